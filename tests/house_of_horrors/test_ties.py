"""Encounter ties: cards under the Room, and battles that follow in it."""

from __future__ import annotations

import pytest

from house_of_horrors.conftest import Play, Sit


def tied(sit: Sit, **told: object) -> Play:
    """A tie of 3 to 3 in the Dungeon under Butler 2."""
    hands = ["spelunker", "cellar_demon", "", ""]
    told = {"room": "dungeon", "butler": 2, "hands": hands, **told}
    play = sit(battle="terror", **told)
    play.answer("play spelunker", "play cellar_demon")
    assert play.totals() == (3, 3)
    return play


@pytest.mark.rule("ties.cards-under-room")
def test_the_cards_of_a_tie_go_under_the_room(sit: Sit) -> None:
    hands = ["spelunker flashlight", "cellar_demon fog_bank", "", ""]
    play = sit(room="dungeon", battle="terror", hands=hands, room_items="chandelier rocking_chair", piles=["belfry", "", "", ""])
    play.answer("play spelunker", "add flashlight", "done", "play cellar_demon", "add fog_bank", "done")
    assert play.totals() == (4, 4)
    assert play.under("explorers") == ["flashlight", "spelunker"]
    assert play.under("monsters") == ["cellar_demon", "fog_bank"]
    assert play.piles == [["belfry"], [], [], []]
    assert play.discard == []
    assert play.view["room"] == "room_dungeon"


@pytest.mark.rule("ties.refill-and-next-butler")
def test_after_a_tie_hands_are_refilled_and_the_bell_goes_round(sit: Sit) -> None:
    play = tied(sit)
    assert play.view["butler"] == 1
    assert [len(hand) for hand in play.table.hands] == [6, 6, 6, 6]
    assert [event["seat"] for event in play.heard("drew") if event["card"]][::6] == [1, 2, 3, 0]
    left = tied(sit, next_butler="left")
    assert left.view["butler"] == 3


@pytest.mark.rule("ties.same-room")
def test_the_new_battle_is_in_the_same_room(sit: Sit) -> None:
    play = tied(sit)
    assert play.asked() == (1, "declare")
    assert play.view["battle"] is None
    assert len(play.offers("declare")) == 4
    assert play.view["room"] == "room_dungeon"
    assert sum(play.view["house_deck"]) == 43
    assert play.heard("revealed") == []
    assert play.view["round"] == 1


@pytest.mark.rule("ties.sides-free")
def test_players_may_change_sides(sit: Sit) -> None:
    play = sit(room="dungeon", battle="terror", butler=1, hands=["spelunker zombie", "cellar_demon", "", ""])
    play.answer("play cellar_demon", "play spelunker", "done", "declare strength")
    assert play.asked() == (0, "play")
    assert "zombie" in play.offers("play")
    play.answer("play zombie")
    assert play.view["players"][0]["sides"] == ["monsters"]


@pytest.mark.rule("ties.combined-spoils")
@pytest.mark.parametrize(
    ("option", "spoils", "discards"),
    [
        ("losing", ["dungeon", "fuse_box", "gangster", "sailor"], ["cellar_demon", "crowbar", "zombie_horde"]),
        ("all", ["cellar_demon", "dungeon", "fuse_box", "gangster", "sailor"], ["crowbar", "zombie_horde"]),
    ],
)
def test_the_victors_win_the_losers_cards_of_both_rounds(sit: Sit, option: str, spoils: list[str], discards: list[str]) -> None:
    play = sit(
        room="dungeon",
        battle="strength",
        ties=1,
        explorers_under="gangster crowbar",
        monsters_under="cellar_demon",
        room_items="fuse_box",
        hands=["zombie_horde", "sailor", "ghoul", ""],
        tie_spoils=option,
        dawn=True,
    )
    play.answer("play zombie_horde", "play sailor", "done", "play ghoul")
    assert play.spoils == spoils
    assert play.discard == sorted([*discards, "ghoul"])


@pytest.mark.rule("ties.repeated")
def test_ties_are_counted_for_each_room(sit: Sit) -> None:
    """Eleven ties in the Dungeon, which is won then: one in the next Room does not give it up."""
    play = sit(room="dungeon", battle="strength", ties=11, hands=["sailor", "", "", ""], house=["library", "belfry", "rest"])
    play.answer("play sailor")
    assert play.pile(0) == ["dungeon"]
    assert play.view["ties"] == 0
    play.answer("room library", "declare strength")
    while play.asked()[1] == "play":
        play.answer(f"discard {play.offers('discard')[0]}")
    assert play.heard("tied") == [{"kind": "tied", "room": "room_library"}]
    assert play.heard("given_up") == []
    assert play.view["ties"] == 1


@pytest.mark.rule("ties.divider-from-deciding-round")
def test_only_those_in_the_deciding_battle_share(sit: Sit) -> None:
    hands = ["cellar_demon imp", "spelunker skeleton", "zombie giant_spider", ""]
    play = sit(room="dungeon", battle="terror", butler=1, hands=hands, dawn=True)
    play.answer("play spelunker", "done", "discard zombie", "play cellar_demon", "done")
    assert play.heard("tied")
    play.answer("declare terror", "discard imp", "play skeleton", "done", "play giant_spider", "done")
    play.answer(play.options()[-1])
    assert play.view["sharing"] == [2, 1]
    assert play.asked() == (2, "take")
    play.answer("take dungeon")
    assert play.piles == [[], ["spelunker"], ["dungeon"], []]


@pytest.mark.rule("ties.room-items-stay")
def test_unused_room_items_stay_for_the_new_battle(sit: Sit) -> None:
    hands = ["spelunker sailor", "cellar_demon", "", ""]
    for taken in (True, False):
        play = sit(room="dungeon", battle="terror", butler=1, hands=hands, room_items="chandelier suit_of_armor", dawn=True)
        play.answer("play cellar_demon", "done", "play spelunker", "add suit_of_armor", "done")
        assert play.view["room_items"] == ["ritem_chandelier"]
        assert play.under("explorers") == ["spelunker", "suit_of_armor"]
        play.answer("declare strength", "play sailor")
        assert "chandelier" in play.offers("add")
        play.alone("add chandelier" if taken else "done")
        assert ("chandelier" in play.pile(0)) == (not taken)
        assert ("chandelier" in play.out) == taken


@pytest.mark.rule("ties.repeated")
def test_ties_pile_up_until_someone_wins(sit: Sit) -> None:
    told = {"ties": 1, "explorers_under": "gangster", "monsters_under": "vampire", "dawn": True}
    play = sit(room="dungeon", battle="terror", butler=1, hands=["spelunker sailor", "cellar_demon", "", ""], **told)
    play.answer("play cellar_demon", "play spelunker", "done")
    assert play.view["ties"] == 2
    assert play.under("explorers") == ["gangster", "spelunker"]
    assert play.under("monsters") == ["cellar_demon", "vampire"]
    play.answer("declare strength").alone("play sailor")
    assert play.pile(0) == ["cellar_demon", "dungeon", "vampire"]
    assert {"gangster", "spelunker", "sailor"} <= set(play.discard)


@pytest.mark.rule("ties.repeated")
def test_a_room_that_stays_tied_is_given_up(sit: Sit) -> None:
    told = {"room": "dungeon", "battle": "terror", "ties": 11, "explorers_under": "gangster crowbar", "room_items": "fuse_box"}
    play = sit(hands=["spelunker", "cellar_demon", "", ""], house=["belfry", "kitchen", "rest"], **told)
    play.answer("play spelunker", "done", "play cellar_demon")
    assert play.heard("given_up") == [{"kind": "given_up", "room": "room_dungeon"}]
    assert play.out == ["dungeon", "fuse_box"]
    assert play.discard == ["cellar_demon", "crowbar", "gangster", "spelunker"]
    assert play.piles == [[], [], [], []]
    assert play.asked() == (3, "room")
    last = sit(hands=["spelunker", "cellar_demon", "", ""], dawn=True, **told)
    last.answer("play spelunker", "done", "play cellar_demon")
    assert last.result == "dawn"
    assert last.winners == (0, 1, 2, 3)


@pytest.mark.rule("ties.zero-zero")
def test_a_battle_in_which_nobody_plays_is_a_tie(sit: Sit) -> None:
    play = sit(room="dungeon", battle="terror", hands=["sailor", "imp", "", ""])
    play.answer("discard sailor", "discard imp")
    assert play.totals() == (0, 0)
    assert play.heard("tied") == [{"kind": "tied", "room": "room_dungeon"}]
    assert play.asked() == (3, "declare")
    assert play.view["room"] == "room_dungeon"
    assert not any(player["discarded"] for player in play.view["players"])


@pytest.mark.rule("ties.zero-zero")
def test_nothing_against_nothing_is_a_tie(sit: Sit) -> None:
    play = sit(room="dungeon", battle="psychic", hands=["sailor", "zombie", "", ""])
    play.answer("play sailor", "play zombie")
    assert play.totals() == (0, 0)
    assert play.under("explorers") == ["sailor"]
    assert play.under("monsters") == ["zombie"]


@pytest.mark.rule("ties.example-cistern")
def test_the_battle_in_the_cistern(sit: Sit) -> None:
    jon, ginger, dan, ella = range(4)
    hands = ["gangster", "college_qb", "crawling_hand", "vampire"]
    play = sit(room="cistern", butler=jon, hands=hands, nature=["roll 2", "roll 4"])
    play.answer("declare strength", "play gangster", seat=jon).answer("play college_qb", seat=ginger)
    play.answer("play crawling_hand", seat=dan).answer("play vampire", seat=ella)
    assert [(event["seat"], event["pips"]) for event in play.heard("rolled")] == [(ella, 2), (ella, 4)]
    assert play.totals() == (7, 7)
    assert play.under("explorers") == ["college_qb", "gangster"]
    assert play.under("monsters") == ["crawling_hand", "vampire"]
    assert [len(hand) for hand in play.table.hands] == [6] * 4
    assert play.asked() == (ella, "declare")
    assert play.view["room"] == "room_cistern"
