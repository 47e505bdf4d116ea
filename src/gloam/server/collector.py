"""When garbage is looked for: in moments in which nobody waits for the server.

Nearly all that is let go of is freed at once. What refers to itself is found by Python's collector, which looks at everything that
was made lately and holds up everyone meanwhile.
"""

from __future__ import annotations

import asyncio
import gc
from typing import Final

from gloam.kernel.definition import games

PAUSE: Final = 1.0  # seconds between two moments
LATE: Final = 0.002  # seconds by which a moment may come late if nobody waits
FEW: Final = 20_000  # things that may be there before they are looked at
MANY: Final = 1_000_000  # things that are looked at even if somebody waits: more than a busy server has in use
YOUNGER, OLDER = 20, 50  # times until things that stayed are looked at once more


def calm() -> None:
    """Look seldom, and never again at what is there once the games are read: they stay."""
    games()
    gc.collect()
    gc.freeze()
    gc.set_threshold(MANY, YOUNGER, OLDER)


async def tidy() -> None:
    """Look for garbage whenever there may be some and nobody waits, for ever."""
    loop = asyncio.get_running_loop()
    looked = 0
    while True:
        due = loop.time() + PAUSE
        await asyncio.sleep(PAUSE)
        if gc.get_count()[0] > FEW and loop.time() - due < LATE:
            looked += 1
            gc.collect(1 if looked % YOUNGER == 0 else 0)
