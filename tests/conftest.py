"""What hypothesis tries is the same in every run, and who of several workers runs which tests."""

from __future__ import annotations

import pytest
from hypothesis import settings

settings.register_profile("settled", deadline=None, derandomize=True, database=None)
settings.register_profile("explore", deadline=None, max_examples=500)
settings.load_profile("settled")

WAITING = ("server", "browser")
"""Folders whose tests start servers and browsers, and wait for them."""
SINGLE = ("properties",)
"""Folders whose tests are handed out one by one."""


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A file is one worker's, so that what its tests share is made once; nothing long is left over for the end.

    So what waits comes first, and what can be handed out one by one last.
    """
    for item in items:
        if item.path.parent.name not in SINGLE:
            item.add_marker(pytest.mark.xdist_group(item.path.stem + item.path.parent.name))
    items.sort(key=lambda item: (item.path.parent.name in SINGLE, item.path.parent.name not in WAITING))
