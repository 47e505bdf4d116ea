"""What lies on the table in The Victim."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
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

EVIL: Final[int] = len(VICTIMS)
"""The Evil among those who act, after the Victims."""

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
@dataclass(slots=True, eq=False)
class Forest(Table):
    """The map, the boards of Victims and Evil, decks, tokens, and the dice and cards being resolved.

    A place is the number of a tile. What the map allows is kept beside it and renewed when a tile or a Hammer token is laid:
    `around` is a tile's neighbour by edge, `beside` all of them; `paths` leads the Evil, `links` joins tiles for Victims and `ways`
    is where a Victim may step.
    """

    seats: int
    reads: int = 0  # the readings of disputed rules this table plays by
    needed: int = 0
    curse_after: int = 0
    evil_points: int = 0
    faces: tuple[int, ...] = VICTIM_DICE[0][1]
    d6: tuple[int, ...] = EVIL_DICE[0][1]
    d10: tuple[int, ...] = EVIL_DICE[0][2]
    # Whose turn it is
    round: int = 1
    order: tuple[int, ...] = ()  # of the Victims; the Evil acts for the one it possessed
    acting: int = NOTHING  # a Victim or the EVIL
    points: int = 0  # Action points left
    actions: int = 0  # the Main Actions taken this turn, as a mask
    crossed: int = 0  # tiles left by running this turn, as a mask
    cursed: int = 0  # Curse tiles that have brought an Event in this Run, as a mask
    halted: int = GOES_ON  # whether and why the Run being made has come to its end
    left: int = 0  # steps left of the Run or Hunt being made, a tile that is drawn counted as one
    passives: int = 0  # Victims whose passive skill has worked this turn, as a mask
    rerolled: int = 0  # 1: Blood Smell has been used this turn
    events_drawn: int = 0  # 1: the Event of this round has been drawn
    # The map
    cells: tuple[int, ...] = (NOTHING,) * len(TILES)
    turned: tuple[int, ...] = (0,) * len(TILES)  # by how many sixths of a turn
    exits: tuple[int, ...] = (0,) * len(TILES)  # as it lies, as a mask of edges
    around: tuple[tuple[int, ...], ...] = ((NOTHING,) * 6,) * len(TILES)
    beside: tuple[tuple[int, ...], ...] = ((),) * len(TILES)
    paths: tuple[tuple[int, ...], ...] = ((),) * len(TILES)
    links: tuple[tuple[int, ...], ...] = ((),) * len(TILES)
    ways: tuple[tuple[int, ...], ...] = ((),) * len(TILES)
    hammers: tuple[tuple[int, int], ...] = ()
    decoded: int = 0  # Decoder tiles with a Decoder token, as masks
    herbs: int = 0
    boxes: int = 0
    exploded: int = 0
    bolts: int = 0
    webs: tuple[int, ...] = ()
    # The Map piles
    pool: tuple[int, ...] = tuple([tile for tile in range(len(TILES)) if tile not in (CAMP, BUNKER)])
    piles: tuple[tuple[Segment, ...], ...] = ((), ())
    bunker_hidden: int = 1  # 1: nobody has seen where the Bunker is
    tile: int = NOTHING  # the last one drawn
    looked: tuple[int, ...] = ()  # tiles in the hand of the one who looks at them
    looker: int = NOTHING
    # The Victims
    owner: tuple[int, ...] = (NOTHING,) * len(VICTIMS)  # the seat that plays it
    state: list[int] = field(default_factory=lambda: [ABSENT] * len(VICTIMS))
    at: list[int] = field(default_factory=lambda: [NOTHING] * len(VICTIMS))
    statuses: tuple[int, ...] = (0,) * (len(VICTIMS) * len(STATUSES))
    wounds: list[int] = field(default_factory=lambda: [0] * len(VICTIMS))
    hide: tuple[int, ...] = (NO_TOKEN,) * len(VICTIMS)
    debuffs: tuple[int, ...] = (0,) * len(VICTIMS)
    hands: list[tuple[int, ...]] = field(default_factory=lambda: [()] * len(VICTIMS))
    worn: tuple[tuple[int, ...], ...] = ((),) * len(VICTIMS)
    fresh_fear: int = 0  # Victims frightened in this turn of the Evil, as a mask
    smart_link: int = 0  # 1: the token lies on Lucien's board
    analyzed: int = NOTHING  # the Victim that holds the Ground Analyze token
    self_heal: int = NO_TOKEN
    shooting: int = NO_TOKEN
    # Cards and tokens
    items: Deck = field(default_factory=lambda: shuffled(ALL_ITEMS))
    item_discard: tuple[int, ...] = ()
    playing: int = NOTHING  # the Item card being carried out
    events: Deck = field(default_factory=lambda: piled(ALL_EVENTS, ((len(ALL_EVENTS), ()), (0, (DARKNESS,)))))
    event_discard: tuple[int, ...] = ()
    event: int = NOTHING  # the Event card being carried out
    lasting: tuple[tuple[int, int, int], ...] = ()  # an Event, who drew it, and 1 if it has begun
    curses: Deck = field(default_factory=lambda: shuffled(tuple(range(len(EVILS)))))
    bag_numbers: Deck = field(default_factory=lambda: shuffled(tuple(range(len(NUMBERS)))))
    bag_symbols: Deck = field(default_factory=lambda: shuffled(ALL_SYMBOLS))
    gates: Deck = field(default_factory=lambda: shuffled(tuple(range(len(GATES)))))
    gate: int = NOTHING
    tokens: tuple[int, ...] = ()  # Number and Symbol tokens of all Victims together
    row: tuple[int, ...] = ()  # on the Bunker Board
    # Dice
    dice: tuple[int, ...] = ()
    evil_die: int = NOTHING
    rolling: tuple[Any, ...] = ()  # of the last roll: 1 if it can still be changed, who, for which status, what follows
    scores: tuple[tuple[int, int], ...] = ()  # a Victim and what it has rolled
    # The Evil
    omen: int = NOTHING  # the one on the Curse card
    evil: int = NOTHING
    host: int = NOTHING  # the Victim it possessed
    evil_seat: int = NOTHING
    evil_at: int = NOTHING
    rage: int = 0
    stamina: int = 0
    upgrades: tuple[int, ...] = (0,) * len(UPGRADES)
    meat: int = 0
    shadows: tuple[int, ...] = ()
    bullet: int = NOTHING  # the Victim that shot
    strides: int = 0  # steps taken in the Hunt being made
    hits: int = 0  # attacks of this action that succeeded
    shielded: int = 0  # 1: a Firework burns against the attack being resolved
    clash: tuple[int, ...] = ()  # the last attack: round, attacker, Victim, points, by what, how it ended, defence, dice
    scent: int = NOTHING  # the Victim with the Target status that ran last, if the Werewolf did not hunt it since

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


def forest(table: Table) -> Forest:
    """A game's table, known to be one of The Victim."""
    assert isinstance(table, Forest)
    return table
