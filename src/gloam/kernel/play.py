"""How a game is carried on: begun, answered, replayed, interrupted, talked at and taken back.

Server, terminal, bots, lab and replay all go this way: an answer in; entries for the journal, happenings for those who watch,
and the next questions (`game.asked`) out.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import takewhile
from typing import Any, Final, NamedTuple, final

from gloam.kernel.catalogue import UnknownAnswer
from gloam.kernel.game import CLOCK, EVERYONE, NATURE, Game, Happening, Question, Refused, Setup, Step
from gloam.kernel.nature import Nature, Seeded

SOMETHING_NEW: Final = "something new is known before the last of these answers: look, and then answer on"


FINAL: Final = "what has happened since cannot be taken back"


class Entry(NamedTuple):
    """One answer of a game, or something said (then `answer` is the text)."""

    seat: int
    answer: int | str
    seen: int = EVERYONE


class Played(NamedTuple):
    """What a series of answers led to: the game after it, what goes into its journal, and what happened."""

    game: Game
    entries: list[Entry]
    happened: list[Happening]


# --- beginning and answering ------------------------------------------------------------------------------------------


def begin(setup: Setup, nature: Nature | None, watch: list[Happening] | None = None) -> Game:
    """A new game at its first question, or at the position that it is to begin from; `watch` collects what happens."""
    if setup.position:
        from gloam.kernel.position import begin_at

        game = begin_at(setup, nature)
        game.watch = watch
        return game
    definition = setup.definition
    game = Game(setup, definition.rules, definition.new_table(setup), nature)
    game.watch = watch
    game.then(*definition.first_steps(setup))
    game.advance()
    return game


Given = int | str | dict[str, Any]
"""An answer as someone gives it: by number, text or named parts."""


def answer(game: Game, seat: int, answers: Sequence[Given], nature: Nature | None, ending: Given | None = None) -> Played:
    """Try a series of answers of one seat on a copy: all of them, or Refused and none.

    `ending` is given last if the seat is then asked for it: whether it will be need not be known before. NATURE answers what it
    is asked in between. A series ends where something new is known, so that nobody can try what chance will bring: whatever
    follows is refused, in the same words whatever came.
    """
    after = game.clone(nature)
    after.watch = []
    for given in answers:
        if after.learnt > game.learnt:
            raise Refused(SOMETHING_NEW)
        number = _number(game, given)
        if not is_open(after, number, seat):
            raise refusal(after, number, seat)
        after.answer(number, seat)
    if ending is not None and after.learnt == game.learnt:
        number = _number(game, ending)
        if is_open(after, number, seat):
            after.answer(number, seat)
    return _played(game, after)


def _number(game: Game, given: Given) -> int:
    try:
        return game.setup.definition.catalogue.number(given)
    except UnknownAnswer as unknown:
        raise Refused(str(unknown)) from None


def is_open(game: Game, number: int, seat: int) -> bool:
    """Whether a seat may give an answer now, to what it is asked or beside the play."""
    if any([number in question.options for question in game.asked if question.seat == seat]):
        return True
    return any([number in question.options for question in game.asides() if question.seat == seat])


def refusal(game: Game, number: int, seat: int) -> Refused:
    """Why an answer is not accepted, told from what the seat knows alone: a reason must not tell what others hold."""
    return game.imagine(seat, Seeded(game.moves)).refusal(number, seat)


def say(game: Game, seat: int, text: str) -> Played:
    """Something said at the table, on a copy. It is no answer: nothing that follows depends on it."""
    after = game.clone(game.nature)
    after.watch = []
    after.say(seat, text)
    return _played(game, after)


def settle(game: Game, nature: Nature) -> Played:
    """The game with its NATURE, which answers what it is asked: after waking up, going back or opening a record."""
    after = game.clone()
    after.watch = []
    let_nature_answer(after, nature)
    return _played(game, after)


def let_nature_answer(game: Game, nature: Nature) -> None:
    """Give a game its NATURE and let it answer what it is asked."""
    game.nature = nature
    while game.asked and game.asked[0].seat == NATURE:
        game.answer(natures_answer(game, nature), NATURE)


def natures_answer(game: Game, nature: Nature) -> int:
    """What NATURE, who is waited for, answers."""
    asked = game.asked[0]
    if asked.prompt == CLOCK:
        return asked.base + (1 if nature.time_is_up() else 0)
    outcomes = tuple([option - asked.base for option in asked.options])
    return asked.base + nature.choose(game.moves, game.draws, asked.base, outcomes, asked.weights)


def _played(before: Game, after: Game) -> Played:
    happened = after.watch or []
    after.watch = None
    return Played(after, entries(after, before), happened)


# --- the log ----------------------------------------------------------------------------------------------------------


def entries(game: Game, since: Game | None = None) -> list[Entry]:
    """The answers and talk so far, in order; with `since`, an earlier point of the same game, what came after it."""
    moves, said = (0, 0) if since is None else (since.moves, since.said)
    talk = game.talk
    count = game.said
    log = game.log
    at = game.moves
    backwards: list[Entry] = []
    while True:
        answered = bool(log) and at > moves  # an imagined game has no log
        if count > said and (not answered or talk[1] >= at):
            talk, _, seat, text = talk
            backwards.append(Entry(seat, text))
            count -= 1
        elif answered:
            log, seat, given, seen = log
            backwards.append(Entry(seat, given, seen))
            at -= 1
        else:
            break
    return backwards[::-1]


def talk(game: Game, most: int = 0) -> list[tuple[int, str]]:
    """What was said at the table, seat and text; with `most`, the last so many."""
    said: list[tuple[int, str]] = []
    rest = game.talk
    while rest and (not most or len(said) < most):
        rest, _, seat, text = rest
        said.append((seat, text))
    return said[::-1]


def first_asked(game: Game) -> int:
    """The seat that was asked first when a game had been set up."""
    set_up = list(takewhile(lambda entry: entry.seat == NATURE, entries(game)))
    begun = begin(game.setup, None)
    follow(begun, set_up)
    return begun.asked[0].seat


def follow(game: Game, given: Sequence[Entry]) -> None:
    """Give these answers and say what was said, as they stand. Raises Refused at the first that is not accepted."""
    for entry in given:
        enter(game, entry)


def enter(game: Game, entry: Entry) -> None:
    """Give one answer of a log, or say what was said. NATURE's answers are entries too: it must wait."""
    if isinstance(entry.answer, str):
        game.say(entry.seat, entry.answer)
    else:
        game.answer(entry.answer, entry.seat)


def taken_back(given: Sequence[Entry], to: int) -> list[Entry]:
    """The entries after going back to the first `to` answers. What was said since stays said."""
    kept: list[Entry] = []
    answers = 0
    for entry in given:
        is_talk = isinstance(entry.answer, str)
        if is_talk or answers < to:
            kept.append(entry)
        answers += not is_talk
    return kept


def back_to(game: Game, moves: int, nature: Nature | None = None, event: Step = (), start: Game | None = None) -> Played:
    """The game as it was after `moves` answers: undo. NATURE is the game's own if none is given.

    The entries are what NATURE answers there; `event` is shown to everyone before anything else happens. The game counts
    how often answers were taken back after something new was learnt. It is played again from its beginning, or from `start`, an
    earlier point of it at which NATURE waits. Raises Refused if the rules made final what came later.
    """
    if moves < game.final:
        raise Refused(FINAL)
    earlier = begin(game.setup, None) if start is None else start.clone()
    earlier.setup = game.setup
    follow(earlier, taken_back(entries(game), moves)[earlier.moves + earlier.said :])
    earlier.takebacks = game.takebacks + (moves < game.learnt)
    after = earlier.clone()
    after.watch = []
    if event:
        after.tell(*event)
    nature = nature or game.nature
    if nature is not None:
        let_nature_answer(after, nature)
    return _played(earlier, after)


# --- who is asked -----------------------------------------------------------------------------------------------------


def waiting_for(game: Game) -> list[int]:
    """The seats the table waits for: the one asked first, and everyone with a sealed choice."""
    return sorted({question.seat for i, question in enumerate(game.asked) if i == 0 or question.sealed} - {NATURE})


def may_decline(game: Game, question: Question) -> bool:
    """Whether a question is an interrupt: the table waits for another one."""
    return question is not game.asked[0] and not question.sealed


def everyone(seat: int) -> bool:
    """That any seat may be asked."""
    return True


@final
class TurnOrder:
    """Who is asked next: first each seat that may interrupt, then the seat that the game waits for.

    A seat has one chance to interrupt, and the next one when a seat has answered that did not interrupt since. So interrupts alone
    cannot keep a game going for ever.
    """

    def __init__(self) -> None:
        self._had_chance: set[int] = set()
        self._interrupted: set[int] = set()

    def next(self, game: Game, plays: Callable[[int], bool] = everyone) -> Question | None:
        """The next question to a seat for which `plays` is true, or None if the game waits for others."""
        asked = game.asked
        if not asked:
            return None
        for question in asked[1:]:
            if not question.sealed and question.seat not in self._had_chance and plays(question.seat):
                return question
        if plays(asked[0].seat):
            return asked[0]
        for question in asked[1:]:
            if question.sealed and plays(question.seat):
                return question
        return None

    def declined(self, seat: int) -> None:
        """A seat has had its chance to interrupt."""
        self._had_chance.add(seat)

    def answered(self, before: Game, seat: int) -> None:
        """A seat has answered what the game `before` asked."""
        if before.asked[0].seat != seat:
            self._had_chance.add(seat)
            self._interrupted.add(seat)
        elif seat not in self._interrupted:
            self.clear()

    def clone(self) -> TurnOrder:
        """The same chances, for a game that goes on from here on its own."""
        other = TurnOrder()
        other._had_chance = self._had_chance.copy()
        other._interrupted = self._interrupted.copy()
        return other

    def clear(self) -> None:
        """Everyone may interrupt again."""
        self._had_chance.clear()
        self._interrupted.clear()
