"""The table drawn: for a terminal and as SVG, for everyone or for one seat."""

from __future__ import annotations

import random
from io import StringIO
from xml.etree import ElementTree

import pytest
from rich.console import Console

import gloam
from gloam.games.house_of_horrors import GAME, house
from gloam.games.house_of_horrors.components import NAMES
from gloam.kernel.game import SPECTATOR, Game
from house_of_horrors.conftest import Sit


def shown(game: Game, seat: int = SPECTATOR, width: int = 120) -> str:
    console = Console(file=StringIO(), width=width)
    console.print(GAME.shown.picture(game, seat))
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def drawn(game: Game, seat: int = SPECTATOR) -> str:
    """All texts of the drawing, which must be sound XML."""
    root = ElementTree.fromstring(GAME.shown.svg(game, seat))
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    return " | ".join(text.strip() for text in root.itertext() if text.strip())


def test_room_sides_and_totals_are_shown(sit: Sit) -> None:
    hands = ["", "", "", "ghost crowbar"]
    field = ["0 bartender + flashlight", "1 stage_magician", "2 poltergeist"]
    play = sit(
        room="clock_room",
        battle="terror",
        turn=3,
        hands=hands,
        field=field,
        room_items="grandfather_clock",
        piles=["kitchen", "", "", ""],
    )
    text = shown(play.game)
    assert "Clock Room (Upper Floor; 2 hourglasses): a Terror battle" in text
    assert ["4+?", ">", "Terror", "<", "2"] in [line.strip("│ \n").split() for line in text.splitlines()]
    assert "Bartender 2/3/0 with Flashlight = 4" in text
    assert "Stage Magician 0/?/2 = 0+?" in text
    assert "On the table: Grandfather Clock (+2 Terror; for any character)" in text
    assert "Ghost" not in text
    assert "Ghost" in shown(play.game, 3)
    assert "plays now" in text
    picture = drawn(play.game)
    for part in (
        "Clock Room",
        "4+?",
        "Bartender",
        "Flashlight +1 Terror",
        "Grandfather Clock: +2 Terror",
        "Seat 1, Butler",
        "nobody yet",
    ):
        assert (part in picture) == (part != "nobody yet")
    assert "Crowbar" not in picture
    assert "Crowbar" in drawn(play.game, 3)


def test_a_choice_of_rooms_ties_spoils_and_claims_are_shown(sit: Sit) -> None:
    choice = sit(hands=["sailor", "", "", ""], house=["belfry", "kitchen", "rest"])
    assert "The Butler chooses: Belfry (Attic; 3 hourglasses), or Kitchen (Ground Floor; 1 hourglass, 1 bulb)" in shown(choice.game)
    assert "The Butler chooses a Room" in drawn(choice.game)
    tie = sit(room="dungeon", hands=["sailor", "", "", ""], explorers_under="gangster", monsters_under="imp", ties=1)
    assert "Tied 1 time. Under the Room: Gangster, Imp" in shown(tie.game)
    assert "Tied 1 time: 2 cards lie under the Room" in drawn(tie.game)
    spoils = sit(room="dungeon", battle="terror", hands=["giant_spider", "rat_swarm", "sailor", ""])
    spoils.answer("play giant_spider", "play rat_swarm", "play sailor")
    assert "Dungeon (3 hourglasses), Sailor (1 hourglass)" in shown(spoils.game)
    assert "Seat 1 divides the spoils" in drawn(spoils.game)
    claim = sit(room="dungeon", battle="terror", hands=["vampire fog_bank", "vampire_hunter", "sailor", ""])
    claim.answer("play vampire", "add fog_bank", "play vampire_hunter", "claim vampire")
    assert "seat 1: claimed, leaving Fog Bank" in shown(claim.game)
    assert "claimed" in drawn(claim.game)


@pytest.mark.parametrize("seats", [3, 6])
def test_everything_can_be_drawn_and_nothing_hidden_is(seats: int) -> None:
    game = gloam.new("house_of_horrors", seats, {"rooms": 12, "midnight_sides": "any"}, seed=seats)
    dice = random.Random(seats)
    while not game.over:
        if game.moves % 7 == 0:
            t = house(game.table)
            secret = {NAMES[card] for hand in t.hands for card in hand}
            lying = [
                *t.discard,
                *t.room_items,
                *t.rooms,
                *t.spoils,
                t.room,
                *[c for e in t.field for c in e[2:]],
                *t.under[0],
                *t.under[1],
            ]
            secret -= {NAMES[card] for card in lying if card >= 0}
            for picture in (shown(game), drawn(game)):
                assert not [
                    name for name in secret if name in picture and not any(name in NAMES[card] for card in lying if card >= 0)
                ]
            assert shown(game, 0, 60)
            assert drawn(game, game.asked[0].seat)
        game.answer(dice.choice(game.asked[0].options))
    assert drawn(game)
    assert shown(game)
    assert game._repr_svg_().startswith("<svg")
