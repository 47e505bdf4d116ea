"""Options: what is given, a preset or the default; a wrong one is named with what is allowed."""

from __future__ import annotations

from typing import Any

import pytest

import gloam
from gloam.kernel.definition import Definition
from gloam.kernel.options import OptionError
from gloam.kernel.spelling import UnknownName
from kernel.games.stroll import STROLL

DEFAULTS = {"start": "gate", "lamps": [], "first": 0, "fog": False, "dread": 0}


def test_what_is_not_given_has_its_default() -> None:
    assert STROLL.options.read({}, 2) == DEFAULTS
    assert STROLL.options.read({"fog": True}, 2) == {**DEFAULTS, "fog": True}


def test_a_preset_sets_several_and_what_is_given_goes_before_it() -> None:
    assert STROLL.options.read({"preset": "gloomy"}, 2) == {**DEFAULTS, "fog": True, "dread": 2}
    assert STROLL.options.read({"dread": 1, "preset": "gloomy"}, 2)["dread"] == 1


@pytest.mark.parametrize(
    "given",
    [
        {"start": "yew"}, {"lamps": ["gate", "well"]}, {"lamps": ["gate", "well", "yew"]}, {"lamps": []},
        {"first": 1}, {"first": -1}, {"fog": True}, {"dread": 2},
    ],
    ids=str,
)  # fmt: skip
def test_each_kind_takes_its_values(given: dict[str, Any]) -> None:
    assert given.items() <= STROLL.options.read(given, 2).items()


@pytest.mark.parametrize(
    ("option", "value", "allowed"),
    [
        ("start", "moon", "choose one of gate, yew"),
        ("start", ["gate"], "choose one of gate, yew"),
        ("start", None, "choose one of"),
        ("lamps", "gate", "should be a list"),
        ("lamps", ["gate"], "takes 2 to 3 of them, not 1"),
        ("lamps", ["gate", "yew", "well", "grave"], "takes 2 to 3 of them, not 4"),
        ("lamps", ["gate", "gate"], "named twice"),
        ("lamps", ["gate", "moon"], "there is no 'moon'; choose from gate, yew"),
        ("lamps", ["gate", {}], "there is no {}"),
        ("first", 2, "a seat from 0 to 1"),
        ("first", -2, "a seat from 0 to 1"),
        ("first", "0", "a seat from 0 to 1"),
        ("first", True, "a seat from 0 to 1"),
        ("fog", 1, "true or false"),
        ("fog", "yes", "true or false"),
        ("dread", 3, "a number from 0 to 2"),
        ("dread", -1, "a number from 0 to 2"),
        ("dread", 1.0, "a number from 0 to 2"),
        ("dread", False, "a number from 0 to 2"),
        ("preset", "merry", "choose one of gloomy"),
        ("preset", [], "choose one of gloomy"),
        ("ghosts", 3, "no such option; there are start, lamps"),
    ],
)
def test_a_wrong_value_is_refused_by_name_and_with_what_is_allowed(option: str, value: Any, allowed: str) -> None:
    with pytest.raises(OptionError) as error:
        STROLL.options.read({option: value}, 2)
    assert str(error.value).startswith(f"{option}: ")
    assert allowed in str(error.value)


def test_options_are_a_table_of_names_and_values() -> None:
    with pytest.raises(OptionError, match="options should be a table"):
        STROLL.options.read(["fog"], 2)  # type: ignore[arg-type]


def test_a_new_game_refuses_wrong_options_and_numbers_of_seats() -> None:
    with pytest.raises(OptionError, match=r"^dread: "):
        gloam.new("stroll", options={"dread": 9})
    with pytest.raises(ValueError, match="Stroll takes 1 to 3 seats, not 4"):
        gloam.new("stroll", seats=4)
    with pytest.raises(UnknownName, match="there is no game called 'chess'; there are arena, cabin"):
        gloam.new("chess")


@pytest.mark.parametrize("definition", gloam.all_games().values(), ids=lambda definition: definition.id)
def test_a_default_is_a_value_that_could_be_chosen_at_any_table(definition: Definition) -> None:
    for seats in range(definition.least_seats, definition.most_seats + 1):
        for option in definition.options.options:
            assert option.read(option.default, seats) == option.default
