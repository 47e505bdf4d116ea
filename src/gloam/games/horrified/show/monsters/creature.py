"""The Creature's mat: the Boat on its way to the Lair."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

from msgspec import Struct
from rich.text import Text

from gloam.games.horrified.components import BLUE, COLOURS, ITEM_COLOUR, RED, YELLOW
from gloam.games.horrified.rules.monsters.creature import CREATURE, LAIR, LAIR_PATH, next_x
from gloam.games.horrified.rules.tasks import complete
from gloam.games.horrified.show.domains import Colour
from gloam.games.horrified.show.mat import Mat, register
from gloam.games.horrified.show.styles import ITEM_STYLES
from gloam.games.horrified.show.tokens import shape
from gloam.games.horrified.table import Village
from gloam.kernel import observation as o
from gloam.kernel.caching import cached
from gloam.show.glossaries import Value
from gloam.show.naming import named
from gloam.show.positions import Field, Fields, Number
from gloam.show.svg import BONE, NONE, drawing, element
from gloam.show.terminal import BRIGHT, QUIET, line

_PER_ROW = 10


def _boat(at: int) -> str:
    return "the Boat has found the Lair." if at == LAIR else f"the Boat is on space {at}." if at else "the Boat is at the Start."


class CreatureView(Struct, gc=False):
    """The Boat on its way to the Lair."""

    complete: bool
    boat: Annotated[int, o.Number(LAIR)]
    ahead: Annotated[dict[str, int], o.LeftOut("follows from the boat")]
    """The next X of each colour that has one ahead of the Boat, counted from 1."""


@cached
def _view(complete: bool, boat: int) -> CreatureView:
    return CreatureView(complete, boat, {COLOURS[colour]: next_x(boat, colour) for colour in sorted(set(LAIR_PATH[boat:]))})


class CreatureMat(Mat):
    monster = CREATURE
    view_type = CreatureView
    glossary = {"lair_path": Value(list[Colour], named(COLOURS, LAIR_PATH))}
    still = True
    priced = False
    fields = Fields(Field("boat", Number(LAIR)))
    log = {"boat": _boat}

    def view(self, t: Village) -> Any:
        return _view(complete(t, self.mat), t.boat)

    def drawn(self, t: Village, width: float, wide: bool) -> list[str]:
        step = (width - 40) / (_PER_ROW - 1)
        spots = [(20 + step * (i if row == 0 else _PER_ROW - 1 - i), 72 + 38 * row) for row in (0, 1) for i in range(_PER_ROW)]
        way = "M" + "L".join([f"{x:.1f} {y}" for x, y in spots])
        dots = {"stroke_dasharray": "1 6", "stroke_linecap": "round"}
        size = min(18, step * 0.8)
        parts = [
            element("path", d=way, fill=NONE, stroke="#2A6F80", stroke_width=3, **dots),
            element("circle", cx=spots[0][0], cy=spots[0][1], r=5, fill="#BFEAE4", title="Start"),
            element("circle", cx=spots[LAIR][0], cy=spots[LAIR][1], r=size * 0.75, fill=NONE, stroke=BONE, stroke_width=1.5),
        ]
        for mark, (x, y) in list(enumerate(spots))[1:]:
            colour = LAIR_PATH[mark - 1]
            title = f"X {mark}, {COLOURS[colour]}" if mark < LAIR else "the Lair, blue"
            parts.append(shape(colour, x, y, size, "×", title, 0.35 if mark < t.boat else 1))
        parts.append(drawing("boat", *spots[t.boat], 0.8 if width > 250 else 0.6, title="the Boat"))
        return parts

    def printed(self, t: Village) -> Text:
        body = Text()
        body.append(f"Boat {t.boat}/{LAIR} ", BRIGHT)
        for x, colour in enumerate(LAIR_PATH, 1):
            letter = COLOURS[colour][0]
            if x == t.boat:
                body.append(f"[{letter}]", f"bold reverse {ITEM_STYLES[colour]}")
            elif x < t.boat:
                body.append("·", QUIET)
            else:
                body.append(letter.upper() if x == LAIR else letter, f"{'bold underline ' * (x == LAIR)}{ITEM_STYLES[colour]}")
        if t.boat < LAIR:
            body.append("\n").append_text(_next(t))
        return body

    def brief(self, t: Village) -> Text:
        return line((f"Boat {t.boat}/{LAIR} ", BRIGHT), _next(t))

    def lacks(self, t: Village) -> list[str]:
        held = {ITEM_COLOUR[item] for item in t.held[t.turn]}
        return [f"a {name} Item" for colour, name in enumerate(COLOURS) if colour not in held]

    def advanced(self, t: Village, monster: int, item: int) -> str:
        mark = t.boat + LAIR_PATH[t.boat :].index(ITEM_COLOUR[item]) + 1
        return "The Boat finds the Lair." if mark == LAIR else f"The Boat sails to mark {mark} of {LAIR}."

    def uses(self, t: Village, item: int, worth: int) -> Iterator[tuple[int, str]]:
        yield 6, "The Creature takes one of each colour." if complete(t, self.mat) else "Sails the Boat."


def _next(t: Village) -> Text:
    """Where an Item of each colour takes the Boat."""
    text = Text("next")
    for colour in (RED, BLUE, YELLOW):
        ahead = [x for x in range(t.boat + 1, LAIR + 1) if LAIR_PATH[x - 1] == colour]
        reach = "Lair" if ahead[:1] == [LAIR] else str(ahead[0]) if ahead else "none"
        text.append(f" {COLOURS[colour]} {reach}", ITEM_STYLES[colour])
    return text


register(CreatureMat())
