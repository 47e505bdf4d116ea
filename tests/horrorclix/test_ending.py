"""How the game ends, who wins, scenarios, and what cards and dials do."""

from __future__ import annotations

import random
from io import StringIO
from typing import Any

import pytest
from rich.console import Console

import gloam
from gloam import bots
from gloam.games.horrorclix import GAME, clix
from gloam.games.horrorclix.components import SCENARIOS
from gloam.games.horrorclix.rules.ending import winners
from gloam.games.horrorclix.rules.setup import new_table
from gloam.games.horrorclix.table import put
from gloam.kernel import record
from gloam.kernel.catalogue import UnknownAnswer
from gloam.kernel.fairness import promised, verify
from gloam.kernel.game import CLOCK, NATURE, Setup
from gloam.kernel.nature import Keyed, Nature, Seeded
from gloam.kernel.options import OptionError
from gloam.kernel.play import answer, back_to, begin, settle
from horrorclix.conftest import field

TWO = {"ann": "1 plain 0,0", "bob": "0 plain 20,15"}


# --- the end ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ending.one-side-left")
def test_the_game_ends_with_one_side_left(sit):
    play = sit({"ann": "1 plain 0,0", "bob": "0 plain 1,0 click=8"}, nature=["4", "4"])
    play.answer("act ann close", "target bob", seat=1)
    assert play.game.result.reason == "last-side"
    assert play.game.result.winners == (1,)


@pytest.mark.rule("ending.one-side-left")
def test_controlling_the_last_opponent_does_not_end_it(sit):
    play = sit({"ghost": "1 lynch_ghost 0,0 click=6", "bob": "0 plain 1,0"}, nature=["4", "4"])
    play.answer("act ghost close possess", "target bob", seat=1)
    assert not play.game.over


@pytest.mark.rule("ending.one-side-left")
def test_a_team_is_one_side(sit):
    where = {"ann": "1 plain 0,0", "cid": "3 plain 9,9", "bob": "0 plain 1,0 click=8"}
    play = sit(where, seats=4, teams=True, nature=["4", "4"])
    play.answer("act ann close", "target bob", seat=1)
    assert play.game.result.winners == (1, 3)


@pytest.mark.rule("killing.simultaneous")
def test_when_all_die_at_once_points_decide(sit):
    todo = [("harm", 0, 9, 0, -1, -1), ("harm", 1, 9, 0, -1, -1), ("bury",), ("act",)]
    play = sit({"ann": "1 plain 0,0 click=8", "bob": "0 plain 1,0 click=8"}, todo=todo)
    assert play.game.over
    assert play.game.result.winners == (0, 1)


@pytest.mark.rule("ending.limit-reached")
def test_the_game_ends_after_the_agreed_turns(sit):
    assert new_table(2, GAME.options.read({"turns": 5}, 2)).last_turn() == 10
    play = sit(TWO, limit=1)
    play.answer("done", seat=1)
    assert not play.game.over
    play.answer("done", seat=0)
    assert play.game.result.reason == "limit"


@pytest.mark.rule("ending.limit-reached", "turns.eliminated-player-skipped")
def test_turns_are_counted_for_each_player_when_one_drops_out(sit):
    """Two turns each: with Cid out in the fourth, the fifth is Bob's second, and the last."""
    where = {"ann": "1 plain 0,0", "cid": "2 plain 1,0", "bob": "0 plain 20,15"}
    play = sit(where, seats=3, limit=2)
    assert play.view()["limit"] == 6
    played = [1]
    while not play.game.over:
        if play.view()["turn"] == 4:
            play.table.click = put(play.table.click, 1, 7)
            play.answer("act ann close", "target cid", seat=1, nature=["4", "4"])
            assert play.view()["limit"] == 5
        else:
            play.answer("done")
        if not play.game.over:
            played.append(play.asked()[0])
    assert played == [1, 2, 0, 1, 0]
    assert play.game.result.reason == "limit"


# --- the time limit ---------------------------------------------------------------------------------------------------


class Clock(Nature):
    """A table's clock: nothing is drawn, and the time is up when the test says so."""

    up = False

    def time_is_up(self) -> bool:
        return self.up


class Ticking(Nature):
    """Keyed chance at a table whose time is up after so many turns."""

    def __init__(self, key: bytes, turns: int) -> None:
        self.keyed = Keyed(key)
        self.turns = turns

    def choose(self, *question: Any) -> int:
        return self.keyed.choose(*question)

    def time_is_up(self) -> bool:
        self.turns -= 1
        return self.turns == 0


def drawn(play):
    """The table as a terminal shows it."""
    console = Console(width=120, file=StringIO())
    console.print(GAME.shown.picture(play.game))
    return console.file.getvalue()


@pytest.mark.rule("ending.time-limit")
def test_the_terminal_names_the_time_limit_of_a_scenario(sit):
    assert "limit of 60 minutes" in drawn(sit(TWO, scenario="shroud_of_mist"))
    assert "minutes" not in drawn(sit(TWO))


@pytest.mark.rule("ending.time-limit", "scenarios.shared-starter-format")
def test_when_time_is_up_the_turn_is_played_to_its_end(sit):
    play = sit({**TWO, "y": "0 plain 15,15"}, scenario="shroud_of_mist")
    assert GAME.minutes(play.table) == 60
    play.game.nature = clock = Clock()
    play.answer("done", seat=1)
    assert play.asked() == (0, "act")
    clock.up = True
    play.answer("act bob move", "done", seat=0)
    assert play.asked() == (0, "act")  # the turn goes on
    play.answer("done", seat=0)
    assert play.game.result.reason == "time"


@pytest.mark.rule("ending.time-limit")
def test_without_a_clock_time_is_never_up(sit):
    """NATURE is asked at the end of a turn in a scenario with a limit, and there alone; chance gives it no way to say yes."""
    play = sit(TWO, scenario="creaking_floorboards")
    play.game.nature = None
    play.answer("done", seat=1)
    (question,) = play.game.asked
    assert (question.seat, question.prompt, question.weights) == (NATURE, CLOCK, (1, 0))
    assert not play.game.asides()
    settled = settle(play.game, Seeded(5)).game
    assert (settled.asked[0].seat, settled.asked[0].prompt) == (0, "act")
    play.answer("time up", seat=NATURE)
    assert play.game.result.reason == "time"
    play = sit(TWO)
    play.game.nature = None
    play.answer("done", seat=1)
    assert play.asked() == (0, "act")


@pytest.mark.rule("ending.time-limit")
def test_what_the_clock_answers_is_no_part_of_the_promise():
    """The dice of a game that time has ended follow from the key, whatever the clock said in between."""
    key = bytes(range(32))
    options = GAME.options.read({"preset": "creaking_floorboards", "turns": 2, "set_up": "chance", "objects": False}, 2)
    for turns in (1, 3):
        nature = Ticking(key, turns)
        game = begin(Setup(GAME, 2, options, 0, "", promised(key)), nature)
        dice = random.Random(4)
        while not game.over:
            game.answer(dice.choice(game.asked[0].options))
        assert game.result.reason == "time"
        verdict = verify(record.read(game.record()))
        assert (verdict.clock, verdict.checked + verdict.clock, verdict.before) == (turns, game.draws, 0)
        again = record.replay(record.read(game.record()))
        assert (again.result.reason, again.result.points) == (game.result.reason, game.result.points)


@pytest.mark.rule("ending.time-limit")
def test_going_back_past_the_end_of_a_turn_asks_the_clock_again():
    game = gloam.position(
        'game = "horrorclix"\nseats = 2\nmap = "crumbling_mausoleum"\nactive = 1\n'
        'monsters = [{version = "dog_soldier_r", owner = 1, at = "a1"}, {version = "devil_imp_r", owner = 0, at = "x1"}]\n'
        '[options]\npreset = "shroud_of_mist"\n'
    )
    game.nature = clock = Clock()
    game.answer("done", 1)
    assert (game.moves, game.draws, game.asked[0].seat) == (2, 1, 0)
    earlier = back_to(game, 0).game
    assert (earlier.moves, earlier.asked[0].seat) == (0, 1)
    clock.up = True
    again = answer(earlier, 1, ["done"], clock)
    assert again.game.result.reason == "time"
    assert [GAME.catalogue.text(entry.answer) for entry in again.entries] == ["done", "time up"]


# --- by agreement -----------------------------------------------------------------------------------------------------

THREE = {"ann": "1 plain 0,0", "bob": "0 plain 20,15", "cid": "2 plain 9,9"}


def proposers(play):
    """Who could propose the end of the game now."""
    return [question.seat for question in play.game.asides()]


@pytest.mark.rule("ending.by-agreement")
def test_all_must_agree_to_end(sit):
    play = sit(THREE, seats=3)
    play.answer("propose", seat=1)
    assert play.asked() == (2, "end")
    assert not play.game.asides()
    play.answer("agree", seat=2)
    assert not play.game.over
    play.answer("agree", seat=0)
    assert play.game.result.reason == "agreement"


@pytest.mark.rule("ending.by-agreement")
def test_everyone_hears_who_plays_on_and_the_same_is_asked_again(sit):
    play = sit(THREE, seats=3)
    asked = play.game.asked[0].data()
    play.answer("propose", seat=1)
    play.answer("agree", seat=2)
    play.answer("pass", seat=0)
    assert play.heard("proposed", "plays_on") == [{"kind": "proposed", "seat": 1}, {"kind": "plays_on", "seat": 0}]
    assert play.game.asked[0].data() == asked
    assert proposers(play) == [0, 2]
    assert play.refuses("propose", seat=1) == "ending.by-agreement"  # once a turn


@pytest.mark.rule("ending.by-agreement")
def test_between_actions_opponents_may_propose_too(sit):
    play = sit(THREE, seats=3)
    assert proposers(play) == [0, 1, 2]
    play.answer("propose", seat=0)
    assert play.asked() == (1, "end")
    play.answer("pass", seat=1)
    play.answer("act ann move", seat=1)
    assert play.asked() == (1, "move")
    assert proposers(play) == [1]  # in the middle of a move only the player who decides
    play.answer("propose", seat=1)
    play.answer("pass", seat=2)
    assert play.asked() == (1, "move")
    play.answer("move 1,0", seat=1)
    assert play.asked() == (2, "act")
    assert proposers(play) == [0, 1, 2]  # another turn


@pytest.mark.rule("ending.by-agreement")
def test_an_opponent_may_propose_instead_of_reacting(sit):
    play = sit({"ann": "1 plain 0,0", "bob": "0 plain 20,15"}, {"v": "nerd 3,0"}, crypts={0: "fire_axe"})
    play.answer("act ann move", "move 3,0", seat=1)
    assert play.asked() == (0, "slaying")
    play.answer("propose", seat=0)
    play.reload()
    play.answer("pass", seat=1)
    assert play.asked() == (0, "slaying")
    play.answer("play fire_axe", seat=0)


@pytest.mark.rule("ending.by-agreement")
def test_nobody_who_is_out_proposes_or_votes(sit):
    play = sit(TWO, seats=3)
    assert proposers(play) == [0, 1]
    play.answer("propose", seat=1)
    play.answer("agree", seat=0)
    assert play.game.result.reason == "agreement"


@pytest.mark.rule("ending.by-agreement")
def test_there_is_no_end_to_propose_while_the_game_is_set_up():
    game = gloam.new("horrorclix", 2, {"build_total": 100, "crypts": "dealt"}, seed=3)
    assert game.asked[0].prompt == "map"
    assert not game.asides()


@pytest.mark.rule("ending.by-agreement")
def test_bots_do_not_propose(sit):
    """A bot that is asked nothing else has nothing to say; one that is asked answers that."""
    play = sit(TWO)
    for name in ("random", "heuristic"):
        assert all("propose" not in play.game.answers(seat) for seat in (0, 1))
        bot = bots.find(name, 1)
        assert bot.choose(play.game.clone(), 1).answer != GAME.catalogue.number("propose")


@pytest.mark.rule("etiquette.disputes-by-die")
@pytest.mark.parametrize(("die", "allowed"), [("3", 0), ("4", 1)])
def test_a_die_settles_disputes(sit, die, allowed):
    play = sit(TWO, nature=[die], disputes=True)
    play.answer("dispute", seat=1)
    assert play.heard("dispute")[-1]["allowed"] == allowed


# --- victory ----------------------------------------------------------------------------------------------------------


def ended(sit, points, costs=(200, 200), **options):
    return winners(sit(TWO, seats=len(points), points=list(points), costs=list(costs), **options).table)


@pytest.mark.rule("victory.most-points")
def test_most_points_win_whoever_is_left(sit):
    assert ended(sit, (90, 85)) == (0,)
    play = sit({"ann": "1 plain 0,0", "bob": "0 plain 1,0 click=8"}, nature=["4", "4"], points=[50, 0])
    play.answer("act ann close", "target bob", seat=1)
    assert play.game.result.winners == (0,)


@pytest.mark.rule("victory.tie-cheapest-army")
def test_a_tie_goes_to_the_cheaper_army(sit):
    assert ended(sit, (80, 80), (195, 198)) == (0,)
    assert ended(sit, (80, 80), (195, 195)) == (0, 1)


@pytest.mark.rule("multiplayer.team-total-decides")
def test_teams_add_up_their_points(sit):
    assert ended(sit, (40, 30, 10, 30), (200,) * 4, teams=True) == (1, 3)


@pytest.mark.rule("multiplayer.team-total-decides", "victory.tie-cheapest-army")
def test_what_decides_between_teams_is_shown(sit):
    where = {"ann": "1 plain 0,0", "cid": "3 plain 9,9", "bob": "0 plain 20,15", "dee": "2 plain 15,15"}
    play = sit(where, seats=4, teams=True, points=[40, 30, 10, 30], costs=[98, 100, 99, 97])
    assert play.view()["teams"] == [
        {"team": 0, "seats": [0, 2], "total": 50, "army_points": 197},
        {"team": 1, "seats": [1, 3], "total": 60, "army_points": 197},
    ]
    assert "Teams: A + C 50 points, armies of 197;" in drawn(play)
    assert sit(where, seats=4).view()["teams"] == []


@pytest.mark.rule("victory.hourglass-deaths-score-nothing")
def test_who_dies_of_hourglasses_is_worth_nothing(sit, dial):
    dial("field_agent_r", 8, damage=-1)
    play = sit({"ann": "1 plain 0,0 click=8", "y": "1 brawler 9,9", "bob": "0 brawler 20,15"})
    play.answer("done", seat=1)
    assert play.where("ann") is None
    assert (play.points(0), play.points(1)) == (0, 0)


@pytest.mark.rule("victory.other-points")
def test_subplots_are_added_at_the_end(sit):
    play = sit({**TWO, "ann": "1 plain 0,0 blooded"}, subplots={1: "the_chosen_few"}, build_total=100, points=[0, 70])
    assert play.view()["players"][1]["total"] == 80


@pytest.mark.rule("victory.pieces-returned", "in-play.removed-is-final")
def test_owners_stay_owners(sit):
    play = sit({"ann": "1 plain 0,0", "bob": "0 plain 1,0 click=8"}, crypts={0: "trip"}, nature=["4", "4"])
    play.answer("act ann close", "target bob", seat=1)
    play.answer("pass", "pass", seat=0)  # on the roll, on the damage
    assert play.game.over
    assert [monster["owner"] for monster in play.view()["monsters"]] == [1, 0]
    assert play.crypt(0) == ["trip"]
    assert GAME.components(play.table)["cards of 0"] == 1


# --- scenarios --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("scenarios.agreed-before-building")
def test_a_scenario_stands_before_the_first_monster_is_mustered_and_for_the_whole_game():
    """It holds when the table is laid, before any army; from then on there is no answer by which it could change."""
    options = GAME.options.read({"build_total": 100, "scenario": "creaking_floorboards", "turns": 2}, 2)
    game = begin(Setup(GAME, 2, options, 3), None)
    assert game.asking[0] == "muster"
    assert not clix(game.table).kind
    assert GAME.shown.view(game.table, 1)["scenario"] == "creaking_floorboards"
    dice = random.Random(3)
    while not game.over:
        game.answer(dice.choice(game.asked[0].options), game.asked[0].seat)
        assert GAME.shown.view(game.table, 1)["scenario"] == "creaking_floorboards"
    for scenario in SCENARIOS:
        with pytest.raises(UnknownAnswer):
            GAME.catalogue.number(f"scenario {scenario}")


@pytest.mark.rule("scenarios.shared-starter-format")
def test_a_scenario_is_agreed_with_the_table():
    for scenario, ground in (("shroud_of_mist", 0), ("creaking_floorboards", 1)):
        options = GAME.options.read({"preset": scenario}, 2)
        t = new_table(2, options)
        assert (t.build_total, t.base_actions, t.maps) == (100, 2, (ground,))
        with pytest.raises(OptionError, match="duel"):
            GAME.options.read({"preset": scenario}, 3)
        with pytest.raises(OptionError, match="build total"):
            GAME.options.read({"preset": scenario, "build_total": 200}, 2)


@pytest.mark.rule("scenarios.override-standard-ending")
def test_a_scenario_may_end_in_its_own_way(sit):
    play = sit({"priest": "1 rescuer 0,0", "y": "1 plain 9,9", "bob": "0 plain 20,15"}, {"v": "nerd 3,0"})
    play.table.rescue_goal = 1
    play.answer("act priest move", "move 3,0", seat=1)
    assert play.game.result.reason == "scenario"


@pytest.mark.rule("scenarios.shroud-of-mist-no-ranged")
def test_nobody_shoots_in_the_mist(sit):
    play = sit({"ann": "1 plain 0,0", "bob": "0 plain 4,0"}, scenario="shroud_of_mist")
    assert play.refuses("act ann ranged") == "scenarios.shroud-of-mist-no-ranged"


@pytest.mark.rule("scenarios.creaking-floorboards-relocation")
def test_under_creaking_floorboards_a_saved_victim_turns_up_anywhere(sit):
    ground = field(marks="9,3 12,12 3,0", indoor="all")
    where = {"ann": "1 plain 0,0", "y": "1 plain 9,9", "bob": "0 plain 20,15"}
    play = sit(where, {"v": "nerd 3,0"}, scenario="creaking_floorboards", ground=ground, crypts={0: "fire_axe"})
    play.answer("act ann move", "move 3,0", seat=1)
    play.answer("play fire_axe", seat=0)
    assert set(play.offers("place")) == {"9,3", "12,12"}
    full = field(marks="3,0", indoor="all")
    play = sit(where, {"v": "nerd 3,0"}, scenario="creaking_floorboards", ground=full, crypts={0: "fire_axe"})
    play.answer("act ann move", "move 3,0", seat=1)
    play.answer("play fire_axe", seat=0)
    assert play.can("place 4,0")  # no marked space is free
    shielding = {**where, "priest": "0 faith_priest_r 5,0 click=4"}
    play = sit(shielding, {"v": "nerd 3,0"}, scenario="creaking_floorboards", ground=ground)
    play.answer("act ann move", "move 3,0", seat=1)
    play.answer("shield priest", seat=0)
    assert not play.can("place 9,3")


@pytest.mark.rule("scenarios.creaking-floorboards-relocation")
def test_even_a_cornered_victim_is_saved_under_creaking_floorboards(sit):
    ground = field(marks="9,3", indoor="all", walls="0,0|0,1 1,0|1,1 2,0|2,1")
    where = {"ann": "1 plain 2,0", "x": "1 plain 1,0", "bob": "0 plain 20,15"}
    play = sit(where, {"v": "nerd 0,0"}, scenario="creaking_floorboards", ground=ground, crypts={0: "fire_axe"})
    play.answer("act ann move", "move 0,0", seat=1)
    assert play.can("play fire_axe")


@pytest.mark.rule("scenarios.starter-objective")
def test_in_a_starter_scenario_points_decide(sit):
    play = sit({"ann": "1 plain 0,0", "bob": "0 plain 20,15"}, {"v": "nerd 3,0"}, scenario="shroud_of_mist", turns=[1, 1], limit=1)
    play.answer("act ann move", "move 3,0", seat=1)
    assert play.points(1) == 5
    assert play.game.result.winners == (1,)


# --- dials and cards --------------------------------------------------------------------------------------------------


@pytest.mark.rule("dial.four-values-per-click", "dial.range-fixed")
def test_only_the_click_that_shows_counts(sit):
    play = sit({"dog": "1 dog_soldier_r 0,0 click=5", "bob": "0 plain 8,0"})
    assert play.dial_of("dog") == {"speed": 7, "attack": 8, "defense": 14, "damage": 3}
    play = sit({"dog": "1 dog_soldier_r 0,0 click=8", "bob": "0 plain 8,0"})
    assert play.dial_of("dog") == {"speed": 6, "attack": 7, "defense": 13, "damage": 2}
    assert play.can("act dog ranged")  # its range is what it was


@pytest.mark.rule("cards.start-side-up", "cards.no-free-flip")
def test_a_card_starts_with_its_start_side_up_and_nobody_flips_it(sit):
    play = sit({"wolf": "1 bane_wolf 0,0", "bob": "0 plain 20,15"})
    assert play.monster("wolf")["side"] == "a"
    assert play.powers("wolf") == ["evade"]
    assert play.refuses("card wolf b") == "cards.no-free-flip"


@pytest.mark.rule("cards.crossroads-locked")
def test_a_crossroads_card_keeps_its_side(sit):
    play = sit(
        {"agent": "1 field_agent_r 0,0 side=b", "bob": "0 plain 1,0 click=8", "x": "0 plain 20,15"},
        {"v": "nerd 0,3"},
        nature=["5", "5"],
    )
    play.answer("act agent close", "target bob", seat=1)
    assert play.monster("agent")["side"] == "b"
    play.answer("pass", "done", seat=0)
    play.answer("pass", "act agent move", "move 0,3", seat=1)
    assert play.monster("agent")["side"] == "b"


SLAYERS = [("bane_wolf", 1, 5), ("dire_werewolf", 9, 1), ("jekyll_and_hyde", 1, 6), ("dr_henry_jekyll", 1, 6)]


@pytest.mark.rule("transforming.condition-flips-card", "transforming.alternative-line", "transforming.skulls-skipped")
@pytest.mark.parametrize(("who", "green", "red"), SLAYERS)
def test_transforming_monsters_change_when_they_slay(sit, who, green, red):
    play = sit({"it": f"1 {who} 0,0", "y": "1 plain 9,9", "bob": "0 plain 20,15"}, {"v": "nerd 3,0"})
    assert (play.monster("it")["side"], play.click("it")) == ("a", green)
    before = play.powers("it")
    play.answer("act it move", "move 3,0", seat=1)
    assert (play.monster("it")["side"], play.click("it")) == ("b", red)
    assert play.where("it") == "3,0"
    assert play.powers("it") != before


@pytest.mark.rule("transforming.condition-flips-card")
@pytest.mark.parametrize(("who", "changes"), [("jekyll_and_hyde", True), ("bane_wolf", False)])
def test_some_transform_when_they_kill(sit, who, changes):
    play = sit({"it": f"1 {who} 0,0", "bob": "0 plain 1,0 click=8", "x": "0 plain 20,15"}, nature=["6", "5"])
    play.answer("act it close", "target bob", seat=1)
    assert (play.monster("it")["side"] == "b") == changes


@pytest.mark.rule("damage.healing-stops-at-start", "transforming.alternative-line")
def test_after_transforming_the_red_line_is_the_limit(sit):
    play = sit({"it": "1 bane_wolf 0,0", "y": "1 plain 9,9", "bob": "0 plain 20,15"}, {"v": "nerd 3,0"})
    play.answer("act it move", "move 3,0", seat=1)
    play.game.asked = ()
    play.game.then(("harm", 0, 2, 0, -1, -1), ("heal_by", 0, 5, 0), ("act",))
    play.game.advance()
    assert play.click("it") == 5


@pytest.mark.rule("transforming.alternative-line")
def test_without_that_instruction_a_transformation_leaves_the_dial_as_it_is(sit, enter):
    enter("monster", "dire_werewolf", transforms="{slays = 1, turns_dial = false}", red="")
    play = sit({"it": "1 dire_werewolf 0,0 click=10", "y": "1 plain 9,9", "bob": "0 plain 20,15"}, {"v": "nerd 3,0"})
    play.answer("act it move", "move 3,0", seat=1)
    assert (play.monster("it")["side"], play.click("it")) == ("b", 10)
    assert play.monster("it")["line"] == 9


@pytest.mark.rule("killing.three-skulls")
def test_skulls_inside_a_dial_kill_as_well(sit):
    play = sit({"ann": "1 plain 0,0", "wolf": "0 bane_wolf 1,0 click=3", "x": "0 plain 20,15"}, nature=["5", "5", "1"])
    play.answer("act ann close", "target wolf", seat=1)
    assert play.where("wolf") is None
