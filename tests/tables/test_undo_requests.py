"""Requests to take something back: who is asked, and when a request ends."""

from __future__ import annotations

import pytest

import gloam
from gloam.kernel.game import Game, Refused
from gloam.tables.chronicle import Chronicle
from gloam.tables.messages import Person
from gloam.tables.seating import Chair, Seating
from gloam.tables.undo_requests import UndoRequests
from gloam.tables.views import undo

ANN, BEN = Person("ann", "Ann"), Person("ben", "Ben")
TWO = Seating([Chair("person", ANN), Chair("person", BEN)])


def after_two_turns() -> Game:
    game = gloam.new("horrified", 2, {"preset": "first", "first_player": 0}, seed=1)
    while game.asked[0].seat == 0:
        game.answer(game.asked[0].options[-1])
    game.answer(game.asked[0].options[0])
    return game


def asked() -> UndoRequests:
    requests = UndoRequests()
    assert not requests.ask(after_two_turns(), 0, 0, TWO, [])
    assert requests.request is not None
    return requests


def test_a_request_ends_when_who_asks_leaves() -> None:
    requests = asked()
    requests.left([1])
    assert requests.request is not None
    requests.left([0])
    assert requests.request is None


def test_a_request_ends_when_who_asks_stands_up() -> None:
    requests = asked()
    assert requests.seats_changed(TWO.changed({0: Chair("open", ANN)})) is None
    assert requests.request is None


def test_what_is_final_is_neither_offered_nor_taken_back() -> None:
    game = after_two_turns()
    steps = Chronicle(game).steps()
    assert undo(game, steps, 1, lambda to: ())
    game.make_final()
    assert undo(game, steps, 1, lambda to: ()) == []
    with pytest.raises(Refused, match="cannot be taken back"):
        UndoRequests().ask(game, 1, 0, TWO, [0])
