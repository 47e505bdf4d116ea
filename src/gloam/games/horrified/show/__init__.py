"""How Horrified is described and drawn: views, texts, pictures, positions, refusals."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Any, Final

from gloam.games.horrified.table import village
from gloam.kernel.definition import Forbidden
from gloam.kernel.game import Game, Question
from gloam.kernel.table import Table
from gloam.show.games import GameShown


class VillageShown(GameShown):
    """How Horrified is described and drawn: nothing on its table is hidden."""

    open_table = True
    deliberate = frozenset(("discard",))

    def seen_again(self, table: Table, seat: int, seen: Any, different: Sequence[str]) -> Any:
        return self.own("view", "view_again")(table, seen, different)

    @cached_property
    def observe(self) -> Callable[[Table, int], bytes]:
        observe: Callable[[Table, int], bytes] = self.own("observing", "observe")
        return observe

    def forbidden(self, game: Game, question: Question, answer: int) -> Forbidden:
        plainly = super().forbidden(game, question, answer)
        missing = self.own("outcomes", "missing_for")(village(game.table), question, answer)
        return Forbidden(f"{plainly.reason} {missing}".rstrip(), plainly.rule)

    def unavailable(self, game: Game, question: Question) -> list[tuple[str, Forbidden]]:
        missing = super().unavailable(game, question)
        for i, (kind, why) in enumerate(missing):
            if kind == "defeat":
                missing[i] = kind, Forbidden(why.reason, why.rule, self.own("outcomes", "missing_to_defeat")(village(game.table)))
        return missing


SHOWN: Final = VillageShown
