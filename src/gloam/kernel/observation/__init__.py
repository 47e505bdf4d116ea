"""A view as a fixed vector of small numbers, for machines that learn. The types of the view say how, each where it is declared:

    Place = Annotated[str, OneOf(PLACES)]

    class VillageView(Struct):
        terror: Annotated[int, Number(7)]
        villagers: dict[Villager, Place]
        skull: Annotated[int, LeftOut("is always the same")]

`Parts(VillageView)` makes the numbers of such a view.

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
    Part,
    Row,
    Several,
    Square,
)
from gloam.kernel.observation.structs import Parts, said

__all__ = [
    "FACTS", "MOST", "AnyView", "Flag", "Index", "Keyed", "LeftOut", "Maybe", "Number", "Observer", "OneOf", "Part", "Parts", "Row",
    "Several", "Square", "observer", "said",
]  # fmt: skip
