"""Whole games at random, for every number of players and every Evil: what holds at every question of them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

import gloam
from gloam.games.the_victim import GAME, forest
from gloam.games.the_victim.components import (
    BUNKER,
    EVILS,
    HIGHEST,
    LOWEST,
    MOST_RAGE,
    MOST_STAMINA,
    MOST_WORN,
    NOTHING,
    PURPLE,
    TILES,
    VICTIMS,
    WOUNDS,
)
from gloam.games.the_victim.map import CELLS, open_edges, placed
from gloam.games.the_victim.rules.piles import size
from gloam.games.the_victim.table import ELIMINATED, ENSLAVED, ON_MAP, SAFE, Forest
from gloam.kernel.boards.hexagons import OPPOSITE, has_edge
from gloam.kernel.game import SPECTATOR, Game
from gloam.kernel.nature import Seeded
from lengthy import but_the_first
from properties.setups import telling
from the_victim.seats import check_seat

OTHER_READINGS: dict[str, Any] = {
    "run_cost": "together",
    "test_tile": "one_die_status",
    "evil_turn": "seat",
    "evil_first_turn": "next_round",
    "enslaved_turn": "after_evil",
    "rage_symbol": "stacks",
    "password": "each_point",
    "equation": "three",
    "event_ends": "start",
    "dark_thorn": "hunt",
    "swap_stamina": "2",
    "self_heal": "recharge",
    "gun_token": "evil_turn",
    "evil_dice": "mild",
    "victim_die": "0-1-2-2-3-3",
}

every_table = pytest.mark.parametrize(("seats", "evil"), but_the_first([(2 + n % 5, EVILS[n % 6]) for n in range(30)], 6))
some_tables = pytest.mark.parametrize(("seats", "evil"), but_the_first((2 + n % 5, evil) for n, evil in enumerate(EVILS)))

_EAGER = {
    "attack": 6,
    "attack_all": 6,
    "death": 30,
    "use": 3,
    "upgrade": 3,
    "run": 6,
    "step": 4,
    "decode": 9,
    "search": 4,
    "heal": 4,
}
_LAZY = {"end": 1, "stop": 1, "pass": 1, "give": 1, "crawl": 2, "take_off": 1}


def play(game: Game, seed: int) -> Iterator[Game]:
    """Play on at random, but eager to act; yields the game at each question, before it is answered."""
    dice = random.Random(seed)
    while not game.over:
        assert game.asked, "stuck: the game is not over, and nobody is asked"
        assert game.moves < 20_000, "this game does not end"
        yield game
        question = game.asked[0]
        kinds = [GAME.catalogue.name_of(option) for option in question.options]
        weights = [10 * _EAGER.get(kind, 2) if kind not in _LAZY else _LAZY[kind] for kind in kinds]
        game.answer(dice.choices(question.options, weights)[0], question.seat)


def begin(seats: int, evil: str, seed: int, **options: Any) -> Game:
    return gloam.new("the_victim", seats, {"evil": evil, **options}, seed)


@every_table
@pytest.mark.rule("components.wound-tokens", "components.yellow-red-purple-tokens", "components.gate-tokens")
def test_never_stuck_it_ends_and_nothing_is_lost(seats: int, evil: str) -> None:
    game = begin(seats, evil, seed=seats)
    while game.asked[0].prompt == "choose":
        game.answer(game.asked[0].options[0])
    components = GAME.components(game.table)
    laid = 0
    for _ in play(game, seats):
        assert GAME.components(game.table) == components
        for question in game.asked:
            assert question.options
            assert len(set(question.options)) == len(question.options)
            assert GAME.shown.prompt(game, question)
            assert all(GAME.shown.label(game, option).name for option in question.options)
            check_seat(forest(game.table), question)
        check_boards(forest(game.table))
        if len(placed(forest(game.table))) != laid:
            laid = len(placed(forest(game.table)))
            check_map(forest(game.table))
    assert laid > 5
    assert game.result is not None
    assert game.result.reason in GAME.reasons


@pytest.mark.parametrize("seats", range(2, 7))
def test_the_other_readings_of_the_rules_play_as_well(seats: int) -> None:
    for seed, evil in enumerate(EVILS[seats % 3 :: 3]):
        game = begin(seats, evil, seed, **OTHER_READINGS)
        for n, _ in enumerate(play(game, seed)):
            check_boards(forest(game.table))
            if n % 20 == 0:
                check_map(forest(game.table))
        assert game.over


def check_boards(t: Forest) -> None:
    """Nothing is where it cannot be."""
    for victim in range(len(VICTIMS)):
        assert 0 <= t.wounds[victim] <= WOUNDS
        assert len(t.worn[victim]) <= MOST_WORN
        assert (t.at[victim] != NOTHING) == (t.state[victim] in (ON_MAP, ENSLAVED))
        if t.state[victim] == ON_MAP and t.order:
            assert all(LOWEST <= value <= HIGHEST for value in t.statuses[victim * 4 : victim * 4 + 4])
            assert not (t.critical(victim) and t.debuffs[victim])
        elif t.state[victim] not in (ON_MAP, SAFE):
            assert t.hands[victim] == t.worn[victim] == ()
            assert t.wounds[victim] == t.debuffs[victim] == 0
    assert 0 <= t.rage <= MOST_RAGE
    assert 0 <= t.stamina <= MOST_STAMINA
    assert sum(t.upgrades) <= PURPLE
    assert len(t.webs) + len(t.shadows) + t.meat + bin(t.bolts).count("1") <= 6
    assert len(t.gates) >= 9
    assert t.number(ELIMINATED) + t.number(ENSLAVED) < 2
    assert t.number(SAFE) < t.needed


def check_map(t: Forest) -> None:
    """Tiles lie on cells of their own, what is kept about them is true, all can be reached, and there is always a way on."""
    tiles = placed(t)
    cells = [t.cells[tile] for tile in tiles]
    assert len(set(cells)) == len(cells)
    for tile in tiles:
        for edge in range(6):
            beyond = CELLS.neighbours[t.cells[tile]][edge]
            other = t.cells.index(beyond) if beyond in cells else NOTHING
            assert t.around[tile][edge] == other
            joined = other != NOTHING and has_edge(t.exits[tile], edge) and has_edge(t.exits[other], OPPOSITE[edge])
            assert (other in t.paths[tile]) == joined if other != NOTHING else True
            if joined or (tile, other) in t.hammers or (other, tile) in t.hammers:
                assert other in t.links[tile]
                assert other in t.ways[tile]
    reached = [tiles[0]]
    for tile in reached:
        reached += [other for other in t.paths[tile] if other not in reached]
    assert sorted(reached) == tiles
    if size(t, 0) + size(t, 1):
        assert any(open_edges(t, tile) for tile in tiles)
    assert len(tiles) + size(t, 0) + size(t, 1) + len(t.looked) + int(t.tile != NOTHING and t.cells[t.tile] == NOTHING) == len(
        TILES
    )
    assert (t.gate == NOTHING) or t.cells[BUNKER] != NOTHING


@some_tables
def test_saved_at_any_question_it_continues_identically(seats: int, evil: str) -> None:
    game = begin(seats, evil, seed=200 + seats)
    dice = random.Random(seats)
    for _ in telling(play(game, 200 + seats)):
        saved = game.save()
        twin = gloam.load(saved)
        assert twin.save() == saved
        option = dice.choice(game.asked[0].options)
        again = game.clone(Seeded(200 + seats))
        twin.answer(option, game.asked[0].seat)
        again.answer(option, game.asked[0].seat)
        assert twin.table.data() == again.table.data()


@some_tables
def test_a_record_replays_to_the_same_table(seats: int, evil: str) -> None:
    game = begin(seats, evil, seed=300 + seats)
    points = [(game.moves, game.table.data()) for _ in play(game, 300 + seats)]
    record = game.record()
    assert gloam.replay(record).table.data() == game.table.data()
    for moves, then in points[:: max(1, len(points) // 12)]:
        assert gloam.replay(record, moves).table.data() == then


@some_tables
def test_what_nobody_may_know_changes_neither_view_nor_answers(seats: int, evil: str) -> None:
    """Everything hidden from a seat is replaced by another possibility: its view and its legal answers stay the same."""
    game = begin(seats, evil, seed=400 + seats)
    for _ in telling(play(game, 400 + seats)):
        for seat in range(seats):
            imagined = game.imagine(seat, Seeded(game.moves))
            assert imagined.view(seat) == game.view(seat)
            assert GAME.components(imagined.table) == GAME.components(game.table)
            mine, imagined_mine = game.question_for(seat), imagined.question_for(seat)
            assert (mine and mine.data()) == (imagined_mine and imagined_mine.data())
        assert game.imagine(SPECTATOR, Seeded(1)).view() == game.view()


@some_tables
def test_an_imagined_game_can_be_played_to_its_end(seats: int, evil: str) -> None:
    game = begin(seats, evil, seed=500 + seats)
    for _ in play(game, 500 + seats):
        if game.moves % 197 == 0:
            imagined = game.imagine(game.asked[0].seat, Seeded(game.moves), Seeded(game.moves))
            for _ in play(imagined, game.moves):
                check_boards(forest(imagined.table))
            check_map(forest(imagined.table))


@some_tables
def test_a_step_that_asks_changes_nothing(seats: int, evil: str) -> None:
    game = begin(seats, evil, seed=600 + seats)
    for _ in telling(play(game, 600 + seats)):
        before = game.table.data()
        anew = game.clone()
        anew.asked = ()
        anew.todo.append(anew.asking)
        anew.advance()
        assert anew.table.data() == before
        assert [question.data() for question in anew.asked] == [question.data() for question in game.asked]


@some_tables
def test_what_happens_can_be_told_to_those_who_may_know(seats: int, evil: str) -> None:
    game = begin(seats, evil, seed=700 + seats)
    game.watch = []
    for _ in play(game, 700 + seats):
        pass
    for happening in game.watch:
        told = GAME.shown.describe(happening.event, happening.table)
        assert told.endswith((".", "!", "?")) or happening.event[0] in ("action", "evil_action"), happening.event
        assert "{" not in told
        assert GAME.events.parts(happening.event)["kind"]
    for happening in game.watch:
        if happening.event[0] in ("drew_item", "gave_item", "saw"):
            assert not happening.seen >> SPECTATOR & 1
    hidden = [line for line in game.record(0).splitlines() if line.endswith(" ?")]
    assert hidden
