"""What lies on the table in The Victim."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar, final

from gloam.games.the_victim.answers import DIE, EVIL_DIE
from gloam.games.the_victim.components import (
    ALL_EVENTS,
    ALL_ITEMS,
    ALL_SYMBOLS,
    BUNKER,
    CAMP,
    DARKNESS,
    EVIL_DICE,
    EVILS,
    GATES,
    NOTHING,
    NUMBERS,
    PASSIVE,
    STATUSES,
    TILES,
    UPGRADES,
    VICTIM_DICE,
    VICTIMS,
    WOUNDS,
)
from gloam.kernel.catalogue import Kind
from gloam.kernel.decks import Deck, piled, shuffled
from gloam.kernel.game import Registry
from gloam.kernel.nature import Nature
from gloam.kernel.table import Table

# Where a Victim is
ABSENT: Final = 0
ON_MAP: Final = 1
SAFE: Final = 2
ELIMINATED: Final = 3
POSSESSED: Final = 4
GIVEN_UP: Final = 5
ENSLAVED: Final = 6
STATES: Final = ("absent", "on_map", "safe", "eliminated", "possessed", "given_up", "enslaved")

# A Hide token, and a skill token that recharges: front, then back
NO_TOKEN: Final = 0
FRONT: Final = 1
BACK: Final = 2

# Debuffs, as a mask
TARGETED: Final = 1
POISONED: Final = 2
AFRAID: Final = 4

# How an attack ended
UNDER_WAY: Final = 0
WOUNDED: Final = 1
DEFENDED: Final = 2
SHIELDED: Final = 3

# How a Run goes on: further; not at all, since a test or a Web has ended it; or with no more movement in this turn
GOES_ON: Final = 0
RUN_OVER: Final = 1
PICKED_UP: Final = 2
FELL: Final = 3
HALTS: Final = ("goes_on", "run_over", "picked_up", "fell")

RAN: Final = 1
"""The Main Action Run among those taken in a turn."""

EVIL: Final = 6
"""The Evil among those who act, after the six Victims."""

Segment = tuple[int, int, int, int]
"""A part of a Map pile: how many tiles, which one (NOTHING: nobody knows), the mask of seats that know it, and 1 if the Bunker
may be among them for all that those know who do not."""

Member = TypeVar("Member")

rule: Final = Registry()
"""Makes a function a rule of The Victim: a step of that name calls it."""

Reactions = Callable[["Forest", int, tuple[Any, ...]], tuple[int, ...]]
REACTIONS: Final[dict[str, Reactions]] = {}
"""By window: how a seat may react there."""


def reaction(offer: Reactions) -> Reactions:
    """Makes a function tell what a window offers: `offers_firework` is that of the window "firework"."""
    REACTIONS[offer.__name__.removeprefix("offers_")] = offer
    return offer


@final
class Forest(Table):
    """The map, the boards of Victims and Evil, decks, tokens, and the dice and cards being resolved.

    A place is the number of a tile. What the map allows is kept beside it and renewed when a tile or a Hammer token is laid:
    `around` is a tile's neighbour by edge, `beside` all of them; `paths` leads the Evil, `links` joins tiles for Victims and `ways`
    is where a Victim may step.
    """

    # fmt: off
    __slots__ = (
        "acting",
        "actions",
        "analyzed",
        "around",
        "at",
        "bag_numbers",
        "bag_symbols",
        "beside",
        "bolts",
        "boxes",
        "bullet",
        "bunker_hidden",
        "cells",
        "clash",
        "crossed",
        "curse_after",
        "cursed",
        "curses",
        "d6",
        "d10",
        "debuffs",
        "decoded",
        "event",
        "event_discard",
        "events",
        "events_drawn",
        "evil",
        "evil_at",
        "evil_die",
        "evil_points",
        "evil_seat",
        "exits",
        "exploded",
        "faces",
        "fresh_fear",
        "gate",
        "gates",
        "halted",
        "hammers",
        "hands",
        "herbs",
        "hide",
        "hits",
        "host",
        "item_discard",
        "items",
        "lasting",
        "left",
        "links",
        "looked",
        "looker",
        "meat",
        "needed",
        "omen",
        "order",
        "owner",
        "passives",
        "paths",
        "piles",
        "playing",
        "points",
        "pool",
        "rage",
        "reads",
        "rerolled",
        "rolling",
        "round",
        "row",
        "scent",
        "scores",
        "seats",
        "self_heal",
        "shadows",
        "shielded",
        "shooting",
        "smart_link",
        "stamina",
        "state",
        "statuses",
        "strides",
        "tile",
        "tokens",
        "turned",
        "upgrades",
        "ways",
        "webs",
        "worn",
        "wounds",
    )
    # fmt: on

    def __init__(self, seats: int) -> None:
        victims = len(VICTIMS)
        nowhere: tuple[tuple[int, ...], ...] = ((),) * len(TILES)
        self.seats = seats
        self.reads = 0  # the readings of disputed rules this table plays by
        self.needed = 0
        self.curse_after = 0
        self.evil_points = 0
        self.faces: tuple[int, ...] = VICTIM_DICE[0][1]
        self.d6: tuple[int, ...] = EVIL_DICE[0][1]
        self.d10: tuple[int, ...] = EVIL_DICE[0][2]
        # Whose turn it is
        self.round = 1
        self.order: tuple[int, ...] = ()  # of the Victims; the Evil acts for the one it possessed
        self.acting = NOTHING  # a Victim or the EVIL
        self.points = 0  # Action points left
        self.actions = 0  # the Main Actions taken this turn, as a mask
        self.crossed = 0  # tiles left by running this turn, as a mask
        self.cursed = 0  # Curse tiles that have brought an Event in this Run, as a mask
        self.halted = GOES_ON  # whether and why the Run being made has come to its end
        self.left = 0  # steps left of the Run or Hunt being made, a tile that is drawn counted as one
        self.passives = 0  # Victims whose passive skill has worked this turn, as a mask
        self.rerolled = 0  # 1: Blood Smell has been used this turn
        self.events_drawn = 0  # 1: the Event of this round has been drawn
        # The map
        self.cells: tuple[int, ...] = (NOTHING,) * len(TILES)
        self.turned: tuple[int, ...] = (0,) * len(TILES)  # by how many sixths of a turn
        self.exits: tuple[int, ...] = (0,) * len(TILES)  # as it lies, as a mask of edges
        self.around: tuple[tuple[int, ...], ...] = ((NOTHING,) * 6,) * len(TILES)
        self.beside: tuple[tuple[int, ...], ...] = nowhere
        self.paths: tuple[tuple[int, ...], ...] = nowhere
        self.links: tuple[tuple[int, ...], ...] = nowhere
        self.ways: tuple[tuple[int, ...], ...] = nowhere
        self.hammers: tuple[tuple[int, int], ...] = ()
        self.decoded = 0  # Decoder tiles with a Decoder token, as masks
        self.herbs = 0
        self.boxes = 0
        self.exploded = 0
        self.bolts = 0
        self.webs: tuple[int, ...] = ()
        # The Map piles
        self.pool: tuple[int, ...] = tuple([tile for tile in range(len(TILES)) if tile not in (CAMP, BUNKER)])
        self.piles: tuple[tuple[Segment, ...], ...] = ((), ())
        self.bunker_hidden = 1  # 1: nobody has seen where the Bunker is
        self.tile = NOTHING  # the last one drawn
        self.looked: tuple[int, ...] = ()  # tiles in the hand of the one who looks at them
        self.looker = NOTHING
        # The Victims
        self.owner: tuple[int, ...] = (NOTHING,) * victims  # the seat that plays it
        self.state: list[int] = [ABSENT] * victims
        self.at: list[int] = [NOTHING] * victims
        self.statuses: tuple[int, ...] = (0,) * (victims * len(STATUSES))
        self.wounds: list[int] = [0] * victims
        self.hide: tuple[int, ...] = (NO_TOKEN,) * victims
        self.debuffs: tuple[int, ...] = (0,) * victims
        self.hands: list[tuple[int, ...]] = [()] * victims
        self.worn: tuple[tuple[int, ...], ...] = ((),) * victims
        self.fresh_fear = 0  # Victims frightened in this turn of the Evil, as a mask
        self.smart_link = 0  # 1: the token lies on Lucien's board
        self.analyzed = NOTHING  # the Victim that holds the Ground Analyze token
        self.self_heal = NO_TOKEN
        self.shooting = NO_TOKEN
        # Cards and tokens
        self.items: Deck = shuffled(ALL_ITEMS)
        self.item_discard: tuple[int, ...] = ()
        self.playing = NOTHING  # the Item card being carried out
        self.events: Deck = piled(ALL_EVENTS, ((len(ALL_EVENTS), ()), (0, (DARKNESS,))))
        self.event_discard: tuple[int, ...] = ()
        self.event = NOTHING  # the Event card being carried out
        self.lasting: tuple[tuple[int, int, int], ...] = ()  # an Event, who drew it, and 1 if it has begun
        self.curses: Deck = shuffled(tuple(range(len(EVILS))))
        self.bag_numbers: Deck = shuffled(tuple(range(len(NUMBERS))))
        self.bag_symbols: Deck = shuffled(ALL_SYMBOLS)
        self.gates: Deck = shuffled(tuple(range(len(GATES))))
        self.gate = NOTHING
        self.tokens: tuple[int, ...] = ()  # Number and Symbol tokens of all Victims together
        self.row: tuple[int, ...] = ()  # on the Bunker Board
        # Dice
        self.dice: tuple[int, ...] = ()
        self.evil_die = NOTHING
        self.rolling: tuple[Any, ...] = ()  # of the last roll: 1 if it can still be changed, who, for which status, what follows
        self.scores: tuple[tuple[int, int], ...] = ()  # a Victim and what it has rolled
        # The Evil
        self.omen = NOTHING  # the one on the Curse card
        self.evil = NOTHING
        self.host = NOTHING  # the Victim it possessed
        self.evil_seat = NOTHING
        self.evil_at = NOTHING
        self.rage = 0
        self.stamina = 0
        self.upgrades: tuple[int, ...] = (0,) * len(UPGRADES)
        self.meat = 0
        self.shadows: tuple[int, ...] = ()
        self.bullet = NOTHING  # the Victim that shot
        self.strides = 0  # steps taken in the Hunt being made
        self.hits = 0  # attacks of this action that succeeded
        self.shielded = 0  # 1: a Firework burns against the attack being resolved
        self.clash: tuple[int, ...] = ()  # the last attack: round, attacker, Victim, points, by what, how it ended, defence, dice
        self.scent = NOTHING  # the Victim with the Target status that ran last, if the Werewolf did not hunt it since

    def fields(self) -> tuple[str, ...]:
        return FIELDS

    def clone(self) -> Forest:
        t = Forest.__new__(Forest)
        t.seats = self.seats
        t.reads = self.reads
        t.needed = self.needed
        t.curse_after = self.curse_after
        t.evil_points = self.evil_points
        t.faces = self.faces
        t.d6 = self.d6
        t.d10 = self.d10
        t.round = self.round
        t.order = self.order
        t.acting = self.acting
        t.points = self.points
        t.actions = self.actions
        t.crossed = self.crossed
        t.cursed = self.cursed
        t.halted = self.halted
        t.left = self.left
        t.passives = self.passives
        t.rerolled = self.rerolled
        t.events_drawn = self.events_drawn
        t.cells = self.cells
        t.turned = self.turned
        t.exits = self.exits
        t.around = self.around
        t.beside = self.beside
        t.paths = self.paths
        t.links = self.links
        t.ways = self.ways
        t.hammers = self.hammers
        t.decoded = self.decoded
        t.herbs = self.herbs
        t.boxes = self.boxes
        t.exploded = self.exploded
        t.bolts = self.bolts
        t.webs = self.webs
        t.pool = self.pool
        t.piles = self.piles
        t.bunker_hidden = self.bunker_hidden
        t.tile = self.tile
        t.looked = self.looked
        t.looker = self.looker
        t.owner = self.owner
        t.state = self.state.copy()
        t.at = self.at.copy()
        t.statuses = self.statuses
        t.wounds = self.wounds.copy()
        t.hide = self.hide
        t.debuffs = self.debuffs
        t.hands = self.hands.copy()
        t.worn = self.worn
        t.fresh_fear = self.fresh_fear
        t.smart_link = self.smart_link
        t.analyzed = self.analyzed
        t.self_heal = self.self_heal
        t.shooting = self.shooting
        t.items = self.items
        t.item_discard = self.item_discard
        t.playing = self.playing
        t.events = self.events
        t.event_discard = self.event_discard
        t.event = self.event
        t.lasting = self.lasting
        t.curses = self.curses
        t.bag_numbers = self.bag_numbers
        t.bag_symbols = self.bag_symbols
        t.gates = self.gates
        t.gate = self.gate
        t.tokens = self.tokens
        t.row = self.row
        t.dice = self.dice
        t.evil_die = self.evil_die
        t.rolling = self.rolling
        t.scores = self.scores
        t.omen = self.omen
        t.evil = self.evil
        t.host = self.host
        t.evil_seat = self.evil_seat
        t.evil_at = self.evil_at
        t.rage = self.rage
        t.stamina = self.stamina
        t.upgrades = self.upgrades
        t.meat = self.meat
        t.shadows = self.shadows
        t.bullet = self.bullet
        t.strides = self.strides
        t.hits = self.hits
        t.shielded = self.shielded
        t.clash = self.clash
        t.scent = self.scent
        return t

    def die(self, purpose: str) -> tuple[Kind, tuple[int, ...]]:
        """Victims' dice, or the Evil's: six-sided, ten-sided with an upgraded passive skill. [upgrade.passive-once]"""
        if purpose == "evil_die":
            return EVIL_DIE, self.d10 if self.upgrades[PASSIVE] else self.d6
        return DIE, self.faces

    def reactions(self, window: str, seat: int, facts: tuple[Any, ...]) -> tuple[int, ...]:
        return REACTIONS[window](self, seat, facts)

    def reacting(self, window: str, seats: int) -> int:
        """Every window is opened for the seat whose Victim or Evil it is about."""
        return 1

    # --- who is where ------------------------------------------------------------------------------------------------

    def on_map(self) -> list[int]:
        """The Victims that are still in the forest, in the order of turns."""
        return [victim for victim in self.order if self.state[victim] == ON_MAP]

    def victims_at(self, tile: int) -> list[int]:
        """The Victims on a tile, in the order of turns."""
        return [victim for victim in self.order if self.at[victim] == tile and self.state[victim] == ON_MAP]

    def critical(self, victim: int) -> bool:
        """Whether a Victim has the Critical Injury status. [crawl.when, injury.critical]"""
        return self.wounds[victim] >= WOUNDS

    def hidden(self, victim: int) -> bool:
        """Whether a Victim's Hide token lies with its front up. [components.hide-token]"""
        return self.hide[victim] == FRONT

    def status(self, victim: int, status: int) -> int:
        """A Victim's value of a status."""
        return self.statuses[victim * len(STATUSES) + status]

    def take_statuses(self, victim: int, statuses: tuple[int, ...]) -> None:
        """Set all statuses of a Victim."""
        first = victim * len(STATUSES)
        self.statuses = self.statuses[:first] + statuses + self.statuses[first + len(STATUSES) :]

    def poisoned(self, victim: int) -> bool:
        return self.debuffs[victim] & POISONED != 0

    def near(self, tile: int, other: int) -> bool:
        """Whether two tiles are the same or joined by a path for Victims. [turn.in-reach]"""
        return tile == other or other in self.links[tile]

    def in_reach(self, victim: int) -> list[int]:
        """The other Victims in reach of one, in the order of turns."""
        here = self.at[victim]
        return [
            other for other in self.order if other != victim and self.state[other] == ON_MAP and self.near(here, self.at[other])
        ]

    def number(self, state: int) -> int:
        """How many Victims are in a state."""
        return self.state.count(state)

    def lasts(self, event: int) -> bool:
        """Whether a lasting Event is in effect. [eventphase.duration-start]"""
        return len(self.lasting) > 0 and any(lasting == event and begun for lasting, _, begun in self.lasting)

    # --- what nobody has seen ----------------------------------------------------------------------------------------

    def imagine(self, seat: int, guess: Nature) -> None:
        """Deal others' hands anew, and forget what others have seen of the Map piles."""
        self.items = self.items.as_seen_by(seat)
        self.events = self.events.as_seen_by(seat)
        self.curses = self.curses.as_seen_by(seat)
        self.bag_numbers = self.bag_numbers.as_seen_by(seat)
        self.bag_symbols = self.bag_symbols.as_seen_by(seat)
        self.gates = self.gates.as_seen_by(seat)
        drawn = self._imagine_hands(seat, guess)
        self._imagine_piles(seat)
        if self.looked and self.looker != seat:
            self._imagine_looked(guess, drawn)

    def _imagine_hands(self, seat: int, guess: Nature) -> int:
        others = [victim for victim in range(len(VICTIMS)) if self.owner[victim] != seat and self.hands[victim]]
        unseen = sorted([item for victim in others for item in self.hands[victim]] + list(self.items.pool))
        drawn = 0
        for victim in others:
            hand: list[int] = []
            for _ in self.hands[victim]:
                item = guess.choose(drawn, drawn, 0, tuple(unseen), ())
                unseen.remove(item)
                hand.append(item)
                drawn += 1
            self.hands[victim] = tuple(sorted(hand))
        self.items = shuffled(tuple(unseen))
        return drawn

    def _imagine_piles(self, seat: int) -> None:
        """A tile that only others know is one of the unknown again; it may be the Bunker if that was where they looked."""
        for p in range(len(self.piles)):
            forgotten = [tile for _, tile, seen, _ in self.piles[p] if tile != NOTHING and not (seen >> seat) & 1]
            if not forgotten:
                continue
            known = tuple([(1, NOTHING, 0, segment[3]) if segment[1] in forgotten else segment for segment in self.piles[p]])
            self.piles = replaced(self.piles, p, known)
            self.pool += tuple([tile for tile in forgotten if tile != BUNKER])
            self.bunker_hidden |= int(BUNKER in forgotten)
        self.pool = tuple(sorted(self.pool))

    def _imagine_looked(self, guess: Nature, drawn: int) -> None:
        """Others look at any tiles; at the Bunker only if it can lie nowhere else."""
        deep = sum([count for pile in self.piles for count, tile, _, deep in pile if deep and tile == NOTHING])
        kept = BUNKER in self.looked and deep == 0
        unseen = sorted(self.pool + tuple([tile for tile in self.looked if tile != BUNKER]))
        if BUNKER in self.looked and not kept:
            self.bunker_hidden = 1
        looked: list[int] = [BUNKER] if kept else []
        while len(looked) < len(self.looked):
            tile = guess.choose(drawn, drawn, 0, tuple(unseen), ())
            unseen.remove(tile)
            looked.append(tile)
            drawn += 1
        self.looked = tuple(looked)
        self.pool = tuple(unseen)


# fmt: off
FIELDS: Final[tuple[str, ...]] = (
    "seats", "reads", "needed", "curse_after", "evil_points", "faces", "d6", "d10", "round", "order", "acting", "points",
    "actions", "crossed", "cursed", "halted", "left", "passives", "rerolled", "events_drawn", "cells", "turned", "exits", "around",
    "beside", "paths", "links", "ways", "hammers", "decoded", "herbs", "boxes", "exploded", "bolts", "webs", "pool", "piles",
    "bunker_hidden", "tile", "looked", "looker", "owner", "state", "at", "statuses", "wounds", "hide", "debuffs", "hands",
    "worn", "fresh_fear", "smart_link", "analyzed", "self_heal", "shooting", "items", "item_discard", "playing", "events",
    "event_discard", "event", "lasting", "curses", "bag_numbers", "bag_symbols", "gates", "gate", "tokens", "row", "dice",
    "evil_die", "rolling", "scores", "omen", "evil", "host", "evil_seat", "evil_at", "rage", "stamina", "upgrades",
    "meat", "shadows", "bullet", "strides", "hits", "shielded", "clash", "scent",
)
# fmt: on
"""In the order in which a table is read."""


def replaced(row: tuple[Member, ...], i: int, member: Member) -> tuple[Member, ...]:
    """This row with another member in one place."""
    members = list(row)
    members[i] = member
    return tuple(members)


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """These cards less one of that kind."""
    i = cards.index(card)
    return cards[:i] + cards[i + 1 :]


def kinds(cards: tuple[int, ...]) -> list[int]:
    """The different kinds among these cards, which are in order."""
    found: list[int] = []
    last = NOTHING
    for card in cards:
        if card != last:
            found.append(card)
            last = card
    return found
