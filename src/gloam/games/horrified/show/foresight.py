"""What is sure of the next strike: where its Monster goes, and whom it may attack there."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from gloam.games.horrified import components as c
from gloam.games.horrified.rules.movement import anyone_at, attackable, closest_people, distances_from
from gloam.games.horrified.show.monsters import SHOWN
from gloam.games.horrified.table import NOTHING, Village

FARTHEST: Final = max(c.CARD_MOVE)
"""How far a Monster card can make a Monster move."""


class Threat(NamedTuple):
    """What a Monster threatens now: the people closest to it, how far away they are, and how far each space within reach is."""

    monster: int
    people: tuple[int, ...]
    distance: int
    reach: tuple[tuple[int, int], ...]


def threats(t: Village) -> list[Threat]:
    """Each Monster in play, with whom it would go for and how far any card could take it."""
    found: list[Threat] = []
    for monster in t.monsters_in_play():
        figure = c.FIRST_MONSTER + monster
        people = closest_people(t, figure)
        distance = distances_from(figure, t.at[figure])[t.at[people[0]]] if people else 0
        found.append(Threat(monster, tuple(people), distance, _reach(figure, t.at[figure])))
    return found


@lru_cache(512)
def _reach(figure: int, here: int) -> tuple[tuple[int, int], ...]:
    return tuple([(space, steps) for space, steps in enumerate(distances_from(figure, here)) if steps <= FARTHEST])


class Foreseen(NamedTuple):
    """The Monster that strikes next, the spaces it walks into as far as they are sure, and who may be attacked then."""

    monster: int
    path: tuple[int, ...]
    people: tuple[int, ...]


def next_strike(t: Village) -> Foreseen | None:
    """The strike after the one that is being carried out; None if there is none, or a Power may still change all.

    It tells what happens if everyone stays where they are: a Hero who falls to this strike is not met by the next.
    """
    if t.card == NOTHING or not t.strikes:
        return None
    now = t.strikes[-1]
    if c.POWER in now.dice and not now.powered and not SHOWN[c.MAT_OF[now.monster]].still:
        return None
    for symbol in c.CARD_STRIKES[t.card][symbols_begun(t) :]:
        monster = t.frenzied() if symbol == c.FRENZY else symbol
        if t.in_play(monster):
            return _foreseen(t, monster, c.CARD_MOVE[t.card])
    return None


def symbols_begun(t: Village) -> int:
    """How many symbols of the card's Strike row were begun or passed over."""
    row = c.CARD_STRIKES[t.card]
    begun = 0
    for strike in t.strikes:
        begun = row.index(strike.symbol, begun) + 1
    return begun


def _foreseen(t: Village, monster: int, spaces: int) -> Foreseen:
    figure = c.FIRST_MONSTER + monster
    here = t.at[figure]
    if anyone_at(t, here):
        return Foreseen(monster, (), tuple(attackable(t, here)))
    people = closest_people(t, figure)
    if not people:
        return Foreseen(monster, (), ())
    goals = {t.at[person] for person in people}
    near = distances_from(figure, here)[t.at[people[0]]] <= spaces
    if len(goals) > 1:
        return Foreseen(monster, (), tuple(people) if near else ())
    goal = goals.pop()
    path = _path(t, figure, goal, spaces)
    if SHOWN[c.MAT_OF[monster]].settled_on_the_way(t, monster, path):
        return Foreseen(monster, path, ())
    return Foreseen(monster, path, tuple(attackable(t, goal)) if near else ())


def _path(t: Village, figure: int, goal: int, spaces: int) -> tuple[int, ...]:
    """The way to a goal up to where the current player would choose among several."""
    toward = c.FIGURE_TOWARD[figure]
    path: list[int] = []
    here = t.at[figure]
    while here != goal and len(path) < spaces and len(toward[here][goal]) == 1:
        here = toward[here][goal][0]
        path.append(here)
    return tuple(path)
