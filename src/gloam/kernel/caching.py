"""The one way to cache parts of a view."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final, ParamSpec, TypeVar, cast

CACHED: Final = 512
"""How many results of one function are kept. What is older is seldom wanted again, and slower to look up."""

Given = ParamSpec("Given")
Made = TypeVar("Made")


def cached(function: Callable[Given, Made]) -> Callable[Given, Made]:
    """Make a function of facts return the same object for the same facts: nobody may change what it returns.

    Facts are numbers, strings and tuples, never a table, so that what is returned is never out of date.
    """
    return cast(Callable[Given, Made], lru_cache(CACHED)(function))
