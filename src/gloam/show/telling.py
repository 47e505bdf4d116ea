"""Telling: what the things are called that the lines of a game name, on every table or on this one.

    TELLING = Telling(Told(SPACES, SPACE_NAMES, of="space"), ToldHere(VICTIMS, victim_name, the=the_victim))

A line writes `{to}`, `{to:the}`, `{hits:hit}`, `{person:takes|take}`: see `gloam.show.texts`. Names and seats are references:
`{to:the}` is "the " and then the reference "space:abbey" with the words "Abbey".
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from functools import partial
from typing import Any, Final

from gloam.kernel.catalogue import Words
from gloam.kernel.sentences import OPEN, reference
from gloam.show.words import counted, the, the_seat

Note = Callable[[int], str]
NoteHere = Callable[[Any, int], str]


class Told:
    """What the things of a list are called: by name, with "the", and in other ways that `notes` tell.

    `proper` names need no "the", and `several` are names that stand for more than one. `of` is their kind, by which names refer to
    them. Notes write references themselves.

    >>> Told(("mayor", "maria"), ("Mayor", "Maria"), proper=("Maria",))
    """

    def __init__(
        self,
        words: Words,
        names: Sequence[str],
        proper: Container[str] = (),
        several: Container[str] = (),
        of: str = "",
        **notes: Note,
    ) -> None:
        self.words = words
        self.names = names
        self.several = several
        self.written: Sequence[str] = references(of, words, names) if of else names
        self.kind = of
        self.notes: dict[str, Note] = {
            "": lambda i: self.written[i],
            "the": lambda i: self.written[i] if names[i] in proper else the(self.written[i]),
            **notes,
        }
        self._number = {word: i for i, word in enumerate(words)}

    def refer_by(self, others: Iterable[Told]) -> None:
        """Refer to things by their kinds in other lists, the first that has each of them."""
        kinds = {word: each.kind for each in reversed([*others]) if each.kind for word in each.words}
        self.written = [
            name if OPEN in name or word not in kinds else reference(f"{kinds[word]}:{word}", name)
            for word, name in zip(self.words, self.names, strict=True)
        ]

    def of(self, word: str, table: Any = None) -> Name:
        """The thing with that id."""
        thing = self._number[word]
        return Name(self.names[thing], thing, self.notes, self.names[thing] in self.several)


def references(kind: str, ids: Words, names: Sequence[str]) -> tuple[str, ...]:
    """The names of things of a kind as references, for sentences that a function writes: `MONSTERS[m]` in place of a name."""
    return tuple([reference(f"{kind}:{id_}", name) for id_, name in zip(ids, names, strict=True)])


class ToldHere(Told):
    """What the things of a list are called on a table, if that differs: `ToldHere(VICTIMS, victim_name, the=the_victim)`."""

    def __init__(self, words: Words, name: NoteHere, **notes: NoteHere) -> None:
        super().__init__(words, words)
        self.notes_here: dict[str, NoteHere] = {"": name, **notes}

    def refer_by(self, others: Iterable[Told]) -> None:
        """A table's things: the functions that name them write references."""

    def of(self, word: str, table: Any = None) -> Name:
        thing = self._number[word]
        if table is None:
            return Name(word, thing, dict.fromkeys(self.notes_here, self.words.__getitem__))
        return Name(word, thing, {note: partial(tell, table) for note, tell in self.notes_here.items()})


class Name(str):
    """A thing as a line names it: `{hero}` is "Mayor", `{hero:the}` "the Mayor", `{card:symbols}` what that note tells.

    `{hero:goes|go}` is the first for one, the second for a name that stands for several.
    """

    def __new__(cls, name: str, thing: int, notes: Mapping[str, Note], several: bool = False) -> Name:
        return super().__new__(cls, name)

    def __init__(self, name: str, thing: int, notes: Mapping[str, Note], several: bool = False) -> None:
        self.thing = thing
        self.notes = notes
        self.several = several

    def __format__(self, note: str) -> str:
        if "|" in note:
            return _agreeing(note, self.several)
        return self.notes[note](self.thing)


class Number(int):
    """A number in a line: `{hits}` is "2", `{hits:hit}` "2 hits", `{hits:is|are}` "are", `{butler:seat}` "seat 3"."""

    def __format__(self, noun: str) -> str:
        if "|" in noun:
            return _agreeing(noun, self != 1)
        return the_seat(self) if noun == "seat" else counted(self, noun) if noun else str(int(self))


def _agreeing(words: str, several: bool) -> str:
    """Of "is|are" the one that agrees."""
    return words.split("|")[several]


class Telling:
    """All that the lines of a game can name. A list that is part of another one (some of the cards) is told like that.

    So are things in a list of several kinds, without one of its own: names refer to them as they do in the lists of their kinds.
    """

    def __init__(self, *domains: Told) -> None:
        self._domains: Final = sorted(domains, key=lambda told: len(told.words))
        for told in domains:
            if not told.kind:
                told.refer_by(self._domains)
        self._found: Final[dict[Words, Told | None]] = {told.words: told for told in domains}

    def part(self, words: Words, value: Any, table: Any = None) -> Any:
        """A part as lines name it: a Name, a Number, or a text as it is."""
        if isinstance(value, int):
            return Number(value)
        told = self._told(words) if isinstance(value, str) and words else None
        if told is not None:
            return told.of(value, table)
        if isinstance(value, str):
            return Number(value) if value.isdecimal() else value.replace(OPEN, "")
        return value

    def differ(self, parts: Iterable[Words]) -> bool:
        """Whether any of these is called differently on other tables."""
        return any([isinstance(self._told(words), ToldHere) for words in parts if words])

    def _told(self, words: Words) -> Told | None:
        if words not in self._found:
            self._found[words] = next((told for told in self._domains if set(words) <= set(told.words)), None)
        return self._found[words]
