"""The small questions Victims are asked: which card, whom, which status, where a tile lies."""

from __future__ import annotations

from gloam.games.the_victim.answers import (
    AT,
    CHOOSE,
    CURE,
    DISCARD,
    DONE,
    HAND,
    HIDE,
    LAY,
    LOOK,
    LOWER,
    ON,
    RAISE,
    TAKE,
    TURN,
    WOUND,
)
from gloam.games.the_victim.bot.ground import Ground, hurt
from gloam.games.the_victim.bot.running import best_pile
from gloam.games.the_victim.bot.value import (
    STATUS_WORTH,
    best_patient,
    board,
    exploring,
    item_worth,
    worn_worth,
)
from gloam.games.the_victim.bot.victims import CHOSEN_FIRST, best_analysis, best_gift, best_lesson, lesson
from gloam.games.the_victim.components import (
    BUNKER,
    ITEM_WORN,
    NEEDS,
    NOTHING,
    PILES,
    Status,
    Victim,
)
from gloam.games.the_victim.map import lay_tile, open_edges
from gloam.games.the_victim.rules.exploring import placements
from gloam.games.the_victim.rules.items import hammer_ends
from gloam.games.the_victim.show.names import ITEM_REFS, STATUS_REFS, VICTIM_REFS
from gloam.games.the_victim.table import Forest
from gloam.kernel.definition import Advice
from gloam.kernel.game import PASS, Question


def choose_victim(t: Forest, question: Question) -> Advice:
    """A fixed order: who decodes and heals best comes first."""
    for victim in CHOSEN_FIRST:
        if CHOOSE.of(victim) in question.options:
            return Advice(CHOOSE.of(victim), f"{VICTIM_REFS[victim]} is the strongest pick")
    return Advice(question.options[0], "somebody has to go")


def choose_edge(t: Forest, question: Question) -> Advice:
    """Lay a tile where it opens most ways."""
    victim: int = question.resume[1]
    best, most = question.options[0], -9.0
    for edge, turn in placements(t, victim):
        worth = _layout(t, victim, edge, turn)
        if worth > most:
            best, most = LAY.of(edge), worth
    return Advice(best, "this leaves the most paths open")


def choose_turn(t: Forest, question: Question) -> Advice:
    """Turn a tile so that it opens most ways."""
    _, victim, edge = question.resume
    best, most = question.options[0], -9.0
    for answer in question.options:
        worth = _layout(t, victim, edge, TURN.part(answer))
        if worth > most:
            best, most = answer, worth
    return Advice(best, "this leaves the most paths open")


def _layout(t: Forest, victim: Victim, edge: int, turn: int) -> float:
    """How many ways lead on from a tile laid so, and to how many tiles it joins."""
    after = t.clone()
    lay_tile(after, t.tile, t.at[victim], edge, turn)
    return 1.0 * len(open_edges(after, t.tile)) * (1.0 if exploring(t) else 0.2) + 0.8 * len(after.links[t.tile])


def choose_gift(t: Forest, question: Question) -> Advice:
    """Hand over what the other has most use for."""
    _, giver, receiver = question.resume
    item, _ = best_gift(t, giver, receiver)
    return Advice(HAND.of(item), f"{VICTIM_REFS[receiver]} has more use for it")


def choose_discard(t: Forest, question: Question) -> Advice:
    """Give up the Item that is worth least."""
    victim: int = question.resume[1]
    best, least = question.options[0], 99.0
    for answer in question.options:
        item = DISCARD.part(answer)
        worth = item_worth(t, victim, item)
        if item not in t.hands[victim]:
            worth = worn_worth(t, victim, ITEM_WORN[item])
        elif t.hands[victim].count(item) > 1:
            worth *= 0.6
        if worth < least:
            best, least = answer, worth
    return Advice(best, f"{ITEM_REFS[DISCARD.part(best)]} is needed least")


def choose_patient(t: Forest, question: Question) -> Advice:
    """Heal who needs it most."""
    patient = best_patient(t, [ON.part(answer) for answer in question.options])
    return Advice(ON.of(patient), f"{VICTIM_REFS[patient]} {hurt(t, patient)}")


def choose_cure(t: Forest, question: Question) -> Advice:
    """A Wound before a debuff."""
    return Advice(CURE.of(WOUND), "a Wound weighs more than a debuff")


def choose_look(t: Forest, question: Question) -> Advice:
    """Look at the pile that is drawn from; nobody needs to when the Bunker lies."""
    answer = LOOK.of(best_pile(t))
    if t.cells[BUNKER] != NOTHING and PASS in question.options and not exploring(t):
        return Advice(PASS, "the Bunker is found already")
    chosen = answer if answer in question.options else question.options[-1]
    return Advice(chosen, f"the {PILES[LOOK.part(chosen)]} pile is the one to get through")


def choose_hammer(t: Forest, question: Question) -> Advice:
    """Open the path that saves most."""
    ground = Ground(t, t.acting)
    best, most = question.options[0], -1.0
    for answer in question.options:
        tile = AT.part(answer)
        ends = [question.resume[1]] if question.prompt == "hammer_to" else hammer_ends(t, tile)
        gap = max([abs(ground.field[end] - ground.field[tile]) for end in ends])
        if tile == t.at[ground.victim]:
            gap += 0.5
        if gap > most:
            best, most = answer, gap
    return Advice(best, "this path saves the longest way")


def choose_tools(t: Forest, question: Question) -> Advice:
    """Whose status rises, and which."""
    if question.prompt == "tools_for":
        other, status, _ = best_lesson(t, [ON.part(answer) for answer in question.options])
        return Advice(ON.of(other), f"{VICTIM_REFS[other]} needs {STATUS_REFS[status]} most")
    victim: int = question.resume[1]
    _, status, _ = best_lesson(t, [victim])
    return Advice(RAISE.of(status), f"{STATUS_REFS[status]} is what {VICTIM_REFS[victim]} needs most")


def choose_analysis(t: Forest, question: Question) -> Advice:
    """Who gets the Ground Analyze token."""
    other, _ = best_analysis(t)
    return Advice(ON.of(other), f"{VICTIM_REFS[other]} can pass the tests nearby")


def choose_stress(t: Forest, question: Question) -> Advice:
    """The status that is worth least falls, the one worth most rises; a passive skill is not given up for it."""
    victim: int = question.resume[1]
    falls = question.prompt == "lower"
    best, most = question.options[0], -99.0
    for answer in question.options:
        status = LOWER.part(answer) if falls else RAISE.part(answer)
        worth = -STATUS_WORTH[status] - _unlocking(t, victim, status) if falls else lesson(t, victim, status)
        if worth > most:
            best, most = answer, worth
    status = LOWER.part(best) if falls else RAISE.part(best)
    use = "needs least" if falls else "needs most"
    return Advice(best, f"{STATUS_REFS[status]} is what {VICTIM_REFS[victim]} {use}")


def _unlocking(t: Forest, victim: Victim, status: Status) -> float:
    """What is lost with a point of a status that the passive skill just has."""
    needed = NEEDS[victim][status]
    return 1.5 if needed and t.status(victim, status) == needed else 0.0


def choose_handed_over(t: Forest, question: Question) -> Advice:
    """The Evil hands over the Victim that helps the others least, and takes the place of the other one."""
    best, least = question.options[0], 99.0
    for answer in question.options:
        worth = board(t, ON.part(answer))
        if worth < least:
            best, least = answer, worth
    return Advice(best, f"{VICTIM_REFS[ON.part(best)]} helps them least")


def choose_hide(t: Forest, question: Question) -> Advice:
    """Hide after a good roll."""
    return Advice(HIDE, "no attack and no Event reaches who is hidden")


def choose_find(t: Forest, question: Question) -> Advice:
    """An Item is always taken."""
    return Advice(TAKE if TAKE in question.options else DONE, "an Item is an Item")
