"""The sensible player of The Victim: what it answers on either side, what it says, and that its games end."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

import gloam
from gloam.games.the_victim import GAME
from gloam.games.the_victim.bot import _BY_GAME, _BY_TABLE
from gloam.games.the_victim.map import open_edges
from gloam.games.the_victim.show import texts
from gloam.games.the_victim.table import Forest
from gloam.kernel.definition import Advice
from gloam.kernel.game import Game
from gloam.kernel.nature import Seeded
from the_victim.conftest import Begin, Play, Sit


def advised(game: Game) -> Advice:
    """What it would answer, knowing what the asked seat knows."""
    seat = game.asked[0].seat
    known = game.imagine(seat, Seeded(7))
    return GAME.advisor.advise(known, known.asked[0])


def advice(play: Play) -> str:
    answer = advised(play.game).answer
    assert answer is not None
    return GAME.catalogue.text(answer)


def why(play: Play) -> str:
    return advised(play.game).why


def follow(play: Play, prompt: str, nature: str = "") -> Play:
    """Answer as advised until something else is asked than `prompt`."""
    play.nature.script.extend(nature.split())
    while play.asked()[1] == prompt:
        play.answer(advice(play))
    return play


def test_there_is_an_answer_to_every_question() -> None:
    """Each is in one of the tables; what they leave out an Evil asks for a skill."""
    evils = Path(gloam.__file__).parent / "games" / "the_victim" / "rules" / "evils"
    sources = "".join([module.read_text(encoding="utf-8") for module in evils.glob("*.py")])
    left = set(texts._PROMPTS) - set(_BY_TABLE) - set(_BY_GAME)
    assert {prompt for prompt in left if f't.evil_seat, "{prompt}"' not in sources} == set()
    assert set(_BY_TABLE) | set(_BY_GAME) <= set(texts._PROMPTS)
    assert not set(_BY_TABLE) & set(_BY_GAME)


# --- Victims: the turn ------------------------------------------------------------------------------------------------


def test_the_best_at_decoding_and_healing_are_chosen_first(begin: Begin) -> None:
    play = begin(4, "")
    assert advice(play) == "choose lucien"
    play.answer("choose lucien", seat=0)
    assert advice(play) == "choose vivian"


def test_who_is_critical_is_healed_first(sit: Sit) -> None:
    play = sit("diego vivian rolita sean", wounds="rolita 2, diego 1")
    assert advice(play) == "heal rolita"
    assert why(play) == "Rolita is critical: heal, 88 %"


def test_on_a_fresh_decoder_tile_one_decodes(sit: Sit) -> None:
    play = sit("diego vivian sean anya", tiles="camp n decoder_1", at="vivian decoder_1")
    assert (advice(play), why(play)) == ("decode", "a token for the password, 88 %")


def test_nobody_decodes_for_tokens_that_are_not_needed(sit: Sit) -> None:
    tiles = "camp n decoder_1, camp s bunker"
    play = sit("diego vivian sean anya", tiles=tiles, at="vivian decoder_1", gate=9, tokens="4 5 plus")
    assert advice(play) == "run"
    assert why(play) == "towards Bunker: the password tokens can be placed there"


def test_a_long_way_to_the_password_is_gone_token_by_token(sit: Sit) -> None:
    tiles = "camp n decoder_1, camp s bunker"
    play = sit("diego vivian sean anya", tiles=tiles, at="vivian decoder_1", gate=16, tokens="6")
    assert advice(play) == "decode"


@pytest.mark.parametrize(
    ("row", "tokens", "answer"),
    [("", "4 5 plus", "place 4 1"), ("4 plus", "5", "place 5 3"), ("plus 5", "4", "place 4 1"), ("6 plus 4", "5", "remove 1")],
)
def test_the_password_is_entered_with_the_fewest_changes(sit: Sit, row: str, tokens: str, answer: str) -> None:
    play = sit("diego lucien sean anya", tiles="camp n bunker", at="lucien bunker", gate=9, tokens=tokens, row=row)
    assert advice(play) == answer


def test_it_knows_equations_of_four_numbers(sit: Sit) -> None:
    play = sit("diego lucien sean anya", tiles="camp n bunker", at="lucien bunker", gate=18, tokens="6", row="3 plus 4 plus 5 plus")
    assert (advice(play), why(play)) == ("place 6 7", "this opens the Bunker")


def test_after_a_good_roll_it_hides(sit: Sit) -> None:
    play = sit("diego anya sean lucien", evil="ghost").answer("hide", seat=1, nature="2 1")
    assert advice(play) == "hide"


def test_between_two_it_hands_over_who_helps_the_others_least(sit: Sit) -> None:
    """Diego has the lowest roll; hurt, he is worth less to the others than Anya, whose place the Evil takes."""
    play = sit("diego anya sean lucien", seats=2, turn="lucien", round=3, wounds="diego 1")
    play.answer("end", seat=1, nature="hail werewolf 0 2 2 2 2 2 2 2")
    assert play.asked() == (0, "hand_over")
    assert advice(play) == "on diego"


def test_frenzy_takes_everyone_it_can(sit: Sit) -> None:
    play = sit("diego anya sean lucien", turn="evil", evil="wendigo", stamina=0)
    assert advice(play) == "attack_all"
    play.answer("attack anya", seat=3)
    assert advice(play) == "attack diego"
    play.answer("attack diego", seat=3)
    assert advice(play) == "attack sean"


def test_a_second_web_is_spun_but_no_other_taken_away_for_it(sit: Sit) -> None:
    tiles = "camp n path_1, camp ne path_2, camp se path_3, camp s path_4, camp sw path_5, camp nw path_6, path_1 n path_10"
    told = {"turn": "evil", "evil": "widow", "tiles": tiles, "upgrades": (0, 1, 0)}
    play = sit("diego anya sean lucien", **told).answer("use spider_web", "at path_1", seat=3)
    assert advice(play).startswith("at path")
    play = sit("diego anya sean lucien", webs="path_1 path_2 path_3 path_4 path_5", **told)
    play.answer("use spider_web", "at path_6", seat=3)
    assert advice(play) == "done"


def test_it_knows_what_opens_the_bunker(sit: Sit) -> None:
    play = sit("diego lucien sean anya", tiles="camp n bunker", at="lucien bunker", gate=20, tokens="5", row="4 times")
    assert why(play) == "this opens the Bunker"
    play.answer(advice(play), seat=1)
    assert play.victim("lucien")["state"] == "safe"


def test_one_runs_to_an_open_bunker(sit: Sit) -> None:
    tiles = "camp n path_1, path_1 n bunker"
    play = sit("diego sean rolita anya", turn="rolita", tiles=tiles, gate=9, row="4 plus 5")
    assert advice(play) == "run"
    play.answer("run", seat=2, nature="1 1 0")
    assert advice(play) == "step path_1"
    play.answer("step path_1", seat=2)
    assert advice(play) == "step bunker"
    assert why(play) == "towards Bunker: the Bunker is open"


def test_while_the_bunker_is_hidden_tiles_are_drawn(sit: Sit) -> None:
    play = sit("diego anya sean lucien")
    assert advice(play) == "run"
    play.answer("run", seat=1, nature="2 1 0")
    assert advice(play).startswith("draw")
    assert why(play) == "explore: the Bunker is still hidden"


def test_nobody_stops_where_the_evil_is(sit: Sit) -> None:
    tiles = "camp n path_1, camp s decoder_1, camp se bunker"
    told = {"wounds": "anya 1", "evil": "ghost", "place": "path_1", "gate": 9, "tokens": "4 5 plus"}
    play = sit("diego anya sean lucien", tiles=tiles, at="anya path_1", **told)
    play.answer("run", seat=1, nature="3 1 1")
    assert advice(play) == "step camp"
    play.answer("step camp", seat=1)
    assert advice(play) == "step bunker"


def test_who_is_caught_hides(sit: Sit) -> None:
    play = sit("diego anya sean lucien", tiles="camp n path_1", wounds="anya 1", evil="ghost", place="path_1")
    play.answer("run", seat=1, nature="0 0 0")
    play.answer("step path_1", seat=1)
    assert (advice(play), why(play)) == ("hide", "the Evil is near: hide, 64 %")


def test_the_critical_crawl_to_herbs_or_lie_still(sit: Sit) -> None:
    play = sit("diego anya sean lucien", tiles="camp n herb_1, camp s path_1", wounds="anya 2")
    assert advice(play) == "crawl herb_1"
    play = sit("diego anya sean lucien", tiles="camp s path_1", wounds="anya 2")
    assert advice(play) == "end"


def without_tiles(play: Play) -> None:
    """Leave nothing to draw: a map like this is larger in a game."""
    play.table.pool, play.table.piles = (), ((), ())


def test_a_lesson_for_the_whole_game_is_worth_more_than_an_item(sit: Sit) -> None:
    tiles = "camp n path_1, path_1 n test_vit_1, camp s corpse_1"
    play = sit("diego rolita sean anya", turn="sean", tiles=tiles, at="sean path_1", status="sean vit 3, sean agi 2, sean luk 3")
    without_tiles(play)
    play.answer("run", seat=2, nature="1 0")
    assert (advice(play), why(play)) == ("step test_vit_1", "towards VIT Test 1: VIT Test 1 teaches something")


def test_an_item_at_hand_is_worth_more_than_new_ground(sit: Sit) -> None:
    play = sit("diego rolita sean anya", turn="sean", tiles="camp n corpse_1", at="sean corpse_1", status="sean luk 3")
    play.answer("hide", seat=2, nature="0 0 0")
    assert advice(play) == "search"


def test_who_stands_where_a_skill_strikes_runs_off(sit: Sit) -> None:
    """The Witch is too far away to hunt, but Thunder Call reaches every Decoder tile once she has the Stamina."""
    tiles = "camp n decoder_1, camp s test_agi_1, test_agi_1 s test_luk_1, test_luk_1 s path_1, camp sw bunker"
    told = {"turn": "sean", "tiles": tiles, "at": "sean decoder_1", "evil": "witch", "place": "path_1", "gate": 9}
    told |= {"wounds": "sean 1", "status": "sean int 1, sean vit 1, sean agi 2"}
    play = sit("diego anya sean lucien", stamina=1, **told)
    play.answer("decode", seat=2, nature="0")
    assert (advice(play), why(play)) == ("run", "the Evil's skills reach Sean here")
    play.answer("run", seat=2, nature="1 0")
    assert advice(play) == "step camp"
    tired = sit("diego anya sean lucien", stamina=0, **told).answer("decode", seat=2, nature="0")
    assert why(tired) == "explore from here"


def test_there_is_no_hiding_place_from_the_ghost_but_the_hide_token(sit: Sit) -> None:
    """Behind You! reaches everybody: nobody is near, but hiding still helps."""
    tiles = "camp n! path_3, camp s test_agi_1, test_agi_1 s test_luk_1, test_luk_1 s path_1"
    told = {"turn": "sean", "tiles": tiles, "evil": "ghost", "place": "path_1", "gate": 9}
    play = sit("diego anya sean lucien", stamina=1, wounds="sean 1", status="sean vit 1, sean luk 4", **told)
    without_tiles(play)
    assert (advice(play), why(play)) == ("hide", "the Evil's skills reach this tile: hide, 97 %")


# --- Victims: Sub Actions and Items -----------------------------------------------------------------------------------


def test_items_are_worn_at_once_and_tokens_picked_up(sit: Sit) -> None:
    assert advice(sit("diego anya sean lucien", hands={"anya": "jacket gun"})) == "wear jacket"
    play = sit("diego anya sean lucien", tiles="camp n plane_1", at="anya plane_1")
    assert advice(play) == "pick_up"


def test_an_aid_box_is_for_the_critical(sit: Sit) -> None:
    play = sit("diego anya sean lucien", hands={"anya": "aid_box"}, wounds="anya 1, sean 2")
    assert advice(play) == "play aid_box"
    play.answer("play aid_box", seat=1)
    assert (advice(play), why(play)) == ("on sean", "Sean is critical")
    healthy = sit("diego anya sean lucien", hands={"anya": "aid_box"})
    assert not advice(healthy).startswith("play")


def test_an_aid_box_heals_a_first_wound(sit: Sit) -> None:
    play = sit("diego anya sean lucien", hands={"anya": "aid_box"}, wounds="anya 1")
    assert (advice(play), why(play)) == ("play aid_box", "Anya has a Wound")


def test_an_aid_box_is_used_in_passing(sit: Sit) -> None:
    """Sean cannot be reached from the Camp: the way there is the Run."""
    tiles = "camp n path_1, path_1 n path_2, path_2 n path_10"
    told = {"hands": {"anya": "aid_box"}, "wounds": "sean 2", "at": "sean path_2", "status": "anya agi 2"}
    play = sit("diego anya sean lucien", tiles=tiles, **told)
    play.answer("run", "pass", "step path_1", seat=1, nature="1 1")
    assert (advice(play), why(play)) == ("play aid_box", "Sean is critical")
    play.answer("play aid_box", "on sean", seat=1)
    assert play.wounds("sean") == 1


def test_a_gun_is_fired_when_the_evil_is_near(sit: Sit) -> None:
    play = sit("diego anya sean lucien", hands={"anya": "gun"}, evil="witch", place="camp")
    assert advice(play) == "play gun"


def test_items_go_to_who_can_wear_them(sit: Sit) -> None:
    play = sit("diego anya sean lucien", hands={"anya": "jacket"}, worn={"anya": "shoes amulet"})
    assert advice(play).startswith("give")
    play.answer(advice(play), seat=1)
    assert advice(play) == "hand jacket"


def test_a_hammer_opens_the_short_way_to_the_bunker(sit: Sit) -> None:
    tiles = "camp n path_1, path_1 ne! bunker"
    play = sit("diego anya sean lucien", tiles=tiles, at="anya path_1", hands={"anya": "hammer"}, gate=9, row="4 plus 5")
    assert (advice(play), why(play)) == ("play hammer", "a short way to Bunker")
    play.answer("play hammer", seat=1)
    assert advice(play) == "at path_1"
    play.answer("at path_1", seat=1)
    while play.asked()[1] == "hammer_to":
        assert advice(play) == "at bunker"
        play.answer("at bunker", seat=1)


def test_the_least_useful_item_is_discarded(sit: Sit) -> None:
    play = sit("diego anya sean lucien", turn="lucien", hands={"lucien": "aid_box hammer firework"}, event_deck="hail")
    play.answer("end", seat=3, nature="hail")
    while play.asked()[1] != "discard":
        play.answer("end")
    assert advice(play) == "discard hammer"
    assert why(play) == "Hammer is needed least"
    play.answer(advice(play))


def test_what_stress_takes_and_gives(sit: Sit) -> None:
    play = sit("diego anya lucien sean", turn="sean", event_deck="stress", at="diego camp")
    play.answer("end", seat=3, nature="stress")
    assert (advice(play), why(play)) == ("lower luk", "LUK is what Diego needs least")
    play.answer("lower luk", seat=0)
    assert (advice(play), why(play)) == ("raise agi", "AGI is what Diego needs most")


# --- Victims: tiles, dice, reactions ----------------------------------------------------------------------------------


def test_a_tile_is_laid_so_that_most_ways_stay_open(sit: Sit) -> None:
    play = sit("diego anya sean lucien", left="decoder_6")
    play.answer("run", seat=1, nature="3 0 0")
    play.answer("draw left", seat=1, nature="decoder_6")
    while play.asked()[1] in ("lay", "turn"):
        play.answer(advice(play), seat=1)
    laid = play.table.tile
    assert len(open_edges(play.table, laid)) == 3


def test_looking_keeps_the_bunker_on_top(sit: Sit) -> None:
    play = sit("diego anya sean lucien", status="anya luk 3", left="path_1 bunker decoder_1")
    assert advice(play) == "look left"
    play.answer("look left", seat=1, nature="path_1 bunker decoder_1")
    told = []
    while play.asked()[1] == "put_back":
        told.append(advice(play))
        play.answer(told[-1], seat=1)
    assert told == ["bottom path_1", "top decoder_1", "top bunker"]


def test_nobody_looks_for_what_is_found(sit: Sit) -> None:
    play = sit("diego anya sean lucien", status="anya luk 3", tiles="camp n bunker", gate=9, row="4 plus 5")
    assert advice(play) == "pass"


def test_a_manual_saves_a_failed_decode(sit: Sit) -> None:
    tiles = "camp n decoder_1"
    play = sit("diego vivian sean anya", tiles=tiles, at="vivian decoder_1", hands={"vivian": "manual"})
    play.answer("decode", seat=1, nature="0 0 2")
    assert advice(play) == "play manual"
    play.answer("play manual", seat=1)
    picked = []
    while play.asked()[1] == "reroll" and advice(play) != "done":
        picked.append(advice(play))
        play.answer(picked[-1], seat=1)
    assert picked == ["reroll 1", "reroll 2"]
    play.answer("done", seat=1, nature="1 1 1")


def test_a_manual_is_not_wasted_on_a_success(sit: Sit) -> None:
    play = sit("diego vivian sean anya", tiles="camp n decoder_1", at="vivian decoder_1", hands={"vivian": "manual"})
    play.answer("decode", seat=1, nature="0 3 2")
    assert (advice(play), why(play)) == ("pass", "the roll is good enough")


@pytest.mark.parametrize(("face", "answer"), [("5", "play firework"), ("1", "pass")])
def test_a_firework_is_lit_against_a_strong_attack(sit: Sit, face: str, answer: str) -> None:
    play = sit("diego rolita sean lucien", turn="evil", evil="ghost", hands={"rolita": "firework"}, wounds="rolita 1")
    play.answer("attack rolita", seat=3, nature=face)
    assert play.asked() == (1, "firework")
    assert advice(play) == answer


def test_vivian_runs_when_she_was_attacked(sit: Sit) -> None:
    told = {"turn": "evil", "evil": "ghost", "status": "vivian agi 3"}
    play = sit("diego vivian sean lucien", tiles="camp n path_1, path_1 n path_2", **told)
    play.answer("attack vivian", seat=3, nature="1 1 1 1")
    assert play.asked() == (1, "adrenaline_rush")
    assert advice(play) == "run"
    nowhere = sit("diego vivian sean lucien", tiles="camp n! path_1", **told).answer("attack vivian", seat=3, nature="1 1 1 1")
    assert advice(nowhere) == "pass"


def test_tools_master_gives_up_junk_for_what_unlocks_a_skill(sit: Sit) -> None:
    play = sit("anya diego sean lucien", hands={"diego": "flashlight hammer"}, status="sean vit 4", tiles="camp n bunker")
    play.answer("use tools_master", seat=1)
    assert advice(play) == "discard flashlight"
    play.answer("discard flashlight", seat=1)
    assert advice(play) == "on sean"
    play.answer("on sean", seat=1)
    assert advice(play) == "raise vit"


def test_ground_analyze_goes_to_who_stands_before_a_test(sit: Sit) -> None:
    tiles = "camp n path_1, path_1 n test_int_1"
    play = sit("diego anya sean lucien", tiles=tiles, at="sean path_1")
    play.answer("use ground_analyze", seat=1)
    assert advice(play) == "on sean"


def test_a_wound_is_healed_before_a_debuff(sit: Sit) -> None:
    play = sit("diego vivian sean lucien", wounds="sean 1", debuffs="sean poisoned", evil="widow", place="camp")
    play.answer("heal sean", seat=1, nature="3 0 0")
    assert advice(play) == "cure wound"


def test_what_is_found_is_taken(sit: Sit) -> None:
    play = sit("diego anya sean lucien", tiles="camp n corpse_1", at="anya corpse_1", status="anya agi 2")
    play.answer("search", seat=1, nature="3 0")
    assert advice(play) == "take"


# --- the Evil: its turn -----------------------------------------------------------------------------------------------


def test_death_comes_before_everything(sit: Sit) -> None:
    play = sit("diego anya sean lucien", turn="evil", evil="ghost", rage=3, wounds="anya 2, diego 1")
    assert advice(play) == "death anya"
    assert why(play) == "Anya is critical, and the Rage is there"


def test_rage_buys_the_better_die_first_and_is_then_kept(sit: Sit) -> None:
    assert advice(sit("diego anya sean lucien", turn="evil", evil="ghost", rage=2)) == "upgrade passive"
    play = sit("diego anya sean lucien", turn="evil", evil="ghost", rage=2, upgrades=(1, 0, 0))
    assert not advice(play).startswith("upgrade")


def test_the_wounded_are_attacked_first(sit: Sit) -> None:
    play = sit("diego anya rolita lucien", turn="evil", evil="ghost", stamina=0, upgrades=(1, 0, 0), wounds="rolita 1")
    assert (advice(play), why(play)) == ("attack rolita", "60 % chance to wound Rolita")


def test_the_wendigo_attacks_all_at_once(sit: Sit) -> None:
    play = sit("diego anya rolita lucien", turn="evil", evil="wendigo", stamina=0, upgrades=(1, 0, 0))
    assert (advice(play), why(play)) == ("attack_all", "it attacks everyone on this tile (3)")


def test_a_hunt_goes_for_the_wounded(sit: Sit) -> None:
    tiles = "camp n path_1, camp s path_2"
    at = "diego path_1, anya path_1, rolita path_2"
    play = sit("diego anya rolita lucien", turn="evil", evil="werewolf", tiles=tiles, at=at, wounds="rolita 1")
    assert advice(play) == "hunt"
    play.answer("hunt", seat=3, nature="3")
    assert advice(play) == "pass"
    play.answer("pass", seat=3)
    assert (advice(play), why(play)) == ("prowl body path_2", "Rolita is wounded at Forest Path 2")
    play.answer("prowl body path_2", seat=3)
    assert advice(play) == "stop"


def test_stamina_is_not_spent_on_what_cannot_hit(sit: Sit) -> None:
    told = {"status": "diego vit 5, vivian vit 5, sean vit 5", "rage": 3, "stamina": 1, "upgrades": (1, 0, 0)}
    assert not advice(sit("diego vivian sean lucien", turn="evil", evil="ghost", **told)).startswith("use")
    told |= {"status": "diego vit 1, vivian vit 1, sean vit 1", "rage": 2}
    play = sit("diego vivian sean lucien", turn="evil", evil="ghost", tiles="camp n path_1", place="path_1", **told)
    assert (advice(play), why(play)) == ("use terrifying_dance", "Terrifying Dance: 50 % chance to wound")


def test_the_evil_hunts_where_a_skill_strikes(sit: Sit) -> None:
    """No path leads from the place to Rolita and Sean, and a Terrifying Dance needs none."""
    tiles = "camp n path_1, path_1 n path_2, camp s path_10, path_10 sw! decoder_1"
    told = {"tiles": tiles, "at": "sean decoder_1, rolita decoder_1, diego path_2", "upgrades": (1, 0, 0)}
    play = sit("diego sean rolita lucien", turn="evil", evil="ghost", stamina=2, **told)
    play.answer("hunt", seat=3, nature="1")
    assert (advice(play), why(play)) == ("prowl body path_10", "Terrifying Dance reaches Sean from Forest Path 10")
    other = sit("diego sean rolita lucien", turn="evil", evil="werewolf", stamina=2, **told).answer("hunt", seat=3, nature="1")
    assert advice(other) == "prowl body path_1"


def test_the_evil_walks_on_towards_the_warp(sit: Sit) -> None:
    """Prey stands at Curse 1: three steps to the north, or one step from Curse 2 in the south."""
    tiles = "camp n path_1, path_1 n test_agi_1, test_agi_1 n test_luk_1, test_luk_1 n curse_1, camp s path_2, path_2 s curse_2"
    at = "diego curse_1, rolita curse_1, sean curse_1"
    play = sit("diego sean rolita lucien", turn="evil", evil="werewolf", tiles=tiles, at=at, stamina=0)
    play.answer("hunt", seat=3, nature="1")
    assert advice(play) == "prowl body path_2"


def test_body_and_shadow_do_not_crowd_the_same_prey(sit: Sit) -> None:
    tiles = "camp n path_1, path_1 n path_2, camp s path_8, path_8 s path_7"
    told = {"tiles": tiles, "at": "sean path_2, diego path_2, rolita path_7", "shadows": "path_2", "upgrades": (1, 0, 0)}
    play = sit("diego sean rolita lucien", turn="evil", evil="doppelganger", stamina=0, **told)
    play.answer("hunt", seat=3, nature="3")
    assert (advice(play), why(play)) == ("prowl body path_8", "Rolita is within reach at Forest Path 7")


# --- the Evil: whom and where -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("evil", "skill", "prompt"),
    [
        ("werewolf", "target", "target"),
        ("werewolf", "double_slash", "slash"),
        ("ghost", "behind_you", "behind"),
        ("ghost", "terrifying_dance", "first"),
        ("widow", "poison_mist", "first"),
    ],
)
def test_skills_are_for_who_is_about_to_fall(sit: Sit, evil: str, skill: str, prompt: str) -> None:
    play = sit("diego anya rolita lucien", turn="evil", evil=evil, wounds="rolita 1")
    play.answer(f"use {skill}", seat=3)
    assert play.asked() == (3, prompt)
    assert advice(play) == "attack rolita"


def test_a_second_one_is_attacked_too(sit: Sit) -> None:
    play = sit("diego anya rolita lucien", turn="evil", evil="ghost", wounds="anya 1")
    play.answer("use terrifying_dance", "attack rolita", seat=3)
    assert advice(play) == "attack anya"


def test_the_wendigo_lies_in_ambush_for_whom_it_may_reach(sit: Sit) -> None:
    told: dict[str, Any] = {"tiles": "camp n path_1, path_1 n path_2", "place": "path_2", "upgrades": (1, 0, 0)}
    play = sit("diego anya rolita lucien", turn="evil", evil="wendigo", stamina=0, **told)
    assert (advice(play), why(play)) == ("use ambush", "Ambush: Anya is within reach at Rescue Camp")


def test_an_ambush_takes_the_weakest_where_it_ends(sit: Sit) -> None:
    play = sit("diego anya rolita lucien", turn="evil", evil="wendigo", place="path_1", tiles="camp n path_1", wounds="anya 1")
    play.answer("use ambush", seat=3, nature="1")
    assert advice(play) == "prowl body camp"
    play.answer("prowl body camp", seat=3)
    assert advice(play) == "attack anya"


def test_the_wendigo_charges_at_victims(sit: Sit) -> None:
    tiles = "camp n path_1, camp s path_2, camp se path_3"
    at = "diego path_2, anya path_2, rolita path_2"
    play = sit("diego anya rolita lucien", turn="evil", evil="wendigo", tiles=tiles, at=at)
    play.answer("use madness_crash", seat=3)
    assert advice(play) == "charge s"


def test_the_witch_strikes_where_victims_are(sit: Sit) -> None:
    tiles = "camp n decoder_1, camp s decoder_2, camp se corpse_1, camp nw corpse_2, corpse_2 nw! corpse_3"
    at = "diego decoder_2, anya decoder_2, rolita decoder_1"
    play = sit("diego anya rolita lucien", turn="evil", evil="witch", tiles=tiles, at=at)
    play.answer("use thunder_call", seat=3)
    assert advice(play) == "at decoder_2"
    at = "diego decoder_2, anya corpse_3, rolita decoder_2"
    play = sit("diego anya rolita lucien", turn="evil", evil="witch", tiles=tiles, at=at, wounds="anya 1")
    play.answer("use corpse_explosion", seat=3)
    assert advice(play) in ("at corpse_2", "at corpse_3")
    play.answer(advice(play), seat=3)
    assert advice(play) == "attack anya"


def test_a_skill_is_worth_what_it_is_at_its_best_place(sit: Sit) -> None:
    """The first Decoder tile, and the first Victim to swap with, are well defended; others are not."""
    told: dict[str, Any] = {"turn": "evil", "wounds": "rolita 1", "upgrades": (1, 0, 0), "rage": 0}
    told["status"] = "sean vit 5, diego vit 5, rolita vit 1"
    tiles = "camp n decoder_1, camp s decoder_2, camp se test_agi_1, test_agi_1 se test_int_1, test_int_1 se path_2"
    at = "sean decoder_1, diego decoder_1, rolita decoder_2"
    play = sit("diego sean rolita lucien", evil="witch", stamina=2, tiles=tiles, at=at, place="path_2", **told)
    assert (advice(play), why(play)) == ("use thunder_call", "Thunder Call: 83 % chance to wound")
    at = "sean path_1, diego path_1, rolita path_2"
    play = sit("diego sean rolita lucien", evil="doppelganger", stamina=1, tiles="camp n path_1, camp s path_2", at=at, **told)
    assert (advice(play), why(play)) == ("use swap_dimension", "Swap Dimension: 50 % chance to wound")


def test_a_web_is_spun_before_an_open_bunker(sit: Sit) -> None:
    tiles = "camp n path_1, path_1 n bunker, camp s path_2, path_2 s path_3"
    told = {"gate": 9, "row": "4 plus 5", "place": "path_3", "tiles": tiles}
    play = sit("diego anya rolita lucien", turn="evil", evil="widow", **told)
    play.answer("use spider_web", seat=3)
    assert (advice(play), why(play)) == ("at path_1", "somebody will want to pass at Forest Path 1")


def test_the_web_that_is_taken_away_is_one_that_nobody_passes(sit: Sit) -> None:
    tiles = "camp n path_1, path_1 n bunker, camp s path_2, camp se path_3, camp sw path_4, camp nw path_6, path_1 nw! decoder_1"
    webs = "path_1 path_2 path_3 path_4 path_6 decoder_1"
    play = sit("diego anya rolita lucien", turn="evil", evil="widow", tiles=tiles, webs=webs, gate=9, row="4 plus 5")
    play.answer("use spider_web", seat=3)
    assert play.asked() == (3, "unweave")
    assert advice(play) == "at decoder_1"
    assert why(play) == "nobody will pass at Decoder 1"


def test_the_doppelganger_swaps_with_the_wounded(sit: Sit) -> None:
    tiles = "camp n path_1, camp s path_2"
    at = "diego path_1, anya path_1, rolita path_2"
    play = sit("diego anya rolita lucien", turn="evil", evil="doppelganger", tiles=tiles, at=at, wounds="rolita 1")
    play.answer("use swap_dimension", seat=3)
    assert advice(play).endswith("rolita")


def test_free_hunts_and_attacks_are_taken(sit: Sit) -> None:
    play = sit("diego anya rolita lucien", turn="evil", evil="doppelganger", upgrades=(0, 1, 1), wounds="rolita 1")
    play.answer("use swap_dimension", "swap body anya", seat=3, nature="0 0")
    assert play.asked() == (3, "free_hunt")
    assert advice(play) == "hunt"
    play = sit("diego anya rolita lucien", turn="evil", evil="doppelganger", upgrades=(0, 1, 1), wounds="rolita 1")
    play.answer("use dark_thorn", seat=3, nature="3 3 3 0 0 3 3")
    assert play.asked() == (3, "free_attack")
    assert advice(play).startswith("attack")


def test_the_werewolf_follows_and_rolls_again(sit: Sit) -> None:
    play = sit("diego anya rolita lucien", debuffs="anya targeted", evil="werewolf", tiles="camp n path_1", wounds="anya 1")
    play.answer("run", seat=1, nature="0 0 0")
    play.answer("step path_1", seat=1)
    assert play.asked() == (3, "target_hunt")
    assert advice(play) == "hunt"
    play.answer("hunt", seat=3, nature="rage")
    assert (advice(play), why(play)) == ("again", "the die can do better")
    play.answer("again", seat=3, nature="5")
    assert advice(play).startswith("prowl")


def test_a_good_roll_is_not_rolled_again(sit: Sit) -> None:
    play = sit("diego anya rolita lucien", turn="evil", evil="werewolf", wounds="anya 1")
    play.answer("attack anya", seat=3, nature="5")
    assert (advice(play), why(play)) == ("pass", "the roll is good enough")


def test_the_enslaved_hunt_and_attack(sit: Sit) -> None:
    tiles = "camp n path_1"
    told = {"evil": "werewolf", "host": "diego", "tiles": tiles, "rage": 3, "wounds": "anya 2", "at": "rolita path_1"}
    play = sit("diego anya rolita lucien", turn="evil", **told)
    play.answer("death anya", "end", seat=0)
    assert play.asked() == (1, "enslaved")
    assert (advice(play), why(play)) == ("attack lucien", "Lucien is within reach")
    play.answer("attack lucien", seat=1, nature="1 1 1")
    assert (advice(play), why(play)) == ("hunt", "Lucien is within reach at Rescue Camp")


# --- whole games ------------------------------------------------------------------------------------------------------


def spoken(text: str) -> bool:
    """Whether a reason is words for people: no ids, no open ends."""
    return text != "" and "_" not in text and "{" not in text and not text.endswith((".", ":")) and "  " not in text


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_whole_games_end_and_every_reason_can_be_read(seats: int) -> None:
    game = gloam.new("the_victim", seats, {}, seats, Seeded(seats))
    while not game.over:
        known = advised(game)
        assert spoken(known.why), known.why
        assert known.answer in game.asked[0].options
        game.answer(known.answer, game.asked[0].seat)
    assert game.result is not None


def test_advice_changes_nothing(begin: Begin) -> None:
    play = begin(4, seed=3)
    for _ in range(120):
        before = play.game.save()
        GAME.advisor.advise(play.game, play.game.asked[0])
        assert play.game.save() == before
        play.answer(advice(play))


def ending(seed: int, victims: bool, evil: bool) -> str:
    """How a game with kind dice ends in which each side is sensible, or plays at random."""
    chance = random.Random(seed)
    game = gloam.new("the_victim", 4, {"victim_die": "0-1-1-2-2-3"}, seed, Seeded(seed))
    while not game.over:
        table = game.table
        assert isinstance(table, Forest)
        question = game.asked[0]
        sensible = evil if question.seat == table.evil_seat else victims
        answer = advised(game).answer if sensible else chance.choice(question.options)
        assert answer is not None
        game.answer(answer, question.seat)
    assert game.result is not None
    return game.result.reason


def test_sensible_victims_escape_a_random_evil_and_random_ones_do_not() -> None:
    assert [ending(seed, True, False) for seed in range(6)].count("escaped") >= 4
    assert [ending(seed, False, False) for seed in range(6)].count("escaped") <= 1


def test_a_sensible_evil_strikes_down_whom_a_random_one_leaves_to_the_night() -> None:
    assert [ending(seed, False, True) for seed in range(6)].count("darkness") <= 2
    assert [ending(seed, False, False) for seed in range(6)].count("darkness") >= 4


def test_rage_to_spare_goes_into_a_skill_unless_somebody_can_be_killed_for_it(sit: Sit) -> None:
    told: dict[str, Any] = {
        "turn": "evil",
        "evil": "werewolf",
        "rage": 3,
        "upgrades": (1, 0, 0),
        "tiles": "camp n path_1, path_1 n path_2",
    }
    assert advice(sit("diego vivian sean lucien", **told)).startswith("upgrade")
    assert not advice(sit("diego vivian sean lucien", wounds="diego 2", at="diego path_2", **told)).startswith("upgrade")
    assert not advice(sit("diego vivian sean lucien", **{**told, "rage": 2})).startswith("upgrade")
