"""People at a table without a server: they hear what it sends, and answer what they are asked."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

from gloam.kernel.views import changed
from gloam.tables.audience import Subscriber
from gloam.tables.client import Client, read
from gloam.tables.live_table import LiveTable
from gloam.tables.messages import Person

Message = dict[str, Any]


class Player:
    """Someone with a page at a table, who answers at random."""

    def __init__(self, table: LiveTable, person: Person, seed: int) -> None:
        self._subscriber = Subscriber(person)
        self._client = Client(table, self._subscriber)
        self._dice = random.Random(seed)
        self.update: Message = {}
        self.views: Message = {}
        self.heard: list[str] = []  # kinds of messages and events
        table.room.subscribe(self._subscriber, -1)

    async def play(self) -> None:
        """Answer until the game is over."""
        while not self.update or self.update["result"] is None:
            await self._listen()
            asking = self.update["asking"]
            if asking and asking["text"]:  # a bot asks it of this person
                things = list(range(len(asking["things"])))
                await self.send("reply", seat=asking["of"], id=asking["id"], things=things, yes=self._dice.random() < 0.5)
            elif self.update["questions"]:
                await self._answer(self._dice.choice(self.update["questions"]))

    async def _answer(self, question: Message) -> None:
        answer = self._dice.choice(question["answers"])["id"]
        await self.send("answer", seat=question["seat"], answers=[answer], sequence=self.update["sequence"])

    async def send(self, kind: str, **facts: Any) -> None:
        await self._client.hear(read(json.dumps({"type": kind, **facts})))

    async def _listen(self) -> None:
        """Take in what was sent; wait for something, if there is nothing."""
        self._take(json.loads(await asyncio.wait_for(self._subscriber.next(), 60)))
        while not self._subscriber._queue.empty():
            self._take(json.loads(await self._subscriber.next()))

    def _take(self, message: Message) -> None:
        self.heard.append(message["type"])
        if message["type"] == "update":
            self.update = message
            for changes in [*(frame["changes"] for frame in message["frames"]), message["changes"]]:
                self.views = {eyes: changed(view, changes.get(eyes, ())) for eyes, view in self.views.items()}
            self.views = message["views"] or self.views
            self.heard += [frame["event"]["parts"]["kind"] for frame in message["frames"]]
