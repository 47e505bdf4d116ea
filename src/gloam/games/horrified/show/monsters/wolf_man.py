"""The Wolf Man's mat: the cure for him."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Annotated, Any

from msgspec import Struct
from rich.text import Text

from gloam.games.horrified import components as c
from gloam.games.horrified.rules.monsters.wolf_man import CURE_STRENGTHS, RULES, WOLF_MAN
from gloam.games.horrified.rules.tasks import complete
from gloam.games.horrified.show.mat import Mat, Sign, register
from gloam.games.horrified.show.styles import DONE, ITEM_STYLES
from gloam.games.horrified.show.tokens import ITEM_FILL, SAFE, shape
from gloam.games.horrified.table import NOTHING, ON_MAT, Village
from gloam.kernel import observation as o
from gloam.kernel.caching import cached
from gloam.kernel.position import PositionError
from gloam.show.dealing import Dealt
from gloam.show.naming import name_or_none
from gloam.show.positions import Field, Fields, Spots
from gloam.show.svg import SOFT, ring, text
from gloam.show.terminal import BRIGHT, line, ticks


class WolfManView(Struct, gc=False):
    """What lies on each spot of the cure ("" if nothing does), and whether the cure is made and still there."""

    complete: bool
    cure: Annotated[list[str], o.Row(o.OneOf(("", *c.ITEMS)), len(CURE_STRENGTHS))]
    cure_on_mat: bool


@cached
def _view(complete: bool, cure: tuple[int, ...], on_mat: bool) -> WolfManView:
    return WolfManView(complete, [name_or_none(c.ITEMS, item) or "" for item in cure], on_mat)


class WolfManMat(Mat):
    monster = WOLF_MAN
    view_type = WolfManView
    glossary = {"cure": CURE_STRENGTHS}
    signs = (Sign("cure", "Cure", "cure_holder"), Sign("hunted", "Hunted", "hunted"))
    fields = Fields(Field("cure", Dealt(Spots(c.ITEMS)), lambda t: t.cure))
    holds = "cure"

    def view(self, t: Village) -> Any:
        return _view(complete(t, self.mat), t.cure, t.cure_holder == ON_MAT)

    def lay(self, t: Village, told: list[str], items: Iterable[int]) -> None:
        """Six names stand for the six spots in order, "" for an empty one; fewer Items go to the first spots of their strength."""
        spots = told if len(told) == len(CURE_STRENGTHS) else []
        cure = [NOTHING] * len(CURE_STRENGTHS)
        for item in items:
            fitting = [
                spot
                for more in range(1 + t.scientist_cures)
                for spot, strength in enumerate(CURE_STRENGTHS)
                if cure[spot] == NOTHING
                and strength == c.ITEM_STRENGTH[item] + more
                and (not spots or spots[spot] == c.ITEMS[item])
            ]
            if c.ITEM_COLOUR[item] != c.BLUE or not fitting:
                raise PositionError(f"{self.place}: there is no empty spot for {c.ITEMS[item]}")
            cure[fitting[0]] = item
        t.cure = tuple(cure)

    def check(self, t: Village) -> None:
        if t.cure_holder >= 0 and NOTHING in t.cure:
            raise PositionError(f"{self.place}: a Hero has the Cure, so all six spots must be filled")
        if t.cure_holder < 0 and NOTHING not in t.cure:
            raise PositionError(f"{self.place}: all six spots are filled, so a Hero must have the Cure")

    def drawn(self, t: Village, width: float, wide: bool) -> list[str]:
        step = min(34, (width - 20) / len(CURE_STRENGTHS))
        parts = []
        for spot, strength in enumerate(CURE_STRENGTHS):
            x, item = 10 + step * (spot + 0.5), t.cure[spot]
            if item != NOTHING:
                parts.append(shape(c.BLUE, x, 80, 24, str(strength), c.ITEM_NAMES[item]))
            else:
                parts.append(ring(x, 80, 12, ITEM_FILL[c.BLUE]))
                parts.append(text(x, 84.5, str(strength), 12, ITEM_FILL[c.BLUE], 600, "middle"))
        found = t.cure_holder >= 0
        holder = f"{c.HERO_NAMES[t.heroes[t.cure_holder]]} has the Cure" if found else "the Cure is not found yet"
        parts.append(text(12, 116, holder, 12, SAFE if found else SOFT, 600))
        return parts

    def printed(self, t: Village) -> Text:
        boxes = [(t.cure[spot] != NOTHING, f"b{strength}") for spot, strength in enumerate(CURE_STRENGTHS)]
        filled = f"Cure {len(CURE_STRENGTHS) - t.cure.count(NOTHING)}/{len(CURE_STRENGTHS)} "
        body = line((filled, BRIGHT), ticks(boxes, DONE, ITEM_STYLES[c.BLUE]))
        if t.cure_holder >= 0:
            body.append(f"\nThe {c.HERO_NAMES[t.heroes[t.cure_holder]]} has the Cure", DONE)
        return body

    def lacks(self, t: Village) -> list[str]:
        return ["to hold the Cure"] * (t.cure_holder != t.turn) + super().lacks(t)

    def advanced(self, t: Village, monster: int, item: int) -> str:
        return f"Fills a spot for {' or '.join([str(value) for value in RULES.strengths(t, item)])}."

    def uses(self, t: Village, item: int, worth: int) -> Iterator[tuple[int, str]]:
        empty = [CURE_STRENGTHS[spot] for spot, filled in enumerate(t.cure) if filled == NOTHING]
        wanted = empty.count(c.ITEM_STRENGTH[item]) if c.ITEM_COLOUR[item] == c.BLUE else 0
        if wanted:
            yield 2, f"The cure wants {'a' if wanted == 1 else 'two'} {c.ITEM_STRENGTH[item]}{'' if wanted == 1 else 's'}."


register(WolfManMat())
