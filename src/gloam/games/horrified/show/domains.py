"""What the texts and numbers of a view can be: with that, how they are told, and become numbers for machines that learn."""

from __future__ import annotations

from typing import Annotated, Final

from gloam.games.horrified import components as c
from gloam.kernel import observation as o
from gloam.kernel.views import one_of

NOWHERE: Final = "off"  # where a figure is that is not on the board

Colour = Annotated[str, one_of("Colour", c.COLOURS)]
Face = Annotated[str, one_of("Face", c.FACES)]
Phase = Annotated[str, one_of("Phase", ("", "hero", "monster"))]
Seat = Annotated[int, o.OneOf(range(c.MOST_PLAYERS))]
Space = Annotated[str, o.OneOf(c.SPACES)]
Place = Annotated[str, o.OneOf((NOWHERE, *c.SPACES))]
Mat = Annotated[str, o.OneOf(c.MATS)]
Hero = Annotated[str, o.OneOf(c.HEROES)]
Villager = Annotated[str, o.OneOf(c.VILLAGERS)]
Monster = Annotated[str, o.OneOf(c.MONSTERS)]
Symbol = Annotated[str, o.OneOf(c.SYMBOLS)]
Figure = Annotated[str, o.OneOf(c.FIGURES)]
Item = Annotated[str, o.OneOf(c.ITEMS)]
Card = Annotated[str, o.OneOf(c.CARDS)]
Perk = Annotated[str, o.OneOf(c.PERKS)]
Spaces = Annotated[list[str], o.Several(c.SPACES)]
Figures = Annotated[list[str], o.Several(c.FIGURES)]
Dice = Annotated[list[Face], o.Several(c.FACES, 6)]
Items = Annotated[list[str], o.Several(c.ITEMS, 2)]
Cards = Annotated[list[str], o.Several(c.CARDS, 3)]
Perks = Annotated[list[str], o.Several(c.PERKS, 2)]
Strength = Annotated[int, o.Number(20)]
Turns = Annotated[int, o.Number(255)]
