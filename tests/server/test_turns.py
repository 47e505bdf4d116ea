"""Whose turn it is where only so many are served at once."""

from __future__ import annotations

import asyncio

from gloam.server.turns import Turns


async def served(turns: Turns, whose: str, order: list[str]) -> None:
    async with turns.of(whose):
        order.append(whose)
        await asyncio.sleep(0)


def test_whoever_wants_much_waits_behind_what_others_want() -> None:
    async def crowd() -> list[str]:
        order: list[str] = []
        wishes = ["ann"] * 5 + ["bob"] * 2 + ["cid"]
        await asyncio.gather(*[served(turns, whose, order) for whose in wishes])
        return order

    turns = Turns(1)
    assert asyncio.run(crowd()) == ["ann", "ann", "bob", "cid", "ann", "bob", "ann", "ann"]


def test_so_many_are_served_at_once_and_no_more() -> None:
    async def crowd() -> int:
        inside = most = 0

        async def one(whose: str) -> None:
            nonlocal inside, most
            async with turns.of(whose):
                inside += 1
                most = max(most, inside)
                await asyncio.sleep(0.001)
                inside -= 1

        for _ in range(3):  # what was free is free again
            await asyncio.gather(*[one(str(i % 3)) for i in range(10)])
        return most

    turns = Turns(3)
    assert asyncio.run(crowd()) == 3


def test_whoever_waits_no_longer_leaves_their_turn_to_the_next() -> None:
    """Before it came, or in the very moment when it came."""

    async def crowd() -> list[str]:
        order: list[str] = []
        async with turns.of("ann"):
            early, late, last = [asyncio.create_task(served(turns, whose, order)) for whose in ("bob", "cid", "dan")]
            await asyncio.sleep(0)
            early.cancel()
        late.cancel()  # its turn has come, but it does not know
        async with asyncio.timeout(1):
            await last
            await served(turns, "eve", order)
        return order

    turns = Turns(1)
    assert asyncio.run(crowd()) == ["dan", "eve"]


def test_an_error_ends_a_turn() -> None:
    async def crowd() -> list[str]:
        order: list[str] = []
        for _ in range(2):
            try:
                async with turns.of("ann"):
                    raise LookupError
            except LookupError:
                order.append("failed")
        await served(turns, "bob", order)
        return order

    turns = Turns(1)
    assert asyncio.run(crowd()) == ["failed", "failed", "bob"]
