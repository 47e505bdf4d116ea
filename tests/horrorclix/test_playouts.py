"""Whole games at random: never stuck, always ending, saved and loaded at every question, replayed, nothing lost."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

import gloam
from gloam.games.horrorclix import GAME, clix
from gloam.games.horrorclix.answers import ACT, FIGHT, MOVE, PROPOSE, SHIELD, SNATCH, TARGET
from gloam.games.horrorclix.components import COUNT
from gloam.games.horrorclix.rules.geometry import BLOCKED, CLEAR, HINDERED, line_figures, sight_at, sight_past
from gloam.kernel.game import NATURE, SPECTATOR, Game, Question, Setup
from gloam.kernel.nature import Seeded
from gloam.kernel.play import begin
from gloam.kernel.record import data
from properties.setups import telling

BOLD = (FIGHT, TARGET, SHIELD, SNATCH)


def a_table(seed: int) -> tuple[int, dict[str, Any]]:
    """Seats and options, different for each seed: both maps, two to four players, teams, scenarios, all ways to a crypt."""
    dice = random.Random(seed)
    seats = dice.choice([2, 2, 3, 4])
    options: dict[str, Any] = {
        "build_total": dice.choice([100, 200, 300]),
        "map": dice.choice(["first", "haunted_house", "crumbling_mausoleum"]),
        "turns": dice.choice([4, 8, 12]),
        "crypts": dice.choice(["army", "dealt", "chosen"]),
        "actions": dice.choice([1, 3]),
    }
    if seats == 4:
        options["teams"] = dice.random() < 0.5
    if seats == 2 and dice.random() < 0.3:
        options |= {"build_total": 100, "scenario": dice.choice(["shroud_of_mist", "creaking_floorboards"]), "map": "first"}
    return seats, options


def begun(seed: int, nature: bool = True) -> Game:
    seats, options = a_table(seed)
    setup = Setup(GAME, seats, GAME.options.read(options, seats), seed)
    return begin(setup, Seeded(seed) if nature else None)


def picked(game: Game, dice: random.Random) -> tuple[Question, int]:
    """An answer at random, but rather one that fights, goes for a victim or plays a card."""
    question = dice.choice(game.asked)
    options = [option for option in question.options if option != PROPOSE or dice.random() < 0.01] or list(question.options)
    t = clix(game.table)
    bold = [
        option
        for option in options
        if any(kind.has(option) for kind in BOLD)
        or (ACT.has(option) and ACT.parts(option)[1])
        or (MOVE.has(option) and (t.victim_spaces() >> MOVE.part(option)) & 1)
    ]
    return question, dice.choice(bold if bold and dice.random() < 0.6 else options)


def played(game: Game, seed: int) -> Iterator[Game]:
    """Play to the end; yields the game at each question, before it is answered."""
    dice = random.Random(seed)
    while not game.over:
        assert game.asked, "stuck: the game is not over, and nobody is asked"
        assert game.moves < 20_000, "this game does not end"
        yield game
        question, option = picked(game, dice)
        game.answer(option, question.seat)


def state(game: Game) -> str:
    return json.dumps({name: value for name, value in data(game).items() if name != "seeded"})


@pytest.mark.parametrize("seed", range(16))
def test_it_is_never_stuck_it_ends_and_nothing_is_lost(seed):
    game = begun(seed)
    components: dict[str, int] = {}
    for _ in played(game, seed):
        t = clix(game.table)
        if t.turn and not components:
            components = GAME.components(t)
        assert not t.turn or GAME.components(t) == components
        for question in game.asked:
            assert question.options
            assert len(set(question.options)) == len(question.options)
            assert GAME.shown.prompt(game, question)
            assert all(GAME.shown.label(game, option).name for option in question.options[:40])
        standing = [space for space in t.at + t.victim_at if space >= 0]
        shared = len(standing) - len(set(standing))
        assert shared <= 1  # a slayer and its prey, until it is settled
    assert game.result is not None
    assert game.result.reason in GAME.reasons
    assert game.result.winners


@pytest.mark.parametrize("seed", range(100, 104))
def test_saved_at_any_question_it_continues_identically(seed):
    game = begun(seed)
    dice = random.Random(seed)
    for _ in telling(played(game, seed)):
        saved = game.save()
        twin, ahead = gloam.load(saved), game.clone(game.nature)
        assert twin.save() == saved
        question, option = picked(game, dice)
        for each in (twin, ahead):
            each.answer(option, question.seat)
        assert twin.save() == ahead.save()


@pytest.mark.parametrize("seed", range(200, 203))
def test_the_answers_alone_replay_a_game(seed):
    game = begun(seed)
    for _ in played(game, seed):
        pass
    again = gloam.replay(game.record())
    assert state(again) == state(game)


@pytest.mark.parametrize("seed", range(300, 303))
def test_a_clone_never_changes_its_original(seed):
    game = begun(seed)
    kept = [(game.clone(), state(game)) for _ in played(game, seed) if game.moves % 40 == 0]
    for clone, before in kept:
        assert state(clone) == before


@pytest.mark.parametrize("seed", range(400, 403))
def test_what_a_seat_imagines_agrees_with_what_it_sees(seed):
    game = begun(seed)
    for _ in played(game, seed):
        if game.moves % 25:
            continue
        for seat in range(game.seats):
            imagined = game.imagine(seat, Seeded(game.moves))
            assert imagined.view(seat)["table"] == game.view(seat)["table"]
            mine = [q.data() for q in game.asked if q.seat == seat]
            assert [q.data() for q in imagined.asked if q.seat == seat] == mine


@pytest.mark.parametrize("seed", range(500, 503))
def test_views_do_not_depend_on_what_others_hold(seed):
    game = begun(seed)
    for _ in played(game, seed):
        if game.moves % 25:
            continue
        seen = json.dumps(GAME.shown.view(game.table, SPECTATOR))
        other = game.clone()
        t = clix(other.table)
        t.crypts = tuple(tuple((card + 1) % 48 for card in crypt) for crypt in t.crypts)
        assert json.dumps(GAME.shown.view(other.table, SPECTATOR)) == seen


def test_nature_can_be_answered_by_hand():
    game = begun(7, nature=False)
    dice = random.Random(7)
    for _ in range(400):
        if game.over:
            break
        question = game.asked[0]
        game.answer(dice.choice(question.options), question.seat)
        assert question.seat >= NATURE
    assert game.moves >= 50


@pytest.mark.parametrize("seed", range(4))
def test_a_line_of_fire_that_is_remembered_is_as_if_worked_out_anew(seed: int) -> None:
    game = begun(seed)
    dice = random.Random(seed)
    found = set()
    while not game.over:
        t = clix(game.table)
        figures = [space for space in t.at + t.victim_at if space >= 0]
        if len(figures) > 1:
            near = [space + dice.choice((-25, -24, -1, 0, 1, 24, 25)) for space in figures]
            a, b = dice.sample([space for space in figures + near if 0 <= space < COUNT], 2)
            aloft = dice.random() < 0.2
            found.add(sight_at(t, a, b, aloft))
            assert sight_at(t, a, b, aloft) == sight_past(t, a, b, aloft, line_figures(t, aloft))
        question, option = picked(game, dice)
        game.answer(option, question.seat)
    assert found == {CLEAR, HINDERED, BLOCKED}
