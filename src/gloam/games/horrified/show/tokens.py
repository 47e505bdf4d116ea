"""What lies and stands on the table, drawn: Items, Heroes, Monsters. The drawings are in art/tokens.svg."""

from __future__ import annotations

import re
from collections.abc import Iterable
from importlib.resources import files
from typing import Any, Final

from gloam.games.horrified import components as c
from gloam.games.horrified.show.styles import HERO_COLOURS
from gloam.show.svg import AMBER, BONE, drawing, element, moved, text, use

INK: Final = "#15101C"
DARK: Final = "#0A0D1C"
LINE: Final = "#3B4576"
BLOOD: Final = "#C5283D"
ALARM: Final = "#FF8C86"
SAFE: Final = "#8FD0A4"
ITEM_FILL: Final = ("#EE7E66", "#74B1F4", "#EFE27E")

_DRAWN: Final = re.findall(
    r'id="(?:gloam-)?(\w+)"', (files("gloam.games.horrified") / "art" / "tokens.svg").read_text(encoding="utf-8")
)


def by_colour(items: Iterable[int]) -> list[int]:
    """Items as they are laid out: by colour, the strongest first."""
    return sorted(items, key=lambda item: (c.ITEM_COLOUR[item], -c.ITEM_STRENGTH[item]))


def shape(colour: int, x: float, y: float, size: float, label: str = "", title: str = "", opacity: float = 1) -> str:
    """The token of a colour: red is a triangle, blue a circle, yellow a square."""
    half, side = size / 2, size * 0.9
    style: dict[str, Any] = {"fill": ITEM_FILL[colour], "stroke": DARK, "stroke_width": 1.5, "stroke_linejoin": "round"}
    if colour == c.RED:
        way = f"M{x:g} {y - half * 1.16:.1f}L{x + half * 1.2:.1f} {y + half * 0.94:.1f}H{x - half * 1.2:.1f}Z"
        body = element("path", d=way, **style)
    elif colour == c.BLUE:
        body = element("circle", cx=x, cy=y, r=half, **style)
    else:
        body = element("rect", x=x - side / 2, y=y - side / 2, width=side, height=side, rx=2, **style)
    drop = size * (0.3 if colour == c.RED else 0.22)
    named = text(x, y + drop, label, size * 0.64, INK, 700, "middle") if label else ""
    return element("g", body, named, title=title, opacity="" if opacity == 1 else opacity)


def item_token(item: int, x: float, y: float, size: float) -> str:
    """An Item with its strength."""
    colour, strength = c.ITEM_COLOUR[item], str(c.ITEM_STRENGTH[item])
    return shape(colour, x, y, size, strength, f"{c.ITEM_NAMES[item]}, {c.COLOURS[colour]} {strength}")


def likeness(figure: str, name: str, fill: str) -> str:
    """The drawing of a figure, or its first letter where there is none."""
    return use(figure, fill=fill) if figure in _DRAWN else text(0, 6, name[0], 16, fill, 700, "middle")


def hero_token(hero: int, seat: int, turn: bool, x: float, y: float) -> str:
    """A Hero's coin in its seat's colour, ringed in its turn."""
    stroke, width = (AMBER, 3.0) if turn else (BONE, 1.4)
    coin = element("circle", r=14, fill=HERO_COLOURS[seat], stroke=stroke, stroke_width=width)
    glyph = likeness(c.HEROES[hero], c.HERO_NAMES[hero], "#12152A")
    return moved(x, y, element("circle", r=16.5, fill=DARK), coin, glyph, title=c.HERO_NAMES[hero])


def monster_token(monster: int, frenzied: bool, scale: float, x: float, y: float) -> str:
    """A Monster's gravestone."""
    fill = c.MONSTER_COLOURS[monster]
    grave = use("grave", stroke="#05060F", stroke_width=5) + use("grave", stroke=fill, stroke_width=2.5)
    frenzy = drawing("frenzy", 17, -19, title="frenzied") if frenzied else ""
    return moved(
        x,
        y,
        grave,
        likeness(c.MONSTERS[monster], c.MONSTER_NAMES[monster], fill),
        frenzy,
        scale=scale,
        title=c.MONSTER_NAMES[monster],
    )
