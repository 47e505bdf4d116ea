"""Victims: slain, saved, rescued, made into minions."""

from __future__ import annotations

import pytest

from gloam.games.horrorclix.components import MOMENTS, SUBPLOTS, TWISTS
from horrorclix.conftest import field

SHIELDER = "0 field_agent_r 5,1"
TWO = {"ann": "1 plain 0,0", "y": "1 plain 9,9", "bob": "0 plain 20,15"}


@pytest.mark.rule("slaying.end-move-on-victim", "slaying.token-on-card", "slaying.makes-blooded", "victory.victim-points")
def test_a_monster_slays_by_ending_on_a_victim(sit):
    play = sit(TWO, {"v": "nerd 3,0"}, build_total=200)
    play.answer("act ann move", "move 3,0", seat=1)
    assert play.victim("v")["where"] == "card"
    assert play.monster("ann")["victims"] == ["v1"]
    assert play.monster("y")["victims"] == []
    assert "blooded" in play.statuses("ann")
    assert play.points(1) == 10


@pytest.mark.rule("victory.victim-points")
@pytest.mark.parametrize(("total", "points"), [(100, 5), (200, 10), (300, 15)])
def test_a_victim_is_worth_five_for_each_hundred(sit, total, points):
    play = sit({"pup": "0 plain 0,0 puppet", "ann": "1 plain 9,9", "bob": "0 plain 20,15"}, {"v": "nerd 3,0"}, build_total=total)
    play.answer("act pup move", "move 3,0", seat=1)
    assert (play.points(0), play.points(1)) == (0, points)  # the puppet slays for whoever controls it


@pytest.mark.rule("victory.victim-points", "in-play.death-takes-card-and-victims", "in-play.removed-is-final")
def test_points_stay_when_the_slayer_dies_with_its_victims(sit):
    play = sit({"ann": "1 plain 0,0 click=8", "y": "1 plain 9,9", "bob": "0 plain 4,0"}, {"v": "nerd 3,0"}, active=1)
    play.answer("act ann move", "move 3,0", "done", seat=1)
    play.answer("act bob close", "target ann", seat=0, nature=["4", "4"])
    assert play.points(1) == 15
    assert play.where("ann") is None
    assert play.victim("v")["where"] == "removed"
    assert play.monster("ann")["owner"] == 1
    assert not any("ann" in option for option in play.options())


@pytest.mark.rule("slaying.soaring-cannot")
def test_a_soaring_monster_does_not_slay(sit):
    play = sit({"imp": "1 flyer 0,0 soaring", "bob": "0 plain 20,15"}, {"v": "nerd 4,0"})
    play.answer("act imp move", seat=1)
    assert play.refuses("soar 4,0") == "slaying.soaring-cannot"
    play.answer("move 4,0", seat=1)
    assert play.victim("v")["where"] == "card"
    assert "soaring" not in play.statuses("imp")


@pytest.mark.rule("slaying.end-move-on-victim")
def test_forced_movement_slays_nobody(sit):
    play = sit({"hook": "1 hook_r 0,0 click=4", "bob": "0 plain 4,0", "x": "0 plain 20,15"}, {"v": "nerd 5,0"}, nature=["4", "4"])
    play.answer("act hook ranged impel", "target bob", seat=1)
    assert play.asked() == (1, "force")
    assert not play.can("move 5,0")
    assert play.can("move 4,3")


@pytest.mark.rule("slaying.opponent-may-respond")
def test_an_opponent_may_respond_before_the_victim_is_gone(sit):
    play = sit(TWO, {"v": "nerd 3,0"}, crypts={0: "fire_axe trip"})
    play.answer("act ann move", "move 3,0", seat=1)
    assert play.asked() == (0, "slaying")
    assert play.where("v") == "3,0"
    assert play.offers("play") == ["fire_axe"]
    assert play.refuses("play trip", seat=0) == "slaying.opponent-may-respond"


@pytest.mark.rule("slaying.opponent-may-respond")
def test_opponents_are_asked_from_the_left_and_one_response_is_enough(sit):
    where = {"ann": "1 plain 0,0", "cid": "2 plain 9,9", "dee": "0 plain 20,15"}
    play = sit(where, {"v": "nerd 3,0"}, seats=3, crypts={0: "fire_axe", 2: "fire_axe"})
    play.answer("act ann move", "move 3,0", seat=1)
    assert play.asked() == (2, "slaying")
    play.answer("pass", seat=2)
    assert play.asked() == (0, "slaying")
    play = sit(where, {"v": "nerd 3,0"}, seats=3, crypts={0: "fire_axe", 2: "fire_axe"})
    play.answer("act ann move", "move 3,0", seat=1)
    play.answer("play fire_axe", "place 4,0", seat=2)
    assert play.crypt(0) == ["fire_axe"]
    assert play.where("v") == "4,0"


@pytest.mark.rule("slaying.opponent-may-respond")
@pytest.mark.parametrize(("responses", "saved"), [("first", False), ("each", True)])
def test_whether_a_response_that_fails_is_the_only_one_is_agreed(sit, responses, saved):
    where = {"ann": "1 plain 0,0", "cid": "2 plain 9,9", "dee": "0 plain 20,15"}
    crypts = {0: "fire_axe", 2: "tricky_tricky_monster"}
    play = sit(where, {"v": "nerd 3,0"}, seats=3, crypts=crypts, responses=responses, nature=["1"])
    play.answer("act ann move", "move 3,0", seat=1)
    play.answer("play tricky_tricky_monster", seat=2)
    if saved:
        play.answer("play fire_axe", seat=0)
        play.answer("place 4,0", seat=2)
    assert play.where("v") == ("4,0" if saved else None)


@pytest.mark.rule("slaying.opponent-may-respond")
def test_when_the_victim_is_saved_nobody_else_responds(sit):
    where = {"ann": "1 plain 0,0", "cid": "2 plain 9,9", "dee": "0 plain 20,15"}
    play = sit(where, {"v": "nerd 3,0"}, seats=3, crypts={0: "fire_axe", 2: "fire_axe"}, responses="each")
    play.answer("act ann move", "move 3,0", seat=1)
    play.answer("play fire_axe", "place 4,0", seat=2)
    assert play.where("v") == "4,0"
    assert play.crypt(0) == ["fire_axe"]


@pytest.mark.rule("slaying.prevented-victim-moved", "slaying.prevented-gives-nothing", "plot-twists.removed-after-use")
def test_a_saved_victim_is_put_beside(sit):
    where = {"ann": "1 plain 0,0", "cid": "2 plain 9,9", "dee": "0 plain 20,15"}
    play = sit(
        where,
        {"v": "nerd 3,0", "w": "nerd 4,0"},
        seats=3,
        crypts={0: "fire_axe"},
        ground=field(walls="3,0|3,1 4,0|4,1", blocking="2,1"),
    )
    play.answer("act ann move", "move 3,0", seat=1)
    play.answer("pass", "play fire_axe", seat=0)  # it could have been a tripwire, too
    assert play.asked() == (2, "relocate")  # the opponent on the active player's left
    assert set(play.offers("place")) == {"2,0"}
    play.answer("place 2,0", seat=2)
    assert play.where("v") == "2,0"
    assert play.where("ann") == "3,0"
    assert play.monster("ann")["victims"] == []
    assert "blooded" not in play.statuses("ann")
    assert play.points(1) == 0
    assert play.tokens("ann") == 1
    assert play.removed(0) == ["fire_axe"]
    assert play.crypt(0) == []


@pytest.mark.rule("slaying.cornered-victim-doomed")
def test_a_cornered_victim_cannot_be_saved(sit):
    walls = "0,0|0,1 1,0|1,1 2,0|2,1"
    where = {"ann": "1 plain 2,0", "y": "1 plain 9,9", "x": "1 plain 1,0", "bob": "0 plain 20,15"}
    play = sit(where, {"v": "nerd 0,0"}, crypts={0: "fire_axe"}, ground=field(walls=walls))
    play.answer("act ann move", "move 0,0", seat=1)
    assert play.options(0) == ["pass"]
    play.answer("pass", seat=0)
    assert play.victim("v")["where"] == "card"
    assert play.crypt(0) == ["fire_axe"]


@pytest.mark.rule("victims.archetype-is-name")
def test_cards_may_ask_for_an_archetype(sit):
    for archetype, playable in (("jock", True), ("nerd", False)):
        play = sit(TWO, {"v": f"{archetype} 5,5"}, crypts={0: "never_get_undressed"}, todo=[("suspense",)])
        play.answer("victim v", seat=1)
        assert play.can("play never_get_undressed") == playable


@pytest.mark.rule("victims.belong-to-nobody")
def test_what_hurts_monsters_does_not_touch_victims(sit):
    play = sit({"foul": "1 executed_convict_r 0,0 click=5", "bob": "0 plain 1,0"}, {"v": "nerd 0,1"}, todo=[("preview",), ("act",)])
    assert play.click("bob") == 5
    assert play.victim("v")["where"] == "map"
    play = sit({"ann": "1 plain 0,0", "bob": "0 plain 1,0 click=8"}, {"v": "nerd 0,1"}, nature=["4", "4"])
    play.answer("act ann close", "target bob", seat=1)
    assert play.game.over  # a victim is no monster left on the map


@pytest.mark.rule("in-play.taken-victims-remain")
def test_taken_victims_are_still_in_play(sit):
    play = sit(TWO, {"v": "cop 3,0", "w": "cop 5,0"})
    play.answer("act ann move", "move 3,0", seat=1)
    play.answer("act y move", "done", seat=1)
    held = [play.view()["victims"][int(name[1:]) - 1]["archetype"] for name in play.monster("ann")["victims"]]
    assert held == ["cop"]
    assert play.victim("v")["holder"] == "m1"


# --- rescuing ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("rescuing.same-procedure", "rescuing.makes-blooded")
def test_a_rescuer_rescues(sit):
    play = sit({"priest": "1 rescuer 0,0", "bob": "0 plain 5,0"}, {"v": "nerd 3,0"})
    play.answer("act priest move", "move 3,0", seat=1)
    assert play.victim("v")["rescued"]
    assert play.monster("priest")["victims"] == ["v1"]
    assert "blooded" in play.statuses("priest")
    assert play.points(1) == 15
    play.answer("done", seat=0)
    play.answer("act priest move", "move 4,0", seat=1)
    assert play.asked() == (1, "free_attack")


@pytest.mark.rule("rescuing.slay-prevention-does-not-apply")
def test_slay_prevention_does_not_stop_a_rescue(sit):
    play = sit({"priest": "1 rescuer 0,0", "bob": "0 plain 20,15"}, {"v": "nerd 3,0"}, crypts={0: "fire_axe"})
    play.answer("act priest move", "move 3,0", seat=1)
    assert play.victim("v")["rescued"]
    assert play.crypt(0) == ["fire_axe"]


@pytest.mark.rule("rescuing.slay-prevention-does-not-apply")
def test_no_card_and_no_power_stops_a_rescue(sit):
    """Whoever holds all there is, and a shielder beside the victim, is not even asked; a slayer's opponent is."""
    every = " ".join(TWISTS[card] for card in MOMENTS["slaying"])
    around_it = {"bob": "0 plain 20,15", "shield": SHIELDER}
    play = sit({"priest": "1 rescuer 0,0", **around_it}, {"v": "nerd 3,0", "w": "cop 4,2"}, crypts={0: every})
    play.answer("act priest move", "move 3,0", seat=1)
    assert play.victim("v")["rescued"]
    assert len(play.crypt(0)) == len(MOMENTS["slaying"])
    play = sit({"ann": "1 plain 0,0", **around_it}, {"v": "nerd 3,0", "w": "cop 4,2"}, crypts={0: every})
    play.answer("act ann move", "move 3,0", seat=1)
    assert play.asked() == (0, "slaying")
    assert play.offers("shield") == ["shield"]


@pytest.mark.rule("rescuing.slay-prevention-does-not-apply")
def test_only_cards_against_slaying_stop_a_slaying(sit):
    """Of all cards there are, those of other moments are refused."""
    every = " ".join(card for n, card in enumerate(TWISTS) if n not in SUBPLOTS)
    play = sit({"ann": "1 plain 0,0", "bob": "0 plain 20,15"}, {"v": "nerd 3,0", "w": "cop 4,2"}, crypts={0: every})
    play.answer("act ann move", "move 3,0", seat=1)
    assert play.asked() == (0, "slaying")
    assert set(play.offers("play")) < {TWISTS[card] for card in MOMENTS["slaying"]}
    assert "fire_axe" in play.offers("play")
    for card in ("bad_luck", "severed_limb", "frozen_with_fear", "bloody_feast"):
        play.refuses(f"play {card}", seat=0)


# --- the Tree of the Damned -------------------------------------------------------------------------------------------


@pytest.mark.rule("tree.extra-action-on-slaying")
def test_slaying_beside_a_tree_gives_an_action(sit):
    play = sit(TWO, {"v": "nerd 4,4"}, trees="5,5 4,5", actions=2)
    play.answer("act ann move", "move 4,4", seat=1)
    assert play.table.actions == 2  # two trees give no more than one
    assert not play.can("act ann move")
    play.answer("done", seat=1)
    play.answer("done", seat=0)
    assert play.table.actions == 2


@pytest.mark.rule("tree.rescues-do-not-count")
def test_rescues_and_prevented_slayings_give_none(sit):
    play = sit({"priest": "1 rescuer 0,0", "y": "1 plain 9,9", "bob": "0 plain 20,15"}, {"v": "nerd 4,4"}, trees="5,5", actions=2)
    play.answer("act priest move", "move 4,4", seat=1)
    assert play.table.actions == 1
    play = sit(TWO, {"v": "nerd 4,4"}, trees="5,5", actions=2, crypts={0: "fire_axe"})
    play.answer("act ann move", "move 4,4", seat=1)
    play.answer("play fire_axe", "place 4,3", seat=0)
    assert play.table.actions == 1


# --- minions ----------------------------------------------------------------------------------------------------------

MAKER = {"z": "1 shambling_zombie_e 0,0 click=5", "y": "1 plain 9,9", "bob": "0 plain 20,15"}


@pytest.mark.rule("minions.created-from-slain-victims", "minions.act-as-monsters")
def test_a_slain_victim_becomes_a_minion(sit):
    play = sit(MAKER, {"v": "nerd 2,0"}, trees="3,1")
    play.answer("act z move", "move 2,0", "place 2,1", seat=1)
    assert play.victim("v")["where"] == "removed"
    assert "blooded" in play.statuses("z")
    assert play.points(1) == 15
    minion = play.view()["monsters"][3]
    assert (minion["version"], minion["owner"], minion["at"]) == ("minion_zombie_thrall", 1, "c2")
    play.names["husk"] = "m4"
    assert play.can("act husk move")
    assert play.table.actions == 3  # the tree counts all the same


@pytest.mark.rule("minions.act-as-monsters", "minions.die-from-one-damage")
def test_a_minion_dies_of_its_first_damage_and_is_worth_nothing(sit):
    play = sit({"ann": "1 plain 0,0", "husk": "0 minion_husk 1,0", "bob": "0 plain 20,15"}, nature=["4", "4"])
    play.answer("act ann close", "target husk", seat=1)
    assert play.where("husk") is None
    assert play.points(1) == 0
    play = sit(
        {"ann": "1 plain 0,0", "husk": "0 minion_husk 1,0", "bob": "0 plain 20,15"},
        todo=[("harm", 1, 0, 0, 0, 1), ("bury",), ("act",)],
    )
    assert play.where("husk") == "1,0"


@pytest.mark.rule("minions.never-blooded")
def test_a_minion_is_never_blooded(sit):
    play = sit({"husk": "1 minion_thrall 0,0", "y": "1 plain 9,9", "bob": "0 plain 5,0"}, {"v": "nerd 3,0"})
    play.answer("act husk move", "move 3,0", seat=1)
    assert "blooded" not in play.statuses("husk")
    assert play.victim("v")["where"] == "removed"
    assert play.points(1) == 15


@pytest.mark.rule("minions.created-from-slain-victims")
def test_without_room_there_is_no_minion(sit):
    walls = "0,0|0,1 1,0|1,1"
    crowd = {**MAKER, "z": "1 shambling_zombie_e 1,0 click=5"}
    play = sit(crowd, {"v": "nerd 0,0"}, ground=field(walls=walls, blocking="2,0"))
    play.answer("act z move", "move 0,0", seat=1)
    assert play.asked() == (1, "minion")
    play.answer("pass", seat=1)
    assert play.monster("z")["victims"] == ["v1"]
