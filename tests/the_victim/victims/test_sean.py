"""Sean: Shooting, Brave."""

from __future__ import annotations

import pytest

from the_victim.conftest import Sit

VICTIMS = "diego sean anya lucien"


@pytest.mark.rule("sean.shooting", "sean.shooting-bullet")
def test_shooting_takes_an_action_point(sit: Sit) -> None:
    play = sit(VICTIMS, evil="ghost")
    play.answer("use shooting", "end", seat=1)
    assert play.evil["bullet"] is True
    play.answer("end", seat=2, nature="hail")
    assert (play.asked(), play.view["points"]) == ((3, "evil"), 1)
    play.answer("end", seat=3).answer("end", seat=0)
    assert play.asked() == (1, "act")
    assert play.evil["bullet"] is False


@pytest.mark.rule("sean.shooting-range")
def test_shooting_needs_the_evil_in_reach(sit: Sit) -> None:
    tiles = "camp n! path_1, camp s path_2"
    assert sit(VICTIMS, evil="ghost", tiles=tiles, place="path_1").refuses("use shooting") == "sean.shooting-range"
    assert "use shooting" in sit(VICTIMS, evil="ghost", tiles=tiles, place="path_2").options()
    assert sit(VICTIMS).refuses("use shooting") == "sean.shooting-range"


@pytest.mark.rule("sean.shooting-recharge")
def test_shooting_recharges(sit: Sit) -> None:
    play = sit(VICTIMS, evil="ghost")
    play.answer("use shooting", "end", seat=1)
    assert play.table.shooting == 1
    for token, usable in ((2, False), (0, True)):
        play.answer("end", seat=2, nature="hail").answer("end", seat=3).answer("end", seat=0)
        assert play.table.shooting == token
        assert ("use shooting" in play.options(1)) is usable
        if not usable:
            assert play.refuses("use shooting", 1) == "sean.shooting-recharge"
            play.answer("end", seat=1)


@pytest.mark.rule("sean.shooting-no-stack", "components.bullet-token")
def test_nobody_shoots_an_evil_that_is_shot(sit: Sit) -> None:
    play = sit(VICTIMS, evil="ghost", hands={"sean": "gun"})
    play.answer("play gun", seat=1)
    assert play.refuses("use shooting", 1) == "sean.shooting-no-stack"


@pytest.mark.rule("sean.brave")
@pytest.mark.parametrize(("vit", "targets"), [(5, ["sean"]), (4, ["diego", "sean", "anya"])])
def test_brave_steps_in(sit: Sit, vit: int, targets: list[str]) -> None:
    play = sit(VICTIMS, turn="evil", evil="ghost", status=f"sean vit {vit}")
    assert play.offers("attack") == targets
    if vit == 5:
        assert play.refuses("attack anya") == "sean.brave"


@pytest.mark.rule("sean.brave")
def test_brave_holds_for_his_own_tile(sit: Sit) -> None:
    play = sit(VICTIMS, turn="evil", evil="witch", status="sean vit 5", tiles="camp n path_1", at="anya path_1")
    assert play.offers("attack") == ["sean", "anya"]


@pytest.mark.rule("skill.passive-once-per-turn")
def test_brave_works_once_a_turn(sit: Sit) -> None:
    play = sit(VICTIMS, turn="evil", evil="werewolf", status="sean vit 5")
    play.answer("attack sean", "use target", nature="1 1 1 0 0 0")
    assert play.offers("attack") == ["diego", "sean", "anya"]


@pytest.mark.rule("sean.brave", "skill.passive-once-per-turn")
@pytest.mark.parametrize(
    ("evil", "skill", "before", "target", "nature"),
    [
        ("werewolf", "target", [], "attack sean", "3 0 0 0 0"),
        ("werewolf", "double_slash", [], "attack sean", "3 0 0 0 0 3 0 0 0 0"),
        ("witch", "corpse_explosion", ["at corpse_4"], "attack sean", "3 0 0 0 0"),
        ("doppelganger", "swap_dimension", [], "swap body sean", "2 0 0 0 0"),
        ("ghost", "behind_you", [], "attack sean", "2 0 0 0 0"),
    ],
)
def test_brave_binds_every_skill_against_one(sit: Sit, evil: str, skill: str, before: list[str], target: str, nature: str) -> None:
    """Whoever it is that stands there, the Evil has to attack Sean; having done so it may attack the others."""
    play = sit(VICTIMS, turn="evil", evil=evil, status="sean vit 5", tiles="camp n corpse_4")
    play.answer(f"use {skill}", *before)
    kind = target.split()[0]
    assert {offer.split()[-1] for offer in play.offers(kind)} == {"sean"}
    play.answer(target, nature=nature)
    assert play.offers("attack") == ["diego", "sean", "anya"]


@pytest.mark.rule("sean.brave")
def test_brave_binds_an_ambush(sit: Sit) -> None:
    play = sit(VICTIMS, turn="evil", evil="wendigo", place="path_1", status="sean vit 5", tiles="camp n path_1")
    play.answer("use ambush", "prowl body camp", nature="1")
    assert play.offers("attack") == ["sean"]


@pytest.mark.rule("sean.brave-not-multi")
def test_brave_does_not_stop_what_hits_many(sit: Sit) -> None:
    play = sit(VICTIMS, turn="evil", evil="wendigo", status="sean vit 5", at="anya path_1", tiles="camp n path_1")
    play.answer("attack_all", nature="1 1 1 0 1 1 0 0 0")
    assert [victim for victim, _ in play.powers()] == ["diego", "sean"]
    play = sit(VICTIMS, turn="evil", evil="ghost", status="sean vit 5")
    play.answer("use terrifying_dance")
    assert play.offers("attack") == ["diego", "sean", "anya"]


BRAVE = {"turn": "evil", "status": "sean vit 5", "stamina": 2}


@pytest.mark.rule("sean.brave-not-multi")
@pytest.mark.parametrize(("evil", "skill"), [("widow", "poison_mist"), ("ghost", "terrifying_dance")])
def test_brave_binds_a_skill_for_several_that_is_used_on_one(sit: Sit, evil: str, skill: str) -> None:
    play = sit(evil=evil, **BRAVE)
    play.answer(f"use {skill}", "attack diego", seat=3)
    assert play.offers("attack") == ["anya", "sean"]
    assert play.refuses("done", 3) == "sean.brave"
    play = sit(evil=evil, **BRAVE)
    play.answer(f"use {skill}", "attack sean", "done", seat=3, nature="2 2 2 2 2")
    assert [victim for victim, _ in play.powers()] == ["sean"]
    assert play.victim("sean")["passive"]["state"] == "used"


@pytest.mark.rule("sean.brave-not-multi")
def test_brave_binds_a_frenzy_on_one(sit: Sit) -> None:
    play = sit(evil="wendigo", **BRAVE)
    play.answer("attack diego", seat=3)
    assert play.refuses("done", 3) == "sean.brave"
    play.answer("attack anya", "done", seat=3, nature="1 2 2 2 2 2")
    assert [victim for victim, _ in play.powers()] == ["diego", "anya"]
    play = sit(evil="wendigo", **BRAVE)
    play.answer("attack sean", "done", seat=3, nature="1 2 2 2 2 2")
    assert play.victim("sean")["passive"]["state"] == "used"


@pytest.mark.rule("sean.brave")
def test_brave_works_once_a_turn_and_an_ambush_uses_it(sit: Sit) -> None:
    play = sit(evil="wendigo", place="path_1", tiles="camp n path_1", **BRAVE)
    play.answer("use ambush", "prowl body camp", "stop", seat=3, nature="2")
    assert play.offers("attack") == ["sean"]
    play.answer("attack sean", seat=3, nature="2 2 2 2 2")
    play.answer("attack diego", "done", seat=3, nature="1 2 2 2")
    assert [victim for victim, _ in play.powers()] == ["sean", "diego"]


@pytest.mark.rule("sean.brave", "werewolf.enslaved-actions")
def test_brave_does_not_bind_the_enslaved(sit: Sit) -> None:
    play = sit("diego anya sean lucien", evil="werewolf", rage=3, wounds="diego 2", turn="evil", status="sean vit 5")
    play.answer("death diego", "end", seat=3)
    assert play.asked() == (0, "enslaved")
    assert play.offers("attack") == ["anya", "sean"]
