"""What was seen counts: a lost seat or device shows nothing more, and what was laid open is not taken back freely."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

import gloam
from gloam.server.routes import program
from server.guests import PATIENCE, Guest, ThreadedServer, threaded_server
from server.test_program import asked, seated


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ThreadedServer]:
    """A server in this process, which waits for programs as long as a busy machine may need."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(program, "SECONDS", PATIENCE)
        with threaded_server(tmp_path_factory.mktemp("hall")) as server:
            yield server


def closed(socket: ClientConnection) -> tuple[int, str]:
    """The code and the reason with which the server closes a socket, which must send nothing before that."""
    with pytest.raises(ConnectionClosed) as ended:
        raise AssertionError(socket.recv(PATIENCE))
    assert ended.value.rcvd is not None
    return ended.value.rcvd.code, ended.value.rcvd.reason


def lay_out(guest: Guest, position: str, *seats: str) -> str:
    """A table that begins at a position; seats are "me", "open" or the name of a bot. Returns its code."""
    record = gloam.position(position).record()
    filled = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat} for seat in seats]
    return str(guest.open_record(record, seats=filled)["code"])


# --- programs ---------------------------------------------------------------------------------------------------------


def test_a_program_loses_the_seat_when_it_becomes_someone_elses(hall: ThreadedServer) -> None:
    with Guest(hall.url, "Alice") as alice, Guest(hall.url, "Carol") as carol:
        code = alice.make("the_victim", "me", "random", seed=1)
        with seated(alice, code, 0) as socket:
            question = asked(socket)
            moves = hall.game(code).moves
            alice.post(code, "stand/0")
            carol.post(code, "sit/0")
            with suppress(ConnectionClosed):  # it may know already
                socket.send(f'{{"gloam": 2, "id": {question["id"]}, "answer": {question["question"]["answers"][0]["id"]}}}')
            assert closed(socket) == (4403, "this seat is someone else's now")
        assert hall.game(code).moves == moves
        assert carol.get(code)["seats"][0]["mine"]


def test_a_program_waits_while_its_seat_stands_open_and_goes_on_when_its_person_is_back(hall: ThreadedServer) -> None:
    with Guest(hall.url) as alice:
        code = alice.make("house_of_horrors", "me", "random", "random", seed=2)
        with seated(alice, code, 0) as socket:
            question = asked(socket)
            alice.post(code, "stand/0")
            moves = hall.game(code).moves
            socket.send(f'{{"gloam": 2, "id": {question["id"]}, "answer": {question["question"]["answers"][0]["id"]}}}')
            with pytest.raises(TimeoutError):
                socket.recv(0.2)
            assert hall.game(code).moves == moves
            alice.post(code, "sit/0")
            assert asked(socket)["question"]["seat"] == 0


def test_a_removed_device_loses_its_sockets_and_programs_at_once(tmp_path: Path) -> None:
    """Bots take long here, so that an answer for the seat would be the device's."""
    with threaded_server(tmp_path, bot_pause=60) as hall, Guest(hall.url, "Ada") as ada, Guest(hall.url) as phone:
        secret = ada.http.post("/api/me/devices").json()["secret"]
        assert phone.http.post("/api/me/devices/claim", json={"secret": secret}).status_code == 200
        phone.cookie = phone.http.cookies.get("gloam") or ""
        code = ada.make("horrified", "me", "random", seed=3)
        with seated(phone, code, 0) as socket, phone.live(code) as live:
            live.wait_update()
            question = asked(socket)  # it is asked when the device is removed, and answers afterwards
            moves = hall.game(code).moves
            (device,) = (each["id"] for each in phone.http.get("/api/me/devices").json() if each["this"])
            assert ada.http.delete(f"/api/me/devices/{device}").status_code == 204
            with suppress(ConnectionClosed):  # it may know already
                socket.send(f'{{"gloam": 2, "id": {question["id"]}, "answer": {question["question"]["answers"][0]["id"]}}}')
            assert closed(socket)[0] == 1001
            assert live.ended()[0] == 1001
            assert hall.game(code).moves == moves
        with phone.live(code) as again:
            assert again.ended()[0] == 4401


# --- hands ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["house_of_horrors", "horrified"])
def test_who_has_seen_a_hand_takes_no_other_seat_of_that_game(hall: ThreadedServer, game: str) -> None:
    """Where nothing is hidden between the seats, as in Horrified, anyone may take any."""
    with Guest(hall.url, "Ann") as ann, Guest(hall.url, "Bob") as bob, Guest(hall.url, "Sue") as sue:
        code = ann.make(game, "me", "open", "random", "random")
        bob.post(code, "sit/1")
        for other in (ann, bob):
            other.post(code, f"stand/{int(other is bob)}")
        sue.post(code, "sit/0")
        if game == "horrified":
            assert ann.post(code, "sit/1")["seats"][1]["mine"]
            return
        refused = ann.post(code, "sit/1", status=409)["detail"]
        assert refused == "you have seen the hand of seat 1 in this game, so you cannot play another seat"
        assert bob.post(code, "sit/1")["seats"][1]["mine"]
        sue.post(code, "stand/0")
        assert ann.post(code, "sit/0")["seats"][0]["mine"]
        assert sue.post(code, "sit/0", status=409)


def test_who_has_seen_a_hand_is_known_after_a_restart(tmp_path: Path) -> None:
    with threaded_server(tmp_path) as (url, _), Guest(url, "Ann") as ann, Guest(url, "Bob") as bob:
        code = ann.make("house_of_horrors", "me", "open", "random")
        bob.post(code, "sit/1")
        bob.post(code, "stand/1")
        ann.post(code, "stand/0")
        with Guest(url, "Sue") as sue:
            sue.post(code, "sit/0")
        cookie = ann.cookie
    with threaded_server(tmp_path) as (url, _), Guest(url, cookie=cookie) as ann:
        ann.post(code, "sit/1", status=409)


def test_one_screen_is_shared_by_several_hands(hall: ThreadedServer) -> None:
    with Guest(hall.url) as host, Guest(hall.url, "Newcomer") as newcomer, Guest(hall.url, "Other") as other:
        code = host.make("house_of_horrors", "me", "me", "random")
        host.post(code, "stand/0")
        host.post(code, "sit/0")
        host.post(code, "stand/1")
        newcomer.post(code, "sit/1")
        newcomer.post(code, "stand/1")
        host.post(code, "stand/0")
        other.post(code, "sit/0")
        assert host.post(code, "sit/1")["seats"][1]["mine"]


SECRET = """name: Secret
build total: 100
monsters: faith_priest_v, field_agent_r
crypt: trip, fire_axe, cold_spot, bad_luck, tripwire, cell_phone"""


def test_a_crypt_in_an_army_is_hidden_from_others_and_their_branches(hall: ThreadedServer) -> None:
    with Guest(hall.url, "Alice") as alice, Guest(hall.url, "Bob") as bob:
        code = alice.make("horrorclix", "me", "open", options={"crypts": "army", "army_1": SECRET, "army_2": "starter_black"})
        bob.post(code, "sit/1")
        assert "others at this table hold" in bob.post(code, "branch", status=403, moves=0)["detail"]
        assert bob.get(code, "/record/copy") == {"whole": False}
        assert alice.get(code, "/record/copy") == {"whole": True}
        assert alice.post(code, "branch", status=201, moves=0)


# --- taking back ------------------------------------------------------------------------------------------------------

CAMERA = """
game = "horrorclix"
seats = 3
map = "crumbling_mausoleum"
phase = "hunting"
turn = 1
active = 0
first = 0
actions = 3
monsters = [
    {version = "field_agent_r", owner = 0, at = "a1", click = 4, side = "b"},
    {version = "field_agent_r", owner = 1, at = "k1", click = 4, side = "b"},
    {version = "field_agent_r", owner = 2, at = "a11", click = 4, side = "b"},
]
pool = ["cop", "jock", "nerd"]
todo = [["start_of_turn"], ["end_turn"]]
cards.crypts = [["hidden_camera"], ["trip"], ["fire_axe"]]
"""
KILL = """
game = "the_victim"
seats = 3
round = 4
order = ["diego", "anya", "sean", "lucien", "rolita", "vivian"]
acting = "evil"
victims.rolita = {seat = 0, state = "possessed"}
victims.vivian = {seat = 0, state = "given_up"}
victims.diego = {seat = 1, at = "camp", wounds = 2, hand = ["flashlight", "gun", "calculator"]}
victims.anya = {seat = 2, at = "camp"}
victims.sean = {seat = 1, at = "camp"}
victims.lucien = {seat = 2, at = "camp"}
evil = {evil = "ghost", host = "rolita", seat = 0, at = "camp", rage = 3}
"""
LAID_OPEN = pytest.mark.parametrize(
    ("position", "answers", "seen"),
    [
        pytest.param(CAMERA, ["play hidden_camera", "opponent 1"], "trip", id="a crypt that a card shows"),
        pytest.param(KILL, ["death diego"], "calculator", id="the hand of someone eliminated"),
    ],
)


@LAID_OPEN
def test_what_was_laid_open_is_not_taken_back_freely(hall: ThreadedServer, position: str, answers: list[str], seen: str) -> None:
    with Guest(hall.url, "Ann") as ann, Guest(hall.url, "Bob") as bob, Guest(hall.url, "Cid") as cid:
        code = lay_out(ann, position, "me", "open", "open")
        bob.post(code, "sit/1")
        cid.post(code, "sit/2")
        with ann.live(code) as live, bob.live(code) as other:
            live.wait_update()
            for answer in answers:
                live.give(0, answer)
            assert seen in live.raw[-1]
            (undo,) = live.update["undo"]
            assert (undo["free"], undo["learnt"], undo["consent"]) == (False, True, [1, 2])
            moves = live.update["moves"]
            live.send({"type": "undo", "seat": 0, "to": undo["to"]})
            asks = other.wait_update(lambda update: update["undo_request"] is not None)["undo_request"]
            assert asks["waiting"] == [1, 2]
            assert hall.game(code).moves == moves


@LAID_OPEN
def test_alone_with_bots_it_is_taken_back_and_the_record_says_so(
    hall: ThreadedServer, position: str, answers: list[str], seen: str
) -> None:
    with Guest(hall.url) as ann:
        code = lay_out(ann, position, "me", "random", "random")
        with ann.live(code) as live:
            before = live.wait_update()
            assert before["takebacks"] == 0
            for answer in answers:
                live.give(0, answer)
            (undo,) = live.update["undo"]
            assert (undo["free"], undo["learnt"], undo["consent"]) == (False, True, [])
            live.send({"type": "undo", "seat": 0, "to": undo["to"]})
            live.wait_update(lambda update: (update["moves"], update["takebacks"]) == (undo["to"], 1))


def test_takebacks_are_counted_in_record_and_storage_and_go_up_with_the_record(tmp_path: Path) -> None:
    def take_back_the_end_of_the_turn(guest: Guest, code: str) -> None:
        with guest.live(code) as live:
            live.wait_update()
            live.give(0, "end")
            (undo,) = live.update["undo"]
            live.send({"type": "undo", "seat": 0, "to": undo["to"]})
            live.wait_update()

    with threaded_server(tmp_path) as (url, _), Guest(url) as ann:
        code = ann.make("horrified", "me", seed=1)
        assert "takebacks" not in ann.get(code, "/record")
        take_back_the_end_of_the_turn(ann, code)
        assert "\ntakebacks 1\n" in ann.get(code, "/record")
        cookie = ann.cookie
    with threaded_server(tmp_path) as (url, _), Guest(url, cookie=cookie) as ann:
        take_back_the_end_of_the_turn(ann, code)
        record = ann.get(code, "/record")
        assert "\ntakebacks 2\n" in record
        assert ann.look(record)["takebacks"] == 2
        up: dict[str, Any] = ann.open_record(record, seats=[{"kind": "me"}])
        assert "\ntakebacks 2\n" in ann.get(up["code"], "/record")
