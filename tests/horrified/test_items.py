"""Items: what they are used for, how many at a time, and where they go."""

import pytest

from horrified.conftest import Sit

# ---------------------------------------------------------------- one Item, or a sum of several


@pytest.mark.rule("items.single-symbol")
def test_a_single_item_symbol_takes_one_item(sit: Sit) -> None:
    play = sit("mummy dracula", "mayor", 'heroes.mayor = {at = "museum", items = ["wine", "flower"]}')
    play.answer("advance mummy")
    assert play.options() == ["use flower", "use wine"]
    play.answer("use wine")
    play.refuses("use flower")
    play.answer("done")
    assert play.items("mayor") == ["flower"]
    assert play.view["actions"] == 4


@pytest.mark.rule("items.sum-symbol")
def test_a_number_takes_several_items_of_a_colour(sit: Sit) -> None:
    play = sit("dracula mummy", "mayor", 'heroes.mayor = {at = "cave", items = ["dart", "pitchfork", "wine"]}')
    play.answer("advance dracula")
    assert play.options() == ["use dart", "use pitchfork"]
    assert play.refuses("use wine") == "items.sum-symbol"
    play.answer("use dart")
    assert "cave" in play.mat("dracula")["coffins"]
    play.answer("use pitchfork")
    assert "cave" not in play.mat("dracula")["coffins"]
    assert play.items("mayor") == ["wine"]
    assert play.view["actions"] == 4


@pytest.mark.rule("items.sum-symbol")
def test_a_sum_below_the_number_is_not_enough(sit: Sit) -> None:
    play = sit("dracula mummy", "mayor", 'heroes.mayor = {at = "cave", items = ["dart", "knife", "crucifix"]}')
    assert "advance dracula" not in play.options()
    assert play.refuses("advance dracula") == "dracula.advance.coffin-space"


@pytest.mark.rule("items.sum-symbol")
def test_a_sum_below_the_number_defeats_nobody(sit: Sit) -> None:
    play = sit(
        "dracula mummy", "mayor", 'heroes.mayor = {at = "crypt", items = ["stake", "wine", "rifle"]}\nmat.dracula.coffins = []'
    )
    assert play.refuses("defeat dracula") == "items.sum-symbol"


@pytest.mark.rule("items.sum-may-exceed")
def test_what_exceeds_the_number_is_lost(sit: Sit) -> None:
    play = sit("dracula mummy", "mayor", 'heroes.mayor = {at = "cave", items = ["knife", "pistol"]}')
    play.answer("advance dracula", "use knife", "use pistol")
    assert sorted(play.mat("dracula")["coffins"]) == ["crypt", "dungeon", "graveyard"]
    assert play.items("mayor") == []
    assert play.discard == ["knife", "pistol"]
    assert play.asked() == (0, "act")
    assert play.view["actions"] == 4


@pytest.mark.rule("items.sum-within-one-action")
def test_a_total_is_not_reached_in_instalments(sit: Sit) -> None:
    play = sit("dracula mummy", "mayor", 'heroes.mayor = {at = "cave", items = ["knife"]}')
    assert play.refuses("advance dracula") == "dracula.advance.coffin-space"
    play.refuses("use knife")
    assert play.items("mayor") == ["knife"]


@pytest.mark.rule("items.sum-within-one-action")
def test_two_heroes_do_not_pay_together(sit: Sit) -> None:
    play = sit(
        "dracula mummy",
        "mayor courier",
        """
        heroes.mayor = {at = "cave", items = ["knife"]}
        heroes.courier = {at = "cave", items = ["knife"]}
        """,
    )
    assert play.refuses("advance dracula") == "dracula.advance.coffin-space"
    play.answer("share", "hand_over courier knife", "done", "advance dracula", "use knife", "use knife")
    assert "cave" not in play.mat("dracula")["coffins"]


# ---------------------------------------------------------------- where used Items go


@pytest.mark.rule("items.used-go-to-discard")
def test_items_used_for_an_action_are_discarded(sit: Sit) -> None:
    play = sit("dracula mummy", "mayor", 'heroes.mayor = {at = "crypt", items = ["wine", "crucifix"]}\nmat.dracula.coffins = []')
    play.answer("defeat dracula", "use wine", "use crucifix")
    assert "dracula" not in play.view["monsters"]
    assert play.discard == ["crucifix", "wine"]
    assert play.items("mayor") == []


@pytest.mark.rule("items.used-go-to-discard")
@pytest.mark.parametrize(
    ("monster", "place", "item", "then"),
    [
        ("creature", "camp", "kite", []), ("dracula", "cave", "knife", ["use knife"]), ("mummy", "museum", "wine", ["done"]),
        ("frankenstein", "graveyard", "wine", []), ("bride", "dungeon", "kite", []),
    ],
)  # fmt: skip
def test_items_that_advance_a_task_are_discarded(sit: Sit, monster: str, place: str, item: str, then: list[str]) -> None:
    mat = "frankenstein_bride" if monster in ("frankenstein", "bride") else monster
    play = sit(
        f"{mat} {'dracula' if mat != 'dracula' else 'mummy'}",
        "courier mayor",
        f'turn = 1\nheroes.mayor = {{at = "{place}", items = ["{item}", "{item}", "torch"]}}',
    )
    play.answer(f"advance {monster}", f"use {item}", seat=1)
    for text in then:
        play.answer(text, seat=1)
    used = 1 + len([text for text in then if text.startswith("use")])
    assert play.discard == [item] * used
    assert play.items("mayor") == sorted([*[item] * (2 - used), "torch"])


@pytest.mark.rule("items.used-go-to-discard", "items.defence-use")
@pytest.mark.parametrize("item", ["kite", "wine", "rifle"])
def test_any_item_cancels_a_hit_and_is_discarded(sit: Sit, item: str) -> None:
    play = sit("dracula creature", "mayor", f'heroes.mayor = {{at = "crypt", items = ["{item}"]}}')
    play.draw("reincarnated_soul", "hit", "blank")
    assert play.asked() == (0, "hit")
    play.answer(f"discard {item}")
    assert play.at("mayor") == "crypt"
    assert play.view["terror"] == 3
    assert play.items("mayor") == []
    assert play.discard == [item]


@pytest.mark.rule("items.mat-placement-exception")
def test_ingredients_of_the_cure_lie_on_the_mat(sit: Sit) -> None:
    play = sit("wolf_man dracula", "mayor", 'heroes.mayor = {at = "laboratory", items = ["kite"]}')
    play.answer("advance wolf_man", "use kite")
    assert [item for item in play.mat("wolf_man")["cure"] if item] == ["kite"]
    assert play.discard == []
    assert play.items("mayor") == []


@pytest.mark.rule("items.mat-placement-exception")
def test_evidence_lies_on_the_mat(sit: Sit) -> None:
    play = sit("invisible_man dracula", "mayor", 'heroes.mayor = {at = "precinct", items = ["dart"]}')
    play.answer("advance invisible_man", "use dart")
    assert play.mat("invisible_man")["evidence"] == ["dart"]
    assert play.discard == []
    assert play.items("mayor") == []


@pytest.mark.rule("items.not-back-to-bag")
def test_discarded_items_do_not_return_to_the_bag(sit: Sit) -> None:
    play = sit(
        "creature dracula",
        "mayor courier",
        """
        heroes.mayor = {at = "camp", items = ["fossil", "charm"]}
        heroes.courier = {at = "camp", items = ["violin"]}
        monsters = {dracula = "dungeon", creature = "waterfront"}
        """,
    )
    play.answer("advance creature", "use fossil", "advance creature", "use charm")
    play.draw("sunrise")
    play.answer("advance creature", "use violin")
    play.draw("on_the_move", items="torch torch rifle")
    assert play.discard == ["charm", "fossil", "violin"]
    assert len(play.bag) == 60 - 3 - 3
    assert not {"charm", "fossil", "violin"} & set(play.bag)
