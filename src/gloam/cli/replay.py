"""`gloam replay`: a recorded game, shown or checked."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from gloam.cli.screen import Problem, read_text, screen
from gloam.kernel import fairness, play
from gloam.kernel import record as records
from gloam.kernel.game import NATURE, SPECTATOR, Game, Happening
from gloam.kernel.record import Record
from gloam.kernel.views import events


def show(file: Path, until: int | None, verify: bool) -> None:
    """Show the record in `file` up to `until` or step by step; or check all of it."""
    console = screen()
    text = read_text(file)
    if text.lstrip().startswith("{"):
        raise Problem(f"{file}: this is a saved game, not a record; go on with it by: gloam play --load {file}")
    record = records.read(text, str(file))
    if verify:
        _verify(console, record, file)
    elif until is not None:
        _show_until(console, record, until, file)
    else:
        _step_by_step(console, record, file)


def _verify(console: Console, record: Record, file: Path) -> None:
    """Raises RecordError, naming the line, if an answer is not legal; reading has checked the checksum."""
    game = records.replay(record, source=str(file))
    outcome = f"it ended: {ending(game)}" if game.over else "it is not finished"
    console.print(f"{file}: in order. The checksum fits, all {len(record.entries)} answers are legal, and {outcome}")
    _note_takebacks(console, record)


def check_promise(file: Path, noted: str = "") -> None:
    """Say whether chance was fair, and as it was `noted`. Raises RecordError if it was not, or if that cannot be told."""
    console = screen()
    record = records.read(read_text(file), str(file))
    records.replay(record, source=str(file))
    verdict = fairness.verify(record, str(file), noted)
    promise = record.setup.promise
    assert promise is not None
    console.print(f"{file}: fair. The key is the one that was promised, and all {verdict.checked} outcomes follow from it.")
    if not noted:
        console.print(f"It must have been promised by this hash while the game went on: {promise.commitment}")
    if verdict.before:
        console.print(f"{verdict.before} outcomes before that came from a chosen seed, a position or an earlier record.")
    if verdict.clock:
        console.print(f"The clock of the table answered {verdict.clock} times. It draws nothing, so no promise covers that.")
    _note_takebacks(console, record)


def _note_takebacks(console: Console, record: Record) -> None:
    """Say how often answers were taken back after something new was seen."""
    if record.takebacks:
        times = "once" if record.takebacks == 1 else f"{record.takebacks} times"
        console.print(f"Answers were taken back {times} after something new was seen.")


def ending(game: Game) -> str:
    """How a game ended, as a sentence."""
    assert game.result is not None
    return game.setup.definition.reasons.get(game.result.reason, game.result.reason)


def _show_until(console: Console, record: Record, until: int, file: Path) -> None:
    answers = sum(not isinstance(entry.answer, str) for entry in record.entries)
    if until > answers:
        raise Problem(f"--until {until}: the record has only {answers} answers")
    game, sentences = _played(record, until, file)
    for sentence in sentences[-20:]:
        console.print(Text(f"  {sentence}"))
    console.print(game.setup.definition.shown.picture(game))
    console.print(_state(game, until, answers))


def _played(record: Record, until: int, file: Path) -> tuple[Game, list[str]]:
    """The game after so many answers, and what happened up to then."""
    happened: list[Happening] = []
    game = play.begin(record.setup, None, happened)
    for line, entry in enumerate(record.entries, record.heading + 1):
        if game.moves == until and not isinstance(entry.answer, str):
            break
        records.replay_entry(game, entry, line, str(file))
    else:
        records.check_end(game, record, str(file))
    return game, [event["sentence"] for event in events(game, happened, SPECTATOR)]


def _state(game: Game, at: int, of: int) -> str:
    if game.over:
        return f"[bold]{at} of {of} answers.[/] {ending(game)}"
    asked = game.asked[0]
    if asked.seat == NATURE:
        return f"[bold]{at} of {of} answers.[/] Chance is next."
    return f"[bold]{at} of {of} answers.[/] Seat {asked.seat + 1} is asked: {game.setup.definition.shown.prompt(game, asked)}"


def _step_by_step(console: Console, record: Record, file: Path) -> None:
    """Every answer and what it led to; the table before each new turn of a seat, or after Enter at a terminal."""
    game = play.begin(record.setup, None)
    definition = record.setup.definition
    waits = console.is_terminal
    console.print(Text.assemble((definition.name, "bold"), f", {record.setup.seats} seats, {len(record.entries)} answers"))
    if waits:
        console.print("Enter shows the next answers, q leaves.", style="dim")
    last = NATURE
    for number, entry in enumerate(record.entries):
        if entry.seat not in (NATURE, last):
            last = entry.seat
            console.print(Rule(f"answer {number + 1}, seat {entry.seat + 1}", style="dim"))
            if waits:
                console.print(definition.shown.picture(game))
                if _wants_to_leave(console):
                    return
        game.watch = []
        records.replay_entry(game, entry, record.heading + 1 + number, str(file))
        who = "" if entry.seat == NATURE else f"seat {entry.seat + 1}: "
        what = entry.answer if isinstance(entry.answer, str) else definition.catalogue.text(entry.answer)
        sentences = " ".join(event["sentence"] for event in events(game, game.watch, SPECTATOR))
        if entry.seat != NATURE or sentences:
            console.print(Text.assemble((f"{number + 1:>5} ", "dim"), (f"{who}{what}  ", "bold" if who else "dim"), sentences))
    console.print(definition.shown.picture(game))
    console.print(_state(game, len(record.entries), len(record.entries)))
    records.check_end(game, record, str(file))


def _wants_to_leave(console: Console) -> bool:
    try:
        return console.input("").strip().lower() in ("q", "quit")
    except (EOFError, KeyboardInterrupt):
        return True
