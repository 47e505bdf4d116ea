"""What an answer brings about or costs, in a few words, where its name alone does not tell."""

from __future__ import annotations

from collections.abc import Iterator

from gloam.games.horrified.answers import DISCARD, DONE, FALL, FLIP, SLIDE, USE
from gloam.games.horrified.components import (
    BLUE,
    CENTRE,
    COLOURS,
    CREATURE,
    CURE_STRENGTHS,
    DRACULA,
    EVIDENCE,
    FRANKENSTEIN,
    HUMANITY_MAX,
    INVISIBLE_MAN,
    ITEM_COLOUR,
    ITEM_PLACE,
    ITEM_STRENGTH,
    LAIR,
    LAIR_PATH,
    MAT_FIGURES,
    MAT_OF,
    MUMMY,
    RED,
    SKULL,
    SPACE_NAMES,
    WOLF_MAN,
    YELLOW,
)
from gloam.games.horrified.rules.items import strength, without
from gloam.games.horrified.rules.monsters.wolf_man import strengths
from gloam.games.horrified.rules.tasks import COFFIN_RED, complete, price
from gloam.games.horrified.show.names import the_monster
from gloam.games.horrified.table import NOTHING, Village
from gloam.kernel.game import Question


def outcome(t: Village, question: Question, answer: int) -> str:
    """What comes of an answer to an open question, or "" if that is plain."""
    if question.prompt in ("hit", "cover"):
        return cost_of_falling(t) if answer == FALL else cost_of_item(t, question.seat, DISCARD.part(answer))
    if question.prompt == "scarabs":
        return _scarab_moved(t, question.resume[1], answer)
    if question.prompt == "advance":
        return _advanced(t, question.resume[1], USE.part(answer))
    if question.prompt == "pay":
        rest = question.resume[2] - strength(t.hero(), USE.part(answer))
        return f"{rest} still to pay." if rest > 0 else "That is enough."
    return ""


# --- a task -----------------------------------------------------------------------------------------------------------


def _scarab_moved(t: Village, moves: int, answer: int) -> str:
    """Where a Scarab goes, and whether it is home there."""
    if answer == DONE:
        return f"{moves} move{' is' if moves == 1 else 's are'} lost."
    scarab = FLIP.part(answer) if FLIP.has(answer) else SLIDE.part(answer)
    spot, empty = t.scarabs.index(scarab), t.scarabs.index(0)
    home = spot == scarab - 1
    if FLIP.has(answer):
        return "It lies at home." if home else "It can slide again."
    change = "comes home" if empty == scarab - 1 else "leaves home" if home else "still away"
    return f"From {_spot(spot)} to {_spot(empty)}, {change}."


def _spot(spot: int) -> str:
    return "the centre" if spot == CENTRE else str(spot + 1)


def _advanced(t: Village, monster: int, item: int) -> str:
    """How far an Item brings a task."""
    worth = strength(t.hero(), item)
    if monster == CREATURE:
        mark = t.boat + LAIR_PATH[t.boat :].index(ITEM_COLOUR[item]) + 1
        return "The Boat finds the Lair." if mark == LAIR else f"The Boat sails to X {mark}."
    if monster == MUMMY:
        return f"{worth} Scarab move{'' if worth == 1 else 's'}."
    if monster == INVISIBLE_MAN:
        return f"Evidence from the {SPACE_NAMES[ITEM_PLACE[item]]}."
    if monster == WOLF_MAN:
        return f"Fills a spot for {' or '.join([str(value) for value in strengths(t, item)])}."
    pupil = 0 if monster == FRANKENSTEIN else 1
    becomes = "becomes up to" if worth > ITEM_STRENGTH[item] else "becomes"
    return f"Humanity {t.humanity[pupil]} {becomes} {min(t.humanity[pupil] + worth, HUMANITY_MAX[pupil])}."


# --- a hit ------------------------------------------------------------------------------------------------------------


def cost_of_item(t: Village, seat: int, item: int) -> str:
    """What a seat loses with one of its Items."""
    use = next(_uses(t, seat, item), "No task needs it now.")
    return f"{_left(t, seat, item)} {use}"


def cost_of_falling(t: Village) -> str:
    """What it costs to be defeated. [hit.hero-defeat-terror, hit.hero-return]"""
    if t.terror + 1 >= SKULL:
        return f"Terror reaches {SKULL}, and the village is lost."
    return f"Terror rises to {t.terror + 1}. You keep all Items and come back at the Hospital on your next turn."


def _left(t: Village, seat: int, item: int) -> str:
    """What is left of the Item's colour: the total where totals count, else how many."""
    colour = ITEM_COLOUR[item]
    rest = [other for other in without(t.held[seat], item) if ITEM_COLOUR[other] == colour]
    if not rest:
        return f"Your only {COLOURS[colour]}."
    if any(True for _ in _totals(t, colour)):
        return f"Leaves {COLOURS[colour]} {sum([strength(t.heroes[seat], other) for other in rest])}."
    return f"Leaves {len(rest)} {COLOURS[colour]}."


def _uses(t: Village, seat: int, item: int) -> Iterator[str]:
    """What the Item is good for on the mats in play, the most particular first."""
    colour, worth = ITEM_COLOUR[item], strength(t.heroes[seat], item)
    if t.in_play(INVISIBLE_MAN) and ITEM_PLACE[item] in EVIDENCE and t.evidence[EVIDENCE.index(ITEM_PLACE[item])] == NOTHING:
        yield f"Evidence from the {SPACE_NAMES[ITEM_PLACE[item]]} is missing."
    if t.in_play(WOLF_MAN) and colour == BLUE:
        wanted = [CURE_STRENGTHS[spot] for spot, filled in enumerate(t.cure) if filled == NOTHING].count(ITEM_STRENGTH[item])
        if wanted:
            yield f"The cure wants {'a' if wanted == 1 else 'two'} {ITEM_STRENGTH[item]}{'' if wanted == 1 else 's'}."
    yield from _totals(t, colour)
    if t.in_play(MUMMY) and colour == YELLOW and not complete(t, MAT_OF[MUMMY]):
        yield f"Worth {worth} Scarab move{'' if worth == 1 else 's'}."
    if t.in_play(FRANKENSTEIN) and colour in (BLUE, YELLOW):
        pupil = 0 if colour == YELLOW else 1
        if t.humanity[pupil] < HUMANITY_MAX[pupil]:
            yield f"Teaches {('Frankenstein', 'the Bride')[pupil]} {worth}."
    if t.in_play(CREATURE):
        yield "The Creature takes one of each colour." if complete(t, MAT_OF[CREATURE]) else "Sails the Boat."


def _totals(t: Village, colour: int) -> Iterator[str]:
    """What must be paid in this colour by total strength: for a Coffin, and for Monsters, those first that can be defeated."""
    if colour == RED and t.in_play(DRACULA) and t.coffins:
        yield f"A Coffin needs {COFFIN_RED}."
    for mat in sorted(t.mats, key=lambda mat: not complete(t, mat)):
        if mat not in (MAT_OF[CREATURE], MAT_OF[FRANKENSTEIN]):
            of, total = price(t, mat)
            if of == colour:
                yield f"To defeat {the_monster(MAT_FIGURES[mat][0])} takes {total}."
