"""Names as references, for sentences that a function writes."""

from __future__ import annotations

from typing import Final

from gloam.games.the_victim import components as c
from gloam.show.telling import references

STATUS_REFS: Final = references("status", c.STATUSES, c.STATUS_NAMES)
TILE_REFS: Final = references("tile", c.TILES, c.TILE_NAMES)
VICTIM_REFS: Final = references("victim", c.VICTIMS, c.VICTIM_NAMES)
EVIL_REFS: Final = references("evil", c.EVILS, c.EVIL_NAMES)
SKILL_REFS: Final = references("skill", c.SKILLS, c.SKILL_NAMES)
ITEM_REFS: Final = references("item", c.ITEMS, c.ITEM_NAMES)
EVENT_REFS: Final = references("event", c.EVENTS, c.EVENT_NAMES)
