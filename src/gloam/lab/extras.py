"""Packages that the lab uses where they are installed."""

from __future__ import annotations

from importlib import import_module
from typing import Any

INSTALL = 'pip install "gloam[lab]"'


class Missing(RuntimeError):
    """A package that is needed and not installed; says how to install it."""


def need(package: str, purpose: str) -> Any:
    """The module of that name. Raises Missing."""
    try:
        return import_module(package)
    except ImportError:
        raise Missing(f"{purpose} needs the package {package.partition('.')[0]}: {INSTALL}") from None
