"""Resolving the encounter: dice at the end, totals, and who wins."""

from __future__ import annotations

import pytest

from house_of_horrors.conftest import Sit


@pytest.mark.rule("resolve.immediately")
def test_the_encounter_is_resolved_after_the_last_player(sit: Sit) -> None:
    play = sit(room="dungeon", battle="strength", hands=["gangster", "zombie", "sailor", "ghoul"], dawn=True)
    play.answer("play gangster", "play zombie", "play sailor")
    assert play.heard("totals") == []
    play.answer("discard ghoul")
    assert play.totals() == (6, 2)
    assert play.result == "dawn"


@pytest.mark.rule("resolve.question-mark")
def test_a_question_mark_is_one_die(sit: Sit) -> None:
    play = sit(room="kitchen", battle="strength", hands=["mirror_twin", "gangster", "", ""], dawn=True, nature=["roll 4"])
    play.answer("play mirror_twin", "play gangster")
    assert play.totals() == (3, 4)


@pytest.mark.rule("resolve.double-question-mark")
def test_two_question_marks_are_two_dice(sit: Sit) -> None:
    play = sit(room="dungeon", battle="strength", hands=["vampire", "gangster", "", ""], dawn=True, nature=["roll 2", "roll 4"])
    play.answer("play vampire", "play gangster")
    assert play.dice == [2, 4]
    assert play.totals() == (3, 6)


@pytest.mark.rule("components.dice")
@pytest.mark.parametrize(("pips", "one", "two"), [(1, 1, 2), (6, 6, 12)])
def test_a_die_shows_one_to_six_and_two_dice_two_to_twelve(sit: Sit, pips: int, one: int, two: int) -> None:
    nature = [f"roll {pips}"] * 3
    play = sit(room="dungeon", battle="bloodbath", hands=["mad_inventor", "vampire", "", ""], dawn=True, nature=nature)
    play.answer("play mad_inventor", "play vampire")
    assert play.totals() == (one + 1 + 2, two + 3 + 2)


@pytest.mark.rule("components.dice")
def test_each_face_of_a_die_is_as_likely(sit: Sit) -> None:
    play = sit(room="kitchen", battle="strength", hands=["mirror_twin", "gangster", "", ""], dawn=True)
    play.answer("play mirror_twin")
    play.game.nature = None
    play.answer("play gangster")
    assert play.options() == ["roll 1", "roll 2", "roll 3", "roll 4", "roll 5", "roll 6"]
    assert play.game.asked[0].weights == ()


@pytest.mark.rule("resolve.roll-at-end")
def test_dice_are_rolled_after_the_last_card_in_the_order_of_play(sit: Sit) -> None:
    play = sit(
        room="kitchen",
        battle="strength",
        butler=3,
        hands=["lucky_gambler", "gangster", "thing_in_the_walls", "mirror_twin"],
        dawn=True,
        nature=["roll 3", "roll 1", "roll 6"],
    )
    play.answer("play mirror_twin", "play lucky_gambler", "play gangster")
    assert play.dice == []
    assert [entry["rolled"] for entry in play.view["field"]] == [[], [], []]
    assert play.view["totals"]["strength"] == {"explorers": {"value": 3, "dice": 1}, "monsters": {"value": 0, "dice": 1}}
    play.answer("play thing_in_the_walls")
    assert [(event["seat"], event["pips"]) for event in play.heard("rolled")] == [(3, 3), (0, 1), (2, 6)]
    assert play.totals() == (1 + 3, 3 + 6)


@pytest.mark.rule("resolve.roll-only-chosen-category")
def test_question_marks_that_are_not_fought_are_not_rolled(sit: Sit) -> None:
    play = sit(room="dungeon", battle="terror", hands=["vampire", "mad_inventor", "", ""], dawn=True)
    play.answer("play vampire", "play mad_inventor")
    assert play.dice == []
    assert play.totals() == (1, 3)


@pytest.mark.rule("resolve.bloodbath-rolls")
def test_a_bloodbath_rolls_every_question_mark(sit: Sit) -> None:
    rolls = ["roll 1", "roll 2", "roll 3", "roll 6", "roll 6"]
    play = sit(room="kitchen", battle="bloodbath", hands=["lucky_gambler", "skeleton", "", ""], dawn=True, nature=rolls[:3])
    play.answer("play lucky_gambler", "play skeleton")
    assert play.dice == [1, 2, 3]
    assert play.totals() == (6, 4)
    attic = sit(room="belfry", battle="bloodbath", hands=["colours_from_space", "steeplejack", "", ""], dawn=True, nature=rolls[3:])
    attic.answer("play colours_from_space", "play steeplejack")
    assert attic.totals() == (7, 3 + 12)


@pytest.mark.rule("resolve.example-necromancer")
def test_the_necromancers_terror_is_one_die(sit: Sit) -> None:
    dan = 1
    play = sit(room="dungeon", butler=dan, hands=["", "necromancer", "sailor", ""], dawn=True, nature=["roll 5"])
    play.answer("declare terror", "play necromancer")
    assert play.dice == []
    play.answer("play sailor")
    assert play.dice == [5]
    assert play.totals() == (1, 5)


@pytest.mark.rule("resolve.side-totals")
def test_the_higher_total_with_items_wins(sit: Sit) -> None:
    hands = ["spelunker", "cellar_demon monster_serum", "crawling_hand", "sailor"]
    play = sit(room="dungeon", battle="strength", hands=hands, dawn=True)
    play.answer("play spelunker", "play cellar_demon", "add monster_serum", "play crawling_hand", "play sailor")
    assert play.totals() == (6, 3 + 1 + 1)
    assert play.heard("won") == [{"kind": "won", "side": "explorers"}]
    other = sit(room="dungeon", battle="terror", hands=["cellar_demon", "spelunker", "zombie", ""], dawn=True)
    other.answer("play cellar_demon", "play spelunker", "play zombie")
    assert other.totals() == (3, 4)
    assert other.heard("won") == [{"kind": "won", "side": "monsters"}]


@pytest.mark.rule("resolve.side-totals")
@pytest.mark.parametrize(
    ("hands", "totals", "won"),
    [
        (["", "bartender", "shadow_slink", "poltergeist", "country_doc"], (4, 4), "tie"),
        (["", "bartender", "shadow_slink", "poltergeist dark_moon", "country_doc"], (4, 5), "monsters"),
        (["", "bartender", "shadow_slink", "", "country_doc"], (4, 2), "explorers"),
        (["bartender", "", "poltergeist", "shadow_slink", ""], (3, 4), "monsters"),
    ],
)
def test_all_characters_of_a_side_count_whoever_plays_them(sit: Sit, hands: list[str], totals: tuple[int, int], won: str) -> None:
    """Terror in the Clock Room: Bartender 3, Country Doc 1, Shadow Slink and Poltergeist 2, Dark Moon 1."""
    play = sit(room="clock_room", battle="terror", butler=3, hands=hands, dawn=True)
    while not play.heard("totals"):
        seat, _ = play.asked()
        play.answer(play.options(seat)[0], seat=seat)
    assert play.totals() == totals
    assert [event["side"] for event in play.heard("won")] == ([] if won == "tie" else [won])


@pytest.mark.rule("resolve.example-clock-room", "spoils.example-clock-room")
def test_the_battle_in_the_clock_room(sit: Sit) -> None:
    jon, ginger, dan, ella = 0, 1, 2, 3
    hands = ["bartender", "country_doc", "shadow_slink", "poltergeist dark_moon"]
    play = sit(room="clock_room", butler=jon, hands=hands, dawn=True)
    play.answer("declare terror", seat=jon).answer("play bartender", seat=jon).answer("play country_doc", seat=ginger)
    play.answer("play shadow_slink", seat=dan).answer("play poltergeist", "add dark_moon", seat=ella)
    assert play.totals() == (4, 5)
    assert play.heard("won") == [{"kind": "won", "side": "monsters"}]
    assert play.spoils == ["bartender", "clock_room", "country_doc"]
    assert play.asked() == (ella, "take")
    play.answer("take clock_room", seat=ella)
    assert play.options(ella) == ["give bartender 2", "give country_doc 2"]
    play.answer("give country_doc 2", seat=ella)
    assert play.piles == [[], [], ["country_doc"], ["bartender", "clock_room"]]
    assert play.discard == ["dark_moon", "poltergeist", "shadow_slink"]


@pytest.mark.rule("resolve.unopposed")
def test_a_side_alone_wins_the_room_and_unused_room_items(sit: Sit) -> None:
    play = sit(room="dungeon", battle="strength", hands=["spelunker", "sailor", "ghoul", ""], room_items="music_box", dawn=True)
    play.answer("play spelunker", "done", "play sailor", "done", "discard ghoul")
    assert play.totals() == (6, 0)
    assert play.spoils == ["dungeon", "music_box"]
