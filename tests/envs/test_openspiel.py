"""OpenSpiel's own tests pass unchanged: random play with saved states, and its playthroughs."""

from __future__ import annotations

import pickle

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import mcts

from gloam.envs import openspiel
from gloam.envs.match import WrongAction

SHORT = {
    "horrified": "gloam_horrified(seats=2,longest=60)",
    "house_of_horrors": "gloam_house_of_horrors(longest=60)",
    "the_victim": "gloam_the_victim(seats=2,longest=60)",
    "horrorclix": "gloam_horrorclix(longest=60)",
}


def begun(text: str) -> pyspiel.State:
    """A game at its first question to a player."""
    state = pyspiel.load_game(text).new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    return state


def test_every_game_is_registered() -> None:
    assert set(openspiel.GAMES) == set(SHORT)
    assert {f"gloam_{game}" for game in SHORT} <= set(pyspiel.registered_names())


@pytest.mark.parametrize("game", SHORT)
def test_it_passes_the_random_sim_test(game: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(SHORT[game]), 1, True, False)


def test_a_whole_game_passes_the_random_sim_test() -> None:
    pyspiel.random_sim_test(pyspiel.load_game("gloam_horrified(monsters=dracula+mummy)"), 1, True, False)


@pytest.mark.parametrize("game", SHORT)
def test_a_playthrough_is_generated_and_generated_again(game: str) -> None:
    from open_spiel.python.algorithms import generate_playthrough  # brings SciPy, which no other worker needs

    text = SHORT[game].replace("longest=60", "longest=12")
    lines = generate_playthrough.playthrough(text, None, seed=1)
    assert "# State 12" in lines
    actions = [int(line.removeprefix("action: ")) for line in lines.splitlines() if line.startswith("action: ")]
    assert len(actions) == 12
    assert generate_playthrough.playthrough(text, actions, seed=2) == lines


def test_chance_has_the_outcomes_of_nature_with_their_weights() -> None:
    state = pyspiel.load_game("gloam_horrified(seats=2,monsters=dracula+mummy)").new_initial_state()
    seen = 0
    while not state.is_terminal() and seen < 40:
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert sum(chance for _, chance in outcomes) == pytest.approx(1)
            assert len({outcome for outcome, _ in outcomes}) == len(outcomes)
            seen += 1
            state.apply_action(outcomes[-1][0])
        else:
            state.apply_action(state.legal_actions()[-1])
    assert seen == 40


def test_what_a_player_observes_is_named() -> None:
    state = begun("gloam_horrified(seats=2)")
    watch = state.get_game().make_py_observer()
    watch.set_from(state, 1)
    assert list(watch.dict["seat"]) == [0, 1, 0, 0, 0]
    assert list(state.observation_tensor(1)) == list(watch.tensor)
    assert "seat.1=1 seats=2" in state.observation_string(1)
    assert state.get_game().make_py_observer(pyspiel.IIGObservationType(perfect_recall=True)) is None


def test_copies_and_pickles_go_on_by_themselves() -> None:
    state = begun("gloam_house_of_horrors(seats=3)")
    before = str(state)
    for twin in (state.clone(), pickle.loads(pickle.dumps(state))):
        assert str(twin) == before
        twin.apply_action(twin.legal_actions()[0])
        assert str(twin) != before
    assert str(state) == before


def test_a_search_of_openspiel_plays_it() -> None:
    state = begun("gloam_horrified(seats=2,longest=40)")
    dice = np.random.RandomState(1)
    bot = mcts.MCTSBot(state.get_game(), 1.4, 4, mcts.RandomRolloutEvaluator(1, dice), random_state=dice)
    assert bot.step(state) in state.legal_actions()


def test_a_game_that_is_cut_off_is_nobodys() -> None:
    state = begun("gloam_horrified(seats=2,longest=40)")
    while not state.is_terminal():
        outcome = state.chance_outcomes()[0][0] if state.is_chance_node() else state.legal_actions()[0]
        state.apply_action(outcome)
    assert state.returns() == [0.0, 0.0]
    assert len(state.history()) == 40


def test_what_is_wrong_is_said() -> None:
    state = begun("gloam_horrified(seats=2)")
    with pytest.raises(WrongAction, match="this is not what is asked now"):
        state.apply_action(1)
    for text, why in (
        ("gloam_horrified(seats=9)", "takes 1 to 5 seats, not 9"),
        ("gloam_horrified(monsters=dragon)", "monsters: there is no 'dragon'"),
        ("gloam_horrified(longest=-1)", "longest: should be a number"),
        ("gloam_horrified(nonsense=1)", "nonsense"),
        ("gloam_chess", "gloam_chess"),
    ):
        with pytest.raises((ValueError, pyspiel.SpielError), match=why):
            pyspiel.load_game(text)
