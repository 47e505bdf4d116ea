"""Whole games among people, as the page of one of them receives and sends them. The client's component tests play them again.

As a script: all of them, as JSON. Secrets are drawn from a seed, so a game goes the same way until rules change.
"""

from __future__ import annotations

import asyncio
import random
import sys
from typing import Any, Final, NamedTuple
from unittest import mock

import msgspec

from gloam.kernel.game import Game, Question
from gloam.store.memory import MemoryJournals
from gloam.tables.keeper import Tables
from gloam.tables.messages import AskHint, AskRedo, AskUndo, Consent, FromClient, GiveAnswer, NewSeat, NewTable, Person, Say, encode
from gloam.tables.state import Shared
from gloam.tables.table_settings import TableSettings
from gloam.tables.thinker import InPlace
from local_tables import Channel, reply

PEOPLE: Final = [Person(name.lower(), name) for name in ("Mara", "Ann", "Ben", "Cleo")]
MARA: Final = 0  # the seat of the page that is recorded
ENDINGS: Final = ("end", "done", "pass")
HURRY: Final = 0.7  # how often an answer is given that ends something, if there is one
TRADE: Final = "share"  # opens a trade, whose answers are not in the prompt bar


class Conversation(NamedTuple):
    """A game to record."""

    game: str
    seats: int
    options: dict[str, Any]
    seed: int


CONVERSATIONS: Final = [
    Conversation("horrified", 2, {"monsters": ["dracula", "creature"]}, 7),
    Conversation("horrorclix", 2, {"preset": "starter", "turns": 2}, 4),
    Conversation("house_of_horrors", 3, {"preset": "short"}, 2),
    Conversation("the_victim", 4, {"preset": "first_game"}, 4),
]


class Recorded(msgspec.Struct):
    """What the page's requests return, by path, and the steps of what passes between page and table.

    A step is a message that is `sent` or `received`, the loss of the connection (`lost`), or the coming back after update `since`.
    """

    code: str
    game: str
    replies: dict[str, Any]
    steps: list[dict[str, Any]]


class Recorder:
    """Plays a game by chance. Mara's page also asks for a hint, takes back, and loses its connection."""

    def __init__(self, conversation: Conversation) -> None:
        self._conversation = conversation
        self._people = PEOPLE[: conversation.seats]
        self._dice = random.Random(conversation.seed)
        self._tables = Tables(Shared(TableSettings(), MemoryJournals(), InPlace()))
        self._steps: list[dict[str, Any]] = []
        self._update: dict[str, Any] = {}  # the last one that Mara has received
        self._channels: list[Channel] = []

    async def record(self) -> Recorded:
        with mock.patch.multiple(
            "secrets", choice=self._dice.choice, randbits=self._dice.getrandbits, token_bytes=self._dice.randbytes
        ):
            return await self._record()

    async def _record(self) -> Recorded:
        name, _, options, _ = self._conversation
        mara, *others = self._people
        seats = [NewSeat("me"), *[NewSeat("open") for _ in others]]
        self._code = code = (await self._tables.create(mara, NewTable(name, seats, options))).code
        self._table = await self._tables.get(code)
        for number, person in enumerate(others, 1):
            await self._table.seats.sit(person, number)
        paths = ["/me", "/games", f"/games/{name}/glossary", f"/tables/{code}"]
        replies = {path: await reply(self._tables, mara, "GET", path) for path in paths}
        self._channels = [Channel(self._tables, person) for person in self._people]
        for channel in reversed(self._channels):
            await channel.open(code, -1)
        await self._receive()
        await self._play()
        path = f"/tables/{code}/history"
        return Recorded(code, name, {**replies, path: await reply(self._tables, mara, "GET", path)}, self._steps)

    async def _play(self) -> None:
        interludes = [self._ask_hint, self._take_back, self._come_back, self._hear_talk, self._lose_answer]
        answered = False  # one thing is tried after each answer
        while not (game := self._table.state.begun()).over:
            question = game.asked[0] if self._dice.random() < 0.9 else self._dice.choice(game.asked)
            if question.seat != MARA:
                await self._hear(question.seat, self._answer(game, question))
            elif interludes and answered and await interludes[0](game, question):
                del interludes[0]
                answered = False
            else:
                await self._send(self._answer(game, question))
                answered = True
        assert not interludes, f"{self._conversation.game} was over before {interludes[0].__name__}"

    def _answer(self, game: Game, question: Question) -> GiveAnswer:
        kinds = {answer: game.setup.definition.catalogue.text(answer).split()[0] for answer in question.options}
        ends = [answer for answer, kind in kinds.items() if kind in ENDINGS]
        answers = ends if ends and self._dice.random() < HURRY else [answer for answer, kind in kinds.items() if kind != TRADE]
        sequence, number = self._table.showing.sequence, f"{game.moves}.{game.takebacks}.{self._dice.random()}"
        return GiveAnswer(question.seat, [self._dice.choice(answers)], sequence, number)

    # --- messages

    async def _hear(self, seat: int, message: FromClient) -> None:
        """The table hears what a seat sends."""
        await self._channels[seat].hear(encode(message))
        await self._receive()

    async def _send(self, message: FromClient) -> None:
        """Mara's page sends something."""
        self._steps.append({"sent": message})
        await self._hear(MARA, message)

    async def _receive(self) -> None:
        """Everyone receives what was sent; Mara's page is recorded."""
        for channel in self._channels[1:]:
            await channel.arrived()
        for text in await self._channels[MARA].arrived():
            message = msgspec.json.decode(text)
            self._steps.append({"received": message})
            if message["type"] == "update":
                self._update = message

    async def _lose_connection(self) -> None:
        """Mara's connection is lost, with all that was not received, and she comes back."""
        self._channels[MARA].close()
        self._channels[MARA] = Channel(self._tables, self._people[MARA])
        await self._channels[MARA].open(self._code, self._update["sequence"])
        self._steps += [{"lost": True}, {"since": self._update["sequence"]}]
        await self._receive()

    # --- what happens in between: each returns whether it could

    async def _ask_hint(self, game: Game, question: Question) -> bool:
        before = len(self._steps) + 1
        await self._send(AskHint(MARA))
        while len(self._steps) == before:
            await self._receive()
        return True

    async def _take_back(self, game: Game, question: Question) -> bool:
        """Mara takes her last step back, everyone agrees, and she does it again."""
        if not self._update["undo"]:
            return False
        to = self._update["undo"][0]["to"]
        await self._send(AskUndo(MARA, to))
        while request := self._update["undo_request"]:
            await self._hear(request["waiting"][0], Consent(request["waiting"][0], to, True))
        if self._update["redo"]:
            await self._send(AskRedo(MARA))
        return True

    async def _come_back(self, game: Game, question: Question) -> bool:
        await self._lose_connection()
        return True

    async def _hear_talk(self, game: Game, question: Question) -> bool:
        await self._hear(1, Say(1, "Was that wise?"))
        return True

    async def _lose_answer(self, game: Game, question: Question) -> bool:
        """An answer is taken, but the connection is lost before the page receives that: it gives it again."""
        answer = self._answer(game, question)
        self._steps.append({"sent": answer})
        await self._channels[MARA].hear(encode(answer))
        await self._lose_connection()
        await self._send(answer)
        return True


async def recorded() -> list[Recorded]:
    return [await Recorder(conversation).record() for conversation in CONVERSATIONS]


if __name__ == "__main__":
    sys.stdout.buffer.write(encode(asyncio.run(recorded())))
