"""Chance that is promised beforehand and can be checked afterwards.

Whoever runs a table draws a key that nobody knows and shows its hash when the game begins: the promise. Every outcome follows
from the key, the number of outcomes before it, and the question. When the game is over the key is shown, and anyone can check
that it fits the promise and that every die of the record follows from it.
"""

from __future__ import annotations

import secrets
from hashlib import blake2b
from typing import Final, NamedTuple

from gloam.kernel import play
from gloam.kernel.game import CLOCK, NATURE, Promise
from gloam.kernel.nature import Keyed
from gloam.kernel.record import Record, RecordError

KEY_SIZE: Final = 32


def new_key() -> bytes:
    """A key that nobody can guess."""
    return secrets.token_bytes(KEY_SIZE)


def promised(key: bytes, since: int = 0) -> Promise:
    """The promise to draw every outcome from the one numbered `since` on with this key."""
    return Promise(blake2b(key, digest_size=32, person=b"gloam promise").hexdigest(), since, key.hex())


class Verdict(NamedTuple):
    """How many outcomes follow from the promised key, how many came before the promise, and how many answers the clock gave.

    A clock draws nothing, so no promise covers what it answers.
    """

    checked: int
    before: int
    clock: int


def verify(record: Record, source: str = "record", noted: str = "") -> Verdict:
    """Check every outcome of a record against its promise. Raises RecordError, naming the first that does not follow from it.

    `noted` is the promise as someone saw it while the game went on: without it, whoever made the record may have promised later.
    """
    promise = record.setup.promise
    if promise is None:
        raise RecordError(f"{source}: nothing was promised: this game's chance came from a seed, or it was played elsewhere")
    if noted and noted != promise.commitment:
        raise RecordError(f"{source}: the promise of this record is {promise.commitment}, not {noted}")
    if not promise.key:
        raise RecordError(f"{source}: the key is not shown yet: it comes with the record when the game is over")
    key = bytes.fromhex(promise.key)
    if promised(key).commitment != promise.commitment:
        raise RecordError(f"{source}: the key is not the one that was promised")
    nature = Keyed(key)
    game = play.begin(record.setup, None)
    checked = before = clock = 0
    for entry in record.entries:
        if entry.seat == NATURE and not isinstance(entry.answer, str):
            if game.asked[0].prompt == CLOCK:
                clock += 1
            elif game.draws < promise.since:
                before += 1
            else:
                checked += 1
                fair = play.natures_answer(game, nature)
                if fair != entry.answer:
                    text = record.setup.definition.catalogue.text
                    raise RecordError(f"{source}: outcome {game.draws + 1} is {text(entry.answer)!r}; the key gives {text(fair)!r}")
        play.enter(game, entry)
    return Verdict(checked, before, clock)
