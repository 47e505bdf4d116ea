"""What a table shows: the map with what would join it, rolls, attacks, and what can be foreseen."""

from __future__ import annotations

from itertools import permutations, product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gloam.games.the_victim import GAME
from gloam.games.the_victim.components import ALL_SYMBOLS, FIRST_SYMBOL, GATES, ROW, TILES, VICTIMS
from gloam.games.the_victim.equations import changes_left, common, held, missing, nearest
from gloam.games.the_victim.rules.equation import value, well_formed
from gloam.games.the_victim.rules.setup import new_table
from gloam.games.the_victim.show.foresight import percent
from gloam.games.the_victim.show.view import ForestView
from the_victim.conftest import Play, Sit

DIE = (0, 1, 1, 2, 2, 3)


def at_least(mark: int, dice: int) -> int:
    """In percent, counted out."""
    thrown = list(product(DIE, repeat=dice))
    return percent(len([faces for faces in thrown if sum(faces) >= mark]) / len(thrown))


def parts(play: Play) -> dict[str, Any]:
    return GAME.shown.question_parts(play.game, play.game.asked[0])


# ---------------------------------------------------------------- the map


def test_a_tile_shows_its_exits_as_it_lies(sit: Sit) -> None:
    tiles = sit(tiles="camp n decoder_3").view["tiles"]
    assert (tiles["decoder_3"]["q"], tiles["decoder_3"]["r"]) == (0, -1)
    assert "s" in tiles["decoder_3"]["joined"]
    assert tiles["camp"]["joined"] == ["n"]
    assert tiles["camp"]["open"] == ["ne", "se", "s", "sw", "nw"]


def test_a_drawn_tile_shows_what_it_would_join(sit: Sit) -> None:
    play = sit(tiles="camp n path_1, camp se path_2", left="decoder_3")
    play.answer("run", "draw left", seat=1, nature="3 3 3 decoder_3")
    drawn = play.view["drawn"]
    assert (drawn["tile"], drawn["victim"], drawn["beside"]) == ("decoder_3", "anya", "camp")
    assert {way["edge"] for way in drawn["ways"]} == {"ne", "s", "sw", "nw"}
    for way in drawn["ways"]:
        assert "camp" in way["joins"]
        assert len(way["exits"]) == 3
    between = [way for way in drawn["ways"] if way["edge"] == "ne"]
    assert any(["path_1" in way["joins"] + way["blocks"] for way in between])
    play.answer("lay s", "turn 0", seat=1)
    assert play.view["drawn"] is None
    assert parts(play)["victim"] == "anya"


# ---------------------------------------------------------------- rolls and attacks


def test_a_roll_tells_its_mark_and_whether_it_is_passed(sit: Sit) -> None:
    play = sit(tiles="camp n decoder_3", at="anya decoder_3", hands={"anya": "manual"}, worn={"anya": "calculator"})
    play.answer("decode", seat=1, nature="1 0")
    roll = play.view["roll"]
    assert (roll["purpose"], roll["total"], roll["mark"], roll["passed"]) == ("decode", 2, 3, False)
    assert roll["reasons"] == [["rolled", 1], ["Calculator", 2]]
    assert (roll["open"], roll["changed_by"]) == (True, ["manual"])
    told = parts(play)
    assert (told["victim"], told["purpose"], told["status"], told["total"], told["mark"]) == ("anya", "decode", "int", 2, 3)
    play.answer("pass", seat=1)
    assert (play.view["roll"]["open"], play.view["roll"]["changed_by"]) == (False, [])


def test_who_holds_no_manual_knows_it_and_others_do_not(sit: Sit) -> None:
    play = sit(tiles="camp n decoder_3", at="anya decoder_3", hands={"anya": "gun"})
    play.answer("decode", seat=1, nature="1 0")
    assert GAME.shown.view(play.table, 1)["roll"]["changed_by"] == []
    assert GAME.shown.view(play.table, 2)["roll"]["changed_by"] == ["manual"]


def test_the_last_attack_is_remembered(sit: Sit) -> None:
    play = sit(turn="evil", evil="ghost", status="sean vit 2")
    play.answer("attack sean", nature="4 1 2")
    attack = play.view["attack"]
    assert (attack["round"], attack["attacker"], attack["victim"], attack["by"]) == (4, "evil", "sean", "attack")
    assert (attack["power"], attack["outcome"], attack["defence"], attack["dice"]) == (4, "wounded", 3, [1, 2])


def test_a_firework_is_asked_for_with_the_chance_of_the_wound(sit: Sit) -> None:
    play = sit(turn="evil", evil="ghost", status="sean vit 2", hands={"sean": "firework"})
    play.answer("attack sean", nature="4")
    told = parts(play)
    assert (told["victim"], told["attacker"], told["power"]) == ("sean", "evil", 4)
    assert told["chance"] == 100 - at_least(4, 2)
    play.answer("play firework", seat=2)
    assert play.view["attack"]["outcome"] == "shielded"


# ---------------------------------------------------------------- foresight


@pytest.mark.parametrize("agi", [1, 2, 3, 5])
def test_the_reach_of_a_run_is_foreseen(sit: Sit, agi: int) -> None:
    play = sit(status=f"anya agi {agi}", tiles="camp n path_1, path_1 n path_2, path_2 n path_3")
    reach = play.view["foresight"]["reach"]
    assert reach["path_1"] == [1, 100]
    assert reach["path_2"] == [2, at_least(2, agi)]
    assert reach.get("path_3", [3, 0]) == [3, at_least(3, agi)]
    play.answer("run", seat=1, nature=" ".join(["2"] + ["0"] * (agi - 1)))
    assert play.view["left"] == 2
    assert play.view["foresight"]["reach"] == {"path_1": [1, 100], "path_2": [2, 100]}


def test_snow_halves_the_reach(sit: Sit) -> None:
    play = sit(status="anya agi 2", tiles="camp n path_1, path_1 n path_2", lasting=[["snow", "sean", True]])
    assert play.view["foresight"]["reach"]["path_2"] == [2, at_least(3, 2)]


def test_a_test_on_the_way_may_end_a_run(sit: Sit) -> None:
    play = sit(status="anya agi 2, anya vit 1", tiles="camp n test_vit_1, test_vit_1 n path_2")
    foresight = play.view["foresight"]
    assert foresight["tests"] == {"test_vit_1": at_least(3, 1)}
    assert foresight["reach"]["test_vit_1"] == [1, 100]
    both = len([faces for faces in product(DIE, repeat=3) if sum(faces[:2]) >= 2 and faces[2] == 3]) / 6**3
    assert foresight["reach"]["path_2"] == [2, percent(both)]


def test_tests_of_actions_are_foreseen(sit: Sit) -> None:
    foresight = sit(status="anya int 2, anya luk 4").view["foresight"]
    assert (foresight["decode"], foresight["heal"]) == (at_least(3, 2), at_least(3, 2))
    assert (foresight["hide"], foresight["search"], foresight["search_two"]) == (at_least(3, 4), at_least(3, 4), at_least(6, 4))


def test_what_the_evil_threatens_is_foreseen(sit: Sit) -> None:
    play = sit(evil="widow", place="path_2", tiles="camp n path_1, path_1 n path_2", status="anya vit 1")
    threat = play.view["evil"]["threats"]["anya"]
    thrown = list(product((0, 1, 2, 3, 4, 5), DIE))
    wounds = len([1 for face, defence in thrown if face > defence]) / len(thrown)
    assert (threat["steps"], threat["reach"], threat["hit"]) == (2, percent(4 / 6), percent(wounds))
    assert threat["skills"] == [100 - at_least(2, 1), 100 - at_least(3, 1)]


# ---------------------------------------------------------------- the Bunker


def test_the_bunker_tells_what_is_missing(sit: Sit) -> None:
    bunker = sit(tiles="camp n bunker", gate=20, tokens="4 times", row="").view["bunker"]
    assert (bunker["missing"], bunker["changes"]) == (1, None)
    assert sorted(bunker["nearest"]) == ["4", "5", "times"]
    bunker = sit(tiles="camp n bunker", gate=20, tokens="4 times", row="5").view["bunker"]
    assert (bunker["missing"], bunker["changes"], sorted(bunker["nearest"])) == (0, 2, ["4", "5", "times"])
    assert sit(tokens="1 2").view["bunker"]["missing"] is None


LONG = {"gate": 18, "row": "3 plus 4 plus 5 plus", "tokens": "6"}


@pytest.mark.rule("password.well-formed")
def test_the_bunker_knows_equations_of_any_length(sit: Sit) -> None:
    bunker = sit(**LONG).view["bunker"]
    assert (bunker["missing"], bunker["changes"], bunker["nearest"]) == (0, 1, ["3", "plus", "4", "plus", "5", "plus", "6"])
    play = sit(tiles="camp n bunker", at="anya bunker", **LONG).answer("place 6 7")
    assert play.victim("anya")["state"] == "safe"


@pytest.mark.rule("password.well-formed")
def test_where_three_numbers_are_the_most_longer_equations_do_not_count(sit: Sit) -> None:
    bunker = sit(equation="three", **LONG).view["bunker"]
    assert (bunker["missing"], bunker["changes"]) == (1, None)
    assert len(bunker["nearest"]) <= 5


def equations(tokens: tuple[int, ...]) -> set[int]:
    """All that an equation of some of these tokens comes to, by trying every row."""
    numbers = [token for token in tokens if token < FIRST_SYMBOL]
    symbols = [token for token in tokens if token >= FIRST_SYMBOL]
    found = set()
    for count in range(2, min(len(numbers), len(symbols) + 1) + 1):
        for placed, signs in product(set(permutations(numbers, count)), set(permutations(symbols, count - 1))):
            found.add(value((placed[0], *[token for pair in zip(signs, placed[1:], strict=True) for token in pair])))
    return found


@pytest.mark.rule("password.well-formed", "password.left-to-right")
def test_the_tokens_that_open_a_gate_are_those_of_which_some_row_does(sit: Sit) -> None:
    t = sit().table
    for tokens in [(0, 1, 2, 5, 6, 6, 7), (2, 3, 4, 5, 6, 6, 6), (0, 2, 4, 7, 8, 8), (1, 3, 4, 5, 7, 7, 8), (0, 1, 6), (3, 5)]:
        comes_to = equations(tokens)
        opened = [gate for gate in GATES if missing(t, GATES.index(gate), tokens) == 0]
        assert opened == [gate for gate in GATES if gate in comes_to], tokens


@given(st.permutations(range(ROW)), st.integers(0, ROW), st.integers(0, ROW), st.sampled_from(range(len(GATES))))
@settings(max_examples=40, deadline=None)
def test_the_nearest_equation_opens_the_gate_and_lacks_what_is_told(order: list[int], found: int, placed: int, gate: int) -> None:
    every = (*range(FIRST_SYMBOL), *ALL_SYMBOLS)
    tokens = tuple(every[i] for i in order[:found])
    t = new_table(4, GAME.options.read({}, 4))
    t.gate, t.row, t.tokens = gate, tokens[:placed], tuple(sorted(tokens[placed:]))
    row = nearest(t)
    assert well_formed(row)
    assert value(row) == GATES[gate]
    assert sum(max(0, row.count(token) - tokens.count(token)) for token in set(row)) == missing(t, gate, held(t))
    assert changes_left(t) == (99 if missing(t, gate, held(t)) else len(row) + len(t.row) - 2 * len(common(t.row, row)))


# ---------------------------------------------------------------- skills


def test_skills_tell_whether_they_are_ready(sit: Sit) -> None:
    board = sit("rolita vivian sean lucien", turn="rolita").view["victims"]["rolita"]
    assert board["active"] == {"state": "not_now", "why": "rolita.flexible"}
    assert board["passive"] == {"state": "locked", "why": "skill.passive-threshold"}
    evil = sit(turn="evil", evil="witch", stamina=0, rage=2).view["evil"]
    assert [(skill["skill"], skill["state"]) for skill in evil["skills"]] == [
        ("corpse_explosion", "not_now"),
        ("thunder_call", "not_now"),
    ]
    assert (evil["rage_short"], evil["upgrade_short"], evil["skills"][1]["why"]) == (1, 0, "evilskill.second-cost")


# ---------------------------------------------------------------- names


def test_the_glossary_names_all_that_a_view_can_name() -> None:
    told = GAME.shown.glossary()
    assert list(told["tiles"]) == list(TILES)
    assert list(told["victims"]) == list(VICTIMS)
    assert sum([kind["tiles"] for kind in told["kinds"].values()]) == len(TILES)
    assert sum([item["cards"] for item in told["items"].values()]) == 22
    assert sum([event["cards"] for event in told["events"].values()]) == 25
    assert ForestView.__struct_fields__ == tuple(GAME.shown.view(GAME.new_table(_setup()), 0))


def _setup() -> Any:
    from gloam.kernel.game import Setup

    return Setup(GAME, 4, GAME.options.read({}, 4), 0)
