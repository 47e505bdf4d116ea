"""A Victim's turn, and the small questions Victims are asked."""

from __future__ import annotations

from typing import Final

from gloam.games.the_victim.answers import (
    CRAWL,
    DECODE,
    END,
    GIVE,
    HAND,
    HEAL,
    HIDE,
    PICK_UP,
    PLAY,
    RUN,
    SEARCH,
    USE,
    WEAR,
)
from gloam.games.the_victim.bot.ground import AN_ITEM, Ground, hurt
from gloam.games.the_victim.bot.password import next_change
from gloam.games.the_victim.bot.running import best_end, going, help_for
from gloam.games.the_victim.bot.value import (
    A_BULLET,
    STATUS_WORTH,
    decoding,
    healing,
    item_worth,
    standing,
)
from gloam.games.the_victim.chances import pass_chance, percent, run_points, tile_chance
from gloam.games.the_victim.components import (
    AID_BOX,
    ANYA,
    BUNKER,
    DIEGO,
    FLASHLIGHT,
    FLEXIBLE,
    GROUND_ANALYZE,
    GUN,
    HAMMER,
    HIGHEST,
    INT,
    IS_TEST,
    ITEM_WORN,
    LUCIEN,
    LUK,
    NEEDS,
    NOTHING,
    ROLITA,
    SEAN,
    SELF_HEAL,
    SHOOTING,
    SMART_LINK,
    TILE_TEST,
    TOOLS_MASTER,
    VIVIAN,
    Item,
    Status,
    Victim,
)
from gloam.games.the_victim.equations import changes_left
from gloam.games.the_victim.rules.items import hammer_ends
from gloam.games.the_victim.rules.statuses import can_rise
from gloam.games.the_victim.rules.victims.diego import apprentices
from gloam.games.the_victim.show.names import ITEM_REFS, STATUS_REFS, TILE_REFS, VICTIM_REFS
from gloam.games.the_victim.table import RAN, Forest, kinds
from gloam.kernel.definition import Advice, Request, Thing, Wish
from gloam.kernel.game import Question

ENOUGH: Final = 0.25  # what is worth less is not done
CHOSEN_FIRST: Final[tuple[int, ...]] = (LUCIEN, VIVIAN, ROLITA, ANYA, SEAN, DIEGO)


# --- the turn ---------------------------------------------------------------------------------------------------------


def choose_action(t: Forest, question: Question) -> Advice:
    """First what is free, then the best Main Action: on the spot, or by running to where there is a better one."""
    victim: int = question.resume[1]
    free = _free_action(t, victim, question.options)
    if free is not None:
        return free
    if not t.points:
        return Advice(END, "nothing is left to do this turn")
    ground = Ground(t, victim)
    if t.critical(victim):
        return _crawl(ground, question.options)
    change = next_change(t)
    if change in question.options:
        return Advice(change, _password(t))
    best, most, why = END, ENOUGH, "there is nothing better to do"
    for answer in question.options:
        gain, reason = _on_the_spot(ground, answer)
        if gain > most:
            best, most, why = answer, gain, reason
    if RUN not in question.options:
        return Advice(best, why)
    end = best_end(ground, run_points(t, victim), 0, True)
    run_gain = end.worth - ground.stand(t.at[victim])
    there = max([errand.worth for errand in ground.errands if errand.tile == end.tile and errand.acts], default=0.0)
    if t.points > 1 and best != END and most >= there:
        return Advice(best, why)
    if run_gain > (ENOUGH if t.points > 1 else most):
        return Advice(RUN, going(ground, end.tile) if end.tile != t.at[victim] else "explore from here")
    return Advice(best, why)


def _password(t: Forest) -> str:
    left = changes_left(t) - 1
    if not left:
        return "this opens the Bunker"
    return f"{left} more after this one {'opens' if left == 1 else 'open'} the Bunker"


def _crawl(ground: Ground, options: tuple[int, ...]) -> Advice:
    t = ground.t
    best, most = END, ground.stand(t.at[ground.victim]) + 0.1
    for answer in options:
        if CRAWL.has(answer) and ground.stand(CRAWL.part(answer)) > most:
            best, most = answer, ground.stand(CRAWL.part(answer))
    if best == END:
        return Advice(END, "better to lie still and wait for help")
    return Advice(best, ground.why(CRAWL.part(best)) or "away from the Evil")


# --- Sub Actions ------------------------------------------------------------------------------------------------------


def _free_action(t: Forest, victim: Victim, options: tuple[int, ...]) -> Advice | None:
    """What costs no point and is worth doing at once."""
    for answer in options:
        if answer == PICK_UP:
            return Advice(answer, "it is there for the taking")
        if WEAR.has(answer):
            item = WEAR.part(answer)
            return Advice(answer, f"{ITEM_REFS[item]} helps with every {STATUS_REFS[ITEM_WORN[item]]} roll")
        if PLAY.has(answer):
            why = _worth_playing(t, victim, PLAY.part(answer))
            if why:
                return Advice(answer, why)
        if GIVE.has(answer):
            item, gain = best_gift(t, victim, GIVE.part(answer))
            if gain > 0.35:
                return Advice(answer, f"{VICTIM_REFS[GIVE.part(answer)]} has more use for {ITEM_REFS[item]}")
    return None


def wish(t: Forest, question: Question, answer: int) -> Wish | None:
    """A card that is given to someone is offered first."""
    if not GIVE.has(answer):
        return None
    giver, receiver = question.resume[1], GIVE.part(answer)
    item, _ = best_gift(t, giver, receiver)
    thing = Thing(ITEM_REFS[item], (HAND.of(item),), True)
    text = f"{VICTIM_REFS[giver]} offers you the {ITEM_REFS[item]}."
    why = f"{VICTIM_REFS[receiver]} has more use for it"
    return Wish((answer,), (Request(t.owner[receiver], text, why, (thing,), True),))


def _worth_playing(t: Forest, victim: Victim, item: Item) -> str:
    """Why to play an Item now, or ""."""
    if item == AID_BOX:
        return help_for(t, victim)
    if item == GUN:
        return "one action less for the Evil"
    if item == FLASHLIGHT and t.cells[BUNKER] == NOTHING:
        return "look for the Bunker"
    if item == HAMMER:
        ground = Ground(t, victim)
        here = t.at[victim]
        for other in hammer_ends(t, here):
            if ground.field[other] > 1.5 * ground.field[here] + 1.0:
                return f"a short way to {TILE_REFS[other]}"
    return ""


def best_gift(t: Forest, giver: Victim, receiver: Victim) -> tuple[int, float]:
    """The Item that another Victim has most use for, and how much more than its holder."""
    best, most = t.hands[giver][0], -9.0
    for item in kinds(t.hands[giver]):
        gain = item_worth(t, receiver, item) - item_worth(t, giver, item)
        if gain > most:
            best, most = item, gain
    return best, most


# --- Main Actions on the spot -----------------------------------------------------------------------------------------


def _on_the_spot(ground: Ground, answer: int) -> tuple[float, str]:
    """What a Main Action here is worth on the average, and what is to be said for it."""
    t, victim = ground.t, ground.victim
    if answer == DECODE:
        chance = pass_chance(t, victim, INT)
        return chance * decoding(t, t.at[victim]), f"a token for the password, {percent(chance)}"
    if HEAL.has(answer):
        other = HEAL.part(answer)
        chance = pass_chance(t, victim, INT)
        return chance * healing(t, other), f"{VICTIM_REFS[other]} {hurt(t, other)}: heal, {percent(chance)}"
    if answer == SEARCH:
        chance = pass_chance(t, victim, LUK)
        return AN_ITEM * (chance + pass_chance(t, victim, LUK, 6)), f"{percent(chance)} chance of an Item"
    if answer == HIDE:
        chance = pass_chance(t, victim, LUK)
        danger = 0.0 if t.hidden(victim) else ground.danger(t.at[victim])
        why = "the Evil is near" if ground.near(t.at[victim]) else "the Evil's skills reach this tile"
        return chance * danger, f"{why}: hide, {percent(chance)}"
    return _skill(ground, USE.part(answer)) if USE.has(answer) else (0.0, "")


def _skill(ground: Ground, skill: int) -> tuple[float, str]:
    t, victim = ground.t, ground.victim
    if skill == FLEXIBLE:
        end = best_end(ground, run_points(t, victim, 1), 0, True)
        return end.worth - ground.stand(t.at[victim]), going(ground, end.tile)
    if skill == TOOLS_MASTER:
        other, status, gain = best_lesson(t, apprentices(t))
        cost = min([item_worth(t, victim, item) for item in t.hands[victim]])
        return gain - cost, f"{STATUS_REFS[status]} of {VICTIM_REFS[other]} is worth an Item"
    if skill == SELF_HEAL:
        chance = pass_chance(t, victim, INT)
        return chance * healing(t, victim), f"Vivian {hurt(t, victim)}: Self Heal, {percent(chance)}"
    if skill == SMART_LINK:
        others = standing(t) - 1
        return 0.9 * others, f"{others} others get an extra Action"
    if skill == GROUND_ANALYZE:
        other, gain = best_analysis(t)
        return gain, f"{VICTIM_REFS[other]} can pass the tests nearby"
    assert skill == SHOOTING
    return A_BULLET, "one action less for the Evil"


def lesson(t: Forest, victim: Victim, status: Status) -> float:
    """What one more of a status is worth to a Victim: more if it unlocks the passive skill."""
    now = t.status(victim, status)
    if now >= HIGHEST:
        return 0.0
    return STATUS_WORTH[status] + (1.2 if NEEDS[victim][status] == now + 1 else 0.3 * int(NEEDS[victim][status] > now))


def best_lesson(t: Forest, victims: list[int]) -> tuple[int, int, float]:
    """Which Victim's status it is best to raise, and what that is worth."""
    best, raised, most = victims[0], 0, -1.0
    for victim in victims:
        for status in can_rise(t, victim):
            gain = lesson(t, victim, status)
            if gain > most:
                best, raised, most = victim, status, gain
    return best, raised, most


def best_analysis(t: Forest) -> tuple[int, float]:
    """Who has most use for the Ground Analyze token, and what it is worth."""
    best, most = ANYA, 0.0
    for victim in (ANYA, *t.in_reach(ANYA)):
        if t.critical(victim) or (victim == ANYA and t.actions & RAN):
            continue
        for tile in t.ways[t.at[victim]]:
            if IS_TEST[tile]:
                gain = 0.7 * lesson(t, victim, TILE_TEST[tile]) + 3.0 * (1.0 - tile_chance(t, victim, tile))
                gain *= 0.8 if victim == ANYA else 0.5
                if gain > most:
                    best, most = victim, gain
    return best, most
