"""The Invisible Man: supply evidence to the police, then trap him.

With him frenzied and neither the Wolf Man nor the Bride in the game, "Retreat to the Lagoon" lets him alone strike, with three
dice, and brings no Items.
"""

from __future__ import annotations

import pytest

from horrified.conftest import Sit

FRENZIED = 'frenzy = "invisible_man"\n'
ALL_EVIDENCE = 'mat.invisible_man.evidence = ["garlic", "torch", "telescope", "camera", "speargun"]\n'


@pytest.mark.rule("invisible.advance.at-precinct")
@pytest.mark.parametrize("item", ["dart", "garlic", "monocane_mixture"])
def test_an_item_of_any_colour_becomes_evidence_at_the_precinct(sit: Sit, item: str) -> None:
    """All three come from the Inn."""
    play = sit("invisible_man dracula", "mayor", f'heroes.mayor = {{at = "precinct", items = ["{item}"]}}')
    play.answer("advance invisible_man", f"use {item}")
    assert play.mat("invisible_man")["evidence"] == [item]
    assert play.heard("evidence") == [{"kind": "evidence", "hero": "mayor", "item": item}]
    assert play.items("mayor") == []
    assert play.discard == []


@pytest.mark.rule("invisible.advance.at-precinct")
def test_evidence_is_taken_at_the_precinct_only(sit: Sit) -> None:
    play = sit("invisible_man dracula", "mayor", 'heroes.mayor = {at = "inn", items = ["dart"]}')
    assert play.offers("advance") == []
    assert play.refuses("advance invisible_man") == "invisible.advance.at-precinct"


@pytest.mark.rule("invisible.advance.location-match")
@pytest.mark.parametrize("item", ["pitchfork", "fossil"], ids=["its spot is filled", "there is no spot for the Camp"])
def test_evidence_needs_an_empty_spot_of_its_location(sit: Sit, item: str) -> None:
    play = sit(
        "invisible_man dracula",
        "mayor",
        f'heroes.mayor = {{at = "precinct", items = ["{item}"]}}\nmat.invisible_man.evidence = ["torch"]',
    )
    assert play.offers("advance") == []
    assert play.refuses("advance invisible_man") == "actions.advance.general"


@pytest.mark.rule("invisible.advance.five-spots")
def test_the_fifth_piece_of_evidence_completes_the_task(sit: Sit) -> None:
    play = sit(
        "invisible_man dracula",
        "mayor",
        """
        heroes.mayor = {at = "precinct", items = ["speargun"]}
        mat.invisible_man.evidence = ["garlic", "torch", "telescope", "camera"]
        """,
    )
    assert not play.mat("invisible_man")["complete"]
    play.answer("advance invisible_man", "use speargun")
    assert play.mat("invisible_man") == {"evidence": ["garlic", "torch", "telescope", "camera", "speargun"], "complete": True}


@pytest.mark.rule("invisible.advance.example-barn-mansion")
def test_barn_and_mansion_complete_the_evidence_for_everyone(sit: Sit) -> None:
    play = sit(
        "invisible_man dracula",
        "mayor courier",
        """
        monster_phase_skipped = true
        heroes.mayor = {at = "precinct", items = ["torch", "telescope"]}
        heroes.courier = {at = "inn", items = ["rapier", "rapier"]}
        mat.invisible_man.evidence = ["garlic", "camera", "speargun"]
        """,
    )
    play.answer("advance invisible_man", "use torch")
    assert len(play.mat("invisible_man")["evidence"]) == 4
    assert not play.mat("invisible_man")["complete"]
    play.answer("advance invisible_man", "use telescope")
    assert play.mat("invisible_man")["complete"]
    play.answer("end")
    assert play.asked() == (1, "act")
    assert play.offers("defeat") == ["defeat invisible_man"]


@pytest.mark.rule("invisible.defeat.red-nine")
def test_red_items_worth_9_trap_him(sit: Sit) -> None:
    play = sit("invisible_man dracula", "mayor", f'heroes.mayor = {{at = "inn", items = ["rapier", "pitchfork"]}}\n{ALL_EVIDENCE}')
    play.answer("defeat invisible_man", "use rapier", "use pitchfork")
    assert play.view["monsters"] == {"dracula": "crypt"}


@pytest.mark.rule("invisible.defeat.red-nine")
def test_red_items_worth_8_do_not(sit: Sit) -> None:
    play = sit("invisible_man dracula", "mayor", f'heroes.mayor = {{at = "inn", items = ["rapier", "knife"]}}\n{ALL_EVIDENCE}')
    assert play.offers("defeat") == []
    assert play.refuses("defeat invisible_man") == "items.sum-symbol"


@pytest.mark.rule("invisible.defeat.red-nine")
def test_without_all_evidence_he_is_not_trapped(sit: Sit) -> None:
    play = sit(
        "invisible_man dracula",
        "mayor",
        """
        heroes.mayor = {at = "inn", items = ["pistol", "pistol"]}
        mat.invisible_man.evidence = ["garlic", "torch", "telescope", "camera"]
        """,
    )
    assert play.refuses("defeat invisible_man") == "object.task-before-defeat"


# ---------------------------------------------------------------- Power: Stalk Unseen


@pytest.mark.rule("invisible.power.stalk-unseen")
def test_each_power_symbol_takes_him_two_spaces_toward_the_closest_villager(sit: Sit) -> None:
    """Maria, at the Laboratory, is five spaces from the Precinct; Renfield, at the Institute, is six."""
    play = sit(
        "invisible_man dracula",
        "mayor",
        FRENZIED
        + """
        monsters.invisible_man = "precinct"
        heroes.mayor = {at = "precinct", items = ["dart"]}
        villagers = {maria = "laboratory", renfield = "institute"}
        """,
    )
    play.draw("retreat_lagoon", "power", "hit", "power")
    assert play.asked() == (0, "hit")
    assert play.at("invisible_man") == "precinct"
    play.answer("discard dart")
    assert play.trail("invisible_man") == ["fountain", "theatre", "bridge_south", "shop"]


@pytest.mark.rule("invisible.power.stalk-unseen")
def test_the_current_player_picks_among_equally_close_villagers(sit: Sit) -> None:
    play = sit(
        "invisible_man dracula",
        "mayor",
        FRENZIED + 'heroes.mayor.at = "inn"\nvillagers = {maria = "theatre", fritz = "bridge_north"}',
    )
    play.draw("retreat_lagoon", "power", "blank", "blank")
    assert play.asked() == (0, "stalk")
    assert play.options() == ["toward maria", "toward fritz"]
    play.answer("toward fritz")
    assert play.at("invisible_man") == "bridge_north"


@pytest.mark.rule("invisible.power.villager-only")
def test_he_passes_heroes_on_his_way_to_a_villager(sit: Sit) -> None:
    play = sit(
        "invisible_man dracula",
        "mayor courier",
        FRENZIED + 'heroes.mayor.at = "inn"\nheroes.courier.at = "fountain"\nvillagers.maria = "bridge_south"',
    )
    play.draw("retreat_lagoon", "power", "blank", "blank")
    assert play.trail("invisible_man") == ["fountain", "theatre"]


@pytest.mark.rule("invisible.power.no-villagers")
def test_without_villagers_he_stays(sit: Sit) -> None:
    """The Courier, whose turn it is, stands with him; neither a Hero nor his first place draws him on."""
    position = 'turn = 1\nmonsters.invisible_man = "docks"\nheroes.mayor.at = "theatre"\nheroes.courier.at = "docks"'
    play = sit("invisible_man dracula", "mayor courier", FRENZIED + position)
    play.draw("retreat_lagoon", "power", "power", "power")
    assert play.heard("power")
    assert play.trail("invisible_man") == []
    assert play.at("invisible_man") == "docks"


@pytest.mark.rule("invisible.power.after-hits")
def test_a_villager_defeated_by_the_same_roll_is_not_stalked(sit: Sit) -> None:
    """Fritz is with him and falls; Maria is three spaces away."""
    play = sit(
        "invisible_man dracula",
        "mayor",
        FRENZIED + 'terror = 0\nheroes.mayor.at = "hospital"\nvillagers = {fritz = "inn", maria = "bridge_south"}',
    )
    play.draw("retreat_lagoon", "power", "hit", "blank")
    assert play.at("fritz") == "off"
    assert play.view["terror"] == 1
    assert play.trail("invisible_man") == ["fountain", "theatre"]


@pytest.mark.rule("invisible.power.no-immediate-attack")
def test_reaching_a_villager_is_no_attack(sit: Sit) -> None:
    play = sit("invisible_man dracula", "mayor", FRENZIED + 'heroes.mayor.at = "inn"\nvillagers.maria = "theatre"')
    play.draw("retreat_lagoon", "power", "blank", "blank")
    assert play.at("invisible_man") == play.at("maria") == "theatre"
    assert [event["person"] for event in play.heard("attacks")] == ["mayor"]


@pytest.mark.rule("invisible.power.no-immediate-attack")
def test_a_later_symbol_lets_him_attack_there(sit: Sit) -> None:
    """On "Former Employer" he strikes for his own symbol, then for Frenzy, with two dice each."""
    play = sit("invisible_man dracula", "mayor", FRENZIED + 'heroes.mayor.at = "inn"\nvillagers.maria = "theatre"')
    play.draw("former_employer", "power", "blank", "hit", "blank")
    assert [event["person"] for event in play.heard("attacks")] == ["mayor", "maria"]
    assert play.at("maria") == "off"
