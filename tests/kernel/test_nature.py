"""NATURE: the same seed gives the same chance, fairly; a script gives what it says and nothing else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gloam.kernel.nature import Scripted, Seeded, UnscriptedChance
from kernel.games.stroll import ANSWERS, OMEN
from kernel.play import play, scripted


def chi_square(seen: Sequence[int], expected: Sequence[float]) -> float:
    return sum((s - e) ** 2 / e for s, e in zip(seen, expected, strict=True))


def rolls(seed: int, count: int, sides: int = 6) -> list[int]:
    nature = Seeded(seed)
    return [nature.choose(move, 0, 0, tuple(range(sides)), ()) for move in range(count)]


def test_chance_depends_on_the_seed_and_the_number_of_the_question_alone() -> None:
    assert rolls(7, 50) == rolls(7, 50)
    assert Seeded(7).below(6, 33) == rolls(7, 50)[33]
    assert rolls(7, 50) != rolls(8, 50)


def test_chance_is_the_same_on_every_machine_and_in_every_release() -> None:
    assert rolls(7, 12) == [5, 2, 4, 5, 4, 5, 4, 0, 0, 5, 1, 5]


@pytest.mark.parametrize("seed", [0, 1, 12345, -4, 2**70])
def test_a_die_is_fair(seed: int) -> None:
    seen = Counter(rolls(seed, 6000))
    assert chi_square([seen[face] for face in range(6)], [1000] * 6) < 25.7  # 1 in 10 000


def test_the_first_roll_is_fair_over_many_seeds() -> None:
    seen = Counter(rolls(seed, 1)[0] for seed in range(6000))
    assert chi_square([seen[face] for face in range(6)], [1000] * 6) < 25.7


def test_one_roll_says_nothing_about_the_next() -> None:
    dice = rolls(3, 12001, 4)
    seen = Counter(pairwise(dice))
    assert chi_square([seen[a, b] for a in range(4) for b in range(4)], [750] * 16) < 44.3


def test_no_seed_has_the_rolls_of_another_some_questions_later() -> None:
    streams = [rolls(seed, 60, 1000) for seed in range(20)]
    for one in streams:
        for other in streams:
            for shift in range(1, 10):
                assert one[shift:][:20] != other[:20]


def test_weights_tell_how_likely_each_outcome_is() -> None:
    nature = Seeded(11)
    seen = Counter(nature.choose(move, 0, 0, (5, 6, 7, 8), (1, 0, 2, 7)) for move in range(5000))
    assert seen[6] == 0
    assert chi_square([seen[5], seen[7], seen[8]], [500, 1000, 3500]) < 18.4


@given(st.integers(), st.integers(0, 10**6), st.integers(1, 10**6))
def test_a_number_below_n_is_below_n(seed: int, move: int, n: int) -> None:
    assert 0 <= Seeded(seed).below(n, move) < n


def test_a_script_names_outcomes_by_their_texts_with_or_without_the_first_word() -> None:
    nature = Scripted(ANSWERS.text, ["omen dread", "calm"])
    assert [nature.choose(0, 0, OMEN.zero, (0, 0, 1), ()) for _ in range(2)] == [1, 0]
    nature.finish()


def test_a_chance_the_script_does_not_foresee_is_an_error() -> None:
    game = play(scripted("stroll"), "walk yew")
    with pytest.raises(UnscriptedChance, match="used up, but NATURE is asked for one of: omen calm, omen dread"):
        game.answer("walk well")


def test_a_chance_other_than_the_script_says_is_an_error() -> None:
    game = play(scripted("stroll", "hit"), "walk yew")
    with pytest.raises(UnscriptedChance, match="says 'hit', but NATURE is asked for one of: omen calm"):
        game.answer("walk well")


def test_a_script_that_is_not_used_up_is_an_error() -> None:
    nature = Scripted(ANSWERS.text, ["dread", "calm"])
    nature.choose(0, 0, OMEN.zero, (0, 0, 1), ())
    with pytest.raises(UnscriptedChance, match="never asked for: calm"):
        nature.finish()
