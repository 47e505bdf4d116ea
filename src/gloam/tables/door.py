"""Who may come to a table and speak there: what its host decides."""

from __future__ import annotations

from collections.abc import Set
from typing import Final, Literal, final

from gloam.kernel.game import Refused
from gloam.tables.errors import TableError

MUTED: Final = "muted"
REMOVED: Final = "removed"
Barred = Literal["muted", "removed"]


@final
class Door:
    """Who is barred from what at a table."""

    def __init__(self, barred: Set[tuple[str, str]] = frozenset()) -> None:
        self._barred = set(barred)

    def bar(self, person: str, how: Barred, barred: bool) -> None:
        if barred:
            self._barred.add((person, how))
        else:
            self._barred.discard((person, how))

    def barred(self) -> list[tuple[str, Barred, bool]]:
        """Everyone who is barred, from what, for a change that stores it."""
        return [(person, MUTED if how == MUTED else REMOVED, True) for person, how in sorted(self._barred)]

    def muted(self, person: str) -> bool:
        return (person, MUTED) in self._barred

    def removed(self, person: str) -> bool:
        return (person, REMOVED) in self._barred

    def check_enter(self, person: str, closed: bool) -> None:
        """Raises TableError if someone may not come; `closed`: the table is, to them."""
        if self.removed(person):
            raise TableError(403, "whoever made this table has asked you to leave")
        if closed:
            raise TableError(403, "this table is closed to newcomers")

    def check_speak(self, person: str) -> None:
        if self.muted(person):
            raise Refused("whoever made this table has muted you")
