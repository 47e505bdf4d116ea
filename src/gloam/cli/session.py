"""A table in the terminal, for people at one keyboard and bots."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Callable
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.panel import Panel
from rich.text import Text

from gloam import bots
from gloam.cli.display import AMBER, Display
from gloam.cli.replay import ending
from gloam.cli.rules import look_up
from gloam.cli.typed import Unclear, listing, understand
from gloam.kernel import play
from gloam.kernel.game import Game, Question
from gloam.kernel.undo import consent_needed

with contextlib.suppress(ImportError):
    import readline  # noqa: F401  (lets the arrow keys work at the prompt)

HELP: Final = """\
[bold]Answer[/] with a number from the list, or with the words of an answer; the beginnings of words are enough.
  [bold]hint[/]            what a bot would do here, and why
  [bold]why[/] ANSWER      why an answer is not allowed now, with the rule
  [bold]undo[/]            take your last answer back
  [bold]board[/]           the table with everything   [bold]log[/]   what happened so far
  [bold]answers[/]         all answers with what comes of them
  [bold]rules[/] WORDS     the rules that mention these words, or one by its id
  [bold]say[/] WORDS       say something at the table; it goes into the record and is not binding
  [bold]save[/] FILE       save the game; go on later with: gloam play --load FILE
  [bold]seat 2:[/] ANSWER  an answer of another person at this keyboard, such as a card played at any time
  [bold]quit[/]            leave; you are asked whether to save"""


class Left(Exception):
    """The people have left the table."""


class Session:
    """A game with some seats taken by people at this keyboard and the rest by bots."""

    def __init__(
        self, console: Console, game: Game, people: set[int], players: dict[int, bots.Bot], again: str = "", ask_all: bool = False
    ) -> None:
        self.console = console
        self.game = game
        self.people = people
        self.bots = players
        self.again = again  # the options that seat the same people again
        self.ask_all = ask_all  # whether people are asked where there is but one answer
        self.alone: list[Game] = []  # the games in which a question answered itself
        self.past: list[tuple[Game, int, int]] = []  # the game before each answer, who gave it, and which
        self.display = Display(console, game, people)
        self.remarked: Question | None = None  # the last question a bot might have spoken to
        self.declined: dict[int, tuple[int, ...]] = {}  # interrupts that a person did not want
        self.order = play.TurnOrder()  # of bots
        self.definition = game.setup.definition
        self.commands: dict[str, Callable[[Question, str], None]] = {
            "help": self.help,
            "hint": self.hint,
            "why": self.why,
            "undo": self.undo,
            "board": lambda question, rest: self.display.draw(self.game, question.seat, whole=True),
            "answers": lambda question, rest: self.console.print(listing(self.game, question.options)),
            "say": self.say,
            "log": lambda question, rest: self.display.log(question.seat),
            "rules": lambda question, rest: look_up(self.console, self.definition.rulebook, rest),
            "save": self.save_now,
            "quit": lambda question, rest: self.leave(),
        }
        self.commands |= {"?": self.commands["help"], "exit": self.commands["quit"], "q": self.commands["quit"]}

    # --- the course of a game ------------------------------------------------------------------------------------

    def play(self) -> None:
        """Play until the game is over or the people leave."""
        try:
            self.display.greet(self.game, self.bots, self.hear)
        except (KeyboardInterrupt, EOFError):
            self.console.print("\nGood night.")
            return
        try:
            while not self.game.over:
                try:
                    self.step()
                except (KeyboardInterrupt, EOFError):
                    self.console.print()
                    self.leave()
            self.finish()
        except Left:
            return

    def step(self) -> None:
        """One answer, of a bot or a person."""
        question = self.order.next(self.game, self.bots.__contains__)
        if question is None:
            awaited = self.game.asked[0]
            if len(awaited.options) > 1 or self.ask_all:
                self.ask(awaited)
            else:
                self.answer_alone(awaited)
            return
        if not play.may_decline(self.game, question):
            for other in self.game.asked:
                wanted = other.seat in self.people and self.declined.get(other.seat) != other.options
                if wanted and play.may_decline(self.game, other) and self.offer(question, other):
                    return
            self.remark(question)
        answer = self.consult(question)
        if answer is None:
            self.order.declined(question.seat)
        else:
            self.give(answer, question.seat)

    def answer_alone(self, question: Question) -> None:
        """Give the only answer there is, and say so. What undo takes back are answers that were chosen."""
        answer = question.options[0]
        self.display.hand_over(self.game, question.seat, self.hear)
        self.display.news(question.seat)
        said = self.definition.shown.prompt(self.game, question)
        self.console.print(
            Text.assemble((said, "bold"), " Only one answer: ", (str(self.definition.shown.label(self.game, answer)), AMBER))
        )
        self.alone.append(self.game)
        self.give(answer, question.seat)

    def remark(self, question: Question) -> None:
        """A bot may say something at the table before it answers, once for each question."""
        if question is not self.remarked and self.bots[question.seat].name == "heuristic":
            self.remarked = question
            if text := bots.remark(self.game, question.seat):
                self.speak(question.seat, text)

    def say(self, question: Question, rest: str) -> None:
        """Table talk of the person who is asked."""
        if rest:
            self.speak(question.seat, rest)
            self.display.news(question.seat)
        else:
            self.console.print("Say what, as in: say I will help you")

    def speak(self, seat: int, text: str) -> None:
        """Say something at the table, for the record."""
        self.game, _, happened = play.say(self.game, seat, text)
        self.display.story.extend(happened)

    def consult(self, question: Question) -> int | None:
        """What a bot answers; at random if it fails, so that a bot's mistake does not end people's game."""
        bot = self.bots[question.seat]
        try:
            advice = bots.offer(self.game, bot, question) or bots.consult(self.game, bot, question)
        except bots.BotError as failed:
            self.complain(f"{failed}. It answers at random this time.")
            return bots.stand_in(self.game, question, question.seat)
        return None if advice is None else advice.answer

    def give(self, answer: int, seat: int) -> None:
        """Answer for a seat. The game before it is kept, so that an interruption or an undo finds it whole."""
        before = self.game
        self.game, _, happened = play.answer(before, seat, [answer], before.nature)
        self.past.append((before, seat, answer))
        self.display.story.extend(happened)
        self.order.answered(before, seat)
        if self.game.asked and self.game.asked[0].seat != before.asked[0].seat:
            self.declined.clear()

    # --- asking people -------------------------------------------------------------------------------------------

    def ask(self, question: Question) -> None:
        """Ask a person until one answer is given, or the game has changed otherwise."""
        seat = question.seat
        self.display.hand_over(self.game, seat, self.hear)
        self.display.news(seat)
        if self.display.is_outdated(self.game, lambda moves: [who for game, who, _ in self.past if game.moves >= moves], seat):
            self.display.draw(self.game, seat)
        prompt = self.definition.shown.prompt(self.game, question)
        self.console.print(Text(prompt, style="bold"))
        self.console.print(listing(self.game, question.options, self.display.room_for_answers(prompt)))
        for other in self.game.asked[1:]:
            if other.seat in self.people and other.seat != seat:
                texts = ", ".join(self.definition.catalogue.text(option) for option in other.options[:6])
                self.console.print(f"[dim]Seat {other.seat + 1} may interrupt at any time: type[/] seat {other.seat + 1}: {texts}")
        moves = self.game.moves
        while self.game.moves == moves:
            self.take(question, self.hear(f"seat {seat + 1}> " if len(self.people) > 1 else "> "))

    def offer(self, awaited: Question, question: Question) -> bool:
        """Offer a person an interrupt before a bot acts. Returns whether the game has changed."""
        seat = question.seat
        self.display.news(seat)
        if self.display.is_blank and len(self.people) == 1:  # nobody else looks at what is drawn
            self.display.draw(self.game, seat)
        who = f"Seat {seat + 1}: " if len(self.people) > 1 else ""
        self.console.print(f"[bold]Seat {awaited.seat + 1} (bot) is about to act.[/] {who}Press Enter to watch, or interrupt:")
        self.console.print(listing(self.game, question.options))
        moves = self.game.moves
        while self.game.moves == moves:
            typed = self.hear(f"seat {seat + 1}, or Enter> " if len(self.people) > 1 else "Enter> ")
            if not typed.strip():
                self.declined[seat] = question.options
                return False
            self.take(question, typed)
        return True

    def hear(self, prompt: str) -> str:
        """A line from the keyboard."""
        self.console.file.flush()
        return input(prompt)

    def take(self, question: Question, typed: str) -> None:
        """Do what was typed: a command, an answer, or another seat's answer."""
        word, _, rest = typed.strip().partition(" ")
        if not word:
            self.console.print("[dim]Type a number from the list, or[/] help[dim].[/]")
            return
        command = self.commands.get(word.lower())
        if command is not None:
            command(question, rest.strip())
            return
        other = re.match(r"(?:seat\s*)?(\d+)\s*:\s*(.*)|seat\s+(\d+)\s+(.*)", typed.strip(), re.IGNORECASE)
        if other:
            self.other_seat(int(other[1] or other[3]) - 1, other[2] or other[4] or "")
            return
        self.try_answer(question, typed)

    def other_seat(self, seat: int, typed: str) -> None:
        """An answer of another person."""
        if seat not in self.people:
            self.complain(f"Seat {seat + 1} is not played by a person at this keyboard.")
            return
        question = self.game.question_for(seat) or next(iter(self.asides(seat)), None)
        if question is None:
            self.complain(f"Seat {seat + 1} has nothing to answer now.")
            return
        self.try_answer(question, typed)

    def try_answer(self, question: Question, typed: str) -> None:
        """Give an answer for the seat that is asked, or say why not."""
        try:
            answer = understand(self.game, question.options, typed)
        except Unclear as unclear:
            self.complain(str(unclear))
            return
        if any(answer in each.options for each in (question, *self.asides(question.seat))):
            self.give(answer, question.seat)
        else:
            self.refuse(answer, question.seat)

    def asides(self, seat: int) -> list[Question]:
        """What a seat may answer now beside the play."""
        return [question for question in self.game.asides() if question.seat == seat]

    def refuse(self, answer: int, seat: int) -> None:
        """Say why an answer is not allowed, and which rule says so."""
        refused = play.refusal(self.game, answer, seat)
        text = Text.assemble(("Not now. ", "bold #FF8C86"), refused.reason)
        if refused.rule:
            text.append(f"  {self.definition.rulebook.title(refused.rule)} [{refused.rule}]", "dim")
        self.console.print(text)

    def complain(self, sentence: str) -> None:
        self.console.print(Text(sentence, style="#FF8C86"))

    # --- help ----------------------------------------------------------------------------------------------------

    def help(self, question: Question, rest: str) -> None:
        """What can be typed, and what can be answered now beside the play."""
        self.console.print(HELP)
        for aside in self.asides(question.seat):
            for option in aside.options:
                text, label = self.definition.catalogue.text(option), self.definition.shown.label(self.game, option)
                self.console.print(f"  [bold]{text:<15}[/] {label}")

    def hint(self, question: Question, rest: str) -> None:
        """What the heuristic bot would do."""
        try:
            advice = bots.consult(self.game, bots.find("heuristic"), question)
        except bots.BotError:
            self.complain("No hint here: the bot does not know either.")
            return
        if advice is None or advice.answer is None:
            self.console.print("A bot would not interrupt here." + (f" {advice.why}" if advice else ""))
            return
        number = f"{question.options.index(advice.answer) + 1} " if advice.answer in question.options else ""
        label = str(self.definition.shown.label(self.game, advice.answer))
        self.console.print(Text.assemble("A bot would answer ", (f"{number}{label.rstrip('.')}", AMBER), f": {advice.why}"))

    def why(self, question: Question, rest: str) -> None:
        """Why an answer is not allowed."""
        if not rest:
            self.console.print(f"Say which answer, as in: why {self.example(question)}")
            return
        try:
            answer = understand(self.game, question.options, rest)
        except Unclear as unclear:
            self.complain(str(unclear))
            return
        if answer in question.options:
            label = self.definition.shown.label(self.game, answer)
            self.console.print(f"You can do that now: {question.options.index(answer) + 1} {label}")
        else:
            self.refuse(answer, question.seat)

    def example(self, question: Question) -> str:
        """An answer as one would type it."""
        return self.definition.catalogue.text(question.options[0]).replace("_", " ")

    def undo(self, question: Question, rest: str) -> None:
        """Take back this seat's last answer. What others did or everyone learnt since then needs the others' consent."""
        seat = question.seat
        mine = [i for i, (game, who, _) in enumerate(self.past) if who == seat and game not in self.alone]
        if not mine:
            self.complain("There is nothing of yours to take back.")
            return
        if self.past[mine[-1]][0].moves < self.game.final:
            self.complain("What has happened since cannot be taken back.")
            return
        earlier, _, answer = self.past[mine[-1]]
        text = self.definition.catalogue.text(answer)
        needed = consent_needed(self.game, seat, earlier.moves)
        for other in needed:
            if other in self.people and not self.confirm(f"Seat {other + 1}, may seat {seat + 1} take back '{text}'?", False):
                self.complain(f"Seat {other + 1} does not agree.")
                return
        seen = earlier.moves < self.game.learnt
        if seen and not any(other in self.people for other in needed):
            self.console.print("You have seen this since:")
            self.display.tell_since(earlier.moves, seat)
            if not self.confirm("Take it back all the same? The record will say so.", True):
                return
        del self.past[mine[-1] :]
        takebacks = self.game.takebacks + seen
        self.game = earlier
        self.game.takebacks = takebacks
        self.display.take_back(earlier.moves)
        self.declined.clear()
        self.order.clear()
        self.console.print(f"Taken back: [bold]{text}[/].")

    def confirm(self, question: str, default: bool) -> bool:
        """A yes or no."""
        while True:
            typed = self.hear(f"{question} [{'Y/n' if default else 'y/N'}] ").strip().lower()
            if not typed:
                return default
            if typed in ("y", "yes", "n", "no"):
                return typed.startswith("y")

    # --- saving and leaving --------------------------------------------------------------------------------------

    @property
    def usual_file(self) -> str:
        return f"{self.definition.id}-{self.game.setup.seed}.gloam"

    def save_now(self, question: Question, rest: str) -> None:
        """Save and go on."""
        self.save(rest)

    def save(self, name: str) -> bool:
        """Save the game as a record. Returns whether that went well."""
        file = Path(name or self.usual_file).expanduser()
        if file.exists() and not self.confirm(f"{file} is there already. Write over it?", False):
            self.console.print("Not saved.")
            return False
        try:
            file.write_text(self.game.record(), encoding="utf-8")
        except OSError as problem:
            self.complain(f"{file}: {problem.strerror or problem}. Nothing was saved; try another name.")
            return False
        self.console.print(Text.assemble("Saved. Go on with: ", (f"gloam play --load {file}{self.again}", "bold")), soft_wrap=True)
        self.console.print(Text.assemble("Look back with:   ", (f"gloam replay {file}", "bold")), soft_wrap=True)
        return True

    def leave(self) -> None:
        """Offer to save, then leave; or go on."""
        if not any(seat in self.people for _, seat, _ in self.past):
            self.console.print("Good night.")
            raise Left
        try:
            self.console.print(f"Save before you leave? [bold]Enter[/] saves to {self.usual_file}; or type a file name,")
            typed = self.hear("no, or back to go on playing> ").strip()
            if typed.lower() in ("b", "back"):
                return
            if typed.lower() in ("n", "no"):
                self.console.print("Not saved. Good night.")
            elif not self.save("" if typed.lower() in ("", "y", "yes") else typed):
                return
        except (KeyboardInterrupt, EOFError):
            self.console.print("\nNot saved. Good night.")
        raise Left

    def finish(self) -> None:
        """The end: the last events, the table, the result, and the record for those who want it."""
        seat = min(self.people)
        self.display.news(seat)
        self.display.draw(self.game)
        result = self.game.result
        assert result is not None
        won = bool(self.people & set(result.winners))
        mine = sum(who in self.people for _, who, _ in self.past)
        answers = self.game.moves - self.game.draws
        style = "#8FD0A4" if won else "#FF8C86"
        body = Text.assemble((ending(self.game), f"bold {style}"), f"\nYou have {'won' if won else 'lost'}. ")
        body.append(f"{answers} answers were given, {mine} of them here. The seed was {self.game.setup.seed}.")
        self.console.print(Panel(body, border_style=style, padding=(0, 1)))
        try:
            typed = self.hear("Save the record? Type a file name, or Enter for no> ").strip()
            if typed.lower() in ("y", "yes"):
                typed = self.usual_file
            if typed and typed.lower() not in ("n", "no"):
                self.save(typed)
        except (KeyboardInterrupt, EOFError):
            self.console.print()
