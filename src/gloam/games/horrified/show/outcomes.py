"""What an answer brings about or costs, in a few words, where its name alone does not tell."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from gloam.games.horrified import components as c
from gloam.games.horrified.answers import ANSWERS, BRING, DEFEAT, DISCARD, FALL, TAKE, USE
from gloam.games.horrified.rules.hero import SPECIALS
from gloam.games.horrified.rules.items import strength, without
from gloam.games.horrified.rules.tasks import complete, price
from gloam.games.horrified.show.monsters import SHOWN
from gloam.games.horrified.show.names import HERO_REFS, SPACE_REFS, the_monster
from gloam.games.horrified.table import NOTHING, Village
from gloam.kernel.game import Question
from gloam.show.texts import load_texts
from gloam.show.words import capital, counted, listed

_MISSING: Final = load_texts("gloam.games.horrified").missing
_OUTCOMES: Final = frozenset(("hit", "cover", "bring", "take", "scarabs", "advance", "pay"))
"""The kinds of questions of which the outcome is told."""
_MONSTERS: Final = [capital(the_monster(figures[0])) for figures in c.MAT_FIGURES]
_TOTALS = 3  # how common it is that an Item counts toward a total


def outcome(t: Village, question: Question, answer: int) -> str:
    """What comes of an answer to an open question, or "" if that is plain."""
    if question.prompt not in _OUTCOMES:
        return ""
    if question.prompt in ("hit", "cover"):
        return cost_of_falling(t) if answer == FALL else cost_of_item(t, question.seat, DISCARD.part(answer))
    if question.prompt == "bring":
        return way_to_safety(question.resume[2], BRING.part(answer)) if BRING.has(answer) else ""
    if question.prompt == "take":
        return use_of(t, question.seat, TAKE.part(answer)) if TAKE.has(answer) else ""
    for shown in [SHOWN[mat] for mat in t.mats]:
        if question.prompt == shown.asks:
            return shown.outcome(t, question, answer)
    if question.prompt == "advance":
        monster: int = question.resume[1]
        return SHOWN[c.MAT_OF[monster]].advanced(t, monster, USE.part(answer))
    if question.prompt == "pay":
        rest = question.resume[2] - strength(t.hero(), USE.part(answer))
        return f"{rest} more needed." if rest > 0 else "That is enough."
    return ""


def missing_for(t: Village, question: Question, answer: int) -> str:
    """What a Hero lacks to defeat a Monster that is in the game, all of it; "" for other answers."""
    mat = DEFEAT.part(answer) if question.prompt == "act" and DEFEAT.has(answer) else NOTHING
    lacking = _lacking(t, mat) if mat in t.mats else []
    return f"The {HERO_REFS[t.hero()]} still needs {listed(lacking)}." if lacking else ""


def missing_to_defeat(t: Village) -> str:
    """The same of every Monster in the game that a Hero defeats, a line each; "" for who has no actions left."""
    if not t.actions:
        return ""
    lacking = [(mat, _lacking(t, mat)) for mat in t.mats]
    return "\n".join([f"{_MONSTERS[mat]}: you still need {listed(missing)}." for mat, missing in lacking if missing])


def _lacking(t: Village, mat: int) -> list[str]:
    """What the current Hero lacks to defeat a Monster; nothing if it is not for a Hero to do."""
    if not SHOWN[mat].by_hero:
        return []
    there = t.monster_at(c.MAT_FRENZIED[mat])
    away = [f"to be at the {SPACE_REFS[there]}"] * (t.at[t.hero()] != there)
    return away + ["the task to be complete"] * (not complete(t, mat)) + SHOWN[mat].lacks(t)


def way_to_safety(space: int, villager: int) -> str:
    """How far a Villager would be from safety in a space."""
    safe = c.VILLAGER_SAFE[villager]
    steps = c.DISTANCE[space][safe]
    return f"{counted(steps, 'step')} from safety at the {SPACE_REFS[safe]}." if steps else "Safe there."


def cost_of_item(t: Village, seat: int, item: int) -> str:
    """What a seat loses with one of its Items."""
    return f"{_left(t, seat, item)} {use_of(t, seat, item)}"


def use_of(t: Village, seat: int, item: int) -> str:
    """What an Item is good for in the hands of a seat: the rarest of its uses."""
    uses = sorted(_uses(t, item, strength(t.heroes[seat], item)), key=lambda use: use[0])
    return uses[0][1] if uses else "No task needs it now."


def cost_of_falling(t: Village) -> str:
    """What it costs to be defeated. [hit.hero-defeat-terror, hit.hero-return]"""
    if t.terror + 1 >= c.SKULL:
        return f"Terror reaches {c.SKULL}, and the village is lost."
    return f"Terror rises to {t.terror + 1}. You keep all Items, and are at the Hospital next turn."


def _left(t: Village, seat: int, item: int) -> str:
    """What is left of the Item's colour: the total where totals count, else how many."""
    colour = c.ITEM_COLOUR[item]
    rest = [other for other in without(t.held[seat], item) if c.ITEM_COLOUR[other] == colour]
    if not rest:
        return f"Your only {c.COLOURS[colour]}."
    if any(True for _ in _totals(t, colour)):
        return f"Leaves {c.COLOURS[colour]} {sum([strength(t.heroes[seat], other) for other in rest])}."
    return f"Leaves {len(rest)} {c.COLOURS[colour]}."


def _uses(t: Village, item: int, worth: int) -> Iterator[tuple[int, str]]:
    """What the Item is good for on the mats in play, each with how common that is."""
    for mat in t.mats:
        yield from SHOWN[mat].uses(t, item, worth)
    for due in _totals(t, c.ITEM_COLOUR[item]):
        yield _TOTALS, due


def _totals(t: Village, colour: int) -> Iterator[str]:
    """What must be paid in this colour by total strength: for a task, and for Monsters, those first that can be defeated."""
    for mat in t.mats:
        yield from SHOWN[mat].dues(t, colour)
    for mat in sorted(t.mats, key=lambda mat: not complete(t, mat)):
        if SHOWN[mat].priced:
            for of, total in price(t, mat):
                if of == colour:
                    yield f"Defeating {the_monster(c.MAT_FIGURES[mat][0])} takes {total}."


def unavailable(t: Village, question: Question) -> list[tuple[str, str, str]]:
    """The kinds of action that cannot be taken now at all: each with a few words why, and the rule behind them."""
    if question.prompt != "act":
        return []
    offered = {ANSWERS.name_of(option) for option in question.options}
    missing = [(kind, *why) for kind, why in _MISSING["act"].items() if kind not in offered]
    if not offered & SPECIALS:
        missing.append(("special", *_MISSING["special"].get(c.HEROES[t.hero()], ("no special action", "actions.special.badge"))))
    if t.actions:
        return missing
    return [(kind, "no actions left", "actions.allowance") for kind, _, _ in missing]
