"""Answers as people type them, and as they are listed: numbers, texts, the beginnings of words."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from difflib import get_close_matches
from typing import NamedTuple

from rich.columns import Columns
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from gloam.kernel.game import Game

NUMBER = "bold #F5B24A"
COMPACT = 30  # answers whose texts are shorter than this stand side by side
MANY = 12
A_BOARD = 40  # so many places of a board need no numbers: their names are shorter


class Unclear(ValueError):
    """What was typed fits no answer, or several: says which."""


def understand(game: Game, options: Sequence[int], typed: str) -> int:
    """The answer that was meant: one of `options` by number, text or beginnings of its words, or any other by its whole text.

    An answer that is not among the options may come back: the game then says why it is refused. Raises Unclear.
    """
    catalogue = game.setup.definition.catalogue
    text = " ".join(typed.lower().split())
    if text.isdecimal():
        if not 1 <= int(text) <= len(options):
            raise Unclear(f"There is no answer {text}; choose from 1 to {len(options)}.")
        return options[int(text) - 1]
    fitting = matching(game, options, text)
    if len(fitting) == 1:
        return fitting[0]
    if fitting:
        some = ", ".join(f"{options.index(answer) + 1} {catalogue.text(answer)}" for answer in fitting[:6])
        more = " ..." if len(fitting) > 6 else ""
        raise Unclear(f"{typed.strip()!r} fits several answers: {some}{more}. Type more of it, or a number.")
    elsewhere = matching(game, range(len(catalogue)), text)
    if len(elsewhere) == 1:
        return elsewhere[0]
    if given_up := matching(game, options, text, bare=True):
        said = catalogue.text(given_up[0]).replace("_", " ")
        raise Unclear(f"{typed.strip()!r} alone does nothing here. If you mean that, type it whole: {said}")
    near = get_close_matches(text, [catalogue.text(option) for option in options], 3, 0.6)
    hint = f"Did you mean {' or '.join(near)}?" if near else "Type a number from the list, or the beginning of an answer."
    raise Unclear(f"{typed.strip()!r} is not clear. {hint} `help` tells what else you can type.")


def matching(game: Game, options: Iterable[int], typed: str, bare: bool = False) -> list[int]:
    """The answers that a text fits best: as a whole, then by beginnings of words from the first on, then of any in order.

    An answer that gives something up is meant only by who names its kind, unless a bare name is to be enough.
    """
    definition = game.setup.definition
    wanted = _words(typed)
    best: list[int] = []
    best_fit = 4
    for option in options:
        text = definition.catalogue.text(option)
        label = str(definition.shown.label(game, option))
        fit = _fit(wanted, text, label)
        gives_up = text.partition(" ")[0] in definition.shown.deliberate
        if 1 < fit < 4 and gives_up and not bare and not _begins(wanted, text, label):
            continue
        if fit < best_fit:
            best, best_fit = [option], fit
        elif fit == best_fit and fit < 4:
            best.append(option)
    return best


def _words(text: str) -> list[str]:
    return re.findall(r"[\w&']+", text.lower().replace("_", " "))


def _fit(wanted: list[str], text: str, label: str) -> int:
    """How well typed words fit an answer: 0 is best, 4 is not at all."""
    words, spoken = _words(text), _words(label)
    if not wanted:
        return 4
    if wanted in (words, spoken):
        return 0
    if len(wanted) <= len(words) and all(word.startswith(begun) for word, begun in zip(words, wanted, strict=False)):
        return 1
    if _in_order(wanted, words):
        return 2
    return 3 if _in_order(wanted, spoken) else 4


def _begins(wanted: list[str], text: str, label: str) -> bool:
    """Whether the first typed word is the beginning of how an answer begins."""
    return any(words and words[0].startswith(wanted[0]) for words in (_words(text), _words(label)))


def _in_order(wanted: list[str], words: list[str]) -> bool:
    """Whether each of the wanted beginnings begins a word, one after the other."""
    rest = iter(words)
    return all(any(word.startswith(begun) for word in rest) for begun in wanted)


# --- the list of answers ----------------------------------------------------------------------------------------------


def listing(game: Game, options: Sequence[int], most: int | None = None) -> RenderableType:
    """The answers with their numbers, those of a kind together; what their labels begin with alike is said once.

    Where there is room for so many lines at `most`, they are told in as few words as that takes.
    """
    told = _told(game, options)
    return _spacious(told) if most is None else _Fitted(told, most)


class _Kind(NamedTuple):
    """Answers of a kind: what their labels begin and end with alike, and each with its number."""

    begins: str
    ends: str
    numbered: list[tuple[str, str]]


def _told(game: Game, options: Sequence[int]) -> list[_Kind]:
    definition = game.setup.definition
    groups: dict[str, list[int]] = {}
    for option in options:
        groups.setdefault(definition.catalogue.name_of(option), []).append(option)
    told: list[_Kind] = []
    for group in groups.values():
        labels = [str(definition.shown.label(game, option)) for option in group]
        begins = _alike(labels) if len(labels) > 1 else ""
        numbered = [(str(options.index(o) + 1), label[len(begins) :].strip()) for o, label in zip(group, labels, strict=True)]
        told.append(_Kind(begins, *_ending_alike(numbered)))
    return told


def _ending_alike(numbered: list[tuple[str, str]]) -> tuple[str, list[tuple[str, str]]]:
    """What the places of a whole board end with alike: "C8, soaring", "D8, soaring"."""
    ends = {text.partition(", ")[2] for _, text in numbered}
    if len(numbered) <= A_BOARD or len(ends) > 1:
        return "", numbered
    return ends.pop(), [(number, text.partition(", ")[0]) for number, text in numbered]


def _spacious(told: list[_Kind]) -> Table:
    """Each kind of answers in its own lines."""
    table = Table.grid(padding=(0, 1))
    table.add_column(justify="right", style="dim", no_wrap=True)
    table.add_column()
    single: list[tuple[str, str]] = []
    for begins, ends, numbered in told:
        if len(numbered) == 1 and not _is_long(numbered):
            single += numbered
            continue
        if single:
            table.add_row("", _Flow(_numbered(single)))
            single = []
        table.add_row(f"{begins}{f' ({ends})' if ends else ''}", *_group(numbered))
    if single:
        table.add_row("", _Flow(_numbered(single)))
    return table


class _Fitted:
    """A list of answers in so many lines at most: as it is, in brief, or the beginning of that."""

    def __init__(self, told: list[_Kind], most: int) -> None:
        self.told = told
        self.most = most

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        spacious = _spacious(self.told)
        if len(console.render_lines(spacious, options)) <= self.most:
            yield spacious
            return
        lines = list(_Flow(_in_brief(self.told)).lines(options.max_width))
        yield from lines[: self.most if len(lines) <= self.most else self.most - 1]
        if len(lines) > self.most:
            yield Text("... and more: `answers` lists them all.", style="dim")


def _in_brief(told: list[_Kind]) -> list[Text]:
    """All answers one after the other, without what comes of them; places of a whole board by rows."""
    texts: list[Text] = []
    for begins, ends, numbered in told:
        head = f"{begins}{f' ({ends})' if ends else ''}:"
        texts += [Text(head, style="dim", no_wrap=True)] if begins else []
        if len(numbered) > A_BOARD:
            texts += [Text(run, no_wrap=True) for run in runs([text.partition(":")[0] for _, text in numbered])]
        else:
            texts += _numbered([(number, text.partition(":")[0]) for number, text in numbered])
    return texts


def runs(places: list[str]) -> list[str]:
    """Places of a board, those beside each other in a row together: "G9-J9". Others stay as they are."""
    runs: list[list[str]] = []
    for place in places:
        if runs and _is_beside(runs[-1][-1], place):
            runs[-1].append(place)
        else:
            runs.append([place])
    return [run[0] if len(run) == 1 else f"{run[0]}-{run[-1]}" for run in runs]


def _is_beside(place: str, other: str) -> bool:
    """Whether a place is the next in its row: "H9" after "G9"."""
    row = place[1:]
    return row.isdecimal() and other[1:] == row and ord(other[0]) == ord(place[0]) + 1


def _group(numbered: list[tuple[str, str]]) -> list[RenderableType]:
    """Answers of a kind: below each other if they are long, in columns, one after the other, or, of a whole board, by name."""
    if _is_long(numbered):
        return [_one_below_the_other(numbered)]
    if len(numbered) <= MANY:
        return [Columns(_numbered(numbered), padding=(0, 2))]
    plain = [(number, text) for number, text in numbered if ":" not in text]
    if len(plain) <= A_BOARD:
        return [_Flow(_numbered(numbered))]
    rest = [(number, text) for number, text in numbered if ":" in text]
    names = Text(" ".join([text for _, text in plain]))
    return [Group(*([_Flow(_numbered(rest))] if rest else []), names)]


def _is_long(numbered: list[tuple[str, str]]) -> bool:
    return max(len(text) for _, text in numbered) > COMPACT and len(numbered) <= MANY


def _one_below_the_other(numbered: list[tuple[str, str]]) -> Table:
    table = Table.grid(padding=(0, 1))
    table.add_column(style=NUMBER, no_wrap=True)
    table.add_column()
    for number, text in numbered:
        table.add_row(number, text)
    return table


def _numbered(numbered: list[tuple[str, str]]) -> list[Text]:
    return [Text.assemble((number, NUMBER), f" {text}", no_wrap=True) for number, text in numbered]


class _Flow:
    """Texts one after the other, none of them broken, in as few lines as they need."""

    def __init__(self, texts: list[Text]) -> None:
        self.texts = texts

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield from self.lines(options.max_width)

    def lines(self, width: int) -> Iterator[Text]:
        row = Text()
        for text in self.texts:
            if row and row.cell_len + 2 + text.cell_len > width:
                yield row
                row = Text()
            row.append("  " if row else "").append_text(text)
        yield row


def _alike(labels: list[str]) -> str:
    """The words with which all labels begin."""
    first = labels[0].split(" ")
    count = 0
    while all(label.split(" ")[: count + 1] == first[: count + 1] and len(label.split(" ")) > count + 1 for label in labels):
        count += 1
    return " ".join(first[:count])
