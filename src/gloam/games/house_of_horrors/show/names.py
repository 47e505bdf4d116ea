"""Names as references, for sentences that a function writes."""

from __future__ import annotations

from typing import Final

from gloam.games.house_of_horrors import components as c
from gloam.kernel.sentences import reference
from gloam.show.telling import references

CARD_REFS: Final = tuple([reference(card, name) for card, name in zip(c.CARDS, c.NAMES, strict=True)])
FLOOR_REFS: Final = references("floor", c.FLOORS, c.FLOOR_NAMES)
BATTLE_REFS: Final = references("battle", c.BATTLES, c.BATTLE_NAMES)
