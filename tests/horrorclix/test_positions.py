"""Positions: written, read again, and refused with a reason."""

from __future__ import annotations

import random

import pytest

import gloam
from gloam.games.horrorclix import GAME
from gloam.kernel.nature import Scripted
from gloam.kernel.position import PositionError, read
from gloam.kernel.record import data
from horrorclix.test_playouts import begun, picked
from lengthy import but_the_first


@pytest.mark.parametrize("seed", but_the_first(range(6)))
def test_a_written_position_is_read_again(seed: int) -> None:
    game = begun(seed)
    dice = random.Random(seed)
    while not game.over:
        if not game.sealed and dice.random() < 0.2:
            text = str(game)
            again = gloam.position(text)
            assert str(again) == text
            mine, other = data(game), data(again)
            assert (mine["todo"], mine["asked"], mine["asking"]) == (other["todo"], other["asked"], other["asking"])
            table, twin = mine["table"], other["table"]
            assert sorted(table.pop("pool")[0]) == sorted(twin.pop("pool")[0])
            assert table == twin
        question, answer = picked(game, dice)
        game.answer(answer, question.seat)


HEAD = """game = "horrorclix"
seats = 2
map = "crumbling_mausoleum"
"""
TWO = 'monsters = [{version = "dog_soldier_r", owner = 1, at = "a1"}, {version = "devil_imp_r", owner = 0, at = "c1"}]\n'


def test_a_few_words_are_enough() -> None:
    game = gloam.position(HEAD + TWO + 'active = 1\nvictims = [{at = "a3"}, {at = "a5", archetype = "nerd"}]')
    (question,) = game.asked
    assert (question.seat, question.prompt) == (1, "act")
    table = game.view(1)["table"]
    assert (table["phase"], table["turn"], table["actions"]) == ("hunting", 1, 2)
    assert [victim["archetype"] for victim in table["victims"]] == [None, "nerd"]
    assert [player["army_points"] for player in table["players"]] == [18, 24]
    game.answer("act m1 ranged plain", 1)
    game.answer("target m2", 1)


def test_a_phase_tells_what_is_to_do() -> None:
    for phase, prompt in (("suspense", "suspense"), ("hunting", "act")):
        game = gloam.position(HEAD + TWO + f'active = 1\nphase = "{phase}"\nvictims = [{{at = "a3", archetype = "nerd"}}]')
        assert game.asked[0].prompt == prompt


def test_a_dealt_position_is_a_game_after_the_armies_were_laid_out() -> None:
    game = gloam.position('game = "horrorclix"\ndealt = true\noptions = {preset = "starter"}', seed=2)
    assert len({monster["owner"] for monster in game.view()["table"]["monsters"]}) == 2
    assert game.asked[0].prompt == "edge"  # this preset has its map


FIGURE = 'monsters = [{version = "dog_soldier_r", owner = 1, at = "a1"%s}, {version = "devil_imp_r", owner = 0, at = "c1"%s}]\n'
WRONG = [
    ("active = 2", "active: should be a number from 0 to 1, not 2"),
    ("fog = 1", "fog: there is no such thing in a position"),
    ('phase = "dawn"', "phase: there is no 'dawn' here"),
    ('monsters = [{version = "dog", owner = 1}]', "monsters[0].version: there is no 'dog' here"),
    ("monsters = [{owner = 1}]", "monsters[0]: say its version and its owner"),
    (FIGURE % (", click = 99", ""), "monsters[0].click: should be a number from 1 to 9, not 99"),
    (FIGURE % (", click = 9", ""), "monsters[0].click: there are skulls"),
    (FIGURE % (', side = "b"', ""), "monsters[0].side: its card has one side only"),
    (FIGURE % (", tokens = 3", ""), "monsters[0].tokens: should be a number from 0 to 2, not 3"),
    (FIGURE % (", soaring = true", ""), "monsters[0].soaring: it cannot soar there"),
    (FIGURE.replace('"c1"', '"a1"') % ("", ""), "monsters[1].at: a1 is taken by m1"),
    (FIGURE.replace('"c1"', '"q3"') % ("", ""), "monsters[1].at: nothing can stand on q3"),
    (TWO + 'victims = [{at = "a1"}]', "victims[0].at: a1 is taken by m1"),
    (TWO + 'victims = [{at = "card", archetype = "nerd"}]', "victims[0]: on a card, so say whose"),
    (TWO + 'victims = [{at = "card", archetype = "nerd", holder = "m9"}]', "victims[0].holder: there is no such monster"),
    (TWO + 'victims = [{at = "a3"}]\npool = []', "pool: 0 for 1 victims that nobody has seen"),
    (TWO + "points = [1]", "points: 2 seats need one each, there are 1"),
    (TWO + 'objects = [{kind = "tree", at = "k8"}, {kind = "tombstone", at = "k8"}]', "objects: two in one space"),
    (TWO + 'objects = [{kind = "portal", at = "a1", edge = "north"}]', "objects: no doorway fits on the north edge of a1"),
    (
        TWO + 'objects = [{kind = "portal", at = "a1"}]',
        "objects[0]: say what it is (kind) and where (at), of a portal on which edge too",
    ),
    (TWO + 'objects = [{at = "a1"}]', "objects[0]: say what it is (kind) and where (at)"),
    (TWO + "setup = {placed = [0, 0]}", "setup.placed: should be a list of 3, not of 2"),
    (TWO + 'cards = {effects = [{victim = "v1"}]}', "cards.effects[0].card: say which card it is of"),
    (TWO + 'cards = {crypts = [["trip", "trip"], []]}', "cards.crypts[0]: the same one is named twice"),
    (TWO + 'cards = {crypts = [["the_chosen_few"], []]}', "cards.crypts[0]: a subplot lies face up"),
    (TWO + 'cards = {subplots = ["trip", "none"]}', "cards.subplots[0]: trip is no subplot"),
    (TWO + 'cards = {clock = "broad_daylight"}', "cards.clock: say the card and whose it is"),
    (TWO + 'cards = {effects = [{card = "trip", until = 0}]}', "cards.effects[0].victim: say whom it is on"),
    (TWO + 'cards = {effects = [{card = "trip", victim = "v1", until = "soon"}]}', "cards.effects[0].until: "),
    (TWO + 'action = {attacker = "m9"}', "action: names a monster that is not there"),
    (TWO + 'victim = {chosen = "v9"}', "victim: names a victim that is not there"),
    ('phase = "hunting"', "monsters: nobody has any on the map"),
    (TWO + 'todo = [["act"]]', "the last step is"),
    (TWO + 'todo = [["moving", "m7", 0], ["end_turn"]]', "there is no m 6"),
    (TWO + 'todo = [["targeted", "m1", 0], ["end_turn"]]', "is never left to do when someone is asked"),
]


@pytest.mark.parametrize(("text", "said"), WRONG, ids=[said for _, said in WRONG])
def test_what_cannot_be_is_refused_with_the_reason(text: str, said: str) -> None:
    with pytest.raises(PositionError) as wrong:
        read(HEAD + text)
    assert said in str(wrong.value)


def test_a_table_is_written_after_an_infernal_pact() -> None:
    monk = '{version = "the_mad_monk", owner = 1, at = "%s", click = 4}'
    game = gloam.position(
        f"""{HEAD}
active = 1
phase = "preview"
monsters = [
    {{version = "rasputin", owner = 1, at = "a1"}},
    {monk % "c1"},
    {monk % "e1"},
    {{version = "devil_imp_r", owner = 0, at = "x16"}},
]""",
        nature=Scripted(GAME.catalogue.text, ["1", "1"]),
    )
    game.answer("effect m2 insanity", 1)
    game.answer("pact", 1)
    text = str(game)
    assert '["nobody", "infernal_pact"]' in text
    assert str(gloam.position(text)) == text
    assert "insane" in game.view()["table"]["monsters"][2]["statuses"]  # one pact a turn
