"""The Monster Phase: Items, Event, Monster Strike, and then the card is discarded."""

import pytest

from horrified.conftest import Sit


@pytest.mark.rule("monsterphase.order")
def test_items_then_event_then_strike(sit: Sit) -> None:
    play = sit("mummy dracula", "mayor", 'heroes.mayor.at = "dungeon"')
    play.draw("insane_survivor", items="wine knife kite")
    parts = [event["kind"] for event in play.heard("drew_card", "placed", "event", "strikes")]
    assert parts == ["drew_card", "placed", "placed", "placed", "event", "strikes", "strikes"]


@pytest.mark.rule("monsterphase.order")
def test_each_part_is_done_before_the_next(sit: Sit) -> None:
    """The Thief finds the Items that his own card has brought, and the Mummy strikes when he is gone."""
    play = sit("mummy invisible_man", "mayor", 'heroes.mayor.at = "museum"')
    play.draw("thief", "blank", "blank", "blank", items="wine wine")
    told = [(event["kind"], event.get("at")) for event in play.heard("placed", "raided", "attacks")]
    assert told == [("placed", "church"), ("placed", "church"), ("raided", "church"), ("attacks", None)]


@pytest.mark.rule("monsterphase.discard-after")
def test_the_card_is_discarded_when_all_is_resolved(sit: Sit) -> None:
    play = sit("dracula creature", "mayor", 'heroes.mayor = {at = "crypt", items = ["dart"]}\ndecks.monster_discard = ["thief"]')
    play.draw("reincarnated_soul", "hit", "blank")
    assert play.view["card"] == "reincarnated_soul"
    assert play.view["monster_discard"] == ["thief"]
    play.answer("discard dart")
    assert play.view["card"] is None
    assert play.view["monster_discard"] == ["thief", "reincarnated_soul"]
    assert play.view["monster_deck"] == 28


# ---------------------------------------------------------------- Items


@pytest.mark.rule("monsterphase.items.draw-count")
def test_as_many_items_as_the_card_shows(sit: Sit) -> None:
    play = sit("dracula mummy", "mayor", 'heroes.mayor.at = "dungeon"\nitems.church = ["wine"]')
    play.draw("the_hunt_is_on", items="wine rifle")
    assert play.view["items"] == {"church": ["wine", "wine"], "barn": ["rifle"]}
    assert play.view["item_bag"] == 57


@pytest.mark.rule("monsterphase.items.draw-count")
def test_a_card_without_a_number_brings_no_items(sit: Sit) -> None:
    play = sit("dracula mummy", "mayor", 'heroes.mayor.at = "dungeon"')
    play.draw("sunrise")
    assert play.view["items"] == {}
    assert play.view["item_bag"] == 60


@pytest.mark.rule("monsterphase.items.refill")
def test_the_discards_refill_an_empty_bag(sit: Sit) -> None:
    play = sit(
        "mummy dracula",
        "mayor",
        """
        mats = ["mummy"]
        heroes.mayor = {at = "dungeon", items = ["rest"]}
        decks.bag = ["dart"]
        decks.item_discard = ["wine", "wine", "kite", "kite", "knife", "knife", "torch", "rifle"]
        """,
    )
    play.draw("the_innocent", items="dart torch rifle")
    assert play.view["items"] == {"inn": ["dart"], "barn": ["torch", "rifle"]}
    assert play.bag == ["kite", "kite", "knife", "knife", "wine", "wine"]
    assert play.discard == []
    assert [event["kind"] for event in play.heard("placed", "refilled")] == ["placed", "refilled", "placed", "placed"]


@pytest.mark.rule("monsterphase.items.refill-only-on-need")
def test_an_empty_bag_waits_until_an_item_is_needed(sit: Sit) -> None:
    play = sit(
        "creature mummy",
        "mayor",
        """
        mats = ["mummy"]
        heroes.mayor = {at = "dungeon", items = ["rest"]}
        decks = {bag = ["dart", "kite"], item_discard = ["wine", "rifle"]}
        """,
    )
    play.draw("the_hunt_is_on", items="kite dart")
    assert play.bag == []
    assert play.discard == ["rifle", "wine"]
    assert play.heard("refilled") == []


@pytest.mark.rule("monsterphase.items.nothing-left")
def test_without_any_items_the_event_follows(sit: Sit) -> None:
    play = sit(
        "mummy dracula",
        "mayor",
        'mats = ["mummy"]\nheroes.mayor = {at = "dungeon", items = ["rest"]}\ndecks = {bag = [], item_discard = []}',
    )
    play.draw("the_innocent", items="")
    assert play.view["items"] == {}
    assert play.at("maria") == "barn"
    assert play.asked() == (0, "act")


@pytest.mark.rule("monsterphase.items.nothing-left")
def test_as_many_items_as_there_are(sit: Sit) -> None:
    play = sit(
        "mummy dracula",
        "mayor",
        'mats = ["mummy"]\nheroes.mayor = {at = "dungeon", items = ["rest"]}\ndecks = {bag = ["dart"], item_discard = ["wine"]}',
    )
    play.draw("the_innocent", items="dart wine")
    assert play.view["items"] == {"inn": ["dart"], "church": ["wine"]}
    assert play.at("maria") == "barn"
