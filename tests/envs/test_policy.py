"""A policy of an environment takes a seat as a bot."""

from __future__ import annotations

import pytest

import gloam
from gloam import bots
from gloam.lab import simulate

FIRST = "python:gloam.envs.policy:Policy:lab.players:first_open"


@pytest.mark.parametrize(("game", "seats"), [("horrified", 2), ("house_of_horrors", 3)])
def test_a_policy_answers_what_is_open(game: str, seats: int) -> None:
    played = gloam.new(game, seats, seed=2)
    policy = bots.find(FIRST)
    advice = bots.consult(played, policy, played.asked[0])
    assert advice is not None
    assert advice.answer == min(played.asked[0].options)
    assert advice.why == "by its policy"


def test_a_policy_plays_a_game_to_its_end() -> None:
    report = simulate("house_of_horrors", 1, [FIRST, "random", "random"], jobs=1)
    assert report.games == 1


def test_a_policy_that_is_not_there_is_named() -> None:
    with pytest.raises(bots.BotError, match="the policy nonesuch:best cannot be imported"):
        bots.find("python:gloam.envs.policy:Policy:nonesuch:best")
