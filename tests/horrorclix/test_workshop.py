"""Armies at the command line and for an army builder: listed, shown, checked, drawn, saved."""

from __future__ import annotations

import msgspec
import pytest
from typer.testing import CliRunner

from gloam.cli.workshop import commands
from gloam.games.horrorclix import GAME
from gloam.games.horrorclix.armies import broken_rules, cost, read
from gloam.games.horrorclix.content import CONTENT
from gloam.games.horrorclix.workshop import ArmyParts, army_parts

WORKSHOP = GAME.workshop
TWINS = "name: Twins\nbuild total: 150\nmonsters: 2 stoker, dire_werewolf\ncrypt: trip, trip"


@pytest.fixture
def run(monkeypatch, tmp_path):
    monkeypatch.setenv("COLUMNS", "160")
    monkeypatch.chdir(tmp_path)
    return lambda *words, typed=None: CliRunner().invoke(commands(GAME, WORKSHOP), list(words), input=typed)


def test_all_samples_are_listed(run):
    shown = run("list").output.splitlines()
    assert len(shown) == 7
    assert any(line.startswith("wolf_brothers_200") and "200 of 200 points, 4 monsters" in line for line in shown)


def test_a_folder_is_listed_with_what_is_wrong(run, tmp_path):
    (tmp_path / "mine.txt").write_text(WORKSHOP.draw(100, 3))
    (tmp_path / "broken.txt").write_text(TWINS)
    shown = run("list", ".").output
    assert "mine.txt" in shown
    assert "broken.txt" in shown
    assert "a build total of 150" in shown


def test_an_army_is_shown_with_its_monsters_crypt_and_victims(run):
    shown = run("show", "wolf_brothers_200").output
    assert "Wolf Brothers, 200 of 200 points" in shown
    assert "Dire Werewolf" in shown
    assert "Crypt: Cry for Help" in shown
    assert "Victims: Cheerleader" in shown


def test_the_text_of_an_army_is_what_is_shared(run):
    assert read(run("show", "the_order_200", "--text").output) == read(WORKSHOP.samples()["the_order_200"])


def test_a_check_names_every_broken_rule_with_its_words(run, tmp_path):
    (tmp_path / "twins.txt").write_text(TWINS)
    checked = run("check", "twins.txt", "starter_red")
    assert checked.exit_code == 1
    broken = [rule for _, rule in broken_rules(read(TWINS))]
    assert broken == [
        "army.total-in-hundreds",
        "army.points-within-total",
        "army.unique-and-limited-once",
        "plot-twists.crypt-of-six",
        "plot-twists.no-duplicates",
    ]
    for rule in broken:
        assert f"[{rule}] {GAME.rulebook.rules[rule].text}" in checked.output
    assert "starter_red: Starter: Teeth and Blades" in checked.output


def test_a_sound_army_passes(run):
    checked = run("check", "starter_red")
    assert checked.exit_code == 0
    assert "It may be played." in checked.output


def test_an_army_is_piped_in(run):
    assert run("check", "-", typed=WORKSHOP.draw(300, 1)).exit_code == 0
    assert "not a line of an army" in run("check", "-", typed="wolves!").output


def test_a_check_for_more_players_wants_fewer_victims(run, tmp_path):
    text = WORKSHOP.draw(100, 5, seats=4)
    (tmp_path / "few.txt").write_text(text)
    assert run("check", "few.txt", "--seats", "4").exit_code == 0
    assert "victims.equal-shares-of-twelve" in run("check", "few.txt").output


@pytest.mark.parametrize("size", [100, 200, 300, 400])
def test_random_armies_are_legal_and_the_same_for_a_seed(run, size):
    for seed in range(10):
        text = WORKSHOP.draw(size, seed)
        assert WORKSHOP.broken_rules(text) == []
        assert text == WORKSHOP.draw(size, seed)
        assert cost(read(text)) > size - 20
    assert read(run("random", str(size), "--seed", "9").output) == read(text)


def test_a_random_army_is_saved_once(run, tmp_path):
    run("random", "100", "--seed", "1", "--save", "mine.txt")
    assert (tmp_path / "mine.txt").read_text() == WORKSHOP.draw(100, 1)
    assert run("random", "100", "--save", "mine.txt").exit_code == 1
    assert (tmp_path / "mine.txt").read_text() == WORKSHOP.draw(100, 1)


@pytest.mark.parametrize("size", ["150", "0", "5000"])
def test_a_size_that_there_is_not(run, size):
    refused = run("random", size)
    assert refused.exit_code == 1
    assert "in whole hundreds" in refused.output


def test_what_is_not_there_is_named(run):
    refused = run("show", "wolves")
    assert refused.exit_code == 1
    assert "wolf_brothers_200" in refused.output


@pytest.mark.parametrize(
    "text", ["", "wolves!", "name: A\nbuild total: 100\nmonsters: 21 trip", "x" * 9000, "name: A\nbuild total: 9" * 900]
)
def test_no_text_breaks_the_workshop(text):
    broken = WORKSHOP.broken_rules(text)
    assert broken
    assert all(problem and not rule for problem, rule in broken)


def test_the_parts_are_all_that_an_army_is_made_of():
    parts = army_parts()
    assert msgspec.convert(WORKSHOP.parts(), ArmyParts) == parts
    assert [(part.id, part.points) for part in parts.monsters] == [(monster.id, monster.points) for monster in CONTENT.monsters]
    assert {twist.id for twist in parts.twists} == {twist.id for twist in CONTENT.twists}
    wolf = next(part for part in parts.monsters if part.id == "dire_werewolf")
    assert wolf.points == 100
    assert wolf.cabal == "wolf_brothers"
    assert wolf.leads == "pack_tactics"
    assert wolf.once
    assert wolf.cards == 1
    assert "werewolf" in wolf.classes
    assert "intimidate" in wolf.powers
    assert wolf.red is not None
    agent = next(part for part in parts.monsters if part.id == "dog_soldier_r")
    assert not agent.once
    first = agent.dial[0].values
    assert [value.number for value in first] == [8, 7, 15, 2]
    assert first[3].powers == ("dead_aim",)
    assert agent.dial[-1].values == ()
