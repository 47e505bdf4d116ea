"""Defeated by a Hero: what becomes of the Monster, its mat, its tokens and the Frenzy Marker."""

import pytest

import gloam
from horrified.conftest import Play, Sit

OVERCOME_DRACULA = """
    heroes.mayor = {at = "crypt", items = ["wine", "crucifix"]}
    heroes.courier.at = "dungeon"
    mat.dracula.coffins = []
"""

EVIDENCE = ["dart", "torch", "mirrored_box", "camera", "rotenone"]


def overcome(sit: Sit, others: str, more: str = "") -> Play:
    """Dracula has just been defeated, and these others are left."""
    play = sit(f"dracula {others}", "mayor courier", OVERCOME_DRACULA + more)
    return play.answer("defeat dracula", "use wine", "use crucifix")


@pytest.mark.rule("monsterdefeat.out-of-game")
def test_a_defeated_monster_is_no_longer_in_the_game(sit: Sit) -> None:
    play = overcome(sit, "mummy")
    assert play.heard("monster_defeated") == [{"kind": "monster_defeated", "mat": "dracula"}]
    assert list(play.view["monsters"]) == ["mummy"]
    assert list(play.view["mats"]) == ["mummy"]
    assert play.refuses("defeat dracula") == "monsterdefeat.out-of-game"
    assert play.refuses("advance dracula") == "monsterdefeat.out-of-game"
    assert play.result is None


@pytest.mark.rule("monsterdefeat.out-of-game")
def test_no_perk_moves_a_defeated_monster(sit: Sit) -> None:
    play = overcome(sit, "mummy", 'heroes.courier.perks = ["brandish_crucifix", "repel"]')
    play.answer("play brandish_crucifix", seat=1)
    assert play.options(seat=1) == ["walk mummy"]
    play.answer("walk mummy", "done", "play repel", "done", seat=1)
    assert play.asked() == (0, "act")


@pytest.mark.rule("monsterdefeat.events-and-strikes-ignored")
def test_the_event_of_a_defeated_monster_is_skipped(sit: Sit) -> None:
    play = overcome(sit, "mummy")
    play.draw("hypnotic_gaze")  # about Dracula; the Mummy strikes first
    assert play.heard("event_ignored") == [{"kind": "event_ignored", "card": "hypnotic_gaze"}]
    assert play.trail("mayor") == []
    assert [event["monster"] for event in play.heard("strikes")] == ["mummy"]


@pytest.mark.rule("monsterdefeat.events-and-strikes-ignored")
def test_the_symbol_of_a_defeated_monster_is_skipped_ever_after(sit: Sit) -> None:
    play = overcome(sit, "mummy", 'monsters.mummy = "docks"')
    play.draw("insane_survivor", "blank", "blank", items="dart shovel knife")  # Dracula, and the frenzied one
    assert [event["monster"] for event in play.heard("strikes")] == ["mummy"]
    play.draw("the_hunt_is_on", "blank", "blank")  # the Creature, Dracula, and the frenzied one
    assert [event["monster"] for event in play.heard("strikes")] == ["mummy", "mummy"]
    assert {event["monster"] for event in play.heard("attacks")} == {"mummy"}


@pytest.mark.rule("monsterdefeat.remove-figure-and-overlay")
def test_figure_and_overlay_are_removed(sit: Sit) -> None:
    play = sit(
        "mummy dracula",
        "mayor",
        """
        heroes.mayor = {at = "museum", items = ["rifle", "knife", "wine"]}
        mat.mummy.scarabs = [1, 2, 3, 4, 5, 6, 0]
        """,
    )
    assert "advance mummy" in play.options()
    play.answer("defeat mummy", "use knife", "use rifle")
    assert play.at("mummy") == "off"
    assert play.offers("advance") == []
    assert play.refuses("advance mummy") == "monsterdefeat.out-of-game"
    assert play.offers("move") == ["move lamppost"]


@pytest.mark.rule("monsterdefeat.remove-figure-and-overlay")
@pytest.mark.parametrize(
    ("mat", "position", "answers"),
    [
        ("creature", 'items = ["dart", "kite", "wine"]}\nmat.creature.boat = 19', "defeat creature, use dart, use kite, use wine"),
        (
            "frankenstein_bride",
            'items = ["garlic"]}\nmonsters.bride = "church"\nmat.frankenstein_bride = {frankenstein = 9, bride = 8}',
            "advance frankenstein, use garlic, step church",
        ),
        (
            "invisible_man",
            f'items = ["rifle", "knife"]}}\nmat.invisible_man.evidence = {EVIDENCE}',
            "defeat invisible_man, use rifle, use knife",
        ),
        ("mummy", 'items = ["rifle", "knife"]}\nmat.mummy.scarabs = [1, 2, 3, 4, 5, 6, 0]', "defeat mummy, use knife, use rifle"),
    ],
)
def test_nothing_stays_on_the_mat_of_a_defeated_monster(sit: Sit, mat: str, position: str, answers: str) -> None:
    """The table is then what its text says, which knows nothing of such a mat."""
    monster = mat.removesuffix("_bride")
    play = sit(f"dracula {mat}", "mayor", f'monsters.{monster} = "hospital"\nheroes.mayor = {{at = "hospital", {position}')
    play.answer(*answers.split(", "))
    assert list(play.view["mats"]) == ["dracula"]
    assert gloam.position(str(play.game)).table.data() == play.table.data()


@pytest.mark.rule("monsterdefeat.frenzy-passes")
def test_the_marker_of_a_defeated_monster_passes_to_the_next(sit: Sit) -> None:
    play = overcome(sit, "creature invisible_man")
    assert play.view["frenzy"] == "creature"
    assert play.heard("frenzy") == [{"kind": "frenzy", "mat": "creature"}]


@pytest.mark.rule("monsterdefeat.frenzy-passes")
def test_the_marker_of_the_highest_order_passes_to_the_lowest(sit: Sit) -> None:
    play = sit(
        "dracula creature invisible_man",
        "mayor",
        """
        frenzy = "invisible_man"
        heroes.mayor = {at = "inn", items = ["rifle", "knife"]}
        mat.invisible_man.evidence = ["dart", "torch", "mirrored_box", "camera", "rotenone"]
        """,
    )
    play.answer("defeat invisible_man", "use rifle", "use knife")
    assert play.view["frenzy"] == "dracula"


@pytest.mark.rule("monsterdefeat.frenzy-passes")
def test_the_marker_of_another_monster_stays(sit: Sit) -> None:
    play = overcome(sit, "creature invisible_man", 'frenzy = "invisible_man"')
    assert play.view["frenzy"] == "invisible_man"
    assert play.heard("frenzy") == []


@pytest.mark.rule("monsterdefeat.mat-items-discarded")
def test_the_evidence_is_discarded(sit: Sit) -> None:
    evidence = ["dart", "torch", "mirrored_box", "camera", "rotenone"]
    play = sit(
        "dracula invisible_man",
        "mayor",
        f'heroes.mayor = {{at = "inn", items = ["rifle", "knife"]}}\nmat.invisible_man.evidence = {evidence}',
    )
    assert play.discard == []
    play.answer("defeat invisible_man", "use rifle", "use knife")
    assert play.discard == sorted([*evidence, "rifle", "knife"])


@pytest.mark.rule("monsterdefeat.mat-items-discarded")
def test_the_ingredients_of_the_cure_are_discarded(sit: Sit) -> None:
    cure = ["kite", "kite", "analysis", "research", "camera", "fossil"]
    play = sit(
        "dracula wolf_man",
        "mayor",
        f'heroes.mayor = {{at = "mansion", items = ["rifle"], signs = ["cure"]}}\nmat.wolf_man.cure = {cure}',
    )
    play.answer("defeat wolf_man", "use rifle")
    assert play.discard == sorted([*cure, "rifle"])
    assert play.hero("mayor")["signs"] == []


@pytest.mark.rule("monsterdefeat.components-to-box")
def test_mat_figure_and_tokens_go_to_the_box(sit: Sit) -> None:
    play = sit(
        "creature dracula",
        "mayor",
        """
        heroes.mayor = {at = "camp", items = ["dart", "kite", "wine", "fossil"]}
        monsters.creature = "camp"
        mat.creature.boat = 19
        """,
    )
    play.answer("defeat creature", "use dart", "use kite", "use wine")
    assert "creature" not in play.view["mats"]
    assert "creature" not in play.view["monsters"]
    assert play.at("creature") == "off"
    assert play.offers("advance") == []
    assert "boat" not in str(play.game)


@pytest.mark.rule("monsterdefeat.components-to-box")
def test_the_bride_goes_with_frankenstein(sit: Sit) -> None:
    play = sit(
        "frankenstein_bride dracula",
        "mayor",
        """
        heroes.mayor = {at = "church", items = ["wine"]}
        monsters = {frankenstein = "church", bride = "lamppost"}
        mat.frankenstein_bride = {frankenstein = 9, bride = 8}
        """,
    )
    play.answer("advance frankenstein", "use wine", "step lamppost")
    assert (play.at("frankenstein"), play.at("bride")) == ("off", "off")
    assert list(play.view["mats"]) == ["dracula"]


@pytest.mark.rule("monsterdefeat.held-tokens-returned")
def test_the_hunted_emblem_goes_with_the_wolf_man(sit: Sit) -> None:
    cure = ["kite", "kite", "analysis", "research", "camera", "fossil"]
    play = sit(
        "dracula wolf_man",
        "mayor courier",
        f"""
        heroes.mayor = {{at = "mansion", items = ["rifle"], signs = ["cure"]}}
        heroes.courier.signs = ["hunted"]
        mat.wolf_man.cure = {cure}
        """,
    )
    play.answer("defeat wolf_man", "use rifle")
    assert play.hero("courier")["signs"] == []
    assert play.hero("mayor")["signs"] == []


@pytest.mark.rule("monsterdefeat.held-tokens-returned")
def test_the_soul_sign_goes_with_the_mummy(sit: Sit) -> None:
    play = sit(
        "mummy dracula",
        "mayor courier",
        """
        heroes.mayor = {at = "museum", items = ["rifle", "knife"]}
        heroes.courier.signs = ["soul"]
        mat.mummy.scarabs = [1, 2, 3, 4, 5, 6, 0]
        """,
    )
    play.answer("defeat mummy", "use knife", "use rifle")
    assert play.hero("courier")["signs"] == []
