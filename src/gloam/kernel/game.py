"""A game is a table, a list of things to do, and a question.

Steps are data: a rule's name and small facts. `advance` takes the next step and calls the rule of that name with the game,
its table and the facts; the rule changes the table, says what comes `then`, or `ask`s. An answer becomes the last fact of
the step that takes it. Nothing else moves a game.
"""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from sys import intern
from typing import TYPE_CHECKING, Any, Final, NamedTuple, final

from gloam.kernel.catalogue import Kind
from gloam.kernel.decks import Deck
from gloam.kernel.nature import Nature, Outcomes
from gloam.kernel.table import Table

if TYPE_CHECKING:
    from gloam.kernel.definition import Definition

NATURE: Final = -1  # the seat that answers dice, draws and shuffles
ANYONE: Final = -2  # as `seat` of an answer: whoever is asked it
SPECTATOR: Final = 63  # a seat number nobody sits on: sees what everyone sees
EVERYONE: Final = -1  # as a mask of seats: all of them, spectators too
PASS: Final = 0  # answer 0 of every catalogue
CLOCK: Final = "clock"  # the prompt by which NATURE is asked whether time is up
WAITS: Final = -1  # as what was drawn: NATURE is asked, and the outcome will be told

Step = tuple[Any, ...]
"""("rule_name", fact, fact ...): strings and ints only."""

Fact = int | str | None
"""What is told of an event; None for none."""

Rule = Callable[..., None]
Log = tuple[Any, ...]
"""(earlier log, seat, answer, mask of seats that may know it), or () at the start. Shared by clones, never copied."""

Talk = tuple[Any, ...]
"""(earlier talk, answers so far, seat, what it said), or () while nobody has spoken. Shared by clones like the log."""


def only(seat: int) -> int:
    """The mask of one seat."""
    return 1 << seat


def may_know(mask: int, seat: int) -> bool:
    """Whether `seat` (or SPECTATOR) is among the seats of `mask`."""
    return (mask >> seat) & 1 == 1


class Happening(NamedTuple):
    """Something that happened: after how many answers, who may know it, what, and the table as it was then."""

    moves: int
    seen: int
    event: Step
    table: Table


def _taking(step: Step, fact: Any) -> Step:
    """A step with one more fact."""
    # Spelled out for the usual numbers of facts: a sum takes three times as long.
    count = len(step)
    if count == 1:
        return (step[0], fact)
    if count == 2:
        return (step[0], step[1], fact)
    if count == 3:
        return (step[0], step[1], step[2], fact)
    return step + (fact,)


def _among(options: tuple[int, ...], answer: int) -> bool:
    """Whether an answer is one of the options."""
    # Ints, one after the other: `in` compares objects, which takes three times as long compiled.
    for option in options:  # noqa: SIM110 (any(...) takes three times as long pure)
        if option == answer:
            return True
    return False


def _opened(log: Log, count: int) -> Log:
    """The log with its last `count` answers known to everyone."""
    later: list[tuple[int, Any]] = []
    while log and count:
        log, seat, answer, _ = log
        later.append((seat, answer))
        count -= 1
    while later:
        seat, answer = later.pop()
        log = (log, seat, answer, EVERYONE)
    return log


@final
class Question:
    """What one seat is asked. Immutable, so clones share it."""

    __slots__ = ("base", "options", "prompt", "resume", "sealed", "seat", "seen", "weights")

    def __init__(
        self,
        seat: int,
        prompt: str,
        options: tuple[int, ...],
        resume: Step,
        sealed: bool = False,
        seen: int = EVERYONE,
        base: int = 0,
        weights: tuple[int, ...] = (),
    ) -> None:
        self.seat = seat
        self.prompt = prompt
        self.options = options  # answers of the catalogue; for NATURE a repeated one is as many times as likely
        self.resume = resume  # this step takes the answer as its last fact
        self.sealed = sealed  # hidden until every sealed question open with it is answered
        self.seen = seen  # who may know the answer
        self.base = base  # NATURE only: what to take off the answer to get the outcome
        self.weights = weights  # NATURE only: () or one weight for each option

    def __repr__(self) -> str:
        who = "NATURE" if self.seat == NATURE else f"seat {self.seat}"
        return f"<Question {self.prompt!r} to {who}: {len(self.options)} answers>"

    def data(self) -> list[Any]:
        return [
            self.seat, self.prompt, list(self.options), list(self.resume),
            self.sealed, self.seen, self.base, list(self.weights),
        ]  # fmt: skip

    @staticmethod
    def restored(data: list[Any]) -> Question:
        seat, prompt, options, resume, sealed, seen, base, weights = data
        return Question(seat, prompt, tuple(options), tuple(resume), sealed, seen, base, tuple(weights))


@final
class Result:
    """How a game ended: the reason's id, the seats that won, and by seat the points, in a game that is won by points."""

    __slots__ = ("points", "reason", "winners")

    def __init__(self, reason: str, winners: tuple[int, ...], points: tuple[int, ...] = ()) -> None:
        self.reason = reason
        self.winners = winners
        self.points = points

    def __repr__(self) -> str:
        points = f", points={self.points}" if self.points else ""
        return f"Result({self.reason!r}, winners={self.winners}{points})"


class Promise(NamedTuple):
    """What was promised of chance: the hash of a key, since which outcome it counts, and the key itself where it is known."""

    commitment: str
    since: int = 0
    key: str = ""


@final
class Setup:
    """What a game was begun with. With the answers that followed it is the whole record."""

    __slots__ = ("definition", "options", "position", "promise", "seats", "seed")

    def __init__(
        self,
        definition: Definition,
        seats: int,
        options: dict[str, Any],
        seed: int,
        position: str = "",
        promise: Promise | None = None,
    ) -> None:
        self.definition = definition
        self.seats = seats
        self.options = options
        self.seed = seed
        self.position = position  # the text of the position it was begun from, if it was not set up as usual
        self.promise = promise  # of chance, if it was not drawn from the seed

    def __repr__(self) -> str:
        begun = ", begun at a position" if self.position else ""
        return f"<Setup of {self.definition.name}: {self.seats} seats, seed {self.seed}{begun}, options {self.options}>"


class Refused(ValueError):
    """An answer that is not accepted. Nothing has changed; `rule` names the rule that forbids it, if one does."""

    def __init__(self, reason: str, rule: str = "") -> None:
        super().__init__(f"{reason} [{rule}]" if rule else reason)
        self.reason = reason
        self.rule = rule


PUBLIC: Final = (
    "answer", "answers", "asides", "asked", "clone", "imagine", "moves", "over", "question_for", "record", "refusal", "result",
    "save", "say", "seats", "setup", "table", "takebacks", "view",
)  # fmt: skip
"""What players, bots and programs use of a game. The rest is for rules, and for the modules of the kernel."""


@final
class Game:
    """One game in progress: what lies on the table, what is still to do, and who is asked what.

    `asked[0]` is the question the table waits for; any others may be answered first, as interrupts, or are sealed. Two games are
    equal only if they are the same object. Compare `str(game)`, the table as text, to see whether two tables are alike.

    Players, bots and programs use `answer`, `answers`, `asked`, `clone`, `imagine`, `over`, `question_for`, `record`, `result`,
    `save`, `say` and `view`. `then`, `ask`, `chance`, `draw`, `tell`, `reveal`, `make_final` and `end` are for
    rules.
    """

    __slots__ = (
        "asked", "asking", "draws", "final", "learnt", "log", "moves", "nature", "result", "rules",
        "said", "sealed", "seats", "setup", "table", "takebacks", "talk", "todo", "watch",
    )  # fmt: skip

    def __init__(self, setup: Setup, rules: dict[str, Rule], table: Table, nature: Nature | None) -> None:
        self.setup: Setup = setup
        self.rules: dict[str, Rule] = rules
        self.seats: int = setup.seats
        self.table: Table = table
        self.todo: list[Step] = []  # last one first
        self.asked: tuple[Question, ...] = ()
        self.asking: Step = ()  # the step that asks
        self.sealed: tuple[tuple[Question, int], ...] = ()  # answers given but not yet revealed
        self.nature: Nature | None = nature  # answers NATURE at once; None: NATURE waits like anyone
        self.log: Log = ()
        self.moves: int = 0  # answers so far, NATURE's among them
        self.draws: int = 0  # NATURE's answers among them
        self.learnt: int = 0  # moves when something new was last learnt
        self.final: int = 0  # moves that nobody can take back
        self.takebacks: int = 0  # how often answers were taken back after something new was learnt
        self.talk: Talk = ()
        self.said: int = 0  # how often someone spoke
        self.watch: list[Happening] | None = None  # collects what happens; None: nobody watches
        self.result: Result | None = None

    # --- what rules say ----------------------------------------------------------------------------------------------

    def then(self, first: Step = (), second: Step = (), third: Step = (), *more: Step) -> None:
        """First written, first resolved, before anything that was already to do: of two calls, the later one goes first."""
        # The usual three have names of their own: compiled, no tuple is made to hand them over.
        todo = self.todo
        for step in reversed(more):
            todo.append(step)
        if third:
            todo.append(third)
        if second:
            todo.append(second)
        if first:
            todo.append(first)

    def then_all(self, steps: list[Step]) -> None:
        """The same, of any number of steps."""
        todo = self.todo
        for step in reversed(steps):
            todo.append(step)

    def ask(self, seat: int, prompt: str, options: tuple[int, ...], resume: Step, seen: int = EVERYONE) -> None:
        """Ask a seat. A step that asks changes nothing: after an interrupt it is taken again.

        Ask several seats in one step and the first question is the one waited for, the others may interrupt.
        """
        question = Question(seat, prompt, options, resume, False, seen)
        self.asked = (*self.asked, question) if self.asked else (question,)

    def ask_sealed(self, prompt: str, options: tuple[tuple[int, tuple[int, ...]], ...], resume: Step) -> None:
        """Ask each (seat, options) at once; when all have answered, `resume` takes the answers in the order of seats.

        A seat may be asked for several, with different options; its answers then come in the order of the catalogue.
        """
        asked = [Question(seat, prompt, choices, resume, True, only(seat)) for seat, choices in options]
        self.asked = (*self.asked, *asked)

    def chance(self, kind: Kind, outcomes: Outcomes, resume: Step, weights: tuple[int, ...] = (), seen: int = EVERYONE) -> None:
        """Let NATURE choose one of `outcomes`; a repeated one is as many times as likely, or `weights` tells.

        `resume` takes the outcome; the record has the answer of that kind. A step does this last, and once.
        """
        outcome = self.draw(kind, outcomes, resume, weights, seen)
        if outcome != WAITS:
            self.todo.append(_taking(resume, outcome))

    def draw(self, kind: Kind, outcomes: Outcomes, resume: Step, weights: tuple[int, ...] = (), seen: int = EVERYONE) -> int:
        """The same for a step that goes on with the outcome, which is no less than 0. If NATURE WAITS, that step does no more.

        Then `resume` takes the outcome, and goes on where this step would have.
        """
        base = kind.zero
        if self.nature is None:
            options = tuple([base + outcome for outcome in outcomes])
            self.asked = (*self.asked, Question(NATURE, resume[0], options, resume, False, seen, base, weights))
            return WAITS
        outcome = self.nature.choose(self.moves, self.draws, base, outcomes, weights)
        self.moves += 1
        self.draws += 1
        self.learnt = self.moves
        self.log = (self.log, NATURE, base + outcome, seen)
        return outcome

    def draw_card(self, kind: Kind, deck: Deck, resume: Step, seen: int = EVERYONE) -> None:
        """Let NATURE choose the top card of a deck. `resume` takes that card out of the deck. A step does this last, and once."""
        outcomes, weights = deck.top()
        self.chance(kind, outcomes, resume, weights, seen)

    def ask_clock(self, kind: Kind, resume: Step) -> None:
        """Ask NATURE whether the time for the game is up: `resume` takes 1 if it is, else 0. A step does this last, and once.

        A table with a clock answers by it. Everywhere else time is never up, so the weights give that no chance.
        """
        nature = self.nature
        if nature is None:
            answers = (kind.zero, kind.zero + 1)
            self.asked = (*self.asked, Question(NATURE, CLOCK, answers, resume, False, EVERYONE, kind.zero, (1, 0)))
            return
        up = 1 if nature.time_is_up() else 0
        self.moves += 1
        self.draws += 1
        self.learnt = self.moves
        self.log = (self.log, NATURE, kind.zero + up, EVERYONE)
        self.todo.append(_taking(resume, up))

    def tell(
        self,
        kind: str,
        first: Fact = None,
        second: Fact = None,
        third: Fact = None,
        fourth: Fact = None,
        fifth: Fact = None,
        to: int = EVERYONE,
    ) -> None:
        """Report what happened to those who may know it, after the table was changed. Rules never read events."""
        if self.watch is not None:
            # Facts have names of their own, since nobody watches most games: compiled, no tuple is made to hand them over.
            facts = [fact for fact in (first, second, third, fourth, fifth) if fact is not None]
            self.watch.append(Happening(self.moves, to, (kind, *facts), self.table.clone()))

    def reveal(self) -> None:
        """Say that something new is known without NATURE's doing, so that undo past this point is not free."""
        self.learnt = self.moves

    def make_final(self) -> None:
        """Say that nobody can take back what led here: chance would decide it once more."""
        self.final = self.moves

    def end(self, reason: str, winners: tuple[int, ...], points: tuple[int, ...] = ()) -> None:
        """End the game at once: nothing that is still to do happens. `points` by seat, in a game that is won by points."""
        self.result = Result(reason, winners, points)
        self.todo.clear()

    # --- what players do ---------------------------------------------------------------------------------------------

    def answer(self, choice: Any, seat: int = ANYONE) -> None:
        """Answer a question and go on to the next one.

        `choice` is an answer's number, text or named parts; `seat` says who gives it, by default any seat that is asked. Raises
        Refused, which names the rule, if the seat is not asked that now, and UnknownAnswer if the game has no such answer. The
        game is unchanged then.

        >>> game = gloam.new("horrified", 2, {"preset": "first", "first_player": 0}, seed=1)
        >>> game.answer("move fountain")
        >>> game.answer({"kind": "move", "to": "precinct"})
        """
        # An object, not an int: compiled code need not make a new one of it for the log and the step that takes it.
        number: Any = choice if isinstance(choice, int) else self.setup.definition.catalogue.number(choice)
        i = 0
        for question in self.asked:
            if (seat == ANYONE or question.seat == seat) and _among(question.options, number):
                break
            i += 1
        else:
            aside = self._aside(number, seat)
            if aside is None:
                raise self.refusal(number, seat)
            question = aside
        self.moves += 1
        self.log = (self.log, question.seat, number, question.seen)
        if question.sealed:
            self._seal(question, number)
        else:
            self.asked = ()
            if i > 0:
                self.todo.append(self.asking)
            if question.seat == NATURE:
                self.draws += 1
                self.learnt = self.moves
                number -= question.base
            self.todo.append(_taking(question.resume, number))
        self.advance()

    def _aside(self, number: int, seat: int) -> Question | None:
        """The question beside the play that takes this answer of `seat`, if there is one."""
        for question in self.asides():
            if (seat == ANYONE or question.seat == seat) and _among(question.options, number):
                return question
        return None

    def _seal(self, question: Question, number: int) -> None:
        self.sealed = (*self.sealed, (question, number))
        self.asked = tuple([other for other in self.asked if other is not question])
        if not self.asked:
            answers = sorted([(given.seat, answer) for given, answer in self.sealed])
            self.log = _opened(self.log, len(self.sealed))
            self.sealed = ()
            self.learnt = self.moves
            self.todo.append((*question.resume, *[answer for _, answer in answers]))

    def say(self, seat: int, text: str) -> None:
        """Table talk: public, kept in the record, binding nobody. It is no answer, and changes nothing that follows."""
        if not 0 <= seat < self.seats:
            raise Refused(f"there is no seat {seat} at this table")
        self.talk = (self.talk, self.moves, seat, text)
        self.said += 1
        self.tell("said", seat, text, self.said)

    def advance(self) -> None:
        """Take steps up to the next question, or the end."""
        todo = self.todo
        rules = self.rules
        table = self.table
        while todo and not self.asked and self.result is None:
            step = todo.pop()
            self.asking = step
            rule = rules[step[0]]
            count = len(step)
            # Spelled out for the usual numbers of facts: a call with a star takes half as long again.
            if count == 1:
                rule(self, table)
            elif count == 2:
                rule(self, table, step[1])
            elif count == 3:
                rule(self, table, step[1], step[2])
            elif count == 4:
                rule(self, table, step[1], step[2], step[3])
            elif count == 5:
                rule(self, table, step[1], step[2], step[3], step[4])
            elif count == 6:
                rule(self, table, step[1], step[2], step[3], step[4], step[5])
            elif count == 7:
                rule(self, table, step[1], step[2], step[3], step[4], step[5], step[6])
            else:
                rule(self, table, *step[1:])

    # --- what anyone may ask of a game -------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.result is not None

    def question_for(self, seat: int) -> Question | None:
        """Return what `seat` is asked now, or None."""
        for question in self.asked:
            if question.seat == seat:
                return question
        return None

    def asides(self) -> tuple[Question, ...]:
        """What people may answer now beside the play, as offers to end the game. Bots and environments are not asked.

        After such an answer the same is asked as before. There are none while NATURE or a sealed answer is waited for.
        """
        if not self.asked or self.asked[0].seat == NATURE or self.asked[0].sealed:
            return ()
        return self.setup.definition.asides(self)

    def answers(self, seat: int = ANYONE) -> list[str]:
        """Return the texts of the answers `seat` may give now, by default of all seats that are asked."""
        text = self.setup.definition.catalogue.text
        mine = [q for q in self.asked if seat in (ANYONE, q.seat)]
        return list(dict.fromkeys(text(option) for q in mine for option in q.options))

    def refusal(self, number: int, seat: int = ANYONE) -> Refused:
        """Return why this answer is not accepted now, and which rule says so, as the exception to raise."""
        return self.setup.definition.refusal(self, number, seat)

    def clone(self, nature: Nature | None = None) -> Game:
        """Return a copy that goes on by itself. It has its own NATURE, or none, so it cannot foresee this game's dice."""
        g = Game(self.setup, self.rules, self.table.clone(), nature)
        g.todo = self.todo.copy()
        g.asked = self.asked
        g.asking = self.asking
        g.sealed = self.sealed
        g.log = self.log
        g.moves = self.moves
        g.draws = self.draws
        g.learnt = self.learnt
        g.final = self.final
        g.takebacks = self.takebacks
        g.talk = self.talk
        g.said = self.said
        g.result = self.result
        return g

    def imagine(self, seat: int, guess: Nature, nature: Nature | None = None) -> Game:
        """Return a random full game that agrees with everything `seat` knows: its view and its questions are the same.

        `guess` fills in what the seat cannot know; its moves from 0 on are for the table. Others' sealed answers are
        guessed too, and the seed is not there.
        """
        g = self.clone(nature)
        g.table.imagine(seat, guess)
        definition = self.setup.definition
        g.setup = Setup(definition, self.seats, definition.options.seen_by(self.setup.options, seat), 0)
        g.log = ()
        if self.sealed or any([q.seat != seat for q in self.asked]):
            # What others are asked, or have sealed, would tell what they hold, and NATURE's outcomes what is in a deck.
            g.nature = None  # what is waited for is waited for still
            g._ask_anew()
            g.nature = nature
            g._seal_again(seat, self.sealed, guess)
        return g

    def _seal_again(self, seat: int, given: tuple[tuple[Question, int], ...], guess: Nature) -> None:
        """Give the own sealed answers as they were, and for others as many guesses as they have sealed."""
        own = {q.options: answer for q, answer in given if q.seat == seat}
        left = [q.seat for q, _ in given if q.seat != seat]
        for q in self.asked:
            if q.seat == seat and q.options in own:
                self.sealed += ((q, own[q.options]),)
            elif q.seat in left:
                left.remove(q.seat)
                self.sealed += ((q, guess.choose(~q.seat, ~q.seat, 0, q.options, ())),)
        sealed = [q for q, _ in self.sealed]
        self.asked = tuple([q for q in self.asked if q not in sealed])

    def _ask_anew(self) -> None:
        self.asked = ()
        self.sealed = ()
        self.rules[self.asking[0]](self, self.table, *self.asking[1:])

    def view(self, seat: int = SPECTATOR) -> dict[str, Any]:
        """Return what `seat` may see, as plain data. Without a seat, what everyone sees.

        Raises ValueError if there is no such seat.
        """
        from gloam.kernel.views import view

        return view(self, seat)

    def save(self) -> str:
        """Return the whole game as JSON, at any question. `gloam.load` reads it."""
        from gloam.kernel.record import save

        return save(self)

    def record(self, seat: int | None = None) -> str:
        """Return the game so far as text: its set-up and every answer. With `seat`, only what that seat may know.

        `gloam.replay` reads it.
        """
        from gloam.kernel.record import write

        return write(self, seat)

    def __str__(self) -> str:
        from gloam.kernel.position import write

        return write(self)

    def __repr__(self) -> str:
        waiting = repr(self.result) if self.result is not None else ", ".join([repr(question) for question in self.asked])
        return f"<{self.setup.definition.name}, {self.seats} seats, after {self.moves} answers: {waiting}>"

    def _repr_svg_(self) -> str:
        return self.setup.definition.shown.svg(self)

    def _repr_html_(self) -> str:
        """Return the picture of the table, and below it what it waits for."""
        return f"{self._repr_svg_()}<p>{escape(repr(self))}</p>"

    def __dir__(self) -> list[str]:
        return list(PUBLIC)

    def __reduce__(self) -> tuple[Any, ...]:
        from gloam.kernel.record import load

        return load, (self.save(),)


@final
class Registry:
    """The rules of a game by name. Used as a decorator: `@rule`."""

    def __init__(self) -> None:
        from gloam.kernel.dice import DICE_RULES
        from gloam.kernel.windows import WINDOW_RULES

        self.rules: dict[str, Rule] = {**WINDOW_RULES, **DICE_RULES}

    def __call__(self, function: Rule) -> Rule:
        name = intern(function.__name__)  # the very string that steps begin with
        if name in self.rules:
            raise ValueError(f"two rules are called {name}")
        self.rules[name] = function
        return function
