"""Chance nobody can foresee, promised beforehand and checked afterwards."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import gloam
from gloam.kernel import play, record
from gloam.kernel.definition import find
from gloam.kernel.fairness import new_key, promised, verify
from gloam.kernel.game import Game, Setup
from gloam.kernel.nature import Keyed, Nature, Seeded
from gloam.kernel.record import RecordError

KEY = bytes(range(32))


def walked(key: bytes = KEY, since: int = 0, nature: Nature | None = None) -> Game:
    """A game of one walker, whose way to the well meets an omen each time."""
    setup = Setup(find("stroll"), 1, find("stroll").options.read({}, 1), 0, "", promised(key, since))
    game = play.begin(setup, nature or Keyed(key))
    dice = random.Random(1)
    while not game.over:
        game.answer(dice.choice(game.asked[0].options))
    return game


def test_each_outcome_is_as_likely_as_it_should_be() -> None:
    nature = Keyed(KEY)
    seen = Counter(nature.choose(0, draw, 0, (5, 6, 7), ()) for draw in range(6000))
    assert all(1850 < seen[face] < 2150 for face in (5, 6, 7))
    seen = Counter(nature.choose(0, draw, 0, (5, 6, 7), (1, 0, 3)) for draw in range(6000))
    assert seen[6] == 0
    assert 1350 < seen[5] < 1650


def test_the_same_question_at_the_same_point_meets_the_same_outcome_and_answers_do_not_shift_it() -> None:
    nature = Keyed(KEY)
    faces = tuple(range(1000))
    assert len({nature.choose(move, 7, 0, faces, ()) for move in range(50)}) == 1
    assert len({nature.choose(0, draw, 0, faces, ()) for draw in range(50)}) > 40
    assert len({nature.choose(0, 7, 0, tuple(range(n)), ()) for n in range(900, 1000)}) > 80


def test_one_key_tells_nothing_of_another() -> None:
    faces = tuple(range(1000))
    assert len({Keyed(new_key()).choose(0, 0, 0, faces, ()) for _ in range(50)}) > 40


ROOMS = tuple(range(41))  # what is drawn from: the more outcomes, the more each of them tells
SEEN = 38  # outcomes of one seat's own copy of a game
UNKNOWN = 9  # bits of each half of the state that the search goes through; whoever has time goes through all


def outcomes(nature: Nature, first: int, count: int) -> list[int]:
    return [nature.choose(draw, draw, 0, ROOMS, ()) for draw in range(first, first + count)]


def foreseen(seen: list[int], start: int, stride: int, unknown: int = UNKNOWN) -> list[list[int]]:
    """The attack: go through states of a generator, and let each that explains all outcomes seen foretell as many again.

    The state of `Seeded` is a start of 31 bits and an odd stride. Here all but the low bits of both are given, so that the search
    lasts a moment; the whole of it is 61 bits, and half an hour of one core was enough with less waste.
    """
    found = []
    guess = Seeded(0)
    for low in range(1 << unknown):
        guess.start = start >> unknown << unknown | low
        for step in range(1, 1 << unknown, 2):
            guess.stride = stride >> unknown << unknown | step
            if all(guess.below(len(ROOMS), move) == came for move, came in enumerate(seen)):
                found.append(outcomes(guess, len(seen), len(seen)))
    return found


def test_a_few_outcomes_of_the_seeded_generator_tell_all_that_follow() -> None:
    nature = Seeded(31_415_926_535)
    told = foreseen(outcomes(nature, 0, SEEN), nature.start, nature.stride)
    assert told == [outcomes(nature, SEEN, SEEN)]


def test_outcomes_of_the_keyed_generator_tell_nothing_of_what_follows() -> None:
    """No state of a small generator explains them, and no bit of the key is without effect: there is nothing less to search."""
    nature = Keyed(KEY)
    seen = outcomes(nature, 0, SEEN)
    assert foreseen(seen, 0, 0) == []
    assert foreseen(seen, int.from_bytes(KEY[:4], "big") >> 1, int.from_bytes(KEY[4:8], "big") >> 1) == []
    whole = int.from_bytes(KEY, "big")
    for bit in range(256):
        other = Keyed((whole ^ 1 << bit).to_bytes(32, "big"))
        alike = sum(a == b for a, b in zip(seen, outcomes(other, 0, SEEN), strict=True))
        assert alike < SEEN // 3, bit


def test_a_finished_record_is_checked_against_its_promise() -> None:
    game = walked()
    read = record.read(game.record())
    assert read.setup.promise == promised(KEY)
    assert verify(read) == (game.draws, 0, 0)
    assert game.draws > 0


def test_an_outcome_that_was_not_drawn_is_found() -> None:
    honest = walked()
    for seed in range(60):
        game = walked(nature=Seeded(seed))
        if game.record() != honest.record():
            with pytest.raises(RecordError, match="the key gives"):
                verify(record.read(game.record()))
            return
    raise AssertionError("no other game was found")


def test_another_key_is_not_the_promised_one() -> None:
    text = walked().record().replace(KEY.hex(), new_key().hex())
    body = text[: text.rindex("end ")].rstrip("\n")
    text = f"{body}\nend {text.split()[-2]} {record._checksum(body)}\n"
    with pytest.raises(RecordError, match="not the one that was promised"):
        verify(record.read(text))


def test_whoever_noted_another_promise_is_told() -> None:
    """A game that was drawn with another key, and promised afterwards, is in order but for what was seen while it was played."""
    read = record.read(walked(new_key()).record())
    assert verify(read).checked > 0
    with pytest.raises(RecordError, match=f"not {promised(KEY).commitment}"):
        verify(read, noted=promised(KEY).commitment)
    assert verify(record.read(walked().record()), noted=promised(KEY).commitment).checked > 0


def test_the_key_is_not_shown_to_a_seat_before_the_game_is_over() -> None:
    setup = Setup(find("stroll"), 2, find("stroll").options.read({}, 2), 0, "", promised(KEY))
    game = play.begin(setup, Keyed(KEY))
    assert KEY.hex() not in game.record(0)
    assert promised(KEY).commitment in game.record(0)
    assert KEY.hex() not in game.save()
    assert KEY.hex() in walked().record(0)


def test_a_game_without_a_promise_cannot_be_checked() -> None:
    game = gloam.new("stroll", seed=3)
    with pytest.raises(RecordError, match="nothing was promised"):
        verify(record.read(game.record()))


def test_only_what_came_after_the_promise_is_checked() -> None:
    game = walked(since=1, nature=Keyed(KEY))
    assert verify(record.read(game.record())) == (game.draws - 1, 1, 0)
