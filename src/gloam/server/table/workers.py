"""Bots think in processes of their own. They are sent a game in which nothing is real but what their seat knows."""

from __future__ import annotations

import logging
import secrets
from typing import NamedTuple, final

import gloam.bots
from gloam.bots import BrokenBot
from gloam.kernel.definition import Wish
from gloam.kernel.game import Game, Question
from gloam.kernel.nature import Seeded
from gloam.kernel.record import load
from gloam.server.table.processes import ProcessDied, Processes
from gloam.server.table.turns import Turns

log = logging.getLogger("gloam.server")


class Thought(NamedTuple):
    """What a bot would answer (None: it would rather not interrupt), why, and what it would say before, if anything.

    `wish` is what it should ask others first, because the answer touches what they have.
    """

    answer: int | None
    why: str
    remark: str = ""
    wish: Wish | None = None


def _think(saved: str, seat: int, bot: str, seed: int, speak: bool, barred: tuple[int, ...], offers: bool) -> Thought:
    game = load(saved)
    game.nature = Seeded(seed)
    game.asked = tuple(_without(question, barred) if question.seat == seat else question for question in game.asked)
    remark = _remark(game, seat) if speak else ""
    player, question = gloam.bots.find(bot, seed), game.question_for(seat)
    advice = gloam.bots.offer(game, player, question) if offers and question is not None else None
    advice = advice or player.choose(game, seat)
    if advice is None:
        return Thought(None, "")
    return Thought(advice.answer, advice.why, remark, _wish(game, seat, advice.answer))


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


@final
class Workers:
    """A pool of processes that bots think in."""

    def __init__(self, count: int, patience: float) -> None:
        self._processes = Processes("bots", count, patience)
        self._turns = Turns(count)  # of processes; whoever waits for one does not lose patience
        self._advising = Turns(1)  # of all hints, one at a time comes before the next bot

    def start(self) -> None:
        """Start the processes, in the background."""
        self._processes.start()

    async def think(
        self, game: Game, seat: int, bot: str, whose: str, speak: bool = False, barred: tuple[int, ...] = ()
    ) -> Thought:
        """What a bot would answer or offer in a seat, `barred` answers left out, and with `speak` what it would say before.

        The game itself stays here: the bot gets one that agrees with what the seat knows. It thinks for `whose` table it is, and
        however many tables they have, others' bots come in between. Raises BrokenBot.
        """
        async with self._turns.of(whose):
            return await self._think(game, seat, bot, speak=speak, barred=barred, offers=True)

    async def advise(self, game: Game, seat: int, bot: str, whose: str) -> Thought:
        """What a bot would answer in the seat of a person, who makes offers unadvised. Bots go first. Raises BrokenBot."""
        async with self._advising.of(whose), self._turns.of(whose):
            return await self._think(game, seat, bot, speak=False, barred=(), offers=False)

    async def _think(self, game: Game, seat: int, bot: str, speak: bool, barred: tuple[int, ...], offers: bool) -> Thought:
        try:
            imagined = game.imagine(seat, Seeded(secrets.randbits(63)))
            saved, seed = imagined.save(), secrets.randbits(63)
            return await self._processes.run(_think, saved, seat, bot, seed, speak, barred, offers)
        except TimeoutError:
            raise BrokenBot(f"no answer within {self._processes.patience:g} seconds") from None
        except ProcessDied:
            raise BrokenBot("its process died") from None
        except Exception as error:
            raise BrokenBot(f"{type(error).__name__}: {error}") from error

    def stop(self) -> None:
        """End the processes."""
        self._processes.stop()
