"""One peer in a process of its own: reads "play SECONDS" or "copy SECONDS", answers with a number, in CPU time."""

from __future__ import annotations

import sys
from functools import partial
from time import process_time
from typing import Any

from bench.environments import PREFIX, Stepped
from bench.peers import OTHERS, Gloam, Peer


def decisions_per_second(peer: Peer | Stepped, seconds: float) -> float:
    """Whole games until that much CPU time is gone."""
    decisions = 0
    start = process_time()
    while True:
        decisions += peer.play()[0]
        spent = process_time() - start
        if spent >= seconds:
            return decisions / spent


def microseconds_per_copy(peer: Peer, seconds: float) -> float:
    """Copies of one game in progress until that much CPU time is gone."""
    game = peer.midgame()
    copy = peer.copy
    copies = 0
    start = process_time()
    while True:
        for _ in range(100):
            copy(game)
        copies += 100
        spent = process_time() - start
        if spent >= seconds:
            return spent / copies * 1e6


def main(name: str) -> None:
    peer: Any = Stepped(name.removeprefix(PREFIX)) if name.startswith(PREFIX) else OTHERS.get(name, partial(Gloam, name))()
    peer.play()
    for line in sys.stdin:
        what, seconds = line.split()
        measure = decisions_per_second if what == "play" else microseconds_per_copy
        print(measure(peer, float(seconds)), flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
