"""The turn ahead: every sensible way to use the actions that are left is tried on a copy of the table."""

from __future__ import annotations

from typing import Final, NamedTuple

from gloam.games.horrified.answers import ADVANCE, DEFEAT, GUIDE, JUMP, MOVE, PICK_UP, REACH, SHARE
from gloam.games.horrified.bot.monster import BY_MAT, BY_MONSTER, spend
from gloam.games.horrified.bot.outlook import Outlook
from gloam.games.horrified.bot.puzzles import payment
from gloam.games.horrified.components import (
    DISTANCE,
    FIRST_MONSTER,
    FIRST_VILLAGER,
    ITEM_STRENGTH,
    LIT,
    MAT_FIGURES,
    VILLAGER_SAFE,
)
from gloam.games.horrified.rules.defeat import leave_game
from gloam.games.horrified.rules.hero import BY_HERO
from gloam.games.horrified.rules.hero_phase import forbids_share
from gloam.games.horrified.rules.items import without
from gloam.games.horrified.rules.movement import steps_from
from gloam.games.horrified.rules.tasks import forbids_advance, forbids_defeat, price, usable
from gloam.games.horrified.table import OFF_BOARD, Village

HASTE: Final = 0.02  # what is done an action earlier is better by so much
MANY_GOALS: Final = 7  # with more, only those are thought of
WORTH_A_JUMP: Final = 1.0  # where so much can be gained
OTHERS: Final = 0.6  # how much the errands of Heroes who are not on turn count


class Plan(NamedTuple):
    """The best way found to use a turn's actions: how good the table then is, and the answers in order."""

    value: float
    steps: tuple[int, ...]


def best_plan(t: Village, outlook: Outlook, options: tuple[int, ...] = ()) -> Plan:
    """Try what can be done with the actions that are left; no steps if ending the phase now is best.

    Tables are looked at in the order of actions spent, each only once: what takes a detour to get there is never better.
    `options`, if given, are what may come first.
    """
    best = Plan(outlook.team_value(t), ())
    seen = {_state(t)}
    reached: list[tuple[Village, tuple[int, ...]]] = [(t, ())]
    for spent in range(t.actions):
        going_on: list[tuple[Village, tuple[int, ...]]] = []
        for table, steps in reached:
            for answer in sensible_actions(table, outlook):
                if options and not steps and answer not in options:
                    continue
                after = table.clone()
                after.actions -= 1
                take_action(after, answer, outlook)
                state = _state(after)
                if state in seen:
                    continue
                seen.add(state)
                path = (*steps, answer)
                value = outlook.team_value(after) - HASTE * spent
                if value > best.value:
                    best = Plan(value, path)
                if after.mats:
                    going_on.append((after, path))
        reached = going_on
    return best


def _state(t: Village) -> tuple[object, ...]:
    """What tells tables apart that differ by actions of one turn."""
    return tuple(t.at), tuple(t.held), t.mats, *[BY_MAT[mat].state(t) for mat in t.mats]


def sensible_actions(t: Village, outlook: Outlook) -> list[int]:
    """The actions worth a thought, as answers."""
    hero = t.hero()
    here = t.at[hero]
    options: list[int] = []
    for mat in t.mats:
        if not forbids_defeat(t, mat):
            return [DEFEAT.of(mat)]
        options.extend(ADVANCE.each([monster for monster in MAT_FIGURES[mat] if not forbids_advance(t, monster)]))
    if t.items[here]:
        options.append(PICK_UP)
    options.extend(MOVE.each(LIT[here]))
    for villager in range(len(VILLAGER_SAFE)):
        space = t.at[FIRST_VILLAGER + villager]
        if space == OFF_BOARD:
            continue
        safe = VILLAGER_SAFE[villager]
        if space == here:
            options.extend([GUIDE.of(villager, to) for to in LIT[here] if DISTANCE[to][safe] < DISTANCE[here][safe]])
        elif space in LIT[here] and DISTANCE[here][safe] < DISTANCE[space][safe]:
            options.append(GUIDE.of(villager, here))
    specials = BY_HERO[hero].special_actions(t)
    options.extend([answer for answer in specials if REACH.has(answer)])
    goals = [to for to in [JUMP.part(answer) for answer in specials if JUMP.has(answer)] if DISTANCE[here][to] > 1]
    if len(goals) > MANY_GOALS:
        worthy = [space for space, gain in outlook.errands(t, t.turn) if gain > WORTH_A_JUMP]
        goals = [to for to in goals if to in worthy]
    options.extend(JUMP.each(goals))
    if t.seats > 1 and not forbids_share(t):
        options.append(SHARE)
    return options


def take_action(t: Village, answer: int, outlook: Outlook) -> None:
    """Do to a copy of the table what an action does, with the choices this player would make."""
    hero = t.hero()
    here = t.at[hero]
    if answer == PICK_UP:
        t.held[t.turn] += t.items[here]
        t.items[here] = ()
    elif answer == SHARE:
        taker = best_taker(t, outlook)
        if taker is not None:
            hand_all(t, taker)
    elif MOVE.has(answer):
        to = MOVE.part(answer)
        t.at[hero] = to
        for villager in t.villagers_at(here):
            if comes_along(villager, here, to):
                _walks(t, villager, to)
    elif GUIDE.has(answer):
        villager, to = GUIDE.parts(answer)
        _walks(t, villager, to)
    elif ADVANCE.has(answer):
        _advance(t, ADVANCE.part(answer), outlook)
    elif DEFEAT.has(answer):
        _defeat(t, DEFEAT.part(answer))
    elif REACH.has(answer):
        into = REACH.part(answer)
        t.held[t.turn] += t.items[into]
        t.items[into] = ()
    elif JUMP.has(answer):
        t.at[hero] = JUMP.part(answer)


def _walks(t: Village, villager: int, to: int) -> None:
    """A Villager walks to a space, and is off the board if it is safe there."""
    t.at[FIRST_VILLAGER + villager] = OFF_BOARD if to == VILLAGER_SAFE[villager] else to


def comes_along(villager: int, left: int, to: int) -> bool:
    """Whether a Villager is taken along: it is nearer to safety there."""
    safe = VILLAGER_SAFE[villager]
    return DISTANCE[to][safe] < DISTANCE[left][safe]


# --- tasks ------------------------------------------------------------------------------------------------------------


def item_for(t: Village, monster: int) -> int:
    """The Item with which the current Hero best advances a task, or NOTHING if it is paid for."""
    items = usable(t, monster)
    awaited = [item for item in items if any([BY_MAT[mat].awaits(t, item) for mat in t.mats])]
    return BY_MONSTER[monster].item_for(t, monster, items, awaited)


def _advance(t: Village, monster: int, outlook: Outlook) -> None:
    """Advance a task with the Items that this player would use."""
    spaces = BY_MONSTER[monster].advance(t, monster, item_for(t, monster))
    if spaces:
        place_figure(t, FIRST_MONSTER + monster, best_place(t, FIRST_MONSTER + monster, spaces, outlook))


def _defeat(t: Village, mat: int) -> None:
    """Pay for a Monster's defeat."""
    for colour, total in price(t, mat):
        for item in payment(t.hero(), t.held[t.turn], colour, total, {}):
            spend(t, item)
    leave_game(t, mat)


# --- figures moved freely ---------------------------------------------------------------------------------------------


def place_figure(t: Village, figure: int, space: int) -> None:
    """Put a figure somewhere, and settle what that brings."""
    t.at[figure] = space
    if figure >= FIRST_MONSTER:
        thoughts = BY_MONSTER[figure - FIRST_MONSTER]
        if thoughts.put(t, figure - FIRST_MONSTER):
            leave_game(t, thoughts.mat)


def mate_of(t: Village, figure: int) -> int:
    """Where a figure is that this one does not pass by; OFF_BOARD if there is none."""
    return BY_MONSTER[figure - FIRST_MONSTER].mate(t, figure - FIRST_MONSTER) if figure >= FIRST_MONSTER else OFF_BOARD


def reachable(t: Village, figure: int, spaces: int) -> list[int]:
    """Where a figure can get to with so many free steps, its own space first; it does not pass through its mate."""
    found = [t.at[figure]]
    mate = mate_of(t, figure)
    ring = found
    for _ in range(spaces):
        ring = [to for space in ring if space != mate for to in steps_from(figure, space)]
        ring = [to for to in dict.fromkeys(ring) if to not in found]
        found = found + ring
    return found


def best_place(t: Village, figure: int, spaces: int, outlook: Outlook) -> int:
    """Where a figure is best moved to with so many free steps."""
    return best_of(t, figure, reachable(t, figure, spaces), outlook)[0]


def best_of(t: Village, figure: int, places: list[int], outlook: Outlook) -> tuple[int, float]:
    """The best of some spaces for a figure, and how good the table then is; the first of equals."""
    best, most = places[0], -1e9
    for space in places:
        after = t.clone()
        place_figure(after, figure, space)
        value = outlook.value(after)
        if value > most + 1e-9:
            best, most = space, value
    return best, most


# --- sharing ----------------------------------------------------------------------------------------------------------


def shared_value(t: Village, outlook: Outlook) -> float:
    """How good a table is, with the errands of every Hero."""
    others = [seat for seat in range(t.seats) if seat != t.turn]
    return outlook.value(t) + OTHERS * sum([outlook.prospect(t, seat) for seat in others], 0.0)


def hand_all(t: Village, taker: int) -> None:
    """All Items here, and the Cure, go to one Hero; each giver keeps one Item as a shield."""
    seat = t.seat_of(taker)
    for hero in t.heroes_at(t.at[taker]):
        giver = t.seat_of(hero)
        if giver != seat:
            given = handed_by(t, giver)
            for item in given:
                t.held[giver] = without(t.held[giver], item)
            t.held[seat] += given
            if t.cure_holder == giver:
                t.cure_holder = seat


def handed_by(t: Village, giver: int) -> tuple[int, ...]:
    """What a Hero would give away: all but the weakest Item."""
    held = sorted(t.held[giver], key=lambda item: -ITEM_STRENGTH[item])
    return tuple(held[:-1])


def best_taker(t: Village, outlook: Outlook, least: float = 0.3) -> int | None:
    """The Hero here who should get the others' Items, or None if they are best where they are."""
    best: int | None = None
    most = shared_value(t, outlook) + least
    for taker in t.heroes_at(t.at[t.hero()]):
        after = t.clone()
        hand_all(after, taker)
        value = shared_value(after, outlook)
        if value > most:
            best, most = taker, value
    return best
