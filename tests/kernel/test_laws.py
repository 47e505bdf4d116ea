"""What holds at every question of every game."""

from __future__ import annotations

import pickle
from itertools import chain

import pytest

import gloam
from gloam.kernel.game import NATURE, SPECTATOR
from gloam.kernel.nature import Seeded
from gloam.kernel.play import entries
from gloam.kernel.record import read
from kernel.play import TOYS, asked_of, at_random, state

GAMES = [(name, seats) for name, toy in TOYS.items() for seats in sorted({toy.least_seats, toy.most_seats})]
SEEDS = range(4)
every_game = pytest.mark.parametrize(("name", "seats"), GAMES)


@every_game
def test_every_game_ends_and_nobody_is_ever_stuck(name: str, seats: int) -> None:
    for seed in range(12):
        game = gloam.new(name, seats, seed=seed)
        for _ in at_random(game, seed):
            assert game.asked
            assert all(question.options for question in game.asked)
        assert game.over


@every_game
def test_a_game_goes_on_the_same_after_a_save_at_any_question(name: str, seats: int) -> None:
    for seed in SEEDS:
        game = gloam.new(name, seats, seed=seed)
        again = gloam.load(game.save())
        for _ in chain(at_random(game, seed), ["the end"]):
            for entry in entries(game)[again.moves :]:
                if entry.seat != NATURE:
                    again.answer(entry.answer, entry.seat)
            assert again.save() == game.save()
            again = gloam.load(game.save())
            for field in game.table.fields():
                assert getattr(again.table, field) == getattr(game.table, field)


@every_game
def test_the_record_replays_to_the_same_game_at_every_point(name: str, seats: int) -> None:
    for seed in SEEDS:
        game = gloam.new(name, seats, seed=seed)
        points = {now.moves: state(now) for now in at_random(game, seed)}
        record = read(game.record())
        assert gloam.replay(record).record() == game.record()
        for moves, then in points.items():
            assert state(gloam.replay(record, until=moves)) == then


@every_game
def test_what_happens_to_a_clone_does_not_touch_the_game(name: str, seats: int) -> None:
    game = gloam.new(name, seats, seed=5)
    for _ in at_random(game, 5):
        before = game.save()
        for _ in at_random(game.clone(Seeded(99)), 99, most=12):
            pass
        assert game.save() == before


@every_game
def test_what_a_seat_imagines_looks_the_same_to_it_and_can_be_played_out(name: str, seats: int) -> None:
    for seed in SEEDS:
        game = gloam.new(name, seats, seed=seed)
        for number, _ in enumerate(at_random(game, seed)):
            for seat in (*range(seats), SPECTATOR):
                imagined = game.imagine(seat, Seeded(number), Seeded(number))
                assert imagined.view(seat) == game.view(seat)
                assert asked_of(imagined, seat) == asked_of(game, seat)
                toy = TOYS[name]
                assert toy.components(imagined.table) == toy.components(game.table)
                if number % 5 == seat:
                    for _ in at_random(imagined, number):
                        pass
                    assert imagined.over


@every_game
def test_components_are_neither_lost_nor_made(name: str, seats: int) -> None:
    toy = TOYS[name]
    game = gloam.new(name, seats, seed=2)
    counts = {tuple(toy.components(game.table).items()) for _ in at_random(game, 2)}
    assert len(counts) == 1


@every_game
def test_a_pickled_game_is_the_same_game(name: str, seats: int) -> None:
    game = gloam.new(name, seats, seed=1)
    for _ in at_random(game, 1, most=4):
        assert pickle.loads(pickle.dumps(game)).save() == game.save()
