"""Games on every core: batches are handed to processes, and come back in any order."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from collections import deque
from collections.abc import Generator, Iterable
from contextlib import suppress
from math import ceil
from queue import SimpleQueue
from threading import Lock, Thread
from time import perf_counter
from typing import Final, final

from gloam.bots import BotError
from gloam.lab.series import Series
from gloam.lab.worker import Batch, FailedBatch, PlayedBatch, play_batch

ALONE: Final = 0.25  # seconds that are played here before others are started: they take as long to start
BATCH: Final = 0.25  # seconds that a batch should take: shorter ones cost more to hand over
LEFT: Final = 4  # a batch is no more than this part of each process's share of what is left, so that all end together
AHEAD: Final = 2  # batches that a process has at a time, so that it never waits for the next


def cores() -> int:
    """How many processes play if nothing is said."""
    return os.cpu_count() or 1


def play_all(series: list[Series], ranges: Iterable[Batch], jobs: int, games: int) -> Generator[PlayedBatch, None, None]:
    """Play these ranges of games, about `games` in all, on so many processes. Raises BotError for a bot that fails.

    Ranges are taken one by one, when they are needed: who makes them may stop when enough is known.
    """
    todo = _Todo(ranges, games)
    started = perf_counter()
    while jobs == 1 or perf_counter() - started < ALONE:
        batch = todo.next(1, longest=0.0)
        if batch is None:
            return
        played = play_batch(series, batch)
        todo.took(played)
        yield played
    yield from _Pool(series, todo, min(jobs, max(1, todo.left))).played()


@final
class _Todo:
    """What is still to be played, in batches of a fitting size."""

    def __init__(self, ranges: Iterable[Batch], games: int) -> None:
        self._ranges = iter(ranges)
        self._rest: Batch | None = None
        self._lock = Lock()
        self._seconds = 0.0
        self._played = 0
        self.left = games

    def took(self, played: PlayedBatch) -> None:
        """Learn how long games take."""
        with self._lock:
            self._seconds += played.seconds
            self._played += len(played.outcomes)

    def next(self, jobs: int, longest: float = BATCH) -> Batch | None:
        """The next batch for one of so many processes, which takes so many seconds at most; None if there is nothing left."""
        with self._lock:
            rest = self._rest or next(self._ranges, None)
            if rest is None:
                self.left = 0
                return None
            each = self._seconds / self._played if self._played else longest
            size = max(1, min(int(longest / each) if each else 1, ceil(self.left / (jobs * LEFT))))
            batch = rest._replace(last=min(rest.last, rest.first + size))
            self._rest = rest._replace(first=batch.last) if batch.last < rest.last else None
            self.left = max(0, self.left - (batch.last - batch.first))
            return batch


@final
class _Pool:
    """Processes that play, each with a thread here that hands it batches."""

    def __init__(self, series: list[Series], todo: _Todo, jobs: int) -> None:
        self._series = series
        self._todo = todo
        self._jobs = jobs
        self._replies: SimpleQueue[PlayedBatch | FailedBatch | None] = SimpleQueue()

    def played(self) -> Generator[PlayedBatch, None, None]:
        """Batches as they are done."""
        # What a process imports is what can be imported here, wherever it lies.
        start = f"import sys; sys.path[:] = {sys.path!r}; from gloam.lab.worker import main; main()"
        processes = [
            subprocess.Popen([sys.executable, "-c", start], stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True)
            for _ in range(self._jobs)
        ]
        threads = [Thread(target=self._serve, args=(process,), daemon=True) for process in processes]
        for thread in threads:
            thread.start()
        ended = 0
        try:
            while ended < self._jobs:
                reply = self._replies.get()
                if reply is None:
                    ended += 1
                elif isinstance(reply, FailedBatch):
                    raise BotError(reply.sentence) if reply.sentence else RuntimeError(f"a game failed:\n{reply.trace}")
                else:
                    self._todo.took(reply)
                    yield reply
        finally:
            if ended < self._jobs:
                for process in processes:
                    process.kill()
            for thread in threads:
                thread.join()
            for process in processes:
                _end(process)

    def _serve(self, process: subprocess.Popen[bytes]) -> None:
        """Hand batches to a process until there are no more, and pass on its replies."""
        assert process.stdin is not None
        assert process.stdout is not None
        under_way: deque[Batch] = deque()
        try:
            pickle.dump(self._series, process.stdin)
            while True:
                while len(under_way) < AHEAD and (batch := self._todo.next(self._jobs)) is not None:
                    pickle.dump(batch, process.stdin)
                    process.stdin.flush()
                    under_way.append(batch)
                if not under_way:
                    break
                self._replies.put(pickle.load(process.stdout))
                under_way.popleft()
            self._replies.put(None)
        except (OSError, EOFError, pickle.UnpicklingError):
            self._replies.put(FailedBatch("", f"a process that plays has ended with code {process.wait()}"))
        except BaseException as wrong:
            self._replies.put(FailedBatch("", repr(wrong)))


def _end(process: subprocess.Popen[bytes]) -> None:
    """Let a process end, since there is nothing more to read, and close its pipes."""
    for pipe in (process.stdin, process.stdout):
        assert pipe is not None
        with suppress(OSError):
            pipe.close()
    process.wait()
