"""The project's own files: locks and settings that work on any machine, and a lock that fits its project."""

import ast
import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
REQUIREMENTS = sorted((ROOT / "requirements").glob("*.txt"))
SETTINGS = sorted(
    path
    for pattern in ("*.toml", "*.cfg", "*.ini", "*.json", "*.yaml", "*.yml", ".npmrc", ".*.toml", ".*.yaml", ".*.yml")
    for folder in (ROOT, ROOT / ".ci", ROOT / "web")
    for path in folder.glob(pattern)
)
ABSOLUTE_PATH = re.compile(r"""(?:^|[\s"'=:(\[,@])(?:/[\w.-]+/[\w.-]|~/|[A-Za-z]:\\)""", re.MULTILINE)
PIN = re.compile(r"^([a-z0-9-]+)(?:\[[\w,-]+\])?==(\S+)")


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def entries(lock: Path) -> list[str]:
    """The requirements in a lock file, each with its continuation lines joined to it."""
    joined = lock.read_text(encoding="utf-8").replace("\\\n", " ")
    return [line for line in joined.splitlines() if line.strip() and not line.startswith("#")]


def pins(lock: Path) -> dict[str, set[str]]:
    """The pinned versions of each package; more than one when platforms differ."""
    found: dict[str, set[str]] = {}
    for entry in entries(lock):
        pin = PIN.match(entry)
        assert pin, f"{name_of(lock)}: not a pinned package: {entry[:60]}"
        found.setdefault(pin[1], set()).add(pin[2])
    return found


def names(requirements: list[str]) -> set[str]:
    return {re.split(r"[^\w.-]", text, maxsplit=1)[0].lower().replace("_", "-") for text in requirements}


def test_the_files_these_tests_read_are_there() -> None:
    assert {"run.txt", "compile.txt", "test.txt"} <= {path.name for path in REQUIREMENTS}
    assert ROOT / "pyproject.toml" in SETTINGS


@pytest.mark.parametrize("path", [*REQUIREMENTS, *SETTINGS], ids=name_of)
def test_no_lock_or_setting_names_a_host_or_a_machine(path: Path) -> None:
    text = re.sub(
        r"https://(github|raw\.githubusercontent)\.com/gloam-games/gloam[\w./-]*", "", path.read_text(encoding="utf-8")
    )  # its page
    assert "://" not in text
    assert "index-url" not in text
    assert not ABSOLUTE_PATH.findall(text)


@pytest.mark.parametrize("lock", REQUIREMENTS, ids=name_of)
def test_every_locked_package_carries_a_hash(lock: Path) -> None:
    assert entries(lock)
    bare = [entry for entry in entries(lock) if not re.search(r"--hash=sha256:[0-9a-f]{64}\b", entry)]
    assert bare == []


def test_the_locks_agree() -> None:
    run, compiling, test = (pins(ROOT / "requirements" / f"{name}.txt") for name in ("run", "compile", "test"))
    assert {package: compiling.get(package) for package in run} == run
    assert {package: test.get(package) for package in compiling} == compiling


def test_the_locks_hold_what_the_project_asks_for() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    groups = project["dependency-groups"]
    run = names(project["project"]["dependencies"] + groups["build"] + project["build-system"]["requires"])
    assert run <= pins(ROOT / "requirements/run.txt").keys()
    assert run | names(groups["compile"]) <= pins(ROOT / "requirements/compile.txt").keys()
    assert run | names(groups["compile"] + groups["test"]) <= pins(ROOT / "requirements/test.txt").keys()


def test_the_tests_have_what_every_extra_brings() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    tested = pins(ROOT / "requirements/test.txt").keys()
    for extra, requirements in project["project"]["optional-dependencies"].items():
        assert names(requirements) - {"gloam"} <= tested, extra


def test_whoever_plays_games_is_held_to_the_registry() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    contracts = project["tool"]["importlinter"]["contracts"]
    (held,) = (set(each["source_modules"]) for each in contracts if each.get("forbidden_modules") == ["gloam.games.*"])
    present = {f"gloam.{name}" for name in ("bots", "lab", "envs", "server") if (ROOT / "src/gloam" / name).is_dir()}
    assert held >= present


TABLES = sorted(path for name in ("tables", "store", "server") for path in (ROOT / "src/gloam" / name).rglob("*.py"))
LINES = 450  # of a module
METHODS = 20  # public ones of a class


def test_each_module_and_class_of_tables_store_and_server_can_be_read_at_a_sitting() -> None:
    """Only the messages are one long list, and the methods of a controller are routes."""
    assert len(TABLES) > 50
    long = {name_of(path) for path in TABLES if len(path.read_text(encoding="utf-8").splitlines()) > LINES}
    assert long <= {"src/gloam/tables/messages.py"}
    large = [
        f"{name_of(path)}: {each.name}"
        for path in TABLES
        for each in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(each, ast.ClassDef) and "Controller" not in map(ast.unparse, each.bases) and len(public(each)) > METHODS
    ]
    assert large == []


def public(each: ast.ClassDef) -> list[str]:
    """The methods of a class that others may call."""
    methods = (member for member in each.body if isinstance(member, ast.FunctionDef | ast.AsyncFunctionDef))
    return [method.name for method in methods if not method.name.startswith("_")]


PATH = re.compile(r"`((?:[\w.-]+/)+[\w.-]*|[\w-]+\.(?:py|toml|ts|svelte))`")


def test_the_way_through_the_code_names_files_that_exist() -> None:
    text = (ROOT / "docs/architecture.md").read_text(encoding="utf-8")
    section = re.search(r"^## How to read this code\n(.*?)^## ", text, re.DOTALL | re.MULTILINE)
    assert section is not None
    paths = PATH.findall(section[1])
    assert len(paths) > 20
    assert [path for path in paths if not (ROOT / path).exists() and not (ROOT / "src/gloam" / path).exists()] == []
