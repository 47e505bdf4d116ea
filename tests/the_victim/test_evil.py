"""The Evil's turn: Hunt, Attack, active skills, Death Skills, Rage and upgrades."""

from __future__ import annotations

import pytest

from gloam.games.the_victim import GAME
from gloam.games.the_victim.components import EVILS
from the_victim.conftest import Play, Sit

SIX = "diego anya sean lucien rolita vivian"
LINE = "camp n path_1, path_1 n path_2, path_2 n corpse_6"


def evils_turn(sit: Sit, evil: str = "ghost", **told: object) -> Play:
    """It is the Evil's turn; Lucien, of seat 3, is possessed."""
    return sit(**{"turn": "evil", "evil": evil, **told})


# ---------------------------------------------------------------- Action points and Stamina


@pytest.mark.rule("evil.action-points")
def test_two_action_points(sit: Sit) -> None:
    play = evils_turn(sit)
    assert play.view["points"] == 2
    play.answer("hunt", nature="rage").answer("attack anya", nature="1 3 3")
    assert play.refuses("use behind_you") == "evil.action-points"
    assert set(play.options()) == {"upgrade passive", "upgrade first", "upgrade second", "end"}


@pytest.mark.rule("evil.action-points", "evil.action-points-six")
@pytest.mark.parametrize(("seats", "victims", "points"), [(2, 4, 2), (3, 6, 2), (4, 4, 2), (5, 5, 2), (6, 6, 3)])
def test_three_with_six_players(sit: Sit, seats: int, victims: int, points: int) -> None:
    """Six players, that is: three with two Victims each meet an Evil with two."""
    play = sit(" ".join(SIX.split()[:victims]), seats=seats, turn="evil", evil="ghost")
    assert play.view["points"] == points


@pytest.mark.rule("evil.different-actions")
def test_the_evil_repeats_nothing(sit: Sit) -> None:
    play = evils_turn(sit)
    play.answer("hunt", nature="rage")
    assert "hunt" not in play.options()
    assert play.refuses("hunt") == "evil.different-actions"


@pytest.mark.rule("evil.main-action-list")
def test_the_evils_main_actions(sit: Sit) -> None:
    play = evils_turn(sit, rage=3, wounds="anya 2")
    kinds = {text.split()[0] for text in play.options()}
    assert kinds == {"hunt", "attack", "use", "death", "upgrade", "end"}
    assert play.offers("use") == ["terrifying_dance", "behind_you"]
    assert play.refuses("use ambush") == "evil.main-action-list"
    play.answer("hunt", nature="rage")
    assert play.view["points"] == 2


@pytest.mark.rule("evil.stamina-gain")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (2, 3), (3, 3)])
def test_stamina_is_gained_each_turn(sit: Sit, before: int, after: int) -> None:
    assert evils_turn(sit, stamina=before).evil["stamina"] == after


@pytest.mark.rule("evil.stamina-spent")
def test_stamina_is_spent(sit: Sit) -> None:
    play = evils_turn(sit, stamina=2)
    play.answer("use behind_you", "attack anya", nature="3 0")
    assert play.evil["stamina"] == 1


@pytest.mark.rule("evil.sub-actions-free")
def test_an_upgrade_costs_no_point(sit: Sit) -> None:
    play = evils_turn(sit, rage=2)
    play.answer("upgrade first")
    assert play.view["points"] == 2


@pytest.mark.rule("evil.bullet")
def test_a_bullet_costs_a_point(sit: Sit) -> None:
    assert evils_turn(sit, bullet="anya").view["points"] == 1


# ---------------------------------------------------------------- Hunt


@pytest.mark.rule("hunt.roll")
def test_up_to_as_many_steps_as_rolled(sit: Sit) -> None:
    for steps in range(4):
        play = evils_turn(sit, tiles=LINE)
        play.answer("hunt", *[f"prowl body {tile}" for tile in ("path_1", "path_2", "corpse_6")[:steps]], nature="4")
        assert play.asked() == (3, "hunt")
        play.answer("stop")
        assert play.asked() == (3, "evil")
    play = evils_turn(sit, tiles=LINE)
    play.answer("hunt", "prowl body path_1", "prowl body path_2", nature="2")
    assert play.asked() == (3, "evil")


@pytest.mark.rule("hunt.paths")
def test_the_evil_needs_paths(sit: Sit) -> None:
    play = evils_turn(sit, tiles="camp n path_1, camp s! path_2")
    play.answer("hunt", nature="3")
    assert play.offers("prowl") == ["body path_1"]
    assert play.refuses("prowl body path_2") == "hunt.paths"


@pytest.mark.rule("hunt.rage-symbol")
def test_rage_instead_of_steps(sit: Sit) -> None:
    play = evils_turn(sit, tiles=LINE, rage=1)
    play.answer("hunt", nature="rage")
    assert (play.evil["rage"], play.evil["at"]) == (2, "camp")
    assert play.asked() == (3, "evil")


@pytest.mark.rule("hunt.no-draw")
def test_the_evil_draws_no_tiles(sit: Sit) -> None:
    play = evils_turn(sit, tiles=LINE)
    play.answer("hunt", nature="5")
    assert {text.split()[0] for text in play.options()} == {"prowl", "stop"}


@pytest.mark.rule("hunt.warp", "hunt.no-event")
def test_from_curse_tile_to_curse_tile(sit: Sit) -> None:
    tiles = "camp n curse_1, camp s path_1, path_1 s curse_2, path_1 ne! curse_3"
    play = evils_turn(sit, tiles=tiles, place="curse_1")
    play.answer("hunt", nature="1")
    assert play.offers("prowl") == ["body camp", "body curse_2", "body curse_3"]
    play.answer("prowl body curse_3")
    assert play.evil["at"] == "curse_3"
    assert play.asked() == (3, "evil")
    assert play.view["events"] == 24


@pytest.mark.rule("hunt.test-tile-stops", "hunt.test-tile-other-actions")
def test_a_test_tile_stops_the_evil(sit: Sit) -> None:
    play = evils_turn(sit, tiles="camp n test_agi_1, test_agi_1 n path_1", at="anya test_agi_1")
    play.answer("hunt", "prowl body test_agi_1", nature="4")
    assert play.asked() == (3, "evil")
    assert play.evil["at"] == "test_agi_1"
    assert play.rolls() == []
    assert play.offers("attack") == ["anya"]


# ---------------------------------------------------------------- Attack


@pytest.mark.rule("attack.same-tile")
def test_whom_it_attacks(sit: Sit) -> None:
    play = evils_turn(sit, tiles=LINE, at="anya path_1")
    assert play.offers("attack") == ["diego", "sean"]
    assert play.refuses("attack anya") == "attack.same-tile"


@pytest.mark.rule("attack.rolls")
def test_one_die_against_vit_dice(sit: Sit) -> None:
    play = evils_turn(sit)
    play.answer("attack sean", nature="2 1 1 1")
    assert play.heard("evil_rolled") == [{"kind": "evil_rolled", "face": 2}]
    assert play.rolls() == [("sean", "vit", 3)]


@pytest.mark.rule("attack.success")
@pytest.mark.parametrize(("dice", "wounds"), [("1 1 1", 1), ("2 1 1", 0)])
def test_more_points_than_the_defence(sit: Sit, dice: str, wounds: int) -> None:
    play = evils_turn(sit)
    play.answer("attack sean", nature=f"4 {dice}")
    assert play.wounds("sean") == wounds


@pytest.mark.rule("attack.one-wound")
def test_one_wound_whatever_the_margin(sit: Sit) -> None:
    play = evils_turn(sit)
    play.answer("attack anya", nature="5 0 0")
    assert play.wounds("anya") == 1


@pytest.mark.rule("attack.rage-symbol")
@pytest.mark.parametrize(("reading", "rage"), [("one", 1), ("stacks", 2)])
def test_rage_on_an_attack(sit: Sit, reading: str, rage: int) -> None:
    play = evils_turn(sit, rage=0, rage_symbol=reading)
    play.answer("attack anya", nature="rage 0 0")
    assert play.powers() == [("anya", 0)]
    assert play.wounds("anya") == 0
    assert play.evil["rage"] == rage


# ---------------------------------------------------------------- active skills


@pytest.mark.rule("evilskill.once-per-turn")
def test_both_skills_in_one_turn_each_once(sit: Sit) -> None:
    play = evils_turn(sit, stamina=3, rage=3, victims="diego anya sean lucien")
    play.answer("use terrifying_dance", "attack anya", "done", nature="3 0")
    play.answer("use behind_you", "attack diego", nature="3 0 0")
    assert play.view["points"] == 1
    assert play.refuses("use terrifying_dance") == "evilskill.once-per-turn"


@pytest.mark.rule("evilskill.first-cost")
def test_the_first_skill_costs_one_stamina(sit: Sit) -> None:
    play = evils_turn(sit, stamina=0)
    play.answer("use terrifying_dance", "attack anya", "done", nature="3 0")
    assert play.evil["stamina"] == 0
    play = evils_turn(sit, stamina=1)
    play.answer("use behind_you", "attack anya", nature="3 0")
    assert play.refuses("use terrifying_dance") == "evilskill.first-cost"


@pytest.mark.rule("evilskill.second-cost")
def test_the_second_skill_costs_two(sit: Sit) -> None:
    tiles = {"tiles": "camp n decoder_3", "at": "anya decoder_3"}
    assert evils_turn(sit, "witch", stamina=0, **tiles).refuses("use thunder_call") == "evilskill.second-cost"
    assert "use thunder_call" in evils_turn(sit, "witch", stamina=1, **tiles).options()


@pytest.mark.rule("evilskill.fixed-power")
def test_a_skill_attacks_with_its_power_and_no_die(sit: Sit) -> None:
    play = evils_turn(sit)
    play.answer("use terrifying_dance", "attack anya", "done", nature="1 0")
    assert play.powers() == [("anya", 2)]
    assert play.heard("evil_rolled") == []
    assert play.wounds("anya") == 1


@pytest.mark.rule("evilskill.same-attack-rules")
def test_a_skill_is_defended_against_like_an_attack(sit: Sit) -> None:
    play = evils_turn(sit, "werewolf", stamina=2)
    play.answer("use double_slash", "attack anya", nature="2 1 3 1")
    assert play.powers() == [("anya", 3), ("anya", 3)]
    assert play.wounds("anya") == 0


@pytest.mark.rule("evilskill.debuff-token")
def test_a_lasting_effect_lies_on_the_board(sit: Sit) -> None:
    play = evils_turn(sit, "werewolf")
    play.answer("use target", "attack anya", nature="1 1")
    assert play.victim("anya")["debuffs"] == ["targeted"]


@pytest.mark.rule("evilskill.debuff-no-stack")
def test_a_debuff_does_not_stack(sit: Sit) -> None:
    play = evils_turn(sit, "widow", debuffs="sean poisoned", status="sean vit 4")
    play.answer("attack sean", nature="5 1 1 1")
    assert play.victim("sean")["debuffs"] == ["poisoned"]
    play.answer("end", seat=3).answer("end", seat=0).answer("end", seat=1).answer("hide", seat=2, nature="1")
    assert play.rolls()[-1] == ("sean", "luk", 1)


@pytest.mark.rule("evilskill.passive-scope")
def test_the_passive_skill_is_not_for_active_ones(sit: Sit) -> None:
    play = evils_turn(sit, "widow", stamina=2)
    play.answer("use poison_mist", "attack anya", "done", nature="1 1")
    assert play.wounds("anya") == 1
    assert play.victim("anya")["debuffs"] == []


# ---------------------------------------------------------------- Death Skills


@pytest.mark.rule("death.cost")
def test_what_a_death_skill_costs(sit: Sit) -> None:
    assert evils_turn(sit, rage=2, wounds="anya 2").refuses("death anya") == "death.cost"
    play = evils_turn(sit, rage=3, wounds="anya 2")
    assert play.offers("death") == ["anya"]
    play.answer("death anya")
    assert play.view["points"] == 2  # three for Rage 3, less one


@pytest.mark.rule("death.target")
def test_only_the_critical_on_its_tile(sit: Sit) -> None:
    play = evils_turn(sit, rage=3, wounds="anya 2", tiles=LINE, at="anya path_1")
    assert play.offers("death") == []
    assert play.refuses("death anya") == play.refuses("death diego") == "death.target"


@pytest.mark.rule("death.removal", "death.rage-zero")
def test_the_victim_is_out_of_the_game(sit: Sit) -> None:
    play = evils_turn(sit, rage=3, wounds="anya 2", hands={"anya": "gun"}, worn={"anya": "shoes"})
    play.answer("death anya")
    assert play.victim("anya")["state"] == "eliminated"
    assert play.at("anya") is None
    assert play.evil["rage"] == 0
    assert play.view["item_discard"] == ["gun", "shoes"]


@pytest.mark.rule("death.special-effect")
def test_some_death_skills_leave_a_token(sit: Sit) -> None:
    play = evils_turn(sit, "doppelganger", rage=3, wounds="anya 2", tiles=LINE, at="anya path_1", place="path_1")
    play.answer("death anya")
    assert play.tokens("path_1") == ["shadow"]


# ---------------------------------------------------------------- Rage


@pytest.mark.rule("rage.range")
def test_rage_ends_at_three(sit: Sit) -> None:
    play = evils_turn(sit, rage=3)
    play.answer("hunt", nature="rage")
    assert play.evil["rage"] == 3


@pytest.mark.rule("rage.on-critical")
def test_rage_for_the_fallen(sit: Sit) -> None:
    play = evils_turn(sit, rage=1, wounds="anya 1")
    play.answer("attack anya", nature="5 1 1")
    assert play.evil["rage"] == 2


@pytest.mark.rule("rage.on-critical-in-victim-turn")
def test_rage_also_in_a_victims_turn(sit: Sit) -> None:
    play = sit(evil="ghost", rage=0, wounds="anya 1", tiles="camp n test_luk_1")
    play.answer("run", "step test_luk_1", nature="1 0 0 0 0")
    assert play.evil["rage"] == 1


@pytest.mark.rule("rage.on-fail")
def test_rage_for_a_failure(sit: Sit) -> None:
    play = evils_turn(sit, rage=0)
    play.answer("attack anya", nature="2 2 1")
    assert play.evil["rage"] == 1


@pytest.mark.rule("rage.example-witch-two-fails")
def test_two_failures_of_thunder_call(sit: Sit) -> None:
    play = evils_turn(sit, "witch", rage=0, tiles="camp n decoder_3", at="anya decoder_3, sean decoder_3")
    play.answer("use thunder_call", "at decoder_3", nature="2 1 2 1 1")
    assert play.powers() == [("anya", 3), ("sean", 3)]
    assert play.evil["rage"] == 2


@pytest.mark.rule("rage.bonus-action")
def test_an_extra_action_at_rage_three(sit: Sit) -> None:
    assert evils_turn(sit, rage=3).view["points"] == 3
    assert sit(SIX, turn="evil", evil="ghost", rage=3).view["points"] == 4


@pytest.mark.rule("rage.bonus-not-same-turn")
def test_no_extra_action_in_the_turn_it_is_reached(sit: Sit) -> None:
    play = evils_turn(sit, rage=2)
    play.answer("attack anya", nature="1 2 1")
    assert (play.evil["rage"], play.view["points"]) == (3, 1)


@pytest.mark.rule("rage.bonus-not-same-turn")
def test_rage_spent_later_does_not_take_it_back(sit: Sit) -> None:
    play = evils_turn(sit, rage=3)
    play.answer("upgrade first")
    assert (play.evil["rage"], play.view["points"]) == (1, 3)


# ---------------------------------------------------------------- upgrades


@pytest.mark.rule("upgrade.cost", "upgrade.place")
def test_an_upgrade_costs_two_rage(sit: Sit) -> None:
    play = evils_turn(sit, rage=3)
    play.answer("upgrade first")
    assert play.evil["rage"] == 1
    assert play.evil["upgrades"] == {"passive": 0, "first": 1, "second": 0}
    assert play.refuses("upgrade second") == "upgrade.cost"


@pytest.mark.rule("upgrade.maximum")
def test_six_upgrades(sit: Sit) -> None:
    play = evils_turn(sit, rage=3, upgrades=(1, 3, 2))
    assert play.offers("upgrade") == []
    assert play.refuses("upgrade first") == "upgrade.maximum"


@pytest.mark.rule("upgrade.passive-once", "components.evil-dice")
@pytest.mark.parametrize("evil", EVILS)
def test_the_ten_sided_die(sit: Sit, evil: str) -> None:
    play = evils_turn(sit, evil, rage=2, upgrades=(0, 0, 0))
    play.answer("upgrade passive")
    play.answer("attack_all" if evil == "wendigo" else "attack anya", nature="9 1 1 1 1 1 1 1 1" if evil == "wendigo" else "9 1 1")
    assert play.heard("evil_rolled") == [{"kind": "evil_rolled", "face": 9}]
    assert play.wounds("anya") == 1
    play.table.rage = 3
    assert play.refuses("upgrade passive") == "upgrade.passive-once"


@pytest.mark.rule("upgrade.passive-once")
def test_the_ten_sided_die_for_hunts_too(sit: Sit) -> None:
    play = evils_turn(sit, upgrades=(1, 0, 0), tiles=LINE)
    play.answer("hunt", nature="8")
    assert play.asked() == (3, "hunt")


@pytest.mark.rule("upgrade.active-repeat")
def test_every_upgrade_adds_to_the_power(sit: Sit) -> None:
    play = evils_turn(sit, upgrades=(0, 2, 0))
    play.answer("use terrifying_dance", "attack anya", "done", nature="3 1")
    assert play.powers() == [("anya", 4)]


@pytest.mark.rule("upgrade.special-ability")
@pytest.mark.parametrize(("tokens", "power"), [(1, 4), (2, 5)])
def test_the_first_upgrade_brings_the_special_ability(sit: Sit, tokens: int, power: int) -> None:
    play = evils_turn(sit, "werewolf", upgrades=(0, 0, tokens))
    play.answer("use double_slash", "attack sean", nature="3 3 0 3 3 0 3 3 0")
    assert play.powers() == [("sean", power)] * 3


@pytest.mark.rule("upgrade.death-not")
def test_the_death_skill_is_not_upgraded(sit: Sit) -> None:
    assert evils_turn(sit, rage=3).offers("upgrade") == ["passive", "first", "second"]


def test_in_a_long_night_the_evil_has_an_action_more(sit: Sit) -> None:
    assert sit(turn="evil", evil="ghost").view["points"] == 2
    assert sit(turn="evil", evil="ghost", evil_actions="more").view["points"] == 3
    assert sit(SIX, turn="evil", evil="ghost", evil_actions="more").view["points"] == 4
    long = GAME.options.read({"preset": "long_night"}, 4)
    assert (long["evil_actions"], long["victim_die"]) == ("more", "even")


@pytest.mark.parametrize("preset", ["first_game", "any_night"])
def test_an_ordinary_night_is_as_printed_but_for_the_dice(preset: str) -> None:
    told = GAME.options.read({"preset": preset}, 4)
    assert (told["evil_turn"], told["evil_first_turn"], told["evil_actions"]) == ("last", "at_once", "printed")
    assert told["victim_die"] == "even"
    assert GAME.options.read({"preset": "kind_night"}, 4)["victim_die"] == "0-1-1-1-2-2"
