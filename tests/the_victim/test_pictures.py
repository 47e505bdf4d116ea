"""The pictures of a table: for the terminal and as SVG, at many positions, with everyone on them."""

from __future__ import annotations

from functools import cache
from io import StringIO
from random import Random
from xml.etree import ElementTree

import pytest
from rich.cells import cell_len
from rich.console import Console

import gloam
from gloam.games.the_victim import GAME, forest
from gloam.games.the_victim.components import EVIL_NAMES, ITEM_NAMES, NOTHING, TILE_NAMES, TILES, VICTIM_NAMES
from gloam.games.the_victim.map import placed
from gloam.games.the_victim.show.terminal import code
from gloam.kernel.game import SPECTATOR, Game


def shown(game: Game, width: int, seat: int = SPECTATOR) -> str:
    console = Console(width=width, file=StringIO(), color_system=None)
    console.print(GAME.shown.picture(game, seat))
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


@cache
def random_games() -> list[Game]:
    """Games at random points, with two to six players."""
    found = []
    for seed in range(10):
        random = Random(seed)
        game = gloam.new("the_victim", seats=seed % 5 + 2, seed=seed)
        for _ in range(random.randrange(20, 400)):
            if game.over:
                break
            question = game.asked[0]
            game.answer(random.choice(question.options), question.seat)
        found.append(game)
    return found


@pytest.mark.parametrize("width", [60, 80, 100, 140])
def test_the_terminal_shows_everyone_and_keeps_to_its_width(width: int) -> None:
    for game in random_games():
        t = forest(game.table)
        text = shown(game, width)
        assert max(cell_len(line) for line in text.splitlines()) <= width
        for victim in t.order:
            assert VICTIM_NAMES[victim] in text
        if t.evil != NOTHING:
            assert f"@ {EVIL_NAMES[t.evil].upper()}" in text


def test_a_picture_fits_a_screen_of_a_hundred_by_thirty() -> None:
    assert max([len(shown(game, 100).splitlines()) for game in random_games()]) <= 30


def test_a_wide_picture_has_all_tiles() -> None:
    for game in random_games():
        text = shown(game, 240)
        for tile in placed(forest(game.table)):
            assert code(tile) in text, TILE_NAMES[tile]


def test_codes_differ() -> None:
    assert len({code(tile) for tile in range(len(TILES))}) == len(TILES)


def test_only_its_own_player_sees_a_hand() -> None:
    game = gloam.position("""
        game = "the_victim"
        seats = 4
        acting = "anya"
        victims.diego = {seat = 0, hand = ["firework"]}
        victims.anya.seat = 1
        victims.sean.seat = 2
        victims.lucien.seat = 3
    """)
    name = ITEM_NAMES[forest(game.table).hands[1][0]]
    assert name in shown(game, 100, 0)
    for seat in (1, 2, 3, SPECTATOR):
        assert name not in shown(game, 100, seat)
        assert name not in GAME.shown.svg(game, seat)


def test_the_svg_is_whole_and_tells_what_it_shows() -> None:
    for game in random_games():
        t = forest(game.table)
        drawn = GAME.shown.svg(game)
        root = ElementTree.fromstring(drawn)
        titles = [title.text for title in root.iter("{http://www.w3.org/2000/svg}title")]
        for tile in placed(t):
            assert TILE_NAMES[tile] in titles
        for victim in t.order:
            assert t.at[victim] == NOTHING or VICTIM_NAMES[victim] in titles
        assert t.evil == NOTHING or EVIL_NAMES[t.evil] in titles
