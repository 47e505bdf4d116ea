"""What one press of Undo takes back: a whole decision, wherever a player made one, in every game."""

from __future__ import annotations

import pytest

import gloam
from gloam.bots.driver import play as play_on
from gloam.kernel import play
from gloam.kernel.game import NATURE, Game
from gloam.tables.chronicle import Chronicle
from gloam.tables.steps import Steps


def answered(game: Game, *answers: str) -> tuple[Game, Steps]:
    """A game and its steps after these answers, each given alone."""
    steps = Steps()
    for text in answers:
        number = game.setup.definition.catalogue.number(text)
        seat = next(question.seat for question in game.asked if number in question.options)
        steps.note(game, seat, [number])
        game = play.answer(game, seat, [number], game.nature).game
    return game, steps


def first_game() -> Game:
    options = {"monsters": ["dracula", "creature"], "heroes": ["inspector", "mayor"], "first_player": 1}
    return gloam.new("horrified", seats=2, seed=5, options=options)


def test_what_only_tells_how_goes_with_what_was_decided() -> None:
    """To pick up Items and to say which is one step; the moves before it are steps of their own."""
    game = first_game()
    moves = [text for text in game.answers(1) if text.startswith("move ")]
    after, _ = answered(game, moves[0], "pick_up")
    take = after.answers(1)[0]
    _, steps = answered(game, moves[0], "pick_up", take)
    last = steps.last(1)
    assert last is not None
    assert (last.to, len(last.answers), last.label) == (game.moves + 1, 2, "Pick up Items here")
    assert steps.last(0) is None


@pytest.mark.parametrize("name", ["horrified", "house_of_horrors", "horrorclix", "the_victim"])
def test_a_step_lies_between_what_others_and_chance_answer(name: str) -> None:
    """Steps cover every answer once, have answers of one seat alone, and are the same noted on the way and told afterwards."""
    game = gloam.new(name, seats=2 if name == "horrorclix" else 3, seed=4)
    on_the_way = Steps()
    before = game.clone()
    bots = [gloam.bots.find("heuristic", seat) for seat in range(game.seats)]
    for count, (seat, advice) in enumerate(play_on(game, bots)):
        assert advice.answer is not None
        automatic = before.asked[0].seat == seat and len(before.asked[0].options) == 1
        on_the_way.note(before, seat, [advice.answer], automatic)
        before = game.clone()
        if count == 80:
            break
    told = Chronicle(game).steps()._steps
    assert [(step.seat, step.to, step.answers, step.label, step.automatic) for step in told] == [
        (step.seat, step.to, step.answers, step.label, step.automatic) for step in on_the_way._steps
    ]
    assert any(step.automatic for step in told) or name == "house_of_horrors"
    answers = [entry for entry in play.entries(game) if not isinstance(entry.answer, str)]
    for step in told:
        assert [(entry.seat, entry.answer) for entry in answers[step.to : step.to + len(step.answers)]] == [
            (step.seat, answer) for answer in step.answers
        ]
    assert sum(len(step.answers) for step in told) == sum(entry.seat != NATURE for entry in answers)
    assert all(step.label for step in told)


def test_a_card_in_house_of_horrors_goes_back_to_the_hand_with_its_items() -> None:
    """Whoever has added Items and is done decides anew which card to play, not whether to add one more."""
    game = gloam.new("house_of_horrors", seats=3, seed=3)
    bots = [gloam.bots.find("heuristic", seat) for seat in range(game.seats)]
    for seat, _ in play_on(game, bots):
        prompts = [step.prompt for step in Chronicle(game).steps()._steps if step.seat == seat]
        assert "equip" not in prompts
        if game.moves > 60:
            break


def test_what_nobody_decided_goes_with_the_step_before() -> None:
    """An answer that the client gave by itself is no step to take back; what is decided after it is."""
    game = first_game()
    move, another = [game.setup.definition.catalogue.number(text) for text in game.answers(1) if text.startswith("move ")][:2]
    after, steps = answered(game, game.setup.definition.catalogue.text(move))
    there = next(text for text in after.answers(1) if text.startswith("move "))
    steps.note(after, 1, [after.setup.definition.catalogue.number(there)], automatic=True)
    assert steps.last(1) is steps.at(game.moves)
    later = play.answer(after, 1, [there], after.nature).game
    steps.note(later, 1, [another])
    assert steps.last(1) is steps.at(game.moves + 2)


def test_steps_taken_back_are_done_again_one_by_one() -> None:
    game = first_game()
    start = game.moves
    moves = [text for text in game.answers(1) if text.startswith("move ")]
    after, _ = answered(game, moves[0])
    there = next(text for text in after.answers(1) if text.startswith("move "))
    after, steps = answered(game, moves[0], there)
    numbers = [game.setup.definition.catalogue.number(text) for text in (moves[0], there)]
    steps.back(start + 1)
    assert [step.to for step in steps._steps] == [start]
    assert steps.undone(after) is None  # something else was answered there
    once = play.back_to(after, start + 1).game
    steps.back(start)
    twice = play.back_to(once, start).game
    first = steps.undone(twice)
    assert first is not None
    assert first.answers == numbers[:1]
    steps.note(twice, 1, numbers[:1])
    second = steps.undone(once)
    assert second is not None
    assert second.answers == numbers[1:]
    other = game.setup.definition.catalogue.number("end")
    steps.note(once, 1, [other])
    assert steps.undone(after) is None


def test_what_was_taken_back_is_forgotten_when_something_else_is_done() -> None:
    """Of two moves that were taken back, the second does not follow on another first one."""
    game = first_game()
    start = game.moves
    first, another = [text for text in game.answers(1) if text.startswith("move ")][:2]
    after, _ = answered(game, first)
    there = next(text for text in after.answers(1) if text.startswith("move "))
    after, steps = answered(game, first, there)
    steps.back(start + 1)
    steps.back(start)
    number = game.setup.definition.catalogue.number(another)
    steps.note(game, 1, [number])
    elsewhere = play.answer(game, 1, [number], game.nature).game
    assert elsewhere.moves == start + 1
    assert steps.undone(elsewhere) is None


def test_to_have_enough_is_no_step_of_its_own() -> None:
    """The Cub Reporter draws a card, which cannot be taken back; an Item added then is a step, and to end the turn is none."""
    hands = [["monster_imp"], ["explorer_cub_reporter", "item_crystal_ball", "item_candle_stub"], ["monster_ghost"]]
    text = f"""
        game = "house_of_horrors"
        seats = 3
        butler = 1
        room = "room_library"
        hands = {hands}
        todo = [["encounter"]]
    """
    adding = ("add item_crystal_ball", "add item_candle_stub", "done")
    _, steps = answered(gloam.position(text), "declare psychic", "play explorer_cub_reporter", *adding)
    labels = [step.label for step in steps._steps]
    assert labels == ["Declare Psychic", "Play the Cub Reporter", "Add the Crystal Ball", "Add the Candle Stub"]
