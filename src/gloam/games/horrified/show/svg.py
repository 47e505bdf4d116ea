"""The table as an SVG picture: the village by night, the Monsters' mats and the Heroes. It needs nothing from outside."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, partial
from html import escape
from importlib.resources import files
from math import cos, pi, sin
from textwrap import wrap
from typing import Any, Final

from gloam.games.horrified.components import (
    BLUE,
    CARD_DICE,
    CARD_ITEMS,
    CARD_MOVE,
    CARD_NAMES,
    CARD_TEXT,
    COFFINS,
    COLOURS,
    CREATURE,
    CURE_STRENGTHS,
    DISTANCE,
    DRACULA,
    EVIDENCE,
    FACES,
    FIRST_VILLAGER,
    FRANKENSTEIN,
    GROOVES,
    HERO_NAMES,
    HEROES,
    HUMANITY_MAX,
    INVISIBLE_MAN,
    IS_WATER,
    ITEM_COLOUR,
    ITEM_NAMES,
    ITEM_STRENGTH,
    LAIR,
    LAIR_PATH,
    MAT_FIGURES,
    MAT_OF,
    MONSTER_NAMES,
    MONSTERS,
    MUMMY,
    PERK_NAMES,
    RED,
    SKULL,
    SPACE_NAMES,
    SPACES,
    VILLAGER_NAMES,
    VILLAGER_SAFE,
    WOLF_MAN,
    YELLOW,
)
from gloam.games.horrified.rules.tasks import COFFIN_RED, complete, price
from gloam.games.horrified.table import NOTHING, OFF_BOARD, Village

WIDTH: Final = 860
MAP_WIDTH: Final = 836
MAP_HEIGHT: Final = 572
_EDGE: Final = 12
_GAP: Final = 8
_MAP_TOP: Final = 54
_MAT_HEIGHT: Final = 186
_CARD_WIDTH: Final = 248

_BONE: Final = "#F4ECDB"
_SOFT: Final = "#BDB5AC"
_LINE: Final = "#3B4576"
_INK: Final = "#15101C"
_DARK: Final = "#0A0D1C"
_AMBER: Final = "#F5B24A"
_BLOOD: Final = "#C5283D"
_SAFE: Final = "#8FD0A4"
_PAPER: Final = "#EDE3CF"
_ITEM_FILL: Final = ("#EE7E66", "#74B1F4", "#EFE27E")
_HERO_FILL: Final = ("#8FD8B0", "#F0B79C", "#C4B0F2", "#A9D8EE", "#E9A6CF")  # by seat
_MONSTER_FILL: Final = ("#9FE0B0", "#E3D2F0", "#C3DB94", "#F2C6D6", "#BBD6E4", "#E4DDC6", "#DDBDAA")
_SERIF: Final = "Georgia, 'Times New Roman', serif"
_SANS: Final = "system-ui, 'Segoe UI', 'Helvetica Neue', Arial, sans-serif"

# Where the places stand in art/village.svg.
PLACES: Final[dict[str, tuple[int, int]]] = {
    "cave": (74, 128), "camp": (196, 118), "precinct": (334, 94), "inn": (473, 84), "barn": (614, 96), "dungeon": (758, 104),
    "bridge_north": (284, 204), "fountain": (396, 176), "theatre": (528, 212), "tower": (682, 204), "docks": (752, 306),
    "mansion": (240, 300), "abbey": (92, 336), "crypt": (70, 456), "museum": (196, 432), "lamppost": (312, 378),
    "shop": (454, 362), "bridge_south": (574, 312), "church": (386, 450), "hospital": (298, 526), "graveyard": (500, 520),
    "laboratory": (584, 432), "institute": (660, 524), "lagoon": (140, 222), "river": (412, 274), "waterfront": (762, 432),
}  # fmt: skip
_LABEL_DROP: Final = {"lagoon": 33, "river": 28, "waterfront": -22}


def svg(t: Village) -> str:
    """The table as one SVG element with its own size."""
    heroes = _heroes(t)
    mats_top = _MAP_TOP + MAP_HEIGHT + _GAP
    heroes_top = mats_top + (_MAT_HEIGHT + _GAP if t.mats else 0)
    height = heroes_top + heroes[1] + _EDGE
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:g}" width="{WIDTH}" height="{height:g}" role="img"',
        f' style="max-width:100%;height:auto" font-family="{_SANS}">',
        f"<title>Horrified</title><desc>{escape(summary(t))}</desc>",
        _art("tokens.svg").partition("<defs>")[2].partition("</defs>")[0].join(("<defs>", "</defs>")),
        f'<rect width="{WIDTH}" height="{height:g}" rx="10" fill="#0C0F20"/>',
        _heading(t),
        _village(t),
        _mats(t, mats_top),
        f'<g transform="translate({_EDGE} {heroes_top})">{heroes[0]}</g>',
        "</svg>",
    ]
    return "".join(parts)


@cache
def _art(name: str) -> str:
    return (files("gloam.games.horrified") / "art" / name).read_text(encoding="utf-8")


def summary(t: Village) -> str:
    """The table in a few sentences, for those who cannot see the picture."""
    lines = [f"Terror {t.terror} of {SKULL}."]
    lines += [f"{MONSTER_NAMES[m]} at the {SPACE_NAMES[t.monster_at(m)]}." for m in t.monsters_in_play()]
    for hero in t.heroes:
        place = t.at[hero]
        lines.append(f"{HERO_NAMES[hero]} {'defeated' if place == OFF_BOARD else f'at the {SPACE_NAMES[place]}'}.")
    lines += [f"{VILLAGER_NAMES[v]} at the {SPACE_NAMES[s]}." for v in range(10) if (s := t.at[FIRST_VILLAGER + v]) != OFF_BOARD]
    return " ".join(lines)


# --- small parts ------------------------------------------------------------------------------------------------------


def _text(x: float, y: float, text: str, size: float = 12, fill: str = _BONE, weight: int = 400, anchor: str = "start") -> str:
    return (
        f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" fill="{fill}" font-weight="{weight}" text-anchor="{anchor}">'
        f"{escape(text)}</text>"
    )


def _panel(x: float, y: float, width: float, height: float, stroke: str = _LINE) -> str:
    return f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="8" fill="#171C38" stroke="{stroke}"/>'


def _use(name: str, x: float, y: float, scale: float = 1, fill: str = "", title: str = "") -> str:
    """One of the drawings in art/tokens.svg."""
    named = f"<title>{escape(title)}</title>" if title else ""
    colour = f' fill="{fill}"' if fill else ""
    return f'<g transform="translate({x:.5g} {y:.5g}) scale({scale:g})"{colour}>{named}<use href="#gloam-{name}"/></g>'


def _length(text: str, size: float) -> float:
    """How wide a text can become, whatever the font."""
    return len(text) * size * 0.6


def _fitting(text: str, size: float, width: float) -> float:
    """The size at which a text is no wider than `width`, `size` at most."""
    return min(size, width / _length(text, 1))


def _item(colour: int, x: float, y: float, size: float, label: str = "", title: str = "", opacity: float = 1) -> str:
    """An Item's token: red is a triangle, blue a circle, yellow a square."""
    style = f'fill="{_ITEM_FILL[colour]}" stroke="{_DARK}" stroke-width="1.5" stroke-linejoin="round"'
    half = size / 2
    if colour == RED:
        body = f'<path d="M{x:g} {y - half * 1.16:.1f}L{x + half * 1.2:.1f} {y + half * 0.94:.1f}H{x - half * 1.2:.1f}Z" {style}/>'
    elif colour == BLUE:
        body = f'<circle cx="{x:g}" cy="{y:g}" r="{half:g}" {style}/>'
    else:
        side = size * 0.9
        body = f'<rect x="{x - side / 2:.1f}" y="{y - side / 2:.1f}" width="{side:.1f}" height="{side:.1f}" rx="2" {style}/>'
    drop = size * (0.3 if colour == RED else 0.22)
    if label:
        body += _text(x, y + drop, label, size * 0.64, _INK, 700, "middle")
    named = f"<title>{escape(title)}</title>" if title else ""
    return f'<g opacity="{opacity:g}">{named}{body}</g>'


def _held_item(item: int, x: float, y: float, size: float) -> str:
    title = f"{ITEM_NAMES[item]}, {COLOURS[ITEM_COLOUR[item]]} {ITEM_STRENGTH[item]}"
    return _item(ITEM_COLOUR[item], x, y, size, str(ITEM_STRENGTH[item]), title)


def _by_colour(items: tuple[int, ...]) -> list[int]:
    return sorted(items, key=lambda item: (ITEM_COLOUR[item], -ITEM_STRENGTH[item]))


def _hero_token(hero: int, seat: int, x: float, y: float, turn: bool) -> str:
    ring = (_AMBER, 3) if turn else (_BONE, 1.4)
    coin = f'<circle r="14" fill="{_HERO_FILL[seat]}" stroke="{ring[0]}" stroke-width="{ring[1]}"/>'
    glyph = f'<use href="#gloam-{HEROES[hero]}" fill="#12152A"/>'
    title = f"<title>{escape(HERO_NAMES[hero])}</title>"
    return f'<g transform="translate({x:.5g} {y:.5g})">{title}<circle r="16.5" fill="{_DARK}"/>{coin}{glyph}</g>'


def _monster_token(monster: int, x: float, y: float, frenzied: bool, scale: float) -> str:
    fill = _MONSTER_FILL[monster]
    grave = (
        f'<use href="#gloam-grave" stroke="#05060F" stroke-width="5"/><use href="#gloam-grave" stroke="{fill}" stroke-width="2.5"/>'
    )
    glyph = f'<use href="#gloam-{MONSTERS[monster]}" fill="{fill}"/>'
    frenzy = _use("frenzy", 17, -19, title="frenzied") if frenzied else ""
    title = f"<title>{escape(MONSTER_NAMES[monster])}</title>"
    return f'<g transform="translate({x:.5g} {y:.5g}) scale({scale:g})">{title}{grave}{glyph}{frenzy}</g>'


# --- the heading ------------------------------------------------------------------------------------------------------


def _heading(t: Village) -> str:
    parts = [f'<text x="22" y="35" font-family="{_SERIF}" font-size="25" fill="{_BONE}">Horrified</text>']
    if t.heroes and t.phase:
        name = HERO_NAMES[t.hero()]
        now = f"{t.actions} action{'' if t.actions == 1 else 's'} left" if t.phase == "hero" else "Monster Phase"
        parts += [_text(146, 24, f"{name}'s turn", 13, _BONE, 700), _text(146, 40, now, 12, _SOFT)]
    parts.append(f'<text x="330" y="34" font-family="{_SERIF}" font-size="18" fill="{_BONE}">Terror</text>')
    for level in range(SKULL + 1):
        x = 390 + level * 31
        reached = level <= t.terror
        fill = _BLOOD if level == t.terror else "#4A1220" if reached else "#11152B"
        stroke = _BLOOD if reached else _LINE
        parts.append(f'<rect x="{x}" y="16" width="28" height="24" rx="4" fill="{fill}" stroke="{stroke}"/>')
        if level < SKULL:
            parts.append(_text(x + 14, 33, str(level), 14, _BONE if reached else _SOFT, 700, "middle"))
        else:
            parts.append(_use("skull", x + 14, 27.5, fill=_BONE if reached else "#FF8C86", title="here the game is lost"))
    parts.append(_text(WIDTH - 20, 24, f"{len(t.monster_deck)} Monster cards", 13, _BONE, 700, "end"))
    parts.append(_text(WIDTH - 20, 40, f"{len(t.bag)} Items in the bag", 12, _SOFT, 400, "end"))
    return "".join(parts)


# --- the village ------------------------------------------------------------------------------------------------------


class _Room:
    """Where there is room on the map: boxes are kept apart as far as possible."""

    def __init__(self) -> None:
        self.taken: list[tuple[float, float, float, float]] = []

    def take(self, x: float, y: float, width: float, height: float) -> None:
        self.taken.append((x, y, x + width, y + height))

    def place(self, width: float, height: float, wanted: list[tuple[float, float]]) -> tuple[float, float]:
        """The first of the wanted corners that overlaps the least with what is there; it is taken then."""
        corners = [self._inside(x, y, width, height) for x, y in wanted]
        x, y = min(corners, key=lambda corner: self._overlap(corner[0], corner[1], width, height))
        self.take(x, y, width, height)
        return x, y

    def _inside(self, x: float, y: float, width: float, height: float) -> tuple[float, float]:
        return max(4, min(x, MAP_WIDTH - width - 4)), max(4, min(y, MAP_HEIGHT - height - 4))

    def _overlap(self, x: float, y: float, width: float, height: float) -> float:
        total = 0.0
        for x1, y1, x2, y2 in self.taken:
            total += max(0.0, min(x + width, x2) - max(x, x1)) * max(0.0, min(y + height, y2) - max(y, y1))
        return round(total)


def _village(t: Village) -> str:
    room = _Room()
    layers: list[list[str]] = [[], [], []]  # names; tokens; Items and tags on top
    if t.card != NOTHING:
        room.take(6, MAP_HEIGHT - 4 - _card_height(t), _CARD_WIDTH, _card_height(t))
    for space, name in enumerate(SPACE_NAMES):
        x, y = PLACES[SPACES[space]]
        drop = _LABEL_DROP.get(SPACES[space], 26)
        width = _length(name, 13)
        room.take(x - width / 2, y + drop - 11, width, 14)
        layers[0].append(_label(x, y + drop, name, IS_WATER[space], bool(t.heroes) and t.at[t.hero()] == space))
    for space in range(len(SPACES)):
        layers[1].append(_figures(t, space, room))
    for space in range(len(SPACES)):
        layers[2].append(_items(t, space, room))
    for space in range(len(SPACES)):
        layers[2].append(_tags(t, space, room))
    if t.card != NOTHING:
        layers[2].append(_card(t, 6, MAP_HEIGHT - 4 - _card_height(t)))
    inside = "".join(part for layer in layers for part in layer)
    art = _art("village.svg").replace("<svg ", f'<svg width="{MAP_WIDTH}" height="{MAP_HEIGHT}" ', 1)
    frame = f'<rect width="{MAP_WIDTH}" height="{MAP_HEIGHT}" rx="8" fill="none" stroke="{_LINE}" stroke-width="1.5"/>'
    return f'<g transform="translate({_EDGE} {_MAP_TOP})">{art}{inside}{frame}</g>'


def _label(x: float, y: float, name: str, water: bool, here: bool) -> str:
    style = f'font-weight="600" font-size="13" fill="{"#FFD78F" if here else _BONE}"'
    if water:
        style = 'font-style="italic" font-size="14" fill="#A9D6E2"'
    return (
        f'<text x="{x}" y="{y}" text-anchor="middle" font-family="{_SERIF}" {style} stroke="#0B0F22" stroke-width="3.5" '
        f'paint-order="stroke" stroke-linejoin="round">{escape(name)}</text>'
    )


_Token = tuple[float, Callable[[float, float], str]]
"""How wide a token is, and how it is drawn at a place."""


def _tokens(t: Village, space: int) -> Iterator[_Token]:
    """Monsters, Heroes, Villagers and the Coffin of a space."""
    for monster in t.monsters_in_play():
        if t.monster_at(monster) == space:
            yield 40, partial(_standing, _monster_token, monster, 9, frenzied=t.frenzied() == monster, scale=0.88)
    for seat, hero in enumerate(t.heroes):
        if t.at[hero] == space:
            yield 32, partial(_standing, partial(_hero_token, hero), seat, 6, turn=seat == t.turn)
    for villager in t.villagers_at(space):
        yield 19, partial(_standing, _use, "villager", 5, title=VILLAGER_NAMES[villager])
    if space in t.coffins:
        yield 22, partial(_standing, _use, "coffin", 8, title="Coffin")


def _standing(draw: Callable[..., str], what: int | str, lift: float, x: float, y: float, **how: Any) -> str:
    return draw(what, x=x, y=y - lift, **how)


def _figures(t: Village, space: int, room: _Room) -> str:
    """The tokens of a space, in as many rows as they need."""
    x, y = PLACES[SPACES[space]]
    rows: list[list[_Token]] = [[]]
    for token in _tokens(t, space):
        if rows[-1] and sum(width for width, _ in rows[-1]) + token[0] > 112:
            rows.append([])
        rows[-1].append(token)
    drawn: list[str] = []
    for i, row in reversed(list(enumerate(rows))):
        total = sum(width for width, _ in row)
        at, level = x - total / 2, y - 34 * i
        if row:
            room.take(at, level - 28, total, 40)
        for width, draw in row:
            drawn.append(draw(at + width / 2, level))
            at += width
    return "".join(drawn)


def _items(t: Village, space: int, room: _Room) -> str:
    items = _by_colour(t.items[space])
    if not items:
        return ""
    x, y = PLACES[SPACES[space]]
    columns = min(len(items), 4 if len(items) > 6 else 3)
    width, height = columns * 19, -(-len(items) // columns) * 19
    name = _length(SPACE_NAMES[space], 13) / 2 + 4
    corners = [(x + name, y + 12), (x - name - width, y + 12), (x - width / 2, y + 31), (x + 30, y - 12), (x - 30 - width, y - 12)]
    left, top = room.place(width, height, [*corners, (x + 60, y - 30), (x - 60 - width, y - 30)])
    return "".join(
        _held_item(item, left + 9.5 + 19 * (i % columns), top + 9.5 + 19 * (i // columns), 16) for i, item in enumerate(items)
    )


def _tags(t: Village, space: int, room: _Room) -> str:
    """Who the Villagers on a place are, and where they want to go."""
    villagers = t.villagers_at(space)
    if not villagers:
        return ""
    x, y = PLACES[SPACES[space]]
    lines = [f"{VILLAGER_NAMES[v]} to {SPACE_NAMES[VILLAGER_SAFE[v]]}" for v in villagers]
    width, height = max(_length(line, 10.5) for line in lines) + 8, 13 * len(lines) + 5
    corners = [(x + 30, y - 30), (x - 30 - width, y - 30), (x - width / 2, y - 48 - height), (x - width / 2, y + 31)]
    further = [(x + dx, y + dy) for dy in (-60, 0, 30, -90, 60) for dx in (34, -34 - width, 60, -60 - width)]
    left, top = room.place(width, height, [*corners, *further])
    box = f'<rect width="{width:g}" height="{height}" rx="4" fill="#0B0E20" fill-opacity=".92" stroke="#7C7796"/>'
    text = "".join(_text(width / 2, 12.5 + 13 * i, line, 10.5, _BONE, 600, "middle") for i, line in enumerate(lines))
    return f'<g transform="translate({left:g} {top:g})">{box}{text}</g>'


def _card_lines(t: Village) -> list[str]:
    return wrap(CARD_TEXT[t.card], 42)


def _card_height(t: Village) -> float:
    return 44 + 12.5 * len(_card_lines(t))


def _card(t: Village, x: float, y: float) -> str:
    """The Monster card that is being resolved, and the dice."""
    strike = f"{CARD_ITEMS[t.card]} Items; strikes move {CARD_MOVE[t.card]}, roll {CARD_DICE[t.card]}"
    if t.dice:
        strike = "rolled: " + ", ".join(FACES[face] for face in t.dice)
    height = _card_height(t)
    parts = [
        f'<rect width="{_CARD_WIDTH}" height="{height:g}" rx="6" fill="{_PAPER}" stroke="{_DARK}"/>',
        f'<text x="10" y="19" font-family="{_SERIF}" font-size="15" font-weight="700" fill="{_INK}">',
        f"{escape(CARD_NAMES[t.card])}</text>",
        *[_text(10, 34 + 12.5 * i, line, 10, _INK) for i, line in enumerate(_card_lines(t))],
        _text(10, height - 8, strike, 10.5, "#8E1A2C", 700),
    ]
    return f'<g transform="translate({x:g} {y:g})">{"".join(parts)}</g>'


# --- the mats ---------------------------------------------------------------------------------------------------------


def _mats(t: Village, top: float) -> str:
    if not t.mats:
        return ""
    width = (MAP_WIDTH - _GAP * (len(t.mats) - 1)) / len(t.mats)
    return "".join(
        f'<g transform="translate({_EDGE + i * (width + _GAP):g} {top})">{_mat(t, mat, width)}</g>' for i, mat in enumerate(t.mats)
    )


def _mat(t: Village, mat: int, width: float) -> str:
    figures = MAT_FIGURES[mat]
    frenzied = t.frenzy == mat
    parts = [_panel(0, 0, width, _MAT_HEIGHT, _BLOOD if frenzied else _LINE)]
    for i, figure in enumerate(figures):
        parts.append(_monster_token(figure, 24 + 34 * i, 27, frenzied and not i, 0.72))
    x = 48 + 34 * (len(figures) - 1)
    name = " and ".join(MONSTER_NAMES[figure] for figure in figures) if width > 270 else MONSTER_NAMES[figures[0]]
    if width <= 270 and len(figures) > 1:
        name += " +"
    size = _fitting(name, 17, width - x)
    parts.append(f'<text x="{x}" y="24" font-family="{_SERIF}" font-size="{size:.3g}" fill="{_BONE}">{escape(name)}</text>')
    if complete(t, mat):
        parts.append(_text(x, 41, "can be defeated", 12, _SAFE, 700))
    else:
        place = SPACE_NAMES[t.monster_at(figures[0])]
        parts.append(_text(x, 41, f"frenzied, {place}" if frenzied else place, 12, "#FF8C86" if frenzied else _SOFT))
    task, then = _TASKS[figures[0]](t, parts, width)
    for i, line in enumerate((f"Task: {task}", f"Defeat: {then}")):
        size = _fitting(line, 11.5, width - 20)
        parts.append(_text(12, _MAT_HEIGHT - 26 + 16 * i, line, size, _BONE if i == complete(t, mat) else _SOFT))
    return "".join(parts)


def _creature_mat(t: Village, parts: list[str], width: float) -> tuple[str, str]:
    per_row = 10
    step = (width - 40) / (per_row - 1)
    spots = [(20 + step * (i if row == 0 else per_row - 1 - i), 72 + 38 * row) for row in (0, 1) for i in range(per_row)]
    way = "M" + "L".join(f"{x:.1f} {y}" for x, y in spots)
    parts.append(f'<path d="{way}" fill="none" stroke="#2A6F80" stroke-width="3" stroke-dasharray="1 6" stroke-linecap="round"/>')
    size = min(18, step * 0.8)
    for x_mark, (x, y) in enumerate(spots):
        if x_mark == 0:
            parts.append(f'<circle cx="{x:.1f}" cy="{y}" r="5" fill="#BFEAE4"><title>Start</title></circle>')
            continue
        colour = LAIR_PATH[x_mark - 1]
        title = f"X {x_mark}, {COLOURS[colour]}" if x_mark < LAIR else "the Lair, blue"
        if x_mark == LAIR:
            parts.append(f'<circle cx="{x:.1f}" cy="{y}" r="{size * 0.75:.1f}" fill="none" stroke="{_BONE}" stroke-width="1.5"/>')
        parts.append(_item(colour, x, y, size, "×", title, 0.35 if x_mark < t.boat else 1))
    x, y = spots[t.boat]
    parts.append(_use("boat", x, y, 0.8 if width > 250 else 0.6, title="the Boat"))
    if width > 270:
        return "Items at the Camp move the Boat", "one Item of each colour"
    return "an Item at the Camp", "1 red, 1 blue, 1 yellow"


def _dracula_mat(t: Village, parts: list[str], width: float) -> tuple[str, str]:
    step = (width - 16) / len(COFFINS)
    for i, space in enumerate(COFFINS):
        x = 8 + step * (i + 0.5)
        smashed = space not in t.coffins
        cell = f'x="{x - step / 2 + 2:.1f}" y="56" width="{step - 4:.1f}" height="78" rx="5"'
        parts.append(f'<rect {cell} fill="#10142A" stroke="{_LINE}"/>')
        parts.append(_use("smashed" if smashed else "coffin", x, 84, 1.3))
        parts.append(_text(x, 117, SPACE_NAMES[space], _fitting(SPACE_NAMES[space], 11, step - 6), _BONE, 600, "middle"))
        parts.append(_text(x, 129, "smashed" if smashed else "stands", 10, _SAFE if smashed else _SOFT, 400, "middle"))
    return f"red {COFFIN_RED} or more at a Coffin", _pay(t, DRACULA)


def _frankenstein_mat(t: Village, parts: list[str], width: float) -> tuple[str, str]:
    for i, colour in enumerate((YELLOW, BLUE)):
        figure, score, most = FRANKENSTEIN + i, t.humanity[i], HUMANITY_MAX[i]
        x, y, radius = width * (0.27 + 0.46 * i), 104, 34

        def point(value: float, r: float, cx: float = x, cy: float = y, of: int = most) -> str:
            angle = pi + pi * value / of
            return f"{cx + r * cos(angle):.1f} {cy + r * sin(angle):.1f}"

        arc = f'fill="none" stroke-width="8" stroke-linecap="round" d="M{point(0, radius)}A{radius} {radius} 0 0 1'
        parts.append(f'<path stroke="{_LINE}" {arc} {point(most, radius)}"/>')
        if score:
            parts.append(f'<path stroke="{_MONSTER_FILL[figure]}" {arc} {point(score, radius)}"/>')
        parts.append(_text(x, y, str(score), 22, _BONE, 700, "middle"))
        parts.append(_text(x, y + 15, f"of {most}, {COLOURS[colour]}", 11, _SOFT, 400, "middle"))
        parts.append(_text(x, y + 29, SPACE_NAMES[t.monster_at(figure)], 11, _MONSTER_FILL[figure], 600, "middle"))
    apart = DISTANCE[t.monster_at(FRANKENSTEIN)][t.monster_at(FRANKENSTEIN + 1)]
    parts.append(_text(width - 10, 60, f"{apart} apart", 11, _SOFT, 400, "end"))
    return "teach him yellow, her blue", "bring the two together"


def _invisible_man_mat(t: Village, parts: list[str], width: float) -> tuple[str, str]:
    columns = 2 if width <= 270 else 3
    for spot, space in enumerate(EVIDENCE):
        x = 22 + (width - 24) / columns * (spot % columns)
        y = 70 + 25 * (spot // columns)
        item = t.evidence[spot]
        if item != NOTHING:
            parts.append(_held_item(item, x, y, 17))
        else:
            parts.append(f'<circle cx="{x:.1f}" cy="{y}" r="8.5" fill="none" stroke="{_SOFT}" stroke-dasharray="3 2.5"/>')
        parts.append(_text(x + 14, y + 4, SPACE_NAMES[space], 11, _BONE if item != NOTHING else _SOFT, 600))
    return "evidence to the Precinct", _pay(t, INVISIBLE_MAN)


def _mummy_mat(t: Village, parts: list[str], width: float) -> tuple[str, str]:
    centre_x, centre_y = (width / 2, 98) if width <= 270 else (90, 98)
    spots = [(centre_x + 46 * sin(pi * i / 3), centre_y - 31 * cos(pi * i / 3)) for i in range(6)] + [(centre_x, centre_y)]
    for spot, ends in enumerate(GROOVES):
        for end in ends:
            if end > spot:
                (x1, y1), (x2, y2) = spots[spot], spots[end]
                parts.append(f'<path d="M{x1:.1f} {y1:.1f}L{x2:.1f} {y2:.1f}" stroke="#4D4A52" stroke-width="4"/>')
    for spot, (x, y) in enumerate(spots):
        parts.append(_scarab(t, spot, x, y))
        if spot < 6:
            away_x, away_y = x + 21 * sin(pi * spot / 3), y - 15 * cos(pi * spot / 3) + 3.5
            parts.append(_text(away_x, away_y, str(spot + 1), 9.5, _SOFT, 400, "middle"))
    if width > 270:
        home_count = sum(t.scarabs[spot] == spot + 1 and spot + 1 not in t.face_down for spot in range(6))
        parts.append(_text(170, 84, f"{home_count} of 6 home", 12, _BONE, 600))
        parts.append(_text(170, 102, "dark: face down", 11, _SOFT))
    return "yellow at the Museum", _pay(t, MUMMY)


def _scarab(t: Village, spot: int, x: float, y: float) -> str:
    scarab = t.scarabs[spot]
    where = f"spot {spot + 1}" if spot < 6 else "centre"
    if not scarab:
        empty = f'fill="#1A1926" stroke="#8A8578" stroke-dasharray="3 2.5"><title>{where}: empty</title></circle>'
        return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="11" {empty}'
    down = scarab in t.face_down
    home = scarab == spot + 1 and not down
    rim = f'stroke="{_SAFE}" stroke-width="3"' if home else 'stroke="#8A8578" stroke-width="1.3"'
    title = f"<title>{where}: Scarab {scarab}, face {'down' if down else 'up'}</title>"
    stone = f'<circle cx="{x:.1f}" cy="{y:.1f}" r="11" fill="{"#35323F" if down else "#E4DDC6"}" {rim}>{title}</circle>'
    return stone + _text(x, y + 4.5, str(scarab), 13, _SOFT if down else "#1A1926", 700, "middle")


def _wolf_man_mat(t: Village, parts: list[str], width: float) -> tuple[str, str]:
    step = min(34, (width - 20) / len(CURE_STRENGTHS))
    for spot, strength in enumerate(CURE_STRENGTHS):
        x = 10 + step * (spot + 0.5)
        if t.cure[spot] != NOTHING:
            parts.append(_item(BLUE, x, 80, 24, str(strength), ITEM_NAMES[t.cure[spot]]))
        else:
            ring = f'fill="none" stroke="{_ITEM_FILL[BLUE]}" stroke-dasharray="3 2.5"'
            parts.append(f'<circle cx="{x:.1f}" cy="80" r="12" {ring}/>')
            parts.append(_text(x, 84.5, str(strength), 12, _ITEM_FILL[BLUE], 600, "middle"))
    found = t.cure_holder >= 0
    holder = f"{HERO_NAMES[t.heroes[t.cure_holder]]} has the Cure" if found else "the Cure is not found yet"
    parts.append(_text(12, 116, holder, 12, _SAFE if found else _SOFT, 600))
    return "blue at the Laboratory", f"Cure, {_pay(t, WOLF_MAN)}"


def _pay(t: Village, monster: int) -> str:
    colour, total = price(t, MAT_OF[monster])
    return f"{COLOURS[colour]} {total} or more"


_TASKS: Final[dict[int, Callable[[Village, list[str], float], tuple[str, str]]]] = {
    CREATURE: _creature_mat,
    DRACULA: _dracula_mat,
    FRANKENSTEIN: _frankenstein_mat,
    INVISIBLE_MAN: _invisible_man_mat,
    MUMMY: _mummy_mat,
    WOLF_MAN: _wolf_man_mat,
}
"""Each draws how far the task has come, and says how it goes on and what comes after it."""


# --- the Heroes -------------------------------------------------------------------------------------------------------


def _heroes(t: Village) -> tuple[str, float]:
    """A card for each Hero, and how high the row of them is."""
    if not t.heroes:
        return "", 0
    width = (MAP_WIDTH - _GAP * (len(t.heroes) - 1)) / len(t.heroes)
    columns = int((width - 20) // 22)
    cards = [list(_hero(t, seat, columns)) for seat in range(len(t.heroes))]
    height = max(bottom for card in cards for _, bottom in card) + 10
    drawn = []
    for seat, card in enumerate(cards):
        turn = seat == t.turn
        parts = _panel(0, 0, width, height, _AMBER if turn else _LINE) + "".join(part for part, _ in card)
        drawn.append(f'<g transform="translate({seat * (width + _GAP):g} 0)">{parts}</g>')
    return "".join(drawn), height


def _hero(t: Village, seat: int, columns: int) -> Iterator[tuple[str, float]]:
    """The parts of a Hero's card, each with how far down it reaches."""
    hero, place = t.heroes[seat], t.at[t.heroes[seat]]
    yield _hero_token(hero, seat, 26, 27, seat == t.turn), 46
    yield _text(50, 24, HERO_NAMES[hero], _fitting(HERO_NAMES[hero], 14, 22 * columns - 36), _BONE, 700), 30
    where, fill = ("defeated", "#FF8C86") if place == OFF_BOARD else (SPACE_NAMES[place], _SOFT)
    yield _text(50, 39, where, 12, fill), 46
    y = 66.0
    held = _by_colour(t.held[seat])
    for i, item in enumerate(held):
        yield _held_item(item, 21 + 22 * (i % columns), y + 22 * (i // columns), 18), y + 22 * (i // columns) + 10
    y += 22 * -(-len(held) // columns) + 5 * bool(held)
    signs = [name for name, holder in (("Cure", t.cure_holder), ("Soul sign", t.soul), ("Hunted", t.hunted)) if holder == seat]
    for line, fill in [*[(name, _AMBER) for name in signs], *[(PERK_NAMES[perk], _PAPER) for perk in t.perks[seat]]]:
        yield _text(12, y, line, 11.5, fill, 600 if fill == _AMBER else 400), y + 4
        y += 15
