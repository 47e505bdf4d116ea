"""The components of Horrified by id, for clients that draw them."""

from __future__ import annotations

from typing import Any

from gloam.games.horrified import components as c
from gloam.games.horrified.rules.tasks import COFFIN_RED


def glossary() -> dict[str, Any]:
    """Names, texts and numbers of all components."""
    return {
        "spaces": {
            id_: {"name": c.SPACE_NAMES[i], "kind": c.SPACE_KIND[i], "x": c.SPACE_XY[i][0], "y": c.SPACE_XY[i][1]}
            for i, id_ in enumerate(c.SPACES)
        },
        "lit": [[c.SPACES[a], c.SPACES[b]] for a in range(len(c.SPACES)) for b in c.LIT[a] if a < b],
        "water": [[c.SPACES[a], c.SPACES[b]] for a in range(len(c.SPACES)) for b in c.WATERWAYS[a] if a < b and b not in c.LIT[a]],
        "heroes": {
            id_: {
                "name": c.HERO_NAMES[i],
                "actions": c.HERO_ACTIONS[i],
                "start": c.SPACES[c.HERO_START[i]],
                "text": c.HERO_SPECIAL_TEXT[i],
            }
            for i, id_ in enumerate(c.HEROES)
        },
        "villagers": {
            id_: {"name": c.VILLAGER_NAMES[i], "safe": c.SPACES[c.VILLAGER_SAFE[i]]} for i, id_ in enumerate(c.VILLAGERS)
        },
        "monsters": {id_: {"name": c.MONSTER_NAMES[i], "mat": c.MATS[c.MAT_OF[i]]} for i, id_ in enumerate(c.MONSTERS)},
        "mats": {
            id_: {
                "name": c.MAT_NAMES[i],
                "frenzy": c.MAT_FRENZY[i],
                "task": c.MAT_TASK_TEXT[i],
                "defeat": c.MAT_DEFEAT_TEXT[i],
                "power": c.MAT_POWER_TEXT[i],
                "figures": [c.MONSTERS[m] for m in c.MAT_FIGURES[i]],
            }
            for i, id_ in enumerate(c.MATS)
        },
        "items": {
            id_: {
                "name": c.ITEM_NAMES[i],
                "colour": c.COLOURS[c.ITEM_COLOUR[i]],
                "strength": c.ITEM_STRENGTH[i],
                "place": c.SPACES[c.ITEM_PLACE[i]],
            }
            for i, id_ in enumerate(c.ITEMS)
        },
        "cards": {
            id_: {
                "name": c.CARD_NAMES[i],
                "text": c.CARD_TEXT[i],
                "items": c.CARD_ITEMS[i],
                "subject": "villagers" if c.CARD_SUBJECT[i] < 0 else c.MATS[c.CARD_SUBJECT[i]],
                "strikes": ["frenzy" if m == c.FRENZY else c.MONSTERS[m] for m in c.CARD_STRIKES[i]],
                "move": c.CARD_MOVE[i],
                "dice": c.CARD_DICE[i],
            }
            for i, id_ in enumerate(c.CARDS)
        },
        "perks": {id_: {"name": c.PERK_NAMES[i], "text": c.PERK_TEXT[i]} for i, id_ in enumerate(c.PERKS)},
        "lair_path": [c.COLOURS[colour] for colour in c.LAIR_PATH],
        "coffin_red": COFFIN_RED,
        "coffins": [c.SPACES[space] for space in c.COFFINS],
        "humanity": {"frankenstein": c.HUMANITY_MAX[0], "bride": c.HUMANITY_MAX[1]},
        "evidence": [c.SPACES[space] for space in c.EVIDENCE],
        "grooves": [list(spots) for spots in c.GROOVES],
        "cure": list(c.CURE_STRENGTHS),
        "skull": c.SKULL,
    }
