"""Playing in the terminal: by CliRunner, and once through a real pseudo-terminal."""

from __future__ import annotations

import os
import pty
import random
import re
import select
import subprocess
import sys
import time
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console
from rich.text import Text

import gloam.bots
from gloam.bots.external import end_programs
from gloam.cli.display import Display
from gloam.cli.typed import Unclear, listing, matching, runs, understand
from gloam.kernel.definition import Definition
from gloam.kernel.game import Refused
from gloam.show.terminal import Whole

HEROES = ("--option", "heroes=inspector,mayor", "--option", "first_player=0")
FIRST = ("play", "--preset", "first", "--seed", "1", "--bot", "random", *HEROES)
TWO = ("play", "--preset", "first", "--seed", "15", "--people", "2", *HEROES)  # two turns without a question in between


def test_a_newcomer_is_told_what_this_is_and_how_to_answer(run):
    shown = run("play", "--seed", "4", keys=["quit"]).output
    for words in ("haunt their village", "every Monster has been defeated", "You play seat 1; a bot plays seat 2", "hint", "help"):
        assert words in shown
    assert "DRACULA" in shown
    assert "CREATURE" in shown


def test_numbers_texts_and_beginnings_are_answers(run):
    shown = run(*FIRST, keys=["1", "move precinct", "m fou", "inn", "quit", "no"]).output
    moves = re.findall(r"The Inspector goes to the (\w+)", shown)
    assert moves == ["Fountain", "Precinct", "Fountain", "Inn"]
    assert "Not saved." in shown


def test_what_is_unclear_or_not_allowed_is_explained(run):
    shown = run(*FIRST, keys=["1", "m", "99", "xyzzy", "move abbey", "quit", "no"], columns=200).output
    assert "'m' fits several answers: 1 move" in shown
    assert "There is no answer 99; choose from 1 to" in shown
    assert "'xyzzy' is not clear" in shown
    assert "Moving along lit paths [actions.move.adjacent-lit-path]" in shown
    assert shown.count("The Inspector goes to") == 1


def test_why_names_the_rule_or_says_that_it_is_allowed(run):
    shown = run(*FIRST, keys=["why jump lagoon", "why defeat dracula", "why 1", "why", "quit"], columns=200).output
    assert "Water is the Creature's alone [path.water-spaces]" in shown
    assert "Defeating a Monster [actions.defeat.general]" in shown
    assert "You can do that now: 1 Move to the Fountain" in shown
    assert "as in: why move" in shown


def test_undo_is_free_for_a_move_and_then_nothing_is_left(run):
    shown = run(*FIRST, keys=["1", "undo", "undo", "quit"]).output
    assert "Taken back: move fountain." in shown
    assert "You have seen" not in shown
    assert "nothing of yours to take back" in shown


def test_bots_agree_to_an_undo_after_dice_and_cards(run):
    played = run(*FIRST, "--me", "1", keys=["1", "end", *[""] * 3, "undo", "n", "undo", "y", "save it", "quit"]).output
    assert "Monster card:" in played
    assert "You have seen this since:" in played
    assert played.count("Take it back all the same? The record will say so.") == 2
    assert played.count("Taken back: ") == 1
    assert "takebacks 1\n" in Path("it").read_text()
    assert "Answers were taken back once after something new was seen." in run("replay", "it", "--verify", columns=200).output


def test_people_are_asked_before_an_undo_of_what_everyone_has_seen(run):
    keys = ["end", "undo", "quit", "no"]
    assert "nothing of yours" in run(*TWO, keys=keys).output  # it is the other one's turn now
    keys = ["end", "end", "undo", "n", "undo", "y", "quit", "no"]
    shown = run(*TWO, keys=keys, columns=200).output
    assert "Seat 2, may seat 1 take back 'end'? [y/N]" in shown
    assert "Seat 2 does not agree." in shown
    assert "Taken back: end." in shown


def test_with_several_people_the_screen_says_whose_turn_it_is(run):
    shown = run(*TWO, keys=["end", "quit", "no"]).output
    assert "You play seats 1 and 2." in shown
    assert shown.index("seat 1> ") < shown.index("seat 2> ")


def test_the_way_back_names_the_people_and_the_bot(run):
    shown = run(*FIRST, "--seats", "2", "--me", "1,2", keys=["1", "save it", "quit", "no"], columns=200).output
    assert "gloam play --load it --me 1,2 --bot random" in shown


class Failing:
    name = "failing"

    def choose(self, game, seat):
        raise RuntimeError("out of ideas")


def test_a_bot_that_fails_does_not_end_the_game(run, monkeypatch):
    find = gloam.bots.find
    monkeypatch.setattr("gloam.bots.find", lambda name, seed=0: Failing() if name == "heuristic" else find(name, seed))
    words = ("play", "--preset", "first", "--seed", "15", *HEROES)
    shown = run(*words, keys=["hint", "end", *[""] * 9, "quit", "no"], columns=300).output
    assert "No hint here" in shown
    assert "out of ideas. It answers at random this time." in shown
    assert "The Inspector's turn." in shown


def test_a_program_of_ones_own_plays_beside_people(run, tmp_path):
    program = tmp_path / "mine.py"
    program.write_text("""\
import json
for line in iter(input, ''):
    q = json.loads(line)
    with open("asked", "a") as asked:
        asked.write(q["question"]["kind"] + " ")
    print(json.dumps({"gloam": 2, "id": q["id"], "answer": q["question"]["answers"][0]["id"]}), flush=True)
""")
    words = ("play", "--preset", "first", "--seed", "15", *HEROES, "--bot", f"exec:{sys.executable} {program}")
    shown = run(*words, keys=["end", *[""] * 9, "quit", "no"], columns=300).output
    end_programs()
    assert "The Inspector's turn." in shown
    assert "act" in (tmp_path / "asked").read_text().split()


INTERRUPT = """
game = "horrified"
seats = 2
options = { monsters = ["dracula", "creature"], heroes = ["mayor", "courier"] }
[heroes.courier]
perks = ["late_into_the_night", "overstock"]
"""


def test_another_person_interrupts(run):
    Path("p.toml").write_text(INTERRUPT)
    keys = ["seat 2: play late", "seat 2: dance", "seat 7: end", "seat 2 play overstock", "seat 2: play rush", "quit", "no"]
    shown = run("play", "--position", "p.toml", "--people", "2", keys=keys, columns=200).output
    assert "Seat 2 may interrupt at any time: type seat 2: play late_into_the_night" in shown
    assert "The Courier plays Late into the Night." in shown
    assert "you have 7 actions left" in shown
    assert "'dance' is not clear" in shown
    assert "Seat 7 is not played by a person" in shown
    assert "The Courier plays Overstock." in shown
    assert "Seat 2 has nothing to answer now." in shown


def test_a_person_is_offered_an_interrupt_before_a_bot_acts(run):
    Path("p.toml").write_text(INTERRUPT)
    words = ("play", "--position", "p.toml", "--me", "2", "--bot", "random", "--seed", "1")
    shown = run(*words, keys=["1", "quit", "no"], columns=200).output
    board, offered, _ = shown.partition("Seat 1 (bot) is about to act. Press Enter to watch, or interrupt:")
    assert offered
    assert "Late into the Night" in board.partition("You play seat 2")[2]  # the table lies there, with what I hold
    assert "The Courier plays Late into the Night." in shown


def test_an_offer_beside_the_play_is_told_by_help_and_typed_at_any_time(run):
    Path("p.toml").write_text(
        'game = "horrorclix"\nseats = 2\nmap = "crumbling_mausoleum"\nactive = 1\n'
        'monsters = [{version = "dog_soldier_r", owner = 1, at = "a1"}, {version = "devil_imp_r", owner = 0, at = "c1"}]\n'
    )
    keys = ["help", "propose", "", "pass", "", "propose", "seat 1: propose", "", "agree", "no"]
    shown = run("play", "--position", "p.toml", "--people", "2", keys=keys, columns=200).output
    assert "  propose         Propose to end the game" in shown
    assert shown.count("Seat 1 plays on: the game is not over.") == 1
    assert "Not now. 'propose'" in shown  # once a turn
    assert "All have agreed to leave it at that." in shown


def test_hint_says_what_a_bot_would_do_and_why(run):
    shown = run(*FIRST, keys=["hint", "quit"], columns=200).output
    assert re.search(r"A bot would answer \d+ .+: .+", shown)


def test_rules_board_log_and_help(run):
    shown = run(
        *FIRST, keys=["log", "1", "log", "rules water", "rules path.shortest", "rules", "board", "help", "", "q", "n"]
    ).output
    assert "Nothing has happened yet." in shown
    assert shown.count("The Inspector goes to the Fountain.") == 2
    assert "path.water-spaces" in shown
    assert "rulebook § Path Toward" in shown
    assert "Monster Strikes  strike" in shown
    assert shown.count("Monster cards,") == 2  # the table, as it was shown at first and again
    assert "take your last answer back" in shown


def test_rules_are_looked_up_by_words_of_the_game(run):
    shown = run("play", "house_of_horrors", "--seed", "1", keys=["rules", "quit", "n"], columns=200).output
    book = gloam.all_games()["house_of_horrors"].rulebook
    assert f"as in: rules {book.chapters[0][0].id}." in shown


def test_save_quit_verify_and_go_on(run):
    shown = run(*FIRST, keys=["1", "save mine.gloam", "inn", "quit", "mine.gloam", "y"]).output
    assert "gloam play --load mine.gloam" in shown
    assert "is there already. Write over it?" in shown
    assert run("replay", "mine.gloam", "--verify").exit_code == 0
    again = run("play", "--load", "mine.gloam", keys=["fou", "quit", "back", "precinct", "quit", ""]).output
    assert "The Inspector goes to the Fountain." in again
    assert "The Inspector goes to the Precinct." in again
    assert list(Path().glob("horrified-1.gloam"))
    assert run("replay", "horrified-1.gloam", "--verify").exit_code == 0


def test_a_game_from_a_position_is_saved_with_it(run):
    Path("p.toml").write_text(INTERRUPT)
    run("play", "--position", "p.toml", "--people", "2", keys=["tower", "save it", "quit", "no"])
    assert gloam.replay(Path("it").read_text()).view()["table"]["heroes"][0]["at"] == "tower"
    shown = run("play", "--load", "it", "--people", "2", keys=["dungeon", "undo", "quit", "no"]).output
    assert "Taken back: move dungeon." in shown


def test_a_file_that_cannot_be_written_does_not_end_the_game(run):
    shown = run(*FIRST, keys=["1", "save nowhere/at/all", "inn", "quit", "no"]).output
    assert "Nothing was saved; try another name." in shown
    assert "The Inspector goes to the Inn." in shown


def test_the_end_of_input_leaves_without_a_traceback(run):
    result = run(*FIRST, keys=["1"])
    assert result.exit_code == 0
    assert "Save before you leave?" in result.output
    assert "Not saved. Good night." in result.output


DRACULA_AT_BAY = """
    game = "horrified"
    seats = 1
    options = { monsters = ["dracula", "creature"], heroes = ["mayor"] }
    mats = ["dracula"]
    [heroes.mayor]
    at = "abbey"
    items = ["crucifix", "charm"]
    [monsters]
    dracula = "abbey"
    [mat.dracula]
    coffins = []
    [items]
    abbey = ["garlic"]
    """


def test_a_whole_game_ends_with_its_result_and_the_record(run):
    Path("p.toml").write_text(DRACULA_AT_BAY)
    shown = run("play", "--position", "p.toml", keys=["defeat", "1", "won.gloam"], columns=200).output
    assert "The village is saved: every Monster has been defeated." in shown.replace("│", "")
    assert "You have won." in shown
    assert gloam.replay(Path("won.gloam").read_text()).over


def test_the_only_answer_is_given_and_told(run):
    Path("p.toml").write_text(DRACULA_AT_BAY)
    shown = run("play", "--position", "p.toml", keys=["pick", "undo", "pick", "quit", "no"], columns=200).output
    assert shown.count("Only one answer: Take the Garlic (yellow 2)") == 2
    assert "Taken back: pick_up." in shown
    asked = run("play", "--position", "p.toml", "--ask-all", keys=["pick", "1", "quit", "no"], columns=200).output
    assert "Only one answer" not in asked
    assert "1 Take the Garlic (yellow 2)" in asked
    assert "The Mayor picks up the Garlic (yellow 2)." in asked


def test_answers_side_by_side_keep_their_numbers(run):
    heroes = ("--option", "heroes=explorer,mayor", "--option", "first_player=0")
    shown = run("play", "--seed", "4", *heroes, keys=["jump docks", "quit", "no"]).output
    assert "The Explorer goes to the Docks." in shown
    listed = [line for line in shown.splitlines() if "Jump to the" in line]
    assert len(listed) >= 1
    assert len(re.findall(r"\b\d+ [A-Z]", listed[0])) > 2  # several in a line


# --- what people type -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("1", "move fountain"),
        ("move fountain", "move fountain"),
        ("MOVE  Fountain", "move fountain"),
        ("Move to the Fountain", "move fountain"),
        ("m f", "move fountain"),
        ("f", "move fountain"),
        ("e", "end"),
        ("hero phase", "end"),
        ("j c", "jump crypt"),
        ("move abbey", "move abbey"),
    ],
)
def test_what_is_typed_is_understood(typed, meant):
    options = {"monsters": ["dracula", "creature"], "heroes": ["inspector", "mayor"], "first_player": 0}
    game = gloam.new("horrified", seats=2, options=options, seed=4)
    catalogue = game.setup.definition.catalogue
    assert catalogue.text(understand(game, game.asked[0].options, typed)) == meant


def test_every_text_and_label_of_an_answer_is_understood():
    for seed in range(4):
        game = gloam.new("horrified", seats=3, seed=seed)
        while not game.over and game.moves < 150:
            question = game.asked[0]
            for option in question.options:
                text = game.setup.definition.catalogue.text(option)
                assert understand(game, question.options, text) == option
                assert option in matching(game, question.options, str(game.setup.definition.shown.label(game, option)))
            game.answer(question.options[game.moves % len(question.options)], question.seat)


@pytest.mark.parametrize("typed", ["", "   ", "0", "-1", "9" * 30, "é", "[red]", "seat", "🦇"])
def test_nonsense_is_unclear(typed):
    game = gloam.new("horrified", seats=2, seed=4)
    with pytest.raises(Unclear):
        understand(game, game.asked[0].options, typed)


# --- a real terminal --------------------------------------------------------------------------------------------------


# Of whoever started the tests the command inherits nothing: it has this terminal, and Ctrl-C means what it means there.
ON_A_TERMINAL = """
import fcntl, signal, termios
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
signal.signal(signal.SIGINT, signal.default_int_handler)
from gloam.cli import main
main()
"""
PATIENCE = 60.0


class Terminal:
    """The command in a pseudo-terminal of 100 columns, which sends it Ctrl-C as a real one does."""

    def __init__(self, folder: Path, *words: str) -> None:
        self.text = ""
        self.read = 0
        self.wire, inner = pty.openpty()
        self.child = subprocess.Popen(
            [sys.executable, "-c", ON_A_TERMINAL, *words],
            stdin=inner,
            stdout=inner,
            stderr=inner,
            cwd=folder,
            env={**os.environ, "COLUMNS": "100", "LINES": "60", "TERM": "xterm-256color"},
            start_new_session=True,
        )
        os.close(inner)

    def __enter__(self) -> Terminal:
        return self

    def __exit__(self, *_: object) -> None:
        self.child.kill()
        self.child.wait()
        os.close(self.wire)

    def until(self, wanted: str) -> str:
        """Read on until the screen shows this, and return what came up to there."""
        end = time.monotonic() + PATIENCE
        while wanted not in self.text[self.read :]:
            if not select.select([self.wire], [], [], max(0, end - time.monotonic()))[0]:
                raise AssertionError(f"waited for {wanted!r}, but the screen says:\n{self.text[self.read :]}")
            try:
                raw = os.read(self.wire, 65536)
            except OSError:
                raw = b""
            if not raw:
                raise AssertionError(f"waited for {wanted!r}, but the command ended:\n{self.text[self.read :]}")
            self.text += re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", raw.decode(errors="replace"))
        start, self.read = self.read, self.text.index(wanted, self.read) + len(wanted)
        return self.text[start : self.read]

    def type(self, line: str) -> None:
        os.write(self.wire, f"{line}\n".encode())

    def press(self, key: bytes) -> None:
        """Press a control key, once the prompt waits for it."""
        end = time.monotonic() + PATIENCE
        while not self.sleeps():
            assert time.monotonic() < end, "the command does not wait for a key"
            time.sleep(0.01)
        os.write(self.wire, key)

    def sleeps(self) -> bool:
        """Whether the command sleeps, as at a prompt. Where that cannot be known it is given some time to fall asleep."""
        known = Path(f"/proc/{self.child.pid}/stat")
        if known.exists():
            return known.read_text().rpartition(")")[2].split()[0] == "S"
        time.sleep(0.2)
        return True

    def ended(self) -> int:
        """The exit code, once the command has ended."""
        return self.child.wait(PATIENCE)


def test_a_newcomer_at_a_real_terminal(tmp_path, run):
    with Terminal(tmp_path, *FIRST) as table:
        greeting = table.until("> ")
        assert "You play seat 1" in greeting
        assert "move fountain" in greeting
        table.type("1")
        assert "The Inspector goes to the Fountain." in table.until("3 actions left") + table.until("> ")
        table.type("undo")
        assert "Taken back: move fountain." in table.until("4 actions left") + table.until("> ")
        table.type("move fountain")
        table.until("3 actions left")
        table.until("> ")
        table.type("save game.gloam")
        table.until("gloam play --load game.gloam")
        table.until("> ")
        table.press(b"\x03")  # Ctrl-C
        table.until("go on playing> ")
        table.type("back")
        table.until("> ")
        table.press(b"\x04")  # Ctrl-D
        table.until("go on playing> ")
        table.type("later.gloam")
        table.until("Saved.")
        assert table.ended() == 0
        assert "Traceback" not in table.text
    for name in ("game.gloam", "later.gloam"):
        assert run("replay", str(tmp_path / name), "--verify").exit_code == 0


def test_two_interrupts_leave_at_once(tmp_path):
    with Terminal(tmp_path, *FIRST) as table:
        table.until("> ")
        table.type("1")
        table.until("3 actions left")
        table.until("> ")
        table.press(b"\x03")
        table.until("go on playing> ")
        table.press(b"\x03")
        table.until("Not saved. Good night.")
        assert table.ended() == 0
        assert "Traceback" not in table.text


# --- a low screen -----------------------------------------------------------------------------------------------------


FULL = {"horrified": {"how_many": 4}}
"""What makes a table as full as it can be."""


@pytest.mark.parametrize(
    ("name", "seats"),
    [
        ("horrified", 2),
        ("horrified", 5),
        ("house_of_horrors", 3),
        ("house_of_horrors", 6),
        ("the_victim", 2),
        ("the_victim", 6),
        ("horrorclix", 2),
        ("horrorclix", 4),
    ],
)
def test_a_table_and_its_question_fit_on_a_screen_of_100_by_30(name, seats):
    """With nothing left out, and as it is shown on a tall screen when it is wanted whole."""
    game = gloam.new(name, seats, FULL.get(name, {}) if seats > 2 else {}, seed=11)
    dice = random.Random(seats)
    for step in range(160):
        if game.over:
            break
        question = game.asked[0]
        if step % 16 == 0 or (len(question.options) > 100 and step % 5 == 0):
            low, tall, whole = (Console(width=100, height=lines, file=StringIO(), force_terminal=True) for lines in (30, 60, 30))
            display = Display(low, game, {question.seat})
            display.draw(game, question.seat)
            prompt = game.setup.definition.shown.prompt(game, question)
            low.print(Text(prompt), listing(game, question.options, display.room_for_answers(prompt)), sep="\n")
            shown = low.file.getvalue()
            assert shown.count("\n") < 30, shown
            assert "`board` shows everything" not in shown
            assert "`answers` lists them all" not in shown
            picture = game.setup.definition.shown.picture(game, question.seat)
            tall.print(picture)
            whole.print(Whole(picture))
            assert whole.file.getvalue() == tall.file.getvalue()
        game.answer(dice.choice(question.options), question.seat)


def test_what_does_not_fit_on_a_screen_says_where_it_is():
    game = gloam.new("horrorclix", 2, seed=11)
    while len(game.asked[0].options) <= 100:
        game.answer(game.asked[0].options[0], game.asked[0].seat)
    console = Console(width=40, height=20, file=StringIO(), force_terminal=True, color_system=None)
    display = Display(console, game, {game.asked[0].seat})
    display.draw(game, game.asked[0].seat)
    console.print(listing(game, game.asked[0].options, 3))
    assert console.file.getvalue().count("\n") < 20
    assert "`board` shows everything" in console.file.getvalue()
    assert "`answers` lists them all" in console.file.getvalue()


def test_in_codes_everyone_is_on_the_map():
    game = gloam.new("horrified", 3, {"heroes": ["mayor", "inspector", "courier"], "monsters": ["mummy", "creature"]}, seed=3)
    console = Console(width=100, height=30, file=StringIO(), force_terminal=True, color_system=None)
    console.print(game.setup.definition.shown.picture(game))
    for code in ("●Mayor", "●Insp.", "●Cour.", "MUMMY", "CREAT."):
        assert code in console.file.getvalue()


def test_many_places_are_listed_in_few_lines():
    game = gloam.new("horrorclix", 2, seed=11)
    while len(game.asked[0].options) <= 60:
        game.answer(game.asked[0].options[0], game.asked[0].seat)
    options = game.asked[0].options
    console = Console(width=100, file=StringIO())
    console.print(listing(game, options))
    assert console.file.getvalue().count("\n") <= 4 + len(options) // 8


def test_places_of_a_board_are_told_by_rows_and_none_is_lost():
    game = gloam.new("horrorclix", 2, seed=11)
    while len(game.asked[0].options) <= 100:
        game.answer(game.asked[0].options[0], game.asked[0].seat)
    labels = [str(game.setup.definition.shown.label(game, option)) for option in game.asked[0].options]
    console = Console(width=100, file=StringIO())
    console.print(listing(game, game.asked[0].options, 5))
    told = set()
    for first, row, last in re.findall(r"\b([A-X])(\d+)(?:-([A-X])\2)?(?![\d-])", console.file.getvalue()):
        told |= {f"{chr(column)}{row}" for column in range(ord(first), ord(last or first) + 1)}
    assert console.file.getvalue().count("-") > 5
    assert told == {label.partition(":")[0].split()[-1] for label in labels} - {"here"}


def test_only_places_beside_each_other_in_a_row_are_told_together():
    assert runs(["G9", "H9", "I10", "J10", "L10", "Inn", "Barn"]) == ["G9-H9", "I10-J10", "L10", "Inn", "Barn"]


def test_a_bare_name_never_gives_a_card_away():
    game = gloam.new("house_of_horrors", 4, seed=5)
    while game.asked[0].prompt != "play":
        game.answer(game.asked[0].options[0], game.asked[0].seat)
    catalogue = game.setup.definition.catalogue
    texts = [catalogue.text(option) for option in game.asked[0].options]
    only_discarded = next(
        t.partition(" ")[2] for t in texts if t.startswith("discard") and t.replace("discard", "play", 1) not in texts
    )
    bare = only_discarded.replace("_", " ")
    with pytest.raises(Unclear, match=f"type it whole: discard {only_discarded.replace('_', ' ')}"):
        understand(game, game.asked[0].options, bare)
    assert catalogue.text(understand(game, game.asked[0].options, f"d {bare}")) == f"discard {only_discarded}"


def test_why_not_is_explained_from_what_the_seat_knows(run, monkeypatch):
    """A reason that spoke of all hands would speak of hands that the seat has to guess."""
    game = gloam.new("house_of_horrors", 3, seed=5)
    dealt = game.table.hands
    texts = [game.setup.definition.catalogue.text(number) for number in range(len(game.setup.definition.catalogue))]
    other = next(text for text in texts if text.startswith("discard") and text not in game.answers(0))
    monkeypatch.setattr(Definition, "refusal", lambda self, game, number, seat: Refused(f"the hands are {game.table.hands}"))
    play = ("play", "house_of_horrors", "--seats", "3", "--me", "1", "--seed", "5")
    shown = run(*play, keys=[f"why {other}", "quit", "no"], columns=400).output
    assert "the hands are" in shown
    assert str(dealt[0]) in shown
    assert str(dealt[1]) not in shown
    assert str(dealt[2]) not in shown
