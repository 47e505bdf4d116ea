"""Cards drawn: face up with their floors, symbols and values."""

from __future__ import annotations

from typing import Final

from gloam.games.house_of_horrors import components as c
from gloam.games.house_of_horrors.show.texts import symbols_text
from gloam.games.house_of_horrors.table import NOTHING
from gloam.show.svg import BONE, NONE, PAPER, box, element, text

CARD_WIDTH: Final = 104
CARD_HEIGHT: Final = 132
LINE: Final = "#4A4470"
_INK: Final = "#1C1830"
_SHORT: Final = ("S", "T", "P")
FACE: Final = {
    "explorer": (PAPER, _INK),
    "monster": ("#3B2A70", BONE),
    "item": ("#C9D2DF", _INK),
    "room_item": ("#C9D2DF", _INK),
    "room": ("#4B3A86", BONE),
}
"""By kind: a card's ground and its ink."""


def card_face(card: int, battle: int, note: str = "", faded: bool = False) -> str:
    """A card face up: name, floors, symbols, values with the one that is fought over marked."""
    face, ink = FACE[c.KINDS[card]]
    middle = CARD_WIDTH / 2
    is_room = card >= c.FIRST_ROOM
    traits = c.FLOOR_NAMES[c.ROOM_FLOOR[card]] if is_room else ", ".join([trait.replace("_", " ") for trait in c.TRAITS[card]])
    parts = [
        element("rect", width=CARD_WIDTH, height=CARD_HEIGHT, rx=6, fill=face, stroke=LINE),
        text(middle, 19, c.NAMES[card], 14, ink, anchor="middle", serif=True, within=CARD_WIDTH - 10),
        symbols(CARD_WIDTH - 6, 28, card, ink),
        text(middle, 76, traits, 10, ink, anchor="middle", within=CARD_WIDTH - 8),
    ]
    on_floors = (c.ROOM_FLOOR[card],) if is_room else c.CARD_FLOORS[card] if card < c.FIRST_ITEM else ()
    if on_floors:
        parts.append(floors(8, 38, on_floors, ink))
    for n in range(0 if is_room else len(c.CATEGORIES)):
        x = 6 + n * 31
        fought = battle != NOTHING and n in c.FOUGHT[battle]
        shown = f"{_SHORT[n]} {'+' if card >= c.FIRST_ITEM else ''}{c.SHOWN[card][n]}"
        parts.append(box(x, 84, 30, 20, ink if fought else NONE, ink, rx=4))
        parts.append(text(x + 15, 98, shown, 11, face if fought else ink, 700, "middle", within=26))
    if note:
        parts.append(text(middle, 122, note, 11, ink, 600, "middle", within=CARD_WIDTH - 8))
    return element("g", *parts, title=c.NAMES[card], opacity=0.5 if faded else "")


def floors(x: float, y: float, on: tuple[int, ...], ink: str) -> str:
    """A small house of four storeys; those in question are filled."""
    style = {"stroke": ink, "stroke_width": "0.8"}
    parts = [element("path", d=f"M{x - 2:g} {y:g} l10 -6 l10 6 z", fill=ink if 3 in on else NONE, **style)]
    for floor in range(3):
        fill = ink if floor in on else NONE
        parts.append(element("rect", x=x, y=y + 1 + (2 - floor) * 5, width=16, height=4.2, fill=fill, **style))
    return element("g", *parts, title=", ".join([c.FLOOR_NAMES[floor] for floor in on]))


def symbols(x: float, y: float, card: int, ink: str) -> str:
    """Hourglasses and light bulbs from right to left."""
    parts = []
    for i in range(c.HOURGLASSES[card]):
        way = f"M{x - 9 * (i + 1):g} {y:g} h6 l-6 9 h6 z"
        parts.append(element("path", d=way, fill=ink, stroke=ink, stroke_width=0.6, stroke_linejoin="round"))
    for i in range(c.BULBS[card]):
        left = x - 9 * (c.HOURGLASSES[card] + i + 1) + 3
        parts.append(element("circle", cx=left, cy=y + 3.5, r=3.2, fill=NONE, stroke=ink))
        parts.append(element("rect", x=left - 1.5, y=y + 6.8, width=3, height=2.4, fill=ink))
    return element("g", *parts, title=symbols_text(card))


def chip(x: float, y: float, width: float, height: float, shown: str, size: float, middle: bool) -> str:
    """An Item as a strip: what it is and what it adds."""
    face, ink = FACE["item"]
    strip = element("rect", x=x, y=y, width=width, height=height, rx=3 if middle else 4, fill=face)
    at, anchor, within = (x + width / 2, "middle", width - 6) if middle else (x + 8, "start", width - 16)
    return strip + text(at, y + height - (4 if middle else 6), shown, size, ink, 600, anchor, within=within)
