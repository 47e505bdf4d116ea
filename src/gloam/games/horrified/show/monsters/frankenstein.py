"""The mat of Frankenstein and the Bride: how human they have become."""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, pi, sin
from typing import Annotated, Any

from msgspec import Struct
from rich.text import Text

from gloam.games.horrified import components as c
from gloam.games.horrified.rules.items import strength
from gloam.games.horrified.rules.monsters.frankenstein import BRIDE, FRANKENSTEIN, HUMANITY_MAX
from gloam.games.horrified.rules.tasks import complete
from gloam.games.horrified.show.mat import Mat, register
from gloam.games.horrified.show.names import the_monster
from gloam.games.horrified.show.styles import ITEM_STYLES
from gloam.games.horrified.show.tokens import LINE
from gloam.games.horrified.table import Village
from gloam.kernel import observation as o
from gloam.kernel.caching import cached
from gloam.kernel.position import PositionError
from gloam.show.glossaries import record
from gloam.show.positions import Field, Fields, Number
from gloam.show.svg import NONE, SOFT, element, text
from gloam.show.terminal import BRIGHT, bar
from gloam.show.words import counted

_TAUGHT_BY = (c.YELLOW, c.BLUE)


def _apart(t: Village) -> int:
    return c.DISTANCE[t.monster_at(FRANKENSTEIN)][t.monster_at(BRIDE)]


class FrankensteinView(Struct, gc=False):
    """The humanity each of the two has learnt."""

    complete: bool
    frankenstein: Annotated[int, o.Number(HUMANITY_MAX[0])]
    bride: Annotated[int, o.Number(HUMANITY_MAX[1])]
    apart: Annotated[int, o.LeftOut("follows from where they stand")]
    """How many spaces lie between them."""


@cached
def _view(complete: bool, humanity: tuple[int, int], apart: int) -> FrankensteinView:
    return FrankensteinView(complete, humanity[0], humanity[1], apart)


class FrankensteinMat(Mat):
    monster = FRANKENSTEIN
    view_type = FrankensteinView
    glossary = {
        "humanity": record("Humanity", "How much humanity the two can learn.", frankenstein=HUMANITY_MAX[0], bride=HUMANITY_MAX[1])
    }
    priced = False
    by_hero = False
    fields = Fields(
        Field("frankenstein", Number(HUMANITY_MAX[0]), "humanity", 0),
        Field("bride", Number(HUMANITY_MAX[1]), "humanity", 1),
    )

    def view(self, t: Village) -> Any:
        return _view(complete(t, self.mat), t.humanity, _apart(t))

    def check(self, t: Village) -> None:
        if t.monster_at(BRIDE) == t.monster_at(FRANKENSTEIN):
            raise PositionError("monsters: Frankenstein and the Bride cannot be found together; a meeting is settled at once")

    def walks_exactly(self, t: Village) -> bool:
        return bool(t.exact_teaching)

    def settled_on_the_way(self, t: Village, monster: int, path: tuple[int, ...]) -> bool:
        return t.monster_at(FRANKENSTEIN + BRIDE - monster) in path

    def drawn(self, t: Village, width: float, wide: bool) -> list[str]:
        parts = [text(width - 10, 60, f"{_apart(t)} apart", 11, SOFT, anchor="end")]
        for i, colour in enumerate(_TAUGHT_BY):
            figure, score, most = FRANKENSTEIN + i, t.humanity[i], HUMANITY_MAX[i]
            x, y = width * (0.27 + 0.46 * i), 104
            parts += [
                _arc(x, y, 1, LINE),
                _arc(x, y, score / most, c.MONSTER_COLOURS[figure]) if score else "",
                text(x, y, str(score), 22, weight=700, anchor="middle"),
                text(x, y + 15, f"of {most}, {c.COLOURS[colour]}", 11, SOFT, anchor="middle"),
                text(x, y + 29, c.SPACE_NAMES[t.monster_at(figure)], 11, c.MONSTER_COLOURS[figure], 600, "middle"),
            ]
        return parts

    def printed(self, t: Village) -> Text:
        body = Text()
        for i, colour in enumerate(_TAUGHT_BY):
            body.append(f"{c.MONSTER_NAMES[FRANKENSTEIN + i]} at the {c.SPACE_NAMES[t.monster_at(FRANKENSTEIN + i)]}\n", BRIGHT)
            body.append(f"  humanity {bar(t.humanity[i], HUMANITY_MAX[i])}\n", ITEM_STYLES[colour])
        return body.append(f"{counted(_apart(t), 'space')} apart; too soon together: Terror +1")

    def brief(self, t: Village) -> Text:
        text = Text("human", style=BRIGHT)
        for i, colour in enumerate(_TAUGHT_BY):
            text.append(f" {t.humanity[i]}/{HUMANITY_MAX[i]}", ITEM_STYLES[colour])
        return text.append(f", {_apart(t)} apart")

    def advanced(self, t: Village, monster: int, item: int) -> str:
        worth, now, most = strength(t.hero(), item), t.humanity[monster - FRANKENSTEIN], HUMANITY_MAX[monster - FRANKENSTEIN]
        becomes = "becomes up to" if worth > c.ITEM_STRENGTH[item] else "becomes"
        return f"Humanity {now} {becomes} {min(now + worth, most)}."

    def uses(self, t: Village, item: int, worth: int) -> Iterator[tuple[int, str]]:
        for i, colour in enumerate(_TAUGHT_BY):
            if c.ITEM_COLOUR[item] == colour and t.humanity[i] < HUMANITY_MAX[i]:
                yield 5, f"Teaches {the_monster(FRANKENSTEIN + i)} {worth}."


def _arc(x: float, y: float, part: float, stroke: str) -> str:
    """A part of a half circle."""
    radius, angle = 34, pi + pi * part
    to = f"{x + radius * cos(angle):.1f} {y + radius * sin(angle):.1f}"
    way = f"M{x - radius:.1f} {y:.1f}A{radius} {radius} 0 0 1 {to}"
    return element("path", stroke=stroke, fill=NONE, stroke_width=8, stroke_linecap="round", d=way)


register(FrankensteinMat())
