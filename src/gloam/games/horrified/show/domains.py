"""What the texts and numbers of a view can be, and with that how they become numbers for machines that learn."""

from __future__ import annotations

from typing import Annotated, Final

from gloam.games.horrified import components as c
from gloam.kernel import observation as o
from gloam.kernel.views import one_of

NOWHERE: Final = "off"  # where a figure is that is not on the board
PHASES: Final = ("", "hero", "monster")

SEAT: Final = o.OneOf(range(c.MOST_PLAYERS))
PLACE: Final = o.OneOf((NOWHERE, *c.SPACES))
MAT: Final = o.OneOf(c.MATS)
HERO: Final = o.OneOf(c.HEROES)
MONSTER: Final = o.OneOf(c.MONSTERS)
SYMBOL: Final = o.OneOf(c.SYMBOLS)
FIGURE: Final = o.OneOf(c.FIGURES)
CARD: Final = o.OneOf(c.CARDS)
PERK: Final = o.OneOf(c.PERKS)
PHASE: Final = o.OneOf(PHASES)
SOME_FIGURES: Final = o.Several(c.FIGURES)
SOME_DICE: Final = o.Several(c.FACES, 6)
SOME_ITEMS: Final = o.Several(c.ITEMS, 2)
SOME_CARDS: Final = o.Several(c.CARDS, 3)
SOME_PERKS: Final = o.Several(c.PERKS, 2)

Colour = Annotated[str, one_of("Colour", c.COLOURS)]
Face = Annotated[str, one_of("Face", c.FACES)]
Phase = Annotated[str, one_of("Phase", PHASES)]
Sign = Annotated[str, one_of("Sign", ("cure", "soul", "hunted"))]
Seat = Annotated[int, SEAT]
Space = Annotated[str, o.OneOf(c.SPACES)]
Place = Annotated[str, PLACE]
Mat = Annotated[str, MAT]
Hero = Annotated[str, HERO]
Villager = Annotated[str, o.OneOf(c.VILLAGERS)]
Monster = Annotated[str, MONSTER]
Symbol = Annotated[str, SYMBOL]
Figure = Annotated[str, FIGURE]
Card = Annotated[str, CARD]
Perk = Annotated[str, PERK]
Figures = Annotated[list[str], SOME_FIGURES]
Dice = Annotated[list[Face], SOME_DICE]
Items = Annotated[list[str], SOME_ITEMS]
Cards = Annotated[list[str], SOME_CARDS]
Perks = Annotated[list[str], SOME_PERKS]
Signs = Annotated[list[Sign], o.Several(("cure", "hunted", "soul"))]
