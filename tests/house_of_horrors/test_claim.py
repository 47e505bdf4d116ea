"""Claims: what they take, when, and what becomes of the rest."""

from __future__ import annotations

import pytest

from house_of_horrors.conftest import Sit, shorts


@pytest.mark.rule("claim.effect")
def test_the_vampire_hunter_claims_the_vampire_at_once(sit: Sit) -> None:
    play = sit(room="dungeon", battle="terror", hands=["vampire", "vampire_hunter", "sailor", ""], dawn=True)
    play.answer("play vampire", "play vampire_hunter")
    assert play.asked() == (1, "claim")
    assert play.options() == ["claim vampire", "pass"]
    assert play.refuses("claim vampire_bride") == "claim.effect"
    play.answer("claim vampire")
    assert play.pile(1) == ["vampire"]
    assert play.field() == [(1, "vampire_hunter", [])]
    assert play.heard("claimed") == [{"kind": "claimed", "seat": 1, "card": "monster_vampire", "owner": 0}]


@pytest.mark.rule("claim.optional")
def test_a_claim_may_be_declined(sit: Sit) -> None:
    play = sit(room="dungeon", battle="terror", hands=["vampire", "vampire_hunter", "", ""], dawn=True)
    play.answer("play vampire", "play vampire_hunter", "pass")
    assert play.totals() == (2, 3)
    assert play.pile(1) == []


@pytest.mark.rule("claim.own-turn-only")
def test_a_claim_is_made_on_ones_own_turn_only(sit: Sit) -> None:
    play = sit(room="dungeon", battle="terror", hands=["vampire_hunter crowbar", "vampire sailor", "zombie", ""], dawn=True)
    play.answer("play vampire_hunter")
    assert play.refuses("claim vampire") == "claim.own-turn-only"
    play.answer("done", "play vampire")
    assert play.asked() == (1, "equip")
    assert play.options(0) == []
    assert play.refuses("claim vampire") == "claim.own-turn-only"
    play.answer("done", "play zombie")
    assert play.heard("claimed") == []
    assert play.totals() == (2, 3 + 1)


@pytest.mark.rule("claim.example-vampire-hunter")
def test_a_vampire_played_after_the_vampire_hunter_is_safe(sit: Sit) -> None:
    play = sit(room="dungeon", battle="terror", hands=["vampire_hunter", "vampire", "sailor", "zombie"], dawn=True)
    play.answer("play vampire_hunter", "play vampire")
    assert play.field() == [(0, "vampire_hunter", []), (1, "vampire", [])]
    play.answer("play sailor", "play zombie")
    assert play.heard("claimed") == []
    assert play.totals() == (2 + 1, 3 + 1)
    assert "vampire" in play.discard


@pytest.mark.rule("claim.removed-from-combat")
def test_a_claimed_card_counts_no_more_and_its_player_wins_nothing(sit: Sit) -> None:
    play = sit(room="dungeon", battle="terror", hands=["vampire", "vampire_hunter", "giant_spider", "zombie"], dawn=True)
    play.answer("play vampire", "play vampire_hunter", "claim vampire", "play giant_spider", "play zombie")
    assert play.totals() == (2, 3 + 1)
    play.answer("take dungeon")
    assert play.piles == [[], ["vampire"], ["dungeon"], ["vampire_hunter"]]


@pytest.mark.rule("claim.removed-from-combat")
@pytest.mark.parametrize("butler", [1, 2, 3])
def test_whose_only_character_is_claimed_shares_no_spoils(sit: Sit, butler: int) -> None:
    """The Vampire's player was on the side that wins, and there are spoils enough for all: the leader is given the rest."""
    hands = ["", "", "", ""]
    vampire, hunter, spider, zombie = [(butler + i) % 4 for i in range(4)]
    hands[vampire], hands[hunter], hands[spider], hands[zombie] = "vampire", "vampire_hunter", "giant_spider", "zombie"
    play = sit(room="dungeon", battle="terror", butler=butler, hands=hands, room_items="rocking_chair fuse_box", dawn=True)
    for seat, card in ((vampire, "vampire"), (hunter, "vampire_hunter"), (spider, "giant_spider"), (zombie, "zombie")):
        play.answer(f"play {card}", seat=seat)
        while play.asked() in ((seat, "claim"), (seat, "equip")):
            play.answer("claim vampire" if play.asked()[1] == "claim" else "done", seat=seat)
        if seat == hunter:
            assert [entry[0] for entry in play.field()] == [hunter]
    assert play.totals() == (2, 3 + 1)
    while play.result is None:
        assert play.asked()[0] == spider
        assert not [option for option in play.options(spider) if option.endswith(f" {vampire}")]
        play.answer(play.options(spider)[0], seat=spider)
    assert play.piles[vampire] == []
    assert play.piles[hunter] == ["vampire"]
    assert len(play.piles[spider]) + len(play.piles[zombie]) == 4


@pytest.mark.rule("claim.attached-items")
def test_items_of_a_claimed_card_stay_on_its_side_and_add_nothing(sit: Sit) -> None:
    hands = ["vampire grave_dirt fog_bank", "vampire_hunter", "sailor", ""]
    play = sit(room="dungeon", battle="terror", hands=hands, room_items="rocking_chair", dawn=True)
    play.answer("play vampire", "add grave_dirt", "add fog_bank", "add rocking_chair", "play vampire_hunter", "claim vampire")
    assert play.field()[0] == (0, None, ["grave_dirt", "fog_bank", "rocking_chair"])
    assert play.view["field"][0]["value"] == 0
    play.answer("play sailor")
    assert play.totals() == (3, 0)
    play.answer("take dungeon", "give rocking_chair 2")
    assert play.piles == [[], ["dungeon", "grave_dirt", "vampire"], ["rocking_chair"], []]
    assert play.discard == ["fog_bank", "sailor", "vampire_hunter"]


@pytest.mark.rule("claim.attached-items")
def test_the_table_may_discard_items_of_a_claimed_card(sit: Sit) -> None:
    hands = ["vampire grave_dirt", "vampire_hunter", "zombie", ""]
    play = sit(room="dungeon", battle="terror", hands=hands, room_items="rocking_chair", claimed_items="discard")
    play.answer("play vampire", "add grave_dirt", "add rocking_chair", "play vampire_hunter", "claim vampire")
    assert play.field() == [(1, "vampire_hunter", [])]
    assert play.discard == ["grave_dirt"]
    play.answer("play zombie")
    assert play.options() == ["add rocking_chair", "done"]


@pytest.mark.rule("claim.attached-items")
@pytest.mark.parametrize(
    "added",
    ["rocking_chair grave_dirt chandelier dark_moon", "dark_moon chandelier grave_dirt rocking_chair"],
    ids=["room", "horror"],
)
def test_all_items_of_a_claimed_card_are_discarded(sit: Sit, added: str) -> None:
    """The first and the last of them too."""
    hands = ["vampire grave_dirt dark_moon", "vampire_hunter", "zombie", ""]
    play = sit(room="dungeon", battle="terror", hands=hands, room_items="chandelier rocking_chair", claimed_items="discard")
    play.answer("play vampire", *[f"add {item}" for item in added.split()], "play vampire_hunter")
    assert play.view["room_items"] == []
    play.answer("claim vampire")
    assert play.discard == ["dark_moon", "grave_dirt"]
    assert shorts(play.view["room_items"]) == ["chandelier", "rocking_chair"]


@pytest.mark.rule("claim.attached-items")
def test_items_of_a_claimed_card_stay_while_another_card_loses_one(sit: Sit) -> None:
    hands = ["vampire grave_dirt", "vampire_hunter flashlight", "imp", "zombie"]
    play = sit(room="dungeon", battle="terror", hands=hands)
    play.answer("play vampire", "add grave_dirt", "play vampire_hunter", "claim vampire", "add flashlight", "play imp")
    play.answer("remove flashlight")
    assert play.field() == [(0, None, ["grave_dirt"]), (1, "vampire_hunter", []), (2, "imp", [])]


@pytest.mark.rule("claim.attached-items")
def test_the_table_may_let_items_be_claimed_along(sit: Sit) -> None:
    hands = ["vampire grave_dirt", "vampire_hunter", "zombie", ""]
    play = sit(room="dungeon", battle="terror", hands=hands, room_items="rocking_chair", claimed_items="claim")
    play.answer("play vampire", "add grave_dirt", "add rocking_chair", "play vampire_hunter", "claim vampire")
    assert play.pile(1) == ["grave_dirt", "rocking_chair", "vampire"]
    play.answer("play zombie")
    assert play.options() != ["add rocking_chair", "done"]


@pytest.mark.rule("claim.current-round-only")
def test_cards_under_the_room_cannot_be_claimed(sit: Sit) -> None:
    hands = ["vampire_hunter sailor", "zombie", "", ""]
    play = sit(room="dungeon", battle="terror", hands=hands, monsters_under="vampire", explorers_under="gangster", ties=1)
    play.answer("play vampire_hunter")
    assert play.asked() == (0, "equip")
    assert play.refuses("claim vampire") == "claim.own-turn-only"


def test_ones_own_cards_cannot_be_claimed(sit: Sit) -> None:
    hands = ["occult_professor forbidden_tome archaeologist", "zombie", "", ""]
    play = sit(room="dungeon", battle="psychic", midnight=True, hands=hands)
    play.answer("play occult_professor", "add forbidden_tome", "play archaeologist")
    assert play.asked() == (1, "play")


def test_a_claimer_of_the_same_side_may_claim_too(sit: Sit) -> None:
    play = sit(room="dungeon", battle="psychic", hands=["occult_professor crucifix", "archaeologist", "", ""], dawn=True)
    play.answer("play occult_professor", "add crucifix", "play archaeologist")
    assert play.options() == ["claim crucifix", "pass"]
    play.answer("claim crucifix")
    assert play.totals() == (4 + 2, 0)
    assert "crucifix" in play.pile(1)
