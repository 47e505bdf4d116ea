"""Records: written, read, replayed, branched from; and whatever is wrong with one is said with source and line."""

from __future__ import annotations

import re
import zlib

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import gloam
from gloam.kernel.game import NATURE, Game
from gloam.kernel.play import back_to, entries
from gloam.kernel.record import Differs, Earlier, Player, RecordError, RuleReport, read, replay, write
from kernel.play import asked, at_random, play, scripted, state

STROLL = """\
gloam record 1
game stroll 3
seats 2
seed 4
options {"start": "gate", "lamps": [], "first": 0, "fog": false, "dread": 0}
0 walk yew
1 pass
0 walk well
nature omen calm
1 says "Cold."
1 walk yew
"""


def sealed(body: str) -> str:
    """A record's body with a last line that fits it."""
    body = body.rstrip("\n")
    more = sum(f"\n{word} " in body for word in ("takebacks", "result", "players", "report"))
    return f"{body}\nend {body.count(chr(10)) - 4 - more} {zlib.crc32(body.encode(errors='surrogatepass')):08x}\n"


def strolled() -> Game:
    game = scripted("stroll", "calm", seats=2)
    game.setup.seed = 4
    play(game, "walk yew", "pass", "walk well")
    game.say(1, "Cold.")
    return play(game, "walk yew")


def over() -> Game:
    game = gloam.new("arena", seed=3)
    for _ in at_random(game, 3):
        pass
    assert game.over
    return game


def problem(text: str) -> str:
    with pytest.raises(RecordError) as error:
        replay(read(text, "game.txt"), source="game.txt")
    return str(error.value)


# --- what records are for -------------------------------------------------------------------------------------------


def test_a_record_is_a_heading_and_a_line_for_each_answer() -> None:
    assert strolled().record() == sealed(STROLL)


def test_a_record_is_replayed_to_its_end_and_played_on() -> None:
    game = gloam.replay(sealed(STROLL))
    assert state(game) == state(strolled())
    play(game, "0: walk chapel")
    assert game.moves == 6


def test_a_record_is_replayed_up_to_any_point() -> None:
    game = gloam.replay(sealed(STROLL), until=2)
    assert game.moves == 2
    assert asked(game) == [(0, "walk")]


def test_a_replay_that_stops_before_chance_lets_the_seed_answer_it() -> None:
    assert replay(read(sealed(STROLL)), 3).asked[0].seat == NATURE
    assert gloam.replay(sealed(STROLL), until=3).moves == 4


def test_going_back_branches_with_the_same_chance() -> None:
    game = play(gloam.new("stroll", 2, seed=9), "walk yew", "walk yew", "walk well", "pass")
    at_well = back_to(game, 2).game
    assert at_well.moves == 2
    assert game.moves == 5
    assert state(play(at_well, "walk well", "pass")) == state(game)


def test_lines_may_end_as_on_windows() -> None:
    assert gloam.replay(sealed(STROLL).replace("\n", "\r\n")).moves == 5


def test_a_seats_copy_is_replayed_where_nothing_is_hidden_from_it() -> None:
    copy = read(strolled().record(1))
    assert (copy.seat, copy.setup.seed) == (1, 0)
    assert replay(copy).table.data() == strolled().table.data()


def test_a_seats_copy_that_hides_something_says_so() -> None:
    game = gloam.new("mansion", seed=1)
    for _ in at_random(game, 1):
        if any(line.endswith(" ?") for line in game.record(0).splitlines()):
            break
    assert "this is one seat's copy, which does not tell what others hold" in problem(game.record(0))


def test_who_played_and_what_a_player_reports_is_in_the_record() -> None:
    report = RuleReport(1, "Where to?", 'The yew is "full".\n', "walk.to")
    players = (Player("Ann", earlier=(Earlier(3, 1, bot="random"),)), Player(bot="heuristic"))
    record = read(write(strolled(), players=players, report=report))
    assert (record.players, record.report) == (players, report)
    assert state(replay(record)) == state(strolled())


@given(st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\0"), max_size=60))
def test_whatever_is_said_is_read_back(text: str) -> None:
    game = scripted("stroll", seats=2)
    game.say(1, text)
    assert [entry.answer for entry in read(game.record()).entries] == [text]


# --- what can be wrong ----------------------------------------------------------------------------------------------


def test_a_record_that_is_none() -> None:
    assert problem("") == "game.txt: line 1: this is not a Gloam record"
    assert problem("Dear diary\n") == "game.txt: line 1: this is not a Gloam record"


def test_a_record_that_was_cut_off() -> None:
    assert problem(STROLL) == "game.txt: line 11: the record is cut off; its last line should begin with 'end'"


def test_a_record_with_a_line_missing_or_changed() -> None:
    whole = sealed(STROLL)
    for damaged in (
        whole.replace("1 pass\n", ""),
        whole.replace("0 walk yew", "0 walk well"),
        whole.replace("end 6", "end 7"),
    ):
        assert problem(damaged).endswith("the checksum does not fit; the record was damaged or edited")
        assert re.match(r"game\.txt: line \d+: ", problem(damaged))


@pytest.mark.parametrize(
    ("was", "now", "message"),
    [
        ("gloam record 1", "gloam record 2", "line 1: format 2 is not supported; this Gloam reads 1"),
        ("gloam record 1", "gloam record 0", "line 1: format 0 is not supported; this Gloam reads 1"),
        ("game stroll 3", "game chess 3", "line 2: there is no game called 'chess'"),
        ("game stroll 3", "seats 2", "line 2: should begin with 'game'"),
        ("seats 2", "seats two", "line 3: seats: 'two' is not a number"),
        ("seats 2", "seats 4", "line 3: seats: Stroll is not played by 4"),
        ("seats 2", "seats -1", "line 3: seats: Stroll is not played by -1"),
        ("seed 4", "seed x", "line 4: seed: 'x' is not a number"),
        ("0 walk yew", "takebacks none\n0 walk yew", "line 6: takebacks: should be a number"),
        ("0 walk yew", 'report {"seat": 0}\n0 walk yew', "line 6: report: should be a seat, a question, a sentence and a rule"),
        (
            "0 walk yew",
            'report {"seat": 2, "question": "", "sentence": ""}\n0 walk yew',
            "line 6: report: there is no seat 2",
        ),
        ("0 walk yew", 'players [{"name": "Ann"}]\n0 walk yew', "line 6: players: should be 2"),
        ("0 walk yew", "players Ann\n0 walk yew", "line 6: players: should be a list of names and bots"),
        ("0 walk yew", 'result {"reason": 3}\n0 walk yew', "line 6: result: should be a reason, winners and points"),
        ("seed 4", "seed " + "9" * 5000, "line 4: seed: '999"),
        ('"fog": false', '"fog": 7', "line 5: options: fog: should be true or false, not 7"),
        ('"fog": false', '"fog": ', "line 5: options: "),
        ('{"start": "gate"', "[" * 100_000, "line 5: options: "),
        ("1 pass", "1 fly", "line 7: no answer reads 'fly'"),
        ("1 pass", "1 ?", "line 7: no answer reads '?'"),
        ("1 pass", "1 \ud800", "line 7: no answer reads '\\ud800'"),
        ("1 pass", "x pass", "line 7: seat: 'x' is not a number"),
        ("1 pass", "", "line 7: seat: '' is not a number"),
        ("1 pass", "1 walk grave", "line 7: 'walk grave': too far [walk.one-space]"),
        ("1 pass", "0 pass", "line 7: 'pass': this seat is not asked anything now"),
        ("1 pass", "5 pass", "line 7: there is no seat 5 at this table"),
        ("1 pass", "nature omen calm", "line 7: 'omen calm': this seat is not asked anything now"),
        ("nature omen calm", "0 walk yew", "line 9: 'walk yew': this seat is not asked anything now"),
        ('1 says "Cold."', "1 says Cold.", "line 10: what was said cannot be read: Cold."),
        ('1 says "Cold."', '7 says "Cold."', "line 10: there is no seat 7 at this table"),
        ('1 says "Cold."', 'nature says "Cold."', "line 10: there is no seat -1 at this table"),
    ],
)
def test_what_is_wrong_is_said_with_source_and_line(was: str, now: str, message: str) -> None:
    assert STROLL.count(was) == 1
    assert problem(sealed(STROLL.replace(was, now))).startswith(f"game.txt: {message}")


def test_a_record_of_another_version_is_read_if_its_answers_are_open_and_its_result_is_the_same() -> None:
    game = over()
    older = game.record().replace("game arena 1", "game arena 0").rsplit("end", 1)[0]
    assert gloam.replay(sealed(older)).record() == game.record()


@pytest.mark.parametrize(
    ("was", "now", "message", "moves"),
    [
        ("1 pass", "1 fly", "line 7: no answer reads 'fly'", 1),
        ("0 walk well", "0 walk grave", "line 8: 'walk grave': too far [walk.one-space]", 2),
    ],
)
@pytest.mark.parametrize("version", ["2", "4"])
def test_a_record_of_another_version_is_read_up_to_the_first_difference(
    was: str, now: str, message: str, moves: int, version: str
) -> None:
    other = read(sealed(STROLL.replace("game stroll 3", f"game stroll {version}").replace(was, now)))
    with pytest.raises(Differs, match=re.escape(message)) as differs:
        replay(other)
    assert differs.value.game.moves == moves
    assert replay(other, moves).moves == moves


def test_a_record_that_ended_otherwise_is_read_to_its_end_and_says_how() -> None:
    game = over()
    assert game.result is not None
    winners = f'"winners": {list(game.result.winners)}'
    otherwise = game.record().replace(winners, '"winners": [7]').rsplit("end", 1)[0]
    with pytest.raises(
        Differs, match=r"line 6: the result was .*\[7\].*; by the rules of this Gloam the game ends with"
    ) as differs:
        replay(read(sealed(otherwise)))
    assert differs.value.game.over


def test_answers_after_the_end_of_the_game() -> None:
    over = STROLL.replace("1 walk yew\n", "1 pass\n0 walk chapel\n1 pass\n0 walk grave\n1 pass\n")
    assert problem(sealed(over)) == "game.txt: line 15: the game is over"


@st.composite
def damaged_records(draw: st.DrawFn) -> str:
    """Records of whole games with a few lines damaged, most of them sealed again so that the damage is read."""
    name, seed = draw(st.sampled_from(["stroll", "mansion", "arena"])), draw(st.integers(0, 3))
    game = gloam.new(name, seed=seed)
    for _ in at_random(game, seed, most=25):
        pass
    lines = game.record().splitlines()[:-1]
    for _ in range(draw(st.integers(1, 3))):
        at = draw(st.integers(0, len(lines) - 1))
        other = draw(st.integers(0, len(lines) - 1))
        line = lines[at]
        cut = draw(st.integers(0, len(line)))
        match draw(st.sampled_from(["drop", "repeat", "swap", "cut", "insert", "replace"])):
            case "drop" if len(lines) > 1:
                del lines[at]
            case "repeat":
                lines.insert(other, line)
            case "swap":
                lines[at], lines[other] = lines[other], lines[at]
            case "cut":
                lines[at] = line[:cut]
            case "insert":
                lines[at] = line[:cut] + draw(st.text(max_size=5)) + line[cut:]
            case _:
                lines[at] = draw(st.text(max_size=20))
    body = "\n".join(lines)
    return sealed(body) if draw(st.integers(0, 4)) else body


@settings(max_examples=300, deadline=None)
@given(damaged_records())
def test_a_damaged_record_is_refused_with_source_and_line_or_still_a_game(text: str) -> None:
    said = ""
    try:
        record = read(text, "game.txt")
        assert len(entries(replay(record, source="game.txt"))) == len(record.entries)
    except RecordError as error:
        said = str(error)
    assert not said or re.match(r"game\.txt: line \d+: .", said, re.DOTALL)
