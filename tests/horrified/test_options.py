"""Every option of the table at work: each value changes play as its label says."""

from __future__ import annotations

from collections import Counter

import pytest

import gloam
from gloam.games.horrified import GAME, village
from gloam.games.horrified.components import HEROES, ITEMS
from gloam.kernel.game import NATURE, Game
from gloam.kernel.options import OptionError
from horrified.conftest import Play, SetUp, Sit

TWO = {"monsters": ["creature", "dracula"]}


def waiting(seats: int, **options: object) -> Game:
    """A new game in which NATURE waits: it is at the first thing that chance decides."""
    return gloam.new("horrified", seats, options, nature=None)


def outcomes(game: Game) -> list[str]:
    """What chance may bring now, each as often as it is likely."""
    assert game.asked[0].seat == NATURE
    return [GAME.catalogue.text(option) for option in game.asked[0].options]


# ---------------------------------------------------------------- who plays against whom


def test_monsters_are_chosen_or_random(set_up: SetUp) -> None:
    assert list(set_up(2, monsters=["wolf_man", "mummy", "dracula"]).view["mats"]) == ["dracula", "mummy", "wolf_man"]
    assert len({tuple(set_up(2, seed=seed, monsters=[]).view["mats"]) for seed in range(12)}) > 1


@pytest.mark.parametrize("how_many", [2, 3, 4])
def test_how_many_random_monsters(set_up: SetUp, how_many: int) -> None:
    assert len(set_up(2, how_many=how_many).view["mats"]) == how_many


def test_chosen_monsters_are_not_counted_anew(set_up: SetUp) -> None:
    assert len(set_up(2, **TWO, how_many=4).view["mats"]) == 2


def test_heroes_are_chosen_by_seat_or_dealt() -> None:
    game = waiting(2, **TWO, heroes=["scientist", "mayor"])
    assert [hero["hero"] for hero in GAME.shown.view(game.table, 0)["heroes"]] == ["scientist", "mayor"]
    assert outcomes(game)[0].startswith("perk")
    one = waiting(3, **TWO, heroes=["", "mayor"])
    assert sorted(outcomes(one)) == sorted(f"hero {hero}" for hero in HEROES if hero != "mayor")
    one.answer("hero scientist")
    assert sorted(outcomes(one)) == sorted(f"hero {hero}" for hero in HEROES if hero not in ("mayor", "scientist"))
    one.answer("hero courier")
    assert [hero["hero"] for hero in GAME.shown.view(one.table, 0)["heroes"]] == ["scientist", "mayor", "courier"]
    dealt = outcomes(waiting(2, **TWO))
    assert len(dealt) == 7
    assert all(outcome.startswith("hero") for outcome in dealt)


@pytest.mark.parametrize(
    ("seats", "heroes", "reason"),
    [
        (2, ["mayor", "", "explorer"], "heroes: there are 2 seats, not 3"),
        (1, ["courier"], "heroes: the Courier needs another Hero"),
        (2, ["mayor", "mayor"], "heroes: the same one is named twice"),
        (2, ["mayor", "vampire"], "heroes: there is no 'vampire'"),
    ],
)
def test_heroes_that_cannot_play_are_refused(seats: int, heroes: list[str], reason: str) -> None:
    with pytest.raises(OptionError, match=reason):
        waiting(seats, heroes=heroes)


def test_the_first_player_is_named_or_random(set_up: SetUp) -> None:
    assert set_up(3, first_player=2).asked() == (2, "act")
    assert {set_up(3, seed=seed, first_player=-1).asked()[0] for seed in range(20)} == {0, 1, 2}


# ---------------------------------------------------------------- disputed rules


@pytest.mark.parametrize(
    ("dice", "faces"),
    [
        ("2-1-3", {"die hit": 2, "die power": 1, "die blank": 3}),
        ("3-1-2", {"die hit": 3, "die power": 1, "die blank": 2}),
        ("1-1-4", {"die hit": 1, "die power": 1, "die blank": 4}),
    ],
)
def test_the_faces_of_the_dice(sit: Sit, dice: str, faces: dict[str, int]) -> None:
    play = sit("dracula mummy", "mayor courier", 'heroes.mayor.at = "crypt"', dice=dice)
    game = play.game.clone()
    game.answer("end")
    game.answer("card retreat_lagoon")
    assert Counter(outcomes(game)) == faces


@pytest.mark.parametrize(
    ("frenzy_order", "row"), [("mats", ["wolf_man", "invisible_man"]), ("example", ["invisible_man", "wolf_man"])]
)
def test_the_frenzy_order_of_the_wolf_man_and_the_invisible_man(set_up: SetUp, frenzy_order: str, row: list[str]) -> None:
    view = set_up(2, monsters=["wolf_man", "invisible_man"], frenzy_order=frenzy_order).view
    assert list(view["terms"]) == row
    assert view["frenzy"] == row[0]


@pytest.mark.parametrize(("frankenstein_walks", "may_stop"), [("up_to", True), ("exactly", False)])
def test_how_far_a_taught_frankenstein_walks(sit: Sit, frankenstein_walks: str, may_stop: bool) -> None:
    play = sit(
        "frankenstein_bride dracula",
        "mayor",
        'heroes.mayor = {at = "graveyard", items = ["garlic", "wine"]}',
        frankenstein_walks=frankenstein_walks,
    )
    play.answer("advance frankenstein", "use garlic")
    assert "done" in play.options()  # he may stay either way
    play.answer("step church")
    assert ("done" in play.options()) == may_stop
    play.answer("step hospital")
    assert play.asked() == (0, "act")


def test_the_bride_may_stop_early_either_way(sit: Sit) -> None:
    play = sit(
        "frankenstein_bride dracula",
        "mayor",
        'heroes.mayor = {at = "dungeon", items = ["research"]}',
        frankenstein_walks="exactly",
    )
    play.answer("advance bride", "use research", "step tower")
    assert "done" in play.options()


ONE_2_LEFT = """
heroes.scientist = {at = "laboratory", items = ["kite"]}
mat.wolf_man.cure = ["centrifuge", "anatomy_text", "research", "", "fossil", "camera"]
"""


def test_the_scientists_blue_1_may_count_as_2_for_the_cure(sit: Sit) -> None:
    play = sit("wolf_man dracula", "scientist", ONE_2_LEFT, scientist_cures=True)
    play.answer("advance wolf_man", "use kite")
    assert play.mat("wolf_man")["complete"]


def test_or_it_may_not(sit: Sit) -> None:
    play = sit("wolf_man dracula", "scientist", ONE_2_LEFT, scientist_cures=False)
    assert play.offers("advance") == []


@pytest.mark.parametrize("scientist_cures", [True, False])
def test_the_scientist_chooses_the_spot_if_there_is_a_choice(sit: Sit, scientist_cures: bool) -> None:
    play = sit(
        "wolf_man dracula",
        "scientist",
        'heroes.scientist = {at = "laboratory", items = ["kite"]}',
        scientist_cures=scientist_cures,
    )
    play.answer("advance wolf_man", "use kite")
    if scientist_cures:
        assert play.options() == ["strength 1", "strength 2"]
        play.answer("strength 2")
    assert play.mat("wolf_man")["cure"].index("kite") == (2 if scientist_cures else 0)


@pytest.mark.parametrize(("wolf_man_red", "enough"), [("6", True), ("9", False)])
def test_the_red_strength_that_defeats_the_wolf_man(sit: Sit, wolf_man_red: str, enough: bool) -> None:
    play = sit(
        "wolf_man dracula",
        "mayor",
        """
        heroes.mayor = {at = "mansion", items = ["rapier", "knife"], signs = ["cure"]}
        mat.wolf_man.cure = ["kite", "centrifuge", "research", "experiment", "fossil", "camera"]
        """,
        wolf_man_red=wolf_man_red,
    )
    assert play.offers("defeat") == (["defeat wolf_man"] if enough else [])


def test_the_wolf_man_at_9_takes_9(sit: Sit) -> None:
    play = sit(
        "wolf_man dracula",
        "mayor",
        """
        heroes.mayor = {at = "mansion", items = ["rapier", "pitchfork"], signs = ["cure"]}
        mat.wolf_man.cure = ["kite", "centrifuge", "research", "experiment", "fossil", "camera"]
        """,
        wolf_man_red="9",
    )
    play.answer("defeat wolf_man", "use rapier")
    assert play.asked() == (0, "pay")
    play.answer("use pitchfork")
    assert play.view["monsters"] == {"dracula": "crypt"}


def test_solo_perks_that_need_others_are_removed() -> None:
    game = waiting(1, **TWO, heroes=["mayor"], solo_perks="remove")
    assert not {"perk special_delivery", "perk conduct_an_investigation"} & set(outcomes(game))
    assert len(outcomes(game)) == 18


def test_or_replaced_when_drawn() -> None:
    game = waiting(1, **TWO, heroes=["mayor"], solo_perks="replace")
    assert len(outcomes(game)) == 20
    game.answer("perk special_delivery")
    assert GAME.shown.view(game.table, 0)["perk_discard"] == ["special_delivery"]
    game.answer("perk rush")
    assert GAME.shown.view(game.table, 0)["heroes"][0]["perks"] == ["rush"]
    assert outcomes(game)[0] == f"item {ITEMS[village(game.table).bag.cards()[0]]}"


# ---------------------------------------------------------------- presets


def test_the_first_game_preset(set_up: SetUp) -> None:
    assert set(set_up(2, preset="first").view["mats"]) == {"creature", "dracula"}


@pytest.mark.parametrize(("preset", "how_many"), [("novice", 2), ("standard", 3), ("challenging", 4)])
def test_the_presets_of_random_monsters(set_up: SetUp, preset: str, how_many: int) -> None:
    plays: list[Play] = [set_up(2, seed=seed, preset=preset) for seed in range(8)]
    assert {len(play.view["mats"]) for play in plays} == {how_many}
    assert len({tuple(play.view["mats"]) for play in plays}) > 1


def test_every_option_and_preset_is_shown_here() -> None:
    """A new option needs a test of its own above."""
    assert [option.id for option in GAME.options.options] == [
        "monsters", "how_many", "heroes", "first_player", "dice", "frenzy_order", "frankenstein_walks", "scientist_cures",
        "wolf_man_red", "solo_perks",
    ]  # fmt: skip
    assert [preset.id for preset in GAME.options.presets] == ["first", "novice", "standard", "challenging"]
