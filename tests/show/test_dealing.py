"""Dealing: each thing is at one place of a position, and none is lost."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from gloam.kernel.position import PositionError
from gloam.show.dealing import Dealt, Pool, claimed, deal, distribute
from gloam.show.positions import Field, Fields, Keyed, Number, One, Rows, Section, Several

PLACES = ("abbey", "barn", "crypt")
THINGS = ("axe", "bell", "candle")


class Shed:
    """A table with things on it."""

    def __init__(self) -> None:
        self.seats = 2
        self.hands: list[tuple[int, ...]] = [(0,), ()]
        self.on: list[tuple[int, ...]] = [(), (1,), ()]
        self.raised = -1
        self.discard: tuple[int, ...] = (1,)
        self.sack: Any = None


SHED = Fields(
    Field("hands", Dealt(Rows(Several(THINGS)))),
    Field("on", Dealt(Keyed(PLACES, Several(THINGS)))),
    Field("raised", Dealt(One(THINGS)), usual=-1),
    Field("turn", Number(3)),
    decks=Fields(Field("discard", Dealt(Several(THINGS), deck="decks.sack")), Field("sack", Dealt(Pool(THINGS)))),
)
EVERYTHING = (0, 0, 1, 1, 2)


def dealt(told: dict[str, Any], **more: Any) -> Shed:
    table = Shed()
    deal(table, SHED, SHED.told(told), THINGS, EVERYTHING, more)
    return table


def test_what_is_not_told_stays_and_the_deck_has_the_rest() -> None:
    table = dealt({})
    assert (table.hands, table.on, table.raised, table.discard) == ([(0,), ()], [(), (1,), ()], -1, (1,))
    assert sorted(table.sack.cards()) == [0, 2]
    table = dealt({"raised": "candle", "on": {"barn": []}, "hands": [[], ["axe", "axe"]]}, hidden=["bell"])
    assert (table.hands, table.on, table.raised) == ([(), (0, 0)], [(), (), ()], 2)
    assert len(table.sack) == 0


class Porter(NamedTuple):
    bears: tuple[int, ...]


PORTERS = Fields(
    Field("porters", Keyed(("ann", "bob"), Section(Field("bears", Dealt(Several(THINGS))))), lambda t: {1: Porter(t.hands[0])}),
    Field("sack", Dealt(Pool(THINGS))),
)


def test_sections_by_name_are_dealt_too_and_put_back_by_whoever_reads_them() -> None:
    table = Shed()
    assert deal(table, PORTERS, PORTERS.told({}), THINGS, EVERYTHING)["porters.bob.bears"] == (0,)
    told = PORTERS.told({"porters": {"bob": {"bears": ["bell", "candle"]}}})
    assert deal(table, PORTERS, told, THINGS, EVERYTHING)["porters.bob.bears"] == (1, 2)
    assert sorted(table.sack.cards()) == [0, 0, 1]
    assert table.hands == [(0,), ()]


def test_discards_are_what_is_not_in_a_deck_that_is_told() -> None:
    table = dealt({"decks": {"sack": ["candle"]}})
    assert table.discard == (0, 1)
    assert sorted(table.sack.cards()) == [2]


@pytest.mark.parametrize(
    ("told", "reason"),
    [
        ({"hands": [[]]}, "hands: 2 seats need a list each, there are 1"),
        ({"on": {"zoo": []}}, "on: there is no 'zoo' here"),
        ({"on": {"barn": "axe"}}, "on.barn: should be a list of names, not 'axe'"),
        ({"raised": "sword"}, "raised: there is no 'sword' here"),
    ],
)
def test_what_cannot_be_dealt_is_refused(told: dict[str, Any], reason: str) -> None:
    with pytest.raises(PositionError) as refused:
        dealt(told)
    assert str(refused.value).startswith(reason)


def test_components_are_dealt_to_places_that_fit() -> None:
    everything = (0, 0, 1, 2)
    dealt = distribute(
        THINGS, everything, {"a": ["axe", ""], "b": ["rest"], "c": None}, lambda place, thing: place != "b" or thing == 1
    )
    assert dealt == {"a": (0,), "b": (1,), "c": (0, 2)}
    with pytest.raises(PositionError, match="b: candle cannot be there"):
        distribute(THINGS, everything, {"b": ["candle"], "c": None}, lambda place, thing: place != "b" or thing == 1)
    with pytest.raises(PositionError, match="c: these are nowhere: axe, candle"):
        distribute(THINGS, everything, {"b": ["axe", "bell"], "c": []})
    with pytest.raises(PositionError, match="b: one 'axe' too many; there are only 2"):
        distribute(THINGS, everything, {"b": ["axe", "axe", "axe"]})
    with pytest.raises(PositionError, match="c: the rest is at b already"):
        distribute(THINGS, everything, {"b": ["rest"], "c": ["rest"]})
    with pytest.raises(PositionError, match="b: should be a list of names, not 'axe'"):
        distribute(THINGS, everything, {"b": "axe"})


def test_a_place_claims_what_is_told_else_what_lies_there() -> None:
    told = SHED.told({"decks": {"sack": ["candle"]}})
    assert claimed(told, "decks.sack", THINGS, (0,)) == ["candle"]
    assert claimed(told, "decks.discard", THINGS, (0, -1, 1)) == ["axe", "bell"]
    assert claimed(told, "decks.discard", THINGS, None) is None
