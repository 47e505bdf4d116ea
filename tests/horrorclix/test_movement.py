"""Moving monsters: how far, past whom, through what."""

from __future__ import annotations

import random
import re

import pytest

import gloam
from gloam.games.horrorclix import GAME, clix
from gloam.games.horrorclix.components import SPACES
from gloam.kernel.position import PositionError
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
    where = {"ann": "1 plain 0,0", "swim": "1 swimmer 9,9", "bob": "0 plain 20,15"}
    for terrain in ({"water": "0,0 1,0", "hindering": "2,0 3,0"}, {"hindering": "0,0 1,0", "water": "2,0 3,0"}):
        play = sit(where, {"v": "sheriff 20,0"}, ground=field(**terrain, walls=CORRIDOR), water="apart")
        play.answer("act ann move", seat=1)
        assert set(play.offers("move")) == {"1,0", "2,0"}
    play = sit({**where, "ann": "1 plain 2,0"}, ground=field(water="0,0 1,0", hindering="2,0 3,0", walls=CORRIDOR), water="apart")
    play.answer("act ann move", seat=1)
    assert set(play.offers("move")) == {"1,0", "3,0", "4,0", "5,0", "6,0"}  # speed 4: on among its own kind, and out of it
    play = sit(
        {**where, "ann": "1 plain 9,8", "swim": "1 swimmer 0,0"}, ground=field(water="0,0 1,0", walls=CORRIDOR), water="apart"
    )
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


@pytest.mark.rule("portals.closed-separates-neighbours", "movement.stops-next-to-enemy")
def test_nobody_is_stopped_by_an_opponent_behind_the_doorway_that_it_closes(sit):
    walls = " ".join(f"{x},4|{x},5" for x in range(24) if x != 4)
    ground = field(walls=f"{walls} 3,4|4,4 4,4|5,4", indoor="all")
    play = sit({"ann": "1 plain 4,1", "bob": "0 plain 5,5"}, ground=ground, doors="4,4:south")
    play.answer("act ann move", seat=1)
    assert play.can("move 4,5")  # on 4,4 it closes the doorway, and bob is not beside it


@pytest.mark.rule("movement.stops-next-to-enemy", "portals.closed-separates-neighbours")
def test_nor_past_the_corner_of_a_doorway(sit):
    ground = field(walls="0,0|0,1 1,0|1,1 2,0|2,1 3,0|3,1 3,1|4,1")
    play = sit({"ann": "1 plain 0,0", "bob": "0 plain 4,1"}, ground=ground, doors="3,0:east")
    play.answer("act ann move", seat=1)
    assert play.can("move 4,0")
    assert not play.can("move 5,0")  # there it is beside bob


# --- the way ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("movement.way-chosen", "movement.through-friends", "movement.reveals-victims")
def test_the_way_leads_through_a_friend_if_its_player_likes(sit):
    play = sit({"ann": "1 plain 0,0", "pal": "1 plain 1,0", "bob": "0 plain 20,15"}, {"v": "? 0,2"})
    play.answer("act ann move", "step 1,0", seat=1)
    assert play.where("ann") == play.where("pal") == "1,0"
    assert play.refuses("done") == "movement.no-shared-end-space"  # nobody stays where another stands
    assert "It cannot stay where it is." in GAME.shown.prompt(play.game, play.game.asked[0])
    assert play.refuses("move 1,0") == "movement.no-shared-end-space"
    play.answer("move 2,1", seat=1)
    assert play.where("ann") == "2,1"
    assert play.victim("v")["face_down"]  # by 1,1 it would have been turned up


@pytest.mark.rule("movement.way-chosen", "movement.reveals-victims")
def test_behind_its_own_pack_a_monster_has_the_choice(sit):
    pack = {"ann": "1 plain 0,0", "x": "1 plain 1,0", "y": "1 plain 0,1", "z": "1 plain 1,1", "bob": "0 plain 20,15"}
    play = sit(pack, {"v": "? 4,2"})
    play.answer("act ann move", "step 1,1", "step 2,1", seat=1)
    play.answer("step 3,1", seat=1, nature=["nerd"])
    assert not play.victim("v")["face_down"]
    play.answer("move 8,0", seat=1)
    assert play.where("ann") == "8,0"


@pytest.mark.rule("movement.way-chosen", "tombstones.pass-but-not-rest", "tree.no-terrain-effect")
@pytest.mark.parametrize("thing", ["tombstones", "trees"])
def test_the_way_leads_over_a_tombstone_or_tree(sit, thing):
    play = sit({"ann": "1 plain 0,0", "bob": "0 plain 20,15"}, **{thing: "1,0"})
    play.answer("act ann move", "step 1,0", seat=1)
    assert not play.can("done")
    play.answer("step 2,0", "done", seat=1)
    assert play.where("ann") == "2,0"


@pytest.mark.rule("movement.way-chosen", "movement.no-shared-end-space")
def test_with_one_space_left_nobody_steps_where_it_cannot_stay(sit):
    play = sit({"ann": "1 plain 0,0", "x": "1 plain 7,0", "y": "1 plain 8,0", "bob": "0 plain 20,15"}, ground=field(walls=CORRIDOR))
    play.answer("act ann move", *[f"step {x},0" for x in range(1, 7)], seat=1)
    assert play.offers("step") == ["5,0", "7,0"]  # two left: into the friend and back
    play.answer("step 7,0", seat=1)
    assert play.options() == ["move 6,0"]


@pytest.mark.rule("movement.way-chosen", "movement.through-friends")
def test_nobody_steps_into_a_crowd_that_it_cannot_leave(sit):
    friends = {f"f{x}": f"1 plain {x},0" for x in (1, 2, 3)}
    play = sit({"ann": "1 plain 0,0", **friends, "bob": "0 plain 20,15"}, ground=field(walls=CORRIDOR))
    play.answer("act ann move", "step 1,0", "step 2,0", seat=1)
    assert play.offers("step") == ["1,0", "3,0"]
    play.answer("step 1,0", "step 2,0", "step 1,0", seat=1)
    assert play.offers("step") == ["0,0", "2,0"]
    play.answer("step 2,0", seat=1)
    assert play.offers("step") == ["1,0", "3,0"]
    play.answer("step 3,0", seat=1)
    assert play.options() == ["move 4,0"]


@pytest.mark.rule("movement.way-chosen", "flying.passes-over-enemies")
@pytest.mark.parametrize("mode", ["", " soaring"])
def test_a_flyer_chooses_its_way_over_opponents(sit, mode):
    play = sit({"imp": f"1 flyer 0,1{mode}", "bob": "0 plain 1,1"}, {"v": "? 1,3"}, nature=["6"])
    play.answer("act imp move", "break", "step 1,1", seat=1)
    assert play.where("imp") == play.where("bob") == "1,1"
    assert not play.can("done")
    play.answer("step 2,1", seat=1)
    assert play.victim("v")["face_down"]
    play.answer("done", seat=1)
    assert play.where("imp") == "2,1"


@pytest.mark.rule("movement.way-chosen", "flying.elevation-change-costs-one")
def test_over_an_opponent_a_flyer_changes_its_elevation_only_if_it_can_go_on(sit):
    play = sit({"imp": "1 flyer 0,1", "bob": "0 plain 1,1"}, nature=["6"])
    play.answer("act imp move", "break", *["step 1,1", "step 0,1"] * 3, "step 1,1", seat=1)
    assert {"rise", "done"} & set(play.options()) == set()  # with one space left it must end beside him
    assert play.can("move 2,1")


@pytest.mark.rule("movement.way-chosen")
def test_in_the_middle_of_a_way_a_game_is_saved_and_written(sit):
    play = sit({"ann": "1 plain 0,0", "pal": "1 plain 1,0", "bob": "0 plain 20,15"}, ground=0)
    play.answer("act ann move", "step 1,0", seat=1)
    play.reload()
    text = str(play.game)
    again = gloam.position(text)
    assert str(again) == text
    assert again.answers(1) == play.game.answers(1)
    with pytest.raises(PositionError, match="cannot stand where it is"):
        gloam.position(re.sub(r"todo = .*?\n\]", 'todo = [["act"], ["end_turn"]]', text, flags=re.DOTALL))


def anywhere(rng, taken):
    """A free space of a small corner of the map."""
    while True:
        space = f"{rng.randrange(6)},{rng.randrange(5)}"
        if space not in taken:
            taken.add(space)
            return space


@pytest.mark.rule("movement.way-chosen", "movement.up-to-speed")
@pytest.mark.parametrize("kind", ["brawler", "flyer", "ghost"])
@pytest.mark.parametrize("seed", range(3))
def test_step_by_step_nobody_gets_where_it_could_not_go_at_once(sit, kind, seed):
    rng = random.Random(seed)
    taken: set[str] = set()
    where = {"ann": f"1 {'lynch_ghost' if kind == 'ghost' else kind} {anywhere(rng, taken)}", "far": "0 plain 20,15"}
    where |= {f"pal{n}": f"1 plain {anywhere(rng, taken)}" for n in range(6)}
    where["bob"] = f"0 plain {anywhere(rng, taken)}"
    stone = anywhere(rng, taken)
    walls = " ".join(f"{x},{y}|{x + 1},{y}" for x in range(5) for y in range(5) if rng.random() < 0.2)
    play = sit(
        where,
        {"v": f"nerd {anywhere(rng, taken)}"},
        tombstones=stone,
        ground=field(walls=walls),
        todo=[("moving", 0, 0), ("end_turn",)],
    )
    start = play.game.clone()
    clix(start.table).rest = 3
    start.todo.append(("moving", 0, 0))
    start.asked = ()
    start.advance()
    landed = {text for text in start.answers() if not text.startswith(("step", "done", "rise", "descend"))}
    reached, open_ways = set(), [start]
    seen = set()
    while open_ways:
        game = open_ways.pop()
        t = clix(game.table)
        if (t.at[0], t.rest, t.soaring[0]) in seen:
            continue
        seen.add((t.at[0], t.rest, t.soaring[0]))
        assert game.answers()
        for text in game.answers():
            kind = text.split()[0]
            if kind in ("step", "rise", "descend"):
                further = game.clone()
                further.answer(text)
                open_ways.append(further)
            elif kind == "done":
                reached.add(f"{'soar' if t.soaring[0] else 'move'} {SPACES[t.at[0]]}")
            else:
                reached.add(text)
    assert reached - landed <= {f"{mode} {SPACES[clix(start.table).at[0]]}" for mode in ("move", "soar")}
    assert landed <= reached


# --- moved by others --------------------------------------------------------------------------------------------------


@pytest.mark.rule("movement.stops-when-moved")
def test_who_is_moved_by_another_stops_beside_opponents_too(sit):
    ground = field(walls=" ".join(f"{x},2|{x},3" for x in (1, 2, 3)))
    where = {"hook": "1 hook_r 0,0 click=4", "guard": "1 plain 4,2", "bob": "0 plain 4,0"}
    play = sit(where, nature=["4", "4"], ground=ground)
    play.answer("act hook ranged impel", "target bob", seat=1)
    assert play.can("move 4,1")
    assert play.can("move 3,1")
    assert not play.can("move 4,3")  # any way there leads past the guard


@pytest.mark.rule("movement.stops-when-moved", "break-away.may-slide-past-the-same")
def test_it_is_not_stopped_by_those_it_stood_beside(sit):
    where = {"hook": "1 hook_r 0,0 click=4", "guard": "1 plain 4,1", "bob": "0 plain 4,0"}
    play = sit(where, nature=["4", "4"])
    play.answer("act hook ranged impel", "target bob", seat=1)
    assert play.can("move 7,0")
    assert play.can("move 5,3")


# --- a wire -----------------------------------------------------------------------------------------------------------

WIRED = field(walls="2,0|2,1 3,0|3,1 4,0|4,1")


@pytest.mark.rule("plot-twists.every-opponent-may-answer")
def test_the_next_opponent_is_asked_for_a_wire_when_one_passes(sit):
    where = {"ann": "1 plain 0,0", "y": "1 plain 0,9", "bob": "0 plain 20,10", "cid": "2 plain 20,12"}
    play = sit(where, seats=3, ground=WIRED, crypts={2: "trip", 0: "tripwire"})
    play.answer("act ann move", "move 6,0", seat=1)
    assert play.asked() == (2, "tripwire")
    play.answer("pass", seat=2)
    assert play.asked() == (0, "tripwire")
    play.answer("trip 3,0", seat=0)
    assert play.where("ann") == "3,0"
    assert play.click("ann") == 5
    assert play.asked() == (1, "act")


@pytest.mark.rule("plot-twists.every-opponent-may-answer", "multiplayer.any-opposing-teammate-may-respond")
def test_in_teams_both_opponents_are_asked_for_a_wire(sit):
    where = {"ann": "1 plain 0,0", "y": "1 plain 0,9", "bob": "0 plain 20,10", "cid": "2 plain 20,12", "dee": "3 plain 20,14"}
    play = sit(where, seats=4, teams=True, ground=WIRED, crypts={2: "trip", 0: "tripwire", 3: "tripwire"})
    play.answer("act ann move", "move 6,0", seat=1)
    play.answer("pass", seat=2)
    assert play.asked() == (0, "tripwire")
    play.answer("pass", seat=0)
    assert play.where("ann") == "6,0"  # the partner is not asked
