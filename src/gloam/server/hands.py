"""How often tables change hands between processes."""

from __future__ import annotations

import logging
import time
from collections import deque
from collections.abc import Callable
from itertools import pairwise
from typing import Final, final

log = logging.getLogger("gloam.server")

SECONDS: Final = 10.0
OFTEN: Final = 5  # changes of hands in so many seconds; more are logged


@final
class Hands:
    """The tables that were woken here of late, each in an epoch. Epochs between two of them are those of other processes."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._woken: deque[tuple[float, str, int]] = deque()  # when, which table, in which epoch

    def woken(self, code: str, epoch: int) -> None:
        """A table was woken here. Log one that goes to and fro between processes."""
        now = self._clock()
        while self._woken and self._woken[0][0] <= now - SECONDS:
            self._woken.popleft()
        self._woken.append((now, code, epoch))
        epochs = [each for _, woken, each in self._woken if woken == code]
        changes = sum(later - earlier for earlier, later in pairwise(epochs) if later > earlier + 1)
        if changes > OFTEN:
            log.warning(
                "table %s changed hands %d times in %d seconds: the proxy seems not to hash by the table's code, see deploy/",
                code,
                changes,
                SECONDS,
            )
            self._woken = deque(each for each in self._woken if each[1] != code)
