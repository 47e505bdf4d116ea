"""A Victim's turn: Main Actions for Action points, each kind once, and Sub Actions beside them."""

from __future__ import annotations

from typing import Final

from gloam.games.the_victim.answers import (
    DECODE,
    DONE,
    END,
    HEAL,
    HIDE,
    RUN,
    SEARCH,
    STEPS,
    TAKE,
    TOKEN,
    USE,
)
from gloam.games.the_victim.components import (
    BUNKER,
    FIRST_SYMBOL,
    INT,
    IS_CORPSE,
    IS_DECODER,
    LUK,
    PASS_MARK,
    VICTIMS,
    Skill,
    Tile,
    Token,
    Victim,
)
from gloam.games.the_victim.readings import PASSWORD_EACH_POINT
from gloam.games.the_victim.rules.injuries import ailing
from gloam.games.the_victim.rules.password import passwords
from gloam.games.the_victim.rules.running import crawls
from gloam.games.the_victim.rules.subactions import sub_actions
from gloam.games.the_victim.rules.tests import dice_for, roll_for, total
from gloam.games.the_victim.rules.victim_skills import forbids_skill
from gloam.games.the_victim.rules.victims.diego import lucky
from gloam.games.the_victim.rules.victims.lucien import perfect_code
from gloam.games.the_victim.table import BACK, FRONT, ON_MAP, RAN, Forest, replaced, rule
from gloam.kernel.game import PASS, Game, Step

# The kinds of Main Action besides RAN, as a mask of those taken
DECODED: Final = 2
HEALED: Final = 4
SEARCHED: Final = 8
HID: Final = 16
USED_SKILL: Final = 32
ENTERED_PASSWORD: Final = 64

KINDS: Final[dict[str, int]] = {
    "run": RAN,
    "crawl": RAN,
    "decode": DECODED,
    "heal": HEALED,
    "search": SEARCHED,
    "hide": HID,
    "use": USED_SKILL,
    "place": ENTERED_PASSWORD,
    "remove": ENTERED_PASSWORD,
}
"""Main Actions by the name of their answers. [turn.main-action-list]"""

TWO_CARDS: Final = 6


@rule
def choose_action(g: Game, t: Forest, victim: Victim) -> None:
    """What the Victim does next, until it ends its turn. [turn.may-use-fewer, turn.sub-actions-free]"""
    if t.state[victim] == ON_MAP:
        options = main_actions(t, victim) + sub_actions(t, victim)
        options.append(END)
        g.ask(t.owner[victim], "act", tuple(options), ("act", victim))


@rule
def act(g: Game, t: Forest, victim: Victim, answer: int) -> None:
    """A Main Action costs 1 point and is not taken again this turn. [turn.main-action-list, turn.different-actions]"""
    if answer == END:
        return
    step = _STEPS[victim][answer]
    kind = _KINDS[answer]
    if kind:
        t.points -= 1
        t.actions |= kind
        g.tell("action", victim, step[0], t.points)
    g.then(step, ("choose_action", victim))


def _step(victim: Victim, answer: int) -> Step:
    """The rule that carries a Victim's answer out."""
    if answer == RUN:
        return ("run", victim, 0)
    return (STEPS[answer][0], victim) + STEPS[answer][1:]


_STEPS: Final[tuple[tuple[Step, ...], ...]] = tuple(
    [tuple([_step(victim, answer) for answer in range(len(STEPS))]) for victim in range(len(VICTIMS))]
)
_KINDS: Final[tuple[int, ...]] = tuple([KINDS.get(step[0], 0) for step in STEPS])
"""The kind of Main Action that an answer is; 0 for any other."""


def forbids_action(t: Forest, victim: Victim, kind: int) -> str:
    """[turn.victim-action-points, turn.different-actions, crawl.no-other-main]"""
    if not t.points:
        return "turn.victim-action-points"
    if t.actions & kind:
        return "turn.different-actions"
    return "crawl.no-other-main" if t.critical(victim) and kind != RAN else ""


def main_actions(t: Forest, victim: Victim) -> list[int]:
    """All Main Actions a Victim may take now. [turn.main-action-list, crawl.when]"""
    if not t.points:
        return []
    if t.critical(victim):
        return [] if t.actions & RAN else crawls(t, victim)
    options: list[int] = []
    if not forbids_run(t, victim):
        options.append(RUN)
    if not forbids_decode(t, victim):
        options.append(DECODE)
    options += [HEAL.of(other) for other in t.order if not forbids_heal(t, victim, other)]
    if not forbids_search(t, victim):
        options.append(SEARCH)
    if not forbids_hide(t, victim):
        options.append(HIDE)
    if not forbids_use(t, victim, victim):
        options.append(USE.of(victim))
    if not forbids_password(t, victim):
        options += passwords(t)
    return options


def forbids_run(t: Forest, victim: Victim) -> str:
    """[crawl.when]"""
    return forbids_action(t, victim, RAN) or ("crawl.when" if t.critical(victim) else "")


def forbids_crawl(t: Forest, victim: Victim, to: Tile) -> str:
    """[crawl.when, crawl.one-space, crawl.once-per-turn]"""
    if t.actions & RAN and t.critical(victim):
        return "crawl.once-per-turn"
    if not t.critical(victim):
        return "crawl.when"
    return forbids_action(t, victim, RAN) or ("" if to in t.ways[t.at[victim]] else "crawl.one-space")


def forbids_use(t: Forest, victim: Victim, skill: Skill) -> str:
    """[skill.active-cost]"""
    if t.actions & USED_SKILL:
        return "skill.active-cost"
    return forbids_action(t, victim, USED_SKILL) or forbids_skill(t, victim, skill)


@rule
def use(g: Game, t: Forest, victim: Victim, skill: Skill) -> None:
    """An active skill. [skill.active-cost]"""
    g.tell("used", victim, skill)
    g.then((USE.part_words[0][skill], victim))


# --- Decode -----------------------------------------------------------------------------------------------------------


def forbids_decode(t: Forest, victim: Victim) -> str:
    """[decode.where]"""
    return forbids_action(t, victim, DECODED) or ("" if IS_DECODER[t.at[victim]] else "decode.where")


@rule
def decode(g: Game, t: Forest, victim: Victim) -> None:
    """Roll INT dice. [decode.roll, turn.status-uses]"""
    roll_for(g, t, victim, INT, dice_for(t, victim, INT), ("decode_rolled", victim))


@rule
def decode_rolled(g: Game, t: Forest, victim: Victim) -> None:
    """Three or more: a Number token from a fresh tile, else a Symbol token; where a Bolt lies, only that is removed.

    [decode.number-token, decode.symbol-token, lucien.perfect-code, witch.thunder-call-upgrade, witch.thunder-call-repair]
    """
    here = t.at[victim]
    if total(t, victim, INT) < PASS_MARK:
        g.tell("failed", victim, INT)
    elif (t.bolts >> here) & 1:
        t.bolts &= ~(1 << here)
        g.tell("repaired", victim, here)
    else:
        fresh = not (t.decoded >> here) & 1
        extra = perfect_code(t, victim)
        if fresh:
            t.decoded |= 1 << here
            g.tell("decoded", victim, here)
            g.then(("gain_token", victim, 0), *[("gain_token", victim, 1)] * extra)
        else:
            g.then(*[("gain_token", victim, 1)] * (1 + extra))


@rule
def gain_token(g: Game, t: Forest, victim: Victim, symbol: int) -> None:
    """A random Number token, or Symbol token, if there is one left.

    [decode.number-token, decode.symbol-token, decode.supply-empty]
    """
    bag = t.bag_symbols if symbol else t.bag_numbers
    if len(bag):
        g.draw_card(TOKEN, bag, ("token_gained", victim))


@rule
def token_gained(g: Game, t: Forest, victim: Victim, token: Token) -> None:
    """It belongs to all Victims. [decode.tokens-shared]"""
    if token < FIRST_SYMBOL:
        t.bag_numbers = t.bag_numbers.without(token)
    else:
        t.bag_symbols = t.bag_symbols.without(token)
    t.tokens = tuple(sorted((*t.tokens, token)))
    g.tell("gained", victim, token)


# --- Heal -------------------------------------------------------------------------------------------------------------


def forbids_heal(t: Forest, victim: Victim, patient: Victim) -> str:
    """[heal.target, heal.not-self, turn.in-reach]"""
    if patient == victim:
        return "heal.not-self"
    if t.state[patient] != ON_MAP or not ailing(t, patient):
        return "heal.target"
    return forbids_action(t, victim, HEALED) or ("" if t.near(t.at[victim], t.at[patient]) else "turn.in-reach")


@rule
def heal(g: Game, t: Forest, victim: Victim, patient: Victim) -> None:
    """Roll INT dice. [heal.roll, turn.status-uses]"""
    roll_for(g, t, victim, INT, dice_for(t, victim, INT), ("heal_rolled", victim, patient))


@rule
def heal_rolled(g: Game, t: Forest, victim: Victim, patient: Victim) -> None:
    """Three or more: a Wound or a debuff goes. [heal.roll, heal.debuff-instead]"""
    if total(t, victim, INT) >= PASS_MARK:
        g.then(("treat", victim, patient))
    else:
        g.tell("failed", victim, INT)


# --- Search -----------------------------------------------------------------------------------------------------------


def forbids_search(t: Forest, victim: Victim) -> str:
    """[search.where, witch.corpse-explosion-upgrade]"""
    here = t.at[victim]
    if not IS_CORPSE[here]:
        return "search.where"
    return forbids_action(t, victim, SEARCHED) or ("witch.corpse-explosion-upgrade" if (t.exploded >> here) & 1 else "")


@rule
def search(g: Game, t: Forest, victim: Victim) -> None:
    """Roll LUK dice. [search.where, search.no-limit, turn.status-uses]"""
    roll_for(g, t, victim, LUK, dice_for(t, victim, LUK), ("search_rolled", victim))


@rule
def search_rolled(g: Game, t: Forest, victim: Victim) -> None:
    """One Item for 3 or more, two for 6 or more. [search.three, search.six, diego.lucky]"""
    found = total(t, victim, LUK)
    if found < PASS_MARK:
        g.tell("failed", victim, LUK)
    else:
        g.then(("take_found", victim, (2 if found >= TWO_CARDS else 1) + lucky(t, victim)))


@rule
def take_found(g: Game, t: Forest, victim: Victim, found: int) -> None:
    """Take a card, or leave the rest. [search.optional]"""
    if found and (len(t.items) or t.item_discard):
        g.ask(t.owner[victim], "take", (TAKE, DONE), ("found_taken", victim, found))


@rule
def found_taken(g: Game, t: Forest, victim: Victim, found: int, answer: int) -> None:
    """One by one."""
    if answer == TAKE:
        g.then(("draw_items", victim, 1), ("take_found", victim, found - 1))


# --- Hide -------------------------------------------------------------------------------------------------------------


def forbids_hide(t: Forest, victim: Victim) -> str:
    """[hide.blocked-turn]"""
    return forbids_action(t, victim, HID) or ("hide.blocked-turn" if t.hide[victim] == BACK else "")


@rule
def hide(g: Game, t: Forest, victim: Victim) -> None:
    """Roll LUK dice. [hide.roll, turn.status-uses]"""
    roll_for(g, t, victim, LUK, dice_for(t, victim, LUK), ("hide_rolled", victim))


@rule
def hide_rolled(g: Game, t: Forest, victim: Victim) -> None:
    """Three or more: the Victim may hide. [hide.roll, hide.optional]"""
    if total(t, victim, LUK) >= PASS_MARK:
        g.ask(t.owner[victim], "hide", (HIDE, PASS), ("hide_chosen", victim))
    else:
        g.tell("failed", victim, LUK)


@rule
def hide_chosen(g: Game, t: Forest, victim: Victim, answer: int) -> None:
    """A Hide token, or none. [hide.optional]"""
    if answer == HIDE:
        t.hide = replaced(t.hide, victim, FRONT)
        g.tell("hid", victim)


# --- Enter Password ---------------------------------------------------------------------------------------------------


def forbids_password(t: Forest, victim: Victim) -> str:
    """[password.where, password.once-per-turn]"""
    if t.at[victim] != BUNKER:
        return "password.where"
    if t.actions & ENTERED_PASSWORD and not t.reads & PASSWORD_EACH_POINT:
        return "password.once-per-turn"
    return forbids_action(t, victim, 0)
