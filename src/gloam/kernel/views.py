"""What a seat may see of a game, by allowlist."""

from __future__ import annotations

from typing import Any

from gloam.kernel.game import NATURE, Event, Game, Question, may_know


def view(game: Game, seat: int) -> dict[str, Any]:
    """The game as `seat` (or SPECTATOR) sees it: the table, the questions, the talk and the result."""
    definition = game.setup.definition
    return {
        "game": definition.id,
        "seats": game.seats,
        "options": game.setup.options,
        "moves": game.moves,
        "table": definition.view(game.table, seat),
        "asked": [question(game, q, seat) for q in game.asked if q.seat != NATURE],
        "sealed": sorted(q.seat for q, _ in game.sealed),
        "talk": [{"seat": speaker, "text": text} for speaker, text in game.talk],
        "result": None if game.result is None else {"reason": game.result.reason, "winners": list(game.result.winners)},
    }


def question(game: Game, asked: Question, seat: int) -> dict[str, Any]:
    """A question as `seat` sees it. What others are asked is theirs: only who is asked shows."""
    if asked.seat != seat:
        return {"seat": asked.seat}
    definition = game.setup.definition
    options = [
        {"id": o, "text": definition.catalogue.text(o), "label": definition.label(game, o), **definition.catalogue.parts(o)}
        for o in asked.options
    ]
    return {
        "seat": seat,
        "kind": asked.prompt,
        "prompt": definition.prompt(game, asked),
        "parts": definition.question_parts(game, asked),
        "options": options,
    }


def events(game: Game, heard: list[Event], seat: int) -> list[dict[str, Any]]:
    """The events that `seat` may know, as named parts with a sentence each."""
    definition = game.setup.definition
    known = [event for mask, event in heard if may_know(mask, seat)]
    return [{**definition.events.parts(event), "sentence": definition.describe(event)} for event in known]
