"""A server that strangers come to: what one of them sends harms nobody else, and a host keeps the peace at a table."""

from __future__ import annotations

import asyncio
import json
import socket
import subprocess
import sys
import time
import zlib
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

import gloam
from gloam.kernel import position
from gloam.kernel.position import PositionError
from gloam.server.guard import Names
from gloam.server.limits import SHARED, Budgets, neighbourhood
from gloam.server.processes import Processes
from gloam.server.reading import Reading
from gloam.server.settings import Settings
from gloam.server.starting import cannot_open
from gloam.store import writes
from gloam.tables import journal
from gloam.tables.audience import SOCKETS
from gloam.tables.errors import TableError
from gloam.tables.names import alike, is_given, legible, speakable
from server import stored
from server.guests import PATIENCE, ChildServer, Guest, fetch, threaded_server

Come = Callable[..., Guest]


def record(*lines: str, position: str = "", remarks: list[str] | None = None) -> str:
    """A record by hand, with the checksum that belongs to it."""
    body = ["gloam record 1", "game horrified 1", "seats 1", "seed 1", 'options {"preset": "first"}']
    body[1] = gloam.new("horrified", 1).record().split("\n")[1]
    if position:
        body.append(f"position {json.dumps(position)}")
    said = [f"0 says {remark}" for remark in remarks or ()]
    text = "\n".join([*body, *lines, *said])
    return f"{text}\nend {len(lines) + len(said)} {zlib.crc32(text.encode(errors='surrogatepass')):08x}\n"


# --- records ----------------------------------------------------------------------------------------------------------


def test_a_position_that_is_nested_deeply_is_not_read(guest: Come) -> None:
    """The reader of TOML would take time and memory by the square of the depth."""
    deep = ".".join("a" * 10_000) + "=1"
    begun = time.thread_time()
    with pytest.raises(PositionError, match="nested too deeply"):
        position.read(deep)
    with pytest.raises(PositionError, match="letters"):
        position.read("#" * 70_000)
    assert time.thread_time() - begun < 0.5
    assert "nested too deeply" in guest().look(record(position=deep), status=400)["detail"]


def test_a_process_beside_the_server_has_limits_of_time_and_memory() -> None:
    async def run() -> None:
        slow, greedy = Processes("tests", 1, 0.5), Processes("tests", 1, 20, memory=1 << 30)
        try:
            with pytest.raises(TimeoutError):
                await slow.run(time.sleep, 60)
            with pytest.raises(MemoryError):
                await greedy.run(bytearray, 2 << 30)
            assert await greedy.run(len, "still there") == 11
        finally:
            slow.stop()
            greedy.stop()

    asyncio.run(run())


def test_many_records_of_one_hold_up_nobody_elses(monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[str] = []

    async def reads(self: Processes, function: object, text: str, talk: int) -> str:
        await asyncio.sleep(0)
        read.append(text)
        return "no record"

    async def send() -> None:
        reading = Reading(10.0, 100)
        sent = [("mallory", f"m{i}") for i in range(9)] + [("alice", "a")]
        await asyncio.gather(*[reading.read(text, whose) for whose, text in sent], return_exceptions=True)

    monkeypatch.setattr(Processes, "run", reads)
    asyncio.run(send())
    assert len(read) == 10
    assert read.index("a") <= 2


def test_a_record_with_too_much_talk_or_half_a_letter_is_refused(guest: Come) -> None:
    alice = guest()
    for remarks, why in ((['"so"'] * 2001, "remarks"), (['"\\ud800"'], "cannot be read"), (['"a\\u0000b"'], "no text has")):
        assert why in alice.look(record(remarks=remarks), status=400)["detail"]
    alice.open_record(record(remarks=['"so"'] * 20))


# --- budgets ----------------------------------------------------------------------------------------------------------


def test_everyone_has_budgets_and_an_address_has_more() -> None:
    budgets = Budgets(Settings(chat_per_minute=3, sockets_per_person=2))
    assert [budgets.may("chat", "alice", "1.2.3.4") for _ in range(4)] == [True, True, True, False]
    others = [budgets.may("chat", f"guest {n}", "1.2.3.4") for n in range(3 * SHARED)]
    assert (others.count(True), others[-1]) == (3 * SHARED - 3, False)
    assert budgets.may("chat", "alice", "1.2.3.5") is False
    assert budgets.may("chat", "bob", "1.2.3.5")
    for _ in range(2):
        budgets.open_socket("alice", "1.2.3.4")
    with pytest.raises(TableError, match="too many tables are open"):
        budgets.open_socket("alice", "1.2.3.4")
    budgets.close_socket("alice", "1.2.3.4")
    budgets.open_socket("alice", "1.2.3.4")


def test_whoever_has_one_address_of_the_new_kind_has_no_more_than_others() -> None:
    assert neighbourhood("2001:db8:1:2::7") == neighbourhood("2001:db8:1:2:ffff::1") != neighbourhood("2001:db8:1:3::7")
    assert neighbourhood("::ffff:1.2.3.4") == neighbourhood("1.2.3.4") == "1.2.3.4"
    assert neighbourhood("a socket") == "a socket"


def test_many_sockets_give_nobody_more_words(tmp_path: Path) -> None:
    with threaded_server(tmp_path, chat_per_minute=5) as server, Guest(server.url) as alice:
        code = alice.make("horrified", "me")
        with alice.live(code) as one, alice.live(code) as two:
            one.wait_update()
            two.wait_update()
            for each in (one, two):
                for _ in range(5):
                    each.send({"type": "say", "seat": -1, "text": "hello"})
            two.wait(lambda message: message["type"] == "refused" and "not so fast" in message["reason"])
        assert stored.rows(server.database, "SELECT count(*) FROM chat") == [(5,)]


def test_nobody_opens_a_table_a_hundred_times(guest: Come) -> None:
    alice = guest()
    code = alice.make("horrified", "me")
    sockets = [alice.live(code) for _ in range(SOCKETS)]
    try:
        for each in sockets:
            each.wait_update()
        with alice.live(code) as more:
            assert more.ended() == (4429, "you have this table open too often already")
    finally:
        for each in sockets:
            each.close()


def test_talk_at_a_table_comes_to_an_end(tmp_path: Path) -> None:
    with threaded_server(tmp_path, talk=3) as (url, _), Guest(url) as alice, alice.live(alice.make("horrified", "me")) as live:
        live.wait_update()
        for seat in (0, -1, 0, -1):
            live.send({"type": "say", "seat": seat, "text": "so"})
        assert "that is enough" in live.wait_for("refused")["reason"]


def test_undo_and_requests_have_budgets(tmp_path: Path) -> None:
    with threaded_server(tmp_path, undos_per_minute=2, requests_per_second=1) as (url, _), Guest(url) as alice:
        with alice.live(alice.make("horrified", "me")) as live:
            live.wait_update()
            for _ in range(3):
                live.send({"type": "undo", "seat": 0, "to": 10_000})
            reasons = [live.wait_for("refused")["reason"] for _ in range(3)]
            assert "not so fast" in reasons[2]
            assert "not so fast" not in reasons[1]
        assert 429 in [alice.http.get("/api/tables").status_code for _ in range(12)]


# --- a host keeps the peace -------------------------------------------------------------------------------------------


def test_a_host_mutes_someone(guest: Come) -> None:
    alice, bob = guest("Alice"), guest("Bob")
    code = alice.make("horrified", "me", "open")
    bob.post(code, "sit/1")
    assert bob.http.put(f"/api/tables/{code}/people/{alice.id}/muted").status_code == 403
    with bob.live(code) as live:
        live.wait_update()
        assert alice.http.put(f"/api/tables/{code}/people/{bob.id}/muted").status_code == 204
        for seat in (1, -1):
            live.send({"type": "say", "seat": seat, "text": "boo"})
            assert "muted" in live.wait_for("refused")["reason"]
        assert [each["muted"] for each in alice.get(code, "/people")] == [False, True]
        assert alice.http.delete(f"/api/tables/{code}/people/{bob.id}/muted").status_code == 204
        live.send({"type": "say", "seat": 1, "text": "boo"})
        live.wait_update(lambda update: any(event["parts"]["kind"] == "said" for event in update["events"]))


def test_a_host_has_someone_leave_for_good(guest: Come) -> None:
    """Also after the table has been asleep: what is decided is stored."""
    alice, bob = guest("Alice"), guest("Bob")
    code = alice.make("house_of_horrors", "me", "open", "open")
    bob.post(code, "sit/1")
    with bob.live(code) as live:
        live.wait_update()
        live.send({"type": "say", "seat": -1, "text": "boo"})
        live.wait_for("said")
        assert [each["person"]["name"] for each in alice.get(code, "/people")] == ["Alice", "Bob"]
        assert alice.http.put(f"/api/tables/{code}/people/{bob.id}/removed").status_code == 204
        assert [each["person"]["name"] for each in alice.get(code, "/people")] == ["Alice"]
        assert live.ended()[0] == 1001
    assert alice.get(code)["seats"][1]["kind"] == "open"
    assert "asked you to leave" in bob.post(code, "sit/1", status=403)["detail"]
    with bob.live(code) as live:
        assert "asked you to leave" in live.ended()[1]
    assert alice.http.delete(f"/api/tables/{code}/people/{bob.id}/removed").status_code == 204
    bob.post(code, "sit/1")
    carol = guest("Carol")
    carol.post(code, "sit/2")
    alice.http.put(f"/api/tables/{code}/people/{bob.id}/removed")
    seat = alice.get(code)["seats"][1]
    assert (seat["kind"], seat["bot"]) == ("bot", "heuristic")
    bob.get(code, status=403)


def test_a_table_is_closed_to_newcomers(guest: Come) -> None:
    alice, bob, carol = guest("Alice"), guest("Bob"), guest("Carol")
    code = alice.make("horrified", "me", "open", "open")
    bob.post(code, "sit/1")
    assert bob.http.put(f"/api/tables/{code}/options", json={"closed": True}).status_code == 403
    assert alice.http.put(f"/api/tables/{code}/options", json={"closed": True}).json()["decided"]["closed"]
    assert "closed to newcomers" in carol.post(code, "sit/2", status=403)["detail"]
    with carol.live(code) as live:
        assert "closed to newcomers" in live.ended()[1]
    with bob.live(code) as live:
        live.wait_update()
    alice.http.put(f"/api/tables/{code}/options", json={"closed": False})
    carol.post(code, "sit/2")


def test_someone_is_reported_to_whoever_runs_the_server(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with threaded_server(tmp_path) as server, Guest(server.url, "Alice") as alice, Guest(server.url, "Bob") as bob:
        code = alice.make("horrified", "me", "open")
        bob.post(code, "sit/1")
        report = {"about": alice.id, "reason": "called me a ghoul\nINFO all is well"}
        assert bob.http.post(f"/api/tables/{code}/report", json=report).status_code == 204
        assert bob.http.post(f"/api/tables/{code}/report", json={"about": "0" * 16}).status_code == 404
        assert bob.http.post(f"/api/tables/{code}/report", json={"about": "0" * 41}).status_code == 400
        rows = stored.rows(server.database, "SELECT code, reporter, person, reason FROM reports")
        assert rows == [(code, bob.id, alice.id, "called me a ghoul INFO all is well")]
    assert f"{bob.id} reports {alice.id}: called me a ghoul INFO all is well" in caplog.text


# --- seats ------------------------------------------------------------------------------------------------------------


def test_one_seat_each_unless_the_host_allows_more(guest: Come) -> None:
    alice, bob = guest("Alice"), guest("Bob")
    code = alice.make("house_of_horrors", "me", "open", "open", "open", private=False)
    bob.post(code, "sit/1")
    assert "one seat each" in bob.post(code, "sit/2", status=409)["detail"]
    alice.http.put(f"/api/tables/{code}/options", json={"several": True})
    bob.post(code, "sit/2")
    alice.post(code, "sit/3")
    assert alice.get(code)["status"] == "playing"


def test_a_bot_fills_in_for_someone_who_is_away_and_agrees_to_nothing_for_them(tmp_path: Path) -> None:
    with (
        threaded_server(tmp_path, absence=0.0) as (url, _),
        Guest(url, "Alice") as alice,
        Guest(url, "Bob") as bob,
        Guest(url, "Carol") as carol,
    ):
        code = alice.make("horrified", "me", "open", options={"monsters": ["dracula", "creature"], "first_player": 1})
        bob.post(code, "sit/1")
        with bob.live(code) as theirs:
            theirs.wait_update()
            assert theirs.give(1, "end")["type"] == "update"
        assert "only those at the table" in carol.post(code, "bot/1", status=403)["detail"]
        with alice.live(code) as mine:
            moves = mine.wait_update()["moves"]
            seat = alice.post(code, "bot/1?bot=random")["seats"][1]
            assert (seat["kind"], seat["bot"]) == ("bot", "heuristic")
            mine.wait_update(lambda update: update["seats"][1]["kind"] == "bot")
            mine.send({"type": "undo", "seat": 0, "to": 0})
            assert "does not agree for them" in mine.wait_for("refused")["reason"]
            assert mine.update["moves"] >= moves
            with bob.live(code) as back:
                back.wait_update(lambda update: update["seats"][1]["kind"] == "person" and update["seats"][1]["online"])
            mine.wait_update(lambda update: update["seats"][1]["kind"] == "person")


def test_a_request_to_go_back_ends_when_a_bot_fills_in_for_who_was_asked(tmp_path: Path) -> None:
    with threaded_server(tmp_path, absence=0.0) as (url, _), Guest(url, "Alice") as alice, Guest(url, "Bob") as bob:
        code = alice.make("horrified", "me", "open", options={"monsters": ["dracula", "creature"], "first_player": 0})
        bob.post(code, "sit/1")
        with alice.live(code) as mine:
            mine.wait_update()
            moves = mine.give(0, "end")["moves"]
            mine.send({"type": "undo", "seat": 0, "to": 0})
            mine.wait_update(lambda update: update["undo_request"])
            alice.post(code, "bot/1")
            after = mine.wait_update(lambda update: update["seats"][1]["kind"] == "bot")
            assert after["undo_request"] is None
            assert after["moves"] >= moves


# --- names ------------------------------------------------------------------------------------------------------------


def test_names_that_could_be_taken_for_each_other() -> None:
    for one, other in (("Alice", "АӀice".replace("Ӏ", "l")), ("Alice", "alice "), ("Bob", "B0b"), ("Mila", "Mi1a"), ("Zoë", "Zoe")):
        assert alike(one, other), other
    for one, other in (("Alice", "Alicia"), ("Guest 1234", "Guest 1235"), ("Ben", "Jen")):
        assert not alike(one, other)
    assert speakable(" a\0b\u202e\n c\ud800 ") == "ab c"
    assert not legible("x\u202ey")


def test_nobody_takes_the_name_of_someone_at_the_table(guest: Come) -> None:
    alice, bob, carol = guest("Alice"), guest("AIice"), guest("Carol")
    code = alice.make("horrified", "me", "open", "open")
    assert "a name like yours" in bob.post(code, "sit/1", status=409)["detail"]
    with bob.live(code) as live:
        live.wait_update()
        live.send({"type": "say", "seat": -1, "text": "I am Alice"})
        assert "a name like yours" in live.wait_for("refused")["reason"]
    carol.post(code, "sit/1")
    assert carol.http.put("/api/me", json={"name": "ALICE"}).status_code == 409
    assert carol.http.put("/api/me", json={"name": "Caroline"}).status_code == 200


def test_whoever_chose_no_name_is_called_unlike_those_at_the_table(guest: Come) -> None:
    alice, bob, carol = guest(), guest(), guest()
    named = alice.http.get("/api/me").json()["name"]
    for other in (bob, carol):
        assert other.http.put("/api/me", json={"name": named}).status_code == 200
    code = alice.make("horrified", "me", "open")
    with carol.live(code) as live:
        live.wait_update()
        live.send({"type": "say", "seat": -1, "text": "May I watch?"})
        assert live.wait_for("said")["person"]["name"] != named
    seats = bob.post(code, "sit/1")["seats"]
    assert seats[0]["person"]["name"] == named
    assert seats[1]["person"] | {"given": True} == bob.http.get("/api/me").json()
    assert is_given(seats[1]["person"]["name"])
    assert not alike(seats[1]["person"]["name"], named)


def test_the_name_of_a_seat_shows_as_it_is(guest: Come) -> None:
    for name in ("x\u202ey", "\u200b", "a\0b", "\u3164"):
        wanted = {"game": "horrified", "seats": [{"kind": "me", "name": name}]}
        assert guest().http.post("/api/tables", json=wanted).status_code == 400


def test_chat_goes_by_the_name_of_now(guest: Come) -> None:
    alice = guest("Alice")
    with alice.live(alice.make("horrified", "me")) as live:
        live.wait_update()
        alice.http.put("/api/me", json={"name": "Alicia"})
        live.send({"type": "say", "seat": -1, "text": "hello"})
        assert live.wait_for("said")["person"]["name"] == "Alicia"


# --- what databases choke on ------------------------------------------------------------------------------------------


def test_letters_that_are_none_do_no_harm(guest: Come) -> None:
    alice = guest("Alice")
    code = alice.make("horrified", "me")
    with alice.live(code) as live:
        live.wait_update()
        for seat in (0, -1):
            live.send({"type": "say", "seat": seat, "text": "a\0b"})
        assert live.wait_for("said")["text"] == "ab"
        live.send({"type": "say", "seat": 0, "text": "\0"})
        assert "say something" in live.wait_for("refused")["reason"]
        assert live.talk == [{"seat": 0, "text": "ab", "number": 1}]
        live.send({"type": "answer", "seat": 0, "answers": [0], "sequence": 0, "id": "a\0b"})
        assert live.ended()[0] == 4400
    assert alice.http.get(f"/api/tables/{code[:4]}%00{code[4:]}").status_code == 404
    assert alice.http.get("/api/tables/%ED%A0%80").status_code in (400, 404)
    strange = fetch(f"{alice.url}/api/tables", headers={"Cookie": b"gloam=a\xff\x01b.c"})
    assert strange.status_code == 401


def test_a_damaged_row_spoils_no_list(tmp_path: Path) -> None:
    with threaded_server(tmp_path) as server, Guest(server.url) as alice:
        kept, damaged = alice.make("horrified", "me"), alice.make("horrified", "me")
    stored.change(server.database, "UPDATE tables SET waiting_for = '[0' WHERE code = :code", code=damaged)
    with threaded_server(tmp_path) as server, Guest(server.url, cookie=alice.cookie) as alice:
        assert [card["code"] for card in alice.http.get("/api/tables").json()] == [kept]


def test_a_snapshot_that_fails_takes_nothing_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(journal, "SNAPSHOT", 1)

    def full(*_: object) -> None:
        raise OSError("the disk is full")

    with threaded_server(tmp_path) as (url, _), Guest(url) as alice:
        code = alice.make("horrified", "me", options={"preset": "first"})
        with alice.live(code) as live:
            live.wait_update()
            monkeypatch.setattr(writes, "keep_snapshot", lambda *_: [full])
            assert live.give(0, "end")["type"] == "update"
            live.quiet(0.05)
            assert not any('"refused"' in text for text in live.raw)


def test_an_answer_to_an_update_that_nobody_has_seen_is_refused(guest: Come) -> None:
    """As one from before the clock was put back."""
    alice = guest()
    with alice.live(alice.make("horrified", "me", options={"preset": "first"})) as live:
        first = live.wait_update()
        assert live.give(0, "end", seen={"sequence": first["sequence"] + 1_000_000})["type"] == "refused"


def test_updates_are_numbered_on_when_a_table_wakes_up_whatever_the_clock_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with threaded_server(tmp_path) as (url, service), Guest(url) as alice:
        code = alice.make("horrified", "me")
        with alice.live(code) as live:
            last = live.wait_update()["sequence"]
        service.tables.live.clear()
        monkeypatch.setattr(time, "time_ns", lambda: 0)
        with alice.live(code) as live:
            assert live.wait_update()["sequence"] > last


# --- starting and being reached ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("database", "why"),
    [
        ("nonsense://", "neither a file nor the URL"),
        ("postgresql+psycopg://localhost:1/gloam?connect_timeout=2", "the database cannot be opened: "),
        ("sqlite:////proc/none/gloam.sqlite", "the database cannot be opened: "),
    ],
)
def test_what_hinders_the_start_is_told_in_one_sentence(tmp_path: Path, database: str, why: str) -> None:
    said = asyncio.run(cannot_open(Settings(database=database, data_dir=tmp_path)))
    assert why in said
    assert "\n" not in said
    assert said.endswith(".")


def test_a_start_that_fails_prints_that_sentence_alone(tmp_path: Path) -> None:
    (tmp_path / "gloam.sqlite").write_bytes(b"this is no database, but long enough to be looked at" * 20)
    command = [sys.executable, "-m", "gloam.server", "--port", "0", "--data-dir", str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert done.returncode == 1
    assert done.stderr == "gloam: the database cannot be opened: file is not a database.\n"


def test_headers_without_end_are_not_read(house: ChildServer) -> None:
    with socket.create_connection(("127.0.0.1", house.port), timeout=PATIENCE) as line:
        with suppress(OSError):  # it may hang up before all of it is sent
            line.sendall(b"GET /health HTTP/1.1\r\nHost: localhost\r\n" + b"X-More: and more\r\n" * 20_000)
        answer = b""
        with suppress(ConnectionError):
            answer = line.recv(100)
        assert answer.startswith(b"HTTP/1.1 400") or not answer


def test_a_page_elsewhere_whose_name_leads_here_is_not_let_in(house: ChildServer) -> None:
    for host in ("evil.example", f"evil.example:{house.port}", "127.0.0.1.evil.example", ""):
        assert fetch(f"{house.url}/api/me", headers={"Host": host}).status_code == 421, host
    for host in ("localhost", f"[::1]:{house.port}", "192.168.1.7", "table.localhost"):
        assert fetch(f"{house.url}/health", headers={"Host": host}).status_code == 200, host
    address = house.url.replace("http", "ws")
    with pytest.raises(InvalidStatus), connect(f"{address}/api/tables/X/live", additional_headers={"Host": "evil.example"}):
        pass
    assert Names(("gloam.example",)).lead_here("Gloam.Example:443")
    assert Names(("*",)).lead_here("any.example")


def test_nobody_chooses_their_own_address(tmp_path: Path) -> None:
    """What a visitor says in X-Forwarded-For is believed only of a proxy that was named."""
    for proxies, seen in (("", [200, 200, 429]), ("127.0.0.1", [200, 200, 200])):
        server = ChildServer(tmp_path / (proxies or "none"), people_per_minute=2, **({"proxies": proxies} if proxies else {}))
        try:
            asked = [fetch(f"{server.url}/api/me", headers={"X-Forwarded-For": f"10.0.0.{n}"}).status_code for n in range(3)]
        finally:
            server.stop()
        assert asked == seen


# --- other devices ----------------------------------------------------------------------------------------------------


def test_someone_is_known_on_another_device_until_they_say_otherwise(guest: Come) -> None:
    alice, phone, thief = guest("Alice"), guest(), guest()
    code = alice.make("horrified", "me")
    secret = alice.http.post("/api/me/devices").json()["secret"]
    claimed = phone.http.post("/api/me/devices/claim", json={"secret": secret}, headers={"User-Agent": "Firefox/1 Android"})
    assert claimed.json() == {"id": alice.id, "name": "Alice", "given": False}
    phone.cookie = phone.http.cookies.get("gloam") or ""
    assert thief.http.post("/api/me/devices/claim", json={"secret": secret}).status_code == 404
    assert secret not in phone.cookie
    devices = phone.http.get("/api/me/devices").json()
    assert [(each["name"], each["this"]) for each in devices] == [("A browser", False), ("Firefox on Android", True)]
    assert thief.http.delete(f"/api/me/devices/{devices[1]['id']}").status_code == 204  # of their own there is none
    with phone.live(code) as live:
        assert live.wait_update()["seats"][0]["mine"]
        assert alice.http.delete(f"/api/me/devices/{devices[1]['id']}").status_code == 204
        assert live.ended()[0] == 1001
    assert phone.http.get("/api/me/devices").status_code == 401
    assert len(alice.http.get("/api/me/devices").json()) == 1


def test_a_link_for_another_device_is_good_for_a_few_minutes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with threaded_server(tmp_path) as (url, _), Guest(url) as alice, Guest(url) as phone:
        secret = alice.http.post("/api/me/devices").json()["secret"]
        later = time.time() + 601
        monkeypatch.setattr(time, "time", lambda: later)
        assert phone.http.post("/api/me/devices/claim", json={"secret": secret}).status_code == 404


def test_a_device_of_the_owner_makes_a_newcomers_device_theirs(guest: Come) -> None:
    alice, phone, eve = guest("Alice"), guest(), guest("Eve")
    code = alice.make("house_of_horrors", "me", "random", "random")

    def post(who: Guest, what: str, status: int = 204) -> None:
        answer = who.http.post(f"/api/tables/{code}/{what}")
        assert answer.status_code == status, answer.text

    with alice.live(code) as owner, phone.live(code) as live:
        live.wait_update()
        post(phone, "recover/0")
        request = owner.wait_update(lambda update: update["recovery"] is not None)["recovery"]
        assert (request["person"]["id"], request["owner"]["id"], request["seconds"]) == (phone.id, alice.id, None)
        for stranger in (eve, phone):
            post(stranger, f"recovery/{request['id']}/agree", 403)
        post(eve, f"recovery/{request['id']}/refuse", 403)
        post(alice, f"recovery/{request['id']}/agree")
        confirmed = live.wait_for("device_confirmed")
    assert phone.http.post("/api/me/devices/claim", json={"secret": confirmed["secret"]}).json()["id"] == alice.id
    phone.cookie = phone.http.cookies.get("gloam") or ""
    with phone.live(code) as live:
        assert list(live.wait_update()["seen"]) == ["0"]
    post(alice, f"recovery/{request['id']}/agree", 409)
    post(eve, "recover/9", 409)
