"""Bots at a table: who is asked when, and what they get to see."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from gloam.bots.bot import Bot, BotError, BrokenBot
from gloam.bots.heuristic import Heuristic
from gloam.kernel.definition import Advice
from gloam.kernel.game import NATURE, Game, Question
from gloam.kernel.nature import Seeded
from gloam.kernel.play import TurnOrder, is_open, may_decline


def consult(game: Game, bot: Bot, question: Question) -> Advice | None:
    """What a bot answers to an open question, or None if it would rather not interrupt.

    The bot is shown a random game that agrees with what the asked seat knows, never this one. Raises BrokenBot if it fails
    or if its answer is not open to that seat.
    """
    seat = question.seat
    # The guess depends on what everyone can count. It must not tell the seed of the game.
    imagined = game.imagine(seat, Seeded(game.moves), Seeded(~game.moves))
    try:
        return checked(game, question, bot.choose(imagined, seat))
    except BrokenBot as broken:
        raise BrokenBot(f"{_asked(game, bot, question)} {broken}") from None
    except Exception as error:
        raise BrokenBot(f"{_asked(game, bot, question)} failed with {type(error).__name__}: {error}") from error


def checked(game: Game, question: Question, advice: Advice | None) -> Advice | None:
    """What a bot answers to a question, or None where it declines to interrupt. Raises BrokenBot if it may not answer so."""
    if advice is None or advice.answer is None:
        if may_decline(game, question):
            return None
        raise BrokenBot("gave no answer")
    if not is_open(game, advice.answer, question.seat):
        catalogue = game.setup.definition.catalogue
        known = 0 <= advice.answer < len(catalogue)
        given = catalogue.text(advice.answer) if known else advice.answer
        raise BrokenBot(f"gave the answer {given!r}, which is not open to it")
    return advice


def stand_in(game: Game, question: Question, seed: int) -> int | None:
    """The answer in place of a bot that failed: a random one, or None where the seat may decline to interrupt."""
    if may_decline(game, question):
        return None
    return question.options[Seeded(seed).below(len(question.options), game.moves)]


def remark(game: Game, seat: int) -> str | None:
    """What a bot in this seat might say at the table now, knowing what the seat knows; or None."""
    return game.setup.definition.advisor.remark(game.imagine(seat, Seeded(game.moves), Seeded(~game.moves)), seat)


def offer(game: Game, bot: Bot, question: Question) -> Advice | None:
    """What a bot offers beside the play before it answers, knowing what its seat knows; or None."""
    advisor = game.setup.definition.advisor
    if bot.name != Heuristic.name or question.prompt not in advisor.offers_at:
        return None
    return advisor.offer(game.imagine(question.seat, Seeded(game.moves), Seeded(~game.moves)), question)


def _asked(game: Game, bot: Bot, question: Question) -> str:
    prompt = game.setup.definition.shown.prompt(game, question)
    return f"the bot {bot.name!r} in seat {question.seat}, asked {question.prompt!r} ({prompt}) after {game.moves} answers,"


def play(game: Game, bots: Sequence[Bot]) -> Iterator[tuple[int, Advice]]:
    """Play on with one bot for each seat, an answer at a time; yields who answered what and why.

    Before the awaited seat answers, each other seat with an open question has its chance to interrupt.
    """
    if len(bots) != game.seats:
        raise ValueError(f"{game.seats} seats need {game.seats} bots, not {len(bots)}")
    order = TurnOrder()
    while (question := order.next(game)) is not None:
        if question.seat == NATURE:
            raise BotError("NATURE is asked, and no bot answers for it: give the game a nature of its own")
        bot = bots[question.seat]
        advice = offer(game, bot, question) or consult(game, bot, question)
        if advice is None:
            order.declined(question.seat)
            continue
        assert advice.answer is not None
        order.answered(game, question.seat)
        game.answer(advice.answer, question.seat)
        yield question.seat, advice


def play_out(game: Game, bots: Sequence[Bot]) -> Game:
    """Play a game to its end with one bot for each seat, and return it."""
    for _ in play(game, bots):
        pass
    return game
