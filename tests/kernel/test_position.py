"""Positions: a table as text, written, read, and refused with the reason if there can be none such."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import gloam
from gloam.kernel import position
from gloam.kernel.play import back_to
from gloam.kernel.position import PositionError
from gloam.kernel.record import RecordError, read, replay
from kernel.play import TOYS, asked, at_random, play, scripted

TYPED = """
game = "stroll"
seats = 2
turn = 1

[walkers]
"seat 0" = "well"
"seat 1" = "chapel"
"""


def test_a_typed_position_is_played_on() -> None:
    game = gloam.position(TYPED)
    assert asked(game) == [(1, "walk")]
    assert game.answers() == ["walk well", "walk grave", "listen", "pass"]
    play(game, "walk grave")
    assert game.result is not None
    assert game.result.winners == (1,)


def test_a_position_is_written_with_its_names() -> None:
    text = str(gloam.position(TYPED))
    assert text.startswith('game = "stroll"\nseats = 2\nturn = 1\ndread = 0\n')
    assert 'todo = [["turn"]]' in text
    assert '[walkers]\n"seat 0" = "well"\n"seat 1" = "chapel"\n' in text


@pytest.mark.parametrize("name", TOYS)
def test_a_written_position_reads_back_as_the_same_at_any_plain_question(name: str) -> None:
    game = gloam.new(name, seed=3)
    compared = 0
    for _ in at_random(game, 3):
        if game.sealed:
            continue
        again = gloam.position(str(game), seed=3)
        assert again.table.data() == game.table.data()
        assert [q.data() for q in again.asked] == [q.data() for q in game.asked]
        assert str(again) == str(game)
        compared += 1
    assert compared > 3


def test_what_is_left_out_is_as_on_a_bare_table_or_as_dealt() -> None:
    assert gloam.position('game = "stroll"').view()["table"]["at"] == [0]
    dealt = gloam.position('game = "mansion"\ndealt = true\ntodo = [["hand_out", 1]]', seed=2)
    assert dealt.view(0)["table"]["hands"] == [2, 2, 2]
    assert gloam.position('game = "mansion"\ntodo = [["hand_out", 1]]').view(0)["table"]["hands"] == [0, 0, 0]


def test_options_and_a_waiting_nature() -> None:
    text = 'game = "stroll"\noptions = {start = "yew", preset = "gloomy"}'
    game = play(position.read(text, None), "walk well")
    assert game.answers() == ["omen calm", "omen dread"]
    play(game, "omen dread")
    assert game.result is not None
    assert game.result.reason == "lost"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("game = ", "position: "),
        ("seats = 2", "position: game: say which game this is"),
        ("game = 3", "position: game: say which game this is"),
        ('game = "chess"', "position: game: there is no game called 'chess'; there are arena"),
        ('game = "stroll"\nseats = 4', "position: seats: Stroll takes 1 to 3"),
        ('game = "stroll"\nseats = "2"', "position: seats: Stroll takes 1 to 3"),
        ('game = "stroll"\noptions = {fog = 3}', "position: options: fog: should be true or false"),
        ('game = "stroll"\noptions = 3', "position: options: options should be a table"),
        ('game = "stroll"\ndread = 3', "position: dread: the game is lost at 3, so it cannot be 3"),
        ('game = "stroll"\nwalkers = {"seat 0" = "moon"}', "position: walkers: seat 0: there is no 'moon' on the path"),
        ('game = "village"\nghosts = 1', "position: ghosts: there is no such thing on this table"),
        ('game = "stroll"\ntodo = 3', "position: todo: should be a list of steps, not 3"),
        ('game = "stroll"\ntodo = [["fly"]]', "position: todo: ['fly'] is not a step of Stroll"),
        ('game = "stroll"\ntodo = [[]]', "position: todo: [] is not a step of Stroll"),
        ('game = "stroll"\ntodo = [["go"]]', "position: todo: cannot be done on this table: "),
        ('game = "stroll"\ntodo = []', "position: todo: nobody is asked anything here"),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_the_reason(text: str, reason: str) -> None:
    with pytest.raises(PositionError) as error:
        gloam.position(text)
    assert str(error.value).startswith(reason)


def test_the_source_is_named() -> None:
    with pytest.raises(PositionError, match=r"^night\.toml: game: "):
        position.read("", source="night.toml")


def test_the_position_of_a_finished_game_has_nothing_to_play() -> None:
    game = play(scripted("stroll", "calm"), "walk yew", "walk well", "walk chapel", "walk grave")
    with pytest.raises(PositionError, match="nobody is asked anything here"):
        gloam.position(str(game))


names = st.text(st.characters(codec="utf-8", exclude_characters="\x7f"), min_size=1, max_size=6)
values = st.recursive(
    st.booleans() | st.integers(-(10**9), 10**9) | names,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(names, inner, max_size=3),
    max_leaves=8,
)


@settings(max_examples=150, deadline=None)
@given(st.dictionaries(names, values, max_size=4))
def test_whatever_a_table_is_called_its_text_reads_back(data: dict[str, object]) -> None:
    import tomllib

    assert tomllib.loads(position.toml(data)) == data


def test_a_game_begun_from_a_position_is_recorded_replayed_and_undone_from_there() -> None:
    game = play(gloam.position(TYPED, seed=5), "listen")
    record = game.record()
    assert gloam.replay(record).save() == game.save()
    assert gloam.load(game.save()).save() == game.save()
    before = back_to(game, 0).game
    assert before.table.data() == gloam.position(TYPED).table.data()
    assert asked(before) == [(1, "walk")]
    assert "chapel" not in game.record(0)


def test_a_dealt_position_is_recorded_with_the_same_deal() -> None:
    text = 'game = "mansion"\ndealt = true\ntodo = [["hand_out", 1]]'
    game = gloam.position(text, seed=2)
    assert gloam.replay(game.record()).save() == game.save()


def test_a_record_with_a_damaged_position_is_refused_with_its_line() -> None:
    record = read(gloam.position(TYPED).record())
    record.setup.position = 'game = "stroll"\nturn = 9'
    with pytest.raises(RecordError, match="record: line 6: position: "):
        replay(record)
