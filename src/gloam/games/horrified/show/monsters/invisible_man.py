"""The Invisible Man's mat: the evidence against him."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from msgspec import Struct
from rich.text import Text

from gloam.games.horrified.components import ITEM_PLACE, ITEMS, SPACE_NAMES, SPACES
from gloam.games.horrified.rules.monsters.invisible_man import EVIDENCE, INVISIBLE_MAN
from gloam.games.horrified.rules.tasks import complete
from gloam.games.horrified.show.domains import Items
from gloam.games.horrified.show.mat import Mat, register
from gloam.games.horrified.show.names import SPACE_REFS
from gloam.games.horrified.show.styles import DONE
from gloam.games.horrified.show.tokens import item_token
from gloam.games.horrified.table import NOTHING, Village
from gloam.kernel.caching import cached
from gloam.kernel.position import PositionError
from gloam.show.dealing import Dealt
from gloam.show.naming import named
from gloam.show.positions import Field, Fields, Several
from gloam.show.svg import BONE, SOFT, ring, text
from gloam.show.terminal import BRIGHT, line, ticks


class InvisibleManView(Struct, gc=False):
    """The evidence that was brought to the Precinct."""

    complete: bool
    evidence: Items


@cached
def _view(complete: bool, evidence: tuple[int, ...]) -> InvisibleManView:
    return InvisibleManView(complete, named(ITEMS, evidence))


class InvisibleManMat(Mat):
    monster = INVISIBLE_MAN
    view_type = InvisibleManView
    glossary = {"evidence": named(SPACES, EVIDENCE)}
    fields = Fields(Field("evidence", Dealt(Several(ITEMS)), lambda t: t.evidence))
    holds = "evidence"

    def view(self, t: Village) -> Any:
        return _view(complete(t, self.mat), t.evidence)

    def lay(self, t: Village, told: list[str], items: Iterable[int]) -> None:
        spots = [NOTHING] * len(EVIDENCE)
        for item in items:
            if ITEM_PLACE[item] not in EVIDENCE or spots[EVIDENCE.index(ITEM_PLACE[item])] != NOTHING:
                raise PositionError(f"{self.place}: there is no empty spot for {ITEMS[item]}")
            spots[EVIDENCE.index(ITEM_PLACE[item])] = item
        t.evidence = tuple(spots)

    def drawn(self, t: Village, width: float, wide: bool) -> list[str]:
        columns = 3 if wide else 2
        parts = []
        for spot, space in enumerate(EVIDENCE):
            x, y = 22 + (width - 24) / columns * (spot % columns), 70 + 25 * (spot // columns)
            item = t.evidence[spot]
            parts.append(ring(x, y, 8.5, SOFT) if item == NOTHING else item_token(item, x, y, 17))
            parts.append(text(x + 14, y + 4, SPACE_NAMES[space], 11, SOFT if item == NOTHING else BONE, 600))
        return parts

    def printed(self, t: Village) -> Text:
        boxes = ticks([(t.evidence[spot] != NOTHING, SPACE_NAMES[space]) for spot, space in enumerate(EVIDENCE)], DONE)
        return line((f"Evidence {len(EVIDENCE) - t.evidence.count(NOTHING)}/{len(EVIDENCE)} ", BRIGHT), boxes)

    def advanced(self, t: Village, monster: int, item: int) -> str:
        return f"Evidence from the {SPACE_REFS[ITEM_PLACE[item]]}."

    def uses(self, t: Village, item: int, worth: int) -> Iterator[tuple[int, str]]:
        place = ITEM_PLACE[item]
        if place in EVIDENCE and t.evidence[EVIDENCE.index(place)] == NOTHING:
            yield 1, f"Evidence from the {SPACE_REFS[place]} is missing."


register(InvisibleManMat())
