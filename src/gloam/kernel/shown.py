"""How a game is shown, written and advised. Plain defaults, so that rules, table, answers and content are enough to play."""

from __future__ import annotations

from collections.abc import Callable, Set
from functools import cached_property
from typing import TYPE_CHECKING, Any, NamedTuple

from msgspec import to_builtins

from gloam.kernel import facts
from gloam.kernel.decks import Deck
from gloam.kernel.game import SPECTATOR, Game, Question, Setup, Step
from gloam.kernel.observation import AnyView, Part
from gloam.kernel.sentences import sentence, written
from gloam.kernel.table import Open, Own, Table

if TYPE_CHECKING:
    from rich.console import RenderableType

    from gloam.kernel.definition import Definition


class Forbidden(NamedTuple):
    """Why an answer is not offered: in words, the id of the rule that says so, and all that is missing ("" if there is no more)."""

    reason: str
    rule: str = ""
    missing: str = ""


class Label(NamedTuple):
    """An answer as a player reads it on a button: what it is, what comes of it, and what more there is to tell of it.

    In one line it is "Use the Torch: 2 more needed".
    """

    name: str
    note: str = ""
    more: str = ""

    def __str__(self) -> str:
        noted = f"{self.note} {self.more}".strip()
        return f"{self.name}: {noted}" if noted else self.name


class Advice(NamedTuple):
    """What a bot would answer, and why in a few words. `answer` is None if it would rather not interrupt."""

    answer: int | None
    why: str


class Thing(NamedTuple):
    """Something that would change hands: what it is called, the answers that hand it over, and whether it is wished for."""

    label: str
    answers: tuple[int, ...]
    wished: bool


class Request(NamedTuple):
    """What a bot asks of one seat: in a sentence to whoever sits there, and why.

    They choose among `things`; without any they agree or not. `offer`: the things would become theirs.
    """

    seat: int
    text: str
    why: str
    things: tuple[Thing, ...] = ()
    offer: bool = False


class Wish(NamedTuple):
    """An answer that touches what others have, as one series: how it begins, what is asked of whom, and how it ends, if asked."""

    opening: tuple[int, ...]
    requests: tuple[Request, ...]
    ending: int | None = None


class Shown:
    """How a game's table, questions and events are told and drawn. A game overrides what it can do better."""

    open_table: bool = False
    """Nothing on the table is hidden from anyone: all seats and spectators have the same view of it."""

    deliberate: frozenset[str] = frozenset()
    """Kinds of answers that give something up: whoever types one has to name the kind, a card's bare name is not enough."""

    measures: tuple[Callable[[Any], Any], ...] = ()
    """What the lab counts in a game that is over: functions of a `gloam.show.measures.GameStory`."""

    bargained: frozenset[str] = frozenset()
    """What is asked while others may want to talk it over: a bot leaves people the time to."""

    def __init__(self, definition: Definition) -> None:
        self.definition = definition

    # --- the table ---------------------------------------------------------------------------------------------------

    def view(self, table: Table, seat: int) -> dict[str, Any]:
        """What `seat` (or SPECTATOR) may see of a table, by name, as plain data."""
        seen: dict[str, Any] = to_builtins(self.seen(table, seat))
        return seen

    def seen(self, table: Table, seat: int) -> Any:
        """The view as it is made, of structs or plain data: what the table itself says is open."""
        seen: dict[str, Any] = {}
        for name, kind in table.visible().items():
            value = getattr(table, name)
            if isinstance(kind, Own):
                seen[name] = [_plain(theirs, kind.words) if owner == seat else len(theirs) for owner, theirs in enumerate(value)]
            else:
                seen[name] = _plain(value, kind.words)
        return seen

    def in_sight(self, table: Table) -> Set[str]:
        """The parts of a table that everyone sees and players can point at, as references: "space:tower"."""
        return frozenset()

    @cached_property
    def observed(self) -> Part:
        """How a view becomes numbers, for machines that learn."""
        words = [word for kind in self.definition.catalogue.kinds for part in kind.part_words for word in part]
        return AnyView(words)

    def observe(self, table: Table, seat: int) -> bytes:
        """The numbers of a seat's view."""
        return self.observed.encoded(self.seen(table, seat))

    def glossary(self) -> dict[str, Any]:
        """The components by id with their names, texts and numbers, for clients that draw them. Nothing in it is secret."""
        return {}

    def picture(self, game: Game, seat: int = SPECTATOR) -> RenderableType:
        """The table for a terminal, as `seat` sees it."""
        from rich.table import Table as Grid

        grid = Grid(show_header=False, box=None, padding=(0, 2, 0, 0))
        for name, value in self.view(game.table, seat).items():
            grid.add_row(_spaced(name), _listed(value))
        return grid

    def svg(self, game: Game, seat: int = SPECTATOR) -> str:
        """The table as an SVG picture, as `seat` sees it."""
        from html import escape

        rows = [f"{_spaced(name)}: {_listed(value)}" for name, value in self.view(game.table, seat).items()]
        lines = "".join(f'<text x="16" y="{36 + 22 * i}">{escape(row)}</text>' for i, row in enumerate(rows))
        size = f'width="640" height="{40 + 22 * len(rows)}"'
        return f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="sans-serif" font-size="15">{lines}</svg>'

    # --- questions and answers ---------------------------------------------------------------------------------------

    def prompt(self, game: Game, question: Question) -> str:
        """What is asked, as a sentence to the seat that is asked."""
        return f"{_capital(_spaced(question.prompt))}?"

    def deciding(self, game: Game, question: Question) -> str:
        """What the asked seat decides, as a sentence to everyone else; "" if that is a secret. It names nothing that is hidden."""
        return ""

    def question_parts(self, game: Game, question: Question) -> dict[str, Any]:
        """What a question is about, by name, for clients that show it; the seat that is asked may know all of it."""
        return facts.named(game.rules[question.resume[0]], question.resume)

    def label(self, game: Game, answer: int) -> Label:
        """An answer as a player reads it on a button."""
        kind, *parts = self.definition.catalogue.text(answer).split(" ")
        return Label(_capital(_spaced(kind)), ", ".join([_capital(_spaced(part)) for part in parts]))

    def forbidding_rule(self, game: Game, question: Question, answer: int) -> str:
        """The id of the rule because of which `answer` is not among the options of a question, or ""."""
        return ""

    def forbidden(self, game: Game, question: Question, answer: int) -> Forbidden:
        """Why `answer` is not among the options of a question."""
        rule = self.forbidding_rule(game, question, answer)
        reason = self.definition.rulebook.cite(rule) or f"this is not what is asked now: {written(self.prompt(game, question))}"
        return Forbidden(sentence(reason), rule)

    def unavailable(self, game: Game, question: Question) -> list[tuple[str, Forbidden]]:
        """Kinds of answers that a question would take but not now, each with the reason: to be shown greyed."""
        return []

    # --- events ------------------------------------------------------------------------------------------------------

    def describe(self, event: Step, table: Table) -> str:
        """An event as a sentence of the log, "" if it needs none. The table is as it was then; what it hides must not be told."""
        told = [_listed(part) for part in self.definition.events.parts(event).values()]
        return f"{_capital(_spaced(' '.join(told)))}."


class Positions:
    """How a game's table is written as text and read again. Plainly: its attributes as they are."""

    def __init__(self, definition: Definition) -> None:
        self.definition = definition

    def write(self, game: Game) -> dict[str, Any]:
        """The table by names, as plain data: who stands where, holds what, what is left in which deck."""
        return game.table.data()

    def read(self, setup: Setup, given: dict[str, Any], table: Table) -> tuple[Step, ...]:
        """Change `table` to what `given` tells, and return what is to do there. Raises PositionError with the reason."""
        from gloam.kernel.position import PositionError

        unknown = set(given) - set(table.fields())
        if unknown:
            raise PositionError(f"{min(unknown)}: there is no such thing on this table")
        try:
            table.restore({**table.data(), **given})
        except (TypeError, ValueError, LookupError) as wrong:
            raise PositionError(f"the table cannot be laid out like this: {wrong}") from None
        return self.definition.first_steps(setup)

    def impossible(self, table: Table, todo: list[Step]) -> str:
        """Why these steps cannot be what is to do on a table that was read, or ""."""
        return ""


class Advisor:
    """What the heuristic bot answers and says. Plainly: the first answer that is open, and nothing."""

    def advise(self, game: Game, question: Question) -> Advice:
        """What the bot would answer. It is given only what the asked seat may know."""
        return Advice(question.options[0], "the first that is open: nobody has taught me this game yet")

    offers_at: frozenset[str] = frozenset()
    """The prompts at which the bot may have something to offer."""

    def offer(self, game: Game, question: Question) -> Advice | None:
        """An answer beside the play that the bot gives before it answers, such as a proposal to end the game, or None."""
        return None

    def wish(self, game: Game, question: Question, answer: int) -> Wish | None:
        """What other players should be asked before a bot answers so, because it touches what they have; None: nothing of theirs.

        Rules do not ask for it: it is how a bot behaves at a table with people.
        """
        return None

    def remark(self, game: Game, seat: int) -> str | None:
        """Something fitting to say at the table before it answers, or None. It is given only what `seat` may know."""
        return None


def _plain(value: Any, words: tuple[str, ...]) -> Any:
    """A value of a table by name: indices become words, decks the number of their cards."""
    if isinstance(value, Deck):
        return len(value)
    if isinstance(value, (list, tuple)):
        return [_plain(member, words) for member in value]
    return words[value] if isinstance(value, int) and 0 <= value < len(words) else value


def _listed(value: Any) -> str:
    if isinstance(value, list):
        return ", ".join([_listed(member) for member in value]) or "-"
    return "-" if value is None else str(value)


def _spaced(text: str) -> str:
    return text.replace("_", " ")


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


__all__ = ["Advice", "Advisor", "Forbidden", "Label", "Open", "Own", "Positions", "Request", "Shown", "Thing", "Wish"]
