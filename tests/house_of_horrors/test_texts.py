"""What players read."""

from __future__ import annotations

import random

import pytest

import gloam
from gloam.games.house_of_horrors import GAME
from gloam.games.house_of_horrors.components import CARDS
from gloam.kernel.game import SPECTATOR
from gloam.kernel.views import events
from house_of_horrors.conftest import SHORT, Sit


def test_prompts_and_labels_of_a_round(sit: Sit) -> None:
    play = sit(
        hands=["vampire rabbits_foot", "vampire_hunter", "sailor", "imp"],
        house=["cistern", "kitchen", "rest"],
        nature=["roll 3", "roll 1"],
    )

    def shown() -> tuple[str, list[str]]:
        question = play.game.view(play.asked()[0])["asked"][0]
        return question["prompt"], [
            f"{told['label']}: {told['note']}" if "note" in told else told["label"] for told in question["answers"]
        ]

    prompt, labels = shown()
    assert prompt == "You are the Butler. In which Room is the battle? The winners get it as a spoil."
    assert labels == ["Cistern: Basement, 2 hourglasses", "Kitchen: Ground Floor, 1 hourglass, 1 bulb"]
    play.answer("room cistern")
    assert shown()[0] == "You are the Butler. What kind of battle is it in the Cistern (Basement)?"
    assert shown()[1] == [
        "Declare Strength: your best 2 dice",
        "Declare Terror: your best 3",
        "Declare Psychic: your best 2",
        "Declare a bloodbath: your best 5 and 2 dice",
    ]
    play.answer("declare strength")
    prompt, labels = shown()
    assert prompt == "Play an Explorer or Monster for a Strength battle in the Cistern (Basement), or discard one card."
    assert labels[0] == "Play the Vampire: Strength ??, Terror 3, Psychic 2"
    play.answer("play vampire")
    assert shown() == ("Add Items to the Vampire, or end your turn.", ["Add the Rabbit's Foot: adds nothing", "End the turn"])
    play.answer("add rabbits_foot", "play vampire_hunter")
    assert shown() == ("Your Vampire Hunter may claim a card.", ["Claim the Vampire: 3 hourglasses", "No, thank you"])
    play.answer("pass", "play sailor", "play imp")
    assert shown() == ("Your Imp may discard an Item that another card carries.", ["Discard the Rabbit's Foot", "No, thank you"])
    play.answer("pass")
    assert shown() == ("Your Vampire rolled 3 and 1. Roll all of it again?", ["Roll again", "No, thank you"])


def test_every_answer_has_a_label_of_its_own_kind() -> None:
    game = gloam.new("house_of_horrors")
    for answer in range(len(GAME.catalogue)):
        assert GAME.shown.label(game, answer).name


def test_every_event_reads_as_a_sentence() -> None:
    kinds = set()
    for seed in range(40):
        game = gloam.new("house_of_horrors", 6, {"rooms_run_out": "shuffle", "rooms": 10 + seed % 19}, seed)
        game.watch = []
        dice = random.Random(seed)
        while not game.over:
            game.answer(dice.choice(game.asked[0].options))
        for event in events(game, game.watch, SPECTATOR):
            kinds.add(event["kind"])
            assert event["sentence"][0].isupper()
            assert event["sentence"][-1] == "."
    never = {"said", "given_up"}
    assert kinds | never >= set(GAME.events.facts) - {"rooms_shuffled", "rerolled", "removed"}


def test_what_others_draw_is_told_without_the_card(sit: Sit) -> None:
    play = sit(
        room="dungeon",
        battle="strength",
        hands=["sailor", "", "", ""],
        house=["belfry", "kitchen", "rest"],
        nature=["deal vampire"],
    )
    play.alone("play sailor")
    assert play.game.watch is not None
    mine = [event["sentence"] for event in events(play.game, play.game.watch, 3) if event["kind"] == "drew"]
    others = [event["sentence"] for event in events(play.game, play.game.watch, 0) if event["kind"] == "drew"]
    assert mine[0] == "Seat 4 draws the Vampire."
    assert others[0] == "Seat 4 draws a card."
    assert len(mine) == len(others) == 24


def test_the_glossary_has_every_card() -> None:
    glossary = GAME.shown.glossary()
    assert list(glossary["cards"]) == list(CARDS)
    vampire = glossary["cards"][SHORT["vampire"]]
    assert (vampire["strength"], vampire["floors"], vampire["hourglasses"]) == ("??", ["basement", "upper"], 3)
    assert glossary["cards"][SHORT["cistern"]]["floor"] == "basement"


@pytest.mark.parametrize("seat", [0, SPECTATOR])
def test_a_view_is_plain_data(seat: int) -> None:
    import json

    game = gloam.new("house_of_horrors", seed=1)
    assert json.loads(json.dumps(game.view(seat))) == game.view(seat)
