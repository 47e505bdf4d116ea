"""Reasons in a few plain words."""

from __future__ import annotations

from typing import Final

from gloam.games.horrified.answers import ADVANCE, DEFEAT, GUIDE, PICK_UP, REACH, SHARE
from gloam.games.horrified.bot.monster import BY_MONSTER
from gloam.games.horrified.bot.outlook import Outlook
from gloam.games.horrified.bot.perks import DREAD, best_delivery, best_scene, carry_out
from gloam.games.horrified.bot.threat import danger
from gloam.games.horrified.bot.turn import Plan, best_plan, take_action
from gloam.games.horrified.components import (
    BREAK_OF_DAWN,
    CONDUCT_AN_INVESTIGATION,
    FIGURE_DISTANCE,
    FIRST_MONSTER,
    FIRST_VILLAGER,
    HURRY,
    LATE_INTO_THE_NIGHT,
    MAT_FRENZIED,
    OVERSTOCK,
    RUSH,
    SPECIAL_DELIVERY,
    TAXI_RIDE,
    VILLAGER_SAFE,
)
from gloam.games.horrified.rules.perks import heroes_on_board
from gloam.games.horrified.show.names import FIGURE_REFS, HERO_REFS, SPACE_REFS, VILLAGER_REFS, the_figure
from gloam.games.horrified.table import OFF_BOARD, Village

SAFER: Final = 0.5  # how much danger must fall for that to be the reason


def at_the(space: int) -> str:
    """A space in the middle of a sentence."""
    return f"at the {SPACE_REFS[space]}"


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
            if space != alone[villager] and (GUIDE.has(answer) or space == OFF_BOARD):
                return f"bring {VILLAGER_REFS[villager]} to the {SPACE_REFS[VILLAGER_SAFE[villager]]}"
        if answer == PICK_UP:
            return f"pick up Items {at_the(here)}"
        if REACH.has(answer):
            return f"pick up Items {at_the(REACH.part(answer))}"
        if answer == SHARE:
            return "put the Items into one Hero's hands"
        if ADVANCE.has(answer):
            monster = ADVANCE.part(answer)
            return BY_MONSTER[monster].task(monster, here)
        if DEFEAT.has(answer):
            return f"defeat {the_figure(FIRST_MONSTER + MAT_FRENZIED[DEFEAT.part(answer)])}"
    return _way(t, after, outlook)


def gain(t: Village, perk: int, outlook: Outlook) -> str:
    """What a Perk is played for."""
    if perk == OVERSTOCK:
        return "the more Items lie about, the better"
    if perk == BREAK_OF_DAWN:
        dreaded = danger(t, outlook.odds) > DREAD
        return "the Monsters would do much harm now" if dreaded else "it saves a Monster card, and few are left"
    if perk == LATE_INTO_THE_NIGHT:
        return "there is use for two more actions"
    if perk == HURRY:
        return "all Heroes come nearer to where they are needed"
    if perk == CONDUCT_AN_INVESTIGATION:
        space = best_scene(t, [t.at[hero] for hero in heroes_on_board(t)], outlook)
        return f"the Heroes are needed {at_the(space)}"
    if perk == SPECIAL_DELIVERY:
        giver, taker = best_delivery(t, outlook)
        return f"the {HERO_REFS[taker]} can use what the {HERO_REFS[giver]} holds"
    if perk in (RUSH, TAXI_RIDE):
        after = t.clone()
        carry_out(after, perk, outlook)
        return f"go to the {SPACE_REFS[after.at[t.hero()]]}, then {reason(after, best_plan(after, outlook), outlook)}"
    return "the Monsters do less harm elsewhere"


def _way(t: Village, after: Village, outlook: Outlook) -> str:
    """Why a Hero goes from one space to another without doing anything there."""
    hero = t.hero()
    here = after.at[hero]
    if danger(t, outlook.odds) - danger(after, outlook.odds) > SAFER:
        monster = nearest_monster(t, t.at[hero])
        fled = _distance(monster, t.at[monster], here) > _distance(monster, t.at[monster], t.at[hero])
        return f"stay away from {the_figure(monster)}" if fled else f"shield the others from {the_figure(monster)}"
    goal = outlook.best_errand(after, t.turn)
    return f"head for the {SPACE_REFS[goal]}" if goal not in (here, OFF_BOARD) else f"be {at_the(here)}"


def nearest_monster(t: Village, space: int) -> int:
    """The figure of the Monster that is closest to a space."""
    figures = [FIRST_MONSTER + monster for monster in t.monsters_in_play()]
    return min(figures, key=lambda figure: _distance(figure, t.at[figure], space))


def _distance(figure: int, one: int, other: int) -> int:
    return FIGURE_DISTANCE[figure][one][other]


def placing(t: Village, figure: int, goal: int) -> str:
    """Why a figure is moved to a space."""
    if figure < FIRST_VILLAGER:
        return f"the {HERO_REFS[figure]} can do more there"
    if figure < FIRST_MONSTER:
        return f"{FIGURE_REFS[figure]} is safer {at_the(goal)}"
    name = the_figure(figure)
    if goal == t.at[figure]:
        return f"{name} stands well {at_the(goal)}"
    thoughts, monster = BY_MONSTER[figure - FIRST_MONSTER], figure - FIRST_MONSTER
    joins = thoughts.joins(t, monster, goal)
    if joins:
        return joins
    heroes = t.heroes_at(goal)
    if heroes:
        return f"bring {name} to the {HERO_REFS[heroes[0]]}"
    return thoughts.nears(t, monster) or f"keep {name} away"
