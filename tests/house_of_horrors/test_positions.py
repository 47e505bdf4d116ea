"""Positions: written, read again, and refused with a reason."""

from __future__ import annotations

import random

import pytest

import gloam
from gloam.games.house_of_horrors import GAME
from gloam.kernel.position import PositionError, read
from gloam.kernel.record import data
from lengthy import but_the_first


@pytest.mark.parametrize(("seats", "seed"), but_the_first([(3, 1), (4, 2), (5, 3), (6, 4)]))
def test_a_written_position_is_read_again(seats: int, seed: int) -> None:
    game = gloam.new("house_of_horrors", seats, {"rooms": 14, "midnight_sides": "any"}, seed)
    dice = random.Random(seed)
    prompts = set()
    while not game.over:
        text = str(game)
        again = gloam.position(text)
        assert str(again) == text
        mine, other = data(game), data(again)
        assert (mine["todo"], mine["asked"], mine["asking"]) == (other["todo"], other["asked"], other["asking"])
        table, twin = mine["table"], other["table"]
        for deck in ("horror", "house"):
            assert sorted(table[deck][0]) == sorted(twin[deck][0])
        assert {name: value for name, value in table.items() if name not in ("horror", "house", "dice")} == {
            name: value for name, value in twin.items() if name not in ("horror", "house", "dice")
        }
        prompts.add(game.asked[0].prompt)
        game.answer(dice.choice(game.asked[0].options))
    assert {"room", "declare", "play", "equip", "take"} <= prompts


def test_a_dealt_position_is_a_game_after_its_setup() -> None:
    game = gloam.position('game = "house_of_horrors"\nseats = 4\ndealt = true\nbutler = 2', seed=3)
    assert [player["cards"] for player in game.view()["table"]["players"]] == [6, 6, 6, 6]
    assert game.view()["table"]["butler"] == 2


HEAD = 'game = "house_of_horrors"\nseats = 4\n'
WRONG = [
    ("butler = 4", "butler: should be a number from 0 to 3, not 4"),
    ("butler = true", "butler: expected int"),
    ("fog = 1", "fog: there is no such thing in a position"),
    ('room = "room_attic"', "room: there is no 'room_attic'"),
    ('room = "explorer_gangster"', "room: explorer_gangster cannot be there"),
    ('battle = "chess"', "battle: there is no 'chess' here"),
    ('battle = "terror"', "battle: say in which room"),
    ('room = "room_cistern"\nturn = 1', "battle: someone plays, so say what is fought over"),
    ('room_items = ["room_cistern"]', "room_items: room_cistern cannot be there"),
    ('hands = [["explorer_gangster"]]', "hands: 4 seats need a list each, there are 1"),
    ('hands = [["explorer_gangster"], ["explorer_gangster"], [], []]', "hands[1]: one 'explorer_gangster' too many"),
    ('hands = [["ritem_fuse_box"], [], [], []]', "hands[0]: ritem_fuse_box cannot be there"),
    ('piles = [["special_dawn"], [], [], []]', "piles[0]: special_dawn cannot be there"),
    ("passed = [1, 1]", "passed: should name different seats from 0 to 3"),
    ('under = {explorers = ["monster_vampire"]}', "under.explorers: monster_vampire is on the other side"),
    ("under = {butlers = []}", "under.butlers: there is no such thing in a position"),
    ('room = "room_cistern"\nfield = [{seat = 0, character = "monster_vampire"}]', "battle: someone plays"),
    ("field = [{seat = 9}]", "field[0].seat: should be a number from 0 to 3, not 9"),
    ("field = [{seat = 0}]", "field[0]: names neither a character nor Items"),
    ('field = [{seat = 0, items = ["item_crowbar"]}]', "field[0].side: there is no None here"),
    ('field = [{seat = 0, character = "item_crowbar"}]', "field[0].character: there is no 'item_crowbar' here"),
    (
        'field = [{seat = 0, character = "monster_vampire", side = "explorers"}]',
        "field[0].side: monster_vampire is one of the monsters",
    ),
    ('field = [{seat = 0, character = "monster_vampire", items = ["item_crowbar"]}]', "monster_vampire cannot carry item_crowbar"),
    ('field = [{seat = 0, character = "monster_vampire", dice = [7]}]', "field[0].dice: there is no '7' here"),
    ('spoils = {cards = ["room_cistern"]}', "spoils.sharing: say who shares the spoils"),
    ('spoils = {cards = ["room_cistern"], sharing = [1], served = [2]}', "spoils.served: names someone who does not share"),
    ('decks = {house = [["?"]]}', "decks.house: 1 unknown cards, but 44 House cards are nowhere else"),
    ('decks = {house = [["rest"], ["rest"]]}', "decks.house: 0 unknown cards"),
    ('decks = {house = [["item_crowbar"], ["rest"]]}', "decks.house: item_crowbar cannot be there"),
    ('decks = {horror = ["item_crowbar"]}', "decks.horror: these are nowhere"),
    ('decks = {out = ["item_crowbar"]}', "decks.out: item_crowbar cannot be there"),
    ('decks = {reshuffled = [["room_cistern"]]}', "decks.reshuffled[0]: there is no 'room_cistern' here"),
    ("ties = 12", "ties: should be a number from 0 to 11, not 12"),
    ("todo = []", "the last step is"),
    ('todo = [["encounter"]]', "there is no Room"),
    ('todo = [["resolve"]]', "nothing is fought over"),
    ('todo = [["turn", 9], ["resolve"]]', "there is no seat 9"),
    ('todo = [["turn", 0], ["turn", 0], ["resolve"]]', "the same step twice"),
    ('todo = [["drawn", 0, 6, 1], ["resolve"]]', "is never left to do"),
    ('room = "room_cistern"\nbattle = "terror"\ntodo = [["equip", 0], ["resolve"]]', "this seat has not just played a character"),
    ('todo = [["divide"], ["end_of_round"]]', "nobody shares the spoils"),
    ('room = "room_cistern"\ntodo = [["end_of_round"]]', "the Room is not settled"),
]


@pytest.mark.parametrize(("text", "said"), WRONG, ids=[said for _, said in WRONG])
def test_what_cannot_be_is_refused_with_the_reason(text: str, said: str) -> None:
    with pytest.raises(PositionError) as wrong:
        read(HEAD + text)
    assert said in str(wrong.value)


def test_options_that_cannot_be_are_refused() -> None:
    for options, said in (
        ({"rooms": 9}, "rooms: should be a number from 10 to 28, not 9"),
        ({"first_butler": 4}, "first_butler: should be a seat from 0 to 3"),
        ({"next_butler": "up"}, "next_butler: there is no 'up'"),
        ({"specials_count": 1}, "specials_count: should be true or false"),
        ({"midnight": True}, "midnight: there is no such option"),
    ):
        with pytest.raises(ValueError, match=said.replace("(", r"\(")):
            gloam.new("house_of_horrors", 4, options)


def test_presets() -> None:
    assert GAME.options.read({"preset": "printed"}, 4) == GAME.options.read({}, 4)
    assert GAME.options.read({"preset": "short"}, 4)["rooms"] == 18
