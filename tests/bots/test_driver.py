"""Bots at a table: what they see, when they are asked, and what happens when they fail."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import gloam
from gloam import bots
from gloam.kernel.definition import Advice
from gloam.kernel.game import Game
from gloam.kernel.spelling import UnknownName


class Scripted:
    """Does as a function tells."""

    name = "scripted"

    def __init__(self, choose: Callable[[Game, int], Advice | None]) -> None:
        self._choose = choose

    def choose(self, game: Game, seat: int) -> Advice | None:
        return self._choose(game, seat)


def village(seed: int = 1, seats: int = 2) -> Game:
    return gloam.new("horrified", seats, {"monsters": ["dracula", "mummy"]}, seed)


def test_bots_are_found_by_name() -> None:
    assert [bots.find(name).name for name in bots.names()] == ["heuristic", "random"]
    with pytest.raises(UnknownName, match="no bot called 'oracle'; there are heuristic, random"):
        bots.find("oracle")


def test_a_game_is_played_to_its_end() -> None:
    game = bots.play_out(village(), [bots.find("random", 1), bots.find("random", 2)])
    assert game.result is not None


def test_random_bots_play_the_same_game_from_the_same_seeds_only() -> None:
    def record(seed: int) -> str:
        return bots.play_out(village(), [bots.find("random", seed), bots.find("random", seed + 1)]).record()

    assert record(5) == record(5)
    assert record(5) != record(6)


def test_a_random_bot_gives_every_open_answer_sooner_or_later() -> None:
    game = village()
    seat = game.asked[0].seat
    given = {bots.find("random", seed).choose(game, seat) for seed in range(300)}
    assert {advice.answer for advice in given if advice} == set(game.asked[0].options)


def test_a_random_bot_takes_about_one_chance_to_interrupt_out_of_eight() -> None:
    game = village()
    other = 1 - game.asked[0].seat
    assert game.question_for(other) is not None
    taken = [seed for seed in range(800) if bots.find("random", seed).choose(game, other) is not None]
    assert 60 < len(taken) < 150


def test_a_bot_is_shown_a_game_of_its_own_without_the_seed_or_the_log() -> None:
    game = village(seed=77)
    before = game.save()

    def spoil(shown: Game, seat: int) -> Advice | None:
        assert shown is not game
        assert shown.setup.seed == 0
        assert shown.log == ()
        assert shown.view(seat)["table"] == game.view(seat)["table"]
        question = shown.asked[0]
        shown.answer(question.options[0])
        return Advice(question.options[0], "because")

    advice = bots.consult(game, Scripted(spoil), game.asked[0])
    assert advice is not None
    assert game.save() == before


def test_the_seat_on_turn_is_asked_after_the_others_had_one_chance_each() -> None:
    game = village(seed=0, seats=3)
    awaited = game.asked[0].seat
    asked: list[int] = []

    def note(shown: Game, seat: int) -> Advice | None:
        asked.append(seat)
        return Advice(shown.asked[0].options[0], "first") if seat == awaited else None

    others = [question.seat for question in game.asked[1:]]
    next(bots.play(game, [Scripted(note)] * 3))
    assert asked == [*others, awaited]
    assert len(others) == 2


def test_an_interrupt_is_carried_out_before_the_awaited_answer() -> None:
    game = village()
    other = game.asked[1].seat

    def interrupt(shown: Game, seat: int) -> Advice | None:
        question = shown.question_for(seat)
        assert question is not None
        return Advice(question.options[0], "now")

    seat, advice = next(bots.play(game, [Scripted(interrupt)] * 2))
    assert (seat, advice.why) == (other, "now")


def test_a_bot_that_fails_is_named_with_its_question() -> None:
    def fail(shown: Game, seat: int) -> Advice | None:
        raise ZeroDivisionError("oh no")

    game = village()
    with pytest.raises(bots.BrokenBot, match=r"'scripted' in seat \d, asked 'act' .*failed with ZeroDivisionError: oh no"):
        bots.consult(game, Scripted(fail), game.asked[0])


@pytest.mark.parametrize(
    ("answer", "complaint"),
    [("fall", "gave the answer 'fall', which is not open"), (10**6, "gave the answer 1000000"), (None, "gave no answer")],
)
def test_an_answer_that_is_not_open_is_refused_with_the_bots_name(answer: str | int | None, complaint: str) -> None:
    game = village()
    number = game.setup.definition.catalogue.number(answer) if isinstance(answer, str) else answer
    with pytest.raises(bots.BrokenBot, match=f"'scripted' in seat .* asked 'act' .*{complaint}"):
        bots.consult(game, Scripted(lambda shown, seat: Advice(number, "why not")), game.asked[0])


def test_each_seat_needs_a_bot() -> None:
    with pytest.raises(ValueError, match="2 seats need 2 bots, not 1"):
        bots.play_out(village(), [bots.find("random")])


def test_nobody_answers_for_nature() -> None:
    game = gloam.new("horrified", 2, nature=None)
    with pytest.raises(bots.BotError, match="NATURE is asked"):
        bots.play_out(game, [bots.find("random")] * 2)


def test_the_bot_of_the_docs_plays_a_game_to_its_end() -> None:
    page = (Path(__file__).parents[2] / "docs/bots.md").read_text(encoding="utf-8")
    (example,) = (block for block in re.findall(r"```python\n(.*?)```", page, re.DOTALL) if "class Patient" in block)
    known: dict[str, Any] = {}
    exec(example, known)
    assert known["game"].over
