"""What a person gets to see of a game. Everything that leaves the server about a game in progress is made here."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import Any, Final, NamedTuple

from gloam.kernel import views
from gloam.kernel.catalogue import UnknownAnswer
from gloam.kernel.definition import Definition
from gloam.kernel.game import EVERYONE, NATURE, SPECTATOR, Game, Refused, Setup, Step, may_know
from gloam.kernel.nature import Nature, Seeded
from gloam.kernel.record import Entry, begin, history
from gloam.kernel.undo import consent_needed, free_undo
from gloam.server.doors.messages import Answer, Event, Greyed, Question, Review, Turn, Undo, Why

TALK_SHOWN: Final = 100  # things said that those who come anew are shown besides the last events
CHECKPOINT: Final = 32  # moves from one kept point of a chronicle to the next


class Told(NamedTuple):
    """Something that happened: after how many answers, who may know it, and what."""

    move: int
    mask: int
    step: Step


# --- playing, with everything that is told ----------------------------------------------------------------------------


def begun(setup: Setup, told: list[Told]) -> Game:
    """A new game whose NATURE waits, at its first question."""
    if setup.position:
        return begin(setup, None)
    game = Game(setup, setup.definition.rules, setup.definition.new_table(setup), None)
    game.heard = []
    game.then(*setup.definition.first_steps(setup))
    game.advance()
    _collect(game, told)
    return game


def applied(game: Game, entry: Entry, told: list[Told]) -> None:
    """Give an answer of the log, or say what was said."""
    game.heard = []
    if isinstance(entry.answer, str):
        game.say(entry.seat, entry.answer)
    else:
        game.answer(entry.answer, entry.seat)
    _collect(game, told)


def settled(game: Game, nature: Nature, told: list[Told]) -> None:
    """Let NATURE answer until a seat is asked or the game is over."""
    while game.asked and game.asked[0].seat == NATURE:
        asked = game.asked[0]
        outcomes = tuple([option - asked.base for option in asked.options])
        outcome = nature.choose(game.moves, asked.base, outcomes, asked.weights)
        applied(game, Entry(NATURE, asked.base + outcome, EVERYONE), told)


def _collect(game: Game, told: list[Told]) -> None:
    told.extend(Told(game.moves, mask, step) for mask, step in game.heard or [])
    game.heard = None


def backwards(game: Game) -> Iterator[tuple[int, Entry]]:
    """The entries of the log from the last to the first, each with the number of those before it."""
    log, moves = game.log, game.moves
    while log:
        log, *entry = log
        moves -= 1
        yield moves, Entry(*entry)


def latest(game: Game, count: int) -> list[Entry]:
    """The last so many entries of the log, in order."""
    return [entry for _, entry in islice(backwards(game), count)][::-1]


def waiting_for(game: Game) -> list[int]:
    """The seats the table waits for: the one asked first, and everyone with a sealed choice."""
    return sorted({question.seat for i, question in enumerate(game.asked) if i == 0 or question.sealed} - {NATURE})


# --- what a set of seats may know -------------------------------------------------------------------------------------


def eyes(seats: Sequence[int]) -> tuple[int, ...]:
    """Whose knowledge counts: that of the seats, or a spectator's."""
    return tuple(seats) or (SPECTATOR,)


def knows(mask: int, seats: Sequence[int]) -> bool:
    return any(may_know(mask, seat) for seat in eyes(seats))


def hides(game: Game, seats: Sequence[int]) -> bool:
    """Whether something has happened that none of these seats may know. A position that was begun from may tell anything."""
    return bool(game.setup.position) or any(not knows(entry.seen, seats) for _, entry in backwards(game))


def events(definition: Definition, told: Iterable[Told], seats: Sequence[int], everything: bool = False) -> list[Event]:
    """The events that one of these seats may know."""
    return [_event(definition, each) for each in told if everything or knows(each.mask, seats)]


def _event(definition: Definition, told: Told) -> Event:
    if told.step[0] == "undone":  # ours, not the game's
        _, seat, to, count = told.step
        answers = "an answer" if count == 1 else f"{count} answers"
        return Event(told.move, f"Seat {seat + 1} took back {answers}.", {"kind": "undone", "seat": seat, "to": to})
    return Event(told.move, definition.describe(told.step), definition.events.parts(told.step))


def view(game: Game, seat: int) -> dict[str, Any]:
    """The kernel's view. What is asked and what is said come by themselves, so only who is asked stays."""
    quiet = game.clone()
    quiet.asked, quiet.talk = (), ()
    seen = views.view(quiet, seat)
    seen["asked"] = [{"seat": asked.seat} for asked in game.asked if asked.seat != NATURE]
    return seen


def talk_before(game: Game, events: Iterable[Event]) -> list[dict[str, Any]]:
    """What seats said last before these events, which are the last of the game."""
    said = sum(event.parts["kind"] == "said" for event in events)
    earlier = game.talk[: len(game.talk) - said]
    return [{"seat": seat, "text": text} for seat, text in earlier[-TALK_SHOWN:]]


def questions(game: Game, seats: Sequence[int]) -> list[Question]:
    """What these seats are asked."""
    definition = game.setup.definition
    return [
        Question(
            seat=asked.seat,
            kind=asked.prompt,
            prompt=definition.prompt(game, asked),
            parts=definition.question_parts(game, asked),
            interrupt=i > 0 and not asked.sealed,
            answers=[answer(game, option) for option in asked.options],
            greyed=[
                Greyed(kind, why.reason, why.rule, definition.rulebook.title(why.rule))
                for kind, why in definition.unavailable(game, asked)
            ],
        )
        for i, asked in enumerate(game.asked)
        if asked.seat in seats
    ]


def answer(game: Game, number: int) -> Answer:
    definition = game.setup.definition
    return Answer(number, definition.label(game, number), definition.catalogue.parts(number))


def undo(game: Game, seat: int, agree: Iterable[int]) -> Undo:
    """How far back a seat may go. `agree` are the seats that need not be asked."""
    free_to = free_undo(game, seat)
    ask_to = free_to
    log, moves = game.log, game.moves
    while log:
        log, who, given, _ = log
        moves -= 1
        if who == seat and moves < free_to and isinstance(given, int):
            ask_to = moves
            break
    asked = consent_needed(game, seat, ask_to) if ask_to < free_to else ()
    return Undo(seat, free_to, ask_to, [other for other in asked if other not in agree])


def result(game: Game) -> dict[str, Any] | None:
    if game.result is None:
        return None
    reason = game.result.reason
    sentence = game.setup.definition.reasons.get(reason, reason)
    return {"reason": reason, "winners": list(game.result.winners), "sentence": sentence}


def refusal(game: Game, number: int, seat: int) -> Refused:
    """Why an answer is not accepted, told from what the seat knows alone: a reason must not tell what others hold."""
    return game.imagine(seat, Seeded(secrets.randbits(63))).refusal(number, seat)


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
    refused = refusal(game, number, seat)
    book = definition.rulebook
    return Why(text, refused.reason, refused.rule, book.title(refused.rule), book.cite(refused.rule))


# --- looking back -----------------------------------------------------------------------------------------------------


class Chronicle:
    """A game told from its beginning: what each answer brought about, and the table at any point.

    It follows a game that goes on, and begins anew when answers were taken back.
    """

    def __init__(self, game: Game) -> None:
        self._entries: list[Entry] = []
        self._told: list[list[Told]] = []  # by moves: what the last of so many answers brought about
        self._labels: list[str] = []
        self._points: list[Game] = []
        self._game = self._begin(game.setup)
        self.follow(game)

    def _begin(self, setup: Setup) -> Game:
        first: list[Told] = []
        game = begun(setup, first)
        self._entries, self._told, self._labels, self._points = [], [first], [], [game.clone()]
        return game

    def follow(self, game: Game) -> None:
        """Catch up with a game."""
        entries = history(game)
        if [entry[:2] for entry in entries[: len(self._entries)]] != [entry[:2] for entry in self._entries]:
            self._game = self._begin(game.setup)
        definition = game.setup.definition
        for entry in entries[len(self._entries) :]:
            given = entry.answer
            self._labels.append(f"“{given}”" if isinstance(given, str) else definition.label(self._game, given))
            told: list[Told] = []
            applied(self._game, entry, told)
            self._told.append(told)
            if self._game.moves % CHECKPOINT == 0:
                self._points.append(self._game.clone())
        self._entries = entries  # what was sealed may have been opened

    def recent(self, most: int, seats: Sequence[int], everything: bool) -> list[Event]:
        """The last events that these seats may know."""
        found: list[Event] = []
        for told in reversed(self._told):
            found[:0] = events(self._game.setup.definition, told, seats, everything)
            if len(found) >= most:
                break
        return found[-most:]

    def turns(self, seats: Sequence[int], everything: bool) -> list[Turn]:
        """Each answer with the chance that followed it."""
        definition = self._game.setup.definition
        turns = [Turn(0, NATURE, "", events(definition, self._told[0], seats, everything))]
        for i, entry in enumerate(self._entries):
            if entry.seat != NATURE:
                known = everything or knows(entry.seen, seats)
                turns.append(Turn(i + 1, entry.seat, self._labels[i] if known else "", []))
            turns[-1].moves = i + 1
            turns[-1].events += events(definition, self._told[i + 1], seats, everything)
        return turns

    def at(self, moves: int) -> Game:
        """The game after so many answers; NATURE waits."""
        game = self._points[moves // CHECKPOINT].clone()
        for entry in self._entries[game.moves : moves]:
            applied(game, entry, [])
        return game

    def review(self, moves: int, seats: Sequence[int], everything: bool) -> Review:
        """The table after so many answers, for these seats, or with all there is to know."""
        game = self.at(moves)
        shown = tuple(range(game.seats)) if everything else tuple(seats)
        return Review(
            moves=moves,
            view=view(game, eyes(seats)[0]),
            views={str(seat): view(game, seat) for seat in shown},
            waiting_for=waiting_for(game),
            events=events(game.setup.definition, self._told[moves], seats, everything),
            result=result(game),
        )
