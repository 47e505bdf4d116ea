"""The Wolf Man: discover the cure for lycanthropy, then administer it.

Without Dracula and the Invisible Man in the game "Reincarnated Soul" lets the Wolf Man alone strike, with two dice, and brings no
Items. "The Hunt Is On" moves him three spaces; the Mummy, frenzied, strikes afterwards and reaches nobody here.
"""

from __future__ import annotations

import pytest

from horrified.conftest import Sit

MIXED = 'mat.wolf_man.cure = ["kite", "centrifuge", "research", "experiment", "fossil", "nebularium"]\n'
ALL_BUT_ONE_3 = 'mat.wolf_man.cure = ["kite", "centrifuge", "research", "experiment", "fossil", ""]\n'


# ---------------------------------------------------------------- Hunted by the Wolf


@pytest.mark.rule("wolfman.hunted.first-event")
def test_the_first_event_marks_the_current_player(sit: Sit) -> None:
    """Whose turn it is is hunted, though another Hero is nearer."""
    play = sit("wolf_man mummy", "courier scientist mayor", 'turn = 2\nheroes.mayor.at = "docks"\nheroes.courier.at = "camp"')
    play.draw("the_hunt_is_on")
    assert [play.hero(name)["signs"] for name in ("courier", "scientist", "mayor")] == [[], [], ["hunted"]]
    assert play.trail("wolf_man") == ["bridge_north", "fountain", "theatre"]


@pytest.mark.rule("wolfman.hunted.kept")
def test_later_events_hunt_the_same_hero(sit: Sit) -> None:
    play = sit(
        "wolf_man mummy",
        "mayor courier",
        'turn = 1\nheroes.mayor = {at = "docks", signs = ["hunted"]}\nheroes.courier.at = "hospital"',
    )
    play.draw("the_hunt_is_on")
    assert play.hero("mayor")["signs"] == ["hunted"]
    assert play.hero("courier")["signs"] == []
    assert play.trail("wolf_man") == ["bridge_north", "fountain", "theatre"]


@pytest.mark.rule("wolfman.hunted.hero-off-board")
def test_a_hunted_hero_off_the_board_is_not_hunted(sit: Sit) -> None:
    play = sit(
        "wolf_man mummy",
        "scientist courier mayor",
        'heroes.mayor = {at = "off", signs = ["hunted"]}\nheroes.courier.at = "hospital"\nheroes.scientist.at = "docks"',
    )
    play.draw("the_hunt_is_on")
    assert play.heard("event")
    assert play.trail("wolf_man") == []
    assert play.hero("mayor")["signs"] == ["hunted"]


# ---------------------------------------------------------------- Advance: Discover the Cure


@pytest.mark.rule("wolfman.advance.at-laboratory")
def test_a_blue_item_goes_to_an_empty_spot_of_its_strength(sit: Sit) -> None:
    play = sit(
        "wolf_man mummy",
        "mayor",
        """
        heroes.mayor = {at = "laboratory", items = ["camera", "rotenone", "stake"]}
        mat.wolf_man.cure = ["", "", "research", "", "fossil", ""]
        """,
    )
    play.answer("advance wolf_man")
    assert play.options() == ["use camera", "use rotenone"]
    play.answer("use camera")
    assert play.mat("wolf_man")["cure"] == ["", "", "research", "", "fossil", "camera"]
    assert play.discard == []
    assert play.items("mayor") == ["rotenone", "stake"]
    assert play.offers("advance") == []
    assert play.refuses("advance wolf_man") == "actions.advance.general"


@pytest.mark.rule("wolfman.advance.at-laboratory")
def test_ingredients_are_tested_at_the_laboratory_only(sit: Sit) -> None:
    play = sit("wolf_man mummy", "mayor", 'heroes.mayor = {at = "shop", items = ["camera"]}')
    assert play.offers("advance") == []
    assert play.refuses("advance wolf_man") == "wolfman.advance.at-laboratory"


@pytest.mark.rule("wolfman.advance.six-spots")
def test_the_sixth_ingredient_completes_the_task(sit: Sit) -> None:
    play = sit("wolf_man mummy", "mayor", f'heroes.mayor = {{at = "laboratory", items = ["camera"]}}\n{ALL_BUT_ONE_3}')
    assert not play.mat("wolf_man")["complete"]
    play.answer("advance wolf_man", "use camera")
    assert play.mat("wolf_man")["complete"]


@pytest.mark.rule("wolfman.cure.taken")
def test_who_fills_the_last_spot_takes_the_cure(sit: Sit) -> None:
    play = sit(
        "wolf_man mummy", "mayor courier", f'turn = 1\nheroes.courier = {{at = "laboratory", items = ["camera"]}}\n{ALL_BUT_ONE_3}'
    )
    assert play.mat("wolf_man")["cure_on_mat"]
    play.answer("advance wolf_man", "use camera")
    assert play.hero("courier")["signs"] == ["cure"]
    assert play.hero("mayor")["signs"] == []
    assert not play.mat("wolf_man")["cure_on_mat"]


@pytest.mark.rule("wolfman.cure.shareable")
def test_the_cure_can_be_shared(sit: Sit) -> None:
    play = sit(
        "wolf_man mummy",
        "mayor courier",
        f'heroes.mayor = {{at = "inn", signs = ["cure"]}}\nheroes.courier.at = "inn"\n{MIXED}',
    )
    play.answer("share", "hand_over mayor cure")
    assert play.hero("courier")["signs"] == ["cure"]
    assert play.hero("mayor")["signs"] == []


@pytest.mark.rule("wolfman.cure.not-a-shield")
def test_the_cure_does_not_stop_a_hit(sit: Sit) -> None:
    play = sit("wolf_man creature", "mayor courier", f'terror = 0\nheroes.mayor = {{at = "mansion", signs = ["cure"]}}\n{MIXED}')
    play.draw("reincarnated_soul", "hit", "blank")
    assert play.at("mayor") == "off"
    assert play.view["terror"] == 1
    assert play.hero("mayor")["signs"] == ["cure"]


@pytest.mark.rule("wolfman.cure.not-a-shield")
def test_with_one_item_and_the_cure_two_hits_are_too_many(sit: Sit) -> None:
    play = sit(
        "wolf_man creature",
        "mayor courier",
        f'heroes.mayor = {{at = "mansion", items = ["dart"], signs = ["cure"]}}\n{MIXED}',
    )
    play.draw("reincarnated_soul", "hit", "hit")
    assert play.at("mayor") == "off"
    assert play.items("mayor") == ["dart"]


# ---------------------------------------------------------------- Defeat: Cure Him


@pytest.mark.rule("wolfman.defeat.cure-and-red-six")
def test_the_cure_and_red_items_worth_6_defeat_him(sit: Sit) -> None:
    play = sit(
        "wolf_man mummy",
        "mayor",
        f'heroes.mayor = {{at = "mansion", items = ["pitchfork", "dart"], signs = ["cure"]}}\n{MIXED}',
    )
    play.answer("defeat wolf_man", "use pitchfork", "use dart")
    assert play.view["monsters"] == {"mummy": "museum"}
    assert play.hero("mayor")["signs"] == []
    assert play.items("mayor") == []


@pytest.mark.rule("wolfman.defeat.cure-and-red-six")
def test_red_5_is_not_enough(sit: Sit) -> None:
    play = sit("wolf_man mummy", "mayor", f'heroes.mayor = {{at = "mansion", items = ["rapier"], signs = ["cure"]}}\n{MIXED}')
    assert play.offers("defeat") == []
    assert play.refuses("defeat wolf_man") == "items.sum-symbol"


@pytest.mark.rule("wolfman.defeat.holder-only")
def test_only_who_has_the_cure_can_cure_him(sit: Sit) -> None:
    play = sit(
        "wolf_man mummy",
        "mayor courier",
        f"""
        turn = 1
        heroes.mayor = {{at = "inn", signs = ["cure"]}}
        heroes.courier = {{at = "mansion", items = ["pistol"]}}
        {MIXED}
        """,
    )
    assert play.offers("defeat") == []
    assert play.refuses("defeat wolf_man") == "wolfman.defeat.holder-only"


# ---------------------------------------------------------------- Power: Vicious Bite


@pytest.mark.rule("wolfman.power.vicious-bite")
def test_everyone_in_his_space_is_bitten(sit: Sit) -> None:
    """He attacks the Mayor with blanks but for one Power symbol; the Courier and Maria are with them, Fritz is next door."""
    play = sit(
        "wolf_man creature",
        "mayor courier",
        """
        terror = 0
        heroes.mayor = {at = "mansion", items = ["dart", "knife"]}
        heroes.courier.at = "mansion"
        villagers = {maria = "mansion", fritz = "abbey"}
        """,
    )
    play.draw("reincarnated_soul")
    play.answer("attack mayor", nature=["power", "blank"])
    assert play.asked() == (0, "hit")
    play.answer("discard dart")
    assert play.items("mayor") == ["knife"]
    assert play.at("mayor") == "mansion"
    assert [event["person"] for event in play.heard("defeated")] == ["courier", "maria"]
    assert play.at("fritz") == "abbey"
    assert play.view["terror"] == 2


@pytest.mark.rule("wolfman.power.heroes-may-discard")
def test_a_hero_may_discard_an_item_for_each_bite(sit: Sit) -> None:
    play = sit("wolf_man creature", "mayor courier", 'heroes.mayor = {at = "mansion", items = ["dart", "kite"]}')
    play.draw("reincarnated_soul", "power", "power")
    assert play.options() == ["discard dart", "discard kite", "fall"]
    play.answer("discard kite")
    assert play.options() == ["discard dart"]
    play.answer("discard dart")
    assert play.at("mayor") == "mansion"
    assert play.discard == ["dart", "kite"]


@pytest.mark.rule("wolfman.power.villagers-defeated")
def test_each_bitten_villager_raises_terror_once(sit: Sit) -> None:
    play = sit(
        "wolf_man creature",
        "mayor courier",
        'terror = 0\nvillagers = {maria = "mansion", fritz = "mansion", elizabeth = "mansion"}',
    )
    play.draw("reincarnated_soul")
    play.answer("attack fritz", nature=["power", "power"])
    assert [play.at(villager) for villager in ("maria", "fritz", "elizabeth")] == ["off", "off", "off"]
    assert play.view["terror"] == 3


@pytest.mark.rule("wolfman.power.target-takes-both")
def test_the_attacked_hero_faces_the_hit_and_then_the_bite(sit: Sit) -> None:
    play = sit("wolf_man creature", "mayor courier", 'terror = 0\nheroes.mayor = {at = "mansion", items = ["dart"]}')
    play.draw("reincarnated_soul", "power", "hit")
    assert play.options() == ["discard dart", "fall"]
    play.answer("discard dart")
    assert [event["hits"] for event in play.heard("hit")] == [1, 1]
    assert play.at("mayor") == "off"
    assert play.view["terror"] == 1


@pytest.mark.rule("wolfman.power.target-takes-both")
def test_a_hero_who_falls_to_the_hit_is_not_bitten(sit: Sit) -> None:
    play = sit("wolf_man creature", "mayor courier", 'terror = 0\nheroes.mayor = {at = "mansion", items = ["dart"]}')
    play.draw("reincarnated_soul", "power", "hit")
    play.answer("fall")
    assert play.at("mayor") == "off"
    assert play.view["terror"] == 1
    assert len(play.heard("hit")) == 1
