"""Compiled modules: made where a C compiler is, used while they are fresh, and done without anywhere else.

A small project of its own stands for Gloam here: one module of its kernel, one of each of two games.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from gloam.compiled import building

KERNEL = r"""
from typing import Final

ONE: Final = 1


def number(word: str = "one") -> int:
    'The "number", whatever it is called – in any letters.'
    return ONE


class Counter:
    'Counts.'

    def __init__(self) -> None:
        self.count = 0

    def add(self, more: int = 1) -> int:
        '''Add to the count.

        Twice \\ if you like?
        '''
        self.count += more
        return self.count
"""
GAME = """
from gloam.kernel.base import number


def sum() -> int:
    return number() + 10
"""
ASK = """
import sys

import gloam
from gloam.games.hill import rules as hill
from gloam.games.moor import rules as moor

modules = (sys.modules["gloam.kernel.base"], hill, moor)
pure = [module.__name__.removeprefix("gloam.") for module in modules if module.__file__.endswith(".py")]
print(hill.sum(), moor.sum(), *pure)
print(gloam.compiled.told())
"""
HELP = """
import inspect

from gloam.kernel.base import Counter, number

for each in (number, Counter, Counter.add):
    print(inspect.signature(each), repr(inspect.getdoc(each)))
"""
EVERYTHING = "kernel.base games.hill.rules games.moor.rules"

try:
    building.c_compiler()
    no_compiler = ""
except building.CannotCompile as problem:
    no_compiler = str(problem)

needs_compiler = pytest.mark.skipif(bool(no_compiler), reason=no_compiler)


class Project:
    """The small project, and what is done with it."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.package = root / "src" / "gloam"
        self.environment = {name: value for name, value in os.environ.items() if name != "GLOAM_PURE"}
        groups = "".join(f"{name} = ['*']\n" for name in ("kernel", "hill", "moor"))
        self.write(root / "pyproject.toml", f"[tool.gloam.compiled]\n{groups}")
        self.write(self.package / "__init__.py", "from gloam import compiled\n")
        self.write(self.package / "kernel" / "base.py", KERNEL)
        for game in ("hill", "moor"):
            self.write(self.package / "games" / game / "rules.py", GAME)
        for folder in ("kernel", "show", "games", "games/hill", "games/moor"):
            self.write(self.package / folder / "__init__.py", "")
        ours = Path(building.__file__).parent
        shutil.copytree(ours, self.package / "compiled", ignore=shutil.ignore_patterns(building.TAG, "__pycache__"))

    def write(self, path: Path, text: str) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    def edit(self, name: str, old: str, new: str) -> None:
        path = self.package / name
        self.write(path, path.read_text(encoding="utf-8").replace(old, new))

    def build(self, *wish: str, **environment: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, str(self.package / "compiled" / "building.py"), *wish]
        return subprocess.run(command, env={**self.environment, **environment}, capture_output=True, text=True, timeout=120)

    def ask(self, question: str = ASK, **environment: str) -> list[str]:
        """What the games answer, which modules are pure, and the sentence about that; or what another question prints."""
        # A source that changes within a second and keeps its size would be taken from its bytecode.
        found = {**self.environment, "PYTHONPATH": str(self.package.parent), "PYTHONDONTWRITEBYTECODE": "1", **environment}
        done = subprocess.run(
            [sys.executable, "-c", question], env=found, capture_output=True, text=True, timeout=60, cwd=self.root
        )
        return done.stdout.splitlines() or done.stderr.splitlines()[-1:]


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Project:
    """A project with everything compiled."""
    project = Project(tmp_path_factory.mktemp("made"))
    done = project.build()
    assert done.returncode == 0, done.stderr
    assert "Compiling the rules: 100 %" in done.stderr
    return project


@pytest.fixture
def project(made: Project) -> Iterator[Project]:
    """The same, whatever was changed before."""
    yield made
    made.write(made.package / "kernel" / "base.py", KERNEL)
    made.write(made.package / "games" / "hill" / "rules.py", GAME)


@needs_compiler
def test_what_is_compiled_is_used_unless_pure_python_is_asked_for(project: Project) -> None:
    assert project.ask() == ["11 11", "compiled"]
    assert project.ask(GLOAM_PURE="0") == ["11 11", "compiled"]
    assert project.ask(GLOAM_PURE="1") == [f"11 11 {EVERYTHING}", "pure Python, as GLOAM_PURE asks"]


@needs_compiler
def test_docstrings_and_signatures_are_those_of_the_sources(project: Project) -> None:
    assert [line.replace("self, /", "self") for line in project.ask(HELP)] == [
        "(word='one') 'The \"number\", whatever it is called – in any letters.'",
        "() 'Counts.'",
        "(self, more=1) 'Add to the count.\\n\\nTwice \\\\ if you like?'",
    ]


@needs_compiler
def test_a_changed_game_is_pure_at_once_and_alone(project: Project) -> None:
    project.edit("games/hill/rules.py", "10", "20")
    assert project.ask() == [
        "21 11 games.hill.rules",
        "compiled, but hill in pure Python: sources have changed since they were compiled",
    ]
    assert "GLOAM_PURE=0, but Gloam is compiled, but hill" in project.ask(GLOAM_PURE="0")[0]


@needs_compiler
def test_a_changed_kernel_makes_everything_pure(project: Project) -> None:
    project.edit("kernel/base.py", "ONE: Final = 1", "ONE: Final = 2")
    assert project.ask() == [f"12 12 {EVERYTHING}", "pure Python: sources have changed since they were compiled"]


@needs_compiler
def test_what_is_fresh_is_not_compiled_again_and_what_has_changed_is(project: Project) -> None:
    assert project.build("lacking").returncode == 1
    done = project.build()
    assert (done.returncode, done.stderr) == (0, "")
    project.edit("games/hill/rules.py", "10", "30")
    assert project.build("lacking").returncode == 0
    assert project.build("lacking", GLOAM_PURE="1").returncode == 1
    assert project.build().returncode == 0
    assert project.ask() == ["31 11", "compiled"]


@needs_compiler
def test_what_does_not_compile_is_said_once_and_changes_nothing(project: Project) -> None:
    project.edit("games/hill/rules.py", "return number", "return 'ten' + number")
    done = project.build()
    assert done.returncode == 1
    assert "Gloam plays in pure Python: gloam/games/hill/rules.py:6: error" in done.stderr
    assert project.build("lacking").returncode == 1
    assert project.ask()[0].startswith("TypeError")
    project.write(project.package / "games" / "hill" / "rules.py", GAME)
    assert project.ask(GLOAM_PURE="1")[0].startswith("11 11")


def test_without_a_c_compiler_a_line_says_so(tmp_path: Path) -> None:
    project = Project(tmp_path / "project")
    nothing = {"PATH": str(tmp_path), "CC": ""}
    done = project.build(**nothing)
    assert (done.returncode, done.stderr) == (building.NO_COMPILER, "Gloam plays in pure Python: no C compiler was found.\n")
    assert project.ask(**nothing) == [f"11 11 {EVERYTHING}", "pure Python: no C compiler was found"]
    again = project.build("lacking", **nothing)
    assert (again.returncode, again.stderr) == (1, "")


def test_with_a_compiler_that_does_not_know_this_python_a_line_says_so(tmp_path: Path) -> None:
    project = Project(tmp_path / "project")
    compiler = tmp_path / "cc"
    compiler.write_text("#!/bin/sh\necho 'Python.h: No such file or directory' >&2\nexit 1\n", encoding="utf-8")
    compiler.chmod(0o755)
    done = project.build(CC=str(compiler))
    assert done.returncode == building.NO_COMPILER
    assert done.stderr.endswith("does not compile for this Python: Python.h: No such file or directory.\n")
