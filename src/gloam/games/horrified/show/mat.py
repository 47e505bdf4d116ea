"""What is to show of a Monster's mat. Each Monster has a module of its own in `monsters/`; nothing else knows which there are."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from gloam.games.horrified.components import MAT_OF, MATS
from gloam.games.horrified.table import Village
from gloam.show.positions import Fields


class Sign(NamedTuple):
    """Something that marks one Hero: its id and name, and the attribute of the table that has the Hero's seat."""

    id: str
    name: str
    holder: str


class Mat:
    """What is written, told and drawn of one mat."""

    monster: int  # the first or only figure
    signs: tuple[Sign, ...] = ()
    fields: Fields = Fields()
    """How far its task has come, as a position tells it."""
    holds: str = ""
    """The field that lists Items, if the mat has spots for them."""

    @property
    def mat(self) -> int:
        return MAT_OF[self.monster]

    @property
    def place(self) -> str:
        """Of the Items it holds in a position."""
        return f"mat.{MATS[self.mat]}.{self.holds}"

    def begin(self, t: Village) -> None:
        """Lay the mat out for a position as far as its set-up needs chance."""

    def lay(self, t: Village, told: list[str], items: Iterable[int]) -> None:
        """Lay the Items it holds on its spots. Raises PositionError if they do not fit."""

    def check(self, t: Village) -> None:
        """Raise PositionError if what lies on the mat cannot be."""
