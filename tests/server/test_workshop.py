"""Where players make what they bring to a game: shown, checked and drawn over HTTP."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from gloam.kernel.definition import find
from server.guests import Guest

Come = Callable[..., Guest]

PACK = "name: Pack\nbuild total: 100\nmonsters: dire_werewolf\n"


def path(what: str = "", game: str = "horrorclix") -> str:
    return f"/api/games/{game}/workshop{what}"


def test_a_workshop_tells_what_is_made_there(guest: Come) -> None:
    alice = guest("Alice")
    told = alice.http.get(path()).json()
    assert (told["thing"], told["sizes"][0]) == ("army", 200)
    workshop = find("horrorclix").workshop
    assert workshop is not None
    assert told["samples"] == dict(workshop.samples())
    assert alice.http.get(path("/parts")).json() == json.loads(json.dumps(workshop.parts()))


def test_a_text_is_checked_and_every_broken_rule_is_named(guest: Come) -> None:
    alice = guest("Alice")
    assert alice.http.post(path("/check"), json={"text": PACK}).json() == {"broken": []}
    broken = alice.http.post(path("/check"), json={"text": PACK.replace("dire_werewolf", "2 dire_werewolf")}).json()["broken"]
    assert {each["rule"] for each in broken} == {"army.points-within-total", "army.unique-and-limited-once"}
    assert all(each["rule_title"] and each["problem"] for each in broken)
    (unread,) = alice.http.post(path("/check"), json={"text": "a tale"}).json()["broken"]
    assert unread["rule"] == unread["rule_title"] == ""


def test_a_random_one_is_drawn_anew_and_may_be_played(guest: Come) -> None:
    alice = guest("Alice")
    texts = [alice.http.post(path("/draw"), json={"size": 300}).json()["text"] for _ in range(6)]
    assert len(set(texts)) > 1
    for text in texts:
        assert alice.http.post(path("/check"), json={"text": text}).json() == {"broken": []}
    refused = alice.http.post(path("/draw"), json={"size": 150})
    assert refused.status_code == 400
    assert "hundreds" in refused.json()["detail"]


@pytest.mark.parametrize("game", ["horrified", "chess"])
def test_a_game_for_which_nothing_is_made_has_no_workshop(guest: Come, game: str) -> None:
    alice = guest("Alice")
    for what in ("", "/parts"):
        assert alice.http.get(path(what, game)).status_code == 404
    assert alice.http.post(path("/check", game), json={"text": PACK}).status_code == 404
    assert alice.http.post(path("/draw", game), json={"size": 100}).status_code == 404
