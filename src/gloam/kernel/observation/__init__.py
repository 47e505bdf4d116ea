"""What is seen of a table: by names, for people, and as a fixed vector of small numbers, for machines that learn.

The types of a view say both, each where it is declared:

    Place = Annotated[str, OneOf(PLACES)]

    class VillageView(Struct):
        terror: Annotated[int, Number(7)]
        villagers: Annotated[dict[Villager, Place], Of(villagers_at, "at")]
        skull: Annotated[int, LeftOut("is always the same"), Of(lambda t: SKULL)]

`Parts(VillageView)` makes the view of a table, and the numbers of a view. A field is what the table has under its name, or
`Of` another attribute or what a function makes of the table; numbers are told by the names of what they stand for, and what may be
nothing is -1 or None there. What is told already (texts, lists, structs of a view) stays as it is. What is made of a tuple is
remembered, so that what is the same is seen at once to be so.

Yes and no, `one_of` some words, what is keyed by words, and structs need not say how they become numbers. Each number has a name
that tells its way through the view, "villagers.maria.tower". What does not become a number has its reason. `Observer` puts before
it what everyone is asked, and makes the vector of a whole game.
"""

from gloam.kernel.observation.observer import FACTS, Observer, observer
from gloam.kernel.observation.parts import (
    MOST,
    AnyView,
    Flag,
    Index,
    Keyed,
    LeftOut,
    Maybe,
    Number,
    OneOf,
    OrUnset,
    Part,
    Remembered,
    Row,
    Several,
    Square,
)
from gloam.kernel.observation.structs import Itself, Of, Parts, said

__all__ = [
    "FACTS", "MOST", "AnyView", "Flag", "Index", "Itself", "Keyed", "LeftOut", "Maybe", "Number", "Observer", "Of", "OneOf",
    "OrUnset", "Part", "Parts", "Remembered", "Row", "Several", "Square", "observer", "said",
]  # fmt: skip
