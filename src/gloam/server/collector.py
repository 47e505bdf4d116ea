"""How often Python looks for garbage in a server."""

from __future__ import annotations

import gc

from gloam.kernel.definition import games


def calm() -> None:
    """Collect less often, and leave out the objects that exist once the games are loaded."""
    games()
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)
