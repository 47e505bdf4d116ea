"""The Victim among people: one of two becomes the Evil, leaves in its own turn, and comes back to the same question."""

from __future__ import annotations

import random
from collections.abc import Callable

from server.guests import Guest, Live, Message

Come = Callable[..., Guest]


def in_the_evils_turn(update: Message) -> bool:
    """Whether the Evil hunts, in the middle of its turn."""
    return any(question["kind"] == "hunt" for question in update["questions"])


def asked(live: Live) -> list[Message]:
    return [question for question in live.update["questions"] if not question["interrupt"]]


def on_until(players: list[Live], wanted: Callable[[Message], bool], dice: random.Random) -> Live:
    """Play at random until someone is asked what is wanted; returns who."""
    for _ in range(4000):
        for live in players:
            if wanted(live.update):
                return live
        live = next(live for live in players if asked(live))
        question = asked(live)[0]
        answers = [answer for answer in question["answers"] if answer["parts"]["kind"] == "hunt"] or question["answers"]
        given = live.give(question["seat"], dice.choice(answers)["id"])
        assert given["type"] == "update"
        for other in players:
            if other.update["moves"] < given["moves"]:
                other.wait_update(lambda update, moves=given["moves"]: update["moves"] >= moves)
    raise AssertionError("nobody has become the Evil")


def test_the_evil_comes_back_in_its_turn(guest: Come) -> None:
    alice, bob = guest("Alice"), guest("Bob")
    code = alice.make("the_victim", "me", "open", options={"evil": "werewolf"})
    bob.post(code, "sit/1")
    players = [alice.live(code), bob.live(code)]
    for live in players:
        live.wait_update()
    evil = on_until(players, in_the_evils_turn, random.Random(4))
    seat = players.index(evil)
    before = evil.update
    table = before["seen"][str(seat)]
    assert (table["acting"], table["evil"]["seat"]) == ("evil", seat)
    evil.close()
    with (alice, bob)[seat].live(code) as again:
        again.wait_update()
        assert again.update["full"]
        assert again.update["seen"][str(seat)] == table
        assert again.update["questions"] == before["questions"]
        question = asked(again)[0]
        assert again.give(question["seat"], question["answers"][0]["id"])["type"] == "update"
    players[1 - seat].close()


def test_the_other_sees_neither_hands_nor_the_question(guest: Come) -> None:
    alice, bob = guest("Alice"), guest("Bob")
    code = alice.make("the_victim", "me", "open", options={"victims": ["rolita", "diego", "vivian", "lucien"]})
    bob.post(code, "sit/1")
    with alice.live(code) as one, bob.live(code) as other:
        one.wait_update(), other.wait_update()
        hands = {victim: board["hand"] for victim, board in one.update["seen"]["0"]["victims"].items()}
        assert hands == {"rolita": ["firework"], "diego": ["hammer"], "vivian": None, "lucien": None}
        assert bool(asked(one)) != bool(asked(other))
