"""Answers as people type them, and as they are listed: numbers, texts, the beginnings of words."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from difflib import get_close_matches

from rich.columns import Columns
from rich.table import Table
from rich.text import Text

from gloam.kernel.game import Game

NUMBER = "bold #F5B24A"
COMPACT = 30  # answers whose texts are shorter than this stand side by side


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
    near = get_close_matches(text, [catalogue.text(option) for option in options], 3, 0.6)
    hint = f"Did you mean {' or '.join(near)}?" if near else "Type a number from the list, or the beginning of an answer."
    raise Unclear(f"{typed.strip()!r} is not clear. {hint} `help` tells what else you can type.")


def matching(game: Game, options: Iterable[int], typed: str) -> list[int]:
    """The answers that a text fits best: as a whole, then by beginnings of words from the first on, then of any in order."""
    definition = game.setup.definition
    wanted = _words(typed)
    best: list[int] = []
    best_fit = 4
    for option in options:
        text = definition.catalogue.text(option)
        label = definition.shown.label(game, option)
        fit = _fit(wanted, text, label)
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
    for group in kinds.values():
        labels = [definition.shown.label(game, option) for option in group]
        alike = _alike(labels) if len(labels) > 1 else ""
        numbered = [(str(options.index(o) + 1), label[len(alike) :].strip()) for o, label in zip(group, labels, strict=True)]
        table.add_row(alike, _one_below_the_other(numbered) if _is_long(numbered) else _side_by_side(numbered))
    return table


def _is_long(numbered: list[tuple[str, str]]) -> bool:
    return max(len(text) for _, text in numbered) > COMPACT


def _one_below_the_other(numbered: list[tuple[str, str]]) -> Table:
    table = Table.grid(padding=(0, 1))
    table.add_column(style=NUMBER, no_wrap=True)
    table.add_column()
    for number, text in numbered:
        table.add_row(number, text)
    return table


def _side_by_side(numbered: list[tuple[str, str]]) -> Columns:
    texts = [Text.assemble((number, NUMBER), f" {text}", no_wrap=True) for number, text in numbered]
    return Columns(texts, padding=(0, 2))


def _alike(labels: list[str]) -> str:
    """The words with which all labels begin."""
    first = labels[0].split(" ")
    count = 0
    while all(label.split(" ")[: count + 1] == first[: count + 1] and len(label.split(" ")) > count + 1 for label in labels):
        count += 1
    return " ".join(first[:count])
