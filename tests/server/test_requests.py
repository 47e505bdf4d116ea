"""Bots ask people before they take, give or move what is theirs."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

import gloam
from gloam.kernel.definition import Request, Thing, Wish
from gloam.kernel.game import Refused
from gloam.kernel.sentences import text
from gloam.tables.requests import Agreed, Requests
from server.guests import Guest, Live

Come = Callable[..., Guest]

TOGETHER = """
game = "horrified"
seats = 2
options = {monsters = ["dracula", "creature"]}
turn = 1
turns = 6
monsters = {dracula = "cave", creature = "lagoon"}
heroes.inspector = {at = "crypt", seat = 0, items = ["rifle", "torch", "wine", "fossil"], perks = []}
heroes.mayor = {at = "crypt", seat = 1, perks = []}
"""
APART = TOGETHER.replace(
    'mayor = {at = "crypt", seat = 1, perks = []}', 'mayor = {at = "dungeon", seat = 1, perks = ["special_delivery"]}'
)


@contextmanager
def beside_a_bot(guest: Come, position: str = TOGETHER) -> Iterator[tuple[Guest, str, Live]]:
    """Alice plays the Inspector; a bot plays the Mayor, who is on turn."""
    alice = guest("Alice")
    code = alice.open_record(gloam.position(position).record())["code"]
    with alice.live(code) as live:
        live.generous = False
        live.wait_update()
        alice.post(code, "bot/1")
        yield alice, code, live


def asked(live: Live) -> dict[str, Any]:
    asking: dict[str, Any] = live.wait_update(lambda update: update["asking"] is not None)["asking"]
    return asking


def held(live: Live, seat: int) -> list[str]:
    return sorted(live.update["view"]["heroes"][seat]["items"])


def test_a_bot_asks_for_items_before_it_shares_them_away(guest: Come) -> None:
    with beside_a_bot(guest) as (alice, code, live):
        asking = asked(live)
        assert (asking["seat"], asking["of"]) == (1, 0)
        assert text(asking["text"]) == "Seat 2 asks for your Rifle, Torch and Fossil."
        assert [(text(thing["label"]), thing["wished"]) for thing in asking["things"]] == [
            ("Rifle (red 6)", True),
            ("Torch (red 5)", True),
            ("Wine (yellow 2)", False),
            ("Fossil (blue 3)", True),
        ]
        moves = live.update["moves"]
        with guest("Watcher").live(code) as watcher:
            assert asked(watcher)["text"] == ""
            watcher.send({"type": "reply", "seat": 0, "id": asking["id"], "yes": True, "things": [0]})
            assert watcher.wait_for("refused")["reason"] == "this is not your seat"
        live.send({"type": "reply", "seat": 0, "id": asking["id"], "yes": True, "things": []})
        assert live.wait_for("refused")["reason"] == "say which of them"
        assert alice.get(code)["moves"] == moves
        live.send({"type": "reply", "seat": 0, "id": asking["id"], "yes": True, "things": [2, 0, 99]})
        live.wait_update(lambda update: update["moves"] > moves and update["asking"] is None)
        live.wait_update(lambda update: {"rifle", "wine"} <= set(update["view"]["heroes"][1]["items"]))
        assert held(live, 0) == ["fossil", "torch"]


def test_a_bot_that_is_refused_does_something_else_and_does_not_ask_again(guest: Come) -> None:
    with beside_a_bot(guest) as (_, _, live):
        before = held(live, 0)
        live.send({"type": "reply", "seat": 0, "id": asked(live)["id"], "yes": False})
        live.wait_update(lambda update: update["waiting_for"] == [0])
        assert not [update for update in live.updates[-6:] if update["asking"] and update["asking"]["id"] > 1]
        told = [event["parts"]["kind"] for update in live.updates for event in update["events"]]
        assert "gave" not in told
        assert set(held(live, 0)) <= set(before)


def test_special_delivery_is_told_before_the_card_is_played(guest: Come) -> None:
    with beside_a_bot(guest, APART) as (_, _, live):
        asking = asked(live)
        assert text(asking["text"]).startswith("Seat 2 asks for your Rifle")
        assert text(asking["why"]) == "Special Delivery: the Mayor can use that"
        assert live.update["view"]["heroes"][1]["perks"] == ["special_delivery"]
        live.send({"type": "reply", "seat": 0, "id": asking["id"], "yes": True, "things": [1]})
        live.wait_update(lambda update: "torch" in update["view"]["heroes"][1]["items"])
        assert held(live, 0) == ["fossil", "rifle", "wine"]


def test_whoever_leaves_keeps_everything(guest: Come) -> None:
    with beside_a_bot(guest) as (alice, code, live):
        asked(live)
        live.close()
        with guest("Watcher").live(code) as watcher:
            watcher.wait_update(lambda update: update["waiting_for"] == [0])
            assert watcher.update["asking"] is None
            assert "wine" in alice.get(code, "/at/0")["views"]["all"]["heroes"][0]["items"]
            assert not {"rifle", "torch"} & set(watcher.update["view"]["heroes"][1]["items"])


# --- by themselves ----------------------------------------------------------------------------------------------------

LAMP, ROPE = Thing("Lamp", (11,), True), Thing("Rope", (12,), False)


def wish(*seats: int) -> Wish:
    return Wish((10,), tuple(Request(seat, "?", "", (LAMP, ROPE)) for seat in seats), 13)


def test_all_people_are_asked_in_turn_and_bots_give_at_once() -> None:
    requests = Requests()
    assert requests.begin(0, 10, wish(1, 2, 3), 5, {1: True, 2: False, 3: True}.__getitem__) is None
    assert requests.asked == 1
    with pytest.raises(Refused):
        requests.reply(3, 1, [0], True)
    assert requests.reply(1, 1, [1], True) is None
    assert requests.asked == 3
    assert requests.reply(3, 1, [], False) == Agreed(0, [10, 11, 12], 13)
    assert requests.asked is None


def test_what_is_refused_is_barred_until_something_new_is_known() -> None:
    requests = Requests()
    requests.begin(0, 10, wish(1), 5, lambda seat: True)
    assert requests.reply(1, 1, [], False) is None
    assert requests.barred(0, 5) == (10,)
    assert requests.begin(0, 20, wish(1), 5, lambda seat: True) is None
    assert requests.asked is None
    assert requests.barred(0, 6) == ()
    assert requests.begin(0, 10, wish(1), 6, lambda seat: True) is None
    assert requests.asked == 1


def test_the_things_of_those_who_are_away_are_left_alone() -> None:
    requests = Requests()
    assert requests.begin(0, 10, wish(1), 5, lambda seat: None) is None
    assert requests.asked is None
    assert requests.barred(0, 5) == (10,)


def test_whoever_would_be_moved_agrees_or_not() -> None:
    requests = Requests()
    moving = Wish((10,), (Request(1, "?", ""), Request(2, "?", "")))
    requests.begin(0, 10, moving, 5, lambda seat: True)
    assert requests.reply(1, 1, [], True) is None
    assert requests.reply(2, 1, [], False) is None
    assert requests.barred(0, 5) == (10,)
    requests = Requests()
    requests.begin(0, 10, moving, 5, {1: True, 2: False}.__getitem__)
    assert requests.reply(1, 1, [], True) == Agreed(0, [10], None)
