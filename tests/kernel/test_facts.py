"""The facts of a step are named by the annotations of its rule."""

from __future__ import annotations

from typing import Annotated, Any

import pytest

from gloam.games.horrified.show.view import VillageView, components, view
from gloam.kernel.facts import Fact, Named, Seat, UnknownFact, facts_of, named, read, returned, told

SPACES = ("abbey", "inn", "tower")
Space = Annotated[int, Named(SPACES)]


def guide(g: Any, t: Any, seat: Seat, to: Space, steps: int, why: str) -> None:
    """A rule with facts of each kind."""


def window(g: Any, t: Any, name: str, first: Seat, *facts: Any) -> None:
    """A rule that takes any number of facts."""


def test_facts_are_what_the_annotations_say() -> None:
    assert facts_of(guide) == (Fact("seat", (), is_seat=True), Fact("to", SPACES), Fact("steps", ()), Fact("why", (), True))


def test_a_step_is_told_and_read_by_name() -> None:
    step = ("guide", 3, 2, 5, "tower")
    assert told(guide, step) == ["guide", 3, "tower", 5, "tower"]
    assert read(guide, ["guide", 3, "tower", 5, "tower"]) == step
    assert read(guide, ["guide", 3, 2, 5, "tower"]) == step
    assert named(guide, step) == {"seat": 3, "to": "tower", "steps": 5, "why": "tower"}


def test_a_step_that_waits_for_its_answer_has_fewer_facts() -> None:
    assert named(guide, ("guide", 1, 0)) == {"seat": 1, "to": "abbey"}


def test_what_is_no_index_stands_for_itself() -> None:
    assert told(guide, ("guide", 1, -1, 0, "")) == ["guide", 1, -1, 0, ""]


def test_further_facts_are_left_as_they_are() -> None:
    assert told(window, ("window", "hit", 2, 0, 7)) == ["window", "hit", 2, 0, 7]


def test_an_unknown_name_is_refused() -> None:
    with pytest.raises(UnknownFact, match="guide: to: there is no 'moon'"):
        read(guide, ["guide", 1, "moon", 2, "x"])


def test_what_a_function_returns_is_known_though_it_is_compiled() -> None:
    assert returned(view) is VillageView
    assert returned(components) is None  # no name alone
