"""What a person gets to see of a game. Everything that leaves the server about a game in progress is made here."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import Any, Final, final

from gloam.kernel import play, sentences
from gloam.kernel.catalogue import UnknownAnswer
from gloam.kernel.definition import Definition, Forbidden, Label
from gloam.kernel.frames import Frames, Sight
from gloam.kernel.game import EVERYONE, NATURE, SPECTATOR, Game, Happening, Step, may_know
from gloam.kernel.game import Question as OpenQuestion
from gloam.kernel.undo import consent_needed, free_undo
from gloam.show.words import capital, the_seat
from gloam.tables.messages import Answer, Event, Frame, Greyed, Question, Redo, Told, Undo, UndoRequest, Why, packed
from gloam.tables.steps import Step as Decided
from gloam.tables.steps import Steps

REMEMBERED: Final = 8192  # answers and events that were named lately: most are wanted again soon
TALK_SHOWN: Final = 100  # things said that those who come anew are shown besides the last events
ALL: Final = "all"  # eyes that see what everyone sees
_SPOKEN_SEAT: Final = re.compile(r"\b[Ss]eat (\d+)\b")
UNDONE: Final = "undone"  # an event of the server's own: a seat took answers back


# --- what a set of seats may know -------------------------------------------------------------------------------------


def eyes(seats: Sequence[int]) -> tuple[int, ...]:
    """Whose knowledge counts: that of the seats, or a spectator's."""
    return tuple(seats) or (SPECTATOR,)


def knows(mask: int, seats: Sequence[int]) -> bool:
    return mask == EVERYONE or any([may_know(mask, seat) for seat in eyes(seats)])


def hides(game: Game, seats: Sequence[int]) -> bool:
    """Whether the game has something that none of these seats may know: in its options, or in what has happened.

    A position that was begun from may tell anything.
    """
    setup = game.setup
    if setup.position or setup.definition.options.hides(setup.options, eyes(seats)):
        return True
    return any(not knows(entry.seen, seats) for entry in play.entries(game))


def has_hand(game: Game, seat: int) -> bool:
    """Whether a seat knows something that not everyone may. A position that was begun from may have dealt it anything."""
    setup = game.setup
    if setup.definition.shown.open_table:
        return False
    seen_by = setup.definition.options.seen_by
    if setup.position or seen_by(setup.options, seat) != seen_by(setup.options, SPECTATOR):
        return True
    return any(entry.seen != EVERYONE and may_know(entry.seen, seat) for entry in play.entries(game))


def events(definition: Definition, happened: Iterable[Happening], seats: Sequence[int], everything: bool = False) -> list[Event]:
    """The events that one of these seats may know."""
    return [_event(definition, each) for each in happened if everything or knows(each.seen, seats)]


def told(definition: Definition, happened: Iterable[Happening], seats: Sequence[int], everything: bool = False) -> list[Told]:
    """The events that one of these seats may know, with who knew them."""
    found = []
    for each in happened:
        if everything or knows(each.seen, seats):
            event = _event(definition, each)
            found.append(Told(event.move, event.sentence, event.parts, known(each.seen, seats)))
    return found


def known(mask: int, seats: Sequence[int]) -> list[int]:
    """Those of these seats who may know something (-1: whoever watches); [] if everyone may."""
    return [] if mask == EVERYONE else [each for each in (*seats, -1) if may_know(mask, SPECTATOR if each < 0 else each)] or [-2]


def sentence(definition: Definition, happening: Happening) -> str:
    """An event as the log tells it."""
    _, _, event, table = happening
    if event[0] == UNDONE:
        _, seat, _, step, more = event
        decided = f": {sentences.written(step)}" if step else " a step"
        return sentences.sentence(f"{capital(the_seat(seat))} took back{decided}{more}.")
    return definition.shown.describe(event, table)


def _event(definition: Definition, happening: Happening) -> Event:
    return Event(happening.moves, sentence(definition, happening), _event_parts(definition, happening.event))


@lru_cache(REMEMBERED)
def _event_parts(definition: Definition, event: Step) -> dict[str, Any]:
    if event[0] == UNDONE:
        _, seat, to, _, _ = event
        return {"kind": UNDONE, "seat": seat, "to": to}
    parts = definition.events.parts(event)
    return {**parts, "text": _speech(parts["text"])} if event[0] == "said" else parts


def _speech(text: str) -> str:
    """Something said: where it speaks of a seat, as bots do, it refers to that. Records keep it as a text."""
    return sentences.sentence(_SPOKEN_SEAT.sub(lambda seat: sentences.reference(f"seat:{int(seat[1]) - 1}", seat[0]), text))


def whole(sight: Sight, eyes: Iterable[int]) -> dict[str, Any]:
    """What these eyes see of a table."""
    return {_named(each): sight.view(each) for each in eyes}


Framed = tuple[list[Frame], dict[str, list[Any]]]
"""Frames, and what changed after the last of them."""


def frames(definition: Definition, told: Frames, seats: Sequence[int], eyes: Iterable[int], everything: bool = False) -> Framed:
    """What these seats may know of what happened, with what these eyes saw change, and what they saw change since."""
    seen = [(_named(each), *told.seen(each, everything)) for each in eyes]
    shown = [
        Frame(_event(definition, happening), {name: made[i] for name, made, _ in seen if made[i]})
        for i, happening in enumerate(told.happened)
        if everything or knows(happening.seen, seats)
    ]
    return shown, {name: closing for name, _, closing in seen if closing}


@final
class Account:
    """What happened since an update, for everyone who is told of it: what several may know and see alike is packed once."""

    def __init__(self, definition: Definition, told: Frames) -> None:
        self._definition = definition
        self.told = told
        self._framed: dict[tuple[tuple[bool, ...], tuple[int, ...]], tuple[Any, Any]] = {}

    def frames(self, seats: Sequence[int], eyes: tuple[int, ...]) -> tuple[Any, Any]:
        """What these seats may know of it, with what these eyes saw change, and what they saw change since; both packed."""
        known = tuple([knows(happening.seen, seats) for happening in self.told.happened])
        if (known, eyes) not in self._framed:
            shown, closing = frames(self._definition, self.told, seats, eyes)
            self._framed[known, eyes] = packed(shown), packed(closing)
        return self._framed[known, eyes]


def _named(eyes: int) -> str:
    return ALL if eyes == SPECTATOR else str(eyes)


def talk_before(game: Game, events: Iterable[Event]) -> list[dict[str, Any]]:
    """What seats said last before these events, which are the last of the game."""
    later = sum(event.parts["kind"] == "said" for event in events)
    lately = play.talk(game, TALK_SHOWN + later)
    first = game.said - len(lately) + 1
    before = lately[: len(lately) - later]
    return [{"seat": seat, "text": _speech(text), "number": first + i} for i, (seat, text) in enumerate(before)]


def questions(game: Game, seats: Sequence[int]) -> list[Question]:
    """What these seats are asked."""
    return [_question(game, asked, i > 0 and not asked.sealed) for i, asked in enumerate(game.asked) if asked.seat in seats]


def deciding(game: Game) -> str:
    """What the game waits for, as a sentence to everyone but those who decide it; "" where that is a secret."""
    if not game.asked or game.asked[0].seat == NATURE:
        return ""
    return game.setup.definition.shown.deciding(game, game.asked[0])


def asides(game: Game, seats: Sequence[int]) -> list[Question]:
    """What these seats may answer beside the play."""
    return [_question(game, aside, True) for aside in game.asides() if aside.seat in seats]


def _question(game: Game, asked: OpenQuestion, interrupt: bool) -> Question:
    definition = game.setup.definition
    return Question(
        seat=asked.seat,
        kind=asked.prompt,
        prompt=definition.shown.prompt(game, asked),
        parts=definition.shown.question_parts(game, asked),
        interrupt=interrupt,
        answers=[_packed_answer(definition, option, definition.shown.label(game, option)) for option in asked.options],
        greyed=[_packed_greyed(definition, kind, why) for kind, why in definition.shown.unavailable(game, asked)],
    )


def answer(game: Game, number: int) -> Answer:
    """An answer that is open, as it is told."""
    definition = game.setup.definition
    return _answer(definition, number, definition.shown.label(game, number))


def _answer(definition: Definition, number: int, told: Label) -> Answer:
    catalogue = definition.catalogue
    return Answer(number, catalogue.text(number), told.name, catalogue.parts(number), told.note, told.more)


@lru_cache(REMEMBERED)
def _packed_answer(definition: Definition, number: int, told: Label) -> Any:
    return packed(_answer(definition, number, told))


@lru_cache(REMEMBERED)
def _packed_greyed(definition: Definition, kind: str, why: Forbidden) -> Any:
    return packed(Greyed(kind, why.reason, why.rule, definition.rulebook.title(why.rule), why.missing))


def undo(game: Game, steps: Steps, seat: int, agreeing: Callable[[int], Sequence[int]]) -> list[Undo]:
    """The step that a seat may take back, if any. `agreeing` tells the seats that need not be asked whether to go back so far."""
    step = steps.last(seat)
    if step is None or step.to < game.final:
        return []
    if step.to >= free_undo(game, seat):
        return [Undo(seat, step.to, step.label, True, [])]
    agree = agreeing(step.to)
    consent = [other for other in consent_needed(game, seat, step.to) if other not in agree]
    return [Undo(seat, step.to, step.label, False, consent, learnt=step.to < game.learnt)]


def redo(game: Game, steps: Steps, seats: Sequence[int]) -> list[Redo]:
    """The step that one of these seats took back and may do again, if any."""
    step = steps.undone(game)
    return [Redo(step.seat, step.label)] if step is not None and step.seat in seats else []


def undo_request(request: UndoRequest, steps: Steps, seats: Sequence[int]) -> UndoRequest:
    """What someone asks to take back, as far as these seats may know it."""
    step = steps.at(request.to)
    known = step is not None and (knows(step.seen, seats) or step.seat in seats)
    return UndoRequest(request.seat, request.to, request.waiting, step.label if step is not None and known else "")


def undone(game: Game, step: Decided | None, seat: int, to: int) -> Step:
    """The event that tells everyone that a seat goes back: with what it had decided, if all may know that."""
    label = step.label if step is not None and step.seen == EVERYONE else ""
    more = ", and what followed" if step is not None and game.moves > to + len(step.answers) else ""
    return (UNDONE, seat, to, label, more)


def result(game: Game) -> dict[str, Any] | None:
    if game.result is None:
        return None
    reason = game.result.reason
    sentence = game.setup.definition.reasons.get(reason, reason)
    return {"reason": reason, "winners": list(game.result.winners), "sentence": sentence}


def why(game: Game, seat: int, given: int | str | dict[str, Any]) -> Why:
    """Why a seat cannot give an answer now."""
    definition = game.setup.definition
    try:
        number = definition.catalogue.number(given)
    except UnknownAnswer as unknown:
        return Why("", str(unknown), "", "", "")
    text = definition.catalogue.text(number)
    if any(number in asked.options for asked in game.asked if asked.seat == seat):
        return Why(text, "this can be answered now", "", "", "")
    refused = play.refusal(game, number, seat)
    book = definition.rulebook
    return Why(text, refused.reason, refused.rule, book.title(refused.rule), book.cite(refused.rule))
