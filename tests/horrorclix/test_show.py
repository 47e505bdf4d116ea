"""What is shown before anyone commits: numbers needed, chances, reach, danger and reasons; and how things are told."""

from __future__ import annotations

import pytest

import gloam
from gloam.games.horrorclix import GAME
from gloam.games.horrorclix.show.odds import chance_of
from gloam.kernel.game import Refused
from horrorclix.conftest import field


def parts(play, seat):
    """What the question of a seat is about."""
    return GAME.shown.question_parts(play.game, play.game.question_for(seat))


def label(play, text):
    return str(GAME.shown.label(play.game, GAME.catalogue.number(play.full(text))))


def told(play):
    """The sentences of the log."""
    return [line for _, _, event, table in play.game.watch if (line := GAME.shown.describe(event, table))]


@pytest.mark.parametrize(("needs", "chance"), [(2, 97), (3, 97), (7, 58), (8, 42), (12, 3), (15, 3)])
def test_a_chance_is_that_of_two_dice_with_criticals(needs, chance):
    assert chance_of(needs) == chance


def test_every_possible_attack_is_foreseen_with_its_number(sit):
    play = sit({"ann": "1 plain 0,0", "bob": "0 plain 5,0", "cid": "0 brawler 6,3 click=8"})
    hunt = parts(play, 1)["hunts"]["m1"]
    (shot,) = [entry for entry in hunt["open"] if (entry["action"], entry["power"]) == ("ranged", "plain")]
    aims = {aim["target"]: aim for aim in shot["aims"]}
    assert (aims["m2"]["needs"], aims["m2"]["chance"], aims["m2"]["clicks"], aims["m2"]["line"]) == (7, 58, 2, "clear")
    assert not aims["m2"]["deadly"]
    assert aims["m3"]["deadly"]
    assert aims["m2"]["attack"] == {"total": 7, "reasons": [["base", "dial", 7]]}
    closed = {(entry["action"], entry["power"]): entry["rule"] for entry in hunt["closed"]}
    assert closed["close", "plain"] == "close-combat.adjacent-target"


def test_what_hinders_a_line_of_fire_is_named(sit):
    play = sit({"ann": "1 plain 0,0", "bob": "0 plain 6,0"}, ground=field(hindering="3,0"))
    play.answer("act ann ranged", seat=1)
    aim = parts(play, 1)["aims"]["m2"]["plain"]
    assert (aim["line"], aim["through"], aim["needs"], aim["chance"]) == ("hindered", ["d1"], 8, 42)
    assert aim["defense"]["reasons"] == [["base", "dial", 14], ["modifier", "hindering terrain", 1]]
    assert label(play, "target bob") == "Field Agent 2: 8 or more, 42 %, 2 damage"


def test_a_die_for_the_damage_is_told_before_the_attack(sit):
    play = sit({"saw": "1 chainsaw 0,0 click=5", "bob": "0 zombie_cop_r 1,0 click=1", "x": "0 plain 20,15"})
    play.answer("act saw close slash", seat=1)
    assert label(play, "target bob").endswith(" %, a die for the damage")


def test_reach_ways_and_danger_are_told_before_a_move(sit):
    play = sit({"ann": "1 brawler 0,0", "bob": "0 plain 9,0", "cid": "0 brawler 0,9 tokens=2"}, {"v": "nerd 3,0"})
    hunt = parts(play, 1)["hunts"]["m1"]
    assert "d1" in hunt["reach"]
    assert "h1" not in hunt["reach"]
    assert hunt["breaks_away"] is None
    play.answer("act ann move", seat=1)
    move = parts(play, 1)["move"]
    assert move["ways"]["c3"][-1] == "c3"
    assert len(move["ways"]["c3"]) == 2
    threats = {threat["monster"]: threat["spaces"] for threat in move["threats"]}
    assert set(threats) == {"m2"}  # the other one is vulnerable
    assert "b1" not in threats["m2"]  # the Nerd stands in the line
    assert "f3" in threats["m2"]
    assert label(play, "move 3,0") == "To D1: slays the Nerd"


def test_breaking_away_has_its_chance(sit):
    play = sit({"ann": "1 brawler 0,0", "bob": "0 plain 1,0"})
    assert parts(play, 1)["hunts"]["m1"]["breaks_away"] == 50
    play.answer("act ann move", seat=1)
    assert label(play, "break") == "Break away: 4 or more, 50 %"


def test_victims_that_are_known_show_where_they_could_go(sit):
    play = sit(
        {"ann": "1 plain 0,0", "bob": "0 plain 20,15"}, {"v": "nerd 9,9", "w": "? 12,9"}, todo=[("choose_victim",), ("end_turn",)]
    )
    reach = parts(play, 1)["victims"]
    assert set(reach) == {"v1"}
    assert "n10" in reach["v1"]
    assert "o10" not in reach["v1"]  # speed 4


def test_the_next_click_is_told(sit):
    play = sit({"dog": "1 dog_soldier_r 0,0 click=2", "bob": "0 plain 9,9", "end": "0 dog_soldier_r 12,12 click=8"})
    assert play.monster("dog")["next"] == "attack 8 with Slash, defense 14; Dead Aim is lost"
    assert play.monster("dog")["left"] == 6
    assert play.monster("end")["next"] == "it dies"
    assert play.monster("end")["left"] == 0


def test_a_value_that_is_not_the_dials_has_its_reasons(sit):
    play = sit({"ann": "1 brawler 3,0", "bob": "0 plain 9,9"}, ground=field(hindering="3,0"))
    shown = play.monster("ann")
    assert shown["values"]["speed"] == 3
    assert shown["reasons"] == {"speed": [["base", "half, from hindering terrain", 3]]}


def test_an_attack_is_told_with_its_numbers(sit):
    play = sit({"ann": "1 plain 0,0", "bob": "0 plain 1,0 click=8"}, nature=["4", "5"])
    play.answer("act ann close", "target bob", seat=1)
    assert told(play)[:4] == [
        "Field Agent attacks Field Agent 2 and needs 7 or more (58 %).",
        "Field Agent rolls 4 and 5 and hits Field Agent 2.",
        "Field Agent 2 takes 2 damage.",
        f"Field Agent 2 is killed by Field Agent: {play.view()['players'][1]['points']} points for seat 2.",
    ]


def test_a_move_is_one_line_of_the_log(sit):
    play = sit({"ann": "1 brawler 0,0", "bob": "0 plain 20,15"})
    play.answer("act ann move", "move 5,0", seat=1)
    assert told(play)[0] == "Mr. Fright moves to F1."
    assert len(play.heard("moved")) == 5


def test_figures_of_one_name_are_told_apart(sit):
    play = sit({"ann": "1 plain 0,0", "bob": "0 plain 9,9", "cid": "1 plain 3,3"}, {"v": "nerd 5,5", "w": "nerd 7,7", "x": "? 8,8"})
    assert [monster["name"] for monster in play.view()["monsters"]] == ["Field Agent", "Field Agent 2", "Field Agent 3"]
    assert [victim["name"] for victim in play.view()["victims"]] == ["Nerd 1", "Nerd 2", "Victim 3"]


def test_the_glossary_has_everything_and_nothing_hidden():
    glossary = GAME.shown.glossary()
    assert len(glossary["versions"]) == 107 + 6
    assert (len(glossary["powers"]), len(glossary["twists"]), len(glossary["archetypes"])) == (55, 48, 16)
    assert (len(glossary["cabals"]), len(glossary["maps"]), len(glossary["armies"])) == (6, 2, 7)
    for cabal in glossary["cabals"].values():
        assert cabal["leaders"]
        assert set(cabal["leaders"]) <= set(cabal["members"])
    for version in glossary["versions"].values():
        assert version["dial"][-1] == []
        assert all(len(click) in (0, 4) for click in version["dial"])
    assert glossary["versions"]["bane_wolf"]["transforms"] == "when it has slain a victim"


def test_a_crypt_refuses_with_the_rule_of_building():
    game = gloam.new("horrorclix", 2, {"build_total": 100, "crypts": "chosen"}, seed=1)
    seat = game.asked[0].seat
    game.answer("conceal trip", seat)
    game.answer("conceal the_chosen_few", seat)
    for card, rule in (("trip", "plot-twists.no-duplicates"), ("last_monster_standing", "subplots.one-per-crypt")):
        with pytest.raises(Refused) as refused:
            game.answer(f"conceal {card}", seat)
        assert refused.value.rule == rule


def test_every_answer_of_the_catalogue_reads_as_something_at_any_time(sit):
    bare = gloam.new("horrorclix", 2, {"preset": "standard"}, seed=1)
    play = sit({"ann": "1 plain 0,0", "bob": "0 plain 20,15"}, {"v": "nerd 9,9"})
    for game in (bare, play.game):
        for answer in range(len(GAME.catalogue)):
            assert GAME.shown.label(game, answer).name
