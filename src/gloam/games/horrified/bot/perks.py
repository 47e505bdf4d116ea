"""When a Perk card pays, and how it is used. The same thoughts choose the card and answer what it then asks."""

from __future__ import annotations

from typing import Final

from gloam.games.horrified.answers import PUT, WALK
from gloam.games.horrified.bot.outlook import Outlook
from gloam.games.horrified.bot.threat import danger
from gloam.games.horrified.bot.turn import (
    best_of,
    best_place,
    best_plan,
    handed_by,
    place_figure,
    reachable,
    shared_value,
)
from gloam.games.horrified.components import (
    BREAK_OF_DAWN,
    CONDUCT_AN_INVESTIGATION,
    FIGURE_PLACES,
    FIRST_MONSTER,
    HERO_ACTIONS,
    HURRY,
    LAND,
    LATE_INTO_THE_NIGHT,
    OVERSTOCK,
    PERK_MONSTERS,
    REPEL,
    RUSH,
    SPECIAL_DELIVERY,
    TAXI_RIDE,
)
from gloam.games.horrified.rules.items import without
from gloam.games.horrified.rules.perks import drives, heroes_on_board
from gloam.games.horrified.table import Village

WORTH_IT: Final = 1.8  # what a Perk must gain, in actions
HURRIED: Final = 8  # Monster cards left from which on Perks are not saved any more
DREAD: Final = 1.6  # the danger from which on Break of Dawn is played
AT_DUSK_TOO_LATE: Final = (OVERSTOCK, RUSH, TAXI_RIDE, HURRY, CONDUCT_AN_INVESTIGATION, SPECIAL_DELIVERY)
MOVES_OTHERS: Final = (RUSH, TAXI_RIDE, HURRY, CONDUCT_AN_INVESTIGATION, SPECIAL_DELIVERY)
"""Not played on another's turn: nobody likes to be moved about, or to have their Items given away."""
CANDIDATES: Final = 3  # the most promising spaces that are looked into


def worth_it(t: Village) -> float:
    """What a Perk must gain now to be played."""
    return WORTH_IT if len(t.monster_deck) > HURRIED else 0.5 * WORTH_IT


def best_perk(t: Village, perks: list[int], outlook: Outlook) -> int | None:
    """The Perk to play now out of these, or None. Each is thought about as a turn begins or when its actions are used up."""
    if t.actions >= HERO_ACTIONS[t.hero()]:
        if OVERSTOCK in perks:
            return OVERSTOCK
        timely = [perk for perk in perks if perk not in (BREAK_OF_DAWN, LATE_INTO_THE_NIGHT)]
    elif t.actions == 0:
        timely = [perk for perk in perks if perk not in AT_DUSK_TOO_LATE]
    else:
        return None
    if not timely:
        return None
    if BREAK_OF_DAWN in timely:
        if not t.monster_phase_skipped and (danger(t, outlook.odds) > DREAD or len(t.monster_deck) <= HURRIED):
            return BREAK_OF_DAWN
        timely.remove(BREAK_OF_DAWN)
    best: int | None = None
    most = ahead(t, outlook) + worth_it(t)
    for perk in timely:
        after = t.clone()
        carry_out(after, perk, outlook)
        value = ahead(after, outlook)
        if value > most:
            best, most = perk, value
    return best


def ahead(t: Village, outlook: Outlook) -> float:
    """How good a table can become in this turn."""
    return best_plan(t, outlook).value if t.actions else outlook.value(t)


def carry_out(t: Village, perk: int, outlook: Outlook) -> None:
    """Do to a copy of the table what a Perk does, used as well as this player would use it."""
    hero = t.hero()
    if perk == LATE_INTO_THE_NIGHT:
        t.actions += 2
    elif perk == RUSH:
        t.at[hero] = best_stand(t, hero, reachable(t, hero, 4), outlook)
    elif perk == TAXI_RIDE:
        t.at[hero] = best_stand(t, hero, list(LAND), outlook)
    elif perk == HURRY:
        for other in heroes_on_board(t):
            t.at[other] = best_stand(t, other, reachable(t, other, 2), outlook)
    elif perk == REPEL:
        for monster in t.monsters_in_play():
            if t.in_play(monster):
                figure = FIRST_MONSTER + monster
                place_figure(t, figure, best_place(t, figure, 2, outlook))
    elif perk == CONDUCT_AN_INVESTIGATION:
        space = best_scene(t, [t.at[other] for other in heroes_on_board(t)], outlook)
        for other in heroes_on_board(t):
            t.at[other] = space
    elif perk == SPECIAL_DELIVERY:
        giver, taker = best_delivery(t, outlook)
        deliver_all(t, giver, taker)
    elif PERK_MONSTERS[perk]:
        answer = best_drive(t, drives(t, perk), outlook)
        figure, places = driven(t, answer)
        place_figure(t, figure, best_of(t, figure, places, outlook)[0])


def driven(t: Village, answer: int) -> tuple[int, list[int]]:
    """The Monster that an answer to "drive_away" takes, and where it can end."""
    if WALK.has(answer):
        return WALK.part(answer), reachable(t, WALK.part(answer), 3)
    figure = PUT.part(answer)
    return figure, list(FIGURE_PLACES[figure])


def best_drive(t: Village, options: tuple[int, ...], outlook: Outlook) -> int:
    """The Monster that is best put or moved."""
    best, most = options[0], -1e9
    for answer in options:
        figure, places = driven(t, answer)
        value = best_of(t, figure, places, outlook)[1]
        if value > most:
            best, most = answer, value
    return best


def best_stand(t: Village, hero: int, places: list[int], outlook: Outlook) -> int:
    """Where a Hero is best moved to. For the current one the turn ahead from the most promising spaces is looked into."""
    judged: list[tuple[float, int]] = []
    for space in places:
        after = t.clone()
        after.at[hero] = space
        judged.append((shared_value(after, outlook), space))
    judged.sort(key=lambda pair: -pair[0])
    if hero != t.hero() or not t.actions:
        return judged[0][1]
    best, most = judged[0][1], -1e9
    for _, space in judged[:CANDIDATES]:
        after = t.clone()
        after.at[hero] = space
        value = best_plan(after, outlook).value
        if value > most:
            best, most = space, value
    return best


def best_scene(t: Village, spaces: list[int], outlook: Outlook) -> int:
    """Where all Heroes are best brought together."""
    best, most = spaces[0], -1e9
    for space in spaces:
        after = t.clone()
        for hero in heroes_on_board(t):
            after.at[hero] = space
        value = ahead(after, outlook)
        if value > most:
            best, most = space, value
    return best


def best_delivery(t: Village, outlook: Outlook) -> tuple[int, int]:
    """Who best gives Items to whom."""
    best, most = (-1, -1), -1e9
    heroes = heroes_on_board(t)
    for giver in heroes:
        for taker in heroes:
            if giver != taker and t.held[t.seat_of(giver)]:
                after = t.clone()
                deliver_all(after, giver, taker)
                value = shared_value(after, outlook)
                if value > most:
                    best, most = (giver, taker), value
    return best


def deliver_all(t: Village, giver: int, taker: int) -> None:
    """One Hero's Items, but one to keep as a shield, go to another."""
    if giver < 0:
        return
    seat = t.seat_of(giver)
    given = handed_by(t, seat) or t.held[seat]
    for item in given:
        t.held[seat] = without(t.held[seat], item)
    t.held[t.seat_of(taker)] += given
