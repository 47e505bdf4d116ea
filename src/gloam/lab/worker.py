"""A process that plays batches of games: it reads them from standard input, and writes how they went to standard output."""

from __future__ import annotations

import os
import pickle
import signal
import sys
from time import perf_counter
from traceback import format_exc
from typing import NamedTuple

from gloam.bots import BotError
from gloam.lab.series import Outcome, Series


class Batch(NamedTuple):
    """Games `first` to `last - 1` of the series of that place."""

    series: int
    first: int
    last: int


class PlayedBatch(NamedTuple):
    """How the games of a batch went, how long they took, and how long the process had waited for the batch."""

    batch: Batch
    outcomes: list[Outcome]
    seconds: float
    waited: float = 0.0


class FailedBatch(NamedTuple):
    """Why a batch could not be played: in a sentence, or else where it went wrong."""

    sentence: str
    trace: str = ""


def play_batch(series: list[Series], batch: Batch, waited: float = 0.0) -> PlayedBatch:
    """Play the games of a batch."""
    started = perf_counter()
    outcomes = [series[batch.series].outcome(number) for number in range(batch.first, batch.last)]
    return PlayedBatch(batch, outcomes, perf_counter() - started, waited)


def main() -> None:
    """Play until there are no more batches."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    given, taken = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a bot prints is no reply
    series: list[Series] = pickle.load(given)
    free = 0.0
    while True:
        try:
            batch: Batch = pickle.load(given)
        except EOFError:
            return
        try:
            reply: PlayedBatch | FailedBatch = play_batch(series, batch, perf_counter() - free if free else 0.0)
        except BotError as failed:
            reply = FailedBatch(str(failed))
        except Exception:
            reply = FailedBatch("", format_exc())
        free = perf_counter()
        try:
            pickle.dump(reply, taken)
            taken.flush()
        except OSError:  # nobody reads it any more
            return
