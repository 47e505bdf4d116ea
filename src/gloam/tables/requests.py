"""What bots ask of people before they act on what those have: a request at a time, asked of one after the other."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import count
from typing import NamedTuple, final

from gloam.kernel.definition import Request, Wish
from gloam.kernel.game import Refused
from gloam.tables.messages import Asking, Wished


class Agreed(NamedTuple):
    """What a bot may do: a series of answers, and what ends it, if asked."""

    seat: int
    answers: list[int]
    ending: int | None


@dataclass
class _Pending:
    """A wish of the bot in `seat`: those who have yet to be asked, the first of them now, and what may change hands so far."""

    id: int
    seat: int
    wish: Wish
    left: list[Request]
    given: list[int] = field(default_factory=list)


@final
class Requests:
    """The request that a table has before it, if any, and who would rather be left alone for now."""

    def __init__(self) -> None:
        self._pending: _Pending | None = None
        self._ids = count(1)
        self._refused: set[tuple[int, int]] = set()  # bot and whose things it leaves alone
        self._barred: dict[int, set[int]] = {}  # by bot: answers that it gives up
        self._learnt = -1  # when that was said; what is new since lets it ask again

    @property
    def asked(self) -> int | None:
        """The seat that is asked now."""
        return self._pending.left[0].seat if self._pending is not None else None

    def shown(self, seats: Sequence[int]) -> Asking | None:
        """What is asked, for someone who sits on these seats."""
        pending = self._pending
        if pending is None:
            return None
        request = pending.left[0]
        if request.seat not in seats:
            return Asking(pending.id, pending.seat, request.seat)
        things = [Wished(thing.label, thing.wished) for thing in request.things]
        return Asking(pending.id, pending.seat, request.seat, request.text, request.why, things, request.offer)

    def barred(self, seat: int, learnt: int) -> tuple[int, ...]:
        """The answers that a bot has given up for now."""
        self._go_on(learnt)
        return tuple(sorted(self._barred.get(seat, ())))

    def begin(self, seat: int, answer: int, wish: Wish, learnt: int, people: Callable[[int], bool | None]) -> Agreed | None:
        """A bot wishes to answer so. What it may do at once; None if someone is asked first, or if it is to think again.

        `people` tells of a seat whether a person is there to be asked (None: a person who is away; their things are left alone).
        """
        self._go_on(learnt)
        pending = _Pending(next(self._ids), seat, wish, [])
        for request in wish.requests:
            there = people(request.seat)
            if there is False:
                pending.given += [each for thing in request.things if thing.wished for each in thing.answers]
            elif there and (seat, request.seat) not in self._refused:
                pending.left.append(request)
            elif not request.things:
                self._give_up(seat, answer)
                return None
        if pending.left:
            self._pending = pending
            return None
        return self._settled(pending, answer)

    def reply(self, seat: int, number: int, things: Sequence[int], yes: bool) -> Agreed | None:
        """Someone answers. What the bot may do then; None if the next one is asked, or if it is to think again. Raises Refused."""
        pending = self._pending
        if pending is None or pending.id != number or pending.left[0].seat != seat:
            raise Refused("this is not asked of you now")
        request = pending.left[0]
        chosen = [request.things[i] for i in dict.fromkeys(things) if 0 <= i < len(request.things)]
        if yes and request.things and not chosen:
            raise Refused("say which of them")
        answer = pending.wish.opening[0] if pending.wish.opening else request.things[0].answers[0]
        if not yes:
            self._refused.add((pending.seat, seat))
            if not request.things:
                self._pending = None
                self._give_up(pending.seat, answer)
                return None
        else:
            pending.given += [each for thing in chosen for each in thing.answers]
        del pending.left[0]
        if pending.left:
            return None
        self._pending = None
        return self._settled(pending, answer)

    def void(self) -> None:
        """The table has gone on: what was asked is asked no more."""
        self._pending = None

    def leave_alone(self, seat: int) -> None:
        """Whoever is asked has gone."""
        if self._pending is not None and self.asked == seat:
            self._refused.add((self._pending.seat, seat))
            self._pending = None

    def _settled(self, pending: _Pending, answer: int) -> Agreed | None:
        """All have answered."""
        wish = pending.wish
        if not pending.given and any(request.things for request in wish.requests):
            self._give_up(pending.seat, answer)
            return None
        return Agreed(pending.seat, [*wish.opening, *pending.given], wish.ending)

    def _give_up(self, seat: int, answer: int) -> None:
        self._barred.setdefault(seat, set()).add(answer)

    def _go_on(self, learnt: int) -> None:
        if learnt != self._learnt:
            self._learnt = learnt
            self._refused.clear()
            self._barred.clear()
