"""Which modules run compiled.

Those that were compiled from the sources as they are now; the others are the same in pure Python. This goes by groups: if a
source of a game has changed since, all of the game is pure until it is compiled again, and if one of the kernel has, everything
is: compiled modules know each other too well to be mixed with newer ones. `GLOAM_PURE=1` asks for pure Python, and `GLOAM_PURE=0`
for an error where something is not compiled. `gloam` imports this before anything else of it, which is all that is needed.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final

from gloam.compiled.building import about, digest, file_of, library, why_pure

KERNEL: Final = "kernel"


class Compiled(MetaPathFinder):
    """Finds compiled modules before Python looks for their sources."""

    def __init__(self, files: dict[str, Path]) -> None:
        self.files = files

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        file = self.files.get(name)
        if file is None:
            return None
        return spec_from_file_location(name, file, loader=ExtensionFileLoader(name, str(file)))


_fresh: list[str] = []
_stale: list[str] = []


def _use() -> None:
    """From now on, what is compiled and fresh is imported so."""
    wish = os.environ.get("GLOAM_PURE", "")
    if wish in ("", "0"):
        groups = about().get("groups", {})
        changed = [group for group, made in groups.items() if made["digest"] != digest(group)]
        _stale.extend(groups if KERNEL in changed else changed)
        _fresh.extend(group for group in groups if group not in _stale)
        names = [name for group in _fresh for name in (library(group), *groups[group]["modules"])]
        sys.meta_path.insert(0, Compiled({name: file_of(name) for name in names}))
    if wish == "0" and (_stale or not _fresh):
        raise ImportError(f"GLOAM_PURE=0, but Gloam is {told()}")


def told() -> str:
    """How Gloam runs, in a few words."""
    if not _fresh and not _stale:
        if os.environ.get("GLOAM_PURE"):
            return "pure Python, as GLOAM_PURE asks"
        reason = why_pure()
        return f"pure Python: {reason}" if reason else "pure Python"
    if not _stale:
        return "compiled"
    if not _fresh:
        return "pure Python: sources have changed since they were compiled"
    return f"compiled, but {', '.join(_stale)} in pure Python: sources have changed since they were compiled"


_use()
