"""What machines observe: made from the seat's view alone, within its bounds."""

from __future__ import annotations

from copy import deepcopy

import pytest

import gloam
from gloam.kernel.nature import Seeded
from gloam.kernel.observation import Observer
from properties.setups import SOME, Table, random_play


@pytest.mark.parametrize("table", SOME[::3], ids=str)
def test_a_vector_is_made_from_what_the_seat_sees_and_nothing_else(table: Table) -> None:
    """In every world that a seat cannot tell from this one it observes the same, and that is what its view tells."""
    game = table.begin(seed=8)
    shown = game.setup.definition.shown
    observer = Observer(game.setup.definition)
    assert len(set(observer.names)) == observer.width == len(observer.highs)
    for count, _ in enumerate(random_play(game, 8)):
        if count % 7 == 0:
            seat = count // 7 % table.seats
            vector = observer.observe(game, seat)
            assert len(vector) == observer.width
            assert not [name for name, is_, most in zip(observer.names, vector, observer.highs, strict=True) if is_ > most]
            assert vector.endswith(shown.observed.encoded(deepcopy(shown.seen(game.table, seat))))
            assert observer.observe(game.imagine(seat, Seeded(game.moves)), seat) == vector


def test_the_vector_of_a_game_begins_with_who_looks_and_what_is_asked() -> None:
    game = gloam.new("house_of_horrors", 4, seed=2)
    observer = Observer(game.setup.definition)
    asked = game.asked[0]
    other = (asked.seat + 1) % 4
    mine = dict(zip(observer.names, observer.observe(game, asked.seat), strict=True))
    theirs = dict(zip(observer.names, observer.observe(game, other), strict=True))
    assert mine[f"seat.{asked.seat}"] == theirs[f"seat.{other}"] == 1
    assert mine["seats"] == theirs["seats"] == 4
    assert mine[f"asked.{asked.seat}"] == theirs[f"asked.{asked.seat}"] == 1
    assert mine[f"question.{asked.resume[0]}"] == 1
    assert not [name for name, number in theirs.items() if name.startswith("question.") and number]
    hand = game.view(asked.seat)["table"]["hand"]
    assert [name for name, number in mine.items() if name.startswith("hand.") and number] == sorted(
        [f"hand.{card}" for card in hand], key=observer.names.index
    )
    assert observer.left_out["entering"] == "follows from the hand and the Rooms"
