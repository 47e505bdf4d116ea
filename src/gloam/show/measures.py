"""What happened in a game, as measures read it: events by kind, with named parts.

A measure is a function of a `GameStory` that returns a number, a text, or a list of either. A game lists its measures in the module
`measures` of its `show`, as MEASURES; each becomes a column of results, with the function's name.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, final, get_type_hints

from gloam.kernel.game import Game, Happening
from gloam.kernel.table import Table


class Occurrence(NamedTuple):
    """An event with its parts by name, and the table after it."""

    parts: dict[str, Any]
    table: Any


@final
class GameStory:
    """Everything that happened in a game that is over."""

    def __init__(self, game: Game, happened: Sequence[Happening]) -> None:
        self.game = game
        self._happened = happened
        self._events = game.setup.definition.events

    @property
    def table(self) -> Table:
        """The table at the end."""
        return self.game.table

    def of(self, *kinds: str) -> list[Occurrence]:
        """The events of these kinds, in order."""
        return [Occurrence(self._events.parts(each.event), each.table) for each in self._happened if each.event[0] in kinds]

    def count(self, kind: str) -> int:
        """The number of events of this kind."""
        return sum([each.event[0] == kind for each in self._happened])

    def names(self, kind: str, part: str) -> list[str]:
        """What this part names in each event of this kind."""
        return [str(event.parts[part]) for event in self.of(kind)]


Measure = Callable[[GameStory], Any]


def kind_of(measure: Measure) -> Any:
    """The type of a measure's values, as the function declares it."""
    return get_type_hints(measure)["return"]
