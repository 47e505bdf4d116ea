"""Turns and their phases: preview, suspense, hunting, hourglass."""

from __future__ import annotations

import random

import pytest

from gloam.games.horrorclix import GAME, clix
from gloam.kernel.game import Setup
from gloam.kernel.nature import Seeded
from gloam.kernel.play import begin
from horrorclix.conftest import field


@pytest.mark.rule("turns.clockwise")
def test_turns_pass_to_the_left(sit):
    play = sit({"a": "0 plain 0,0", "b": "1 plain 9,0", "c": "2 plain 0,9"}, seats=3, active=1, todo=[("turn", 1)])
    order = []
    for _ in range(4):
        order.append(play.table.active)
        play.answer("done", seat=play.table.active)
    assert order == [1, 2, 0, 1]


@pytest.mark.rule("turns.eliminated-player-skipped")
def test_whoever_has_lost_all_monsters_is_skipped(sit):
    play = sit({"a": "0 plain 0,0", "b": "1 plain 1,0 click=8", "c": "2 plain 0,9"}, seats=3, active=0, nature=["4", "4"])
    play.answer("act a close", "target b", seat=0)
    assert not play.game.over
    assert play.table.active == 2  # nothing left to do, and seat 1 is out


@pytest.mark.rule("turns.eliminated-player-skipped", "insanity.passes-round-the-table")
def test_an_insane_last_monster_keeps_its_owner_in_the_game(sit):
    play = sit({"a": "0 plain 0,0 insane", "b": "1 plain 9,0", "c": "2 plain 0,9"}, seats=3, active=1)
    assert play.view()["players"][0]["in_game"]
    play.answer("done", seat=1)
    play.answer("done", seat=2)
    assert play.table.active == 0


@pytest.mark.rule("turns.eliminated-player-skipped")
def test_a_turn_ends_with_its_players_last_monster(sit):
    play = sit({"a": "0 plain 0,0 click=8", "b": "1 plain 1,0", "c": "2 plain 0,9"}, seats=3, active=0, nature=["1", "1"])
    play.answer("act a close", "target b", seat=0)
    assert play.table.active == 1


@pytest.mark.rule("turns.four-phases")
def test_a_turn_has_four_phases(sit):
    play = sit({"ann": "1 plain 0,0", "bob": "0 plain 9,9"}, {"v": "nerd 5,5"}, active=0)
    play.answer("done", seat=0)
    assert play.refuses("act ann move") == "turns.four-phases"
    play.answer("pass", seat=1)
    play.answer("done", seat=1)
    assert [event["phase"] for event in play.heard("phase")][1:5] == ["preview", "suspense", "hunting", "hourglass"]


@pytest.mark.rule("actions.active-player", "setup.seven-steps-in-order")
def test_only_the_active_player_gives_actions(sit):
    play = sit({"ann": "1 plain 0,0", "bob": "0 plain 9,9"})
    assert play.view()["active"] == 1
    assert play.refuses("act bob move", seat=1) == "actions.active-player"
    assert play.refuses("act bob move", seat=0) == ""  # that seat is not asked anything


# --- preview ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("preview.expiring-effects-first")
def test_what_lasts_until_this_turn_ends_first(sit):
    play = sit({"ann": "1 plain 0,0", "spook": "0 lynch_ghost 3,0 click=1"}, crypts={1: "ghost_trap"})
    play.answer("play ghost_trap", "target spook", seat=1)
    play.answer("act ann ranged", seat=1)
    assert play.offers("target") == ["spook"]
    play.answer("target spook", seat=1, nature=["1", "1"])
    assert play.effects() == [{"card": "ghost_trap", "monster": "m2"}]
    play.answer("done", seat=0)
    assert play.view()["active"] == 1
    assert play.effects() == []
    assert not play.can("act ann ranged")


@pytest.mark.rule("preview.start-effects-any-order")
def test_the_active_player_orders_what_happens_first(sit):
    where = {"foul": "1 executed_convict_r 0,0 click=5", "mad": "1 jekyll_and_hyde 9,9 click=10 side=b", "bob": "0 plain 1,0"}
    play = sit(where, crypts={1: "just_after_sunset"}, todo=[("turn", 1)])
    assert set(play.options()) == {"effect foul foul_aura", "effect mad insanity", "play just_after_sunset"}
    assert not play.can("done")  # what must happen, happens
    play.answer("play just_after_sunset", "effect mad insanity", seat=1, nature=["5"])
    told = [event["kind"] for event in play.heard("clock", "rolled", "damaged")]
    assert told == ["clock", "rolled", "damaged"]


@pytest.mark.rule("ticking-clocks.preview-phase-only")
def test_a_clock_is_played_in_the_own_preview_phase_only(sit):
    where = {"ann": "1 plain 0,0", "bob": "0 plain 9,9"}
    play = sit(where, {"v": "nerd 5,5"}, crypts={1: "just_after_sunset"}, todo=[("turn", 1)])
    assert play.can("play just_after_sunset")
    play.answer("done", seat=1)
    assert play.refuses("play just_after_sunset") == "ticking-clocks.preview-phase-only"
    play.answer("pass", seat=1)
    assert play.refuses("play just_after_sunset") == "ticking-clocks.preview-phase-only"
    play = sit(where, crypts={1: "just_after_sunset"}, active=0)
    assert not play.can("play just_after_sunset")


@pytest.mark.rule("ticking-clocks.persist", "in-play.needed-for-effect")
def test_a_clock_stays_in_play(sit):
    play = sit({"wolf": "1 dire_wolf_r 0,0 click=6", "bob": "0 plain 20,15"}, crypts={1: "just_after_sunset"}, todo=[("turn", 1)])
    play.answer("done", "act wolf move", seat=1)
    assert not play.can("move 9,0")  # face down it does nothing
    play.answer("done", seat=1)
    play.answer("done", seat=0)
    play.answer("play just_after_sunset", seat=1)
    play.answer("act wolf move", seat=1)
    assert play.can("move 9,0")
    play.answer("done", seat=1)
    play.answer("done", seat=0)
    assert play.view()["clock"] == {"card": "just_after_sunset", "seat": 1}


@pytest.mark.rule("ticking-clocks.newer-replaces-older")
def test_a_newer_clock_replaces_the_older(sit):
    play = sit({"ann": "1 plain 0,0", "bob": "0 plain 20,15"}, crypts={0: "stroke_of_midnight"}, clock="just_after_sunset")
    play.answer("done", seat=1)
    play.answer("play stroke_of_midnight", seat=0)
    assert play.view()["clock"] == {"card": "stroke_of_midnight", "seat": 0}
    assert play.removed(1) == ["just_after_sunset"]


# --- suspense ---------------------------------------------------------------------------------------------------------

SUSPENSE = [("suspense",), ("hunting",)]


@pytest.mark.rule("suspense.move-one-victim-optional")
def test_one_victim_may_be_moved(sit):
    where = ({"ann": "1 plain 0,0", "bob": "0 plain 20,15"}, {"v": "nerd 5,5", "w": "jock 9,9"})
    play = sit(*where, todo=SUSPENSE)
    play.answer("pass", seat=1)
    assert play.asked() == (1, "act")
    play = sit(*where, todo=SUSPENSE)
    play.answer("victim v", "move 5,6", seat=1)
    assert play.asked() == (1, "act")


@pytest.mark.rule("suspense.extra-victims-by-power")
def test_a_power_moves_one_more_victim(sit):
    play = sit(
        {"siren": "1 sorority_zombie_e 0,0 click=1", "bob": "0 plain 20,15"},
        {"v": "nerd 15,5", "w": "jock 8,8", "far": "jock 9,9"},
        todo=SUSPENSE,
        crypts={0: "trip"},
    )
    play.answer("victim v", seat=1)
    play.answer("pass", seat=0)
    play.answer("done", seat=1)
    assert play.asked() == (1, "suspense")
    assert play.offers("victim") == ["w"]  # within 8, and none twice
    play.answer("victim w", seat=1)
    assert play.asked() == (0, "respond")
    play.answer("pass", seat=0)
    play.answer("done", seat=1)
    assert play.asked() == (1, "act")


@pytest.mark.rule("suspense.chosen-victim-revealed")
def test_the_chosen_victim_is_turned_up_before_anyone_responds(sit):
    play = sit({"ann": "1 plain 0,0", "bob": "0 plain 20,15"}, {"v": "? 5,5"}, todo=SUSPENSE, crypts={0: "trip"}, nature=["jock"])
    play.answer("victim v", seat=1)
    assert play.asked() == (0, "respond")
    assert play.victim("v")["archetype"] == "jock"
    assert not play.victim("v")["face_down"]


@pytest.mark.rule("suspense.left-opponent-responds")
def test_only_the_opponent_on_the_left_responds(sit):
    where = {"ann": "1 plain 0,0", "cid": "2 plain 9,0", "dee": "0 plain 20,15"}
    play = sit(where, {"v": "nerd 5,5"}, seats=3, todo=SUSPENSE, crypts={0: "trip", 2: "broke_a_heel frozen_with_fear"})
    play.answer("victim v", seat=1)
    assert play.asked() == (2, "respond")
    assert play.offers("play") == ["frozen_with_fear"]
    assert play.refuses("play broke_a_heel", seat=2) == "suspense.left-opponent-responds"
    play.answer("play frozen_with_fear", seat=2)
    assert play.asked() == (1, "act")  # one card in all
    play = sit(where, {"v": "nerd 5,5"}, seats=3, todo=SUSPENSE, crypts={0: "trip", 2: "broke_a_heel frozen_with_fear"})
    play.answer("victim v", seat=1)
    play.answer("pass", seat=2)
    assert play.asked() == (1, "move_victim")  # nobody else is asked


@pytest.mark.rule("suspense.card-replaces-move")
def test_a_card_replaces_the_move(sit):
    play = sit({"ann": "1 plain 0,0", "bob": "0 plain 20,15"}, {"v": "nerd 5,5"}, todo=SUSPENSE, crypts={0: "fearsome_growl"})
    play.answer("victim v", seat=1)
    play.answer("play fearsome_growl", seat=0)
    assert play.asked() == (0, "move_victim")
    play.answer("move 6,6", seat=0)
    assert play.where("v") == "6,6"
    assert play.asked() == (1, "act")


@pytest.mark.rule("suspense.no-card-active-moves")
def test_a_victim_moves_up_to_its_speed(sit):
    play = sit({"ann": "1 plain 0,0", "bob": "0 plain 20,15"}, {"v": "sheriff 5,5"}, todo=SUSPENSE)
    play.answer("victim v", seat=1)
    assert play.can("move 10,5")
    assert play.can("done")
    assert play.refuses("move 11,5") == "suspense.no-card-active-moves"


@pytest.mark.rule("suspense.victims-pass-by")
def test_victims_pass_by_monsters(sit):
    where = {"ann": "1 plain 4,4", "x": "0 plain 6,4", "y": "1 plain 8,4"}
    play = sit(where, {"v": "sheriff 5,5"}, todo=SUSPENSE, ground=field(walls=" ".join(f"{x},5|{x},6" for x in range(12))))
    play.answer("victim v", "move 10,5", seat=1)
    assert play.where("v") == "10,5"


@pytest.mark.rule("suspense.victims-not-through-figures")
@pytest.mark.parametrize("barrier", ["monster", "victim"])
def test_victims_do_not_pass_through_figures(sit, barrier):
    walls = " ".join(f"{x},0|{x},1" for x in range(12))
    monsters = {"ann": "1 plain 15,5", "bob": "0 plain 20,15"} | ({"x": "1 plain 2,0"} if barrier == "monster" else {})
    victims = {"v": "sheriff 0,0"} | ({"w": "nerd 2,0"} if barrier == "victim" else {})
    play = sit(monsters, victims, todo=SUSPENSE, ground=field(walls=walls))
    play.answer("victim v", seat=1)
    assert play.offers("move") == ["1,0"]


@pytest.mark.rule("hindering.entering-stops", "hindering.start-halves-speed", "water.hindering-for-movement", "blocking.no-entry")
def test_terrain_holds_for_victims_too(sit):
    walls = " ".join(f"{x},0|{x},1" for x in range(12))
    where = {"ann": "1 plain 15,5", "bob": "0 plain 20,15"}
    play = sit(where, {"v": "sheriff 0,0"}, todo=SUSPENSE, ground=field(walls=walls, hindering="2,0 3,0"))
    play.answer("victim v", seat=1)
    assert set(play.offers("move")) == {"1,0", "2,0"}
    play = sit(where, {"v": "sheriff 0,0"}, todo=SUSPENSE, ground=field(walls=walls, hindering="0,0", blocking="5,0"))
    play.answer("victim v", seat=1)
    assert set(play.offers("move")) == {"1,0", "2,0", "3,0"}  # half of 5 is 3
    play = sit(where, {"v": "sheriff 0,0"}, todo=SUSPENSE, ground=field(walls=walls, water="1,0"))
    play.answer("victim v", seat=1)
    assert play.offers("move") == ["1,0"]


# --- hunting, tokens --------------------------------------------------------------------------------------------------


@pytest.mark.rule("hunting.one-action-per-monster")
def test_a_monster_is_given_one_action_a_turn(sit):
    play = sit({"ann": "1 plain 0,0", "y": "1 plain 9,9", "bob": "0 plain 1,1"}, actions=2, nature=["4"])
    play.answer("act ann move", "break", "move 0,1", seat=1)
    assert play.refuses("act ann close") == "hunting.one-action-per-monster"


@pytest.mark.rule("hunting.three-kinds-one-at-a-time")
def test_an_action_is_resolved_before_the_next(sit):
    where = {"ann": "1 plain 0,0", "y": "1 plain 9,9", "bob": "0 plain 20,15"}
    play = sit(where, {"v": "nerd 3,0"}, crypts={0: "fire_axe"})
    play.answer("act ann move", "move 3,0", seat=1)
    assert play.asked() == (0, "slaying")
    assert play.refuses("act y move", seat=0) == "hunting.three-kinds-one-at-a-time"


@pytest.mark.rule("actions.one-per-hundred-points", "actions.unused-are-lost")
def test_actions_come_with_the_build_total_and_do_not_add_up(sit):
    play = sit({"ann": "1 plain 0,0", "bob": "0 plain 20,15"}, actions=2)
    play.answer("act ann move", "done", seat=1)
    play.answer("done", seat=0)
    assert play.table.actions == 2


@pytest.mark.rule("actions.one-per-hundred-points")
def test_the_number_of_actions_does_not_depend_on_losses(sit):
    from gloam.games.horrorclix.rules.setup import new_table

    t = new_table(2, GAME.options.read({"build_total": 300}, 2))
    assert t.base_actions == 3
    play = sit({"ann": "1 plain 0,0", "bob": "0 plain 20,15"}, actions=3)
    assert play.view()["actions"] == 3


@pytest.mark.rule("actions.one-per-hundred-points")
@pytest.mark.parametrize(("chosen", "told"), [({}, []), ({"actions": 2}, [(2, 1)]), ({"preset": "shroud_of_mist"}, [])])
def test_everyone_hears_of_actions_that_the_book_does_not_give(chosen, told):
    """One for each hundred points is the default; the scenarios print two."""
    options = GAME.options.read({"build_total": 100, "crypts": "dealt", "map": "first", **chosen}, 2)
    heard = []
    game = begin(Setup(GAME, 2, options, 5), Seeded(5), heard)
    dice = random.Random(5)
    while clix(game.table).turn == 0:
        game.answer(dice.choice(game.asked[0].options))
    assert [happening.event[1:] for happening in heard if happening.event[0] == "house_actions"] == told
    assert clix(game.table).actions <= (2 if chosen else 1)


@pytest.mark.rule("actions.token-after-resolution")
def test_the_token_comes_when_the_action_is_resolved(sit):
    play = sit({"ann": "1 plain 0,0", "y": "1 plain 9,9", "bob": "0 plain 20,15"})
    play.answer("act ann move", seat=1)
    assert play.tokens("ann") == 0
    play.answer("move 1,0", seat=1)
    assert play.tokens("ann") == 1


@pytest.mark.rule("actions.two-tokens-bar-actions")
def test_two_tokens_bar_actions(sit):
    play = sit({"ann": "1 plain 0,0 tokens=2", "y": "1 plain 9,9", "bob": "0 plain 3,0"})
    for action in ("move", "close", "ranged"):
        assert play.refuses(f"act ann {action}") == "actions.two-tokens-bar-actions"


@pytest.mark.rule("actions.two-tokens-mean-vulnerable")
def test_two_tokens_make_vulnerable_and_nothing_else(sit):
    play = sit({"ann": "1 plain 0,0 tokens=1", "y": "1 plain 9,9", "bob": "0 plain 20,15"})
    play.answer("act ann move", "done", seat=1)
    assert play.table.vulnerable(play.number("ann"))
    assert play.dial_of("ann") == {"speed": 8, "attack": 7, "defense": 14, "damage": 2}


@pytest.mark.rule("hourglasses.immovable-no-moves")
def test_the_immovable_do_not_move(sit, dial):
    dial("mr_fright_r", 7, speed=-1)
    play = sit({"ann": "1 brawler 0,0 blooded", "bob": "0 plain 1,0"})
    assert play.refuses("act ann move") == "hourglasses.immovable-no-moves"
    assert play.can("act ann close")


@pytest.mark.rule("hourglasses.incapable-no-actions")
def test_the_incapable_do_nothing(sit):
    play = sit({"cop": "1 zombie_cop_r 0,0 click=3", "y": "1 plain 9,9", "bob": "0 plain 1,0"})
    for action in ("move", "close", "ranged"):
        assert play.refuses(f"act cop {action}") == "hourglasses.incapable-no-actions"


@pytest.mark.rule("hourglasses.incapable-no-actions")
def test_the_incapable_take_no_free_action(sit, dial):
    dial("field_agent_r", 4, attack=-1)
    play = sit({"ann": "1 plain 0,0 blooded", "y": "1 brawler 9,9", "bob": "0 brawler 1,0"}, todo=[("after_move", 0, 0), ("act",)])
    assert play.asked() == (1, "act")


# --- hourglass --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("hourglass-phase.idle-monsters-clear-tokens")
def test_idle_monsters_clear_their_tokens(sit):
    play = sit(
        {"a": "1 plain 0,0 tokens=1", "b": "1 plain 5,0 tokens=2", "c": "1 plain 9,0 tokens=1", "bob": "0 plain 20,15 tokens=1"}
    )
    play.answer("act c move", "done", "done", seat=1)
    assert [play.tokens(label) for label in ("a", "b", "c")] == [0, 0, 2]
    assert play.tokens("bob") == 1


@pytest.mark.rule("hourglass-phase.one-unpreventable-damage", "hourglasses.state")
def test_hourglasses_cost_one_click_of_the_own_monsters(sit):
    own = {"two": "1 zombie_cop_r 0,0 click=3", "ghost": "1 lynch_ghost 9,9 click=1"}
    play = sit({**own, "bob": "0 zombie_cop_r 20,15 click=3", "x": "0 plain 15,15"})
    play.answer("done", seat=1)
    assert play.click("two") == 4
    assert play.click("ghost") == 2  # it lands on another hourglass, and that is all
    assert play.click("bob") == 3


@pytest.mark.rule("hourglass-phase.after-all-actions")
def test_tokens_hourglasses_puppets_in_this_order(sit):
    play = sit({"cop": "1 zombie_cop_r 0,0 click=3 tokens=1", "pup": "0 plain 5,5 puppet", "bob": "0 plain 20,15"})
    play.answer("done", seat=1)
    told = [event["kind"] for event in play.heard("cleared", "damaged", "released", "turn")]
    assert told == ["cleared", "damaged", "damaged", "released", "turn"]
    assert [event["monster"] for event in play.heard("damaged")] == ["m1", "m2"]


@pytest.mark.rule("hourglass-phase.one-unpreventable-damage", "hourglasses.state")
def test_a_ghost_trap_does_not_spare_a_spirit_its_hourglass(sit):
    play = sit(
        {"ann": "1 plain 0,0", "spook": "0 lynch_ghost 6,0 click=1", "x": "0 plain 20,15"},
        crypts={1: "ghost_trap"},
        todo=[("act",), ("hourglass",), ("end_turn",)],
    )
    play.answer("play ghost_trap", "target spook", "done", seat=1)
    play.answer("done", seat=0)
    assert play.click("spook") == 2


@pytest.mark.rule("preview.start-effects-any-order")
@pytest.mark.parametrize(("first", "bobs"), [("effect mum foul_aura", 5), ("emerge mum", 4)])
def test_a_cocoon_heals_when_its_owner_likes(sit, first, bobs):
    where = {"mum": "1 tomb_mummy 0,0 click=5 line=1", "y": "1 plain 9,9", "bob": "0 plain 1,0"}
    play = sit(where, effects=[("cocoon", "mum", 1)], todo=[("turn", 1), ("end_turn",)])
    assert play.asked() == (1, "preview")
    assert set(play.options()) == {"effect mum foul_aura", "emerge mum"}
    play.answer(first, seat=1)  # healed to click 3 it has no aura
    assert play.asked() == (1, "act")
    assert (play.click("mum"), play.click("bob")) == (3, bobs)
    assert play.effects() == []


@pytest.mark.rule("preview.start-effects-any-order")
def test_a_cocoon_alone_heals_by_itself(sit):
    where = {"ann": "1 plain 0,0 click=6", "y": "1 plain 9,9", "bob": "0 plain 20,15"}
    play = sit(where, effects=[("cocoon", "ann", 1)], todo=[("turn", 1), ("end_turn",)])
    assert play.asked() == (1, "act")
    assert play.click("ann") == 4
    play = sit(where | {"ann": "1 plain"}, effects=[("cocoon", "ann", 1)], todo=[("turn", 1), ("end_turn",)])
    assert play.effects() == []  # it died meanwhile


@pytest.mark.rule("preview.effects-of-players-who-are-out", "turns.eliminated-player-skipped")
def test_what_lasts_until_a_turn_of_a_player_who_is_out_ends_when_it_would_have_come(sit):
    where = {"ann": "1 plain 0,0", "bob": "0 plain 20,15", "cid": "2 plain 20,10"}
    kept = [("im_not_going_anywhere", "v", 2), ("im_not_going_anywhere", "w", 0)]
    play = sit({**where, "cid": "2 plain"}, {"v": "cop 5,5", "w": "nerd 8,8"}, seats=3, effects=kept)
    play.answer("done", seat=1)  # the place of seat 2 is passed
    assert play.effects() == []
    play = sit(where, {"v": "cop 5,5", "w": "nerd 8,8"}, seats=3, effects=kept)
    play.answer("done", seat=1)
    assert play.effects() == [{"card": "im_not_going_anywhere", "victim": "v2"}]
