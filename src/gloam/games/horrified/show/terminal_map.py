"""The village in a terminal: a map of its spaces with everyone and everything in them, or a list where there is no room for it."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from typing import Final

from rich.console import RenderableType
from rich.text import Text

from gloam.games.horrified import components as c
from gloam.games.horrified.show import styles
from gloam.games.horrified.show.monsters import SHOWN
from gloam.games.horrified.show.tokens import by_colour
from gloam.games.horrified.table import OFF_BOARD, Village
from gloam.show.terminal import AMBER, BRIGHT, MapStyle, Piece, in_rows, load_map, padded, rows, short

_STYLE: Final = MapStyle(styles.NIGHT, styles.PLOT, styles.TEXT.partition(" ")[0], styles.LIT, styles.WET)
_CODE: Final = 6
_TITLES: Final = (("Dr. ", ""), ("Prof. ", ""), ("North ", "N. "), ("South ", "S. "))


def _wet(one: str, other: str) -> bool:
    return c.IS_WATER[c.SPACES.index(one)] or c.IS_WATER[c.SPACES.index(other)]


MAP: Final = load_map(files("gloam.games.horrified") / "art" / "terminal.toml", _wet)


def village_map(t: Village, width: int, codes: bool = False) -> Text:
    """The 26 spaces with everyone and everything in them, by name or in codes, and the paths between them."""
    here = t.at[t.hero()] if t.heroes else OFF_BOARD

    def name(place: str, fits: int) -> Piece:
        space = c.SPACES.index(place)
        return short(c.SPACE_NAMES[space], fits, _TITLES), _name_style(space, here)

    def inside(place: str, fits: int) -> Iterator[Piece]:
        space = c.SPACES.index(place)
        yield from figures(t, space, _CODE if codes else fits)
        yield from (items_by_colour if codes else items)(t, space)

    return MAP.draw(width, 18, _STYLE, name, inside)


def village_list(t: Village, width: int) -> RenderableType:
    """For a terminal too narrow for the map: the spaces where anyone or anything is."""
    lines = []
    for space, name in enumerate(c.SPACE_NAMES):
        found = [Text.assemble(*row) for row in in_rows([*figures(t, space, 20), *items(t, space)], max(20, width - 16))]
        if found:
            lines.append((Text(name, style=BRIGHT), Text("\n").join(found)))
    return padded(rows(lines), styles.TEXT)


def _name_style(space: int, here: int) -> str:
    if space == here:
        return f"bold {AMBER}"
    if c.IS_WATER[space]:
        return "italic #8FD6DC"
    return BRIGHT if c.SPACE_KIND[space] == "location" else "italic #BDB5AC"


def figures(t: Village, space: int, width: int) -> Iterator[Piece]:
    """Everyone in a space, the most dangerous first, and what stands there, each as a piece no wider than `width`."""
    for monster in t.monsters_in_play():
        if t.monster_at(monster) == space:
            frenzied = t.frenzied() == monster
            name = short(c.MONSTER_NAMES[monster].upper(), width - frenzied, _TITLES)
            yield name + "!" * frenzied, f"bold {c.MONSTER_COLOURS[monster]} on #4A1220"
    for seat, hero in enumerate(t.heroes):
        if t.at[hero] == space:
            style = f"{'bold underline' if seat == t.turn else 'bold'} {styles.HERO_COLOURS[seat]}"
            yield "●" + short(c.HERO_NAMES[hero], width - 1, _TITLES), style
    for villager in t.villagers_at(space):
        yield "○" + short(c.VILLAGER_NAMES[villager], width - 1, _TITLES), styles.VILLAGER
    for shown in [SHOWN[mat] for mat in t.mats]:
        if space in shown.standing(t):
            yield shown.token, shown.token_style


def items(t: Village, space: int) -> Iterator[Piece]:
    """The Items in a space: "r6", "r2", "b3"."""
    for item in by_colour(t.items[space]):
        yield item_mark(item), styles.ITEM_STYLES[c.ITEM_COLOUR[item]]


def items_by_colour(t: Village, space: int) -> Iterator[Piece]:
    """The Items in a space, those of a colour together: "r6,2", "b3"."""
    for colour, name in enumerate(c.COLOURS):
        strengths = [str(c.ITEM_STRENGTH[item]) for item in by_colour(t.items[space]) if c.ITEM_COLOUR[item] == colour]
        if strengths:
            yield name[0] + ",".join(strengths), styles.ITEM_STYLES[colour]


def item_mark(item: int) -> str:
    """An Item in two letters: "r6"."""
    return f"{c.COLOURS[c.ITEM_COLOUR[item]][0]}{c.ITEM_STRENGTH[item]}"
