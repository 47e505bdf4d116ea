"""The heuristic player of Horrified: legal in any position, with a reason, and better than chance."""

from __future__ import annotations

from itertools import combinations
from textwrap import dedent

import pytest

import gloam
from gloam import bots
from gloam.games.horrified.bot.puzzles import ITEMS_TO_LAIR, best_slide, moves_to_solve, payment, slides
from gloam.games.horrified.components import CARDS, HEROES, ITEMS, MATS, RED
from gloam.games.horrified.rules.monsters.mummy import SCARABS_HOME, slid
from gloam.kernel.definition import Advice
from gloam.kernel.game import Game

# Every question the rules ask of a seat.
PROMPTS = {
    "act", "perk", "bring", "take", "share", "receive", "advance", "strength", "pay", "scarabs", "roam", "walker", "passenger",
    "where", "drive_away", "scene", "gather", "delivery", "deliver", "closest", "path", "stalk", "target", "hypnotise", "raid",
    "hit", "cover",
}  # fmt: skip


def advice(position: str) -> tuple[Game, str, str]:
    """A game at a position with Mayor and Courier, and what the seat on turn is advised to do there."""
    text = dedent(position)
    game = gloam.position(f'game = "horrified"\n{"" if "seats" in text else "seats = 2"}\n{text}')
    given = game.setup.definition.advisor.advise(game, game.asked[0])
    assert given.answer is not None
    return game, game.setup.definition.catalogue.text(given.answer), given.why


class Checked:
    """A random or a heuristic player who has the advice on every question checked."""

    name = "checked"

    def __init__(self, seed: int, heuristic: bool, prompts: set[str]) -> None:
        self._bot = bots.find("heuristic" if heuristic else "random", seed)
        self._prompts = prompts

    def choose(self, game: Game, seat: int) -> Advice | None:
        for question in game.asked:
            # One position of a Hero Phase is much like the next.
            if question.prompt not in ("act", "perk") or game.moves % 11 == 0:
                advice = game.setup.definition.advisor.advise(game, question)
                assert advice.why
                assert advice.answer in question.options or (advice.answer is None and question.prompt == "perk")
                self._prompts.add(question.prompt)
        return self._bot.choose(game, seat)


@pytest.mark.lengthy
def test_advice_is_legal_and_explained_in_odd_positions() -> None:
    prompts: set[str] = set()
    mixes = [mats for size in (2, 3, 4) for mats in combinations(MATS, size)]
    for number, mats in enumerate(mixes):
        seats = 1 + number % 5
        game = gloam.new("horrified", seats, {"monsters": list(mats)}, 100 + number)
        players = [Checked(10 * number + seat, (seat + number) % 8 == 0, prompts) for seat in range(seats)]
        for count, _ in enumerate(bots.play(game, players)):
            if count == 60:
                break
    assert prompts <= PROMPTS
    assert len(PROMPTS - prompts) <= 4  # some are asked once in a blue moon, and by positions below


def test_rare_questions_are_answered_too() -> None:
    game, _, _ = advice("""
        seats = 3
        options = {monsters = ["dracula", "mummy"], heroes = ["mayor", "courier", "scientist"]}
        heroes.mayor = {at = "camp", items = ["pistol", "rifle"]}
        heroes.courier.at = "camp"
        heroes.scientist.at = "camp"
        """)
    game.answer("share")
    game.answer("hand_over mayor pistol")
    given = game.setup.definition.advisor.advise(game, game.asked[0])
    assert game.asked[0].prompt == "receive"
    assert given.answer in game.asked[0].options

    game = gloam.position(
        dedent("""
        game = "horrified"
        seats = 2
        todo = [["stalk_unseen", 1], ["end_of_turn"]]
        phase = "monster"
        options = {monsters = ["invisible_man", "mummy"], heroes = ["mayor", "courier"]}
        villagers = {maria = "precinct", fritz = "theatre"}
        """)
    )
    given = game.setup.definition.advisor.advise(game, game.asked[0])
    assert game.asked[0].prompt == "stalk"
    assert given == (game.setup.definition.catalogue.number("toward fritz"), "Fritz has furthest to go")


def test_advice_leaves_the_game_as_it_was() -> None:
    game = gloam.new("horrified", 3, {"monsters": ["frankenstein_bride", "creature"]}, 4)
    players = [bots.find("heuristic")] * 3
    for count, _ in enumerate(bots.play(game, players)):
        before = game.save()
        for question in game.asked:
            game.setup.definition.advisor.advise(game, question)
        assert game.save() == before
        if count == 60:
            break


@pytest.mark.lengthy
def test_the_heuristic_player_wins_where_a_random_one_does_not() -> None:
    def won(name: str) -> int:
        pairs = list(combinations(MATS, 2))
        games = [gloam.new("horrified", 2, {"monsters": list(pairs[i])}, 50 + i) for i in range(0, len(pairs), 3)]
        ended = [bots.play_out(game, [bots.find(name, 1), bots.find(name, 2)]) for game in games]
        return sum(game.result is not None and game.result.reason == "won" for game in ended)

    assert won("random") == 0
    assert won("heuristic") >= 3


def test_every_arrangement_of_the_tablet_can_be_solved_in_the_moves_foretold() -> None:
    assert len(slides()) == 5040
    for scarabs in list(slides())[::97]:
        moves = 0
        while (scarab := best_slide(scarabs)) != 0:
            scarabs = slid(scarabs, scarab)
            moves += 1
        assert scarabs == SCARABS_HOME
        assert moves <= 15
    assert moves_to_solve(SCARABS_HOME, (2, 5)) == 2


def test_seven_items_find_the_lair_from_the_start() -> None:
    assert ITEMS_TO_LAIR[0] == 7
    assert ITEMS_TO_LAIR[-1] == 0


def test_payment_takes_what_is_missed_least() -> None:
    dart, torch, pistol, flower = (ITEMS.index(name) for name in ("dart", "torch", "pistol", "flower"))
    mayor, scientist = HEROES.index("mayor"), HEROES.index("scientist")
    held = (dart, torch, pistol, flower)
    assert payment(mayor, held, RED, 6, {}) == (pistol,)
    assert sorted(payment(mayor, held, RED, 6, {pistol: 9.0})) == sorted((dart, torch))
    assert payment(scientist, held, RED, 6, {pistol: 9.0}) == (torch,)
    assert payment(mayor, held, RED, 14, {}) == ()


@pytest.mark.parametrize(
    ("position", "answer", "why"),
    [
        (
            """
            options = {monsters = ["dracula", "mummy"], heroes = ["mayor", "courier"]}
            heroes.mayor = {at = "cave", items = ["pistol", "flower"]}
            """,
            "advance dracula",
            "smash the Coffin at the Cave",
        ),
        (
            """
            options = {monsters = ["dracula", "mummy"], heroes = ["mayor", "courier"]}
            heroes.mayor = {at = "crypt", items = ["crucifix", "garlic"]}
            mat.dracula.coffins = []
            """,
            "defeat dracula",
            "defeat Dracula",
        ),
        (
            """
            options = {monsters = ["dracula", "mummy"], heroes = ["mayor", "courier"]}
            actions = 1
            heroes.mayor = {at = "camp"}
            villagers.maleva = "camp"
            villagers.maria = "bridge_north"
            """,
            "guide maria camp",
            "bring Maria to the Camp",
        ),
        (
            """
            options = {monsters = ["invisible_man", "wolf_man"], heroes = ["mayor", "courier"]}
            heroes.mayor = {at = "laboratory", items = ["camera", "kite"]}
            """,
            "advance wolf_man",
            "work on the cure for the Wolf Man",
        ),
        (
            """
            options = {monsters = ["dracula", "mummy"], heroes = ["mayor", "courier"]}
            actions = 0
            terror = 6
            heroes.mayor = {at = "crypt", perks = ["break_of_dawn"]}
            """,
            "play break_of_dawn",
            "the Monsters would do much harm now",
        ),
    ],
)
def test_what_is_plain_is_seen(position: str, answer: str, why: str) -> None:
    assert advice(position)[1:] == (answer, why)


@pytest.mark.parametrize(("cards", "why"), [(30, "bring Maria to the Camp"), (3, "smash the Coffin at the Dungeon")])
def test_with_the_last_monster_cards_a_task_comes_before_an_escort(cards: int, why: str) -> None:
    deck = ", ".join([f'"{card}"' for card in CARDS[:cards]])
    told = advice(f"""
        options = {{monsters = ["dracula", "mummy"], heroes = ["mayor", "courier"]}}
        decks.monster_deck = [{deck}]
        actions = 4
        heroes.mayor = {{at = "barn", items = ["pistol"]}}
        heroes.courier.at = "docks"
        villagers = {{maria = "barn", dr_reed = "barn"}}
        """)
    assert told[2] == why


@pytest.mark.parametrize(
    ("cards", "plan"), [(4, ("move bridge_north", "head for the Crypt")), (3, ("pick_up", "pick up Items at the Camp"))]
)
def test_a_hero_does_not_set_out_for_what_no_turn_is_left_to_reach(cards: int, plan: tuple[str, str]) -> None:
    """With 3 cards, this is the last turn of the first of four Heroes."""
    deck = ", ".join([f'"{card}"' for card in CARDS[:cards]])
    told = advice(f"""
        seats = 4
        options = {{monsters = ["dracula", "mummy"], heroes = ["mayor", "courier", "inspector", "scientist"]}}
        decks.monster_deck = [{deck}]
        actions = 1
        heroes.mayor = {{at = "camp", items = ["crucifix", "garlic"]}}
        mat.dracula.coffins = []
        items.camp = ["fossil"]
        """)
    assert told[1:] == plan


def test_the_task_with_least_left_is_finished_first() -> None:
    """Two pieces of evidence do more in all, but one Item completes the cure."""
    told = advice("""
        seats = 4
        options = {monsters = ["wolf_man", "invisible_man"], heroes = ["mayor", "courier", "inspector", "scientist"]}
        actions = 4
        heroes.mayor = {at = "bridge_south", items = ["kite", "mirrored_box", "garlic"]}
        heroes.courier.at = "docks"
        heroes.inspector.at = "docks"
        heroes.scientist.at = "docks"
        mat.wolf_man.cure = ["kite", "research", "research", "camera", "fossil"]
        """)
    assert told[1:] == ("move shop", "work on the cure for the Wolf Man")


def test_the_cure_is_handed_to_the_hero_who_can_pay() -> None:
    told = advice("""
        options = {monsters = ["wolf_man", "mummy"], heroes = ["mayor", "courier"]}
        heroes.mayor = {at = "church", items = ["rifle", "torch", "dart"]}
        heroes.courier = {at = "church", items = ["dart"], signs = ["cure"]}
        mat.wolf_man.cure = ["kite", "kite", "research", "research", "camera", "fossil"]
        """)
    assert told[1:] == ("share", "put the Items into one Hero's hands")


def test_heroes_divide_what_there_is_to_fetch() -> None:
    """The Courier stands where most is to be had, so the Mayor goes elsewhere."""
    told = advice("""
        seats = 4
        options = {monsters = ["dracula", "mummy"], heroes = ["mayor", "courier", "inspector", "scientist"]}
        actions = 1
        heroes.mayor.at = "shop"
        heroes.courier.at = "tower"
        heroes.inspector.at = "hospital"
        heroes.scientist.at = "hospital"
        items.tower = ["pistol", "rifle"]
        items.institute = ["torch", "stake"]
        """)
    assert told[1:] == ("move laboratory", "head for the Institute")


def test_a_perk_brings_the_taught_pair_together() -> None:
    game, answer, _ = advice("""
        options = {monsters = ["frankenstein_bride", "mummy"], heroes = ["mayor", "courier"]}
        heroes.mayor = {at = "camp", perks = ["mob_justice"]}
        mat.frankenstein_bride = {frankenstein = 11, bride = 8}
        """)
    assert answer == "play mob_justice"
    turns = bots.play(game, [bots.find("heuristic")] * 2)
    reasons = [next(turns)[1].why for _ in range(3)]
    assert reasons[2] == "bring Frankenstein and the Bride together"
    assert list(game.view()["table"]["mats"]) == ["mummy"]
