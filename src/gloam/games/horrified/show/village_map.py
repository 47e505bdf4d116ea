"""The village drawn: its places, who and what is there, and the Monster card that is being resolved."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from functools import partial
from importlib.resources import files
from textwrap import wrap
from typing import Any, Final

from gloam.games.horrified import components as c
from gloam.games.horrified.show.monsters import SHOWN
from gloam.games.horrified.show.tokens import DARK, INK, LINE, by_colour, hero_token, item_token, monster_token
from gloam.games.horrified.table import NOTHING, Village
from gloam.show.svg import BONE, NONE, PAPER, Room, box, drawing, element, in_grid, in_rows, length, moved, tag, text
from gloam.show.words import capital

MAP_WIDTH: Final = 836
MAP_HEIGHT: Final = 572
_CARD_WIDTH: Final = 248

_ART: Final = files("gloam.games.horrified") / "art"
PLACES: Final[dict[str, tuple[int, int]]] = {
    space: (place["x"], place["y"]) for space, place in json.loads((_ART / "village.json").read_bytes()).items()
}
"""By space: the middle of its place in art/village.svg. The browser's village stands there too."""
_LABEL_DROP: Final = {"lagoon": 33, "river": 28, "waterfront": -22}


def village_map(t: Village, art: str) -> str:
    """The map on its ground: names below, then figures, Items and tags above them, the card on top."""
    room = Room(MAP_WIDTH, MAP_HEIGHT)
    spaces = range(len(c.SPACES))
    card, card_height = _card(t) if t.card != NOTHING else ("", 0.0)
    card_top = MAP_HEIGHT - 4 - card_height
    room.take(6, card_top, _CARD_WIDTH, card_height)
    labels = [_label(t, space, room) for space in spaces]
    figures = [_figures(t, space, room) for space in spaces]
    items = [_items(t, space, room) for space in spaces]
    tags = [_tags(t, space, room) for space in spaces]
    ground = art.replace("<svg ", f'<svg width="{MAP_WIDTH}" height="{MAP_HEIGHT}" ', 1)
    frame = element("rect", width=MAP_WIDTH, height=MAP_HEIGHT, rx=8, fill=NONE, stroke=LINE, stroke_width=1.5)
    return "".join([ground, *labels, *figures, *items, *tags, moved(6, card_top, card) if card else "", frame])


def _label(t: Village, space: int, room: Room) -> str:
    """The name of a place, on a dark rim; that of the current Hero's place is bright."""
    x, y = PLACES[c.SPACES[space]]
    y += _LABEL_DROP.get(c.SPACES[space], 26)
    name = c.SPACE_NAMES[space]
    width = length(name, 13)
    room.take(x - width / 2, y - 11, width, 14)
    rim: dict[str, Any] = {"stroke": "#0B0F22", "stroke_width": 3.5, "paint_order": "stroke", "stroke_linejoin": "round"}
    if c.IS_WATER[space]:
        return text(x, y, name, 14, "#A9D6E2", anchor="middle", serif=True, font_style="italic", **rim)
    here = bool(t.heroes) and t.at[t.hero()] == space
    return text(x, y, name, 13, "#FFD78F" if here else BONE, 600, "middle", serif=True, **rim)


_Draw = Callable[[float, float], str]
"""How something is drawn at a place."""


def _lifted(draw: Callable[..., str], lift: float) -> _Draw:
    return lambda x, y: draw(x=x, y=y - lift)


def _tokens(t: Village, space: int) -> Iterator[tuple[float, _Draw]]:
    """Monsters, Heroes, Villagers and what else stands in a space, each with its width."""
    for monster in t.monsters_in_play():
        if t.monster_at(monster) == space:
            yield 40, _lifted(partial(monster_token, monster, t.frenzied() == monster, 0.88), 9)
    for seat, hero in enumerate(t.heroes):
        if t.at[hero] == space:
            yield 32, _lifted(partial(hero_token, hero, seat, seat == t.turn), 6)
    for villager in t.villagers_at(space):
        yield 19, _lifted(partial(drawing, "villager", title=c.VILLAGER_NAMES[villager]), 5)
    for shown in [SHOWN[mat] for mat in t.mats]:
        if space in shown.standing(t):
            yield 22, _lifted(partial(drawing, shown.token, title=capital(shown.token)), 8)


def _figures(t: Village, space: int, room: Room) -> str:
    """The tokens of a space, in as many rows as they need."""
    x, y = PLACES[c.SPACES[space]]
    drawn: list[str] = []
    for i, row in reversed(list(enumerate(in_rows(_tokens(t, space), 112)))):
        total = sum([width for width, _ in row])
        at, level = x - total / 2, y - 34 * i
        if row:
            room.take(at, level - 28, total, 40)
        for width, draw in row:
            drawn.append(draw(at + width / 2, level))
            at += width
    return "".join(drawn)


def _items(t: Village, space: int, room: Room) -> str:
    items = by_colour(t.items[space])
    if not items:
        return ""
    x, y = PLACES[c.SPACES[space]]
    columns = min(len(items), 4 if len(items) > 6 else 3)
    width, height = columns * 19, -(-len(items) // columns) * 19
    name = length(c.SPACE_NAMES[space], 13) / 2 + 4
    corners = [(x + name, y + 12), (x - name - width, y + 12), (x - width / 2, y + 31), (x + 30, y - 12), (x - 30 - width, y - 12)]
    left, top = room.place(width, height, [*corners, (x + 60, y - 30), (x - 60 - width, y - 30)])
    return "".join([item_token(item, left + 9.5 + dx, top + 9.5 + dy, 16) for dx, dy, item in in_grid(items, columns, 19)])


def _tags(t: Village, space: int, room: Room) -> str:
    """Who the Villagers on a place are, and where they want to go."""
    villagers = t.villagers_at(space)
    if not villagers:
        return ""
    x, y = PLACES[c.SPACES[space]]
    lines = [f"{c.VILLAGER_NAMES[v]} to {c.SPACE_NAMES[c.VILLAGER_SAFE[v]]}" for v in villagers]
    drawn, width, height = tag(lines, 10.5, "#0B0E20", "#7C7796")
    corners = [(x + 30, y - 30), (x - 30 - width, y - 30), (x - width / 2, y - 48 - height), (x - width / 2, y + 31)]
    further = [(x + dx, y + dy) for dy in (-60, 0, 30, -90, 60) for dx in (34, -34 - width, 60, -60 - width)]
    left, top = room.place(width, height, [*corners, *further])
    return moved(left, top, drawn)


def _card(t: Village) -> tuple[str, float]:
    """The Monster card that is being resolved with the dice, and how high it is."""
    strike = f"{c.CARD_ITEMS[t.card]} Items; strikes move {c.CARD_MOVE[t.card]}, roll {c.CARD_DICE[t.card]}"
    if t.dice:
        strike = "rolled: " + ", ".join([c.FACES[face] for face in t.dice])
    lines = wrap(c.CARD_TEXT[t.card], 42)
    height = 44 + 12.5 * len(lines)
    parts = [
        box(0, 0, _CARD_WIDTH, height, PAPER, DARK, rx=6),
        text(10, 19, c.CARD_NAMES[t.card], 15, INK, 700, serif=True),
        *[text(10, 34 + 12.5 * i, line, 10, INK) for i, line in enumerate(lines)],
        text(10, height - 8, strike, 10.5, "#8E1A2C", 700),
    ]
    return "".join(parts), height
