"""Plot twists about a victim that is moved: those of the opponent on the left, and those of the active player."""

from __future__ import annotations

from typing import Final

from gloam.games.horrorclix.answers import DONE, VICTIM
from gloam.games.horrorclix.components import ARCHETYPES, FEMALE, Card, Victim, twist
from gloam.games.horrorclix.rules.ground import SHIFT, WITHIN, distance, holds
from gloam.games.horrorclix.rules.suspense import choosable, movable, starts_rough
from gloam.games.horrorclix.rules.values import half, victim_speed
from gloam.games.horrorclix.table import FOREVER, NOBODY, THIS_TURN, Clix, rule
from gloam.games.horrorclix.twists.cards import condition
from gloam.kernel.facts import Seat
from gloam.kernel.game import Game

_SCANTILY: Final[tuple[int, ...]] = tuple(
    [ARCHETYPES.index(name) for name in ("cheerleader", "prom_queen", "girlfriend", "boyfriend", "jock", "counselor", "starlet")]
)
_LOVE_REACH: Final = 6
_PARANOIA_REACH: Final = 6
_COLD_REACH: Final = 3


def _spell(t: Clix, name: str, whom: int, until: int) -> None:
    t.spells += ((twist(name), whom, until),)


def stays(g: Game, t: Clix) -> None:
    """The chosen victim is not moved. [suspense.card-replaces-move]"""
    g.tell("stays", t.chosen)
    t.chosen = NOBODY


def within(t: Clix, v: int, reach: int) -> list[int]:
    """The other victims no farther away than this."""
    return [other for other in t.victims() if other != v and (WITHIN[reach][t.victim_at[v]] >> t.victim_at[other]) & 1]


# --- in answer to a choice --------------------------------------------------------------------------------------------


@rule
def trip(g: Game, t: Clix, seat: Seat) -> None:
    """The victim's speed is 1 this turn; it still moves."""
    _spell(t, "trip", t.chosen, THIS_TURN)


@condition("broke_a_heel")
def chosen_is_female(t: Clix, seat: int) -> bool:
    return FEMALE[t.face[t.chosen]]


@rule
def broke_a_heel(g: Game, t: Clix, seat: Seat) -> None:
    """Her speed is halved for the rest of the game; she still moves."""
    _spell(t, "broke_a_heel", t.chosen, FOREVER)


@condition("stuck_door")
def beside_a_wall(t: Clix, seat: int) -> bool:
    """Beside a wall, blocking terrain or a portal."""
    here = t.victim_at[t.chosen]
    doors = [side for space, edge in t.doors for side in (space, space + SHIFT[edge])]
    return holds(t.ground.beside_walls, here) or any([distance(here, side) <= 1 for side in doors])


@rule
def stuck_door(g: Game, t: Clix, seat: Seat) -> None:
    """It cannot move this turn. [suspense.cannot-move-this-turn]"""
    _spell(t, "stuck_door", t.chosen, THIS_TURN)
    stays(g, t)


@rule
def frozen_with_fear(g: Game, t: Clix, seat: Seat) -> None:
    """It cannot move this turn. [suspense.cannot-move-this-turn]"""
    _spell(t, "frozen_with_fear", t.chosen, THIS_TURN)
    stays(g, t)


@rule
def im_not_going_anywhere(g: Game, t: Clix, seat: Seat) -> None:
    """It cannot be chosen or moved until the card player's next turn."""
    _spell(t, "im_not_going_anywhere", t.chosen, seat)
    stays(g, t)


@rule
def fearsome_growl(g: Game, t: Clix, seat: Seat) -> None:
    """The card player moves it, and not nearer to the active player's monsters."""
    t.mover = seat
    t.master = twist("fearsome_growl")


@condition("never_get_undressed")
def chosen_is_scantily_dressed(t: Clix, seat: int) -> bool:
    return t.face[t.chosen] in _SCANTILY


@rule
def never_get_undressed(g: Game, t: Clix, seat: Seat) -> None:
    """It cannot move this turn, and its speed is 2 until the card player's next turn. [suspense.cannot-move-this-turn]"""
    _spell(t, "never_get_undressed", t.chosen, THIS_TURN)
    _spell(t, "never_get_undressed", t.chosen, seat)
    stays(g, t)


@condition("paranoia")
def another_is_near(t: Clix, seat: int) -> bool:
    return bool(suspects(t))


def suspects(t: Clix) -> list[int]:
    return [v for v in within(t, t.chosen, _PARANOIA_REACH) if movable(t, v)]


@rule
def paranoia(g: Game, t: Clix, seat: Seat) -> None:
    """Another victim within 6 spaces is the chosen one instead."""
    g.ask(seat, "paranoia", tuple(VICTIM.each(suspects(t))), ("suspected",))


@rule
def suspected(g: Game, t: Clix, answer: int) -> None:
    t.chosen = VICTIM.part(answer)
    if t.chosen not in t.shifted:  # it may have been moved before, by a call
        t.shifted += (t.chosen,)
    g.tell("chose", t.active, t.chosen)
    g.then(("reveal", t.chosen))


# --- with the own chosen victim ---------------------------------------------------------------------------------------


@rule
def terror_sprint(g: Game, t: Clix, seat: Seat) -> None:
    """+3 speed this turn."""
    _spell(t, "terror_sprint", t.chosen, THIS_TURN)
    t.master = twist("terror_sprint")


@rule
def mesmerized(g: Game, t: Clix, seat: Seat) -> None:
    """+2 speed, but it must end nearer to one of the own monsters."""
    _spell(t, "mesmerized", t.chosen, THIS_TURN)
    t.master = twist("mesmerized")


@rule
def cold_spot(g: Game, t: Clix, seat: Seat) -> None:
    """After the move each other victim within 3 spaces may be moved 1."""
    t.follow = twist("cold_spot")


@condition("cell_phone")
def another_can_be_called(t: Clix, seat: int) -> bool:
    return bool([v for v in choosable(t) if v != t.chosen])


@rule
def cell_phone(g: Game, t: Clix, seat: Seat) -> None:
    """After the move another victim anywhere is turned up and moved; nobody may respond."""
    t.follow = twist("cell_phone")


@rule
def just_a_little_bit_further(g: Game, t: Clix, seat: Seat) -> None:
    """After the move it moves again, up to half its speed."""
    t.follow = twist("just_a_little_bit_further")


@rule
def unlucky_at_love(g: Game, t: Clix, seat: Seat) -> None:
    """After the move a victim of the other sex within 6 spaces may come nearer."""
    t.follow = twist("unlucky_at_love")


@rule
def follow_card(g: Game, t: Clix, card: Card) -> None:
    """What these cards bring once the chosen victim has moved."""
    v = t.chosen
    if card == twist("cold_spot"):
        g.then(*[("move_other", t.active, other, 1) for other in within(t, v, _COLD_REACH)])
    elif card == twist("just_a_little_bit_further"):
        g.then(("move_other", t.active, v, half(victim_speed(t, v, starts_rough(t, t.victim_at[v])))))
    elif card == twist("cell_phone"):
        others = [other for other in choosable(t) if other != v]
        if others:
            g.ask(t.active, "call", tuple(VICTIM.each(others)), ("called_up",))
    else:
        g.then(("fall_in_love",))


@rule
def called_up(g: Game, t: Clix, answer: int) -> None:
    v = VICTIM.part(answer)
    t.shifted += (v,)
    g.then(("reveal", v), ("move_other", t.active, v, -1))


@rule
def fall_in_love(g: Game, t: Clix) -> None:
    """One victim of the other sex may come; one that lies face down may turn out to be of it. [suspense.chosen-victim-revealed]"""
    lovers = [v for v in within(t, t.chosen, _LOVE_REACH) if movable(t, v) and (not t.known(v) or of_other_sex(t, v))]
    if lovers:
        g.ask(t.active, "love", (DONE, *VICTIM.each(lovers)), ("fallen_in_love",))


def of_other_sex(t: Clix, v: int) -> bool:
    """Whether a victim that has been seen is of the other sex than the chosen one."""
    return FEMALE[t.face[v]] != FEMALE[t.face[t.chosen]]


@rule
def fallen_in_love(g: Game, t: Clix, answer: int) -> None:
    """The victim is turned up."""
    if answer != DONE:
        g.then(("reveal", VICTIM.part(answer)), ("comes_nearer", VICTIM.part(answer)))


@rule
def comes_nearer(g: Game, t: Clix, v: Victim) -> None:
    """It is moved if it is of the other sex."""
    if of_other_sex(t, v):
        t.master = twist("unlucky_at_love")
        g.then(("move_other", t.active, v, -1))
    else:
        g.tell("stays", v)
