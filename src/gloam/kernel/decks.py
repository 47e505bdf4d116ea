"""Decks and bags in which an order that nobody has seen does not exist."""

from __future__ import annotations

from typing import Any, Final, final

Segment = tuple[int, tuple[int, ...], int]
"""(how many of the pool's cards lie here, which particular cards do, mask of the seats that know of those)."""

ALL_SEATS: Final = -1


@final
class Deck:
    """Cards from top to bottom, as segments without an order of their own. Immutable: tables replace it.

    `pool` holds the cards whose places nobody knows, in order. A shuffled deck is one segment of the whole pool; a bag is the same
    thing; a card put on top is a segment of one that some seats have seen; "Dawn lies in the bottom third" is a last segment
    of a third of the pool and that one card.
    """

    __slots__ = ("pool", "segments")

    def __init__(self, pool: tuple[int, ...], segments: tuple[Segment, ...]) -> None:
        self.pool = pool
        self.segments = segments

    def __len__(self) -> int:
        size = 0
        for count, cards, _ in self.segments:
            size += count + len(cards)
        return size

    def top(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """What the top card may be, and with which weights (() if each of the listed ones is as likely)."""
        count, cards, _ = self.segments[0]
        if not cards:
            return self.pool, ()
        if count == 0:
            return cards, ()
        return self.pool + cards, (count,) * len(self.pool) + (len(self.pool),) * len(cards)

    def without(self, card: int) -> Deck:
        """This deck after `card` was drawn from its top."""
        count, cards, seen = self.segments[0]
        if cards and card in cards:
            i = cards.index(card)
            cards = cards[:i] + cards[i + 1 :]
            pool = self.pool
        else:
            i = self._place(card)
            pool = self.pool[:i] + self.pool[i + 1 :]
            count -= 1
        if count == 0 and not cards:
            return Deck(pool, self.segments[1:])
        return Deck(pool, ((count, cards, seen),) + self.segments[1:])

    def with_on_top(self, card: int, seen: int) -> Deck:
        """This deck with a card on top that the seats of `seen` know."""
        return Deck(self.pool, ((0, (card,), seen), *self.segments))

    def with_at_bottom(self, card: int, seen: int) -> Deck:
        """This deck with a card below all others that the seats of `seen` know."""
        return Deck(self.pool, (*self.segments, (0, (card,), seen)))

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
        pool = self.pool
        segments: list[Segment] = []
        for count, cards, seen in self.segments:
            if cards and (seen >> seat) & 1 == 0:
                pool += cards
                count += len(cards)
                cards = ()
            segments.append((count, cards, seen if cards else ALL_SEATS))
        return Deck(tuple(sorted(pool)), tuple(segments))

    def cards(self) -> tuple[int, ...]:
        """All cards in the deck, without their order."""
        every = list(self.pool)
        for _, cards, _ in self.segments:
            every.extend(cards)
        return tuple(sorted(every))

    def data(self) -> list[Any]:
        return [list(self.pool), [[count, list(cards), seen] for count, cards, seen in self.segments]]

    @staticmethod
    def restored(data: list[Any]) -> Deck:
        pool, segments = data
        return Deck(tuple(pool), tuple([(count, tuple(cards), seen) for count, cards, seen in segments]))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Deck) and self.pool == other.pool and self.segments == other.segments

    def __hash__(self) -> int:
        return hash((self.pool, self.segments))


def shuffled(cards: tuple[int, ...]) -> Deck:
    """A deck of these cards in an order that does not exist yet; or a bag of them."""
    return Deck(tuple(sorted(cards)), ((len(cards), (), ALL_SEATS),) if cards else ())


def stacked(top: tuple[int, ...], cards: tuple[int, ...], bottom: tuple[int, ...]) -> Deck:
    """A deck of cards in no order yet, with some on top and some below them in their order; nobody has seen any."""
    middle: tuple[Segment, ...] = ((len(cards), (), ALL_SEATS),) if cards else ()
    above = tuple([(0, (card,), 0) for card in top])
    below = tuple([(0, (card,), 0) for card in bottom])
    return Deck(tuple(sorted(cards)), above + middle + below)


def piled(pool: tuple[int, ...], piles: tuple[tuple[int, tuple[int, ...]], ...]) -> Deck:
    """A deck of piles, top first: so many unknown cards of the pool, with these known ones shuffled in.

    A card shuffled into a pile is one of a kind: if the pool had another, a drawn one could not be told from it.
    """
    if sum([count for count, _ in piles]) != len(pool):
        raise ValueError("the piles do not take up the whole pool")
    if any(card in pool for _, cards in piles for card in cards):
        raise ValueError("a card shuffled into a pile is also in the pool")
    return Deck(tuple(sorted(pool)), tuple([(count, cards, ALL_SEATS) for count, cards in piles if count or cards]))
