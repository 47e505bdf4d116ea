"""Answering: by int, text or parts; what is refused, why, and that nothing has changed then."""

from __future__ import annotations

from typing import Any

import pytest

import gloam
from gloam.kernel.catalogue import UnknownAnswer
from gloam.kernel.game import Game, Refused, Registry
from kernel.games.stroll import STROLL
from kernel.play import play, scripted


def refused(game: Game, answer: Any, seat: int | None = None) -> Refused:
    """Why an answer is refused; makes sure that it changes nothing."""
    before = game.save()
    with pytest.raises(Refused) as error:
        game.answer(answer) if seat is None else game.answer(answer, seat)
    assert game.save() == before
    return error.value


@pytest.mark.parametrize(
    "answer", [STROLL.catalogue.number("walk yew"), "walk yew", " Walk  YEW", {"kind": "walk", "to": "yew"}], ids=str
)
def test_an_answer_is_an_int_a_text_or_named_parts(answer: Any) -> None:
    game = scripted("stroll", seats=2)
    game.answer(answer, seat=0)
    assert game.table.data()["at"] == [1, 0]
    assert game.record().splitlines()[-2] == "0 walk yew"


def test_what_a_rule_forbids_is_refused_with_that_rule() -> None:
    why = refused(scripted("stroll"), "walk grave")
    assert why.rule == "walk.one-space"
    assert str(why) == "'walk grave': too far [walk.one-space]"
    assert STROLL.rulebook.cite(why.rule).startswith("A walker goes one space at a time")


def test_a_seat_that_is_not_asked_is_refused() -> None:
    assert refused(scripted("stroll", seats=2), "walk yew", 1).reason == "'walk yew': this seat is not asked anything now"


@pytest.mark.parametrize("seat", [2, 63, -3])
def test_a_seat_that_is_not_there_is_refused(seat: int) -> None:
    assert refused(scripted("stroll", seats=2), "walk yew", seat).reason == f"there is no seat {seat} at this table"


@pytest.mark.parametrize("number", [-1, 9999])
def test_a_number_that_no_answer_has_is_refused(number: int) -> None:
    assert refused(scripted("stroll"), number).reason == f"there is no answer number {number} in Stroll"


@pytest.mark.parametrize("answer", ["fly", {"kind": "fly"}], ids=str)
def test_a_text_or_parts_that_no_answer_has_are_unknown(answer: Any) -> None:
    game = scripted("stroll")
    before = game.save()
    with pytest.raises(UnknownAnswer):
        game.answer(answer)
    assert game.save() == before


def test_nothing_is_answered_when_the_game_is_over() -> None:
    game = play(scripted("stroll", "calm"), "walk yew", "walk well", "walk chapel", "walk grave")
    assert refused(game, "pass").reason == "the game is over"
    assert game.answers() == []


def test_nobody_can_answer_for_nature() -> None:
    game = play(gloam.new("stroll", nature=None), "walk yew", "walk well")
    assert refused(game, "omen calm", 0).reason == "'omen calm': this seat is not asked anything now"
    game.answer("omen calm")
    assert game.answers() == ["walk yew", "walk chapel", "pass"]


def test_a_refusal_does_not_tell_what_another_seat_is_offered() -> None:
    game = gloam.new("mansion", seed=1)
    play(game, "hand-out 1", "hand-out 2", "hand-out 1")
    theirs, mine = (set(game.answers(seat)) for seat in (1, 0))
    nobodys = [text for text in (f"play {n}" for n in range(1, 25)) if text not in theirs | mine]
    reasons = {refused(game, text, 0).reason.partition(": ")[2] for text in (*theirs, *nobodys)}
    assert len(reasons) == 1


def test_only_a_seat_of_the_table_speaks() -> None:
    game = scripted("stroll", seats=2)
    for seat in (-1, 2):
        with pytest.raises(Refused, match=f"there is no seat {seat}"):
            game.say(seat, "Boo!")
    assert game.moves == 0


def test_a_seat_sees_its_own_question_and_of_others_only_that_they_are_asked() -> None:
    game = scripted("stroll", seats=2)
    (mine,) = game.view(0)["asked"]
    assert (mine["kind"], mine["prompt"]) == ("walk", "walk?")
    number = STROLL.catalogue.number("walk yew")
    assert not mine["interrupt"]
    assert mine["answers"][0] == {"id": number, "text": "walk yew", "label": "walk yew", "parts": {"kind": "walk", "to": "yew"}}
    assert game.view(1)["asked"] == [{"seat": 0}]
    assert game.view()["asked"] == [{"seat": 0}]


def test_a_view_does_not_show_natures_question() -> None:
    game = play(gloam.new("stroll", nature=None), "walk yew", "walk well")
    assert game.view(0)["asked"] == []


def test_an_imagined_game_does_not_know_the_seed() -> None:
    from gloam.kernel.nature import Seeded

    game = gloam.new("stroll", seed=77)
    imagined = game.imagine(0, Seeded(1))
    assert (imagined.setup.seed, imagined.log, game.setup.seed) == (0, (), 77)
    assert "seed ?" in game.record(0)


def test_two_rules_of_one_name_are_refused() -> None:
    rule = Registry()

    def window(g: Game, t: object) -> None:
        """The kernel has a rule of this name."""

    with pytest.raises(ValueError, match="two rules are called window"):
        rule(window)
