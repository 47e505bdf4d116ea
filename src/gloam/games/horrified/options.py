"""What can be chosen when a table of Horrified is set up."""

from __future__ import annotations

from typing import Any

from gloam.games.horrified.components import (
    FIRST_GAME,
    HERO_NAMES,
    HERO_SOLO,
    HERO_SPECIAL_TEXT,
    HEROES,
    MAT_DEFEAT_TEXT,
    MAT_NAMES,
    MAT_TASK_TEXT,
    MATS,
)
from gloam.kernel.options import Choice, Option, Options, Preset

_MATS = tuple(Choice(MATS[m], MAT_NAMES[m], f"{MAT_TASK_TEXT[m]} {MAT_DEFEAT_TEXT[m]}") for m in range(len(MATS)))
_HEROES = tuple(Choice(HEROES[h], HERO_NAMES[h], HERO_SPECIAL_TEXT[h]) for h in range(len(HEROES)))


def _check(values: dict[str, Any], seats: int) -> str:
    for hero in range(len(HEROES)):
        if seats == 1 and not HERO_SOLO[hero] and HEROES[hero] in values["heroes"]:
            return f"heroes: the {HERO_NAMES[hero]} needs another Hero and is not used in a solo game [solo.no-courier]"
    return ""


OPTIONS = Options(
    options=(
        Option("monsters", "Monsters", "many", [], _MATS, 2, 4, True, help="Two to four; none for random ones."),
        Option(
            "how_many", "Random Monsters", "number", 2, least=2, most=4, help="How many, if none are chosen.", unless="monsters"
        ),
        Option("heroes", "Heroes", "each", [], _HEROES, help="One for each seat in order; the others are dealt."),
        Option("first_player", "First player", "seat", -1, help="A seat, or a random one."),
        Option(
            "dice",
            "Attack dice",
            "one",
            "2-1-3",
            (
                Choice("2-1-3", "2 hits, 1 power, 3 blanks"),
                Choice("3-1-2", "3 hits, 1 power, 2 blanks", "Harder."),
                Choice("1-1-4", "1 hit, 1 power, 4 blanks", "Easier."),
            ),
            help="Sources disagree about the faces of a die; the first option is most likely right.",
        ),
        Option(
            "frenzy_order",
            "Frenzy Order",
            "one",
            "mats",
            (
                Choice("mats", "As on the mats", "The Wolf Man 5, the Invisible Man 6."),
                Choice("example", "As in the rulebook's example", "The Wolf Man 6, the Invisible Man 5."),
            ),
        ),
        Option(
            "frankenstein_walks",
            "After teaching, Frankenstein moves",
            "one",
            "up_to",
            (
                Choice("up_to", "Up to the Item's strength", "Like the Bride."),
                Choice("exactly", "Exactly the Item's strength", "Or not at all."),
            ),
        ),
        Option("scientist_cures", "The Scientist's +1 counts for the cure", "flag", True),
        Option("wolf_man_red", "Red strength to defeat the Wolf Man", "one", "6", (Choice("6", "6"), Choice("9", "9", "Harder."))),
        Option(
            "solo_perks",
            "Perks that need a second Hero, in a solo game",
            "one",
            "remove",
            (Choice("remove", "Are removed beforehand"), Choice("replace", "Are replaced when drawn")),
        ),
    ),
    presets=(
        Preset("first", "First game", {"monsters": [MATS[mat] for mat in FIRST_GAME]}, "The Creature and Dracula."),
        Preset("novice", "Novice", {"monsters": [], "how_many": 2}, "Any two Monsters."),
        Preset("standard", "Standard", {"monsters": [], "how_many": 3}, "Any three Monsters."),
        Preset("challenging", "Challenging", {"monsters": [], "how_many": 4}, "Any four Monsters."),
    ),
    check=_check,
    first="first_player",
)
