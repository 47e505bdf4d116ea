"""Reasons in a few plain words."""

from __future__ import annotations

from typing import Final

from gloam.games.horrified.answers import ADVANCE, DEFEAT, GUIDE, PICK_UP, REACH, SHARE, USE
from gloam.games.horrified.components import (
    BRIDE,
    CREATURE,
    CREATURE_DISTANCE,
    DISTANCE,
    DRACULA,
    FIGURE_NAMES,
    FIRST_MONSTER,
    FIRST_VILLAGER,
    FRANKENSTEIN,
    HERO_NAMES,
    INVISIBLE_MAN,
    MAT_FRENZIED,
    MONSTER_NAMES,
    MUMMY,
    SPACE_NAMES,
    SPACES,
    VILLAGER_NAMES,
    VILLAGER_SAFE,
)
from gloam.games.horrified.heuristics.outlook import Outlook
from gloam.games.horrified.heuristics.threat import danger
from gloam.games.horrified.heuristics.turn import Plan, take_action
from gloam.games.horrified.table import OFF_BOARD, Village

SAFER: Final = 0.5  # how much danger must fall for that to be the reason


def the(figure: int) -> str:
    """A figure in the middle of a sentence."""
    name = FIGURE_NAMES[figure]
    villager = FIRST_VILLAGER <= figure < FIRST_MONSTER
    return name if villager or name in ("Dracula", "Frankenstein") else f"the {name.removeprefix('The ')}"


def at_the(space: int) -> str:
    """A space in the middle of a sentence."""
    return f"at the {SPACE_NAMES[space]}"


def reason(t: Village, plan: Plan, outlook: Outlook) -> str:
    """What a plan is for: the first thing it does but walking, or where it leads."""
    after = t.clone()
    hero = t.hero()
    for answer in plan.steps:
        here = after.at[hero]
        alone = after.at[FIRST_VILLAGER:FIRST_MONSTER]
        take_action(after, answer, outlook)
        for villager in range(len(VILLAGER_SAFE)):
            space = after.at[FIRST_VILLAGER + villager]
            if space != alone[villager] and (GUIDE <= answer < PICK_UP or space == OFF_BOARD):
                return f"bring {VILLAGER_NAMES[villager]} to the {SPACE_NAMES[VILLAGER_SAFE[villager]]}"
        if answer == PICK_UP:
            return f"pick up Items {at_the(here)}"
        if REACH <= answer < REACH + len(SPACES):
            return f"pick up Items {at_the(answer - REACH)}"
        if answer == SHARE:
            return "put the Items into one Hero's hands"
        if ADVANCE <= answer < DEFEAT:
            return _task(answer - ADVANCE, here)
        if DEFEAT <= answer < USE:
            return f"defeat {the(FIRST_MONSTER + MAT_FRENZIED[answer - DEFEAT])}"
    return _way(t, after, outlook)


def _task(monster: int, here: int) -> str:
    """What advancing a task means."""
    if monster == CREATURE:
        return "search for the Creature's lair"
    if monster == DRACULA:
        return f"smash the Coffin {at_the(here)}"
    if monster in (FRANKENSTEIN, BRIDE):
        return f"teach {the(FIRST_MONSTER + monster)}"
    if monster == INVISIBLE_MAN:
        return "supply evidence against the Invisible Man"
    return "break the Mummy's curse" if monster == MUMMY else "work on the cure for the Wolf Man"


def _way(t: Village, after: Village, outlook: Outlook) -> str:
    """Why a Hero goes from one space to another without doing anything there."""
    hero = t.hero()
    here = after.at[hero]
    if danger(t, outlook.odds) - danger(after, outlook.odds) > SAFER:
        monster = nearest_monster(t, t.at[hero])
        fled = _distance(monster, t.at[monster], here) > _distance(monster, t.at[monster], t.at[hero])
        return f"stay away from {the(monster)}" if fled else f"shield the others from {the(monster)}"
    goal = outlook.best_errand(after, t.turn)
    return f"head for the {SPACE_NAMES[goal]}" if goal not in (here, OFF_BOARD) else f"be {at_the(here)}"


def nearest_monster(t: Village, space: int) -> int:
    """The figure of the Monster that is closest to a space."""
    figures = [FIRST_MONSTER + monster for monster in t.monsters_in_play()]
    return min(figures, key=lambda figure: _distance(figure, t.at[figure], space))


def _distance(figure: int, one: int, other: int) -> int:
    return CREATURE_DISTANCE[one][other] if figure == FIRST_MONSTER + CREATURE else DISTANCE[one][other]


def placing(t: Village, figure: int, goal: int) -> str:
    """Why a figure is moved to a space."""
    if figure < FIRST_VILLAGER:
        return f"the {HERO_NAMES[figure]} is of more use {at_the(goal)}"
    if figure < FIRST_MONSTER:
        return f"{FIGURE_NAMES[figure]} is safer {at_the(goal)}"
    name = the(figure)
    if goal == t.at[figure]:
        return f"{name} stands well {at_the(goal)}"
    mates = (FIRST_MONSTER + FRANKENSTEIN, FIRST_MONSTER + BRIDE)
    if figure in mates and t.taught() and goal in [t.at[mate] for mate in mates if mate != figure]:
        return "bring Frankenstein and the Bride together"
    heroes = t.heroes_at(goal)
    if heroes:
        return f"bring {name} to the {HERO_NAMES[heroes[0]]}"
    if figure in mates and t.taught():
        return f"bring {MONSTER_NAMES[FRANKENSTEIN]} and the {MONSTER_NAMES[BRIDE]} nearer to each other"
    return f"keep {name} away"
