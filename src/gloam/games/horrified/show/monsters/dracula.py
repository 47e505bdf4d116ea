"""Dracula's mat: the Coffins that still stand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, Final

from msgspec import Struct
from rich.text import Text

from gloam.games.horrified.components import RED, SPACE_NAMES, SPACES
from gloam.games.horrified.rules.monsters.dracula import COFFIN_RED, COFFINS, DRACULA
from gloam.games.horrified.rules.tasks import complete
from gloam.games.horrified.show.mat import Mat, register
from gloam.games.horrified.show.styles import COFFIN, DONE
from gloam.games.horrified.show.tokens import LINE, SAFE
from gloam.games.horrified.table import Village
from gloam.kernel import observation as o
from gloam.kernel.caching import cached
from gloam.kernel.position import PositionError
from gloam.show.naming import named
from gloam.show.positions import ALWAYS, Field, Fields, Several
from gloam.show.svg import SOFT, box, drawing, text
from gloam.show.terminal import BRIGHT, line, ticks

_ALL: Final = named(SPACES, COFFINS)


class DraculaView(Struct, gc=False):
    """The Coffins that are not smashed yet."""

    complete: bool
    coffins: Annotated[list[str], o.Several(_ALL)]


@cached
def _view(complete: bool, coffins: tuple[int, ...]) -> DraculaView:
    return DraculaView(complete, named(SPACES, coffins))


class DraculaMat(Mat):
    monster = DRACULA
    view_type = DraculaView
    glossary = {"coffin_red": COFFIN_RED, "coffins": _ALL}
    token, token_style = "coffin", COFFIN
    told = {"coffin": COFFIN_RED}
    fields = Fields(Field("coffins", Several(SPACES, different=True), usual=ALWAYS))

    def view(self, t: Village) -> Any:
        return _view(complete(t, self.mat), t.coffins)

    def standing(self, t: Village) -> tuple[int, ...]:
        return t.coffins

    def check(self, t: Village) -> None:
        if not set(t.coffins) <= set(COFFINS):
            raise PositionError(f"mat.dracula.coffins: stand only at {', '.join(_ALL)}")
        t.coffins = tuple([space for space in COFFINS if space in t.coffins])

    def drawn(self, t: Village, width: float, wide: bool) -> list[str]:
        step = (width - 16) / len(COFFINS)
        parts = []
        for i, space in enumerate(COFFINS):
            x = 8 + step * (i + 0.5)
            smashed = space not in t.coffins
            parts += [
                box(x - step / 2 + 2, 56, step - 4, 78, "#10142A", LINE, rx=5),
                drawing("smashed" if smashed else "coffin", x, 84, 1.3),
                text(x, 117, SPACE_NAMES[space], 11, weight=600, anchor="middle", within=step - 6),
                text(x, 129, "smashed" if smashed else "stands", 10, SAFE if smashed else SOFT, anchor="middle"),
            ]
        return parts

    def printed(self, t: Village) -> Text:
        boxes = ticks([(space not in t.coffins, SPACE_NAMES[space]) for space in COFFINS], DONE, COFFIN)
        return line((f"Coffins {len(COFFINS) - len(t.coffins)}/{len(COFFINS)} ", BRIGHT), boxes)

    def dues(self, t: Village, colour: int) -> Iterator[str]:
        if colour == RED and t.coffins:
            yield f"A Coffin needs {COFFIN_RED}."


register(DraculaMat())
