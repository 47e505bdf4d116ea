"""A report of a wrong rule, made into a test."""

from __future__ import annotations

import ast
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import gloam
from gloam.cli.reproduce import ASSERT_HERE, as_test
from gloam.kernel.game import Game
from gloam.kernel.record import RuleReport, read, write

SENTENCE = 'Dracula may not "enter" the Barn \\ """ at all.'


def at_a_tie() -> Game:
    game = gloam.new("horrified", 2, {"preset": "first", "first_player": 0}, seed=1)
    for answer in ("move fountain", "move precinct", "end"):
        game.answer(answer)
    return game


def reported(game: Game, seat: int) -> str:
    return write(game, report=RuleReport(seat, "What will you do?", SENTENCE, "actions.move"))


def test_of(source: str) -> Callable[[], None]:
    """The test in a source, which imports what it needs."""
    names: dict[str, Any] = {}
    exec(compile(source, "test_reported.py", "exec"), names)
    found: Callable[[], None] = names["test_reported"]
    return found


test_of.__test__ = False  # type: ignore[attr-defined]


def test_a_report_becomes_a_test_that_begins_before_the_last_answer_of_its_seat(run: Any, tmp_path: Path) -> None:
    game = at_a_tie()
    (tmp_path / "report.gloam").write_text(reported(game, 0))
    source = run("reproduce", "report.gloam").output
    assert "POSITION" in source
    assert "precinct" in source
    assert 'game.answer("end", 0)' in source
    assert 'game.answer("move precinct", 0)' not in source
    assert "gloam.NATURE" in source
    assert '@pytest.mark.rule("actions.move")' in source
    assert f"assert game.answers({game.asked[0].seat}) == [" in source
    assert all(f'"{answer}",' in source for answer in game.answers())
    with pytest.raises(pytest.fail.Exception, match=ASSERT_HERE):
        test_of(source)()


def test_more_answers_on_request(run: Any, tmp_path: Path) -> None:
    (tmp_path / "report.gloam").write_text(reported(at_a_tie(), 0))
    source = run("reproduce", "report.gloam", "--back", "2").output
    assert 'game.answer("move precinct", 0)' in source
    assert 'game.answer("move fountain", 0)' not in source


def test_the_test_fails_where_the_rules_offer_something_else() -> None:
    game = at_a_tie()
    source = as_test(read(reported(game, 0)))
    with pytest.raises(AssertionError):
        test_of(source.replace(f'"{game.answers()[0]}",\n', ""))()


def test_what_the_player_wrote_cannot_leave_the_docstring() -> None:
    docstring = ast.get_docstring(ast.parse(as_test(read(reported(at_a_tie(), 0)))))
    assert docstring == f"Reported: {SENTENCE}\n\nHorrified, seat 1 of 2, was asked: What will you do?"


def test_a_record_is_replayed_where_no_position_leads_to_the_question() -> None:
    game = gloam.new("horrorclix", seed=2)
    game.answer("pass")
    game.answer(game.asked[0].options[0], game.asked[0].seat)  # sealed: a position has no place for it
    source = as_test(read(write(game)), back=0)
    assert "RECORD" in source
    with pytest.raises(pytest.fail.Exception, match=ASSERT_HERE):
        test_of(source)()


def test_the_end_of_a_game_can_be_reported() -> None:
    game = at_a_tie()
    while not game.over:
        game.answer(game.asked[0].options[-1])
    source = as_test(read(reported(game, 0)))
    assert f"assert game.result.reason == {game.result.reason!r}".replace("'", '"') in source
    with pytest.raises(pytest.fail.Exception, match=ASSERT_HERE):
        test_of(source)()
