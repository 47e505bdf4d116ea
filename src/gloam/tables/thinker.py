"""Someone who thinks for bots, gives hints, and does what takes long, so that other tables go on meanwhile."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from typing import NamedTuple, Protocol, TypeVar, final

import gloam.bots
from gloam.kernel.definition import Wish
from gloam.kernel.game import Game, Question
from gloam.kernel.nature import Seeded

log = logging.getLogger("gloam.tables")

T = TypeVar("T")


class Thought(NamedTuple):
    """What a bot would answer (None: it would rather not interrupt), why, and what it would say before, if anything.

    `wish` is what it should ask others first, because the answer touches what they have.
    """

    answer: int | None
    why: str
    remark: str = ""
    wish: Wish | None = None


class Run(Protocol):
    """Does something that may take a while."""

    async def __call__(self, work: Callable[[], T], /) -> T: ...


class Thinker(Protocol):
    """Where bots think, and long work is done."""

    async def think(
        self, game: Game, seat: int, bot: str, whose: str, speak: bool = False, barred: tuple[int, ...] = ()
    ) -> Thought:
        """What a bot would answer or offer in a seat, `barred` answers left out, and with `speak` what it would say before.

        The bot gets a game that agrees with what the seat knows. It thinks for `whose` table it is, and however many tables they
        have, others' bots come in between. Raises BrokenBot.
        """

    async def advise(self, game: Game, seat: int, bot: str, whose: str) -> Thought:
        """What a bot would answer in the seat of a person, who makes offers unadvised. Bots go first. Raises BrokenBot."""

    async def run(self, work: Callable[[], T], /) -> T:
        """Do something that may take a while, such as to play a long game again."""


def imagined(game: Game, seat: int) -> Game:
    """A game in which nothing is real but what a seat knows: what a bot there is given."""
    return game.imagine(seat, Seeded(secrets.randbits(63)))


def think(game: Game, seat: int, bot: str, seed: int, speak: bool, barred: tuple[int, ...], offers: bool) -> Thought:
    """What a bot makes of an imagined game."""
    game.nature = Seeded(seed)
    game.asked = tuple(_without(question, barred) if question.seat == seat else question for question in game.asked)
    remark = _remark(game, seat) if speak else ""
    player, question = gloam.bots.find(bot, seed), game.question_for(seat)
    advice = gloam.bots.offer(game, player, question) if offers and question is not None else None
    advice = advice or player.choose(game, seat)
    if advice is None:
        return Thought(None, "")
    return Thought(advice.answer, advice.why, remark, _wish(game, seat, advice.answer))


@final
class InPlace:
    """Implements `Thinker`: everything is done at once, where it is asked for."""

    async def think(
        self, game: Game, seat: int, bot: str, whose: str, speak: bool = False, barred: tuple[int, ...] = ()
    ) -> Thought:
        return await self._think(game, seat, bot, speak, barred, offers=True)

    async def advise(self, game: Game, seat: int, bot: str, whose: str) -> Thought:
        return await self._think(game, seat, bot, speak=False, barred=(), offers=False)

    async def run(self, work: Callable[[], T], /) -> T:
        return work()

    async def _think(self, game: Game, seat: int, bot: str, speak: bool, barred: tuple[int, ...], offers: bool) -> Thought:
        await asyncio.sleep(0)  # what waits comes first
        try:
            return think(imagined(game, seat), seat, bot, secrets.randbits(63), speak, barred, offers)
        except Exception as error:
            raise gloam.bots.BrokenBot(f"{type(error).__name__}: {error}") from error


def _without(question: Question, barred: tuple[int, ...]) -> Question:
    """A question without the answers that a bot has given up; as it is if there is no other."""
    left = [option for option in question.options if option not in barred]
    return Question.restored([*question.data()[:2], left, *question.data()[3:]]) if left else question


def _wish(game: Game, seat: int, answer: int | None) -> Wish | None:
    question = next((each for each in game.asked if each.seat == seat and answer in each.options), None)
    return None if question is None or answer is None else game.setup.definition.advisor.wish(game, question, answer)


def _remark(game: Game, seat: int) -> str:
    try:
        return gloam.bots.remark(game, seat) or ""
    except Exception:
        log.exception("a bot in seat %d of %s finds no words", seat, game.setup.definition.name)
        return ""
