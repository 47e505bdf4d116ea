"""Vivian: Self Heal, Adrenaline Rush."""

from __future__ import annotations

import pytest

from the_victim.conftest import Play, Sit

VICTIMS = "diego vivian sean lucien"
LINE = "camp n path_1, path_1 n path_2, path_2 n path_10"


@pytest.mark.rule("vivian.self-heal")
@pytest.mark.parametrize(("dice", "wounds"), [("1 1 1", 0), ("1 1 0", 1)])
def test_self_heal(sit: Sit, dice: str, wounds: int) -> None:
    play = sit(VICTIMS, wounds="vivian 1")
    play.answer("use self_heal", seat=1, nature=dice)
    assert play.wounds("vivian") == wounds
    assert sit(VICTIMS).refuses("use self_heal") == "vivian.self-heal"


@pytest.mark.rule("vivian.self-heal-not-heal")
def test_self_heal_beside_heal(sit: Sit) -> None:
    play = sit(VICTIMS, wounds="vivian 1, diego 1")
    play.answer("heal diego", "use self_heal", seat=1, nature="1 1 1 1 1 1")
    assert play.wounds("vivian", "diego") == [0, 0]


@pytest.mark.rule("vivian.self-heal-debuff")
def test_self_heal_against_a_debuff(sit: Sit) -> None:
    play = sit(VICTIMS, evil="widow", debuffs="vivian poisoned")
    play.answer("use self_heal", seat=1, nature="2 2")
    assert play.victim("vivian")["debuffs"] == []


@pytest.mark.rule("vivian.self-heal-token")
def test_self_heal_every_turn(sit: Sit) -> None:
    play = sit(VICTIMS, wounds="vivian 1", curse_after=9)
    play.answer("use self_heal", seat=1, nature="0 0 0")
    assert play.victim("vivian")["tokens"] == ["self_heal"]
    play.answer("end", "end").answer("end", nature="hail").answer("end")
    assert play.victim("vivian")["tokens"] == []
    assert "use self_heal" in play.options(1)


def test_a_table_may_let_self_heal_recharge(sit: Sit) -> None:
    play = sit(VICTIMS, wounds="vivian 1", curse_after=9, self_heal="recharge")
    play.answer("use self_heal", seat=1, nature="0 0 0")
    play.answer("end", "end").answer("end", nature="hail").answer("end")
    assert play.refuses("use self_heal", 1) == "skill.recharge"
    play.answer("end", "end").answer("end", nature="hail").answer("end")
    assert "use self_heal" in play.options(1)


def attacked(sit: Sit, nature: str, **told: object) -> Play:
    """The Ghost, of seat 3, attacks Vivian."""
    play = sit(**{"victims": VICTIMS, "turn": "evil", "evil": "ghost", "status": "vivian agi 3", "tiles": LINE, **told})
    return play.answer("attack vivian", seat=3, nature=nature)


@pytest.mark.rule("vivian.adrenaline-rush")
def test_adrenaline_rush_runs_in_the_evils_turn(sit: Sit) -> None:
    play = attacked(sit, "2 1 1 1")
    assert play.asked() == (1, "adrenaline_rush")
    play.answer("run", "step path_1", "step path_2", seat=1, nature="1 1 0")
    assert play.at("vivian") == "path_2"
    assert play.asked() == (3, "evil")
    assert play.view["points"] == 1


@pytest.mark.rule("vivian.adrenaline-rush")
def test_she_need_not_go_all_the_way(sit: Sit) -> None:
    play = attacked(sit, "2 1 1 1")
    play.answer("run", "step path_1", "stop", seat=1, nature="1 1 0")
    assert play.at("vivian") == "path_1"


@pytest.mark.rule("vivian.adrenaline-rush-threshold")
def test_adrenaline_rush_from_three_and_three(sit: Sit) -> None:
    assert attacked(sit, "2 1 1 1", status="vivian agi 2").asked() == (3, "evil")


@pytest.mark.rule("vivian.adrenaline-rush-timing")
@pytest.mark.parametrize(("dice", "wounds"), [("1 1 1", 0), ("0 1 0", 1)])
def test_adrenaline_rush_hit_or_not(sit: Sit, dice: str, wounds: int) -> None:
    play = attacked(sit, f"2 {dice}")
    assert play.wounds("vivian") == wounds
    assert play.asked() == (1, "adrenaline_rush")


@pytest.mark.rule("vivian.adrenaline-rush-no-draw")
def test_adrenaline_rush_draws_no_tiles(sit: Sit) -> None:
    play = attacked(sit, "2 1 1 1")
    play.answer("run", seat=1, nature="3 3 3")
    assert play.options(1) == ["step path_1", "stop"]


@pytest.mark.rule("vivian.adrenaline-rush-not-critical")
def test_no_adrenaline_rush_while_critical(sit: Sit) -> None:
    play = attacked(sit, "5 1 1 1", wounds="vivian 1")
    assert play.wounds("vivian") == 2
    assert play.asked() == (3, "evil")


def test_the_rush_is_a_run_of_its_own(sit: Sit) -> None:
    """In the middle of her own Run a Web attacks her; she rushes, and then the Run goes on from where she is."""
    play = sit(VICTIMS, evil="widow", status="vivian agi 4", tiles=LINE, webs="path_1")
    play.answer("run", "step path_1", seat=1, nature="2 1 0 0 2 2")
    assert play.asked() == (1, "adrenaline_rush")
    play.answer("run", "step path_2", seat=1, nature="1 0 0")
    assert play.asked() == (1, "run")
    play.answer("step path_1", seat=1)
    assert play.refuses("step camp", 1) == "run.no-retracing"
