"""The components of Horrified by id, for clients that draw them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Final

from gloam.games.horrified import components as c
from gloam.games.horrified.content import CONTENT
from gloam.games.horrified.show.domains import Colour
from gloam.games.horrified.show.monsters import SHOWN
from gloam.kernel.views import one_of
from gloam.show.glossaries import Glossary, Made, Value, by_id
from gloam.show.naming import named

MatId = Annotated[str, one_of("MatId", c.MATS)]
_TASKS: Final = CONTENT.monsters


def _paths(ends: Sequence[Sequence[int]]) -> Value:
    """Spaces that are joined, each pair once."""
    return Value(list[tuple[str, str]], [(c.SPACES[a], c.SPACES[b]) for a in range(len(ends)) for b in ends[a] if a < b])


GLOSSARY: Final = Glossary(
    spaces=by_id(CONTENT.spaces, "A space of the board, and where it is drawn.", "name kind x y"),
    lit=_paths(c.LIT),
    water=_paths([[to for to in ends if to not in lit] for ends, lit in zip(c.WATERWAYS, c.LIT, strict=True)]),
    heroes=by_id(CONTENT.heroes, "A Hero: how many actions, where it begins, and its special action.", "name actions start text"),
    villagers=by_id(CONTENT.villagers, "A Villager and where it is safe.", "name safe"),
    monsters=by_id(
        _TASKS.monster,
        'A Monster and its mat; one that swims moves by water too, and a proper name takes no "the".',
        "name mat swims proper",
        mat=MatId,
    ),
    mats=by_id(
        _TASKS.mat,
        "A mat: its place in the order of frenzy, what is to do, and whose figures come with it.",
        "name frenzy task defeat power figures",
        figures=Made(list[str], lambda mat: named(c.MONSTERS, c.MAT_FIGURES[c.MATS.index(mat.id)])),
    ),
    items=by_id(
        CONTENT.items, "An Item and where it is found.", "name colour strength place", colour=Colour, place=Made(str, "at")
    ),
    cards=by_id(
        CONTENT.cards,
        'A Monster card. Its subject is a mat, or "villagers"; its strikes are Monsters, or "frenzy".',
        "name text items subject strikes move dice",
    ),
    perks=by_id(CONTENT.perks, "A Perk card.", "name text"),
    **{name: value for mat in SHOWN.values() for name, value in mat.glossary.items()},
    skull=c.SKULL,
)
