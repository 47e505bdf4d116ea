"""Saves: a damaged one is refused with the field and the problem."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import gloam
from gloam.kernel.game import Game
from gloam.kernel.nature import Seeded
from gloam.kernel.play import entries
from gloam.kernel.record import RecordError, load
from kernel.play import play, scripted

FIELDS = (
    "seats", "options", "seed", "position", "seeded", "table", "todo", "asked",
    "asking", "sealed", "log", "learnt", "result",
)  # fmt: skip
LATER_FIELDS = ("final", "talk", "moves", "takebacks")  # earlier saves have none
json_values = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 99) | st.text(max_size=4),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner, max_size=3),
    max_leaves=6,
)


def saved() -> dict[str, Any]:
    game = play(gloam.new("arena", 2, seed=3), "recruit golem", "recruit golem", "1: crossroads moon")
    data: dict[str, Any] = json.loads(game.save())
    return data


def problem(text: str) -> str:
    with pytest.raises(RecordError) as error:
        load(text, "game.json")
    return str(error.value)


def test_a_save_goes_on_with_the_same_chance() -> None:
    game = play(gloam.new("stroll", seed=6), "walk yew")
    again = gloam.load(game.save())
    for each in (game, again):
        play(each, "walk well")
    assert again.save() == game.save()


def test_a_game_whose_nature_waits_is_loaded_so() -> None:
    game = play(gloam.new("stroll", nature=None), "walk yew", "walk well")
    assert game.answers() == ["omen calm", "omen dread"]
    again = gloam.load(game.save())
    assert again.nature is None
    play(again, "omen dread")
    assert again.table.data()["at"] == [0]


def test_a_finished_game_is_loaded_as_finished() -> None:
    game = scripted("stroll", "calm")
    play(game, "walk yew", "walk well", "walk chapel", "walk grave")
    again = gloam.load(game.save())
    assert again.over
    assert again.view() == game.view()


def test_an_imagined_game_knows_when_something_was_said() -> None:
    """It has no log, but whoever thinks in it must know whether an offer was made now or long ago."""
    game = play(gloam.new("arena", 2, seed=3), "recruit golem", "recruit golem")
    game.say(1, "Mine is bigger.")
    play(game, "1: crossroads moon")
    again = gloam.load(game.imagine(1, Seeded(5)).save())
    assert (again.moves, again.talk, again.said) == (game.moves, game.talk, 1)
    assert game.talk[1] < game.moves


def test_an_earlier_save_told_talk_among_the_answers() -> None:
    game = play(gloam.new("arena", 2, seed=3), "recruit golem")
    game.say(1, "Mine is bigger.")
    play(game, "recruit golem")
    data = json.loads(game.save())
    earlier = {**data, "log": [list(entry) for entry in entries(game)]}
    del earlier["talk"], earlier["moves"], earlier["takebacks"]
    assert load(json.dumps(earlier)).save() == game.save()


def test_a_save_that_is_incomplete() -> None:
    text = json.dumps(saved(), indent=1)
    assert problem(text[: len(text) // 2]).startswith("game.json: line ")
    assert "not a complete save" in problem(text[: len(text) // 2])
    assert "not a complete save" in problem("")


def test_something_else_than_a_save() -> None:
    for text in ("[]", "{}", "7", '{"game": "arena"}'):
        assert problem(text) == "game.json: this is not a saved game of Gloam"
    assert problem("[" * 100_000).startswith("game.json: damaged: ")


@pytest.mark.parametrize("field", FIELDS)
def test_a_missing_field_is_named(field: str) -> None:
    data = saved()
    del data[field]
    assert problem(json.dumps(data)) == f"game.json: the field '{field}' is missing"


def test_these_are_all_fields() -> None:
    assert set(saved()) == {"gloam", "game", "version", *FIELDS, *LATER_FIELDS}


def test_a_missing_field_of_the_table_is_named() -> None:
    data = saved()
    del data["table"]["moon"]
    assert problem(json.dumps(data)) == "game.json: the field 'moon' is missing"


@pytest.mark.parametrize(
    ("field", "value", "message"),
    [
        ("gloam", 2, "gloam: format 2 is not supported; this Gloam reads 1"),
        ("version", 7, "game: made with version 7 of the rules of Arena; this Gloam has version 1"),
        ("game", "chess", "game: there is no game called 'chess'"),
        ("game", None, "game: there is no game called 'None'"),
        ("seats", 9, "damaged: seats: Arena is not played by 9"),
        ("seats", "2", "damaged: seats: Arena is not played by '2'"),
        ("options", {"fog": True}, "damaged: fog: there is no such option"),
        ("todo", [["fly", 3]], "damaged: ['fly', 3] is not a step of Arena"),
        ("asking", "turn", "damaged: 'turn' is not a step of Arena"),
        ("asked", [[0, "turn", [99999], ["act"], False, -1, 0, []]], "damaged: "),
        ("log", [[1]], "damaged: "),
        ("talk", [["soon", 0, "Boo!"]], "damaged: talk: 'Boo!' was not said after 'soon' answers"),
        ("talk", [[1, 0, 7]], "damaged: talk: 7 was not said after 1 answers"),
        ("talk", [[1, 5, "Boo!"]], "damaged: there is no seat 5 at this table"),
        ("moves", "many", "damaged: moves: 'many' is not a number"),
        ("table", [], "damaged: "),
    ],
)
def test_a_wrong_field_is_named(field: str, value: Any, message: str) -> None:
    assert problem(json.dumps({**saved(), field: value})).startswith(f"game.json: {message}")


@settings(max_examples=300, deadline=None)
@given(st.sampled_from(FIELDS + LATER_FIELDS), json_values)
def test_a_damaged_save_is_refused_or_loaded_but_nothing_else(field: str, value: Any) -> None:
    said = ""
    try:
        assert isinstance(load(json.dumps({**saved(), field: value}), "game.json"), Game)
    except RecordError as error:
        said = str(error)
    assert not said or said.startswith("game.json: ")
