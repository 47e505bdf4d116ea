"""The Event Phase and every Event card."""

from __future__ import annotations

import pytest

from the_victim.conftest import Play, Sit

# ---------------------------------------------------------------- the Event Phase


@pytest.mark.rule("eventphase.last-victim-draws")
def test_the_last_of_the_round_draws(sit: Sit) -> None:
    play = sit()
    play.answer("end", seat=1).answer("end", seat=2)
    assert play.heard("event") == []
    play.answer("end", seat=3, nature="hail")
    assert play.heard("event") == [{"kind": "event", "victim": "lucien", "event": "hail"}]


@pytest.mark.rule("eventphase.last-remaining")
def test_if_the_last_is_gone_the_last_who_is_there_draws(sit: Sit) -> None:
    play = sit(evil="ghost", states="sean safe")
    play.answer("end", seat=1, nature="hail")
    assert [event["victim"] for event in play.heard("event")] == ["anya"]
    assert play.asked() == (3, "evil")


@pytest.mark.rule("eventphase.last-remaining")
def test_if_the_last_leaves_in_its_own_turn_another_draws(sit: Sit) -> None:
    play = sit("diego anya sean lucien rolita", turn="rolita", tiles="camp n bunker", gate=12, row="2 times 6")
    play.answer("run", "step bunker", nature="1 0 0 hail")
    assert [event["victim"] for event in play.heard("event")] == ["lucien"]


@pytest.mark.rule("eventphase.affects-all")
def test_everyone_is_affected(sit: Sit) -> None:
    play = sit(turn="lucien", hands={"diego": "gun gun", "anya": "manual manual", "lucien": "hammer hammer"})
    play.answer("end", nature="hail")
    play.answer("discard gun", seat=0).answer("discard manual", seat=1).answer("discard hammer", seat=3)
    assert [play.hand(name) for name in ("diego", "anya", "lucien")] == [["gun"], ["manual"], ["hammer"]]


def after_snow(sit: Sit, **told: object) -> Play:
    """Lucien, the last of the round, has drawn Snow; it is Diego's turn."""
    play = sit(turn="lucien", **told)
    play.answer("end", seat=3, nature="snow")
    return play


@pytest.mark.rule("eventphase.duration-marker")
def test_a_lasting_event_stays_with_its_drawer(sit: Sit) -> None:
    play = after_snow(sit)
    assert play.view["lasting"] == [{"event": "snow", "drawer": "lucien", "begun": True}]
    assert play.view["event_discard"] == []


@pytest.mark.rule("eventphase.duration-start")
def test_a_lasting_event_begins_with_the_next_turn(sit: Sit) -> None:
    play = sit(tiles="camp n curse_1, curse_1 n path_1, path_1 n path_2, path_2 n path_10")
    play.answer("run", "step curse_1", nature="2 1 1 snow")
    assert play.view["lasting"] == [{"event": "snow", "drawer": "anya", "begun": False}]
    play.answer("step path_1", "step path_2", "step path_10", "end", seat=1)
    play.answer("run", seat=2, nature="2 2")
    assert play.heard("runs")[-1]["points"] == 2


@pytest.mark.rule("eventphase.duration-end")
def test_a_lasting_event_ends_with_its_drawers_next_turn(sit: Sit) -> None:
    play = after_snow(sit, tiles="camp n path_1")
    for seat in (0, 1, 2):
        play.answer("end", seat=seat)
    play.answer("run", "step path_1", seat=3, nature="2 1")
    assert play.heard("runs")[-1]["points"] == 2
    play.answer("stop", "end", seat=3, nature="hail")
    assert play.view["lasting"] == []
    assert play.view["event_discard"] == ["snow", "hail"]


def test_a_table_may_end_it_when_that_turn_begins(sit: Sit) -> None:
    play = after_snow(sit, event_ends="start")
    for seat in (0, 1, 2):
        assert play.view["lasting"] != []
        play.answer("end", seat=seat)
    assert play.view["lasting"] == []


def test_a_lasting_event_ends_when_the_turn_of_one_who_is_gone_would_have_ended(sit: Sit) -> None:
    lasting = [["snow", "diego", True]]  # Snow, drawn by Diego, who is possessed since
    play = sit("anya diego sean lucien", turn="anya", evil="ghost", host="diego", lasting=lasting)
    assert play.view["lasting"] != []
    play.answer("end", seat=0)
    assert play.asked() == (2, "act")
    assert play.view["lasting"] == []


@pytest.mark.rule("eventphase.immediate")
def test_other_events_are_over_at_once(sit: Sit) -> None:
    play = sit(turn="lucien")
    play.answer("end", nature="wild_animals")
    assert (play.view["event_discard"], play.view["lasting"], play.view["event"]) == (["wild_animals"], [], None)


@pytest.mark.rule("eventphase.no-reshuffle", "end.evil-darkness")
def test_the_deck_runs_down_to_darkness(sit: Sit) -> None:
    play = sit(turn="lucien", event_deck="hail")
    play.answer("end", seat=3, nature="hail")
    assert play.view["events"] == 0
    play.answer("end", "end", "end", "end", nature="darkness")
    assert play.result == ("darkness", ())


# ---------------------------------------------------------------- each card


@pytest.mark.rule("events.wild-animals")
def test_wild_animals(sit: Sit) -> None:
    tiles = "camp n corpse_4, camp s corpse_1, camp se decoder_3"
    at = "diego corpse_4, anya corpse_1, sean decoder_3"
    play = sit(turn="lucien", tiles=tiles, at=at, hands={"diego": "gun"}, worn={"diego": "shoes"})
    play.answer("end", nature="wild_animals")
    assert play.options(0) == ["discard gun", "discard shoes"]
    play.answer("discard shoes", seat=0)
    assert (play.hand("diego"), play.victim("diego")["worn"]) == (["gun"], [])
    assert play.wounds("diego", "anya", "sean", "lucien") == [0, 1, 0, 0]


@pytest.mark.rule("events.thunderclap")
def test_thunderclap(sit: Sit) -> None:
    tiles = "camp n corpse_4, camp s decoder_1, camp se decoder_3"
    at = "diego corpse_4, anya decoder_1, sean decoder_3"
    play = sit(turn="lucien", tiles=tiles, at=at, hands={"sean": "gun"})
    play.answer("end", nature="thunderclap").answer("discard gun", seat=2)
    assert play.wounds("diego", "anya", "sean") == [0, 1, 0]


@pytest.mark.rule("events.dark-curse", "events.dark-curse-before-evil")
def test_dark_curse_enrages_the_evil(sit: Sit) -> None:
    play = sit(turn="sean", evil="ghost", rage=1, tiles="camp n curse_1", at="diego curse_1")
    play.answer("end", nature="dark_curse")
    assert play.evil["rage"] == 2
    assert play.wounds("diego") == 0


@pytest.mark.rule("events.dark-curse-before-evil")
def test_dark_curse_before_the_evil_has_come(sit: Sit) -> None:
    play = sit(turn="lucien", tiles="camp n curse_1", at="diego curse_1")
    play.answer("end", nature="dark_curse")
    assert play.wounds("diego", "anya") == [1, 0]


@pytest.mark.rule("events.insect-swarm")
@pytest.mark.parametrize(("dice", "vit", "wounds"), [("2 1 0", 4, 0), ("1 0 0", 3, 1)])
def test_insect_swarm(sit: Sit, dice: str, vit: int, wounds: int) -> None:
    play = sit(turn="lucien", tiles="camp n test_vit_1", at="sean test_vit_1")
    play.answer("end", nature=f"insect_swarm {dice}")
    assert play.rolls() == [("sean", "vit", 3)]
    assert (play.victim("sean")["vit"], play.wounds("sean")) == (vit, wounds)


@pytest.mark.rule("events.insect-swarm")
def test_a_swarm_stops_nobody_elses_run(sit: Sit) -> None:
    tiles = "camp n curse_1, curse_1 n path_1, camp s test_vit_1"
    play = sit(tiles=tiles, at="sean test_vit_1")
    play.answer("run", "step curse_1", nature="2 0 0 insect_swarm 0 0 0")
    assert play.wounds("sean") == 1
    play.answer("step path_1", seat=1)
    assert play.at("anya") == "path_1"


@pytest.mark.rule("events.crows-cry")
def test_crows_cry_silences_active_skills(sit: Sit) -> None:
    play = sit(turn="lucien")
    play.answer("end", nature="crows_cry").answer("end", seat=0)
    assert play.refuses("use ground_analyze", 1) == "events.crows-cry"


@pytest.mark.rule("events.crows-cry")
def test_crows_cry_silences_passive_skills(sit: Sit) -> None:
    play = sit(turn="lucien", tiles="camp n corpse_4", at="diego corpse_4", status="diego luk 5")
    play.answer("end", nature="crows_cry").answer("search", "take", seat=0, nature="3 0 0 0 0 gun")
    assert play.asked() == (0, "act")
    assert play.hand("diego") == ["gun"]


@pytest.mark.rule("events.crows-cry-existing-tokens")
def test_crows_cry_leaves_tokens_alone(sit: Sit) -> None:
    play = sit(turn="lucien")
    play.answer("use smart_link", "end", nature="crows_cry")
    assert play.asked() == (0, "act")
    assert play.view["points"] == 3


@pytest.mark.rule("events.hail")
def test_hail(sit: Sit) -> None:
    hands = {"diego": "gun gun gun manual manual", "anya": "manual hammer hammer hammer", "sean": "amulet"}
    play = sit(turn="lucien", hands=hands, worn={"sean": "shoes jacket"})
    play.answer("end", nature="hail")
    play.answer("discard gun", "discard manual", seat=0).answer("discard hammer", "discard hammer", seat=1)
    assert play.asked() == (0, "act")
    assert [len(play.hand(name)) for name in ("diego", "anya", "sean", "lucien")] == [3, 2, 1, 0]
    assert play.victim("sean")["worn"] == ["shoes", "jacket"]


@pytest.mark.rule("events.snow")
@pytest.mark.parametrize(("dice", "points"), [("3 2", 3), ("2 2", 2), ("1 0", 1)])
def test_snow_halves_a_run(sit: Sit, dice: str, points: int) -> None:
    play = after_snow(sit, left="path_1")
    play.answer("run", seat=0, nature=dice)
    assert play.heard("runs")[-1]["points"] == points


@pytest.mark.rule("events.snow-bonus-after")
def test_shoes_count_after_the_snow(sit: Sit) -> None:
    play = after_snow(sit, left="path_1", worn={"diego": "shoes"})
    play.answer("run", seat=0, nature="2 2")
    assert play.heard("runs")[-1]["points"] == 3


@pytest.mark.rule("events.stress")
def test_stress_moves_a_point(sit: Sit) -> None:
    play = sit(turn="lucien", status="diego agi 3, diego vit 2, diego int 4, diego luk 1")
    play.answer("end", nature="stress")
    assert play.offers("lower") == ["agi", "vit", "int"]
    play.answer("lower int", seat=0)
    assert play.offers("raise") == ["agi", "vit", "luk"]
    play.answer("raise vit", seat=0)
    assert [play.victim("diego")[status] for status in ("agi", "vit", "int", "luk")] == [3, 3, 3, 1]
    assert play.asked() == (1, "lower")


def test_stress_asks_nobody_who_has_no_choice(sit: Sit) -> None:
    play = sit(turn="lucien", status="diego agi 5, diego vit 5, diego int 5, diego luk 5")
    play.answer("end", nature="stress")
    assert play.asked() == (1, "lower")


@pytest.mark.rule("events.darkness")
def test_darkness_ends_the_game_wherever_it_is_drawn(sit: Sit) -> None:
    play = sit(evil="ghost", event_deck="", tiles="camp n curse_1")
    play.answer("run", "step curse_1", nature="1 1 1 darkness")
    assert play.result == ("darkness", (3,))


@pytest.mark.rule("events.insect-swarm", "crawl.no-other-sub")
@pytest.mark.parametrize(("dice", "luk"), [("2 1", 3), ("1 1", 2)])
def test_the_swarm_tests_the_critical_too(sit: Sit, dice: str, luk: int) -> None:
    play = sit(turn="lucien", tiles="camp n test_luk_1", at="anya test_luk_1", wounds="anya 2")
    play.answer("end", nature=f"insect_swarm {dice}")
    assert (play.victim("anya")["luk"], play.wounds("anya")) == (luk, 2)


@pytest.mark.rule("hide.no-event")
def test_who_hides_first_runs_through_the_snow_unslowed(sit: Sit) -> None:
    play = sit(lasting=[["snow", "rolita", True]], tiles="camp n path_1")
    play.answer("hide", "hide", "run", nature="2 1 2 2 0")
    assert play.heard("runs")[-1]["points"] == 4
