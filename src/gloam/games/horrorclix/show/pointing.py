"""What players can point at: squares of the map, and who stands there."""

from __future__ import annotations

from gloam.games.horrorclix import components as c
from gloam.games.horrorclix.show.view import ClixView
from gloam.show.naming import references


def in_sight(view: ClixView) -> set[str]:
    """The parts of the table that everyone sees. A face-down victim shows that it is there."""
    return {
        *references("space", c.SPACES),
        *references("monster", [monster.id for monster in view.monsters if monster.at is not None]),
        *references("victim", [victim.id for victim in view.victims if victim.at is not None]),
    }
