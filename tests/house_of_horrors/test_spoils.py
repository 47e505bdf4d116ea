"""The spoils: what is won, and how it is shared out."""

from __future__ import annotations

import pytest

import gloam
from gloam.games.house_of_horrors import GAME
from house_of_horrors.conftest import SHORT, Sit, short, shorts


@pytest.mark.rule("spoils.display", "spoils.losing-without-hourglass")
def test_the_spoils_are_room_unused_room_items_and_losing_cards_with_hourglasses(sit: Sit) -> None:
    hands = ["spelunker", "stitched_man monster_serum", "paperboy flashlight", "crawling_hand"]
    play = sit(room="dungeon", battle="strength", hands=hands, room_items="music_box suit_of_armor", dawn=True)
    play.answer("play spelunker", "done", "play stitched_man", "add monster_serum", "add suit_of_armor", "done")
    play.answer("play paperboy", "add flashlight", "done", "play crawling_hand", "done")
    assert play.totals() == (4, 5 + 1 + 2 + 1)
    assert play.spoils == ["dungeon", "music_box", "spelunker"]
    assert {"paperboy", "flashlight"} <= set(play.discard)


@pytest.mark.rule("spoils.losing-items-included")
def test_losing_items_and_room_items_with_hourglasses_are_spoils(sit: Sit) -> None:
    hands = ["sailor storm_lantern", "zombie_horde", "", "ghoul"]
    play = sit(room="dungeon", battle="strength", hands=hands, room_items="fireplace_poker", dawn=True)
    play.answer("play sailor", "add storm_lantern", "add fireplace_poker", "play zombie_horde", "play ghoul")
    assert play.spoils == ["dungeon", "fireplace_poker", "sailor", "storm_lantern"]


@pytest.mark.rule("spoils.winning-cards-recycled")
def test_winning_cards_are_recycled_whatever_they_show(sit: Sit) -> None:
    play = sit(room="dungeon", battle="strength", hands=["zombie_horde grave_dirt", "sailor", "", ""], dawn=True)
    play.answer("play zombie_horde", "add grave_dirt", "play sailor")
    assert play.discard == ["grave_dirt", "zombie_horde"]
    assert play.piles == [["dungeon", "sailor"], [], [], []]


@pytest.mark.rule("spoils.used-room-items")
def test_a_room_item_used_by_the_winners_leaves_the_game(sit: Sit) -> None:
    play = sit(
        room="dungeon",
        battle="strength",
        hands=["zombie_horde", "crawling_hand", "imp", ""],
        room_items="suit_of_armor",
        horror="",
        piles=["", "", "", "rest"],
        house=["belfry", "kitchen"],
        out="midnight dawn",
    )
    play.answer("play zombie_horde", "add suit_of_armor", "discard crawling_hand", "discard imp")
    assert play.table.reshuffled
    assert sorted([card for seat in range(4) for card in play.hand(seat)]) == ["crawling_hand", "imp", "zombie_horde"]
    assert play.out == ["dawn", "midnight", "suit_of_armor"]


@pytest.mark.rule("spoils.used-room-items")
def test_a_room_item_used_by_the_losers_is_a_spoil(sit: Sit) -> None:
    hands = ["paperboy", "zombie_horde", "", ""]
    play = sit(room="dungeon", battle="strength", hands=hands, room_items="fireplace_poker", dawn=True)
    play.answer("play paperboy", "add fireplace_poker", "play zombie_horde")
    assert play.pile(1) == ["dungeon", "fireplace_poker"]
    assert play.discard == ["paperboy", "zombie_horde"]


@pytest.mark.rule("spoils.divider")
def test_the_highest_total_of_the_winners_chooses_first(sit: Sit) -> None:
    play = sit(room="dungeon", battle="terror", hands=["rat_swarm", "vampire_bride", "sailor", ""], dawn=True)
    play.answer("play rat_swarm", "play vampire_bride", "play sailor")
    assert play.totals() == (1, 3 + 2)
    assert play.asked() == (0, "take")
    assert play.refuses("give sailor 1") == "spoils.divider-chooses-cards"
    assert play.refuses("take sailor", 1) == ""
    play.answer("take sailor")
    assert play.piles == [["sailor"], ["dungeon"], [], []]


@pytest.mark.rule("spoils.divider")
def test_the_total_counts_all_cards_of_a_player(sit: Sit) -> None:
    play = sit(
        room="dungeon", battle="terror", hands=["rat_swarm", "vampire_bride fog_bank echoing_laughter", "sailor", ""], dawn=True
    )
    play.answer("play rat_swarm", "play vampire_bride", "add fog_bank", "add echoing_laughter", "play sailor")
    assert play.asked() == (1, "take")


@pytest.mark.rule("spoils.divider-tie")
def test_of_equals_the_earliest_divides(sit: Sit) -> None:
    a, b, c, d = range(4)
    play = sit(room="dungeon", battle="terror", butler=c, hands=["sailor", "rat_swarm", "zombie", "giant_spider"], dawn=True)
    play.answer("play zombie", seat=c).answer("play giant_spider", seat=d).answer("play sailor", seat=a)
    play.answer("play rat_swarm", seat=b)
    assert play.asked() == (d, "take")


@pytest.mark.rule("spoils.round-robin")
def test_spoils_are_handed_out_in_rounds(sit: Sit) -> None:
    hands = ["giant_spider", "rat_swarm", "zombie", "gangster crucifix storm_lantern"]
    play = sit(room="dungeon", battle="terror", hands=hands, room_items="fuse_box", dawn=True)
    play.answer("play giant_spider", "play rat_swarm", "play zombie", "play gangster", "add crucifix", "add storm_lantern", "done")
    assert play.spoils == ["crucifix", "dungeon", "fuse_box", "gangster", "storm_lantern"]
    play.answer("take dungeon")
    assert play.asked() == (0, "give")
    play.answer("give gangster 2")
    assert {text.split()[-1] for text in play.options()} == {"1"}
    play.answer("give crucifix 1")
    assert [len(pile) for pile in play.piles] == [1, 1, 1, 0]
    assert play.asked() == (0, "take")
    play.answer("take fuse_box")
    assert play.options() == ["give storm_lantern 1", "give storm_lantern 2"]
    play.answer("give storm_lantern 2")
    assert play.piles == [["dungeon", "fuse_box"], ["crucifix"], ["gangster", "storm_lantern"], []]


@pytest.mark.rule("spoils.divider-chooses-cards")
def test_allies_cannot_demand_a_card(sit: Sit) -> None:
    play = sit(room="dungeon", battle="terror", hands=["giant_spider", "rat_swarm", "sailor", "gangster"], dawn=True)
    play.answer("play giant_spider", "play rat_swarm", "play sailor", "play gangster", "take dungeon")
    assert play.options() == ["give sailor 1", "give gangster 1"]
    assert play.options(1) == []
    assert play.refuses("take gangster", 1) == ""
    assert play.refuses("take gangster", 0) == "spoils.divider"
    play.answer("give sailor 1")
    assert play.pile(1) == ["sailor"]


@pytest.mark.rule("spoils.too-few")
def test_some_allies_go_without_if_there_are_too_few(sit: Sit) -> None:
    play = sit(room="dungeon", battle="terror", hands=["giant_spider", "rat_swarm", "coven_crone", "sailor"], dawn=True)
    play.answer("play giant_spider", "play rat_swarm", "play coven_crone", "play sailor")
    play.answer("take dungeon")
    assert play.options() == ["give sailor 1", "give sailor 2"]
    play.answer("give sailor 2")
    assert play.piles == [["dungeon"], [], ["sailor"], []]


@pytest.mark.rule("spoils.eligibility")
def test_who_adds_nothing_or_has_discarded_gets_nothing(sit: Sit) -> None:
    play = sit(room="library", battle="psychic", hands=["ghost", "werewolf", "sailor", "zombie"], dawn=True)
    play.answer("play ghost", "play werewolf", "play sailor", "discard zombie")
    assert play.totals() == (0, 2)
    assert play.piles == [["library", "sailor"], [], [], []]
    assert play.heard("won_spoil")[0]["seat"] == 0


@pytest.mark.rule("spoils.weak-ally-shares")
def test_a_weak_ally_shares(sit: Sit) -> None:
    hands = ["zombie_horde full_moon grave_dirt rusty_meat_hook", "crawling_hand", "sailor", ""]
    play = sit(room="coal_cellar", battle="strength", hands=hands, dawn=True)
    play.answer("play zombie_horde", "add grave_dirt", "add rusty_meat_hook", "done", "play crawling_hand", "play sailor")
    assert play.totals() == (3, 9 + 1)
    play.answer("take coal_cellar")
    assert play.piles == [["coal_cellar"], ["sailor"], [], []]


@pytest.mark.rule("spoils.out-of-game")
def test_spoils_are_out_of_the_game(sit: Sit) -> None:
    play = sit(room="dungeon", battle="strength", hands=["sailor", "zombie", "", ""], piles=["vampire cellar_demon", "", "", ""])
    assert play.options() == ["play sailor", "discard sailor"]
    assert play.refuses("play cellar_demon") == "play.one-character"
    assert play.view["players"][0]["hourglasses"] == 6


BULBS = ["laboratory", "observatory", "grand_foyer", "photographer", "lighthouse_keeper", "chandelier", "fuse_box", "spare_fuse"]
"""Cards with two light bulbs each."""


@pytest.mark.rule("spoils.hand-size")
@pytest.mark.parametrize(
    ("pile", "size"),
    [("", 6), ("laboratory", 6), ("laboratory kitchen", 7), ("laboratory observatory kitchen", 7), (" ".join(BULBS[:3]), 8)],
)
def test_three_bulbs_are_a_card_more(sit: Sit, pile: str, size: int) -> None:
    play = sit(hands=["sailor", "zombie", "", ""], piles=[pile, "", "", ""], room="dungeon")
    assert play.view["players"][0]["hand_size"] == size


@pytest.mark.rule("spoils.hand-size-max")
def test_no_hand_is_larger_than_ten(sit: Sit) -> None:
    play = sit(hands=["sailor", "zombie", "", ""], piles=[" ".join(BULBS), "", "", ""], room="dungeon")
    assert play.view["players"][0]["light_bulbs"] == 16
    assert play.view["players"][0]["hand_size"] == 10


def test_everyone_remembers_the_battle_while_its_spoils_are_shared_out(sit: Sit) -> None:
    hands = ["spelunker", "vampire", "paperboy flashlight", "crawling_hand"]
    play = sit(room="dungeon", battle="strength", hands=hands, room_items="music_box suit_of_armor", dawn=True)
    assert play.view["fought"] is None
    play.answer("play spelunker", "done", "play vampire", "add suit_of_armor", "done", "play paperboy", "add flashlight", "done")
    play.answer("play crawling_hand", "done", nature=["roll 2", "roll 3"])
    for seat in (0, 3, 63):
        fought = GAME.shown.view(play.table, seat)["fought"]
        assert (fought["room"], fought["battle"], fought["winner"]) == (SHORT["dungeon"], "strength", "monsters")
        assert fought["totals"] == {"explorers": 4, "monsters": 5 + 2 + 1}
        assert [(e["seat"], short(e["character"]), shorts(e["items"]), e["rolled"]) for e in fought["field"]] == [
            (0, "spelunker", [], []),
            (1, "vampire", ["suit_of_armor"], [2, 3]),
            (2, "paperboy", ["flashlight"], []),
            (3, "crawling_hand", [], []),
        ]
    assert shorts(play.view["displayed"]) == play.spoils == ["dungeon", "music_box", "spelunker"]
    play.answer("take dungeon")
    assert shorts(play.view["displayed"]) == ["dungeon", "music_box", "spelunker"]
    assert play.spoils == ["music_box", "spelunker"]


def test_a_tied_battle_is_remembered_without_a_winner(sit: Sit) -> None:
    play = sit(room="dungeon", battle="strength", hands=["sailor", "ghoul", "", ""])
    play.answer("play sailor", "play ghoul")
    fought = play.view["fought"]
    assert fought["winner"] is None
    assert fought["totals"]["explorers"] == fought["totals"]["monsters"] > 0
    assert play.view["field"] == []


@pytest.mark.rule("spoils.divider")
@pytest.mark.parametrize(
    ("taken", "left", "prompt"), [([], ["room_kitchen", "item_crowbar"], "take"), (["room_kitchen"], ["item_crowbar"], "give")]
)
def test_who_divides_is_asked_whoever_the_butler_is(taken: list[str], left: list[str], prompt: str) -> None:
    game = gloam.position(f"""
        game = "house_of_horrors"
        seats = 4
        round = 4
        butler = 1
        hands = [["explorer_sailor"], ["monster_imp"], ["monster_zombie"], ["explorer_exorcist"]]
        piles = [[], [], {taken}, []]

        [fought]
        room = "room_kitchen"
        battle = "strength"
        field = [
            {{seat = 2, character = "monster_mummy"}},
            {{seat = 1, character = "monster_skeleton"}},
            {{seat = 0, character = "monster_shadow_slink"}},
            {{seat = 3, character = "explorer_gangster", items = ["item_crowbar"]}},
        ]

        [spoils]
        cards = {left}
        displayed = ["room_kitchen", "item_crowbar"]
        sharing = [2, 0, 1]
        served = {[2] if taken else []}
    """)
    assert [(question.seat, question.prompt) for question in game.asked] == [(2, prompt)]
