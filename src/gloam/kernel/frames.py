"""What happened, frame by frame: each event with what it changed in the view of those who may know it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, final

from gloam.kernel.game import SPECTATOR, Happening, may_know
from gloam.kernel.table import differing
from gloam.kernel.views import Change, changes

if TYPE_CHECKING:
    from gloam.kernel.definition import Definition
    from gloam.kernel.table import Table

Seen = tuple[list[list[Change]], list[Change]]
"""What each event changed in a view, and what changed after the last one."""


def eyes_of(definition: Definition, seats: Sequence[int]) -> tuple[int, ...]:
    """Whose views these seats need: each its own, or a spectator's where there is no seat or nothing is hidden."""
    return (SPECTATOR,) if definition.shown.open_table or not seats else tuple(seats)


@final
class Sight:
    """A table, and the view of it for each viewer, made when it is first asked for."""

    def __init__(self, definition: Definition, table: Table) -> None:
        self._definition = definition
        self._table = table
        self._values = table.values()
        self._views: dict[int, Any] = {}

    def view(self, eyes: int) -> Any:
        """What these eyes see, as it is made."""
        if eyes not in self._views:
            self._views[eyes] = self._definition.shown.seen(self._table, eyes)
        return self._views[eyes]

    def of(self, table: Table) -> Sight:
        """The sight of a later table: this one, if the same lies there."""
        later = Sight(self._definition, table)
        return later if differing(table.fields(), later._values, self._values) else self

    def changes(self, later: Sight, eyes: int) -> list[Change]:
        """What turns these eyes' view into their view of a later table."""
        return [] if later is self else changes(self.view(eyes), later.view(eyes))


@final
class Frames:
    """What happened on the way from one table to another, for whoever looks.

    What changed with an event that eyes may not know is in their frame of the next event that they may, or in the end.
    """

    def __init__(self, before: Sight, happened: Sequence[Happening], after: Table) -> None:
        self.happened = happened
        self._before = before
        self._at: list[Sight] = []
        sight = before
        for happening in happened:
            sight = sight.of(happening.table)
            self._at.append(sight)
        self.after = sight.of(after)
        self._seen: dict[tuple[int, bool], Seen] = {}

    def seen(self, eyes: int, everything: bool = False) -> Seen:
        """What these eyes see change; `everything`: the game is over, and they may know all that happened."""
        if (eyes, everything) not in self._seen:
            self._seen[eyes, everything] = self._look(eyes, everything)
        return self._seen[eyes, everything]

    def _look(self, eyes: int, everything: bool) -> Seen:
        sight = self._before
        made: list[list[Change]] = []
        for i, happening in enumerate(self.happened):
            if everything or may_know(happening.seen, eyes):
                made.append(sight.changes(self._at[i], eyes))
                sight = self._at[i]
            else:
                made.append([])
        return made, sight.changes(self.after, eyes)
