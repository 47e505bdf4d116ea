"""The Mummy's mat: the Scarabs on the tablet."""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, pi, sin
from typing import Annotated, Any, Final

from msgspec import Struct
from rich.text import Text

from gloam.games.horrified.answers import DONE, FLIP, SLIDE
from gloam.games.horrified.components import ITEM_COLOUR, YELLOW
from gloam.games.horrified.rules.items import strength
from gloam.games.horrified.rules.monsters.mummy import CENTRE, GROOVES, MUMMY
from gloam.games.horrified.rules.tasks import complete
from gloam.games.horrified.show import styles
from gloam.games.horrified.show.mat import Mat, Sign, register
from gloam.games.horrified.show.tokens import SAFE
from gloam.games.horrified.table import Village
from gloam.kernel import observation as o
from gloam.kernel.caching import cached
from gloam.kernel.game import Question
from gloam.kernel.position import PositionError
from gloam.show.positions import Field, Fields, Part, Rows
from gloam.show.svg import SOFT, element, ring, text
from gloam.show.terminal import BRIGHT, QUIET
from gloam.show.words import counted, verb

SCARABS_AT_START: Final = (4, 5, 6, 1, 2, 3, 0)  # where none were dealt


def _home(t: Village) -> int:
    """How many Scarabs are home, face up."""
    return sum([t.scarabs[spot] == spot + 1 and spot + 1 not in t.face_down for spot in range(6)])


def _slid(scarab: int, spot: int) -> str:
    return f"Scarab {scarab} slides to {'the centre' if spot == CENTRE + 1 else f'spot {spot}'}."


class MummyView(Struct, gc=False):
    """Where each Scarab lies, and which are face down."""

    complete: bool
    scarabs: Annotated[list[int], o.Row(o.Number(6), 7)]
    face_down: Annotated[list[int], o.Several(range(1, 7))]


@cached
def _view(complete: bool, scarabs: tuple[int, ...], face_down: tuple[int, ...]) -> MummyView:
    return MummyView(complete, list(scarabs), list(face_down))


class MummyMat(Mat):
    monster = MUMMY
    view_type = MummyView
    glossary = {"grooves": GROOVES}
    still = True
    asks = "scarabs"
    signs = (Sign("soul", "Soul sign", "soul"),)
    fields = Fields(Field("scarabs", Rows(Part(int))), Field("face_down", Rows(Part(int))))
    log = {"slid": _slid}

    def view(self, t: Village) -> Any:
        return _view(complete(t, self.mat), t.scarabs, t.face_down)

    def begin(self, t: Village) -> None:
        if not any(t.scarabs):
            t.scarabs = SCARABS_AT_START

    def check(self, t: Village) -> None:
        if sorted(t.scarabs) != list(range(7)):
            raise PositionError("mat.mummy.scarabs: seven spots hold Scarabs 1 to 6 and one 0 for the empty spot")
        if not set(t.face_down) <= set(range(1, 7)) or len(set(t.face_down)) < len(t.face_down):
            raise PositionError("mat.mummy.face_down: names different Scarabs from 1 to 6")
        t.face_down = tuple(sorted(t.face_down))

    def drawn(self, t: Village, width: float, wide: bool) -> list[str]:
        centre_x, centre_y = 90 if wide else width / 2, 98
        around = [(sin(pi * i / 3), -cos(pi * i / 3)) for i in range(6)]
        spots = [(centre_x + 46 * dx, centre_y + 31 * dy) for dx, dy in around] + [(centre_x, centre_y)]
        parts = [
            element("path", d=f"M{x:.1f} {y:.1f}L{spots[end][0]:.1f} {spots[end][1]:.1f}", stroke="#4D4A52", stroke_width=4)
            for spot, (x, y) in enumerate(spots)
            for end in GROOVES[spot]
            if end > spot
        ]
        parts += [_scarab(t, spot, x, y) for spot, (x, y) in enumerate(spots)]
        for spot, (dx, dy) in enumerate(around):
            x, y = spots[spot]
            parts.append(text(x + 21 * dx, y + 15 * dy + 3.5, str(spot + 1), 9.5, SOFT, anchor="middle"))
        if wide:
            parts += [text(170, 84, f"{_home(t)} of 6 home", 12, weight=600), text(170, 102, "dark: face down", 11, SOFT)]
        return parts

    def printed(self, t: Village) -> Text:
        body = Text()
        notes = {6: f"   Scarabs home {_home(t)}/6", 7: "        [ ] face up", 5: "   ( ) face down"}
        for row in ((1,), (6, 2), (7,), (5, 3), (4,)):
            body.append("" if len(row) > 1 else "     ")
            for i, number in enumerate(row):
                body.append("      " if i else "")
                body.append_text(_printed_scarab(t, number))
            body.append(notes.get(row[0], "") + "\n" * (row != (4,)), QUIET)
        return body

    def brief(self, t: Village) -> Text:
        text = Text(f"Scarabs home {_home(t)}/6 at 1-6:", style=BRIGHT)
        for number in range(1, 7):
            text.append(" ").append_text(_printed_scarab(t, number))
        return text

    def advanced(self, t: Village, monster: int, item: int) -> str:
        return f"{counted(strength(t.hero(), item), 'Scarab move')}."

    def uses(self, t: Village, item: int, worth: int) -> Iterator[tuple[int, str]]:
        if ITEM_COLOUR[item] == YELLOW and not complete(t, self.mat):
            yield 4, f"Worth {counted(worth, 'Scarab move')}."

    def outcome(self, t: Village, question: Question, answer: int) -> str:
        """Where a Scarab goes, and whether it is home there."""
        moves: int = question.resume[1]
        if answer == DONE:
            return f"{counted(moves, 'move')} {verb('are', moves != 1)} lost."
        scarab = FLIP.part(answer) if FLIP.has(answer) else SLIDE.part(answer)
        spot, empty = t.scarabs.index(scarab), t.scarabs.index(0)
        home = spot == scarab - 1
        if FLIP.has(answer):
            return "It lies at home." if home else "It can slide again."
        change = "comes home" if empty == scarab - 1 else "leaves home" if home else "still away"
        return f"From {_spot(spot)} to {_spot(empty)}, {change}."


def _scarab(t: Village, spot: int, x: float, y: float) -> str:
    scarab = t.scarabs[spot]
    where = "centre" if spot == CENTRE else f"spot {spot + 1}"
    if not scarab:
        return ring(x, y, 11, "#8A8578", "#1A1926", f"{where}: empty")
    down = scarab in t.face_down
    stroke, width = (SAFE, 3.0) if scarab == spot + 1 and not down else ("#8A8578", 1.3)
    title = f"{where}: Scarab {scarab}, face {'down' if down else 'up'}"
    fill = "#35323F" if down else "#E4DDC6"
    stone = element("circle", cx=x, cy=y, r=11, fill=fill, stroke=stroke, stroke_width=width, title=title)
    return stone + text(x, y + 4.5, str(scarab), 13, SOFT if down else "#1A1926", 700, "middle")


def _printed_scarab(t: Village, spot: int) -> Text:
    """A spot of the tablet: its number, and the Scarab on it."""
    scarab = t.scarabs[spot - 1]
    text = Text(str(spot) if spot <= 6 else " ", style=QUIET)
    if scarab in t.face_down:
        return text.append(f"({scarab})", styles.BLOOD)
    return text.append(f"[{scarab or ' '}]", QUIET if not scarab else styles.DONE if scarab == spot else BRIGHT)


def _spot(spot: int) -> str:
    return "the centre" if spot == CENTRE else str(spot + 1)


register(MummyMat())
