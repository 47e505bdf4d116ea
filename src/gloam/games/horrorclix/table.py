"""What lies on the table in HorrorClix."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, TypeVar, final

from gloam.games.horrorclix.components import (
    CLASSES_OF,
    DEFENSE,
    DIAL,
    FACE_DOWN,
    FIRST_MINION,
    FLY,
    HOURGLASS,
    MODE,
    MOMENTS,
    SHOWING,
    SUBPLOTS,
    TWISTS,
    VULNERABLE,
    Showing,
    classes,
    twist,
)
from gloam.games.horrorclix.components import POWERS as POWER_IDS
from gloam.games.horrorclix.rules.ground import (
    ALONE,
    GROUNDS,
    SHIFT,
    Doors,
    Ground,
    Passage,
    Rows,
    Spaces,
    holds,
    leave_out,
    spaces_of,
)
from gloam.kernel.decks import Deck, shuffled
from gloam.kernel.game import Registry
from gloam.kernel.nature import Nature
from gloam.kernel.table import Table

NOBODY: Final = -1
NOTHING: Final = -1
# Where a monster or victim is, if not on the map
OFF: Final = -1  # killed, or not placed yet
ON_CARD: Final = -2  # a victim that was slain or rescued
CARRIED: Final = -3
# What is the matter with a monster's mind
SANE: Final = 0
INSANE: Final = 1
PUPPET: Final = 2
# Phases
SETTING_UP: Final = 0
PREVIEW: Final = 1
SUSPENSE: Final = 2
HUNTING: Final = 3
HOURGLASSES: Final = 4
PHASES: Final[tuple[str, ...]] = ("setting up", "preview", "suspense", "hunting", "hourglass")
# Flags of a monster
BLOODED: Final = 1
ACTED: Final = 2  # was given an action this turn
SCARED_ONCE: Final = 4  # has used its one last scare
SHIELDED: Final = 8  # has shielded a victim this turn
FOREVER: Final = -1  # of a lasting effect: until the game ends
THIS_TURN: Final = -2

_GHOST_TRAP: Final[int] = twist("ghost_trap")
_BROAD_DAYLIGHT: Final[int] = twist("broad_daylight")
_TRAPPED: Final[int] = 1 << POWER_IDS.index("ghost") | 1 << POWER_IDS.index("phantom")
_DAZZLED: Final[int] = 1 << POWER_IDS.index("stealth") | 1 << POWER_IDS.index("invisible")

_T = TypeVar("_T")


def put(row: tuple[_T, ...], n: int, value: _T) -> tuple[_T, ...]:
    """The same row with another value in the n-th place."""
    changed = list(row)
    changed[n] = value
    return tuple(changed)


def _first(spaces: list[int], space: int) -> int:
    """The first that stands in a space, or NOBODY."""
    # A loop over ints: `in` and `index` compare objects, which takes much longer compiled.
    for n, each in enumerate(spaces):
        if each == space:
            return n
    return NOBODY


rule: Final = Registry()
"""Makes a function a rule of HorrorClix: a step of that name calls it."""


@final
@dataclass(slots=True, eq=False)
class Clix(Table):
    """The map with all that stands on it, dials and cards, crypts, and the attack or victim that is being dealt with.

    Crypts are their owners' secrets. What a face-down victim is nobody knows: it is drawn from the pool when it is turned up.
    """

    seats: int
    # What was agreed
    build_total: int = 100
    base_actions: int = 1
    scenario: int = 0
    rescue_goal: int = 0  # a scenario may end when so many victims are rescued
    limit: int = 20  # turns for each player
    teams: tuple[int, ...] = field(init=False)
    crypts_by: int = 0  # 0: as in the army, 1: dealt, 2: chosen
    disputes: int = 0  # 1: a disagreement may be put to the die
    responses: int = 0  # 1: every opponent may respond to a slaying, until one prevents it
    waters: int = 0  # 1: water and hindering terrain are of different kinds
    costs: tuple[int, ...] = field(init=False)  # of the armies
    maps: tuple[int, ...] = ()  # that the first player may choose from
    # Setting up
    map: int = 0
    edges: tuple[int, ...] = field(init=False)
    first: int = NOBODY
    # Turns
    turn: int = 0
    turns: tuple[int, ...] = field(init=False)  # that each player has begun
    active: int = NOBODY
    phase: int = SETTING_UP
    actions: int = 0
    begun: int = 0  # 1: an action was given this turn
    proposed: int = 0  # mask of those who have proposed to end the game this turn
    points: tuple[int, ...] = field(init=False)
    bonus: tuple[int, ...] = field(init=False)  # what subplots have earned so far; counted at the end
    # Monsters, by number
    kind: tuple[int, ...] = ()
    owner: tuple[int, ...] = ()
    at: list[int] = field(default_factory=list)
    click: tuple[int, ...] = ()
    line: tuple[int, ...] = ()  # the click healing stops at
    side: tuple[int, ...] = ()  # of the card
    tokens: tuple[int, ...] = ()
    soaring: tuple[int, ...] = ()
    flags: tuple[int, ...] = ()
    mind: tuple[int, ...] = ()
    slays: tuple[int, ...] = ()
    kills: tuple[int, ...] = ()
    suffers: tuple[int, ...] = ()  # what was taken from its attack for good
    # Victims, by number
    victim_at: list[int] = field(default_factory=list)
    face: tuple[int, ...] = ()
    face_down: int = 0  # mask
    holder: tuple[int, ...] = ()  # the monster on whose card it lies
    rescued: int = 0  # mask of those that were rescued, not slain
    pool: Deck = field(default_factory=lambda: shuffled(()))
    # Plot twists
    crypts: tuple[tuple[int, ...], ...] = field(init=False)
    declined: tuple[int, ...] = field(init=False)  # cards beyond six that a player did without
    subplots: tuple[int, ...] = field(init=False)
    named: tuple[int, ...] = field(init=False)  # what a subplot names: a class or a monster
    clock: int = NOTHING
    clock_owner: int = NOBODY
    played: tuple[tuple[int, ...], ...] = field(init=False)  # cards that have left a player's crypt
    removed: tuple[tuple[int, ...], ...] = field(init=False)  # cards that are out of the game
    spells: tuple[tuple[int, int, int], ...] = ()  # lasting effects: (plot twist, whom, whose turn ends it)
    scorned: tuple[tuple[int, int], ...] = ()  # (team, the monster that killed one of its Furies)
    # Objects
    doors: Doors = ()  # portals
    tombstones: tuple[int, ...] = ()
    trees: tuple[int, ...] = ()
    markers: tuple[tuple[int, int, int], ...] = ()  # (space, kind, the monster that made it)
    placed: tuple[int, ...] = (0, 0, 0)  # objects that were placed, by kind
    smashed: tuple[int, ...] = (0, 0, 0)  # objects that were smashed, by kind
    # The action or attack in hand
    acting: int = NOBODY  # the monster that was given the action
    move_power: int = NOTHING  # the dependant power chosen for the move ...
    attack_power: int = NOTHING  # ... and for the attack
    given: int = 0  # what stands behind its name
    frenzy: int = 0
    was_blooded: int = 0
    attacker: int = NOBODY
    attack_kind: int = 0
    aim: int = NOTHING  # the space of an object that is to be smashed
    targets: tuple[int, ...] = ()
    dice: tuple[int, ...] = ()
    hits: tuple[int, ...] = ()
    instead: int = NOTHING  # a rolled damage value
    shares: tuple[int, ...] = ()
    dying: tuple[tuple[int, int, int], ...] = ()  # (monster, the monster that kills it, the seat that scores)
    fallen: int = NOBODY  # the monster whose death is being answered
    again: int = 0  # 1: a power lets the attacker attack once more
    spared: int = 0  # 1: a power has kept a monster from dying
    rest: int = 0  # how much movement is left
    climbs: int = 0  # changes of elevation in this move
    carried: int = NOBODY
    over: int = NOTHING  # the space a monster has moved to last
    used: tuple[tuple[int, int], ...] = ()  # start-of-turn effects already resolved: (monster, power)
    # The victim in hand
    chosen: int = NOBODY
    mover: int = NOBODY
    follow: int = NOTHING  # the card that is carried out after the chosen victim has moved
    master: int = NOTHING  # the card that tells where the chosen victim must go
    prey: int = NOBODY
    slayer: int = NOBODY
    saved: int = 0  # 1: the slaying was prevented
    shifted: tuple[int, ...] = ()  # victims that were chosen this turn

    def __post_init__(self) -> None:
        self.teams = tuple(range(self.seats))
        self.costs = (0,) * self.seats
        self.edges = (NOTHING,) * self.seats
        self.turns = (0,) * self.seats
        self.points = (0,) * self.seats
        self.bonus = (0,) * self.seats
        self.crypts = ((),) * self.seats
        self.declined = (0,) * self.seats
        self.subplots = (NOTHING,) * self.seats
        self.named = (NOTHING,) * self.seats
        self.played = ((),) * self.seats
        self.removed = ((),) * self.seats

    def clone(self) -> Clix:
        t = Clix.__new__(Clix)
        t.seats = self.seats
        t.build_total = self.build_total
        t.base_actions = self.base_actions
        t.scenario = self.scenario
        t.rescue_goal = self.rescue_goal
        t.limit = self.limit
        t.teams = self.teams
        t.crypts_by = self.crypts_by
        t.disputes = self.disputes
        t.responses = self.responses
        t.waters = self.waters
        t.costs = self.costs
        t.maps = self.maps
        t.map = self.map
        t.edges = self.edges
        t.first = self.first
        t.turn = self.turn
        t.turns = self.turns
        t.active = self.active
        t.phase = self.phase
        t.actions = self.actions
        t.begun = self.begun
        t.proposed = self.proposed
        t.points = self.points
        t.bonus = self.bonus
        t.kind = self.kind
        t.owner = self.owner
        t.at = self.at.copy()
        t.click = self.click
        t.line = self.line
        t.side = self.side
        t.tokens = self.tokens
        t.soaring = self.soaring
        t.flags = self.flags
        t.mind = self.mind
        t.slays = self.slays
        t.kills = self.kills
        t.suffers = self.suffers
        t.victim_at = self.victim_at.copy()
        t.face = self.face
        t.face_down = self.face_down
        t.holder = self.holder
        t.rescued = self.rescued
        t.pool = self.pool
        t.crypts = self.crypts
        t.declined = self.declined
        t.subplots = self.subplots
        t.named = self.named
        t.clock = self.clock
        t.clock_owner = self.clock_owner
        t.played = self.played
        t.removed = self.removed
        t.spells = self.spells
        t.scorned = self.scorned
        t.doors = self.doors
        t.tombstones = self.tombstones
        t.trees = self.trees
        t.markers = self.markers
        t.placed = self.placed
        t.smashed = self.smashed
        t.acting = self.acting
        t.move_power = self.move_power
        t.attack_power = self.attack_power
        t.given = self.given
        t.frenzy = self.frenzy
        t.was_blooded = self.was_blooded
        t.attacker = self.attacker
        t.attack_kind = self.attack_kind
        t.aim = self.aim
        t.targets = self.targets
        t.dice = self.dice
        t.hits = self.hits
        t.instead = self.instead
        t.shares = self.shares
        t.dying = self.dying
        t.fallen = self.fallen
        t.again = self.again
        t.spared = self.spared
        t.rest = self.rest
        t.climbs = self.climbs
        t.carried = self.carried
        t.over = self.over
        t.used = self.used
        t.chosen = self.chosen
        t.mover = self.mover
        t.follow = self.follow
        t.master = self.master
        t.prey = self.prey
        t.slayer = self.slayer
        t.saved = self.saved
        t.shifted = self.shifted
        return t

    def imagine(self, seat: int, guess: Nature) -> None:
        """Give the others crypts that could be theirs: cards they have not played, none twice."""
        self.pool = self.pool.as_seen_by(seat)
        for other in range(self.seats):
            if other == seat:
                continue
            cards: tuple[int, ...] = ()
            for n in range(len(self.crypts[other])):
                gone = cards + self.played[other] + (SUBPLOTS if self.phase != SETTING_UP else ())
                possible = tuple([card for card in range(len(TWISTS)) if card not in gone])
                cards += (guess.choose(other * 64 + n, other * 64 + n, 0, possible, ()),)
            self.crypts = put(self.crypts, other, tuple(sorted(cards)))

    # --- pieces ------------------------------------------------------------------------------------------------------

    @property
    def ground(self) -> Ground:
        return GROUNDS[self.map]

    def add_monster(self, kind: int, owner: int, line: int) -> int:
        """A monster that is not on the map yet, its dial set to this click."""
        self.add_monsters((kind,), owner, (line,))
        return len(self.kind) - 1

    def add_monsters(self, kinds: tuple[int, ...], owner: int, lines: tuple[int, ...]) -> None:
        """Monsters of one player that are not on the map yet, their dials set to these clicks."""
        nothing = (0,) * len(kinds)
        self.kind += kinds
        self.owner += (owner,) * len(kinds)
        self.at.extend([OFF] * len(kinds))
        self.click += lines
        self.line += lines
        self.side += nothing
        self.tokens += nothing
        self.soaring += nothing
        self.flags += nothing
        self.mind += (SANE,) * len(kinds)
        self.slays += nothing
        self.kills += nothing
        self.suffers += nothing

    def in_play(self) -> list[int]:
        """The monsters on the map."""
        return [m for m in range(len(self.at)) if self.at[m] >= 0]

    def monsters_of(self, seat: int) -> list[int]:
        """The monsters on the map that a player controls now."""
        at, owner, mind = self.at, self.owner, self.mind
        theirs = self.active == seat  # all that are out of their minds
        return [m for m in range(len(at)) if at[m] >= 0 and (owner[m] == seat if mind[m] == SANE else theirs)]

    def owns_any(self, seat: int) -> bool:
        """Whether a player is still in the game. [turns.eliminated-player-skipped]"""
        return any(self.owner[m] == seat and self.at[m] >= 0 for m in range(len(self.at)))

    def last_turn(self) -> int:
        """The number of the last turn, if nobody else drops out."""
        left = [self.limit - self.turns[seat] for seat in range(self.seats) if self.phase == SETTING_UP or self.owns_any(seat)]
        return self.turn + sum([turns for turns in left if turns > 0])

    def victims(self) -> list[int]:
        """The victims on the map."""
        return [v for v in range(len(self.victim_at)) if self.victim_at[v] >= 0]

    def monster_at(self, space: int) -> int:
        """The monster in a space, or NOBODY."""
        return _first(self.at, space)

    def victim_in(self, space: int) -> int:
        """The victim in a space, or NOBODY."""
        return _first(self.victim_at, space)

    # --- allegiance --------------------------------------------------------------------------------------------------

    def controller(self, m: int) -> int:
        """Who controls a monster now: its owner; whoever has a turn, if it is possessed or runs about insane.

        [allegiance.by-control, insanity.passes-round-the-table, possession.control-until-end-of-turn]
        """
        return self.owner[m] if self.mind[m] == SANE else self.active

    def friends(self, a: int, b: int) -> bool:
        """Whether two seats are one, or of one team. [multiplayer.team-friendliness]"""
        return self.teams[a] == self.teams[b]

    def friendly(self, m: int, n: int) -> bool:
        """Whether two monsters are friendly to each other now."""
        return self.teams[self.controller(m)] == self.teams[self.controller(n)]

    def opposing(self, team: int) -> list[int]:
        """The monsters on the map that are not on this team's side."""
        at, owner, mind, teams = self.at, self.owner, self.mind, self.teams
        theirs = teams[self.active] != team  # all that are out of their minds
        return [m for m in range(len(at)) if at[m] >= 0 and (teams[owner[m]] != team if mind[m] == SANE else theirs)]

    def opponents(self, seat: int) -> list[int]:
        """The seats against a seat that are still in the game, clockwise from its left."""
        found: list[int] = []
        for n in range(1, self.seats):
            other = (seat + n) % self.seats
            if not self.friends(seat, other) and self.owns_any(other):
                found.append(other)
        return found

    def left_of(self, seat: int) -> int:
        """The opponent who sits next on the left."""
        opponents = self.opponents(seat)
        return opponents[0] if opponents else NOBODY

    # --- dials and cards ---------------------------------------------------------------------------------------------

    def shown(self, m: int) -> tuple[int, ...]:
        """The four values that a monster's dial shows. [dial.four-values-per-click]"""
        return DIAL[self.kind[m]][self.click[m]]

    def hourglass(self, m: int, slot: int) -> bool:
        """Whether an hourglass stands in place of this value; a Ghost Trap makes a Spirit tangible."""
        if DIAL[self.kind[m]][self.click[m]][slot] != HOURGLASS:
            return False
        return slot != DEFENSE or not self.spell_on(_GHOST_TRAP, m)

    def powers(self, m: int) -> Showing:
        """The powers whose circles show on the dial, and the card's traits.

        [cards.power-needs-colour-showing, powers.lost-when-hidden]
        """
        shown = SHOWING[self.kind[m]][self.side[m]][self.click[m]]
        hidden = self.hidden(m)
        return tuple([entry for entry in shown if not (hidden >> entry[0]) & 1]) if hidden else shown

    def hidden(self, m: int) -> int:
        """The mask of powers that do not show, whatever the dial says: a Ghost Trap and, outdoors, Broad Daylight hide them."""
        hidden = _TRAPPED if self.spell_on(_GHOST_TRAP, m) else 0
        if self.clock == _BROAD_DAYLIGHT and holds(self.ground.outdoors, max(self.at[m], 0)):
            hidden |= _DAZZLED
        return hidden

    def shows(self, m: int, power: int) -> int:
        """What stands behind a power that shows (0 for most), or NOTHING if it does not show."""
        for shown, given in self.powers(m):
            if shown == power:
                return given
        return NOTHING

    def classes(self, m: int) -> int:
        """The mask of a monster's classes, as its card tells."""
        return CLASSES_OF[self.kind[m]][self.side[m]]

    def is_a(self, m: int, *names: str) -> bool:
        """Whether a monster is of one of these classes. [monsters.classes]"""
        return self.classes(m) & classes(*names) != 0

    def minion(self, m: int) -> bool:
        return self.kind[m] >= FIRST_MINION

    def flies(self, m: int) -> bool:
        return MODE[self.kind[m]] == FLY

    def vulnerable(self, m: int) -> bool:
        """Whether a monster holds two action tokens. [actions.two-tokens-mean-vulnerable]"""
        return self.tokens[m] >= VULNERABLE

    def blooded(self, m: int) -> bool:
        return self.flags[m] & BLOODED != 0

    # --- sets of spaces ----------------------------------------------------------------------------------------------

    def monster_spaces(self) -> Spaces:
        spaces = 0
        for space in self.at:
            if space >= 0:
                spaces |= ALONE[space]
        return spaces

    def victim_spaces(self) -> Spaces:
        spaces = 0
        for space in self.victim_at:
            if space >= 0:
                spaces |= ALONE[space]
        return spaces

    def occupied(self) -> Spaces:
        return self.monster_spaces() | self.victim_spaces()

    def hindering(self) -> Spaces:
        """Printed hindering terrain, and that of markers. [terrain.where-it-comes-from]"""
        spaces = self.ground.hindering
        for space, _, _ in self.markers:
            spaces |= 1 << space
        return spaces

    def rough(self) -> Spaces:
        """Terrain that stops and slows whoever walks and does not swim. [water.hindering-for-movement]"""
        return self.hindering() | self.ground.water if self.markers else self.ground.rough

    def separate(self) -> Spaces:
        """Rough terrain of a kind of its own: who enters it from hindering terrain stops, and the other way round."""
        return self.ground.water if self.waters else 0

    def is_hindering(self, space: int) -> bool:
        """Whether a space is hindering terrain."""
        return holds(self.ground.hindering_rows, space) or any(marker[0] == space for marker in self.markers)

    def is_rough(self, space: int) -> bool:
        """Whether a space is terrain that stops and slows whoever walks and does not swim."""
        return holds(self.ground.rough_rows, space) or any(marker[0] == space for marker in self.markers)

    def obstacles(self) -> Spaces:
        """Spaces that can be crossed but not rested on: tombstones and trees.

        [tombstones.pass-but-not-rest, tree.no-terrain-effect]
        """
        spaces = 0
        for space in self.tombstones + self.trees:
            spaces |= 1 << space
        return spaces

    def closed_doors(self, closing: list[int]) -> list[tuple[int, int]]:
        """The doorways with a figure in one of these spaces on a side. [portals.closed-iff-side-occupied]"""
        closed: list[tuple[int, int]] = []
        for door in self.doors:
            space = door[0]
            other = space + SHIFT[door[1]]
            for figure in closing:
                if figure in (space, other):
                    closed.append(door)
                    break
        return closed

    def passage(self) -> Passage:
        """Which spaces are adjacent now: closed doorways separate like walls. [portals.closed-separates-neighbours]"""
        return self.passage_past(self.at + self.victim_at) if self.doors else self.ground.open

    def passage_past(self, closing: list[int]) -> Passage:
        """Where one gets through if a figure in one of these spaces closes a doorway."""
        if not self.doors:
            return self.ground.open
        closed = self.closed_doors(closing)
        return self.ground.passage(tuple(closed)) if closed else self.ground.open

    def free_among(self, spaces: Rows) -> Rows:
        """Those of these spaces where a figure could be put: no figure or object to rest on. [blocking.never-occupied]"""
        rows = spaces.copy()
        for space in self.at:
            if space >= 0:
                leave_out(rows, space)
        for space in self.victim_at:
            if space >= 0:
                leave_out(rows, space)
        for space in self.tombstones + self.trees:
            leave_out(rows, space)
        return rows

    def free(self) -> Spaces:
        """All spaces where a figure could be put."""
        return spaces_of(self.free_among(self.ground.floor))

    def is_free(self, space: int) -> bool:
        """Whether a figure could be put into a space."""
        if self.monster_at(space) != NOBODY or self.victim_in(space) != NOBODY or not holds(self.ground.floor, space):
            return False
        return space not in self.tombstones and space not in self.trees

    # --- plot twists -------------------------------------------------------------------------------------------------

    def may_hold(self, seat: int, moment: str) -> bool:
        """Whether, for all that others know, a player could hold a card for this moment: only then to be asked."""
        played = self.played[seat]
        return bool(self.crypts[seat]) and any(card not in played for card in MOMENTS[moment])

    def spell_on(self, card: int, whom: int) -> bool:
        """Whether a card's lasting effect is on a victim or monster."""
        return bool(self.spells) and any(spell[0] == card and spell[1] == whom for spell in self.spells)

    def known(self, v: int) -> bool:
        """Whether a victim's archetype has been seen."""
        return self.face[v] != FACE_DOWN


def clix(table: Table) -> Clix:
    """A game's table, known to be one of HorrorClix."""
    assert isinstance(table, Clix)
    return table
