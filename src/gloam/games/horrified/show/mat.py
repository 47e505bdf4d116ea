"""What is to show of a Monster's mat. Each Monster has a module of its own in `monsters/`; nothing else knows which there are."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from msgspec import UNSET, Struct, UnsetType
from rich.text import Text

from gloam.games.horrified.components import COLOURS, MAT_OF, MATS
from gloam.games.horrified.rules.items import worth
from gloam.games.horrified.rules.tasks import price, unpaid
from gloam.games.horrified.table import Village
from gloam.show.positions import Fields
from gloam.show.texts import Event, Line


class Sign(NamedTuple):
    """Something that marks one Hero: its id and name, and the attribute of the table that has the Hero's seat."""

    id: str
    name: str
    holder: str


class Drawn(NamedTuple):
    """A mat as it is drawn: how far its task has come, how the task goes on, and what defeats the Monster."""

    parts: list[str]
    task: str
    defeat: str


class Printed(NamedTuple):
    """A mat in the terminal: how far its task has come, how the task goes on, what comes after it, and the Monster's Power."""

    body: Text
    task: str
    then: str
    power: str


class Mat:
    """What is written, told and drawn of one mat."""

    monster: int  # the first or only figure
    signs: tuple[Sign, ...] = ()
    log: Mapping[str, Event] = {}
    labels: Mapping[str, Line] = {}
    prompts: Mapping[str, Line] = {}
    priced: bool = True
    """Whether the Monster is defeated by a total strength in one colour."""
    still: bool = False
    """Whether the Monster's Power moves nobody."""
    by_hero: bool = True
    """Whether a Hero defeats the Monster by an action."""

    @property
    def mat(self) -> int:
        return MAT_OF[self.monster]

    # --- positions ---------------------------------------------------------------------------------------------------

    fields: Fields = Fields()
    """How far its task has come, as a position tells it."""
    holds: str = ""
    """The field that lists Items, if the mat has spots for them."""

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

    # --- views -------------------------------------------------------------------------------------------------------

    def view(self, t: Village) -> Struct:
        """How far its task has come, for clients that draw it."""
        raise NotImplementedError

    def walks_exactly(self, t: Village) -> bool | UnsetType:
        """Whether a Monster that is taught walks just as far or not at all; unset if its task has nothing of that."""
        return UNSET

    # --- pictures ----------------------------------------------------------------------------------------------------

    def drawn(self, t: Village, width: float, wide: bool) -> Drawn:
        """The mat as a drawing; `wide` if there is room for more than the least."""
        raise NotImplementedError

    def printed(self, t: Village) -> Printed:
        """The mat in the terminal."""
        raise NotImplementedError

    def brief(self, t: Village) -> Text:
        """How far the task has come, in one line."""
        return self.printed(t).body

    def lacks(self, t: Village) -> list[str]:
        """What the current Hero lacks to defeat the Monster, besides being there and its task."""
        return [
            f"{COLOURS[colour]} Items worth {total} (they are worth {worth(t, t.turn, colour)})"
            for colour, total in unpaid(t, t.turn, self.mat)
        ]

    def pay(self, t: Village) -> str:
        """What defeats the Monster: "red 6"."""
        return ", ".join([f"{COLOURS[colour]} {total}" for colour, total in price(t, self.mat)])

    # --- what an Item is good for ------------------------------------------------------------------------------------

    def advanced(self, t: Village, monster: int, item: int) -> str:
        """How far an Item brings the task."""
        return ""

    def uses(self, t: Village, item: int, worth: int) -> Iterator[tuple[int, str]]:
        """What an Item that is worth so much is good for, each with how common such Items are: the rarest use is told."""
        yield from ()

    def dues(self, t: Village, colour: int) -> Iterator[str]:
        """What the task takes in this colour by total strength."""
        yield from ()
