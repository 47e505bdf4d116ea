"""Insanity, possession, and who is whose friend."""

from __future__ import annotations

import pytest

from horrorclix.conftest import field

MAD = "jekyll_and_hyde 0,0 click=10 side=b"


@pytest.mark.rule("insanity.only-owner-rolls")
def test_only_the_owner_rolls(sit):
    play = sit({"hyde": f"0 {MAD} insane", "ann": "1 plain 9,9", "bob": "0 plain 20,15"}, todo=[("turn", 1)])
    assert play.asked() == (1, "act")  # no die was rolled
    assert play.monster("hyde")["controller"] == 1


@pytest.mark.rule("insanity.owner-cannot-use-it")
def test_the_owner_cannot_use_an_insane_monster(sit):
    play = sit({"hyde": f"1 {MAD} tokens=2", "ann": "1 plain 9,9", "bob": "0 plain 20,15"}, todo=[("turn", 1)], nature=["1"])
    assert play.tokens("hyde") == 0
    for action in ("move", "close", "ranged"):
        assert play.refuses(f"act hyde {action}") == "insanity.owner-cannot-use-it"


@pytest.mark.rule("insanity.passes-round-the-table", "insanity.normal-tokens", "allegiance.by-control")
def test_an_insane_monster_passes_round_the_table(sit):
    where = {"hyde": f"0 {MAD} insane", "ann": "1 plain 9,9", "cid": "2 plain 15,15", "dee": "0 plain 20,0"}
    play = sit(where, seats=3, actions=2)
    t = play.table
    assert t.controller(0) == 1
    assert t.friendly(0, 1)
    assert not t.friendly(0, 2)
    assert not t.friendly(0, 3)
    play.answer("act hyde move", "done", seat=1)
    assert t.actions == 1
    assert play.tokens("hyde") == 1
    play.answer("done", seat=1)
    assert play.monster("hyde")["controller"] == 2
    play.answer("act hyde move", "done", "done", seat=2, nature=["6"])
    assert play.tokens("hyde") == 2


@pytest.mark.rule("insanity.ends-at-owners-turn")
def test_at_the_owners_turn_control_returns_and_the_die_is_rolled_anew(sit):
    play = sit({"hyde": f"0 {MAD} insane", "ann": "1 plain 9,9", "dee": "0 plain 20,0"}, nature=["6"])
    play.answer("done", seat=1)
    assert not {"insane", "puppet"} & set(play.statuses("hyde"))
    assert play.monster("hyde")["controller"] == 0
    assert play.can("act hyde move", 0)
    assert len(play.heard("rolled")) == 1


@pytest.mark.rule("insanity.no-points-for-it")
def test_an_insane_monster_is_worth_nothing(sit):
    where = {"ann": "1 plain 1,0", "hyde": "0 plain 0,0 click=8 insane", "dee": "0 plain 20,0", "cid": "2 plain 9,9"}
    play = sit(where, seats=3, active=2, todo=[("harm", 1, 1, 0, 0, 1), ("bury",), ("act",)])
    assert play.where("hyde") is None
    assert [play.points(seat) for seat in range(3)] == [0, 0, 0]


@pytest.mark.rule("insanity.its-kills-score")
def test_the_active_player_scores_for_what_it_kills(sit):
    play = sit(
        {"mad": "0 plain 0,0 insane", "dee": "0 plain 1,0 click=8", "x": "0 plain 20,0", "ann": "1 plain 9,9"}, nature=["4", "4"]
    )
    play.answer("act mad close", "target dee", seat=1)
    assert play.points(1) == 23


PUP = {"pup": "0 plain 0,0 puppet", "ann": "1 plain 9,9", "bob": "0 plain 20,15"}


@pytest.mark.rule("possession.control-until-end-of-turn", "allegiance.by-control")
def test_a_puppet_is_the_active_players_for_a_turn(sit):
    play = sit({**PUP, "bob": "0 plain 1,0", "ann": "1 plain 0,1"})
    assert play.monster("pup")["controller"] == 1
    assert play.monster("pup")["owner"] == 0
    play.answer("act ann close", seat=1)
    assert play.offers("target") == ["bob"]  # not the puppet
    play = sit(PUP)
    assert play.can("act pup move")
    play.answer("done", seat=1)
    assert play.monster("pup")["controller"] == 0


@pytest.mark.rule("possession.normal-actions")
def test_a_puppets_actions_cost_as_usual(sit):
    play = sit({**PUP, "pup": "0 plain 0,0 puppet tokens=1"}, actions=2)
    play.answer("act pup move", "done", seat=1)
    assert play.table.actions == 1
    assert play.tokens("pup") == 2
    play = sit({**PUP, "pup": "0 plain 0,0 puppet tokens=2"})
    assert play.refuses("act pup move") == "actions.two-tokens-bar-actions"


@pytest.mark.rule("possession.end-damage")
@pytest.mark.parametrize(("who", "after"), [("zombie_cop_r 0,0 click=3", 5), ("zombie_cop_r 0,0 click=4", 5)])
def test_a_puppet_pays_at_the_end(sit, who, after):
    play = sit({**PUP, "pup": f"0 {who} puppet"})
    play.answer("done", seat=1)
    assert play.click("pup") == after


@pytest.mark.rule("possession.end-vulnerable")
@pytest.mark.parametrize("tokens", [0, 1, 2])
def test_a_puppet_is_left_vulnerable(sit, tokens):
    play = sit({**PUP, "pup": f"0 plain 0,0 puppet tokens={tokens}"})
    play.answer("done", seat=1)
    assert play.tokens("pup") == 2
    assert play.refuses("act pup move", seat=0) == "actions.two-tokens-bar-actions"
    play.answer("done", seat=0)
    assert play.tokens("pup") == 0


@pytest.mark.rule("possession.no-points-for-it")
def test_a_puppet_is_worth_nothing(sit):
    play = sit({**PUP, "pup": "0 plain 0,0 click=8 puppet"})
    play.answer("done", seat=1)
    assert play.where("pup") is None
    assert (play.points(0), play.points(1)) == (0, 0)
    play = sit({**PUP, "pup": "0 plain 0,0 click=8 puppet", "bob": "0 plain 1,0"}, nature=["1", "1"])
    play.answer("act pup close", "target bob", seat=1)
    assert (play.points(0), play.points(1)) == (0, 0)


@pytest.mark.rule("possession.its-kills-score")
def test_the_active_player_scores_for_what_a_puppet_kills(sit):
    play = sit({**PUP, "bob": "0 plain 1,0 click=8", "x": "0 plain 20,0"}, nature=["4", "4"])
    play.answer("act pup close", "target bob", seat=1)
    assert play.points(1) == 23


@pytest.mark.rule("allegiance.victims-neutral")
def test_victims_are_nobodys_friends(sit):
    walls = " ".join(f"{x},0|{x},1" for x in range(12))
    for seat in (0, 1):
        play = sit(
            {"ann": "1 plain 0,0", "bob": "0 plain 9,9", "b2": "0 plain 5,0"},
            {"v": "nerd 2,0"},
            active=seat,
            ground=field(walls=walls),
        )
        play.answer("act ann move" if seat else "act b2 move", seat=seat)
        assert not play.can("move 1,0") if not seat else not play.can("move 3,0")


@pytest.mark.rule("multiplayer.team-friendliness")
def test_teammates_are_friends(sit):
    where = {"ann": "1 plain 0,0", "cid": "3 plain 1,0", "bob": "0 plain 9,9", "dee": "2 plain 15,15"}
    play = sit(where, seats=4, teams=True, ground=field(walls=" ".join(f"{x},0|{x},1" for x in range(12))))
    assert not play.can("act ann close")
    play.answer("act ann move", seat=1)
    assert play.asked() == (1, "move")  # no breaking away
    assert play.can("move 2,0")


@pytest.mark.rule("multiplayer.any-opposing-teammate-may-respond")
def test_either_opponent_may_respond_but_only_one_card(sit):
    where = {"ann": "1 plain 0,0", "cid": "3 plain 9,0", "bob": "0 plain 9,9", "dee": "2 plain 15,15"}
    crypts = {0: "frozen_with_fear", 2: "trip", 3: "trip"}
    play = sit(where, {"v": "nerd 5,5"}, seats=4, teams=True, crypts=crypts, todo=[("suspense",), ("act",)])
    play.answer("victim v", seat=1)
    assert play.asked() == (2, "respond")
    play.answer("pass", seat=2)
    assert play.asked() == (0, "respond")
    play.answer("play frozen_with_fear", seat=0)
    assert play.asked() == (1, "act")
    play = sit(where, {"v": "nerd 5,5"}, seats=4, teams=True, crypts=crypts, todo=[("suspense",), ("act",)])
    play.answer("victim v", seat=1)
    play.answer("play trip", seat=2)
    assert play.asked() == (1, "move_victim")
    assert play.crypt(0) == ["frozen_with_fear"]
