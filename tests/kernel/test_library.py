"""What someone sees who uses Gloam as a library: readable objects, exceptions by name, positions in which NATURE waits."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import gloam
from gloam.cli.names import page
from gloam.kernel.definition import find
from gloam.kernel.position import read
from gloam.lab import simulate


@pytest.fixture(autouse=True)
def small_games() -> None:
    """The games of the shelf, not the kernel's small ones."""


def test_a_game_a_question_and_a_result_tell_what_they_are() -> None:
    game = gloam.new("house_of_horrors", 4, seed=3)
    assert repr(game).startswith("<House of Horrors, 4 seats, after ")
    assert repr(game.asked[0]) == f"<Question 'room' to seat {game.asked[0].seat}: 2 answers>"
    assert repr(game.asked[0]) in repr(game)
    while not game.over:
        game.answer(game.asked[0].options[0], game.asked[0].seat)
    assert game.result is not None
    assert repr(game.result) == f"Result('dawn', winners={game.result.winners}, points={game.result.points})"
    assert repr(game.result) in repr(game)
    waiting = gloam.new("horrified", 2, nature=None)
    assert "to NATURE" in repr(waiting.asked[0])


def test_points_are_the_hourglasses_and_survive_saving() -> None:
    game = gloam.new("house_of_horrors", 5, seed=5)
    while not game.over:
        game.answer(game.asked[0].options[-1], game.asked[0].seat)
    assert game.result is not None
    players = game.view()["table"]["players"]
    assert list(game.result.points) == [player["hourglasses"] for player in players]
    again = gloam.load(game.save()).result
    assert again is not None
    assert again.points == game.result.points


def test_in_a_position_nature_may_wait() -> None:
    text = """
        game = "horrified"
        seats = 2
        mats = ["dracula", "creature"]
        phase = "monster"
        turn = 1
        heroes = {mayor = {}, courier = {}}
    """
    waiting = gloam.position(text, seed=0, nature=None)
    assert [question.seat for question in waiting.asked] == [gloam.NATURE]
    assert all(option.startswith("card ") for option in waiting.answers())
    drawn = gloam.position(text)
    assert drawn.asked[0].seat != gloam.NATURE
    assert read(text, None).save() == waiting.save()


def test_what_goes_wrong_has_a_name_in_the_package() -> None:
    with pytest.raises(gloam.PositionError, match="seats"):
        gloam.position('game = "horrified"\nseats = 9')
    with pytest.raises(gloam.OptionError, match="monsters"):
        gloam.new("horrified", options={"monsters": ["godzilla"]})
    with pytest.raises(gloam.UnknownAnswer, match="no answer reads"):
        gloam.new("horrified").answer("dance")


def test_a_series_of_games_is_told_game_by_game() -> None:
    report = simulate("house_of_horrors", 3, ["random", "heuristic", "random", "random"], jobs=1)
    rows = report.rows()
    assert [(row["game"], row["seat"]) for row in rows] == [(game, seat) for game in range(3) for seat in range(4)]
    assert {row["bot"] for row in rows if row["seat"] == 1} == {"heuristic"}
    assert sum(row["won"] for row in rows) == sum(rate.count for rate in report.by_seat)
    best = max(row["points"] for row in rows if row["game"] == 0)
    assert all(row["points"] == best for row in rows if row["game"] == 0 and row["won"])
    assert report.points[2].mean == sum(row["points"] for row in rows if row["seat"] == 2) / 3
    assert simulate("horrified", 1, ["random"], jobs=1).rows()[0]["points"] is None


IN_ORDER = """
    game = "horrified"
    seats = 2
    mats = ["dracula", "creature"]
    phase = "monster"
    turn = 1
    heroes = {{mayor = {{}}, courier = {{}}}}
    decks.monster_deck = {deck}
"""


def test_the_order_of_a_deck_can_be_written() -> None:
    game = gloam.position(IN_ORDER.format(deck='["sunrise", "thief", "rest", "hurried_assistant"]'), nature=None)
    assert game.answers() == ["card sunrise"]
    assert 'monster_deck = ["sunrise", "thief", "rest", "hurried_assistant"]' in str(game)
    assert str(gloam.position(str(game), nature=None)) == str(game)
    game.answer("card sunrise", gloam.NATURE)
    assert 'monster_deck = ["thief", "rest", "hurried_assistant"]' in str(game)
    unordered = gloam.position(IN_ORDER.format(deck='["sunrise", "thief"]'), nature=None)
    assert sorted(unordered.answers()) == ["card sunrise", "card thief"]


@pytest.mark.parametrize("name", ["horrified", "horrorclix", "house_of_horrors", "the_victim"])
def test_the_page_of_names_is_as_the_game_has_them(name: str) -> None:
    written = Path(__file__).parents[2] / "docs" / "names" / f"{name}.md"
    assert written.read_text(encoding="utf-8") == page(find(name)), f"write it anew: gloam names {name} > {written.name}"


def test_every_example_of_the_positions_page_is_a_position() -> None:
    told = (Path(__file__).parents[2] / "docs" / "positions.md").read_text(encoding="utf-8")
    examples = re.findall(r"```toml\n(.*?)```", told, re.DOTALL)
    assert len(examples) >= 4
    for example in examples:
        game = gloam.position(example)
        assert str(gloam.position(str(game))) == str(game)


@pytest.mark.lengthy
def test_every_example_of_the_library_page_runs() -> None:
    root = Path(__file__).parents[2]
    names: dict[str, object] = {}
    for name in ("README.md", "docs/library.md"):
        for example in re.findall(r"```python\n(.*?)```", (root / name).read_text(encoding="utf-8"), re.DOTALL):
            exec(example, names)
    assert {"game", "seat", "bot", "won", "points", "reason", "decisions", "moves"} == set(names["rows"][0])  # type: ignore[index]
