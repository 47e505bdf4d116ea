"""Simulating, sweeping, tournaments and ladders from the command line."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from lab.players import Interrupting

FAST = ("--bots", "random", "--jobs", "1")


def test_a_sweep_prints_a_row_for_each_combination(run):
    words = ("--sweep", "monsters=dracula+creature,mummy+wolf_man", "--sweep", "seats=1,2", "--games", "2")
    shown = run("simulate", "horrified", *words, *FAST)
    assert shown.exit_code == 0, shown.output
    assert re.search(r"monsters +seats +games +won", shown.output)
    for monsters, seats in (("dracula+creature", 1), ("dracula+creature", 2), ("mummy+wolf_man", 1), ("mummy+wolf_man", 2)):
        assert re.search(rf"{re.escape(monsters)} +{seats} +2 +0.0% \(0%-66%\)", shown.output)
    told = json.loads(run("simulate", "horrified", *words, *FAST, "--json").stdout)
    assert [len(report["bots"]) for report in told] == [1, 2, 1, 2]
    assert told[2]["options"]["monsters"] == ["mummy", "wolf_man"]


def test_results_are_kept_resumed_and_shown(run, monkeypatch):
    monkeypatch.setattr(sys, "argv", ["/somewhere/gloam", "simulate", "--out", "my results"])
    words = ("simulate", "house_of_horrors", *FAST, "--seats", "3", "--out", "kept")
    assert "Results: kept" in run(*words, "--games", "2").output
    again = run(*words, "--games", "3").output
    assert "3 games, 3 seats" in again
    shown = run("results", "kept").output
    assert re.search(r"seat 3 won +\d", shown)
    assert "a second" not in shown  # nothing was played
    assert json.loads(run("results", "kept", "--json").stdout)[0]["games"] == 3
    manifest = json.loads(Path("kept/manifest.json").read_text())
    assert manifest["plan"]["games"] == 3
    assert manifest["command"] == "gloam simulate --out 'my results'"


def test_shares_are_merged(run):
    for part in ("1/2", "2/2"):
        run("simulate", "horrified", *FAST, "--games", "4", "--share", part, "--out", part[0])
    assert "2 games added from 2" in run("results", "1", "--add", "2").output
    assert "4 games, 1 seat" in run("results", "1").output


def test_ctrl_c_prints_what_was_played(run, monkeypatch):
    for out in ((), ("--out", "kept")):
        monkeypatch.setattr(Interrupting, "games", -1)
        words = ("--bots", "python:lab.players:Interrupting:3", "--jobs", "1", "--games", "9")
        stopped = run("simulate", "horrified", *words, *out)
        assert stopped.exit_code == 130
        assert "Horrified: 2 games, 1 seat" in stopped.output
        assert "Stopped after 2 of 9 games" in stopped.output
        assert ("the same command plays the others" in stopped.output) == bool(out)
    resumed = run("simulate", "horrified", *words, "--out", "kept")
    assert resumed.exit_code == 0
    assert "9 games, 1 seat" in resumed.output


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("--sweep", "monsters"), "--sweep monsters: write it as NAME=VALUE,VALUE"),
        (("--sweep", "weather=fog"), "--sweep weather: Horrified has no such option"),
        (("--sweep", "seats=2,nine"), "write numbers of seats"),
        (("--sweep", "seats=2,9"), "takes 1 to 5 seats"),
        (("--share", "3/2", "--out", "x"), "--share 3/2: write it as 2/3"),
        (("--share", "1/2"), "name it with --out DIR"),
        (("--bots", "python:nonesuch:Bot"), "cannot be imported"),
    ],
)
def test_mistakes_are_answered_in_sentences(run, words, complaint):
    result = run("simulate", "horrified", "--games", "1", "--jobs", "1", *words, columns=400)
    assert result.exit_code == 1
    assert complaint in result.output


def test_a_bot_in_the_current_directory_takes_a_seat(tmp_path):
    (tmp_path / "mine.py").write_text("from gloam.bots import find\n\n\ndef Mine(seed):\n    return find('random', seed)\n")
    start = [sys.executable, "-P", "-c", "from gloam.cli import main; main()"]
    words = ("simulate", "horrified", "--games", "1", "--jobs", "1", "--bots", "python:mine:Mine", "--json")
    done = subprocess.run([*start, *words], cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["bots"] == ["python:mine:Mine"]


def test_a_tournament_is_printed(run):
    words = ("tournament", "house_of_horrors", "random", "random", "random", "--seats", "3", "--pairs", "2", "--jobs", "1")
    shown = run(*words, columns=160).output
    assert "3 bots, seed 0. In a pair, the chance is the same and the seats are swapped." in shown
    assert re.search(r"random +random#2 +2 .*no difference found", shown)
    assert "Ratings" in shown
    told = json.loads(run(*words, "--json").stdout)
    assert told["bots"] == ["random", "random#2", "random#3"]
    assert len(told["meetings"]) == 3


def test_ctrl_c_prints_how_bots_fared_so_far(run, monkeypatch):
    monkeypatch.setattr(Interrupting, "games", -1)
    words = ("tournament", "horrified", "random", "python:lab.players:Interrupting:13", "--pairs", "20", "--jobs", "1")
    stopped = run(*words, columns=160)
    assert stopped.exit_code == 130
    assert re.search(r"Interrupting:13 +12 +0.0%", stopped.output)
    assert "Stopped after 32 of 40 games" in stopped.output
    monkeypatch.setattr(Interrupting, "games", -1)
    at_once = run(*words[:3], "python:lab.players:Interrupting:1", "--jobs", "1", "--json")
    assert (at_once.exit_code, at_once.stdout) == (130, "")


def test_a_ladder_is_printed_and_drawn(run):
    bot = "python:lab.players:Erring:{budget}"
    words = ("ladder", bot, "--game", "house_of_horrors", "--seats", "3", "--doublings", "1", "--pairs", "1", "--jobs", "1")
    shown = run(*words, "--svg", "ladder.svg", columns=200)
    assert shown.exit_code == 0, shown.output
    assert "Erring:2" in shown.output
    assert Path("ladder.svg").read_text().startswith("<svg")
    assert "there is no directory" in run(*words, "--svg", "nowhere/ladder.svg", columns=200).output
    assert "has no budget" in run("ladder", "random", columns=200).output


@pytest.mark.parametrize(
    ("lacking", "words"),
    [
        ("polars", ("simulate", "horrified", "--games", "1", "--out", "kept")),
        ("polars", ("results", "kept")),
        ("openskill.models", ("tournament", "horrified", "random", "random")),
        ("altair", ("ladder", "python:lab.players:Erring:{budget}", "--svg", "ladder.svg")),
    ],
)
def test_a_command_that_lacks_a_package_names_the_install_command(run, monkeypatch, lacking, words):
    Path("kept").mkdir()
    plan = {"game": "horrified", "games": 1, "bots": ["random"], "seats": 0, "options": {}, "sweep": {}, "seed": 0}
    Path("kept/manifest.json").write_text(json.dumps({"format": 1, "gloam": "0.1.0", "rules": 1, "command": "", "plan": plan}))
    if words[0] == "simulate":
        words = (*words[:-1], "new")
    monkeypatch.setitem(sys.modules, lacking, None)
    result = run(*words, columns=200)
    assert result.exit_code == 1
    assert 'pip install "gloam[lab]"' in result.output


def test_json_lines_have_a_row_for_each_game_and_seat(run):
    told = run("simulate", "house_of_horrors", "--games", "2", "--bots", "random", "--jobs", "1", "--json-lines")
    rows = [json.loads(line) for line in told.stdout.splitlines()]
    assert [(row["game"], row["seat"]) for row in rows] == [(game, seat) for game in range(2) for seat in range(4)]
    assert "--out DIR keeps" in run("simulate", "horrified", "--json-lines", "--sweep", "how_many=2,3").output
