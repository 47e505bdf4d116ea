"""Who may know what: hands, what is drawn, and what someone alone has seen of the Map piles."""

from __future__ import annotations

from gloam.games.the_victim import GAME
from gloam.games.the_victim.components import TILES
from gloam.kernel.game import SPECTATOR, may_know
from gloam.kernel.nature import Seeded
from the_victim.conftest import Play, Sit


def seen(play: Play, seat: int) -> list[str]:
    """The kinds of events that a seat was told."""
    assert play.game.watch is not None
    return [happening.event[0] for happening in play.game.watch if may_know(happening.seen, seat)]


def board(play: Play, name: str, seat: int) -> dict[str, object]:
    found: dict[str, object] = GAME.shown.view(play.table, seat)["victims"][name]
    return found


def test_a_hand_is_seen_by_its_own_player_only(sit: Sit) -> None:
    play = sit(hands={"anya": "gun manual"}, worn={"anya": "shoes"})
    assert board(play, "anya", 1)["hand"] == ["manual", "gun"]
    for seat in (0, 2, 3, SPECTATOR):
        assert board(play, "anya", seat)["hand"] is None
        assert board(play, "anya", seat)["cards"] == 2
        assert board(play, "anya", seat)["worn"] == ["shoes"]


def test_with_two_victims_a_player_sees_both_hands(sit: Sit) -> None:
    play = sit(seats=2, hands={"diego": "gun", "anya": "manual", "sean": "hammer"})
    assert (board(play, "diego", 0)["hand"], board(play, "anya", 0)["hand"]) == (["gun"], ["manual"])
    assert board(play, "sean", 0)["hand"] is None


def test_a_card_that_is_given_is_known_to_two(sit: Sit) -> None:
    play = sit(hands={"anya": "gun"})
    play.answer("give sean", "hand gun", seat=1)
    assert "gave_item" in seen(play, 1)
    assert "gave_item" in seen(play, 2)
    assert "gave_item" not in seen(play, 0)
    assert "gave" in seen(play, 0)
    assert "1 ?" in play.game.record(3)
    assert "1 hand gun" in play.game.record(2)


def test_a_card_that_is_drawn_is_known_to_one(sit: Sit) -> None:
    play = sit(tiles="camp n corpse_4", at="anya corpse_4")
    play.answer("search", "take", seat=1, nature="3 0 amulet")
    assert "nature item amulet" in play.game.record(1)
    assert "nature item amulet" not in play.game.record(2)
    assert "drew_item" not in seen(play, 2)


def test_what_a_flashlight_shows_stays_with_its_user(sit: Sit) -> None:
    play = sit(hands={"anya": "flashlight"}, left="path_1 path_2 path_3")
    play.answer("play flashlight", "look left", seat=1, nature="path_1 path_2 path_3")
    assert GAME.shown.view(play.table, 1)["looking"] == ["path_1", "path_2", "path_3"]
    assert (GAME.shown.view(play.table, 2)["looking"], GAME.shown.view(play.table, 2)["looked"]) == ([], 3)
    play.answer("bottom path_1", "top path_3", "top path_2", seat=1)
    known = GAME.shown.view(play.table, 1)["piles"]["left"]["known"]
    assert (known[:2], known[-1]) == (["path_2", "path_3"], "path_1")
    assert GAME.shown.view(play.table, 2)["piles"]["left"]["known"] == []
    assert "top path_3" not in play.game.record(2)


def test_nobody_else_can_tell_whether_the_bunker_was_among_the_tiles_that_were_looked_at(sit: Sit) -> None:
    """The Bunker is one of the last tiles of both piles. Anya looks at the last two of the right one, and lays them back."""
    imagined = []
    for found in ("bunker", "path_2"):
        above = [{"tiles": len(TILES) - 4}, {"tiles": 1, "bunker": True}]
        play = sit(hands={"anya": "flashlight"}, piles={"left": above, "right": [{"tiles": 2, "bunker": True}]})
        play.answer("play flashlight", "look right", seat=1, nature=f"path_1 {found}")
        play.answer("bottom path_1", f"bottom {found}", seat=1)
        imagined.append(play.game.imagine(2, Seeded(1)).table.data())
    assert imagined[0] == imagined[1]


def test_an_undo_is_not_free_once_another_has_seen_a_card(sit: Sit) -> None:
    play = sit(hands={"anya": "gun"})
    play.answer("give sean", seat=1)
    before = play.game.learnt
    play.answer("hand gun", seat=1)
    assert play.game.learnt > before
