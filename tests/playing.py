"""What the tests of every game ask of a game being played: what is open, and what is refused."""

from __future__ import annotations

import pytest

from gloam.kernel.game import ANYONE, Game, Refused


class Playing:
    """A game with NATURE scripted: what is not scripted cannot happen, and all that is must."""

    game: Game

    def full(self, text: str) -> str:
        """An answer as the game spells it, where tests write it shorter."""
        return text

    def short(self, text: str) -> str:
        """An answer of the game as tests write it."""
        return text

    def options(self, seat: int = ANYONE) -> list[str]:
        """The answers a seat may give now."""
        return [self.short(text) for text in self.game.answers(seat)]

    def offers(self, kind: str, seat: int = ANYONE) -> list[str]:
        """What the answers of one kind name: offers("move") is ["camp", ...]."""
        return [text.partition(" ")[2] for text in self.options(seat) if text.split()[0] == kind]

    def asked(self) -> tuple[int, str]:
        """Who is waited for, and what is asked."""
        return self.game.asked[0].seat, self.game.asked[0].prompt

    def refuses(self, text: str, seat: int = ANYONE) -> str:
        """The rule by which an answer is refused ("" if no rule is named); the table must not change."""
        before = self.game.save()
        with pytest.raises(Refused) as refused:
            self.game.answer(self.full(text), seat)
        assert self.game.save() == before
        return refused.value.rule
