"""Tests of The Victim read like play: a position, answers, what the table then shows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import gloam
from gloam.games.the_victim import GAME, forest
from gloam.games.the_victim.components import (
    ALL_EVENTS,
    EVENTS,
    MODES,
    PILES,
    STATUSES,
    TILE_EXITS,
    TILES,
    VICTIM_START,
    VICTIMS,
)
from gloam.games.the_victim.map import CELLS
from gloam.games.the_victim.table import Forest
from gloam.kernel.boards.hexagons import EDGES, OPPOSITE, has_edge, turned
from gloam.kernel.game import ANYONE, SPECTATOR, Game
from gloam.kernel.nature import Scripted, Seeded
from gloam.kernel.position import read, toml
from playing import Playing
from the_victim.seats import check_seat


class Play(Playing):
    """A game with NATURE scripted: what is not scripted cannot happen, and all that is must."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.nature = game.nature if isinstance(game.nature, Scripted) else Scripted(GAME.catalogue.text, ())
        self.game.watch = []

    @property
    def table(self) -> Forest:
        return forest(self.game.table)

    @property
    def view(self) -> dict[str, Any]:
        """What everyone sees of the table, by name."""
        seen: dict[str, Any] = GAME.shown.view(self.table, SPECTATOR)
        return seen

    def answer(self, *answers: str, nature: str = "", seat: int = ANYONE) -> Play:
        """Give answers one after the other; `nature` tells in words what chance brings meanwhile."""
        self.nature.script.extend(nature.split())
        for text in answers:
            self.game.answer(text, seat)
            for question in self.game.asked:
                check_seat(forest(self.game.table), question)
        return self

    def victim(self, name: str) -> dict[str, Any]:
        """A Victim's board as its own player sees it, the statuses by name beside the rest."""
        seat = self.table.owner[VICTIMS.index(name)]
        board: dict[str, Any] = GAME.shown.view(self.table, seat)["victims"][name]
        return board | board["statuses"]

    def at(self, name: str) -> str | None:
        where: str | None = self.victim(name)["at"]
        return where

    def wounds(self, *names: str) -> Any:
        """The Wounds of a Victim, or of several."""
        counts = [self.victim(name)["wounds"] for name in names]
        return counts[0] if len(names) == 1 else counts

    def hand(self, name: str) -> list[str]:
        hand: list[str] = self.victim(name)["hand"]
        return hand

    @property
    def evil(self) -> dict[str, Any]:
        """The Evil's board."""
        board: dict[str, Any] = self.view["evil"]
        return board

    def tokens(self, tile: str) -> list[str]:
        """What lies on a tile."""
        marks: list[str] = self.view["tiles"][tile]["marks"]
        return marks

    def heard(self, *kinds: str) -> list[dict[str, Any]]:
        """What was told so far, as named parts; only these kinds if some are named."""
        assert self.game.watch is not None
        told = [GAME.events.parts(happening.event) for happening in self.game.watch]
        return [event for event in told if not kinds or event["kind"] in kinds]

    def rolls(self) -> list[tuple[str, str, int]]:
        """Every roll of Victim dice so far: whose, for which status, and with how many dice."""
        return [(roll["victim"], roll["status"], len(roll["dice"].split())) for roll in self.heard("rolled")]

    def powers(self) -> list[tuple[str, int]]:
        """Every attack so far: on whom, and with how many points."""
        return [(attack["victim"], attack["power"]) for attack in self.heard("attacks")]

    @property
    def result(self) -> tuple[str, tuple[int, ...]] | None:
        """How the game ended and who won, or None."""
        return (self.game.result.reason, self.game.result.winners) if self.game.result else None


Sit = Callable[..., Play]


@pytest.fixture
def sit() -> Iterator[Sit]:
    """Sit down at a position, at the beginning of someone's turn: `sit("diego anya sean lucien", turn="anya", at="anya path_1")`.

    Victims in the order of seats and turns, two for each seat if `seats` says so. On a bare table all stand at the Camp with
    empty hands, and half of the other tiles lie in each pile, the Bunker at the bottom of the right one.

    tiles: "beside edge tile", joined by a path, or after "!" by none. at: "diego path_1". hands and worn: {"diego": "gun hammer"}.
    status: "diego int 4". wounds: "anya 1". debuffs: "anya poisoned". states: "anya safe". hide: "anya front". owners: "anya 0".
    evil: which one; host: the Victim it possessed, by default the last; place: where it stands; its turn is the last of the
    round. left and right: a Map pile from the top down. event_deck: what is in it above Darkness. Any other word is a field of
    the position or an option of the table. If nothing else is said, Victims roll dice that go up to 3.
    When the test ends, every scripted outcome must have been used.
    """
    plays: list[Play] = []

    def sit_down(victims: str = "diego anya sean lucien", turn: str = "", nature: str = "", **told: Any) -> Play:
        order = victims.split()
        seats = told.pop("seats", len(order))
        host = told.pop("host", order[-1]) if "evil" in told else ""
        first = host if turn == "evil" else turn or order[1]
        rest = order[order.index(first) :] if turn != "evil" or told.get("evil_turn") == "seat" else []
        options = {"victim_die": "0-1-1-2-2-3", **{name: told.pop(name) for name in _OPTIONS if name in told}}
        steps = [*[["take_place", victim] for victim in rest], *[["late_event"]] * bool(rest), ["end_of_round"]]
        position = {"game": "the_victim", "seats": seats, "options": options, "order": order, "todo": steps}
        position["tiles"] = _tiles(told.pop("tiles", ""))
        position["hammers"] = [pair.split() for pair in told.pop("hammers", [])]
        if "evil" in told:
            position |= {"round": 4, "evil": _evil(host, told)}
        position["victims"] = _boards(order, host, seats, told)
        position["decks"] = _decks(told)
        laid = ["camp", *[tile["tile"] for tile in position["tiles"]]]
        position["piles"] = told.pop("piles", None) or _piles(laid, told)
        for name in ("tokens", "row", "webs", "decoded"):
            position[name] = told.pop(name, "").split()
        if "gate" in told:
            position["gate"] = str(told.pop("gate"))
        plays.append(Play(read(toml(position | told), Scripted(GAME.catalogue.text, nature.split()))))
        return plays[-1]

    yield sit_down
    for play in plays:
        play.nature.finish()


_OPTIONS = [option.id for option in GAME.options.options if option.id not in ("victims", "evil")]


def _tiles(text: str) -> list[dict[str, Any]]:
    """Tiles as a position tells them, each turned so that a path joins it to the one it lies beside, or none does."""
    laid = {"camp": {"tile": "camp", "q": 0, "r": 0, "turned": 0}}
    for entry in text.replace("\n", ",").split(","):
        if entry.strip():
            beside, edge, *blocked, tile = entry.replace("!", " ! ").split()
            side = EDGES.index(edge)
            here = laid[beside]
            leads_out = has_edge(_exits(here), side)
            cell = CELLS.neighbours[CELLS.cell(here["q"], here["r"])][side]
            lying = [{"tile": tile, "q": CELLS.q[cell], "r": CELLS.r[cell], "turned": turn} for turn in range(6)]
            laid[tile] = next(it for it in lying if (leads_out and has_edge(_exits(it), OPPOSITE[side])) != bool(blocked))
    return list(laid.values())[1:]


def _exits(lying: dict[str, Any]) -> int:
    return turned(TILE_EXITS[TILES.index(lying["tile"])], lying["turned"])


def _piles(laid: list[str], told: dict[str, Any]) -> dict[str, Any]:
    known = {pile: told.pop(pile, "").split() for pile in PILES}
    away = [*laid, *known["left"], *known["right"]]
    unknown = len([tile for tile in TILES if tile not in away and tile != "bunker"])
    bunker = [] if "bunker" in away else [{"tiles": 1, "bunker": True}]
    parts = {"left": (unknown // 2, []), "right": (unknown - unknown // 2, bunker)}
    return {
        pile: [*[{"tile": tile} for tile in known[pile]], *[{"tiles": count}] * bool(count), *bottom]
        for pile, (count, bottom) in parts.items()
    }


def _entries(told: dict[str, Any], name: str) -> list[list[str]]:
    return [entry.split() for entry in told.pop(name, "").split(",") if entry.strip()]


def _boards(order: list[str], host: str, seats: int, told: dict[str, Any]) -> dict[str, Any]:
    boards: dict[str, Any] = {}
    for n, victim in enumerate(order):
        boards[victim] = {"seat": n // MODES[seats][0], "statuses": list(VICTIM_START[VICTIMS.index(victim)])}
    for name, field in (("at", "at"), ("states", "state"), ("hide", "hide")):
        for victim, value in _entries(told, name):
            boards[victim][field] = value
    for name, field in (("wounds", "wounds"), ("owners", "seat")):
        for victim, value in _entries(told, name):
            boards[victim][field] = int(value)
    for victim, status, value in _entries(told, "status"):
        boards[victim]["statuses"][STATUSES.index(status)] = int(value)
    for victim, debuff in _entries(told, "debuffs"):
        boards[victim]["debuffs"] = [debuff]
    for name, field in (("hands", "hand"), ("worn", "worn")):
        for victim, items in told.pop(name, {}).items():
            boards[victim][field] = items.split()
    if host:
        boards[host]["state"] = "possessed"
    return boards


def _decks(told: dict[str, Any]) -> dict[str, Any]:
    decks = {"item_discard": told.pop("item_discard", "").split()}
    if "event_deck" in told:
        left = Counter(told.pop("event_deck").split())
        decks["event_discard"] = list((Counter([EVENTS[card] for card in ALL_EVENTS]) - left).elements())
    return decks


def _evil(host: str, told: dict[str, Any]) -> dict[str, Any]:
    evil = {"evil": told.pop("evil"), "host": host, "at": told.pop("place", "camp")}
    evil |= {"rage": told.pop("rage", 1), "stamina": told.pop("stamina", 2)}
    evil |= dict(zip(("passive", "first", "second"), told.pop("upgrades", (0, 0, 0)), strict=True))
    if evil["evil"] == "doppelganger":
        evil["shadows"] = told.pop("shadows", "camp").split()
    return evil | {name: told.pop(name) for name in ("bullet", "meat", "hits") if name in told}


Begin = Callable[..., Play]


@pytest.fixture
def begin() -> Iterator[Begin]:
    """Begin a whole game: `begin(4, "choices and dice by name", victims=[...])`, or with `seed` and chance left to it."""
    plays: list[Play] = []

    def begin_game(seats: int, nature: str | None = None, seed: int = 0, **options: Any) -> Play:
        chance = Seeded(seed) if nature is None else Scripted(GAME.catalogue.text, nature.split())
        plays.append(Play(gloam.new("the_victim", seats, options, seed, chance)))
        return plays[-1]

    yield begin_game
    for play in plays:
        play.nature.finish()
