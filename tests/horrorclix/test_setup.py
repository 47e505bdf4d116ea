"""The seven steps of setting up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

import gloam
from gloam.games.horrorclix import GAME, clix
from gloam.games.horrorclix.components import GREEN, MAPS, SPACES, SUBPLOTS
from gloam.games.horrorclix.rules.ground import GROUNDS, listed
from gloam.games.horrorclix.rules.objects import forbids_object
from gloam.games.horrorclix.table import Clix
from gloam.kernel.game import Game, Refused, Setup
from gloam.kernel.nature import Scripted, Seeded
from gloam.kernel.play import begin
from horrorclix.conftest import Sit, field, space, xy

NO_PLACES: Mapping[str, str] = {}
RED = {"build_total": 100, "army_1": "starter_red", "army_2": "starter_black", "objects": False}


def new(nature: list[str], seats: int = 2, **options: Any) -> Game:
    setup = Setup(GAME, seats, GAME.options.read({**RED, **options}, seats), 0)
    game = Game(setup, GAME.rules, GAME.new_table(setup), Scripted(GAME.catalogue.text, nature))
    game.watch = []
    game.then(("setup",))
    game.advance()
    return game


def table(game: Game) -> Clix:
    return clix(game.table)


def first_answers(game: Game, until: str) -> Game:
    """The first answer that is open, until something else is asked."""
    while game.asked[0].prompt != until:
        game.answer(game.asked[0].options[0], game.asked[0].seat)
    return game


def told(game: Game, kind: str) -> list[dict[str, Any]]:
    return [GAME.events.parts(happening.event) for happening in game.watch if happening.event[0] == kind]


@pytest.mark.rule("setup.seven-steps-in-order")
def test_the_steps_come_in_order():
    game = new(["3", "6"], objects=True)
    prompts: list[str] = []
    while table(game).turn == 0:
        question = game.asked[0]
        if not prompts or prompts[-1] != question.prompt:
            prompts.append(question.prompt)
        with pytest.raises(Refused):
            game.answer("act m1 move plain", question.seat)
        options = question.options[1:] if question.prompt == "object" else question.options
        game.answer(options[0], question.seat)
    order = list(dict.fromkeys(prompts))
    assert order == ["map", "edge", "victim", "object", "object_space", "door", "monster"]
    assert table(game).active == table(game).first == 1
    assert table(game).phase == 1  # preview


@pytest.mark.rule("setup.armies-open")
def test_armies_lie_open():
    game = new(["3", "6"])
    seen = game.view(0)["table"]["monsters"]
    assert [monster["version"] for monster in seen] == [
        "bane_wolf",
        "chainsaw",
        "outpatient",
        "lynch_ghost",
        "blood_vamp",
        "skeleton",
    ]
    assert all(monster["side"] == "a" for monster in seen)


@pytest.mark.rule("setup.crypt-announced", "plot-twists.extra-from-monsters")
def test_the_size_of_a_crypt_is_told_with_who_adds_to_it():
    game = new(["3", "6"], build_total=200, army_1="wolf_brothers_200", army_2="the_order_200")
    assert [(event["seat"], event["cards"]) for event in told(game, "crypt")] == [(0, 7), (1, 7)]
    assert [event["monster"] for event in told(game, "gives_card")] == ["m1", "m5"]


@pytest.mark.rule("plot-twists.kept-hidden", "plot-twists.crypt-of-six")
def test_dealt_crypts_are_known_to_their_owners_alone():
    setup = Setup(GAME, 2, GAME.options.read({**RED, "crypts": "dealt"}, 2), 3)
    game = begin(setup, Seeded(3))
    for seat in (0, 1):
        assert len(table(game).crypts[seat]) == 6
        players = game.view(seat)["table"]["players"]
        assert players[1 - seat]["crypt"] is None
        assert len(players[seat]["crypt"]) == 6
        theirs = [line for line in game.record(seat).splitlines() if line.startswith("nature")]
        assert theirs.count("nature ?") == 6


def test_crypts_may_be_chosen_in_secret():
    game = new([], crypts="chosen")
    assert game.asked[0].prompt == "crypt"
    game.answer("conceal trip", 0)
    with pytest.raises(Refused):
        game.answer("conceal trip", 0)
    assert "trip" not in game.record(1)


@pytest.mark.rule("cards.crossroads-choice")
def test_crossroads_cards_are_chosen_at_the_same_moment():
    crypt = "trip, cocoon, paranoia, bad_luck, fire_axe, cell_phone"
    text = f"name: A\nbuild total: 100\nmonsters: field_agent_r, faith_priest_r\ncrypt: {crypt}"
    game = new(["3", "6"], army_1=text, army_2=text)
    assert sorted(question.seat for question in game.asked) == [0, 0, 1, 1]
    game.answer("card m1 b", 0)
    game.answer("card m2 b", 0)
    assert "card m1 b" not in game.record(1)
    assert all(monster["side"] == "a" for monster in game.view(1)["table"]["monsters"])
    game.answer("card m3 a", 1)
    assert table(game).side == (0, 0, 0, 0)
    game.answer("card m4 b", 1)
    assert table(game).side == (1, 1, 0, 1)
    assert "card m1 b" in game.record(1)


def test_of_sealed_choices_a_seat_imagines_only_the_others():
    text = "name: A\nbuild total: 100\nmonsters: field_agent_r, faith_priest_r"
    game = begin(Setup(GAME, 2, GAME.options.read({**RED, "army_1": text, "army_2": text}, 2), 4), Seeded(4))
    game.answer("card m2 b", 0)
    game.answer("card m3 b", 1)
    imagined = game.imagine(0, Seeded(9))
    assert [answer for q, answer in imagined.sealed if q.seat == 0] == [answer for q, answer in game.sealed if q.seat == 0]
    assert sorted(q.seat for q, _ in imagined.sealed) == [0, 1]
    assert [q.data() for q in imagined.asked if q.seat == 0] == [q.data() for q in game.asked if q.seat == 0]
    assert imagined.view(0)["sealed"] == game.view(0)["sealed"]


@pytest.mark.rule("setup.first-player-roll")
def test_the_highest_roll_is_first_and_only_ties_roll_again():
    game = new(["6", "6", "2", "1", "4"], seats=3, army_3="zombie_horde_100")
    assert table(game).first == 1
    assert [(event["seat"], event["pips"]) for event in told(game, "rolled_off")] == [(0, 6), (1, 6), (2, 2), (0, 1), (1, 4)]


@pytest.mark.rule("setup.first-player-picks-map")
def test_the_first_player_picks_the_map():
    game = new(["3", "6"])
    assert (game.asked[0].seat, game.asked[0].prompt) == (1, "map")
    with pytest.raises(Refused):
        game.answer("map haunted_house", 0)
    game.answer("map haunted_house", 1)
    assert game.view()["table"]["map"] == "haunted_house"


@pytest.mark.rule("setup.edges-chosen-clockwise")
def test_edges_are_picked_from_the_left_of_the_first_player():
    game = new(["3", "6", "1", "1"], seats=4, army_3="zombie_horde_100", army_4="zombie_horde_100")
    game.answer("map haunted_house", 1)
    order = []
    for edge in ("north", "east", "west"):
        order.append(game.asked[0].seat)
        game.answer(f"edge {edge}", game.asked[0].seat)
        if edge == "north":
            with pytest.raises(Refused) as refused:
                game.answer("edge north", game.asked[0].seat)
            assert refused.value.rule == "setup.edges-chosen-clockwise"
    assert order == [2, 3, 0]
    assert table(game).edges == (3, 2, 0, 1)  # the first player had to take what was left


@pytest.mark.rule("setup.two-players-opposite")
def test_two_players_start_opposite_each_other():
    game = new(["6", "3"])
    game.answer("map haunted_house", 0)
    game.answer("edge north", 1)
    assert table(game).edges == (2, 0)


@pytest.mark.rule("setup.starting-area-purple")
def test_a_starting_area_lies_inside_its_line():
    ground = GROUNDS[MAPS.index("haunted_house")]
    assert [xy(s) for s in listed(ground.starts[0])] == ["10,0", "11,0", "12,0", "13,0", "10,1", "11,1", "12,1", "13,1"]


@pytest.mark.rule("setup.victims-shuffled-face-down", "setup.victims-placed-in-turn", "setup.one-victim-per-space")
def test_victims_are_placed_in_turn_face_down():
    game = first_answers(new(["3", "6"]), "victim")
    seats = []
    for n in range(12):
        question = game.asked[0]
        seats.append(question.seat)
        assert len(question.options) == 16 - n
        game.answer(question.options[0], question.seat)
        if n == 0:
            with pytest.raises(Refused) as refused:
                game.answer(question.options[0], game.asked[0].seat)
            assert refused.value.rule == "setup.one-victim-per-space"
            with pytest.raises(Refused):
                game.answer("place a1", game.asked[0].seat)
    assert seats == [1, 0] * 6
    victims = game.view(0)["table"]["victims"]
    assert all(victim["face_down"] and victim["archetype"] is None for victim in victims)
    assert len(table(game).pool) == 12


@pytest.mark.rule("setup.victims-shuffled-face-down")
def test_what_a_face_down_victim_is_is_drawn_when_it_is_turned_up(sit):
    play = sit({"ann": "1 plain 0,0", "bob": "0 plain 20,15"}, {"v": "? 5,5"}, pool="cop", todo=[("suspense",)], nature=["cop"])
    assert play.view()["victims"][0]["archetype"] is None
    play.answer("victim v", seat=1)
    assert play.view()["victims"][0]["archetype"] == "cop"


def test_presets_leave_time_for_a_decision():
    """Two armies of a hundred points need about forty turns."""
    for preset in GAME.options.presets:
        seats = preset.seats or 2
        assert GAME.options.read({"preset": preset.id}, seats)["turns"] * seats >= 40, preset.id


@pytest.mark.rule("scenarios.shared-starter-format")
def test_a_starter_scenario_has_six_victims():
    game = first_answers(new(["3", "6"], scenario="creaking_floorboards"), "victim")
    assert game.view()["table"]["map"] == "haunted_house"
    assert len(table(game).victim_at) == 6
    assert [len(crypt) for crypt in table(game).crypts] == [6, 6]


# --- objects ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("setup.objects-up-to-two-each")
def test_each_player_places_up_to_two_objects():
    game = first_answers(new(["3", "6"], objects=True), "object")
    assert game.asked[0].seat == 1
    for _ in range(2):
        game.answer("object portal", 1)
        while game.asked[0].prompt != "object":
            game.answer(game.asked[0].options[0], game.asked[0].seat)
    assert game.asked[0].seat == 0  # a third is not asked for
    game.answer("pass", 0)
    assert game.asked[0].prompt == "monster"


def ready(sit: Sit, edges: str = "north south", tombstones: str = "", **terrain: str) -> Clix:
    """The table before objects are placed: the north has a starting area, and a victim stands on 9,9."""
    north = " ".join(f"{x},{y}" for x in range(24) for y in (0, 1))
    monsters = {"ann": "1 plain 0,15", "bob": "0 plain 20,15"}
    return sit(monsters, {"v": "nerd 9,9"}, ground=field(**terrain, north=north), edges=edges, tombstones=tombstones).table


@pytest.mark.rule("setup.objects-on-clear-terrain", "portals.placed-open-on-clear")
@pytest.mark.parametrize("kind", [0, 1, 2])
def test_objects_go_on_clear_terrain(sit, kind):
    t = ready(sit, hindering="5,5", water="6,6", blocking="7,7")
    for where in ("5,5", "6,6", "7,7", "9,9"):
        assert forbids_object(t, kind, space(where)) == "setup.objects-on-clear-terrain"
    assert forbids_object(t, kind, space("10,10")) == ""
    t = ready(sit, tombstones="10,10")
    assert forbids_object(t, kind, space("10,10")) == "setup.objects-on-clear-terrain"


@pytest.mark.rule("setup.objects-away-from-starting-areas")
def test_objects_stay_away_from_starting_areas(sit):
    t = ready(sit)
    assert forbids_object(t, 1, space("5,1")) == "setup.objects-away-from-starting-areas"
    assert forbids_object(t, 1, space("5,2")) == "setup.objects-away-from-starting-areas"
    assert forbids_object(t, 1, space("5,3")) == ""
    t = ready(sit, edges="east west")
    assert forbids_object(t, 1, space("5,1")) == ""  # an area that nobody chose does not count


@pytest.mark.rule("tombstones.outdoors-only", "tree.outdoors-only", "maps.mixed")
def test_tombstones_and_trees_belong_outdoors(sit):
    t = ready(sit, indoor="5,5")
    assert forbids_object(t, 1, space("5,5")) == "tombstones.outdoors-only"
    assert forbids_object(t, 2, space("5,5")) == "tree.outdoors-only"
    assert forbids_object(t, 0, space("5,5")) == ""
    assert forbids_object(t, 1, space("6,5")) == ""


@pytest.mark.rule("portals.placed-open-on-clear")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_portal_is_placed_open_with_a_doorway(sit, seat):
    play = sit(
        {"ann": "1 plain 0,0", "bob": "0 plain 20,15"}, todo=[("choose_object", seat, 1), ("act",)], ground=field(walls="9,9|10,9")
    )
    play.answer("object portal", "place 9,9", seat=seat)
    assert set(play.offers("door")) == {"north", "south", "west"}
    play.answer("door south", seat=seat)
    assert play.view()["objects"] == [{"kind": "portal", "at": SPACES[space("9,9")], "edge": "south", "open": True}]


@pytest.mark.rule("objects.stay-put")
def test_nothing_moves_an_object(sit):
    play = sit({"ann": "1 plain 0,0", "bob": "0 plain 20,15"}, doors="9,9:south", tombstones="5,5", trees="6,6")
    assert not [text for text in play.options() if text.split()[0] in ("object", "place", "door")]
    assert play.refuses("place 9,9") == "setup.seven-steps-in-order"


# --- monsters ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("setup.dials-to-green-line", "hourglasses.state")
def test_dials_start_at_the_green_line():
    game = first_answers(new(["3", "6"]), "monster")
    t = table(game)
    assert t.click == tuple([GREEN[kind] for kind in t.kind])
    vampire = game.view()["table"]["monsters"][4]
    assert (vampire["version"], vampire["click"]) == ("blood_vamp", GREEN[t.kind[4]] + 1)
    assert vampire["click"] > 1
    ghost = game.view()["table"]["monsters"][3]
    assert ghost["values"]["defense"] is None  # it begins in the hourglass state


@pytest.mark.rule("setup.dials-to-green-line")
def test_a_card_may_say_that_its_dial_starts_on_the_red_line(enter):
    enter("monster", "blood_vamp", red="6", starts='"red"')
    game = first_answers(new(["3", "6"]), "monster")
    vampire = game.view()["table"]["monsters"][4]
    assert (vampire["version"], vampire["click"], vampire["line"]) == ("blood_vamp", 6, 6)
    assert 'version = "blood_vamp", owner = 0, click' not in str(game)  # a position tells what is not as usual


@pytest.mark.rule("setup.monsters-placed-clockwise")
def test_the_first_player_places_a_whole_army_first():
    game = first_answers(new(["3", "6"], map="haunted_house"), "monster")
    seats = []
    while game.asked[0].prompt == "monster":
        question = game.asked[0]
        seats.append(question.seat)
        with pytest.raises(Refused) as refused:
            game.answer("place l8", question.seat)
        assert refused.value.rule == "setup.monsters-placed-clockwise"
        game.answer(question.options[0], question.seat)
    assert seats == [1, 1, 1, 0, 0, 0]
    t = table(game)
    assert len(set(t.at)) == 6
    for m, seat in enumerate(t.owner):
        assert (t.ground.starts[t.edges[seat]] >> t.at[m]) & 1


def offered(sit: Sit, monsters: int, ground: str, placed: Mapping[str, str] = NO_PLACES) -> set[str]:
    """Where the last of so many monsters of seat 0 may be placed, whose area is in the north."""
    army = {f"m{n}": f"0 plain {placed.get(f'm{n}', '')}" for n in range(monsters)}
    todo = [("place_monster", monsters - 1)]
    return set(sit({**army, "bob": "1 plain 20,15"}, todo=todo, ground=ground, edges="north south").offers("place"))


@pytest.mark.rule("setup.overflow-beside-area")
def test_of_too_many_monsters_any_may_stand_beside_the_area(sit):
    ground = field(hindering="2,0 1,1", north="0,0 1,0 0,1 1,1")
    area, beside = {"0,0", "1,0", "0,1", "1,1"}, {"2,1", "2,2", "1,2", "0,2"}
    assert offered(sit, 4, ground) == area
    assert offered(sit, 5, ground) == area | beside  # for the one that is placed first, too
    assert offered(sit, 5, ground, {"m0": "2,1"}) == area | beside - {"2,1"}


@pytest.mark.rule("setup.overflow-beside-area")
def test_where_others_stand_in_the_way_there_is_room_farther_out(sit):
    placed = {f"m{n}": where for n, where in enumerate(("0,0", "1,0", "2,0", "0,1", "1,1", "2,1"))}
    assert offered(sit, 7, field(north="0,0 1,0"), placed) == {"3,0", "3,1", "3,2", "2,2", "1,2", "0,2"}


@pytest.mark.rule("setup.flyers-choose-mode")
def test_flyers_hover_or_soar_from_the_start(sit):
    ground = field(north="0,0 1,0", indoor="1,0")
    play = sit({"imp": "1 flyer", "bob": "0 plain 20,15"}, todo=[("place_monster", 0)], ground=ground, edges="south north")
    assert set(play.options()) == {"place 0,0", "place 1,0", "aloft 0,0"}
    play.answer("aloft 0,0", seat=1)
    assert "soaring" in play.statuses("imp")


@pytest.mark.rule("setup.subplots-revealed-last")
def test_subplots_are_turned_up_at_once(sit):
    play = sit(
        {"ann": "1 plain", "bob": "0 plain 20,15"},
        crypts={0: "trip the_chosen_few", 1: "guardians_mission"},
        phase="setting up",
        ground=field(north="0,0"),
        edges="south north",
        todo=[("place_monster", 0), ("reveal_subplots",), ("act",)],
    )
    play.answer("place 0,0", seat=1)
    assert play.subplots() == ["the_chosen_few", "guardians_mission"]
    assert play.crypt(0) == ["trip"]
    tables = [happening.table for happening in play.game.watch if happening.event[0] == "subplot"]
    assert len(tables) == 2
    assert all(clix(seen).subplots[0] in SUBPLOTS and clix(seen).subplots[1] in SUBPLOTS for seen in tables)


def test_a_table_may_agree_that_chance_places_figures():
    game = gloam.new("horrorclix", 2, {"preset": "quick", "map": "haunted_house"}, seed=4)
    while game.asked[0].prompt in ("crossroads", "edge", "hate", "master"):
        game.answer(game.asked[0].options[0], game.asked[0].seat)
    seen = game.view()["table"]
    assert seen["turn"] == 1  # nobody was asked to place anything
    ground = GAME.shown.glossary()["maps"]["haunted_house"]
    assert {victim["at"] for victim in seen["victims"]} <= set(ground["victim_spaces"])
    assert len({victim["at"] for victim in seen["victims"]}) == 12
    for monster in seen["monsters"]:
        assert monster["at"] in ground["starts"][seen["players"][monster["owner"]]["edge"]]


@pytest.mark.rule("setup.flyers-choose-mode")
def test_where_chance_places_a_flyer_its_owner_says_whether_it_soars(sit):
    ground = field(north="0,0 1,0", indoor="1,0")
    play = sit(
        {"imp": "1 flyer", "low": "1 flyer", "bob": "0 plain 20,15"},
        todo=[("place_monster", 0), ("place_monster", 1), ("act",)],
        ground=ground,
        edges="south north",
        set_up="chance",
        nature=["spot a1"],
    )
    assert play.asked() == (1, "monster")
    assert set(play.options()) == {"place 0,0", "aloft 0,0"}
    play.answer("aloft 0,0", seat=1, nature=["spot b1"])
    assert "soaring" in play.statuses("imp")
    assert "soaring" not in play.statuses("low")  # indoors there is nothing to ask
    assert play.asked()[1] == "act"


WOLF = """name: Wolf
build total: 200
monsters: dire_werewolf
"""


@pytest.mark.rule("plot-twists.extra-from-monsters", "plot-twists.crypt-of-six")
@pytest.mark.parametrize(("answer", "cards"), [("take", 7), ("pass", 6)])
def test_a_player_may_do_without_the_extra_card(answer, cards):
    setup = Setup(GAME, 2, GAME.options.read({"build_total": 200, "army_1": WOLF}, 2), 3)
    game = begin(setup, Seeded(3))
    assert (game.asked[0].seat, game.asked[0].prompt) == (0, "extra_card")
    assert len(table(game).crypts[0]) == 6
    game.watch = []
    game.answer(answer, 0)
    assert len(table(game).crypts[0]) == cards
    assert told(game, "crypt")[0]["cards"] == cards
    assert len(told(game, "gives_card")) == cards - 6


@pytest.mark.rule("plot-twists.extra-from-monsters", "plot-twists.kept-hidden")
def test_the_extra_card_of_a_chosen_crypt_is_chosen_too():
    setup = Setup(GAME, 2, GAME.options.read({"build_total": 200, "army_1": WOLF, "crypts": "chosen"}, 2), 3)
    game = begin(setup, Seeded(3))
    while game.asked[0].prompt == "crypt" and game.asked[0].seat == 0:
        game.answer(game.asked[0].options[0], 0)
    assert game.asked[0].prompt == "extra_card"
    game.answer("take", 0)
    assert (game.asked[0].seat, game.asked[0].prompt) == (0, "crypt")
    game.answer(game.asked[0].options[0], 0)
    assert len(set(table(game).crypts[0])) == 7


@pytest.mark.rule("plot-twists.extra-from-monsters")
def test_a_crypt_of_six_that_the_army_tells_is_left_as_it_is():
    six = WOLF + "crypt: trip, cocoon, paranoia, bad_luck, fire_axe, cell_phone\n"
    game = begin(Setup(GAME, 2, GAME.options.read({"build_total": 200, "army_1": six}, 2), 3), Seeded(3))
    assert len(table(game).crypts[0]) == 6
    assert (game.asked[0].seat, game.asked[0].prompt) != (0, "extra_card")
