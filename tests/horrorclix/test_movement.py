"""Moving monsters: how far, past whom, through what."""

from __future__ import annotations

import pytest

from gloam.games.horrorclix import GAME
from gloam.games.horrorclix.rules.setup import new_clix
from horrorclix.conftest import field


@pytest.mark.rule("movement.up-to-speed", "movement.diagonals-cost-one", "terrain.clear-by-default")
def test_a_monster_moves_up_to_its_speed_diagonally_too(sit):
    play = sit({"ann": "1 brawler 0,0", "bob": "0 plain 20,15"})
    play.answer("act ann move", seat=1)
    assert play.can("move 3,0")
    assert play.can("move 6,0")
    assert play.can("move 6,6")
    assert play.can("done")
    assert play.refuses("move 7,0") == "movement.up-to-speed"
    play.answer("move 6,6", seat=1)
    assert play.where("ann") == "6,6"


@pytest.mark.rule("movement.up-to-speed")
def test_it_may_stay(sit):
    play = sit({"ann": "1 brawler 0,0", "bob": "0 plain 20,15"})
    play.answer("act ann move", "done", seat=1)
    assert play.where("ann") == "0,0"
    assert play.tokens("ann") == 1


def test_a_move_can_be_made_step_by_step(sit):
    play = sit({"ann": "1 brawler 0,0", "bob": "0 plain 20,15"})
    play.answer("act ann move", "step 1,0", "step 1,1", seat=1)
    assert play.where("ann") == "1,1"
    assert play.can("move 5,1")
    assert not play.can("move 6,1")
    play.answer("move 1,0", seat=1)
    assert play.where("ann") == "1,0"


@pytest.mark.rule("movement.stops-next-to-enemy")
def test_beside_an_opponent_movement_ends(sit):
    play = sit({"ann": "1 plain 0,0", "bob": "0 plain 5,0"}, ground=field(walls="0,0|0,1 1,0|1,1 2,0|2,1 3,0|3,1 4,0|4,1 5,0|5,1"))
    play.answer("act ann move", seat=1)
    assert play.can("move 4,0")
    assert play.can("step 3,0") is False
    assert not play.can("move 6,0")
    play.answer("step 1,0", "step 2,0", "step 3,0", seat=1)
    assert play.offers("step") == ["2,0"]  # onwards, one more step ends the movement
    play.answer("move 4,0", seat=1)
    assert play.where("ann") == "4,0"


@pytest.mark.rule("movement.reveals-victims")
def test_a_face_down_victim_is_turned_up_in_passing(sit):
    play = sit({"ann": "1 brawler 0,0", "bob": "0 plain 20,15"}, {"v": "? 3,1"})
    play.answer("act ann move", "move 6,0", seat=1, nature=["nerd"])
    assert play.victim("v") | {"at": None} == {
        "id": "v1", "at": None, "where": "map", "face_down": False, "archetype": "nerd", "holder": None, "rescued": False,
        "name": "Nerd", "shifted": False, "speed": 4,
    }  # fmt: skip


@pytest.mark.rule("movement.reveals-victims")
def test_standing_beside_a_victim_reveals_nothing(sit):
    play = sit({"ann": "1 brawler 0,0", "bob": "0 plain 20,15"}, {"v": "? 0,1"})
    play.answer("act ann move", "done", seat=1)
    assert play.victim("v")["face_down"]
    assert play.victim("v")["archetype"] is None


@pytest.mark.rule("movement.reveals-victims", "adjacency.walls-separate")
def test_a_wall_keeps_a_victim_hidden(sit):
    walls = "2,0|2,1 3,0|3,1 4,0|4,1"
    play = sit(
        {"ann": "1 brawler 1,0", "bob": "0 plain 20,15"}, {"v": "? 3,1"}, ground=field(walls=walls + " 1,0|1,1 5,0|5,1 2,1|1,1")
    )
    play.answer("act ann move", "move 4,0", seat=1)
    assert play.victim("v")["face_down"]


CORRIDOR = "0,0|0,1 1,0|1,1 2,0|2,1 3,0|3,1 4,0|4,1 5,0|5,1 6,0|6,1 7,0|7,1 8,0|8,1"


@pytest.mark.rule("movement.through-friends")
def test_friends_let_each_other_pass(sit):
    play = sit({"ann": "1 plain 0,0", "friend": "1 plain 1,0", "bob": "0 plain 20,15"}, ground=field(walls=CORRIDOR))
    play.answer("act ann move", seat=1)
    assert play.can("move 2,0")
    assert play.refuses("move 1,0") == "movement.no-shared-end-space"


@pytest.mark.rule("movement.not-through-enemies-or-victims", "allegiance.victims-neutral")
def test_nobody_passes_through_victims(sit):
    play = sit({"ann": "1 plain 0,0", "bob": "0 plain 20,15"}, {"v": "nerd 1,0"}, ground=field(walls=CORRIDOR))
    play.answer("act ann move", seat=1)
    assert play.can("move 1,0")
    assert play.refuses("move 2,0") == "movement.up-to-speed"


@pytest.mark.rule("movement.not-through-enemies-or-victims")
def test_nobody_passes_through_opponents(sit):
    play = sit({"ann": "1 plain 0,0", "bob": "0 plain 2,0"}, ground=field(walls=CORRIDOR))
    play.answer("act ann move", seat=1)
    assert play.offers("move") == ["1,0"]


@pytest.mark.rule("movement.no-shared-end-space")
def test_a_step_that_would_end_on_a_friend_is_not_taken(sit):
    walls = CORRIDOR.replace(" 4,0|4,1", "").replace(" 3,0|3,1", "")
    play = sit({"ann": "1 plain 0,0", "friend": "1 plain 3,0", "bob": "0 plain 4,1"}, ground=field(walls=walls, blocking="3,1"))
    play.answer("act ann move", seat=1)
    assert set(play.offers("move")) == {"1,0", "2,0"}


@pytest.mark.rule("movement.diagonal-between-enemies")
def test_opponents_do_not_close_a_diagonal(sit):
    play = sit({"ann": "1 plain 0,0", "b1": "0 plain 1,0", "b2": "0 plain 0,1"}, nature=["4"])
    play.answer("act ann move", "break", seat=1)
    assert play.can("move 1,1")


@pytest.mark.rule("movement.speed-modes", "flying.hovering-ignores-hindering", "swimming.water-is-clear")
def test_hindering_terrain_stops_walkers_and_swimmers_not_flyers(sit):
    ground = field(hindering="2,0", walls=CORRIDOR)
    play = sit({"walk": "1 plain 0,0", "bob": "0 plain 20,15"}, ground=ground)
    play.answer("act walk move", seat=1)
    assert set(play.offers("move")) == {"1,0", "2,0"}
    play = sit({"swim": "1 swimmer 0,0", "bob": "0 plain 20,15"}, ground=ground)
    play.answer("act swim move", seat=1)
    assert set(play.offers("move")) == {"1,0", "2,0"}
    play = sit({"fly": "1 flyer 0,0", "bob": "0 plain 20,15"}, ground=ground)
    play.answer("act fly move", seat=1)
    assert play.can("move 8,0")


@pytest.mark.rule("swimming.water-is-clear")
def test_a_swimmer_is_at_home_in_water(sit):
    ground = field(water="0,0 1,0 3,0 4,0", hindering="6,0", walls=CORRIDOR)
    play = sit({"swim": "1 swimmer 0,0", "bob": "0 plain 20,15"}, ground=ground)
    play.answer("act swim move", seat=1)
    assert play.can("move 6,0")  # six spaces, in and out of water, unhalved


@pytest.mark.rule("water.hindering-for-movement")
def test_water_stops_and_slows_a_walker(sit):
    play = sit({"ann": "1 plain 0,0", "bob": "0 plain 20,15"}, ground=field(water="2,0 3,0", walls=CORRIDOR))
    play.answer("act ann move", seat=1)
    assert set(play.offers("move")) == {"1,0", "2,0"}
    play = sit({"ann": "1 plain 2,0", "bob": "0 plain 20,15"}, ground=field(water="2,0 3,0", walls=CORRIDOR))
    play.answer("act ann move", seat=1)
    assert play.can("move 6,0")  # half of 8
    assert not play.can("move 7,0")


@pytest.mark.rule("water.hindering-for-movement")
def test_water_and_hindering_terrain_are_one_for_a_walker_and_two_for_a_swimmer(sit):
    ground = field(water="0,0 1,0", hindering="2,0", walls=CORRIDOR)
    play = sit({"ann": "1 plain 0,0", "bob": "0 plain 20,15"}, ground=ground)
    play.answer("act ann move", seat=1)
    assert play.can("move 4,0")  # speed 4, nothing stops it
    play = sit({"swim": "1 swimmer 0,0", "bob": "0 plain 20,15"}, ground=ground)
    play.answer("act swim move", seat=1)
    assert set(play.offers("move")) == {"1,0", "2,0"}


@pytest.mark.rule("water.hindering-for-movement")
def test_whether_a_walker_stops_between_water_and_hindering_terrain_is_agreed(sit):
    apart = new_clix(2, GAME.options.read({"water": "apart"}, 2)).waters
    where = {"ann": "1 plain 0,0", "swim": "1 swimmer 9,9", "bob": "0 plain 20,15"}
    for terrain in ({"water": "0,0 1,0", "hindering": "2,0 3,0"}, {"hindering": "0,0 1,0", "water": "2,0 3,0"}):
        play = sit(where, {"v": "sheriff 20,0"}, ground=field(**terrain, walls=CORRIDOR), waters=apart)
        play.answer("act ann move", seat=1)
        assert set(play.offers("move")) == {"1,0", "2,0"}
    play = sit({**where, "ann": "1 plain 2,0"}, ground=field(water="0,0 1,0", hindering="2,0 3,0", walls=CORRIDOR), waters=apart)
    play.answer("act ann move", seat=1)
    assert set(play.offers("move")) == {"1,0", "3,0", "4,0", "5,0", "6,0"}  # speed 4: on among its own kind, and out of it
    play = sit({**where, "swim": "1 swimmer 0,0"}, ground=field(water="0,0 1,0", walls=CORRIDOR), waters=apart)
    play.answer("act swim move", seat=1)
    assert play.can("move 6,0")  # to a swimmer water is clear terrain


@pytest.mark.rule("hindering.entering-stops")
def test_entering_hindering_terrain_ends_movement(sit):
    play = sit({"ann": "1 brawler 0,0", "bob": "0 plain 20,15"}, ground=field(hindering="2,0 3,0", walls=CORRIDOR))
    play.answer("act ann move", seat=1)
    assert set(play.offers("move")) == {"1,0", "2,0"}
    play.answer("move 2,0", seat=1)
    assert play.where("ann") == "2,0"


@pytest.mark.rule("hindering.inside-no-stop", "hindering.start-halves-speed", "values.halves-round-up")
def test_inside_and_out_of_hindering_terrain_nothing_stops(sit):
    ground = field(hindering="0,0 1,0 2,0", walls=CORRIDOR)
    play = sit({"ann": "1 plain 0,0", "bob": "0 plain 20,15"}, ground=ground)
    play.answer("act ann move", seat=1)
    assert play.can("move 4,0")
    assert not play.can("move 5,0")
    play = sit({"odd": "1 rescuer 0,0", "bob": "0 plain 20,15"}, ground=ground)
    play.answer("act odd move", seat=1)
    assert play.can("move 4,0")  # half of 7 is 4
    assert not play.can("move 5,0")


@pytest.mark.rule("hindering.diagonal-spaces-continuous")
def test_diagonal_hindering_spaces_are_one_area(sit):
    play = sit({"ann": "1 plain 0,0", "bob": "0 plain 20,15"}, ground=field(hindering="0,0 1,1"))
    play.answer("act ann move", seat=1)
    assert play.can("step 1,1")
    play.answer("step 1,1", "move 2,1", seat=1)
    assert play.where("ann") == "2,1"


@pytest.mark.rule("hindering.crossing-a-corner-stops")
def test_a_step_between_two_hindering_spaces_ends_movement(sit):
    play = sit({"ann": "1 plain 0,0", "bob": "0 plain 20,15"}, ground=field(hindering="1,0 0,1"))
    play.answer("act ann move", seat=1)
    assert play.can("move 1,1")
    assert not play.can("step 1,1")
    assert not play.can("move 2,1")
    play = sit({"ann": "1 plain 0,0", "bob": "0 plain 20,15"}, ground=field(hindering="1,0", blocking="0,1"))
    play.answer("act ann move", seat=1)
    assert play.can("step 1,1")


@pytest.mark.rule("blocking.no-entry", "blocking.never-occupied")
@pytest.mark.parametrize("who", ["plain", "swimmer", "flyer"])
def test_nobody_ends_on_blocking_terrain(sit, who):
    play = sit({"ann": f"1 {who} 0,0", "bob": "0 plain 20,15"}, ground=field(blocking="1,0 5,5", walls=CORRIDOR))
    play.answer("act ann move", seat=1)
    assert play.refuses("move 1,0") == "blocking.never-occupied"
    if who != "flyer":
        assert play.offers("move") == []


@pytest.mark.rule("blocking.diagonal-pair-stops-movement", "walls.diagonal-steps")
def test_two_blocking_spaces_close_a_diagonal(sit):
    play = sit({"ann": "1 plain 0,0", "bob": "0 plain 20,15"}, ground=field(blocking="1,0 0,1"))
    play.answer("act ann move", seat=1)
    assert play.offers("move") == []
    play = sit({"ann": "1 plain 0,0", "bob": "0 plain 20,15"}, ground=field(blocking="1,0"))
    play.answer("act ann move", seat=1)
    assert play.can("step 1,1")


@pytest.mark.rule("walls.diagonal-steps", "walls.block-like-blocking-terrain", "walls.on-grid-lines")
@pytest.mark.parametrize(
    ("walls", "blocking", "passes"),
    [
        ("0,0|0,1 1,0|1,1", "", False),
        ("0,0|0,1", "", True),
        ("0,0|0,1", "1,0", False),
        ("0,0|1,0 0,0|0,1", "", False),
    ],
)
def test_walls_bar_a_diagonal_when_both_ways_are_closed(sit, walls, blocking, passes):
    play = sit({"ann": "1 plain 0,0", "bob": "0 plain 20,15"}, ground=field(walls=walls, blocking=blocking))
    play.answer("act ann move", seat=1)
    assert play.can("step 1,1") == passes


@pytest.mark.rule("walls.block-like-blocking-terrain", "walls.on-grid-lines")
def test_a_wall_bars_the_step_and_leaves_both_spaces(sit):
    play = sit({"ann": "1 plain 2,0", "bob": "0 plain 20,15"}, ground=field(walls="2,0|3,0"))
    play.answer("act ann move", seat=1)
    assert not play.can("step 3,0")
    assert play.can("step 1,0")
    assert play.can("move 3,0")  # the long way round
    play = sit({"ann": "1 plain 2,0", "bob": "0 plain 3,0"}, ground=field(walls="2,0|3,0", hindering="3,0"))
    assert (play.where("ann"), play.where("bob")) == ("2,0", "3,0")


@pytest.mark.rule("ending.no-leaving-the-map")
def test_nobody_leaves_the_map(sit):
    play = sit({"ann": "1 plain 0,0", "bob": "0 plain 20,15"})
    play.answer("act ann move", seat=1)
    assert all(int(x) <= 8 and int(y) <= 8 for x, y in (word.split(",") for word in play.offers("move")))
    assert len(play.offers("move")) == 80


# --- breaking away ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("break-away.when-required", "break-away.fails-on-one-to-three")
@pytest.mark.parametrize("pips", ["1", "2", "3"])
def test_breaking_away_fails(sit, pips):
    play = sit({"ann": "1 plain 1,1", "other": "1 plain 9,9", "bob": "0 plain 2,1"}, actions=2)
    play.answer("act ann move", seat=1)
    assert play.asked() == (1, "break_away")
    play.answer("break", seat=1, nature=[pips])
    assert play.where("ann") == "1,1"
    assert play.tokens("ann") == 1
    assert play.table.actions == 1


@pytest.mark.rule("break-away.when-required")
def test_whoever_stays_rolls_nothing(sit):
    play = sit({"ann": "1 plain 1,1", "bob": "0 plain 2,1"})
    play.answer("act ann move", "stay", seat=1)
    assert play.tokens("ann") == 1


@pytest.mark.rule("break-away.succeeds-on-four-to-six")
@pytest.mark.parametrize("pips", ["4", "5", "6"])
def test_breaking_away_succeeds(sit, pips):
    play = sit({"ann": "1 plain 1,1", "bob": "0 plain 2,1"})
    play.answer("act ann move", "break", seat=1, nature=[pips])
    play.answer("move 1,9", seat=1)
    assert play.where("ann") == "1,9"


@pytest.mark.rule("break-away.one-roll-for-all")
def test_one_roll_frees_from_all(sit):
    play = sit({"ann": "1 plain 1,1", "b1": "0 plain 2,1", "b2": "0 plain 0,1", "b3": "0 plain 1,0"})
    play.answer("act ann move", "break", seat=1, nature=["4"])
    assert play.asked() == (1, "move")
    assert len(play.heard("rolled")) == 1


@pytest.mark.rule("break-away.may-slide-past-the-same")
def test_it_slides_past_those_it_broke_away_from(sit):
    play = sit({"ann": "1 plain 0,0", "bob": "0 plain 1,1"}, ground=field(blocking="0,1"), nature=["5"])
    play.answer("act ann move", "break", "step 1,0", "step 2,0", "move 3,0", seat=1)
    assert play.where("ann") == "3,0"


@pytest.mark.rule("break-away.new-enemy-still-stops")
def test_another_opponent_still_stops_it(sit):
    play = sit({"ann": "1 plain 0,0", "x": "0 plain 1,1", "y": "0 plain 4,0"}, nature=["5"])
    play.answer("act ann move", "break", "step 1,0", "step 2,0", seat=1)
    assert play.can("move 3,0")
    assert not play.can("step 3,0")


@pytest.mark.rule("break-away.walls-shield")
def test_a_wall_holds_nobody(sit):
    play = sit({"ann": "1 plain 0,0", "bob": "0 plain 1,0"}, ground=field(walls="0,0|1,0 0,1|1,1"))
    play.answer("act ann move", seat=1)
    assert play.asked() == (1, "move")


@pytest.mark.rule("adjacency.ignores-elevation")
def test_a_soaring_neighbour_holds_too(sit):
    play = sit({"ann": "1 plain 3,2", "imp": "0 flyer 2,2 soaring"})
    play.answer("act ann move", seat=1)
    assert play.asked() == (1, "break_away")


@pytest.mark.rule("flying.two-modes")
def test_a_flyer_must_break_away_too(sit):
    play = sit({"imp": "1 flyer 3,2", "bob": "0 plain 2,2"})
    play.answer("act imp move", seat=1)
    assert play.asked() == (1, "break_away")
    assert "soaring" not in play.statuses("imp")


@pytest.mark.rule("hourglasses.immovable-no-break-away")
def test_the_immovable_hold_nobody_but_stop_whoever_comes(sit):
    play = sit({"ann": "1 plain 0,0", "cop": "0 zombie_cop_r 1,1 click=3"}, ground=field(blocking="0,1"))
    play.answer("act ann move", seat=1)
    assert play.asked() == (1, "move")
    assert play.can("step 1,0")  # already broken away from: it slides past
    play = sit({"ann": "1 plain 0,0", "cop": "0 zombie_cop_r 3,0 click=3"}, ground=field(walls=CORRIDOR))
    play.answer("act ann move", seat=1)
    assert set(play.offers("move")) == {"1,0", "2,0"}
    assert play.offers("step") == ["1,0"]


# --- flying -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("flying.grounded-definition")
def test_all_but_the_soaring_are_grounded(sit):
    play = sit(
        {
            "ann": "1 plain 0,0",
            "swim": "1 swimmer 1,0",
            "hover": "1 flyer 2,0",
            "soar": "1 flyer 3,0 soaring",
            "bob": "0 plain 20,15",
        }
    )
    grounded = [m["id"] for m in play.view()["monsters"][:4] if "soaring" not in m["statuses"]]
    assert grounded == ["m1", "m2", "m3"]
    play = sit({"bob": "1 plain 5,0", "hover": "0 flyer 6,0", "swim": "0 swimmer 5,1", "soar": "0 flyer 4,0 soaring"})
    play.answer("act bob close", seat=1)
    assert set(play.offers("target")) == {"hover", "swim"}


@pytest.mark.rule("flying.passes-over-enemies")
def test_a_flyer_passes_over_opponents(sit):
    play = sit({"imp": "1 flyer 0,0", "bob": "0 plain 2,0"}, ground=field(walls=CORRIDOR, indoor="all"))
    play.answer("act imp move", seat=1)
    assert play.can("move 5,0")
    assert not play.can("move 2,0")


@pytest.mark.rule("flying.passes-over-enemies")
def test_a_flyer_does_not_pass_over_victims(sit):
    play = sit({"imp": "1 flyer 0,0", "bob": "0 plain 20,15"}, {"v": "nerd 2,0"}, ground=field(walls=CORRIDOR, indoor="all"))
    play.answer("act imp move", seat=1)
    assert set(play.offers("move")) - {"0,0"} == {"1,0", "2,0"}


@pytest.mark.rule("flying.occupies-its-space")
def test_a_soaring_flyer_occupies_its_space(sit):
    play = sit({"ann": "1 plain 2,3", "imp": "0 flyer 5,3 soaring"})
    play.answer("act ann move", seat=1)
    assert not play.can("move 5,3")
    play = sit({"imp": "1 flyer 3,3 soaring", "bob": "0 plain 20,15"}, {"v": "nerd 2,3"}, todo=[("suspense",)])
    play.answer("victim v", seat=1)
    assert not play.can("move 3,3")
    assert play.can("move 4,3")


@pytest.mark.rule("flying.elevation-change-costs-one")
def test_each_change_of_elevation_costs_one(sit):
    play = sit({"imp": "1 flyer 0,0", "bob": "0 plain 20,15"})
    play.answer("act imp move", seat=1)
    assert play.can("soar 7,0")
    assert not play.can("soar 8,0")
    assert play.can("move 8,0")
    play.answer("rise", "descend", seat=1)
    assert play.can("move 6,0")
    assert not play.can("move 7,0")
    play.answer("rise", seat=1)
    assert not play.can("descend")  # three changes are the most,
    assert not play.offers("move")  # also on the way
    assert play.can("soar 5,0")


@pytest.mark.rule("flying.elevation-change-costs-one")
def test_the_last_change_is_not_taken_back(sit):
    """With one change left a soaring flyer comes down, and cannot rise again behind the house."""
    house = " ".join(f"3,{y}" for y in range(16))
    play = sit({"imp": "1 flyer 0,0", "bob": "0 plain 20,15"}, ground=field(indoor=house))
    play.answer("act imp move", "rise", seat=1)
    assert play.can("soar 5,0")
    play.answer("descend", "rise", "done", seat=1)
    play = sit({"imp": "1 flyer 0,0 soaring", "bob": "0 plain 20,15"}, ground=field(indoor=house))
    play.answer("act imp move", "descend", "rise", seat=1)
    assert play.can("move 4,0")
    assert not play.can("soar 4,0")


@pytest.mark.rule("flying.hovering-over-outdoor-blocking", "maps.indoor-flight-limits")
def test_a_hovering_flyer_crosses_blocking_terrain_outdoors_only(sit):
    wall = "2,0 3,0 " + " ".join(f"{x},1" for x in range(10))
    play = sit({"imp": "1 flyer 0,0", "bob": "0 plain 20,15"}, ground=field(blocking=wall))
    play.answer("act imp move", seat=1)
    assert play.can("move 5,0")
    assert play.refuses("move 2,0") == "blocking.never-occupied"
    play = sit({"imp": "1 flyer 0,0", "bob": "0 plain 20,15"}, ground=field(blocking=wall, indoor="all"))
    play.answer("act imp move", seat=1)
    assert not play.can("move 5,0")
    play = sit({"imp": "1 flyer 0,0", "bob": "0 plain 20,15"}, ground=field(walls="1,0|2,0 " + CORRIDOR, indoor="all"))
    play.answer("act imp move", seat=1)
    assert not play.can("move 2,0")


@pytest.mark.rule("maps.mixed", "flying.hovering-over-outdoor-blocking")
def test_the_outer_wall_of_a_house_is_indoors(sit):
    play = sit({"imp": "1 flyer 0,0", "bob": "0 plain 20,15"}, ground=field(walls=f"1,0|2,0 3,0|4,0 {CORRIDOR}", indoor="2,0 3,0"))
    play.answer("act imp move", seat=1)
    assert not play.can("move 2,0")
    play = sit({"imp": "1 flyer 0,0", "bob": "0 plain 20,15"}, ground=field(walls=f"1,0|2,0 {CORRIDOR}"))
    play.answer("act imp move", seat=1)
    assert play.can("move 2,0")


@pytest.mark.rule("flying.hovering-only-indoors", "maps.mixed", "maps.indoor-flight-limits")
def test_indoors_nobody_soars(sit):
    ground = field(indoor="2,0 2,1 2,2 2,3 2,4 2,5 2,6 2,7 2,8 2,9 2,10 2,11 2,12 2,13 2,14 2,15")
    play = sit({"imp": "1 flyer 0,0 soaring", "bob": "0 plain 20,15"}, ground=ground)
    play.answer("act imp move", seat=1)
    assert play.refuses("soar 2,0") == "flying.hovering-only-indoors"
    assert play.can("soar 4,0")  # it descends, crosses, and rises again
    assert not play.can("soar 7,0")
    play = sit({"imp": "1 flyer 2,0", "bob": "0 plain 20,15"}, ground=ground)
    play.answer("act imp move", seat=1)
    assert not play.can("rise")


@pytest.mark.rule("flying.soaring-ignores-terrain")
def test_a_soaring_flyer_ignores_terrain_and_objects(sit):
    ground = field(hindering="1,0", water="2,0", blocking="3,0", walls="4,0|5,0")
    play = sit(
        {"imp": "1 flyer 0,0 soaring", "bob": "0 plain 20,15"}, {"v": "nerd 6,1"}, ground=ground, tombstones="5,0", doors="6,0:east"
    )
    play.answer("act imp move", seat=1)
    assert play.can("soar 8,0")
    assert play.refuses("soar 3,0") == "blocking.never-occupied"
    assert play.refuses("soar 5,0") == "tombstones.pass-but-not-rest"


# --- hourglasses, tokens ----------------------------------------------------------------------------------------------


@pytest.mark.rule("terrain.where-it-comes-from")
def test_a_marker_is_hindering_terrain(sit):
    play = sit({"ann": "1 plain 0,0", "bob": "0 plain 20,15"}, webs="2,0", ground=field(walls=CORRIDOR))
    play.answer("act ann move", seat=1)
    assert set(play.offers("move")) == {"1,0", "2,0"}


@pytest.mark.rule("maps.ghosts-pass-walls")
def test_ghosts_pass_walls_and_blocking_terrain(sit):
    ground = field(blocking="2,0", walls=f"1,0|2,0 3,0|4,0 {CORRIDOR}", indoor="all")
    play = sit({"spook": "1 executed_convict_e 0,0 click=1", "bob": "0 plain 20,15"}, ground=ground)
    play.answer("act spook move ghost", seat=1)
    assert play.can("move 5,0")
    assert play.can("move 0,1")
    assert play.refuses("move 2,0") == "blocking.never-occupied"


@pytest.mark.rule("maps.indoor-flight-limits")
def test_leapers_do_not_cross_walls_indoors(sit):
    where = {"vamp": "1 blood_vamp 0,0 click=3", "bob": "0 plain 20,15"}
    play = sit(where, ground=field(walls=f"1,0|2,0 {CORRIDOR}", indoor="all"))
    play.answer("act vamp move leap_climb", seat=1)
    assert not play.can("move 2,0")
    play = sit(where, ground=field(walls=f"1,0|2,0 {CORRIDOR}"))
    play.answer("act vamp move leap_climb", seat=1)
    assert play.can("move 2,0")


# --- tombstones and trees ---------------------------------------------------------------------------------------------


@pytest.mark.rule("tombstones.pass-but-not-rest")
def test_a_tombstone_is_passed_but_no_place_to_rest(sit):
    play = sit({"ann": "1 plain 0,0", "bob": "0 plain 20,15"}, tombstones="1,0", ground=field(walls=CORRIDOR))
    play.answer("act ann move", seat=1)
    assert play.refuses("move 1,0") == "tombstones.pass-but-not-rest"
    play.answer("move 2,0", seat=1)
    assert play.where("ann") == "2,0"


@pytest.mark.rule("tombstones.pass-but-not-rest")
def test_nobody_passes_a_tombstone_where_movement_would_end(sit):
    walls = CORRIDOR.replace(" 1,0|1,1", "").replace(" 2,0|2,1", "")
    play = sit({"ann": "1 plain 0,0", "bob": "0 plain 2,1"}, tombstones="1,0", ground=field(walls=walls, blocking="0,1 1,1"))
    play.answer("act ann move", seat=1)
    assert play.offers("move") == []


@pytest.mark.rule("tree.no-terrain-effect")
def test_a_tree_is_passed_but_no_place_to_rest(sit):
    play = sit({"ann": "1 plain 0,0", "bob": "0 plain 20,15"}, trees="2,0", ground=field(walls=CORRIDOR))
    play.answer("act ann move", seat=1)
    assert play.refuses("move 2,0") == "tree.no-terrain-effect"
    assert play.can("move 3,0")


# --- portals ----------------------------------------------------------------------------------------------------------

DOOR = "2,2:north"  # the doorway lies between 2,2 and 2,1


@pytest.mark.rule("portals.doorway-is-an-edge")
def test_only_the_doorway_is_barred(sit):
    play = sit({"ann": "1 plain 1,2", "bob": "0 plain 20,15"}, {"v": "nerd 2,1"}, doors=DOOR, ground=field(blocking="1,1 3,1"))
    play.answer("act ann move", seat=1)
    assert play.can("step 2,2")
    assert play.can("move 3,2")


@pytest.mark.rule("portals.closed-iff-side-occupied")
@pytest.mark.parametrize("text", ["1 plain 2,2", "0 plain 2,1", "1 flyer 2,2 soaring", "0 executed_convict_e 2,1 click=1"])
def test_a_portal_is_closed_while_someone_stands_there(sit, text):
    play = sit({"it": text, "ann": "1 plain 10,10", "bob": "0 plain 20,15"}, doors=DOOR)
    assert play.view()["objects"][0]["open"] is False
    play = sit({"ann": "1 plain 10,10", "bob": "0 plain 20,15"}, {"v": "nerd 2,2"}, doors=DOOR)
    assert play.view()["objects"][0]["open"] is False


@pytest.mark.rule("portals.closed-iff-side-occupied")
def test_a_portal_opens_when_the_last_one_leaves(sit):
    play = sit({"ann": "1 plain 2,2", "bob": "0 plain 20,15"}, doors=DOOR)
    assert play.view()["objects"][0]["open"] is False
    play.answer("act ann move", "move 5,5", seat=1)
    assert play.view()["objects"][0]["open"] is True


FLANKS = "1,1|1,2 3,1|3,2 0,1|0,2 4,1|4,2 5,1|5,2 6,1|6,2 7,1|7,2 8,1|8,2 9,1|9,2 10,1|10,2 11,1|11,2"


@pytest.mark.rule("portals.open-is-free")
def test_an_open_portal_lets_victims_pass(sit):
    play = sit(
        {"ann": "1 plain 15,10", "bob": "0 plain 20,15"},
        {"v": "cheerleader 2,3"},
        doors=DOOR,
        ground=field(walls=FLANKS),
        todo=[("suspense",)],
    )
    play.answer("victim v", seat=1)
    assert play.can("move 2,0")


@pytest.mark.rule("portals.friendly-doorway-passable")
def test_a_doorway_with_friends_is_passable(sit):
    play = sit({"ann": "1 plain 2,1", "friend": "1 plain 2,2", "bob": "0 plain 20,15"}, doors=DOOR, ground=field(walls=FLANKS))
    play.answer("act ann move", seat=1)
    assert play.can("move 2,3")


@pytest.mark.rule("portals.enemy-doorway-barred")
def test_a_doorway_with_a_victim_is_barred(sit):
    play = sit({"ann": "1 plain 2,2", "bob": "0 plain 20,15"}, {"v": "nerd 2,1"}, doors=DOOR, ground=field(walls=FLANKS))
    play.answer("act ann move", seat=1)
    assert not play.can("move 2,1")
    play = sit({"ann": "1 plain 2,2", "bob": "0 plain 20,15"}, {"v": "nerd 2,1"}, doors=DOOR)
    play.answer("act ann move", seat=1)
    assert play.can("move 2,1")  # round the other way
    play = sit(
        {"ann": "1 plain 15,10", "x": "1 plain 2,2", "bob": "0 plain 20,15"},
        {"v": "nerd 2,1"},
        doors=DOOR,
        ground=field(walls=FLANKS),
        todo=[("suspense",)],
    )
    play.answer("victim v", seat=1)
    assert not play.can("move 2,3")


@pytest.mark.rule("portals.closed-separates-neighbours")
def test_a_closed_doorway_separates(sit):
    where = {"ann": "1 plain 2,2", "bob": "0 plain 2,1"}
    play = sit(where, doors=DOOR)
    play.answer("act ann close", seat=1)
    assert play.options() == ["smash 2,2"]
    play = sit(where, doors=DOOR)
    play.answer("act ann move", seat=1)
    assert play.asked() == (1, "move")  # no break away roll
    play = sit(where)
    play.answer("act ann close", seat=1)
    assert play.options() == ["target bob"]
