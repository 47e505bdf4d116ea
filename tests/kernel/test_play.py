"""One way for an answer: begun, answered, said, settled, replayed and taken back."""

from __future__ import annotations

import pytest

import gloam
from gloam.kernel import play as way
from gloam.kernel.game import EVERYONE, NATURE, Question, Refused
from gloam.kernel.nature import Seeded
from gloam.kernel.play import Entry, TurnOrder
from kernel.games.arena import ARENA
from kernel.play import play, scripted, state


def test_a_series_gives_entries_and_happenings_and_leaves_the_game_as_it_was() -> None:
    game = gloam.new("stroll", 2, seed=9)
    before = state(game)
    after, entries, happened = way.answer(game, 0, ["walk yew"], game.nature)
    assert state(game) == before
    assert entries == [Entry(0, game.setup.definition.catalogue.number("walk yew"), EVERYONE)]
    assert after.moves == 1
    assert all(happening.moves == 1 for happening in happened)


def test_what_chance_brought_is_among_the_entries() -> None:
    game = play(gloam.new("stroll", 2, seed=9), "walk yew", "walk yew")
    _, entries, _ = way.answer(game, 0, ["walk well"], game.nature)
    assert [entry.seat for entry in entries] == [0, NATURE]


def test_a_series_ends_where_something_new_is_known_in_the_same_words_whatever_came() -> None:
    said = set()
    for seed in range(12):
        game = play(gloam.new("stroll", 2, seed=seed), "walk yew", "walk yew")
        for guess in ("walk chapel", "walk yew", "omen dread", "no such answer"):
            with pytest.raises(Refused) as refused:
                way.answer(game, 0, ["walk well", guess], game.nature)
            said.add(str(refused.value))
    assert said == {way.SOMETHING_NEW}


def test_talk_changes_nothing_that_follows() -> None:
    for seed in range(20):
        quiet = play(gloam.new("stroll", 2, seed=seed), "walk yew", "walk yew")
        talking = way.say(quiet, 1, "What now?").game
        talking = way.say(talking, 0, "The well.").game
        assert talking.moves == quiet.moves
        after, entries, _ = way.answer(talking, 0, ["walk well"], talking.nature)
        assert entries == way.answer(quiet, 0, ["walk well"], quiet.nature).entries
        assert way.talk(after) == [(1, "What now?"), (0, "The well.")]


def test_entries_tell_talk_where_it_was_said() -> None:
    game = play(gloam.new("stroll", 2, seed=9), "walk yew")
    game.say(1, "Wait for me")
    play(game, "walk yew")
    given = way.entries(game)
    assert [entry.answer if isinstance(entry.answer, str) else "" for entry in given] == ["", "Wait for me", ""]
    assert way.entries(game, gloam.replay(game.record(), until=1)) == given[2:]


def test_what_was_said_stays_said_when_answers_are_taken_back() -> None:
    game = play(gloam.new("stroll", 2, seed=9), "walk yew")
    game.say(1, "Not there")
    earlier = way.back_to(game, 0).game
    assert (earlier.moves, way.talk(earlier)) == (0, [(1, "Not there")])
    assert gloam.load(earlier.save()).save() == earlier.save()
    assert gloam.replay(earlier.record()).record() == earlier.record()


def test_a_seat_is_refused_by_what_it_knows() -> None:
    game = scripted("stroll", seats=2)
    with pytest.raises(Refused, match="not asked"):
        way.answer(game, 1, ["walk yew"], None)


def test_nature_that_waits_is_settled_by_one_that_answers() -> None:
    game = play(gloam.new("stroll", 2, seed=9), "walk yew", "walk yew")
    waiting = way.answer(game, 0, ["walk well"], None).game
    assert waiting.asked[0].seat == NATURE
    assert way.waiting_for(waiting) == []
    settled, entries, _ = way.settle(waiting, Seeded(9))
    assert [entry.seat for entry in entries] == [NATURE]
    assert state(settled) == state(way.answer(game, 0, ["walk well"], game.nature).game)


def test_a_question_beside_the_play_is_answered_like_an_interrupt_and_bots_are_not_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """While sealed answers or NATURE are waited for there is none."""
    charm = ARENA.catalogue.number("charm h")
    aside = Question(1, "aside", (charm,), ("charm_beside",))
    monkeypatch.setattr(type(ARENA), "asides", lambda definition, game: (aside,))
    monkeypatch.setitem(ARENA.rules, "charm_beside", lambda g, t, answer: g.tell("charmed"))
    game = gloam.new("arena", 2)
    asked = game.asked
    assert game.asides() == (aside,)
    assert TurnOrder().next(game, lambda seat: seat == 1) is None
    with pytest.raises(Refused):
        way.answer(game, 0, [charm], game.nature)
    after = way.answer(game, 1, [charm], game.nature)
    assert [question.data() for question in after.game.asked] == [question.data() for question in asked]
    assert [happening.event for happening in after.happened] == [("charmed",)]
    assert after.entries == [Entry(1, charm)]
    for seat in (0, 1):
        game.answer("recruit golem", seat)
    assert game.asked[0].sealed
    assert game.asides() == ()


def test_while_nature_is_waited_for_nothing_is_asked_beside(monkeypatch: pytest.MonkeyPatch) -> None:
    game = play(gloam.new("stroll", 2, seed=9), "walk yew", "walk yew")
    aside = Question(1, "aside", (0,), ("aside",))
    monkeypatch.setattr(type(game.setup.definition), "asides", lambda definition, game: (aside,))
    assert game.asides() == (aside,)
    game.nature = None
    game.answer("walk well", 0)
    assert game.asked[0].seat == NATURE
    assert game.asides() == ()


def test_each_seat_interrupts_once_until_another_has_answered() -> None:
    game = gloam.new("village", 2, seed=1)
    order = TurnOrder()
    while all(question.seat == game.asked[0].seat for question in game.asked):
        play(game, game.answers(game.asked[0].seat)[0])
    awaited, other = game.asked[0], game.asked[-1]

    def its(seat: int) -> bool:
        return seat == other.seat

    assert order.next(game, its) is other
    order.declined(other.seat)
    assert order.next(game, its) is None
    order.answered(game, awaited.seat)
    assert order.next(game, its) is other
    order.answered(game, other.seat)
    assert order.next(game, its) is None
    order.clear()
    order.declined(awaited.seat)
    order.declined(other.seat)
    assert order.next(game) is awaited


def test_sealed_answers_are_given_while_the_game_waits_for_someone_else() -> None:
    game = gloam.new("arena", 2)
    for seat in (0, 1):
        game.answer("recruit golem", seat)
    assert TurnOrder().next(game) is game.asked[0]
    assert TurnOrder().next(game, lambda seat: seat == game.asked[1].seat) is game.asked[1]
