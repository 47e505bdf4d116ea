"""Bots at a table: when they speak, when they interrupt, and what happens when they fail."""

from __future__ import annotations

import asyncio
import random
import time
from pathlib import Path

import pytest

import gloam.bots
from gloam.games.house_of_horrors import house
from gloam.games.house_of_horrors.bot.bargains import ANYWAY, DEAL, NO_DEAL
from gloam.games.house_of_horrors.show.phrases import OFFERS
from gloam.kernel.game import Game, Question
from gloam.kernel.play import Entry, begin, enter, may_decline
from gloam.kernel.record import read
from gloam.kernel.sentences import text
from gloam.server.workers import Workers
from gloam.show.words import seat_name
from gloam.tables.bot_turns import BARGAIN, LISTEN, PATIENCE
from gloam.tables.state import NEVER
from gloam.tables.thinker import Thought
from server.guests import Guest, Live, ThreadedServer, threaded_server


def played(url: str, game: str, *bots: str, answers: int) -> tuple[Guest, str, Live]:
    """A table with a guest and bots, after so many answers of the guest."""
    guest = Guest(url)
    code = guest.make(game, "me", *bots, seed=1)
    with guest.live(code) as live:
        live.play_at_random(random.Random(1), answers)
    guest.http.close()
    return guest, code, live


def talk_of(game: Game | None) -> list[tuple[Game, Entry]]:
    """Everything said in a game, each with the game at that point."""
    assert game is not None
    parsed = read(game.record())
    again = begin(parsed.setup, None)
    said = []
    for entry in parsed.entries:
        if isinstance(entry.answer, str):
            said.append((again.clone(), entry))
        enter(again, entry)
    return said


def test_heuristic_bots_speak_before_they_answer(tmp_path: Path) -> None:
    """A remark goes the way of all talk: it is shown, stored and recorded."""
    with threaded_server(tmp_path) as server:
        _, code, live = played(server.url, "house_of_horrors", "heuristic", "heuristic", "random", answers=30)
        said = talk_of(server.game(code))
    assert {entry.seat for _, entry in said} == {1, 2}  # neither the guest nor the random bot
    for game, entry in said:
        question = game.question_for(entry.seat)
        assert question is not None
        assert not may_decline(game, question)
        assert entry.answer == gloam.bots.remark(game, entry.seat)
    shown = [(each["seat"], text(each["text"])) for each in live.talk]
    assert shown == [(entry.seat, entry.answer) for _, entry in said][: len(shown)]
    assert len(shown) >= 3
    told = [event["parts"]["kind"] for update in live.updates for event in update["events"]]
    assert told.count("said") >= len(shown)


def test_a_bot_hears_an_offer_and_answers_it() -> None:
    """It thinks in a game that is imagined: what was said there was said when it was said, and not long ago."""

    async def answer_to(game: Game, seat: int) -> str:
        workers = Workers(1, 30.0)
        workers.start()
        try:
            return (await workers.think(game, seat, "heuristic", "a host", speak=True)).remark
        finally:
            workers.stop()

    game = gloam.new("house_of_horrors", seats=4, seed=6)
    guests = [gloam.bots.find("heuristic")] * 4
    for _ in gloam.bots.play(game, guests):
        field = house(game.table).field
        asked = game.asked[0] if game.asked else None
        if game.moves > 60 and field and asked is not None and asked.prompt == "play" and len(asked.options) > 1:
            break
    game.say(field[-1][0], OFFERS[0])
    asked = game.asked[0]
    remark = asyncio.run(answer_to(game, asked.seat))
    assert remark == gloam.bots.remark(game, asked.seat)
    assert remark in [text.format(who=seat_name(field[-1][0])) for text in (*DEAL, *ANYWAY, *NO_DEAL)]


LOST = """game = "horrorclix"
active = 1
phase = "hunting"
turn = 6
turns = [3, 3]
points = [120, 0]
monsters = [{version = "shambling_zombie_r", owner = 1, at = "c6"}, {version = "dire_wolf_v", owner = 0, at = "u7"}]
"""


def test_a_bot_gives_up_for_itself_and_not_in_a_hint() -> None:
    async def thoughts(game: Game) -> tuple[Thought, Thought]:
        workers = Workers(1, 30.0)
        workers.start()
        try:
            return await workers.think(game, 1, "heuristic", "a host"), await workers.advise(game, 1, "heuristic", "a person")
        finally:
            workers.stop()

    game = gloam.position(LOST)
    own, hint = asyncio.run(thoughts(game))
    text = game.setup.definition.catalogue.text
    assert own.answer is not None
    assert text(own.answer) == "propose"
    assert hint.answer in game.asked[0].options


def test_a_bot_proposes_the_end_at_a_table_and_a_person_agrees(tmp_path: Path) -> None:
    with threaded_server(tmp_path, bot_talk=False) as (url, service):
        alice = Guest(url)
        code = alice.open_record(gloam.position(LOST).record())["code"]
        with alice.live(code) as live:
            live.generous = False
            live.wait_update()
            alice.post(code, "bot/1")
            live.wait_update(lambda update: [each["kind"] for each in update["questions"]] == ["end"])
            assert live.give(0, "agree")["result"]["reason"] == "agreement"
        alice.http.close()
        assert service.metrics.value("gloam_bot_failures_total") == 0


def test_bots_are_silent_if_so_set(tmp_path: Path) -> None:
    with threaded_server(tmp_path, bot_talk=False) as server:
        _, code, live = played(server.url, "house_of_horrors", "heuristic", "heuristic", answers=6)
        assert live.update["moves"] > 12
        assert talk_of(server.game(code)) == []


async def chatty(game: Game, seat: int, bot: str, whose: str, speak: bool = False, barred: tuple[int, ...] = ()) -> Thought:
    """Has always something to say, if it may."""
    question = game.question_for(seat)
    assert question is not None
    if may_decline(game, question):
        assert not speak
        return Thought(None, "")
    return Thought(question.options[0], "", "Hm." if speak else "")


def test_a_bot_speaks_once_to_each_question_and_never_to_interrupt(tmp_path: Path) -> None:
    """However talkative a bot is: it is asked for a remark only when the table waits for it, and not again for the same."""
    with threaded_server(tmp_path) as server:
        server.service.workers.think = chatty  # type: ignore[method-assign]
        _, code, _ = played(server.url, "horrified", "heuristic", "heuristic", answers=25)
        game = server.game(code)
        said = talk_of(game)
        entries = read(game.record()).entries
    assert len(said) > 5
    for before, entry in said:
        assert before.asked[0].seat == entry.seat
    for i, entry in enumerate(entries[:-1]):
        if isinstance(entry.answer, str):
            assert (entries[i + 1].seat, type(entries[i + 1].answer)) == (entry.seat, int)


def test_a_bot_that_has_spoken_does_not_repeat_itself(tmp_path: Path) -> None:
    """The server goes down between a bot's remark and its answer. When the table wakes up, the bot only answers."""
    with threaded_server(tmp_path, bot_pause=60.0) as (url, service), Guest(url) as guest:
        service.workers.think = chatty  # type: ignore[method-assign]
        code = guest.make("house_of_horrors", "me", "heuristic", "heuristic", seed=1)
        with guest.live(code) as live:
            before = live.wait_update()
            while before["questions"]:  # the guest is Butler first: chooses a room, declares, plays
                live.play_at_random(random.Random(1), 1)
                before = live.update
            if not live.talk:
                before = live.wait_update(lambda _: bool(live.talk))
            (said,) = live.talk
    with threaded_server(tmp_path) as server:
        server.service.workers.think = chatty  # type: ignore[method-assign]
        guest.url = server.url
        with guest.live(code) as live:
            live.wait_update(lambda update: update["moves"] > before["moves"])
        entries = read(server.game(code).record()).entries
    assert entries[before["moves"]][:2] == (said["seat"], said["text"])
    following = entries[before["moves"] + 1]
    assert (following.seat, type(following.answer)) == (said["seat"], int)


def test_bots_leave_people_time_to_bargain_and_wait_for_who_writes(tmp_path: Path) -> None:
    pause = 1000.0
    with threaded_server(tmp_path, bot_pause=pause) as (url, service), Guest(url) as guest:
        for first, prompt, pauses in (("me", "play", BARGAIN), ("me", "declare", 1), ("heuristic", "play", 1)):
            code = guest.make("house_of_horrors", first, "heuristic", "heuristic", seed=1)
            with guest.live(code) as live:
                live.wait_update()
                table = service.tables.live[code]
                bots, question = table.bots, Question(1, prompt, (1,), ("played", 1))
                usually = pauses * pause
                assert bots.ready_at(question) - table.state.changed_at == pytest.approx(usually)
                table.state.written_at = time.monotonic()
                assert bots.ready_at(question) - table.state.changed_at > LISTEN * pause
                table.state.changed_at -= PATIENCE * pause
                assert bots.ready_at(question) <= time.monotonic()
                table.state.written_at = NEVER
                assert bots.ready_at(question) - table.state.changed_at == pytest.approx(usually)


def test_a_broken_bot_never_holds_up_a_table(parlour: ThreadedServer) -> None:
    """The workers do not know the small games: every bot fails, and answers at random instead."""
    with Guest(parlour.url) as alice:
        code = alice.make("mansion", "me", "heuristic", "random")
        with alice.live(code) as live:
            live.play_at_random(random.Random(4))
            assert live.update["result"]["reason"] == "dawn"
    assert parlour.service.metrics.value("gloam_bot_failures_total") > 5


def test_a_flood_of_hints_does_not_hold_up_a_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    order: list[str] = []

    async def think_a_while(self: Workers, game: Game, seat: int, bot: str, **_: object) -> Thought:
        await asyncio.sleep(0.01)
        order.append(bot)
        return Thought(0, "")

    async def flood() -> None:
        workers = Workers(1, 30.0)
        game = gloam.new("horrified", seats=1)
        hints = [asyncio.create_task(workers.advise(game, 0, "hint", "someone")) for _ in range(20)]
        await asyncio.sleep(0)
        await workers.think(game, 0, "bot", "a host")
        await asyncio.gather(*hints)

    monkeypatch.setattr(Workers, "_think", think_a_while)
    asyncio.run(flood())
    assert order.index("bot") <= 2
    assert len(order) == 21


def test_a_hundred_tables_of_one_host_hold_up_nobody_elses_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One process thinks. The bots of another table have every other turn of it, as long as they want it."""
    thought: list[int] = []  # by how many seats the game has: four at the tables of the one, five at that of the other

    async def think_a_while(self: Workers, game: Game, seat: int, bot: str, **_: object) -> Thought:
        await asyncio.sleep(0.002)
        thought.append(game.seats)
        return Thought(random.choice(next(asked for asked in game.asked if asked.seat == seat).options), "")

    monkeypatch.setattr(Workers, "_think", think_a_while)
    with threaded_server(tmp_path) as (url, _), Guest(url) as mallory, Guest(url) as alice:
        for _ in range(100):
            mallory.make("house_of_horrors", *["heuristic"] * 4)
        before = len(thought)
        alice.make("house_of_horrors", *["heuristic"] * 5)
        deadline = time.monotonic() + 20
        while thought.count(5) < 10:
            assert time.monotonic() < deadline
            time.sleep(0.01)
        turns = [i for i, seats in enumerate(thought[before:]) if seats == 5]
        assert turns[9] - turns[0] < 450  # behind all of the other's each time, it would be 900
