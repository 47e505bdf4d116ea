"""`gloam rules`: the rulebook as text, and which of its rules have tests."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from gloam.cli.screen import Problem, definition, screen
from gloam.kernel.definition import Definition
from gloam.kernel.rulebook import RuleText


def show(name: str, rule: str, search: str, coverage: bool, tests: Path | None) -> None:
    """The rulebook, a section, a rule, what a search finds, or the coverage."""
    game = definition(name)
    console = screen()
    if coverage:
        _show_coverage(console, game, tests)
    elif search:
        found = game.rulebook.search(search)
        if not found:
            raise Problem(f"no rule of {game.name} mentions {search!r}; try fewer or shorter words")
        for each in found:
            console.print(one_line(each))
        console.print(f"\n{len(found)} rules. One of them with its source: gloam rules {game.id} {found[0].id}")
    elif rule:
        console.print(Group(*_chosen(game, rule)))
    else:
        for section in sections(game.rulebook.rules.values()):
            console.print(Text(f"\n{title(section[0])}", style="bold"))
            for each in section[1]:
                console.print(one_line(each))


def _chosen(game: Definition, wanted: str) -> Iterator[RenderableType]:
    rules = game.rulebook.rules
    if wanted in rules:
        yield in_full(rules[wanted])
        return
    inside = [rule for rule in rules.values() if rule.id.startswith(wanted.rstrip(".") + ".")]
    if not inside:
        near = game.rulebook.search(wanted.replace(".", " ").replace("-", " "))[:5]
        hint = f"; perhaps {', '.join(rule.id for rule in near)}" if near else "; try --search"
        raise Problem(f"{game.name} has no rule or section {wanted!r}{hint}")
    for rule in inside:
        yield one_line(rule)


def section_of(rule: RuleText) -> str:
    """The section of the rulebook that a rule belongs to: the first part of its id."""
    return rule.id.partition(".")[0]


def sections(rules: Iterable[RuleText]) -> Iterator[tuple[str, list[RuleText]]]:
    """The rules by section, in the rulebook's order."""
    found: dict[str, list[RuleText]] = {}
    for rule in rules:
        found.setdefault(section_of(rule), []).append(rule)
    yield from found.items()


def title(section: str) -> str:
    """A section's id as a heading."""
    return section.replace("-", " ").capitalize()


def one_line(rule: RuleText) -> RenderableType:
    """A rule with its id."""
    return Padding(Text.assemble(rule.text, ("  " + rule.id, "dim")), (0, 0, 0, 2))


def in_full(rule: RuleText) -> RenderableType:
    """A rule with its source, how to check it, and our ruling."""
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    table.add_column(style="bold", no_wrap=True)
    table.add_column()
    table.add_row("rule", Text(rule.id, style="bold"))
    table.add_row("", rule.text)
    table.add_row("source", rule.source)
    table.add_row("check", rule.check)
    if rule.note:
        table.add_row("note", rule.note)
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
    table.add_column("section")
    table.add_column("rules", justify="right")
    table.add_column("with a test", justify="right")
    table.add_column("without", overflow="fold")
    covered = 0
    for section, rules in sections(game.rulebook.rules.values()):
        without = [rule.id for rule in rules if rule.id not in marks]
        covered += len(rules) - len(without)
        style = "green" if not without else ""
        table.add_row(title(section), str(len(rules)), Text(str(len(rules) - len(without)), style=style), ", ".join(without))
    console.print(table)
    total = len(game.rulebook.rules)
    console.print(f"\n{covered} of {total} rules of {game.name} have a test ({covered / total:.0%}), as marked in {folder}.")
