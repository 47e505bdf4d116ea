"""How Horrified is described and drawn: views, texts, pictures, positions, refusals."""

from __future__ import annotations

from typing import Final

from gloam.games.horrified.table import village
from gloam.kernel.definition import Forbidden
from gloam.kernel.game import Game, Question
from gloam.kernel.sentences import sentence, written
from gloam.show.games import GameShown


class VillageShown(GameShown):
    """How Horrified is described and drawn: nothing on its table is hidden."""

    open_table = True
    deliberate = frozenset(("discard",))

    def forbidden(self, game: Game, question: Question, answer: int) -> Forbidden:
        plainly = super().forbidden(game, question, answer)
        missing = self.own("outcomes", "missing_for")(village(game.table), question, answer)
        return Forbidden(sentence(f"{written(plainly.reason)} {missing}".rstrip()), plainly.rule)

    def unavailable(self, game: Game, question: Question) -> list[tuple[str, Forbidden]]:
        missing = super().unavailable(game, question)
        for i, (kind, why) in enumerate(missing):
            if kind == "defeat":
                lacking = self.own("outcomes", "missing_to_defeat")(village(game.table))
                missing[i] = kind, Forbidden(why.reason, why.rule, sentence(lacking))
        return missing


SHOWN: Final = VillageShown
