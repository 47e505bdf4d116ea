"""What people at one keyboard are shown: a greeting, what happened since they last looked, and the table."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Final

from rich.console import Console, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.text import Text

from gloam.cli.typed import listing
from gloam.kernel.game import SPECTATOR, Game, Happening, may_know
from gloam.show.terminal import LOW, Cropped, Whole
from gloam.show.words import seat_names

AMBER: Final = "bold #F5B24A"
LOG_SHOWN: Final = 40
ANSWER_LINES: Final = 5
"""So many lines are kept for the answers to a question, where there are few."""


class Display:
    """A table on a screen, which knows what it has shown already."""

    def __init__(self, console: Console, game: Game, people: set[int]) -> None:
        self.console = console
        self.people = people
        self.definition = game.setup.definition
        self.story: list[Happening] = []  # what happened
        self._read = 0  # how much of the story has been shown
        self._lines = 0  # how many lines the table took when it was last shown
        self._drawn = -1  # answers when the table was last shown
        self._drawn_for: int | None = None  # the seat it was last shown to

    def greet(self, game: Game, bots: Collection[int], hear: Callable[[str], str]) -> None:
        """Say in a few lines what this is, who plays, how it ends, and how to answer; where the table would push it off, wait."""
        about = self.definition
        text = Text(f"{about.tagline}.\n")
        aims = [rule.text for rule in about.rulebook.rules.values() if rule.chapter == "object"][:2]
        text.append("".join(f"{aim} " for aim in aims))
        text.append("The game ends like this:\n")
        for sentence in about.reasons.values():
            text.append(f"  • {sentence}\n")
        text.append("\n")
        text.append(f"You play {seat_names(sorted(self.people))}", "bold")
        if bots:
            text.append(f"; {'a bot plays' if len(bots) == 1 else 'bots play'} {seat_names(sorted(bots))}")
        text.append(".\n")
        if hint := about.seats_hint(game.seats):
            text.append(f"{hint}\n", "dim")
        text.append("Answer with a number from the list, or with words")
        for i, example in enumerate(self._examples(game)):
            text.append(" or " if i else ", such as ")
            text.append(example, "bold")
        text.append(". Type ")
        text.append("hint", AMBER)
        text.append(" when you do not know what to do, ")
        text.append("help", AMBER)
        text.append(" to see all that you can type.")
        self.console.print(Panel(text, title=f"[bold]{about.name}[/]", title_align="left", border_style="#6CC5AE", padding=(0, 1)))
        if self.is_low:
            hear("Press Enter to sit down> ")

    def _examples(self, game: Game) -> list[str]:
        """An answer that a person can give now, in words and in beginnings of words; nothing if there is none to show."""
        for question in game.asked:
            if question.seat in self.people:
                for option in question.options:
                    text = self.definition.catalogue.text(option).replace("_", " ")
                    if " " in text:
                        return [text, " ".join(word[:2] for word in text.split())]
        return []

    def news(self, seat: int) -> None:
        """What happened since the last time, as far as this seat may know."""
        for _, seen, event, table in self.story[self._read :]:
            sentence = self.definition.shown.describe(event, table)
            if sentence and may_know(seen, seat):
                if event[0] == "turn":
                    self.console.print()
                self.console.print(Text(f"  {sentence}", style="bold" if event[0] == "turn" else ""))
        self._read = len(self.story)

    def hand_over(self, game: Game, seat: int, hear: Callable[[str], str]) -> None:
        """With several people and hidden hands: the screen is wiped before another one looks at it."""
        if len(self.people) > 1 and self._drawn_for not in (None, seat) and self._hides_something(game, seat):
            self.console.clear()
            hear(f"Seat {seat + 1}, take the keyboard and press Enter when nobody else looks> ")
            self._drawn = -1
        self._drawn_for = seat

    def _hides_something(self, game: Game, seat: int) -> bool:
        """Whether a seat sees something on the table that not everyone sees."""
        table = game.table
        return self.definition.shown.view(table, seat) != self.definition.shown.view(table, SPECTATOR)

    @property
    def is_blank(self) -> bool:
        """Whether no table was shown yet."""
        return self._drawn < 0

    @property
    def is_low(self) -> bool:
        """Whether the screen has too few lines for everything."""
        return self.console.is_terminal and self.console.size.height < LOW

    def room_for_answers(self, prompt: str) -> int | None:
        """How many lines are left for answers below the table and what is asked; None where the screen has enough."""
        if not self.is_low:
            return None
        return max(ANSWER_LINES, self.console.size.height - self._lines - self._height(Text(prompt)) - 1)

    def _lines_asked(self, game: Game, seat: int) -> int:
        """How many lines a question takes at least: whose it is, what is asked, its answers, and what is typed."""
        question = game.question_for(seat)
        if question is None:
            return 1
        answers = listing(game, question.options, ANSWER_LINES)
        return 2 + self._height(Text(self.definition.shown.prompt(game, question))) + self._height(answers)

    def _height(self, shown: RenderableType) -> int:
        return len(self.console.render_lines(shown))

    def draw(self, game: Game, seat: int | None = None, whole: bool = False) -> None:
        """Show the table as a seat sees it; before a question, with a line that says whose it is.

        On a screen with few lines a table is shown in codes, with room below it for a question, unless it is wanted whole.
        """
        picture = self.definition.shown.picture(game, SPECTATOR if seat is None else seat)
        if whole:
            picture = Whole(picture)
        elif self.is_low and seat is not None:
            picture = Cropped(picture, self.console.size.height - self._lines_asked(game, seat))
        self.console.print(picture)
        self._lines = self._height(picture) + 1 if self.is_low else 0
        if seat is not None:
            who = f"Seat {seat + 1}" if len(self.people) > 1 else f"You, seat {seat + 1}"
            self.console.print(Rule(who, style=AMBER, align="left"))
        self._drawn = game.moves

    def is_outdated(self, game: Game, since: Callable[[int], Collection[int]], seat: int) -> bool:
        """Whether a seat should see the table anew: something was learnt, or others answered `since` it was shown."""
        return self._drawn < 0 or game.learnt > self._drawn or any(who != seat for who in since(self._drawn))

    def take_back(self, moves: int) -> None:
        """Forget what happened after so many answers."""
        self.story = [happening for happening in self.story if happening.moves <= moves]
        self._read = min(self._read, len(self.story))
        if self._drawn > moves:
            self._drawn = -1

    def log(self, seat: int) -> None:
        """The last part of the story."""
        for sentence in self._known(self.story, seat)[-LOG_SHOWN:] or ["Nothing has happened yet."]:
            self.console.print(Text(f"  {sentence}"))

    def tell_since(self, moves: int, seat: int) -> None:
        """What a seat may know of what happened after so many answers."""
        for sentence in self._known([happening for happening in self.story if happening.moves > moves], seat):
            self.console.print(Text(f"  {sentence}"))

    def _known(self, story: Sequence[Happening], seat: int) -> list[str]:
        known = [self.definition.shown.describe(event, table) for _, seen, event, table in story if may_know(seen, seat)]
        return [sentence for sentence in known if sentence]
