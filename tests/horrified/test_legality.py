"""Legality has one definition: an action is offered exactly if no rule forbids it, and a refusal names that rule."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import gloam
from gloam.games.horrified import GAME, village
from gloam.games.horrified.rules.hero import SPECIALS
from gloam.games.horrified.rules.perks import forbids_play
from gloam.games.horrified.show.refusals import forbidding_rule
from gloam.kernel.game import Game
from horrified.conftest import Sit
from kernel.play import at_random

ACTIONS = ("move", "guide", "pick_up", "share", "advance", "defeat", *sorted(SPECIALS), "play", "end")
ACTION_ANSWERS = [number for number in range(len(GAME.catalogue)) if GAME.catalogue.name_of(number) in ACTIONS]
PLAYS = [number for number in ACTION_ANSWERS if GAME.catalogue.name_of(number) == "play"]

HEROES = ["archaeologist", "courier", "explorer", "inspector", "mayor", "professor", "scientist"]
NEAR_THE_END = """
game = "horrified"
seats = 4
options = {{ monsters = ["creature", "dracula", "mummy", "wolf_man"], heroes = {heroes} }}
villagers = {{ maria = "barn", lucy = "theatre", fritz = "museum", renfield = "lamppost" }}
monsters = {{ creature = "museum", mummy = "museum", dracula = "lamppost", wolf_man = "lamppost" }}
items = {{ museum = ["tablet"], lamppost = [], church = ["wine"], shop = ["bear_trap"], mansion = ["telescope"] }}
[heroes]
{0} = {{ at = "museum", items = ["pistol", "rapier", "kite", "charm"], perks = ["rush"] }}
{1} = {{ at = "lamppost", items = ["rifle", "crucifix", "stake", "camera"], perks = ["special_delivery"], signs = ["cure"] }}
{2} = {{ at = "shop", items = ["silver_cane", "torch", "crucifix"], perks = ["late_into_the_night"] }}
{3} = {{ at = "laboratory", items = ["pistol", "pitchfork", "scroll_of_thoth", "nebularium"], perks = ["hurry", "taxi_ride"] }}
[mat]
creature = {{ boat = 19 }}
dracula = {{ coffins = ["graveyard"] }}
mummy = {{ scarabs = [1, 2, 3, 4, 5, 6, 0] }}
wolf_man = {{ cure = ["kite", "centrifuge", "research", "research", "fossil", "monocane_mixture"] }}
"""


def games() -> Iterator[tuple[Game, int]]:
    """New games of every size, and games near their end in which every action is within reach."""
    for seed in range(20):
        monsters = {"how_many": 2 + seed % 3}
        yield gloam.new("horrified", 1 + seed % 5, monsters, seed), seed
    for seed in range(14):
        heroes = [HEROES[(seed + i) % 7] for i in range(4)]
        yield gloam.position(NEAR_THE_END.format(*heroes, heroes=heroes), seed), seed


@pytest.mark.lengthy
def test_an_action_is_offered_exactly_if_no_rule_forbids_it() -> None:
    offered: set[int] = set()
    forbidden: set[int] = set()
    named: set[str] = set()
    for game, seed in games():
        for _ in at_random(game, seed):
            question = game.asked[0]
            if question.prompt != "act":
                continue
            t = village(game.table)
            rules = {answer: forbidding_rule(t, question, answer) for answer in ACTION_ANSWERS}
            allowed = [answer for answer, rule in rules.items() if not rule]
            assert sorted(question.options) == allowed
            offered.update(allowed)
            forbidden.update(rules.keys() - set(allowed))
            named.update(rules.values())
    assert {GAME.catalogue.name_of(answer) for answer in offered} == set(ACTIONS)
    assert {GAME.catalogue.name_of(answer) for answer in forbidden} == set(ACTIONS) - {"end"}
    assert named <= {"", *GAME.rulebook.rules}


def test_a_perk_is_offered_to_any_seat_exactly_if_no_rule_forbids_it() -> None:
    interrupts = 0
    for game, seed in games():
        for _ in at_random(game, seed):
            if game.asked[0].prompt != "act":
                continue
            t = village(game.table)
            for seat in range(game.seats):
                question = game.question_for(seat)
                offered = [answer for answer in question.options if answer in PLAYS] if question else []
                assert offered == [answer for answer in PLAYS if not forbids_play(t, seat, answer - PLAYS[0])]
                if seat != t.turn and question:
                    assert question.prompt == "perk"
                    assert list(question.options) == offered
                    interrupts += 1
    assert interrupts > 100


def test_a_refusal_names_the_rule_that_forbids() -> None:
    for game, seed in games():
        if seed % 10:
            continue
        for _ in at_random(game, seed):
            question = game.asked[0]
            if question.prompt != "act":
                continue
            for answer in ACTION_ANSWERS[seed % 7 :: 7]:
                if answer in question.options:
                    continue
                refused = game.refusal(answer, question.seat)
                assert refused.rule == forbidding_rule(village(game.table), question, answer)
                assert GAME.rulebook.cite(refused.rule) in refused.reason


def test_nothing_but_actions_is_ever_asked_in_a_hero_phase() -> None:
    """Answers of every other kind are refused there, though no rule forbids them: they are not what is asked."""
    others = [number for number in range(len(GAME.catalogue)) if number not in ACTION_ANSWERS]
    for game, seed in games():
        for _ in at_random(game, seed):
            if game.asked[0].prompt == "act":
                assert not set(others) & set(game.asked[0].options)


@pytest.mark.parametrize(
    ("answer", "rule"),
    [
        ("move lagoon", "actions.move.no-water"),
        ("move crypt", "actions.move.adjacent-lit-path"),
        ("guide maria lagoon", "actions.guide.no-water"),
        ("guide maria crypt", "actions.guide.push"),
        ("guide lucy cave", "actions.guide.pull"),
        ("guide fritz cave", "villagers.removed-return-to-supply"),
        ("pick_up", "actions.pick-up.own-space-only"),
        ("share", "actions.share.free-exchange"),
        ("advance creature", "creature.advance.at-camp"),
        ("advance dracula", "dracula.advance.coffin-space"),
        ("advance mummy", "monsterdefeat.out-of-game"),
        ("defeat dracula", "actions.defeat.general"),
        ("defeat mummy", "monsterdefeat.out-of-game"),
        ("reach camp", "actions.special.badge"),
        ("jump camp", "actions.special.badge"),
        ("lead courier shop", "actions.special.badge"),
        ("play rush", "perks.any-player-any-turn"),
    ],
)
def test_what_the_mayor_cannot_do_in_the_cave(sit: Sit, answer: str, rule: str) -> None:
    play = sit(
        "dracula creature",
        "mayor courier",
        """
        heroes.mayor = { at = "cave", items = ["dart"] }
        villagers = { maria = "cave", lucy = "barn" }
        items.camp = ["fossil"]
        """,
    )
    assert answer not in play.options()
    assert play.refuses(answer) == rule


@pytest.mark.parametrize(
    ("mayor", "lacking"),
    [
        ('at = "cave"', "to be at the Graveyard, the task to be complete and yellow Items worth 6 (now worth 0)"),
        ('at = "graveyard", items = ["garlic"]', "the task to be complete and yellow Items worth 6 (now worth 2)"),
        ('at = "graveyard", items = ["crucifix", "garlic", "garlic"]', "the task to be complete"),
    ],
)
def test_who_cannot_defeat_dracula_is_told_all_that_is_missing(sit: Sit, mayor: str, lacking: str) -> None:
    play = sit("dracula creature", "mayor", f'monsters.dracula = "graveyard"\nheroes.mayor = {{ {mayor} }}')
    reason = play.game.refusal(play.game.setup.definition.catalogue.number("defeat dracula")).reason
    assert reason.endswith(f" The Mayor still needs {lacking}.")


def test_who_cannot_defeat_the_creature_is_told_which_colours_are_missing(sit: Sit) -> None:
    play = sit("dracula creature", "mayor", 'monsters.creature = "docks"\nheroes.mayor = { at = "docks", items = ["garlic"] }')
    reason = play.game.refusal(play.game.setup.definition.catalogue.number("defeat creature")).reason
    assert reason.endswith(" still needs the task to be complete, a red Item and a blue Item.")


def test_a_greyed_defeat_tells_the_same_of_every_monster(sit: Sit) -> None:
    play = sit("dracula creature", "mayor", 'monsters.creature = "docks"\nheroes.mayor = { at = "docks", items = ["garlic"] }')
    game = play.game
    greyed = dict(game.setup.definition.shown.unavailable(game, game.asked[0]))
    lines = greyed["defeat"].missing.split("\n")
    for name, line in zip(("dracula", "creature"), sorted(lines), strict=True):
        asked = game.refusal(game.setup.definition.catalogue.number(f"defeat {name}")).reason
        assert asked.partition(" still needs ")[2] == line.partition(": you still need ")[2]
    assert greyed["advance"].missing == ""


@pytest.mark.rule("actions.move.no-water")
def test_what_nobody_may_do_is_refused_with_its_rule_to_who_is_not_asked_too() -> None:
    game = gloam.position(
        'game = "horrified"\nseats = 2\nmats = ["dracula", "creature"]\nturn = 1\n'
        'heroes.courier = {seat = 0}\nheroes.mayor = {seat = 1, at = "docks"}\n'
    )
    with pytest.raises(gloam.Refused, match="this seat is not asked anything now") as refused:
        game.answer("move waterfront", seat=0)
    assert refused.value.rule == "actions.move.no-water"
    with pytest.raises(gloam.Refused) as legal:
        game.answer("move tower", seat=0)
    assert legal.value.rule == ""
