"""Setting up: map and edge, crypt and cards, victims, objects, and where monsters begin."""

from __future__ import annotations

from typing import Final

from gloam.games.horrorclix.answers import CARD, CONCEAL, EDGE, HATE, MAP, OBJECT, PLACE, TAKE, TARGET
from gloam.games.horrorclix.bot import weights
from gloam.games.horrorclix.bot.ways import ways_from
from gloam.games.horrorclix.components import (
    CLASS_NAMES,
    COUNT,
    DIAL,
    LEADS,
    NO_POWER,
    POINTS,
    RANGE,
    SHOWING,
    SKULLS,
    SPEED,
    START,
    TREE,
)
from gloam.games.horrorclix.rules.ground import GROUNDS, distance, listed
from gloam.games.horrorclix.show.names import MAP_REFS, TWIST_REFS, monster_ref, space_name
from gloam.games.horrorclix.table import NOTHING, Clix
from gloam.kernel.definition import Advice
from gloam.kernel.game import PASS, Question

_SHOOTER: Final = 1.0
_FLYER: Final = 1.0
_WALLS: Final = 0.6  # of an army that neither shoots nor flies much likes walls
_NEAR_TREE: Final = 2.0


def army(t: Clix, seat: int) -> list[int]:
    return [m for m in range(len(t.kind)) if t.owner[m] == seat]


def choose_map(t: Clix, question: Question) -> Advice:
    """Open ground for those who shoot or fly, walls for the others."""
    own = army(t, question.seat)
    open_ground = sum([_SHOOTER * (RANGE[t.kind[m]] > 0) + _FLYER * t.flies(m) for m in own]) > _WALLS * len(own)
    best, most = question.options[0], -COUNT - 1
    for answer in question.options:
        indoor = GROUNDS[MAP.part(answer)].indoor.bit_count()
        fits = -indoor if open_ground else indoor
        if fits > most:
            best, most = answer, fits
    return Advice(best, f"{MAP_REFS[MAP.part(best)]} suits {'shots and wings' if open_ground else 'claws'}")


def choose_edge(t: Clix, question: Question) -> Advice:
    """The edge that is nearest to most victim spaces."""
    best, least = question.options[0], 9999.0
    for answer in question.options:
        row = ways_from(t, _middle(t, EDGE.part(answer)))
        marks = listed(t.ground.victim_spaces)
        far = sum([min(row[space], 40) for space in marks]) / max(1, len(marks))
        if far < least:
            best, least = answer, far
    return Advice(best, "it is nearest to most victims")


def _middle(t: Clix, edge: int) -> int:
    """A space in the middle of a starting area."""
    spaces = listed(t.ground.starts[edge])
    return spaces[len(spaces) // 2]


def choose_card(t: Clix, question: Question) -> Advice:
    """The card that we lay down most gladly."""
    best = question.options[0]
    for answer in question.options:
        if weights.CRYPT_WORTH[CONCEAL.part(answer)] > weights.CRYPT_WORTH[CONCEAL.part(best)]:
            best = answer
    return Advice(best, f"{TWIST_REFS[CONCEAL.part(best)]} is worth a place")


def choose_extra_card(t: Clix, question: Question) -> Advice:
    """One more card is one more chance."""
    return Advice(TAKE, "one more card is one more chance")


def choose_side(t: Clix, question: Question) -> Advice:
    """The side of a crossroads card that shows powers for longer."""
    best, most = question.options[0], -1
    for answer in question.options:
        m, side = CARD.parts(answer)
        shown = sum([len(powers) for powers in SHOWING[t.kind[m]][side]])
        if shown > most:
            best, most = answer, shown
    return Advice(best, "this side has more powers")


# --- victims and objects ----------------------------------------------------------------------------------------------


def nearer(t: Clix, seat: int, space: int) -> int:
    """How much nearer a space is to our starting area than to the nearest of theirs."""
    row = ways_from(t, space)
    ours = row[_middle(t, t.edges[seat])]
    theirs = [
        row[_middle(t, t.edges[other])] for other in range(t.seats) if not t.friends(seat, other) and t.edges[other] != NOTHING
    ]
    return min(theirs, default=ours) - ours


def choose_victim_space(t: Clix, question: Question) -> Advice:
    """Near us, far from them."""
    best, most = question.options[0], -999
    for answer in question.options:
        worth = nearer(t, question.seat, PLACE.part(answer))
        if worth > most:
            best, most = answer, worth
    return Advice(best, "nearer to us than to them")


def _tree_worth(t: Clix, seat: int, space: int) -> float:
    """What a tree in a space is worth: victims beside it that are ours sooner than theirs."""
    beside = t.ground.open.near(space)
    worth = 0.0
    for v in t.victims():
        if (beside >> t.victim_at[v]) & 1:
            worth += nearer(t, seat, t.victim_at[v])
    return worth


def choose_object(t: Clix, question: Question) -> Advice:
    """A tree where our slayings will count; nothing else is worth the way."""
    tree = OBJECT.of(TREE)
    if tree in question.options:
        worth = max([nearer(t, question.seat, t.victim_at[v]) for v in t.victims()], default=0)
        if worth > _NEAR_TREE and not t.trees:
            return Advice(tree, "a slaying beside it gives one more action")
    return Advice(PASS, "nothing here helps us more than them")


def choose_object_space(t: Clix, question: Question) -> Advice:
    """Beside the victims that are ours."""
    best, most = question.options[0], -999.0
    for answer in question.options:
        worth = _tree_worth(t, question.seat, PLACE.part(answer))
        if worth > most:
            best, most = answer, worth
    return Advice(best, "beside victims that are ours")


def choose_door(t: Clix, question: Question) -> Advice:
    """Any edge will do."""
    return Advice(question.options[0], "any edge will do")


# --- monsters and subplots --------------------------------------------------------------------------------------------


def choose_start(t: Clix, question: Question) -> Advice:
    """Hunters in front, towards a victim of their own; leaders behind. Nobody begins in the sky, where nothing is slain."""
    m: int = question.resume[1]
    kind = t.kind[m]
    leads = LEADS[kind] != NO_POWER or DIAL[kind][START[kind]][SPEED] <= 0
    best, least = question.options[0], 9999.0
    taken = [t.at[n] for n in army(t, question.seat) if t.at[n] >= 0]
    for answer in question.options:
        if not PLACE.has(answer):
            continue
        space = PLACE.part(answer)
        row = ways_from(t, space)
        goals = [row[t.victim_at[v]] + _claimed(t, taken, t.victim_at[v]) for v in t.victims()]
        far = float(min(goals, default=0))
        if leads:
            far = -0.5 * far
        if far < least:
            best, least = answer, far
    place = f"{space_name(PLACE.part(best))}" if PLACE.has(best) else "up there"
    return Advice(best, f"{place}, {'behind the others' if leads else 'nearest to a victim'}")


def _claimed(t: Clix, taken: list[int], victim: int) -> int:
    """How much less a victim draws because others already begin near it."""
    return sum([max(0, 6 - distance(space, victim)) for space in taken])


def choose_hatred(t: Clix, question: Question) -> Advice:
    """The class with most points against us."""
    best, most = question.options[0], -1
    for answer in question.options:
        mask = 1 << HATE.part(answer)
        hated = [m for m in range(len(t.kind)) if not t.friends(t.owner[m], question.seat) and t.classes(m) & mask]
        points = sum([POINTS[t.kind[m]] for m in hated])
        if points > most:
            best, most = answer, points
    return Advice(best, f"{most} points of theirs are {CLASS_NAMES[HATE.part(best)]}")


def choose_master(t: Clix, question: Question) -> Advice:
    """The fastest that lives longest."""
    best, most = question.options[0], -1
    for answer in question.options:
        kind = t.kind[TARGET.part(answer)]
        clicks = len([click for click in DIAL[kind] if click[0] != SKULLS])
        worth = DIAL[kind][START[kind]][SPEED] + clicks // 2
        if worth > most:
            best, most = answer, worth
    return Advice(best, f"{monster_ref(t, TARGET.part(best))} gets to most victims")
