"""How words go together."""

from __future__ import annotations

import pytest

from gloam.show import words


@pytest.mark.parametrize(
    ("name", "told"), [("Mummy", "the Mummy"), ("The Ghost", "the Ghost"), ("Theatre", "the Theatre"), ("theory", "the theory")]
)
def test_a_name_has_one_article(name: str, told: str) -> None:
    assert words.the(name) == told


@pytest.mark.parametrize(
    ("count", "word", "told"),
    [
        (1, "hit", "1 hit"),
        (0, "hit", "0 hits"),
        (2, "hourglass", "2 hourglasses"),
        (3, "more space", "3 more spaces"),
        (2, "enemy", "2 enemies"),
        (2, "day", "2 days"),
        (2, "torch", "2 torches"),
    ],
)
def test_one_and_several_are_counted(count: int, word: str, told: str) -> None:
    assert words.counted(count, word) == told


def test_after_my_and_your_a_name_has_no_article() -> None:
    assert words.bare("The Cook") == "Cook"
    assert words.bare("Theatre Ghost") == "Theatre Ghost"


def test_a_verb_follows_who_acts() -> None:
    assert [words.verb(word, False) for word in ("go", "appear", "are", "reach")] == ["goes", "appears", "is", "reaches"]
    assert [words.verb(word, True) for word in ("go", "appear", "are")] == ["go", "appear", "are"]


def test_lists_end_with_a_word() -> None:
    assert words.listed([]) == ""
    assert words.listed(["a"]) == "a"
    assert words.listed(["a", "b"]) == "a and b"
    assert words.listed(["a", "b", "c"], "or") == "a, b or c"


def test_seats_are_counted_from_one() -> None:
    assert words.seat_name(0) == "seat 1"
    assert words.seat_names([2]) == "seat 3"
    assert words.seat_names([0, 1, 3]) == "seats 1, 2 and 4"


def test_capitals_and_ids() -> None:
    assert words.capital("the end") == "The end"
    assert words.capital("") == ""
    assert words.spoken("bridge_north") == "Bridge north"
