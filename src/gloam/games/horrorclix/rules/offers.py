"""Answers that name a space, for whole sets of spaces."""

from __future__ import annotations

from typing import Final

from gloam.games.horrorclix.answers import ALOFT, MOVE, PLACE, SOAR, STEP
from gloam.games.horrorclix.rules.ground import Numbered

MOVES: Final = Numbered(MOVE.zero)
SOARS: Final = Numbered(SOAR.zero)
STEPS: Final = Numbered(STEP.zero)
PLACES: Final = Numbered(PLACE.zero)
ALOFTS: Final = Numbered(ALOFT.zero)
