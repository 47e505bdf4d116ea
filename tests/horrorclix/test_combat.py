"""Combat: targets, lines of fire, rolls, damage, frenzy, the air."""

from __future__ import annotations

import pytest

from gloam.games.horrorclix import GAME
from gloam.games.horrorclix.rules.damage import BY_ATTACK, PENETRATING, UNPREVENTABLE, transform
from gloam.games.horrorclix.rules.geometry import BLOCKED, CLEAR, HINDERED, fire
from gloam.games.horrorclix.rules.values import attack, defense
from gloam.games.horrorclix.table import put
from gloam.kernel.game import SPECTATOR
from horrorclix.conftest import field


def line(play, a="ann", b="bob"):
    return fire(play.table, play.number(a), play.number(b))


# --- who can be attacked ----------------------------------------------------------------------------------------------


@pytest.mark.rule("combat.attacker-and-target", "combat.attack-roll")
@pytest.mark.parametrize(("dice", "hurt"), [(["3", "4"], True), (["2", "4"], False)])
def test_an_attack_hits_from_the_defense_on(sit, dice, hurt):
    play = sit({"ann": "1 plain 0,0", "bob": "0 plain 1,0"}, nature=dice)
    play.answer("act ann close", "target bob", seat=1)
    told = play.heard("attacks")[0]
    assert (told["monster"], told["target"]) == ("m1", "m2")
    assert play.click("bob") == (6 if hurt else 4)


@pytest.mark.rule("combat.no-friendly-targets", "combat.no-self-target", "combat.no-victim-targets")
def test_friends_oneself_and_victims_are_no_targets(sit):
    play = sit({"ann": "1 plain 0,0", "friend": "1 plain 1,0", "bob": "0 plain 1,1"}, {"v": "nerd 0,1"})
    play.answer("act ann close", seat=1)
    assert play.offers("target") == ["bob"]
    assert play.refuses("target friend") == "combat.no-friendly-targets"
    assert play.refuses("target ann") == "combat.no-self-target"
    play = sit({"ann": "1 plain 0,0", "bob": "0 plain 20,15"}, {"v": "nerd 4,0"})
    assert not play.can("act ann ranged")


@pytest.mark.rule("combat.no-friendly-targets", "combat.no-self-target")
def test_a_power_may_permit_friendly_targets(sit, enter):
    where = {"dog": "1 dog_soldier_r 0,0 click=4", "friend": "1 plain 1,0", "bob": "0 plain 20,15"}
    assert not sit(where).can("act dog close slash")
    enter("power", "slash", may_target='["friends"]')
    play = sit(where)
    play.answer("act dog close slash", seat=1)
    assert play.offers("target") == ["friend"]
    assert play.refuses("target dog") == "combat.no-self-target"
    play.answer("target friend", seat=1, nature=["6", "5", "2"])
    assert play.click("friend") == 6
    assert not sit(where).can("act dog close")  # without the power a friend is no target


@pytest.mark.rule("combat.no-victim-targets")
def test_a_power_may_permit_a_victim_as_the_target(sit, enter):
    where = {"dog": "1 dog_soldier_r 0,0 click=4", "y": "1 plain 9,9", "bob": "0 plain 20,15"}
    victims = {"near": "nerd 1,0", "far": "cop 5,5"}
    assert not sit(where, victims).can("act dog close slash")
    enter("power", "slash", may_target='["victims"]')
    play = sit(where, victims, build_total=100)
    play.answer("act dog close slash", seat=1)
    assert play.offers("victim") == ["near"]
    assert play.refuses("victim far") == "close-combat.adjacent-target"
    assert GAME.shown.label(play.game, GAME.catalogue.number("victim v1")).name == "The Nerd"
    play.answer("victim near", seat=1)
    assert (play.where("dog"), play.where("near"), play.points(1)) == ("0,0", None, 5)


@pytest.mark.rule("combat.no-victim-targets")
def test_a_power_may_permit_shots_at_victims(sit, enter):
    ground = field(walls="6,0|7,0 6,1|7,1 6,2|7,2")
    where = {"dog": "1 dog_soldier_r 3,0 click=1", "y": "1 plain 9,9", "bob": "0 plain 20,15"}
    victims = {"seen": "nerd 5,0", "hidden": "cop 8,0", "beside": "jock 4,1", "far": "teacher 3,15"}
    enter("power", "dead_aim", may_target='["victims"]')
    play = sit(where, victims, ground=ground, crypts={0: "fire_axe"})
    play.answer("act dog ranged dead_aim", seat=1)
    assert play.offers("victim") == ["seen"]
    assert play.refuses("victim hidden") == "line-of-fire.figures-block"
    assert play.refuses("victim beside") == "ranged.nonadjacent-target"
    assert play.refuses("victim far") == "ranged.within-range"
    play.answer("victim seen", seat=1)
    assert play.asked() == (0, "slaying")


@pytest.mark.rule("close-combat.adjacent-target")
def test_close_combat_needs_a_neighbour(sit):
    play = sit({"ann": "1 plain 0,0", "near": "0 plain 1,1", "far": "0 plain 2,0"})
    play.answer("act ann close", seat=1)
    assert play.offers("target") == ["near"]
    assert play.refuses("target far") == "close-combat.adjacent-target"


@pytest.mark.rule("close-combat.not-through-walls", "adjacency.walls-separate")
def test_nobody_fights_through_a_wall(sit):
    play = sit({"ann": "1 plain 0,0", "bob": "0 plain 1,0", "x": "0 plain 0,1"}, ground=field(walls="0,0|1,0"))
    play.answer("act ann close", seat=1)
    assert play.refuses("target bob") == "close-combat.not-through-walls"


@pytest.mark.rule("adjacency.eight-neighbours")
def test_a_space_has_eight_neighbours(sit):
    around = {
        f"b{n}": f"0 plain {x},{y}" for n, (x, y) in enumerate((x, y) for x in (4, 5, 6) for y in (4, 5, 6) if (x, y) != (5, 5))
    }
    play = sit({"ann": "1 plain 5,5", "far": "0 plain 7,5", **around})
    play.answer("act ann close", seat=1)
    assert set(play.offers("target")) == set(around)


@pytest.mark.rule("adjacency.diagonal-past-wall-ends")
@pytest.mark.parametrize(
    ("walls", "beside"),
    [("0,0|0,1", True), ("0,0|0,1 1,0|1,1", False), ("0,0|1,0 0,0|0,1", False)],
)
def test_a_single_wall_end_leaves_diagonal_neighbours(sit, walls, beside):
    play = sit({"ann": "1 plain 0,0", "bob": "0 plain 1,1"}, ground=field(walls=walls))
    assert play.can("act ann close") == beside


# --- criticals --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("criticals.double-one-hurts-attacker")
def test_a_critical_miss_hurts_the_attacker(sit):
    play = sit({"ann": "1 rlyeh_guardian 0,0 click=5", "bob": "0 plain 1,0"}, nature=["1", "1"])
    play.answer("act ann close", "target bob", seat=1)
    assert play.click("bob") == 4
    assert play.click("ann") == 6  # Unstoppable does not help


@pytest.mark.rule("criticals.double-one-fails")
def test_a_critical_miss_fails_whatever_the_total(sit):
    play = sit({"wolf": "1 dire_werewolf 0,0 click=1 side=b", "bob": "0 brine_witch_r 1,0 click=6"}, nature=["1", "1"])
    assert attack(play.table, 0, 1).total + 2 >= defense(play.table, 1, 0, 1).total
    play.answer("act wolf close", "target bob", seat=1)
    assert play.click("bob") == 6


@pytest.mark.rule("criticals.double-six-hits", "criticals.double-six-adds-one")
def test_a_critical_hit_always_hits_and_deals_one_more(sit):
    play = sit({"ann": "1 minion_husk 0,0", "bob": "0 the_fiend 1,0 click=12", "x": "0 the_fiend 9,9 click=3"}, nature=["6", "6"])
    play.answer("act ann close", "target bob", seat=1)
    assert play.where("bob") is None  # 1 and 1 more
    play = sit({"ann": "1 plain 0,0", "bob": "0 constrictor_v 1,0 click=8"}, nature=["6", "6"])
    play.answer("act ann close", "target bob", seat=1)
    assert play.click("bob") == 10  # 2 and 1 more, less 1 for Unstoppable


@pytest.mark.rule("criticals.bonus-for-every-target")
def test_the_critical_bonus_goes_to_every_target(sit):
    play = sit({"ann": "1 plain 0,0", "b1": "0 plain 4,0", "b2": "0 plain 0,4"}, nature=["6", "6"])
    play.answer("act ann ranged", "target b1", "target b2", "share 2", seat=1)
    assert play.click("b1") == 7
    assert play.click("b2") == 5


# --- damage -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("damage.dealt-equals-value", "damage.clockwise-clicks")
def test_a_hit_deals_the_damage_value(sit):
    play = sit({"ann": "1 plain 0,0", "bob": "0 plain 1,0 click=4"}, nature=["4", "4"])
    play.answer("act ann close", "target bob", seat=1)
    assert play.click("bob") == 6
    play = sit({"ann": "1 dog_soldier_e 0,0 click=1", "bob": "0 plain 4,0"}, nature=["4", "4"])
    play.answer("act ann ranged dead_aim", "target bob", seat=1)
    assert play.click("bob") == 7  # one more for Dead Aim


@pytest.mark.rule("damage.taken-after-target-powers")
def test_the_targets_powers_lower_what_it_takes(sit):
    play = sit({"ann": "1 plain 0,0", "bob": "0 constrictor_v 1,0 click=8"}, nature=["4", "4"])
    play.answer("act ann close", "target bob", seat=1)
    assert play.click("bob") == 9


@pytest.mark.rule("damage.no-damage-cannot-change", "damage.no-damage-no-criticals")
@pytest.mark.parametrize(("dice", "puppet"), [(["6", "6"], True), (["1", "1"], False)])
def test_no_damage_stays_none(sit, dice, puppet):
    play = sit({"ghost": "1 lynch_ghost 0,0 click=6", "bob": "0 plain 1,0"}, nature=dice, clock="just_before_dawn")
    play.answer("act ghost close possess", "target bob", seat=1)
    assert ("puppet" in play.statuses("bob")) == puppet
    assert play.click("bob") == 4
    assert play.click("ghost") == 6


@pytest.mark.rule("damage.zero-can-change", "hourglasses.damage-entry")
@pytest.mark.parametrize(("dice", "clicks", "own"), [(["4", "4"], 0, 0), (["6", "6"], 1, 0), (["1", "1"], 0, 1)])
def test_zero_damage_follows_the_critical_rules(sit, dial, dice, clicks, own):
    dial("mr_fright_r", 7, damage=-1)
    play = sit({"ann": "1 mr_fright_r 0,0 click=7", "bob": "0 plain 1,0", "x": "1 plain 9,9"}, nature=dice)
    play.answer("act ann close", "target bob", seat=1)
    assert play.click("bob") == 4 + clicks
    assert play.click("ann") == 7 + own


@pytest.mark.rule("hourglasses.damage-entry")
def test_an_hourglass_beside_damage_takes_its_toll(sit, dial):
    dial("mr_fright_r", 7, damage=-1)
    play = sit({"ann": "1 mr_fright_r 0,0 click=7", "bob": "0 plain 1,0", "x": "1 plain 9,9"})
    assert play.can("act ann close")
    play.answer("done", seat=1)
    assert play.click("ann") == 8


@pytest.mark.rule("damage.unpreventable-not-reduced")
def test_nothing_lowers_unpreventable_damage(sit):
    where = {"ann": "1 plain 0,0", "bob": "0 the_fiend 1,0 click=1"}
    play = sit(where, todo=[("harm", 1, 1, UNPREVENTABLE | BY_ATTACK, 0, 1), ("bury",), ("act",)])
    assert play.click("bob") == 2
    play = sit(where, todo=[("harm", 1, 1, BY_ATTACK, 0, 1), ("bury",), ("act",)])
    assert play.click("bob") == 1


@pytest.mark.rule("damage.unpreventable-not-redirected", "damage.penetrating")
def test_unpreventable_damage_is_not_passed_on(sit, hook):
    hook("invulnerable", "redirects", lambda t, m, given, other: 3)  # to the third monster
    where = {"ann": "1 plain 0,0", "bob": "0 the_fiend 1,0 click=1", "friend": "0 plain 2,0"}
    play = sit(where, todo=[("harm", 1, 1, UNPREVENTABLE, 0, 1), ("bury",), ("act",)])
    assert (play.click("bob"), play.click("friend")) == (2, 4)
    play = sit(where, todo=[("harm", 1, 3, BY_ATTACK | PENETRATING, 0, 1), ("bury",), ("act",)])
    assert (play.click("bob"), play.click("friend")) == (1, 7)


@pytest.mark.rule("damage.penetrating")
def test_penetrating_damage_is_not_reduced(sit):
    play = sit(
        {"ann": "1 plain 0,0", "bob": "0 the_fiend 1,0 click=1"},
        todo=[("harm", 1, 3, BY_ATTACK | PENETRATING, 0, 1), ("bury",), ("act",)],
    )
    assert play.click("bob") == 4


@pytest.mark.rule("damage.healing-counterclockwise", "damage.healing-stops-at-start")
def test_healing_turns_the_dial_back_to_the_starting_line(sit):
    play = sit({"ann": "1 field_agent_r 0,0 click=6 line=1", "bob": "0 plain 9,9"}, todo=[("heal_by", 0, 2, 0), ("act",)])
    assert play.click("ann") == 4
    vampire = "1 blood_vamp 0,0 click=4 line=3"
    play = sit({"ann": vampire, "bob": "0 plain 9,9"}, todo=[("heal_by", 0, 3, 0), ("act",)])
    assert play.click("ann") == 3
    play = sit({"ann": vampire, "bob": "0 plain 9,9"}, todo=[("heal_by", 0, 3, 1), ("act",)])
    assert play.click("ann") == 1


@pytest.mark.rule("dial.turned-only-by-rule")
def test_a_dial_turns_only_for_damage_and_healing(sit):
    play = sit({"ann": "1 plain 0,0", "y": "1 plain 9,9", "bob": "0 plain 20,15"}, {"v": "nerd 3,0"})
    play.answer("act ann move", "move 3,0", seat=1)
    assert play.click("ann") == 4
    play = sit({"ann": "1 plain 0,0", "y": "1 plain 9,9", "bob": "0 plain 1,0"}, nature=["4", "4"])
    play.answer("act ann close", "target bob", seat=1)
    assert play.click("ann") == 4
    assert (play.where("bob"), play.click("bob")) == ("1,0", 6)


@pytest.mark.rule("killing.three-skulls", "victory.kill-points")
def test_skulls_kill_and_the_rest_is_lost(sit):
    play = sit({"ann": "1 plain 0,0", "bob": "0 plain 1,0 click=8", "x": "0 plain 9,9"}, nature=["4", "4"])
    play.answer("act ann close", "target bob", seat=1)
    assert play.where("bob") is None
    assert play.points(1) == 23
    assert play.monster("bob")["click"] == 9


@pytest.mark.rule("killing.simultaneous")
def test_all_that_an_attack_kills_die_together(sit):
    play = sit({"ann": "1 plain 0,0", "b1": "0 plain 4,0 click=8", "b2": "0 plain 0,4 click=8"}, nature=["4", "4"])
    play.answer("act ann ranged", "target b1", "target b2", "share 1", seat=1)
    assert play.game.over
    assert play.points(1) == 46
    kinds = [event["kind"] for event in play.heard("killed", "scored")]
    assert kinds == ["killed", "killed", "scored", "scored"]


@pytest.mark.rule("victory.kill-points")
def test_a_critical_miss_that_kills_scores_for_nobody(sit):
    play = sit({"ann": "1 plain 0,0 click=8", "y": "1 plain 9,9", "bob": "0 plain 1,0"}, nature=["1", "1"])
    play.answer("act ann close", "target bob", seat=1)
    assert play.where("ann") is None
    assert (play.points(0), play.points(1)) == (0, 0)


# --- ranged -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ranged.needs-range")
def test_without_range_nobody_shoots(sit):
    play = sit({"ann": "1 brawler 0,0", "bob": "0 plain 4,0"})
    assert play.refuses("act ann ranged") == "ranged.needs-range"


@pytest.mark.rule("ranged.not-while-engaged")
def test_beside_an_opponent_nobody_shoots(sit):
    play = sit({"ann": "1 plain 0,0", "near": "0 flyer 1,0", "bob": "0 plain 4,4"})
    assert play.refuses("act ann ranged") == "ranged.not-while-engaged"
    play = sit({"ann": "1 plain 0,0", "near": "0 flyer 1,0 soaring", "bob": "0 plain 4,4"})
    play.answer("act ann ranged", seat=1)
    assert play.can("target bob")


@pytest.mark.rule("ranged.within-range", "ranged.counting-distance", "dial.range-fixed")
def test_range_is_counted_in_spaces(sit):
    play = sit({"ann": "1 plain 0,0", "b8": "0 plain 8,3", "b9": "0 plain 9,0"})
    play.answer("act ann ranged", seat=1)
    assert play.offers("target") == ["b8"]
    assert play.refuses("target b9") == "ranged.within-range"
    play = sit({"ann": "1 plain 0,0 click=8", "b8": "0 plain 8,3"})
    assert play.can("act ann ranged")


@pytest.mark.rule("ranged.any-direction")
def test_facing_does_not_matter(sit):
    targets = {
        f"b{n}": f"0 plain {x},{y}" for n, (x, y) in enumerate((x, y) for x in (7, 10, 13) for y in (4, 7, 10) if (x, y) != (10, 7))
    }
    play = sit({"ann": "1 plain 10,7", **targets})
    play.answer("act ann ranged", seat=1)
    assert set(play.offers("target")) == set(targets)


@pytest.mark.rule("ranged.nonadjacent-target")
def test_a_neighbour_in_the_sky_can_be_shot(sit):
    play = sit({"ann": "1 plain 0,0", "imp": "0 flyer 1,0 soaring"})
    play.answer("act ann ranged", seat=1)
    assert play.offers("target") == ["imp"]


@pytest.mark.rule("ranged.target-engaged-with-friend")
def test_a_target_may_be_in_a_fight(sit):
    play = sit({"ann": "1 plain 0,0", "friend": "1 plain 4,1", "bob": "0 plain 4,0"}, nature=["4", "4"])
    play.answer("act ann ranged", "target bob", seat=1)
    assert play.click("bob") == 6
    assert play.click("friend") == 4


# --- lines of fire ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("line-of-fire.centre-to-centre")
@pytest.mark.parametrize(("who", "blocks"), [("1,0", True), ("1,1", True), ("0,1", False), ("2,0", False)])
def test_a_line_runs_from_centre_to_centre(sit, who, blocks):
    play = sit({"ann": "1 plain 0,0", "bob": "0 plain 2,1", "x": f"1 plain {who}"})
    assert (line(play) == BLOCKED) == blocks


@pytest.mark.rule("line-of-fire.may-check-first")
def test_looking_for_targets_costs_nothing(sit):
    play = sit({"ann": "1 plain 0,0", "bob": "0 plain 4,0"})
    assert play.can("act ann ranged")
    assert play.table.actions == 3


@pytest.mark.rule("line-of-fire.figures-block")
@pytest.mark.parametrize("seat", [0, 1])
def test_monsters_in_between_block(sit, seat):
    play = sit({"ann": "1 plain 0,0", "bob": "0 plain 4,0", "x": f"{seat} plain 2,0"})
    assert line(play) == BLOCKED
    if seat == 0:
        play.answer("act ann ranged", seat=1)
        assert play.refuses("target bob") == "line-of-fire.figures-block"


@pytest.mark.rule("line-of-fire.figures-block")
def test_victims_in_between_block(sit):
    play = sit({"ann": "1 plain 0,0", "bob": "0 plain 4,0"}, {"v": "nerd 2,0"})
    assert line(play) == BLOCKED


@pytest.mark.rule("line-of-fire.passing-through-a-space")
@pytest.mark.parametrize(("who", "blocks"), [("2,0", False), ("1,0", True), ("2,1", True)])
def test_touching_a_corner_is_not_passing_through(sit, who, blocks):
    play = sit({"ann": "1 plain 0,0", "bob": "0 plain 3,1", "x": f"1 plain {who}"})
    assert (line(play) == BLOCKED) == blocks


@pytest.mark.rule("line-of-fire.blocking-terrain-blocks", "walls.block-like-blocking-terrain")
@pytest.mark.parametrize("ground", [{"blocking": "2,0"}, {"walls": "2,0|3,0"}])
def test_blocking_terrain_and_walls_block(sit, ground):
    play = sit({"ann": "1 plain 0,0", "bob": "0 plain 4,0"}, ground=field(**ground))
    assert line(play) == BLOCKED


@pytest.mark.rule("line-of-fire.between-two-monsters", "line-of-fire.corner-needs-both-sides")
@pytest.mark.parametrize(
    ("monsters", "victims", "blocking", "blocks"),
    [
        ("1,0 0,1", "", "", True),
        ("1,0", "", "", False),
        ("", "1,0 0,1", "", True),
        ("1,0", "0,1", "", True),
        ("", "", "1,0 0,1", True),
        ("1,0", "", "0,1", True),
        ("", "1,0", "0,1", True),
        ("", "1,0", "", False),
        ("", "", "1,0", False),
    ],
)
def test_a_corner_is_closed_when_both_sides_are(sit, monsters, victims, blocking, blocks):
    others = {f"x{n}": f"1 plain {where}" for n, where in enumerate(monsters.split())}
    play = sit(
        {"ann": "1 plain 0,0", "bob": "0 plain 2,2", **others},
        {f"v{n}": f"nerd {where}" for n, where in enumerate(victims.split())},
        ground=field(blocking=blocking),
    )
    assert (line(play) == BLOCKED) == blocks


@pytest.mark.rule("line-of-fire.walls-at-corners")
@pytest.mark.parametrize(
    ("walls", "blocks"),
    [("0,0|1,0", False), ("0,0|1,0 1,0|1,1", False), ("0,0|1,0 0,1|1,1", True), ("0,0|1,0 0,0|0,1", True)],
)
def test_walls_at_a_corner(sit, walls, blocks):
    play = sit({"ann": "1 plain 0,0", "bob": "0 plain 2,2"}, ground=field(walls=walls))
    assert (line(play) == BLOCKED) == blocks


@pytest.mark.rule("line-of-fire.soaring-blockers", "line-of-fire.grounded-blockers")
@pytest.mark.parametrize(
    ("a", "between", "b", "blocks"),
    [
        ("plain", "flyer soaring", "plain", False),
        ("flyer soaring", "flyer soaring", "plain", True),
        ("plain", "flyer soaring", "flyer soaring", True),
        ("flyer", "plain", "plain", True),
        ("flyer soaring", "plain", "plain", False),
        ("plain", "plain", "flyer soaring", False),
    ],
)
def test_who_blocks_depends_on_the_height_of_the_ends(sit, a, between, b, blocks):
    def put(kind, where):
        return " ".join([kind.split()[0], where, *kind.split()[1:]])

    play = sit({"ann": f"1 {put(a, '0,0')}", "x": f"1 {put(between, '2,0')}", "bob": f"0 {put(b, '4,0')}"})
    assert (line(play) == BLOCKED) == blocks


@pytest.mark.rule("line-of-fire.indoor-versus-soaring")
def test_nobody_shoots_between_a_house_and_the_sky(sit):
    play = sit({"ann": "1 plain 0,0", "imp": "0 flyer 3,0 soaring", "x": "0 plain 0,4"}, ground=field(indoor="0,0 0,1"))
    play.answer("act ann ranged", seat=1)
    assert play.refuses("target imp") == "line-of-fire.indoor-versus-soaring"
    play = sit({"imp": "1 flyer 3,0 soaring", "bob": "0 plain 0,0"}, ground=field(indoor="0,0 0,1"))
    assert not play.can("act imp ranged")
    play = sit({"ann": "1 plain 0,2", "imp": "0 flyer 3,2 soaring"}, ground=field(indoor="0,0 0,1"))
    assert play.can("act ann ranged")


@pytest.mark.rule("line-of-fire.symmetric-block", "tombstones.asymmetric-cover")
def test_lines_are_the_same_both_ways_but_for_tombstones(sit):
    play = sit({"ann": "1 plain 0,0", "bob": "0 plain 4,2", "x": "0 plain 2,1"})
    assert line(play) == line(play, "bob", "ann") == BLOCKED
    play = sit({"ann": "1 plain 0,0", "bob": "0 plain 4,0"}, tombstones="3,0")
    assert line(play) == BLOCKED
    assert line(play, "bob", "ann") == CLEAR


@pytest.mark.rule("hourglasses.intangible-untargetable", "hourglasses.intangible-transparent")
def test_the_intangible_are_not_attacked_and_block_nothing(sit):
    play = sit({"ann": "1 plain 0,0", "spook": "0 lynch_ghost 1,0 click=1", "x": "0 plain 0,1"})
    play.answer("act ann close", seat=1)
    assert play.refuses("target spook") == "hourglasses.intangible-untargetable"
    play = sit({"ann": "1 plain 0,0", "spook": "0 lynch_ghost 2,0 click=1", "bob": "0 plain 4,0"})
    play.answer("act ann ranged", seat=1)
    assert play.offers("target") == ["bob"]
    play = sit({"ann": "1 plain 0,0", "spook": "0 lynch_ghost 2,0 click=1", "bob": "0 plain 4,0"})
    play.answer("act ann move", seat=1)
    assert not play.can("move 2,0")


# --- several targets --------------------------------------------------------------------------------------------------


@pytest.mark.rule("multi-target.bolts-limit", "multi-target.no-repeats", "multi-target.full-range-each")
def test_as_many_targets_as_bolts(sit):
    where = {"ann": "1 plain 8,0", "b1": "0 plain 0,0", "b2": "0 plain 16,0", "b3": "0 plain 8,8"}
    play = sit(where)
    play.answer("act ann ranged", "target b1", seat=1)
    assert play.can("done")
    assert play.refuses("target b1") == "multi-target.no-repeats"
    play.answer("target b2", seat=1, nature=["1", "2"])
    assert play.asked()[1] == "act"  # a third was not asked for
    play = sit(where, nature=["1", "2"])
    play.answer("act ann ranged", "target b1", "done", seat=1)
    assert play.tokens("ann") == 1


@pytest.mark.rule("multi-target.line-to-each")
def test_every_target_needs_its_own_line(sit):
    play = sit({"ann": "1 plain 0,0", "b1": "0 plain 4,0", "b2": "0 plain 6,0", "b3": "0 plain 0,4"})
    play.answer("act ann ranged", "target b1", seat=1)
    assert not play.can("target b2")  # a target may stand in the way of another


@pytest.mark.rule("multi-target.one-roll", "multi-target.damage-divided")
def test_one_roll_for_all_and_the_damage_is_divided(sit):
    where = {"ann": "1 plain 0,0", "low": "0 brine_witch_r 4,0 click=6", "high": "0 the_fiend 0,4 click=12", "x": "0 plain 20,15"}
    play = sit(where, nature=["3", "3"])
    play.answer("act ann ranged", "target low", "target high", seat=1)
    assert [play.label(event["target"]) for event in play.heard("hit")] == ["low"]
    assert len(play.heard("rolled")) == 2
    assert play.click("low") == 8  # all of it
    play = sit({"ann": "1 plain 0,0", "b1": "0 plain 4,0", "b2": "0 plain 0,4"}, nature=["4", "4"])
    play.answer("act ann ranged", "target b1", "target b2", seat=1)
    assert play.offers("share") == ["0", "1", "2"]
    assert play.refuses("share 3") == "multi-target.damage-divided"
    play.answer("share 0", seat=1)
    assert (play.click("b1"), play.click("b2")) == (4, 6)


@pytest.mark.rule("multi-target.damage-divided", "values.rule-of-three")
@pytest.mark.parametrize(("share", "tired", "rested"), [("0", 1, 2), ("1", 2, 1), ("2", 3, 0)])
def test_what_counts_against_one_target_is_added_to_its_share(sit, share, tired, rested):
    """The leader of the cabal gives +1 damage against the vulnerable, and nothing against anyone else."""
    where = {
        "demon": "1 blood_demon 0,0 click=10", "rasputin": "1 rasputin 20,15",
        "tired": "0 plain 4,0 tokens=2", "rested": "0 plain 0,4",
    }  # fmt: skip
    play = sit(where, nature=["4", "5"])
    play.answer("act demon ranged", "target tired", "target rested", seat=1)
    assert play.offers("share") == ["0", "1", "2"]
    play.answer(f"share {share}", seat=1)
    assert (play.click("tired"), play.click("rested")) == (4 + tired, 4 + rested)


@pytest.mark.rule("etiquette.keep-the-space")
def test_a_monster_whose_dial_is_read_or_turned_stays_in_its_space(sit):
    """Its dial is read by all, turned by damage, by healing and by a transformation: it stands where it stood."""
    where = {"ann": "1 brawler 6,5", "bob": "0 plain 6,4", "cid": "0 dire_werewolf 12,8", "dee": "1 plain 12,12"}
    play = sit(where, {"v": "nerd 12,10"}, nature=["4", "5"], todo=[("act",), ("hourglass",), ("end_turn",)])
    stood = [play.where(label) for label in where]
    for seat in (0, 1, SPECTATOR):
        play.view(seat)
    play.answer("act ann close", "target bob", seat=1)
    assert play.click("bob") == 6
    assert [play.where(label) for label in where] == stood
    hurt = play.number("bob")
    play.game.then(("heal_by", hurt, 1, 0))
    wolf = play.number("cid")
    play.table.slays = put(play.table.slays, wolf, 9)
    before = play.click("cid")
    transform(play.game, play.table, wolf)
    assert play.click("cid") != before
    play.answer("done", seat=1)
    assert play.heard("transformed")
    assert play.heard("healed")
    assert [play.where(label) for label in where] == stood


# --- frenzy -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("frenzy.move-then-free-attack", "frenzy.damage-becomes-one", "frenzy.single-token", "values.action-scope")
def test_a_blooded_monster_moves_and_attacks(sit):
    play = sit({"ann": "1 plain 0,0 blooded", "y": "1 plain 9,9", "bob": "0 plain 4,0"}, actions=2)
    play.answer("act ann move", "move 3,0", seat=1)
    assert play.asked() == (1, "free_attack")
    assert play.can("pass")
    assert play.tokens("ann") == 0
    play.answer("fight bob", seat=1, nature=["3", "4"])
    assert play.click("bob") == 5
    assert play.tokens("ann") == 1
    assert play.table.actions == 1
    assert play.dial_of("ann")["damage"] == 2
    assert play.table.frenzy == 0


@pytest.mark.rule("frenzy.move-then-free-attack", "slaying.makes-blooded")
def test_an_unblooded_monster_does_not_attack(sit):
    play = sit({"ann": "1 plain 0,0", "y": "1 plain 9,9", "bob": "0 plain 4,0"}, {"v": "nerd 3,0"})
    play.answer("act ann move", "move 3,0", seat=1)
    assert play.asked() == (1, "act")  # blooded by this very move, it cannot frenzy with it
    assert "blooded" in play.statuses("ann")


@pytest.mark.rule("frenzy.powers-still-change-damage", "values.replace-then-modify")
def test_powers_change_the_damage_of_a_frenzy(sit):
    play = sit({"saw": "1 chainsaw 0,0 click=4 blooded", "bob": "0 plain 3,0"}, nature=["4", "4", "5"])
    play.answer("act saw move", "move 2,0", "fight bob slash", seat=1)
    assert play.where("bob") is None  # 5 damage
    play = sit(
        {"saw": "1 chainsaw 0,0 click=4 blooded", "bob": "0 plain 3,0", "x": "0 plain 20,15"},
        nature=["4", "4"],
        clock="just_before_dawn",
    )
    play.answer("act saw move", "move 2,0", "fight bob", seat=1)
    assert play.click("bob") == 6  # 1, and 1 more for Slashers


@pytest.mark.rule("frenzy.attack-after-failed-break-away")
def test_who_fails_to_break_away_may_still_attack(sit):
    play = sit({"ann": "1 plain 0,0 blooded", "bob": "0 plain 1,0"}, nature=["2"])
    play.answer("act ann move", "break", seat=1)
    assert play.asked() == (1, "free_attack")
    assert play.can("fight bob")


@pytest.mark.rule("frenzy.slay-and-attack")
def test_a_frenzy_may_slay_and_attack(sit):
    play = sit({"ann": "1 plain 0,0 blooded", "bob": "0 plain 4,0"}, {"v": "nerd 3,0"})
    play.answer("act ann move", "move 3,0", seat=1)
    assert play.victim("v")["where"] == "card"
    assert play.asked() == (1, "free_attack")


@pytest.mark.rule("actions.free-action-costs-nothing", "actions.two-tokens-bar-actions")
def test_a_free_action_costs_nothing(sit):
    play = sit({"ann": "1 plain 0,0 blooded tokens=1", "bob": "0 plain 1,0"}, actions=2, nature=["4", "4"])
    play.answer("act ann move", "stay", seat=1)
    assert play.table.actions == 1
    assert play.asked() == (1, "free_attack")
    play.answer("fight bob", seat=1)
    assert play.tokens("ann") == 2


# --- the air ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("air-combat.hovering-close-targets")
def test_the_hovering_fight_on_the_ground(sit):
    play = sit({"imp": "1 flyer 1,1", "walk": "0 plain 0,1", "hover": "0 flyer 2,1", "soar": "0 flyer 1,0 soaring"})
    play.answer("act imp close", seat=1)
    assert set(play.offers("target")) == {"walk", "hover"}
    assert play.refuses("target soar") == "air-combat.hovering-close-targets"


@pytest.mark.rule("air-combat.soaring-close-targets")
def test_the_soaring_fight_in_the_sky(sit):
    play = sit({"imp": "1 flyer 1,1 soaring", "walk": "0 plain 0,1", "soar": "0 flyer 1,0 soaring"})
    play.answer("act imp close", seat=1)
    assert play.offers("target") == ["soar"]
    assert play.refuses("target walk") == "air-combat.soaring-close-targets"


@pytest.mark.rule("air-combat.ground-cannot-reach-soaring", "adjacency.ignores-elevation")
def test_walkers_do_not_reach_the_sky(sit):
    play = sit({"ann": "1 plain 1,1", "soar": "0 flyer 1,0 soaring", "walk": "0 plain 0,1"})
    play.answer("act ann close", seat=1)
    assert play.refuses("target soar") == "air-combat.ground-cannot-reach-soaring"


@pytest.mark.rule("air-combat.soaring-ranged-targets", "air-combat.soaring-lines-ignore-ground")
def test_from_the_sky_everything_is_in_sight(sit):
    ground = field(blocking="2,0", walls="3,0|4,0")
    play = sit(
        {"imp": "1 flyer 0,0 soaring", "walk": "0 plain 5,0", "soar": "0 flyer 0,5 soaring"}, {"v": "nerd 3,0"}, ground=ground
    )
    play.answer("act imp ranged", seat=1)
    assert set(play.offers("target")) == {"walk", "soar"}
    assert line(play, "walk", "imp") == CLEAR
    assert attack(play.table, play.number("imp"), play.number("walk")).total == 7


@pytest.mark.rule("air-combat.plus-two-against-soaring", "values.rule-of-three")
def test_the_sky_is_easier_to_hit(sit):
    play = sit({"ann": "1 plain 0,0", "imp": "0 flyer 4,0 soaring"})
    play.answer("act ann ranged", seat=1)
    assert attack(play.table, 0, 1).total == 9
    play = sit(
        {"hunter": "1 vampire_hunter_r 0,0", "imp": "0 flyer 4,0 soaring", "x": "0 flyer 9,9 soaring"}, clock="broad_daylight"
    )
    play.answer("act hunter ranged", seat=1)
    plain = play.dial_of("hunter")["attack"]
    assert attack(play.table, 0, 1).total == plain + 3
    leader = {
        "bishop": "1 bishop_luzifer 20,0",
        "hunter": "1 vampire_hunter_r 0,0",
        "imp": "0 flyer 4,0 soaring",
        "x": "0 flyer 9,9",
    }
    play = sit(leader, clock="broad_daylight")
    play.answer("act hunter ranged", seat=1)
    assert attack(play.table, 1, 2).total == plain + 3  # 2 and 1 and 1 make 3


@pytest.mark.rule("air-combat.extra-damage-to-soaring", "air-combat.shot-down-to-hovering")
def test_shot_from_the_ground_a_flyer_falls(sit):
    play = sit({"ann": "1 plain 0,0", "imp": "0 flyer 4,0 soaring", "x": "0 plain 20,15"}, nature=["3", "3"])
    play.answer("act ann ranged", "target imp", seat=1)
    assert play.click("imp") == 8
    assert "soaring" not in play.statuses("imp")
    assert play.where("imp") == "4,0"


@pytest.mark.rule("air-combat.extra-damage-to-soaring", "air-combat.shot-down-to-hovering")
def test_an_unhurt_flyer_still_soars(sit):
    # 2 damage less 1 for Unstoppable is 1, and 1 more; with 1 damage nothing is taken at all.
    play = sit(
        {"imp": "1 devil_imp_r 0,0 click=5", "demon": "0 blood_demon 4,0 click=6 soaring", "x": "0 plain 20,15"}, nature=["5", "5"]
    )
    play.answer("act imp ranged", "target demon", seat=1)
    assert play.click("demon") == 6
    assert "soaring" in play.statuses("demon")
    play = sit({"imp": "1 flyer 0,0 soaring", "demon": "0 flyer 4,0 soaring", "x": "0 plain 20,15"}, nature=["5", "5"])
    play.answer("act imp ranged", "target demon", seat=1)
    assert play.click("demon") == 6
    assert "soaring" in play.statuses("demon")  # a soaring attacker does not bring it down


# --- hindering terrain and fire ---------------------------------------------------------------------------------------


@pytest.mark.rule("hindering.ignored-in-close-combat")
def test_hindering_terrain_does_not_matter_in_close_combat(sit):
    play = sit({"ann": "1 plain 0,0", "bob": "0 plain 1,0"}, ground=field(hindering="0,0 1,0"))
    assert defense(play.table, 1, 0, 1).total == 14


@pytest.mark.rule(
    "hindering.plus-one-defense", "hindering.modifier-only-once", "hindering.firing-from-the-edge",
    "hindering.firing-from-deeper-in", "hindering.line-inside-one-area", "values.attack-scope",
)  # fmt: skip
@pytest.mark.parametrize(
    ("hindering", "more"),
    [("", 0), ("2,0", 1), ("4,0", 1), ("1,0 3,0 4,0", 1), ("0,0", 0), ("0,0 1,0", 1), ("0,0 4,0", 1), ("0,0 1,0 2,0 3,0 4,0", 0)],
)
def test_hindering_terrain_protects_the_target_once(sit, hindering, more):
    play = sit({"ann": "1 plain 0,0", "bob": "0 plain 4,0"}, ground=field(hindering=hindering))
    assert defense(play.table, 1, 0, 2).total == 14 + more


@pytest.mark.rule("hindering.corner-counts-for-fire")
@pytest.mark.parametrize(
    ("ground", "who", "expected"),
    [
        ({"hindering": "1,0 0,1"}, "", HINDERED),
        ({"hindering": "1,0", "blocking": "0,1"}, "", HINDERED),
        ({"hindering": "1,0"}, "0,1", HINDERED),
        ({"hindering": "1,0"}, "", CLEAR),
    ],
)
def test_a_line_between_hindering_and_closed_is_hindered(sit, ground, who, expected):
    others = {"x": f"1 plain {who}"} if who else {}
    play = sit({"ann": "1 plain 0,0", "bob": "0 plain 2,2", **others}, ground=field(**ground))
    assert line(play) == expected


@pytest.mark.rule("water.clear-for-fire")
def test_water_does_not_matter_for_fire(sit):
    play = sit({"ann": "1 plain 0,0", "bob": "0 plain 4,0"}, ground=field(water="1,0 2,0 3,0 4,0"))
    assert line(play) == CLEAR


# --- objects ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("tombstones.shield-adjacent-target")
def test_a_tombstone_shields_whoever_is_beside_it(sit):
    play = sit({"ann": "1 plain 0,0", "bob": "0 plain 4,0", "far": "0 plain 5,3"}, tombstones="3,0")
    assert line(play) == BLOCKED
    play = sit({"ann": "1 plain 0,0", "bob": "0 plain 5,0"}, tombstones="3,0")
    assert line(play) == CLEAR


@pytest.mark.rule("tombstones.smash", "in-play.smashed-objects-removed", "objects.stay-put")
@pytest.mark.parametrize(("dice", "gone"), [(["2", "3"], True), (["1", "3"], False), (["6", "6"], True)])
def test_a_tombstone_is_smashed_from_thirteen_on(sit, dice, gone):
    play = sit({"ann": "1 brawler 0,0", "y": "1 plain 9,9", "bob": "0 plain 20,15"}, tombstones="1,0", trees="0,1", nature=dice)
    play.answer("act ann close", seat=1)
    assert play.refuses("smash 0,1") == "objects.stay-put"
    play.answer("smash 1,0", seat=1)
    assert [thing["kind"] for thing in play.view()["objects"]] == (["tree"] if gone else ["tombstone", "tree"])
    assert play.tokens("ann") == 1


@pytest.mark.rule("portals.smash", "tombstones.smash")
def test_a_portal_is_smashed_from_its_sides_even_in_a_frenzy(sit):
    play = sit({"ann": "1 plain 2,2 blooded", "bob": "0 plain 20,15"}, doors="2,2:north", tombstones="3,3", nature=["2", "4"])
    play.answer("act ann move", "done", seat=1)
    assert play.offers("smash") == ["2,2"]  # a tombstone needs a close combat action
    play.answer("smash 2,2", seat=1)
    assert [thing["kind"] for thing in play.view()["objects"]] == ["tombstone"]


@pytest.mark.rule("portals.smash")
def test_beside_a_portal_is_not_enough(sit):
    play = sit({"ann": "1 plain 2,3", "bob": "0 plain 3,3"}, doors="2,2:north")
    play.answer("act ann close", seat=1)
    assert play.refuses("smash 2,2") == "portals.smash"
    play = sit({"ann": "1 plain 2,1", "y": "1 plain 9,9", "bob": "0 plain 20,15"}, doors="2,2:north", nature=["2", "3"])
    play.answer("act ann close", "smash 2,2", seat=1)
    assert len(play.view()["objects"]) == 1  # 12 is not enough


@pytest.mark.rule("portals.open-is-free", "portals.closed-blocks-fire", "portals.doorway-is-an-edge")
def test_a_closed_doorway_blocks_fire(sit):
    play = sit({"ann": "1 plain 2,5", "bob": "0 plain 2,0"}, doors="2,2:north")
    assert line(play) == CLEAR
    play = sit({"ann": "1 plain 2,2", "bob": "0 plain 2,0"}, doors="2,2:north")
    assert line(play) == BLOCKED
    play = sit({"ann": "1 plain 0,2", "bob": "0 plain 4,2", "x": "1 plain 2,1"}, doors="2,2:north")
    assert line(play) == CLEAR


@pytest.mark.rule("tree.no-terrain-effect")
def test_a_tree_does_not_matter_for_fire(sit):
    play = sit({"ann": "1 plain 0,0", "bob": "0 plain 4,0"}, trees="2,0")
    assert line(play) == CLEAR


# --- evading ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("combat.evade")
@pytest.mark.parametrize(("die", "hurt"), [("6", False), ("5", True)])
def test_evading_turns_a_hit_into_a_miss(sit, die, hurt):
    play = sit({"ann": "1 plain 0,0", "wolf": "0 bane_wolf 1,0 click=1", "x": "0 plain 20,15"}, nature=["6", "6", die])
    play.answer("act ann close", "target wolf", seat=1)
    assert (play.where("wolf") is None) == hurt


@pytest.mark.rule("glossary.ignores", "flying.soaring-ignores-terrain")
def test_what_is_ignored_is_as_if_it_were_absent(sit):
    play = sit({"vamp": "1 blood_vamp 0,0 click=3", "bob": "0 plain 20,15"}, ground=field(hindering="0,0 1,0 2,0", water="3,0 4,0"))
    play.answer("act vamp move leap_climb", seat=1)
    assert play.can("move 9,0")  # its whole speed, as on clear terrain


@pytest.mark.rule("objects.not-smashed-from-the-sky", "air-combat.soaring-close-targets")
def test_nothing_is_smashed_from_the_sky(sit):
    things = {"doors": "4,4:east", "tombstones": "4,5"}
    play = sit({"imp": "1 flyer 4,4 soaring", "y": "1 plain 9,9", "bob": "0 plain 20,15"}, **things)
    assert play.refuses("act imp close")
    play = sit({"imp": "1 flyer 4,4", "y": "1 plain 9,9", "bob": "0 plain 20,15"}, **things)
    play.answer("act imp close", seat=1)
    assert set(play.offers("smash")) == {"4,4", "4,5"}
    play = sit({"imp": "1 flyer 4,4 soaring", "low": "0 flyer 4,3 soaring", "bob": "0 plain 20,15"}, **things)
    play.answer("act imp close", seat=1)
    assert play.refuses("smash 4,4") == play.refuses("smash 4,5") == "objects.not-smashed-from-the-sky"
    assert play.refuses("smash 9,9") == "objects.stay-put"


@pytest.mark.rule("objects.not-smashed-from-the-sky")
def test_nor_in_a_frenzy_up_there(sit):
    play = sit({"imp": "1 flyer 4,4 soaring blooded", "y": "1 plain 9,9", "bob": "0 plain 20,15"}, doors="4,4:east")
    play.answer("act imp move", "done", seat=1)
    assert play.asked() == (1, "act")


@pytest.mark.rule("ranged.powers-without-an-attack")
def test_shroud_is_no_attack_so_neighbours_do_not_prevent_it(sit):
    play = sit({"widow": "1 the_widow 5,5 click=1", "bob": "0 plain 6,5"})
    assert play.refuses("act widow ranged") == "ranged.not-while-engaged"
    play.answer("act widow ranged shroud", "place 4,5", seat=1)
    assert [marker["at"] for marker in play.view()["markers"]] == ["e6"]


@pytest.mark.rule("ranged.powers-without-an-attack", "scenarios.shroud-of-mist-no-ranged")
def test_nor_does_the_mist(sit):
    play = sit({"widow": "1 the_widow 5,5 click=1", "bob": "0 plain 8,5"}, scenario="shroud_of_mist")
    assert play.refuses("act widow ranged") == "scenarios.shroud-of-mist-no-ranged"
    play.answer("act widow ranged shroud", "place 4,5", seat=1)
    assert [marker["at"] for marker in play.view()["markers"]] == ["e6"]
