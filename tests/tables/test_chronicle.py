"""A game told again: it can be followed, forwards and backwards, and goes back to any point."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import gloam
from gloam.kernel import play
from gloam.kernel.game import Game
from gloam.kernel.record import Record, replay
from gloam.tables.chronicle import CHECKPOINT, SOON, Chronicle


def played(name: str, answers: int) -> Iterator[Game]:
    """A random game with talk and answers that are taken back, after each of them."""
    dice = random.Random(3)
    game = gloam.new(name, seed=3)
    for _ in range(answers):
        question = dice.choice(game.asked)
        game = play.answer(game, question.seat, [dice.choice(question.options)], game.nature).game
        if dice.random() < 0.1:
            game = play.say(game, 0, "What now?").game
        if dice.random() < 0.1:
            game = play.back_to(game, max(0, game.moves - dice.choice((1, 2, 40)))).game
        if game.over:
            break
        yield game


@pytest.mark.parametrize("name", ["house_of_horrors", "horrified"])
def test_a_chronicle_that_follows_tells_what_a_new_one_does(name: str) -> None:
    def told(chronicle: Chronicle, moves: int) -> object:
        review = chronicle.review(moves, [0], False)
        return chronicle.turns([0], False), chronicle.recent(30, [1], False), review, chronicle.steps()._steps

    game = gloam.new(name, seed=3)
    chronicle, before = Chronicle(game), told(Chronicle(game), game.moves)
    went = set()
    for later in list(played(name, 120))[::2]:
        followed = chronicle.followed(later)
        assert told(followed, later.moves) == told(Chronicle(later), later.moves)
        assert told(chronicle, game.moves) == before, "a chronicle stays as it is"
        went.add((later.moves < game.moves) - (later.moves > game.moves))
        chronicle, before, game = followed, told(followed, later.moves), later
    assert went >= {-1, 1}


def test_it_goes_back_from_the_nearest_point_to_where_the_whole_game_leads() -> None:
    *_, game = played("house_of_horrors", 150)
    chronicle = Chronicle(game)
    assert game.moves > 2 * CHECKPOINT + 5
    for to in (0, CHECKPOINT - 1, CHECKPOINT, 2 * CHECKPOINT + 5, game.moves - 1):
        assert chronicle.at(to).save() == replay(Record(game.setup, play.entries(game)), to).save()
        start = chronicle.point(to)
        assert to - CHECKPOINT < start.moves <= to
        nearest, whole = play.back_to(game, to, game.nature, start=start), play.back_to(game, to, game.nature)
        assert nearest.game.save() == whole.game.save()
        assert nearest.game.record() == whole.game.record()
        assert nearest.entries == whole.entries


def test_only_a_game_that_went_on_far_is_not_near() -> None:
    games = list(played("horrified", 200))
    chronicle = Chronicle(games[0])
    near = [chronicle.near(game) for game in games]
    assert near[0]
    assert not near[-1]
    last = next(game for game, each in zip(games, near, strict=True) if not each)
    assert last.moves + last.said > SOON
    assert chronicle.followed(last).near(games[-1]) == (games[-1].moves - last.moves <= SOON)


def test_the_history_does_not_repeat_what_only_the_one_who_answered_could_read() -> None:
    """Who declares a battle reads how good the own hand is for it, "your best 7"; others read what was declared."""
    game = gloam.new("house_of_horrors", seed=3)
    while game.asked[0].prompt != "declare":
        game.answer(game.asked[0].options[0])
    declared = game.asked[0].options[0]
    label = game.setup.definition.shown.label(game, declared)
    assert label.note
    game.answer(declared)
    assert Chronicle(game).turns([], False)[-1].answer == label.name
