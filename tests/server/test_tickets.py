"""Records that were read, and the tickets to open them with."""

from __future__ import annotations

from collections.abc import Callable

import gloam
from gloam.server import tickets
from gloam.server.reading import ReadRecord
from gloam.server.tickets import ALL_BYTES, EACH, EACH_BYTES, LEAST, SECONDS, Tickets
from gloam.tables.errors import TableError
from gloam.tables.messages import RecordInfo
from server.guests import Guest

Come = Callable[..., Guest]


def read(size: int = 10) -> ReadRecord:
    return ReadRecord("x" * size, None, RecordInfo("horrified", 1, 0, False, [0], -1))


def good(kept: Tickets, *given: tuple[str, str]) -> list[bool]:
    """Whether people can open these: person and ticket."""

    def is_good(person: str, ticket: str) -> bool:
        try:
            kept.find(person, ticket)
        except TableError:
            return False
        return True

    return [is_good(*each) for each in given]


def test_a_ticket_is_good_for_some_minutes_and_for_its_person_alone() -> None:
    time = [0.0]
    kept = Tickets(lambda: time[0])
    mine, theirs = kept.give("alice", "here", read()), kept.give("bob", "here", read(11))
    assert mine != theirs
    assert len(mine) >= 22  # 128 bits
    assert good(kept, ("alice", mine), ("bob", theirs), ("bob", mine), ("alice", ""), ("", mine)) == [
        True,
        True,
        False,
        False,
        False,
    ]
    assert kept.find("bob", theirs).save == "x" * 11
    time[0] = SECONDS - 1
    assert good(kept, ("alice", mine), ("alice", mine)) == [True, True]
    time[0] = SECONDS
    assert good(kept, ("alice", mine), ("bob", theirs)) == [False, False]


def test_a_person_has_few_tickets_the_newest_ones() -> None:
    kept = Tickets()
    other = kept.give("bob", "there", read())
    names = [kept.give("alice", "here", read()) for _ in range(EACH + 1)]
    assert good(kept, *(("alice", name) for name in names)) == [False] + [True] * EACH
    large = kept.give("alice", "here", read(EACH_BYTES + 1))
    assert good(kept, ("alice", names[-1]), ("alice", large), ("bob", other)) == [False, True, True]


def test_an_address_with_many_tickets_loses_its_own() -> None:
    kept = Tickets()
    other = kept.give("bob", "there", read())
    flood = [(f"guest {n}", kept.give(f"guest {n}", "here", read(EACH_BYTES))) for n in range(ALL_BYTES // EACH_BYTES + 3)]
    assert good(kept, ("bob", other)) == [True]
    assert good(kept, *flood) == [False] * 4 + [True] * (len(flood) - 4)
    many = [(f"visitor {n}", kept.give(f"visitor {n}", "far", read(0))) for n in range(ALL_BYTES // LEAST)]
    assert good(kept, ("bob", other), many[-1]) == [True, True]
    assert sum(good(kept, ("bob", other), *flood, *many)) <= ALL_BYTES // LEAST


def test_a_record_is_opened_by_the_ticket_of_who_sent_it(guest: Come) -> None:
    alice, mallory = guest("Alice"), guest("Mallory")
    game = gloam.new("horrified", 2, seed=12)
    ticket = alice.look(game.record())["ticket"]
    for visitor, shown in ((mallory, ticket), (alice, ticket[:-1])):
        refused = visitor.http.post("/api/records", json={"ticket": shown})
        assert (refused.status_code, refused.json()["detail"]) == (404, tickets.NOT_GOOD)
    opened = alice.http.post("/api/records", json={"ticket": ticket, "seats": [{"kind": "me"}]})
    assert opened.status_code == 400  # the ticket stays good
    opened = alice.http.post("/api/records", json={"ticket": ticket, "seats": [{"kind": "me"}, {"kind": "open"}]})
    assert (opened.status_code, opened.json()["moves"]) == (201, game.moves)


def test_opening_takes_no_text(guest: Come) -> None:
    refused = guest().http.post("/api/records", json={"record": gloam.new("horrified", 1).record()})
    assert refused.status_code == 400
