"""Starting a round: Rooms, Room Items, and what the Butler decides."""

from __future__ import annotations

import pytest

from gloam.games.house_of_horrors.components import CARDS
from house_of_horrors.conftest import Sit

HANDS = ["gangster crawling_hand", "college_qb", "zombie", "sailor"]


@pytest.mark.rule("round.structure")
def test_a_round_goes_from_the_rooms_to_the_spoils(sit: Sit) -> None:
    hands = ["zombie sailor", "gangster", "ghoul", "rat_swarm"]
    play = sit(
        hands=hands, room="coal_cellar", battle="strength", house=["wine_cellar", "dungeon", "belfry", "kitchen"], out="rest"
    )
    play.answer("play zombie", "done", "discard gangster", "discard ghoul", "discard rat_swarm")
    play.answer("room dungeon", "declare strength")
    for _ in range(4):
        play.answer(f"play {play.offers('play')[0]}", "done")
    kinds = [event["kind"] for event in play.heard() if event["kind"] != "drew"]
    steps = [kind for i, kind in enumerate(kinds) if not i or kinds[i - 1] != kind]
    second = steps[steps.index("round") :]
    assert second == [
        "round",
        "revealed",
        "room",
        "declared",
        "played",
        "totals",
        "won",
        "won_spoil",
        "butler",
        "round",
        "revealed",
    ]
    assert [event["seat"] for event in play.heard("played")[1:]] == [3, 0, 1, 2]


@pytest.mark.rule("round.sides")
def test_a_player_is_on_the_side_of_the_card_for_this_round(sit: Sit) -> None:
    hands = ["gangster crawling_hand", "college_qb", "zombie", "sailor"]
    play = sit(room="dungeon", battle="strength", hands=hands, explorers_under="spelunker", ties=1, dawn=True)
    play.answer("play crawling_hand", "done", "play college_qb", "discard zombie")
    assert [player["sides"] for player in play.view["players"]] == [["monsters"], ["explorers"], [], []]
    play.answer("play sailor")
    assert [player["sides"] for player in play.view["players"]] == [[], [], [], []]


@pytest.mark.rule("round.reveal-until-two-rooms")
def test_cards_are_revealed_until_there_are_two_rooms(sit: Sit) -> None:
    order = ["fuse_box", "belfry", "music_box", "kitchen", "library"]
    play = sit(hands=HANDS, house=[*order, "rest"])
    assert play.view["rooms"] == ["room_belfry", "room_kitchen"]
    assert play.view["house_deck"][0] == 1
    assert "room_library" not in str(play.view)


@pytest.mark.rule("round.room-items-stay")
def test_room_items_stay_on_the_table(sit: Sit) -> None:
    play = sit(hands=HANDS, house=["fuse_box", "belfry", "music_box", "kitchen", "rest"])
    play.answer("room kitchen", "declare psychic")
    assert play.view["room_items"] == ["ritem_fuse_box", "ritem_music_box"]
    play.answer("play gangster")
    assert play.offers("add") == ["fuse_box", "music_box"]


@pytest.mark.rule("round.butler-picks-room")
@pytest.mark.parametrize(("chosen", "other"), [("belfry", "kitchen"), ("kitchen", "belfry")])
def test_the_butler_picks_either_room(sit: Sit, chosen: str, other: str) -> None:
    play = sit(hands=HANDS, butler=2, house=["belfry", "kitchen", "rest"])
    assert play.asked() == (2, "room")
    assert play.offers("room") == ["belfry", "kitchen"]
    assert play.refuses("room library") == "round.butler-picks-room"
    play.answer(f"room {chosen}")
    assert play.view["room"] == f"room_{chosen}"
    assert play.rejected == [other]


@pytest.mark.rule("round.other-room-removed")
def test_the_other_room_is_out_of_the_game(sit: Sit) -> None:
    play = sit(hands=HANDS, house=["belfry", "kitchen", "library", "dungeon", "rest"])
    play.answer(
        "room kitchen", "declare strength", "play gangster", "done", "discard college_qb", "discard zombie", "discard sailor"
    )
    assert play.pile(0) == ["kitchen"]
    assert play.rejected == ["belfry"]
    assert play.out == []
    assert play.view["rooms"] == ["room_library", "room_dungeon"]
    assert CARDS.index("room_belfry") not in play.table.house.cards()


@pytest.mark.rule("round.choose-combat-type")
def test_the_butler_declares_before_anyone_plays(sit: Sit) -> None:
    play = sit(hands=HANDS, butler=1, room="dungeon")
    assert play.asked() == (1, "declare")
    assert play.options() == ["declare strength", "declare terror", "declare psychic", "declare bloodbath"]
    assert play.refuses("play college_qb") == ""
    play.answer("declare terror")
    assert play.game.view()["table"]["battle"] == "terror"
    assert play.asked() == (1, "play")


@pytest.mark.rule("round.bloodbath")
def test_a_bloodbath_adds_everything_up(sit: Sit) -> None:
    play = sit(room="boiler_room", battle="bloodbath", hands=["rat_swarm", "sailor", "", ""], dawn=True)
    play.answer("play rat_swarm", "play sailor")
    assert play.totals() == (3 + 1 + 0, 2 + 3 + 0)


@pytest.mark.rule("round.bloodbath")
def test_items_add_all_their_values_in_a_bloodbath(sit: Sit) -> None:
    play = sit(room="library", battle="bloodbath", hands=["ghost ectoplasm", "sailor", "", ""], dawn=True)
    play.answer("play ghost", "add ectoplasm", "play sailor")
    assert play.totals() == (4, 0 + 4 + 2 + 1 + 2)


@pytest.mark.rule("round.choose-combat-type.example-ghost")
def test_a_ghost_brings_four_to_a_terror_battle(sit: Sit) -> None:
    play = sit(room="clock_room", hands=["ghost", "bartender", "", ""], dawn=True)
    play.answer("declare terror", "play ghost")
    assert play.view["field"][0]["value"] == 4
    play.answer("play bartender")
    assert play.totals() == (3, 4)
