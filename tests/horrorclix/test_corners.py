"""Corners of HorrorClix: the last of several, rare cards, players who are out."""

from __future__ import annotations

import pytest

from gloam.games.horrorclix.rules.values import attack
from horrorclix.conftest import field


@pytest.mark.rule("ending.by-agreement")
def test_who_has_no_monsters_left_is_not_asked_to_agree(sit):
    """Cid has lost the last monster, and has no say."""
    play = sit({"ann": "0 plain 0,0", "bob": "1 plain 20,15", "cid": "2 plain gone"}, seats=3)
    play.answer("propose", seat=1)
    assert play.asked() == (0, "end")
    play.answer("agree", seat=0)
    assert play.game.result.reason == "agreement"


@pytest.mark.rule("flying.elevation-change-costs-one")
def test_out_of_the_sky_only_a_swoop_attacks(sit):
    play = sit({"imp": "1 flyer 0,0 soaring", "bob": "0 plain 4,0"})
    play.answer("act imp move", "move 3,0", seat=1)
    assert play.where("imp") == "3,0"
    assert play.asked() == (0, "act")


@pytest.mark.parametrize(("at", "pushed"), [("5,4", "5,3"), ("4,4", "3,3"), ("6,4", "7,3"), ("4,6", "3,7")])
def test_a_tremor_pushes_straight_away(sit, at, pushed):
    play = sit({"g": "1 rlyeh_guardian 5,5 click=1", "bob": f"0 plain {at}"}, nature=["3", "3"])
    play.answer("act g close tremor", seat=1)
    assert play.where("bob") == pushed


@pytest.mark.rule("damage.unpreventable-not-reduced")
def test_what_lowers_damage_of_attacks_lowers_no_other(sit):
    """The Fiend takes 2 less of each attack; a foul aura is none."""
    play = sit({"foul": "1 executed_convict_r 0,0 click=5", "fiend": "0 the_fiend 1,0 click=1"}, todo=[("turn", 1)])
    assert play.click("fiend") == 2


def test_everyone_sees_who_dares_not_attack(sit):
    play = sit({"ann": "1 plain 0,0", "fright": "0 mr_fright_r 1,0 click=1"}, nature=["1"])
    play.answer("act ann close", "target fright", seat=1)
    assert play.heard("scared") == [{"kind": "scared", "monster": "m1", "target": "m2"}]


@pytest.mark.rule("rescuing.makes-blooded")
def test_everyone_sees_who_is_rescued(sit):
    play = sit({"priest": "1 rescuer 0,0", "bob": "0 plain 20,15"}, {"v": "nerd 3,0"})
    play.answer("act priest move", "move 3,0", seat=1)
    assert play.heard("rescued") == [{"kind": "rescued", "monster": "m1", "victim": "v1"}]


@pytest.mark.rule("portals.closed-blocks-fire")
def test_a_closed_doorway_blocks_fire_to_the_south_too(sit):
    """From the north-west end of the line."""
    play = sit({"ann": "1 plain 2,1", "bob": "0 plain 2,3"}, doors="2,2:north")
    assert play.refuses("act ann ranged") == "ranged.within-range"
    play = sit({"ann": "1 plain 2,1", "bob": "0 plain 2,3"})
    assert play.can("act ann ranged")


@pytest.mark.rule("flying.elevation-change-costs-one")
def test_everyone_sees_the_way_out_of_the_sky(sit):
    play = sit({"imp": "1 flyer 0,0 soaring", "bob": "0 plain 20,15"})
    play.answer("act imp move", "move 3,0", seat=1)
    assert [(event["left"], event["to"]) for event in play.heard("moved")] == [("a1", "b1"), ("b1", "c1"), ("c1", "d1")]
    assert [event["monster"] for event in play.heard("descended")] == ["m1"]
    assert play.where("imp") == "3,0"


@pytest.mark.rule("slaying.cornered-victim-doomed")
@pytest.mark.parametrize("card", ["cry_for_help", "watch_out", "tricky_tricky_monster"])
def test_no_card_saves_a_cornered_victim(sit, card):
    """Nor do others who could hear or see it."""
    ground = field(walls="0,0|0,1 1,0|1,1 2,0|2,1")
    where = {"ann": "1 plain 2,0", "x": "1 plain 1,0", "bob": "0 plain 20,15"}
    play = sit(where, {"v": "nerd 0,0", "w": "jock 2,2"}, crypts={0: card}, ground=ground)
    play.answer("act ann move", "move 0,0", seat=1)
    assert play.options(0) == ["pass"]


@pytest.mark.rule("frenzy.damage-becomes-one")
@pytest.mark.parametrize(("soaring", "dealt"), [("", 1), ("soaring", 2)])
def test_a_frenzy_deals_one_a_swoop_one_less_than_the_dial(sit, soaring, dealt):
    """The Blood Demon's dial shows 3. It is blooded, so its move ends in an attack either way."""
    demon = f"1 blood_demon 0,0 click=6 blooded {soaring}"
    play = sit({"demon": demon, "bob": "0 plain 10,0"}, nature=["5", "5"])
    play.answer("act demon move swoop", "move 9,0", "fight bob", seat=1)
    assert play.click("bob") == 4 + dealt


@pytest.mark.rule("killing.three-skulls")
def test_who_dies_on_the_way_goes_no_further(sit):
    """A Tripwire after the first of its steps takes its last click."""
    where = {"ann": "1 plain 1,0 click=8", "y": "1 plain 9,9", "bob": "0 plain 20,15"}
    play = sit(where, crypts={0: "tripwire"}, tombstones="3,1")
    play.answer("act ann move", "step 2,0", seat=1)
    play.answer("trip 2,0", seat=0)
    assert play.where("ann") is None
    assert play.asked() == (1, "act")
    assert {act.split()[0] for act in play.offers("act")} == {"y"}


def test_everyone_sees_what_no_mercy_costs(sit):
    play = sit(
        {"ann": "1 plain 0,0", "bob": "0 plain 20,15", "y": "1 plain 9,9"}, {"v": "sheriff 3,0"}, crypts={0: "beg_for_mercy"}
    )
    play.answer("act ann move", "move 3,0", seat=1)
    play.answer("play beg_for_mercy", seat=0)
    play.answer("slay", seat=1)
    assert next(event["tokens"] for event in play.heard("token") if event["monster"] == "m1") == 2


def test_exorcise_knows_the_first_monster_of_the_game_too(sit):
    where = {"spook": "0 lynch_ghost 1,0 click=3", "finder": "1 ghost_finder_r 0,0 click=1", "x": "0 plain 20,15"}
    play = sit(where, nature=["6", "4"])
    play.answer("act finder close exorcise", "target spook", seat=1)
    assert play.click("spook") == 6


@pytest.mark.rule("multi-target.damage-divided")
def test_whose_will_is_contested_does_not_shield_the_next_target(sit):
    where = {"ann": "1 plain 0,0", "witch": "0 brine_witch_e 4,0 click=5", "bob": "0 plain 0,4"}
    play = sit(where, nature=["6", "5", "1", "6"])
    play.answer("act ann ranged", "target witch", "target bob", seat=1)
    assert [(event["kind"], event["target"]) for event in play.heard("hit", "missed")] == [("missed", "m2"), ("hit", "m3")]


def test_waters_heal_only_in_water(sit):
    where = {
        "god": "1 avatar_of_cthulhu 9,9",
        "wet": "1 rlyeh_guardian 2,0 click=7 line=1",
        "dry": "1 rlyeh_guardian 20,0 click=7 line=1",
    }
    play = sit({**where, "bob": "0 plain 2,2"}, ground=field(water="1,0 2,0 3,0"), todo=[("turn", 1)])
    assert play.asked() == (1, "waters")
    assert play.offers("target") == ["wet"]


@pytest.mark.rule("cabals.power-shared", "cabals.leader-gone")
def test_the_leader_of_another_cabal_leads_nobody_here(sit):
    where = {"stoker": "1 stoker 5,5 click=1", "wolf": "1 dog_soldier_r 0,0 click=7", "dog": "1 dog_soldier_r 1,1 click=7"}
    play = sit({**where, "bob": "0 plain 1,0"})
    assert "pack_tactics" not in play.powers("wolf")
    play = sit({**where, "leader": "1 dire_werewolf 9,9 click=1", "bob": "0 plain 1,0"})
    assert "pack_tactics" in play.powers("wolf")


def test_a_numbing_touch_reaches_the_corner_of_the_map(sit):
    where = {"con": "1 executed_convict_r 1,0 click=4", "bob": "0 the_fiend 0,0 click=1", "x": "0 plain 20,15"}
    play = sit(where, nature=["6", "5"])
    play.answer("act con close numbing_touch", "target bob", seat=1)
    assert play.tokens("bob") == 1


@pytest.mark.rule("slaying.token-on-card")
def test_each_victim_slain_is_counted_once(sit):
    play = sit({"ann": "1 plain 0,0", "y": "1 plain 9,9", "bob": "0 plain 20,15"}, {"v": "nerd 3,0", "w": "cop 5,0"})
    play.answer("act ann move", "move 3,0", seat=1)
    assert play.monster("ann")["slays"] == 1


@pytest.mark.rule("flying.soaring-ignores-terrain")
def test_a_flyer_comes_down_behind_a_wall(sit):
    """A wall cuts the map in two: the flyer crosses it in the sky, and every space of its way is shown."""
    wall = " ".join(f"1,{y}|2,{y}" for y in range(16))
    play = sit({"imp": "1 flyer 0,0 soaring", "bob": "0 plain 20,15"}, ground=field(walls=wall))
    play.answer("act imp move", "move 4,0", seat=1)
    assert [event["to"] for event in play.heard("moved")] == ["b1", "c1", "d1", "e1"]
    assert play.where("imp") == "4,0"


def test_the_mesmerized_go_to_every_space_that_is_nearer(sit):
    """Ann stands at 0,0 and another of the player's at 9,9; the sheriff is 5 from the one and 4 from the other."""
    todo = [("suspense",), ("act",), ("hourglass",), ("end_turn",)]
    where = {"ann": "1 plain 0,0", "y": "1 plain 9,9", "bob": "0 plain 20,15"}
    play = sit(where, {"v": "sheriff 5,5"}, crypts={1: "mesmerized"}, todo=todo)
    play.answer("victim v", "play mesmerized", seat=1)
    places = [[int(part) for part in place.split(",")] for place in play.offers("move") if "," in place]
    nearer = {max(abs(x - 9), abs(y - 9)) < 4 or max(x, y) < 5 for x, y in places}
    assert nearer == {True}
    assert play.can("move 8,9")
    assert play.can("move 1,1")


@pytest.mark.parametrize(("answer", "playable"), [("pass", True), ("play im_not_going_anywhere", False)])
def test_a_nice_guy_cannot_change_places_with_a_victim_that_stays_put(sit, answer, playable):
    play = sit(
        {"ann": "1 plain 0,0", "y": "1 plain 9,9", "bob": "0 plain 20,15"}, {"v": "starlet 3,0", "boy": "jock 7,0"},
        crypts={0: "nice_guys_finish_last im_not_going_anywhere"}, todo=[("suspense",), ("act",), ("hourglass",), ("end_turn",)],
    )  # fmt: skip
    play.answer("victim v", seat=1)
    play.answer(answer, seat=0)
    if play.asked()[1] == "move_victim":
        play.answer("done")
    play.answer("act ann move", "move 3,0", seat=1)
    assert play.can("play nice_guys_finish_last", seat=0) == playable


@pytest.mark.parametrize("to", ["10,7", "13,7", "13,10", "13,13", "10,13", "7,13", "7,10", "7,7"])
@pytest.mark.parametrize("who", ["flyer", "flyer 10,10 soaring", "plain"])
def test_the_way_is_straight_in_every_direction(sit, who, to):
    """Three spaces, each a step from the one before."""
    play = sit({"it": f"1 {who} 10,10", "bob": "0 plain 20,15"})
    play.answer("act it move", f"move {to}", seat=1)
    assert len(play.heard("moved")) == 3
    assert play.where("it") == to


def test_a_terror_sprint_is_three_spaces_longer(sit):
    def farthest(card):  # but for two spaces that are called like monsters
        todo = [("suspense",), ("act",), ("hourglass",), ("end_turn",)]
        play = sit({"ann": "1 plain 0,0", "bob": "0 plain 20,15"}, {"v": "sheriff 10,8"}, crypts={1: "terror_sprint"}, todo=todo)
        play.answer("victim v", seat=1)
        play.answer(*card, seat=1)
        assert play.asked() == (1, "move_victim")
        places = [[int(part) for part in place.split(",")] for place in play.offers("move") if "," in place]
        return max(max(abs(x - 10), abs(y - 8)) for x, y in places)

    assert farthest(["play terror_sprint"]) == farthest([]) + 3


def test_a_swoop_attacks_only_out_of_the_sky_not_in_it(sit):
    """Even beside an opponent that soars too."""
    play = sit({"demon": "1 blood_demon 0,0 click=6 soaring", "bob": "0 flyer 4,0 soaring", "y": "1 plain 9,9"})
    play.answer("act demon move swoop", "soar 3,0", seat=1)
    assert play.where("demon") == "3,0"
    assert play.asked() == (1, "act")


@pytest.mark.parametrize("at", ["0,0", "1,0", "2,0"])
def test_a_victim_moves_to_no_space_that_is_taken(sit, at):
    """The corner of the map is a space like others."""
    play = sit({"ann": f"1 plain {at}", "bob": "0 plain 20,15"}, {"v": "nerd 1,1"}, todo=[("suspense",), ("act",), ("end_turn",)])
    play.answer("victim v", seat=1)
    while play.asked()[1] != "move_victim":
        play.answer("pass")
    assert not play.can(f"move {at}")
    assert {"0,0", "1,0", "2,0"} - set(play.offers("move")) == {at}


@pytest.mark.rule("flying.elevation-change-costs-one")
def test_a_change_of_elevation_costs_one_space_no_more(sit):
    """Speed 8: seven spaces and down, or eight and still aloft."""
    play = sit({"imp": "1 flyer 0,0 soaring", "bob": "0 plain 20,15"})
    play.answer("act imp move", seat=1)
    assert play.can("move 7,0")
    assert not play.can("move 8,0")
    assert play.can("soar 8,0")


@pytest.mark.parametrize(("at", "playable"), [("11,3", True), ("12,3", False)])
def test_a_guardian_is_near_within_eight_spaces(sit, at, playable):
    where = {"ann": "1 plain 0,0", "y": "1 plain 9,9", "bob": "0 plain 20,15", "priest": f"0 faith_priest_e {at} click=7 line=1"}
    play = sit(where, {"v": "sheriff 3,0"}, crypts={0: "power_of_faith"})
    play.answer("act ann move", "move 3,0", seat=1)
    assert play.can("play power_of_faith", seat=0) == playable


def test_a_crusade_knows_the_first_monster_of_the_game_too(sit):
    where = {"spook": "0 lynch_ghost 1,0 click=3", "bishop": "1 bishop_luzifer 9,9", "hunter": "1 vampire_hunter_r 0,0"}
    play = sit(where)
    assert attack(play.table, 2, 0).total == play.dial_of("hunter")["attack"] + 1
