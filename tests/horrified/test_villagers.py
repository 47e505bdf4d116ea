"""Villagers: they enter by Events, are brought to safety for a Perk card, or are lost."""

import pytest

from gloam.games.horrified.components import VILLAGERS
from horrified.conftest import Play, Sit


def out(play: Play) -> list[str]:
    """The Villagers on the board."""
    return sorted(villager for villager, place in play.view["villagers"].items() if place != "off")


@pytest.mark.rule("villagers.arrival")
def test_a_villager_enters_where_its_event_says(sit: Sit) -> None:
    play = sit("mummy dracula", "mayor", 'mats = ["mummy"]\nheroes.mayor.at = "dungeon"')
    assert out(play) == []
    play.draw("the_innocent")
    assert out(play) == ["maria"]
    assert play.at("maria") == "barn"


@pytest.mark.rule("villagers.no-limit")
def test_all_ten_villagers_may_be_out(sit: Sit) -> None:
    others = "\n".join(f'villagers.{villager} = "inn"' for villager in VILLAGERS if villager != "maria")
    play = sit("mummy dracula", "mayor", f'mats = ["mummy"]\nheroes.mayor.at = "dungeon"\n{others}')
    assert len(out(play)) == 9
    play.draw("the_innocent")
    assert len(out(play)) == 10


# ---------------------------------------------------------------- rescues


@pytest.mark.rule("villagers.rescue-immediate")
def test_a_villager_guided_to_safety_is_gone_before_the_next_action(sit: Sit) -> None:
    play = sit("mummy dracula", "mayor", 'heroes.mayor.at = "bridge_north"\nvillagers.maria = "bridge_north"')
    play.answer("guide maria camp", nature=["rush"])
    assert play.asked() == (0, "act")
    assert play.view["actions"] == 4
    assert play.at("maria") == "off"
    assert play.perks("mayor") == ["rush"]


@pytest.mark.rule("villagers.rescue-immediate")
def test_a_villager_elsewhere_stays(sit: Sit) -> None:
    play = sit("mummy dracula", "mayor", 'heroes.mayor.at = "fountain"\nvillagers.maria = "fountain"')
    play.answer("guide maria bridge_north")
    assert play.at("maria") == "bridge_north"
    assert play.perks("mayor") == []
    play.answer("move bridge_north", "move mansion", "bring maria")
    assert play.at("maria") == "mansion"


@pytest.mark.rule("villagers.rescue-perk", "villagers.rescue-immediate")
def test_each_rescued_villager_brings_a_perk_card(sit: Sit) -> None:
    play = sit(
        "mummy dracula",
        "mayor courier",
        """
        turn = 1
        heroes.courier.at = "bridge_north"
        villagers = {maria = "bridge_north", dr_reed = "bridge_north", lucy = "bridge_north"}
        """,
    )
    play.answer("move camp", "bring maria", "bring dr_reed", "bring lucy", seat=1, nature=["rush", "hurry"])
    assert play.perks("courier") == ["hurry", "rush"]
    assert play.perks("mayor") == []
    assert out(play) == ["lucy"]
    assert play.at("lucy") == "camp"


@pytest.mark.rule("villagers.rescue-any-cause")
@pytest.mark.parametrize("seat", [0, 1])
def test_an_event_that_brings_a_villager_to_safety_rewards_the_current_player(sit: Sit, seat: int) -> None:
    play = sit(
        "dracula wolf_man",
        "mayor courier",
        f"""
        turn = {seat}
        heroes.mayor.at = "dungeon"
        heroes.courier.at = "docks"
        villagers.lucy = "lamppost"
        """,
    )
    play.draw("hypnotic_gaze", "perk rush")
    assert play.at("lucy") == "off"
    assert [play.perks(hero) for hero in ("mayor", "courier")] == ([["rush"], []] if seat == 0 else [[], ["rush"]])


@pytest.mark.rule("villagers.rescue-any-cause")
def test_villagers_on_the_move_reward_the_current_player(sit: Sit) -> None:
    play = sit(
        "mummy dracula",
        "mayor courier",
        'mats = ["mummy"]\nturn = 1\nheroes.mayor.at = "dungeon"\nheroes.courier.at = "dungeon"\nvillagers.maria = "bridge_north"',
    )
    play.draw("on_the_move", "perk rush")
    assert play.perks("courier") == ["rush"]
    assert play.perks("mayor") == []


# ---------------------------------------------------------------- off the board


@pytest.mark.rule("villagers.removed-return-to-supply")
def test_a_rescued_villager_is_out_of_reach(sit: Sit) -> None:
    play = sit(
        "mummy dracula",
        "mayor",
        'mats = ["mummy"]\nheroes.mayor.at = "bridge_north"\nvillagers.maria = "bridge_north"\nmonsters.mummy = "camp"',
    )
    play.answer("guide maria camp", nature=["rush"])
    assert play.offers("guide") == []
    assert play.refuses("guide maria bridge_north") == "villagers.removed-return-to-supply"
    play.answer("move camp", "move bridge_north")
    assert play.asked() == (0, "act")
    play.draw("sunrise", "blank", "blank")
    assert play.heard("attacks") == [{"kind": "attacks", "monster": "mummy", "person": "mayor"}]
    assert play.trail("mummy") == ["bridge_north"]


@pytest.mark.rule("villagers.removed-return-to-supply")
def test_a_defeated_villager_is_out_of_reach(sit: Sit) -> None:
    play = sit(
        "mummy dracula",
        "mayor",
        'mats = ["mummy"]\nheroes.mayor.at = "fountain"\nvillagers.lucy = "camp"\nmonsters.mummy = "camp"',
    )
    play.draw("sunrise", "hit", "blank")
    assert play.at("lucy") == "off"
    assert play.refuses("guide lucy fountain") == "villagers.removed-return-to-supply"
    play.draw("retreat_river")
    assert play.trail("mummy") == ["bridge_north"]


@pytest.mark.rule("villagers.removed-return-to-supply")
def test_an_event_may_place_a_rescued_villager_anew(sit: Sit) -> None:
    play = sit(
        "mummy dracula",
        "mayor",
        'mats = ["mummy"]\nheroes.mayor.at = "bridge_north"\nvillagers.maria = "bridge_north"\nmonsters.mummy = "graveyard"',
    )
    play.answer("guide maria camp", nature=["rush"])
    assert play.at("maria") == "off"
    play.draw("the_innocent")
    assert play.at("maria") == "barn"
