"""Listing, rules, replay, simulation, measurement, and errors in plain words."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import gloam
from gloam.bots import find, play_out
from gloam.kernel import play
from gloam.kernel.definition import games
from gloam.kernel.fairness import promised
from gloam.kernel.game import Setup
from gloam.kernel.nature import Keyed
from gloam.kernel.record import read

ROOT = Path(__file__).parents[2]


def a_record(seed: int = 3) -> str:
    game = play_out(gloam.new("horrified", seats=2, seed=seed), [find("random", 1), find("random", 2)])
    return game.record()


def test_the_version(run):
    assert run("--version").output == f"gloam {gloam.__version__}, {gloam.compiled.told()}\n"


def test_games_tells_what_they_are_and_how_many_play(run):
    shown = run("games").output
    assert "Horrified, for 1 to 5." in shown
    assert "gloam play horrified --preset novice" in shown


def test_one_game_with_its_options(run):
    shown = run("games", "horrified").output
    for option in games()["horrified"].options.options:
        assert f"--option {option.id}=" in shown


# --- rules ------------------------------------------------------------------------------------------------------------


def test_the_rulebook_has_every_rule_in_its_chapter(run):
    shown = run("rules", "horrified", columns=400).output
    at = 0
    for chapter, rules in games()["horrified"].rulebook.chapters:
        at = shown.index(f"{chapter.name}  {chapter.id}\n{chapter.about}\n", at)
        for rule in rules:
            at = shown.index(f"  {rule.title}  {rule.id}", at)
            at = shown.index(f"    {rule.text}", at)
            at = shown.index(f"Note. {rule.note}" if rule.note else "\n", at)


def test_one_rule_with_source_check_and_note(run):
    rule = next(rule for rule in games()["horrified"].rulebook.rules.values() if rule.note)
    shown = run("rules", "horrified", rule.id, columns=900).output
    for part in (rule.title, rule.text, rule.source, rule.check, rule.note):
        assert part in shown


@pytest.mark.parametrize("name", ["frenzy", "the frenzied monster"])
def test_a_chapter_by_its_id_or_name(run, name):
    shown = run("rules", "horrified", name).output
    assert shown.startswith("The Frenzied Monster  frenzy\n")
    assert "frenzy.wrap-around" in shown
    assert "path.shortest" not in shown


def test_some_rules_by_the_beginning_of_their_ids(run):
    shown = run("rules", "horrified", "actions.guide").output
    assert shown.count("actions.guide.") == 5
    assert "actions.move" not in shown


def test_search_finds_rules_with_all_words_first_those_so_called(run):
    shown = run("rules", "--search", "wolf CURE", columns=400).output
    assert "wolfman.cure.taken" in shown
    assert "path.shortest" not in shown
    assert run("rules", "--search", "shortest path").output.startswith("  The shortest path  path.shortest")


def test_a_search_without_result_says_what_to_do(run):
    result = run("rules", "--search", "spaceship")
    assert result.exit_code == 1
    assert "try fewer or shorter words" in result.output


def test_an_unknown_rule_suggests_some(run):
    result = run("rules", "horrified", "wolfman.bite", columns=300)
    assert result.exit_code == 1
    assert "no rule or chapter 'wolfman.bite'" in result.output


@pytest.fixture
def some_tests(tmp_path: Path) -> Path:
    folder = tmp_path / "tests"
    folder.mkdir()
    (folder / "test_some.py").write_text(
        '@pytest.mark.rule("path.shortest", "path.lit-paths-for-others")\ndef test_it(): ...\n\n'
        "# @pytest.mark.rule('end.terror-loss')\n"
    )
    return folder


def test_coverage_counts_the_marks_of_the_tests(run, some_tests):
    shown = run("rules", "--coverage", columns=300).output
    total = len(games()["horrified"].rulebook.rules)
    assert f"2 of {total} rules of Horrified have a test" in shown
    line = next(line for line in shown.splitlines() if line.startswith("Paths and distances"))
    assert line.split()[3:5] == ["6", "2"]
    assert "path.stop-on-arrival" in line
    assert "path.shortest" not in line
    assert "end.terror-loss" in shown


def test_coverage_takes_the_folder_that_is_named(run, some_tests, monkeypatch):
    monkeypatch.chdir("/")
    assert "2 of" in run("rules", "--coverage", "--tests", str(some_tests), columns=300).output
    result = run("rules", "--coverage", "--tests", str(some_tests / "none"))
    assert result.exit_code == 1
    assert "no such folder" in result.output


def test_coverage_of_this_project(run, monkeypatch):
    monkeypatch.chdir(ROOT)
    shown = run("rules", "--coverage", columns=300).output
    assert f"as marked in {ROOT / 'tests'}" in shown.replace("\n", "")


# --- replay -----------------------------------------------------------------------------------------------------------


def test_a_record_is_verified(run):
    Path("game.gloam").write_text(a_record())
    result = run("replay", "game.gloam", "--verify")
    assert result.exit_code == 0
    assert "in order. The checksum fits" in result.output


def test_a_record_up_to_a_point_shows_the_table(run):
    Path("game.gloam").write_text(a_record())
    shown = run("replay", "game.gloam", "--until", "30").output
    assert "30 of" in shown
    assert "Terror" in shown
    assert "is asked" in shown or "Chance is next" in shown


def test_a_record_step_by_step_tells_every_answer_and_the_end(run):
    text = a_record()
    Path("game.gloam").write_text(text)
    shown = run("replay", "game.gloam", columns=300).output
    catalogue = games()["horrified"].catalogue
    given = [entry for entry in read(text).entries if entry.seat >= 0]
    assert all(re.search(rf"seat {entry.seat + 1}: {catalogue.text(entry.answer)}(  |$)", shown, re.MULTILINE) for entry in given)
    assert any(sentence in shown for sentence in games()["horrified"].reasons.values())


@pytest.mark.parametrize(
    ("damage", "complaint"),
    [
        (lambda text: text.replace("seed 3", "seed 4"), "line"),
        (lambda text: text[: len(text) // 2], "cut off"),
        (lambda text: "hello", "not a Gloam record"),
        (lambda text: "", "not a Gloam record"),
    ],
)
@pytest.mark.parametrize("how", [["--verify"], ["--until", "3"], []])
def test_a_damaged_record_is_refused_in_words(run, damage, complaint, how):
    Path("bad.gloam").write_text(damage(a_record()))
    result = run("replay", "bad.gloam", *how)
    assert result.exit_code == 1
    assert complaint in result.output
    assert "bad.gloam" in result.output
    assert "Traceback" not in result.output


def test_verify_names_the_line_of_an_illegal_answer(run):
    lines = a_record().split("\n")[:-2]
    at = next(i for i, line in enumerate(lines) if line.startswith(("0 move", "1 move")))
    lines[at] = lines[at].split()[0] + " move lagoon"
    body = "\n".join(lines)
    from gloam.kernel.record import _checksum

    Path("bad.gloam").write_text(f"{body}\nend {len(lines) - 6} {_checksum(body)}\n")
    result = run("replay", "bad.gloam", "--verify", columns=300)
    assert result.exit_code == 1
    assert f"line {at + 1}" in result.output
    assert "move lagoon" in result.output


def test_chance_is_checked_against_what_was_promised(run):
    """With a key that was promised; the promise as it was noted is compared, and a game with a seed cannot be checked."""
    key, definition = bytes(range(32)), games()["horrified"]
    options = definition.options.read({"preset": "first"}, 1)
    game = play.begin(Setup(definition, 1, options, 0, "", promised(key)), Keyed(key))
    play_out(game, [find("random", 1)])
    Path("fair.gloam").write_text(game.record())
    noted = promised(key).commitment
    plain = run("verify", "fair.gloam", columns=300)
    assert (plain.exit_code, f"all {game.draws} outcomes follow" in plain.output, noted in plain.output) == (0, True, True)
    assert run("verify", "fair.gloam", "--promise", noted).exit_code == 0
    other = run("verify", "fair.gloam", "--promise", promised(bytes(32)).commitment, columns=400)
    assert (other.exit_code, f"the promise of this record is {noted}, not " in other.output) == (1, True)
    Path("seeded.gloam").write_text(a_record())
    seeded = run("verify", "seeded.gloam", columns=300)
    assert (seeded.exit_code, "nothing was promised" in seeded.output) == (1, True)


def test_files_that_cannot_be_read(run):
    assert "No such file" in run("replay", "none.gloam").output
    Path("binary").write_bytes(b"\xff\xfe\x00\x81")
    assert "not a text file" in run("replay", "binary").output
    Path("save.json").write_text(gloam.new("horrified").save())
    assert "gloam play --load save.json" in run("replay", "save.json", columns=200).output
    assert run("replay", "--until", "999999", "none.gloam").exit_code == 1


def test_until_beyond_the_end(run):
    Path("game.gloam").write_text(a_record())
    result = run("replay", "game.gloam", "--until", "99999")
    assert result.exit_code == 1
    assert "has only" in result.output


# --- simulate and bench -----------------------------------------------------------------------------------------------


def test_a_simulation_as_json(run):
    result = run("simulate", "--games", "6", "--bots", "random", "--seats", "2", "--seed", "5", "--jobs", "1", "--json")
    report = json.loads(result.stdout)
    assert report["games"] == 6
    assert report["bots"] == ["random", "random"]
    assert sum(report["reasons"].values()) == 6
    assert report["wins"]["low"] <= report["wins"]["rate"] <= report["wins"]["high"]


def test_a_simulation_as_a_table(run):
    words = ("simulate", "--games", "4", "--bots", "random", "--seats", "3", "--jobs", "1", "--option", "monsters=dracula,mummy")
    shown = run(*words).output
    assert "4 games, 3 seats (random, random, random)" in shown
    assert "95 % confidence" in shown
    assert "How games ended" in shown


def test_a_simulation_tells_who_won_against_whom(run):
    shown = run("simulate", "house_of_horrors", "--games", "5", "--bots", "random,random,heuristic", "--jobs", "1").output
    assert "5 games, 3 seats (random, random, heuristic)" in shown
    assert re.search(r"seat 3 won +\d", shown)
    assert re.search(r"heuristic won +\d", shown)
    alone = run("simulate", "--games", "1", "--bots", "random", "--seats", "1", "--jobs", "1").output
    assert "1 game, 1 seat (random)" in alone
    assert re.search(r"^won +\d", alone, re.MULTILINE)


def test_bench_measures_and_points_to_the_comparison(run):
    shown = run("bench", "--seconds", "0.1").output
    assert "decisions in random play" in shown
    assert "microseconds" in shown
    assert "bench/" in shown


# --- errors -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["play", "monopoly"], "there is no game called 'monopoly'; there are"),
        (["rules", "monopoly"], "there is no game called"),
        (["simulate", "monopoly"], "there is no game called"),
        (["bench", "monopoly"], "there is no game called"),
        (["play", "--seats", "9"], "takes 1 to 5 seats, not 9"),
        (["play", "--bot", "wizard"], "there are heuristic, random"),
        (["play", "--option", "monsters"], "NAME=VALUE"),
        (["play", "--option", "speed=3"], "no such option; there are monsters"),
        (["play", "--option", "monsters=godzilla,dracula"], "'godzilla'"),
        (["play", "--option", "how_many=many"], "how_many"),
        (["play", "--option", "scientist_cures=perhaps"], "true or false"),
        (["play", "--preset", "impossible"], "choose one of first, novice"),
        (["play", "--me", "7", "--seats", "2"], "seats from 1 to 2"),
        (["play", "--me", "1", "--people", "2"], "choose one"),
        (["play", "--people", "4", "--seats", "2"], "only 2 seats"),
        (["play", "--load", "nowhere"], "nowhere: No such file"),
        (["play", "--position", "nowhere"], "nowhere: No such file"),
        (["play", "--load", "a", "--position", "b"], "choose one"),
        (["simulate", "--bots", "wizard"], "there is no bot called 'wizard'"),
        (["simulate", "--bots", "random,random", "--seats", "3"], "3 seats need 3 bots"),
        (
            ["simulate", "house_of_horrors", "--bots", "random,random"],
            "--bots names 2 bots, one for each seat; House of Horrors takes 3",
        ),
    ],
)
def test_a_mistake_is_told_in_words(run, words, complaint):
    result = run(*words, columns=300)
    assert result.exit_code == 1
    assert complaint in result.output
    assert "Traceback" not in result.output


def test_a_position_that_cannot_be(run):
    options = '{ monsters = ["dracula", "creature"], heroes = ["mayor"] }'
    Path("p.toml").write_text(f'game = "horrified"\nseats = 1\noptions = {options}\nterror = 12\n')
    result = run("play", "--position", "p.toml", columns=300)
    assert result.exit_code == 1
    assert "terror: should be a number from 0 to 6" in result.output


# --- what players make before a game ----------------------------------------------------------------------------------


def test_a_game_brings_the_commands_of_what_is_made_for_it(run):
    for game in games().values():
        if game.workshop is not None:
            shown = run(game.workshop.thing, "list", columns=200).output
            assert all(name in shown for name in game.workshop.samples())
            assert f"{game.workshop.things.capitalize()} for {game.name}" in run("--help", columns=200).output


def test_an_army_of_ones_own_is_read_from_a_file_and_played(run, tmp_path):
    run("army", "random", "100", "--seed", "2", "--save", "mine.txt")
    options = ["--option", "build_total=100", "--option", "turns=1", "--option", "army_2=@mine.txt"]
    played = run("simulate", "horrorclix", "--games", "1", "--bots", "random", "--jobs", "1", *options)
    assert played.exit_code == 0, played.output
    refused = run("simulate", "horrorclix", "--games", "1", "--bots", "random", "--jobs", "1", "--option", "army_2=@yours.txt")
    assert refused.exit_code == 1
    assert "yours.txt" in refused.output
