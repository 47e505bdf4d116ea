"""What hypothesis tries is the same in every run, and who of several workers runs which tests."""

from __future__ import annotations

import gc

import pytest
from hypothesis import settings
from xdist.remote import Producer
from xdist.scheduler import LoadScopeScheduling

settings.register_profile("settled", deadline=None, derandomize=True, database=None)
settings.register_profile("explore", deadline=None, max_examples=500)
settings.load_profile("settled")

# What tests import and make is large and stays: looking through it for garbage again and again takes a sixth of their time.
gc.set_threshold(100_000, 50, 100)


def pytest_collection_finish() -> None:
    gc.freeze()


WAITING = ("server", "browser")
"""Folders whose tests start servers and browsers, and wait for them."""
SINGLE = ("properties",)
"""Folders whose tests are handed out one by one."""


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Nothing long is left over for the end: what waits comes first, and what is handed out one by one last."""
    items.sort(key=lambda item: (item.path.parent.name in SINGLE, item.path.parent.name not in WAITING))


class ByFile(LoadScopeScheduling):
    """A file is one worker's, so that what its tests share is made once."""

    def _split_scope(self, nodeid: str) -> str:
        file = nodeid.split("::", 1)[0]
        return nodeid if file.split("/")[-2] in SINGLE else file


def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> ByFile:
    return ByFile(config, log)
