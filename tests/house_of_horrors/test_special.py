"""Midnight, Dawn, and a House Deck that ends."""

from __future__ import annotations

import pytest

from house_of_horrors.conftest import Sit

HANDS = ["sailor gangster", "zombie", "imp", "ghoul"]


@pytest.mark.rule("special.midnight-dawn-with-room")
@pytest.mark.parametrize("special", ["midnight", "dawn"])
def test_midnight_and_dawn_lie_beside_a_room(sit: Sit, special: str) -> None:
    play = sit(hands=HANDS, house=["belfry", special, "kitchen", "rest"])
    assert play.offers("room") == ["belfry", "kitchen"]
    assert play.view[special] == "now"
    assert play.view["house_deck"] == [41]


@pytest.mark.rule("special.midnight-dawn-with-room")
def test_both_may_come_in_one_round(sit: Sit) -> None:
    play = sit(hands=HANDS, house=["midnight", "belfry", "dawn", "kitchen", "rest"])
    assert (play.view["midnight"], play.view["dawn"]) == ("now", "now")
    assert play.offers("room") == ["belfry", "kitchen"]


@pytest.mark.rule("special.midnight-dawn-with-room")
@pytest.mark.parametrize("order", [["belfry", "midnight"], ["midnight", "belfry"], ["midnight", "dawn", "belfry"]])
def test_the_table_may_count_them_as_rooms(sit: Sit, order: list[str]) -> None:
    play = sit(hands=HANDS, house=[*order, "kitchen", "rest"], specials_count=True)
    assert play.asked() == (0, "declare")
    assert play.view["room"] == "room_belfry"
    assert play.view["midnight"] == "now"


@pytest.mark.rule("special.midnight-two-characters")
def test_at_midnight_two_characters_of_a_side_are_played(sit: Sit) -> None:
    hands = ["zombie ghoul rat_swarm sailor banshee fog_bank rusty_meat_hook", "spelunker", "gangster", ""]
    play = sit(room="dungeon", battle="strength", hands=hands, midnight=True, dawn=True)
    play.answer("play ghoul")
    assert play.options() == ["add fog_bank", "add rusty_meat_hook", "play zombie", "play rat_swarm", "done"]
    assert play.refuses("play sailor") == "special.midnight-two-characters"
    assert play.refuses("play banshee") == "play.floor-restriction"
    play.answer("add fog_bank", "play rat_swarm")
    assert play.options() == ["add rusty_meat_hook", "done"]
    assert play.refuses("play zombie") == "special.midnight-two-characters"
    play.answer("add rusty_meat_hook", "done")
    assert play.field() == [(0, "ghoul", ["fog_bank"]), (0, "rat_swarm", ["rusty_meat_hook"])]
    play.answer("play spelunker", "discard gangster")
    assert play.totals() == (3, 3 + 2 + 2)
    assert play.piles == [["dungeon", "spelunker"], [], [], []]


@pytest.mark.rule("special.midnight-two-characters")
def test_one_character_is_enough_at_midnight(sit: Sit) -> None:
    play = sit(room="dungeon", battle="strength", hands=["zombie ghoul", "gangster", "", ""], midnight=True, dawn=True)
    play.answer("play ghoul", "done", "discard gangster")
    assert play.hand(0) == ["zombie"]
    assert play.totals() == (0, 3)


@pytest.mark.rule("special.midnight-two-characters")
def test_a_discard_at_midnight_is_one_card(sit: Sit) -> None:
    play = sit(room="dungeon", battle="strength", hands=["zombie ghoul", "spelunker", "", ""], midnight=True)
    play.answer("discard ghoul")
    assert play.asked() == (1, "play")


@pytest.mark.rule("special.midnight-two-characters")
def test_the_divider_counts_both_characters(sit: Sit) -> None:
    play = sit(room="dungeon", battle="strength", hands=["cellar_demon", "ghoul zombie", "sailor", ""], midnight=True, dawn=True)
    play.answer("play cellar_demon", "play ghoul", "play zombie", "play sailor")
    assert play.asked() == (1, "take")


@pytest.mark.rule("special.midnight-two-characters")
def test_the_table_may_allow_both_sides_at_midnight(sit: Sit) -> None:
    hands = ["ghoul sailor", "spelunker", "crawling_hand", ""]
    play = sit(room="dungeon", battle="strength", hands=hands, midnight=True, dawn=True, midnight_sides="any")
    play.answer("play ghoul")
    assert play.offers("play") == ["sailor"]
    play.answer("play sailor")
    assert play.view["players"][0]["sides"] == ["explorers", "monsters"]
    play.answer("play spelunker", "play crawling_hand")
    assert play.totals() == (3 + 3, 3 + 1)
    assert play.view["sharing"] == [0, 1]
    assert play.spoils == ["dungeon", "ghoul"]


@pytest.mark.rule("special.midnight-this-round-only")
def test_midnight_is_over_after_its_round(sit: Sit) -> None:
    play = sit(
        room="dungeon", battle="strength", hands=["ghoul", "sailor", "", ""], midnight=True, house=["belfry", "kitchen", "rest"]
    )
    play.answer("play ghoul", "discard sailor", "room kitchen", "declare strength")
    assert play.view["midnight"] == "past"
    play.answer(f"play {play.offers('play')[0]}")
    assert play.offers("play") == []


@pytest.mark.rule("special.midnight-this-round-only")
def test_midnight_is_over_after_a_tie(sit: Sit) -> None:
    play = sit(room="dungeon", battle="terror", hands=["cellar_demon", "spelunker", "", ""], midnight=True)
    play.answer("play cellar_demon", "play spelunker")
    assert play.heard("tied")
    assert play.view["midnight"] == "past"
    play.answer("declare strength")
    play.answer(f"play {play.offers('play')[0]}")
    assert play.offers("play") == []


@pytest.mark.rule("special.midnight-dawn-not-spoils")
def test_midnight_and_dawn_are_never_spoils(sit: Sit) -> None:
    play = sit(room="dungeon", battle="strength", hands=["ghoul", "spelunker", "zombie", ""], midnight=True, dawn=True)
    play.answer("play ghoul", "play spelunker", "play zombie")
    assert play.spoils == ["dungeon", "spelunker"]
    play.answer("take dungeon")
    assert play.result == "dawn"
    assert {"midnight", "dawn"} <= set(play.out)


@pytest.mark.rule("special.house-deck-exhausted")
def test_a_single_last_room_is_used_without_choice(sit: Sit) -> None:
    play = sit(hands=HANDS, butler=3, house=["dawn", "belfry"], out="rest")
    assert play.asked() == (3, "declare")
    assert play.view["room"] == "room_belfry"
    assert play.view["dawn"] == "now"


@pytest.mark.rule("special.house-deck-exhausted")
def test_without_a_room_the_game_ends(sit: Sit) -> None:
    play = sit(
        room="coal_cellar", battle="strength", hands=["sailor", "", "", ""], house=["fuse_box", "dawn"], out="rest",
        piles=["", "dungeon", "belfry", ""],
    )  # fmt: skip
    play.answer("play sailor")
    assert play.result == "no-rooms"
    assert play.winners == (1, 2)


@pytest.mark.rule("special.house-deck-exhausted")
def test_the_rejected_rooms_come_back_for_dawn(sit: Sit) -> None:
    nature = ["reveal nursery", "reveal library"]
    play = sit(hands=HANDS, butler=2, house=["dawn"], out="rest", rejected="nursery library kitchen", nature=nature)
    assert play.asked() == (2, "room")
    assert play.offers("room") == ["nursery", "library"]
    assert play.view["dawn"] == "now"
    assert play.rejected == []
    play.answer("room nursery")
    assert play.rejected == ["library"]


@pytest.mark.rule("round.other-room-removed")
@pytest.mark.rule("special.house-deck-exhausted")
@pytest.mark.parametrize("house", [["dawn", "belfry"], ["belfry", "dawn"], ["belfry", "fuse_box"]])
def test_rejected_rooms_stay_out_where_one_room_is_revealed(sit: Sit, house: list[str]) -> None:
    """Also where Dawn comes with that Room."""
    play = sit(hands=HANDS, butler=2, house=house, out="rest", rejected="nursery library kitchen")
    assert play.asked() == (2, "declare")
    assert play.view["room"] == "room_belfry"
    assert play.rejected == ["kitchen", "library", "nursery"]


@pytest.mark.rule("special.house-deck-exhausted")
def test_only_rejected_rooms_come_back(sit: Sit) -> None:
    """What was left in the box, or given up after many ties, stays out."""
    told = {"room": "dungeon", "battle": "terror", "ties": 11, "butler": 0, "house": ["dawn"], "out": "rest"}
    play = sit(hands=["spelunker", "cellar_demon", "", ""], rejected="nursery library", **told)
    play.answer("play spelunker", "play cellar_demon")
    assert play.heard("given_up") == [{"kind": "given_up", "room": "room_dungeon"}]
    assert play.asked() == (3, "room")
    assert sorted(play.offers("room")) == ["library", "nursery"]
    assert {"dungeon", "belfry", "kitchen"} <= set(play.out)
    assert play.table.house.cards() == ()


@pytest.mark.rule("special.house-deck-exhausted")
def test_the_table_may_end_the_game_without_a_room(sit: Sit) -> None:
    play = sit(
        room="coal_cellar", battle="strength", hands=["", "", "sailor", ""], house=["fuse_box", "dawn"], out="rest",
        rejected="nursery", rooms_run_out="end",
    )  # fmt: skip
    play.answer("play sailor")
    assert play.result == "no-rooms"
