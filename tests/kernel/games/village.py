"""Village: heroes and a monster on one street. Any seat may play its Perk in any hero phase; a hit asks whoever is hit."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from gloam.kernel.catalogue import Catalogue
from gloam.kernel.events import NUMBER, Events
from gloam.kernel.game import PASS, Game, Registry, Setup
from gloam.kernel.table import Table
from kernel.games.toy import Toy

STREET: Final = ("abbey", "barn", "camp", "docks", "inn")
ABBEY, BARN, CAMP, DOCKS, INN = range(5)
FACES: Final = ("blank", "hit")
HIT: Final = 1

ANSWERS: Final = Catalogue(1)
MOVE: Final = ANSWERS.kind("move", to=STREET)
HURRY: Final = ANSWERS.single("hurry")
GIVE_ITEM: Final = ANSWERS.single("discard")
FALL: Final = ANSWERS.single("fall")
DIE: Final = ANSWERS.kind("die", face=FACES)

rule: Final = Registry()


@final
@dataclass(slots=True, eq=False)
class Street(Table):
    """Who stands where, and what the heroes hold."""

    at: list[int]
    items: list[int]
    perks: list[int]
    monster: int = INN
    turn: int = 0
    actions: int = 0
    round: int = 0


@rule
def setup(g: Game, t: Street) -> None:
    """The first hero begins."""
    g.then(("turn",))


@rule
def turn(g: Game, t: Street) -> None:
    """A turn: the hero phase, the monster phase, then the next seat."""
    t.actions = 2
    g.then(("hero_phase",), ("monster_phase",), ("end_turn",))


@rule
def hero_phase(g: Game, t: Street) -> None:
    """The hero on turn moves or stops; any seat may play its Perk meanwhile."""
    if t.actions == 0:
        return
    here = t.at[t.turn]
    g.ask(t.turn, "act", (*MOVE.each(to for to in range(len(STREET)) if to != here), PASS), ("act",))
    for seat in range(g.seats):
        if t.perks[seat]:
            g.ask(seat, "perk", (HURRY,), ("play_perk", seat))


@rule
def act(g: Game, t: Street, answer: int) -> None:
    """Carry the action out, then there is the rest of the phase."""
    if answer == PASS:
        t.actions = 0
        return
    t.actions -= 1
    g.then(("move", t.turn, MOVE.part(answer)), ("hero_phase",))


@rule
def play_perk(g: Game, t: Street, seat: int, answer: int) -> None:
    """Hurry: the hero on turn has one more action, whoever plays it."""
    t.perks[seat] -= 1
    t.actions += 1
    g.tell("hurried", seat)


@rule
def move(g: Game, t: Street, hero: int, to: int) -> None:
    """Go on by one space. Where the Monster stands, they meet and the move ends."""
    here = t.at[hero]
    if here == to:
        return
    t.at[hero] = here + (1 if to > here else -1)
    g.tell("moved", hero, t.at[hero])
    g.then(("hit", hero) if t.at[hero] == t.monster else ("move", hero, to))


@rule
def monster_phase(g: Game, t: Street) -> None:
    """The Monster comes one space closer to the nearest hero, and attacks where it stands."""
    nearest = min(t.at, key=lambda space: abs(space - t.monster))
    t.monster += (nearest > t.monster) - (nearest < t.monster)
    if t.monster in t.at:
        g.chance(DIE, (0, 0, HIT), ("attack",))


@rule
def attack(g: Game, t: Street, face: int) -> None:
    """A hit is a hit on every hero there, in the order of seats."""
    if face == HIT:
        g.then(*(("hit", hero) for hero in range(g.seats) if t.at[hero] == t.monster))


@rule
def hit(g: Game, t: Street, hero: int) -> None:
    """Whoever plays that hero discards an item, or the hero falls."""
    g.ask(hero, "hit", (GIVE_ITEM, FALL) if t.items[hero] else (FALL,), ("suffer", hero))


@rule
def suffer(g: Game, t: Street, hero: int, answer: int) -> None:
    """A fallen hero loses the game for everyone."""
    if answer == FALL:
        g.end("lost", ())
    else:
        t.items[hero] -= 1


@rule
def end_turn(g: Game, t: Street) -> None:
    """Dawn comes after three rounds."""
    t.turn = (t.turn + 1) % g.seats
    t.round += t.turn == 0
    if t.round == 3:
        g.end("won", tuple(range(g.seats)))
    g.then(("turn",))


class Village(Toy):
    """Two or three heroes against the night."""

    id = "village"
    name = "Village"
    least_seats, most_seats = 2, 3
    rules = rule.rules
    catalogue = ANSWERS
    events = Events(moved={"hero": NUMBER, "to": STREET}, hurried={"seat": NUMBER})

    def new_table(self, setup: Setup) -> Street:
        return Street(at=[ABBEY] * setup.seats, items=[1] * setup.seats, perks=[1] * setup.seats)


VILLAGE: Final = Village()
