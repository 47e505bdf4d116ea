"""Giving, playing, wearing and picking up; and every Item card."""

from __future__ import annotations

import pytest

from gloam.games.the_victim import GAME
from gloam.games.the_victim.components import TILES
from the_victim.conftest import Sit

# ---------------------------------------------------------------- Give


@pytest.mark.rule("give.in-reach")
def test_a_card_changes_hands(sit: Sit) -> None:
    play = sit(tiles="camp n path_1, path_1 n path_2", at="diego path_1, sean path_2", hands={"anya": "gun"})
    assert play.refuses("give sean") == "give.in-reach"
    play.answer("give diego", "hand gun", seat=1)
    assert (play.hand("diego"), play.hand("anya"), play.view["points"]) == (["gun"], [], 2)


@pytest.mark.rule("give.unlimited")
def test_any_number_of_cards(sit: Sit) -> None:
    play = sit(hands={"anya": "gun gun manual amulet"})
    for item in ("gun", "gun", "manual", "amulet"):
        play.answer("give sean", f"hand {item}", seat=1)
    assert play.hand("sean") == ["manual", "gun", "gun", "amulet"]


@pytest.mark.rule("give.no-immediate-equip")
def test_the_receiver_puts_it_on_in_its_own_turn(sit: Sit) -> None:
    play = sit(hands={"anya": "shoes"})
    play.answer("give sean", "hand shoes", seat=1)
    assert play.offers("wear") == []
    play.answer("end", seat=1)
    assert play.asked() == (2, "act")
    assert play.offers("wear", 2) == ["shoes"]


@pytest.mark.rule("give.not-critical")
def test_the_critical_neither_give_nor_receive(sit: Sit) -> None:
    play = sit(hands={"anya": "gun"}, wounds="sean 2")
    assert play.offers("give") == ["diego", "lucien"]
    assert play.refuses("give sean") == "give.not-critical"
    assert sit(hands={"anya": "gun"}, wounds="anya 2").refuses("give sean") == "give.not-critical"


# ---------------------------------------------------------------- Play


@pytest.mark.rule("play.unlimited")
def test_any_number_of_cards_may_be_played(sit: Sit) -> None:
    play = sit(hands={"anya": "aid_box aid_box gun"}, wounds="anya 1, sean 1", evil="ghost")
    play.answer("play aid_box", "on anya", "play aid_box", "on sean", "play gun")
    assert play.view["item_discard"] == ["aid_box", "aid_box", "gun"]
    assert play.view["points"] == 2


@pytest.mark.rule("play.friendly-icon")
def test_a_card_for_a_friend(sit: Sit) -> None:
    play = sit(hands={"anya": "aid_box"}, tiles="camp n path_1", at="sean path_1", wounds="sean 1")
    play.answer("play aid_box", "on sean")
    assert play.wounds("sean") == 0


@pytest.mark.rule("play.special-timing")
def test_firework_and_manual_wait_for_their_moment(sit: Sit) -> None:
    play = sit(hands={"anya": "firework manual"})
    assert play.offers("play") == []
    assert play.refuses("play manual") == play.refuses("play firework") == "play.special-timing"


@pytest.mark.rule("play.special-timing")
def test_in_the_evils_turn_only_firework_and_manual(sit: Sit) -> None:
    play = sit(turn="evil", evil="ghost", hands={"sean": "firework manual aid_box gun hammer flashlight"})
    play.answer("attack sean", nature="3")
    assert play.asked() == (2, "firework")
    assert play.options(2) == ["pass", "play firework"]
    play.answer("pass", seat=2, nature="1 1 1")
    assert play.asked() == (2, "test")
    assert play.options(2) == ["pass", "play manual"]


@pytest.mark.rule("play.special-timing")
def test_who_holds_other_cards_is_asked_all_the_same(sit: Sit) -> None:
    """Being asked tells nobody which cards a Victim holds."""
    play = sit(turn="evil", evil="ghost", hands={"sean": "gun"})
    play.answer("attack sean", nature="3")
    assert (play.asked(), play.options(2)) == ((2, "firework"), ["pass"])


@pytest.mark.rule("play.special-timing")
@pytest.mark.parametrize("discarded", [2, 3])
def test_nobody_is_asked_for_a_card_when_all_of_its_kind_lie_discarded(sit: Sit, discarded: int) -> None:
    """Everyone sees the discarded Items: only what they rule out goes unasked."""
    piles = " ".join(["firework"] * discarded + ["manual"] * discarded)
    play = sit(turn="evil", evil="ghost", hands={"sean": "gun"}, item_discard=piles)
    play.answer("attack sean", nature="3" if discarded == 2 else "3 1 1 1")
    assert play.asked()[1] == ("firework" if discarded == 2 else "evil")


@pytest.mark.rule("play.hand-limit")
def test_down_to_five_cards_when_the_turn_ends(sit: Sit) -> None:
    play = sit(hands={"anya": "gun gun gun manual manual amulet hammer"}, worn={"anya": "shoes"})
    play.answer("end", seat=1)
    assert play.asked() == (1, "discard")
    play.answer("discard gun", "discard amulet", seat=1)
    assert play.asked() == (2, "act")
    assert len(play.hand("anya")) == 5
    assert play.victim("anya")["worn"] == ["shoes"]


# ---------------------------------------------------------------- Put on, take off


@pytest.mark.rule("equip.two-slots")
def test_two_items_worn(sit: Sit) -> None:
    play = sit(hands={"anya": "shoes"}, worn={"anya": "jacket amulet"})
    assert play.offers("wear") == []
    assert play.refuses("wear shoes") == "equip.two-slots"


@pytest.mark.rule("equip.unlimited-changes")
def test_changing_costs_nothing(sit: Sit) -> None:
    play = sit(hands={"anya": "shoes jacket amulet"})
    play.answer("wear shoes", "wear jacket", "take_off shoes", "wear amulet")
    assert play.victim("anya")["worn"] == ["jacket", "amulet"]
    assert play.view["points"] == 2


@pytest.mark.rule("equip.swap-discards")
def test_what_is_taken_off_is_discarded(sit: Sit) -> None:
    play = sit(hands={"anya": "shoes"}, worn={"anya": "jacket amulet"})
    play.answer("take_off amulet", "wear shoes")
    assert play.view["item_discard"] == ["amulet"]
    assert play.victim("anya")["worn"] == ["jacket", "shoes"]


@pytest.mark.rule("equip.wearables-only")
def test_a_hammer_is_not_worn(sit: Sit) -> None:
    play = sit(hands={"anya": "hammer shoes"})
    assert play.offers("wear") == ["shoes"]
    assert play.refuses("wear hammer") == "equip.wearables-only"


# ---------------------------------------------------------------- Pick up


@pytest.mark.rule("pickup.tokens")
def test_the_token_of_a_tile(sit: Sit) -> None:
    play = sit(tiles="camp n plane_1", at="anya plane_1")
    assert "pick_up" in play.options()
    play.answer("pick_up", nature="gun gun gun")
    assert "pick_up" not in play.options()
    assert play.refuses("pick_up") == "pickup.tokens"


@pytest.mark.rule("pickup.ends-run")
def test_picking_up_ends_a_run(sit: Sit) -> None:
    play = sit(tiles="camp n herb_1, herb_1 n path_1", wounds="anya 1")
    play.answer("run", "step herb_1", nature="2 1 1")
    assert "step path_1" in play.options()
    play.answer("pick_up")
    assert play.asked() == (1, "act")
    assert play.wounds("anya") == 0


def test_a_card_may_be_played_in_the_middle_of_a_run(sit: Sit) -> None:
    play = sit(tiles="camp n path_1, path_1 ne! path_2", hands={"anya": "hammer"})
    play.answer("run", "pass", "step path_1", nature="1 1 0")
    play.answer("play hammer", "at path_1", "step path_2")
    assert play.at("anya") == "path_2"


# ---------------------------------------------------------------- each card


@pytest.mark.rule("items.one-use-discarded", "items.flashlight")
def test_flashlight_shows_three_tiles_and_lays_them_back(sit: Sit) -> None:
    play = sit(hands={"anya": "flashlight"}, left="path_1 path_2 path_3 path_4", right="path_5")
    other = play.table.piles[1]
    play.answer("play flashlight", "look left", nature="path_1 path_2 path_3")
    play.answer("bottom path_1", "top path_2", "top path_3", seat=1)
    assert play.view["item_discard"] == ["flashlight"]
    assert [TILES[segment[1]] for segment in play.table.piles[0][:3]] == ["path_3", "path_2", "path_4"]
    assert TILES[play.table.piles[0][-1][1]] == "path_1"
    assert play.table.piles[1] == other


@pytest.mark.rule("items.flashlight")
def test_flashlight_on_a_pile_of_two(sit: Sit) -> None:
    piles = {"left": [{"tiles": len(TILES) - 3}], "right": [{"tile": "path_5"}, {"tiles": 1, "bunker": True}]}
    play = sit(hands={"anya": "flashlight"}, piles=piles)
    play.answer("play flashlight", "look right", nature="path_5 bunker")
    play.answer("top path_5", "top bunker", seat=1)
    assert [TILES[segment[1]] for segment in play.table.piles[1]] == ["bunker", "path_5"]
    assert GAME.components(play.table)["tile bunker"] == 1


@pytest.mark.rule("items.aid-box")
def test_aid_box_heals_without_a_roll(sit: Sit) -> None:
    play = sit(hands={"anya": "aid_box"}, wounds="diego 2", tiles="camp n path_1", at="diego path_1")
    play.answer("play aid_box")
    assert play.offers("on") == ["diego"]
    play.answer("on diego")
    assert play.wounds("diego") == 1
    assert play.rolls() == []
    assert sit(hands={"anya": "aid_box"}).refuses("play aid_box") == "items.aid-box"


@pytest.mark.rule("items.aid-box-critical", "play.special-timing")
def test_aid_box_while_critical(sit: Sit) -> None:
    play = sit(hands={"anya": "aid_box"}, wounds="anya 2")
    play.answer("play aid_box", "on anya")
    assert play.wounds("anya") == 1
    assert "hide" in play.options()


@pytest.mark.rule("items.firework")
def test_firework_stops_one_attack(sit: Sit) -> None:
    play = sit(turn="evil", evil="werewolf", hands={"sean": "firework"}, rage=0)
    play.answer("use double_slash", "attack sean").answer("play firework", seat=2, nature="1 0 1")
    assert play.wounds("sean") == 1
    assert play.evil["rage"] == 1
    assert play.view["item_discard"] == ["firework"]
    assert play.rolls() == [("sean", "vit", 3)]


@pytest.mark.rule("items.firework-before-defence")
def test_firework_comes_before_the_defence(sit: Sit) -> None:
    play = sit(turn="evil", evil="ghost", hands={"sean": "firework"})
    play.answer("attack sean", nature="3").answer("pass", seat=2, nature="1 0 1")
    assert play.asked() == (2, "test")
    assert play.options(2) == ["pass"]


@pytest.mark.rule("items.manual")
def test_manual_rolls_chosen_dice_again(sit: Sit) -> None:
    play = sit(turn="evil", evil="ghost", hands={"sean": "manual"})
    play.answer("attack sean", nature="4").answer("pass", seat=2, nature="0 2 0")
    play.answer("play manual", "reroll 1", seat=2)
    assert play.offers("reroll") == ["2", "3"]
    play.answer("reroll 3", "done", seat=2, nature="1 3")
    assert play.view["roll"]["dice"] == [1, 2, 3]
    assert play.wounds("sean") == 0
    assert play.view["item_discard"] == ["manual"]


@pytest.mark.rule("items.manual")
def test_two_manuals_for_one_test(sit: Sit) -> None:
    play = sit(tiles="camp n decoder_3", at="anya decoder_3", hands={"anya": "manual manual"})
    play.answer("decode", nature="0 0").answer("play manual", "reroll 2", "done", nature="1")
    play.answer("play manual", "reroll 1", "reroll 2", nature="1 2 5")
    assert play.view["bunker"]["tokens"] == ["5"]


@pytest.mark.rule("items.gun", "components.bullet-token", "evil.bullet")
def test_gun_takes_an_action_point(sit: Sit) -> None:
    play = sit(evil="ghost", hands={"anya": "gun gun"})
    play.answer("play gun")
    assert play.evil["bullet"] is True
    assert play.refuses("play gun") == "components.bullet-token"
    play.answer("end", seat=1).answer("end", seat=2, nature="dark_curse")
    assert play.asked() == (3, "evil")
    assert play.view["points"] == 1
    play.answer("end", seat=3).answer("end", seat=0)
    assert play.asked() == (1, "act")
    assert play.evil["bullet"] is False


def test_a_table_may_remove_the_guns_token_with_the_evils_turn(sit: Sit) -> None:
    play = sit(evil="ghost", hands={"anya": "gun"}, gun_token="evil_turn")
    play.answer("play gun", "end", seat=1).answer("end", seat=2, nature="dark_curse")
    assert play.view["points"] == 1
    play.answer("end", seat=3)
    assert play.evil["bullet"] is False


@pytest.mark.rule("items.gun-range")
def test_gun_needs_the_evil_in_reach(sit: Sit) -> None:
    tiles = "camp n path_1, path_1 n path_2, camp s! path_3"
    for place in ("path_2", "path_3"):
        play = sit(evil="ghost", place=place, tiles=tiles, hands={"anya": "gun"})
        assert play.refuses("play gun") == "items.gun-range"
    assert sit(evil="ghost", place="path_1", tiles=tiles, hands={"anya": "gun"}).offers("play") == ["gun"]
    assert sit(hands={"anya": "gun"}).refuses("play gun") == "items.gun-range"


@pytest.mark.rule("items.hammer")
def test_hammer_opens_a_path(sit: Sit) -> None:
    play = sit(tiles="camp n path_1, camp s! path_2", at="sean path_2", hands={"anya": "hammer"}, wounds="sean 1")
    assert play.offers("heal") == []
    play.answer("play hammer")
    assert play.offers("at") == ["camp", "path_2"]
    play.answer("at path_2")
    assert play.view["hammers"] == [["path_2", "camp"]]
    assert play.offers("heal") == ["sean"]
    play.answer("run", "step path_2", nature="1 0 0")
    assert play.at("anya") == "path_2"


@pytest.mark.rule("items.hammer-victims-only")
def test_a_hammered_path_is_not_for_the_evil(sit: Sit) -> None:
    play = sit(turn="evil", evil="ghost", tiles="camp n path_1, camp s! path_2", hammers=["camp path_2"])
    play.answer("hunt", nature="3")
    assert play.offers("prowl") == ["body path_1"]


@pytest.mark.rule("components.hammer-tokens")
def test_three_hammer_tokens(sit: Sit) -> None:
    tiles = "camp n! path_1, camp s! path_2, camp ne! path_3, camp sw! path_4"
    play = sit(tiles=tiles, hands={"anya": "hammer"}, hammers=["camp path_1", "camp path_2"])
    play.answer("play hammer", "at path_4", "at camp")
    assert len(play.view["hammers"]) == 3
    full = ["camp path_1", "camp path_2", "camp path_3"]
    assert sit(tiles=tiles, hands={"anya": "hammer"}, hammers=full).refuses("play hammer") == "components.hammer-tokens"


@pytest.mark.rule("items.amulet")
def test_amulet_adds_to_luk(sit: Sit) -> None:
    play = sit(tiles="camp n corpse_4", at="anya corpse_4", worn={"anya": "amulet"})
    play.answer("search", "take", nature="1 1 gun")
    assert play.hand("anya") == ["gun"]
    play = sit(tiles="camp n test_luk_1", worn={"anya": "amulet"})
    play.answer("run", "step test_luk_1", nature="1 0 0 1 1")
    assert play.victim("anya")["luk"] == 3


@pytest.mark.rule("items.calculator")
def test_calculator_adds_to_int(sit: Sit) -> None:
    play = sit(tiles="camp n decoder_3", at="anya decoder_3", worn={"anya": "calculator"})
    play.answer("decode", nature="1 1 3")
    assert play.view["bunker"]["tokens"] == ["3"]


@pytest.mark.rule("items.jacket")
def test_jacket_adds_to_the_defence(sit: Sit) -> None:
    play = sit(turn="evil", evil="ghost", worn={"sean": "jacket"})
    play.answer("attack sean", nature="4 1 1 1")
    assert play.heard("defended")[0]["defence"] == 4
    assert play.wounds("sean") == 0


@pytest.mark.rule("items.shoes")
def test_shoes_add_to_a_run(sit: Sit) -> None:
    play = sit(worn={"anya": "shoes"}, left="path_1")
    play.answer("run", nature="1 1 0")
    assert play.heard("runs")[0]["points"] == 3


@pytest.mark.rule("items.bonus-after-roll")
def test_a_bonus_is_no_die_and_no_status(sit: Sit) -> None:
    tiles = {"tiles": "camp n corpse_4", "at": "diego corpse_4"}
    play = sit(turn="diego", **tiles, worn={"diego": "amulet"}, status="diego luk 4")
    play.answer("search", "take", nature="1 1 1 0 gun")
    assert play.rolls() == [("diego", "luk", 4)]
    assert play.hand("diego") == ["gun"]
    assert play.asked() == (0, "act")


@pytest.mark.rule("items.bonus-needs-equipped")
def test_shoes_in_the_hand_do_not_help(sit: Sit) -> None:
    play = sit(hands={"anya": "shoes"}, left="path_1")
    play.answer("run", "pass", nature="1 1 0")
    assert play.heard("runs")[0]["points"] == 2


@pytest.mark.rule("sean.shooting-bullet")
def test_where_a_guns_bullet_leaves_early_that_of_shooting_stays(sit: Sit) -> None:
    play = sit("diego sean anya lucien", turn="sean", evil="ghost", gun_token="evil_turn")
    play.answer("use shooting", "end", seat=1).answer("end", seat=2, nature="wild_animals").answer("end", seat=3)
    assert play.evil["bullet"] is True
    play.answer("end", seat=0)
    assert play.view["acting"] == "sean"
    assert play.evil["bullet"] is False


@pytest.mark.rule("items.gun")
def test_there_the_bullet_of_a_gun_leaves_though_sean_has_fired_it(sit: Sit) -> None:
    play = sit("diego sean anya lucien", turn="sean", evil="ghost", gun_token="evil_turn", hands={"sean": "gun"})
    play.answer("play gun", "end", seat=1).answer("end", seat=2, nature="wild_animals")
    assert (play.view["points"], play.evil["bullet"]) == (1, True)
    play.answer("end", seat=3)
    assert play.evil["bullet"] is False
