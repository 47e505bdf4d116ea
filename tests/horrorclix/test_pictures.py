"""The table drawn: for a terminal and as SVG, for everyone or for one seat."""

from __future__ import annotations

import random
from io import StringIO
from xml.etree import ElementTree

import pytest
from rich.cells import cell_len
from rich.console import Console

from gloam.games.horrorclix import GAME, clix
from gloam.games.horrorclix.components import TWIST_NAMES
from gloam.games.horrorclix.show.codes import monster_code
from gloam.kernel.game import SPECTATOR, Game
from horrorclix.test_playouts import begun, picked
from lengthy import but_the_first


def shown(game: Game, seat: int = SPECTATOR, width: int = 100) -> str:
    console = Console(file=StringIO(), width=width, color_system=None)
    console.print(GAME.shown.picture(game, seat))
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def drawn(game: Game, seat: int = SPECTATOR) -> str:
    """All texts of the drawing, which must be sound XML."""
    root = ElementTree.fromstring(GAME.shown.svg(game, seat))
    return " | ".join(text.strip() for text in root.itertext() if text.strip())


@pytest.mark.parametrize("seed", but_the_first(range(4)))
@pytest.mark.parametrize("width", [60, 80, 100, 140])
def test_every_figure_is_there_and_the_picture_keeps_to_its_width(seed: int, width: int) -> None:
    game = begun(seed)
    dice = random.Random(seed)
    for n in range(150):
        if game.over:
            break
        if n % 25 == 24:
            text, picture, t = shown(game, width=width), drawn(game), clix(game.table)
            assert max(cell_len(line) for line in text.splitlines()) <= width
            for m in t.in_play():
                assert monster_code(t, m) in text
                assert monster_code(t, m) in picture
        question, answer = picked(game, dice)
        game.answer(answer, question.seat)


def test_a_duel_fits_into_a_hundred_by_thirty(sit) -> None:
    play = sit(
        {"ann": "1 plain 0,0 tokens=1", "bob": "0 flyer 5,5 soaring blooded", "cid": "1 brawler 7,7"},
        {"v": "nerd 3,0", "w": "? 4,4"},
        crypts={0: "trip", 1: "bad_luck"},
    )
    lines = shown(play.game, 1).splitlines()
    assert len(lines) <= 30
    text = "\n".join(lines)
    for part in ("Field Agent", "8 7 14 2 ▪▫", "[hunting]", "v1 Nerd", "1 face down", "Your crypt: Bad Luck", "A holds 1 card"):
        assert part in text
    row = next(line for line in lines if line.startswith(" 1 "))
    assert row[3:5] == "B1"
    assert row[12:14] == "v1"


def test_a_known_victim_is_drawn_with_its_speed_and_what_it_is_called_in_answers(sit) -> None:
    play = sit({"ann": "1 plain 0,0", "bob": "0 plain 5,5"}, {"v": "nerd 3,0", "w": "? 4,4"})
    assert "| 4 | v1 Nerd |" in drawn(play.game)


def test_crypts_are_drawn_for_their_owner_only(sit) -> None:
    play = sit({"ann": "1 plain 0,0", "bob": "0 plain 5,5"}, crypts={0: "trip", 1: "bad_luck"})
    trip, luck = [next(name for name in TWIST_NAMES if name == wanted) for wanted in ("Trip", "Bad Luck")]
    for seat, mine, theirs in ((0, trip, luck), (1, luck, trip)):
        for told in (shown(play.game, seat), drawn(play.game, seat)):
            assert mine in told
            assert theirs not in told
    for told in (shown(play.game), drawn(play.game)):
        assert trip not in told
        assert luck not in told
