"""Which of many alike are tried in pure Python too; all of them are tried on compiled rules."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest


def but_the_first(params: Iterable[Any], brief: int = 1) -> list[Any]:
    """Parameters of a test: all but the first `brief` of them compute long."""
    return [
        param if n < brief else pytest.param(*(param if isinstance(param, tuple) else (param,)), marks=pytest.mark.lengthy)
        for n, param in enumerate(params)
    ]
