"""Decode, Heal, Search, Hide, skills in general, and Enter Password."""

from __future__ import annotations

from collections import Counter

import pytest

from gloam.games.the_victim.components import ALL_ITEMS, ITEMS, TOKENS
from gloam.games.the_victim.rules.equation import value, well_formed
from the_victim.conftest import Sit

DECODER = {"tiles": "camp n decoder_3", "at": "anya decoder_3"}
CORPSE = {"tiles": "camp n corpse_4", "at": "anya corpse_4"}


# ---------------------------------------------------------------- Decode


@pytest.mark.rule("decode.where")
def test_only_on_a_decoder_tile(sit: Sit) -> None:
    play = sit()
    assert "decode" not in play.options()
    assert play.refuses("decode") == "decode.where"


@pytest.mark.rule("decode.roll")
@pytest.mark.parametrize(("dice", "gained"), [("1 1 1", ["4"]), ("1 1 0", [])])
def test_three_or_more_decodes(sit: Sit, dice: str, gained: list[str]) -> None:
    play = sit(**DECODER, status="anya int 3")
    play.answer("decode", nature=f"{dice} {' '.join(gained)}")
    assert play.view["bunker"]["tokens"] == gained
    assert play.tokens("decoder_3") == ["decoder"] * len(gained)


@pytest.mark.rule("decode.number-token")
def test_a_fresh_tile_gives_a_number(sit: Sit) -> None:
    play = sit(**DECODER)
    play.answer("decode", nature="2 1 6")
    assert play.view["bunker"]["tokens"] == ["6"]
    assert play.tokens("decoder_3") == ["decoder"]
    assert play.view["bunker"]["numbers_left"] == 5


@pytest.mark.rule("decode.symbol-token")
def test_a_used_tile_gives_symbols(sit: Sit) -> None:
    play = sit(**DECODER)
    play.answer("decode", "end", nature="2 1 6").answer("end", "end", "end", nature="hail")
    play.answer("decode", seat=1, nature="3 0 times")
    assert play.view["bunker"]["tokens"] == ["6", "times"]
    assert play.tokens("decoder_3") == ["decoder"]
    assert play.view["bunker"]["symbols_left"] == 7


@pytest.mark.rule("decode.tokens-shared")
def test_any_victim_may_use_the_tokens(sit: Sit) -> None:
    play = sit(tiles="camp n decoder_3, camp s bunker", at="anya decoder_3, sean bunker", gate=12)
    play.answer("decode", "end", nature="2 1 5")
    play.answer("place 5 1", seat=2)
    assert play.view["bunker"]["row"] == ["5"]


@pytest.mark.rule("decode.supply-empty")
def test_without_tokens_nothing_is_gained(sit: Sit) -> None:
    play = sit(**DECODER, tokens="plus plus plus minus minus times times times", decoded="decoder_3")
    assert play.tokens("decoder_3") == ["decoder"]
    play.answer("decode", nature="3 3")
    assert play.asked() == (1, "act")
    assert len(play.view["bunker"]["tokens"]) == 8


# ---------------------------------------------------------------- Heal


@pytest.mark.rule("heal.target")
def test_who_can_be_healed(sit: Sit) -> None:
    tiles = "camp n path_1, path_1 n path_2"
    play = sit(tiles=tiles, at="diego path_1, sean path_2", wounds="diego 1, sean 1")
    assert play.offers("heal") == ["diego"]
    assert play.refuses("heal sean") == "turn.in-reach"
    assert play.refuses("heal lucien") == "heal.target"


@pytest.mark.rule("heal.roll")
@pytest.mark.parametrize(("dice", "wounds"), [("2 1", 1), ("1 1", 2)])
def test_three_or_more_heals(sit: Sit, dice: str, wounds: int) -> None:
    play = sit(wounds="diego 2")
    play.answer("heal diego", nature=dice)
    assert play.wounds("diego") == wounds


@pytest.mark.rule("heal.debuff-instead")
@pytest.mark.parametrize(("cure", "left"), [("wound", (0, ["poisoned"])), ("debuff", (1, []))])
def test_a_wound_or_the_debuff(sit: Sit, cure: str, left: tuple[int, list[str]]) -> None:
    play = sit(wounds="diego 1", debuffs="diego poisoned", evil="widow")
    play.answer("heal diego", nature="2 2")
    assert play.asked() == (1, "treat")
    play.answer(f"cure {cure}", seat=1)
    assert (play.wounds("diego"), play.victim("diego")["debuffs"]) == left


@pytest.mark.rule("heal.not-self")
def test_nobody_heals_himself(sit: Sit) -> None:
    play = sit(wounds="anya 1")
    assert play.offers("heal") == []
    assert play.refuses("heal anya") == "heal.not-self"


@pytest.mark.rule("heal.ends-critical")
def test_the_healed_stand_up(sit: Sit) -> None:
    play = sit(tiles="camp n path_1", wounds="sean 2")
    play.answer("heal sean", "end", nature="2 2")
    assert play.asked() == (2, "act")
    assert {"run", "hide"} <= set(play.options())


# ---------------------------------------------------------------- Search


@pytest.mark.rule("search.where")
def test_luk_dice_on_a_corpse_tile(sit: Sit) -> None:
    play = sit(**CORPSE, status="anya luk 2")
    play.answer("search", nature="1 1")
    assert play.rolls() == [("anya", "luk", 2)]
    assert sit().refuses("search") == "search.where"


@pytest.mark.rule("search.three")
def test_one_item_for_three_to_five(sit: Sit) -> None:
    play = sit(**CORPSE)
    play.answer("search", "take", nature="3 2 gun")
    assert play.hand("anya") == ["gun"]
    assert play.asked() == (1, "act")


@pytest.mark.rule("search.six")
def test_two_items_for_six(sit: Sit) -> None:
    play = sit(**CORPSE)
    play.answer("search", "take", "take", nature="3 3 gun amulet")
    assert play.hand("anya") == ["gun", "amulet"]
    assert play.asked() == (1, "act")


@pytest.mark.rule("search.optional")
@pytest.mark.parametrize("taken", [0, 1])
def test_what_is_found_may_be_left(sit: Sit, taken: int) -> None:
    play = sit(**CORPSE)
    play.answer("search", *["take"] * taken, "done", nature="3 3" + " gun" * taken)
    assert len(play.hand("anya")) == taken


@pytest.mark.rule("search.no-limit")
def test_a_corpse_can_be_searched_every_turn(sit: Sit) -> None:
    play = sit(**CORPSE)
    for event in ("hail", "dark_curse"):
        play.answer("search", "end", seat=1, nature="0 0")
        play.answer("end", seat=2).answer("end", seat=3, nature=event).answer("end", seat=0)
    assert "search" in play.options(1)


@pytest.mark.rule("search.item-deck-empty")
def test_the_discards_become_the_deck(sit: Sit) -> None:
    discarded = "gun gun amulet shoes manual hammer"
    others = list((Counter(ITEMS[item] for item in ALL_ITEMS) - Counter(discarded.split())).elements())
    play = sit(**CORPSE, hands={"lucien": " ".join(others)}, item_discard=discarded)
    play.answer("search", "take", nature="2 2 amulet")
    assert play.hand("anya") == ["amulet"]
    assert play.view["items"] == 5
    assert play.view["item_discard"] == []
    assert play.heard("reshuffled")


@pytest.mark.rule("search.item-deck-empty")
def test_without_any_cards_nothing_is_drawn(sit: Sit) -> None:
    play = sit(**CORPSE, hands={"lucien": " ".join([ITEMS[item] for item in ALL_ITEMS])})
    play.answer("search", nature="3 3")
    assert play.asked() == (1, "act")
    assert play.hand("anya") == []


# ---------------------------------------------------------------- Hide


@pytest.mark.rule("hide.roll", "components.hide-token")
@pytest.mark.parametrize(("dice", "token"), [("2 1", "front"), ("1 1", "none")])
def test_three_or_more_hides(sit: Sit, dice: str, token: str) -> None:
    play = sit()
    play.answer("hide", nature=dice)
    if token == "front":
        play.answer("hide", seat=1)
    assert play.victim("anya")["hide"] == token
    assert play.asked() == (1, "act")


@pytest.mark.rule("hide.optional")
def test_after_a_good_roll_nobody_has_to_hide(sit: Sit) -> None:
    play = sit()
    play.answer("hide", nature="2 1")
    assert play.asked() == (1, "hide")
    assert play.options(1) == ["hide", "pass"]
    assert play.refuses("end", 1) == "hide.optional"
    play.answer("pass", seat=1)
    assert play.victim("anya")["hide"] == "none"
    assert play.view["points"] == 1
    assert play.refuses("hide", 1) == "turn.different-actions"


@pytest.mark.rule("hide.no-target")
def test_the_evil_does_not_see_the_hidden(sit: Sit) -> None:
    play = sit(turn="evil", evil="ghost", hide="diego front")
    assert play.offers("attack") == ["anya", "sean"]
    assert play.refuses("attack diego") == "hide.no-target"


@pytest.mark.rule("hide.no-target")
def test_no_death_skill_takes_the_hidden(sit: Sit) -> None:
    play = sit(turn="evil", evil="ghost", rage=3, wounds="diego 2, anya 2", hide="diego front")
    assert play.offers("death") == ["anya"]
    assert play.refuses("death diego") == "hide.no-target"


@pytest.mark.rule("hide.no-target")
def test_an_attack_on_all_skips_the_hidden(sit: Sit) -> None:
    play = sit(turn="evil", evil="wendigo", hide="diego front")
    play.answer("attack_all", nature="1 2 0 2 0 0")
    assert [victim for victim, _ in play.powers()] == ["anya", "sean"]


@pytest.mark.rule("hide.no-event")
def test_events_pass_over_the_hidden(sit: Sit) -> None:
    play = sit(turn="lucien", tiles="camp n corpse_4", at="diego corpse_4, sean corpse_4", hide="diego front")
    play.answer("end", nature="wild_animals")
    assert play.wounds("diego", "sean") == [0, 1]


@pytest.mark.rule("hide.duration", "hide.blocked-turn", "hide.token-removed", "components.hide-token")
def test_hiding_lasts_until_the_next_turn_and_then_takes_one_off(sit: Sit) -> None:
    play = sit("anya diego sean lucien", turn="anya", evil="ghost", host="diego")
    play.answer("hide", "hide", "end", seat=0, nature="3 0").answer("end", seat=2).answer("end", seat=3, nature="hail")
    assert play.offers("attack") == ["sean", "lucien"]
    play.answer("end", seat=1)
    assert play.victim("anya")["hide"] == "back"
    assert play.refuses("hide") == "hide.blocked-turn"
    play.answer("end", seat=0).answer("end", seat=2).answer("end", seat=3, nature="hail")
    assert play.offers("attack") == ["anya", "sean", "lucien"]
    play.answer("end", seat=1)
    assert play.victim("anya")["hide"] == "none"
    assert "hide" in play.options(0)


# ---------------------------------------------------------------- skills


@pytest.mark.rule("skill.active-cost")
def test_an_active_skill_is_an_action_once_a_turn(sit: Sit) -> None:
    play = sit(turn="lucien")
    play.answer("use smart_link")
    assert play.view["points"] == 1
    assert play.refuses("use smart_link") == "skill.active-cost"


@pytest.mark.rule("skill.active-cost")
def test_nobody_uses_the_skill_of_another(sit: Sit) -> None:
    assert sit().refuses("use smart_link") == "skill.active-cost"


@pytest.mark.rule("skill.self-or-others")
def test_a_shared_skill_is_for_those_in_reach(sit: Sit) -> None:
    tiles = "camp n path_1, camp s! path_2"
    play = sit(turn="diego", tiles=tiles, at="anya path_1, sean path_2, lucien path_2", hands={"diego": "gun"})
    play.answer("use tools_master", "discard gun")
    assert play.offers("on") == ["diego", "anya"]


@pytest.mark.rule("skill.recharge")
def test_a_skill_that_recharges_rests_for_a_turn(sit: Sit) -> None:
    play = sit("anya sean diego lucien", turn="sean", evil="ghost")
    play.answer("use shooting", "end").answer("end", nature="hail").answer("end").answer("end")
    assert play.asked() == (1, "act")
    assert play.refuses("use shooting") == "sean.shooting-recharge"
    play.answer("end").answer("end", nature="hail").answer("end").answer("end")
    assert "use shooting" in play.options(1)


@pytest.mark.rule("skill.token-after-use")
def test_the_token_of_a_used_skill_lies_on_the_board(sit: Sit) -> None:
    play = sit(turn="lucien")
    assert play.victim("lucien")["tokens"] == []
    play.answer("use smart_link")
    assert play.victim("lucien")["tokens"] == ["smart_link"]


@pytest.mark.rule("skill.passive-threshold")
@pytest.mark.parametrize(("luk", "cards"), [(4, 1), (5, 2)])
def test_a_passive_skill_is_unlocked_by_the_status(sit: Sit, luk: int, cards: int) -> None:
    play = sit(turn="diego", tiles="camp n corpse_4", at="diego corpse_4", status=f"diego luk {luk}")
    play.answer("search", *["take"] * cards, nature="3 0 0 0 0"[: 2 * luk] + " gun manual"[: 4 if cards == 1 else 11])
    assert len(play.hand("diego")) == cards
    assert play.view["points"] == 1
    assert play.asked() == (0, "act")


@pytest.mark.rule("skill.passive-lost-below-threshold")
def test_a_passive_skill_is_lost_again(sit: Sit) -> None:
    play = sit(turn="lucien", status="diego luk 5", tiles="camp n corpse_4", at="diego corpse_4")
    play.answer("end", nature="stress").answer("lower luk", "raise int", seat=0)
    for seat in (1, 2, 3):
        play.answer(play.options(seat)[0], seat=seat).answer(play.options(seat)[0], seat=seat)
    assert play.victim("diego")["passive"]["state"] == "locked"
    play.answer("search", "take", seat=0, nature="3 0 0 0 gun")
    assert play.hand("diego") == ["gun"]
    assert play.asked() == (0, "act")


@pytest.mark.rule("skill.passive-once-per-turn")
def test_a_passive_skill_works_once_a_turn(sit: Sit) -> None:
    play = sit("vivian diego sean lucien", turn="evil", evil="ghost", status="vivian agi 3, vivian vit 1", stamina=0)
    play.answer("attack vivian", nature="1 1")
    assert play.asked() == (0, "adrenaline_rush")
    play.answer("pass", seat=0)
    play = sit("vivian diego sean lucien", turn="evil", evil="ghost", status="vivian agi 3, vivian vit 1", tiles="camp n path_1")
    play.answer("attack vivian", nature="1 1").answer("run", "step path_1", seat=0, nature="1 0 0")
    play.answer("use terrifying_dance", "attack vivian", "done", seat=3, nature="2")
    assert play.asked() == (3, "evil")


# ---------------------------------------------------------------- Enter Password

AT_BUNKER = {"tiles": "camp n bunker", "at": "anya bunker", "gate": 12}


@pytest.mark.rule("password.where")
def test_at_the_bunker_only(sit: Sit) -> None:
    play = sit(tiles="camp n bunker", tokens="1", gate=12)
    assert play.offers("place") == []
    assert play.refuses("place 1 1") == "password.where"


@pytest.mark.rule("password.one-token", "password.once-per-turn")
def test_one_token_is_an_action_once_a_turn(sit: Sit) -> None:
    play = sit(**AT_BUNKER, tokens="1 plus")
    play.answer("place 1 1")
    assert play.view["bunker"]["row"] == ["1"]
    assert play.view["points"] == 1
    assert play.offers("place") == play.offers("remove") == []
    assert play.refuses("place plus 2") == "password.once-per-turn"


def test_a_table_may_allow_a_token_for_every_point(sit: Sit) -> None:
    play = sit(**AT_BUNKER, tokens="1 plus", password="each_point")
    play.answer("place 1 1", "place plus 2")
    assert play.view["bunker"]["row"] == ["1", "plus"]
    assert play.view["points"] == 0


@pytest.mark.rule("password.remove-returns")
def test_a_token_taken_off_can_be_placed_again(sit: Sit) -> None:
    play = sit(**AT_BUNKER, row="1 plus 5")
    play.answer("remove 3")
    assert (play.view["bunker"]["row"], play.view["bunker"]["tokens"]) == (["1", "plus"], ["5"])


def test_a_token_may_be_put_anywhere_in_the_row(sit: Sit) -> None:
    play = sit(**AT_BUNKER, row="1 5", tokens="plus")
    assert play.offers("place") == ["plus 1", "plus 2", "plus 3"]
    play.answer("place plus 2")
    assert play.view["bunker"]["row"] == ["1", "plus", "5"]


def test_a_table_may_allow_three_numbers_at_most(sit: Sit) -> None:
    assert sit(**AT_BUNKER, row="1 plus 2 plus 3", tokens="plus", equation="three").offers("place") == []
    assert sit(**AT_BUNKER, row="1 plus 2 plus 3", tokens="plus").offers("place") != []


@pytest.mark.rule("password.example-sum", "password.entry")
def test_one_plus_five_plus_six_is_twelve(sit: Sit) -> None:
    play = sit(**AT_BUNKER, row="1 plus 5 plus", tokens="6")
    play.answer("place 6 5")
    assert play.victim("anya")["state"] == "safe"


def row(text: str) -> tuple[int, ...]:
    return tuple([TOKENS.index(token) for token in text.split()])


@pytest.mark.rule("password.left-to-right")
@pytest.mark.parametrize(("text", "result"), [("1 plus 5 times 6", 36), ("6 minus 2 times 3", 12), ("2 minus 5", -3)])
def test_from_left_to_right(text: str, result: int) -> None:
    assert value(row(text)) == result


@pytest.mark.rule("password.well-formed")
@pytest.mark.parametrize(
    ("text", "is_equation"),
    [("1 plus", False), ("1", False), ("", False), ("plus 1 plus", False), ("1 2 3", False), ("1 plus 2", True), ("plus", False)],
)
def test_what_is_an_equation(text: str, is_equation: bool) -> None:
    assert well_formed(row(text)) is is_equation


@pytest.mark.rule("password.entry")
def test_all_on_the_tile_get_in(sit: Sit) -> None:
    victims = "diego anya sean lucien rolita"
    play = sit(victims, tiles="camp n bunker", at="anya bunker, sean bunker", gate=10, row="6 plus", tokens="4")
    play.answer("place 4 3")
    assert [play.victim(name)["state"] for name in ("anya", "sean", "diego")] == ["safe", "safe", "on_map"]


@pytest.mark.rule("password.later-arrivals")
def test_who_comes_later_gets_in_at_once(sit: Sit) -> None:
    play = sit("diego anya sean lucien rolita", tiles="camp n bunker", gate=12, row="2 times 6")
    play.answer("run", "step bunker", nature="1 1 0")
    assert play.victim("anya")["state"] == "safe"
    assert play.asked() == (2, "act")


@pytest.mark.rule("password.critical-excluded")
def test_the_critical_stay_outside_until_they_are_healed(sit: Sit) -> None:
    play = sit("diego anya sean lucien rolita", tiles="camp n bunker", at="sean bunker", wounds="sean 2", gate=12, row="2 times 6")
    assert play.victim("sean")["state"] == "on_map"
    play.answer("heal sean", nature="3 0")
    assert play.victim("sean")["state"] == "safe"


@pytest.mark.rule("password.inside-safe")
def test_who_is_inside_is_out_of_play(sit: Sit) -> None:
    play = sit("diego anya sean lucien rolita", evil="ghost", tiles="camp n bunker", gate=12, row="2 times 6", stamina=2)
    play.answer("run", "step bunker", nature="1 1 0").answer("end", seat=2).answer("end", seat=3, nature="hail")
    assert play.asked() == (4, "evil")
    play.answer("use behind_you", seat=4)
    assert play.offers("attack") == ["diego", "sean", "lucien"]
    play.answer("attack diego", nature="3 0 0").answer("end", seat=4)
    play.answer("end", seat=0)
    assert play.asked() == (2, "act")


@pytest.mark.rule("password.needs-gate")
@pytest.mark.parametrize("row", ["4 times 5", "5 times 3", "3 times 4"])
def test_without_a_gate_nobody_gets_in(sit: Sit, row: str) -> None:
    """Even where the row gives the number of one of the Gate tokens: a swap brings Anya to the Bunker, where nobody was yet."""
    play = sit(turn="evil", evil="doppelganger", tiles="camp n bunker", place="bunker", row=row)
    play.answer("use swap_dimension", "swap body anya", nature="1 1")
    assert play.view["bunker"]["open"] is False
    assert play.at("anya") == "bunker"
