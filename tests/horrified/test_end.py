"""How a game ends: the Heroes triumph, Terror, or out of time."""

from __future__ import annotations

from collections import Counter

import pytest

from gloam.games.horrified import GAME
from horrified.conftest import SetUp, Sit
from kernel.play import at_random

BOTH_READY = """
    heroes.mayor = { at = "crypt", items = ["crucifix", "wine", "dart", "kite", "flower"] }
    monsters.creature = "crypt"
    mat.dracula.coffins = []
    mat.creature.boat = 19
    """


@pytest.mark.rule("end.win-immediate")
def test_the_last_defeated_monster_wins_the_game_at_once(sit: Sit) -> None:
    play = sit("dracula creature", "mayor courier", f"actions = 4\n{BOTH_READY}")
    play.answer("defeat dracula", "use crucifix", "use wine")
    assert play.result is None
    assert list(play.view["mats"]) == ["creature"]
    assert play.asked() == (0, "act")
    play.answer("defeat creature", "use dart", "use kite", "use flower")
    assert play.result == "won"
    assert play.view["actions"] == 2
    assert play.view["monster_deck"] == 30  # no card was drawn
    assert play.game.asked == ()
    assert play.refuses("end") == ""


@pytest.mark.rule("end.win-immediate")
def test_the_game_can_be_won_in_the_middle_of_the_monster_phase(sit: Sit) -> None:
    """The Bride walks into Frankenstein's arms before anyone has struck."""
    play = sit(
        "frankenstein_bride creature",
        "mayor courier",
        """
        mats = ["frankenstein_bride"]
        monsters = { frankenstein = "church", bride = "lamppost" }
        mat.frankenstein_bride = { frankenstein = 11, bride = 8 }
        """,
    )
    play.draw("the_meeting")
    assert play.result == "won"
    assert play.view["phase"] == "monster"
    assert not play.heard("strikes")


@pytest.mark.rule("end.terror-loss")
def test_the_skull_ends_the_game_in_the_middle_of_a_strike(sit: Sit) -> None:
    """The Wolf Man defeats a Villager; Dracula, who stands beside a Hero, would be next."""
    position = """
        terror = TERROR
        heroes.mayor.at = "crypt"
        villagers.maria = "mansion"
        """
    play = sit("wolf_man dracula", "mayor courier", position.replace("TERROR", "6"))
    play.draw("reincarnated_soul", "hit", "blank")
    assert play.result == "terror"
    assert play.view["terror"] == play.view["skull"]
    assert [event["monster"] for event in play.heard("strikes")] == ["wolf_man"]
    assert play.game.asked == ()
    earlier = sit("wolf_man dracula", "mayor courier", position.replace("TERROR", "5"))
    earlier.draw("reincarnated_soul", "hit", "blank", "blank", "blank")
    assert [event["monster"] for event in earlier.heard("strikes")] == ["wolf_man", "dracula"]
    assert earlier.result is None


@pytest.mark.rule("end.terror-loss")
def test_terror_never_goes_beyond_the_skull(sit: Sit) -> None:
    play = sit(
        "wolf_man creature",
        "mayor courier",
        'terror = 6\nvillagers = { maria = "mansion", fritz = "mansion", maleva = "mansion" }',
    )
    play.draw("reincarnated_soul").answer("attack maria", nature=["power", "hit"])
    assert play.result == "terror"
    assert play.view["terror"] == 7
    assert [event["person"] for event in play.heard("defeated")] == ["maria"]


@pytest.mark.rule("end.terror-causes")
def test_a_defeated_hero_raises_terror_by_one(sit: Sit) -> None:
    play = sit("wolf_man creature", "mayor courier", 'heroes.mayor.at = "mansion"')
    play.draw("reincarnated_soul", "hit", "hit")
    assert play.heard("terror") == [{"kind": "terror", "level": 1, "cause": "hero"}]


@pytest.mark.rule("end.terror-causes")
def test_each_defeated_villager_raises_terror_by_one(sit: Sit) -> None:
    play = sit("wolf_man creature", "mayor courier", 'villagers = { maria = "mansion", fritz = "mansion" }')
    play.draw("reincarnated_soul").answer("attack maria", nature=["hit", "power"])
    assert play.heard("terror") == [
        {"kind": "terror", "level": 1, "cause": "villager"},
        {"kind": "terror", "level": 2, "cause": "villager"},
    ]


@pytest.mark.rule("end.terror-causes")
def test_an_early_meeting_raises_terror_by_one(sit: Sit) -> None:
    play = sit("frankenstein_bride dracula", "mayor courier", 'monsters = { frankenstein = "church", bride = "lamppost" }')
    play.draw("the_meeting", items="dart kite")
    assert play.heard("terror") == [{"kind": "terror", "level": 1, "cause": "meeting"}]


@pytest.mark.rule("end.terror-causes")
def test_terror_has_these_three_causes_and_no_other(set_up: SetUp) -> None:
    found: Counter[str] = Counter()
    for seed in range(60):
        play = set_up(1 + seed % 5, seed=seed, monsters=["frankenstein_bride", "wolf_man", "dracula"])
        level = play.view["terror"]
        for _ in at_random(play.game, seed):
            pass
        causes: Counter[str] = Counter()
        for event in play.heard("terror"):
            level += 1
            assert event["level"] == level
            causes[event["cause"]] += 1
        lost = [event["person"] for event in play.heard("defeated")]
        heroes = [person for person in lost if person in {hero["hero"] for hero in play.view["heroes"]}]
        meetings = len(play.heard("rage"))
        assert causes == Counter(hero=len(heroes), villager=len(lost) - len(heroes), meeting=meetings)
        found += causes
    assert set(found) == {"hero", "villager", "meeting"}


@pytest.mark.rule("end.deck-out-loss")
def test_a_card_to_draw_from_an_empty_deck_loses_the_game(sit: Sit) -> None:
    play = sit("dracula creature", "mayor courier", "decks.monster_deck = []")
    assert play.view["monster_deck"] == 0
    assert len(play.view["monster_discard"]) == 30
    play.answer("end")
    assert play.result == "out-of-time"
    assert play.view["monster_deck"] == 0  # nothing was shuffled back
    assert len(play.view["monster_discard"]) == 30
    assert not play.heard("drew_card", "turn")


@pytest.mark.rule("end.deck-out-loss")
def test_no_card_is_needed_when_dawn_breaks(sit: Sit) -> None:
    play = sit("dracula creature", "mayor courier", "monster_phase_skipped = true\ndecks.monster_deck = []")
    play.answer("end")
    assert play.result is None
    assert play.asked() == (1, "act")
    play.answer("end")
    assert play.result == "out-of-time"


@pytest.mark.rule("end.final-hero-phase")
def test_after_the_last_card_there_is_one_more_hero_phase(sit: Sit) -> None:
    position = """
        turn = 1
        mats = ["creature"]
        monsters.creature = "barn"
        mat.creature.boat = 19
        heroes.mayor = { at = "barn", items = ["dart", "kite", "flower"] }
        decks.monster_deck = ["reincarnated_soul"]
        """
    play = sit("creature frankenstein_bride", "mayor courier", position)
    play.draw("reincarnated_soul")
    assert play.view["monster_deck"] == 0
    assert play.result is None
    assert play.asked() == (0, "act")
    assert play.view["actions"] == 5
    play.answer("move theatre", "move barn", "defeat creature", "use dart", "use kite", "use flower")
    assert play.result == "won"


@pytest.mark.rule("end.final-hero-phase")
def test_the_final_hero_phase_is_the_last_one(sit: Sit) -> None:
    play = sit("creature frankenstein_bride", "mayor courier", 'turn = 1\ndecks.monster_deck = ["reincarnated_soul"]')
    play.draw("reincarnated_soul")
    assert play.asked() == (0, "act")
    play.answer("move barn", "end")
    assert play.result == "out-of-time"


@pytest.mark.rule("end.only-three-endings")
@pytest.mark.lengthy
def test_a_game_ends_in_one_of_three_ways(set_up: SetUp, sit: Sit) -> None:
    assert set(GAME.reasons) == {"won", "terror", "out-of-time"}
    for seed in range(60):
        play = set_up(1 + seed % 5, seed=seed, how_many=2 + seed % 3)
        for _ in at_random(play.game, seed):
            assert play.result is None
            assert play.view["mats"]
            assert play.view["terror"] < play.view["skull"]
        if play.result == "terror":
            assert play.view["terror"] == play.view["skull"]
        elif play.result == "out-of-time":
            assert play.view["monster_deck"] == 0
        else:
            assert play.result == "won"
            assert not play.view["mats"]
        assert play.heard("ended") == [{"kind": "ended", "reason": play.result}]
    assert sit("dracula creature", "mayor", "decks.monster_deck = []").answer("end").result == "out-of-time"
