"""One seat answers at a time: who, what, and what is refused."""

from __future__ import annotations

import pickle
import random

import pytest

import gloam
from gloam import envs
from gloam.envs.match import LISTED, Actions, Deal, Ended, Match, WrongAction, actions, describe, whole
from gloam.games import find
from gloam.kernel.game import PASS
from gloam.kernel.observation import observer
from gloam.kernel.spelling import UnknownName

INTERRUPTED = """
game = "horrified"
seats = 2
mats = ["dracula", "creature"]
turn = 0
heroes.courier = {seat = 0, at = "tower"}
heroes.mayor = {seat = 1, at = "docks", perks = ["overstock"]}
"""


def played(game: str, seed: int, answers: int) -> Match:
    """A match some random answers on."""
    match, dice = Match(gloam.new(game, 2 if game != "house_of_horrors" else 4, seed=seed)), random.Random(seed)
    for _ in range(answers):
        match.answer(dice.choice(match.open_answers))
    return match


def test_who_could_interrupt_is_asked_first_and_may_pass_once() -> None:
    match = Match(gloam.position(INTERRUPTED))
    assert match.game.asked[0].seat == 0
    assert (match.seat, match.may_pass) == (1, True)
    assert match.open_answers[0] == PASS
    match.answer(PASS)
    assert (match.seat, match.may_pass) == (0, False)
    assert match.game.moves == 0
    match.answer(match.open_answers[0])
    assert (match.seat, match.may_pass) == (1, True)


def test_an_interrupt_is_played_and_the_awaited_seat_is_asked_again() -> None:
    match = Match(gloam.position(INTERRUPTED))
    awaited = match.game.asked[0].prompt
    match.answer(match.open_answers[1])
    assert match.game.view()["table"]["perk_discard"] == ["overstock"]
    assert match.question is not None
    assert (match.seat, match.question.prompt) == (0, awaited)


def test_what_is_not_open_is_refused_with_the_rule_and_changes_nothing() -> None:
    match = Match(gloam.new("horrified", 1, {"heroes": ["mayor"]}, seed=1))
    before = match.game.save()
    wrong = match.game.setup.definition.catalogue.number("move lagoon")
    with pytest.raises(WrongAction, match="move lagoon") as refused:
        match.answer(wrong)
    assert refused.value.rule
    with pytest.raises(WrongAction, match="there is no answer number 99999"):
        match.answer(99999)
    assert match.game.save() == before


def test_nothing_is_answered_after_the_end() -> None:
    match, dice = Match(gloam.new("horrified", 1, seed=1)), random.Random(1)
    while match.question is not None:
        assert match.rewards() == [0.0]
        match.answer(dice.choice(match.open_answers))
    assert match.open_answers == ()
    assert match.rewards() == [-1.0]
    with pytest.raises(Ended, match=r"the game is over: reset\(\) begins another"):
        match.answer(0)


@pytest.mark.parametrize("game", ["horrified", "house_of_horrors", "the_victim", "horrorclix"])
def test_a_pickled_match_goes_on_identically(game: str) -> None:
    match = played(game, 5, 12)
    twin = pickle.loads(pickle.dumps(match))
    dice = random.Random(6)
    for _ in range(20):
        assert (twin.seat, twin.open_answers, twin.may_pass) == (match.seat, match.open_answers, match.may_pass)
        if match.question is None:
            break
        answer = dice.choice(match.open_answers)
        match.answer(answer)
        twin.answer(answer)
    assert twin.game.save() == match.game.save()


def test_a_copy_goes_its_own_way() -> None:
    match = played("horrified", 3, 8)
    saved = match.game.save()
    copy = match.clone()
    copy.answer(copy.open_answers[0])
    assert match.game.save() == saved
    assert copy.game.nature is None


def test_few_answers_are_counted_by_the_catalogue_many_by_their_place() -> None:
    few, many = actions("horrified", None), actions("horrorclix", None)
    assert (few.listed, few.count) == (False, len(find("horrified").catalogue))
    assert (many.listed, many.count) == (True, LISTED)
    assert sum(few.mask((3, 7))) == 2
    assert [place for place, is_open in enumerate(few.mask((3, 7))) if is_open] == [3, 7]
    assert list(many.mask((30000, 7))[:3]) == [1, 1, 0]
    assert many.answer(0, (30000, 7)) == 30000
    assert many.action(7, (30000, 7)) == 1
    with pytest.raises(WrongAction, match="action 2 is not open: there are 2 answers now"):
        many.answer(2, (30000, 7))
    with pytest.raises(WrongAction, match="there is no action -1"):
        few.answer(-1, (3,))
    with pytest.raises(ValueError, match="not by 'guess'"):
        Actions(find("horrified"), "guess")  # type: ignore[arg-type]


def test_a_listed_answer_is_described_by_its_kind_and_parts() -> None:
    catalogue = find("horrified").catalogue
    answer = catalogue.number("guide maria tower")
    kind = catalogue.kind_of(answer)
    row = Actions(find("horrified"), "listed").described((PASS, answer))
    assert list(row[0]) == [1, 0, 0, 0, 0]
    assert list(row[1]) == [catalogue.kinds.index(kind) + 1, *[part + 1 for part in kind.parts(answer)], 0, 0]
    assert not row[2:].any()


def test_several_questions_to_a_seat_are_answered_in_any_order() -> None:
    match = Match(gloam.new("horrorclix", 2, {}, 29))
    match.answer(match.open_answers[0])
    assert [(question.seat, question.prompt) for question in match.game.asked] == [(1, "crossroads")] * 2
    later = match.game.asked[1].options[1]
    match.answer(later)
    assert all(later not in question.options for question in match.game.asked)


def test_the_same_seed_deals_the_same_games() -> None:
    deal, again = Deal("horrified", 2, {}), Deal("horrified", 2, {})
    deal.begin(7)
    again.begin(7)
    first, second = deal.next().game, deal.next().game
    assert again.next().game.save() == first.save()
    assert again.next().game.save() == second.save()
    assert first.setup.seed != second.setup.seed
    assert Deal("horrified", 2, {}).next().game.setup.seed != Deal("horrified", 2, {}).next().game.setup.seed


def test_what_there_is_not_is_said_at_once() -> None:
    with pytest.raises(UnknownName, match="there is no game called 'chess'"):
        Deal("chess", 2, {})
    with pytest.raises(gloam.OptionError, match="monsters: there is no 'dragon'"):
        Deal("horrified", 2, {"monsters": ["dragon"]})
    with pytest.raises(gloam.OptionError, match="nonsense"):
        Deal("horrified", 2, {"nonsense": 1})
    with pytest.raises(ValueError, match="takes 1 to 5 seats, not 9"):
        Deal("horrified", 9, {})
    with pytest.raises(WrongAction, match=r"a whole number, not 1\.5"):
        whole(1.5)


def test_a_game_is_described() -> None:
    told = describe("horrified")
    assert list(told["observation"]) == list(observer("horrified").names)
    assert told["answers"][PASS] == "pass"
    assert told["left_out"]["skull"] == "is always the same"
    assert envs.describe is describe
