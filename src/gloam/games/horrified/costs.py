"""What giving up an Item costs, in a few words: what is left of its colour, and what it would have been good for."""

from __future__ import annotations

from collections.abc import Iterator

from gloam.games.horrified.components import (
    BLUE,
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
    MAT_FIGURES,
    MAT_OF,
    MONSTER_NAMES,
    MUMMY,
    RED,
    SKULL,
    SPACE_NAMES,
    WOLF_MAN,
    YELLOW,
)
from gloam.games.horrified.items import strength, without
from gloam.games.horrified.table import NOTHING, Village
from gloam.games.horrified.tasks import COFFIN_RED, complete, price


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
            yield f"The cure wants {'a' if wanted == 1 else wanted} {ITEM_STRENGTH[item]}{'' if wanted == 1 else 's'}."
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
                yield f"To defeat {_the(MAT_FIGURES[mat][0])} takes {total}."


def _the(monster: int) -> str:
    return MONSTER_NAMES[monster] if monster == DRACULA else f"the {MONSTER_NAMES[monster]}"
