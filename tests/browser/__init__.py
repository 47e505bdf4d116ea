"""A package, so that its tests can share a browser which is closed when others begin (`conftest.py`)."""
