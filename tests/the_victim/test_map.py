"""Tiles: how they are laid, what they bring, and tests on them."""

from __future__ import annotations

import pytest

from gloam.games.the_victim.components import BUNKER, CAMP, TILE_TEST, TILES
from gloam.games.the_victim.map import open_edges
from gloam.kernel.boards.hexagons import EDGES
from the_victim.conftest import Play, Sit


@pytest.mark.rule("map.draw-place")
def test_a_tile_is_laid_beside_the_drawer(sit: Sit) -> None:
    play = sit(tiles="camp n path_1", left="decoder_3")
    play.answer("run", "draw left", nature="2 1 0 decoder_3")
    assert play.offers("lay") == ["ne", "se", "s", "sw", "nw"]
    play.answer("lay se", "turn 2")
    tile = play.view["tiles"]["decoder_3"]
    assert (tile["q"], tile["r"]) == (1, 0)


@pytest.mark.rule("map.draw-place")
def test_where_no_edge_is_open_nothing_is_drawn(sit: Sit) -> None:
    play = sit(tiles="camp n path_1, path_1 n path_2", at="anya path_1")
    play.answer("run", nature="1 1 1")
    assert play.offers("draw") == []
    assert play.refuses("draw left") == "map.draw-place"


@pytest.mark.rule("map.rotate-to-connect")
def test_a_tile_is_turned_so_that_a_path_joins_it(sit: Sit) -> None:
    """A straight path to the south of the Camp runs on to the south, however it is turned; a bend has two ways."""
    play = sit(left="path_1 path_3")
    play.answer("run", "draw left", "lay s", nature="2 1 0 path_1")
    assert play.view["tiles"]["path_1"]["turned"] == 0
    play.answer("draw left", "lay n", nature="path_3")
    assert play.offers("turn") == ["1", "3"]
    play.answer("turn 1")
    assert play.offers("step") == ["path_3", "path_1"]


RING = "camp n! path_1, camp ne! path_4, camp se! path_5, camp s! path_6, camp sw! path_7, path_1 nw! path_8"


def only_way_out(play: Play) -> None:
    """Close every edge of the map but the one to the north-west of the Camp."""
    play.table.exits = tuple([1 << EDGES.index("nw") if tile == CAMP else 0 for tile in range(len(TILES))])


@pytest.mark.rule("map.rotate-to-connect")
def test_the_map_is_not_closed_while_tiles_are_left(sit: Sit) -> None:
    """A bend can be turned in two ways here; the one that runs against a wall is not offered."""
    play = sit(tiles=RING, left="path_3")
    only_way_out(play)
    play.answer("run", "draw left", nature="1 1 1 path_3")
    assert play.view["tiles"]["path_3"]["turned"] == 2
    assert [EDGES[edge] for edge in open_edges(play.table, TILES.index("path_3"))] == ["sw"]


@pytest.mark.rule("map.rotate-to-connect")
def test_the_last_tile_may_close_the_map(sit: Sit) -> None:
    play = sit(tiles=RING, left="path_3")
    only_way_out(play)
    play.table.piles = (play.table.piles[0][:1], ())
    play.answer("run", "draw left", nature="1 1 1 path_3")
    assert play.offers("turn") == ["0", "2"]


def test_a_tile_that_can_only_close_the_map_goes_under_its_pile(sit: Sit) -> None:
    play = sit(tiles=f"{RING}, path_8 sw! path_9", left="path_2 path_3")
    only_way_out(play)
    play.answer("run", "draw left", nature="1 1 1 path_2 path_3")
    assert play.view["tiles"]["path_3"]["turned"] == 2
    assert play.heard("closed") == [{"kind": "closed", "tile": "path_2", "pile": "left"}]
    assert play.view["piles"]["left"]["known"][-1] == "path_2"


@pytest.mark.rule("map.either-pile")
def test_either_pile_may_be_drawn_from(sit: Sit) -> None:
    play = sit(left="path_1", right="path_2")
    play.answer("run", nature="1 1 1")
    assert play.offers("draw") == ["left", "right"]
    play.answer("draw right", nature="path_2")
    assert play.heard("drew_tile")[0]["pile"] == "right"


@pytest.mark.rule("map.either-pile")
def test_an_empty_pile_is_not_offered(sit: Sit) -> None:
    piles = {"left": [], "right": [{"tiles": len(TILES) - 3}, {"tiles": 1, "bunker": True}]}
    play = sit(tiles="camp n path_1", piles=piles)
    play.answer("run", nature="1 1 1")
    assert play.offers("draw") == ["right"]
    assert play.refuses("draw left") == "map.either-pile"


@pytest.mark.rule("map.piles-empty")
def test_without_tiles_only_steps_are_left(sit: Sit) -> None:
    play = sit(tiles="camp n path_1")
    play.table.piles = ((), ())
    play.answer("run", nature="1 1 1")
    assert play.options() == ["step path_1"]
    assert play.refuses("draw left") == "map.piles-empty"


@pytest.mark.rule("map.curse-draw-event")
def test_running_over_a_curse_tile_draws_an_event(sit: Sit) -> None:
    play = sit(tiles="camp n curse_1, curse_1 n path_1, path_1 n path_2")
    play.answer("run", "step curse_1", nature="1 1 1 hail")
    assert play.view["event_discard"] == ["hail"]
    play.answer("step path_1", "step path_2")
    assert play.asked() == (1, "act")


@pytest.mark.rule("map.curse-draw-event", "map.curse-once-per-run")
def test_drawing_and_entering_a_curse_tile_is_one_event(sit: Sit) -> None:
    play = sit(left="curse_4")
    play.answer("run", "draw left", "lay n", nature="1 1 1 curse_4 hail")
    assert play.view["event_discard"] == ["hail"]
    play.answer("step curse_4")
    assert play.view["event_discard"] == ["hail"]
    assert play.at("anya") == "curse_4"


@pytest.mark.rule("map.curse-once-per-run")
def test_entering_it_in_a_later_run_is_another(sit: Sit) -> None:
    play = sit(left="curse_4")
    play.answer("run", "draw left", "lay n", "step curse_4", "end", nature="1 1 0 curse_4 hail")
    play.answer("run", "step curse_4", seat=2, nature="1 0 thunderclap")
    assert play.view["event_discard"] == ["hail", "thunderclap"]


@pytest.mark.rule("map.bunker-gate")
def test_the_first_at_the_bunker_draws_the_gate(sit: Sit) -> None:
    play = sit(tiles="camp n bunker")
    assert play.view["bunker"]["gate"] is None
    play.answer("run", "step bunker", "end", nature="1 0 0 14")
    assert play.view["bunker"]["gate"] == 14
    play.answer("run", "step bunker", seat=2, nature="1 0")
    assert play.view["bunker"]["gate"] == 14


@pytest.mark.rule("map.bunker-target")
@pytest.mark.parametrize(("row", "opens"), [("4 plus 5", True), ("4 plus 6", False)])
def test_the_gate_tells_the_result(sit: Sit, row: str, opens: bool) -> None:
    play = sit(row=row, gate=9)
    assert play.view["bunker"]["open"] is opens


@pytest.mark.rule("map.herb-token", "map.plane-token")
@pytest.mark.parametrize(("tile", "token"), [("herb_1", "herb"), ("plane_2", "black_box")])
def test_a_tile_comes_with_its_token(sit: Sit, tile: str, token: str) -> None:
    play = sit(left=tile)
    play.answer("run", "draw left", "lay n", nature=f"1 1 0 {tile}")
    play.answer(play.options()[0])
    assert play.tokens(tile) == [token]


@pytest.mark.rule("map.herb-heal")
def test_herbs_heal(sit: Sit) -> None:
    play = sit(tiles="camp n herb_1", at="anya herb_1", wounds="anya 1")
    play.answer("pick_up")
    assert play.wounds("anya") == 0
    assert play.tokens("herb_1") == []
    assert play.refuses("pick_up") == "pickup.tokens"


@pytest.mark.rule("map.herb-needs-wound")
def test_herbs_are_not_for_the_unhurt(sit: Sit) -> None:
    play = sit(tiles="camp n herb_1", at="anya herb_1")
    assert "pick_up" not in play.options()
    assert play.refuses("pick_up") == "map.herb-needs-wound"


@pytest.mark.rule("map.plane-items")
def test_three_items_from_the_plane(sit: Sit) -> None:
    play = sit(tiles="camp n plane_1", at="anya plane_1", hands={"anya": "gun"})
    play.answer("pick_up", nature="manual manual amulet")
    assert sorted(play.hand("anya")) == ["amulet", "gun", "manual", "manual"]
    assert play.tokens("plane_1") == []


# ---------------------------------------------------------------- Test tiles


@pytest.mark.rule("test.roll")
def test_as_many_dice_as_the_status(sit: Sit) -> None:
    for dice, passed in (("3 0", True), ("1 1", False)):
        play = sit(tiles="camp n test_luk_2", status="anya luk 2")
        play.answer("run", "step test_luk_2", nature=f"1 0 0 {dice}")
        assert play.rolls()[-1] == ("anya", "luk", 2)
        assert bool(play.heard("passed")) is passed


@pytest.mark.rule("test.pass")
@pytest.mark.parametrize("tile", ["test_agi_2", "test_vit_1", "test_int_1", "test_luk_1"])
def test_passing_raises_the_status(sit: Sit, tile: str) -> None:
    status = tile.split("_")[1]
    play = sit(tiles=f"camp n {tile}", status=f"anya {status} 2")
    run = "1 0" if status == "agi" else "1 0 0"
    play.answer("run", f"step {tile}", nature=f"{run} 2 1")
    assert play.victim("anya")[status] == 3


@pytest.mark.rule("test.example-agi-three")
def test_the_example_with_agi_three(sit: Sit) -> None:
    tiles = "camp n test_agi_1, test_agi_1 n path_1"
    play = sit(tiles=tiles, status="anya agi 3")
    play.answer("run", "step test_agi_1", nature="1 1 0 1 1 1")
    assert play.victim("anya")["agi"] == 4
    assert "step path_1" in play.options()
    play = sit(tiles=tiles, status="anya agi 3")
    play.answer("run", "step test_agi_1", nature="1 1 0 1 1 0")
    assert (play.victim("anya")["agi"], play.wounds("anya")) == (3, 1)
    assert play.asked() == (1, "act")


@pytest.mark.rule("test.mandatory")
def test_the_last_step_is_tested_too(sit: Sit) -> None:
    play = sit(tiles="camp n test_vit_1")
    play.answer("run", "step test_vit_1", nature="1 0 0 0 1")
    assert play.rolls()[-1] == ("anya", "vit", 2)
    assert play.wounds("anya") == 1


@pytest.mark.rule("test.four-types")
def test_four_kinds_of_test_tile() -> None:
    tests = [TILE_TEST[tile] for tile in range(len(TILES)) if TILES[tile].startswith("test")]
    assert sorted(tests) == [0, 0, 1, 1, 2, 2, 3, 3]
    assert all(TILE_TEST[tile] == -1 for tile in range(len(TILES)) if not TILES[tile].startswith("test"))


@pytest.mark.rule("test.exit-any-direction")
def test_out_of_a_test_tile_in_any_direction(sit: Sit) -> None:
    play = sit(tiles="camp n test_agi_1, test_agi_1 n! path_1", status="anya agi 2")
    play.answer("run", "step test_agi_1", nature="2 1 2 2")
    assert play.offers("step") == ["path_1"]


@pytest.mark.rule("test.exit-any-direction")
def test_into_a_test_tile_only_by_a_path(sit: Sit) -> None:
    play = sit(tiles="camp n path_1, path_1 nw! test_agi_1", at="anya path_1")
    play.answer("run", nature="1 1 1")
    assert play.refuses("step test_agi_1") == "run.no-obstacles"


@pytest.mark.parametrize(
    ("reading", "dice", "passed"), [("one_die", "3", True), ("one_die", "2", False), ("one_die_status", "2", True)]
)
def test_a_table_may_test_with_one_die(sit: Sit, reading: str, dice: str, passed: bool) -> None:
    play = sit(tiles="camp n test_luk_1", status="anya luk 2", test_tile=reading)
    play.answer("run", "step test_luk_1", nature=f"1 0 0 {dice}")
    assert bool(play.heard("passed")) is passed


def test_the_bunker_is_found_by_drawing(sit: Sit) -> None:
    play = sit(right="bunker")
    play.answer("run", "draw right", "lay n", "step bunker", nature="1 1 0 bunker 9")
    assert play.at("anya") == "bunker"
    assert play.view["bunker"]["gate"] == 9
    assert play.table.cells[BUNKER] >= 0


@pytest.mark.rule("map.bunker-gate-at-turn")
def test_who_was_brought_to_the_bunker_draws_the_gate_at_the_start_of_the_turn(sit: Sit) -> None:
    play = sit(turn="evil", evil="doppelganger", tiles="camp n bunker", place="bunker", tokens="1")
    play.answer("use swap_dimension", "swap body anya", nature="2 2")
    assert (play.at("anya"), play.view["bunker"]["gate"]) == ("bunker", None)
    play.answer("end", seat=3).answer("end", seat=0, nature="12")
    assert play.asked() == (1, "act")
    assert play.view["bunker"]["gate"] == 12


@pytest.mark.rule("map.bunker-gate-at-turn", "password.entry")
def test_if_the_row_gives_that_gate_they_get_in_at_once(sit: Sit) -> None:
    play = sit(tiles="camp n bunker", at="anya bunker", row="4 plus 5", nature="9")
    assert play.victim("anya")["state"] == "safe"
    assert play.asked() == (2, "act")


@pytest.mark.rule("map.bunker-gate-at-turn")
def test_a_gate_that_is_known_is_not_drawn_again(sit: Sit) -> None:
    play = sit(tiles="camp n bunker", at="anya bunker", gate=9)
    assert play.view["bunker"]["gate"] == 9
