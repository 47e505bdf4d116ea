"""The pictures of a table: for the terminal and as SVG, at many positions, with everyone on them."""

from __future__ import annotations

import re
from functools import partial
from io import StringIO
from random import Random
from xml.etree import ElementTree

import pytest
from rich.cells import cell_len
from rich.console import Console

import gloam
from gloam.games.horrified import village
from gloam.games.horrified.components import (
    FIRST_MONSTER,
    FIRST_VILLAGER,
    HERO_NAMES,
    LIT,
    MONSTER_NAMES,
    SPACE_NAMES,
    SPACES,
    VILLAGER_NAMES,
    WATERWAYS,
)
from gloam.games.horrified.show.svg import svg
from gloam.games.horrified.show.terminal import picture
from gloam.games.horrified.show.terminal_map import MAP
from gloam.games.horrified.show.village_map import PLACES
from gloam.games.horrified.table import OFF_BOARD, Village
from gloam.kernel.game import SPECTATOR, Game
from gloam.show.terminal import Fitted


def shown(t: Village, width: int) -> str:
    console = Console(width=width, file=StringIO(), color_system=None)
    console.print(Fitted(partial(picture, t, SPECTATOR)))
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def random_games(count: int) -> list[Game]:
    """Games at random points, with one to five Heroes and two to four Monsters."""
    found = []
    for seed in range(count):
        random = Random(seed)
        game = gloam.new("horrified", seats=seed % 5 + 1, options={"how_many": seed % 3 + 2}, seed=seed)
        for _ in range(random.randrange(250)):
            if game.over:
                break
            question = game.asked[0]
            game.answer(random.choice(question.options), question.seat)
        found.append(game)
    return found


GAMES = random_games(15)


def people(t: Village) -> tuple[list[str], list[str], list[str]]:
    """The Heroes in the game, and the Villagers and Monsters on the board."""
    heroes = [HERO_NAMES[hero] for hero in t.heroes]
    villagers = [VILLAGER_NAMES[v] for v in range(10) if t.at[FIRST_VILLAGER + v] != OFF_BOARD]
    return heroes, villagers, [MONSTER_NAMES[monster] for monster in t.monsters_in_play()]


@pytest.mark.parametrize("width", [40, 80, 120, 140])
def test_the_terminal_shows_everyone_and_keeps_to_its_width(width):
    for game in GAMES:
        t = village(game.table)
        text = shown(t, width)
        assert max(cell_len(line) for line in text.splitlines()) <= width
        flat = re.sub(r"[\s│]+", " ", text)
        heroes, villagers, monsters = people(t)
        for name in heroes + villagers:
            assert all(word in flat for word in name.split()), name
        for name in monsters:
            assert name.upper() in flat, name
        if width >= 80:
            for space in SPACE_NAMES:
                assert space in text or space.replace("North", "N.").replace("South", "S.") in text


CROWDED = """
game = "horrified"
seats = 5
options = { monsters = ["mummy", "frankenstein_bride", "wolf_man", "creature"], heroes = [
    "mayor", "courier", "archaeologist", "scientist", "professor"] }
frenzy = "wolf_man"
[heroes]
mayor = { at = "church", items = ["torch", "rifle", "flower"], perks = ["rush"], signs = ["soul"] }
courier = { at = "church" }
archaeologist = { at = "church", signs = ["hunted"] }
scientist = { at = "church" }
professor = { at = "church" }
[monsters]
mummy = "church"
wolf_man = "church"
creature = "church"
frankenstein = "church"
[villagers]
maria = "church"
fritz = "church"
lucy = "church"
dr_reed = "church"
wilbur_chick = "church"
[items]
church = ["charm", "wolfsbane", "dart"]
[mat.mummy]
scarabs = [1, 5, 6, 0, 2, 3, 4]
face_down = [6]
[mat.creature]
boat = 8
"""


def test_a_crowded_space_and_every_mat_in_the_terminal():
    text = shown(village(gloam.position(CROWDED).table), 140)
    church = text[text.index("Church") :]
    for name in ("MUMMY", "WOLF MAN!", "CREATURE", "FRANKENSTEIN", "●Mayor", "●Professor", "○Maria", "○Wilbur", "y4 y4", "r2"):
        assert name in church, name
    assert "Boat 8/19 ·······[b]ybyrbrybyrB" in text
    assert "next red 12 blue 10 yellow 9" in re.sub(" +", " ", text)
    assert "1[1]" in text
    assert "3(6)" in text
    assert "Scarabs home 1/6" in text
    assert "Cure 0/6 □b1" in text
    assert "humanity ░░░░░░░░░░░ 0/11" in text
    for belonging in ("Rifle r6", "Torch r5", "Flower y2", "Rush"):
        assert belonging in text
    assert "Soul sign" in text
    assert "Hunted" in text


def test_the_map_draws_exactly_the_paths_of_the_board():
    drawn = {frozenset(ends) for ends in [*MAP.across, *[(one, other) for one, other, _, _ in MAP.down]]}
    board = {frozenset((SPACES[a], SPACES[b])) for a in range(len(SPACES)) for b in (*LIT[a], *WATERWAYS[a])}
    assert drawn == board
    assert set(MAP.places) == set(SPACES) == set(PLACES)
    assert len(set(MAP.places.values())) == len(SPACES)


def test_terror_and_a_task_that_is_done_are_told():
    text = shown(village(gloam.position(CROWDED + "\n[mat.frankenstein_bride]\nfrankenstein = 11\nbride = 8\n").table), 80)
    assert "Task done: can be defeated" in text
    assert "Terror  0  1  2" in text


def test_the_monster_card_is_shown_while_it_is_resolved():
    cards = [game for game in GAMES if village(game.table).card >= 0]
    assert cards
    for game in cards:
        assert "Monster card: " in shown(village(game.table), 80)


SVG = "{http://www.w3.org/2000/svg}"


def words(root: ElementTree.Element) -> list[str]:
    return [element.text or "" for element in root.iter() if element.tag in (f"{SVG}text", f"{SVG}title")]


def test_the_drawing_is_xml_and_names_everyone_on_the_board():
    for game in GAMES:
        t = village(game.table)
        root = ElementTree.fromstring(svg(t))
        assert root.tag == f"{SVG}svg"
        heroes, villagers, monsters = people(t)
        assert set(heroes + villagers + monsters) <= set(words(root))
        assert set(SPACE_NAMES) <= set(words(root))


def test_a_crowded_drawing_has_a_token_for_each_figure():
    t = village(gloam.position(CROWDED).table)
    titles = [element.text for element in ElementTree.fromstring(svg(t)).iter(f"{SVG}title")]
    for figure in range(FIRST_VILLAGER, FIRST_MONSTER):
        assert titles.count(VILLAGER_NAMES[figure - FIRST_VILLAGER]) == (t.at[figure] != OFF_BOARD)
    for name in ("Mayor", "Mummy", "Wolf Man", "Frankenstein"):
        assert titles.count(name) == 2  # on the map, and on its card or mat
    assert "Rifle, red 6" in titles


def test_the_drawing_needs_nothing_from_outside():
    text = svg(village(GAMES[3].table))
    assert set(re.findall(r"\b\w+://[^\s\"']*", text)) == {"http://www.w3.org/2000/svg"}
    for word in ("<script", "<image", "@import", "@font-face", "<foreignObject"):
        assert word not in text
    links = set(re.findall(r'href="([^"]*)"', text)) | set(re.findall(r"url\(([^)]*)\)", text))
    names = set(re.findall(r'id="([^"]*)"', text))
    assert links
    assert {link.removeprefix("#") for link in links} <= names
    assert all(link.startswith("#") for link in links)


def test_a_notebook_shows_the_drawing():
    assert GAMES[0]._repr_svg_().startswith("<svg ")
