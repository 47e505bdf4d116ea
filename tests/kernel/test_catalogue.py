"""Every answer is one int, one text and one set of parts."""

from __future__ import annotations

from typing import Any

import pytest

from gloam.kernel.catalogue import Catalogue, UnknownAnswer
from gloam.kernel.definition import Definition
from kernel.play import TOYS


def small() -> Catalogue:
    catalogue = Catalogue(1)
    catalogue.kind("guide", villager=("maria", "fritz"), to=("abbey", "rose_tower"))
    return catalogue


@pytest.mark.parametrize("toy", TOYS.values(), ids=TOYS)
def test_numbers_texts_and_parts_name_the_same_answers(toy: Definition) -> None:
    catalogue = toy.catalogue
    texts = [catalogue.text(number) for number in range(len(catalogue))]
    assert len(set(texts)) == len(texts)
    for number, text in enumerate(texts):
        assert catalogue.number(number) == number
        assert catalogue.number(text) == number
        assert catalogue.number(catalogue.parts(number)) == number


def test_pass_is_answer_zero_of_every_catalogue() -> None:
    assert Catalogue(1).text(0) == "pass"
    assert all(toy.catalogue.number("pass") == 0 for toy in TOYS.values())


def test_the_last_part_counts_fastest() -> None:
    catalogue = small()
    base = catalogue.named("guide").base
    assert [catalogue.text(base + i) for i in range(4)] == [
        "guide maria abbey", "guide maria rose_tower", "guide fritz abbey", "guide fritz rose_tower",
    ]  # fmt: skip
    assert catalogue.parts(base + 1) == {"kind": "guide", "villager": "maria", "to": "rose_tower"}
    assert catalogue.name_of(base) == "guide"


def test_a_kind_makes_answers_and_takes_them_apart() -> None:
    catalogue = small()
    guide = catalogue.named("guide")
    step = catalogue.kind("step", to=("abbey", "rose_tower"))
    assert guide.of(1, 0) == catalogue.number("guide fritz abbey")
    assert guide.parts(guide.of(1, 0)) == (1, 0)
    assert catalogue.step(guide.of(1, 0)) == ("guide", 1, 0)
    both = [catalogue.number("step rose_tower"), catalogue.number("step abbey")]
    assert step.each((1, 0)) == step.each([1, 0]) == step.each(range(1, -1, -1)) == step.each(part for part in (1, 0)) == both
    assert step.part(step.of(1)) == 1
    assert [kind.name for kind in (guide, step) if kind.has(guide.of(1, 1))] == ["guide"]
    assert not guide.has(step.of(0))


def test_a_hundred_thousand_answers_are_spelled_only_when_asked_for() -> None:
    catalogue = Catalogue(1)
    places = tuple([f"p{i}" for i in range(400)])
    leap = catalogue.kind("leap", left=places, to=places)
    assert len(catalogue) == 1 + 400 * 400
    assert catalogue.number("leap p399 p7") == leap.of(399, 7)
    assert catalogue.text(leap.of(399, 7)) == "leap p399 p7"


def test_a_typed_text_may_be_untidy() -> None:
    assert small().number("  Guide  FRITZ rose_tower ") == small().number("guide fritz rose_tower")


@pytest.mark.parametrize(
    "unknown",
    [
        -1, 5, "", "guide", "guide maria", "guide maria abbey abbey", "go away",
        {}, {"kind": "guide"}, {"kind": "guide", "villager": "maria"}, {"kind": ["guide"]}, {"villager": "maria"},
        {"kind": "guide", "villager": "maria", "to": "moon"}, {"kind": "guide", "villager": 0, "to": "abbey"},
        {"kind": "guide", "villager": "maria", "to": "abbey", "by": "train"},
    ],
    ids=str,
)  # fmt: skip
def test_an_unknown_answer_is_named(unknown: Any) -> None:
    with pytest.raises(UnknownAnswer):
        small().number(unknown)


@pytest.mark.parametrize("kind", ["guide", "pass", "two words"])
def test_a_kind_is_one_word_and_added_once(kind: str) -> None:
    with pytest.raises(ValueError, match="not a new one-word kind"):
        small().kind(kind)


@pytest.mark.parametrize(
    "parts",
    [
        {"to": ("Abbey",)},
        {"to": ("abbey", "abbey")},
        {"to": ("",)},
        {"to": ("key house",)},
    ],
    ids=str,
)
def test_a_text_that_would_not_read_back_is_refused(parts: dict[str, tuple[str, ...]]) -> None:
    with pytest.raises(ValueError, match="not words of their own"):
        small().kind("move", **parts)
