"""The Monster Strike: which Monsters move and attack, in what order, toward whom, and how far."""

import pytest

from gloam.games.horrified import GAME
from horrified.conftest import Play, Sit


def strikers(play: Play) -> list[str]:
    return [event["monster"] for event in play.heard("strikes")]


# ---------------------------------------------------------------- the row of symbols


@pytest.mark.rule("strike.left-to-right")
def test_each_monster_finishes_before_the_next_begins(sit: Sit) -> None:
    play = sit(
        "dracula mummy", "mayor", 'frenzy = "mummy"\nheroes.mayor = {at = "crypt", items = ["dart"]}\nmonsters.mummy = "lamppost"'
    )
    play.draw("insane_survivor", "hit", "blank")
    assert play.asked() == (0, "hit")
    assert strikers(play) == ["dracula"]
    assert play.at("mummy") == "lamppost"
    play.answer("discard dart")
    assert strikers(play) == ["dracula", "mummy"]
    assert play.trail("mummy") == ["mansion", "abbey"]


@pytest.mark.rule("strike.left-to-right")
def test_the_powers_of_the_first_come_before_the_move_of_the_second(sit: Sit) -> None:
    """Dracula charms the Mayor to the Crypt; only then the Mummy looks for the closest person."""
    play = sit(
        "dracula mummy",
        "mayor courier",
        """
        frenzy = "mummy"
        heroes.mayor.at = "bridge_north"
        heroes.courier.at = "crypt"
        monsters.mummy = "mansion"
        """,
    )
    play.draw("insane_survivor", "power", "blank")
    assert play.trail("mayor") == ["crypt"]
    assert play.trail("mummy") == ["abbey", "crypt"]
    assert play.asked() == (0, "target")
    play.answer("attack mayor", nature=["blank", "blank"])


@pytest.mark.rule("strike.absent-ignored")
def test_symbols_of_absent_monsters_are_skipped(sit: Sit) -> None:
    play = sit("dracula creature", "mayor", 'heroes.mayor.at = "dungeon"')
    play.draw("reincarnated_soul")  # Wolf Man, Dracula, Invisible Man
    assert strikers(play) == ["dracula"]
    assert play.trail("dracula") == ["abbey"]
    assert play.trail("creature") == []


@pytest.mark.rule("strike.frenzy-symbol")
@pytest.mark.parametrize("frenzied", ["mummy", "creature"])
def test_the_frenzy_symbol_is_for_the_frenzied_monster(sit: Sit, frenzied: str) -> None:
    play = sit(
        "creature mummy",
        "mayor courier",
        f"""
        frenzy = "{frenzied}"
        heroes.mayor = {{at = "docks"}}
        heroes.courier = {{at = "church"}}
        monsters = {{creature = "tower", mummy = "lamppost"}}
        """,
    )
    play.draw("sunrise", "blank", "blank")
    assert strikers(play) == [frenzied]
    assert [event["monster"] for event in play.heard("attacks")] == [frenzied]
    assert play.at(frenzied) == {"mummy": "church", "creature": "docks"}[frenzied]


@pytest.mark.rule("strike.same-monster-twice")
def test_a_frenzied_monster_may_strike_twice(sit: Sit) -> None:
    play = sit("dracula creature", "mayor", 'heroes.mayor.at = "mansion"')
    play.draw("insane_survivor", "blank", "blank", "blank", "blank")
    assert strikers(play) == ["dracula", "dracula"]
    assert len(play.heard("attacks")) == 2
    assert play.trail("dracula") == ["abbey", "mansion"]
    seen = [(event[0], GAME.shown.view(table, 0)["dice"]) for _, _, event, table in play.game.watch or []]
    assert [each for each in seen if each[0] in ("attacks", "rolled")] == [("attacks", []), ("rolled", ["blank", "blank"])] * 2


@pytest.mark.rule("strike.same-monster-twice")
def test_both_strikes_move_and_attack(sit: Sit) -> None:
    play = sit("dracula creature", "mayor", 'heroes.mayor.at = "shop"')
    play.draw("insane_survivor", "blank", "blank")  # Renfield appears at the Docks
    assert play.trail("dracula") == ["abbey", "mansion", "lamppost", "shop"]
    assert len(play.heard("attacks")) == 1


@pytest.mark.rule("strike.same-monster-twice")
def test_without_the_frenzy_symbol_a_frenzied_monster_strikes_once(sit: Sit) -> None:
    play = sit("dracula creature", "mayor", 'heroes.mayor.at = "abbey"')
    play.draw("reincarnated_soul", "blank", "blank")
    assert strikers(play) == ["dracula"]
    assert len(play.heard("attacks")) == 1


# ---------------------------------------------------------------- how far


@pytest.mark.rule("strike.move-distance")
def test_a_monster_moves_as_far_as_the_card_says(sit: Sit) -> None:
    play = sit("wolf_man dracula", "mayor", 'heroes.mayor.at = "theatre"')
    play.draw("the_meeting")
    assert play.trail("wolf_man") == ["bridge_north", "fountain"]
    assert play.heard("attacks") == []


@pytest.mark.rule("strike.stop-on-person")
def test_a_monster_stops_where_a_person_is(sit: Sit) -> None:
    play = sit("dracula mummy", "mayor", 'mats = ["dracula"]\nheroes.mayor.at = "abbey"')
    play.draw("on_the_move", "blank", "blank")
    assert play.trail("dracula") == ["abbey"]


@pytest.mark.rule("strike.no-move-if-with-person")
def test_a_monster_with_a_person_stays(sit: Sit) -> None:
    play = sit("dracula creature", "mayor courier", 'heroes.mayor.at = "abbey"\nvillagers.maria = "crypt"')
    play.draw("reincarnated_soul", "hit", "blank")
    assert play.trail("dracula") == []
    assert play.heard("attacks") == [{"kind": "attacks", "monster": "dracula", "person": "maria"}]
    assert play.at("maria") == "off"


@pytest.mark.rule("strike.no-person-on-board")
def test_with_nobody_on_the_board_nobody_strikes(sit: Sit) -> None:
    play = sit("creature dracula", "mayor", 'heroes.mayor.at = "theatre"\nmonsters.creature = "theatre"')
    play.draw("the_hunt_is_on", "hit", "blank")  # the Creature, Dracula and the frenzied one, Dracula again
    assert len(play.heard("rolled")) == 1
    assert play.trail("dracula") == []
    assert play.at("creature") == "theatre"
    assert play.view["terror"] == 4
    assert play.at("mayor") == "hospital"


# ---------------------------------------------------------------- toward whom


@pytest.mark.rule("strike.closest-person")
def test_a_hero_is_preferred_to_a_villager_as_close(sit: Sit) -> None:
    play = sit(
        "dracula creature",
        "mayor",
        'heroes.mayor.at = "museum"\nvillagers.maria = "fountain"\nmonsters.dracula = "mansion"',
    )
    play.draw("reincarnated_soul")
    assert play.trail("dracula") == ["lamppost"]


@pytest.mark.rule("strike.closest-person")
@pytest.mark.parametrize(("choice", "step"), [("mayor", "lamppost"), ("courier", "bridge_north")])
def test_among_heroes_as_close_the_current_player_chooses(sit: Sit, choice: str, step: str) -> None:
    play = sit(
        "dracula creature",
        "mayor courier",
        'turn = 1\nheroes.mayor.at = "museum"\nheroes.courier.at = "camp"\nmonsters.dracula = "mansion"\nvillagers.maria = "crypt"',
    )
    play.draw("reincarnated_soul")
    assert play.asked() == (1, "closest")
    assert set(play.options()) == {"toward mayor", "toward courier"}
    assert play.refuses("toward maria") == "strike.closest-person"
    play.answer(f"toward {choice}")
    assert play.trail("dracula") == [step]


@pytest.mark.rule("strike.closest-person")
def test_among_villagers_as_close_the_current_player_chooses(sit: Sit) -> None:
    play = sit(
        "dracula creature",
        "mayor courier",
        """
        heroes.mayor.at = "dungeon"
        heroes.courier.at = "dungeon"
        monsters.dracula = "mansion"
        villagers = {maria = "museum", fritz = "fountain"}
        """,
    )
    play.draw("reincarnated_soul")
    assert play.asked() == (0, "closest")
    assert set(play.options()) == {"toward maria", "toward fritz"}
    play.answer("toward fritz")
    assert play.trail("dracula") == ["bridge_north"]


@pytest.mark.rule("strike.closest-person")
def test_nobody_is_asked_about_people_in_one_space(sit: Sit) -> None:
    play = sit(
        "dracula creature",
        "mayor courier",
        'heroes.mayor.at = "museum"\nheroes.courier.at = "museum"\nmonsters.dracula = "mansion"',
    )
    play.draw("reincarnated_soul")
    assert play.trail("dracula") == ["lamppost"]


@pytest.mark.rule("strike.closest-beats-hero-preference")
def test_a_closer_villager_comes_before_a_hero(sit: Sit) -> None:
    play = sit(
        "dracula creature",
        "mayor courier",
        'heroes.mayor.at = "museum"\nvillagers.maria = "bridge_north"\nheroes.courier.at = "shop"\nmonsters.dracula = "mansion"',
    )
    play.draw("reincarnated_soul", "blank", "blank")
    assert play.trail("dracula") == ["bridge_north"]
    assert play.heard("attacks") == [{"kind": "attacks", "monster": "dracula", "person": "maria"}]


@pytest.mark.rule("strike.other-ties")
def test_an_event_about_the_closest_with_two_villagers_as_close(sit: Sit) -> None:
    play = sit(
        "dracula wolf_man",
        "mayor courier",
        """
        turn = 1
        heroes.mayor.at = "dungeon"
        heroes.courier.at = "dungeon"
        villagers = {maria = "lamppost", fritz = "bridge_north", lucy = "shop"}
        """,
    )
    play.draw("hypnotic_gaze")
    assert play.asked() == (1, "hypnotise")
    assert set(play.options()) == {"toward maria", "toward fritz"}
    play.refuses("toward fritz", seat=0)
    assert play.refuses("toward lucy", seat=1) == "strike.other-ties"
    play.answer("toward fritz", seat=1)
    assert play.at("fritz") == "crypt"
    assert play.at("maria") == "lamppost"


@pytest.mark.rule("strike.other-ties")
def test_an_event_about_a_place_with_two_that_fit(sit: Sit) -> None:
    play = sit("invisible_man dracula", "mayor courier", 'turn = 1\nitems = {church = ["wine", "wine"], barn = ["rifle", "torch"]}')
    play.draw("thief", items="shovel kite")
    assert play.asked() == (1, "raid")
    assert play.options() == ["raid barn", "raid church"]
    play.answer("raid barn", seat=1)
    assert play.at("invisible_man") == "barn"
