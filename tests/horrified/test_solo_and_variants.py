"""Playing alone, and what players may settle among themselves before a game."""

from __future__ import annotations

import pytest

from gloam.games.horrified import components as c
from gloam.kernel.options import OptionError
from horrified.conftest import SetUp, Sit
from kernel.play import at_random

UNUSABLE = {"special_delivery", "conduct_an_investigation"}

# ---------------------------------------------------------------- Solo play


@pytest.mark.rule("solo.terror-three")
def test_alone_terror_starts_at_three(set_up: SetUp) -> None:
    assert {set_up(1, seed=seed).view["terror"] for seed in range(5)} == {3}
    assert set_up(2).view["terror"] == 0


@pytest.mark.rule("solo.terror-three")
def test_alone_the_fourth_rise_loses(sit: Sit) -> None:
    play = sit(
        "wolf_man creature",
        "mayor",
        'villagers = { maria = "mansion", fritz = "mansion", maleva = "mansion", elizabeth = "abbey" }',
    )
    assert play.view["terror"] == 3
    play.draw("reincarnated_soul").answer("attack maria", nature=["power", "blank"])  # a bite for all three
    assert play.view["terror"] == 6
    assert play.result is None
    play.draw("reincarnated_soul", "hit", "blank")
    assert play.view["terror"] == 7
    assert play.result == "terror"


@pytest.mark.rule("solo.other-rules-same")
def test_alone_every_turn_is_the_same_players_and_has_both_phases(set_up: SetUp) -> None:
    for seed in range(40):
        play = set_up(1, seed=seed)
        assert play.asked() == (0, "act")
        for _ in at_random(play.game, seed):
            assert play.view["turn"] == 0
            assert {question.seat for question in play.game.asked} == {0}
        told = ["turn" if event["kind"] == "turn" else "monsters" for event in play.heard("turn", "drew_card", "skipped")]
        assert told == (["monsters", "turn"] * len(told))[: len(told)]  # the first turn was told before anyone listened


@pytest.mark.rule("solo.other-rules-same")
def test_alone_the_turn_comes_back(sit: Sit) -> None:
    play = sit("creature frankenstein_bride", "mayor", 'heroes.mayor.perks = ["rush"]')
    for _ in range(3):
        assert play.asked() == (0, "act")
        assert play.view["actions"] == 5
        assert "play rush" in play.options()
        play.draw("reincarnated_soul")
    assert [event["kind"] for event in play.heard("turn", "drew_card")] == ["drew_card", "turn"] * 3


@pytest.mark.rule("solo.no-courier")
def test_alone_nobody_is_dealt_the_courier(set_up: SetUp) -> None:
    dealt = {set_up(1, seed=seed).view["heroes"][0]["hero"] for seed in range(1000)}
    assert dealt == set(c.HEROES) - {"courier"}
    with pytest.raises(OptionError, match=r"solo\.no-courier"):
        set_up(1, heroes=["courier"])
    assert set_up(2, heroes=["courier", "mayor"]).hero("courier")


@pytest.mark.rule("solo.two-perks-excluded")
@pytest.mark.lengthy
@pytest.mark.parametrize("solo_perks", ["remove", "replace"])
def test_alone_nobody_ever_holds_a_perk_that_needs_others(set_up: SetUp, solo_perks: str) -> None:
    held = set()
    for seed in range(150):
        play = set_up(1, seed=seed, solo_perks=solo_perks)
        for _ in at_random(play.game, seed):
            held.update(play.view["heroes"][0]["perks"])
    assert held == set(c.PERKS) - UNUSABLE


@pytest.mark.rule("solo.two-perks-excluded")
def test_alone_such_a_perk_cannot_be_played(sit: Sit) -> None:
    position = 'heroes.mayor.perks = ["special_delivery", "conduct_an_investigation", "rush"]'
    play = sit("dracula creature", "mayor", position, solo_perks="replace")
    assert play.offers("play") == ["play rush"]
    for perk in UNUSABLE:
        assert play.refuses(f"play {perk}") == "solo.two-perks-excluded"


@pytest.mark.rule("solo.perk-removal-options")
def test_alone_such_perks_are_removed_beforehand(set_up: SetUp) -> None:
    play = set_up(1)  # this is the default
    left = [c.PERKS[perk] for perk in play.table.perk_deck.cards()]
    assert not UNUSABLE & set(left)
    assert len(left) == 17  # of 20: two removed, one dealt
    kept = set_up(1, solo_perks="replace").view
    assert kept["perk_deck"] + len(kept["perk_discard"]) == 19  # only one dealt
    assert set_up(2).view["perk_deck"] == 18  # nothing is removed when two play


@pytest.mark.rule("solo.perk-removal-options")
def test_alone_such_perks_are_replaced_when_drawn(set_up: SetUp) -> None:
    items = ["dart", "dart", "wine", "wine", "kite", "kite", "knife", "knife", "flower", "flower", "charm", "torch"]
    play = set_up(
        1,
        nature=["perk special_delivery", "perk conduct_an_investigation", "perk hurry", *[f"item {item}" for item in items]],
        monsters=["creature", "dracula"],
        heroes=["mayor"],
        first_player=0,
        solo_perks="replace",
    )
    assert play.perks("mayor") == ["hurry"]
    assert sorted(play.view["perk_discard"]) == ["conduct_an_investigation", "special_delivery"]
    assert play.view["perk_deck"] == 17


@pytest.mark.rule("solo.perk-removal-options")
def test_alone_a_perk_earned_later_is_replaced_too(sit: Sit) -> None:
    play = sit("dracula creature", "mayor", 'villagers.renfield = "church"\nheroes.mayor.at = "church"', solo_perks="replace")
    play.answer("guide renfield hospital", nature=["special_delivery", "rush"])
    assert play.perks("mayor") == ["rush"]
    assert play.view["perk_discard"] == ["special_delivery"]


# ---------------------------------------------------------------- Playing again


@pytest.mark.rule("variant.choose-heroes")
def test_players_choose_their_heroes(set_up: SetUp) -> None:
    for seed in range(5):
        play = set_up(3, seed=seed, heroes=["scientist", "mayor", "courier"])
        assert [hero["hero"] for hero in play.view["heroes"]] == ["scientist", "mayor", "courier"]
        play = set_up(3, seed=seed, heroes=["scientist", "mayor"])  # the third leaves it to chance
        assert [hero["hero"] for hero in play.view["heroes"]][:2] == ["scientist", "mayor"]
    with pytest.raises(OptionError, match="heroes: the same one is named twice"):
        set_up(3, heroes=["scientist", "mayor", "scientist"])
    with pytest.raises(OptionError, match="heroes: "):
        set_up(3, heroes=["scientist", "mayor", "courier", "inspector"])


@pytest.mark.rule("variant.choose-first-player")
def test_players_agree_on_who_begins(set_up: SetUp) -> None:
    for seed in range(5):
        play = set_up(5, seed=seed, first_player=3)
        assert play.asked() == (3, "act")
        assert play.view["turn"] == 3
    with pytest.raises(OptionError, match="first_player: should be a seat from 0 to 4"):
        set_up(5, first_player=5)
