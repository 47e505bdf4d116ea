"""Positions: a game in progress as text, tables typed by hand, and what no table can be."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from copy import deepcopy
from inspect import signature
from itertools import combinations
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import gloam
from gloam.games.horrified import GAME
from gloam.games.horrified.components import ITEMS, MATS, SPACES
from gloam.kernel import position
from gloam.kernel.game import Game
from gloam.kernel.position import PositionError
from kernel.play import at_random
from lengthy import but_the_first

COMBINATIONS = [list(chosen) for count in (2, 3, 4) for chosen in combinations(MATS, count)]

# ---------------------------------------------------------------- written and read back


def same(one: Game, other: Game) -> bool:
    """Whether the tables and the questions are the same."""
    questions = [question.data() for question in one.asked] == [question.data() for question in other.asked]
    return questions and one.table.data() == other.table.data() and one.todo == other.todo


@pytest.mark.parametrize("monsters", but_the_first(COMBINATIONS[::3], 4), ids=" ".join)
def test_a_written_position_reads_back_as_the_same_at_every_question(monsters: list[str]) -> None:
    seed = COMBINATIONS.index(monsters)
    options: dict[str, Any] = {"monsters": monsters} if seed % 2 else {"how_many": len(monsters), "solo_perks": "replace"}
    game = gloam.new("horrified", 1 + seed % 5, options, seed)
    for _ in at_random(game, seed):
        text = str(game)
        again = gloam.position(text, seed)
        assert same(again, game), text
        assert str(again) == text
        assert again.setup.options == game.setup.options


def test_a_game_goes_on_from_a_position_as_it_would_have_gone_on() -> None:
    """With NATURE's answers the same, so is everything that follows."""
    game = gloam.new("horrified", 3, {"how_many": 4}, 5)
    for _ in at_random(game, 5, most=40):
        pass
    other = gloam.position(str(game), 5)
    other.moves = game.moves
    for _ in zip(at_random(game, 1, most=100), at_random(other, 1, most=100), strict=True):
        assert same(game, other)


def test_each_spot_of_the_cure_keeps_its_item() -> None:
    """In the Scientist's hands a blue 1 may lie on a spot for 2: the text tells which."""
    game = gloam.position("""
        game = "horrified"
        mats = ["wolf_man", "dracula"]
        heroes.scientist = {at = "laboratory", items = ["kite", "research"]}
    """)
    for answer in ("advance wolf_man", "use kite", "strength 2", "advance wolf_man", "use research", "strength 2"):
        game.answer(answer)
    assert 'cure = ["", "", "kite", "research", "", ""]' in str(game)
    assert same(gloam.position(str(game)), game)


# ---------------------------------------------------------------- how it reads


def test_how_a_position_reads() -> None:
    game = gloam.position("""
        game = "horrified"
        seats = 2
        mats = ["dracula", "mummy"]
        turn = 1
        heroes.mayor = {at = "inn", items = ["dart", "kite"]}
        heroes.courier.perks = ["rush"]
        villagers.maria = "barn"
        items.docks = ["knife"]
        mat.dracula.coffins = []
        decks.item_discard = ["torch"]
    """)
    assert str(game) == TYPED_AS_WRITTEN


TYPED_AS_WRITTEN = """\
game = "horrified"
seats = 2
mats = ["dracula", "mummy"]
frenzy = "dracula"
terror = 0
first = 0
turn = 1
phase = "hero"
actions = 4
todo = [
    ["hero_phase"],
    ["monster_phase"],
    ["end_of_turn"],
]

[heroes.mayor]
seat = 0
at = "inn"
items = ["dart", "kite"]

[heroes.courier]
seat = 1
at = "shop"
perks = ["rush"]

[monsters]
dracula = "crypt"
mummy = "museum"

[villagers]
maria = "barn"

[items]
docks = ["knife"]

[mat.dracula]
coffins = []

[mat.mummy]
scarabs = [4, 5, 6, 1, 2, 3, 0]

[decks]
item_discard = ["torch"]
"""


def test_written_positions_are_tidy() -> None:
    """No section is empty, none has a blank line in it, and one blank line stands between them."""
    game = gloam.new("horrified", 3, {"how_many": 4}, 9)
    for _ in at_random(game, 9):
        text = str(game)
        assert "\n\n\n" not in text
        assert text.endswith("\n")
        assert not text.endswith("\n\n")
        for section in text.split("\n\n")[1:]:
            heading, *lines = section.strip().splitlines()
            assert heading.startswith("[")
            assert lines


# ---------------------------------------------------------------- typed by hand


def test_what_a_position_leaves_out_is_as_on_a_bare_table() -> None:
    view = gloam.position('game = "horrified"\nmats = ["creature", "wolf_man"]\nheroes.mayor.at = "inn"').view()["table"]
    assert view["monsters"] == {"creature": "lagoon", "wolf_man": "mansion"}
    assert view["frenzy"] == "creature"
    assert view["heroes"] == [{"hero": "mayor", "seat": 0, "at": "inn", "items": [], "perks": [], "signs": []}]
    assert (view["actions"], view["terror"], view["phase"]) == (5, 3, "hero")
    assert (view["item_bag"], view["monster_deck"], view["perk_deck"]) == (60, 30, 18)
    assert (view["items"], view["item_discard"]) == ({}, [])


def test_heroes_without_a_seat_take_the_free_ones_in_order() -> None:
    game = gloam.position("""
        game = "horrified"
        seats = 3
        mats = ["creature", "dracula"]
        heroes = {mayor = {}, courier = {seat = 0}, scientist = {}}
    """)
    assert [hero["hero"] for hero in game.view()["table"]["heroes"]] == ["courier", "mayor", "scientist"]


def test_a_position_in_the_monster_phase_draws_a_card_next() -> None:
    text = 'game = "horrified"\nmats = ["creature", "dracula"]\nphase = "monster"\nheroes.mayor.at = "off"'
    game = position.read(text)
    assert {answer.split()[0] for answer in game.answers()} == {"card"}


def test_with_dealt_a_whole_set_up_is_there_but_for_what_is_told() -> None:
    text = """
        game = "horrified"
        seats = 2
        options = {monsters = ["mummy", "creature"]}
        dealt = true
        monsters.mummy = "inn"
        decks.monster_deck = ["sunrise"]
    """
    view = gloam.position(text, seed=4).view()["table"]
    assert sum(len(items) for items in view["items"].values()) == 12
    assert [len(hero["perks"]) for hero in view["heroes"]] == [1, 1]
    assert view["monsters"] == {"mummy": "inn", "creature": "lagoon"}
    assert (view["monster_deck"], len(view["monster_discard"])) == (1, 29)
    assert view == gloam.position(text, seed=4).view()["table"]
    assert view["items"] != gloam.position(text, seed=5).view()["table"]["items"]
    assert position.read(text, None, seed=4).view()["table"] == view  # the deal itself does not wait for anyone


def test_with_dealt_some_of_the_monsters_may_be_defeated_already() -> None:
    text = """
        game = "horrified"
        options = {monsters = ["mummy", "creature", "dracula"]}
        dealt = true
        mats = ["creature"]
    """
    view = gloam.position(text).view()["table"]
    assert view["mats"].keys() == view["monsters"].keys() == {"creature"}
    assert view["frenzy"] == "creature"


def test_rest_puts_everything_else_in_one_place() -> None:
    game = gloam.position("""
        game = "horrified"
        mats = ["creature", "dracula"]
        heroes.mayor.items = ["dart"]
        items.inn = ["kite", "rest"]
    """)
    view = game.view()["table"]
    assert view["item_bag"] == 0
    assert len(view["items"]["inn"]) == 59


# ---------------------------------------------------------------- what no table can be

HEADING = 'game = "horrified"\nseats = 2\nmats = ["creature", "dracula"]\n'
PAIR = HEADING.replace("dracula", "frankenstein_bride")
MUMMY = HEADING.replace("dracula", "mummy")
WOLF = HEADING.replace("dracula", "wolf_man")
UNSEEN = HEADING.replace("dracula", "invisible_man")
TWO = 'heroes.mayor.at = "inn"\nheroes.courier.at = "barn"\n'
CURE = 'mat.wolf_man.cure = ["kite", "kite", "research", "research", "fossil", "camera"]\n'
END = '["hero_phase"], ["monster_phase"], ["end_of_turn"]'

IMPOSSIBLE = [
    # what is not a position at all
    ("mats = [", "Invalid value"),
    ('game = "horrified"\ngame = "horrified"', "Cannot overwrite a value"),
    ("game = " + "[" * 5000, ""),
    ("game = " + "9" * 5000, ""),
    ('game = "monopoly"', "game: there is no game called 'monopoly'"),
    ('game = "horrified"\nseats = 6', "seats: Horrified takes 1 to 5"),
    ('game = "horrified"\nseats = true', "seats: Horrified takes 1 to 5"),
    (HEADING + TWO + 'dealt = "yes"', "dealt: should be true or false, not 'yes'"),
    (HEADING + TWO + "options = {dice = 7}", "options: dice: there is no 7"),
    (HEADING + TWO + 'options = {heroes = "mayor"}', "options: heroes: should be a list"),
    # unknown keys
    (HEADING + TWO + "weather = 1", "weather: there is no such thing in a position"),
    (HEADING + TWO + "heroes.mayor.hat = 1", "heroes.mayor.hat: there is no such thing in a position"),
    (HEADING + TWO + "mat.creature.bait = 1", "mat.creature.bait: there is no such thing in a position"),
    (HEADING + TWO + "decks.dice = []", "decks.dice: there is no such thing in a position"),
    # wrong types
    (HEADING + TWO + 'turn = "1"', "turn: expected int, got str"),
    (HEADING + TWO + "terror = 1.5", "terror: expected int, got float"),
    (HEADING + TWO + "actions = true", "actions: expected int, got bool"),
    (HEADING + TWO + "first = 10000000000000000000000000", "first: "),
    (HEADING + TWO + "monster_phase_skipped = 1", "monster_phase_skipped: expected bool, got int"),
    (HEADING + TWO + "turns = 1000", "turns: should be a number from 0 to 999"),
    (HEADING + TWO + "defeated.dracula.turn = 3", "defeated.dracula: is in the game"),
    (HEADING + TWO + "defeated.mummy = {turn = 3, seat = 2}", "defeated.mummy.seat: should be a number from 0 to 1"),
    (HEADING + TWO + 'strikes = [{symbol = "mummy", monster = "mummy", left = "inn"}]', "strikes[0].symbol: the last Monster card"),
    (HEADING + TWO + "dice = 3", "dice: expected array, got int"),
    (HEADING + TWO + "dice = [3]", "dice[0]: expected str, got int"),
    (HEADING + TWO + "villagers = []", "villagers: expected object, got array"),
    (HEADING + TWO + "monsters = 7", "monsters: expected object, got int"),
    (HEADING + TWO + 'items = "inn"', "items: expected object, got str"),
    (HEADING + TWO + 'items.inn = "dart"', "items.inn: should be a list of names, not 'dart'"),
    (HEADING + TWO + "items.inn = {dart = 1}", "items.inn: should be a list of names, not {'dart': 1}"),
    (HEADING + TWO + "items.inn = [[]]", "items.inn: there is no []"),
    (HEADING + TWO + "decks.bag = {dart = 2}", "decks.bag: expected array, got object"),
    (HEADING + TWO + "mat = 1", "mat: is a section with names of its own; did you mean 'mats'?"),
    (HEADING + TWO + "mat.creature = 1", "mat.creature: is a section with names of its own"),
    (HEADING + TWO + "decks = []", "decks: is a section with names of its own"),
    (HEADING + "heroes = []", "heroes: expected object, got array"),
    (HEADING + 'heroes = {mayor = "inn", courier = {}}', "heroes.mayor: expected object, got str"),
    (HEADING + "heroes = {mayor = {at = 3}, courier = {}}", "heroes.mayor.at: expected str, got int"),
    (HEADING + "heroes = {mayor = {items = 3}, courier = {}}", "heroes.mayor.items: expected array, got int"),
    (HEADING + "heroes = {mayor = {seat = []}, courier = {}}", "heroes.mayor.seat: expected int, got array"),
    (HEADING + TWO + 'villagers.maria = ["inn"]', "villagers.maria: there is no ['inn']"),
    (HEADING + TWO + "turn = 1979-05-27", "turn: expected int, got date"),
    # unknown names
    (HEADING + "heroes = {butler = {}, mayor = {}}", "heroes: there is no 'butler'"),
    (HEADING + TWO + 'villagers.igor = "inn"', "villagers: there is no 'igor'"),
    (HEADING + TWO + 'villagers.maria = "casino"', "villagers.maria: there is no 'casino'"),
    (HEADING + TWO + 'monsters.godzilla = "inn"', "monsters: there is no 'godzilla'"),
    (HEADING + TWO + 'frenzy = "godzilla"', "frenzy: there is no 'godzilla'"),
    (HEADING + TWO + 'items.casino = ["dart"]', "items: there is no 'casino'"),
    (HEADING + TWO + 'items.inn = ["sword"]', "items.inn: there is no 'sword'"),
    (HEADING + TWO + 'heroes.mayor.perks = ["luck"]', "heroes.mayor.perks: there is no 'luck'"),
    (HEADING + TWO + 'heroes.mayor.signs = ["zodiac"]', "heroes.mayor.signs: there is no 'zodiac'"),
    (HEADING + TWO + 'decks.monster_discard = ["joker"]', "decks.monster_discard: there is no 'joker'"),
    (HEADING + TWO + 'card = "joker"', "card: there is no 'joker'"),
    (HEADING + TWO + 'playing = "luck"', "playing: there is no 'luck'"),
    (HEADING + TWO + 'phase = "night"', "phase: invalid enum value 'night'"),
    (HEADING + TWO + 'dice = ["seven"]', "dice: there is no 'seven'"),
    # mats
    ('game = "horrified"\nheroes.mayor = {}', "mats: say which Monsters are in the game"),
    ('game = "horrified"\nmats = []\nheroes.mayor = {}', "mats: say which Monsters are in the game"),
    ('game = "horrified"\nmats = ["godzilla"]\nheroes.mayor = {}', "mats: there is no 'godzilla'"),
    ('game = "horrified"\nmats = ["mummy", "mummy"]\nheroes.mayor = {}', "mats: the same one is named twice"),
    ('game = "horrified"\nmats = ["creature", "dracula", "mummy", "wolf_man", "invisible_man"]', "mats: say which Monsters"),
    (
        'game = "horrified"\noptions.monsters = ["mummy", "dracula"]\nmats = ["creature"]\nheroes.mayor = {}',
        "mats: creature is not among the Monsters this game began with: dracula, mummy",
    ),
    (HEADING + TWO + 'frenzy = "mummy"', "frenzy: mummy is not in the game"),
    (HEADING + TWO + 'monsters.mummy = "inn"', "monsters.mummy: is not in the game"),
    (HEADING + TWO + "mat.mummy = {}", "mat.mummy: is not in the game"),
    # seats and turns
    (HEADING + "heroes.mayor = {}", "heroes: 2 seats need a Hero each, there are 1"),
    (HEADING + TWO + "heroes.scientist = {}", "heroes: 2 seats need a Hero each, there are 3"),
    (HEADING + "heroes = {mayor = {seat = 0}, courier = {seat = 0}}", "heroes.courier.seat: seat 0 has another Hero: mayor"),
    (HEADING + "heroes = {mayor = {seat = 2}, courier = {}}", "heroes.mayor.seat: should be a number from 0 to 1, not 2"),
    (HEADING + "heroes = {mayor = {seat = -1}, courier = {}}", "heroes.mayor.seat: should be a number from 0 to 1, not -1"),
    (
        HEADING + 'options.heroes = ["mayor", "courier"]\nheroes.mayor.seat = 1',
        "heroes.mayor.seat: seat 1 has another Hero: courier",
    ),
    ('game = "horrified"\nmats = ["mummy"]\nheroes.courier = {}', "heroes.courier: needs another Hero"),
    (HEADING + TWO + "turn = 2", "turn: should be a number from 0 to 1, not 2"),
    (HEADING + TWO + "first = -1", "first: should be a number from 0 to 1, not -1"),
    (HEADING + TWO + "terror = 7", "terror: should be a number from 0 to 6, not 7"),
    (HEADING + TWO + "actions = -1", "actions: should be a number from 0 to 99, not -1"),
    # who is where
    (HEADING + 'heroes = {mayor = {at = "river"}, courier = {}}', "heroes.mayor.at: only the Creature can be in water, not mayor"),
    (HEADING + 'heroes = {mayor = {at = "off"}, courier = {}}', "heroes.mayor.at: the Hero whose turn it is must be on the board"),
    (HEADING + TWO + 'villagers.maria = "lagoon"', "villagers.maria: only the Creature can be in water, not maria"),
    (HEADING + TWO + 'villagers.maria = "camp"', "villagers.maria: would be safe at camp"),
    (HEADING + TWO + 'monsters.dracula = "river"', "monsters.dracula: only the Creature can be in water, not dracula"),
    (HEADING + TWO + 'monsters.dracula = "off"', "monsters.dracula: a Monster in the game is on the board"),
    (PAIR + TWO + 'monsters = {frankenstein = "inn", bride = "inn"}', "monsters: Frankenstein and the Bride cannot"),
    (PAIR + TWO + 'monsters = {bride = "graveyard"}', "monsters: Frankenstein and the Bride cannot"),
    # how far tasks are
    (HEADING + TWO + "mat.creature.boat = 20", "mat.creature.boat: should be a number from 0 to 19, not 20"),
    (HEADING + TWO + "mat.creature.boat = -1", "mat.creature.boat: should be a number from 0 to 19, not -1"),
    (HEADING + TWO + 'mat.dracula.coffins = ["inn"]', "mat.dracula.coffins: stand only at cave, dungeon, crypt, graveyard"),
    (HEADING + TWO + 'mat.dracula.coffins = ["cave", "cave"]', "mat.dracula.coffins: the same one is named twice"),
    (PAIR + TWO + "mat.frankenstein_bride.bride = 9", "mat.frankenstein_bride.bride: should be a number from 0 to 8, not 9"),
    (PAIR + TWO + "mat.frankenstein_bride.frankenstein = 12", "mat.frankenstein_bride.frankenstein: should be a number"),
    (MUMMY + TWO + "mat.mummy.scarabs = [1, 2, 3]", "mat.mummy.scarabs: seven spots hold Scarabs 1 to 6"),
    (MUMMY + TWO + "mat.mummy.scarabs = [1, 1, 2, 3, 4, 5, 0]", "mat.mummy.scarabs: seven spots hold Scarabs 1 to 6"),
    (MUMMY + TWO + 'mat.mummy.scarabs = [1, 2, 3, 4, 5, 6, "0"]', "mat.mummy.scarabs[6]: expected int, got str"),
    (MUMMY + TWO + "mat.mummy.scarabs = [true, 2, 3, 4, 5, 6, 0]", "mat.mummy.scarabs[0]: expected int, got bool"),
    (MUMMY + TWO + "mat.mummy.face_down = [7]", "mat.mummy.face_down: names different Scarabs from 1 to 6"),
    (MUMMY + TWO + "mat.mummy.face_down = [2, 2]", "mat.mummy.face_down: names different Scarabs from 1 to 6"),
    (UNSEEN + TWO + 'mat.invisible_man.evidence = ["fossil"]', "mat.invisible_man.evidence: there is no empty spot for fossil"),
    (UNSEEN + TWO + 'mat.invisible_man.evidence = ["torch", "rifle"]', "evidence: there is no empty spot for rifle"),
    (WOLF + TWO + 'mat.wolf_man.cure = ["dart"]', "mat.wolf_man.cure: there is no empty spot for dart"),
    (WOLF + TWO + 'mat.wolf_man.cure = ["fossil", "", "", "", "", ""]', "mat.wolf_man.cure: there is no empty spot for fossil"),
    (WOLF + TWO + 'heroes.mayor.signs = ["cure"]', "mat.wolf_man.cure: a Hero has the Cure, so all six spots must be filled"),
    (WOLF + TWO + CURE, "mat.wolf_man.cure: all six spots are filled, so a Hero must have the Cure"),
    (HEADING + TWO + 'heroes.mayor.signs = ["cure"]', "heroes.mayor.signs: nobody has 'cure' without the wolf_man in the game"),
    (HEADING + TWO + 'heroes.mayor.signs = ["soul"]', "heroes.mayor.signs: nobody has 'soul' without the mummy in the game"),
    (HEADING + TWO + 'heroes.mayor.signs = ["hunted"]', "heroes.mayor.signs: nobody has 'hunted' without the wolf_man in the game"),
    (
        MUMMY + 'heroes = {mayor = {signs = ["soul"]}, courier = {signs = ["soul"]}}',
        "heroes.courier.signs: there is one 'soul', and mayor has it",
    ),
    # what there is not, or not so many of
    (HEADING + TWO + 'items.inn = ["rifle", "rifle"]', "items.inn: one 'rifle' too many; there is only 1"),
    (HEADING + TWO + 'items.inn = ["dart", "dart"]\nheroes.mayor.items = ["dart"]', "items.inn: one 'dart' too many"),
    (HEADING + TWO + 'items.river = ["dart"]', "items.river: no Item can lie in water"),
    (HEADING + TWO + 'items.inn = ["rest"]\nitems.barn = ["rest"]', "items.barn: the rest is at items.inn already"),
    (HEADING + TWO + "decks = {bag = [], item_discard = []}", "these are nowhere: dart"),
    (HEADING + TWO + "decks = {monster_deck = [], monster_discard = []}", "these are nowhere: the_innocent"),
    (HEADING + TWO + 'heroes.mayor.perks = ["hurry", "hurry"]', "heroes.mayor.perks: one 'hurry' too many; there is only 1"),
    (
        'game = "horrified"\nmats = ["mummy"]\nheroes.mayor.perks = ["special_delivery"]',
        "heroes.mayor.perks: one 'special_delivery' too many; there are only 0",
    ),
    (HEADING + TWO + 'decks.monster_discard = ["sunrise", "sunrise"]', "decks.monster_discard: one 'sunrise' too many"),
    # a card or Perk that nothing is done with
    (HEADING + TWO + 'card = "sunrise"', 'todo: a "card" that is being resolved is discarded once'),
    (HEADING + TWO + 'playing = "rush"', 'todo: a Perk that someone is "playing" is discarded once'),
    (HEADING + TWO + 'dice = ["hit"]', "dice: up to 3 of them lie there, while a Monster card is being resolved"),
    # what cannot be to do
    (HEADING + TWO + "todo = 7", "todo: should be a list of steps, not 7"),
    (HEADING + TWO + 'todo = ["hero_phase"]', "todo: 'hero_phase' is not a step of Horrified"),
    (HEADING + TWO + "todo = [[]]", "todo: [] is not a step of Horrified"),
    (HEADING + TWO + 'todo = [["dance"]]', "todo: ['dance'] is not a step of Horrified"),
    (HEADING + TWO + 'todo = [[["hero_phase"]]]', "todo: [['hero_phase']] is not a step of Horrified"),
    (HEADING + TWO + "todo = []", 'todo: the last step is always ["end_of_turn"]'),
    (HEADING + TWO + 'todo = [["hero_phase"]]', 'todo: the last step is always ["end_of_turn"]'),
    (HEADING + TWO + f'todo = [["end_of_turn"], {END}]', 'todo: the last step is always ["end_of_turn"], and no other is'),
    (HEADING + TWO + f'todo = [["turn"], {END}]', "todo: ['turn']: is never left to do"),
    (HEADING + TWO + f'todo = [["roam", 0], {END}]', "todo: cannot be done on this table: ['roam', 0]: missing a required"),
    (HEADING + TWO + f'todo = [["hero_phase", 1], {END}]', "todo: cannot be done on this table: ['hero_phase', 1]: too many"),
    (HEADING + TWO + f'todo = [["place_items", [1]], {END}]', "todo: ['place_items', [1]]: facts are numbers and texts"),
    (HEADING + TWO + f'todo = [["place_items", true], {END}]', "todo: ['place_items', True]: facts are numbers and texts"),
    (HEADING + TWO + f'todo = [["place_items", "3"], {END}]', "todo: place_items: count: there is no '3'"),
    (HEADING + TWO + f'todo = [["place_items", -1], {END}]', "todo: ['place_items', -1]: there is no count -1"),
    (HEADING + TWO + f'todo = [["roam", 0, 99, 2, 0], {END}]', "todo: roam: figure: there is no number 99"),
    (HEADING + TWO + f'todo = [["roam", 2, 4, 2, 0], {END}]', "todo: ['roam', 2, 4, 2, 0]: there is no seat 2"),
    (HEADING + TWO + f'todo = [["hit", 0, 1], {END}]', "todo: ['hit', 0, 1]: there is no person 0"),
    (HEADING + TWO + f'todo = [["bring_along", 0, 24], {END}]', "todo: ['bring_along', 0, 24]: there is no to 24"),
    (HEADING + TWO + f'todo = [["monster_card", 3], {END}]', "todo: ['monster_card', 3]: is never left to do"),
    (HEADING + TWO + f'todo = [["act", 3], {END}]', "todo: ['act', 3]: is never left to do"),
    (HEADING + TWO + f'todo = [["setup", 2, 0], {END}]', "todo: ['setup', 2, 0]: is never left to do"),
    (HEADING + TWO + f'todo = [["window", "x", 0, 0], {END}]', "todo: ['window', 'x', 0, 0]: is never left to do"),
    (HEADING + TWO + f'todo = [["discard_perk"], {END}]', 'todo: a Perk that someone is "playing" is discarded once'),
    (HEADING + TWO + f'todo = [["discard_monster_card"], {END}]', 'todo: a "card" that is being resolved is discarded once'),
    (HEADING + TWO + f'phase = "monster"\ntodo = [{END}]', "todo: this is not the Hero Phase"),
    (HEADING + TWO + f'todo = [["cover", 4, 2], {END}]', "todo: nobody is asked anything here"),
    (HEADING + TWO + f'todo = [["receiver", 4, 0], {END}]', "todo: cannot be done on this table: "),
]  # fmt: skip


@pytest.mark.parametrize(("text", "reason"), IMPOSSIBLE, ids=[reason[:60] or "too much" for _, reason in IMPOSSIBLE])
def test_an_impossible_position_is_refused_with_place_and_reason(text: str, reason: str) -> None:
    with pytest.raises(PositionError) as refused:
        gloam.position(text)
    told = str(refused.value)
    assert told.startswith("position: ")
    assert reason in told


def test_the_cases_above_differ_from_a_good_position_by_one_thing() -> None:
    for heading in (HEADING, PAIR, MUMMY, WOLF, UNSEEN):
        assert gloam.position(heading + TWO).asked
    assert gloam.position(HEADING + TWO + f"todo = [{END}]").asked
    assert gloam.position(WOLF + TWO + CURE + 'heroes.mayor.signs = ["cure"]').asked


# ---------------------------------------------------------------- whatever is typed


def _written(seed: int, moves: int) -> dict[str, Any]:
    game = gloam.new("horrified", 1 + seed % 4, {"how_many": 2 + seed % 3}, seed)
    text = str(game)
    for _ in at_random(game, seed, most=moves):
        text = str(game)
    return tomllib.loads(text)


WRITTEN = [_written(seed, moves) for seed, moves in ((1, 20), (2, 45), (3, 60), (4, 90), (5, 35), (6, 70), (7, 120), (8, 55))]
WORDS = [
    *SPACES,
    *ITEMS[:6],
    *MATS,
    "maria",
    "mayor",
    "bride",
    "off",
    "rest",
    "cure",
    "hero_phase",
    "end_of_turn",
    "thief",
    "",
    "hit",
]
scalars = st.one_of(
    st.integers(-2, 30), st.integers(), st.booleans(), st.floats(allow_nan=False, allow_infinity=False), st.sampled_from(WORDS),
    st.text(st.characters(codec="ascii", categories=["L", "N", "P"]), max_size=4),
)  # fmt: skip
junk = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(WORDS[:-2]), inner, max_size=2),
    max_leaves=4,
)


def places(part: Any, change: list[Callable[[Any], None]], doubles: list[Callable[[], None]]) -> None:
    """All places in a position where something can be put instead (`change`), taken away or doubled (`doubles`)."""
    keys = list(part) if isinstance(part, dict) else list(range(len(part)))
    for key in keys:
        change.append(lambda value, key=key: part.__setitem__(key, value))
        doubles.append(lambda key=key: part.__delitem__(key))
        if isinstance(part, list):
            doubles.append(lambda key=key: part.append(part[key]))
        if isinstance(part[key], (dict, list)):
            places(part[key], change, doubles)


@st.composite
def changed_positions(draw: st.DrawFn) -> str:
    """A written position with a few things in it replaced, left out, doubled or added."""
    data = deepcopy(draw(st.sampled_from(WRITTEN)))
    del data["game"]
    for _ in range(draw(st.integers(1, 3))):
        change: list[Callable[[Any], None]] = []
        doubles: list[Callable[[], None]] = []
        places(data, change, doubles)
        if not change:
            break
        if draw(st.booleans()):
            draw(st.sampled_from(change))(draw(junk))
        else:
            draw(st.sampled_from(doubles))()
    return position.toml({"game": "horrified", **data})


def read_or_refused(text: str) -> Game | None:
    """The game, or None if a reason is given why there is none. Any other exception is an error."""
    try:
        return gloam.position(text)
    except PositionError:
        return None


@pytest.mark.lengthy
@settings(max_examples=400, deadline=None)
@given(changed_positions())
@example("")
def test_whatever_is_changed_in_a_position_it_is_read_or_refused(text: str) -> None:
    game = read_or_refused(text)
    if game is not None:
        assert_a_table(game)
        if not game.over:
            assert same(gloam.position(str(game)), game)


@settings(max_examples=200, deadline=None)
@given(st.dictionaries(st.sampled_from(["mats", "heroes", "items", "todo", "mat", "seats", "decks", "dealt", "options"]), junk))
def test_any_junk_is_read_or_refused(data: dict[str, Any]) -> None:
    game = read_or_refused(position.toml({"game": "horrified", **data}))
    if game is not None:
        assert_a_table(game)


@st.composite
def steps(draw: st.DrawFn) -> list[Any]:
    """A step with as many facts as its rule takes, whatever they are."""
    name = draw(st.sampled_from(sorted(GAME.rules)))
    facts = len(signature(GAME.rules[name]).parameters) - 2
    return [name, *draw(st.lists(st.integers(-1, 26), min_size=facts, max_size=facts))]


@settings(max_examples=300, deadline=None)
@given(st.sampled_from(WRITTEN), steps())
def test_whatever_is_to_do_is_done_or_refused(written: dict[str, Any], step: list[Any]) -> None:
    game = read_or_refused(position.toml({**written, "todo": [step, *written["todo"]]}))
    if game is not None:
        assert_a_table(game)


def assert_a_table(game: Game) -> None:
    """Everything there is, is there as often as in the box, and someone can answer."""
    whole = GAME.components(gloam.new("horrified", game.seats, game.setup.options).table)
    assert GAME.components(game.table) == whole
    assert game.over or all(question.options for question in game.asked)
    assert game.over or game.asked
