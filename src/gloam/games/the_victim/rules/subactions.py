"""Sub Actions: give, put on, take off, pick up. They cost nothing."""

from __future__ import annotations

from gloam.games.the_victim.answers import GIVE, HAND, PICK_UP, TAKE_OFF, WEAR
from gloam.games.the_victim.components import ITEM_WORN, MOST_WORN, NOTHING, Item, Victim
from gloam.games.the_victim.rules.cards import discard
from gloam.games.the_victim.rules.items import plays
from gloam.games.the_victim.table import ON_MAP, Forest, kinds, replaced, rule, without
from gloam.kernel.game import EVERYONE, Game, only


def sub_actions(t: Forest, victim: Victim) -> list[int]:
    """All Sub Actions a Victim may take now. [turn.sub-action-list, crawl.no-other-sub]"""
    options = plays(t, victim)
    if not forbids_pick_up(t, victim):
        options.append(PICK_UP)
    if t.critical(victim):
        return options
    if t.hands[victim]:
        options += [GIVE.of(other) for other in t.order if not forbids_give(t, victim, other)]
        options += [WEAR.of(item) for item in kinds(t.hands[victim]) if not forbids_wear(t, victim, item)]
    if t.worn[victim]:
        options += TAKE_OFF.each(t.worn[victim])
    return options


# --- Give -------------------------------------------------------------------------------------------------------------


def forbids_give(t: Forest, victim: Victim, receiver: Victim) -> str:
    """[give.in-reach, give.not-critical]"""
    if t.critical(victim) or t.critical(receiver):
        return "give.not-critical"
    if receiver == victim or t.state[receiver] != ON_MAP or not t.hands[victim]:
        return "give.in-reach"
    return "" if t.near(t.at[victim], t.at[receiver]) else "give.in-reach"


@rule
def give(g: Game, t: Forest, victim: Victim, receiver: Victim) -> None:
    """Choose the card; only giver and receiver see which. [give.unlimited]"""
    seen = only(t.owner[victim]) | only(t.owner[receiver])
    g.ask(t.owner[victim], "hand", tuple(HAND.each(kinds(t.hands[victim]))), ("handed", victim, receiver), seen)


@rule
def handed(g: Game, t: Forest, victim: Victim, receiver: Victim, answer: int) -> None:
    """It changes hands. To put it on, the receiver has to be on turn. [give.in-reach, give.no-immediate-equip]"""
    item = HAND.part(answer)
    t.hands[victim] = without(t.hands[victim], item)
    t.hands[receiver] = tuple(sorted((*t.hands[receiver], item)))
    g.reveal()
    both = only(t.owner[victim]) | only(t.owner[receiver])
    g.tell("gave_item", victim, item, receiver, to=both)
    g.tell("gave", victim, receiver, to=EVERYONE & ~both)


# --- Put on, take off -------------------------------------------------------------------------------------------------


def forbids_wear(t: Forest, victim: Victim, item: Item) -> str:
    """[equip.two-slots, equip.wearables-only, items.bonus-needs-equipped]"""
    if ITEM_WORN[item] == NOTHING:
        return "equip.wearables-only"
    if t.critical(victim):
        return "crawl.no-other-sub"
    if item not in t.hands[victim]:
        return "turn.sub-action-list"
    return "equip.two-slots" if len(t.worn[victim]) >= MOST_WORN else ""


@rule
def wear(g: Game, t: Forest, victim: Victim, item: Item) -> None:
    """Put an Item on. [equip.two-slots, equip.unlimited-changes]"""
    t.hands[victim] = without(t.hands[victim], item)
    t.worn = replaced(t.worn, victim, t.worn[victim] + (item,))
    g.tell("put_on", victim, item)


def forbids_take_off(t: Forest, victim: Victim, item: Item) -> str:
    """[crawl.no-other-sub, equip.unlimited-changes]"""
    if t.critical(victim):
        return "crawl.no-other-sub"
    return "" if item in t.worn[victim] else "equip.unlimited-changes"


@rule
def take_off(g: Game, t: Forest, victim: Victim, item: Item) -> None:
    """What is taken off is discarded. [equip.swap-discards, equip.unlimited-changes]"""
    discard(g, t, victim, item)


# --- Pick up ----------------------------------------------------------------------------------------------------------


def forbids_pick_up(t: Forest, victim: Victim) -> str:
    """[pickup.tokens, map.herb-needs-wound, crawl.no-other-sub]"""
    here = t.at[victim]
    if (t.herbs >> here) & 1:
        return "" if t.wounds[victim] else "map.herb-needs-wound"
    if (t.boxes >> here) & 1:
        return "crawl.no-other-sub" if t.critical(victim) else ""
    return "pickup.tokens"


@rule
def pick_up(g: Game, t: Forest, victim: Victim) -> None:
    """A Herb heals a Wound, a Black Box holds three Items; the token is gone. [map.herb-heal, map.plane-items]"""
    here = t.at[victim]
    if (t.herbs >> here) & 1:
        t.herbs &= ~(1 << here)
        g.then(("recover", victim))
    else:
        t.boxes &= ~(1 << here)
        g.then(("draw_items", victim, 3))
    g.tell("picked_up", victim, here)
