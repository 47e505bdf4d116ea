"""Gymnasium's own check passes unchanged; one seat learns, bots play the others."""

from __future__ import annotations

import pickle
import random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from gloam.envs import gymnasium as tables
from gloam.envs.match import Ended, WrongAction

NAMES = {"horrified": "Horrified", "house_of_horrors": "HouseOfHorrors", "the_victim": "TheVictim", "horrorclix": "Horrorclix"}


def legal(mask: np.ndarray, dice: random.Random) -> int:
    return int(dice.choice(np.flatnonzero(mask)))


@pytest.mark.parametrize("game", NAMES)
def test_it_passes_the_check(game: str) -> None:
    env = gymnasium.make(f"gloam.envs.gymnasium:gloam/{NAMES[game]}-v0")
    check_env(env.unwrapped)


@pytest.mark.parametrize("game", NAMES)
def test_the_seat_is_asked_and_bots_answer_for_the_others(game: str) -> None:
    seats = 4 if game == "house_of_horrors" else 2
    env = tables.env(game, seats, seat=1, bots=["random"] * (seats - 1))
    seen, info = env.reset(seed=5)
    dice = random.Random(5)
    for _ in range(12):
        assert env.match.seat == 1
        assert seen in env.observation_space
        assert list(env.action_masks()) == list(info["action_mask"] == 1)
        seen, _, over, _, info = env.step(legal(info["action_mask"], dice))
        if over:
            break


def test_a_game_is_played_to_its_end_and_rewarded() -> None:
    env = tables.env("house_of_horrors", 3)
    _, info = env.reset(seed=2)
    dice, over, reward = random.Random(2), False, 0.0
    while not over:
        assert reward == 0.0
        _, reward, over, _, info = env.step(legal(info["action_mask"], dice))
    result = env.match.game.result
    assert result is not None
    assert reward == (1.0 if 0 in result.winners else -1.0)
    assert info["reason"] == result.reason
    assert not info["action_mask"].any()
    with pytest.raises(Ended, match=r"the game is over: reset\(\) begins another"):
        env.step(0)


def test_an_action_that_is_not_open_loses_or_raises_as_chosen() -> None:
    env = tables.env("horrified", 2)
    _, info = env.reset(seed=1)
    closed = int(np.flatnonzero(info["action_mask"] == 0)[0])
    before = env.match.game.save()
    _, reward, over, cut, info = env.step(closed)
    assert (reward, over, cut) == (-1.0, True, False)
    assert "this is not what is asked now" in info["refused"]
    assert env.match.game.save() == before
    with pytest.raises(Ended):
        env.step(0)
    assert "refused" not in env.reset(seed=1)[1]
    strict = tables.env("horrified", 2, wrong="raise")
    strict.reset(seed=1)
    with pytest.raises(WrongAction, match="this is not what is asked now"):
        strict.step(closed)
    for either in (env, strict):
        with pytest.raises(WrongAction, match="there is no action 1000000"):
            either.step(10**6)


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"seat": 7}, "there is no seat 7 at a table of 2"),
        ({"bots": ["random", "random"]}, "1 other seats need 1 bots, or one for all, not 2"),
        ({"bots": "genius"}, "there is no bot called 'genius'"),
        ({"wrong": "cry"}, "can 'lose' or 'raise', not 'cry'"),
        ({"options": {"nonsense": 1}}, "nonsense"),
        ({"answers": "guess"}, "not by 'guess'"),
    ],
)
def test_what_there_is_not_is_said_at_once(wrong: dict[str, Any], why: str) -> None:
    with pytest.raises((ValueError, KeyError), match=why):
        tables.env("horrified", 2, **wrong)


def test_it_pickles_and_goes_on_identically() -> None:
    env = tables.env("house_of_horrors", 3)
    _, info = env.reset(seed=4)
    twin = pickle.loads(pickle.dumps(env))
    dice = random.Random(4)
    for _ in range(10):
        action = legal(info["action_mask"], dice)
        (seen, *_, info), (same, *_) = env.step(action), twin.step(action)
        assert (seen == same).all()


def test_many_tables_are_stepped_together_as_each_would_be_alone() -> None:
    together = gymnasium.make_vec("gloam.envs.gymnasium:gloam/HouseOfHorrors-v0", num_envs=2, seats=3)
    alone = [tables.env("house_of_horrors", 3) for _ in range(2)]
    seen, info = together.reset(seed=10)
    starts = [env.reset(seed=10 + n) for n, env in enumerate(alone)]
    assert (seen == np.stack([start for start, _ in starts])).all()
    dice = random.Random(1)
    over = np.zeros(2, bool)
    ends = 0
    while ends < 2:
        actions = [legal(mask, dice) if mask.any() else 0 for mask in info["action_mask"]]
        expected = [env.reset()[0] if over[n] else env.step(actions[n])[0] for n, env in enumerate(alone)]
        seen, rewards, over, cut, info = together.step(actions)
        assert seen in together.observation_space
        assert (seen == np.stack(expected)).all()
        assert ((rewards != 0) == over).all()
        assert not cut.any()
        ends += int(over.sum())
    with pytest.raises(WrongAction, match="2 tables need 2 actions, not 1"):
        together.step([0])
    with pytest.raises(ValueError, match="2 tables need 2 seeds, not 1"):
        together.reset(seed=[1])
    with pytest.raises(ValueError, match="at least one table is needed"):
        tables.vector("horrified", 0)


def test_many_tables_with_listed_answers() -> None:
    many = tables.vector("horrorclix", 2)
    seen, info = many.reset(seed=1)
    assert seen in many.observation_space
    assert ((seen["answers"][:, :, 0] > 0).sum(axis=1) == info["action_mask"].sum(axis=1)).all()
    assert (many.action_masks() == (info["action_mask"] == 1)).all()
