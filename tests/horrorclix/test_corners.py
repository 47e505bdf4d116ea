"""Corners of HorrorClix: the last of several, rare cards, players who are out."""

from __future__ import annotations

import pytest

from gloam.games.horrorclix.components import EDGES, RANGED
from gloam.games.horrorclix.rules.geometry import CLEAR, HINDERED, fire
from gloam.games.horrorclix.rules.reach import LAST_FLIGHT, LAST_WALK
from gloam.games.horrorclix.rules.values import attack, damage, defense
from horrorclix.conftest import field


@pytest.mark.rule("ending.by-agreement")
def test_who_has_no_monsters_left_is_not_asked_to_agree(sit):
    """Cid has lost the last monster, and has no say."""
    play = sit({"ann": "0 plain 0,0", "bob": "1 plain 20,15", "cid": "2 plain"}, seats=3)
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


@pytest.mark.parametrize(
    ("first", "second", "bonus"), [("plain 20,15", "plain 20,14 tokens=2", 0), ("plain 20,15 tokens=2", "plain 20,14", 1)]
)
def test_an_infernal_pact_is_against_the_vulnerable_alone(sit, first, second, bonus):
    """It helps against a vulnerable monster and no other, whichever of them was set up first."""
    play = sit({"bob": f"0 {first}", "imp": "1 flyer 0,0", "monk": "1 rasputin 9,9", "pal": f"0 {second}"})
    printed = play.dial_of("imp")["damage"]
    assert play.monster("imp")["values"]["damage"] == printed
    assert damage(play.table, 1, 0).total == printed + bonus


def test_barbs_hurt_the_killer_of_their_bearer(sit):
    """Ann kills the Widow, whose barbs still take a click of hers."""
    play = sit({"x": "0 plain 20,15", "ann": "1 plain 0,0", "barbed": "0 widow_octavia 1,0 click=9"}, nature=["6", "6"])
    play.answer("act ann close", "target barbed", seat=1)
    assert play.where("barbed") is None
    assert play.click("ann") == 5


@pytest.mark.rule("killing.simultaneous")
def test_nobody_dies_twice(sit, hook):
    """The barbs of two are deadly to the Fiend, which is hurt by one after the other."""
    hook("barbed_flesh", "wounded", lambda t, m, given, other: (("harm", other, 20, 0, m, 0),))
    where = {"fiend": "1 the_fiend 5,5 click=1", "y": "1 plain 20,15", "x": "0 plain 9,9"}
    play = sit({**where, "one": "0 widow_octavia 4,5 click=9", "two": "0 widow_octavia 6,5 click=9"}, nature=["3", "3"])
    play.answer("act fiend close tremor", seat=1)
    assert [event["monster"] for event in play.heard("killed")] == ["m1"]
    assert play.points(0) == 76
    assert (play.where("one"), play.where("two")) == ("4,5", "6,5")  # nobody is left to push them


@pytest.mark.parametrize(("nature", "hated"), [(["5", "5"], ["m1"]), (["1", "1"], [])])
def test_sisters_hate_the_killer_nobody_else(sit, nature, hated):
    """The first monster of the game; or the maid dies of her own critical miss."""
    seat = 1 if hated else 0
    where = {
        "ann": "1 plain 0,0",
        "octavia": "0 widow_octavia 9,9",
        "maid": "0 skeletal_maiden_r 1,0 click=8",
        "y": "1 plain 15,15",
    }
    play = sit(where, active=seat, nature=nature)
    play.answer(*(["act ann close", "target maid"] if hated else ["act maid close", "target ann"]), seat=seat)
    assert play.where("maid") is None
    assert [event["monster"] for event in play.heard("scorned")] == hated


@pytest.mark.rule("victory.hourglass-deaths-score-nothing")
def test_whom_the_sand_takes_nobody_is_hated_for(sit, dial):
    dial("skeletal_maiden_r", 8, attack=-1)
    where = {"octavia": "1 widow_octavia 9,9", "maid": "1 skeletal_maiden_r 1,0 click=8", "bob": "0 plain 20,15"}
    play = sit(where)
    play.answer("done", seat=1)
    assert play.where("maid") is None
    assert play.heard("scorned") == []


@pytest.mark.rule("maps.indoor-flight-limits")
def test_a_leaper_goes_on_from_the_corner_of_the_map(sit):
    """Indoors; a wall under the first row is open in the corner only, and a victim stands on the other way round it."""
    wall = " ".join(f"{x},0|{x},1" for x in range(1, 24))
    ground = field(walls=wall, indoor="all")
    play = sit({"vixen": "1 razorvixen_e 2,0 click=1", "bob": "0 plain 20,15"}, {"v": "nerd 0,1"}, ground=ground)
    play.answer("act vixen move leap_climb", "move 1,1", seat=1)
    assert [event["to"] for event in play.heard("moved")] == ["b1", "a1", "b2"]


@pytest.mark.rule("maps.indoor-flight-limits")
@pytest.mark.parametrize(
    ("how", "indoor", "passes"), [("leap_climb", "", True), ("leap_climb", "all", False), ("plain", "", False)]
)
def test_a_leaper_passes_over_blocking_terrain_outdoors(sit, how, indoor, passes):
    """A row of blocking spaces cuts the map in two."""
    ground = field(blocking=" ".join(f"3,{y}" for y in range(16)), indoor=indoor)
    play = sit({"it": "1 razorvixen_e 2,5 click=1", "bob": "0 plain 20,15"}, ground=ground)
    play.answer(f"act it move {how}", seat=1)
    assert play.can("move 4,5") == passes
    assert not play.can("move 3,5")


@pytest.mark.rule("maps.ghosts-pass-walls")
@pytest.mark.parametrize(("how", "passes"), [("ghost", True), ("plain", False)])
def test_a_ghost_flies_through_walls_indoors(sit, how, passes):
    walls = " ".join(f"1,{y}|2,{y}" for y in range(16))
    play = sit(
        {"it": "1 reaper_of_souls 0,5 click=3", "bob": "0 plain 20,15"}, {"v": "nerd 20,0"}, ground=field(walls=walls, indoor="all")
    )
    play.answer(f"act it move {how}", seat=1)
    assert play.can("move 3,5") == passes


@pytest.mark.rule("movement.not-through-enemies-or-victims")
@pytest.mark.parametrize(
    ("victims", "passes"),
    [({"w": "cop 9,9"}, True), ({"w": "cop 9,9", "v": "nerd 0,0"}, False), ({"v": "nerd 0,0", "w": "cop 9,9"}, False)],
)
def test_a_victim_in_the_corner_bars_the_way_too(sit, victims, passes):
    """A wall under the first row is open in the corner only, and another victim stands on the other way round it."""
    wall = " ".join(f"{x},0|{x},1" for x in range(1, 24))
    play = sit({"ann": "1 plain 2,0", "bob": "0 plain 20,15"}, {**victims, "u": "jock 0,1"}, ground=field(walls=wall))
    play.answer("act ann move", seat=1)
    assert play.can("move 1,1") == passes


@pytest.mark.rule("in-play.removed-is-final")
def test_who_is_out_of_the_game_is_in_nobodys_way(sit):
    """Ann goes through the last corner of the map: its walls leave no other way; then she rests there."""
    wall = " ".join(f"{x},14|{x},15" for x in range(23))
    where = {"ann": "1 plain 21,15", "y": "1 plain", "bob": "0 plain 9,0"}
    play = sit(where, {"v": "nerd removed", "u": "jock 23,14"}, ground=field(walls=wall))
    play.answer("act ann move", seat=1)
    assert play.can("move 23,15")
    assert play.can("move 22,14")


@pytest.mark.rule("movement.no-shared-end-space")
@pytest.mark.parametrize("at", ["0,0", "8,0", "8,8"])
@pytest.mark.parametrize("pal", ["first", "last"])
def test_nobody_ends_a_move_where_another_stands(sit, at, pal):
    """In the corner of the map, or as far away as Ann goes; the first or the last monster of the game."""
    where = {"ann": "1 plain 0,8" if at == "0,0" else "1 plain 0,0", "bob": "0 plain 20,15"}
    pals = {"pal": f"1 plain {at}"}
    play = sit({**pals, **where} if pal == "first" else {**where, **pals})
    play.answer("act ann move", seat=1)
    assert not play.can(f"move {at}")
    assert {"1,0", "7,0", "7,8"} & set(play.offers("move"))


@pytest.mark.rule("slaying.end-move-on-victim")
@pytest.mark.parametrize("at", ["0,0", "8,0"])
def test_who_is_moved_by_another_slays_nobody(sit, at):
    """A monster that is impelled goes to no victim: not in the corner, and not as far away as it is moved."""
    start = {"0,0": "3,3", "8,0": "5,3"}[at]
    play = sit({"bob": f"0 plain {start}", "ann": "1 plain 20,15"}, {"v": f"nerd {at}"}, todo=[("force", 0, 1, 3), ("act",)])
    assert not play.can(f"move {at}")
    assert play.can({"0,0": "move 0,1", "8,0": "move 8,1"}[at])


@pytest.mark.rule("hindering.plus-one-defense", "terrain.where-it-comes-from")
@pytest.mark.parametrize(("webs", "defense_"), [("", 14), ("9,5", 15), ("5,5", 14)])
@pytest.mark.parametrize("swap", [False, True])
def test_a_web_covers_the_target_in_it(sit, webs, defense_, swap):
    """From east and west; the web about the shooter covers nobody."""
    shooter, target = ("9,5", "5,5") if swap else ("5,5", "9,5")
    webs = {"9,5": target, "5,5": shooter}.get(webs, "")
    play = sit({"ann": f"1 plain {shooter}", "bob": f"0 plain {target}"}, webs=webs)
    assert defense(play.table, 1, 0, RANGED).total == defense_


@pytest.mark.parametrize("at", ["0,0", "1,1"])
def test_a_beheaded_monster_dies_in_the_corner_of_the_map_too(sit, at):
    play = sit(
        {"saw": "1 chainsaw 1,0 click=6", "bob": f"0 the_fiend {at} click=1 tokens=2", "x": "0 plain 20,15"}, nature=["6", "5", "6"]
    )
    play.answer("act saw close decapitate", "target bob", seat=1)
    assert play.where("bob") is None


@pytest.mark.rule("in-play.removed-is-final")
def test_a_second_foul_aura_finds_nobody_to_hurt(sit):
    """Ann dies of the first."""
    where = {"foul": "1 executed_convict_r 0,0 click=5", "foul2": "1 executed_convict_r 2,0 click=5", "ann": "0 plain 1,0 click=8"}
    play = sit({**where, "x": "0 plain 20,15"}, todo=[("turn", 1)])
    while play.asked()[1] == "preview":
        play.answer(play.options(1)[0], seat=1)
    assert [event["monster"] for event in play.heard("damaged")] == ["m3"]
    assert [event["monster"] for event in play.heard("killed")] == ["m3"]


@pytest.mark.rule("flying.elevation-change-costs-one")
@pytest.mark.parametrize(
    ("start", "changes", "then"), [("soaring", "descend rise descend", "move"), ("", "rise descend rise", "soar")]
)
def test_even_a_swoop_changes_elevation_three_times_at_most(sit, start, changes, then):
    play = sit({"demon": f"1 blood_demon 0,0 click=6 {start}", "bob": "0 plain 20,15", "y": "1 plain 9,9"})
    play.answer("act demon move swoop", *changes.split(), seat=1)
    assert {"move", "soar", "rise", "descend"} & {option.split()[0] for option in play.options(1)} == {then}


@pytest.mark.parametrize("card", ["terror_sprint", "mesmerized", "cold_spot", "cell_phone", "just_a_little_bit_further"])
def test_one_card_is_played_with_the_chosen_victim(sit, card):
    """Its player holds a second one."""
    other = "unlucky_at_love" if card != "unlucky_at_love" else "cold_spot"
    where = {"ann": "1 plain 0,0", "bob": "0 plain 20,15"}
    todo = [("suspense",), ("act",), ("hourglass",), ("end_turn",)]
    play = sit(where, {"v": "sheriff 5,5", "w": "nerd 6,6"}, crypts={1: f"{card} {other}"}, todo=todo)
    play.answer("victim v", seat=1)
    assert play.can(f"play {other}")
    play.answer(f"play {card}", seat=1)
    assert play.asked() == (1, "move_victim")
    assert play.offers("play") == []


@pytest.mark.rule("minions.never-blooded")
@pytest.mark.parametrize(("slayer", "playable"), [("plain", True), ("minion_husk", False)])
def test_a_minion_keeps_no_victim_for_a_cocoon(sit, slayer, playable):
    play = sit({"it": f"1 {slayer} 0,0", "y": "1 plain 9,9", "bob": "0 plain 20,15"}, {"v": "nerd 3,0"}, crypts={1: "cocoon"})
    play.answer("act it move", "move 3,0", seat=1)
    assert play.asked() == (1, "slain")
    assert play.can("play cocoon") == playable


@pytest.mark.parametrize(("click", "each"), [(1, 3), (4, 2)])
def test_scattershot_deals_one_less_to_each(sit, click, each):
    """The Avatar's dial shows 4, then 3."""
    where = {"god": f"1 avatar_of_cthulhu 5,5 click={click}", "b1": "0 plain 2,5", "b2": "0 plain 8,5"}
    play = sit(where, nature=["4", "4"])
    play.answer("act god ranged scattershot", "target b1", "target b2", seat=1)
    if play.asked()[1] == "target":
        play.answer("done", seat=1)
    assert [play.click(label) for label in ("b1", "b2")] == [4 + each, 4 + each]


def test_barbs_do_not_answer_barbs(sit):
    """Both have them."""
    where = {"one": "1 widow_octavia 0,0 click=6", "two": "0 widow_octavia 1,0 click=6", "y": "1 plain 9,9", "x": "0 plain 20,15"}
    play = sit(where, nature=["4", "4"])
    play.answer("act one close", "target two", seat=1)
    assert (play.click("one"), play.click("two")) == (7, 9)


@pytest.mark.rule("flying.elevation-change-costs-one")
@pytest.mark.parametrize(("start", "change", "event"), [("soaring", "descend", "descended"), ("", "rise", "rose")])
def test_everyone_sees_a_change_of_elevation_on_the_way(sit, start, change, event):
    play = sit({"imp": f"1 flyer 0,0 {start}", "bob": "0 plain 20,15"})
    play.answer("act imp move", change, seat=1)
    assert play.heard("rose", "descended") == [{"kind": event, "monster": "m1"}]


@pytest.mark.rule("air-combat.plus-two-against-soaring")
@pytest.mark.parametrize(("shooter", "hit"), [("soaring", False), ("", True)])
def test_in_the_sky_nobody_aims_better_at_the_soaring(sit, shooter, hit):
    """7 and a roll of 5 against 14."""
    where = {"imp": f"1 flyer 0,0 {shooter}", "bat": "0 flyer 4,0 soaring", "x": "0 plain 20,15"}
    play = sit(where, nature=["2", "3"])
    play.answer("act imp ranged", "target bat", seat=1)
    assert [event["kind"] for event in play.heard("hit", "missed")] == ["hit" if hit else "missed"]


@pytest.mark.rule("combat.no-victim-targets")
def test_a_victim_in_the_corner_of_the_map_may_be_a_target_too(sit, enter):
    enter("power", "slash", may_target='["victims"]')
    where = {"dog": "1 dog_soldier_r 1,0 click=4", "y": "1 plain 9,9", "bob": "0 plain 20,15"}
    play = sit(where, {"v": "nerd 0,0"})
    play.answer("act dog close slash", seat=1)
    assert play.offers("victim") == ["v"]


@pytest.mark.rule("frenzy.damage-becomes-one")
def test_a_frenzy_of_one_leaves_the_damage_of_others(sit):
    play = sit({"ann": "1 plain 0,0 blooded", "y": "1 plain 9,9", "bob": "0 plain 4,0"})
    play.answer("act ann move", "move 3,0", seat=1)
    assert play.asked() == (1, "free_attack")
    assert [play.monster(label)["values"]["damage"] for label in ("ann", "y", "bob")] == [1, 2, 2]


@pytest.mark.rule("slaying.token-on-card")
def test_a_slayer_in_the_corner_of_the_map_may_spin_a_cocoon(sit):
    play = sit({"it": "1 plain 3,0", "y": "1 plain 9,9", "bob": "0 plain 20,15"}, {"v": "nerd 0,0"}, crypts={1: "cocoon"})
    play.answer("act it move", "move 0,0", seat=1)
    assert play.asked() == (1, "slain")
    assert play.can("play cocoon")


@pytest.mark.rule("hindering.line-inside-one-area")
@pytest.mark.parametrize(
    ("missing", "expected"), [("", CLEAR), ("1,0", CLEAR), ("2,1", CLEAR), ("1,0 0,1", CLEAR), ("0,0", HINDERED)]
)
def test_a_diagonal_line_inside_one_area_is_clear(sit, missing, expected):
    """Also where the area is no wider than the line."""
    area = {f"{x},{y}" for x in range(3) for y in range(3)} - set(missing.split())
    play = sit({"ann": "1 plain 0,0", "bob": "0 plain 2,2"}, ground=field(hindering=" ".join(sorted(area))))
    assert fire(play.table, 0, 1) == expected


@pytest.mark.rule("tombstones.smash")
@pytest.mark.parametrize(("walls", "smashed"), [("", True), ("0,0|1,0", False)])
def test_nobody_smashes_a_tombstone_behind_a_wall(sit, walls, smashed):
    play = sit({"ann": "1 plain 0,0", "bob": "0 plain 20,15"}, tombstones="1,0", ground=field(walls=walls))
    assert play.can("act ann close") == smashed


@pytest.mark.rule("setup.monsters-placed-clockwise")
@pytest.mark.parametrize("edge", range(4))
def test_each_edge_has_a_starting_area(sit, edge):
    ground = field(north="5,0 6,0", east="23,5 23,6", south="5,15 6,15", west="0,5 0,6", blocking="6,0 23,6 6,15 0,6")
    edges = f"{EDGES[edge]} {EDGES[(edge + 2) % 4]}"
    play = sit({"ann": "0 plain", "bob": "1 plain 12,8"}, todo=[("place_monster", 0)], ground=ground, edges=edges)
    assert play.offers("place") == [["5,0", "23,5", "5,15", "0,5"][edge]]


@pytest.mark.rule("flying.elevation-change-costs-one")
@pytest.mark.parametrize(("changes", "offered"), [("rise", True), ("rise descend rise", False)])
def test_a_flyer_goes_nowhere_from_where_only_a_fourth_change_leads_on(sit, changes, offered):
    """Above others in the corner, a victim is the only one under the Demon that it may end its move on, but not in the sky."""
    where = {"demon": "1 blood_demon 8,1 click=6", "y": "1 plain 20,0"}
    others = {"a": "0 plain 1,1", "b": "0 plain 1,0", "c": "0 plain 0,0"}
    play = sit({**where, **others}, {"v": "nerd 0,1"})
    play.answer("act demon move swoop", *changes.split(), *[f"step {x},1" for x in range(7, 0, -1)], seat=1)
    assert play.can("step 0,0") == offered


def test_who_dares_not_attack_one_still_attacks_the_others(sit):
    """A tremor beside Mr. Fright, and beside Bob, the last monster of the game."""
    where = {"g": "1 rlyeh_guardian 1,1 click=1", "x": "0 plain 20,15", "fright": "0 mr_fright_r 0,1 click=1", "bob": "0 plain 2,1"}
    play = sit(where, nature=["1", "3", "3"])
    play.answer("act g close tremor", seat=1)
    assert [event["target"] for event in play.heard("hit", "missed")] == ["m4"]
    assert play.click("bob") == 6


def test_everyone_sees_who_is_trapped(sit):
    play = sit({"ann": "1 plain 0,0", "spook": "0 lynch_ghost 6,0 click=1", "x": "0 plain 20,15"}, crypts={1: "ghost_trap"})
    play.answer("play ghost_trap", "target spook", seat=1)
    assert play.heard("trapped") == [{"kind": "trapped", "monster": "m2"}]


@pytest.mark.rule("combat.evade")
def test_the_second_target_may_evade_where_the_first_cannot(sit):
    where = {"ann": "1 plain 0,0", "bob": "0 plain 4,0", "dog": "0 runaway_e 0,4 click=3", "x": "0 plain 20,15"}
    play = sit(where, nature=["4", "4", "6"])
    play.answer("act ann ranged", "target bob", "target dog", seat=1)
    while play.asked()[1] == "share":
        play.answer(play.options()[0], seat=1)
    assert [event["target"] for event in play.heard("hit")] == ["m2"]
    assert [event["monster"] for event in play.heard("evaded")] == ["m3"]


@pytest.mark.rule("scenarios.creaking-floorboards-relocation")
@pytest.mark.parametrize(("friend", "playable"), [("8,0", True), ("9,0", False)])
def test_a_hand_reaches_no_farther_on_creaking_floorboards(sit, friend, playable):
    """Though victim spaces are free, to which other cards would save the victim."""
    where = {"ann": "1 plain 0,0", "y": "1 plain 9,9", "bob": f"0 plain {friend}"}
    ground = field(marks="15,15 16,15")
    play = sit(where, {"v": "nerd 3,0"}, crypts={0: "take_my_hand"}, scenario="creaking_floorboards", ground=ground)
    play.answer("act ann move", "move 3,0", seat=1)
    assert play.asked() == (0, "slaying")
    assert play.can("play take_my_hand") == playable


@pytest.mark.rule("movement.up-to-speed", "flying.elevation-change-costs-one")
@pytest.mark.parametrize("start", ["", "soaring"])
def test_a_swoop_goes_no_farther_than_any_flight(sit, start):
    """Speed 9; its changes of elevation are free, also where it starts."""
    play = sit({"demon": f"1 blood_demon 0,0 click=6 {start}", "bob": "0 plain 20,15"})
    play.answer("act demon move swoop", seat=1)
    for kind in ("move", "soar"):
        assert play.can(f"{kind} 9,0")
        assert not play.can(f"{kind} 10,0")


@pytest.mark.rule("ranged.within-range")
@pytest.mark.parametrize(("at", "seen"), [("8,0", True), ("9,0", False)])
def test_a_victim_is_shot_at_within_range(sit, enter, at, seen):
    enter("power", "dead_aim", may_target='["victims"]')
    where = {"dog": "1 dog_soldier_r 0,0 click=1", "y": "1 plain 9,9", "bob": "0 plain 20,15"}
    play = sit(where, {"v": f"nerd {at}", "near": "cop 0,4"})
    play.answer("act dog ranged dead_aim", seat=1)
    assert play.offers("victim") == (["v", "near"] if seen else ["near"])


@pytest.mark.parametrize(("card", "answer"), [("bitter_hatred", "hate vampire"), ("bring_them_to_master", "target bob")])
def test_everyone_sees_what_a_subplot_names(sit, card, answer):
    todo = [("name_for_subplot", 0), ("end_turn",)]
    play = sit({"ann": "1 plain 0,0", "bob": "0 plain 20,15"}, subplots={0: card}, todo=todo)
    play.answer(answer, seat=0)
    assert [event["seat"] for event in play.heard("named")] == [0]


@pytest.mark.rule("killing.three-skulls", "in-play.removed-is-final")
def test_who_dies_on_the_way_slays_nobody(sit):
    """Least of all a victim that is out of the game."""
    where = {"ann": "1 plain 1,0 click=8", "y": "1 plain 9,9", "bob": "0 plain 20,15"}
    play = sit(where, {"v": "nerd removed"}, crypts={0: "tripwire"}, tombstones="3,1")
    play.answer("act ann move", "move 2,0", seat=1)
    play.answer("trip 2,0", seat=0)
    assert play.where("ann") is None
    assert play.heard("about_to_slay") == []


@pytest.mark.rule("line-of-fire.figures-block", "line-of-fire.corner-needs-both-sides")
@pytest.mark.parametrize(
    ("others", "victims", "seen"), [({}, {}, True), ({"pal": "1 plain 0,0"}, {}, False), ({}, {"v": "nerd 0,0"}, False)]
)
def test_a_figure_in_the_corner_of_the_map_closes_one_side_of_a_line(sit, others, victims, seen):
    """Another stands on the other side."""
    where = {"widow": "1 widow_octavia 1,0 click=1", "y": "1 plain 1,1", "bob": "0 plain 20,15"}
    play = sit({**where, **others}, victims)
    play.answer("act widow ranged shroud", seat=1)
    assert play.can("place 0,1") == seen


@pytest.mark.parametrize("tokens", [1, 0])
def test_everyone_sees_that_a_bloody_feast_takes_a_token(sit, tokens):
    """One if there is one; then comes the action's."""
    where = {"ann": f"1 plain 0,0 tokens={tokens}", "y": "1 plain 9,9", "bob": "0 plain 20,15"}
    play = sit(where, {"v": "nerd 3,0"}, crypts={1: "bloody_feast"})
    play.answer("act ann move", "move 3,0", "play bloody_feast", seat=1)
    assert [event["tokens"] for event in play.heard("token")] == [0, 1]


@pytest.mark.rule("movement.way-chosen", "movement.no-shared-end-space")
@pytest.mark.parametrize(
    ("start", "way", "friends", "no"),
    [
        ("0,7", "0,6 0,5 0,4 0,3 0,2 0,1", "0,1 0,0 1,0 1,1", "0,0"),
        ("7,0", "6,0 5,0 4,0 3,0 2,0 1,0", "1,0 0,0 0,1 1,1", "0,0"),
        ("0,8", "0,9 0,10 0,11 0,12 0,13 0,14", "0,14 0,15 1,15 1,14", "0,15"),
        ("16,0", "17,0 18,0 19,0 20,0 21,0 22,0", "22,0 23,0 23,1 22,1", "23,0"),
    ],
)
def test_nobody_steps_to_where_no_way_leads_on(sit, start, way, friends, no):
    """Ann passes through a friend with two spaces left; in the corner behind there are friends on all sides."""
    pals = {f"pal{n}": f"1 plain {at}" for n, at in enumerate(friends.split())}
    play = sit({"ann": f"1 plain {start}", **pals, "bob": "0 plain 12,8"})
    play.answer("act ann move", *[f"step {at}" for at in way.split()], seat=1)
    assert play.asked() == (1, "move")
    assert not play.can(f"step {no}")
    assert play.offers("move")


@pytest.mark.parametrize(
    ("at", "stuck"), [("5,4", True), ("5,6", True), ("4,5", True), ("6,5", True), ("5,9", False), ("9,4", False)]
)
def test_a_door_sticks_on_each_side_of_a_wall(sit, at, stuck):
    walls = {"5,4": "5,4|5,5", "5,6": "5,5|5,6", "4,5": "4,5|5,5", "6,5": "5,5|6,5"}.get(at, "5,5|6,5")
    todo = [("suspense",), ("end_turn",)]
    where = {"ann": "1 plain 0,0", "bob": "0 plain 20,15"}
    play = sit(where, {"v": f"nerd {at}"}, crypts={0: "stuck_door"}, ground=field(walls=walls), todo=todo)
    play.answer("victim v", seat=1)
    assert play.can("play stuck_door", seat=0) == stuck


@pytest.mark.rule("hindering.corner-counts-for-fire")
@pytest.mark.parametrize(
    ("hindering", "expected"),
    [("0,0 1,0 0,1", HINDERED), ("1,0 0,1", HINDERED), ("0,0 1,0", CLEAR), ("0,0 0,1", CLEAR), ("0,0", CLEAR)],
)
def test_a_line_out_of_hindering_terrain_is_squeezed_too(sit, hindering, expected):
    """Ann stands at the edge of it, and fires past its corners."""
    play = sit({"ann": "1 plain 0,0", "bob": "0 plain 2,2"}, ground=field(hindering=hindering))
    assert fire(play.table, 0, 1) == expected


def test_a_rampage_ends_where_nobody_is_killed(sit):
    """One more attack for a kill, and none for an attack that only hurts."""
    where = {"maid": "1 skeletal_maiden_e 0,0 click=5", "y": "1 plain 9,9", "x": "0 plain 20,15"}
    play = sit({**where, "b1": "0 plain 1,0 click=8", "b2": "0 plain 0,1"}, nature=["4", "4", "4", "4"])
    play.answer("act maid close rampage", "target b1", seat=1)
    assert play.where("b1") is None
    play.answer("fight b2 rampage", seat=1)
    assert play.click("b2") == 6
    assert play.asked() == (1, "act")


@pytest.mark.rule("terrain.where-it-comes-from")
def test_a_shroud_falls_on_clear_terrain_alone(sit):
    where = {"widow": "1 widow_octavia 1,1 click=1", "y": "1 plain 9,9", "bob": "0 plain 20,15"}
    play = sit(where, ground=field(hindering="2,1", water="1,2", blocking="0,2"), webs="0,1")
    play.answer("act widow ranged shroud", seat=1)
    assert play.can("place 2,2")
    assert not {"2,1", "1,2", "0,2", "0,1", "1,1"} & set(play.offers("place"))


@pytest.mark.rule("suspense.chosen-victim-revealed")
@pytest.mark.parametrize("chosen", ["v", "w"])
def test_a_disguised_victim_that_is_chosen_is_known_again(sit, chosen):
    """Two are face_down; the other one stays so."""
    todo = [("suspense",), ("act",), ("end_turn",)]
    play = sit({"ann": "1 plain 0,0", "bob": "0 plain 20,15"}, {"v": "nerd 5,5 face_down", "w": "cop 9,9 face_down"}, todo=todo)
    play.answer(f"victim {chosen}", seat=1)
    assert [event["victim"] for event in play.heard("revealed")] == [play.names[chosen]]
    assert [label for label in ("v", "w") if not play.victim(label)["face_down"]] == [chosen]


@pytest.mark.rule("movement.up-to-speed")
def test_the_way_to_a_snatched_victim_counts(sit):
    """Speed 9: four spaces to the Nerd, five more with it."""
    play = sit({"imp": "1 devil_imp_e 0,0 click=1", "y": "1 plain 9,9", "bob": "0 plain 20,15"}, {"v": "nerd 4,0"})
    play.answer("act imp move snatch_and_drop", "snatch v", seat=1)
    assert play.where("imp") == "4,0"
    assert play.can("move 9,0")
    assert not play.can("move 10,0")


@pytest.mark.parametrize("who", ["plain", "flyer"])
def test_the_way_is_found_where_the_question_was_asked_elsewhere(sit, who):
    """A game may be loaded by another program between question and answer."""
    play = sit({"it": f"1 {who} 0,0", "bob": "0 plain 20,15"})
    play.answer("act it move", seat=1)
    LAST_WALK[0] = LAST_FLIGHT[0] = None
    play.answer("move 3,0", seat=1)
    assert [event["to"] for event in play.heard("moved")] == ["b1", "c1", "d1"]


@pytest.mark.rule("slaying.end-move-on-victim", "movement.no-shared-end-space")
@pytest.mark.parametrize("high", ["", "soaring"])
def test_a_flyer_that_is_moved_by_another_lands_on_nobody(sit, high):
    """Neither on a victim nor on a monster in the corner of the map."""
    where = {"imp": f"0 flyer 3,3 {high}", "pal": "0 plain 0,0", "ann": "1 plain 20,15"}
    play = sit(where, {"v": "nerd 3,0"}, todo=[("force", 0, 1, 3), ("act",)])
    kind = "soar" if high else "move"
    assert play.can(f"{kind} 0,1")
    assert not {"0,0", "3,0"} & set(play.offers(kind))
    play.answer(f"{kind} 0,3", seat=1)
    assert play.where("imp") == "0,3"


@pytest.mark.rule("in-play.removed-is-final")
def test_a_victim_that_is_out_is_in_no_way_of_a_forced_move(sit):
    todo = [("act",), ("force", 0, 1, 3)]
    play = sit({"bob": "0 plain 21,15", "ann": "1 plain 0,0"}, {"v": "nerd removed"}, todo=todo)
    play.answer("done", seat=1)
    assert play.asked() == (1, "force")
    assert play.can("move 23,15")


@pytest.mark.rule("maps.ghosts-pass-walls")
@pytest.mark.parametrize(("how", "passes"), [("ghost", True), ("plain", False)])
def test_a_ghost_flies_through_victims(sit, how, passes):
    """They shut it into the corner of a house."""
    where = {"it": "1 reaper_of_souls 0,0 click=3", "bob": "0 plain 20,15"}
    play = sit(where, {"v": "nerd 1,0", "w": "cop 0,1", "u": "jock 1,1"}, ground=field(indoor="all"))
    play.answer(f"act it move {how}", seat=1)
    assert play.can("move 3,0") == passes


@pytest.mark.rule("in-play.removed-is-final")
def test_who_dies_of_a_numbing_touch_gets_no_token(sit):
    where = {"con": "1 executed_convict_r 1,0 click=4", "bob": "0 plain 0,0 click=8", "x": "0 plain 20,15"}
    play = sit(where, nature=["6", "5"])
    play.answer("act con close numbing_touch", "target bob", seat=1)
    assert play.where("bob") is None
    assert [event["monster"] for event in play.heard("token")] == ["m1"]
