"""PettingZoo's own tests pass unchanged, and what is wrong is said."""

from __future__ import annotations

import pickle
import random
import time
import warnings
from typing import Any

import numpy as np
import pytest

from gloam.envs import pettingzoo
from gloam.envs.match import Ended, WrongAction
from gloam.kernel.spelling import UnknownName

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # where pygame is there, this imports environments of PettingZoo's that warn of themselves
    from pettingzoo.test import api_test, performance_benchmark, seed_test

GAMES = {"horrified": 2, "house_of_horrors": 4, "the_victim": 2, "horrorclix": 2}

# PettingZoo knows by name those of its own environments whose observations are dicts with a mask, and warns of others'.
with_masks = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array", "ignore:Observation space for each agent probably"
)


def made(game: str, **more: Any) -> pettingzoo.Env:
    return pettingzoo.env(game, GAMES[game], **more)


def legal(seen: dict[str, np.ndarray], dice: random.Random) -> int:
    return int(dice.choice(np.flatnonzero(seen["action_mask"])))


@with_masks
@pytest.mark.parametrize("game", GAMES)
def test_it_passes_the_api_test(game: str) -> None:
    api_test(made(game), num_cycles=40)


@with_masks
def test_a_whole_game_passes_the_api_test() -> None:
    api_test(made("horrified"), num_cycles=1000)


@pytest.mark.parametrize("game", GAMES)
def test_it_passes_the_seed_test(game: str) -> None:
    seed_test(lambda: made(game), num_cycles=20)


@pytest.mark.parametrize("game", GAMES)
def test_it_passes_the_performance_benchmark(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It runs for five seconds of the clock, which is faster here."""
    now = time.time
    monkeypatch.setattr(time, "time", lambda: 40 * now())
    performance_benchmark(made(game))


@pytest.mark.parametrize("game", GAMES)
def test_an_agent_observes_its_view_and_what_it_may_answer(game: str) -> None:
    env = made(game)
    env.reset(seed=4)
    dice = random.Random(4)
    for _ in range(12):
        agent = env.agent_selection
        seen = env.last()[0]
        assert seen in env.observation_space(agent)
        names = [env.match.game.setup.definition.catalogue.text(answer) for answer in env.match.open_answers]
        assert seen["action_mask"].sum() == len(names)
        for other in set(env.agents) - {agent}:
            assert not env.observe(other)["action_mask"].any()
        if "answers" in seen:
            assert (seen["answers"][:, 0] > 0).sum() == len(names)
        else:
            assert list(np.flatnonzero(seen["action_mask"])) == sorted(env.match.open_answers)
        env.step(legal(seen, dice))


def test_rewards_are_what_the_result_tells() -> None:
    env = pettingzoo.env("house_of_horrors", seats=3)
    env.reset(seed=1)
    dice = random.Random(1)
    total = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, cut, _ = env.last()
        total[agent] += reward
        assert not cut
        env.step(None if over else legal(seen, dice))
    result = env.match.game.result
    assert result is not None
    assert total == {f"seat_{seat}": 1.0 if seat in result.winners else -1.0 for seat in range(3)}
    with pytest.raises(Ended, match=r"the game is over: reset\(\) begins another"):
        env.step(0)


def test_what_is_wrong_is_said_and_changes_nothing() -> None:
    env = made("horrified")
    with pytest.raises(Ended, match="the game has not begun"):
        env.step(0)
    with pytest.raises(Ended, match="the game has not begun"):
        env.observe("seat_0")
    env.reset(seed=2)
    before = env.match.game.save()
    closed = int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0])
    for action, why in ((closed, "this is not what is asked now"), (10**6, "there is no answer number"), ("x", "whole number")):
        with pytest.raises(WrongAction, match=why):
            env.step(action)
    assert env.match.game.save() == before
    with pytest.raises(UnknownName, match="there is no game called 'chess'"):
        pettingzoo.env("chess")
    with pytest.raises(ValueError, match="rendered as ansi or svg, not as 'film'"):
        made("horrified", render_mode="film")


def test_it_pickles_in_the_middle_of_a_game_and_goes_on_identically() -> None:
    env = made("horrified")
    env.reset(seed=3)
    dice = random.Random(3)
    for _ in range(9):
        env.step(legal(env.last()[0], dice))
    twin = pickle.loads(pickle.dumps(env))
    while env.match.question is not None:
        assert (env.last()[0]["observation"] == twin.last()[0]["observation"]).all()
        action = legal(env.last()[0], dice)
        env.step(action)
        twin.step(action)
    assert twin.rewards == env.rewards
    env.reset()
    twin.reset()
    assert env.match.game.setup.seed == twin.match.game.setup.seed


def test_observations_are_the_learners_own() -> None:
    env = made("horrified")
    env.reset(seed=3)
    first = env.last()[0]
    copy = first["observation"].copy()
    first["observation"][:] = 0
    assert (env.last()[0]["observation"] == copy).all()


def test_a_table_is_rendered_as_everyone_sees_it() -> None:
    for mode, like in (("ansi", "30 Monster cards"), ("svg", "<svg")):
        env = pettingzoo.env("horrified", 2, {"monsters": ["dracula", "creature"]}, render_mode=mode)
        env.reset(seed=1)
        assert like in str(env.render())
    assert str(env) == "gloam_horrified"
