"""The Frenzy Marker: who has it, and to whom it passes."""

import random

import pytest

import gloam
from horrified.conftest import Sit


@pytest.mark.rule("frenzy.always-one")
@pytest.mark.parametrize("seed", range(6))
def test_one_monster_in_the_game_is_always_frenzied(seed: int) -> None:
    """In any game, however it is played, while it lasts."""
    chance = random.Random(seed)
    game = gloam.new("horrified", seats=1 + seed % 3, options={"how_many": 2 + seed % 3}, seed=seed)
    while not game.over:
        table = game.view()["table"]
        assert table["frenzy"] in table["mats"]
        options = game.answers()
        game.answer(chance.choice(options))


@pytest.mark.rule("frenzy.always-one")
def test_one_monster_is_frenzied_after_each_defeat(sit: Sit) -> None:
    play = sit(
        "dracula creature mummy",
        "mayor",
        """
        heroes.mayor = {at = "crypt", items = ["wine", "crucifix", "dart", "kite", "charm", "rifle", "knife"]}
        monsters = {creature = "crypt", mummy = "crypt"}
        mat.dracula.coffins = []
        mat.creature.boat = 19
        mat.mummy.scarabs = [1, 2, 3, 4, 5, 6, 0]
        """,
    )
    assert play.view["frenzy"] == "dracula"
    play.answer("defeat dracula", "use wine", "use crucifix")
    assert play.view["frenzy"] == "mummy"
    play.answer("defeat creature", "use dart", "use kite", "use charm")
    assert play.view["frenzy"] == "mummy"
    play.answer("defeat mummy", "use rifle", "use knife")
    assert play.result == "won"


@pytest.mark.rule("frenzy.next-higher")
def test_the_marker_passes_to_the_next_higher_order(sit: Sit) -> None:
    play = sit("dracula creature invisible_man", "mayor", 'frenzy = "creature"\nheroes.mayor.at = "institute"')
    play.draw("on_the_move")
    assert play.view["frenzy"] == "invisible_man"


@pytest.mark.rule("frenzy.wrap-around")
def test_from_the_highest_order_it_passes_to_the_lowest(sit: Sit) -> None:
    play = sit("dracula creature invisible_man", "mayor", 'frenzy = "invisible_man"\nheroes.mayor.at = "institute"')
    play.draw("on_the_move")
    assert play.view["frenzy"] == "dracula"


@pytest.mark.rule("frenzy.next-higher", "frenzy.wrap-around")
def test_the_mats_have_the_orders_one_to_six(sit: Sit) -> None:
    orders = ["dracula", "mummy", "frankenstein_bride", "creature", "wolf_man", "invisible_man"]
    for i, mat in enumerate(orders):
        following = orders[(i + 1) % 6]
        play = sit(f"{mat} {following}", "mayor", f'frenzy = "{mat}"\nheroes.mayor.at = "institute"')
        play.draw("on_the_move")
        assert play.view["frenzy"] == following


@pytest.mark.rule("frenzy.last-monster-keeps")
def test_the_last_monster_keeps_the_marker(sit: Sit) -> None:
    play = sit("mummy dracula", "mayor", 'mats = ["mummy"]\nheroes.mayor.at = "dungeon"')
    play.draw("on_the_move")
    assert play.view["frenzy"] == "mummy"
    assert [event["monster"] for event in play.heard("strikes")] == ["mummy"]


@pytest.mark.rule("frenzy.example-dracula-creature-wolfman")
@pytest.mark.parametrize("frenzy_order", ["mats", "example"])
@pytest.mark.parametrize(("marker", "after"), [("dracula", "creature"), ("creature", "wolf_man"), ("wolf_man", "dracula")])
def test_dracula_then_the_creature_then_the_wolf_man(sit: Sit, marker: str, after: str, frenzy_order: str) -> None:
    play = sit(
        "wolf_man creature dracula",
        "mayor",
        f'frenzy = "{marker}"\nheroes.mayor.at = "dungeon"\nmonsters = {{wolf_man = "crypt", creature = "lagoon"}}',
        frenzy_order=frenzy_order,
    )
    play.draw("on_the_move")
    assert play.view["frenzy"] == after
    assert [event["monster"] for event in play.heard("strikes")] == [after]


@pytest.mark.rule("frenzy.frankenstein-only")
def test_only_frankenstein_is_frenzied(sit: Sit) -> None:
    play = sit(
        "frankenstein_bride mummy",
        "mayor courier",
        """
        frenzy = "frankenstein_bride"
        heroes.mayor.at = "lamppost"
        heroes.courier.at = "dungeon"
        monsters = {frankenstein = "church", mummy = "crypt"}
        """,
    )
    play.draw("the_enthralled", "blank")
    assert [event["monster"] for event in play.heard("strikes")] == ["frankenstein"]
    assert play.trail("frankenstein") == ["lamppost"]
    assert play.trail("bride") == []
    assert play.heard("attacks") == [{"kind": "attacks", "monster": "frankenstein", "person": "mayor"}]
