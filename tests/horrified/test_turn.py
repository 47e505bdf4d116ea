"""A turn: Hero Phase, Monster Phase, and who decides in them."""

from __future__ import annotations

import pytest

from horrified.conftest import SetUp, Sit
from kernel.play import at_random

A, B, C = range(3)

HEROES_ACT = {"took", "gave", "played_perk"}
MONSTERS_ACT = {"event", "event_ignored", "strikes", "attacks", "rolled", "hit", "power"}


@pytest.mark.rule("turn.two-phases")
def test_the_hero_phase_comes_before_the_monster_card(sit: Sit) -> None:
    play = sit(
        "dracula creature",
        "mayor courier",
        """
        heroes.mayor.at = "barn"
        items.barn = ["torch"]
        """,
    )
    play.answer("pick_up", "take torch", "move theatre")
    assert play.view["phase"] == "hero"
    assert play.view["card"] is None
    assert not play.heard("drew_card")
    play.draw("sunrise")
    told = [event["kind"] for event in play.heard()]
    assert told[:3] == ["took", "moved", "drew_card"]
    assert told.count("drew_card") == 1


@pytest.mark.rule("turn.two-phases")
@pytest.mark.lengthy
def test_every_turn_of_whole_games_has_its_phases_in_order(set_up: SetUp) -> None:
    for seed in range(25):
        play = set_up(1 + seed % 5, seed=seed, how_many=2 + seed % 3)
        for _ in at_random(play.game, seed):
            drawn = [event["kind"] for event in play.heard("turn", "drew_card", "skipped")][-1:]
            heroes = drawn in ([], ["turn"])
            assert play.view["phase"] == ("hero" if heroes else "monster")
            if heroes:
                assert play.asked()[1] not in ("closest", "target", "hit", "cover")
            else:
                assert play.asked()[1] not in ("act", "take", "share", "advance", "pay")
        phase = "hero"
        for event in play.heard():
            if event["kind"] == "turn":
                assert phase == "monster"
                phase = "hero"
            elif event["kind"] in ("drew_card", "skipped"):
                assert phase == "hero"
                phase = "monster"
            assert event["kind"] not in (HEROES_ACT if phase == "monster" else MONSTERS_ACT)


@pytest.mark.rule("turn.current-player")
def test_the_current_player_breaks_a_tie_in_the_monster_phase(sit: Sit) -> None:
    """Dracula leaves the Crypt; the Heroes of seats 0 and 2 are equally close, and seat 1 takes the turn."""
    play = sit(
        "dracula creature",
        "mayor courier scientist",
        """
        turn = 1
        heroes.mayor.at = "bridge_north"
        heroes.courier.at = "barn"
        heroes.scientist.at = "lamppost"
        """,
    )
    play.draw("sunrise")
    assert play.asked() == (B, "closest")
    assert play.options(B) == ["toward mayor", "toward scientist"]
    for other in (A, C):
        assert play.options(other) == []
        assert play.refuses("toward mayor", seat=other) == ""
    play.answer("toward scientist", seat=B)
    assert play.at("dracula") == "abbey"


@pytest.mark.rule("turn.current-player")
def test_the_current_player_says_who_is_attacked_and_the_victim_how_to_defend(sit: Sit) -> None:
    play = sit(
        "dracula creature",
        "mayor courier scientist",
        """
        turn = 1
        heroes.mayor = { at = "crypt", items = ["dart", "kite"] }
        heroes.courier.at = "barn"
        heroes.scientist = { at = "crypt", items = ["wine"] }
        """,
    )
    play.draw("sunrise")
    assert play.asked() == (B, "target")
    assert play.options() == ["attack scientist", "attack mayor"]
    play.answer("attack mayor", seat=B, nature=["hit", "blank"])
    assert play.asked() == (A, "hit")  # no tie, but the owner's own choice


@pytest.mark.rule("turn.current-player")
def test_only_the_current_player_acts(sit: Sit) -> None:
    play = sit("dracula creature", "mayor courier", 'heroes.courier.perks = ["rush"]')
    assert play.asked() == (A, "act")
    assert play.options(B) == ["play rush"]
    assert play.refuses("move lamppost", seat=B) == "turn.current-player"
    assert play.refuses("pick_up", seat=B) == "turn.current-player"


@pytest.mark.rule("turn.one-monster-card")
def test_one_monster_card_a_turn_with_all_its_parts(sit: Sit) -> None:
    play = sit("dracula creature", "mayor courier", 'heroes.mayor.at = "crypt"')
    assert play.view["monster_deck"] == 30
    play.draw("the_enthralled", "blank", "blank", items="dart kite wine")
    assert play.view["monster_deck"] == 29
    assert play.view["monster_discard"] == ["the_enthralled"]
    assert [event["kind"] for event in play.heard("drew_card")] == ["drew_card"]
    assert [event["item"] for event in play.heard("placed")] == ["dart", "kite", "wine"]  # Items,
    assert play.at("lucy") == "theatre"  # Event,
    assert [event["monster"] for event in play.heard("strikes")] == ["dracula", "dracula"]  # Strike
    assert play.asked() == (B, "act")
    play.draw("reincarnated_soul", "blank", "blank")  # Dracula strikes, the Event is no one's
    assert play.view["monster_deck"] == 28
    assert play.view["monster_discard"] == ["the_enthralled", "reincarnated_soul"]


@pytest.mark.rule("turn.clockwise")
def test_the_turn_passes_to_the_left(sit: Sit) -> None:
    play = sit("creature frankenstein_bride", "mayor courier scientist")
    for seat in (A, B, C):
        assert play.asked() == (seat, "act")
        assert (play.view["turn"], play.view["phase"]) == (seat, "hero")
        play.draw("reincarnated_soul")  # about the Mummy; nobody of this game strikes
    assert play.asked() == (A, "act")
    assert [event["seat"] for event in play.heard("turn")] == [B, C, A]
