"""No secret leaves: whatever a seat or a spectator was sent in a whole game does not depend on what is hidden from it."""

from __future__ import annotations

import json
import random
import re
from typing import Any

import pytest

from gloam.kernel.definition import games
from gloam.kernel.game import SPECTATOR, Game, Happening, may_know
from gloam.kernel.nature import Seeded
from gloam.kernel.play import begin, enter, entries
from gloam.kernel.record import read
from gloam.tables import views
from gloam.tables.messages import encode
from lengthy import but_the_first
from properties.setups import Telling
from server.guests import Guest, Live, ThreadedServer

SEATS = {"horrified": 2, "the_victim": 4, "arena": 2, "cabin": 2}
CROSSROADS = "name: Undecided\nbuild total: 100\nmonsters: faith_priest_v, field_agent_r"
OPTIONS: dict[str, dict[str, Any]] = {
    # Crypts are chosen in secret, sides of cards at once, and victims lie face down.
    "horrorclix": {"build_total": 100, "crypts": "chosen", "army_1": CROSSROADS, "army_2": CROSSROADS, "actions": 2, "turns": 6},
}


def plain(value: Any) -> Any:
    return json.loads(encode(value))


def eyes_of(game: Game, seat: int) -> str:
    """What the view of a seat is called in an update."""
    return "all" if seat == SPECTATOR or game.setup.definition.shown.open_table else str(seat)


def told_again(record: str) -> tuple[dict[int, Game], list[Happening]]:
    """The game of a full record at every point, and all that was told."""
    parsed = read(record)
    told: list[Happening] = []
    game = begin(parsed.setup, None, told)
    points = {0: game.clone()}
    for entry in parsed.entries:
        enter(game, entry)
        points[game.moves] = game.clone()
    return points, told


def play(players: list[Live], watcher: Live, guests: list[Guest], server: ThreadedServer, code: str) -> None:
    """A whole game at random; now and then, after every kind of question, everyone looks at everything else they can ask for."""
    dice = random.Random(3)
    for live in (*players, watcher):
        live.wait_update()
    tells = Telling()
    while players[0].update["status"] != "finished":
        open_ = [(live, q) for live in players for q in live.update["questions"]]
        live, question = dice.choice(open_)
        assert live.give(question["seat"], dice.choice(question["answers"])["id"])["type"] == "update"
        for other in (*players, watcher):
            if other.update["moves"] < live.update["moves"]:
                other.wait_update(lambda update, moves=live.update["moves"]: update["moves"] >= moves)
        if tells(question["kind"]) and players[0].update["status"] != "finished":
            game = server.game(code)
            for seat, guest in enumerate(guests):
                check_requests(guest, code, seat, game)


def check_requests(guest: Guest, code: str, seat: int, game: Game) -> None:
    """Record, history and review during play, as one seat or a spectator (the last guest) gets them."""
    seat = seat if seat < game.seats else SPECTATOR
    text = game.setup.definition.catalogue.text
    given = entries(game)
    lines = guest.get(code, "/record").splitlines()
    assert re.fullmatch(r"seed \? \d+", lines[3])
    for entry, line in zip(given, lines[len(lines) - 1 - len(given) : -1], strict=True):
        shown = line.split(" ", 1)[1]
        if not isinstance(entry.answer, str):
            assert shown == (text(entry.answer) if may_know(entry.seen, seat) else "?")
    turns = {turn["moves"]: turn for turn in guest.get(code, "/history")["turns"]}
    for i, entry in enumerate(given):
        if not may_know(entry.seen, seat) and entry.seat >= 0 and i + 1 in turns:
            assert turns[i + 1]["answer"] == ""
    review = guest.get(code, f"/at/{game.moves}")
    imagined = game.imagine(seat, Seeded(game.moves))
    assert review["views"] == {eyes_of(game, seat): plain(imagined.view(seat)["table"])}


BRIEF = ["mansion", "arena", "cabin", "horrified"]


@pytest.mark.parametrize("name", but_the_first([*BRIEF, *(game for game in games() if game not in BRIEF)], len(BRIEF)))
def test_what_is_sent_depends_only_on_what_the_seat_knows(name: str, parlour: ThreadedServer, shelf: dict[str, Any]) -> None:
    seats = SEATS.get(name, shelf[name].least_seats)
    guests = [Guest(parlour.url) for _ in range(seats + 1)]
    code = guests[0].make(name, "me", *["open"] * (seats - 1), options=OPTIONS.get(name, {}))
    for seat in range(1, seats):
        guests[seat].post(code, f"sit/{seat}")
    lives = [guest.live(code) for guest in guests]
    try:
        play(lives[:-1], lives[-1], guests, parlour, code)
        points, told = told_again(guests[0].get(code, "/record"))
        key = lives[0].update["chance"]["key"]
        for seat, live in enumerate(lives):
            check_messages(live, seat if seat < seats else SPECTATOR, points, told, key)
    finally:
        for live in lives:
            live.close()
        for guest in guests:
            guest.http.close()


def check_messages(live: Live, seat: int, points: dict[int, Game], told: list[Happening], key: str) -> None:
    received: list[Any] = []
    tells = Telling()
    for update in live.updates:
        game = points[update["moves"]]
        closely = tells(game.asking[0], *[question.prompt for question in game.asked])
        for guess in (1, 2) if closely else ():
            imagined = game.imagine(seat, Seeded(guess + 1000 * update["moves"]))
            assert update["seen"] == {eyes_of(game, seat): plain(imagined.view(seat)["table"])}
            assert update["questions"] == plain(views.questions(imagined, [seat]))
        received += update["events"]
    first = live.updates[0]
    assert first["full"]
    seen = [each for each in told if may_know(each.seen, seat)]
    later = [each for each in seen if each.moves > first["moves"]]
    assert received[len(first["events"]) :] == plain(views.events(game.setup.definition, later, [seat]))
    assert all(event in plain(views.events(game.setup.definition, seen, [seat])) for event in first["events"])
    for text in live.raw:
        assert key not in text or text == live.raw[-1]


def test_the_hidden_is_really_searched_for(parlour: ThreadedServer) -> None:
    """The mansion's hands are secret: each player's socket names cards that the others' sockets never do."""
    guests = [Guest(parlour.url) for _ in range(3)]
    code = guests[0].make("mansion", "me", "open", "open")
    guests[1].post(code, "sit/1"), guests[2].post(code, "sit/2")
    lives = [guest.live(code) for guest in guests]
    try:
        for live in lives:
            live.wait_update()
        game = parlour.game(code)
        hands = game.table.data()["hands"]
        for seat, live in enumerate(lives):
            drawn = {event["parts"].get("card") for event in live.updates[0]["events"] if event["parts"]["kind"] == "drew"}
            assert drawn == set(hands[seat])
    finally:
        for live in lives:
            live.close()
        for guest in guests:
            guest.http.close()


def test_a_reason_tells_nothing_of_what_others_hold(parlour: ThreadedServer) -> None:
    """Why an answer is refused is worked out from a game that the seat could imagine."""
    url = parlour.url
    with Guest(url) as alice, Guest(url) as bob, Guest(url) as carol:
        code = alice.make("mansion", "me", "open", "open")
        bob.post(code, "sit/1"), carol.post(code, "sit/2")
        table = parlour.service.tables.live[code]
        assert table.game is not None
        looked_at: list[Game] = []
        definition = table.game.setup.definition
        original = type(definition.shown).forbidden

        def watched(self: Any, game: Game, question: Any, answer: int) -> Any:
            looked_at.append(game)
            return original(self, game, question, answer)

        with pytest.MonkeyPatch.context() as patched, alice.live(code) as live:
            patched.setattr(type(definition.shown), "forbidden", watched)
            live.wait_update()
            live.send({"type": "ask_why", "seat": 0, "answer": len(definition.catalogue) - 1})
            live.wait_for("why")
            assert live.give(0, len(definition.catalogue) - 1)["type"] == "refused"
        assert table.game not in looked_at


def test_a_crypt_stays_its_owners_when_someone_comes_back(parlour: ThreadedServer) -> None:
    """HorrorClix: whoever leaves while crypts are chosen and returns sees the own cards, and only how many others hold."""
    with Guest(parlour.url) as alice, Guest(parlour.url) as bob:
        code = alice.make("horrorclix", "me", "open", options=OPTIONS["horrorclix"])
        bob.post(code, "sit/1")
        with alice.live(code) as a, bob.live(code) as b:
            a.wait_update(), b.wait_update()
            dice = random.Random(5)
            while not all(player["crypt_size"] == 6 for player in b.update["view"]["players"]):
                live = a if a.update["questions"] else b
                question = dice.choice(live.update["questions"])
                live.give(question["seat"], dice.choice(question["answers"])["id"])
                for other in (a, b):
                    if other.update["moves"] < live.update["moves"]:
                        other.wait_update(lambda update, moves=live.update["moves"]: update["moves"] >= moves)
            b.close()
            gone = b.update
        game = parlour.game(code)
        crypts = [game.view(seat)["table"]["players"][seat]["crypt"] for seat in (0, 1)]
        theirs = set(crypts[0]) - set(crypts[1])
        assert theirs
        for since in (gone["sequence"], gone["sequence"] - 10**6):
            with bob.live(code, since, gone["seen"]) as again:
                players = again.wait_update()["view"]["players"]
                assert (players[1]["crypt"], players[0]["crypt"], players[0]["crypt_size"]) == (crypts[1], None, 6)
                assert not [card for card in theirs if f'"{card}"' in "".join(again.raw)]
