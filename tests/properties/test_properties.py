"""What holds for every game at every question, tried in random play."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import chain
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.json import encode

import gloam
from gloam.kernel import play
from gloam.kernel.frames import Frames, Sight
from gloam.kernel.game import EVERYONE, NATURE, PASS, SPECTATOR, Game, may_know
from gloam.kernel.nature import Seeded
from gloam.kernel.play import back_to, entries
from gloam.kernel.record import Record, data, read, replay
from gloam.kernel.sentences import OPEN
from gloam.kernel.undo import consent_needed, free_undo
from gloam.kernel.views import changed
from properties.setups import (
    EVERY,
    FEW,
    SOME,
    TWO,
    Table,
    Telling,
    all_tables,
    pick,
    random_play,
    reopened,
    telling,
    with_waiting_nature,
)


def at(tables: list[Table]) -> pytest.MarkDecorator:
    """A property that is tried at these tables: all but a few take long."""
    marked = [pytest.param(table, marks=() if table in TWO else pytest.mark.lengthy, id=str(table)) for table in tables]
    return pytest.mark.parametrize("table", marked)


every_table = at(all_tables())
some_tables = at(SOME)
few_tables = at(FEW)


def state(game: Game) -> str:
    """All of a game but whether its NATURE is seeded."""
    return json.dumps({name: value for name, value in data(game).items() if name != "seeded"})


def test_every_installed_game_is_tried() -> None:
    assert set(EVERY) == set(gloam.all_games())


@every_table
def test_it_is_never_stuck_it_ends_and_nothing_is_lost(table: Table) -> None:
    game = table.begin(seed=1)
    definition = game.setup.definition
    components = definition.components(game.table)
    for _ in random_play(game, 1):
        assert definition.components(game.table) == components
        for question in game.asked:
            assert question.options
            assert len(set(question.options)) == len(question.options)
            told = [
                definition.shown.prompt(game, question),
                *[definition.shown.label(game, option).name for option in question.options],
            ]
            assert all(told)
            assert not any(OPEN in sentence for sentence in told)
    assert OPEN not in str(definition.shown.view(game.table, SPECTATOR))
    assert game.result is not None
    assert game.result.reason in definition.reasons
    assert not game.asked


@some_tables
def test_a_window_leaves_nobody_out_who_could_react(table: Table) -> None:
    game = table.begin(5)
    opened = game.rules["window"]

    def window(g: Game, t: Any, name: str, first: int, passed: int, *facts: Any) -> None:
        for n in range(t.reacting(name, g.seats), g.seats):
            assert not t.reactions(name, (first + n) % g.seats, facts), f"{name}: seat {(first + n) % g.seats} is not asked"
        opened(g, t, name, first, passed, *facts)

    game.rules = {**game.rules, "window": window}
    for _ in random_play(game, 5):
        pass


@every_table
def test_saved_at_any_question_it_continues_identically(table: Table) -> None:
    """Loaded at each question that tells something, it goes on to the next of them like the original."""
    game = table.begin(seed=2)
    saved = game.save()
    for _ in chain(telling(random_play(game, 2)), [game]):
        twin = gloam.load(saved)
        assert twin.save() == saved
        for seat, answer, _ in entries(game)[twin.moves :]:
            if seat != NATURE:
                twin.answer(answer, seat)
        saved = game.save()
        assert twin.save() == saved
    assert game.over


@few_tables
def test_a_clone_never_changes_its_original(table: Table) -> None:
    """Each copy is looked at after 1, 2, 4, 8... further questions of its original that tell something, and in the end."""
    game = table.begin(seed=3)
    copies: list[tuple[Game, str]] = []
    for _ in telling(random_play(game, 3)):
        age = 1
        while age <= len(copies):
            copy, then = copies[-age]
            assert state(copy) == then
            age *= 2
        copies.append((game.clone(), state(game)))
    assert len(copies) > 4
    assert all(state(copy) == then for copy, then in copies)


@some_tables
def test_a_clone_continues_as_its_original_would(table: Table) -> None:
    game = table.begin(seed=4)
    for _ in telling(random_play(game, 4)):
        clone = game.clone(Seeded(4))
        question, option = pick(game, game.moves)
        clone.answer(option, question.seat)
        again = game.clone(Seeded(4))
        again.answer(option, question.seat)
        assert state(clone) == state(again)


@some_tables
def test_what_a_seat_sees_and_may_answer_does_not_depend_on_what_it_cannot_know(table: Table) -> None:
    """Everything hidden from a seat is replaced by another possibility: its view and its legal answers stay the same."""
    game = table.begin(seed=5)
    for _ in telling(random_play(game, 5)):
        for seat in range(table.seats):
            mine, seen = game.question_for(seat), game.view(seat)
            for guess in (1, 2):
                imagined = game.imagine(seat, Seeded(guess + game.moves))
                assert imagined.view(seat) == seen
                asked = reopened(game, seat, guess + game.moves).question_for(seat)
                assert (asked and asked.data()) == (mine and mine.data())
        assert game.imagine(SPECTATOR, Seeded(1)).view() == game.view()


@some_tables
def test_an_imagined_game_can_be_played_to_its_end(table: Table) -> None:
    game = table.begin(seed=6)
    definition = game.setup.definition
    for _ in telling(random_play(game, 6)):
        imagined = game.imagine(game.asked[0].seat, Seeded(game.moves), Seeded(game.moves))
        assert definition.components(imagined.table) == definition.components(game.table)
        for _ in random_play(imagined, game.moves):
            pass
        assert imagined.over


@some_tables
def test_a_record_replays_to_the_same_table_at_every_point(table: Table) -> None:
    game = table.begin(seed=7)
    points = [(game.moves, state(game)) for _ in telling(random_play(game, 7))]
    record = read(game.record())
    assert state(replay(record)) == state(game)
    for moves, then in points[::3]:
        assert state(replay(record, moves)) == then


@some_tables
def test_undo_then_the_same_answers_gives_the_same_table(table: Table) -> None:
    game = table.begin(seed=8)
    for _ in random_play(game, 8):
        pass
    given = entries(game)
    for moves in range(0, game.moves, max(1, game.moves // 6)):
        earlier = replay(Record(game.setup, given), moves)
        for seat, answer, _ in given[moves:]:
            assert isinstance(answer, int)
            earlier.answer(answer, seat)
        assert state(earlier) == state(game)


@some_tables
def test_free_undo_takes_back_only_the_seats_own_answers_and_no_chance(table: Table) -> None:
    game = table.begin(seed=9)
    found = 0
    for _ in telling(random_play(game, 9)):
        given = entries(game)
        for seat in range(table.seats):
            moves = free_undo(game, seat)
            assert consent_needed(game, seat, moves) == ()
            undone = given[moves:]
            assert all(entry.seat == seat for entry in undone)
            if undone:
                found += 1
                before = back_to(game, moves).game
                assert before.question_for(seat) is not None
            if moves > game.final and table.seats > 1:
                taken_back = given[moves - 1]
                assert taken_back.seat != seat or moves == game.learnt
                assert seat not in consent_needed(game, seat, moves - 1)
                assert consent_needed(game, seat, moves - 1)
    assert found


@few_tables
def test_an_offer_beside_the_play_that_is_refused_leaves_all_as_it_was(table: Table) -> None:
    """Whoever makes it, the same is asked afterwards, the dice are the same, and it is seen by everyone."""
    game = table.begin(seed=13)
    for _ in telling(random_play(game, 13)):
        for aside in game.asides():
            after = game.clone(game.nature)
            after.watch = []
            after.answer(aside.options[0], aside.seat)
            assert aside.data() not in [question.data() for question in after.asides()]
            voters = [question.seat for question in after.asked]
            after.answer(PASS, voters[0])
            assert [question.data() for question in after.asked] == [question.data() for question in game.asked]
            assert (after.todo, after.asking, after.draws, after.learnt) == (game.todo, game.asking, game.draws, game.learnt)
            assert len(after.watch) == 2
            assert all(happening.seen == EVERYONE for happening in after.watch)


@few_tables
def test_what_nature_is_asked_is_asked_again_the_same(table: Table) -> None:
    """A step that asks changes nothing: so NATURE's question, too, can be asked anew."""
    game = gloam.new(table.game, table.seats, table.options, 12, nature=None)
    for _ in telling(with_waiting_nature(game, 12)):
        before = game.table.data()
        anew = game.clone()
        anew.asked = ()
        anew.todo.append(anew.asking)
        anew.advance()
        assert anew.table.data() == before
        assert [question.data() for question in anew.asked] == [question.data() for question in game.asked]


@contextmanager
def nothing_cached() -> Iterator[None]:
    """Makes every part of a view anew."""
    games = [vars(module) for name, module in list(sys.modules.items()) if name.startswith("gloam.games.") and ".show." in name]
    found = [(names, name, made) for names in games for name, made in names.items() if hasattr(made, "cache_info")]
    for names, name, made in found:
        names[name] = made.__wrapped__
    yield
    for names, name, made in found:
        names[name] = made


@some_tables
def test_a_view_is_the_same_when_nothing_is_cached(table: Table) -> None:
    game = table.begin(seed=14)
    seen = game.setup.definition.shown.seen
    for _ in telling(random_play(game, 14)):
        for seat in (game.asked[0].seat, SPECTATOR):
            view = encode(seen(game.table, seat))
            with nothing_cached():
                assert encode(seen(game.table, seat)) == view


@few_tables
def test_what_others_are_asked_does_not_show_in_a_view(table: Table) -> None:
    game = table.begin(seed=10)
    for _ in telling(random_play(game, 10)):
        for seat in (*range(table.seats), SPECTATOR):
            for asked in game.view(seat)["asked"]:
                assert (asked["seat"] == seat) == ("answers" in asked)


@given(st.sampled_from(SOME), st.integers(0, 2**32), st.lists(st.integers(0, 2**16), max_size=120))
@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_whatever_is_answered_the_game_stays_sound(table: Table, seed: int, choices: list[int]) -> None:
    game = table.begin(seed)
    definition = game.setup.definition
    components = definition.components(game.table)
    for choice in choices:
        if game.over:
            break
        question, option = pick(game, choice)
        game.answer(option, question.seat)
        assert game.over or game.asked
        assert definition.components(game.table) == components
    assert gloam.load(game.save()).save() == game.save()
    assert state(replay(read(game.record()))) == state(game)


@given(st.sampled_from(FEW), st.integers(0, 2**32), st.integers(0, 60), st.data())
@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_what_is_not_offered_is_refused_and_changes_nothing(table: Table, seed: int, moves: int, picked: st.DataObject) -> None:
    game = table.begin(seed)
    for _ in random_play(game, seed):
        if game.moves >= moves:
            break
    before = game.save()
    for _ in range(10):
        number = picked.draw(st.integers(-3, len(game.setup.definition.catalogue) + 3))
        seat = picked.draw(st.integers(-3, table.seats + 1))
        if any(number in question.options and seat in (-2, question.seat) for question in game.asked):
            continue
        with pytest.raises(gloam.Refused) as refused:
            game.answer(number, seat)
        assert refused.value.reason
        assert not refused.value.rule or game.setup.definition.rulebook.cite(refused.value.rule)
        assert game.save() == before


ELSEWHERE = """
import json, sys
from gloam.kernel.record import data, read, replay
for record in json.load(sys.stdin):
    print(json.dumps({name: value for name, value in data(replay(read(record))).items() if name != "seeded"}))
"""


def test_the_same_records_verify_in_another_process() -> None:
    """Another run of Python, with another seed for its hashes, comes to the same tables."""
    played = [table.begin(seed=11) for table in FEW]
    for game in played:
        for _ in random_play(game, 11):
            pass
    run = subprocess.run(
        [sys.executable, "-c", ELSEWHERE],
        input=json.dumps([game.record() for game in played]),
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONHASHSEED": "12345"},
    )
    assert run.stdout.splitlines() == [state(game) for game in played]


@few_tables
def test_frames_lead_every_seat_from_view_to_view(table: Table) -> None:
    """What seats see from the first question on is told by frames, which depend on nothing that they may not know."""
    game = table.begin(seed=9)
    definition = game.setup.definition
    everyone = (*range(table.seats), SPECTATOR)
    seen = {seat: definition.shown.view(game.table, seat) for seat in everyone}
    sight = Sight(definition, game.table)
    dice, tells = random.Random(9), Telling()
    while not game.over:
        question = dice.choice(game.asked)
        game, _, happened = play.answer(game, question.seat, [dice.choice(question.options)], game.nature)
        told = Frames(sight, happened, game.table)
        sight = told.after
        closes = tells(question.prompt) or game.over
        for seat in everyone:
            made, closing = told.seen(seat)
            for happening, change in zip(happened, made, strict=True):
                assert not change or may_know(happening.seen, seat)
                seen[seat] = changed(seen[seat], change)
                if may_know(happening.seen, seat) and tells(happening.event[0], seat):
                    imagined = happening.table.clone()
                    imagined.imagine(seat, Seeded(game.moves))
                    assert seen[seat] == definition.shown.view(imagined, seat)
            seen[seat] = changed(seen[seat], closing)
            if closes:
                assert seen[seat] == definition.shown.view(game.table, seat)


@some_tables
def test_what_is_told_is_what_the_game_declares(table: Table) -> None:
    game = table.begin(seed=4)
    game.watch = []
    declared = game.setup.definition.events.facts
    for _ in random_play(game, 4):
        for _, _, (kind, *facts), _ in game.watch:
            assert len(facts) == len(declared[kind])
            for fact, (name, (words, is_text, maybe)) in zip(facts, declared[kind].items(), strict=True):
                assert isinstance(fact, str if is_text else int), (kind, name)
                assert not words or -maybe <= fact < len(words), (kind, name)
        game.watch.clear()


@few_tables
def test_a_table_is_the_same_as_its_clone_until_something_is_moved(table: Table) -> None:
    game = table.begin(seed=10)
    for _ in random_play(game, 10):
        twin = game.table.clone()
        assert game.table.same(twin)
        before, after = twin.data(), game.table.data()
        assert before == after
    assert not table.begin(seed=10).table.same(game.table)


@few_tables
def test_an_open_table_looks_the_same_to_everyone(table: Table) -> None:
    game = table.begin(seed=11)
    shown = game.setup.definition.shown
    hidden = False
    for _ in telling(random_play(game, 11)):
        hidden = hidden or any(shown.view(game.table, seat) != shown.view(game.table, SPECTATOR) for seat in range(table.seats))
    assert hidden != shown.open_table
