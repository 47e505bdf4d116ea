"""Dealing: what there is of a kind is shared out among the places of a position, so that each thing is somewhere and none twice.

Field("discard", Dealt(Several(ITEMS), deck="decks.bag")),
Field("bag", Dealt(Pool(ITEMS))),

deal(table, POSITION, told, ITEMS, ALL_ITEMS)
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

from gloam.kernel.catalogue import Words
from gloam.kernel.decks import Deck, Segment, shuffled, stacked
from gloam.kernel.position import REST, PositionError
from gloam.show.naming import named
from gloam.show.positions import Field, Fields, Keyed, One, Part, Rows, Section, Several, index, told_at


class Dealt(Part):
    """A part that is written and checked like another, and dealt together with all else of its kind.

    Of discards, `deck` is the place of their deck: if that alone is told, they have what is not in it.
    """

    is_dealt = True

    def __init__(self, part: Part, deck: str = "") -> None:
        super().__init__(part.shape)
        self.part = part
        self.deck = deck
        members = part.part if isinstance(part, Rows | Keyed) else part
        assert isinstance(members, One | Several)
        self.words = members.words

    def write(self, value: Any) -> Any:
        return self.part.write(value)

    def places(self, table: Any, told: Any, where: str) -> list[str]:
        """Where its things can be: at one place, or at one for each seat or name."""
        if isinstance(self.part, Rows):
            if told is not None and len(told) != table.seats:
                raise PositionError(f"{where}: {table.seats} seats need a list each, there are {len(told)}")
            return [f"{where}[{seat}]" for seat in range(table.seats)]
        if isinstance(self.part, Keyed):
            for name in told or ():
                index(self.part.words, name, where)
            return [f"{where}.{name}" for name in self.part.words]
        return [where]

    def lying(self, value: Any) -> list[Any]:
        """What is at each of its places now; None for what takes the rest."""
        if isinstance(self.part, Pool):
            return [None]
        if isinstance(self.part, Rows | Keyed):
            return list(value)
        return [(value,) if isinstance(self.part, One) else value]

    def laid(self, dealt: list[tuple[int, ...]], said: Any) -> Any:
        """What was dealt to its places, as it lies on the table."""
        if isinstance(self.part, Rows | Keyed):
            return dealt
        if isinstance(self.part, Pool):
            return self.part.stacked(dealt[0], said)
        return (*dealt[0], -1)[0] if isinstance(self.part, One) else dealt[0]


class Pool(Several):
    """A deck without an order. It has all that is nowhere else, so it is told only by those who want it otherwise.

    What is named before "rest" lies on top of all else in that order, what is named after it lies below.
    """

    def write(self, value: Any) -> list[str]:
        top, bottom = _ordered(value.segments), _ordered(value.segments[::-1])[::-1]
        if not top and not bottom:
            return []
        return [*named(self.words, top), REST, *([] if len(top) == len(value) else named(self.words, bottom))]

    def stacked(self, cards: tuple[int, ...], said: list[str] | None) -> Deck:
        """These cards as they were told: those that were named come first."""
        if said is None or REST not in said:
            return shuffled(tuple(sorted(cards)))
        top = said.index(REST)
        return stacked(cards[:top], cards[len(said) - 1 :], cards[top : len(said) - 1])


def _ordered(segments: tuple[Segment, ...]) -> list[int]:
    """The cards at the beginning whose places are certain."""
    found: list[int] = []
    for count, cards, _ in segments:
        if count or len(cards) != 1:
            break
        found += cards
    return found


NO_MORE: Mapping[str, Any] = {}
Fits = Callable[[str, int], bool]
"""Whether a thing may be at a place."""


def anywhere(place: str, thing: int) -> bool:
    return True


def deal(
    table: Any,
    fields: Fields,
    told: Any,
    words: Words,
    everything: Sequence[int],
    more: Mapping[str, Any] = NO_MORE,
    fits: Fits = anywhere,
) -> dict[str, tuple[int, ...]]:
    """Share out all there is of a kind among the fields that are dealt of it, and `more` places with what they claim.

    A field claims what is told of it, else what lies there now. Returns where everything is; the fields are laid already, but for
    those of sections by name ("heroes.mayor.items"): such are not put back by themselves.
    """
    claims = {place: claimed(told, place, words, lying) for place, lying in _held(table, fields, words)}
    claims |= more
    fielded: list[tuple[Field, Dealt, list[str]]] = []
    place_of = {field: where for where, field in fields.all()}
    for field, where in place_of.items():
        part = field.part
        if isinstance(part, Dealt) and part.words == words:
            said = told_at(told, where)
            fielded.append((field, part, part.places(table, said, where)))
            for place, lying in zip(fielded[-1][2], part.lying(field.value(table)), strict=True):
                claims[place] = claimed(told, place, words, lying)
            if isinstance(part.part, One) and said is not None:
                claims[where] = [said]
            if part.deck and said is None and told_at(told, part.deck) is not None:
                claims[where] = None
    dealt = distribute(words, everything, claims, fits)
    for field, part, places in fielded:
        field.put(table, part.laid([dealt[place] for place in places], told_at(told, place_of[field])))
    return dealt


def _held(table: Any, fields: Fields, words: Words) -> Iterator[tuple[str, Iterable[int]]]:
    """What is dealt to sections by name: each place, and what lies there now."""
    for where, field in fields.all():
        if isinstance(field.part, Keyed) and isinstance(field.part.part, Section):
            for inner in field.part.part.fields.fields:
                if isinstance(inner.part, Dealt) and inner.part.words == words:
                    for key, holder in field.value(table).items():
                        yield f"{where}.{field.part.words[key]}.{inner.name}", inner.value(holder)


def claimed(told: Any, place: str, words: Words, lying: Iterable[int] | None) -> Any:
    """What a place claims: what is told of it, else what lies there now; None takes what is left."""
    said = told_at(told, place)
    return said if said is not None or lying is None else named(words, lying)


def distribute(
    words: Words, everything: Sequence[int], claims: Mapping[str, Any], fits: Fits = anywhere
) -> dict[str, tuple[int, ...]]:
    """Deal components out to places: each claim lists names, "rest" among them stands for all that fits and no place claims,
    "" for an empty spot.

    A claim of None takes what is left, the last such place first. Raises PositionError naming the place if a name is unknown or
    does not fit there, more are claimed than there are, or some are left over: then it is the last place where they could be.
    """
    left = list(everything)
    where: dict[str, list[int]] = {place: [] for place in claims}
    takes_rest = ""
    for place, names in claims.items():
        if not isinstance(names, list | None):
            raise PositionError(f"{place}: should be a list of names, not {names!r}")
        for name in names or ():
            if name == "":
                continue
            if name == REST:
                if takes_rest:
                    raise PositionError(f"{place}: the rest is at {takes_rest} already")
                takes_rest = place
                continue
            thing = index(words, name, place)
            if thing not in left:
                total = list(everything).count(thing)
                raise PositionError(f"{place}: one {name!r} too many; there {'is' if total == 1 else 'are'} only {total}")
            if not fits(place, thing):
                raise PositionError(f"{place}: {name} cannot be there")
            left.remove(thing)
            where[place].append(thing)
    open_places = [takes_rest] * bool(takes_rest) + [place for place in reversed(where) if claims[place] is None]
    lost: list[int] = []
    for thing in left:
        to = next((place for place in open_places if fits(place, thing)), "")
        (where[to] if to else lost).append(thing)
    if lost:
        deck = [place for place in claims if fits(place, lost[0])][-1]
        raise PositionError(f"{deck}: these are nowhere: {', '.join(named(words, lost))}")
    return {place: tuple(things) for place, things in where.items()}
