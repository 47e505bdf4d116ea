"""What comes in is checked: cookies, origins, sizes, shapes and rates. Nothing wrong gets more than a clear refusal."""

from __future__ import annotations

import asyncio
import json
import random
import re
import shutil
import socket
from collections.abc import Callable
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from gloam.server.building import WEB, compress
from gloam.server.limits import Allowance, Allowances
from gloam.server.routes import site
from gloam.server.routes.previews import HEADING
from gloam.server.routes.visitor import Purse, Visitor
from gloam.server.serving import listen
from gloam.tables.audience import QUEUE, Subscriber
from gloam.tables.messages import Person
from server.guests import TRUST, ChildServer, Guest, fetch, threaded_server

Come = Callable[..., Guest]


def plain_json_problem(response: httpx.Response, status: int) -> str:
    assert response.status_code == status, response.text
    problem = response.json()
    assert problem["status_code"] == status
    assert "Traceback" not in response.text
    return str(problem["detail"])


@pytest.mark.parametrize("cookie", ["", "nobody.secret", "nonsense", ".", "a." + "x" * 5000, "ä.ö"])
def test_without_a_true_cookie_nothing_is_shown_or_done(house: ChildServer, guest: Come, cookie: str) -> None:
    code = guest().make("horrified", "me")
    headers = {"Cookie": f"gloam={cookie}".encode()}
    with httpx.Client(base_url=house.url, headers=headers, verify=TRUST) as http:
        for path in ("", f"/{code}", f"/{code}/history", f"/{code}/at/1", f"/{code}/record"):
            plain_json_problem(http.get(f"/api/tables{path}"), 401)
        for path in ("sit/0", "stand/0", "bot/0", "rematch"):
            plain_json_problem(http.post(f"/api/tables/{code}/{path}"), 401)
        plain_json_problem(http.put("/api/me", json={"name": "Eve"}), 401)
        plain_json_problem(http.post("/api/records/look", json={"record": ""}), 401)
        plain_json_problem(http.post("/api/records", json={"ticket": ""}), 401)


def test_a_forged_cookie_opens_no_table(guest: Come) -> None:
    alice, eve = guest("Alice"), guest("Eve")
    code = alice.make("horrified", "me")
    for cookie in ("", "nonsense", f"{alice.id}.guess", f"{alice.id}.{eve.cookie.partition('.')[2]}"):
        eve.cookie = cookie
        with eve.live(code) as live:
            closed = live.ended()
            assert closed[0] == 4401
            assert "nobody is known" in closed[1]
            assert live.updates == []


def test_a_bad_cookie_is_replaced_by_a_new_guest(house: ChildServer, guest: Come) -> None:
    alice = guest("Alice")
    response = fetch(f"{house.url}/api/me", headers={"Cookie": f"gloam={alice.id}.guess"})
    assert response.json()["id"] != alice.id
    given = response.headers["set-cookie"]
    assert "HttpOnly" in given
    assert "SameSite=lax" in given


def test_another_site_can_do_nothing(house: ChildServer, guest: Come) -> None:
    alice = guest("Alice")
    code = alice.make("horrified", "me")
    for origin in ("https://evil.example", "null", "http://127.0.0.1:1", "http://["):
        assert "another site" in plain_json_problem(alice.http.post("/api/tables", json={}, headers={"Origin": origin}), 403)
        url = f"ws{house.url[4:]}/api/tables/{code}/live"
        cookie = {"Cookie": f"gloam={alice.cookie}"}
        with pytest.raises(InvalidStatus) as refused, connect(url, origin=origin, additional_headers=cookie):  # type: ignore[arg-type]
            pass
        assert refused.value.response.status_code == 403
    marked = {"Sec-Fetch-Site": "cross-site"}
    assert "another site" in plain_json_problem(alice.http.post("/api/tables", json={}, headers=marked), 403)
    with connect(url, origin=house.url, additional_headers=cookie) as socket:  # type: ignore[arg-type]
        assert json.loads(socket.recv(5))["type"] == "update"


def test_a_table_that_is_not_there(guest: Come) -> None:
    alice = guest()
    assert plain_json_problem(alice.http.get("/api/tables/NOWHERE"), 404) == "there is no table of that code"
    with alice.live("NOWHERE") as live:
        assert live.ended() == (4404, "there is no table of that code")
    with alice.live(alice.make("horrified", "me"), "soon") as live:  # type: ignore[arg-type]
        assert live.ended()[0] == 4400


@pytest.mark.parametrize(
    "message",
    [
        "", "nonsense", "[]", "{}", b"\xff\xfe", '{"type": "fly"}', '{"type": "answer"}', "[" * 50_000,
        '{"type": "answer", "seat": "0", "answers": [], "sequence": 0}',
        '{"type": "answer", "seat": 0, "answers": [true], "sequence": 0}',
        '{"type": "answer", "seat": 0, "answers": [1.5], "sequence": 0}',
        '{"type": "say", "seat": 0, "text": "hello", "extra": 1}',
        json.dumps({"type": "answer", "seat": 0, "answers": [1], "sequence": 0, "id": "x" * 101}),
    ],
)  # fmt: skip
def test_a_message_that_cannot_be_read_ends_the_socket(guest: Come, message: str | bytes) -> None:
    alice = guest()
    code = alice.make("horrified", "me")
    with alice.live(code) as live:
        moves = live.wait_update()["moves"]
        live.send(message)
        code_, reason = live.ended()
        assert code_ == 4400
        assert reason
        assert "Traceback" not in reason
    assert alice.get(code)["moves"] == moves


@pytest.mark.parametrize(
    "message",
    [
        {"type": "answer", "seat": -1, "answers": [0], "sequence": 0},
        {"type": "answer", "seat": 99, "answers": [0], "sequence": 0},
        {"type": "answer", "seat": 0, "answers": [-1], "sequence": -5},
        {"type": "answer", "seat": 0, "answers": [{"kind": ["move"]}], "sequence": 0},
        {"type": "answer", "seat": 0, "answers": [2**62], "sequence": 2**62},
        {"type": "say", "seat": -2, "text": "hello"},
        {"type": "say", "seat": 0, "text": "   "},
        {"type": "undo", "seat": 0, "to": -1},
        {"type": "consent", "seat": 0, "to": 0, "yes": True},
        {"type": "ask_hint", "seat": 7},
        {"type": "ask_why", "seat": 7, "answer": 0},
    ],
)
def test_a_message_that_cannot_be_followed_is_refused(guest: Come, message: dict[str, object]) -> None:
    alice = guest()
    code = alice.make("horrified", "me")
    with alice.live(code) as live:
        moves = live.wait_update()["moves"]
        live.send(message)
        assert live.wait_for("refused")["reason"]
        assert alice.get(code)["moves"] == moves
        assert live.give(0, live.update["questions"][0]["answers"][0]["id"])["type"] == "update"


def test_what_is_too_large_is_not_taken(guest: Come) -> None:
    alice = guest()
    body = json.dumps({"record": "x" * 300_000})
    assert alice.http.post("/api/records/look", content=body, headers={"Content-Type": "application/json"}).status_code == 413
    with alice.live(alice.make("horrified", "me")) as live:
        live.wait_update()
        live.send(json.dumps({"type": "say", "seat": -1, "text": "x" * 70_000}))
        assert live.ended()[0] == 1009


def test_malformed_requests_are_refused(guest: Come) -> None:
    alice = guest()
    json_ = {"Content-Type": "application/json"}
    for body in ("", "nonsense", "[]", '{"game": 1}', '{"game": "horrified", "seats": [{"kind": "king"}]}', "[" * 10_000):
        plain_json_problem(alice.http.post("/api/tables", content=body, headers=json_), 400)
    assert "UTF-8" in plain_json_problem(alice.http.put("/api/me", content=b'{"name": "\xff"}', headers=json_), 400)
    for name in ("", " ", "x" * 41, "\u0007bell", "\u202eevil", "\u3164", "\u2800", "\u200d"):
        plain_json_problem(alice.http.put("/api/me", json={"name": name}), 400)
    for name in ("\u202eevil", "nul\0", "\u200b"):
        table = {"game": "horrified", "seats": [{"kind": "me"}], "name": name}
        assert "name" in plain_json_problem(alice.http.post("/api/tables", json=table), 400)
    assert alice.http.put("/api/me", json={"name": "The \U0001f468\u200d\U0001f469\u200d\U0001f467 Larsens"}).status_code == 200
    for record in ("", "nonsense", "gloam record 1\nend 0 0", "gloam record 1\n" * 100):
        plain_json_problem(alice.http.post("/api/records/look", json={"record": record}), 400)


def test_rates_are_limited(tmp_path: Path) -> None:
    with threaded_server(tmp_path, tables_per_minute=3, people_per_minute=4, messages_per_second=5) as (url, _):
        with Guest(url) as alice:
            wanted = {"game": "horrified", "seats": [{"kind": "me"}]}
            codes = [alice.http.post("/api/tables", json=wanted).status_code for _ in range(4)]
            assert codes == [201, 201, 201, 429]
            code = alice.http.get("/api/tables").json()[0]["code"]
            with alice.live(code) as live:
                for _ in range(15):
                    live.send({"type": "ask_why", "seat": 0, "answer": "pass"})
                assert live.ended() == (4429, "too many messages in a short time")
        fresh = [fetch(f"{url}/api/me").status_code for _ in range(4)]
        assert fresh == [200, 200, 200, 429]


def test_an_address_pays_once_for_each_request(tmp_path: Path) -> None:
    """One person has ten requests at once here, and an address five times as many."""
    with threaded_server(tmp_path, requests_per_second=1) as (url, _), ExitStack() as stack:
        guests = [stack.enter_context(Guest(url)) for _ in range(5)]
        asked = [guest.http.get("/api/tables").status_code for guest in guests for _ in range(9)]
        assert asked == [200] * 45


def test_a_person_has_their_own_requests_wherever_they_are(tmp_path: Path) -> None:
    with threaded_server(tmp_path, requests_per_second=1) as (url, _), Guest(url) as alice:
        asked = [alice.http.get("/api/tables") for _ in range(40)]
        assert [each.status_code for each in asked[:10]] == [200] * 10
        assert "too many requests" in plain_json_problem(asked[-1], 429)


def test_an_allowance_fills_up_again() -> None:
    time = [0.0]
    allowance = Allowance(2, 0.5, lambda: time[0])
    assert [allowance.take() for _ in range(3)] == [True, True, False]
    time[0] = 2.0
    assert [allowance.take() for _ in range(2)] == [True, False]
    each = Allowances(1, 1 / 60, lambda: time[0])
    assert [each.take(who) for who in ("a", "b", "a")] == [True, True, False]
    time[0] += 60
    assert each.take("a")


def test_every_answer_carries_the_security_headers(house: ChildServer) -> None:
    for path in ("/", "/t/ABC", "/api/me", "/api/nothing", "/api/tables", "/health", "/missing.js", "/api/docs"):
        headers = fetch(house.url + path).headers
        policy = headers["content-security-policy"]
        assert "script-src 'self'" in policy
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"]
    assert httpx.request("DELETE", house.url + "/api/me").headers["x-content-type-options"] == "nosniff"


def test_the_client_is_served_and_nothing_beside_it(tmp_path: Path) -> None:
    client = tmp_path / "client"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text("<p>the table</p>")
    (client / "assets" / "app-1.js").write_text("start()")
    (tmp_path / "secret.txt").write_text("secret")
    (tmp_path / "client-secret").write_text("secret")
    with threaded_server(tmp_path / "data", client_dir=client) as (url, _):
        for page in ("/", "/new/horrified", "/t/ABCDEFGH", "/review/ABCDEFGH", "/credits"):
            response = fetch(url + page)
            assert response.text == "<p>the table</p>"
            assert response.headers["content-type"].startswith("text/html")
        script = fetch(url + "/assets/app-1.js")
        assert script.text == "start()"
        assert "javascript" in script.headers["content-type"]
        assert "immutable" in script.headers["cache-control"]
        for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "/assets/../../secret.txt", "/../client-secret"):
            assert "secret" not in fetch(url + path).text.replace("there is no such file", "")
        assert fetch(url + "/assets/other.js").status_code == 404
        assert fetch(url + "/" + "a" * 300).text == "<p>the table</p>"
        for name in ("a" * 300 + ".js", "%00.js"):
            assert fetch(f"{url}/{name}").status_code == 404
        plain_json_problem(fetch(url + "/api/nothing"), 404)


def test_a_page_that_a_browser_has_is_sent_again_only_when_it_has_changed(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<p>the table</p>")
    with threaded_server(tmp_path / "data", client_dir=tmp_path) as (url, _):
        page = fetch(url)
        assert page.headers["cache-control"] == "no-cache"
        had = {"If-None-Match": page.headers["etag"]}
        same = fetch(f"{url}/t/ABCDEFGH", headers=had)
        assert (same.status_code, same.content, same.headers["etag"]) == (304, b"", page.headers["etag"])
        assert same.headers["x-content-type-options"] == "nosniff"
        (tmp_path / "index.html").write_text("<p>the table as it is now</p>")
        assert fetch(url, headers=had).text == "<p>the table as it is now</p>"


def test_a_link_shows_a_title_and_a_picture_and_nothing_of_a_private_table(tmp_path: Path) -> None:
    assert HEADING in (WEB / "index.html").read_text()
    (tmp_path / "index.html").write_text(f'{HEADING}<script src="/assets/app.js"></script>')
    shutil.copytree(WEB / "public" / "previews", tmp_path / "previews")
    (tmp_path / "previews" / "the_victim.jpg").unlink()
    with threaded_server(tmp_path / "data", client_dir=tmp_path) as (url, _):
        ada = Guest(url, "Ada")
        with closing(ada.http):
            private = ada.make("horrified", "me", "open", "heuristic", name="Our secret")
            public = ada.make("house_of_horrors", "me", "open", "open", name='"Supper" <b>', private=False)

        def shown(path: str) -> dict[str, str]:
            text = fetch(url + path).text
            return {
                "title": text.split("<title>")[1].split("</title>")[0],
                **dict(re.findall(r'"og:(\w+)" content="([^"]*)"', text)),
            }

        ours = shown(f"/t/{private.lower()}")
        assert ours["title"] == "Horrified"
        assert ours["description"] == "1 of 3 seats is free."
        assert ours["image"] == f"{url}/previews/horrified.jpg"
        for path in (f"/t/{private}", f"/review/{private}"):
            assert not {"Ada", "secret"} & set(re.findall(r"\w+", fetch(url + path).text))
        supper = "&quot;Supper&quot; &lt;b&gt; (House of Horrors)"
        assert (shown(f"/t/{public}")["title"], shown(f"/t/{public}")["description"]) == (supper, "2 of 3 seats are free.")
        assert shown(f"/review/{public}")["title"] == f"{supper}: review"
        assert shown("/how/horrorclix")["image"] == f"{url}/previews/horrorclix.jpg"
        assert shown("/new/the_victim")["image"] == f"{url}/previews/gloam.jpg"
        for path in ("/", "/t/ABCDEFGH", "/t/no-code"):
            assert (shown(path)["title"], shown(path)["image"]) == ("Gloam", f"{url}/previews/gloam.jpg")

        below = fetch(url, headers={"X-Forwarded-Prefix": "/games/gloam"}).text
        assert f"{url}/games/gloam/previews/gloam.jpg" in below
        assert 'src="/games/gloam/assets/app.js"' in below
        assert "elsewhere" not in fetch(url, headers={"X-Forwarded-Prefix": '//elsewhere.example/"'}).text


def test_a_browser_gets_the_compressed_copy_of_a_file_if_it_takes_that(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<p>the table</p>")
    (tmp_path / "assets" / "app-1.js").write_text("start();" * 1000)
    compress(tmp_path)
    with threaded_server(tmp_path / "data", client_dir=tmp_path) as (url, _):
        packed, plain = (fetch(f"{url}/assets/app-1.js", headers={"Accept-Encoding": takes}) for takes in ("br, gzip", "br"))
    assert packed.text == plain.text == "start();" * 1000
    assert packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) < 100
    assert "content-encoding" not in plain.headers
    for each in (packed, plain):
        assert "javascript" in each.headers["content-type"]
        assert each.headers["vary"] == "Accept-Encoding"


def test_without_a_built_client_a_page_says_how_to_build_it(tmp_path: Path) -> None:
    with threaded_server(tmp_path, client_dir=tmp_path / "none") as (url, _):
        assert "npm run build" in fetch(url).text


def test_health_metrics_and_docs(house: ChildServer, guest: Come) -> None:
    alice = guest()
    with alice.live(alice.make("horrified", "me")) as live:
        live.wait_update()
        live.give(0, live.update["questions"][0]["answers"][0]["id"])
        live.give(0, 10**9)
        lines = dict(line.rsplit(" ", 1) for line in fetch(f"{house.url}/metrics").text.splitlines() if not line.startswith("#"))
    for name in ("tables_live", "sockets", "answers_total", "refused_total", "commit_seconds_count"):
        assert float(lines[f"gloam_{name}"]) >= 1, name
    page = fetch(f"{house.url}/api/docs").text
    assert "/api/tables/{code}/sit/{number}" in page
    assert "<script" not in page


def test_the_page_about_the_api_is_made_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Any] = []
    monkeypatch.setattr(site, "_page", lambda schema: made.append(schema) or "the page")
    with threaded_server(tmp_path) as (url, _):
        assert [fetch(f"{url}/api/docs").text for _ in range(2)] == ["the page"] * 2
    assert len(made) == 1


def test_private_tables_are_not_listed(guest: Come) -> None:
    alice, bob = guest(), guest()
    hidden = alice.make("horrified", "me", "open")
    shown = alice.make("horrified", "me", "open", private=False)
    listed = [card["code"] for card in bob.http.get("/api/tables").json()]
    assert shown in listed
    assert hidden not in listed
    assert bob.get(hidden)["status"] == "waiting"
    assert bob.get(hidden.lower())["code"] == hidden


def test_a_new_name_is_seen_at_the_table(guest: Come) -> None:
    alice, bob = guest("Alice"), guest()
    code = alice.make("horrified", "me")
    with bob.live(code) as live:
        live.wait_update()
        alice.http.put("/api/me", json={"name": "Alicia"})
        assert live.wait_update()["seats"][0]["person"]["name"] == "Alicia"
        assert alice.cookie.partition(".")[2] not in "".join(live.raw)


def test_the_event_loop_can_send_small_answers_at_once() -> None:
    """It sets TCP_NODELAY on the connections of a socket that was made for TCP only."""
    with listen("127.0.0.1", 0) as listening:
        assert listening.proto == socket.IPPROTO_TCP


def test_an_update_is_small_on_the_wire(guest: Come) -> None:
    alice = guest()
    with alice.live(alice.make("horrified", "me", "me")) as live:
        live.wait_update()
        arrived: list[int] = []
        take_in = live.socket.protocol.receive_data

        def counted(data: bytes) -> None:
            arrived.append(len(data))
            take_in(data)

        live.socket.protocol.receive_data = counted  # type: ignore[method-assign, assignment]
        live.play_at_random(random.Random(5), 25)
    updates = live.updates[1:]
    assert len(updates) >= 25
    assert sum(arrived) / len(updates) < 1000
    assert sum(map(len, live.raw[1:])) > 4 * sum(arrived)


def test_a_socket_that_does_not_listen_is_cut_off() -> None:
    slow = Subscriber(Person("1", "Slow"))
    for _ in range(QUEUE):
        slow.put(b"news")
    assert not slow.behind.is_set()
    slow.put(b"news")
    assert slow.behind.is_set()


class Unheard:
    """A socket whose other side says nothing, and does not read either."""

    async def send(self, text: str) -> None:
        await asyncio.Event().wait()

    async def receive(self) -> None:
        await asyncio.Event().wait()


class Gone(Unheard):
    """A socket whose other side has left without a word."""

    async def send(self, text: str) -> None:
        raise OSError("gone")


@pytest.mark.parametrize(("socket", "messages"), [(Gone(), 1), (Unheard(), QUEUE + 1)])
def test_whoever_is_gone_or_far_behind_leaves_the_table(caplog: pytest.LogCaptureFixture, socket: Unheard, messages: int) -> None:
    left: list[Subscriber] = []

    class Room:
        unsubscribe = staticmethod(left.append)

    class Table:
        room = Room

    async def visit() -> Subscriber:
        subscriber = Subscriber(Person("1", "Somebody"))
        for _ in range(messages):
            subscriber.put(b"news")
        visitor = Visitor(socket, subscriber, Table(), Purse(None, subscriber.person, ""))  # type: ignore[arg-type]
        await asyncio.wait_for(visitor.stay(), 5)
        return subscriber

    assert left == [asyncio.run(visit())]
    assert caplog.records == []


def test_only_who_is_at_the_machine_itself_is_told_where_others_reach_it(tmp_path: Path) -> None:
    names = ("gloam.example", "localhost.example")
    with threaded_server(tmp_path, outside="http://192.168.1.7:8000", hosts=names) as (url, _):
        for name in ("127.0.0.1:8000", "localhost", "[::1]:8000"):
            assert fetch(f"{url}/api/reach", headers={"Host": name}).json() == {"address": "http://192.168.1.7:8000"}
        for name in ("gloam.example", "192.168.1.7:8000", "localhost.example"):
            assert fetch(f"{url}/api/reach", headers={"Host": name}).json() == {"address": ""}
