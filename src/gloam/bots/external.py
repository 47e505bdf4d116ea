"""Bots that are programs of their own: asked on standard input, answering on standard output, one line of JSON each.

`docs/bots.md` tells the protocol. Every question comes whole, so a program needs to remember nothing, and any program can play
at several tables in turn.
"""

from __future__ import annotations

import atexit
import json
import logging
import os
import shlex
import subprocess
from contextlib import suppress
from queue import Empty, Queue
from threading import Thread
from time import monotonic
from typing import Any, Final, final

from gloam.bots.bot import BotError
from gloam.bots.driver import stand_in
from gloam.kernel.catalogue import UnknownAnswer
from gloam.kernel.definition import Advice
from gloam.kernel.game import Game, Question
from gloam.kernel.play import may_decline
from gloam.kernel.views import question as asked_of

PROTOCOL: Final = 2
PAGE: Final = "docs/bots.md"
PREFIX: Final = "exec:"
REGISTERED: Final = "GLOAM_BOTS"
"""The environment variable that names programs: "clever=python3 clever.py;other=./other"."""
SECONDS: Final = 5.0  # an answer may take this long
STARTS: Final = 3  # a program that fails more often than this is not started again
ENDING: Final = 1.0  # seconds that a program may take to end once it reads no more
LONGEST: Final = 1_000_000  # characters of a reply that are read

log = logging.getLogger("gloam.bots")


class ProgramFailed(Exception):
    """Why a program gave no answer that counts."""


@final
class External:
    """A program in a seat. When it fails, a random answer takes the place of its own, and the failure is reported.

    Raises BotError if the program cannot even be started.
    """

    def __init__(self, command: str, seed: int = 0, name: str = "", seconds: float = SECONDS) -> None:
        self.name = name or f"{PREFIX}{command}"
        self.failures: list[str] = []
        self._command = command
        self._seconds = seconds
        self._seed = seed

    def choose(self, game: Game, seat: int) -> Advice | None:
        question = game.question_for(seat)
        if question is None:
            return None
        try:
            return self._answer(game, question)
        except ProgramFailed as failure:
            self.failures.append(str(failure))
            log.warning("the bot %r in seat %d, asked %r: %s", self.name, seat, question.prompt, failure)
            instead = stand_in(game, question, self._seed)
            return None if instead is None else Advice(instead, f"at random, for {self.name} failed: {failure}")

    def _answer(self, game: Game, question: Question) -> Advice | None:
        program = _program(self._command, question.seat)
        return advised(game, question, program.ask(told(game, question, self._seconds), self._seconds))


# --- the protocol -----------------------------------------------------------------------------------------------------


def told(game: Game, question: Question, seconds: float) -> dict[str, Any]:
    """All that a program needs to answer: what its seat may know, and what it may answer."""
    view = game.view(question.seat)
    view["asked"] = [{"seat": asked["seat"]} for asked in view["asked"]]  # its own question comes beside it
    return {"gloam": PROTOCOL, "seconds": seconds, "question": asked_of(game, question, question.seat), "view": view}


def read_reply(line: str | bytes) -> dict[str, Any]:
    """A program's reply. Raises ProgramFailed if it is none."""
    try:
        reply = json.loads(line)
    except (ValueError, RecursionError):
        raise ProgramFailed(f"it wrote a line that is no JSON: {line[:60]!r}") from None
    if not isinstance(reply, dict):
        raise ProgramFailed(f"its reply should be an object: {line[:60]!r}")
    return reply


def advised(game: Game, question: Question, reply: dict[str, Any]) -> Advice | None:
    """What a reply says to a question; None if it would rather not interrupt. Raises ProgramFailed if it may not say that."""
    if reply.get("gloam") != PROTOCOL:
        raise ProgramFailed(f"it speaks version {reply.get('gloam', 1)} of the protocol; this is version {PROTOCOL}, see {PAGE}")
    given, why = reply.get("answer"), str(reply.get("why", ""))[:200]
    if given is None:
        if may_decline(game, question):
            return None
        raise ProgramFailed("it gave no answer where one is needed")
    try:
        answer = game.setup.definition.catalogue.number(given)
    except (UnknownAnswer, TypeError, AttributeError) as wrong:
        raise ProgramFailed(f"its answer {given!r} is none: {wrong}") from None
    if answer not in question.options:
        raise ProgramFailed(f"its answer {given!r} is not among those it was offered")
    return Advice(answer, why)


# --- programs ---------------------------------------------------------------------------------------------------------


class _Program:
    """A running program, started anew when it has ended or was ended for being slow."""

    def __init__(self, command: str) -> None:
        self.command = command
        self._process: subprocess.Popen[str] | None = None
        self._lines: Queue[str | None] = Queue()
        self._reader = Thread()
        self._starts = 0
        self._asked = 0

    def ask(self, message: dict[str, Any], seconds: float) -> dict[str, Any]:
        """Its reply to a message. Raises ProgramFailed, and ends a program that does not reply in time."""
        process = self._running()
        self._asked += 1
        until = monotonic() + seconds
        try:
            assert process.stdin is not None
            process.stdin.write(json.dumps({"id": self._asked, **message}) + "\n")
            process.stdin.flush()
            while True:
                reply = self._reply(self._lines.get(timeout=max(0.0, until - monotonic())))
                if reply.get("id") == self._asked:
                    return reply
        except Empty:
            self.end()
            raise ProgramFailed(f"no answer within {seconds:g} seconds") from None
        except (OSError, ValueError):
            raise ProgramFailed(self._deaf()) from None

    def _deaf(self) -> str:
        """Why it does not take what it is asked: mostly because it has ended."""
        assert self._process is not None
        try:
            self._process.wait(ENDING)
        except subprocess.TimeoutExpired:
            self.end()
            return "it does not read what it is asked"
        return f"it ended with code {self.end(kill=False)}"

    def _reply(self, line: str | None) -> dict[str, Any]:
        if line is None:
            raise ProgramFailed(f"it ended with code {self.end(kill=False)}")
        return read_reply(line)

    def _running(self) -> subprocess.Popen[str]:
        if self._process is None:
            if self._starts > STARTS:
                raise ProgramFailed(f"it was started {self._starts} times, and that is enough")
            self._starts += 1
            try:
                self._process = subprocess.Popen(
                    shlex.split(self.command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
                )
            except (OSError, ValueError, IndexError) as wrong:
                raise BotError(f"the bot {PREFIX}{self.command} cannot be started: {wrong}") from None
            self._lines = Queue()
            self._reader = Thread(target=_read, args=(self._process, self._lines), daemon=True)
            self._reader.start()
        return self._process

    def end(self, kill: bool = True) -> int:
        """End it, or see how it has ended; returns its code."""
        process, self._process = self._process, None
        if process is None:
            return 0
        if kill:
            process.kill()
        code = process.wait()
        self._reader.join()
        assert process.stdin is not None
        assert process.stdout is not None
        with suppress(OSError):
            process.stdin.close()
        process.stdout.close()
        return code


def _read(process: subprocess.Popen[str], lines: Queue[str | None]) -> None:
    """Pass on each line of a program, and None when there are no more."""
    assert process.stdout is not None
    try:
        while line := process.stdout.readline(LONGEST):
            lines.put(line)
    except (OSError, ValueError):
        pass
    lines.put(None)


_programs: Final[dict[tuple[str, int], _Program]] = {}


def _program(command: str, seat: int) -> _Program:
    """The program for a seat: the same for one game after the other."""
    if not _programs:
        atexit.register(end_programs)
    return _programs.setdefault((command, seat), _Program(command))


def end_programs() -> None:
    """End all programs."""
    for program in _programs.values():
        program.end()
    _programs.clear()


# --- programs with names ----------------------------------------------------------------------------------------------


def registered() -> dict[str, str]:
    """The programs that may be seated by a name of their own, and their commands."""
    entries = [entry.partition("=") for entry in os.environ.get(REGISTERED, "").split(";") if "=" in entry]
    return {name.strip(): command.strip() for name, _, command in entries}


def register(name: str, command: str) -> None:
    """Let a program be seated by this name, here and in processes that are started from here."""
    if not name.isidentifier():
        raise ValueError(f"{name!r} is no name for a bot: letters, digits and _, no digit first")
    if ";" in command:
        raise ValueError("the command of a bot has no semicolon")
    others = {known: given for known, given in registered().items() if known != name}
    os.environ[REGISTERED] = ";".join([f"{known}={given}" for known, given in {**others, name: command}.items()])
