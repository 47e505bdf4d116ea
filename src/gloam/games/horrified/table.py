"""What lies on the table in Horrified."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final, final

from gloam.games.horrified.answers import ROLL_DIE
from gloam.games.horrified.components import (
    ALL_CARDS,
    ALL_ITEMS,
    ALL_PERKS,
    DICE_FACES,
    FIGURES,
    FIRST_MONSTER,
    FIRST_VILLAGER,
    MAT_FIGURES,
    MAT_FRENZIED,
    MAT_OF,
    SPACES,
)
from gloam.kernel.catalogue import Kind
from gloam.kernel.decks import Deck, shuffled
from gloam.kernel.game import Registry
from gloam.kernel.table import Table

OFF_BOARD: Final = -1
NOBODY: Final = -1
NOTHING: Final = -1
ON_MAT: Final = -1
IN_BOX: Final = -2

_BAG: Final[Deck] = shuffled(ALL_ITEMS)
_MONSTER_DECK: Final[Deck] = shuffled(ALL_CARDS)
_PERK_DECK: Final[Deck] = shuffled(ALL_PERKS)

rule: Final = Registry()
"""Makes a function a rule of Horrified: a step of that name calls it."""


@final
class Strike:
    """What a Monster did when its symbol of the Strike row was carried out, as far as it has come."""

    __slots__ = ("came", "dice", "fallen", "gave", "left", "monster", "person", "powered", "symbol")

    def __init__(
        self,
        symbol: int,
        monster: int,
        left: int,
        came: int = NOTHING,
        person: int = NOBODY,
        dice: tuple[int, ...] = (),
        powered: int = 0,
        gave: tuple[tuple[int, int], ...] = (),
        fallen: tuple[int, ...] = (),
    ) -> None:
        self.symbol = symbol
        self.monster = monster
        self.left = left  # the space it came from
        self.came = came  # the space it attacked in
        self.person = person  # whom it attacked
        self.dice = dice
        self.powered = powered  # 1: its Power was used
        self.gave = gave  # what Heroes discarded: a Hero and an Item each
        self.fallen = fallen  # who was defeated

    def facts(self) -> tuple[Any, ...]:
        """All of it, in the order in which it is made."""
        return (self.symbol, self.monster, self.left, self.came, self.person, self.dice, self.powered, self.gave, self.fallen)

    def clone(self) -> Strike:
        return Strike(self.symbol, self.monster, self.left, self.came, self.person, self.dice, self.powered, self.gave, self.fallen)

    def data(self) -> list[Any]:
        gave = [[hero, item] for hero, item in self.gave]
        return [
            self.symbol, self.monster, self.left, self.came, self.person,
            list(self.dice), self.powered, gave, list(self.fallen),
        ]  # fmt: skip

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Strike) and self.data() == other.data()


@final
@dataclass(slots=True, eq=False)
class Village(Table):
    """The board, the mats, what players hold, the decks, and the card and dice being resolved.

    A figure's place is `at[figure]`; a mat's Monsters are in the game while the mat is in `mats`, which is kept in Frenzy Order.
    """

    seats: int
    heroes: tuple[int, ...] = ()  # by seat
    first: int = 0
    turn: int = 0  # the current player's seat
    turns: int = 0  # begun so far
    phase: str = ""  # "hero" or "monster", "" during set-up
    actions: int = 0  # left in this Hero Phase
    monster_phase_skipped: int = 0  # 1: the coming one is
    terror: int = 0
    at: list[int] = field(default_factory=lambda: [OFF_BOARD] * len(FIGURES))
    items: list[tuple[int, ...]] = field(default_factory=lambda: [()] * len(SPACES))  # lying on each space
    held: list[tuple[int, ...]] = field(init=False)
    perks: list[tuple[int, ...]] = field(init=False)
    bag: Deck = field(default_factory=lambda: _BAG)
    discard: tuple[int, ...] = ()
    monster_deck: Deck = field(default_factory=lambda: _MONSTER_DECK)
    monster_discard: tuple[int, ...] = ()
    perk_deck: Deck = field(default_factory=lambda: _PERK_DECK)
    perk_discard: tuple[int, ...] = ()
    playing: int = NOTHING  # the Perk card being carried out
    card: int = NOTHING  # the Monster card being resolved
    dice: tuple[int, ...] = ()  # the faces just rolled
    strikes: tuple[Strike, ...] = ()  # of the last Monster card drawn
    # The mats
    mats: tuple[int, ...] = ()
    frenzy: int = NOTHING  # the mat with the Frenzy Marker
    defeated: tuple[tuple[int, int, int], ...] = ()  # a mat, in which turn, and by which seat (NOBODY in a Monster Phase)
    boat: int = 0
    coffins: tuple[int, ...] = ()  # the spaces where an intact one stands
    humanity: tuple[int, int] = (0, 0)  # Frankenstein's, the Bride's
    evidence: tuple[int, ...] = ()  # the Item on each spot
    scarabs: tuple[int, ...] = (0,) * 7  # the Scarab's number on each spot of the tablet, 0 for none
    face_down: tuple[int, ...] = ()  # the numbers of the Scarabs that are
    cure: tuple[int, ...] = ()  # the Item on each spot
    cure_holder: int = IN_BOX  # a seat, ON_MAT or IN_BOX
    soul: int = NOBODY
    hunted: int = NOBODY
    # What the table was set up to play by
    orders: tuple[int, ...] = ()  # each mat's Frenzy Order
    faces: tuple[int, ...] = DICE_FACES[0][1]
    perks_replaced: int = 0  # solo: 1 if the two unusable Perks are replaced when drawn rather than removed
    exact_teaching: int = 0
    scientist_cures: int = 1
    wolf_man_red: int = 6

    def __post_init__(self) -> None:
        self.held = [()] * self.seats
        self.perks = [()] * self.seats

    def clone(self) -> Village:
        t = Village.__new__(Village)
        t.seats = self.seats
        t.heroes = self.heroes
        t.first = self.first
        t.turn = self.turn
        t.turns = self.turns
        t.phase = self.phase
        t.actions = self.actions
        t.monster_phase_skipped = self.monster_phase_skipped
        t.terror = self.terror
        t.at = self.at.copy()
        t.items = self.items.copy()
        t.held = self.held.copy()
        t.perks = self.perks.copy()
        t.bag = self.bag
        t.discard = self.discard
        t.monster_deck = self.monster_deck
        t.monster_discard = self.monster_discard
        t.perk_deck = self.perk_deck
        t.perk_discard = self.perk_discard
        t.playing = self.playing
        t.card = self.card
        t.dice = self.dice
        t.strikes = self.strikes
        t.mats = self.mats
        t.frenzy = self.frenzy
        t.defeated = self.defeated
        t.boat = self.boat
        t.coffins = self.coffins
        t.humanity = self.humanity
        t.evidence = self.evidence
        t.scarabs = self.scarabs
        t.face_down = self.face_down
        t.cure = self.cure
        t.cure_holder = self.cure_holder
        t.soul = self.soul
        t.hunted = self.hunted
        t.orders = self.orders
        t.faces = self.faces
        t.perks_replaced = self.perks_replaced
        t.exact_teaching = self.exact_teaching
        t.scientist_cures = self.scientist_cures
        t.wolf_man_red = self.wolf_man_red
        return t

    def die(self, purpose: str) -> tuple[Kind, tuple[int, ...]]:
        """All dice are the same. [components.dice]"""
        return ROLL_DIE, self.faces

    def data(self) -> dict[str, Any]:
        return {**Table.data(self), "strikes": [strike.data() for strike in self.strikes]}

    def restore(self, data: dict[str, Any]) -> None:
        Table.restore(self, data)
        strikes: tuple[Any, ...] = self.strikes
        self.strikes = tuple([Strike(*strike) for strike in strikes])

    # --- who is where ------------------------------------------------------------------------------------------------

    def hero(self) -> int:
        """The current player's Hero."""
        return self.heroes[self.turn]

    def seat_of(self, hero: int) -> int:
        """Whose Hero this is."""
        return self.heroes.index(hero)

    def villagers_at(self, space: int) -> list[int]:
        """The Villagers (numbered among Villagers) in a space."""
        at = self.at
        return [v for v in range(FIRST_MONSTER - FIRST_VILLAGER) if at[FIRST_VILLAGER + v] == space]

    def heroes_at(self, space: int) -> list[int]:
        """The Heroes in a space, in the order of seats from the current player on."""
        found: list[int] = []
        for i in range(self.seats):
            hero = self.heroes[(self.turn + i) % self.seats]
            if self.at[hero] == space:
                found.append(hero)
        return found

    def has_mat(self, mat: int) -> bool:
        """Whether a mat is in the game: chosen, and its Monsters not yet defeated."""
        for other in self.mats:  # noqa: SIM110  (as numbers: compiled, a third of what `in` takes)
            if other == mat:
                return True
        return False

    def in_play(self, monster: int) -> bool:
        """Whether a Monster is in the game."""
        return self.has_mat(MAT_OF[monster])

    def monsters_in_play(self) -> list[int]:
        """The Monsters in the game, by Frenzy Order of their mats."""
        return [monster for mat in self.mats for monster in MAT_FIGURES[mat]]

    def monster_at(self, monster: int) -> int:
        """Where a Monster's figure stands."""
        return self.at[FIRST_MONSTER + monster]

    def frenzied(self) -> int:
        """The frenzied Monster."""
        return MAT_FRENZIED[self.frenzy]

    def striking(self) -> Strike:
        """The strike that is being carried out, to note in it what happens; outside of the Strike row one that nobody keeps."""
        if not self.strikes:
            return Strike(NOTHING, NOTHING, NOTHING)
        strike = self.strikes[-1].clone()  # other copies of this table share the old one
        self.strikes = self.strikes[:-1] + (strike,)
        return strike


def village(table: Table) -> Village:
    """A game's table, known to be one of Horrified."""
    assert isinstance(table, Village)
    return table
