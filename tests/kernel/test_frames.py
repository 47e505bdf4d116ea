"""Frames: each event with what it changed in the view of those who may know it."""

from __future__ import annotations

import random
from typing import Any

import pytest

from gloam.kernel import play
from gloam.kernel.definition import Definition
from gloam.kernel.frames import Frames, Sight, eyes_of
from gloam.kernel.game import SPECTATOR, Game, Happening, Setup, may_know
from gloam.kernel.nature import Seeded
from gloam.kernel.views import Change, changed, changes
from kernel.play import TOYS

ARENA, MANSION = TOYS["arena"], TOYS["mansion"]


def begun(definition: Definition, seats: int) -> Game:
    setup = Setup(definition, seats, definition.options.read({}, seats), 7)
    return play.begin(setup, Seeded(7))


def answered(game: Game, dice: random.Random) -> play.Played:
    question = dice.choice(game.asked)
    return play.answer(game, question.seat, [dice.choice(question.options)], game.nature)


def test_a_change_is_where_and_what_or_where_alone() -> None:
    before = {"turn": 1, "at": ["inn", "mill"], "card": "bats", "dice": [1, 2]}
    after = {"turn": 1, "at": ["inn", "barn"], "dawn": None, "dice": [1]}
    made = changes(before, after)
    assert made == [(["at", 1], "barn"), (["dawn"], None), (["dice"], [1]), (["card"],)]
    assert changed(before, made) == after
    assert before == {"turn": 1, "at": ["inn", "mill"], "card": "bats", "dice": [1, 2]}
    assert changes(after, after) == []


def test_what_differs_for_the_most_part_is_told_as_a_whole() -> None:
    near, far = {"inn": 0, "mill": 1, "barn": 2, "wood": 3}, {"barn": 0, "wood": 1, "lake": 2, "mill": 1}
    assert changes({"reach": near}, {"reach": far}) == [(["reach"], far)]
    assert changes({"reach": near}, {"reach": {**near, "barn": 1}}) == [(["reach", "barn"], 1)]
    held = {"ann": {"inn": 1}, "bob": {"mill": 1}}
    assert changes(held, {"ann": {"inn": 2, "mill": 0, "barn": 0}, "bob": {}}) == [
        (["ann"], {"inn": 2, "mill": 0, "barn": 0}),
        (["bob"], {}),
    ]


def test_what_changes_unseen_shows_with_the_next_event_that_may_be_known() -> None:
    game = begun(MANSION, 3)
    view = MANSION.shown.view
    dice = random.Random(1)
    unseen = 0
    for _ in range(200):
        if game.over:
            break
        before = game.table
        game, _, happened = answered(game, dice)
        told = Frames(Sight(MANSION, before), happened, game.table)
        for eyes in (0, 1, 2, SPECTATOR):
            shown = view(before, eyes)
            made, closing = told.seen(eyes)
            for happening, change in zip(happened, made, strict=True):
                if may_know(happening.seen, eyes):
                    shown = changed(shown, change)
                    assert shown == view(happening.table, eyes)
                else:
                    unseen += 1
                    assert change == []
            assert changed(shown, closing) == view(game.table, eyes)
    assert unseen


def test_views_are_made_once_for_each_pair_of_eyes_and_only_where_the_table_differs(monkeypatch: pytest.MonkeyPatch) -> None:
    game = begun(ARENA, 2)
    made: list[int] = []
    seen = type(ARENA.shown).seen

    def counted(self: Any, table: Any, seat: int) -> dict[str, Any]:
        made.append(seat)
        return seen(self, table, seat)

    monkeypatch.setattr(type(ARENA.shown), "seen", counted)
    same = [Happening(0, -1, ("said", 0, "x"), game.table.clone()) for _ in range(5)]
    told = Frames(Sight(ARENA, game.table), same, game.table)
    assert told.seen(0) == ([[]] * 5, [])
    assert made == []
    sight = told.after
    after = play.answer(game, game.asked[0].seat, [game.asked[0].options[0]], Seeded(7))
    later = Frames(sight, after.happened, after.game.table)
    first, again = later.seen(1), later.seen(1)
    assert first[0] is again[0]
    assert set(made) == {1}
    assert len(made) <= len(after.happened) + 2


def test_a_table_without_secrets_needs_one_view_for_all(monkeypatch: pytest.MonkeyPatch) -> None:
    assert eyes_of(ARENA, [0, 1]) == (0, 1)
    assert eyes_of(ARENA, []) == (SPECTATOR,)
    monkeypatch.setattr(type(ARENA.shown), "open_table", True)
    assert eyes_of(ARENA, [0, 1]) == (SPECTATOR,)


def test_at_the_end_everything_may_be_known() -> None:
    game = begun(MANSION, 3)
    hidden = [Happening(0, 1, ("said", 0, "x"), _with_card_moved(game))]
    told = Frames(Sight(MANSION, game.table), hidden, hidden[0].table)
    made, closing = told.seen(2)
    everything, nothing_left = told.seen(2, everything=True)
    assert (made, everything) == ([[]], [closing])
    assert closing
    assert nothing_left == []


def _with_card_moved(game: Game) -> Any:
    """The table after some answers."""
    dice = random.Random(3)
    after = game
    while MANSION.shown.view(after.table, 2) == MANSION.shown.view(game.table, 2):
        after = answered(after, dice).game
    return after.table


def test_changes_are_small() -> None:
    view: dict[str, Any] = {"cards": list(range(50)), "at": {str(i): i for i in range(50)}}
    made: list[Change] = changes(view, {**view, "at": {**view["at"], "7": 0}})
    assert made == [(["at", "7"], 0)]
