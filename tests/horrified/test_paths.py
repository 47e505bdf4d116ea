"""Paths: the shortest way toward a goal, the water spaces, and being placed rather than moved."""

import pytest

from gloam.games.horrified.components import DISTANCE, IS_WATER, LIT, MONSTERS, SPACES
from horrified.conftest import Sit

LAND = [space for space in SPACES if space not in ("lagoon", "river", "waterfront")]


def far(one: str, other: str) -> int:
    """The distance by lit paths."""
    return DISTANCE[SPACES.index(one)][SPACES.index(other)]


@pytest.mark.rule("path.shortest", "path.stop-on-arrival")
@pytest.mark.parametrize("start", LAND)
def test_the_hypnotised_walk_along_a_shortest_path(sit: Sit, start: str) -> None:
    play = sit("dracula wolf_man", "mayor", f'heroes.mayor.at = "{start}"\nmonsters.dracula = "shop"')
    play.draw("hypnotic_gaze")
    distance = far(start, "shop")
    trail = play.trail("mayor")
    assert [far(space, "shop") for space in trail] == [distance - step for step in range(1, min(3, distance) + 1)]
    assert all(far(one, other) == 1 for one, other in zip([start, *trail], trail, strict=False))


@pytest.mark.rule("path.shortest", "path.stop-on-arrival")
@pytest.mark.parametrize("start", LAND)
def test_the_hunter_walks_along_a_shortest_path(sit: Sit, start: str) -> None:
    play = sit("wolf_man mummy", "mayor", f'mats = ["wolf_man"]\nheroes.mayor.at = "crypt"\nmonsters.wolf_man = "{start}"')
    if far(start, "crypt") <= 4:
        play.draw("the_hunt_is_on", "blank", "blank")  # frenzied, he goes one step more and attacks
    else:
        play.draw("the_hunt_is_on")
    distance = far(start, "crypt")
    assert [far(space, "crypt") for space in play.trail("wolf_man")] == list(range(distance))[::-1][:4]


@pytest.mark.rule("path.tie-current-player")
@pytest.mark.parametrize("choice", ["river", "mansion"])
def test_among_shortest_paths_the_current_player_picks(sit: Sit, choice: str) -> None:
    play = sit(
        "creature mummy",
        "mayor courier",
        """
        turn = 1
        heroes.mayor.at = "shop"
        heroes.courier.at = "laboratory"
        monsters = {creature = "bridge_north", mummy = "crypt"}
        """,
    )
    play.draw("the_hunt_is_on")
    assert play.asked() == (1, "path")
    assert set(play.options()) == {"via river", "via mansion"}
    assert play.refuses("via fountain", seat=1) == "path.shortest"
    play.refuses("via river", seat=0)
    play.answer(f"via {choice}", seat=1)
    assert play.trail("creature") == [choice]


@pytest.mark.rule("path.tie-current-player")
def test_each_fork_on_the_way_is_picked(sit: Sit) -> None:
    play = sit("creature mummy", "mayor", 'heroes.mayor.at = "mansion"\nmonsters = {creature = "cave", mummy = "docks"}')
    play.draw("the_meeting")
    assert set(play.options()) == {"via camp", "via lagoon"}
    play.answer("via lagoon")
    assert set(play.options()) == {"via bridge_north", "via abbey"}
    play.answer("via abbey")
    assert play.trail("creature") == ["lagoon", "abbey"]


@pytest.mark.rule("path.stop-on-arrival")
def test_a_walk_ends_at_its_goal(sit: Sit) -> None:
    play = sit("mummy creature", "mayor", 'heroes.mayor.at = "lamppost"')
    play.draw("reincarnated_soul")
    assert play.trail("mayor") == ["museum"]


@pytest.mark.rule("path.stop-on-arrival")
def test_a_strike_ends_at_its_goal(sit: Sit) -> None:
    play = sit("dracula mummy", "mayor", 'mats = ["dracula"]\nheroes.mayor.at = "mansion"')
    play.draw("on_the_move", "blank", "blank")
    assert play.trail("dracula") == ["abbey", "mansion"]


# ---------------------------------------------------------------- water


@pytest.mark.rule("path.water-spaces")
def test_no_lit_path_touches_water() -> None:
    """So nobody who walks by lit paths, as all but the Creature do, comes into water or through it."""
    water = [space for space in range(len(SPACES)) if IS_WATER[space]]
    assert [SPACES[space] for space in water] == ["lagoon", "river", "waterfront"]
    for space in water:
        assert LIT[space] == ()
        assert all(space not in ends for ends in LIT)


@pytest.mark.rule("path.water-spaces")
@pytest.mark.parametrize(
    ("start", "water"), [("cave", "lagoon"), ("abbey", "lagoon"), ("bridge_north", "river"), ("docks", "waterfront")]
)
def test_heroes_and_villagers_do_not_move_to_water(sit: Sit, start: str, water: str) -> None:
    position = f'heroes.explorer.at = "{start}"\nvillagers.lucy = "{start}"'
    play = sit("dracula creature", "explorer professor", position)
    assert play.refuses(f"move {water}", seat=0) == "actions.move.no-water"
    assert play.refuses(f"guide lucy {water}", seat=0) == "actions.guide.no-water"
    assert play.refuses(f"jump {water}", seat=0) == "path.water-spaces"
    assert sorted(play.offers("jump")) == sorted(f"jump {space}" for space in LAND if space != start)

    led = sit("dracula creature", "professor explorer", position)
    assert f"lead explorer {water}" not in led.options()
    assert led.refuses(f"lead explorer {water}", seat=0) == "path.water-spaces"


@pytest.mark.rule("path.water-spaces")
def test_the_inspector_does_not_follow_the_creature_into_water(sit: Sit) -> None:
    play = sit("dracula creature", "inspector")
    assert play.at("creature") == "lagoon"
    assert play.offers("jump") == ["jump crypt"]
    assert play.refuses("jump lagoon") == "path.water-spaces"


@pytest.mark.rule("path.water-spaces")
def test_nobody_but_the_creature_is_put_in_water(sit: Sit) -> None:
    play = sit("dracula creature", "mayor", 'heroes.mayor.perks = ["taxi_ride", "brandish_crucifix", "show_of_force"]')
    play.answer("play taxi_ride", "put mayor")
    assert {text.split()[1] for text in play.offers("at")} == set(LAND)
    play.answer("at docks", "play brandish_crucifix", "put dracula")
    assert {text.split()[1] for text in play.offers("at")} == set(LAND)
    assert play.refuses("at river") == "path.water-spaces"
    play.answer("at docks", "play show_of_force", "put creature")
    assert {text.split()[1] for text in play.offers("at")} == set(SPACES)
    play.answer("at river")
    assert play.at("creature") == "river"


@pytest.mark.rule("path.water-spaces")
@pytest.mark.parametrize("monster", [monster for monster in MONSTERS if monster != "creature"])
def test_no_other_monster_roams_into_water(sit: Sit, monster: str) -> None:
    mat = "frankenstein_bride" if monster in ("frankenstein", "bride") else monster
    play = sit(f"{mat} creature", "mayor", f'heroes.mayor.perks = ["show_of_force"]\nmonsters.{monster} = "bridge_south"')
    play.answer("play show_of_force", f"walk {monster}")
    assert play.options() == ["step theatre", "step shop", "done"]
    assert play.refuses("step river") == "perks.monster-movement-lit-paths"


@pytest.mark.rule("path.lit-paths-for-others")
def test_dracula_measures_by_lit_paths(sit: Sit) -> None:
    """The Institute is 2 from the Docks by water, but 6 by lit paths: the Camp, 5 away, is closer."""
    play = sit(
        "dracula mummy",
        "mayor courier",
        'mats = ["dracula"]\nheroes.mayor.at = "institute"\nheroes.courier.at = "camp"\nmonsters.dracula = "docks"',
    )
    play.draw("on_the_move")
    assert play.trail("dracula") == ["tower", "theatre", "fountain"]


@pytest.mark.rule("path.lit-paths-for-others")
def test_dracula_finds_six_by_lit_paths_as_far_as_six(sit: Sit) -> None:
    play = sit(
        "dracula mummy",
        "mayor courier",
        'mats = ["dracula"]\nheroes.mayor.at = "institute"\nheroes.courier.at = "cave"\nmonsters.dracula = "docks"',
    )
    play.draw("on_the_move")
    assert play.asked() == (0, "closest")
    play.answer("toward mayor")
    assert play.trail("dracula") == ["tower", "theatre", "bridge_south"]


@pytest.mark.rule("path.lit-paths-for-others")
def test_a_hero_is_lured_along_lit_paths(sit: Sit) -> None:
    play = sit("mummy creature", "mayor", 'heroes.mayor.at = "docks"\nmonsters.mummy = "institute"')
    play.draw("reincarnated_soul")
    assert play.trail("mayor") == ["tower", "theatre", "bridge_south"]


@pytest.mark.rule("path.lit-paths-for-others")
def test_the_creature_measures_by_water_too(sit: Sit) -> None:
    play = sit(
        "creature mummy",
        "mayor courier",
        'mats = ["creature"]\nheroes.mayor.at = "institute"\nheroes.courier.at = "barn"\nmonsters.creature = "docks"',
    )
    play.draw("retreat_lagoon")
    assert play.trail("creature") == ["lagoon", "bridge_north"]
    other = sit(
        "creature mummy",
        "mayor courier",
        'mats = ["creature"]\nheroes.mayor.at = "institute"\nheroes.courier.at = "barn"\nmonsters.creature = "docks"',
    )
    other.draw("sunrise")
    assert other.trail("creature") == ["waterfront"]


# ---------------------------------------------------------------- placement


@pytest.mark.rule("path.placement-is-not-movement")
def test_the_bride_is_placed_without_passing_frankenstein(sit: Sit) -> None:
    play = sit(
        "frankenstein_bride creature",
        "mayor courier",
        'heroes.mayor.perks = ["mob_justice"]\nmonsters = {frankenstein = "tower", bride = "theatre"}',
    )
    play.answer("play mob_justice", "put bride", "at dungeon")
    assert play.trail("bride") == ["dungeon"]
    assert play.at("frankenstein") == "tower"
    assert play.view["terror"] == 0
    assert play.heard("rage") == []


@pytest.mark.rule("path.placement-is-not-movement")
def test_walking_the_same_way_they_meet(sit: Sit) -> None:
    play = sit(
        "frankenstein_bride creature",
        "mayor courier",
        'heroes.mayor.perks = ["mob_justice"]\nmonsters = {frankenstein = "tower", bride = "theatre"}',
    )
    play.answer("play mob_justice", "walk bride", "step tower")
    assert play.view["terror"] == 1
    assert play.at("frankenstein") == "graveyard"


@pytest.mark.rule("path.placement-is-not-movement")
def test_a_charmed_hero_does_not_walk(sit: Sit) -> None:
    """Dark Charm places the Mayor with Dracula, however far that is."""
    play = sit("dracula creature", "mayor courier", 'heroes.mayor.at = "docks"\nheroes.courier.at = "crypt"')
    play.draw("reincarnated_soul", "power", "blank")
    assert play.trail("mayor") == ["crypt"]
