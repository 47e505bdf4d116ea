"""What nobody else may know: crypts, sealed choices, and victims that lie face down.

Two worlds differ in one seat's secrets alone. As long as that seat does the same in both, whatever reaches another seat or a
spectator, by view, question, event, record or through a bot, is the same to the letter.
"""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from gloam.games.horrorclix import GAME, clix
from gloam.games.horrorclix.answers import ACT, CARD, CONCEAL, MOVE, PLAY, PROPOSE, TRIP
from gloam.games.horrorclix.components import FACE_DOWN, TWISTS
from gloam.kernel.game import SPECTATOR, Game, Setup
from gloam.kernel.nature import Seeded
from gloam.kernel.play import begin
from gloam.kernel.views import events
from lengthy import but_the_first

ARMY = """name: Mine
build total: 100
monsters: faith_priest_r, dog_soldier_r, zombie_cop_r
crypt: {}
victims: cop, cop, nerd, jock, cop, nerd
"""
FIRST = "trip, watch_out, bad_luck, severed_limb, cocoon, tripwire"
SECOND = "terror_sprint, cell_phone, tangled_webs, hidden_camera, stroke_of_midnight, just_after_sunset"


def a_world(seed: int, **options: Any) -> Game:
    setup = Setup(GAME, 2, GAME.options.read({"build_total": 100, "turns": 5, "army_1": "starter_red", **options}, 2), seed)
    game = begin(setup, Seeded(seed))
    game.watch = []
    return game


def known_to(game: Game, seat: int) -> str:
    """All that reaches a seat: its view with its questions, the events, its copy of the record, and what a bot in it is given."""
    told = [game.view(seat), events(game, game.watch or [], seat), game.record(seat)]
    if seat != SPECTATOR:
        imagined = game.imagine(seat, Seeded(5))
        told.append(imagined.save())
    return json.dumps(told)


def secret(answer: int) -> bool:
    """Whether an answer shows a card of the own crypt."""
    return PLAY.has(answer) or TRIP.has(answer)


def both(one: Game, other: Game, dice: random.Random) -> None:
    """The same answer in both worlds; whoever holds the secret plays no card. Crypts are laid down as each has them."""
    assert [(q.seat, q.prompt) for q in one.asked] == [(q.seat, q.prompt) for q in other.asked]
    question, twin = one.asked[0], other.asked[0]
    if question.prompt == "crypt" and question.seat == 1:
        one.answer(dice.choice([a for a in question.options if TWISTS[CONCEAL.part(a)] in FIRST]), 1)
        other.answer(dice.choice([a for a in twin.options if TWISTS[CONCEAL.part(a)] in SECOND]), 1)
        return
    open_to_all = [a for a in question.options if a in twin.options and a != PROPOSE and not (question.seat == 1 and secret(a))]
    prey = clix(one.table).victim_spaces()
    bold = [a for a in open_to_all if (MOVE.has(a) and (prey >> MOVE.part(a)) & 1) or (ACT.has(a) and ACT.parts(a)[1])]
    answer = dice.choice(bold or open_to_all)
    one.answer(answer, question.seat)
    other.answer(answer, question.seat)


@pytest.mark.rule("plot-twists.kept-hidden")
@pytest.mark.parametrize("seed", but_the_first(range(4)))
def test_a_crypt_shows_in_nothing_that_reaches_others(seed):
    one, other = a_world(seed, army_2=ARMY.format(FIRST)), a_world(seed, army_2=ARMY.format(SECOND))
    dice = random.Random(seed)
    asked = 0
    while not one.over:
        for seat in (0, SPECTATOR):
            assert known_to(one, seat) == known_to(other, seat)
        assert clix(one.table).crypts[1] != clix(other.table).crypts[1] or not clix(one.table).kind
        asked += one.asked[0].seat == 1 and one.asked[0].prompt in ("slaying", "respond", "attack_roll", "damage", "tripwire")
        both(one, other, dice)
    assert other.over
    assert asked > 2  # the secret could have been used


@pytest.mark.rule("plot-twists.kept-hidden")
def test_a_crypt_that_is_chosen_is_chosen_in_secret():
    one, other = (a_world(2, crypts="chosen", army_2=ARMY.format(FIRST)) for _ in range(2))
    dice = random.Random(2)
    while not clix(one.table).turn:
        for seat in (0, SPECTATOR):
            assert known_to(one, seat) == known_to(other, seat)
        both(one, other, dice)
    assert clix(one.table).crypts[1] != clix(other.table).crypts[1]


@pytest.mark.rule("cards.crossroads-choice", "plot-twists.kept-hidden")
def test_a_sealed_choice_shows_when_all_are_in_and_not_before():
    armies = {"army_1": ARMY.format(FIRST), "army_2": ARMY.format(SECOND)}
    one, other = a_world(1, **armies), a_world(1, **armies)
    assert [q.prompt for q in one.asked] == ["crossroads", "crossroads"]
    priest = CARD.parts(one.asked[1].options[0])[0]
    one.answer(CARD.of(priest, 0), 1)
    other.answer(CARD.of(priest, 1), 1)
    for seat in (0, SPECTATOR):
        assert known_to(one, seat) == known_to(other, seat)
    assert known_to(one, 1) != known_to(other, 1)
    for world in (one, other):
        world.answer(world.asked[0].options[0], 0)
    assert known_to(one, 0) != known_to(other, 0)


@pytest.mark.rule("plot-twists.kept-hidden")
def test_what_a_camera_films_is_seen_by_its_owner_alone(sit):
    play = sit(
        {"ann": "1 plain 0,0", "bob": "2 plain 20,15", "cid": "0 plain 12,0"}, {"v": "nerd 9,9"},
        seats=3, crypts={1: "hidden_camera", 2: "fire_axe trip"}, todo=[("start_of_turn",)],
    )  # fmt: skip
    play.answer("play hidden_camera", "opponent 2", seat=1)
    seen = [e for e in events(play.game, play.game.watch, 1) if e["kind"] == "seen"]
    assert {e["card"] for e in seen} == {"trip", "fire_axe"}
    for seat in (0, 2, SPECTATOR):
        told = json.dumps(events(play.game, play.game.watch, seat))
        assert "fire_axe" not in told
        assert "hidden_camera" in told


@pytest.mark.rule("setup.victims-shuffled-face-down")
@pytest.mark.parametrize("seed", range(3))
def test_what_a_face_down_victim_is_nobody_knows(seed):
    """Not even the table: it is drawn when it is turned up. Before, no seat sees more of one than of another."""
    game = a_world(seed, army_2=ARMY.format(FIRST))
    dice = random.Random(seed)
    hidden = 0
    while not game.over:
        t = clix(game.table)
        lying = [v for v in range(len(t.face)) if t.face[v] == FACE_DOWN and t.victim_at[v] >= 0]
        for seat in (0, 1, SPECTATOR):
            shown = GAME.shown.view(t, seat)["victims"]
            backs = {json.dumps({name: shown[v][name] for name in shown[v] if name not in ("id", "name", "at")}) for v in lying}
            assert len(backs) <= 1
            assert all(shown[v]["face_down"] and shown[v]["archetype"] is None for v in lying)
        hidden += len(lying)
        question = game.asked[0]
        options = [a for a in question.options if a != PROPOSE] or list(question.options)
        game.answer(dice.choice(options), question.seat)
    assert hidden
