"""Each plot twist as its card reads, subplots and ticking clocks among them."""

from __future__ import annotations

import pytest

import gloam
from gloam.games.horrorclix.rules.values import attack, damage
from gloam.games.horrorclix.table import THIS_TURN
from horrorclix.conftest import field

TWO = {"ann": "1 plain 0,0", "y": "1 plain 9,9", "bob": "0 plain 20,15"}
SUSPENSE = [("suspense",), ("act",), ("hourglass",), ("end_turn",)]


def chosen(sit, card, victims=None, seat=0, monsters=None, **more):
    """The victim v was chosen, and the player on the left (or the active one, seat 1) has this card."""
    play = sit(monsters or TWO, victims or {"v": "sheriff 5,5"}, crypts={seat: card}, todo=SUSPENSE, **more)
    play.answer("victim v", seat=1)
    return play


def slaying(sit, card, victims=None, monsters=None, **more):
    """Ann is about to slay v at 3,0, and seat 0 has this card."""
    play = sit(monsters or TWO, victims or {"v": "sheriff 3,0"}, crypts={0: card}, **more)
    play.answer("act ann move", "move 3,0", seat=1)
    while play.asked()[1] == "tripwire":
        play.answer("pass", seat=0)
    return play


# --- in answer to a choice --------------------------------------------------------------------------------------------


def test_trip(sit):
    play = chosen(sit, "trip")
    play.answer("play trip", seat=0)
    assert play.asked() == (1, "move_victim")
    assert len(play.offers("move")) == 8
    play.answer("move 6,6", "done", seat=1)
    assert play.effects() == []  # this turn only


@pytest.mark.rule("plot-twists.removed-after-use")
def test_a_card_is_out_of_the_game_once_it_is_resolved(sit):
    play = chosen(sit, "trip")
    play.answer("play trip", seat=0)
    assert play.crypt(0) == []
    assert play.removed(0) == ["trip"]


def test_broke_a_heel(sit):
    play = chosen(sit, "broke_a_heel", {"v": "cheerleader 5,5"})
    play.answer("play broke_a_heel", seat=0)
    assert play.can("move 9,5")  # half of 7 is 4
    assert not play.can("move 10,5")
    play.answer("done", "done", seat=1)
    assert play.effects() == [{"card": "broke_a_heel", "victim": "v1"}]  # for good
    assert not chosen(sit, "broke_a_heel").can("play broke_a_heel")  # the sheriff wears none


def test_stuck_door(sit):
    play = chosen(sit, "stuck_door", ground=field(walls="5,5|6,5"))
    play.answer("play stuck_door", seat=0)
    assert play.asked() == (1, "act")
    assert play.where("v") == "5,5"
    assert chosen(sit, "stuck_door", doors="6,6:east").can("play stuck_door")
    assert chosen(sit, "stuck_door", ground=field(blocking="4,4")).can("play stuck_door")
    assert not chosen(sit, "stuck_door").can("play stuck_door")


def test_frozen_with_fear(sit):
    play = chosen(sit, "frozen_with_fear")
    play.answer("play frozen_with_fear", seat=0)
    assert play.asked() == (1, "act")


def test_im_not_going_anywhere(sit):
    play = chosen(sit, "im_not_going_anywhere", {"v": "sheriff 5,5", "w": "nerd 9,0"})
    play.answer("play im_not_going_anywhere", seat=0)
    assert play.effects() == [{"card": "im_not_going_anywhere", "victim": "v1"}]
    play.answer("done", seat=1)
    assert play.asked() == (0, "suspense")
    assert play.can("victim v")  # the card player's next turn has begun


def test_im_not_going_anywhere_keeps_others_from_it(sit):
    where = {"ann": "1 plain 0,0", "cid": "2 plain 9,9", "dee": "0 plain 20,15"}
    kept = [("im_not_going_anywhere", "v", 1)]
    play = sit(where, {"v": "sheriff 5,5", "w": "nerd 9,0"}, seats=3, active=2, effects=kept, todo=SUSPENSE)
    assert play.offers("victim") == ["w"]


def test_fearsome_growl(sit):
    play = chosen(sit, "fearsome_growl")
    play.answer("play fearsome_growl", seat=0)
    assert play.asked() == (0, "move_victim")
    assert not play.can("move 6,6")  # nearer to the monster at 9,9
    assert play.can("move 4,5")


def test_never_get_undressed(sit):
    play = chosen(sit, "never_get_undressed", {"v": "starlet 5,5"})
    play.answer("play never_get_undressed", seat=0)
    assert play.asked() == (1, "act")
    assert play.effects() == [{"card": "never_get_undressed", "victim": "v1"}] * 2  # for this turn, and its speed until the next
    assert not chosen(sit, "never_get_undressed").can("play never_get_undressed")


def test_paranoia(sit):
    play = chosen(sit, "paranoia", {"v": "sheriff 5,5", "w": "? 11,5", "far": "nerd 12,5"}, nature=["jock"])
    play.answer("play paranoia", seat=0)
    assert play.offers("victim") == ["w"]
    play.answer("victim w", seat=0)
    assert play.asked() == (1, "move_victim")
    assert play.can("move 12,4")
    play.answer("move 12,4", seat=1)
    assert play.where("w") == "12,4"
    assert not chosen(sit, "paranoia").can("play paranoia")


# --- with the own victim ----------------------------------------------------------------------------------------------


def test_terror_sprint(sit):
    play = chosen(sit, "terror_sprint", seat=1)
    assert not play.can("move 13,5")
    play.answer("play terror_sprint", seat=1)
    assert play.can("move 13,5")


def test_mesmerized(sit):
    play = chosen(sit, "mesmerized", seat=1)
    play.answer("play mesmerized", seat=1)
    assert not play.can("done")
    assert play.can("move 9,8")
    assert play.can("move 1,1")  # nearer to the other one
    assert not play.can("move 12,0")


def test_cold_spot(sit):
    play = chosen(sit, "cold_spot", {"v": "sheriff 5,5", "w": "nerd 8,8", "far": "nerd 15,5"}, seat=1)
    play.answer("play cold_spot", "move 6,6", seat=1)
    assert play.asked() == (1, "move_victim")
    assert len(play.offers("move")) == 7  # one space, but not onto the monster at 9,9
    play.answer("move 7,8", seat=1)
    assert play.where("w") == "7,8"
    assert play.asked() == (1, "act")


def test_cell_phone(sit):
    play = chosen(sit, "cell_phone", {"v": "sheriff 5,5", "w": "? 18,2"}, seat=1, nature=["jock"])
    play.answer("play cell_phone", "done", seat=1)
    play.answer("victim w", "move 18,9", seat=1)
    assert play.where("w") == "18,9"
    assert not chosen(sit, "cell_phone", seat=1).can("play cell_phone")


def test_just_a_little_bit_further(sit):
    play = chosen(sit, "just_a_little_bit_further", seat=1)
    play.answer("play just_a_little_bit_further", "move 10,5", seat=1)
    assert play.can("move 13,5")
    assert not play.can("move 14,5")  # half of 5 is 3


def test_unlucky_at_love(sit):
    play = chosen(sit, "unlucky_at_love", {"v": "sheriff 5,5", "girl": "starlet 10,5", "boy": "jock 8,5"}, seat=1)
    play.answer("play unlucky_at_love", "done", seat=1)
    assert play.offers("victim") == ["girl"]
    play.answer("victim girl", seat=1)
    assert play.can("move 9,5")
    assert not play.can("move 11,5")
    assert not play.can("move 10,6")  # not nearer


@pytest.mark.rule("suspense.chosen-victim-revealed")
def test_unlucky_at_love_turns_up_only_the_victim_that_is_chosen(sit):
    unseen = {"v": "sheriff 5,5", "one": "? 8,5", "two": "? 5,8"}
    play = chosen(sit, "unlucky_at_love", unseen, seat=1, pool="starlet jock")
    play.answer("play unlucky_at_love", "done", seat=1)
    assert play.offers("victim") == ["one", "two"]
    play.answer("victim one", seat=1, nature=["starlet"])
    assert play.victim("two")["face_down"]
    play.answer("move 7,5", seat=1)
    assert play.where("one") == "7,5"
    play = chosen(sit, "unlucky_at_love", unseen, seat=1, pool="starlet jock")
    play.answer("play unlucky_at_love", "done", seat=1)
    play.answer("victim one", seat=1, nature=["jock"])  # the same sex: he stays
    assert play.asked() == (1, "act")
    assert not play.victim("one")["face_down"]
    play = chosen(sit, "unlucky_at_love", unseen, seat=1)
    play.answer("play unlucky_at_love", "done", "done", seat=1)
    assert play.victim("one")["face_down"]
    assert play.victim("two")["face_down"]


# --- in answer to a slaying -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["watch_out", "cry_for_help"])
def test_cards_that_need_another_victim_near(sit, card):
    assert not slaying(sit, card).can(f"play {card}")
    play = slaying(sit, card, {"v": "sheriff 3,0", "w": "nerd 7,0"})
    play.answer(f"play {card}", "place 4,1", seat=0)
    assert play.where("v") == "4,1"
    if card == "cry_for_help":
        play.answer("victim w", "move 5,0", seat=0)
        assert play.where("w") == "5,0"
    assert play.asked() == (1, "act")


def test_cry_for_help_is_heard_by_a_rescuer(sit):
    play = slaying(sit, "cry_for_help", monsters={**TWO, "priest": "0 rescuer 3,6"})
    assert play.can("play cry_for_help")


@pytest.mark.parametrize(("die", "saved"), [("3", True), ("2", False)])
def test_tricky_tricky_monster(sit, die, saved):
    play = slaying(sit, "tricky_tricky_monster", nature=[die])
    play.answer("play tricky_tricky_monster", seat=0)
    assert (play.asked()[1] == "relocate") == saved
    assert (play.victim("v")["where"] == "map") == saved


@pytest.mark.parametrize(("dice", "saved"), [(["4", "4"], True), (["3", "4"], False)])
def test_look_left_dodge_right(sit, dice, saved):
    play = slaying(sit, "look_left_dodge_right", nature=dice)
    play.answer("play look_left_dodge_right", seat=0)
    if saved:
        assert play.asked() == (0, "relocate")
        play.answer("place 5,2", seat=0)
        assert play.where("v") == "5,2"
    else:
        assert play.victim("v")["where"] == "card"


@pytest.mark.parametrize(("indoor", "click"), [("", 5), ("all", 6)])
def test_fire_axe(sit, indoor, click):
    play = slaying(sit, "fire_axe", ground=field(indoor=indoor))
    play.answer("play fire_axe", "place 4,0", seat=0)
    assert play.click("ann") == click


def test_silver_crucifix(sit):
    undead = {"ann": "1 zombie_cop_r 0,0 click=1", "y": "1 plain 9,9", "bob": "0 plain 20,15"}
    play = slaying(sit, "silver_crucifix", monsters=undead)
    play.answer("play silver_crucifix", "place 4,0", seat=0)
    assert play.click("ann") == 2
    assert not slaying(sit, "silver_crucifix").can("play silver_crucifix")


@pytest.mark.parametrize(("who", "die", "hurt"), [("plain", "4", 1), ("plain", "3", 0), ("zombie_cop_r", "4", 2)])
def test_hair_spray_blowtorch(sit, who, die, hurt):
    where = {**TWO, "ann": f"1 {who} 0,0"}
    play = slaying(sit, "hair_spray_blowtorch", {"v": "starlet 3,0"}, where)
    before = play.click("ann")
    play.answer("play hair_spray_blowtorch", "place 4,0", seat=0, nature=[die])
    assert play.click("ann") == before + hurt
    assert not slaying(sit, "hair_spray_blowtorch").can("play hair_spray_blowtorch")


def test_secret_passage(sit):
    ground = field(indoor="2,0 3,0 4,0 9,3", marks="9,3 12,12")
    play = slaying(sit, "secret_passage", ground=ground)
    play.answer("play secret_passage", seat=0)
    assert play.offers("place") == ["9,3"]
    assert not slaying(sit, "secret_passage").can("play secret_passage")


def test_take_my_hand(sit):
    play = slaying(sit, "take_my_hand", monsters={**TWO, "bob": "0 plain 8,0"})
    play.answer("play take_my_hand", seat=0)
    assert play.asked() == (0, "relocate")
    assert set(play.offers("place")) == {"7,0", "7,1", "8,1", "9,0", "9,1"}
    assert not slaying(sit, "take_my_hand").can("play take_my_hand")


def test_power_of_faith(sit):
    play = slaying(sit, "power_of_faith", monsters={**TWO, "priest": "0 faith_priest_e 8,5 click=7 line=1"})
    play.answer("play power_of_faith", "place 4,0", seat=0)
    assert play.click("priest") == 6
    assert not slaying(sit, "power_of_faith").can("play power_of_faith")


def test_of_several_guardians_the_card_player_names_one(sit):
    priests = {"hurt": "0 faith_priest_e 8,5 click=8 line=1", "other": "0 faith_priest_e 8,6 click=7 line=1"}
    play = slaying(sit, "power_of_faith", monsters={**TWO, **priests})
    play.answer("play power_of_faith", seat=0)
    assert play.asked() == (0, "faith")
    assert play.offers("target") == ["hurt", "other"]
    play.answer("target other", "place 4,0", seat=0)
    assert (play.click("hurt"), play.click("other")) == (8, 6)


def test_unlikely_martyr(sit):
    play = slaying(sit, "unlikely_martyr", {"v": "sheriff 3,0", "w": "nerd 6,1", "far": "nerd 7,1"})
    play.answer("play unlikely_martyr", seat=0)
    assert play.offers("victim") == ["w"]
    play.answer("victim w", seat=0)
    assert play.where("v") == "6,1"
    assert play.victim("w")["holder"] == "m1"
    assert play.points(1) == 15


def test_nice_guys_finish_last(sit):
    play = slaying(sit, "nice_guys_finish_last", {"v": "starlet 3,0", "boy": "jock 7,0", "girl": "teacher 6,0"})
    play.answer("play nice_guys_finish_last", seat=0)
    assert play.offers("victim") == ["boy"]
    play.answer("victim boy", seat=0)
    assert play.where("v") == "7,0"
    assert play.victim("boy")["where"] == "card"
    assert not slaying(sit, "nice_guys_finish_last", {"v": "sheriff 3,0", "boy": "jock 5,0"}).can("play nice_guys_finish_last")


@pytest.mark.parametrize(("archetype", "hurt"), [("exterminator", 2), ("nerd", 0)])
def test_bug_spray(sit, archetype, hurt):
    beast = {**TWO, "ann": "1 dog_soldier_e 0,0 click=1"}
    play = slaying(sit, "bug_spray", {"v": f"{archetype} 3,0"}, beast)
    play.answer("play bug_spray", "place 4,0", seat=0)
    assert play.click("ann") == 1 + hurt
    assert not slaying(sit, "bug_spray").can("play bug_spray")


def test_rock_salt_shotgun(sit):
    undead = {**TWO, "ann": "1 zombie_cop_r 0,0 click=1"}
    play = slaying(sit, "rock_salt_shotgun", monsters=undead)
    play.answer("play rock_salt_shotgun", "place 4,0", seat=0)
    assert play.click("ann") == 2
    assert play.asked() == (0, "force")
    assert play.options() == ["done", "move 2,0", "move 1,0", "move 0,0"]  # up to three spaces, as the card player likes
    play.answer("move 1,0", seat=0)
    assert play.where("ann") == "1,0"
    assert play.where("v") == "4,0"
    assert not slaying(sit, "rock_salt_shotgun").can("play rock_salt_shotgun")


@pytest.mark.rule("movement.no-shared-end-space")
def test_whoever_is_driven_off_stops_before_others(sit):
    undead = {**TWO, "ann": "1 zombie_cop_r 0,0 click=1", "z": "1 plain 1,0"}
    play = slaying(sit, "rock_salt_shotgun", monsters=undead)
    play.answer("play rock_salt_shotgun", "place 4,0", seat=0)
    assert play.offers("move") == ["2,0", "0,0"]  # through a friend, but not to where it stands


@pytest.mark.rule("movement.stops-when-moved")
def test_whoever_is_driven_off_is_stopped_by_terrain_and_opponents(sit):
    undead = {**TWO, "ann": "1 zombie_cop_r 0,0 click=1"}
    play = slaying(sit, "rock_salt_shotgun", monsters=undead, ground=field(hindering="1,0"))
    play.answer("play rock_salt_shotgun", "place 4,0", seat=0)
    assert play.offers("move") == ["2,0", "1,0"]
    play = slaying(sit, "rock_salt_shotgun", monsters={**undead, "ann": "1 zombie_cop_r 6,0 click=1", "guard": "0 plain 1,1"})
    play.answer("play rock_salt_shotgun", "place 4,0", seat=0)
    assert play.offers("move") == ["2,0"]


@pytest.mark.parametrize("spared", [True, False])
def test_beg_for_mercy(sit, spared):
    play = slaying(sit, "beg_for_mercy")
    play.answer("play beg_for_mercy", seat=0)
    assert play.asked() == (1, "mercy")
    if spared:
        play.answer("spare", seat=1)
        play.answer("place 4,0", seat=0)
        assert play.tokens("ann") == 1
    else:
        play.answer("slay", seat=1)
        assert play.victim("v")["where"] == "card"
        assert play.tokens("ann") == 2


def test_wig_and_sunglasses(sit):
    play = slaying(sit, "wig_and_sunglasses", ground=field(marks="5,0 9,3 3,4"))
    play.answer("play wig_and_sunglasses", seat=0)
    assert set(play.offers("place")) == {"9,3", "3,4"}
    play.answer("place 9,3", seat=0)
    assert play.victim("v")["face_down"]


# --- after a slaying --------------------------------------------------------------------------------------------------


def test_cocoon(sit):
    play = sit({**TWO, "ann": "1 field_agent_r 0,0 click=6 side=b line=1"}, {"v": "nerd 3,0"}, crypts={1: "cocoon"})
    play.answer("act ann move", "move 3,0", "play cocoon", seat=1)
    assert play.victim("v")["where"] == "removed"
    assert play.points(1) == 15
    play.answer("done", seat=1)
    play.answer("done", seat=0)
    assert play.click("ann") == 4


def test_bloody_feast(sit):
    play = sit({**TWO, "ann": "1 field_agent_r 0,0 click=6 side=b line=1 tokens=1"}, {"v": "nerd 3,0"}, crypts={1: "bloody_feast"})
    play.answer("act ann move", "move 3,0", "play bloody_feast", seat=1)
    assert play.click("ann") == 4
    assert play.tokens("ann") == 1  # one was taken, then the action's came


# --- other moments ----------------------------------------------------------------------------------------------------


def test_bad_luck(sit):
    play = sit({"ann": "1 plain 0,0", "y": "1 plain 9,9", "bob": "0 plain 1,0"}, crypts={0: "bad_luck"}, nature=["6", "6"])
    play.answer("act ann close", "target bob", seat=1)
    assert play.asked() == (0, "attack_roll")
    play.answer("play bad_luck", seat=0, nature=["1", "2"])
    assert play.click("bob") == 4
    assert play.asked() == (1, "act")


def test_after_bad_luck_the_second_roll_stands(sit):
    where = {"ann": "1 plain 0,0", "y": "1 plain 9,9", "bob": "0 plain 1,0", "cid": "2 plain 20,15"}
    play = sit(where, seats=3, crypts={0: "bad_luck", 2: "bad_luck"}, nature=["6", "6"])
    play.answer("act ann close", "target bob", seat=1)
    assert play.asked() == (2, "attack_roll")
    play.answer("play bad_luck", seat=2, nature=["5", "4"])
    assert play.asked() == (0, "damage")  # no second Bad Luck
    play.answer("pass", seat=0)
    assert play.click("bob") == 6
    assert play.asked() == (1, "act")
    assert play.crypt(0) == ["bad_luck"]


def test_severed_limb(sit):
    play = sit({"ann": "1 plain 0,0", "y": "1 plain 9,9", "bob": "0 plain 1,0"}, crypts={0: "severed_limb"}, nature=["4", "4"])
    play.answer("act ann close", "target bob", seat=1)
    play.answer("pass", seat=0)  # on the attack roll
    assert play.asked() == (0, "damage")
    play.answer("play severed_limb", seat=0)
    assert play.click("bob") == 4
    assert attack(play.table, play.number("bob"), play.number("ann")).total == 6
    play = sit({"ann": "1 plain 0,0", "y": "1 plain 9,9", "bob": "0 plain 4,0"}, crypts={0: "severed_limb"}, nature=["4", "4"])
    play.answer("act ann ranged", "target bob", seat=1)
    play.answer("pass", seat=0)
    assert play.click("bob") == 6  # only in close combat


def test_tripwire(sit):
    play = sit({"ann": "1 plain 0,0", "y": "1 plain 9,9", "bob": "0 plain 20,15"}, crypts={0: "tripwire"}, tombstones="3,1")
    play.answer("act ann move", "move 6,0", seat=1)
    assert play.asked() == (0, "tripwire")
    assert set(play.offers("trip")) == {"2,0", "3,0", "4,0"}
    play.answer("trip 3,0", seat=0)
    assert play.where("ann") == "3,0"
    assert play.click("ann") == 5
    assert play.removed(0) == ["tripwire"]


def test_tripwire_leaves_the_frenzy(sit):
    play = sit({"ann": "1 plain 0,0 blooded", "bob": "0 plain 4,0"}, crypts={0: "tripwire"}, tombstones="3,1")
    play.answer("act ann move", "move 3,0", seat=1)
    play.answer("trip 3,0", seat=0)
    assert play.asked() == (1, "free_attack")


def test_tangled_webs(sit):
    play = sit({"ann": "1 plain 0,0", "bob": "0 plain 20,15"}, crypts={1: "tangled_webs"})
    play.answer("play tangled_webs", "place 5,5", seat=1)
    assert play.can("place 7,7")
    assert not play.can("place 8,5")
    play.answer("place 7,7", "place 9,9", seat=1)
    assert [marker["at"] for marker in play.view()["markers"]] == ["f6", "h8", "j10"]
    assert play.asked() == (1, "act")
    play = sit({"ann": "1 plain 0,0", "y": "1 plain 9,9", "bob": "0 plain 20,15"}, crypts={1: "tangled_webs"})
    play.answer("act y move", "done", seat=1)
    assert not play.can("play tangled_webs")  # the hunt has begun


def test_ghost_trap(sit):
    play = sit(
        {"ann": "1 plain 0,0", "spook": "0 lynch_ghost 6,0 click=1", "far": "0 lynch_ghost 7,7 click=1"}, crypts={1: "ghost_trap"}
    )
    play.answer("play ghost_trap", seat=1)
    assert play.offers("target") == ["spook"]
    play.answer("target spook", seat=1)
    assert "ghost" not in play.powers("spook")
    play.answer("act ann ranged", seat=1)
    assert play.offers("target") == ["spook"]
    play = sit({"ann": "1 plain 0,0", "bob": "0 plain 6,0"}, crypts={1: "ghost_trap"})
    assert not play.can("play ghost_trap")


def test_hidden_camera(sit):
    play = sit(TWO, {"v": "nerd 5,5"}, crypts={1: "hidden_camera", 0: "trip fire_axe"}, todo=[("turn", 1)])
    play.answer("play hidden_camera", "opponent 0", seat=1)
    seen = [(happening.seen, happening.event) for happening in play.game.watch if happening.event[0] == "seen"]
    assert [mask for mask, _ in seen] == [2, 2]  # for seat 1 alone
    play.answer("victim v", seat=1)
    assert play.asked() == (1, "move_victim")  # the opponent cannot respond
    assert play.table.spells[0][2] == THIS_TURN


@pytest.mark.rule("plot-twists.kept-hidden")
def test_crypts_are_hidden_from_others(sit):
    play = sit(TWO, crypts={0: "trip fire_axe", 1: "cocoon"})
    seen = play.view(1)["players"]
    assert seen[0]["crypt"] is None
    assert seen[0]["crypt_size"] == 2
    assert seen[1]["crypt"] == ["cocoon"]
    assert "fire_axe" not in str(play.view(1))
    assert "cocoon" not in str(play.view())


def test_whoever_could_hold_a_card_is_asked_whatever_they_hold(sit):
    for cards in ("fire_axe", "trip"):
        play = sit(TWO, {"v": "nerd 3,0"}, crypts={0: cards})
        play.answer("act ann move", "move 3,0", seat=1)
        assert play.asked() == (0, "slaying")


# --- ticking clocks ---------------------------------------------------------------------------------------------------


def test_just_after_sunset(sit):
    play = sit({"wolf": "1 dire_wolf_r 0,0 click=6", "ann": "1 plain 0,9", "bob": "0 plain 20,15"}, clock="just_after_sunset")
    play.answer("act wolf move", seat=1)
    assert play.can("move 9,0")
    play.answer("done", "act ann move", seat=1)
    assert not play.can("move 9,9")


def test_stroke_of_midnight(sit):
    where = {"spook": "1 lynch_ghost 0,0 click=7", "ann": "1 plain 0,9", "bob": "0 plain 20,15"}
    play = sit(where, clock="stroke_of_midnight")
    assert attack(play.table, 0, 2).total == 8
    assert attack(play.table, 1, 2).total == 7
    mad = {"hyde": "1 jekyll_and_hyde 0,0 click=10 side=b", "y": "1 plain 9,9", "bob": "0 plain 20,15"}
    play = sit(mad, clock="stroke_of_midnight", todo=[("turn", 1)], nature=["3"])
    assert "insane" in play.statuses("hyde")  # 3 less 1


def test_just_before_dawn(sit):
    play = sit(TWO, {"v": "sheriff 5,5"}, clock="just_before_dawn", todo=SUSPENSE)
    play.answer("victim v", seat=1)
    assert play.can("move 11,5")
    play = sit({"saw": "1 chainsaw 0,0 click=9", "bob": "0 plain 1,0"}, clock="just_before_dawn")
    assert damage(play.table, 0, 1).total == 3


def test_broad_daylight(sit):
    where = {"priest": "1 rescuer 0,0", "nos": "1 nosferatu_r 5,5 click=8", "bob": "0 plain 1,0"}
    play = sit(where, clock="broad_daylight")
    assert attack(play.table, 0, 2).total == 8
    assert attack(play.table, 1, 2).total == 7
    lep = {"ann": "1 plain 0,0", "lep": "0 evil_leprechaun_r 6,0 click=1"}
    assert sit(lep, clock="broad_daylight").can("act ann ranged")  # seen in the open
    assert not sit(lep, clock="broad_daylight", ground=field(indoor="all")).can("act ann ranged")


# --- subplots ---------------------------------------------------------------------------------------------------------

END = [("finish", "limit")]


def total(play, seat):
    return play.view()["players"][seat]["total"]


@pytest.mark.rule("subplots.score-on-condition", "victory.other-points")
def test_last_monster_standing(sit):
    play = sit(
        {"ann": "1 plain 0,0", "bob": "0 plain 1,0 click=8"},
        subplots={1: "last_monster_standing"},
        nature=["4", "4"],
        build_total=200,
    )
    assert total(play, 1) == 0
    play.answer("act ann close", "target bob", seat=1)
    assert (play.points(1), total(play, 1)) == (23, 43)


def test_the_chosen_few(sit):
    play = sit({"ann": "1 plain 0,0 blooded", "bob": "0 plain 9,9"}, subplots={1: "the_chosen_few"}, todo=END, build_total=100)
    assert total(play, 1) == 10
    play = sit({"ann": "1 plain 0,0 blooded", "y": "1 plain 5,5", "bob": "0 plain 9,9"}, subplots={1: "the_chosen_few"}, todo=END)
    assert total(play, 1) == 0


def test_nobody_gets_out_alive(sit):
    play = sit(TWO, {"v": "nerd 3,0"}, subplots={0: "nobody_gets_out_alive"}, build_total=100)
    assert total(play, 0) == 0
    play.answer("act ann move", "move 3,0", seat=1)
    assert total(play, 0) == 10
    play = sit({**TWO, "ann": "1 rescuer 0,0"}, {"v": "nerd 3,0"}, subplots={0: "nobody_gets_out_alive"})
    play.answer("act ann move", "move 3,0", seat=1)
    assert total(play, 0) == 0


@pytest.mark.rule("victory.other-points")
def test_bitter_hatred(sit):
    where = {
        "ann": "1 plain 0,0",
        "wolf": "0 dog_soldier_r 1,0 click=8",
        "bob": "0 plain 0,1 click=8",
        "y": "1 plain 1,1",
        "x": "0 plain 20,15",
    }
    play = sit(where, subplots={1: "bitter_hatred"}, todo=[("name_for_subplot", 1), ("act",)], nature=["4", "4", "4", "4"])
    play.answer("hate beast", seat=1)
    play.answer("act ann close", "target wolf", seat=1)
    assert total(play, 1) == play.points(1) + 9
    play.answer("act y close", "target bob", seat=1)
    assert total(play, 1) == play.points(1) + 9


def test_bring_them_to_master(sit):
    where = {"boss": "1 dire_werewolf 15,0", "ann": "1 plain 0,0", "bob": "0 plain 20,15"}
    play = sit(
        where, {"v": "nerd 15,2", "w": "nerd 2,0"}, subplots={1: "bring_them_to_master"}, todo=[("name_for_subplot", 1), ("act",)]
    )
    assert play.offers("target") == ["boss"]  # the leader, if there is one
    play.answer("target boss", seat=1)
    play.answer("act ann move", "move 2,0", seat=1)
    assert total(play, 1) == play.points(1)
    play.answer("act boss move", "move 15,2", seat=1)
    assert total(play, 1) == play.points(1) + 9


def test_guardians_mission(sit):
    play = sit({**TWO, "ann": "1 rescuer 0,0"}, {"v": "nerd 3,0"}, subplots={1: "guardians_mission"})
    play.answer("act ann move", "move 3,0", seat=1)
    assert total(play, 1) == 15 + 9


@pytest.mark.rule("subplots.stay-until-controller-out")
def test_a_subplot_goes_with_its_player(sit):
    where = {"ann": "1 plain 0,0", "bob": "0 plain 1,0 click=8", "cid": "2 plain 9,9"}
    subplots = {0: "nobody_gets_out_alive", 1: "last_monster_standing", 2: "the_chosen_few"}
    play = sit(where, seats=3, subplots=subplots, nature=["4", "4"])
    play.answer("act ann close", "target bob", seat=1)
    assert play.subplots() == [None, "last_monster_standing", "the_chosen_few"]
    assert play.removed(0) == ["nobody_gets_out_alive"]
    assert total(play, 0) == 0


@pytest.mark.rule("slaying.prevented-victim-moved")
def test_whoever_plays_a_card_that_says_where_puts_the_victim_there(sit):
    """Seat 2 sits on the slayer's left, but the card that takes the victim elsewhere is seat 0's."""
    where = {"ann": "1 plain 0,0", "bob": "0 plain 6,3", "cid": "2 plain 20,15"}
    play = sit(where, {"v": "nerd 3,0"}, seats=3, crypts={0: "take_my_hand"})
    play.answer("act ann move", "move 3,0", seat=1)
    play.answer("play take_my_hand", seat=0)
    assert play.asked() == (0, "relocate")


def test_paranoia_may_name_a_victim_that_was_moved_before(sit):
    play = sit(
        {"mother": "1 sorority_zombie_r 6,6 click=1", "bob": "0 plain 20,15"},
        {"v": "cop 6,3", "w": "nerd 6,9"},
        crypts={0: "paranoia trip"},
        todo=SUSPENSE,
        ground=0,
    )
    play.answer("victim v", seat=1)
    play.answer("pass", seat=0)
    play.answer("done", "victim w", seat=1)
    play.answer("play paranoia", "victim v", seat=0)
    assert play.asked() == (1, "move_victim")
    assert str(gloam.position(str(play.game))) == str(play.game)


# --- cannot move this turn --------------------------------------------------------------------------------------------

CALLER = {"mother": "1 sorority_zombie_r 6,6 click=1", "y": "1 plain 0,15", "bob": "0 plain 20,15"}


@pytest.mark.rule("suspense.cannot-move-this-turn")
@pytest.mark.parametrize(
    ("card", "who", "options"),
    [("frozen_with_fear", "nerd", {}), ("stuck_door", "nerd", {"tombstones": ""}), ("never_get_undressed", "jock", {})],
)
def test_a_frozen_victim_does_not_move_with_another_either(sit, card, who, options):
    ground = field(walls="5,9|5,10")
    play = sit(
        CALLER,
        {"w": f"{who} 5,9", "v": "cop 7,9"},
        crypts={0: card, 1: "cold_spot"},
        todo=SUSPENSE,
        ground=ground,
        **options,
    )
    play.answer("victim w", seat=1)
    play.answer(f"play {card}", seat=0)
    play.answer("victim v", "play cold_spot", "done", seat=1)
    assert play.asked() == (1, "act")  # nobody is left within 3 spaces who could be moved


@pytest.mark.rule("suspense.cannot-move-this-turn")
def test_a_frozen_victim_hears_no_cry_for_help(sit):
    play = chosen(sit, "frozen_with_fear cry_for_help", {"v": "sheriff 5,0", "w": "nerd 3,0"})
    play.answer("play frozen_with_fear", seat=0)
    play.answer("act ann move", "move 3,0", seat=1)
    play.answer("play cry_for_help", "place 4,1", seat=0)
    assert play.asked() == (1, "act")  # nobody can come
    assert play.where("v") == "5,0"


@pytest.mark.rule("suspense.cannot-move-this-turn")
@pytest.mark.parametrize("card", ["frozen_with_fear", "im_not_going_anywhere"])
def test_a_frozen_victim_is_not_snatched(sit, card):
    where = {"imp": "1 devil_imp_e 0,0 click=4", "y": "1 plain 0,15", "bob": "0 plain 20,15"}
    play = chosen(sit, card, {"v": "nerd 2,2", "w": "cop 2,4"}, monsters=where)
    play.answer(f"play {card}", seat=0)
    play.answer("act imp move snatch_and_drop", seat=1)
    assert play.offers("snatch") == ["w"]
    assert play.refuses("snatch v") == "suspense.cannot-move-this-turn"


@pytest.mark.rule("suspense.cannot-move-this-turn")
def test_next_turn_it_moves_again(sit):
    play = chosen(sit, "frozen_with_fear")
    play.answer("play frozen_with_fear", seat=0)
    assert play.effects() == [{"card": "frozen_with_fear", "victim": "v1"}]
    play.answer("done", seat=1)
    assert play.effects() == []
