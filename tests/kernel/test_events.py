"""Events are told to those who may know them, and read by name."""

from __future__ import annotations

import pytest

from gloam.kernel.events import NUMBER, Events
from gloam.kernel.game import EVERYONE, SPECTATOR, may_know, only
from gloam.kernel.views import events
from kernel.play import play, scripted


def test_an_event_is_read_by_named_parts() -> None:
    kinds = Events(moved={"figure": ("mayor", "maria"), "to": ("abbey", "inn"), "spaces": NUMBER})
    assert kinds.parts(("moved", 1, 0, 7)) == {"kind": "moved", "figure": "maria", "to": "abbey", "spaces": 7}
    assert kinds.parts(("moved", 0, -1, -1)) == {"kind": "moved", "figure": "mayor", "to": None, "spaces": -1}
    assert kinds.parts(("said", 2, "Boo!", 1)) == {"kind": "said", "seat": 2, "text": "Boo!", "number": 1}


def test_an_event_has_all_its_facts() -> None:
    kinds = Events(moved={"figure": NUMBER, "to": NUMBER})
    with pytest.raises(ValueError, match="zip"):
        kinds.parts(("moved", 1))


@pytest.mark.parametrize("seat", [0, 1, 5, SPECTATOR])
def test_a_mask_names_seats(seat: int) -> None:
    assert may_know(EVERYONE, seat)
    assert may_know(only(seat), seat)
    assert may_know(only(1) | only(5), seat) == (seat in (1, 5))
    assert not may_know(EVERYONE & ~only(seat), seat)


def test_each_seat_hears_what_it_may_know() -> None:
    game = scripted("stroll", "calm", seats=2)
    game.watch = []
    play(game, "walk yew", "pass", "walk well", "pass", "walk chapel", "pass", "listen")
    game.say(1, "Well?")
    heard = {seat: events(game, game.watch, seat) for seat in (0, 1, SPECTATOR)}
    walked = {"kind": "walked", "seat": 0, "from": "gate", "to": "yew", "sentence": "walked 0 0 1"}
    assert heard[1][0] == walked
    assert [event["kind"] for event in heard[0]] == ["walked", "walked", "walked", "listened", "said"]
    assert [event["kind"] for event in heard[1]] == ["walked", "walked", "walked", "said"]
    assert heard[SPECTATOR] == heard[1]
