"""The content: monsters, dials, cards, powers, plot twists, victims, maps and the starter set."""

from __future__ import annotations

import re

import pytest

from damage import again, copied, damage, refusal
from gloam.games.horrorclix import GAME
from gloam.games.horrorclix.components import CLASSES, DIAL, HOURGLASS, MAPS, POWERS, SHOWING, VERSIONS, classes
from gloam.games.horrorclix.content import CONTENT, RINGS, click_values, load_content
from gloam.games.horrorclix.powers.hooks import MOMENTS
from gloam.games.horrorclix.rules.ground import GROUNDS
from gloam.games.horrorclix.table import rule
from horrorclix.conftest import drawn

MONSTERS = {monster.id: monster for monster in CONTENT.monsters}


@pytest.mark.rule("components.starter-contents")
def test_the_starter_set_is_complete():
    starter = CONTENT.game.starter
    assert len(starter.monsters) == len(set(starter.monsters)) == 6
    assert all(len(MONSTERS[name].side) >= 1 for name in starter.monsters)
    assert len(set(starter.twists)) == 12
    assert starter.victims == len([victim for victim in CONTENT.victims if not victim.limited]) == 12
    assert (starter.trees, starter.tombstones, starter.sides, starter.dice, starter.rings) == (1, 2, 2, 2, 1)
    assert len(CONTENT.maps) == starter.sides


@pytest.mark.rule("components.aids-not-supplied")
def test_action_tokens_are_not_listed_and_never_run_out(sit):
    assert "tokens" not in CONTENT.game.starter.__struct_fields__
    crowd = {f"x{n}": f"1 plain {n},0 tokens=1" for n in range(12)}
    play = sit({**crowd, "bob": "0 plain 20,15"}, actions=12)
    for n in range(12):
        play.answer(f"act x{n} move", "done", seat=1)
    assert all(play.tokens(f"x{n}") == 2 for n in range(12))


@pytest.mark.rule("monsters.one-piece")
def test_base_and_card_are_of_one_monster():
    for monster in CONTENT.monsters:
        assert monster.name
        assert monster.card == "single" or len(monster.side) == 2
        if monster.card == "single":
            assert monster.side[0].title == monster.name


@pytest.mark.rule("monsters.rank-colours")
def test_rings_tell_ranks():
    assert RINGS == {
        "yellow": "rookie", "blue": "experienced", "red": "veteran", "silver": "unique",
        "bronze": "limited", "gold": "super_rare", "purple": "promotional",
    }  # fmt: skip


@pytest.mark.rule("monsters.rank-variants-differ")
def test_ranks_are_pieces_of_their_own():
    rookie, veteran = VERSIONS.index("dog_soldier_r"), VERSIONS.index("dog_soldier_v")
    assert DIAL[rookie] != DIAL[veteran]
    assert SHOWING[rookie] != SHOWING[veteran]
    assert MONSTERS["dog_soldier_r"].points != MONSTERS["dog_soldier_v"].points


@pytest.mark.rule("monsters.classes")
def test_classes_are_tested_major_or_not(sit):
    assert len([entry for entry in CONTENT.game.classes if entry.major]) == 6
    assert "aquatic" in CLASSES
    play = sit({"deep": "1 deep_one_r 0,0", "bob": "0 plain 5,5"})
    assert play.table.is_a(play.number("deep"), "aquatic")
    assert not play.table.is_a(play.number("bob"), "aquatic")
    assert classes("beast") & classes("undead") == 0


@pytest.mark.rule("monsters.set-and-number")
def test_set_and_number_name_one_version():
    keys = [(monster.set, monster.number) for monster in CONTENT.monsters]
    assert len(set(keys)) == len(keys) == 107


@pytest.mark.rule("monsters.set-and-number")
def test_a_number_that_is_used_twice_is_refused(tmp_path):
    folder = copied("horrorclix", tmp_path)
    damage(folder, "monsters.toml", "number = 2\n", "number = 1\n")
    assert "number" in refusal(load_content, folder)


@pytest.mark.parametrize(
    ("file", "old", "new", "problem"),
    [
        ("monsters.toml", '"skulls",\n]', "]", "does not end with skulls"),
        ("monsters.toml", 'red = "dead_aim"', 'red = "no_such"', 'no power "no_such"|does not belong'),
        ("monsters.toml", "green = 1\n", "green = 30\n", "no values on click 30"),
        ("powers.toml", 'symbol = "move"\n', "", "needed exactly if it is dependant"),
        ("twists.toml", 'id = "trip"', 'id = "cocoon"', "used twice"),
        ("monsters.toml", '"8 7 15 2:red"', '"8 7 15"', "four entries"),
        ("monsters.toml", "green = 1\n", 'green = 1\nstarts = "red"\n', "red: needed exactly if the dial is ever set to it"),
        ("monsters.toml", "green = 1\n", "green = 1\nred = 2\n", "red: needed exactly if the dial is ever set to it"),
        ("monsters.toml", "transforms = {slays = 1}\n", "", "transforms: needed exactly if the card is a transforming one"),
        ("powers.toml", 'symbol = "move"\n', 'symbol = "move"\nmay_target = ["victims"]\n', "only of a power to attack with"),
    ],
)
def test_content_that_does_not_fit_is_refused(tmp_path, file, old, new, problem):
    folder = copied("horrorclix", tmp_path)
    damage(folder, file, old, new)
    assert re.search(problem, refusal(load_content, folder))


@pytest.mark.rule("dial.symbol-replaces-number")
def test_an_hourglass_stands_in_place_of_a_number():
    assert click_values("hg hg:red 16 2") == ((None, ""), (None, "red"), (16, ""), (2, ""))
    cop = VERSIONS.index("zombie_cop_r")
    assert DIAL[cop][2][:2] == (HOURGLASS, HOURGLASS)


@pytest.mark.rule("victims.token-data")
def test_a_victim_has_speed_archetype_and_sex():
    for victim in CONTENT.victims:
        assert victim.speed > 0
        assert victim.name
        assert victim.sex in ("female", "male")
        assert set(victim.__struct_fields__) == {"id", "name", "sex", "speed", "limited"}


@pytest.mark.rule("cabals.symbol-marks-membership")
def test_cabals_are_six_or_none():
    assert [cabal.name for cabal in CONTENT.game.cabal] == [
        "The Order", "BloodCall", "HellBound", "R'lyeh", "Furies", "Wolf Brothers",
    ]  # fmt: skip
    ids = {cabal.id for cabal in CONTENT.game.cabal}
    assert all(not monster.cabal or monster.cabal in ids for monster in CONTENT.monsters)
    leaders = [monster for monster in CONTENT.monsters if monster.cabal_power]
    assert {monster.cabal for monster in leaders} == ids


@pytest.mark.rule("maps.three-kinds")
def test_the_two_maps_have_their_kinds():
    assert {name: GROUNDS[n].kind for n, name in enumerate(MAPS)} == {
        "crumbling_mausoleum": "indoor_outdoor",
        "haunted_house": "indoor",
    }


@pytest.mark.rule("maps.outdoor")
def test_outdoors_nothing_is_indoors(sit):
    assert drawn().indoor == 0
    play = sit({"imp": "1 flyer 5,5", "bob": "0 plain 20,15"})
    play.answer("act imp move")
    assert play.offers("soar")


@pytest.mark.rule("terrain.boundary-colours", "terrain.clear-by-default", "terrain.indoor-shading-is-clear")
def test_spaces_have_the_terrain_of_their_boundary():
    ground = GROUNDS[MAPS.index("crumbling_mausoleum")]
    at = lambda x, y: 1 << (y * 24 + x)  # noqa: E731
    assert ground.hindering & at(3, 1)
    assert ground.water & at(17, 2)
    assert ground.blocking & at(16, 2)
    clear = at(0, 0)
    assert not (ground.hindering | ground.water | ground.blocking) & clear
    inside = at(8, 4)
    assert ground.indoor & inside
    assert not (ground.hindering | ground.water | ground.blocking) & inside


@pytest.mark.rule("terrain.line-inside-space", "terrain.type-spreads-to-boundary")
def test_an_outline_encloses_exactly_its_spaces():
    outline = "1,1 2,1 3,1 1,2 2,2 3,2"
    ground = drawn(hindering=outline)
    assert ground.hindering.bit_count() == 6
    assert all((ground.hindering >> (y * 24 + x)) & 1 for x in (1, 2, 3) for y in (1, 2))


@pytest.mark.rule("terrain.boundaries-stay-closed")
def test_clearing_the_middle_of_a_strip_leaves_two_areas(sit):
    play = sit({"ann": "1 plain 0,0", "bob": "0 plain 20,15"}, webs="2,0 4,0")
    play.answer("act ann move")
    assert play.can("move 2,0")
    assert not play.can("step 2,0")  # the first boundary stops it; the way round leads to the second
    assert play.can("move 4,0")


@pytest.mark.rule("checklist.monsters")
def test_the_checklist_of_monsters():
    ranks: dict[str, set[str]] = {}
    for monster in CONTENT.monsters:
        if monster.set == "base":
            ranks.setdefault(monster.name, set()).add(monster.rank)
    assert len([name for name, found in ranks.items() if found == {"rookie", "experienced", "veteran"}]) == 28
    assert len([monster for monster in CONTENT.monsters if monster.rank == "unique"]) == 13
    starter = {monster.name for monster in CONTENT.monsters if monster.set == "starter"}
    assert starter == {"Bane Wolf", "Blood Vamp", "Chainsaw", "Skeleton", "Outpatient", "Lynch Ghost"}
    assert len([monster for monster in CONTENT.monsters if monster.rank == "limited"]) == 4
    assert len(CONTENT.monsters) == 107


@pytest.mark.rule("checklist.cards-and-victims")
def test_the_checklist_of_cards_and_victims():
    kinds = [twist.kind for twist in CONTENT.twists]
    assert (len(kinds), kinds.count("subplot"), kinds.count("clock")) == (48, 6, 4)
    assert len([twist for twist in CONTENT.twists if twist.set == "starter"]) == 12
    assert len([twist for twist in CONTENT.twists if twist.set == "promo"]) == 12
    assert len(CONTENT.victims) == 16
    assert len([victim for victim in CONTENT.victims if victim.limited]) == 4


def test_more_of_a_kind_is_accepted(tmp_path):
    folder = copied("horrorclix", tmp_path)
    again(folder, "victims.toml", "victim", CONTENT.victims[0].id)
    again(folder, "minions.toml", "minion", CONTENT.minions[0].id)
    content = load_content(folder)
    assert (len(content.victims), len(content.minions)) == (17, 7)


def test_every_power_does_something():
    working = {POWERS[n] for moment in MOMENTS.values() for n, hook in enumerate(moment.hooks) if hook is not None}
    assert set(POWERS) - working == {"twist_plus", "rescuer"}


def test_every_plot_twist_has_its_rule():
    for twist in CONTENT.twists:
        if twist.kind == "twist" and twist.id not in ("severed_limb", "tripwire"):
            assert twist.id in rule.rules


def test_the_rulebook_has_every_rule_once():
    assert len(GAME.rulebook.rules) == 331
    assert all(chapter.about for chapter, _ in GAME.rulebook.chapters)
