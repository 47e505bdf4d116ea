"""Each question goes to whoever the rules say, whoever's turn it is."""

from __future__ import annotations

import random

import pytest

import gloam
from gloam.games.horrified import village
from gloam.games.horrified.answers import PLAY
from gloam.games.horrified.components import FIRST_VILLAGER, HEROES
from gloam.games.horrified.table import NOTHING
from gloam.kernel.game import Game
from horrified.conftest import Sit
from properties.setups import pick

CURRENT = {
    "act", "bring", "take", "share", "receive", "stalk", "scarabs", "closest", "target", "path", "hypnotise", "raid", "advance",
    "strength", "pay",
}  # fmt: skip
"""What only the current player is asked."""
OWNER = {"hit", "cover"}
"""What the owner of the Hero is asked who was hit."""
PLAYER = {"walker", "passenger", "where", "drive_away", "scene", "gather", "delivery", "deliver", "roam"}
"""What the player of a Perk card is asked; to roam, too, the current player when no card is being played."""

PERKS = {
    "hurry": {"roam"},
    "repel": {"roam"},
    "rush": {"walker", "roam"},
    "taxi_ride": {"passenger", "where"},
    "conduct_an_investigation": {"scene", "gather"},
    "special_delivery": {"delivery", "deliver"},
    "brandish_crucifix": {"drive_away", "where"},
    "hunter_becomes_prey": {"drive_away", "roam"},
}
"""What these Perk cards ask."""


@pytest.mark.rule("perks.any-player-any-turn")
@pytest.mark.parametrize("perk", PERKS)
@pytest.mark.parametrize("turn", [1, 2])
def test_who_plays_a_perk_card_decides_what_it_does(sit: Sit, perk: str, turn: int) -> None:
    """The Explorer in seat 3 plays it in the turn of another, who is asked nothing until it is done."""
    play = sit(
        "dracula wolf_man",
        "mayor courier scientist explorer",
        f'turn = {turn}\nheroes.explorer.perks = ["{perk}"]\nheroes.courier.items = ["dart", "shovel"]\nheroes.mayor.at = "camp"',
        nature=[],
    )
    play.answer(f"play {perk}", seat=3)
    asked = set()
    while play.table.playing != NOTHING:
        (question,) = play.game.asked
        assert question.seat == 3, question.prompt
        asked.add(question.prompt)
        choices = [option for option in play.options(3) if option != "done"]
        wanted = "put" if perk == "brandish_crucifix" else "walk"
        play.answer(next((choice for choice in choices if choice.startswith(wanted)), choices[0]), seat=3)
    assert asked == PERKS[perk]
    assert play.asked() == (turn, "act")


@pytest.mark.rule("hit.hero-discard")
def test_the_owner_of_the_hero_who_is_hit_decides(sit: Sit) -> None:
    """The Monster strikes the Mayor of seat 2 in the turn of seat 1."""
    play = sit(
        "dracula creature",
        "courier scientist mayor",
        """
        turn = 1
        heroes.mayor = {at = "crypt", items = ["dart", "shovel"]}
        """,
    )
    play.draw("reincarnated_soul", "hit", "hit", items="knife flower fire_poker")
    assert play.asked() == (2, "hit")
    play.answer("discard dart", seat=2)
    assert play.asked() == (2, "cover")
    play.answer("discard shovel", seat=2)
    assert play.items("mayor") == []
    assert play.at("mayor") == "crypt"


def expected(game: Game, hit: int, player: int, prompt: str) -> int:
    """The seat that a question must go to; it was the Hero `hit` that was hit last, and `player` who played the last Perk card."""
    t = village(game.table)
    if prompt in CURRENT or (prompt == "roam" and t.playing == NOTHING):
        return t.turn
    if prompt in OWNER:
        return t.heroes.index(hit)
    assert prompt in PLAYER, prompt
    return player


@pytest.mark.rule("perks.any-player-any-turn", "hit.hero-discard", "path.tie-current-player", "attack.tie-current-player")
@pytest.mark.parametrize("monsters", [["creature", "mummy", "invisible_man"], ["dracula", "wolf_man", "frankenstein_bride"]])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_question_goes_to_whoever_the_rules_say(monsters: list[str], seats: int) -> None:
    seen: set[str] = set()
    for seed in range(40):
        game = gloam.new("horrified", seats, {"monsters": monsters}, seed)
        game.watch = []
        dice = random.Random(seed)
        hit = player = -1
        while not game.over:
            for _, _, event, _ in game.watch:
                if event[0] == "hit" and event[1] < FIRST_VILLAGER:
                    hit = event[1]
            game.watch.clear()
            t = village(game.table)
            for question in game.asked:
                seen.add(question.prompt)
                if question.prompt == "perk":
                    assert question.seat != t.turn
                    assert {PLAY.part(option) for option in question.options} <= set(t.perks[question.seat])
                else:
                    assert question.seat == expected(game, hit, player, question.prompt), question.prompt
            question, option = pick(game, dice.randrange(1 << 30))
            if PLAY.has(option):
                player = question.seat
            game.answer(option, question.seat)
    assert {"act", "perk", "take", "hit", "roam", "deliver", "where"} <= seen
    assert hit < len(HEROES)
