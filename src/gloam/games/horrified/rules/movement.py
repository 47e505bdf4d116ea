"""Figures enter spaces: by moving freely, by walking toward a goal, or by being placed."""

from __future__ import annotations

from typing import Final

from gloam.games.horrified.answers import DONE, STEP, VIA
from gloam.games.horrified.components import (
    FIGURE_DISTANCE,
    FIGURE_STEPS,
    FIGURE_TOWARD,
    FIRST_MONSTER,
    FIRST_VILLAGER,
    PEOPLE,
    Figure,
    Space,
)
from gloam.games.horrified.rules.monster import BY_MONSTER
from gloam.games.horrified.rules.villagers import rescued
from gloam.games.horrified.table import OFF_BOARD, Village, rule
from gloam.kernel.boards.graphs import FAR
from gloam.kernel.facts import Seat
from gloam.kernel.game import Game


def enter(g: Game, t: Village, figure: Figure, space: Space) -> bool:
    """Put a figure into a space, and settle at once what follows. Returns whether its movement may go on from there.

    What this adds to do comes next, so a caller with more to do of its own adds that first.
    """
    left = t.at[figure]
    t.at[figure] = space
    g.tell("moved", figure, left, space)
    if figure >= FIRST_MONSTER:
        return not BY_MONSTER[figure - FIRST_MONSTER].arrives(g, t, figure - FIRST_MONSTER)
    return figure < FIRST_VILLAGER or not rescued(g, t, figure)


def anyone_at(t: Village, space: Space) -> bool:
    """Whether a Hero or Villager is in a space."""
    at = t.at
    for person in range(PEOPLE):  # noqa: SIM110  (`any` takes a generator)
        if at[person] == space:
            return True
    return False


def distances_from(figure: Figure, space: Space) -> tuple[int, ...]:
    """How far everything is for a figure at a space: by lit paths, for the Creature by water too.

    [path.lit-paths-for-others, creature.water-movement]
    """
    return FIGURE_DISTANCE[figure][space]


def steps_from(figure: Figure, space: Space) -> tuple[int, ...]:
    """Where a figure can step: along lit paths, the Creature along water too. [path.water-spaces]"""
    return FIGURE_STEPS[figure][space]


def closest_people(t: Village, figure: Figure, villagers_only: bool = False) -> list[int]:
    """The people closest to a figure: Heroes if there is one among them, else Villagers. [strike.closest-person]"""
    at = t.at
    row = distances_from(figure, at[figure])
    nearest = FAR
    found: list[int] = []
    for person in range(FIRST_VILLAGER if villagers_only else 0, PEOPLE):
        space = at[person]
        if space == OFF_BOARD:
            continue
        distance = row[space]
        if distance > nearest:
            continue
        if distance < nearest:
            nearest = distance
            found = []
        elif person >= FIRST_VILLAGER and found[0] < FIRST_VILLAGER:
            continue
        found.append(person)
    return found


def attackable(t: Village, space: Space) -> list[int]:
    """Whom a Monster may attack in a space: Heroes rather than Villagers. [attack.hero-before-villager]"""
    return t.heroes_at(space) or [FIRST_VILLAGER + villager for villager in t.villagers_at(space)]


# --- toward a goal ----------------------------------------------------------------------------------------------------


@rule
def walk_toward(g: Game, t: Village, figure: Figure, goal: Space, spaces: int, stops: int) -> None:
    """Walk along a shortest path; where there are several the current player picks. `stops`: it stops where people are.

    [path.shortest, path.tie-current-player, path.stop-on-arrival, strike.stop-on-person]
    """
    here = t.at[figure]
    if spaces == 0 or here in (goal, OFF_BOARD):
        return
    ways = FIGURE_TOWARD[figure][here][goal]
    if len(ways) > 1:
        g.ask(t.turn, "path", tuple(VIA.each(ways)), ("walk_via", figure, goal, spaces, stops))
    elif ways:
        _walk_into(g, t, figure, goal, spaces, stops, ways[0])


@rule
def walk_via(g: Game, t: Village, figure: Figure, goal: Space, spaces: int, stops: int, answer: int) -> None:
    """Take the path that the current player chose."""
    _walk_into(g, t, figure, goal, spaces, stops, VIA.part(answer))


def _walk_into(g: Game, t: Village, figure: Figure, goal: Space, spaces: int, stops: int, space: Space) -> None:
    if enter(g, t, figure, space) and not (stops and anyone_at(t, space)):
        g.then(("walk_toward", figure, goal, spaces - 1, stops))


# --- freely -----------------------------------------------------------------------------------------------------------

FREELY: Final = 0  # up to so many spaces
ALL_OR_NONE: Final = 1  # not yet begun: may stay, or go all the way
ALL: Final = 2  # begun: goes all the way


@rule
def roam(g: Game, t: Village, seat: Seat, figure: Figure, spaces: int, how: int) -> None:
    """A seat moves a figure step by step, as far as it likes up to `spaces`. [perks.monster-movement-optional]"""
    if spaces == 0 or t.at[figure] == OFF_BOARD:
        return
    options = STEP.each(steps_from(figure, t.at[figure]))
    if how != ALL:
        options.append(DONE)
    g.ask(seat, "roam", tuple(options), ("roamed", seat, figure, spaces, how))


@rule
def roamed(g: Game, t: Village, seat: Seat, figure: Figure, spaces: int, how: int, answer: int) -> None:
    """One free step, or staying."""
    if answer != DONE and enter(g, t, figure, STEP.part(answer)):
        g.then(("roam", seat, figure, spaces - 1, FREELY if how == FREELY else ALL))
