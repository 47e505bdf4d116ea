"""Answers as people type them, and as they are listed: numbers, texts, the beginnings of words."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from difflib import get_close_matches

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
        label = definition.shown.label(game, option)
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


def listing(game: Game, options: Sequence[int]) -> Table:
    """The answers with their numbers, those of a kind together; what their labels begin with alike is said once."""
    definition = game.setup.definition
    kinds: dict[str, list[int]] = {}
    for option in options:
        kinds.setdefault(definition.catalogue.name_of(option), []).append(option)
    table = Table.grid(padding=(0, 1))
    table.add_column(justify="right", style="dim", no_wrap=True)
    table.add_column()
    single: list[tuple[str, str]] = []
    for group in kinds.values():
        labels = [definition.shown.label(game, option) for option in group]
        alike = _alike(labels) if len(labels) > 1 else ""
        numbered = [(str(options.index(o) + 1), label[len(alike) :].strip()) for o, label in zip(group, labels, strict=True)]
        if len(group) == 1 and not _is_long(numbered):
            single += numbered
            continue
        if single:
            table.add_row("", _Flow(_numbered(single)))
            single = []
        table.add_row(alike, *_group(numbered))
    if single:
        table.add_row("", _Flow(_numbered(single)))
    return table


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
        row = Text()
        for text in self.texts:
            if row and row.cell_len + 2 + text.cell_len > options.max_width:
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
