"""Events: when they count, and what each of the 21 kinds of Monster cards does."""

import pytest

from gloam.kernel.game import SPECTATOR
from gloam.kernel.views import events
from horrified.conftest import Sit

# ---------------------------------------------------------------- whose Event it is


@pytest.mark.rule("event.ignored-if-absent")
def test_the_event_of_an_absent_monster_is_skipped(sit: Sit) -> None:
    play = sit("wolf_man dracula", "mayor", 'heroes.mayor.at = "bridge_north"\nmonsters.dracula = "dungeon"')
    play.draw("reincarnated_soul", "blank", "blank")
    assert play.heard("event_ignored") == [{"kind": "event_ignored", "card": "reincarnated_soul"}]
    assert play.heard("event", "soul") == []
    assert play.hero("mayor")["signs"] == []
    assert play.at("mayor") == "bridge_north"
    assert [event["monster"] for event in play.heard("strikes")] == ["wolf_man", "dracula"]


@pytest.mark.rule("event.ignored-if-absent")
def test_items_come_though_the_event_is_skipped(sit: Sit) -> None:
    play = sit("mummy dracula", "mayor", 'heroes.mayor.at = "dungeon"')
    play.draw("thief", items="wine rifle")
    assert play.view["items"] == {"church": ["wine"], "barn": ["rifle"]}
    assert play.heard("raided") == []
    assert play.trail("mummy") == ["lamppost"]


@pytest.mark.rule("event.resolved-if-present")
def test_an_event_is_read_out_and_done_before_the_strike(sit: Sit) -> None:
    play = sit("dracula mummy", "mayor courier", 'heroes.mayor.at = "museum"\nheroes.courier.at = "shop"')
    play.draw("form_of_the_bat", "hit", "hit")
    parts = play.heard("event", "moved", "strikes")
    assert [event["kind"] for event in parts] == ["event", "moved", "strikes"]
    assert parts[1]["figure"] == "dracula"
    assert parts[1]["to"] == "museum"
    assert play.at("mayor") == "off"


@pytest.mark.rule("event.resolved-if-present")
@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_everyone_can_read_the_event(sit: Sit, seat: int) -> None:
    play = sit("dracula mummy", "mayor courier", 'heroes.mayor.at = "mansion"\nheroes.courier.at = "mansion"')
    play.draw("hypnotic_gaze")
    assert play.game.view(seat)["table"]["card"] == "hypnotic_gaze"
    told = [event["sentence"] for event in events(play.game, play.game.watch or [], seat) if event["kind"] == "event"]
    assert len(told) == 1
    assert "Hypnotic Gaze" in told[0]
    assert "The person closest to Dracula walks 3 spaces toward him." in told[0]
    play.answer("toward mayor")


# ---------------------------------------------------------------- Villagers


@pytest.mark.parametrize(
    ("card", "villager", "place"),
    [
        ("the_innocent", "maria", "barn"),
        ("former_employer", "dr_cranley", "laboratory"),
        ("the_delivery", "wilbur_chick", "shop"),
        ("hurried_assistant", "fritz", "tower"),
        ("the_ichthyologist", "dr_reed", "institute"),
        ("egyptian_expert", "prof_pearson", "cave"),
        ("fortune_teller", "maleva", "camp"),
        ("insane_survivor", "renfield", "docks"),
        ("the_enthralled", "lucy", "theatre"),
        ("worried_fiancee", "elizabeth", "mansion"),
    ],
)
def test_a_villager_appears(sit: Sit, card: str, villager: str, place: str) -> None:
    play = sit("mummy dracula", "mayor", 'mats = ["mummy"]\nheroes.mayor.at = "dungeon"')
    play.draw(card)
    assert {name: at for name, at in play.view["villagers"].items() if at != "off"} == {villager: place}
    assert play.view["item_bag"] == 57


def test_on_the_move_passes_the_frenzy_before_the_strike(sit: Sit) -> None:
    play = sit("dracula mummy", "mayor", 'heroes.mayor.at = "dungeon"')
    play.draw("on_the_move")
    assert play.view["frenzy"] == "mummy"
    assert [event["monster"] for event in play.heard("strikes")] == ["mummy"]
    assert play.trail("mummy") == ["lamppost", "shop", "bridge_south"]
    assert play.at("dracula") == "crypt"


def test_on_the_move_every_villager_walks_toward_safety(sit: Sit) -> None:
    play = sit(
        "dracula mummy",
        "mayor",
        """
        mats = ["mummy"]
        heroes.mayor.at = "docks"
        monsters.mummy = "crypt"
        villagers = {maria = "barn", lucy = "theatre", fritz = "tower", renfield = "tower"}
        """,
    )
    play.draw("on_the_move")
    assert play.trail("maria") == ["theatre"]
    assert play.trail("lucy") == ["fountain"]
    assert play.trail("fritz") == ["theatre"]
    assert play.trail("renfield") == ["theatre"]


def test_on_the_move_with_a_rescue(sit: Sit) -> None:
    play = sit(
        "dracula mummy",
        "mayor courier",
        """
        mats = ["mummy"]
        turn = 1
        heroes.mayor.at = "docks"
        heroes.courier.at = "docks"
        monsters.mummy = "crypt"
        villagers = {maria = "bridge_north", dr_reed = "cave", elizabeth = "dungeon", lucy = "inn"}
        """,
    )
    play.draw("on_the_move", "perk rush", "perk hurry", "perk repel")
    assert [play.at(villager) for villager in ("maria", "dr_reed", "elizabeth")] == ["off"] * 3
    assert play.at("lucy") == "fountain"
    assert play.perks("courier") == ["hurry", "repel", "rush"]
    assert play.perks("mayor") == []


def test_on_the_move_leaves_the_current_player_a_tie(sit: Sit) -> None:
    """Two Villagers walk into equal distance of the newly frenzied Monster."""
    play = sit(
        "dracula mummy",
        "mayor courier",
        """
        turn = 1
        heroes.mayor.at = "dungeon"
        heroes.courier.at = "dungeon"
        monsters.mummy = "lamppost"
        villagers = {maria = "barn", lucy = "inn"}
        """,
    )
    play.draw("on_the_move")
    assert (play.at("maria"), play.at("lucy")) == ("theatre", "fountain")
    assert play.asked() == (1, "closest")
    assert play.options() == ["toward maria", "toward lucy"]
    play.answer("toward maria", nature=["blank", "blank"])
    assert play.at("mummy") == "theatre"


# ---------------------------------------------------------------- Dracula


def test_hypnotic_gaze_draws_the_closest_hero_three_spaces(sit: Sit) -> None:
    play = sit("dracula wolf_man", "mayor courier", 'heroes.mayor.at = "tower"\nheroes.courier.at = "shop"')
    play.draw("hypnotic_gaze")
    assert play.trail("courier") == ["lamppost", "mansion", "abbey"]
    assert play.at("mayor") == "tower"
    assert play.at("dracula") == "crypt"


def test_hypnotic_gaze_draws_a_closer_villager(sit: Sit) -> None:
    play = sit("dracula wolf_man", "mayor", 'heroes.mayor.at = "lamppost"\nvillagers.maria = "mansion"')
    play.draw("hypnotic_gaze")
    assert play.trail("maria") == ["abbey", "crypt"]
    assert play.at("mayor") == "lamppost"


def test_hypnotic_gaze_prefers_a_hero_to_a_villager_as_close(sit: Sit) -> None:
    play = sit("dracula wolf_man", "mayor", 'heroes.mayor.at = "lamppost"\nvillagers.maria = "bridge_north"')
    play.draw("hypnotic_gaze")
    assert play.at("mayor") == "crypt"
    assert play.at("maria") == "bridge_north"


def test_hypnotic_gaze_leaves_a_tie_to_the_current_player(sit: Sit) -> None:
    play = sit("dracula wolf_man", "mayor courier", 'turn = 1\nheroes.mayor.at = "lamppost"\nheroes.courier.at = "bridge_north"')
    play.draw("hypnotic_gaze")
    assert play.asked() == (1, "hypnotise")
    assert set(play.options()) == {"toward mayor", "toward courier"}
    play.answer("toward mayor")
    assert play.at("mayor") == "crypt"
    assert play.at("courier") == "bridge_north"


def test_hypnotic_gaze_asks_between_two_in_one_space(sit: Sit) -> None:
    play = sit("dracula wolf_man", "mayor courier", 'heroes.mayor.at = "mansion"\nheroes.courier.at = "mansion"')
    play.draw("hypnotic_gaze")
    play.answer("toward courier")
    assert (play.at("mayor"), play.at("courier")) == ("mansion", "crypt")


@pytest.mark.parametrize("person", ["mayor", "maria"])
def test_hypnotic_gaze_with_someone_already_there(sit: Sit, person: str) -> None:
    places = {"mayor": "mansion", "maria": "mansion"} | {person: "crypt"}
    play = sit("dracula wolf_man", "mayor", f'heroes.mayor.at = "{places["mayor"]}"\nvillagers.maria = "{places["maria"]}"')
    play.draw("hypnotic_gaze")
    assert play.asked() == (0, "act")
    assert play.at("mayor") == places["mayor"]
    assert play.at("maria") == places["maria"]


def test_hypnotic_gaze_with_two_already_there(sit: Sit) -> None:
    play = sit("dracula wolf_man", "mayor courier", 'heroes.mayor.at = "crypt"\nheroes.courier.at = "crypt"')
    play.draw("hypnotic_gaze")
    assert play.asked() == (1, "act")
    assert play.heard("moved") == []


def test_hypnotic_gaze_over_a_safe_location(sit: Sit) -> None:
    """Lucy is safe at the Mansion, on her way: she leaves the board there, and nobody else is drawn."""
    play = sit("dracula wolf_man", "mayor", 'heroes.mayor.at = "shop"\nvillagers.lucy = "lamppost"')
    play.draw("hypnotic_gaze", "perk rush")
    assert play.trail("lucy") == ["mansion"]
    assert play.at("lucy") == "off"
    assert play.perks("mayor") == ["rush"]
    assert play.at("mayor") == "shop"


def test_hypnotic_gaze_is_no_attack(sit: Sit) -> None:
    play = sit("dracula wolf_man", "mayor", 'heroes.mayor.at = "abbey"')
    play.draw("hypnotic_gaze")
    assert play.at("mayor") == "crypt"
    assert play.heard("attacks") == []
    assert play.view["terror"] == 3


def test_form_of_the_bat_puts_dracula_with_the_current_hero(sit: Sit) -> None:
    play = sit("dracula wolf_man", "mayor courier", 'turn = 1\nheroes.mayor.at = "abbey"\nheroes.courier.at = "docks"')
    play.draw("form_of_the_bat")
    assert play.trail("dracula") == ["docks"]
    assert play.heard("attacks") == []


def test_form_of_the_bat_with_the_current_hero_off_the_board(sit: Sit) -> None:
    play = sit(
        "dracula wolf_man",
        "mayor courier",
        'phase = "monster"\nheroes.mayor.at = "off"\nheroes.courier.at = "docks"',
        nature=["form_of_the_bat", "dart", "shovel"],
    )
    assert play.view["monster_discard"] == ["form_of_the_bat"]
    assert play.at("dracula") == "crypt"
    assert play.at("mayor") == "off"


def test_sunrise_puts_dracula_at_the_crypt(sit: Sit) -> None:
    play = sit("dracula mummy", "mayor", 'frenzy = "mummy"\nheroes.mayor.at = "dungeon"\nmonsters.dracula = "tower"')
    play.draw("sunrise")
    assert play.trail("dracula") == ["crypt"]


def test_sunrise_and_a_frenzied_dracula(sit: Sit) -> None:
    play = sit("dracula mummy", "mayor", 'heroes.mayor.at = "dungeon"\nmonsters.dracula = "dungeon"')
    play.draw("sunrise")
    assert play.trail("dracula") == ["crypt", "abbey"]
    assert play.at("mayor") == "dungeon"


# ---------------------------------------------------------------- the Creature


@pytest.mark.parametrize(
    ("card", "place"), [("retreat_lagoon", "lagoon"), ("retreat_river", "river"), ("retreat_waterfront", "waterfront")]
)
def test_the_creature_retreats(sit: Sit, card: str, place: str) -> None:
    play = sit("creature mummy", "mayor", 'heroes.mayor.at = "barn"\nmonsters.creature = "barn"')
    play.draw(card)
    assert play.trail("creature") == [place]
    assert play.at("creature") == place
    assert play.at("mayor") == "barn"


@pytest.mark.parametrize("card", ["retreat_lagoon", "retreat_river", "retreat_waterfront"])
def test_nobody_retreats_without_the_creature(sit: Sit, card: str) -> None:
    play = sit("dracula mummy", "mayor", 'heroes.mayor.at = "dungeon"')
    play.draw(card)
    assert play.heard("event") == []
    assert play.at("dracula") == "abbey"  # frenzied, and one step on his way


# ---------------------------------------------------------------- the Invisible Man


def test_thief_raids_the_space_with_the_most_items(sit: Sit) -> None:
    play = sit(
        "invisible_man dracula",
        "mayor",
        """
        heroes.mayor.items = ["dart", "dart", "knife", "knife"]
        items = {church = ["wine", "wine"], barn = ["rifle", "torch", "torch"]}
        """,
    )
    play.draw("thief", items="shovel kite")
    assert play.at("invisible_man") == "barn"
    assert play.lying("barn") == []
    assert play.discard == ["rifle", "torch", "torch"]
    assert play.lying("church") == ["wine", "wine"]
    assert len(play.items("mayor")) == 4


def test_thief_counts_the_items_of_his_own_card(sit: Sit) -> None:
    play = sit("invisible_man dracula", "mayor", 'items = {church = ["wine", "wine"], barn = ["rifle"]}')
    play.draw("thief", items="torch pitchfork")
    assert play.at("invisible_man") == "barn"
    assert play.discard == ["pitchfork", "rifle", "torch"]


def test_thief_leaves_a_tie_to_the_current_player(sit: Sit) -> None:
    play = sit(
        "invisible_man dracula",
        "mayor courier",
        'turn = 1\nitems = {church = ["wine", "wine"], barn = ["rifle", "torch"], inn = ["dart"]}',
    )
    play.draw("thief", items="shovel kite")
    assert play.asked() == (1, "raid")
    assert play.options() == ["raid barn", "raid church"]
    assert play.refuses("raid inn") == "strike.other-ties"
    play.answer("raid church")
    assert play.at("invisible_man") == "church"
    assert play.discard == ["wine", "wine"]
    assert play.lying("barn") == ["rifle", "torch"]


def test_thief_with_no_items_on_the_board(sit: Sit) -> None:
    play = sit(
        "invisible_man dracula",
        "mayor",
        'heroes.mayor.items = ["rest"]\ndecks = {bag = [], item_discard = []}',
    )
    play.draw("thief", items="")
    assert play.at("invisible_man") == "inn"
    assert play.heard("raided", "moved") == []
    assert play.discard == []


def test_thief_does_not_attack_where_he_appears(sit: Sit) -> None:
    play = sit("invisible_man dracula", "mayor", 'heroes.mayor.at = "barn"\nitems.barn = ["rifle", "torch"]')
    play.draw("thief", items="shovel kite")
    assert play.at("invisible_man") == "barn"
    assert play.heard("attacks") == []


# ---------------------------------------------------------------- the Wolf Man


def test_the_hunt_is_on_for_the_first_time(sit: Sit) -> None:
    play = sit(
        "wolf_man mummy",
        "mayor courier",
        'turn = 1\nheroes.mayor.at = "mansion"\nheroes.courier.at = "tower"\nmonsters.mummy = "crypt"',
    )
    play.draw("the_hunt_is_on")
    assert play.hero("courier")["signs"] == ["hunted"]
    assert play.hero("mayor")["signs"] == []
    assert play.trail("wolf_man") == ["bridge_north", "fountain", "theatre"]


def test_the_hunt_is_on_for_the_same_hero_later(sit: Sit) -> None:
    play = sit(
        "wolf_man mummy",
        "mayor courier",
        """
        turn = 1
        heroes.mayor = {at = "camp", signs = ["hunted"]}
        heroes.courier.at = "tower"
        monsters.mummy = "crypt"
        """,
    )
    play.draw("the_hunt_is_on")
    assert play.hero("mayor")["signs"] == ["hunted"]
    assert play.hero("courier")["signs"] == []
    assert play.trail("wolf_man") == ["bridge_north", "camp"]
    assert play.heard("attacks") == []


def test_the_hunt_is_on_passes_people_by(sit: Sit) -> None:
    play = sit("wolf_man mummy", "mayor", 'heroes.mayor.at = "inn"\nmonsters.mummy = "crypt"\nvillagers.maria = "bridge_north"')
    play.draw("the_hunt_is_on")
    assert play.trail("wolf_man") == ["bridge_north", "fountain", "inn"]
    assert play.at("maria") == "bridge_north"


def test_the_hunt_is_on_with_the_hunted_off_the_board(sit: Sit) -> None:
    play = sit(
        "wolf_man mummy",
        "mayor courier",
        """
        turn = 1
        heroes.mayor = {at = "off", signs = ["hunted"]}
        heroes.courier.at = "tower"
        monsters.mummy = "crypt"
        """,
    )
    play.draw("the_hunt_is_on")
    assert play.at("wolf_man") == "mansion"
    assert play.hero("mayor")["signs"] == ["hunted"]
    assert play.hero("courier")["signs"] == []


# ---------------------------------------------------------------- the Mummy


def test_reincarnated_soul_for_the_first_time(sit: Sit) -> None:
    play = sit("mummy creature", "mayor courier", 'turn = 1\nheroes.mayor.at = "shop"\nheroes.courier.at = "theatre"')
    play.draw("reincarnated_soul")
    assert play.hero("courier")["signs"] == ["soul"]
    assert play.trail("courier") == ["bridge_south", "shop", "lamppost"]
    assert play.at("mayor") == "shop"
    assert play.at("mummy") == "museum"


def test_reincarnated_soul_calls_the_same_hero_later(sit: Sit) -> None:
    play = sit(
        "mummy creature",
        "mayor courier",
        'turn = 1\nheroes.mayor = {at = "church", signs = ["soul"]}\nheroes.courier.at = "theatre"',
    )
    play.draw("reincarnated_soul")
    assert play.hero("mayor")["signs"] == ["soul"]
    assert play.hero("courier")["signs"] == []
    assert play.trail("mayor") == ["lamppost", "museum"]
    assert play.at("courier") == "theatre"
    assert play.heard("attacks") == []


def test_reincarnated_soul_already_with_the_mummy(sit: Sit) -> None:
    play = sit("mummy creature", "mayor", 'heroes.mayor.at = "museum"')
    play.draw("reincarnated_soul")
    assert play.hero("mayor")["signs"] == ["soul"]
    assert play.trail("mayor") == []


def test_reincarnated_soul_off_the_board(sit: Sit) -> None:
    play = sit(
        "mummy creature",
        "mayor courier",
        'turn = 1\nheroes.mayor = {at = "off", signs = ["soul"]}\nheroes.courier.at = "theatre"',
    )
    play.draw("reincarnated_soul")
    assert play.hero("mayor")["signs"] == ["soul"]
    assert play.at("courier") == "theatre"
    assert play.trail("mayor") == ["hospital"]  # only to begin the next turn


# ---------------------------------------------------------------- Frankenstein and the Bride


def test_the_meeting_brings_the_bride_nearer(sit: Sit) -> None:
    play = sit("frankenstein_bride dracula", "mayor")
    play.draw("the_meeting")
    assert play.trail("bride") == ["tower", "theatre"]
    assert play.at("frankenstein") == "graveyard"
    assert play.view["terror"] == 3
    assert play.heard("attacks") == []


@pytest.mark.parametrize("start", ["church", "lamppost"])
def test_the_meeting_before_they_are_taught(sit: Sit, start: str) -> None:
    play = sit("frankenstein_bride dracula", "mayor courier", f'monsters.bride = "{start}"\nmat.frankenstein_bride.bride = 8')
    play.draw("the_meeting")
    assert play.view["terror"] == 1
    assert (play.at("frankenstein"), play.at("bride")) == ("graveyard", "dungeon")
    assert play.asked() == (1, "act")


def test_the_meeting_before_they_are_taught_may_end_the_game(sit: Sit) -> None:
    play = sit("frankenstein_bride dracula", "mayor", 'terror = 6\nmonsters.bride = "church"')
    play.draw("the_meeting")
    assert play.result == "terror"


def test_the_meeting_of_the_taught(sit: Sit) -> None:
    play = sit(
        "frankenstein_bride wolf_man",
        "mayor",
        """
        heroes.mayor.at = "dungeon"
        mat.frankenstein_bride = {frankenstein = 11, bride = 8}
        monsters = {bride = "church", wolf_man = "crypt"}
        """,
    )
    play.draw("the_meeting")
    assert list(play.view["mats"]) == ["wolf_man"]
    assert play.view["terror"] == 3
    assert play.trail("wolf_man") == ["abbey", "mansion"]  # the Strike goes on


def test_the_meeting_of_the_taught_wins_if_they_are_the_last(sit: Sit) -> None:
    play = sit(
        "frankenstein_bride wolf_man",
        "mayor",
        'mats = ["frankenstein_bride"]\nmat.frankenstein_bride = {frankenstein = 11, bride = 8}\nmonsters.bride = "church"',
    )
    play.draw("the_meeting")
    assert play.result == "won"
