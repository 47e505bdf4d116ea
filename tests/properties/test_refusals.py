"""Offers and refusals agree: what is offered is not forbidden, and what is not offered is refused by a rule."""

from __future__ import annotations

import random

import pytest

import gloam
from gloam.kernel.game import Game, Question
from properties.setups import EVERY, Table, random_play, spread

ACTIONS = {
    "horrified": {"act": "move guide pick_up share advance defeat reach jump lead play end"},
    "horrorclix": {"act": "act play", "target": "target smash", "free_attack": "fight smash"},
    "house_of_horrors": {"play": "play discard", "equip": "add play"},
    "the_victim": {
        "act": "run crawl decode heal search hide use place remove give play wear take_off pick_up end",
        "run": "step draw pick_up play give wear take_off stop",
        "evil": "hunt attack attack_all use death upgrade end",
    },
}
"""By game: the questions at which actions are chosen, and the kinds of answers that are actions there."""

MOST = 300
"""So many answers of a kind that are not offered are tried at a question."""

OTHERS = 50
"""So many answers of any kind."""

TABLES = [table for game in ACTIONS for table in spread(EVERY[game], 6)]
FIRST = [table for game in ACTIONS for table in spread(EVERY[game], 2)]


def not_offered(question: Question, game: Game, kinds: str, dice: random.Random) -> set[int]:
    """Actions that are not offered: all of them, or many of those that are many; and some other answers."""
    catalogue = game.setup.definition.catalogue
    found = set(dice.sample(range(len(catalogue)), OTHERS))
    for kind in map(catalogue.named, kinds.split()):
        answers = range(kind.base, kind.base + kind.count)
        found.update(answers if kind.count <= MOST else dice.sample(answers, MOST))
    return found.difference(question.options)


@pytest.mark.parametrize(
    "table", [pytest.param(table, marks=() if table in FIRST else pytest.mark.lengthy, id=str(table)) for table in TABLES]
)
def test_what_is_offered_is_allowed_and_the_rest_is_refused_by_a_rule(table: Table) -> None:
    game = table.begin(seed=15)
    definition = game.setup.definition
    catalogue, rules = definition.catalogue, definition.rulebook.rules
    chosen = ACTIONS[table.game]
    dice = random.Random(15)
    for _ in random_play(game, 15):
        for question in game.asked:
            kinds = chosen.get(question.prompt)
            if kinds is None:
                continue
            for option in question.options:
                if catalogue.name_of(option) in kinds.split():
                    assert definition.shown.forbidding_rule(game, question, option) == "", catalogue.text(option)
            twin = game.clone()
            for answer in sorted(not_offered(question, game, kinds, dice)):
                with pytest.raises(gloam.Refused) as refused:
                    twin.answer(answer, question.seat)
                assert refused.value.rule in rules, catalogue.text(answer)
            assert twin.moves == game.moves
            assert twin.table.same(game.table)
