"""What is to show of a Monster's mat. Each Monster has a module of its own in `monsters/`; nothing else knows which there are."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final, NamedTuple

from msgspec import Struct
from rich.text import Text

from gloam.games.horrified.components import COLOURS, MAT_OF, MATS
from gloam.games.horrified.rules.items import worth
from gloam.games.horrified.rules.tasks import price, unpaid
from gloam.games.horrified.table import Village
from gloam.kernel.game import Question
from gloam.show.positions import Fields
from gloam.show.texts import Lines, load_texts


class Sign(NamedTuple):
    """Something that marks one Hero: its id and name, and the attribute of the table that has the Hero's seat."""

    id: str
    name: str
    holder: str


_TEXTS: Final = load_texts("gloam.games.horrified").words


class Mat:
    """What is written, told and drawn of one mat."""

    monster: int  # the first or only figure
    view_type: type[Struct]
    """How far its task has come, as everyone sees it."""
    glossary: Mapping[str, Any] = {}
    """Its numbers and places, for clients that draw it."""
    signs: tuple[Sign, ...] = ()
    told: Mapping[str, int] = {}
    """Numbers that its texts name."""
    log: Lines = {}
    """Sentences of the log that a line cannot tell."""
    token: str = ""
    """What stands on the board, and the drawing of it, if anything of the mat does."""
    token_style: str = ""
    """How the terminal prints it."""
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

    def view(self, t: Village) -> Any:
        """How far its task has come."""
        raise NotImplementedError

    def walks_exactly(self, t: Village) -> bool | None:
        """Whether a Monster that is taught walks just as far or not at all; None if its task has nothing of that."""
        return None

    def settled_on_the_way(self, t: Village, monster: int, path: tuple[int, ...]) -> bool:
        """Whether a Monster meets something on its way that is settled before it attacks anyone."""
        return False

    def standing(self, t: Village) -> tuple[int, ...]:
        """The spaces where tokens of the mat stand."""
        return ()

    # --- pictures ----------------------------------------------------------------------------------------------------

    def drawn(self, t: Village, width: float, wide: bool) -> list[str]:
        """How far its task has come, as a drawing; `wide` if there is room for more than the least."""
        raise NotImplementedError

    def printed(self, t: Village) -> Text:
        """How far its task has come, in the terminal."""
        raise NotImplementedError

    def brief(self, t: Village) -> Text:
        """How far the task has come, in one line."""
        return self.printed(t)

    def lacks(self, t: Village) -> list[str]:
        """What the current Hero lacks to defeat the Monster, besides being there and its task."""
        return [
            f"{COLOURS[colour]} Items worth {total} (now worth {worth(t, t.turn, colour)})"
            for colour, total in unpaid(t, t.turn, self.mat)
        ]

    def text(self, t: Village, name: str, wide: bool = False) -> str:
        """What is written on the mat: its "task", what "defeat" takes, both also "printed_" for the terminal, and its "power"."""
        lines = _TEXTS[MATS[self.mat]]
        pay = ", ".join([f"{COLOURS[colour]} {total}" for colour, total in price(t, self.mat)])
        return lines[f"{name}_wide" if wide and f"{name}_wide" in lines else name].format(price=pay, **self.told)

    # --- what an answer or an Item is good for ------------------------------------------------------------------------------------

    asks: str = ""
    """The question that its task asks, if it has one of its own."""

    def outcome(self, t: Village, question: Question, answer: int) -> str:
        """What an answer to that question brings."""
        return ""

    def advanced(self, t: Village, monster: int, item: int) -> str:
        """How far an Item brings the task."""
        return ""

    def uses(self, t: Village, item: int, worth: int) -> Iterator[tuple[int, str]]:
        """What an Item that is worth so much is good for, each with how common such Items are: the rarest use is told."""
        yield from ()

    def dues(self, t: Village, colour: int) -> Iterator[str]:
        """What the task takes in this colour by total strength."""
        yield from ()


SHOWN: Final[dict[int, Mat]] = {}
"""By mat."""


def register(mat: Mat) -> None:
    """So a mat is shown."""
    SHOWN[mat.mat] = mat
