"""The Creature from the Black Lagoon: find the hidden lair, then drive the Creature away.

After the Start the X marks read: red, yellow, blue, red, blue, yellow, red, blue, yellow, blue (10), yellow, red, blue, red,
yellow, blue, yellow, red, blue (19, the Lair).
"""

from __future__ import annotations

import pytest

from horrified.conftest import Sit

AT_LAIR = "mat.creature.boat = 19\n"
ONE_OF_EACH = '["dart", "kite", "garlic"]'


@pytest.mark.rule("creature.water-movement")
def test_the_closest_person_may_be_closest_through_water(sit: Sit) -> None:
    """From the Cave the Abbey is 2 away through the Lagoon and 4 by lit paths; the Fountain is 3 away by lit paths."""
    play = sit(
        "creature dracula",
        "mayor courier",
        'monsters.creature = "cave"\nheroes.mayor.at = "fountain"\nheroes.courier.at = "abbey"',
    )
    play.draw("the_meeting", "blank")
    assert play.trail("creature") == ["lagoon", "abbey"]


@pytest.mark.rule("creature.advance.at-camp")
@pytest.mark.parametrize(("item", "mark"), [("dart", 1), ("garlic", 2), ("kite", 3)])
def test_one_item_of_any_colour_at_the_camp_moves_the_boat(sit: Sit, item: str, mark: int) -> None:
    play = sit("creature dracula", "mayor", f'heroes.mayor = {{at = "camp", items = ["{item}"]}}')
    assert play.offers("advance") == ["advance creature"]
    play.answer("advance creature", f"use {item}")
    assert play.mat("creature")["boat"] == mark
    assert play.items("mayor") == []
    assert play.discard == [item]


@pytest.mark.rule("creature.advance.at-camp")
def test_elsewhere_the_boat_stays(sit: Sit) -> None:
    play = sit("creature dracula", "mayor", 'heroes.mayor = {at = "cave", items = ["dart", "kite", "garlic"]}')
    assert play.offers("advance") == []
    assert play.refuses("advance creature") == "creature.advance.at-camp"


@pytest.mark.rule("creature.advance.next-x-of-colour")
def test_the_boat_passes_marks_of_other_colours(sit: Sit) -> None:
    """Ahead of mark 10 lie yellow, red, blue."""
    play = sit("creature dracula", "mayor", 'heroes.mayor = {at = "camp", items = ["kite"]}\nmat.creature.boat = 10')
    play.answer("advance creature", "use kite")
    assert play.mat("creature")["boat"] == 13


@pytest.mark.rule("creature.advance.strength-irrelevant")
@pytest.mark.parametrize("item", ["kite", "fossil"])
def test_a_blue_1_takes_the_boat_as_far_as_a_blue_3(sit: Sit, item: str) -> None:
    play = sit("creature dracula", "mayor", f'heroes.mayor = {{at = "camp", items = ["{item}"]}}\nmat.creature.boat = 4')
    play.answer("advance creature", f"use {item}")
    assert play.mat("creature")["boat"] == 5


@pytest.mark.rule("creature.advance.lair-is-final-blue")
def test_only_blue_reaches_the_lair(sit: Sit) -> None:
    play = sit("creature dracula", "mayor", f'heroes.mayor = {{at = "camp", items = {ONE_OF_EACH}}}\nmat.creature.boat = 18')
    play.answer("advance creature")
    assert play.options() == ["use kite"]
    assert not play.mat("creature")["complete"]
    play.answer("use kite")
    assert play.mat("creature") == {"boat": 19, "complete": True}


@pytest.mark.rule("creature.advance.no-x-of-colour-left")
def test_at_the_lair_there_is_nothing_to_advance(sit: Sit) -> None:
    play = sit("creature dracula", "mayor", f'heroes.mayor = {{at = "camp", items = {ONE_OF_EACH}}}\n{AT_LAIR}')
    assert play.offers("advance") == []
    assert play.refuses("advance creature") == "actions.advance.general"


@pytest.mark.rule("creature.advance.no-x-of-colour-left")
def test_a_colour_with_no_mark_ahead_cannot_be_used(sit: Sit) -> None:
    """Ahead of mark 17 lie red and blue."""
    play = sit("creature dracula", "mayor", f'heroes.mayor = {{at = "camp", items = {ONE_OF_EACH}}}\nmat.creature.boat = 17')
    play.answer("advance creature")
    assert play.options() == ["use dart", "use kite"]
    play = sit("creature dracula", "mayor", 'heroes.mayor = {at = "camp", items = ["garlic"]}\nmat.creature.boat = 17')
    assert play.offers("advance") == []


MARKS = [
    "red", "yellow", "blue", "red", "blue", "yellow", "red", "blue", "yellow", "blue", "yellow", "red", "blue", "red", "yellow",
    "blue", "yellow", "red", "blue",
]  # fmt: skip


@pytest.mark.rule("creature.advance.no-x-of-colour-left")
@pytest.mark.parametrize("boat", range(19))
def test_at_every_mark_only_colours_ahead_can_be_used(sit: Sit, boat: int) -> None:
    position = f'turn = 1\nheroes.mayor = {{at = "camp", items = {ONE_OF_EACH}}}\nmat.creature.boat = {boat}'
    play = sit("creature dracula", "courier mayor", position)
    play.answer("advance creature", seat=1)
    colours = {"use dart": "red", "use kite": "blue", "use garlic": "yellow"}
    assert set(play.options(1)) == {use for use, colour in colours.items() if colour in MARKS[boat:]}
    use = play.options(1)[0]
    play.answer(use, seat=1)
    assert play.mat("creature")["boat"] == boat + 1 + MARKS[boat:].index(colours[use])


@pytest.mark.rule("creature.advance.example-blue")
def test_two_blue_items_find_the_lair_for_everyone(sit: Sit) -> None:
    play = sit(
        "creature dracula",
        "mayor courier",
        f"""
        monster_phase_skipped = true
        monsters.creature = "docks"
        heroes.mayor = {{at = "camp", items = ["fossil", "research"]}}
        heroes.courier = {{at = "docks", items = {ONE_OF_EACH}}}
        mat.creature.boat = 15
        """,
    )
    play.answer("advance creature", "use fossil")
    assert play.mat("creature") == {"boat": 16, "complete": False}
    play.answer("advance creature", "use research")
    assert play.mat("creature") == {"boat": 19, "complete": True}
    play.answer("end")
    assert play.asked() == (1, "act")
    assert play.offers("defeat") == ["defeat creature"]


@pytest.mark.rule("creature.defeat.three-colours")
def test_an_item_of_each_colour_drives_the_creature_away(sit: Sit) -> None:
    play = sit(
        "creature dracula",
        "mayor",
        f'monsters.creature = "docks"\nheroes.mayor = {{at = "docks", items = {ONE_OF_EACH}}}\n{AT_LAIR}',
    )
    play.answer("defeat creature", "use dart", "use kite", "use garlic")
    assert play.discard == ["dart", "garlic", "kite"]
    assert play.items("mayor") == []
    assert play.view["monsters"] == {"dracula": "crypt"}
    assert play.at("creature") == "off"


@pytest.mark.rule("creature.defeat.three-colours")
def test_before_the_lair_is_found_the_creature_stays(sit: Sit) -> None:
    play = sit(
        "creature dracula",
        "mayor",
        f'monsters.creature = "docks"\nheroes.mayor = {{at = "docks", items = {ONE_OF_EACH}}}\nmat.creature.boat = 18',
    )
    assert play.refuses("defeat creature") == "object.task-before-defeat"


@pytest.mark.rule("creature.defeat.strength-irrelevant")
def test_strength_does_not_replace_a_colour(sit: Sit) -> None:
    play = sit(
        "creature dracula",
        "mayor",
        f'monsters.creature = "docks"\nheroes.mayor = {{at = "docks", items = ["pistol", "fossil"]}}\n{AT_LAIR}',
    )
    assert play.offers("defeat") == []
    assert play.refuses("defeat creature") == "creature.defeat.three-colours"


@pytest.mark.rule("creature.defeat.strength-irrelevant")
def test_exactly_one_item_of_each_colour_is_used(sit: Sit) -> None:
    held = '["pistol", "dart", "kite", "fossil", "garlic", "charm"]'
    play = sit(
        "creature dracula",
        "mayor",
        f'monsters.creature = "docks"\nheroes.mayor = {{at = "docks", items = {held}}}\n{AT_LAIR}',
    )
    play.answer("defeat creature", "use dart", "use kite", "use garlic")
    assert play.items("mayor") == ["charm", "fossil", "pistol"]
    assert "creature" not in play.view["monsters"]


@pytest.mark.rule("creature.defeat.not-in-water")
@pytest.mark.parametrize("turn", [0, 1])
def test_nobody_reaches_the_creature_in_water(sit: Sit, turn: int) -> None:
    play = sit(
        "creature dracula",
        "mayor courier",
        f"""
        turn = {turn}
        monsters.creature = "river"
        heroes.mayor = {{at = "bridge_north", items = {ONE_OF_EACH}}}
        heroes.courier = {{at = "bridge_south", items = {ONE_OF_EACH}}}
        {AT_LAIR}
        """,
    )
    assert play.offers("defeat") == []
    assert play.refuses("defeat creature") == "actions.defeat.general"
    assert "move river" not in play.options()
    assert play.refuses("move river") == "actions.move.no-water"


@pytest.mark.rule("creature.defeat.not-in-water")
def test_the_creature_attacks_nobody_from_the_water(sit: Sit) -> None:
    """From the Docks it gets as far as the Waterfront, next to the Hero on the bridge; no dice are rolled."""
    play = sit("creature wolf_man", "mayor", 'monsters.creature = "docks"\nheroes.mayor.at = "bridge_south"')
    play.draw("thief")
    assert play.trail("creature") == ["waterfront"]
    assert play.heard("attacks") == []


@pytest.mark.rule("creature.power.rock-the-boat")
def test_each_power_symbol_takes_the_boat_back_one_mark(sit: Sit) -> None:
    play = sit("creature wolf_man", "mayor", 'monsters.creature = "docks"\nheroes.mayor.at = "docks"\nmat.creature.boat = 5')
    play.draw("thief", "power", "blank", "power")
    assert play.mat("creature")["boat"] == 3


@pytest.mark.rule("creature.power.start-floor")
@pytest.mark.parametrize("boat", [0, 1])
def test_the_boat_does_not_go_back_beyond_the_start(sit: Sit, boat: int) -> None:
    play = sit("creature wolf_man", "mayor", f'monsters.creature = "docks"\nheroes.mayor.at = "docks"\nmat.creature.boat = {boat}')
    play.draw("thief", "power", "power", "blank")
    assert play.mat("creature")["boat"] == 0
    assert play.at("mayor") == "docks"


@pytest.mark.rule("creature.power.off-the-lair")
def test_a_boat_rocked_off_the_lair_has_to_come_back(sit: Sit) -> None:
    play = sit(
        "creature wolf_man",
        "courier mayor",
        f"""
        monsters.creature = "docks"
        heroes.courier = {{at = "camp", items = ["fossil"], perks = ["break_of_dawn"]}}
        heroes.mayor = {{at = "docks", items = {ONE_OF_EACH}, perks = ["break_of_dawn"]}}
        {AT_LAIR}
        """,
    )
    play.draw("thief", "power", "blank", "blank", items="pistol rapier")
    assert play.asked() == (1, "act")
    assert play.offers("defeat") == []
    assert play.refuses("defeat creature") == "object.task-before-defeat"
    play.answer("play break_of_dawn", "end", nature=["stake", "wine"])
    assert play.asked() == (0, "act")
    play.answer("advance creature", "use fossil")
    play.answer("play break_of_dawn", "end", nature=["stake", "wine"])
    assert play.offers("defeat") == ["defeat creature"]
