"""`gloam reproduce`: a record, such as one with a report of a wrong rule, as a test."""

from __future__ import annotations

import json
import textwrap
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import gloam
from gloam.cli.screen import read_text, screen
from gloam.kernel import play, position
from gloam.kernel import record as records
from gloam.kernel.game import NATURE, Game, Refused
from gloam.kernel.play import Entry
from gloam.kernel.position import PositionError
from gloam.kernel.record import Record, RuleReport

LINE: Final = 132  # characters in a line of code, as in `pyproject.toml`
UNKNOWN_RULE: Final = "chapter.rule"
ASSERT_HERE: Final = "assert here what the rulebook says, name its rule above, and remove this line"


def show(file: Path, back: int) -> None:
    """Print the test for the record in `file`."""
    record = records.read(read_text(file), str(file))
    screen().print(as_test(record, back, str(file)), markup=False, soft_wrap=True, end="")


def as_test(record: Record, back: int = 1, source: str = "record") -> str:
    """The source of a test that leads to the end of a record and checks what is asked there.

    It begins at the position before the last `back` answers of the seat that reports; or it replays the whole record, if a position
    does not lead to the same table. Raises RecordError if the rules do not accept the record.
    """
    game = records.replay(record, source=source)
    report = record.report or RuleReport(game.asked[0].seat if game.asked else 0, "", "")
    given = [entry for entry in record.entries if not isinstance(entry.answer, str)]
    start = _start(given, report.seat, back)
    laid = position.write(records.replay(record, start))
    if _leads_to(game, laid, given[start:]):
        return "".join(_source(game, report, laid, given[start:]))
    return "".join(_source(game, report, "", [], records.write(game)))


def _start(given: list[Entry], seat: int, back: int) -> int:
    """The number of answers before the last `back` of this seat."""
    own = [at for at, entry in enumerate(given) if entry.seat == seat]
    return own[-back:][0] if own and back else len(given)


def _leads_to(game: Game, laid: str, given: list[Entry]) -> bool:
    """Whether these answers lead from a position to the table and the questions of this game."""
    try:
        other = gloam.position(laid, nature=None)
        play.follow(other, given)
    except (Refused, PositionError):
        return False
    return _state(other) == _state(game)


def _state(game: Game) -> tuple[object, object]:
    return game.table.data(), [question.data() for question in game.asked]


# --- the source -------------------------------------------------------------------------------------------------------


def _source(game: Game, report: RuleReport, laid: str, given: list[Entry], replayed: str = "") -> Iterator[str]:
    name, text = ("RECORD", replayed) if replayed else ("POSITION", laid)
    yield f'"""{_docstring(game, report)}"""\n\nimport pytest\n\nimport gloam\n\n{name} = """\\\n{_escaped(text)}"""'
    yield "  # noqa: E501\n" if any(len(line) > LINE for line in text.split("\n")) else "\n"
    yield f"\n\n@pytest.mark.rule({_quoted(report.rule or UNKNOWN_RULE)})\ndef test_reported() -> None:\n"
    yield f"    game = gloam.{'replay(RECORD)' if replayed else 'position(POSITION, nature=None)'}\n"
    text_of = game.setup.definition.catalogue.text
    for entry in given:
        seat = "gloam.NATURE" if entry.seat == NATURE else entry.seat
        yield f"    game.answer({_quoted(text_of(int(entry.answer)))}, {seat})\n"
    yield "\n"
    for asked in dict.fromkeys([question.seat for question in game.asked]):
        yield f"    assert game.answers({asked}) == [\n"
        yield from (f"        {_quoted(answer)},\n" for answer in game.answers(asked))
        yield "    ]\n"
    if game.result is not None:
        yield f"    assert game.result.reason == {_quoted(game.result.reason)}\n"
        yield f"    assert game.result.winners == {game.result.winners}\n"
    yield f"    pytest.fail({_quoted(ASSERT_HERE)})\n"


def _docstring(game: Game, report: RuleReport) -> str:
    """What was reported, at which question."""
    name = game.setup.definition.name
    where = f"{name}, seat {report.seat + 1} of {game.seats}"
    asked = f"{where}, was asked: {report.question}" if report.question else f"{where}."
    said = f"Reported: {report.sentence or 'nothing, this is any record.'}"
    return "\n\n".join([textwrap.fill(_escaped(part), LINE - 3, break_on_hyphens=False) for part in (said, asked)]) + "\n"


def _escaped(text: str) -> str:
    """A text as it stands between three quotes."""
    text = "".join([each if each.isprintable() or each == "\n" else "?" for each in text])
    return text.replace("\\", "\\\\").replace('"""', '\\"\\"\\"')


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)
