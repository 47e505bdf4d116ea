"""What hypothesis tries is the same in every run; `./run test --hypothesis-profile=explore` tries something new."""

from __future__ import annotations

from hypothesis import settings

settings.register_profile("settled", deadline=None, derandomize=True, database=None)
settings.register_profile("explore", deadline=None, max_examples=500)
settings.load_profile("settled")
