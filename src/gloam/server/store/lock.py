"""A lock beside a file: one server at a time has it, and whoever ends, however, gives it back."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import final


class Taken(Exception):
    """Another server has the database."""


@final
class Lock:
    """Held from its making until it is released. Raises Taken if another process holds it."""

    def __init__(self, path: Path) -> None:
        self._file = path.open("a+b")
        try:
            _take(self._file.fileno())
        except OSError:
            self._file.close()
            raise Taken(
                f"another Gloam serves {path.name.removesuffix('.lock')} already: end that one, or use another --database"
            ) from None

    def release(self) -> None:
        self._file.close()


if sys.platform == "win32":

    def _take(file: int) -> None:
        import msvcrt

        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

else:

    def _take(file: int) -> None:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
