"""An answer to each kind of question. Each function may do to the table what it likes: it is a copy."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gloam.games.horrified.answers import (
    AT,
    ATTACK,
    BRING,
    DELIVER,
    DISCARD,
    DONE,
    END,
    FALL,
    FLIP,
    HAND_OVER,
    PLAY,
    PUT,
    RAID,
    RECEIVE,
    SLIDE,
    STEP,
    TAKE_ALL,
    TOWARD_PERSON,
    USE,
    VIA,
    WALK,
)
from gloam.games.horrified.bot.outlook import Outlook, work_left
from gloam.games.horrified.bot.perks import MOVES_OTHERS, best_delivery, best_drive, best_perk, best_scene, best_stand
from gloam.games.horrified.bot.puzzles import best_slide, payment
from gloam.games.horrified.bot.threat import terror_cost
from gloam.games.horrified.bot.turn import (
    best_of,
    best_plan,
    best_taker,
    comes_along,
    handed_by,
    item_for,
    mate_of,
    reachable,
)
from gloam.games.horrified.bot.words import gain, placing, reason
from gloam.games.horrified.components import (
    CURE,
    DISTANCE,
    FIRST_VILLAGER,
    ITEM_STRENGTH,
    VILLAGER_SAFE,
)
from gloam.games.horrified.rules.items import without
from gloam.games.horrified.show.names import HERO_REFS, ITEM_REFS, SPACE_REFS, VILLAGER_REFS, the_figure
from gloam.games.horrified.table import Village
from gloam.kernel.definition import Advice
from gloam.kernel.game import Question

FALLING: Final = 1.0  # what a Hero's fall costs besides Terror: the way back from the Hospital
STRONGER: Final = 0.05  # of Items that are missed alike the stronger one is missed more


# --- the Hero Phase ---------------------------------------------------------------------------------------------------


def _act(t: Village, q: Question) -> Advice:
    outlook = Outlook(t)
    perks = [PLAY.part(answer) for answer in q.options if PLAY.has(answer)]
    chosen = best_perk(t, perks, outlook) if perks else None
    if chosen is not None:
        return Advice(PLAY.of(chosen), gain(t, chosen, outlook))
    plan = best_plan(t, outlook, q.options)
    if plan.steps:
        return Advice(plan.steps[0], reason(t, plan, outlook))
    return Advice(END, "nothing else is worth an action" if t.actions else "no actions are left")


def _perk(t: Village, q: Question) -> Advice:
    perks = [perk for perk in [PLAY.part(answer) for answer in q.options] if perk not in MOVES_OTHERS]
    outlook = Outlook(t)
    chosen = best_perk(t, perks, outlook) if perks else None
    if chosen is None:
        return Advice(None, "keep the Perk cards for later")
    return Advice(PLAY.of(chosen), gain(t, chosen, outlook))


def _bring(t: Village, q: Question) -> Advice:
    left, to = q.resume[1], q.resume[2]
    for answer in q.options:
        villager = BRING.part(answer)
        if answer != DONE and comes_along(villager, left, to):
            return Advice(answer, f"bring {VILLAGER_REFS[villager]} to the {SPACE_REFS[VILLAGER_SAFE[villager]]}")
    return Advice(DONE, "nobody else goes this way")


def _take(t: Village, q: Question) -> Advice:
    return Advice(TAKE_ALL if TAKE_ALL in q.options else q.options[0], "any Item helps, if only to absorb a hit")


def _share(t: Village, q: Question) -> Advice:
    taker = best_taker(t, Outlook(t), 0.0)
    if taker is not None:
        for hero in t.heroes_at(t.at[taker]):
            seat = t.seat_of(hero)
            given = (CURE,) if t.cure_holder == seat else handed_by(t, seat)
            if hero != taker and given:
                return Advice(HAND_OVER.of(hero, given[0]), f"the {HERO_REFS[taker]} can use it")
    if DONE in q.options:
        return Advice(DONE, "each has what it needs")
    return Advice(q.options[0], "one Item has to change hands")


def _receive(t: Village, q: Question) -> Advice:
    taker = best_taker(t, Outlook(t), 0.0)
    if taker is None or RECEIVE.of(taker) not in q.options:
        taker = min([RECEIVE.part(answer) for answer in q.options], key=lambda hero: len(t.held[t.seat_of(hero)]))
    return Advice(RECEIVE.of(taker), f"the {HERO_REFS[taker]} can use it")


def _advance(t: Village, q: Question) -> Advice:
    item = item_for(t, q.resume[1])
    return Advice(USE.of(item), f"the {ITEM_REFS[item]} does most for the task")


def _strength(t: Village, q: Question) -> Advice:
    return Advice(max(q.options), "the stronger the better")


def _pay(t: Village, q: Question) -> Advice:
    items = payment(t.hero(), t.held[t.turn], q.resume[1], q.resume[2], missed(t, t.turn))
    item = items[0] if items else USE.part(q.options[0])
    return Advice(USE.of(item), f"the {ITEM_REFS[item]} pays with the least waste")


def _scarabs(t: Village, q: Question) -> Advice:
    if t.face_down:
        return Advice(FLIP.of(t.face_down[0]), "a Scarab has to be face up to slide")
    scarab = best_slide(t.scarabs)
    if not scarab:
        return Advice(DONE, "the curse is broken")
    return Advice(SLIDE.of(scarab), "this is the shortest way to break the curse")


# --- figures moved freely, and Perk cards -----------------------------------------------------------------------------


def _goal(t: Village, figure: int, places: list[int]) -> int:
    outlook = Outlook(t)
    return best_stand(t, figure, places, outlook) if figure < FIRST_VILLAGER else best_of(t, figure, places, outlook)[0]


def _roam(t: Village, q: Question) -> Advice:
    figure, spaces = q.resume[2], q.resume[3]
    here = t.at[figure]
    places = reachable(t, figure, spaces)
    if DONE not in q.options:
        places = places[1:] or places
    goal = _goal(t, figure, places)
    why = placing(t, figure, goal)
    if goal == here and DONE in q.options:
        return Advice(DONE, why)
    steps = [STEP.part(answer) for answer in q.options if answer != DONE]
    return Advice(STEP.of(_first_step(t, figure, steps, goal, spaces)), why)


def _first_step(t: Village, figure: int, steps: list[int], goal: int, spaces: int) -> int:
    """The first of so many steps to a space, not by way of the figure's mate."""
    if goal in steps:
        return goal
    mate = mate_of(t, figure)
    after = t.clone()
    for step in steps:
        after.at[figure] = step
        if step != mate and goal in reachable(after, figure, spaces - 1):
            return step
    return steps[0]


def _walker(t: Village, q: Question) -> Advice:
    kind = PUT if q.prompt == "passenger" else WALK
    hero = t.hero() if kind.of(t.hero()) in q.options else kind.part(q.options[0])
    return Advice(kind.of(hero), f"it is the {HERO_REFS[hero]}'s turn")


def _where(t: Village, q: Question) -> Advice:
    figure = q.resume[1]
    goal = _goal(t, figure, [AT.part(answer) for answer in q.options])
    return Advice(AT.of(goal), placing(t, figure, goal))


def _drive_away(t: Village, q: Question) -> Advice:
    answer = best_drive(t, q.options, Outlook(t))
    figure = WALK.part(answer) if WALK.has(answer) else PUT.part(answer)
    return Advice(answer, f"{the_figure(figure)} matters most now")


def _scene(t: Village, q: Question) -> Advice:
    space = best_scene(t, [AT.part(answer) for answer in q.options], Outlook(t))
    return Advice(AT.of(space), f"the Heroes are needed at the {SPACE_REFS[space]}")


def _gather(t: Village, q: Question) -> Advice:
    first = q.options[0]
    return Advice(first, f"the {HERO_REFS[PUT.part(first)]} is needed here" if first != DONE else "all are here")


def _delivery(t: Village, q: Question) -> Advice:
    giver, taker = best_delivery(t, Outlook(t))
    return Advice(DELIVER.of(giver, taker), f"the {HERO_REFS[taker]} can use the Items")


def _deliver(t: Village, q: Question) -> Advice:
    giver, taker = q.resume[2], q.resume[3]
    given = handed_by(t, t.seat_of(giver))
    if given:
        return Advice(HAND_OVER.of(giver, given[0]), f"the {HERO_REFS[taker]} can use it")
    return Advice(DONE if DONE in q.options else q.options[0], f"the {HERO_REFS[giver]} keeps a shield")


# --- the Monster Phase ------------------------------------------------------------------------------------------------


def _path(t: Village, q: Question) -> Advice:
    figure = q.resume[1]
    goal = best_of(t, figure, [VIA.part(answer) for answer in q.options], Outlook(t))[0]
    return Advice(VIA.of(goal), f"{the_figure(figure)} does least harm at the {SPACE_REFS[goal]}")


def _victim(t: Village, q: Question) -> Advice:
    """The Hero with the most Items, or the Villager with the longest way to go."""
    kind = ATTACK if q.prompt == "target" else TOWARD_PERSON
    person = max([kind.part(answer) for answer in q.options], key=lambda person: _hardiness(t, person))
    return Advice(
        kind.of(person),
        f"{the_figure(person)} can bear it best" if person < FIRST_VILLAGER else f"{the_figure(person)} has furthest to go",
    )


def _hardiness(t: Village, person: int) -> int:
    if person < FIRST_VILLAGER:
        return 100 + len(t.held[t.seat_of(person)])
    return DISTANCE[t.at[person]][VILLAGER_SAFE[person - FIRST_VILLAGER]]


def _raid(t: Village, q: Question) -> Advice:
    piles = Outlook(t).piles
    space = min([RAID.part(answer) for answer in q.options], key=lambda space: piles[space])
    return Advice(RAID.of(space), f"the Items at the {SPACE_REFS[space]} are needed least")


def _hit(t: Village, q: Question) -> Advice:
    hits = q.resume[2]
    costs = missed(t, q.seat)
    held = sorted(t.held[q.seat], key=lambda item: costs[item])
    if FALL in q.options and sum([costs[item] for item in held[:hits]], 0.0) > terror_cost(t) + FALLING:
        return Advice(FALL, "the Items are worth more than the Terror")
    return Advice(DISCARD.of(held[0]), f"the {ITEM_REFS[held[0]]} is needed least")


def missed(t: Village, seat: int) -> dict[int, float]:
    """For each kind of Item a seat holds what it would cost to be without one."""
    held = t.held[seat]
    work = work_left(t)
    costs: dict[int, float] = {}
    for item in set(held):
        t.held[seat] = without(held, item)
        costs[item] = work_left(t) - work + STRONGER * ITEM_STRENGTH[item]
    t.held[seat] = held
    return costs


_REPLIES: Final[dict[str, Callable[[Village, Question], Advice]]] = {
    "act": _act,
    "perk": _perk,
    "bring": _bring,
    "take": _take,
    "share": _share,
    "receive": _receive,
    "advance": _advance,
    "strength": _strength,
    "pay": _pay,
    "scarabs": _scarabs,
    "roam": _roam,
    "walker": _walker,
    "passenger": _walker,
    "where": _where,
    "drive_away": _drive_away,
    "scene": _scene,
    "gather": _gather,
    "delivery": _delivery,
    "deliver": _deliver,
    "closest": _victim,
    "path": _path,
    "stalk": _victim,
    "target": _victim,
    "hypnotise": _victim,
    "raid": _raid,
    "hit": _hit,
    "cover": _hit,
}


def reply(t: Village, question: Question) -> Advice:
    """Answer a question about a table that may be changed."""
    return _REPLIES[question.prompt](t, question)
