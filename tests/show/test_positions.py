"""Positions by names: written, checked, read again, and refused with the place and the reason."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from gloam.kernel.position import PositionError
from gloam.show.dealing import Dealt
from gloam.show.positions import (
    ALWAYS,
    FLAG,
    SEAT,
    SEAT_MASK,
    SEATS,
    Choice,
    Field,
    Fields,
    Keyed,
    Number,
    One,
    Pair,
    Record,
    Rows,
    Section,
    Several,
    Spots,
    impossible_step,
    told_at,
)

PLACES = ("abbey", "barn", "crypt")
THINGS = ("axe", "bell", "candle")


class Blow(NamedTuple):
    at: int
    thing: int = -1
    hard: int = 0


class Hut:
    """A table."""

    def __init__(self) -> None:
        self.seats = 3
        self.turn = 2
        self.round = 1
        self.late = 0
        self.phase = "day"
        self.at = -1
        self.lit: tuple[int, ...] = ()
        self.spots: tuple[int, ...] = (-1, -1)
        self.sides: tuple[int, ...] = (3, 4)
        self.passed = 0
        self.order: tuple[int, ...] = ()
        self.blows: tuple[Blow, ...] = ()
        self.pairs: tuple[tuple[int, int], ...] = ()
        self.bag: tuple[int, ...] = (0, 1)


FIELDS = Fields(
    Field("turn", SEAT),
    Field("round", Number(9, 1), usual=1),
    Field("dusk", FLAG, "late", usual=0),
    Field("phase", Choice("day", "night")),
    Field("at", One(PLACES, "off"), usual=-1),
    Field("lit", Several(PLACES, different=True), usual=ALWAYS),
    Field("spots", Spots(THINGS)),
    Field("right", Number(9), "sides", 1),
    Field("passed", SEAT_MASK),
    Field("order", SEATS),
    Field("blows", Rows(Record(Blow, at=One(PLACES), thing=One(THINGS), hard=FLAG))),
    Field("pairs", Rows(Pair(One(PLACES), One(THINGS)))),
    Field("lying", Keyed(PLACES, Several(THINGS)), lambda t: {0: t.bag} if t.bag else {}),
    decks=Fields(Field("bag", Dealt(Several(THINGS)), lambda t: t.bag)),
)

FULL: dict[str, Any] = {
    "turn": 1,
    "round": 4,
    "dusk": True,
    "phase": "night",
    "at": "crypt",
    "lit": ["barn"],
    "spots": ["", "bell"],
    "right": 7,
    "passed": [0, 2],
    "order": [2, 1],
    "blows": [{"at": "abbey"}, {"at": "barn", "thing": "axe", "hard": True}],
    "pairs": [["crypt", "candle"]],
}


def read(told: dict[str, Any]) -> Hut:
    table = Hut()
    FIELDS.read(table, FIELDS.told(told))
    return table


def test_what_is_usual_is_left_out_and_a_bare_table_stays_as_it_is() -> None:
    bare = {
        "turn": 2,
        "phase": "day",
        "lit": [],
        "right": 4,
        "lying": {"abbey": ["axe", "bell"]},
        "decks": {"bag": ["axe", "bell"]},
    }
    assert FIELDS.write(Hut()) == bare
    assert vars(read({})) == vars(Hut())


def test_what_is_told_is_written_as_it_was_told() -> None:
    table = read(FULL)
    assert (table.turn, table.round, table.late, table.at, table.spots, table.sides) == (1, 4, 1, 2, (-1, 1), (3, 7))
    assert (table.passed, table.order, table.pairs) == (0b101, (2, 1), ((2, 2),))
    assert table.blows == (Blow(0), Blow(1, 0, 1))
    written = FIELDS.write(table)
    assert {name: value for name, value in written.items() if name in FULL} == FULL
    assert table.bag == (0, 1)  # it is dealt


@pytest.mark.parametrize(
    ("told", "reason"),
    [
        ({"turn": 3}, "turn: should be a number from 0 to 2, not 3"),
        ({"round": 0}, "round: should be a number from 1 to 9, not 0"),
        ({"at": "crpyt"}, "at: there is no 'crpyt' here; did you mean 'crypt'?"),
        ({"at": "zoo"}, "at: there is no 'zoo' here; there are abbey, barn, crypt"),
        ({"lit": ["barn", "barn"]}, "lit: the same one is named twice"),
        ({"passed": [1, 1]}, "passed: should name different seats from 0 to 2, not [1, 1]"),
        ({"order": [3]}, "order: should name different seats from 0 to 2, not [3]"),
        ({"blows": [{"at": "abbey"}, {"at": "inn"}]}, "blows[1].at: there is no 'inn' here"),
        ({"blows": [{}]}, "blows[0]: object missing required field at"),
        ({"phase": "noon"}, "phase: invalid enum value 'noon'"),
        ({"weather": 1}, "weather: there is no such thing in a position"),
        ({"rond": 1}, "rond: there is no such thing in a position; did you mean 'round'?"),
        ({"decks": {"bagg": []}}, "decks.bagg: there is no such thing in a position; did you mean 'bag'?"),
        ({"bag": []}, "bag: there is no such thing in a position; did you mean 'decks.bag'?"),
        ({"decks": ["axe"]}, "decks: is a section with names of its own"),
        ({"decks": {"bag": 1}}, "decks.bag: expected array, got int"),
    ],
)
def test_what_cannot_be_is_refused_with_place_and_reason(told: dict[str, Any], reason: str) -> None:
    with pytest.raises(PositionError) as refused:
        read(told)
    assert str(refused.value).startswith(reason)


LAMPS = Keyed(PLACES, Section(Field("lit", FLAG), Field("oil", Number(9)), Field("holds", Dealt(Several(THINGS)))))


def test_a_section_tells_what_is_read_of_it_and_none_for_the_rest() -> None:
    lamps = LAMPS.read(Hut(), {"barn": {"oil": 3, "holds": ["rest"]}, "abbey": {"lit": True}}, "lamps")
    assert [(lamps[1].lit, lamps[1].oil, lamps[1].holds), (lamps[0].lit, lamps[0].oil)] == [(None, 3, ["rest"]), (1, None)]
    with pytest.raises(PositionError, match=r"^lamps\.barn\.oil: should be a number from 0 to 9, not 12$"):
        LAMPS.read(Hut(), {"barn": {"oil": 12}}, "lamps")


def test_a_list_is_as_long_as_it_should_be() -> None:
    assert Rows(Number(9), 2).read(Hut(), [1, 2], "sides") == (1, 2)
    with pytest.raises(PositionError, match=r"^sides: should be a list of 2, not of 1$"):
        Rows(Number(9), 2).read(Hut(), [1], "sides")


def test_what_is_told_is_found_by_its_place() -> None:
    told = FIELDS.told({"decks": {"bag": ["candle"]}, "lit": ["barn"]})
    assert told_at(told, "decks.bag") == ["candle"]
    assert told_at(told, "lit[0]") == "barn"
    assert told_at(told, "blows.at") is None


def walk(g: object, t: object, to: int) -> None: ...
def walked(g: object, t: object, answer: int) -> None: ...


def test_a_step_that_cannot_be_left_to_do() -> None:
    rules = {"walk": walk, "walked": walked}
    assert impossible_step(rules, ("walk", 1), (), {"to": range(2)}) == ""
    assert impossible_step(rules, ("walk", 2), (), {"to": range(2)}) == "['walk', 2]: there is no to 2"
    assert impossible_step(rules, ("walk", 1), ("walk",), {}).endswith("is never left to do when someone is asked")
    assert impossible_step(rules, ("walked", 1), (), {}).endswith("is never left to do when someone is asked")
    assert impossible_step(rules, ("walked", 1), (), {}, ("walked",)) == ""
    assert impossible_step(rules, ("walk", 100), (), {}).endswith("there is no to 100")
    assert impossible_step(rules, ("walk", 100), (), {}, others=None) == ""
