"""Chance at a table: nobody foresees, asks or chooses it, and at the end everyone can check it."""

from __future__ import annotations

import random
from collections.abc import Callable

import gloam
from gloam.kernel.fairness import verify
from gloam.kernel.game import NATURE
from gloam.kernel.play import SOMETHING_NEW, answer, entries
from gloam.kernel.record import read
from gloam.tables.journal import Line, Snapshot, replayed
from server.guests import Guest, ThreadedServer

Come = Callable[..., Guest]


def test_the_key_is_promised_at_the_beginning_and_shown_at_the_end(guest: Come) -> None:
    alice = guest("Alice")
    code = alice.make("house_of_horrors", "me", "random", "random")
    with alice.live(code) as live:
        first = live.wait_update()
        promise = first["chance"]["commitment"]
        assert (len(promise), first["chance"]["key"], first["chance"]["origin"]) == (64, "", "")
        assert alice.get(code, "/verify")["problem"]
        live.play_at_random(random.Random(1))
        last = live.update["chance"]
        assert last["commitment"] == promise
        key = last["key"]
        assert len(key) == 64
        assert all(key not in text for text in live.raw[:-1])
    record = read(alice.get(code, "/record"))
    assert record.setup.promise is not None
    assert (record.setup.promise.commitment, record.setup.promise.key) == (promise, key)
    assert verify(record).before == 0
    assert alice.get(code, "/verify") == {
        "checked": verify(record, noted=promise).checked,
        "before": 0,
        "clock": 0,
        "problem": "",
        "commitment": promise,
    }


def test_whoever_waits_for_the_game_is_promised_when_it_begins(guest: Come) -> None:
    alice, bob, carol = guest("Alice"), guest("Bob"), guest("Carol")
    code = alice.make("horrified", "me", "open", options={"preset": "first"})
    with alice.live(code) as waiting, carol.live(code) as watching:
        assert waiting.wait_update()["chance"] is None
        bob.post(code, "sit/1")
        begun = [live.wait_update(lambda update: update["status"] == "playing") for live in (waiting, watching)]
        promise = begun[0]["chance"]
        assert len(promise["commitment"]) == 64
        with bob.live(code) as late:
            assert [promise] * 2 == [late.wait_update()["chance"], begun[1]["chance"]]


def test_whoever_was_away_learns_that_chance_was_promised_anew(guest: Come) -> None:
    """Somebody joins a table that goes on from a record while its maker is away."""
    alice, bob = guest("Alice"), guest("Bob")
    code = alice.make("horrified", "me", "random", options={"preset": "first"})
    with alice.live(code) as live:
        live.play_at_random(random.Random(2))
    branch = alice.post(code, "branch", status=201, moves=30)["code"]
    alice.post(branch, "stand/0")
    with alice.live(branch) as live:
        first = live.wait_update()
        views = live.views
    bob.post(branch, "sit/0")
    with alice.live(branch, since=first["sequence"], views=views) as live:
        again = live.wait_update()
    assert not again["full"]
    assert again["chance"]["commitment"] not in ("", first["chance"]["commitment"])


def test_a_series_cannot_ask_what_chance_will_bring(guest: Come) -> None:
    """Whatever is guessed after an answer that brings something new, the refusal is the same, and nothing has changed."""
    alice = guest("Alice")
    code = alice.make("horrified", "me", options={"preset": "first"})
    with alice.live(code) as live:
        before = live.wait_update()
        said = set()
        for guess in ("card dawn", "die hit", "item rapier", "end", "move abbey", "nonsense"):
            refused = live.give(0, "end", guess)
            assert refused["type"] == "refused"
            said.add(refused["reason"])
        assert said == {SOMETHING_NEW}
        assert alice.get(code)["moves"] == before["moves"]


def test_talk_does_not_choose_what_chance_will_bring(parlour: ThreadedServer) -> None:
    """After going back and talking, the same answer meets the same outcomes."""
    with Guest(parlour.url) as alice:
        code = alice.make("horrified", "me", options={"preset": "first"})
        came = []
        with alice.live(code) as live:
            first = live.wait_update()
            for remark in ("", "Hm.", "Once more."):
                if remark:
                    live.send({"type": "undo", "seat": 0, "to": first["moves"]})
                    live.wait_update(lambda update: update["moves"] == first["moves"])
                    live.send({"type": "say", "seat": 0, "text": remark})
                    live.wait_update(lambda update: any(f["event"]["parts"]["kind"] == "said" for f in update["frames"]))
                assert live.give(0, "end")["type"] == "update"
                came.append([entry for entry in entries(parlour.game(code)) if not isinstance(entry.answer, str)])
        assert came[0] == came[1] == came[2]
        assert len(came[0]) > first["moves"] + 1


def test_a_table_with_a_chosen_seed_says_so(guest: Come) -> None:
    alice = guest("Alice")
    with alice.live(alice.make("horrified", "me", seed=5)) as live:
        assert live.wait_update()["chance"] == {"origin": "seed", "commitment": "", "since": 0, "key": ""}


def test_a_branch_says_where_it_came_from_and_promises_what_follows(guest: Come) -> None:
    alice = guest("Alice")
    code = alice.make("horrified", "me", options={"preset": "first"})
    with alice.live(code) as live:
        live.wait_update()
        live.give(0, "end")
    branch = alice.post(code, "branch", status=201, moves=alice.get(code)["moves"])["code"]
    with alice.live(branch) as live:
        chance = live.wait_update()["chance"]
        assert chance["origin"] == "record"
        assert chance["since"] > 0
        assert chance["commitment"]


def test_a_table_with_a_chosen_seed_wakes_up_from_a_snapshot_and_what_was_answered_since() -> None:
    """NATURE's later answers stand in the journal: it must not draw them once more."""
    game = gloam.new("horrified", 1, {"monsters": ["dracula", "creature"]}, seed=3)
    snapshot = Snapshot(0, game.moves, game.save())
    later = answer(game, 0, ["end"], game.nature)
    text = game.setup.definition.catalogue.text
    lines = [Line("answer", entry.seat, text(int(entry.answer)), entry.seen) for entry in later.entries]
    assert any(entry.seat == NATURE for entry in later.entries)
    woken = replayed(game.setup, snapshot, lines)
    assert woken.table.data() == later.game.table.data()
    assert entries(woken) == entries(later.game)
