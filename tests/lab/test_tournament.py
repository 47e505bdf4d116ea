"""Tournaments find a difference that is there, soon, and none that is not."""

from __future__ import annotations

import json
import sys

import pytest

from gloam.lab import Missing, tournament
from gloam.lab.tournament import Meeting, meet

ERRING = "python:lab.players:Erring:"


def met(game: str, first: str, second: str, pairs: int, **named: object) -> Meeting:
    return meet(game, [(first, second)], pairs, jobs=1, **named)[0]  # type: ignore[arg-type]


def test_a_bot_that_leaves_nothing_to_chance_differs_from_itself_in_no_pair(lantern: str) -> None:
    meeting = met(lantern, "heuristic", "heuristic", 60)
    assert {pair.difference for pair in meeting.pairs} == {0.0}
    assert meeting.scores == (0.5, 0.5)
    assert not meeting.clear


def test_a_bot_that_plays_at_random_meets_itself_without_a_difference(lantern: str) -> None:
    meeting = met(lantern, "random", "random", 300)
    assert {pair.difference for pair in meeting.pairs} == {-1.0, 0.0, 1.0}  # the two choose for themselves
    assert len(meeting.pairs) == 300
    assert not meeting.clear
    assert meeting.difference.low < 0 < meeting.difference.high


def test_a_bot_that_errs_is_found_out_and_the_games_end_early(lantern: str) -> None:
    meeting = met(lantern, f"{ERRING}40", "heuristic", 500)
    assert meeting.winner == "heuristic"
    assert meeting.difference.high < 0
    assert 20 <= len(meeting.pairs) < 300
    assert meeting.better.rate < 0.5


def test_all_pairs_are_played_if_that_is_asked_for(lantern: str) -> None:
    assert len(met(lantern, "random", "heuristic", 60, early=False).pairs) == 60


@pytest.mark.parametrize("seats", [2, 3])
def test_seats_are_swapped_and_the_chance_is_the_same(lantern: str, seats: int) -> None:
    meeting = met(lantern, "heuristic", "heuristic", 10, seats=seats, early=False)
    for pair in meeting.pairs:
        first, second = pair.games
        assert (first.winners, first.moves) == (second.winners, second.moves)
        assert pair.scores == (len(first.winners) / seats,) * 2  # each bot has had every seat once


def test_in_a_cooperative_game_each_bot_plays_all_seats() -> None:
    meeting = met("horrified", "heuristic", "random", 2, seats=2, early=False)
    assert meeting.scores[1] == 0.0
    assert all(pair.scores[0] in (0.0, 1.0) for pair in meeting.pairs)
    assert meeting.milliseconds[0] > meeting.milliseconds[1]


def test_a_tournament_is_the_same_on_one_core_or_two() -> None:
    alone, both = [
        meet("house_of_horrors", [("random", "random")], 12, seats=3, seed=2, jobs=jobs, early=False)[0] for jobs in (1, 2)
    ]
    assert [pair.scores for pair in alone.pairs] == [pair.scores for pair in both.pairs]


def test_a_tournament_has_a_cross_table_and_ratings(lantern: str) -> None:
    shown: list[tuple[int, int]] = []
    held = tournament(lantern, ["random", "heuristic", f"{ERRING}30"], 80, jobs=1, progress=lambda *done: shown.append(done))
    assert shown[-1][0] >= shown[-1][1]
    assert [rating.bot for rating in held.ratings] == ["heuristic", f"{ERRING}30", "random"]
    assert held.ratings[0].ordinal > held.ratings[-1].ordinal
    table = held.table()
    assert table.columns == ["bot", "random", "heuristic", f"{ERRING}30"]
    assert table["heuristic"][0] == held.score("random", "heuristic") == held.meetings[0].scores[0]
    assert table["random"][0] is None
    assert held.frame().height == 3
    assert held.games().height == sum(len(meeting.pairs) for meeting in held.meetings)
    assert json.loads(json.dumps(held.data())) == held.data()


def test_a_bot_can_enter_twice(lantern: str) -> None:
    held = tournament(lantern, ["random", "random"], 10, jobs=1)
    assert held.bots == ("random", "random#2")
    assert {rating.bot for rating in held.ratings} == set(held.bots)


def test_what_cannot_be_held_is_said_beforehand(lantern: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(ValueError, match="two bots or more"):
        tournament(lantern, ["random"], 10, jobs=1)
    with pytest.raises(ValueError, match="no bot called 'oracle'"):
        tournament(lantern, ["random", "oracle"], 10, jobs=1)
    with pytest.raises(ValueError, match="at least one pair"):
        tournament(lantern, ["random", "random"], 0, jobs=1)
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    with pytest.raises(Missing, match=r'a tournament needs the package openskill: pip install "gloam\[lab\]"'):
        tournament(lantern, ["random", "random"], 10, jobs=1)


@pytest.mark.long
@pytest.mark.parametrize(("game", "seats"), [("the_victim", 2), ("house_of_horrors", 4)])
def test_the_heuristic_is_found_to_be_better_than_one_that_errs(game: str, seats: int) -> None:
    meeting = meet(game, [("heuristic", f"{ERRING}10")], 400, seats=seats)[0]
    assert meeting.winner == "heuristic"
