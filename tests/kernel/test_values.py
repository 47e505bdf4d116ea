"""Values with reasons: the same number whatever is told first, and reasons that add up to it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gloam.kernel.values import AT_LEAST, AT_MOST, BASE, LIMIT, MODIFIER, Reason, Value

numbers = st.integers(-20, 20)
Call = tuple[str, int]
calls = st.lists(
    st.one_of(
        st.tuples(st.just("replace"), numbers),
        st.tuples(st.just("modify"), numbers),
        st.tuples(st.just("limit"), st.integers(0, 6)),
        st.tuples(st.just("at_most"), numbers),
        st.tuples(st.just("at_least"), numbers),
    ),
    max_size=8,
)


def valued(base: int, told: list[Call]) -> Value:
    value = Value(base, "dial")
    for i, (what, number) in enumerate(told):
        tell: Callable[[int, str], None] = getattr(value, what)
        tell(number, f"reason {i}")
    return value


def worked_out(base: int, told: list[Call]) -> int:
    """The oracle: base, replacements, modifiers within their limit, then the bounds."""
    number = [base, *(n for what, n in told if what == "replace")][-1]
    added = sum(n for what, n in told if what == "modify")
    for limit in (n for what, n in told if what == "limit"):
        added = min(limit, max(-limit, added))
    number += added
    for most in (n for what, n in told if what == "at_most"):
        number = min(number, most)
    for least in (n for what, n in told if what == "at_least"):
        number = max(number, least)
    return number


def added_up(reasons: list[Reason]) -> int:
    """What someone gets who reads the reasons from left to right."""
    base = added = 0
    bound: int | None = None
    for does, _, number in reasons:
        if does == BASE:
            base = number
        elif does == MODIFIER:
            added += number
        elif does == LIMIT:
            added = number
        else:
            bound = number
    return base + added if bound is None else bound


def test_modifiers_are_added_to_the_base() -> None:
    defence = Value(15, "dial")
    defence.modify(1, "brush")
    assert defence.total == 16
    assert defence.reasons() == [(BASE, "dial", 15), (MODIFIER, "brush", 1)]
    assert defence.sentence("defence") == "defence 16: dial 15, brush +1"


@pytest.mark.parametrize("replacement_first", [True, False])
def test_a_replacement_takes_the_place_of_the_base_before_modifiers(replacement_first: bool) -> None:
    damage = Value(3, "dial")
    if replacement_first:
        damage.replace(1, "frenzy")
    damage.modify(2, "claws")
    if not replacement_first:
        damage.replace(1, "frenzy")
    assert damage.sentence("damage") == "damage 3: frenzy 1, claws +2"


def test_the_last_replacement_stands() -> None:
    assert valued(5, [("replace", 9), ("replace", 2)]).total == 2


def test_modifiers_together_keep_to_their_limit() -> None:
    attack = Value(9, "dial")
    attack.limit(3, "rule of three")
    attack.modify(2, "pack")
    attack.modify(2, "howl")
    assert attack.total == 12
    assert attack.sentence("attack") == "attack 12: dial 9, pack +2, howl +2, together +3 (rule of three)"


def test_bounds_hold_and_are_told_only_where_they_matter() -> None:
    speed = Value(4, "dial")
    speed.at_least(0, "never backward")
    assert speed.sentence("speed") == "speed 4: dial 4"
    speed.modify(-6, "mud")
    assert speed.total == 0
    assert speed.sentence("speed") == "speed 0: dial 4, mud -6, at least 0 (never backward)"
    speed.modify(20, "wings")
    speed.at_most(10, "the board")
    assert speed.reasons()[-1] == (AT_MOST, "the board", 10)


def test_a_floor_stands_against_a_ceiling() -> None:
    value = valued(5, [("at_least", 8), ("at_most", 3)])
    assert value.total == 8
    assert [does for does, _, _ in value.reasons()] == [BASE, AT_MOST, AT_LEAST]


def test_a_modifier_of_nothing_is_not_told() -> None:
    assert valued(5, [("modify", 0)]).reasons() == [(BASE, "dial", 5)]


@given(numbers, calls)
def test_the_total_is_what_the_order_of_working_out_gives(base: int, told: list[Call]) -> None:
    assert valued(base, told).total == worked_out(base, told)


@given(numbers, calls)
def test_the_reasons_add_up_to_the_total(base: int, told: list[Call]) -> None:
    value = valued(base, told)
    assert added_up(value.reasons()) == value.total


@given(numbers, calls, st.randoms(use_true_random=False))
def test_the_order_of_telling_changes_nothing(base: int, told: list[Call], random: Random) -> None:
    others = [call for call in told if call[0] != "replace"]
    replacements = [call for call in told if call[0] == "replace"]
    shuffled = others.copy()
    random.shuffle(shuffled)
    assert valued(base, replacements + shuffled).total == valued(base, shuffled + replacements).total == valued(base, told).total
