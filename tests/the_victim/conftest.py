"""Tests of The Victim read like play: a position, answers, what the table then shows."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

import gloam
from gloam.games.the_victim import GAME, forest
from gloam.games.the_victim.components import (
    ALL_ITEMS,
    BUNKER,
    CAMP,
    DOPPELGANGER,
    EVENTS,
    EVILS,
    GATES,
    IS_HERB,
    IS_PLANE,
    ITEMS,
    MODES,
    NOTHING,
    PILES,
    STATUSES,
    TILE_EXITS,
    TILES,
    TOKENS,
    VICTIM_START,
    VICTIMS,
)
from gloam.games.the_victim.map import join, lay_tile
from gloam.games.the_victim.rules.setup import new_forest
from gloam.games.the_victim.table import AFRAID, ON_MAP, POISONED, POSSESSED, TARGETED, Forest, replaced, without
from gloam.kernel.boards.hexagons import EDGES, OPPOSITE, has_edge, turned
from gloam.kernel.decks import piled, shuffled
from gloam.kernel.game import ANYONE, SPECTATOR, Game, Refused, Setup
from gloam.kernel.nature import Scripted, Seeded
from the_victim.seats import check_seat

DEBUFFS = {"targeted": TARGETED, "poisoned": POISONED, "afraid": AFRAID}


class Play:
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

    def options(self, seat: int = ANYONE) -> list[str]:
        """The answers a seat may give now."""
        return self.game.answers(seat)

    def offers(self, kind: str, seat: int = ANYONE) -> list[str]:
        """Those of one kind, without its name: offers("step") is ["camp", ...]."""
        return [text.partition(" ")[2] for text in self.options(seat) if text.split()[0] == kind]

    def asked(self) -> tuple[int, str]:
        """Who is waited for, and what is asked."""
        return self.game.asked[0].seat, self.game.asked[0].prompt

    def refuses(self, text: str, seat: int = ANYONE) -> str:
        """The rule by which an answer is refused ("" if no rule is named); the table must not change."""
        before = self.game.save()
        with pytest.raises(Refused) as refused:
            self.game.answer(text, seat)
        assert self.game.save() == before
        return refused.value.rule

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
    status: "diego int 4". wounds: "anya 1". debuffs: "anya poisoned". evil: which one; host: the Victim it possessed, by default
    the last; place: where it stands; its turn is the last of the round. left and right: a Map pile from the top down.
    event_deck and item_deck: what is in them. If nothing else is said, Victims roll dice that go up to 3.
    When the test ends, every scripted outcome must have been used.
    """
    plays: list[Play] = []

    def sit_down(victims: str = "diego anya sean lucien", turn: str = "", nature: str = "", **told: Any) -> Play:
        seats = told.pop("seats", len(victims.split()))
        told.setdefault("victim_die", "0-1-1-2-2-3")
        options = GAME.options.read({name: told.pop(name) for name in list(told) if name in _OPTIONS}, seats)
        t = new_forest(seats, options)
        order = [VICTIMS.index(victim) for victim in victims.split()]
        for n, victim in enumerate(order):
            t.owner = replaced(t.owner, victim, n // MODES[seats][0])
            t.state[victim] = ON_MAP
            t.at[victim] = CAMP
            t.take_statuses(victim, VICTIM_START[victim])
        t.order = tuple(order)
        _lay_map(t, told)
        _lay_boards(t, told)
        _lay_decks(t, told)
        host = VICTIMS.index(told.pop("host", victims.split()[-1])) if "evil" in told else NOTHING
        if "evil" in told:
            _lay_evil(t, host, told)
        for name, value in told.items():
            assert name in t.fields(), name
            setattr(t, name, value)
        setup = Setup(GAME, seats, options, 0)
        game = Game(setup, GAME.rules, t, Scripted(GAME.catalogue.text, nature.split()))
        plays.append(Play(game))
        in_place = options["evil_turn"] == "seat"
        first = host if turn == "evil" else VICTIMS.index(turn or victims.split()[1])
        rest = [] if turn == "evil" and not in_place else order[order.index(first) :]
        game.then(*[("take_place", victim) for victim in rest], *[("late_event",)] * bool(rest), ("end_of_round",))
        game.advance()
        return plays[-1]

    yield sit_down
    for play in plays:
        play.nature.finish()


_OPTIONS = [option.id for option in GAME.options.options if option.id not in ("victims", "evil")]


def _lay_map(t: Forest, told: dict[str, Any]) -> None:
    for entry in told.pop("tiles", "").replace("\n", ",").split(","):
        if entry.strip():
            beside, edge, *blocked, tile = entry.replace("!", " ! ").split()
            lay(t, beside, edge, tile, bool(blocked))
    for pair in told.pop("hammers", []):
        join(t, *[TILES.index(tile) for tile in pair.split()])
    t.pool = tuple([tile for tile in range(len(TILES)) if t.cells[tile] == NOTHING and tile != BUNKER])
    t.bunker_hidden = int(t.cells[BUNKER] == NOTHING)
    known = {pile: [TILES.index(tile) for tile in told.pop(pile, "").split()] for pile in PILES}
    taken = [tile for tiles in known.values() for tile in tiles]
    t.pool = tuple([tile for tile in t.pool if tile not in taken])
    if BUNKER in taken:
        t.bunker_hidden = 0
    half = len(t.pool) // 2
    for p, (pile, unknown) in enumerate(zip(PILES, (half, len(t.pool) - half), strict=True)):
        segments = (*[(1, tile, 0, 0) for tile in known[pile]], *([(unknown, NOTHING, 0, 0)] if unknown else []))
        t.piles = replaced(t.piles, p, segments)
    if t.bunker_hidden:
        t.piles = (t.piles[0], t.piles[1] + ((1, NOTHING, 0, 1),))


def lay(t: Forest, beside: str, edge: str, tile: str, blocked: bool = False) -> None:
    """Lay a tile at an edge of another, turned so that a path joins them, or none does."""
    here, new, side = TILES.index(beside), TILES.index(tile), EDGES.index(edge)
    for turn in range(6):
        joined = has_edge(turned(TILE_EXITS[new], turn), OPPOSITE[side]) and has_edge(t.exits[here], side)
        if joined != blocked:
            lay_tile(t, new, here, side, turn)
            break
    else:
        raise AssertionError(f"{tile} cannot lie so beside {beside}")
    if IS_HERB[new]:
        t.herbs |= 1 << new
    if IS_PLANE[new]:
        t.boxes |= 1 << new


def _pairs(text: str) -> list[list[str]]:
    return [entry.split() for entry in text.split(",") if entry.strip()]


def _lay_boards(t: Forest, told: dict[str, Any]) -> None:
    for victim, tile in _pairs(told.pop("at", "")):
        t.at[VICTIMS.index(victim)] = TILES.index(tile)
    for victim, status, value in _pairs(told.pop("status", "")):
        t.statuses = replaced(t.statuses, VICTIMS.index(victim) * 4 + STATUSES.index(status), int(value))
    for victim, wounds in _pairs(told.pop("wounds", "")):
        t.wounds[VICTIMS.index(victim)] = int(wounds)
    for victim, debuff in _pairs(told.pop("debuffs", "")):
        t.debuffs = replaced(t.debuffs, VICTIMS.index(victim), DEBUFFS[debuff])
    for victim, items in told.pop("hands", {}).items():
        t.hands[VICTIMS.index(victim)] = _items(items)
    for victim, items in told.pop("worn", {}).items():
        t.worn = replaced(t.worn, VICTIMS.index(victim), _items(items))


def _items(names: str) -> tuple[int, ...]:
    return tuple(sorted([ITEMS.index(item) for item in names.split()]))


def _lay_decks(t: Forest, told: dict[str, Any]) -> None:
    t.item_discard = tuple([ITEMS.index(item) for item in told.pop("item_discard", "").split()])
    items = ALL_ITEMS
    for item in (*t.item_discard, *[item for cards in (*t.hands, *t.worn) for item in cards]):
        items = without(items, item)
    t.items = shuffled(tuple([ITEMS.index(item) for item in told.pop("item_deck").split()]) if "item_deck" in told else items)
    if "event_deck" in told:
        cards = [EVENTS.index(event) for event in told.pop("event_deck").split()]
        t.events = piled((), tuple([(0, (card,)) for card in cards]))
    for name in ("tokens", "row"):
        tokens = tuple([TOKENS.index(token) for token in told.pop(name, "").split()])
        setattr(t, name, tokens)
        for token in tokens:
            if token < 6:
                t.bag_numbers = t.bag_numbers.without(token)
            else:
                t.bag_symbols = t.bag_symbols.without(token)
    if "gate" in told:
        t.gate = GATES.index(told.pop("gate"))
        t.gates = t.gates.without(t.gate)


def _lay_evil(t: Forest, host: int, told: dict[str, Any]) -> None:
    t.evil = EVILS.index(told.pop("evil"))
    t.host = host
    t.evil_seat = t.owner[host]
    t.state[host] = POSSESSED
    t.at[host] = NOTHING
    t.evil_at = TILES.index(told.pop("place", "camp"))
    t.rage = told.pop("rage", 1)
    t.stamina = told.pop("stamina", 2)
    t.upgrades = told.pop("upgrades", (0, 0, 0))
    t.round = 4
    if t.evil == DOPPELGANGER:
        t.shadows = tuple([TILES.index(tile) for tile in told.pop("shadows", "camp").split()])
    t.webs = tuple([TILES.index(tile) for tile in told.pop("webs", "").split()])


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
