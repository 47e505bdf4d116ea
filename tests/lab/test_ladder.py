"""A ladder shows what each doubling of a budget gains."""

from __future__ import annotations

import sys
from xml.etree import ElementTree

import pytest

from gloam.lab import Missing, ladder


def test_a_bot_that_samples_gains_with_each_doubling_less_and_less(lantern: str, sampler: str) -> None:
    climbed = ladder(lantern, sampler, doublings=3, pairs=100, jobs=1)
    assert climbed.budgets == (1, 2, 4, 8)
    rows = climbed.rows()
    assert [row["budget"] for row in rows] == [2, 4, 8]
    assert rows[0]["second"] == "python:mine:Sampler:1"
    assert rows[0]["difference"] > 0
    assert rows[0]["low"] <= rows[0]["difference"] <= rows[0]["high"]
    assert rows[0]["difference"] > rows[2]["difference"]  # with two answers open, eight looks see what four see
    assert climbed.frame().height == 3


def test_a_ladder_is_drawn(lantern: str, sampler: str) -> None:
    climbed = ladder(lantern, sampler, first=4, doublings=2, pairs=5, jobs=1)
    svg = ElementTree.fromstring(climbed.svg())
    texts = {element.text for element in svg.iter() if element.tag.endswith("text")}
    assert {"4 to 8", "8 to 16", "budget", "wins gained"} <= texts


def test_what_is_no_ladder_is_refused(lantern: str, sampler: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(ValueError, match="the bot random has no budget"):
        ladder(lantern, "random", jobs=1)
    with pytest.raises(ValueError, match="doubles it once or more"):
        ladder(lantern, sampler, doublings=0, jobs=1)
    climbed = ladder(lantern, sampler, doublings=1, pairs=1, jobs=1)
    monkeypatch.setitem(sys.modules, "vl_convert", None)
    with pytest.raises(Missing, match="a picture needs the package vl_convert"):
        climbed.svg()
