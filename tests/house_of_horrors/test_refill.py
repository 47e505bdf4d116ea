"""Between rounds: the next Butler, new cards, and decks that run out."""

from __future__ import annotations

import pytest

from house_of_horrors.conftest import Sit

NEXT = ["belfry", "kitchen", "rest"]


@pytest.mark.rule("refill.next-butler")
@pytest.mark.parametrize(("option", "order"), [("right", [2, 1, 0, 3, 2]), ("left", [2, 3, 0, 1, 2])])
def test_the_bell_goes_round(sit: Sit, option: str, order: list[int]) -> None:
    rooms = ["belfry", "kitchen", "dungeon", "library", "nursery", "catacombs", "cistern", "ballroom", "rest"]
    play = sit(room="dusty_attic", battle="strength", butler=2, hands=["", "", "firefighter", ""], house=rooms, next_butler=option)
    butlers = [play.view["butler"]]
    play.alone("play firefighter")
    for chosen in ("kitchen", "library", "nursery", "ballroom"):
        seat, asked = play.asked()
        assert asked == "room"
        assert seat == play.view["butler"]
        butlers.append(seat)
        more = ["reveal coal_cellar", "reveal conservatory"] if chosen == "ballroom" else []
        play.answer(f"room {chosen}", "declare terror").alone(nature=more)
    assert butlers == order


@pytest.mark.rule("refill.draw-up")
def test_all_draw_up_to_their_hand_size(sit: Sit) -> None:
    hands = [
        "sailor crowbar ghost banshee",
        "imp witch mummy siren ghoul zombie skeleton",
        "priest",
        "necromancer",
    ]
    piles = ["laboratory kitchen", "", "", ""]
    play = sit(room="dungeon", battle="strength", butler=0, hands=hands, piles=piles, house=["belfry", "library", "rest"])
    play.answer("play sailor", "done", "discard imp", "discard priest", "discard necromancer")
    drew = [event["seat"] for event in play.heard("drew") if event["card"]]
    assert drew == [3] * 6 + [0] * 4 + [2] * 6
    assert [len(hand) for hand in play.table.hands] == [7, 6, 6, 6]


@pytest.mark.rule("refill.draw-up")
def test_nobody_discards_down_to_the_hand_size(sit: Sit) -> None:
    hands = ["sailor", "imp witch mummy siren ghoul zombie skeleton banshee", "", ""]
    play = sit(room="dungeon", battle="strength", hands=hands, house=NEXT)
    play.answer("play sailor", "discard imp")
    assert play.hand(1) == sorted(hands[1].split()[1:])
    assert not [event for event in play.heard("drew") if event["seat"] == 1]


@pytest.mark.rule("refill.new-round")
def test_the_new_butler_reveals_new_rooms(sit: Sit) -> None:
    play = sit(room="dungeon", battle="strength", hands=["sailor", "", "", ""], house=["belfry", "fuse_box", "kitchen", "rest"])
    play.alone("play sailor")
    assert play.asked() == (3, "room")
    assert play.offers("room") == ["belfry", "kitchen"]
    assert play.view["room_items"] == ["ritem_fuse_box"]
    assert play.view["round"] == 2
    assert play.view["battle"] is None


DISCARDS = (
    "imp witch mummy siren ghoul zombie zombie_2 skeleton banshee priest gangster exorcist spelunker steeplejack cheerleader "
    "babysitter paperboy librarian undertaker insomniac"
)


@pytest.mark.rule("refill.horror-deck-reshuffle", "refill.spoils-not-reshuffled")
def test_discards_become_the_new_deck_and_spoils_do_not(sit: Sit) -> None:
    play = sit(
        room="dungeon",
        battle="strength",
        hands=["sailor", "", "", "crowbar flashlight holy_water"],
        horror="ghost",
        discard=DISCARDS,
        piles=["", "rest", "", ""],
        house=["belfry", "kitchen"],
        out="midnight dawn",
    )
    spoils = play.pile(1)
    play.answer("play sailor", "discard crowbar")
    assert len(play.hand(3)) == 6
    assert {"ghost", "flashlight", "holy_water"} < set(play.hand(3))
    assert len(play.heard("reshuffled")) == 1
    held = [card for seat in range(4) for card in play.hand(seat)]
    assert sorted([*held, *play.horror_deck()]) == sorted(
        [*DISCARDS.split(), "sailor", "crowbar", "ghost", "flashlight", "holy_water"]
    )
    assert play.discard == []
    assert play.pile(1) == spoils
    assert not set(spoils) & {*held, *play.horror_deck()}


@pytest.mark.rule("refill.nothing-left")
def test_when_no_horror_cards_are_left_the_game_goes_on(sit: Sit) -> None:
    play = sit(
        room="dungeon",
        battle="strength",
        hands=["sailor", "crowbar flashlight", "imp", ""],
        horror="",
        piles=["", "rest", "", ""],
        house=["belfry", "kitchen"],
        out="midnight dawn",
    )
    play.answer("play sailor", "discard crowbar", "discard imp")
    assert [play.hand(seat) for seat in range(4)] == [[], ["flashlight"], [], ["crowbar", "imp", "sailor"]]
    assert play.asked() == (3, "room")
    play.answer("room belfry", "declare terror")
    assert play.offers("play") == ["imp"]
