"""Turns: characters, floors, Items, Room Items, discards and table talk."""

from __future__ import annotations

import pytest

import gloam
from gloam.games.house_of_horrors import GAME
from house_of_horrors.conftest import Sit


@pytest.mark.rule("play.butler-first", "play.clockwise")
def test_the_butler_plays_first_and_the_others_follow_clockwise(sit: Sit) -> None:
    play = sit(room="dungeon", butler=2, hands=["sailor", "gangster", "zombie", "college_qb"], dawn=True)
    play.answer("declare strength")
    asked = []
    for answer in ("play zombie", "play college_qb", "play sailor", "play gangster"):
        asked.append(play.asked())
        play.answer(answer)
    assert asked == [(2, "play"), (3, "play"), (0, "play"), (1, "play")]
    assert play.result == "dawn"


@pytest.mark.rule("play.one-character")
def test_one_character_is_played_and_no_second(sit: Sit) -> None:
    play = sit(room="dungeon", battle="strength", hands=["sailor gangster", "zombie", "", ""])
    assert play.refuses("play zombie") == "play.one-character"
    play.answer("play sailor")
    assert play.options() == ["done"]
    assert play.refuses("play gangster") == "play.one-character"


@pytest.mark.rule("play.floor-restriction")
def test_only_characters_allowed_on_the_floor_can_be_played(sit: Sit) -> None:
    hand = "spelunker firefighter gangster gargoyle banshee brain_in_a_jar crowbar"
    for room, playable in (
        ("dungeon", ["spelunker", "gangster", "brain_in_a_jar"]),
        ("library", ["gangster"]),
        ("clock_room", ["firefighter", "gangster", "banshee"]),
        ("belfry", ["firefighter", "gargoyle", "banshee"]),
    ):
        play = sit(room=room, battle="strength", hands=[hand, "", "", ""])
        assert play.offers("play") == playable
        assert play.offers("discard") == hand.split()
        for name in set(hand.split()) - {*playable, "crowbar"}:
            assert play.refuses(f"play {name}") == "play.floor-restriction"


@pytest.mark.rule("play.floor-restriction.example-catacombs")
def test_colours_from_space_cannot_come_to_the_catacombs(sit: Sit) -> None:
    ginger, dan = 0, 1
    play = sit(hands=["sailor", "colours_from_space skeleton", "", ""], house=["catacombs", "belfry", "rest"])
    play.answer("room catacombs", "declare psychic", "play sailor", seat=ginger)
    assert play.offers("play", dan) == ["skeleton"]
    assert play.refuses("play colours_from_space", dan) == "play.floor-restriction"


@pytest.mark.rule("play.items-any-number")
def test_any_number_of_fitting_items_is_added(sit: Sit) -> None:
    hand = "gangster silver_bullets crowbar baseball_bat fog_bank forbidden_tome"
    play = sit(room="dungeon", battle="strength", hands=[hand, "zombie", "", ""], dawn=True)
    play.answer("play gangster")
    assert play.offers("add") == ["silver_bullets", "crowbar", "baseball_bat"]
    assert play.refuses("add fog_bank") == "play.items-any-number"
    assert play.refuses("add forbidden_tome") == "play.items-any-number"
    assert play.refuses("add flashlight") == "play.items-any-number"
    play.answer("add crowbar", "add silver_bullets", "add baseball_bat")
    assert play.field() == [(0, "gangster", ["crowbar", "silver_bullets", "baseball_bat"])]
    assert play.options() == ["done"]
    play.answer("done", "play zombie")
    assert play.totals() == (3 + 1 + 3 + 2, 2)


@pytest.mark.rule("play.items-any-number")
def test_items_may_be_kept(sit: Sit) -> None:
    play = sit(room="dungeon", battle="strength", hands=["gangster crowbar", "zombie", "", ""], dawn=True)
    play.answer("play gangster", "done", "play zombie")
    assert play.hand(0) == ["crowbar"]
    assert play.totals() == (3, 2)


@pytest.mark.rule("play.items-need-character")
def test_items_need_a_character_of_ones_own_in_the_same_turn(sit: Sit) -> None:
    play = sit(room="dungeon", battle="strength", hands=["gangster", "crowbar spelunker", "", ""], room_items="suit_of_armor")
    assert play.refuses("add suit_of_armor") == "play.items-need-character"
    play.answer("play gangster", "done")
    assert play.options(1) == ["play spelunker", "discard crowbar", "discard spelunker"]
    assert play.refuses("add crowbar", 1) == "play.items-need-character"
    play.answer("play spelunker", "add crowbar")
    assert play.field() == [(0, "gangster", []), (1, "spelunker", ["crowbar"])]


@pytest.mark.rule("play.room-items")
def test_a_room_item_that_was_taken_is_not_there_for_others(sit: Sit) -> None:
    play = sit(
        room="dungeon",
        battle="strength",
        hands=["gangster", "zombie", "sailor", ""],
        room_items="suit_of_armor fireplace_poker hanging_chains",
        dawn=True,
    )
    play.answer("play gangster")
    assert play.offers("add") == ["suit_of_armor", "fireplace_poker"]
    assert play.refuses("add hanging_chains") == "play.room-items"
    play.answer("add suit_of_armor", "done")
    assert play.field() == [(0, "gangster", ["suit_of_armor"])]
    assert play.view["room_items"] == ["ritem_fireplace_poker", "ritem_hanging_chains"]
    play.answer("play zombie")
    assert play.offers("add") == ["hanging_chains"]
    assert play.refuses("add suit_of_armor") == "play.room-items"
    play.answer("done", "play sailor", "done")
    assert play.totals() == (3 + 2 + 3, 2)


@pytest.mark.rule("play.discard-instead")
def test_whoever_does_not_play_discards_one_card_of_choice(sit: Sit) -> None:
    play = sit(room="dungeon", battle="strength", hands=["gangster crowbar", "zombie", "sailor", ""], dawn=True)
    assert play.options() == ["play gangster", "discard gangster", "discard crowbar"]
    assert play.refuses("done") == "play.discard-instead"
    assert play.refuses("pass") == "play.discard-instead"
    play.answer("discard gangster")
    assert play.discard == ["gangster"]
    assert play.hand(0) == ["crowbar"]
    assert play.view["players"][0]["discarded"]
    assert play.view["players"][0]["sides"] == []
    play.answer("play zombie", "play sailor")
    assert play.piles == [[], [], ["dungeon"], []]  # a Zombie has no hourglasses


@pytest.mark.rule("play.discard-instead")
def test_whoever_has_nothing_to_play_discards(sit: Sit) -> None:
    play = sit(room="dungeon", battle="strength", hands=["firefighter crowbar", "zombie", "", ""])
    assert play.options() == ["discard firefighter", "discard crowbar"]
    ((kind, why),) = GAME.shown.unavailable(play.game, play.game.asked[0])
    assert (kind, why.rule) == ("play", "play.floor-restriction")


@pytest.mark.rule("play.empty-hand")
def test_a_player_without_cards_is_skipped(sit: Sit) -> None:
    play = sit(room="dungeon", battle="strength", hands=["", "gangster", "", "zombie"], dawn=True)
    assert play.asked() == (1, "play")
    play.answer("play gangster")
    assert play.asked() == (3, "play")
    play.answer("play zombie")
    assert play.winners == (1,)


@pytest.mark.rule("play.table-talk")
def test_what_is_said_binds_nobody(sit: Sit) -> None:
    play = sit(room="dungeon", battle="strength", hands=["gangster zombie", "sailor", "", ""])
    play.game.say(0, "I have no Monsters. Your Sailor is safe with my Gangster!")
    play.answer("play zombie")
    assert play.field() == [(0, "zombie", [])]
    assert play.game.view(1)["talk"] == [{"seat": 0, "text": "I have no Monsters. Your Sailor is safe with my Gangster!"}]
    assert '0 says "I have no Monsters.' in play.game.record(2)
    before = (play.game.asked, play.table.data())
    play.game.say(3, "Bet you nobody dares.")  # who has no card, and whose turn it is not
    play.game.say(1, "I shall join you. Promised!")
    assert (play.game.asked, play.table.data()) == before
    play.answer("done", seat=0).answer("discard sailor", seat=1)
    assert play.heard("won") == [{"kind": "won", "side": "monsters"}]  # against the promise
    with pytest.raises(gloam.Refused):
        play.game.say(4, "Who is there?")


def test_whoever_could_add_something_is_asked_even_with_nothing_to_add(sit: Sit) -> None:
    for rest in ("crowbar", "fog_bank"):
        play = sit(room="dungeon", battle="strength", hands=[f"gangster {rest}", "zombie", "", ""])
        play.answer("play gangster")
        assert play.asked() == (0, "equip")
        assert play.game.view(1)["asked"] == [{"seat": 0}]


def test_whoever_cannot_add_anything_as_all_can_see_is_not_asked(sit: Sit) -> None:
    play = sit(room="belfry", battle="terror", hands=["gargoyle mirror_shard", "banshee", "", ""], room_items="suit_of_armor")
    play.answer("play gargoyle")
    assert play.asked() == (1, "play")
    play.answer("play banshee")
    assert play.options() == ["add suit_of_armor", "done"]
