"""Dracula: smash the four Coffins, then overcome him.

With Dracula frenzied and neither the Wolf Man nor the Bride in the game, "Retreat to the Lagoon" lets him alone strike, with
three dice, and brings no Items.
"""

from __future__ import annotations

import pytest

from horrified.conftest import Sit


@pytest.mark.rule("dracula.advance.coffin-space")
def test_red_items_worth_6_smash_a_coffin(sit: Sit) -> None:
    play = sit("dracula creature", "mayor", 'heroes.mayor = {at = "cave", items = ["pitchfork", "dart"]}')
    play.answer("advance dracula", "use pitchfork", "use dart")
    assert play.mat("dracula")["coffins"] == ["dungeon", "crypt", "graveyard"]
    assert play.discard == ["dart", "pitchfork"]


@pytest.mark.rule("dracula.advance.coffin-space")
@pytest.mark.parametrize(
    ("at", "items"),
    [("cave", '["rapier"]'), ("cave", '["charm", "crucifix"]'), ("camp", '["pistol"]')],
    ids=["red 5 alone", "yellow 8", "where no Coffin stands"],
)
def test_nothing_less_smashes_a_coffin(sit: Sit, at: str, items: str) -> None:
    play = sit("dracula mummy", "mayor", f'heroes.mayor = {{at = "{at}", items = {items}}}')
    assert play.offers("advance") == []
    assert play.refuses("advance dracula") == "dracula.advance.coffin-space"


@pytest.mark.rule("dracula.advance.coffin-space")
def test_a_coffin_is_smashed_once(sit: Sit) -> None:
    play = sit(
        "dracula creature", "mayor", 'heroes.mayor = {at = "cave", items = ["pistol"]}\nmat.dracula.coffins = ["dungeon", "crypt"]'
    )
    assert play.refuses("advance dracula") == "dracula.advance.coffin-space"


@pytest.mark.rule("dracula.advance.flip-to-mat")
def test_the_smashed_coffin_leaves_its_space(sit: Sit) -> None:
    play = sit("dracula creature", "mayor", 'heroes.mayor = {at = "cave", items = ["pistol"]}')
    assert "cave" in play.mat("dracula")["coffins"]
    play.answer("advance dracula", "use pistol")
    assert play.mat("dracula")["coffins"] == ["dungeon", "crypt", "graveyard"]
    assert [event["at"] for event in play.heard("coffin")] == ["cave"]


@pytest.mark.rule("dracula.advance.four-coffins")
def test_the_last_of_four_coffins_completes_the_task(sit: Sit) -> None:
    play = sit(
        "dracula creature",
        "mayor",
        """
        monsters.dracula = "graveyard"
        heroes.mayor = {at = "graveyard", items = ["crucifix", "garlic", "pistol"]}
        mat.dracula.coffins = ["graveyard"]
        """,
    )
    assert play.offers("defeat") == []
    assert play.refuses("defeat dracula") == "object.task-before-defeat"
    play.answer("advance dracula", "use pistol")
    assert play.mat("dracula")["complete"]
    assert play.offers("defeat") == ["defeat dracula"]


@pytest.mark.rule("dracula.advance.four-coffins")
def test_twice_the_strength_still_smashes_one_coffin(sit: Sit) -> None:
    play = sit("dracula creature", "mayor", 'heroes.mayor = {at = "crypt", items = ["pistol", "rifle"]}')
    play.answer("advance dracula", "use pistol")
    assert play.mat("dracula")["coffins"] == ["cave", "dungeon", "graveyard"]
    assert play.items("mayor") == ["rifle"]


@pytest.mark.rule("dracula.coffins-not-items")
def test_a_coffin_is_not_picked_up(sit: Sit) -> None:
    play = sit("dracula creature", "mayor", 'heroes.mayor.at = "cave"')
    assert "cave" in play.mat("dracula")["coffins"]
    assert "pick_up" not in play.options()
    assert play.refuses("pick_up") == "actions.pick-up.own-space-only"


@pytest.mark.rule("dracula.coffins-not-items")
def test_a_coffin_does_not_stop_a_hit(sit: Sit) -> None:
    play = sit("dracula mummy", "mayor courier", 'heroes.mayor.at = "crypt"\nheroes.courier.at = "cave"')
    play.draw("retreat_lagoon", "hit", "blank", "blank")
    assert play.at("mayor") == "off"
    assert "crypt" in play.mat("dracula")["coffins"]


@pytest.mark.rule("dracula.defeat.yellow-six")
def test_yellow_items_worth_6_overcome_dracula(sit: Sit) -> None:
    play = sit(
        "dracula creature",
        "mayor",
        'heroes.mayor = {at = "crypt", items = ["garlic", "garlic", "wine"]}\nmat.dracula.coffins = []',
    )
    play.answer("defeat dracula", "use garlic", "use garlic", "use wine")
    assert play.view["monsters"] == {"creature": "lagoon"}
    assert play.discard == ["garlic", "garlic", "wine"]


@pytest.mark.rule("dracula.defeat.yellow-six")
@pytest.mark.parametrize(
    ("at", "items"),
    [("crypt", '["garlic", "stake"]'), ("crypt", '["pistol", "rifle"]'), ("abbey", '["charm", "crucifix"]')],
    ids=["yellow 5", "red 12", "in another space"],
)
def test_nothing_less_overcomes_dracula(sit: Sit, at: str, items: str) -> None:
    play = sit("dracula creature", "mayor", f'heroes.mayor = {{at = "{at}", items = {items}}}\nmat.dracula.coffins = []')
    assert play.offers("defeat") == []


@pytest.mark.rule("dracula.power.dark-charm", "dracula.power.current-player-not-target")
def test_dracula_charms_the_current_players_hero_not_the_one_he_attacks(sit: Sit) -> None:
    """The Mayor, whose turn it is, is five spaces away; Dracula attacks the Courier."""
    position = 'turn = 2\nheroes.mayor.at = "theatre"\nheroes.courier.at = "crypt"\nheroes.scientist.at = "docks"'
    play = sit("dracula mummy", "courier scientist mayor", position)
    play.draw("retreat_lagoon", "blank", "power", "blank")
    assert [event["person"] for event in play.heard("attacks")] == ["courier"]
    assert play.at("mayor") == "crypt"
    assert play.trail("courier") == play.trail("scientist") == []


@pytest.mark.rule("dracula.power.already-there")
def test_more_power_symbols_charm_no_more(sit: Sit) -> None:
    play = sit("dracula mummy", "mayor courier", 'heroes.mayor.at = "theatre"\nheroes.courier.at = "crypt"')
    before = play.view
    play.draw("retreat_lagoon", "power", "power", "power")
    assert play.trail("mayor") == ["crypt"]
    assert play.view["terror"] == before["terror"]
    assert play.view["mats"] == before["mats"]
    assert play.view["monsters"] == before["monsters"]


@pytest.mark.rule("dracula.power.already-there")
def test_a_hero_who_is_with_dracula_is_not_charmed(sit: Sit) -> None:
    play = sit("dracula mummy", "mayor courier", 'heroes.mayor.at = "crypt"')
    play.draw("retreat_lagoon", "power", "power", "blank")
    assert play.trail("mayor") == []
    assert play.at("mayor") == "crypt"


@pytest.mark.rule("dracula.power.defeated-hero")
def test_a_hero_defeated_by_the_same_roll_is_not_charmed(sit: Sit) -> None:
    play = sit("dracula mummy", "mayor courier", 'heroes.mayor.at = "crypt"')
    play.draw("retreat_lagoon", "power", "hit", "blank")
    assert play.heard("power")
    assert play.at("mayor") == "off"
    assert play.view["terror"] == 1


@pytest.mark.rule("dracula.power.villagers-stay")
def test_villagers_do_not_follow_a_charmed_hero(sit: Sit) -> None:
    play = sit(
        "dracula mummy",
        "mayor courier",
        """
        heroes.mayor.at = "theatre"
        heroes.courier.at = "crypt"
        villagers = {maria = "theatre", fritz = "theatre"}
        """,
    )
    play.draw("retreat_lagoon", "power", "blank", "blank")
    assert play.at("mayor") == "crypt"
    assert play.at("maria") == "theatre"
    assert play.at("fritz") == "theatre"
