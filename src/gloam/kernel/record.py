"""Saves and records: a game is its set-up and the answers that followed."""

from __future__ import annotations

import json
import re
import zlib
from collections.abc import Sequence
from typing import Annotated, Any, Final, NamedTuple

import msgspec

from gloam.kernel.catalogue import UnknownAnswer
from gloam.kernel.definition import Definition, find
from gloam.kernel.game import EVERYONE, NATURE, Game, Promise, Question, Refused, Result, Setup, Step, may_know
from gloam.kernel.nature import Seeded
from gloam.kernel.options import OptionError
from gloam.kernel.play import Entry, begin, enter, entries
from gloam.kernel.spelling import UnknownName

FORMAT: Final = 1
EARLIER: Final = 64  # earlier players of a seat that a record names, the last ones
HEADING: Final = 5  # lines before the first answer; each further part of the heading has one more


class RecordError(ValueError):
    """A record or save that cannot be read: names the source, the line or field, and what is wrong."""


class Differs(RecordError):
    """A record that goes on otherwise than the rules allow now: an older or newer version of them wrote it.

    `game` is the game up to the first difference.
    """

    def __init__(self, sentence: str, game: Game) -> None:
        super().__init__(sentence)
        self.game = game


class Earlier(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who played a seat before: up to so many answers of the game, and so many things said."""

    until: Annotated[int, msgspec.Meta(ge=0)]
    said: Annotated[int, msgspec.Meta(ge=0)] = 0
    name: str = ""
    bot: str = ""


class Player(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who played a seat: a person by name, or a bot; the name of a bot is that of the person for whom it played."""

    name: str = ""
    bot: str = ""
    earlier: Annotated[tuple[Earlier, ...], msgspec.Meta(max_length=EARLIER)] = ()


class RuleReport(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a player reported at the end of a record: a rule that they think is played wrong.

    `question`: what their seat was asked, as it was shown, or "". `rule`: the id of the rule they mean, or "".
    """

    seat: int
    question: str
    sentence: str
    rule: str = ""


class Record(NamedTuple):
    """A game's set-up and what followed.

    `seat`: it is the copy of one seat, which has no seed. `takebacks`: how often answers were taken back after something new
    was learnt. `result`: how the game ended, if it is over. `unread`: why the entries end where they do, if another version of
    the rules wrote an answer that this one does not have. `players`: who played, by seat, or (). `report`: what a player
    reported where the record ends.
    """

    setup: Setup
    entries: list[Entry]
    seat: int | None = None
    takebacks: int = 0
    result: Result | None = None
    unread: str = ""
    players: tuple[Player, ...] = ()
    report: RuleReport | None = None

    @property
    def heading(self) -> int:
        """The number of lines before the first answer."""
        setup = self.setup
        lines = (setup.position, setup.promise, self.takebacks, self.result, self.players, self.report)
        return HEADING + sum([bool(line) for line in lines])


# --- replaying ---------------------------------------------------------------------------------------------------------


def replay(record: Record, until: int | None = None, source: str = "record") -> Game:
    """The game after the first `until` answers of a record (all by default). NATURE waits; set `nature` to play on.

    A record is accepted, whatever version of the rules wrote it, if each answer is still open to the same seat and the result
    comes out the same. Raises Differs with the game up to the first difference, and RecordError if there is no such game.
    """
    try:
        game = begin(record.setup, None)
    except ValueError as wrong:
        raise RecordError(f"{source}: line {HEADING + 1}: {wrong}") from None
    game.takebacks = record.takebacks
    for line, entry in enumerate(record.entries, record.heading + 1):
        if game.moves == until and not isinstance(entry.answer, str):
            return game
        replay_entry(game, entry, line, source)
    if game.moves != until:
        check_end(game, record, source)
    return game


def replay_entry(game: Game, entry: Entry, line: int, source: str) -> None:
    """Give one answer of a record, or say what was said. Raises Differs, naming the line, if it is not accepted."""
    try:
        enter(game, entry)
    except Refused as refused:
        raise Differs(f"{source}: line {line}: {refused}", game) from None


def check_end(game: Game, record: Record, source: str) -> None:
    """Raises Differs if a record goes on after its last entry, or ended with another result."""
    if record.unread:
        raise Differs(record.unread, game)
    stored, found = record.result, game.result
    if stored is not None and (found is None or outcome(found) != outcome(stored)):
        ended = "is not over" if found is None else f"ends with {outcome(found)}"
        raise Differs(
            f"{source}: line {record.heading}: the result was {outcome(stored)}; by the rules of this Gloam the game {ended}", game
        )


def outcome(result: Result) -> str:
    """A result as records have it."""
    return json.dumps({"reason": result.reason, "winners": list(result.winners), "points": list(result.points)})


# --- records as text --------------------------------------------------------------------------------------------------


class Line(NamedTuple):
    """A line of a record: an answer, or something said as `says "..."`, and the seats that may know it."""

    seat: int
    text: str
    seen: int = EVERYONE


def write(game: Game, seat: int | None = None, players: Sequence[Player] = (), report: RuleReport | None = None) -> str:
    """A record as text: a heading, then a line for each answer. With `seat`, "?" stands for what it may not know."""
    text = game.setup.definition.catalogue.text
    lines = [Line(who, said(given) if isinstance(given, str) else text(given), seen) for who, given, seen in entries(game)]
    result = "" if game.result is None else outcome(game.result)
    return write_lines(game.setup, game.setup.definition.version, lines, game.takebacks, result, seat, players, report)


def said(words: str) -> str:
    """Something said, as a line of a record has it."""
    return f"says {json.dumps(words)}"


def write_lines(
    setup: Setup,
    version: int,
    told: Sequence[Line],
    takebacks: int,
    result: str,
    seat: int | None = None,
    players: Sequence[Player] = (),
    report: RuleReport | None = None,
) -> str:
    """A record as text, of lines that a version of the rules wrote; else as `write`. `result`: the outcome, "" before the end."""
    options = setup.options if seat is None else setup.definition.options.seen_by(setup.options, seat)
    lines = [
        f"gloam record {FORMAT}",
        f"game {setup.definition.id} {version}",
        f"seats {setup.seats}",
        f"seed {setup.seed if seat is None else f'? {seat}'}",
        f"options {json.dumps(options)}",
    ]
    if setup.position:
        lines.append(f"position {json.dumps(setup.position) if seat is None else '?'}")
    if setup.promise is not None:
        commitment, since, key = setup.promise
        lines.append(f"promise {commitment} {since} {key if result or seat is None else ''}".rstrip())
    if takebacks:
        lines.append(f"takebacks {takebacks}")
    if result:
        lines.append(f"result {result}")
    if players:
        lines.append(f"players {msgspec.json.encode(players).decode()}")
    if report is not None:
        lines.append(f"report {msgspec.json.encode(report).decode()}")
    for line in told:
        who = "nature" if line.seat == NATURE else str(line.seat)
        lines.append(f"{who} {line.text if seat is None or may_know(line.seen, seat) else '?'}")
    body = "\n".join(lines)
    return f"{body}\nend {len(told)} {_checksum(body)}\n"


def read(text: str, source: str = "record") -> Record:
    """Read a record. Raises RecordError naming the source, the line and what is wrong with it."""
    lines = text.replace("\r\n", "\n").rstrip("\n").split("\n")
    if not lines[0].startswith("gloam record "):
        raise RecordError(f"{source}: line 1: this is not a Gloam record")
    if lines[0] != f"gloam record {FORMAT}":
        raise RecordError(f"{source}: line 1: format {lines[0].split()[-1]} is not supported; this Gloam reads {FORMAT}")
    if not lines[-1].startswith("end "):
        raise RecordError(f"{source}: line {len(lines)}: the record is cut off; its last line should begin with 'end'")
    body = "\n".join(lines[:-1])
    promise_at = HEADING + _begins(lines, HEADING, "position")
    takebacks_at = promise_at + _begins(lines, promise_at, "promise")
    result_at = takebacks_at + _begins(lines, takebacks_at, "takebacks")
    players_at = result_at + _begins(lines, result_at, "result")
    report_at = players_at + _begins(lines, players_at, "players")
    heading = report_at + _begins(lines, report_at, "report")
    if lines[-1] != f"end {len(lines) - 1 - heading} {_checksum(body)}":
        raise RecordError(f"{source}: line {len(lines)}: the checksum does not fit; the record was damaged or edited")
    definition, version = _definition(_field(lines, 1, "game", source), f"{source}: line 2")
    seats = _number(_field(lines, 2, "seats", source), f"{source}: line 3: seats")
    if not definition.least_seats <= seats <= definition.most_seats:
        raise RecordError(f"{source}: line 3: seats: {definition.name} is not played by {seats}")
    seed = _field(lines, 3, "seed", source)
    copy = seed.startswith("?")
    if copy:
        _check_whole(lines, source)
        seed = seed[1:].strip() or "-1"
    try:
        options = definition.options.read(json.loads(_field(lines, 4, "options", source)), seats)
    except (OptionError, ValueError, RecursionError) as wrong:
        raise RecordError(f"{source}: line 5: options: {wrong}") from None
    position = _position(lines[HEADING], f"{source}: line {HEADING + 1}: position")
    promise = _promise(lines[promise_at], f"{source}: line {promise_at + 1}: promise")
    number = _number(seed, f"{source}: line 4: seed")
    setup = Setup(definition, seats, options, 0 if copy else number, position, promise)
    takebacks = _takebacks(lines[takebacks_at], f"{source}: line {takebacks_at + 1}: takebacks")
    result = _result(lines[result_at], f"{source}: line {result_at + 1}: result")
    players = _players(lines[players_at], seats, f"{source}: line {players_at + 1}: players")
    report = _report(lines[report_at], seats, f"{source}: line {report_at + 1}: report")
    given: list[Entry] = []
    unread = ""
    for at, line in enumerate(lines[heading:-1], heading + 1):
        try:
            given.append(_entry(definition, line, f"{source}: line {at}"))
        except UnknownAnswer as unknown:
            unread = f"{source}: line {at}: {unknown}"
            if version == str(definition.version):
                raise RecordError(unread) from None
            break
    return Record(setup, given, number if copy and 0 <= number < seats else None, takebacks, result, unread, players, report)


def _check_whole(lines: list[str], source: str) -> None:
    """One seat's copy can be replayed if nothing in it is hidden from that seat. Raises RecordError."""
    for number, line in enumerate(lines, 1):
        if line == "position ?" or (number > HEADING and line.endswith(" ?") and " says " not in line):
            raise RecordError(
                f"{source}: line {number}: this is one seat's copy, which does not tell what others hold; "
                "the whole record can be had when the game is over"
            )


def _begins(lines: list[str], at: int, word: str) -> bool:
    return at < len(lines) and lines[at].startswith(f"{word} ")


def _field(lines: list[str], at: int, name: str, source: str) -> str:
    if at >= len(lines) or not lines[at].startswith(name + " "):
        raise RecordError(f"{source}: line {at + 1}: should begin with '{name}'")
    return lines[at][len(name) + 1 :]


def _position(line: str, place: str) -> str:
    if not line.startswith("position "):
        return ""
    try:
        position = json.loads(line.removeprefix("position "))
    except (ValueError, RecursionError):
        raise RecordError(f"{place}: cannot be read") from None
    if not isinstance(position, str) or not position:
        raise RecordError(f"{place}: should be a text")
    return position


def _promise(line: str, place: str) -> Promise | None:
    if not line.startswith("promise "):
        return None
    found = re.fullmatch(r"promise ([0-9a-f]{64}) (\d{1,9})(?: ([0-9a-f]{64}))?", line, re.ASCII)
    if found is None:
        raise RecordError(f"{place}: should be a hash, a number, and perhaps the key")
    return Promise(found[1], int(found[2]), found[3] or "")


def _takebacks(line: str, place: str) -> int:
    if not line.startswith("takebacks "):
        return 0
    found = re.fullmatch(r"takebacks ([1-9]\d{0,8})", line, re.ASCII)
    if found is None:
        raise RecordError(f"{place}: should be a number")
    return int(found[1])


def _result(line: str, place: str) -> Result | None:
    if not line.startswith("result "):
        return None
    try:
        told = json.loads(line.removeprefix("result "))
        reason, winners, points = told["reason"], told["winners"], told["points"]
        if isinstance(reason, str) and all([isinstance(each, int) for each in (*winners, *points)]):
            return Result(reason, tuple(winners), tuple(points))
    except (ValueError, RecursionError, TypeError, KeyError):
        pass
    raise RecordError(f"{place}: should be a reason, winners and points")


def _players(line: str, seats: int, place: str) -> tuple[Player, ...]:
    if not line.startswith("players "):
        return ()
    try:
        players = msgspec.json.decode(line.removeprefix("players "), type=tuple[Player, ...])
    except (ValueError, RecursionError):
        raise RecordError(f"{place}: should be a list of names and bots") from None
    if len(players) != seats:
        raise RecordError(f"{place}: should be {seats}")
    return players


def _report(line: str, seats: int, place: str) -> RuleReport | None:
    if not line.startswith("report "):
        return None
    try:
        report = msgspec.json.decode(line.removeprefix("report "), type=RuleReport)
    except (ValueError, RecursionError):
        raise RecordError(f"{place}: should be a seat, a question, a sentence and a rule") from None
    if not 0 <= report.seat < seats:
        raise RecordError(f"{place}: there is no seat {report.seat}")
    return report


def _number(text: str, place: str) -> int:
    digits = text.removeprefix("-")
    if not (digits.isdecimal() and digits.isascii() and len(digits) < 40):
        raise RecordError(f"{place}: {text!r} is not a number")
    return int(text)


def _definition(text: str, place: str) -> tuple[Definition, str]:
    """The game, and the version of its rules that wrote this."""
    name, _, version = text.partition(" ")
    try:
        return find(name), version
    except UnknownName:
        raise RecordError(f"{place}: there is no game called {name!r}") from None


def _entry(definition: Definition, line: str, place: str) -> Entry:
    """One line of a record. Raises UnknownAnswer for an answer that this version of the rules does not have."""
    who, _, what = line.partition(" ")
    seat = NATURE if who == "nature" else _number(who, f"{place}: seat")
    if what.startswith("says "):
        try:
            said = str(json.loads(what[5:]))
            said.encode()
        except (ValueError, RecursionError):  # half a letter is an error, too
            raise RecordError(f"{place}: what was said cannot be read: {what[5:]}") from None
        if "\0" in said:
            raise RecordError(f"{place}: what was said has a letter that no text has")
        return Entry(seat, said, EVERYONE)
    return Entry(seat, definition.catalogue.number(what), EVERYONE)


def _checksum(body: str) -> str:
    return f"{zlib.crc32(body.encode(errors='surrogatepass')):08x}"


# --- saves: the whole game at any question ----------------------------------------------------------------------------


def save(game: Game) -> str:
    """The whole game as JSON."""
    return json.dumps(data(game))


def data(game: Game) -> dict[str, Any]:
    """The whole game as plain data."""
    setup = game.setup
    return {
        "gloam": FORMAT,
        "game": setup.definition.id,
        "version": setup.definition.version,
        "seats": setup.seats,
        "options": setup.options,
        "seed": setup.seed,
        "position": setup.position,
        "seeded": isinstance(game.nature, Seeded),
        "table": game.table.data(),
        "todo": [list(step) for step in game.todo],
        "asked": [question.data() for question in game.asked],
        "asking": list(game.asking),
        "sealed": [[question.data(), answer] for question, answer in game.sealed],
        "log": [list(entry) for entry in entries(game) if not isinstance(entry.answer, str)],
        "talk": _talk(game),
        "moves": game.moves,  # an imagined game has no log to count
        "learnt": game.learnt,
        "final": game.final,
        "takebacks": game.takebacks,
        "result": None if game.result is None else [game.result.reason, list(game.result.winners), list(game.result.points)],
    }


def _talk(game: Game) -> list[list[Any]]:
    """What was said, in order: after how many answers, by whom, and the words."""
    told: list[list[Any]] = []
    rest = game.talk
    while rest:
        rest, moves, seat, text = rest
        told.append([moves, seat, text])
    return told[::-1]


def load(text: str, source: str = "save") -> Game:
    """A game from its JSON. NATURE goes on from the same seed if it was seeded, and waits otherwise."""
    try:
        saved = json.loads(text)
    except json.JSONDecodeError as wrong:
        raise RecordError(f"{source}: line {wrong.lineno}: not a complete save ({wrong.msg})") from None
    except (ValueError, RecursionError) as wrong:
        raise RecordError(f"{source}: damaged: {wrong}") from None
    if not isinstance(saved, dict) or "gloam" not in saved:
        raise RecordError(f"{source}: this is not a saved game of Gloam")
    if saved["gloam"] != FORMAT:
        raise RecordError(f"{source}: gloam: format {saved['gloam']} is not supported; this Gloam reads {FORMAT}")
    definition, version = _definition(f"{saved.get('game')} {saved.get('version')}", f"{source}: game")
    if version != str(definition.version):
        raise RecordError(
            f"{source}: game: made with version {version} of the rules of {definition.name}; this Gloam has version "
            f"{definition.version}. Its record can be read, its save cannot"
        )
    try:
        return _restored(definition, saved)
    except KeyError as missing:
        raise RecordError(f"{source}: the field {missing} is missing") from None
    except (TypeError, ValueError, AttributeError, IndexError) as wrong:
        raise RecordError(f"{source}: damaged: {wrong}") from None


def _restored(definition: Definition, saved: dict[str, Any]) -> Game:
    seats = saved["seats"]
    if not isinstance(seats, int) or not definition.least_seats <= seats <= definition.most_seats:
        raise ValueError(f"seats: {definition.name} is not played by {seats!r}")
    if not isinstance(saved["seed"], int):
        raise ValueError(f"seed: {saved['seed']!r} is not a number")
    if not isinstance(saved["position"], str):
        raise ValueError(f"position: {saved['position']!r} is not a text")
    setup = Setup(definition, seats, definition.options.read(saved["options"], seats), saved["seed"], saved["position"])
    table = definition.new_table(setup)
    table.restore(saved["table"])
    game = Game(setup, definition.rules, table, Seeded(setup.seed) if saved["seeded"] else None)
    game.todo = [_step(definition, step) for step in saved["todo"]]
    game.asked = tuple(_question(definition, question) for question in saved["asked"])
    game.asking = tuple(saved["asking"]) and _step(definition, saved["asking"])
    game.sealed = tuple((_question(definition, question), answer) for question, answer in saved["sealed"])
    _restore_log(game, saved)
    game.learnt = saved["learnt"]
    game.takebacks, game.final = saved.get("takebacks", 0), saved.get("final", 0)  # earlier saves have none
    if not all([isinstance(number, int) for number in (game.takebacks, game.final)]):
        raise ValueError(f"takebacks: {game.takebacks!r}, final: {game.final!r}: these should be numbers")
    if saved["result"] is not None:
        reason, winners, points = saved["result"]
        game.result = Result(reason, tuple(winners), tuple(points))
    return game


def _restore_log(game: Game, saved: dict[str, Any]) -> None:
    """The answers so far and what was said among them. Earlier saves told talk as if it were answers, and no number of moves."""
    for seat, answer, seen in saved["log"]:
        if isinstance(answer, str):
            game.say(seat, answer)
        else:
            game.log = (game.log, seat, answer, seen)
            game.moves += 1
            game.draws += seat == NATURE
    moves = saved.get("moves", game.moves)
    for moment, seat, text in saved.get("talk", ()):
        if not isinstance(moment, int) or not isinstance(text, str):
            raise ValueError(f"talk: {text!r} was not said after {moment!r} answers")
        game.moves = moment
        game.say(seat, text)
    if not isinstance(moves, int):
        raise ValueError(f"moves: {moves!r} is not a number")
    game.moves = moves


def _step(definition: Definition, saved: Any) -> Step:
    if not isinstance(saved, list) or not saved or saved[0] not in definition.rules:
        raise ValueError(f"{saved!r} is not a step of {definition.name}")
    return tuple(saved)


def _question(definition: Definition, saved: Any) -> Question:
    question = Question.restored(saved)
    _step(definition, list(question.resume))
    for option in question.options:
        definition.catalogue.text(option)
    return question
