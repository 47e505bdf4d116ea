"""Each power as its card reads, and powers in general."""

from __future__ import annotations

import pytest

from gloam.games.horrorclix.powers.attacks import exorcise_cure
from gloam.games.horrorclix.powers.damage import insanity
from gloam.games.horrorclix.rules.values import attack, combat_value, damage, defense
from horrorclix.conftest import field

FAR = "0 plain 20,15"  # someone who keeps the game going


# --- in general -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("cards.power-needs-colour-showing", "powers.lost-when-hidden")
def test_a_power_needs_its_colour(sit):
    play = sit({"saw": "1 chainsaw 0,0 click=6", "y": "1 plain 9,9", "bob": "0 plain 1,0"})
    assert play.refuses("act saw close slash") == "cards.power-needs-colour-showing"
    play = sit({"saw": "1 chainsaw 0,0 click=5", "bob": "0 plain 1,0"})
    assert play.can("act saw close slash")


@pytest.mark.rule("powers.showing-means-active", "powers.lost-when-hidden")
def test_a_passive_power_works_until_it_is_hidden(sit):
    where = {"ann": "1 plain 0,0", "y": "1 plain 0,1", "bob": "0 skeletal_maiden_r 1,0 click=3", "x": FAR}
    play = sit(where, nature=["4", "4", "4", "4"])
    play.answer("act ann close", "target bob", seat=1)
    assert play.click("bob") == 4  # Unstoppable took one
    play.answer("act y close", "target bob", seat=1)
    assert play.click("bob") == 6  # now it does not show


@pytest.mark.rule("powers.dependant-needs-action")
def test_a_dependant_power_needs_its_action(sit):
    play = sit({"saw": "1 chainsaw 0,0 click=4", "bob": "0 plain 1,0"})
    assert play.refuses("act saw move slash") == "powers.dependant-needs-action"
    assert play.can("act saw close slash")
    assert "slash" not in [text.split()[-1] for text in play.offers("act") if " move " in text]


@pytest.mark.rule("powers.dependant-duration", "values.action-scope")
def test_a_dependant_power_ends_with_its_action(sit):
    play = sit({"wolf": "1 dire_wolf_e 0,0 click=5 blooded", "y": "1 plain 9,9", "bob": FAR})
    play.answer("act wolf move blood_rush", "move 12,0", seat=1)
    assert play.table.move_power == -1
    assert play.table.acting == -1


@pytest.mark.rule("powers.dependant-declared-first")
def test_a_power_is_named_with_the_action(sit):
    play = sit({"saw": "1 chainsaw 0,0 click=4", "y": "1 plain 9,9", "bob": "0 plain 1,0"}, nature=["4", "4"])
    play.answer("act saw close", "target bob", seat=1)
    assert play.click("bob") == 7  # its dial's 3; no die was rolled for Slash


@pytest.mark.rule("powers.one-dependant-per-action")
def test_one_dependant_power_an_action(sit):
    play = sit({"wolf": "1 dire_wolf_e 0,0 click=1", "bob": FAR})
    moves = [text for text in play.offers("act") if text.startswith("wolf move")]
    assert sorted(moves) == ["wolf move bloodthirsty", "wolf move maul", "wolf move plain"]


@pytest.mark.rule("powers.text-beats-rulebook", "values.rule-of-three", "values.modifiers-floor-zero")
def test_powers_beat_the_rules_but_not_the_rule_of_three(sit, hook):
    play = sit({"finder": "1 ghost_finder_r 0,0 click=1", "spook": "0 lynch_ghost 1,0 click=1"})
    assert play.can("act finder close exorcise")  # even the intangible
    hook("unstoppable", "attack", lambda t, m, given, other: 5)
    hook("evade", "attack", lambda t, m, given, other: -5)
    play = sit({"g": "1 rlyeh_guardian 0,0 click=5", "wolf": "1 bane_wolf 5,5 click=1", "bob": "0 plain 1,0"})
    assert attack(play.table, 0, 2).total == 12  # 9 and 3
    assert attack(play.table, 1, 2).total == 4  # 7 less 3


@pytest.mark.rule("values.rule-of-three", "values.modifiers-floor-zero")
@pytest.mark.parametrize(("base", "amounts", "total"), [(8, (2, 2), 11), (8, (-2, -2), 5), (3, (-5,), 0), (2, (-3,), 0)])
def test_modifiers_change_a_value_by_three_at_most(base, amounts, total):
    value = combat_value(base, "dial")
    for amount in amounts:
        value.modify(amount, "power")
    assert value.total == total


@pytest.mark.rule("values.replacement")
def test_halving_is_a_replacement_not_a_modifier(sit):
    play = sit({"horse": "1 headless_horseman 5,5 click=7", "bob": FAR}, ground=field(hindering="5,5"))
    play.answer("act horse move", seat=1)
    assert play.can("move 11,5")  # 11 halved is 6: five less
    assert not play.can("move 12,5")


@pytest.mark.rule("powers.this-monster")
def test_this_monster_is_the_one_that_uses_the_power(sit):
    play = sit({"nos": "1 nosferatu_r 0,0 click=4 line=1", "bob": "0 plain 1,0"}, nature=["4", "4"])
    play.answer("act nos close", "target bob", seat=1)
    assert play.click("nos") == 3
    assert play.click("bob") == 7


@pytest.mark.rule("glossary.action-definition")
def test_a_power_is_part_of_its_action(sit):
    play = sit({"saw": "1 chainsaw 0,0 click=4", "y": "1 plain 9,9", "bob": "0 plain 1,0"}, actions=2, nature=["4", "4", "2"])
    play.answer("act saw close slash", "target bob", seat=1)
    assert play.table.actions == 1
    assert play.tokens("saw") == 1


@pytest.mark.rule("glossary.target-of-powers")
def test_a_power_may_ask_for_a_vulnerable_target(sit):
    play = sit(
        {
            "agent": "1 field_agent_r 0,0 click=1 side=b",
            "weak": "0 plain 4,0 tokens=2",
            "fit": "0 plain 0,4",
            "friend": "1 plain 9,9 tokens=2",
        }
    )
    play.answer("act agent ranged assassinate", seat=1)
    assert play.offers("target") == ["weak"]
    assert play.refuses("target fit") == "glossary.target-of-powers"
    assert play.refuses("target friend") == "combat.no-friendly-targets"


# --- beside speed -----------------------------------------------------------------------------------------------------


def test_ghost(sit):
    ground = field(walls="1,0|2,0 1,1|2,1", hindering="2,0", blocking="3,0")
    play = sit({"spook": "1 executed_convict_e 0,0 click=1", "bob": "0 plain 0,1"}, {"v": "nerd 4,0"}, ground=ground)
    play.answer("act spook move ghost", seat=1)
    assert play.asked() == (1, "move")  # it breaks away by itself
    assert play.can("move 5,0")
    assert play.can("move 4,0")  # to slay
    assert play.can("move 0,2")  # past the opponent
    assert not play.can("move 3,0")


def test_leap_climb(sit):
    play = sit(
        {"vamp": "1 blood_vamp 0,0 click=3", "bob": "0 plain 1,0"}, ground=field(hindering="2,0", water="3,0", blocking="4,0")
    )
    play.answer("act vamp move leap_climb", seat=1)
    assert play.asked() == (1, "move")
    assert play.can("move 9,0")


def test_blood_rush(sit):
    play = sit({"wolf": "1 dire_wolf_e 0,0 click=5 blooded", "bob": FAR})
    play.answer("act wolf move blood_rush", seat=1)
    assert play.can("move 12,0")
    play = sit({"wolf": "1 dire_wolf_e 0,0 click=5", "bob": FAR})
    play.answer("act wolf move blood_rush", seat=1)
    assert not play.can("move 10,0")  # no frenzy, no rush


def test_bloodthirsty(sit):
    play = sit({"wolf": "1 dire_wolf_e 0,0 click=1", "bob": "0 plain 5,0"})
    play.answer("act wolf move bloodthirsty", "move 4,0", seat=1)
    assert play.asked() == (1, "free_attack")


def test_swoop(sit):
    play = sit({"demon": "1 blood_demon 0,0 click=6 soaring", "bob": "0 plain 10,0", "x": FAR}, nature=["5", "5"])
    play.answer("act demon move swoop", seat=1)
    assert play.can("move 9,0")  # the change is free
    play.answer("move 9,0", "fight bob", seat=1)
    assert play.click("bob") == 6  # 3 less 1
    play = sit({"demon": "1 blood_demon 0,0 click=6", "y": "1 plain 0,15", "bob": "0 plain 10,0"})
    play.answer("act demon move swoop", "move 9,0", seat=1)
    assert play.asked() == (1, "act")  # it did not come out of the sky


def test_snatch_and_drop(sit):
    where = {"imp": "1 devil_imp_e 0,0 click=4", "y": "1 plain 0,15", "bob": FAR}
    play = sit(where, {"v": "nerd 3,0"})
    play.answer("act imp move snatch_and_drop", "snatch v", seat=1)
    assert play.victim("v")["where"] == "carried"
    play.answer("soar 6,0", seat=1)
    assert play.victim("v")["where"] == "card"
    assert play.points(1) == 15
    play = sit(where, {"v": "nerd 3,0"})
    play.answer("act imp move snatch_and_drop", "snatch v", "move 6,0", seat=1)
    assert play.asked() == (1, "set_down")
    play.answer("place 6,1", seat=1)
    assert play.where("v") == "6,1"
    play = sit(where, {"v": "nerd 3,0"}, crypts={0: "fire_axe"})
    play.answer("act imp move snatch_and_drop", "snatch v", "soar 6,0", seat=1)
    play.answer("play fire_axe", "place 7,0", seat=0)
    assert play.where("v") == "7,0"
    play = sit(where, {"v": "nerd 3,0"}, ground=field(indoor="3,0 3,1"))
    play.answer("act imp move snatch_and_drop", seat=1)
    assert not play.can("snatch v")  # outdoors only


def test_slip_away(sit):
    play = sit({"lep": "1 evil_leprechaun_e 0,0 click=7", "bob": "0 plain 1,0"})
    play.answer("act lep move", seat=1)
    assert play.asked() == (1, "move")


@pytest.mark.parametrize(("die", "free"), [("5", False), ("6", True)])
def test_grasping(sit, die, free):
    play = sit({"ann": "1 plain 0,0", "y": "1 plain 9,9", "snake": "0 constrictor_r 1,0 click=4"}, nature=[die])
    play.answer("act ann move", "break", seat=1)
    assert (play.asked()[1] == "move") == free


def test_siren_call(sit):
    play = sit({"siren": "1 sorority_zombie_e 0,0 click=1", "y": "1 sorority_zombie_e 1,0 click=1", "bob": FAR},
               {"v": "nerd 5,5", "w": "nerd 6,6", "u": "nerd 7,7"}, todo=[("suspense",), ("act",)])  # fmt: skip
    play.answer("victim v", "done", "victim w", "done", seat=1)
    assert play.asked() == (1, "act")  # several sirens call no more


# --- beside attack ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("values.replacement-exempt-from-three")
def test_slash(sit):
    play = sit({"saw": "1 chainsaw 0,0 click=5", "bob": "0 zombie_cop_r 1,0 click=1", "x": FAR}, nature=["6", "4", "6"])
    play.answer("act saw close slash", "target bob", seat=1)
    assert play.click("bob") == 7  # 6 in place of 2
    assert [event["why"] for event in play.heard("rolled")] == ["attack", "attack", "Slash"]


@pytest.mark.rule("possession.control-until-end-of-turn")
def test_possess(sit):
    where = {"ghost": "1 lynch_ghost 0,0 click=6", "bob": "0 plain 1,0", "x": "0 plain 20,15"}
    play = sit(where, nature=["4", "4"])
    play.answer("act ghost close possess", "target bob", seat=1)
    assert play.monster("bob")["controller"] == 1
    assert play.click("bob") == 4
    assert play.can("act bob move")
    play.answer("done", seat=1)
    assert play.monster("bob")["controller"] == 0


def test_impel(sit):
    play = sit({"hook": "1 hook_r 0,0 click=4", "bob": "0 plain 4,0"}, nature=["4", "4"], ground=field(hindering="5,0"))
    play.answer("act hook ranged impel", "target bob", seat=1)
    assert play.click("bob") == 5
    assert play.can("done")
    assert not play.can("move 8,0")
    play.answer("move 4,3", seat=1)
    assert play.where("bob") == "4,3"


def test_numbing_touch(sit):
    play = sit({"con": "1 executed_convict_r 0,0 click=4", "bob": "0 the_fiend 1,0 click=1", "x": FAR}, nature=["6", "5"])
    play.answer("act con close numbing_touch", "target bob", seat=1)
    assert play.click("bob") == 2  # Invulnerable does not help
    assert play.tokens("bob") == 1


def test_foul_aura(sit):
    play = sit(
        {"foul": "1 executed_convict_r 0,0 click=5", "friend": "1 plain 0,1", "bob": "0 plain 1,0", "far": "0 plain 3,3"},
        todo=[("turn", 1)],
    )
    assert play.click("bob") == 5
    assert play.click("friend") == 4
    assert play.click("far") == 4


def test_tremor(sit):
    where = {"g": "1 rlyeh_guardian 1,1 click=1", "b1": "0 plain 2,1", "b2": "0 plain 1,2", "sky": "0 flyer 0,0 soaring", "x": FAR}
    play = sit(where, nature=["3", "3"])
    play.answer("act g close tremor", seat=1)
    assert (play.click("b1"), play.click("b2"), play.click("sky")) == (6, 6, 5)
    assert (play.where("b1"), play.where("b2")) == ("3,1", "1,3")
    assert len(play.heard("rolled")) == 2


def test_lie_in_wait(sit):
    play = sit({"crow": "1 scarecrow_e 0,0 click=1", "bob": "0 plain 1,0"}, ground=field(hindering="0,0"))
    assert attack(play.table, 0, 1).total == 9
    assert damage(play.table, 0, 1).total == 3
    play = sit({"crow": "1 scarecrow_e 0,0 click=1", "bob": "0 plain 1,0"})
    assert attack(play.table, 0, 1).total == 8


@pytest.mark.parametrize(("die", "dead"), [("5", True), ("4", False)])
def test_decapitate(sit, die, dead):
    play = sit({"saw": "1 chainsaw 0,0 click=6", "bob": "0 the_fiend 1,0 click=1 tokens=2", "x": FAR}, nature=["6", "5", die])
    play.answer("act saw close decapitate", "target bob", seat=1)
    assert (play.where("bob") is None) == dead
    assert play.points(1) == (76 if dead else 0)
    play = sit({"saw": "1 chainsaw 0,0 click=6", "bob": "0 plain 1,0 tokens=1"}, nature=["4", "5"])
    play.answer("act saw close decapitate", "target bob", seat=1)
    assert play.click("bob") == 6  # not vulnerable: no die


def test_rampage(sit):
    where = {
        "maid": "1 skeletal_maiden_e 0,0 click=5",
        "y": "1 plain 9,9",
        "b1": "0 plain 1,0 click=8",
        "b2": "0 plain 0,1 click=8",
        "x": FAR,
    }
    play = sit(where, nature=["4", "4"])
    play.answer("act maid close rampage", "target b1", seat=1)
    assert play.asked() == (1, "free_attack")
    play.answer("fight b2 rampage", seat=1, nature=["4", "4"])
    assert play.where("b2") is None
    assert play.asked() == (1, "act")  # nobody is left beside it
    assert play.tokens("maid") == 1


@pytest.mark.rule("terrain.where-it-comes-from")
def test_shroud(sit):
    where = {"widow": "1 the_widow 0,0 click=1", "bob": "0 plain 20,15"}
    play = sit(where)
    play.answer("act widow ranged shroud", seat=1)
    assert not play.can("place 5,0")  # out of range
    play.answer("place 3,0", seat=1)
    assert [marker["at"] for marker in play.view()["markers"]] == ["d1"]
    play.answer("done", seat=0)
    play.answer("act widow ranged shroud", "place 3,1", seat=1)
    for _ in range(2):  # two tokens: a turn of rest
        play.answer("done", seat=0)
    play.answer("act widow ranged shroud", "place 3,2", seat=1)
    assert [marker["at"] for marker in play.view()["markers"]] == ["d2", "d3"]  # the oldest is gone


def test_exorcise(sit):
    where = {"finder": "1 ghost_finder_r 0,0 click=1", "spook": "0 lynch_ghost 1,0 click=3", "x": FAR}
    play = sit(where, nature=["6", "4"])
    play.answer("act finder close exorcise", "target spook", seat=1)
    assert play.click("spook") == 6  # 2 and 1, and Phantom does not help
    play = sit({**where, "spook": "0 plain 1,0"}, nature=["6", "4"])
    play.answer("act finder close exorcise", "target spook", seat=1)
    assert play.click("spook") == 6  # no Spirit: 2 as usual


def test_exorcise_brings_back_to_reason(sit):
    play = sit({"finder": "1 ghost_finder_r 0,0 click=1", "mad": "0 lynch_ghost 1,0 click=3 insane", "x": FAR})
    assert exorcise_cure(play.table, 0, 0, 1) == (("cure", 1),)
    play = sit(
        {"finder": "1 ghost_finder_r 0,0", "mad": "0 lynch_ghost 1,0 click=3 insane", "x": FAR}, todo=[("cure", 1), ("act",)]
    )
    assert not {"insane", "puppet"} & set(play.statuses("mad"))


# --- beside defense ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("who", "left"), [("constrictor_v 1,0 click=8", 1), ("the_fiend 1,0 click=1", 0)])
def test_unstoppable_and_invulnerable(sit, who, left):
    play = sit({"ann": "1 plain 0,0", "bob": f"0 {who}", "x": FAR}, nature=["5", "5"])
    before = play.click("bob")
    play.answer("act ann close", "target bob", seat=1)
    assert play.click("bob") == before + left


def test_phantom(sit):
    play = sit({"ann": "1 plain 0,0", "bob": "0 executed_convict_e 1,0 click=5", "x": FAR}, nature=["5", "5"])
    play.answer("act ann close", "target bob", seat=1)
    assert play.click("bob") == 5
    play = sit({"priest": "1 rescuer 0,0", "bob": "0 executed_convict_e 1,0 click=5", "x": FAR}, nature=["5", "5"])
    play.answer("act priest close", "target bob", seat=1)
    assert play.click("bob") == 6  # Guardians see through it


@pytest.mark.parametrize(("die", "hurt"), [("6", False), ("5", True)])
def test_evade(sit, die, hurt):
    play = sit({"ann": "1 plain 0,0", "bob": "0 bane_wolf 1,0 click=1", "x": FAR}, nature=["4", "4", die])
    play.answer("act ann close", "target bob", seat=1)
    assert (play.click("bob") > 1) == hurt


@pytest.mark.parametrize(
    ("soaring", "die", "hurt"), [("soaring", "4", False), ("soaring", "3", True), ("", "5", True), ("", "6", False)]
)
def test_aerial_evasion(sit, soaring, die, hurt):
    play = sit({"ann": "1 plain 0,0", "imp": f"0 devil_imp_e 4,0 click=5 {soaring}", "x": FAR}, nature=["5", "5", die])
    play.answer("act ann ranged", "target imp", seat=1)
    assert (play.click("imp") > 5) == hurt


def test_aerial_evasion_does_not_help_in_close_combat(sit):
    play = sit({"ann": "1 plain 0,0", "imp": "0 devil_imp_e 1,0 click=5", "x": FAR}, nature=["5", "5"])
    play.answer("act ann close", "target imp", seat=1)
    assert play.click("imp") == 7


@pytest.mark.parametrize(("dice", "hurt"), [(["4", "3"], True), (["4", "4"], False), (["1", "1"], False)])
def test_contest_of_wills(sit, dice, hurt):
    play = sit({"ann": "1 plain 0,0", "witch": "0 brine_witch_e 1,0 click=5", "x": FAR}, nature=dice)
    play.answer("act ann close", "target witch", seat=1)
    assert (play.click("witch") == 7) == hurt
    assert play.click("ann") == 4  # no criticals


def test_stealth(sit):
    where = {"ann": "1 plain 0,0", "agent": "0 field_agent_r 4,0 click=1 side=b", "x": "0 plain 0,4"}
    play = sit(where, ground=field(hindering="4,0"))
    play.answer("act ann ranged", seat=1)
    assert play.refuses("target agent") == "powers.text-beats-rulebook"
    play = sit(where)
    play.answer("act ann ranged", seat=1)
    assert play.can("target agent")


def test_invisible(sit):
    play = sit({"ann": "1 plain 0,0", "far": "0 evil_leprechaun_r 5,0 click=1", "near": "0 evil_leprechaun_r 0,4 click=1"})
    play.answer("act ann ranged", seat=1)
    assert play.offers("target") == ["near"]


def test_knit_flesh(sit):
    play = sit({"ann": "1 plain 0,0", "deep": "0 deep_one_e 4,0 click=5 line=1", "x": FAR}, nature=["5", "5"])
    play.answer("act ann ranged", "target deep", seat=1)
    assert play.click("deep") == 6  # 2 down, 1 up
    play = sit({"ann": "1 plain 0,0", "deep": "0 deep_one_e 1,0 click=5 line=1", "x": FAR}, nature=["5", "5"])
    play.answer("act ann close", "target deep", seat=1)
    assert play.click("deep") == 7


@pytest.mark.parametrize(("die", "tokens", "click"), [("5", 0, 7), ("4", 0, 8), ("", 1, 8)])
def test_regenerate(sit, die, tokens, click):
    play = sit(
        {"dog": f"1 dog_soldier_e 0,0 click=8 line=1 tokens={tokens}", "bob": FAR}, todo=[("turn", 1)], nature=[die] if die else []
    )
    assert play.click("dog") == click


def test_barbed_flesh(sit):
    play = sit({"ann": "1 plain 0,0", "demon": "0 terror_demon_v 1,0 click=6", "x": FAR}, nature=["5", "5"])
    play.answer("act ann close", "target demon", seat=1)
    assert play.click("ann") == 5
    play = sit({"ann": "1 plain 0,0", "demon": "0 terror_demon_v 3,0 click=6", "x": FAR}, nature=["5", "5"])
    play.answer("act ann ranged", "target demon", seat=1)
    assert play.click("ann") == 4


def test_shield_the_innocent(sit):
    where = {"ann": "1 plain 0,0", "y": "1 plain 0,9", "priest": "0 faith_priest_r 6,0 click=4", "x": FAR}
    play = sit(where, {"v": "nerd 3,0"})
    play.answer("act ann move", "move 3,0", seat=1)
    play.answer("shield priest", "place 4,0", seat=0)
    assert play.where("v") == "4,0"
    assert play.click("priest") == 5
    play = sit({**where, "priest": "0 faith_priest_r 7,0 click=4"}, {"v": "nerd 3,0"})
    play.answer("act ann move", "move 3,0", seat=1)
    assert play.victim("v")["where"] == "card"  # too far away


def test_shield_the_innocent_works_once_a_turn(sit):
    where = {"ann": "1 plain 0,0", "y": "1 plain 0,2", "priest": "0 faith_priest_e 6,1 click=5", "x": FAR}
    play = sit(where, {"v": "nerd 3,0", "w": "nerd 4,3"})
    play.answer("act ann move", "move 3,0", seat=1)
    play.answer("shield priest", "place 3,1", seat=0)
    play.answer("act y move", "move 4,3", seat=1)
    assert play.victim("w")["where"] == "card"


@pytest.mark.parametrize(("die", "attacks"), [("2", False), ("3", True)])
def test_scare(sit, die, attacks):
    nature = [die, "4", "4"] if attacks else [die]
    play = sit({"ann": "1 plain 0,0", "y": "1 plain 9,9", "fright": "0 mr_fright_r 1,0 click=1", "x": FAR}, nature=nature)
    play.answer("act ann close", "target fright", seat=1)
    assert len(play.heard("hit", "missed")) == int(attacks)
    assert play.tokens("ann") == 1


@pytest.mark.parametrize(("die", "lives"), [("4", True), ("3", False)])
def test_one_last_scare(sit, die, lives):
    where = {"ann": "1 plain 0,0", "y": "1 plain 1,1", "rider": "0 headless_horseman 1,0 click=10", "x": FAR}
    play = sit(where, nature=["6", "6", die])
    play.answer("act ann close", "target rider", seat=1)
    assert (play.where("rider") is not None) == lives
    if lives:
        assert play.click("rider") == 11
        assert play.tokens("rider") == 2
        play.answer("act y close", "target rider", seat=1, nature=["6", "6"])
        assert play.where("rider") is None  # once a game, and it shows no more


# --- beside damage ----------------------------------------------------------------------------------------------------


def test_prey_on_the_weak(sit):
    play = sit({"tick": "1 tickler_r 0,0 click=4", "bob": "0 plain 1,0 tokens=2", "x": FAR}, nature=["5", "5"])
    play.answer("act tick close prey_on_the_weak", "target bob", seat=1)
    assert play.click("bob") == 8


def test_dead_aim(sit):
    play = sit({"dog": "1 dog_soldier_e 0,0 click=1", "bob": "0 plain 4,0"}, nature=["4", "4"])
    play.answer("act dog ranged dead_aim", "target bob", seat=1)
    assert play.click("bob") == 7


@pytest.mark.rule("damage.penetrating")
@pytest.mark.parametrize(("tokens", "click"), [(2, 3), (1, 1)])
def test_weak_spot(sit, tokens, click):
    play = sit({"widow": "1 the_widow 0,0 click=6", "bob": f"0 the_fiend 1,0 click=1 tokens={tokens}", "x": FAR}, nature=["5", "5"])
    play.answer("act widow close weak_spot", "target bob", seat=1)
    assert play.click("bob") == click


def test_assassinate(sit):
    where = {"agent": "1 field_agent_r 0,0 click=1 side=b", "y": "1 plain 15,15", "bob": "0 zombie_cop_r 4,0 click=1 tokens=2"}
    play = sit({**where, "x": "0 plain 0,4 tokens=2"}, nature=["5", "5"])
    play.answer("act agent ranged assassinate", "target bob", seat=1)
    assert play.click("bob") == 6
    assert play.asked() == (1, "act")  # a single target: no second one was asked for


def test_scattershot(sit):
    where = {"lep": "1 evil_leprechaun_e 5,5 click=1", "b1": "0 plain 2,5", "b2": "0 plain 8,5", "b3": "0 plain 5,2"}
    play = sit(where, nature=["4", "4"])
    play.answer("act lep ranged scattershot", "target b1", "target b2", "target b3", seat=1)
    assert [play.click(label) for label in ("b1", "b2", "b3")] == [5, 5, 5]


def test_maul(sit):
    play = sit({"wolf": "1 dire_wolf_r 0,0 click=1 blooded", "bob": "0 plain 3,0"}, nature=["4", "4"])
    play.answer("act wolf move maul", "move 2,0", "fight bob", seat=1)
    assert play.click("bob") == 6


def test_blood_drain(sit):
    play = sit({"nos": "1 nosferatu_r 0,0 click=4 line=3", "bob": "0 plain 1,0"}, nature=["4", "4"])
    play.answer("act nos close", "target bob", seat=1)
    assert play.click("nos") == 3
    play = sit({"nos": "1 nosferatu_r 0,0 click=4 line=4", "bob": "0 plain 1,0"}, nature=["4", "4"])
    play.answer("act nos close", "target bob", seat=1)
    assert play.click("nos") == 4  # not past its line
    play = sit({"nos": "1 nosferatu_r 0,0 click=4 line=3", "bob": "0 plain 1,0"}, nature=["1", "2"])
    play.answer("act nos close", "target bob", seat=1)
    assert play.click("nos") == 4  # nobody was hurt


@pytest.mark.rule("damage.healing-stops-at-start")
def test_feast(sit):
    play = sit({"vamp": "1 blood_vamp 0,0 click=5 line=4", "y": "1 plain 9,9", "bob": FAR}, {"v": "nerd 3,0"})
    play.answer("act vamp move", "move 3,0", seat=1)
    assert play.click("vamp") == 3


@pytest.mark.parametrize(("die", "insane"), [("3", False), ("2", True)])
@pytest.mark.rule("insanity.roll-at-turn-start")
def test_insanity(sit, die, insane):
    play = sit({"hyde": "1 jekyll_and_hyde 0,0 click=10 side=b", "y": "1 plain 9,9", "bob": FAR}, todo=[("turn", 1)], nature=[die])
    assert ("insane" in play.statuses("hyde")) == insane


def test_devour_kin(sit):
    where = {
        "mother": "1 matron_mother_e 0,0 click=6 line=1",
        "small": "1 zombie_cop_r 1,0",
        "husk": "1 minion_husk 0,1",
        "big": "1 the_fiend 1,1",
        "bob": FAR,
    }
    play = sit(where)
    play.answer("act mother close devour_kin", seat=1)
    assert set(play.offers("target")) == {"small", "husk"}
    play.answer("target small", seat=1)
    assert play.where("small") is None
    assert play.click("mother") == 3
    assert (play.points(0), play.points(1)) == (0, 0)
    play = sit(where)
    play.answer("act mother close devour_kin", "target husk", seat=1)
    assert play.click("mother") == 5


@pytest.mark.rule("minions.created-from-slain-victims")
def test_create_minion(sit):
    play = sit({"ghost": "1 lynch_ghost 0,0 click=1", "y": "1 plain 9,9", "bob": FAR}, {"v": "nerd 3,0"})
    play.answer("act ghost move", "move 3,0", "place 4,0", seat=1)
    assert play.view()["monsters"][3]["version"] == "minion_husk"
    play = sit({"ghost": "1 lynch_ghost 0,0 click=1", "y": "1 plain 9,9", "bob": FAR}, {"v": "nerd 3,0"})
    play.answer("act ghost move", "move 3,0", "pass", seat=1)
    assert play.monster("ghost")["victims"] == ["v1"]


def test_intimidate(sit):
    play = sit(
        {"ann": "1 plain 0,0", "law": "0 zombie_lawyer_r 1,0", "law2": "0 zombie_lawyer_r 0,1", "far": "0 zombie_lawyer_r 5,5"}
    )
    assert attack(play.table, 0, 1).total == 6  # several do not add up


@pytest.mark.parametrize(("die", "click"), [("3", 7), ("4", 6)])
def test_lay_on_hands(sit, die, click):
    where = {"doc": "1 dr_henry_jekyll 0,0 click=1", "friend": "1 field_agent_r 1,0 click=8 line=1", "bob": "0 plain 0,1"}
    play = sit(where, nature=[die])
    play.answer("act doc close lay_on_hands", seat=1)
    assert play.offers("target") == ["friend"]
    play.answer("target friend", seat=1)
    assert play.click("friend") == click


# --- traits -----------------------------------------------------------------------------------------------------------


def test_rescuer_and_twist_plus_are_on_the_card(sit):
    play = sit({"priest": "1 rescuer 0,0", "stoker": "1 stoker 5,5", "bob": FAR})
    assert "rescuer" in play.powers("priest")
    assert "twist_plus" in play.powers("stoker")


# --- cabals -----------------------------------------------------------------------------------------------------------

PACK = {
    "leader": "1 dire_werewolf 5,5 click=1 side=b",
    "wolf": "1 dire_wolf_r 0,0 click=6",
    "dog": "1 dog_soldier_r 1,1 click=7",
    "bob": "0 plain 1,0",
}


@pytest.mark.rule("cabals.power-shared", "cabals.symbol-marks-membership")
def test_pack_tactics(sit):
    play = sit({**PACK, "other": "1 plain 2,0"})
    assert attack(play.table, play.number("wolf"), play.number("bob")).total == 8
    assert attack(play.table, play.number("other"), play.number("bob")).total == 7  # no member


@pytest.mark.rule("cabals.friendly-members-only")
def test_only_friendly_members_profit(sit):
    where = {
        "leader": "1 dire_werewolf 5,5 click=1 side=b",
        "wolf": "0 dire_wolf_r 0,0 click=6",
        "dog": "0 dog_soldier_r 1,1 click=7",
        "ann": "1 plain 1,0",
    }
    play = sit(where, active=0)
    assert attack(play.table, play.number("wolf"), play.number("ann")).total == 7


@pytest.mark.rule("cabals.leader-gone")
def test_without_the_leader_the_power_is_gone(sit):
    play = sit({**PACK, "leader": "1 dire_werewolf click=1 side=b"})
    assert attack(play.table, play.number("wolf"), play.number("bob")).total == 7


@pytest.mark.rule("cabals.leader-mind-affected")
@pytest.mark.parametrize(("mind", "total"), [("insane", 7), ("puppet", 7), ("", 8)])
def test_a_leader_out_of_its_mind_leads_nobody(sit, mind, total):
    play = sit({**PACK, "leader": f"1 dire_werewolf 5,5 click=1 side=b {mind}"})
    assert attack(play.table, play.number("wolf"), play.number("bob")).total == total


def test_holy_crusade(sit):
    where = {
        "bishop": "1 bishop_luzifer 9,9",
        "hunter": "1 vampire_hunter_r 0,0",
        "spook": "0 lynch_ghost 1,0 click=3",
        "bob": "0 plain 0,1",
    }
    play = sit(where)
    base = play.dial_of("hunter")["attack"]
    assert attack(play.table, 1, 2).total == base + 1
    assert attack(play.table, 1, 3).total == base


def test_blood_communion(sit):
    where = {
        "stoker": "1 stoker 9,9 click=3",
        "nos": "1 nosferatu_r 0,0 click=8 line=1",
        "run": "1 runaway_r 9,0 click=7 line=1",
        "bob": FAR,
    }
    play = sit(where, {"v": "nerd 3,0"})
    play.answer("act nos move", "move 3,0", seat=1)
    assert play.asked() == (1, "communion")
    assert play.offers("target") == ["run"]  # Stoker is not hurt
    play.answer("target run", seat=1)
    assert play.click("run") == 6


def test_infernal_pact(sit):
    where = {"monk": "1 rasputin 9,9", "imp": "1 devil_imp_r 0,0 click=5", "weak": "0 plain 1,0 tokens=2", "fit": "0 plain 0,1"}
    play = sit(where)
    assert damage(play.table, 1, 2).total == 2
    assert damage(play.table, 1, 3).total == 1


def test_infernal_pact_keeps_a_member_sane(sit, hook):
    hook("aerial_evasion", "at_turn_start", lambda t, m, given, other: insanity(t, m, 6, other))
    where = {"monk": "1 rasputin 9,9", "imp": "1 devil_imp_e 0,0 click=5", "imp2": "1 devil_imp_e 5,0 click=5", "bob": FAR}
    play = sit(where, todo=[("turn", 1)], nature=["2"])
    play.answer("effect imp aerial_evasion", seat=1)
    assert play.asked() == (1, "pact")
    play.answer("pact", seat=1, nature=["2"])
    assert not {"insane", "puppet"} & set(play.statuses("imp"))
    assert play.click("imp") == 6
    assert "insane" in play.statuses("imp2")  # once a turn


def test_scorned_sisters(sit):
    where = {
        "octavia": "0 widow_octavia 9,9", "maid": "0 skeletal_maiden_r 1,0 click=8", "sister": "0 razorvixen_r 0,1",
        "ann": "1 plain 0,0", "y": "1 plain 15,15",
    }  # fmt: skip
    play = sit(where, nature=["5", "5"])
    before = attack(play.table, 2, 3).total, damage(play.table, 2, 3).total
    play.answer("act ann close", "target maid", seat=1)
    assert play.where("maid") is None
    assert (attack(play.table, 2, 3).total, damage(play.table, 2, 3).total) == (before[0] + 1, before[1] + 1)
    assert attack(play.table, 2, 4).total == before[0]


def test_call_of_the_deep(sit):
    ground = field(water="1,0 2,0 3,0")
    where = {
        "god": "1 avatar_of_cthulhu 9,9",
        "deep": "1 rlyeh_guardian 2,0 click=7 line=1",
        "dry": "1 rlyeh_guardian 20,0 click=10",
        "bob": "0 plain 2,2",
    }
    play = sit(where, ground=ground, todo=[("turn", 1)])
    assert play.asked() == (1, "waters")
    play.answer("target deep", seat=1)
    assert play.click("deep") == 6
    assert defense(play.table, 1, 3, 1).total == play.dial_of("deep")["defense"] + 1
    assert defense(play.table, 2, 3, 1).total == play.dial_of("dry")["defense"]


@pytest.mark.rule("hourglasses.incapable-no-actions")
def test_an_incapable_monster_does_not_rampage_on(sit, dial):
    dial("skeletal_maiden_e", 6, attack=-1)
    where = {"maid": "1 skeletal_maiden_e 0,0 click=5", "y": "1 plain 9,9", "b2": "0 plain 0,1 click=8", "x": FAR}
    play = sit({**where, "barbed": "0 terror_demon_v 1,0 click=9"}, nature=["6", "6"])
    assert "barbed_flesh" in play.powers("barbed")
    play.answer("act maid close rampage", "target barbed", seat=1)
    assert play.where("barbed") is None
    assert play.click("maid") == 6
    assert play.asked() == (1, "act")


def test_exorcise_frees_even_those_on_ones_own_side(sit):
    where = {"finder": "1 ghost_finder_r 0,0 click=1", "mad": "0 lynch_ghost 1,0 click=3 insane", "y": "1 plain 9,9", "x": FAR}
    play = sit(where, nature=["6", "4"])
    assert play.refuses("act finder close") == "close-combat.adjacent-target"  # it runs with us this turn
    play.answer("act finder close exorcise", "target mad", seat=1)
    assert "insane" not in play.statuses("mad")
    assert play.refuses("act mad move") == "actions.active-player"  # it is its owner's again


def test_exorcise_leaves_sane_friends_alone(sit):
    play = sit({"finder": "1 ghost_finder_r 0,0 click=1", "pal": "1 lynch_ghost 1,0 click=3", "x": FAR})
    assert play.refuses("act finder close exorcise") == "close-combat.adjacent-target"


@pytest.mark.rule("glossary.modifier")
def test_damage_that_is_taken_is_modified_apart_from_the_damage_value(sit):
    play = sit({"ann": "1 plain 0,0", "bob": "0 constrictor_v 1,0 click=8", "x": FAR}, nature=["5", "5"])
    assert damage(play.table, 0, 1).total == 2
    play.answer("act ann close", "target bob", seat=1)
    assert play.click("bob") == 9  # 1 less
