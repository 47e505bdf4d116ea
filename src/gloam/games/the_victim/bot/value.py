"""What a table is worth to the Victims: health, tokens, Items, the map, and the Evil's board against them.

Everything is counted in one measure, in which a first Wound is 3. The Evil wants what the Victims do not.
"""

from __future__ import annotations

from typing import Final

from gloam.games.the_victim.bot.password import closeness, gain_of
from gloam.games.the_victim.components import (
    AGI,
    AID_BOX,
    BUNKER,
    FIREWORK,
    FIRST,
    FLASHLIGHT,
    GUN,
    HAMMER,
    INT,
    ITEM_WORN,
    LUK,
    MANUAL,
    MOST_RAGE,
    MOST_WORN,
    NOTHING,
    PASSIVE,
    SECOND,
    VIT,
    WOUNDS,
    Item,
    Status,
    Tile,
    Victim,
)
from gloam.games.the_victim.equations import changes_left, held, solvable
from gloam.games.the_victim.rules.piles import size
from gloam.games.the_victim.table import ELIMINATED, ENSLAVED, FRONT, ON_MAP, SAFE, Forest

WON: Final = 100.0
FIRST_WOUND: Final = 3.0
CRITICAL: Final = 6.0  # what the second Wound adds
DOOMED: Final = 4.0  # what it adds that the Evil has the Rage for its Death Skill
KILL: Final = 4.0  # what a second Wound adds when its Rage completes what Death costs
GONE: Final = 20.0  # a Victim eliminated or enslaved
ESCAPED: Final = 14.0
EQUATION: Final = 35.0  # all tokens of an equation
A_TOKEN: Final = 0.5  # any token, while the password is open
PLACED: Final = 3.0  # each token on its spot
BUNKER_FOUND: Final = 6.0
A_TILE: Final = 0.4  # each tile drawn on the way to the Bunker
A_DECODER: Final = 0.6  # each tile drawn when the Bunker is found and tokens are still missing
A_BOX_KEPT: Final = 2.0  # an Aid Box in the hand: it heals a first Wound, too
DEBUFF: Final = 1.5
HIDDEN: Final = 0.5
NIGHT: Final = 30.0  # divided by the Events that are left
A_RAGE: Final = 0.9
A_STAMINA: Final = 0.6
A_BULLET: Final = 2.5

STATUS_WORTH: Final[tuple[float, ...]] = (1.2, 1.0, 0.9, 0.5)
"""One point of a status: AGI, VIT, INT, LUK."""
UPGRADE_WORTH: Final[tuple[float, ...]] = (5.0, 1.7, 1.7)
"""The first upgrade of passive, first and second skill."""


def value(t: Forest) -> float:
    """How well the Victims stand."""
    worth = 0.0
    for victim in t.order:
        if t.state[victim] == ON_MAP:
            worth += board(t, victim)
    worth += ESCAPED * t.number(SAFE) - GONE * (t.number(ELIMINATED) + t.number(ENSLAVED))
    worth += EQUATION * closeness(t, held(t)) - NIGHT / (len(t.events) + 1)
    if solvable(t):
        worth -= PLACED * changes_left(t)
    drawn = t.cells[BUNKER] != NOTHING
    worth += BUNKER_FOUND if drawn else -A_TILE * min(size(t, 0), size(t, 1))
    return worth - evil_board(t)


def board(t: Forest, victim: Victim) -> float:
    """What a Victim with all that is on its board is worth to the Victims."""
    worth = -wounded(t, t.wounds[victim]) - DEBUFF * t.debuffs[victim].bit_count() + HIDDEN * int(t.hide[victim] == FRONT)
    for status in (AGI, VIT, INT, LUK):
        worth += STATUS_WORTH[status] * t.status(victim, status)
    for item in t.worn[victim]:
        worth += worn_worth(t, victim, ITEM_WORN[item])
    for i, item in enumerate(t.hands[victim]):
        worth += item_worth(t, victim, item) * (0.6 if i and t.hands[victim][i - 1] == item else 1.0)
    return worth


def evil_board(t: Forest) -> float:
    """What the Evil has: Rage, Stamina, upgrades, and what it has put on the map."""
    if t.evil == NOTHING:
        return 0.0
    worth = A_RAGE * t.rage + A_STAMINA * t.stamina + (1.5 if t.rage == MOST_RAGE else 0.0)
    for skill in (PASSIVE, FIRST, SECOND):
        worth += UPGRADE_WORTH[skill] * min(t.upgrades[skill], 1) + 1.0 * max(t.upgrades[skill] - 1, 0)
    worth += 4.0 * t.meat + 1.5 * len(t.shadows) + 0.8 * len(t.webs) - (A_BULLET if t.bullet != NOTHING else 0.0)
    if not solvable(t):
        worth += 1.5 * t.bolts.bit_count()
    return worth + 0.4 * t.exploded.bit_count()


# --- Wounds -----------------------------------------------------------------------------------------------------------


def wounded(t: Forest, wounds: int) -> float:
    """What so many Wounds cost a Victim."""
    if wounds < WOUNDS:
        return FIRST_WOUND * wounds
    return FIRST_WOUND + CRITICAL + (DOOMED if t.rage == MOST_RAGE else 0.0)


def next_wound(t: Forest, victim: Victim) -> float:
    """What one Wound more costs a Victim: more where it is one of the last who stand, or about to escape."""
    cost = wounded(t, t.wounds[victim] + 1) - wounded(t, t.wounds[victim])
    if t.wounds[victim] + 1 >= WOUNDS:
        cost += 12.0 / max(1, standing(t)) - 3.0 + (KILL if t.rage >= MOST_RAGE - 1 else 0.0)
    return cost * (1.4 if t.at[victim] == BUNKER and solvable(t) else 1.0)


def standing(t: Forest) -> int:
    """The Victims on the map that are not critical."""
    return len([victim for victim in t.on_map() if not t.critical(victim)])


def healing(t: Forest, victim: Victim) -> float:
    """What it is worth to take a Wound or a debuff off a Victim."""
    if not t.wounds[victim]:
        return DEBUFF if t.debuffs[victim] else 0.0
    gain = wounded(t, t.wounds[victim]) - wounded(t, t.wounds[victim] - 1)
    return gain + (6.0 / max(1, standing(t)) if t.critical(victim) else 0.0)


def best_patient(t: Forest, patients: list[int]) -> int:
    """Whom to take a Wound off first."""
    best, most = patients[0], -1.0
    for patient in patients:
        if healing(t, patient) > most:
            best, most = patient, healing(t, patient)
    return best


def aided(t: Forest, victim: Victim, patient: Victim) -> float:
    """What it is worth to use an Aid Box of one Victim on another, or on itself, rather than to keep it; 0 if it has none."""
    if AID_BOX not in t.hands[victim] or not t.wounds[patient]:
        return 0.0
    return healing(t, patient) - item_worth(t, victim, AID_BOX)


# --- Items ------------------------------------------------------------------------------------------------------------


def worn_worth(t: Forest, victim: Victim, status: Status) -> float:
    """What an Item worn for a status is worth: one more on every roll, most where few dice are rolled."""
    return 2.0 * STATUS_WORTH[status] - 0.2 * t.status(victim, status)


def item_worth(t: Forest, victim: Victim, item: Item) -> float:
    """What an Item is worth in a Victim's hand."""
    status = ITEM_WORN[item]
    if status != NOTHING:
        return worn_worth(t, victim, status) - 0.5 if len(t.worn[victim]) < MOST_WORN else 0.3
    if item == AID_BOX:
        return A_BOX_KEPT + 0.4 * t.wounds[victim]
    if item == FIREWORK:
        return 1.4 + 0.5 * t.wounds[victim] + 0.2 * (4 - t.status(victim, VIT))
    if item == MANUAL:
        return 1.3 + 0.1 * (4 - t.status(victim, VIT))
    if item == FLASHLIGHT:
        return 1.6 if t.cells[BUNKER] == NOTHING else 0.1
    if item == GUN:
        return 1.5
    return 0.6 if item == HAMMER else 0.5


# --- what is to be found ----------------------------------------------------------------------------------------------


def exploring(t: Forest) -> float:
    """What it is worth to draw a Map tile now."""
    if not size(t, 0) + size(t, 1):
        return 0.0
    if t.cells[BUNKER] == NOTHING:
        return A_TILE
    return 0.0 if solvable(t) else A_DECODER


def decoding(t: Forest, tile: Tile) -> float:
    """What a successful Decode on a tile is worth."""
    return 1.0 if (t.bolts >> tile) & 1 else decoding_for(t, (t.decoded >> tile) & 1)


def decoding_for(t: Forest, symbol: int) -> float:
    """What a Number token is worth, or a Symbol token."""
    if solvable(t):
        return 0.0
    bag = t.bag_symbols.pool if symbol else t.bag_numbers.pool
    return EQUATION * gain_of(t, bag) + (A_TOKEN if bag else 0.0)
