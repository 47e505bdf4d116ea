"""Frankenstein and the Bride: teach both what it means to be human, then bring them together.

Without the Mummy and the Creature in the game "Thief" lets Frankenstein alone strike, with three dice; without the Mummy and
the Invisible Man "Form of the Bat" lets the Bride alone strike, with two. "The Meeting" moves her two spaces toward him.
"""

from __future__ import annotations

import pytest

from horrified.conftest import Play, Sit


def ends(play: Play, figure: str) -> set[str]:
    """Where a figure can be brought by the free movement that is asked for now."""

    def explore(option: str) -> set[str]:
        branch = Play.of(play.game.clone())
        branch.answer(option)
        return ends(branch, figure) if branch.asked()[1] == "roam" else {branch.at(figure)}

    return {end for option in play.options() for end in explore(option)}


# ---------------------------------------------------------------- meeting too early


@pytest.mark.rule("frankenstein.early-meeting")
def test_meeting_before_they_are_taught_enrages_them(sit: Sit) -> None:
    play = sit(
        "frankenstein_bride dracula",
        "mayor",
        """
        terror = 1
        monsters = {frankenstein = "church", bride = "hospital"}
        heroes.mayor = {at = "hospital", items = ["kite"]}
        """,
    )
    play.answer("advance bride", "use kite", "step church")
    assert play.view["terror"] == 2
    assert play.at("frankenstein") == "graveyard"
    assert play.at("bride") == "dungeon"


@pytest.mark.rule("frankenstein.early-meeting-one-dial")
@pytest.mark.parametrize(("frankenstein", "bride"), [(11, 7), (10, 8)])
def test_one_full_dial_does_not_prevent_their_rage(sit: Sit, frankenstein: int, bride: int) -> None:
    play = sit(
        "frankenstein_bride dracula",
        "mayor",
        f"""
        terror = 0
        monsters = {{frankenstein = "church", bride = "hospital"}}
        mat.frankenstein_bride = {{frankenstein = {frankenstein}, bride = {bride}}}
        """,
    )
    play.draw("the_meeting")
    assert play.view["terror"] == 1
    assert play.at("frankenstein") == "graveyard"
    assert play.at("bride") == "dungeon"
    assert play.mat("frankenstein_bride") == {"frankenstein": frankenstein, "bride": bride, "complete": False}


@pytest.mark.rule("frankenstein.early-meeting-repeats")
def test_every_early_meeting_has_its_full_effect(sit: Sit) -> None:
    play = sit(
        "frankenstein_bride dracula",
        "mayor courier",
        'monsters = {frankenstein = "church", bride = "hospital"}\nheroes.courier.perks = ["mob_justice"]',
    )
    play.draw("the_meeting")
    assert play.view["terror"] == 1
    play.answer("play mob_justice", "put bride", "at graveyard")
    assert play.view["terror"] == 2
    assert play.at("frankenstein") == "graveyard"
    assert play.at("bride") == "dungeon"


@pytest.mark.rule("frankenstein.meeting-in-passing")
def test_passing_through_the_others_space_is_a_meeting_and_ends_the_move(sit: Sit) -> None:
    play = sit(
        "frankenstein_bride dracula",
        "mayor",
        """
        terror = 0
        monsters = {frankenstein = "hospital", bride = "church"}
        heroes.mayor = {at = "hospital", items = ["stake"]}
        """,
    )
    play.answer("advance frankenstein", "use stake", "step church")
    assert play.view["terror"] == 1
    assert play.at("frankenstein") == "graveyard"
    assert play.asked() == (0, "act")


@pytest.mark.rule("frankenstein.meeting-in-passing")
def test_a_striking_monster_attacks_where_the_meeting_put_it(sit: Sit) -> None:
    """On his way from the Hospital to the Mayor Frankenstein runs into the Bride, and finds the Courier at the Graveyard."""
    play = sit(
        "dracula frankenstein_bride",
        "mayor courier",
        """
        monsters = {frankenstein = "hospital", bride = "church"}
        heroes.mayor.at = "lamppost"
        heroes.courier.at = "graveyard"
        """,
    )
    play.draw("on_the_move")
    play.answer("toward mayor", nature=["blank", "blank"])
    assert play.trail("frankenstein") == ["church", "graveyard"]
    assert [event["person"] for event in play.heard("attacks")] == ["courier"]
    assert play.view["terror"] == 1


@pytest.mark.rule("frankenstein.separate-strikes")
def test_the_brides_symbol_is_hers_alone(sit: Sit) -> None:
    play = sit(
        "frankenstein_bride creature",
        "mayor courier",
        'heroes.mayor.at = "theatre"\nheroes.courier.at = "church"',
    )
    play.draw("form_of_the_bat")
    assert [event["monster"] for event in play.heard("strikes")] == ["bride"]
    assert play.at("bride") == "tower"
    assert play.trail("frankenstein") == []


# ---------------------------------------------------------------- Advance: teaching


@pytest.mark.rule("frankenstein.advance.teach-frankenstein")
def test_a_yellow_item_teaches_frankenstein(sit: Sit) -> None:
    play = sit(
        "frankenstein_bride dracula",
        "mayor",
        """
        heroes.mayor = {at = "graveyard", items = ["crucifix", "kite", "dart"]}
        mat.frankenstein_bride = {frankenstein = 3, bride = 2}
        """,
    )
    play.answer("advance frankenstein")
    assert play.options() == ["use crucifix"]
    play.answer("use crucifix", "done")
    assert play.mat("frankenstein_bride") == {"frankenstein": 7, "bride": 2, "complete": False}
    assert play.discard == ["crucifix"]


@pytest.mark.rule("frankenstein.advance.teach-frankenstein")
def test_frankenstein_is_taught_in_his_own_space(sit: Sit) -> None:
    play = sit("frankenstein_bride dracula", "mayor", 'heroes.mayor = {at = "church", items = ["crucifix"]}')
    assert play.offers("advance") == []
    assert play.refuses("advance frankenstein") == "frankenstein.advance.teach-frankenstein"


@pytest.mark.rule("frankenstein.advance.teach-bride")
def test_a_blue_item_teaches_the_bride(sit: Sit) -> None:
    play = sit(
        "frankenstein_bride dracula",
        "mayor",
        """
        heroes.mayor = {at = "dungeon", items = ["fossil", "garlic"]}
        mat.frankenstein_bride = {frankenstein = 3, bride = 2}
        """,
    )
    play.answer("advance bride")
    assert play.options() == ["use fossil"]
    play.refuses("use garlic")
    play.answer("use fossil", "done")
    assert play.mat("frankenstein_bride") == {"frankenstein": 3, "bride": 5, "complete": False}
    assert play.discard == ["fossil"]
    assert play.offers("advance") == []


@pytest.mark.rule("frankenstein.advance.teach-bride")
def test_the_bride_is_taught_in_her_own_space(sit: Sit) -> None:
    play = sit("frankenstein_bride dracula", "mayor", 'heroes.mayor = {at = "tower", items = ["fossil"]}')
    assert play.refuses("advance bride") == "frankenstein.advance.teach-bride"


@pytest.mark.rule("frankenstein.advance.move-frankenstein")
def test_a_taught_frankenstein_may_be_moved_up_to_the_items_strength(sit: Sit) -> None:
    play = sit(
        "frankenstein_bride dracula",
        "mayor",
        'monsters.frankenstein = "hospital"\nheroes.mayor = {at = "hospital", items = ["stake"]}',
    )
    play.answer("advance frankenstein", "use stake")
    assert ends(play, "frankenstein") == {"hospital", "church", "lamppost", "graveyard", "shop", "mansion", "museum"}


@pytest.mark.rule("frankenstein.advance.move-bride")
def test_a_taught_bride_may_be_moved_up_to_the_items_strength(sit: Sit) -> None:
    play = sit("frankenstein_bride dracula", "mayor", 'heroes.mayor = {at = "dungeon", items = ["research"]}')
    play.answer("advance bride", "use research")
    assert ends(play, "bride") == {"dungeon", "tower", "theatre", "docks"}


@pytest.mark.rule("frankenstein.advance.score-before-move")
def test_the_dial_is_flipped_before_the_move(sit: Sit) -> None:
    play = sit(
        "frankenstein_bride dracula",
        "mayor",
        """
        terror = 2
        monsters = {frankenstein = "hospital", bride = "church"}
        heroes.mayor = {at = "hospital", items = ["garlic"]}
        mat.frankenstein_bride = {frankenstein = 9, bride = 8}
        """,
    )
    play.answer("advance frankenstein", "use garlic", "step church")
    assert play.view["monsters"] == {"dracula": "crypt"}
    assert play.view["terror"] == 2


@pytest.mark.rule("frankenstein.advance.max-frankenstein")
def test_frankensteins_dial_is_full_at_11(sit: Sit) -> None:
    play = sit(
        "frankenstein_bride dracula",
        "mayor",
        """
        heroes.mayor = {at = "graveyard", items = ["crucifix"]}
        mat.frankenstein_bride = {frankenstein = 10, bride = 8}
        """,
    )
    assert not play.mat("frankenstein_bride")["complete"]
    play.answer("advance frankenstein", "use crucifix", "done")
    assert play.mat("frankenstein_bride") == {"frankenstein": 11, "bride": 8, "complete": True}


@pytest.mark.rule("frankenstein.advance.max-bride")
def test_the_brides_dial_is_full_at_8(sit: Sit) -> None:
    play = sit(
        "frankenstein_bride dracula",
        "mayor",
        """
        heroes.mayor = {at = "dungeon", items = ["kite"]}
        mat.frankenstein_bride = {frankenstein = 11, bride = 7}
        """,
    )
    assert not play.mat("frankenstein_bride")["complete"]
    play.answer("advance bride", "use kite", "done")
    assert play.mat("frankenstein_bride") == {"frankenstein": 11, "bride": 8, "complete": True}


@pytest.mark.rule("frankenstein.advance.may-exceed")
def test_what_is_over_the_maximum_is_lost(sit: Sit) -> None:
    play = sit(
        "frankenstein_bride dracula",
        "mayor",
        """
        heroes.mayor = {at = "dungeon", items = ["fossil"]}
        mat.frankenstein_bride = {frankenstein = 5, bride = 7}
        """,
    )
    play.answer("advance bride", "use fossil", "done")
    assert play.mat("frankenstein_bride") == {"frankenstein": 5, "bride": 8, "complete": False}


@pytest.mark.rule("frankenstein.advance.after-flip")
def test_a_monster_with_a_full_dial_can_still_be_led(sit: Sit) -> None:
    play = sit(
        "frankenstein_bride dracula",
        "mayor",
        """
        monsters.frankenstein = "hospital"
        heroes.mayor = {at = "hospital", items = ["stake"]}
        mat.frankenstein_bride = {frankenstein = 11, bride = 0}
        """,
    )
    play.answer("advance frankenstein", "use stake")
    assert ends(play, "frankenstein") == {"hospital", "church", "lamppost", "graveyard", "shop", "mansion", "museum"}
    play.answer("step church", "step lamppost", "step museum")
    assert play.at("frankenstein") == "museum"
    assert play.mat("frankenstein_bride")["frankenstein"] == 11


# ---------------------------------------------------------------- defeated when they meet


@pytest.mark.rule("frankenstein.defeat.on-meeting")
def test_once_taught_they_are_defeated_whatever_brings_them_together(sit: Sit) -> None:
    """In the Monster Phase the Bride's own Power takes her from the Church to Frankenstein."""
    play = sit(
        "frankenstein_bride creature",
        "mayor",
        """
        terror = 0
        monsters.bride = "church"
        heroes.mayor.at = "church"
        mat.frankenstein_bride = {frankenstein = 11, bride = 8}
        """,
    )
    play.draw("form_of_the_bat", "power", "blank")
    assert play.view["monsters"] == {"creature": "lagoon"}
    assert [event["mat"] for event in play.heard("monster_defeated")] == ["frankenstein_bride"]
    assert play.view["terror"] == 0


@pytest.mark.rule("frankenstein.defeat.no-defeat-action")
def test_no_action_defeats_them(sit: Sit) -> None:
    play = sit(
        "frankenstein_bride dracula",
        "mayor",
        """
        heroes.mayor = {at = "graveyard", items = ["pistol", "rifle", "kite", "fossil", "charm", "crucifix"]}
        mat.frankenstein_bride = {frankenstein = 11, bride = 8}
        """,
    )
    assert play.offers("defeat") == []
    assert play.refuses("defeat frankenstein_bride") == "frankenstein.defeat.no-defeat-action"


# ---------------------------------------------------------------- Power: Here comes the Bride


@pytest.mark.rule("frankenstein.power.bride-approaches")
def test_frankensteins_power_brings_the_bride_nearer(sit: Sit) -> None:
    play = sit(
        "frankenstein_bride dracula",
        "mayor",
        'monsters.bride = "bridge_south"\nheroes.mayor = {at = "graveyard", items = ["pistol"]}',
    )
    play.draw("thief", "power", "hit", "power", items="dart shovel")
    assert play.asked() == (0, "hit")
    assert play.at("bride") == "bridge_south"
    play.answer("discard pistol")
    assert play.trail("bride") == ["shop", "lamppost"]
    assert play.at("frankenstein") == "graveyard"


@pytest.mark.rule("frankenstein.power.bride-approaches")
def test_so_does_her_own_power(sit: Sit) -> None:
    play = sit("frankenstein_bride creature", "mayor", 'monsters.bride = "shop"\nheroes.mayor.at = "shop"')
    play.draw("form_of_the_bat", "power", "power")
    assert play.trail("bride") == ["lamppost", "church"]
    assert play.trail("frankenstein") == []


@pytest.mark.rule("frankenstein.power.ignores-people")
def test_on_her_way_to_him_the_bride_passes_people(sit: Sit) -> None:
    """Three dice are rolled for Frankenstein's attack on the Mayor, and none for the Courier at the Shop."""
    play = sit(
        "frankenstein_bride dracula",
        "mayor courier",
        'monsters.bride = "bridge_south"\nheroes.mayor.at = "graveyard"\nheroes.courier.at = "shop"',
    )
    play.draw("thief", "power", "power", "blank")
    assert play.trail("bride") == ["shop", "lamppost"]
    assert [event["person"] for event in play.heard("attacks")] == ["mayor"]


@pytest.mark.rule("frankenstein.power.can-cause-meeting")
def test_their_power_can_make_them_meet_too_early(sit: Sit) -> None:
    play = sit(
        "frankenstein_bride dracula",
        "mayor",
        'terror = 0\nmonsters = {frankenstein = "hospital", bride = "church"}\nheroes.mayor.at = "hospital"',
    )
    play.draw("thief", "power", "blank", "blank")
    assert play.view["terror"] == 1
    assert play.at("frankenstein") == "graveyard"
    assert play.at("bride") == "dungeon"
