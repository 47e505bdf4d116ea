"""`gloam rules`: the rulebook as text, and which of its rules have tests."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from gloam.cli.screen import Problem, definition, screen
from gloam.kernel.definition import Definition
from gloam.kernel.rulebook import Chapter, Rulebook, RuleText

RULES_SHOWN: Final = 6


def show(name: str, rule: str, search: str, coverage: bool, tests: Path | None) -> None:
    """The rulebook, a chapter, a rule, what a search finds, or the coverage."""
    game = definition(name)
    console = screen()
    if coverage:
        _show_coverage(console, game, tests)
    elif search:
        found = game.rulebook.search(search)
        if not found:
            raise Problem(f"no rule of {game.name} mentions {search!r}; try fewer or shorter words")
        console.print(Group(*map(entry, found)))
        console.print(f"{len(found)} rules. One of them with its source: gloam rules {game.id} {found[0].id}")
    elif rule:
        console.print(Group(*_chosen(game, rule)))
    else:
        for chapter, rules in game.rulebook.chapters:
            console.print(Group(heading(chapter), *map(entry, rules)))


def _chosen(game: Definition, wanted: str) -> Iterator[RenderableType]:
    book = game.rulebook
    if wanted in book.rules:
        yield in_full(book.rules[wanted])
    elif (named := find_chapter(book, wanted)) is not None:
        chapter, rules = named
        yield heading(chapter)
        yield from map(entry, rules)
    elif inside := [rule for rule in book.rules.values() if rule.id.startswith(wanted.rstrip(".") + ".")]:
        yield from map(entry, inside)
    else:
        near = book.search(wanted.replace(".", " ").replace("-", " "))[:5]
        hint = f"; perhaps {', '.join(rule.id for rule in near)}" if near else "; try --search"
        raise Problem(f"{game.name} has no rule or chapter {wanted!r}{hint}")


def look_up(console: Console, book: Rulebook, words: str) -> None:
    """In the middle of a game: the rules that mention the words, or one rule by its id."""
    if words in book.rules:
        console.print(in_full(book.rules[words]))
        return
    if not words:
        chapters = [chapter for chapter, _ in book.chapters]
        console.print(
            f"Name what you look for, as in: rules {chapters[0].id}. There are {len(book.rules)} rules in these chapters:"
        )
        for chapter in chapters:
            console.print(Text.assemble(f"  {chapter.name}", ("  " + chapter.id, "dim")))
        return
    named = find_chapter(book, words)
    found = named[1] if named else book.search(words)
    for rule in found[:RULES_SHOWN]:
        console.print(entry(rule))
    if not found:
        console.print(Text(f"No rule mentions {words!r}; try fewer or shorter words.", style="#FF8C86"))
    elif len(found) > RULES_SHOWN:
        console.print(f"[dim]and {len(found) - RULES_SHOWN} more; add a word, or type a rule's id[/]")


def find_chapter(book: Rulebook, wanted: str) -> tuple[Chapter, list[RuleText]] | None:
    """The chapter of this id or name, with its rules."""
    sought = wanted.lower().rstrip(".")
    return next((each for each in book.chapters if sought in (each[0].id, each[0].name.lower())), None)


def heading(chapter: Chapter) -> RenderableType:
    """A chapter's name with its id, and what it is about."""
    name = Text.assemble((chapter.name, "bold underline"), ("  " + chapter.id, "dim"))
    return Group(name, Text(chapter.about, style="italic"), "")


def entry(rule: RuleText) -> RenderableType:
    """A rule as the rulebook has it: its title with its id, what it says, and the note."""
    said: list[RenderableType] = [Text(rule.text)]
    if rule.note:
        said.append(Text.assemble(("Note. ", "bold"), rule.note, style="dim"))
    title = Text.assemble((rule.title, "bold"), ("  " + rule.id, "dim"))
    return Group(Padding(title, (0, 0, 0, 2)), Padding(Group(*said), (0, 0, 1, 4)))


def in_full(rule: RuleText) -> RenderableType:
    """A rule with its note, its source, and how to check it."""
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    table.add_column(style="bold", no_wrap=True)
    table.add_column()
    table.add_row("rule", Text.assemble((rule.title, "bold"), ("  " + rule.id, "dim")))
    table.add_row("", rule.text)
    if rule.note:
        table.add_row("note", rule.note)
    table.add_row("source", rule.source)
    table.add_row("check", rule.check)
    return table


# --- coverage ---------------------------------------------------------------------------------------------------------


def find_tests(given: Path | None) -> Path:
    """The folder of all tests: as given, or `tests` in the working directory or one above it."""
    if given is not None:
        if not given.is_dir():
            raise Problem(f"--tests {given}: there is no such folder")
        return given
    here = Path.cwd()
    for folder in (here, *here.parents):
        if (folder / "tests").is_dir():
            return folder / "tests"
    raise Problem("no tests folder here or above; go to the project's folder, or name it with --tests DIR")


def marked(folder: Path) -> dict[str, list[str]]:
    """The tests that are marked with each rule: file and name, by the rule's id."""
    tests: dict[str, list[str]] = {}
    for file in sorted(folder.rglob("*.py")):
        try:
            tree = ast.parse(file.read_text(encoding="utf-8"))
        except (SyntaxError, UnicodeDecodeError) as wrong:
            raise Problem(f"{file}: cannot be read as Python: {wrong}") from None
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and _is_mark(node.func):
                for argument in node.args:
                    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                        tests.setdefault(argument.value, []).append(f"{file.relative_to(folder)}:{node.lineno}")
    return tests


def _is_mark(function: ast.expr) -> bool:
    """Whether this is `pytest.mark.rule`."""
    return isinstance(function, ast.Attribute) and ast.unparse(function).endswith("mark.rule")


def _show_coverage(console: Console, game: Definition, tests: Path | None) -> None:
    folder = find_tests(tests)
    if (folder / game.id).is_dir():
        folder /= game.id  # ids of two games may coincide: a game's rules are tested in its own folder
    marks = marked(folder)
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column("chapter")
    table.add_column("rules", justify="right")
    table.add_column("with a test", justify="right")
    table.add_column("without", overflow="fold")
    covered = 0
    for chapter, rules in game.rulebook.chapters:
        without = [rule.id for rule in rules if rule.id not in marks]
        covered += len(rules) - len(without)
        style = "green" if not without else ""
        table.add_row(chapter.name, str(len(rules)), Text(str(len(rules) - len(without)), style=style), ", ".join(without))
    console.print(table)
    total = len(game.rulebook.rules)
    console.print(f"\n{covered} of {total} rules of {game.name} have a test ({covered / total:.0%}), as marked in {folder}.")
