"""The Mummy: break the curse by aligning the Scarabs, then return him to his tomb.

The tablet is written as the Scarabs on spots 1 to 6 and on the centre, 0 for the empty spot. With the Mummy frenzied and neither
the Wolf Man nor the Bride in the game, "Retreat to the Lagoon" lets him alone strike, with three dice. "Reincarnated Soul" moves
a Hero three spaces.
"""

from __future__ import annotations

import pytest

from horrified.conftest import Sit

FRENZIED = 'frenzy = "mummy"\n'
ALIGNED = "mat.mummy.scarabs = [1, 2, 3, 4, 5, 6, 0]\n"


# ---------------------------------------------------------------- the Reincarnated Soul


@pytest.mark.rule("mummy.soul.first-event")
def test_the_first_event_gives_the_soul_to_the_current_player(sit: Sit) -> None:
    play = sit("mummy creature", "mayor courier", 'turn = 1\nheroes.mayor.at = "docks"\nheroes.courier.at = "theatre"')
    play.draw("reincarnated_soul")
    assert play.hero("courier")["signs"] == ["soul"]
    assert play.hero("mayor")["signs"] == []
    assert play.trail("courier") == ["bridge_south", "shop", "lamppost"]
    assert play.trail("mayor") == []


@pytest.mark.rule("mummy.soul.kept")
def test_later_events_lure_the_same_hero(sit: Sit) -> None:
    play = sit("mummy creature", "mayor courier", 'heroes.mayor.at = "docks"\nheroes.courier = {at = "theatre", signs = ["soul"]}')
    play.draw("reincarnated_soul")
    assert play.hero("courier")["signs"] == ["soul"]
    assert play.trail("courier") == ["bridge_south", "shop", "lamppost"]
    assert play.trail("mayor") == []


@pytest.mark.rule("mummy.soul.hero-off-board")
def test_a_soul_off_the_board_is_not_lured(sit: Sit) -> None:
    play = sit("mummy creature", "mayor scientist courier", 'heroes.courier = {at = "off", signs = ["soul"]}')
    play.draw("reincarnated_soul")
    assert play.heard("moved") == []
    assert play.at("courier") == "off"
    assert play.hero("courier")["signs"] == ["soul"]


# ---------------------------------------------------------------- Advance: Break the Curse


@pytest.mark.rule("mummy.advance.at-museum")
def test_a_yellow_item_gives_as_many_moves_as_its_strength(sit: Sit) -> None:
    play = sit("mummy creature", "mayor", 'heroes.mayor = {at = "museum", items = ["stake", "pistol", "fossil"]}')
    play.answer("advance mummy")
    assert play.options() == ["use stake"]
    play.answer("use stake")
    assert play.discard == ["stake"]
    for move in ("slide 4", "slide 5", "slide 6"):
        assert play.asked() == (0, "scarabs")
        play.answer(move)
    assert play.asked() == (0, "act")


@pytest.mark.rule("mummy.advance.at-museum")
def test_the_curse_is_broken_at_the_museum_only(sit: Sit) -> None:
    play = sit("mummy creature", "mayor", 'heroes.mayor = {at = "lamppost", items = ["stake"]}')
    assert play.offers("advance") == []
    assert play.refuses("advance mummy") == "mummy.advance.at-museum"


@pytest.mark.rule("mummy.advance.slide")
def test_a_scarab_slides_into_the_empty_spot_beside_it(sit: Sit) -> None:
    play = sit(
        "mummy creature",
        "mayor",
        'heroes.mayor = {at = "museum", items = ["garlic"]}\nmat.mummy.scarabs = [4, 5, 6, 1, 2, 3, 0]',
    )
    play.answer("advance mummy", "use garlic")
    assert sorted(play.offers("slide")) == [f"slide {scarab}" for scarab in range(1, 7)]  # all spots touch the centre
    play.answer("slide 4")
    assert play.mat("mummy")["scarabs"] == [0, 5, 6, 1, 2, 3, 4]
    assert sorted(play.offers("slide")) == ["slide 3", "slide 4", "slide 5"]  # spots 6 and 2, and the centre, touch spot 1
    assert play.refuses("slide 1") == "mummy.advance.slide"
    play.answer("slide 5")
    assert play.mat("mummy")["scarabs"] == [5, 0, 6, 1, 2, 3, 4]
    assert play.asked() == (0, "act")


@pytest.mark.rule("mummy.advance.flip-up")
def test_a_move_may_flip_a_scarab_face_up(sit: Sit) -> None:
    play = sit(
        "mummy creature",
        "mayor",
        """
        heroes.mayor = {at = "museum", items = ["garlic"]}
        mat.mummy = {scarabs = [4, 5, 6, 1, 2, 3, 0], face_down = [1, 5]}
        """,
    )
    play.answer("advance mummy", "use garlic")
    assert play.offers("flip") == ["flip 1", "flip 5"]
    play.answer("flip 1")
    assert play.mat("mummy") == {"scarabs": [4, 5, 6, 1, 2, 3, 0], "face_down": [5], "complete": False}
    assert play.asked() == (0, "scarabs")
    play.answer("flip 5")
    assert play.mat("mummy")["face_down"] == []
    assert play.asked() == (0, "act")


@pytest.mark.rule("mummy.advance.unused-moves")
def test_unused_moves_are_lost(sit: Sit) -> None:
    play = sit("mummy creature", "mayor", 'heroes.mayor = {at = "museum", items = ["crucifix", "garlic"]}')
    play.answer("advance mummy", "use crucifix", "slide 1", "slide 2", "done")
    assert play.asked() == (0, "act")
    play.answer("advance mummy", "use garlic", "slide 1", "slide 2")
    assert play.asked() == (0, "act")


@pytest.mark.rule("mummy.advance.complete")
def test_every_scarab_has_to_lie_face_up_on_its_own_number(sit: Sit) -> None:
    play = sit(
        "mummy creature",
        "mayor",
        f'heroes.mayor = {{at = "museum", items = ["garlic"]}}\n{ALIGNED}mat.mummy.face_down = [6]',
    )
    assert not play.mat("mummy")["complete"]
    play.answer("advance mummy", "use garlic", "flip 6")
    assert play.mat("mummy")["complete"]
    play.answer("slide 6")
    assert not play.mat("mummy")["complete"]


@pytest.mark.rule("mummy.advance.complete")
@pytest.mark.parametrize("scarabs", ["[2, 1, 3, 4, 5, 6, 0]", "[1, 2, 3, 4, 6, 5, 0]", "[0, 2, 3, 4, 5, 6, 1]"])
def test_scarabs_on_each_others_numbers_are_not_enough(sit: Sit, scarabs: str) -> None:
    position = f'heroes.mayor = {{at = "museum", items = ["pistol", "knife"]}}\nmat.mummy.scarabs = {scarabs}'
    play = sit("mummy creature", "courier mayor", f"turn = 1\n{position}")
    assert not play.mat("mummy")["complete"]
    assert play.refuses("defeat mummy", seat=1)


@pytest.mark.rule("mummy.defeat.red-nine")
def test_red_items_worth_9_entomb_him(sit: Sit) -> None:
    play = sit("mummy creature", "mayor", f'heroes.mayor = {{at = "museum", items = ["pistol", "knife"]}}\n{ALIGNED}')
    play.answer("defeat mummy", "use pistol", "use knife")
    assert play.view["monsters"] == {"creature": "lagoon"}


@pytest.mark.rule("mummy.defeat.red-nine")
@pytest.mark.parametrize(
    ("at", "items"), [("museum", '["pistol", "dart"]'), ("lamppost", '["pistol", "knife"]')], ids=["red 8", "in another space"]
)
def test_nothing_less_entombs_him(sit: Sit, at: str, items: str) -> None:
    play = sit("mummy creature", "mayor", f'heroes.mayor = {{at = "{at}", items = {items}}}\n{ALIGNED}')
    assert play.offers("defeat") == []


# ---------------------------------------------------------------- Power: Fortify the Curse


@pytest.mark.rule("mummy.power.fortify")
def test_each_power_symbol_flips_a_scarab_face_down(sit: Sit) -> None:
    play = sit("mummy dracula", "mayor", FRENZIED + 'heroes.mayor.at = "museum"')
    play.draw("retreat_lagoon", "power", "power", "blank")
    assert len(play.mat("mummy")["face_down"]) == 2


@pytest.mark.rule("mummy.power.lowest-number")
def test_the_lowest_face_up_scarab_is_flipped_even_on_its_own_spot(sit: Sit) -> None:
    play = sit(
        "mummy dracula",
        "mayor",
        FRENZIED + 'heroes.mayor.at = "museum"\nmat.mummy = {scarabs = [4, 2, 6, 1, 5, 3, 0], face_down = [1]}',
    )
    play.draw("retreat_lagoon", "power", "blank", "blank")
    assert play.mat("mummy")["face_down"] == [1, 2]
    assert play.mat("mummy")["scarabs"] == [4, 2, 6, 1, 5, 3, 0]


@pytest.mark.rule("mummy.power.fortify")
def test_the_sixth_scarab_is_flipped_too(sit: Sit) -> None:
    play = sit("mummy dracula", "mayor", FRENZIED + 'heroes.mayor.at = "museum"\nmat.mummy.face_down = [1, 2, 3, 4, 5]')
    play.draw("retreat_lagoon", "power", "blank", "blank")
    assert play.mat("mummy")["face_down"] == [1, 2, 3, 4, 5, 6]


@pytest.mark.rule("mummy.power.all-face-down")
def test_when_all_are_face_down_the_power_does_nothing(sit: Sit) -> None:
    play = sit("mummy dracula", "mayor", FRENZIED + 'heroes.mayor.at = "museum"\nmat.mummy.face_down = [1, 2, 3, 4, 5, 6]')
    before = play.mat("mummy")
    play.draw("retreat_lagoon", "power", "blank", "blank")
    assert play.heard("power")
    assert play.mat("mummy") == before


@pytest.mark.rule("mummy.face-down-immovable")
def test_a_face_down_scarab_does_not_slide(sit: Sit) -> None:
    play = sit("mummy creature", "mayor", 'heroes.mayor = {at = "museum", items = ["garlic"]}\nmat.mummy.face_down = [4]')
    play.answer("advance mummy", "use garlic")
    assert sorted(play.offers("slide")) == ["slide 1", "slide 2", "slide 3", "slide 5", "slide 6"]
    play.refuses("slide 4")
    play.answer("flip 4")
    assert "slide 4" in play.options()


@pytest.mark.rule("mummy.face-down-blocks-defeat")
def test_a_face_down_scarab_saves_the_mummy_until_it_is_flipped_back(sit: Sit) -> None:
    play = sit(
        "mummy dracula", "mayor", FRENZIED + f'heroes.mayor = {{at = "museum", items = ["pistol", "knife", "garlic"]}}\n{ALIGNED}'
    )
    assert play.offers("defeat") == ["defeat mummy"]
    play.draw("retreat_lagoon", "power", "blank", "blank")
    assert play.mat("mummy")["face_down"] == [1]
    assert play.offers("defeat") == []
    assert play.refuses("defeat mummy") == "object.task-before-defeat"
    play.answer("advance mummy", "use garlic", "flip 1", "done")
    assert play.offers("defeat") == ["defeat mummy"]
