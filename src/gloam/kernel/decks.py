"""Decks and bags in which an order that nobody has seen does not exist."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final, final

from gloam.kernel.nature import Outcomes

Segment = tuple[int, tuple[int, ...], int]
"""(how many of the pool's cards lie here, which particular cards do, mask of the seats that know of those)."""

ALL_SEATS: Final = -1


@final
class Deck:
    """Cards from top to bottom, as segments without an order of their own. Immutable: tables replace it.

    `pool` holds the cards whose places nobody knows, in order; a card is a number below 256. A shuffled deck is one segment of the
    whole pool; a bag is the same thing; a card put on top is a segment of one that some seats have seen; "Dawn lies in the bottom
    third" is a last segment of a third of the pool and that one card.
    """

    __slots__ = ("_count", "_known", "_seen", "below", "pool")

    def __init__(self, pool: bytes, count: int, known: tuple[int, ...], seen: int, below: tuple[Segment, ...]) -> None:
        self.pool = pool
        # The topmost segment, which changes with every card that is drawn; all empty if there is none.
        self._count = count
        self._known = known
        self._seen = seen
        self.below = below  # the other segments

    @staticmethod
    def of(pool: Iterable[int], segments: Sequence[Segment]) -> Deck:
        """A deck of these segments, from top to bottom."""
        count, known, seen = segments[0] if segments else (0, (), ALL_SEATS)
        return Deck(bytes(sorted(pool)), count, known, seen, tuple(segments[1:]))

    @property
    def segments(self) -> tuple[Segment, ...]:
        """All segments, from top to bottom."""
        return ((self._count, self._known, self._seen), *self.below) if self._count or self._known else ()

    def __len__(self) -> int:
        size = self._count + len(self._known)
        for count, known, _ in self.below:
            size += count + len(known)
        return size

    def top(self) -> tuple[Outcomes, tuple[int, ...]]:
        """What the top card may be, and with which weights (() if each of the listed ones is as likely)."""
        known = self._known
        if not known:
            return self.pool, ()
        if self._count == 0:
            return known, ()
        return self.pool + bytes(known), (self._count,) * len(self.pool) + (len(self.pool),) * len(known)

    def without(self, card: int) -> Deck:
        """This deck after `card` was drawn from its top."""
        pool, count, known = self.pool, self._count, self._known
        if known and card in known:
            i = known.index(card)
            known = known[:i] + known[i + 1 :]
        else:
            i = self._place(card)
            pool = pool[:i] + pool[i + 1 :]
            count -= 1
        if count == 0 and not known:
            return Deck.of(pool, self.below)
        return Deck(pool, count, known, self._seen, self.below)

    def with_on_top(self, card: int, seen: int) -> Deck:
        """This deck with a card on top that the seats of `seen` know."""
        return Deck(self.pool, 0, (card,), seen, self.segments)

    def with_at_bottom(self, card: int, seen: int) -> Deck:
        """This deck with a card below all others that the seats of `seen` know."""
        return Deck.of(self.pool, (*self.segments, (0, (card,), seen)))

    def _place(self, card: int) -> int:
        """Where a card is first in the pool, by halving: compiled, that takes a fifth of what `bisect` does."""
        pool = self.pool
        low, high = 0, len(pool)
        while low < high:
            middle = (low + high) // 2
            if pool[middle] < card:
                low = middle + 1
            else:
                high = middle
        if low == len(pool) or pool[low] != card:
            raise ValueError(f"card {card} is not on top of this deck")
        return low

    def as_seen_by(self, seat: int) -> Deck:
        """This deck as `seat` knows it: what only others have seen is unknown again, but still where it may be."""
        pool = list(self.pool)
        segments: list[Segment] = []
        for count, known, seen in self.segments:
            if known and (seen >> seat) & 1 == 0:
                pool.extend(known)
                count += len(known)
                known = ()
            segments.append((count, known, seen if known else ALL_SEATS))
        return Deck.of(pool, segments)

    def cards(self) -> tuple[int, ...]:
        """All cards in the deck, without their order."""
        every = list(self.pool)
        for _, known, _ in self.segments:
            every.extend(known)
        return tuple(sorted(every))

    def data(self) -> list[Any]:
        return [list(self.pool), [[count, list(cards), seen] for count, cards, seen in self.segments]]

    @staticmethod
    def restored(data: list[Any]) -> Deck:
        pool, segments = data
        return Deck.of(pool, [(count, tuple(cards), seen) for count, cards, seen in segments])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Deck) and self.pool == other.pool and self.segments == other.segments

    def __hash__(self) -> int:
        return hash((self.pool, self.segments))


def shuffled(cards: tuple[int, ...]) -> Deck:
    """A deck of these cards in an order that does not exist yet; or a bag of them."""
    return Deck(bytes(sorted(cards)), len(cards), (), ALL_SEATS, ())


def stacked(top: tuple[int, ...], cards: tuple[int, ...], bottom: tuple[int, ...]) -> Deck:
    """A deck of cards in no order yet, with some on top and some below them in their order; nobody has seen any."""
    middle: tuple[Segment, ...] = ((len(cards), (), ALL_SEATS),) if cards else ()
    above = tuple([(0, (card,), 0) for card in top])
    below = tuple([(0, (card,), 0) for card in bottom])
    return Deck.of(cards, above + middle + below)


def piled(pool: tuple[int, ...], piles: tuple[tuple[int, tuple[int, ...]], ...]) -> Deck:
    """A deck of piles, top first: so many unknown cards of the pool, with these known ones shuffled in.

    A card shuffled into a pile is one of a kind: if the pool had another, a drawn one could not be told from it.
    """
    if sum([count for count, _ in piles]) != len(pool):
        raise ValueError("the piles do not take up the whole pool")
    if any(card in pool for _, cards in piles for card in cards):
        raise ValueError("a card shuffled into a pile is also in the pool")
    return Deck.of(pool, [(count, cards, ALL_SEATS) for count, cards in piles if count or cards])
