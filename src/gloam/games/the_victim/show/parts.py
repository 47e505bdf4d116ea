"""What a question is about, by name, besides the facts of the step that waits for the answer."""

from __future__ import annotations

from msgspec import UNSET, Struct, UnsetType

from gloam.games.the_victim.chances import hit_chance
from gloam.games.the_victim.components import FIGURES, NOTHING, STATUSES, TILES, VICTIMS
from gloam.games.the_victim.show import rolls
from gloam.games.the_victim.show.foresight import percent
from gloam.games.the_victim.show.texts import prompt
from gloam.games.the_victim.show.view import Purpose, Status
from gloam.games.the_victim.table import Forest
from gloam.kernel.game import Question
from gloam.show.words import capital


class AskedParts(Struct):
    """Whom a question is about, the roll or the attack it interrupts, the tile in hand. What does not concern it is left out."""

    victim: str | UnsetType = UNSET
    attacker: str | UnsetType = UNSET
    power: int | UnsetType = UNSET
    chance: int | UnsetType = UNSET
    """That the attack wounds, in percent."""
    purpose: Purpose | UnsetType = UNSET
    status: Status | UnsetType = UNSET
    total: int | UnsetType = UNSET
    mark: int | UnsetType = UNSET
    """What the roll has to come to."""
    tile: str | UnsetType = UNSET
    title: str | UnsetType = UNSET
    """The skill or Event by which it is asked, and the question without that."""
    text: str | UnsetType = UNSET


_TITLED = frozenset((
    "photo_flash", "tools_item", "tools_for", "tools_status", "analyze", "lower", "raise", "target", "slash", "ambush", "charge",
    "explosion", "blast", "thunder", "web", "frenzy", "first", "second", "swap", "behind",
))  # fmt: skip
"""Questions that begin with their title."""


def parts(t: Forest, question: Question) -> AskedParts:
    """What is asked about."""
    asked = _about(t, question)
    if question.prompt in _TITLED:
        asked.title, _, text = str(prompt(t, question)).partition(": ")
        asked.text = capital(text)
    return asked


def _about(t: Forest, question: Question) -> AskedParts:
    if question.prompt == "firework":
        return _attack(t, question.resume[4])
    if question.prompt in ("adrenaline_rush", "target_hunt", "photo_flash"):
        return AskedParts(victim=VICTIMS[question.resume[4]])
    if question.prompt in ("test", "evil_die", "reroll"):
        return _roll(t)
    return AskedParts(tile=TILES[t.tile]) if question.prompt in ("lay", "turn") else AskedParts()


def _attack(t: Forest, victim: int) -> AskedParts:
    attacker, points = t.clash[1], t.clash[3]
    chance = percent(hit_chance(t, victim, points))
    return AskedParts(victim=VICTIMS[victim], attacker=FIGURES[attacker], power=points, chance=chance)


def _roll(t: Forest) -> AskedParts:
    asked = AskedParts(purpose=rolls.purpose(t), total=rolls.comes_to(t).total)
    status, mark = t.rolling[2], rolls.mark(t)
    if status != NOTHING:
        asked.victim, asked.status = VICTIMS[t.rolling[1]], STATUSES[status]
    if mark != NOTHING:
        asked.mark = mark
    return asked
