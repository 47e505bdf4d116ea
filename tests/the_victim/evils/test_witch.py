"""The Witch."""

from __future__ import annotations

import pytest

from the_victim.conftest import Play, Sit


def witch(sit: Sit, **told: object) -> Play:
    """It is the turn of the Witch, of seat 3."""
    return sit(**{"turn": "evil", "evil": "witch", **told})


@pytest.mark.rule("witch.voodoo-doll", "witch.voodoo-doll-no-path")
def test_voodoo_doll_attacks_beside_her_path_or_not(sit: Sit) -> None:
    tiles = "camp n path_1, camp s! path_2, path_1 n path_3"
    play = witch(sit, tiles=tiles, at="diego path_1, anya path_2, sean path_3")
    assert play.offers("attack") == ["diego", "anya"]
    play.answer("attack anya", nature="5 1 1")
    assert play.wounds("anya") == 1


@pytest.mark.rule("witch.voodoo-doll-stamina")
@pytest.mark.parametrize(("before", "dice", "after"), [(0, "1 1", 2), (2, "1 1", 3), (0, "3 3", 1)])
def test_voodoo_doll_gives_stamina_for_a_success(sit: Sit, before: int, dice: str, after: int) -> None:
    play = witch(sit, stamina=before)
    play.answer("attack anya", nature=f"5 {dice}")
    assert play.evil["stamina"] == after


CORPSE = "camp n path_1, path_1 n corpse_4, corpse_4 ne! path_2, corpse_4 n path_8, path_8 n path_4"


@pytest.mark.rule("witch.corpse-explosion")
def test_corpse_explosion_hits_on_the_tile_or_beside_it(sit: Sit) -> None:
    play = witch(sit, tiles=CORPSE, at="diego path_4, anya path_2, sean corpse_4")
    play.answer("use corpse_explosion", "at corpse_4")
    assert play.offers("attack") == ["anya", "sean"]
    play.answer("attack anya", nature="1 1")
    assert play.powers() == [("anya", 3)]
    assert play.wounds("anya") == 1
    assert play.tokens("corpse_4") == []


@pytest.mark.rule("witch.corpse-explosion")
def test_corpse_explosion_needs_someone_near(sit: Sit) -> None:
    assert witch(sit, tiles=CORPSE).refuses("use corpse_explosion") == "witch.corpse-explosion"


@pytest.mark.rule("witch.corpse-explosion-upgrade")
def test_corpse_explosion_upgraded_ends_the_search(sit: Sit) -> None:
    play = witch(sit, tiles=CORPSE, at="anya corpse_4", upgrades=(0, 1, 0))
    play.answer("use corpse_explosion", "at corpse_4", "attack anya", nature="3 3")
    assert play.powers() == [("anya", 4)]
    assert play.tokens("corpse_4") == ["exploded"]
    play.answer("end", seat=3).answer("end", seat=0)
    assert play.refuses("search", 1) == "witch.corpse-explosion-upgrade"


DECODER = "camp n path_1, path_1 n path_2, path_2 n decoder_3"


@pytest.mark.rule("witch.thunder-call")
def test_thunder_call_strikes_everyone_on_a_decoder_tile(sit: Sit) -> None:
    play = witch(sit, tiles=DECODER, at="anya decoder_3, sean decoder_3")
    play.answer("use thunder_call", "at decoder_3", nature="1 1 3 0 0")
    assert play.powers() == [("anya", 3), ("sean", 3)]
    assert play.wounds("anya", "sean", "diego") == [1, 0, 0]
    assert play.tokens("decoder_3") == []
    assert witch(sit, tiles=DECODER).refuses("use thunder_call") == "witch.thunder-call"


@pytest.mark.rule("witch.thunder-call-upgrade", "witch.thunder-call-repair")
def test_a_bolt_has_to_be_removed_first(sit: Sit) -> None:
    play = witch(sit, tiles=DECODER, at="anya decoder_3", upgrades=(0, 0, 1))
    play.answer("use thunder_call", "at decoder_3", nature="3 3")
    assert play.powers() == [("anya", 4)]
    assert play.tokens("decoder_3") == ["bolt"]
    play.answer("end", seat=3).answer("end", seat=0)
    play.answer("decode", seat=1, nature="1 1")
    assert play.tokens("decoder_3") == ["bolt"]
    play.answer("end", seat=1).answer("end", seat=2, nature="hail").answer("end", seat=3).answer("end", seat=0)
    play.answer("decode", seat=1, nature="2 1")
    assert play.tokens("decoder_3") == []
    assert play.view["bunker"]["tokens"] == []
    play.answer("end", seat=1).answer("end", seat=2, nature="hail").answer("end", seat=3).answer("end", seat=0)
    play.answer("decode", seat=1, nature="2 1 5")
    assert play.view["bunker"]["tokens"] == ["5"]


@pytest.mark.rule("witch.blood-curse")
def test_blood_curse_wounds_the_unhurt(sit: Sit) -> None:
    play = witch(sit, victims="diego anya sean lucien rolita", host="lucien", rage=3, wounds="diego 2, anya 1")
    play.answer("death diego")
    assert play.victim("diego")["state"] == "eliminated"
    assert play.wounds("anya", "sean", "rolita") == [1, 1, 1]
