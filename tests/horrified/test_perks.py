"""Perk cards: when and by whom they are played, and what each of the 15 kinds does."""

import pytest

from gloam.kernel.game import SPECTATOR
from horrified.conftest import Play, Sit

ALL_PERKS = [
    *["break_of_dawn", "late_into_the_night", "overstock", "rush", "taxi_ride"] * 2,
    *["conduct_an_investigation", "hurry", "repel", "special_delivery"],
    *[
        "brandish_crucifix",
        "hunter_becomes_prey",
        "mob_justice",
        "power_of_the_ancients",
        "show_of_force",
        "visit_from_the_detective",
    ],
]
WATER = ["lagoon", "river", "waterfront"]


def holds(*perks: str) -> str:
    """A position in which the Mayor holds these Perk cards."""
    return f"heroes.mayor.perks = {list(perks)}\n"


def spaces(play: Play) -> list[str]:
    """The spaces where a figure may be put."""
    return [text.split()[1] for text in play.offers("at")]


# ---------------------------------------------------------------- playing them


@pytest.mark.rule("perks.face-up")
@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_everyone_sees_all_perk_cards(sit: Sit, seat: int) -> None:
    play = sit("dracula mummy", "mayor courier", 'heroes.mayor.perks = ["rush", "hurry"]\nheroes.courier.perks = ["repel"]')
    heroes = {hero["hero"]: hero["perks"] for hero in play.game.view(seat)["table"]["heroes"]}
    assert heroes == {"mayor": ["rush", "hurry"], "courier": ["repel"]}


@pytest.mark.rule("perks.any-player-any-turn")
def test_any_player_may_play_any_number_on_any_turn(sit: Sit) -> None:
    play = sit("dracula mummy", "mayor courier", 'heroes.courier.perks = ["late_into_the_night", "taxi_ride", "rush"]')
    play.answer("play late_into_the_night", seat=1)
    play.answer("play taxi_ride", "put courier", "at cave", seat=1)
    assert play.view["actions"] == 7
    assert play.at("courier") == "cave"
    assert play.perks("courier") == ["rush"]
    assert play.asked() == (0, "act")


@pytest.mark.rule("perks.any-player-any-turn")
def test_nobody_plays_anothers_perk_card(sit: Sit) -> None:
    play = sit("dracula mummy", "mayor courier", 'heroes.courier.perks = ["rush"]')
    assert play.offers("play", seat=0) == []
    play.refuses("play rush", seat=0)
    assert play.offers("play", seat=1) == ["play rush"]


@pytest.mark.rule("perks.hero-phase-only")
def test_no_perk_card_in_the_monster_phase(sit: Sit) -> None:
    play = sit(
        "dracula creature",
        "mayor courier",
        """
        heroes.mayor = {at = "crypt", items = ["dart"], perks = ["rush"]}
        heroes.courier.perks = ["hurry"]
        """,
    )
    assert set(play.offers("play")) == {"play rush", "play hurry"}
    play.draw("reincarnated_soul", "hit", "blank")
    assert play.asked() == (0, "hit")
    assert play.offers("play") == []
    assert play.refuses("play rush", seat=0) == "perks.hero-phase-only"
    play.refuses("play hurry", seat=1)
    play.answer("fall")
    assert set(play.offers("play")) == {"play rush", "play hurry"}


@pytest.mark.rule("perks.no-action-cost")
@pytest.mark.parametrize("perk", sorted(set(ALL_PERKS)))
@pytest.mark.parametrize("seat", [0, 1])
def test_a_perk_card_costs_no_action(sit: Sit, perk: str, seat: int) -> None:
    """Seat 1 is on turn. Only Late into the Night changes the actions, by its own two."""
    holder = ("mayor", "courier")[seat]
    play = sit(
        "dracula wolf_man",
        "mayor courier",
        f'turn = 1\nactions = 3\nheroes.{holder}.perks = ["{perk}"]\nheroes.courier.items = ["dart"]',
        nature=["item shovel", "item kite"] if perk in ("overstock", "break_of_dawn") else [],
    )
    play.answer(f"play {perk}", seat=seat)
    while play.asked()[1] != "act":
        play.answer(play.options(seat)[-1], seat=seat)
    assert play.view["actions"] == (5 if perk == "late_into_the_night" else 3)
    assert play.perks(holder) == []


@pytest.mark.rule("perks.after-last-action")
def test_a_perk_card_after_the_last_action(sit: Sit) -> None:
    play = sit("dracula mummy", "mayor", 'actions = 1\nheroes.mayor.perks = ["rush"]')
    play.answer("move tower")
    assert play.options() == ["play rush", "end"]
    play.answer("play rush", "walk mayor", "step docks", "done")
    assert play.at("mayor") == "docks"
    assert play.options() == ["end"]


@pytest.mark.rule("perks.discard-after-use")
def test_a_played_perk_card_is_discarded_when_carried_out(sit: Sit) -> None:
    play = sit("dracula mummy", "mayor", 'heroes.mayor.perks = ["rush", "hurry"]')
    play.answer("play rush")
    assert play.view["perk_played"] == "rush"
    assert play.view["perk_discard"] == []
    play.answer("walk mayor", "done")
    assert play.view["perk_played"] is None
    assert play.view["perk_discard"] == ["rush"]
    assert play.perks("mayor") == ["hurry"]


@pytest.mark.rule("perks.reshuffle")
def test_an_empty_perk_deck_is_made_anew_from_the_discards(sit: Sit) -> None:
    discarded = ["hurry", "repel", "rush", "rush", "overstock"]
    held = ALL_PERKS.copy()
    for perk in discarded:
        held.remove(perk)
    play = sit(
        "dracula mummy",
        "mayor courier",
        f"""
        heroes.mayor.at = "bridge_north"
        heroes.courier.perks = {held}
        villagers.maria = "bridge_north"
        decks = {{perk_deck = [], perk_discard = {discarded}}}
        """,
    )
    play.answer("guide maria camp", nature=["perk repel"])
    assert play.perks("mayor") == ["repel"]
    assert play.view["perk_deck"] == 4
    assert play.view["perk_discard"] == []


@pytest.mark.rule("perks.reshuffle", "solo.perk-removal-options")
@pytest.mark.parametrize("discarded", [["rush", "special_delivery"], ["special_delivery", "rush"]])
def test_alone_the_one_perk_card_that_is_of_use_is_drawn_from_the_discards(sit: Sit, discarded: list[str]) -> None:
    """Wherever it lies; the other needs a second Hero, and is replaced."""
    held = ALL_PERKS.copy()
    for perk in discarded:
        held.remove(perk)
    play = sit(
        "dracula mummy",
        "mayor",
        f"""
        heroes.mayor = {{at = "bridge_north", perks = {held}}}
        villagers.maria = "bridge_north"
        decks = {{perk_deck = [], perk_discard = {discarded}}}
        """,
        solo_perks="replace",
    )
    play.answer("guide maria camp", nature=["perk special_delivery", "perk rush"])
    assert play.perks("mayor") == sorted([*held, "rush"])
    assert play.view["perk_deck"] == 0
    assert play.view["perk_discard"] == ["special_delivery"]


@pytest.mark.rule("perks.reshuffle")
def test_with_all_perk_cards_held_none_is_drawn(sit: Sit) -> None:
    play = sit(
        "dracula mummy",
        "mayor courier",
        f"""
        heroes.mayor.at = "bridge_north"
        heroes.courier.perks = {ALL_PERKS}
        villagers.maria = "bridge_north"
        """,
    )
    assert play.view["perk_deck"] == 0
    play.answer("guide maria camp")
    assert play.at("maria") == "off"
    assert play.perks("mayor") == []
    assert play.asked() == (0, "act")


@pytest.mark.rule("perks.defeated-hero-may-play")
def test_the_player_of_a_defeated_hero_may_play(sit: Sit) -> None:
    play = sit("dracula mummy", "mayor courier", 'heroes.courier = {at = "off", perks = ["late_into_the_night"]}')
    play.answer("play late_into_the_night", seat=1)
    assert play.view["actions"] == 7


@pytest.mark.rule("perks.monster-movement-optional")
@pytest.mark.parametrize("steps", [[], ["tower"], ["tower", "theatre"]])
def test_a_perk_moves_a_monster_as_far_as_wanted(sit: Sit, steps: list[str]) -> None:
    play = sit("dracula mummy", "mayor", f'{holds("repel")}mats = ["dracula"]\nmonsters.dracula = "docks"')
    play.answer("play repel", *[f"step {space}" for space in steps])
    if len(steps) < 2:
        play.answer("done")
    assert play.asked() == (0, "act")
    assert play.trail("dracula") == steps


@pytest.mark.rule("perks.monster-movement-lit-paths")
def test_a_perk_moves_a_monster_along_lit_paths(sit: Sit) -> None:
    play = sit("dracula creature", "mayor", f'{holds("brandish_crucifix")}monsters.dracula = "docks"')
    play.answer("play brandish_crucifix", "walk dracula")
    assert play.options() == ["step tower", "done"]
    assert play.refuses("step waterfront") == "perks.monster-movement-lit-paths"
    assert play.refuses("step theatre") == "perks.monster-movement-lit-paths"


@pytest.mark.rule("perks.monster-movement-lit-paths")
def test_a_perk_moves_the_creature_by_water_too(sit: Sit) -> None:
    play = sit("dracula creature", "mayor", f'{holds("brandish_crucifix")}monsters.creature = "docks"')
    play.answer("play brandish_crucifix", "walk creature")
    assert play.options() == ["step tower", "step waterfront", "done"]
    play.answer("step waterfront", "step institute", "done")
    assert play.at("creature") == "institute"


# ---------------------------------------------------------------- the 15 kinds


def test_break_of_dawn_skips_the_monster_phase(sit: Sit) -> None:
    play = sit("dracula mummy", "mayor courier", holds("break_of_dawn"))
    play.answer("play break_of_dawn", nature=["dart", "wine"])
    assert play.lying("inn") == ["dart"]
    assert play.lying("church") == ["wine"]
    assert play.view["monster_phase_skipped"]
    assert play.view["actions"] == 5
    play.answer("end")
    assert play.view["turn"] == 1
    assert play.view["monster_deck"] == 30
    assert not play.view["monster_phase_skipped"]
    play.draw("reincarnated_soul")
    assert play.view["monster_deck"] == 29


def test_break_of_dawn_twice_skips_one_monster_phase(sit: Sit) -> None:
    play = sit("dracula creature", "mayor courier", holds("break_of_dawn", "break_of_dawn"))
    play.answer("play break_of_dawn", "play break_of_dawn", nature=["dart", "wine", "knife", "rifle"])
    assert play.view["item_bag"] == 56
    play.answer("end")
    play.draw("reincarnated_soul")
    assert play.view["monster_deck"] == 29


def test_break_of_dawn_of_another_player(sit: Sit) -> None:
    play = sit("dracula mummy", "courier mayor", holds("break_of_dawn"))
    play.answer("play break_of_dawn", seat=1, nature=["dart", "wine"])
    play.answer("end")
    assert play.view["monster_deck"] == 30
    assert play.view["turn"] == 1


def test_conduct_an_investigation_gathers_heroes(sit: Sit) -> None:
    play = sit("dracula mummy", "mayor courier professor", holds("conduct_an_investigation"))
    play.answer("play conduct_an_investigation")
    assert sorted(spaces(play)) == ["hospital", "shop", "theatre"]
    play.answer("at shop")
    assert play.options() == ["put mayor", "put professor", "done"]
    play.answer("put professor", "done")
    assert [play.at(hero) for hero in ("mayor", "courier", "professor")] == ["theatre", "shop", "shop"]
    assert play.view["actions"] == 5


def test_conduct_an_investigation_may_gather_everyone_or_nobody(sit: Sit) -> None:
    play = sit("dracula mummy", "mayor courier professor", holds("conduct_an_investigation"))
    play.answer("play conduct_an_investigation", "at theatre", "put courier", "put professor")
    assert [play.at(hero) for hero in ("mayor", "courier", "professor")] == ["theatre"] * 3
    assert play.asked() == (0, "act")

    nobody = sit("dracula mummy", "mayor courier professor", holds("conduct_an_investigation"))
    nobody.answer("play conduct_an_investigation", "at theatre", "done")
    assert [nobody.at(hero) for hero in ("mayor", "courier", "professor")] == ["theatre", "shop", "hospital"]
    assert nobody.view["perk_discard"] == ["conduct_an_investigation"]


def test_conduct_an_investigation_leaves_defeated_heroes_out(sit: Sit) -> None:
    play = sit("dracula mummy", "mayor courier professor", holds("conduct_an_investigation") + 'heroes.courier.at = "off"')
    play.answer("play conduct_an_investigation", "at theatre")
    assert play.options() == ["put professor", "done"]

    alone = sit("dracula mummy", "mayor courier", holds("conduct_an_investigation") + 'heroes.courier.at = "off"')
    assert alone.refuses("play conduct_an_investigation", seat=0) == "hit.hero-absent-until-turn"


def test_hurry_moves_each_hero_up_to_two_spaces(sit: Sit) -> None:
    play = sit("dracula mummy", "mayor courier professor", holds("hurry") + 'heroes.professor.at = "off"')
    play.answer("play hurry", "step tower", "step docks")
    assert play.at("mayor") == "docks"
    play.answer("step lamppost", "done")
    assert play.at("courier") == "lamppost"
    assert play.at("professor") == "off"
    assert play.asked() == (0, "act")


def test_hurry_is_decided_by_whoever_plays_it(sit: Sit) -> None:
    play = sit("dracula mummy", "courier mayor", holds("hurry"))
    play.answer("play hurry", seat=1)
    assert play.asked()[0] == 1
    play.answer("step laboratory", "done", seat=1)
    assert play.at("courier") == "laboratory"
    play.answer("done", seat=1)
    assert play.at("mayor") == "theatre"


def test_hurry_leaves_villagers_behind_and_keeps_to_lit_paths(sit: Sit) -> None:
    play = sit("dracula mummy", "mayor", holds("hurry") + 'heroes.mayor.at = "docks"\nvillagers.maria = "docks"')
    play.answer("play hurry")
    assert play.options() == ["step tower", "done"]
    play.answer("step tower", "done")
    assert play.at("maria") == "docks"


def test_late_into_the_night_gives_two_actions(sit: Sit) -> None:
    play = sit("dracula mummy", "mayor", holds("late_into_the_night", "late_into_the_night") + "actions = 0")
    play.answer("play late_into_the_night")
    assert play.view["actions"] == 2
    play.answer("play late_into_the_night")
    assert play.view["actions"] == 4


def test_late_into_the_night_serves_the_current_player(sit: Sit) -> None:
    play = sit("dracula creature", "courier mayor", holds("late_into_the_night"))
    play.answer("play late_into_the_night", seat=1)
    assert play.view["actions"] == 6
    play.draw("reincarnated_soul")
    assert play.view["actions"] == 5


def test_overstock_places_an_item_for_each_player(sit: Sit) -> None:
    play = sit("dracula mummy", "mayor courier professor", holds("overstock"))
    play.answer("play overstock", nature=["dart", "dart", "wine"])
    assert play.lying("inn") == ["dart", "dart"]
    assert play.lying("church") == ["wine"]
    assert play.view["item_bag"] == 57


def test_overstock_refills_an_empty_bag(sit: Sit) -> None:
    play = sit(
        "dracula mummy",
        "mayor courier",
        'heroes.mayor = {perks = ["overstock"], items = ["rest"]}\ndecks = {bag = ["dart"], item_discard = ["wine", "knife"]}',
    )
    play.answer("play overstock", nature=["dart", "wine"])
    assert play.bag == ["knife"]
    assert play.discard == []


def test_repel_moves_each_monster_up_to_two_spaces(sit: Sit) -> None:
    play = sit("dracula frankenstein_bride", "mayor", holds("repel"))
    play.answer("play repel", "step abbey", "step mansion")
    play.answer("step church", "step lamppost")
    play.answer("done")
    assert play.at("dracula") == "mansion"
    assert play.at("frankenstein") == "lamppost"
    assert play.at("bride") == "dungeon"
    assert play.asked() == (0, "act")


def test_repel_can_bring_about_a_meeting(sit: Sit) -> None:
    play = sit(
        "dracula frankenstein_bride",
        "mayor",
        holds("repel") + 'terror = 4\nmats = ["frankenstein_bride"]\nmonsters = {frankenstein = "shop", bride = "bridge_south"}',
    )
    play.answer("play repel", "step bridge_south")
    assert play.view["terror"] == 5
    assert play.at("frankenstein") == "graveyard"
    assert play.offers("step") == ["step tower"]  # the Bride is at the Dungeon now, and may still be moved
    play.answer("done")
    assert play.asked() == (0, "act")


def test_repel_can_bring_the_taught_together(sit: Sit) -> None:
    play = sit(
        "dracula frankenstein_bride",
        "mayor",
        holds("repel")
        + 'mat.frankenstein_bride = {frankenstein = 11, bride = 8}\nmonsters = {frankenstein = "shop", bride = "bridge_south"}',
    )
    play.answer("play repel", "done", "step bridge_south")
    assert list(play.view["mats"]) == ["dracula"]
    assert play.asked() == (0, "act")
    assert play.view["perk_discard"] == ["repel"]


def test_rush_moves_one_hero_up_to_four_spaces(sit: Sit) -> None:
    play = sit("dracula mummy", "mayor courier", holds("rush"))
    play.answer("play rush")
    assert play.options() == ["walk mayor", "walk courier"]
    play.answer("walk courier", "step lamppost", "step mansion", "step abbey")
    assert play.asked() == (0, "roam")
    play.answer("step crypt")
    assert play.at("courier") == "crypt"
    assert play.at("mayor") == "theatre"
    assert play.asked() == (0, "act")


def test_rush_may_be_shorter_and_moves_no_defeated_hero(sit: Sit) -> None:
    play = sit("dracula mummy", "mayor courier", holds("rush") + 'heroes.courier.at = "off"')
    play.answer("play rush")
    assert play.options() == ["walk mayor"]
    play.answer("walk mayor", "step tower", "done")
    assert play.at("mayor") == "tower"


def test_special_delivery_sends_items_anywhere(sit: Sit) -> None:
    play = sit(
        "dracula mummy",
        "mayor courier professor",
        """
        heroes.mayor.perks = ["special_delivery"]
        heroes.courier.items = ["dart", "wine", "kite"]
        """,
    )
    play.answer("play special_delivery")
    assert play.options() == ["deliver courier mayor", "deliver courier professor"]
    play.answer("deliver courier professor")
    assert play.asked() == (0, "deliver")
    play.answer("hand_over courier dart", "hand_over courier kite", "done")
    assert play.items("courier") == ["wine"]
    assert play.items("professor") == ["dart", "kite"]
    assert play.view["actions"] == 5


def test_special_delivery_may_send_everything(sit: Sit) -> None:
    play = sit("dracula mummy", "mayor courier", 'heroes.mayor = {perks = ["special_delivery"], items = ["dart", "dart"]}')
    play.answer("play special_delivery", "deliver mayor courier", "hand_over mayor dart", "hand_over mayor dart")
    assert play.items("courier") == ["dart", "dart"]
    assert play.asked() == (0, "act")


def test_special_delivery_needs_two_heroes_and_an_item(sit: Sit) -> None:
    without_items = sit("dracula mummy", "mayor courier", holds("special_delivery"))
    assert without_items.refuses("play special_delivery", seat=0) == "perks.discard-after-use"  # there is nothing to carry out
    off_board = 'heroes.mayor = {perks = ["special_delivery"], items = ["dart"]}\nheroes.courier = {at = "off", items = ["wine"]}'
    without_partner = sit("dracula mummy", "mayor courier", off_board)
    assert without_partner.refuses("play special_delivery", seat=0) == "hit.hero-absent-until-turn"


def test_taxi_ride_puts_a_hero_anywhere_but_in_water(sit: Sit) -> None:
    play = sit("dracula mummy", "mayor courier", holds("taxi_ride"))
    play.answer("play taxi_ride")
    assert play.options() == ["put mayor", "put courier"]
    play.answer("put courier")
    assert len(spaces(play)) == 23
    for space in WATER:
        assert play.refuses(f"at {space}") == "path.water-spaces"
    play.answer("at crypt")
    assert play.at("courier") == "crypt"
    assert play.trail("courier") == ["crypt"]


@pytest.mark.parametrize(
    ("perk", "monster"),
    [
        ("brandish_crucifix", "dracula"),
        ("hunter_becomes_prey", "wolf_man"),
        ("mob_justice", "frankenstein"),
        ("mob_justice", "bride"),
        ("power_of_the_ancients", "mummy"),
        ("visit_from_the_detective", "invisible_man"),
    ],
)
class TestDrivingAMonsterAway:
    """Brandish Crucifix and its like: put the card's own Monster anywhere on land, or move any one up to three spaces."""

    def monsters(self, monster: str) -> str:
        mat = "frankenstein_bride" if monster in ("frankenstein", "bride") else monster
        return f"{mat} creature"

    def test_puts_its_monster_anywhere_but_in_water(self, sit: Sit, perk: str, monster: str) -> None:
        play = sit(self.monsters(monster), "mayor", holds(perk))
        play.answer(f"play {perk}")
        assert f"put {monster}" in play.options()
        assert "put creature" not in play.options()
        play.answer(f"put {monster}")
        assert len(spaces(play)) == 23
        assert play.refuses("at lagoon") == "path.water-spaces"
        play.answer("at docks")
        assert play.at(monster) == "docks"
        assert play.trail(monster) == ["docks"]
        assert play.view["actions"] == 5

    def test_or_moves_any_monster_up_to_three_spaces(self, sit: Sit, perk: str, monster: str) -> None:
        play = sit(self.monsters(monster), "mayor", holds(perk))
        play.answer(f"play {perk}")
        assert f"walk {monster}" in play.options()
        play.answer("walk creature", "step bridge_north", "step fountain")
        assert play.asked() == (0, "roam")
        play.answer("step inn")
        assert play.asked() == (0, "act")
        assert play.at("creature") == "inn"

    def test_moves_another_monster_if_its_own_is_not_in_the_game(self, sit: Sit, perk: str, monster: str) -> None:
        play = sit(self.monsters(monster), "mayor", holds(perk) + 'mats = ["creature"]')
        play.answer(f"play {perk}")
        assert play.options() == ["walk creature"]
        play.answer("walk creature", "done")
        assert play.at("creature") == "lagoon"


def test_mob_justice_names_both_monsters(sit: Sit) -> None:
    play = sit("frankenstein_bride creature", "mayor", holds("mob_justice"))
    play.answer("play mob_justice")
    assert play.options() == ["put frankenstein", "put bride", "walk frankenstein", "walk bride", "walk creature"]


def test_mob_justice_can_bring_about_a_meeting(sit: Sit) -> None:
    play = sit("frankenstein_bride creature", "mayor courier", holds("mob_justice") + 'monsters.bride = "barn"')
    play.answer("play mob_justice", "put frankenstein", "at barn")
    assert play.view["terror"] == 1
    assert (play.at("frankenstein"), play.at("bride")) == ("graveyard", "dungeon")


def test_mob_justice_can_bring_the_taught_together(sit: Sit) -> None:
    play = sit(
        "frankenstein_bride creature",
        "mayor courier",
        holds("mob_justice") + "mat.frankenstein_bride = {frankenstein = 11, bride = 8}",
    )
    play.answer("play mob_justice", "put bride", "at graveyard")
    assert list(play.view["mats"]) == ["creature"]
    assert play.view["terror"] == 0


def test_show_of_force_puts_the_creature_anywhere(sit: Sit) -> None:
    play = sit("dracula creature", "mayor", holds("show_of_force"))
    play.answer("play show_of_force")
    assert play.options() == ["put creature", "walk dracula", "walk creature"]
    play.answer("put creature")
    assert len(spaces(play)) == 26
    play.answer("at waterfront")
    assert play.at("creature") == "waterfront"


def test_show_of_force_moves_another_monster_along_lit_paths(sit: Sit) -> None:
    play = sit("dracula creature", "mayor", holds("show_of_force"))
    play.answer("play show_of_force", "walk dracula", "step abbey")
    assert play.options() == ["step mansion", "step crypt", "done"]
    play.answer("step mansion", "step lamppost")
    assert play.at("dracula") == "lamppost"
    assert play.asked() == (0, "act")


def test_show_of_force_without_the_creature(sit: Sit) -> None:
    play = sit("dracula mummy", "mayor", holds("show_of_force"))
    play.answer("play show_of_force")
    assert play.options() == ["walk dracula", "walk mummy"]
