"""Plant small errors in a game's rules, one at a time, and see whether a test fails.

    .venv/bin/python bench/mutants.py horrified                          # a sample of 100
    .venv/bin/python bench/mutants.py horrified --sample 50 --seed 2
    .venv/bin/python bench/mutants.py horrified --only strike            # those whose place or change contains this

A mutant is one change of one expression or statement in a line that some test runs: a comparison off by one, a number one more or
less, a loop without its last turn, a dropped statement. The tests that run the line try it, the quickest first, up to the first
failure. Mutants that no test can tell from the rules are listed in bench/equivalent.toml, each with the reason.

Tests are collected once. Each mutant has a forked process of its own, in which the changed code takes the function's place.
Which test runs which lines is found once and kept in pytest's cache, for each file of tests until it or the sources change.
What is computed while modules are imported stays as it was, so only lines that run later are changed.
"""

from __future__ import annotations

import argparse
import ast
import contextlib
import copy
import functools
import gc
import hashlib
import json
import os
import random
import resource
import select
import signal
import sys
import time
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from types import CodeType, FrameType, FunctionType
from typing import Any, Final, NamedTuple

import pytest
from _pytest.runner import runtestprotocol

ROOT: Final = Path(__file__).resolve().parents[1]
EQUIVALENT: Final = Path(__file__).with_name("equivalent.toml")
FOLDERS: Final = ("rules", "powers", "twists")
"""Where a game's rules are."""

PROCESSES: Final = 2
MEMORY: Final = 4 << 30
LONGER: Final = 10
"""A test that computes so many times as long as usual has failed: the error never ends."""
IMPOSSIBLE: Final = "impossible"
LEAST: Final = 2.0
"""So many seconds it has at least."""

Line = tuple[str, int]

# --- mutants ----------------------------------------------------------------------------------------------------------


class Mutant(NamedTuple):
    """One change: in the tree of a file, `holder.field` (or an entry of it) becomes `other`."""

    path: str
    function: str
    lines: range
    change: str
    holder: ast.AST
    field: str
    entry: int
    other: ast.AST

    @property
    def place(self) -> str:
        return f"{self.path} {self.function}"


_COMPARED: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip
_COMPUTED: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.FloorDiv, ast.FloorDiv: ast.Mult,
    ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd, ast.LShift: ast.RShift, ast.RShift: ast.LShift,
}  # fmt: skip


def expressions(node: ast.expr) -> Iterator[ast.expr]:
    """What an expression may become."""
    match node:
        case ast.Compare():
            for i, op in enumerate(node.ops):
                ops = [*node.ops[:i], _COMPARED[type(op)](), *node.ops[i + 1 :]]
                yield ast.Compare(node.left, ops, node.comparators)
        case ast.BoolOp():
            yield ast.BoolOp(ast.Or() if isinstance(node.op, ast.And) else ast.And(), node.values)
            for i in range(len(node.values)):
                left = node.values[:i] + node.values[i + 1 :]
                yield left[0] if len(left) == 1 else ast.BoolOp(node.op, left)
        case ast.UnaryOp(op=ast.Not()):
            yield node.operand
        case ast.BinOp() if type(node.op) in _COMPUTED:
            yield ast.BinOp(node.left, _COMPUTED[type(node.op)](), node.right)
        case ast.IfExp():
            yield node.body
            yield node.orelse
        case ast.Constant(value=bool()):
            yield ast.Constant(not node.value)
        case ast.Constant(value=int(number)):
            yield ast.Constant(number + 1)
            yield ast.Constant(number - 1)
        case _:
            pass


def but_one(iterated: ast.expr) -> Iterator[ast.expr]:
    """What a loop may run over instead: all but the last, all but the first."""
    for part in ("[:-1]", "[1:]"):
        shortened = ast.parse(f"list(x){part}", mode="eval").body
        assert isinstance(shortened, ast.Subscript)
        assert isinstance(shortened.value, ast.Call)
        shortened.value.args = [iterated]
        yield shortened


def statements(node: ast.stmt, returns_nothing: bool) -> Iterator[ast.stmt]:
    """What a statement may become: nothing, the end of the function, or the opposite."""
    match node:
        case ast.Expr(value=ast.Constant()):
            return
        case ast.Assign(targets=[ast.Name()]) | ast.AnnAssign():
            return
        case ast.Expr() | ast.Assign() | ast.AugAssign() | ast.Delete() | ast.Return(value=None):
            yield ast.Pass()
            if returns_nothing and not isinstance(node, ast.Return):
                yield ast.Return()
            if isinstance(node, ast.AugAssign) and type(node.op) in _COMPUTED:
                yield ast.AugAssign(node.target, _COMPUTED[type(node.op)](), node.value)
        case ast.Break():
            yield ast.Continue()
        case ast.Continue():
            yield ast.Break()
        case _:
            pass


def header(node: ast.stmt) -> str:
    """The first line of a statement, without what it holds."""
    if isinstance(node, (ast.If, ast.For, ast.While, ast.With)):
        bare = copy.copy(node)
        bare.body = [ast.Pass()]
        if not isinstance(bare, ast.With):
            bare.orelse = []
        return ast.unparse(bare).rpartition("\n")[0]
    return ast.unparse(node)


class Mutants:
    """All mutants of a file."""

    def __init__(self, path: str, source: str) -> None:
        self.path = path
        self.tree = ast.parse(source)
        self.found: list[Mutant] = []
        for each in self.tree.body:
            self._look_for_functions(each, "")

    def _look_for_functions(self, node: ast.stmt, within: str) -> None:
        if isinstance(node, ast.FunctionDef):
            nothing = isinstance(node.returns, ast.Constant) and node.returns.value is None
            self._block(node, "body", f"{within}{node.name}", nothing)
        elif isinstance(node, ast.ClassDef):
            for inner in node.body:
                self._look_for_functions(inner, f"{within}{node.name}.")

    def _block(self, holder: ast.AST, field: str, function: str, nothing: bool) -> None:
        for i, node in enumerate(getattr(holder, field)):
            if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
                self._look_for_functions(node, f"{function}.")
                continue
            for other in statements(node, nothing):
                self._add(node, function, holder, field, i, other)
            if isinstance(node, ast.For):
                for shorter in but_one(node.iter):
                    self._add(node, function, node, "iter", -1, shorter)
            for name in ("body", "orelse", "finalbody"):
                if getattr(node, name, None):
                    self._block(node, name, function, nothing)
            self._within(node, node, function)

    def _within(self, node: ast.AST, stmt: ast.stmt, function: str) -> None:
        """The expressions of a statement, not those of the statements in it."""
        if isinstance(node, (ast.Assert, ast.Raise)):
            return
        for field, value in ast.iter_fields(node):
            if field == "annotation":
                continue
            for i, child in enumerate(value) if isinstance(value, list) else ((-1, value),):
                if isinstance(child, ast.comprehension):
                    for other in but_one(child.iter):
                        self._add(stmt, function, child, "iter", -1, other)
                    self._within(child, stmt, function)
                elif isinstance(child, ast.expr) and not isinstance(child, (ast.JoinedStr, ast.Lambda)):
                    for other in expressions(child):
                        self._add(stmt, function, node, field, i, other)
                    self._within(child, stmt, function)
                elif isinstance(child, (ast.keyword, ast.slice, ast.match_case)):
                    self._within(child, stmt, function)

    def _add(self, stmt: ast.stmt, function: str, holder: ast.AST, field: str, index: int, other: ast.AST) -> None:
        old = getattr(holder, field) if index < 0 else getattr(holder, field)[index]
        for new in ast.walk(other):
            if "lineno" not in new.__dict__:
                ast.copy_location(new, old)
        before = header(stmt)
        if old is stmt:
            assert isinstance(other, ast.stmt)
            after = header(other)
        else:
            _put(holder, field, index, other)
            after = header(stmt)
            _put(holder, field, index, old)
        inner = [child.lineno for name in ("body", "orelse") for child in getattr(stmt, name, [])]
        last = min([*inner, (stmt.end_lineno or stmt.lineno) + 1])
        lines = range(stmt.lineno, max(last, stmt.lineno + 1))
        self.found.append(Mutant(self.path, function, lines, f"{before} -> {after}", holder, field, index, other))

    def code(self, mutant: Mutant) -> CodeType:
        """The code of the file with one mutant in it."""
        old = getattr(mutant.holder, mutant.field)
        old = old if mutant.entry < 0 else old[mutant.entry]
        _put(mutant.holder, mutant.field, mutant.entry, mutant.other)
        try:
            return compile(self.tree, str(ROOT / mutant.path), "exec", dont_inherit=True)
        finally:
            _put(mutant.holder, mutant.field, mutant.entry, old)


def _put(holder: ast.AST, field: str, index: int, node: Any) -> None:
    if index < 0:
        setattr(holder, field, node)
    else:
        getattr(holder, field)[index] = node


def codes(code: CodeType) -> dict[tuple[str, int], CodeType]:
    """Every function's code in a file's, by its name and first line."""
    found: dict[tuple[str, int], CodeType] = {}
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            found[inner.co_qualname, inner.co_firstlineno] = inner
            found.update(codes(inner))
    return found


# --- which test runs which lines --------------------------------------------------------------------------------------


class Reach(NamedTuple):
    """What a test does: how long it takes, and which lines of the rules it runs; whether it passes at all."""

    seconds: float
    lines: list[Line]
    passes: bool


class Tracer:
    """Notes the lines of some files that are run. A function whose lines were all met is not followed again."""

    def __init__(self, paths: dict[str, str]) -> None:
        self.paths = paths  # by the name of the file of a code: the path within the project
        self.left: dict[CodeType, set[int]] = {}
        self.met: set[Line] = set()

    def __call__(self, frame: FrameType, event: str, arg: Any) -> Any:
        code = frame.f_code
        if code.co_filename not in self.paths:
            return None
        left = self.left.get(code)
        if left is None:
            left = self.left[code] = {line for _, _, line in code.co_lines() if line} - {code.co_firstlineno}
        return self.line if left else None

    def line(self, frame: FrameType, event: str, arg: Any) -> Any:
        if event == "line":
            code = frame.f_code
            self.left[code].discard(frame.f_lineno)
            self.met.add((self.paths[code.co_filename], frame.f_lineno))
        return self.line


def reached(item: pytest.Item, paths: dict[str, str]) -> Reach:
    """Run a test and see."""
    tracer = Tracer(paths)
    begun = time.process_time()
    sys.settrace(tracer)
    try:
        passes = run(item, None)
    finally:
        sys.settrace(None)
    return Reach(time.process_time() - begun, sorted(tracer.met), passes)


def run(item: pytest.Item, after: pytest.Item | None) -> bool:
    """Whether a test passes; `after` is the one that comes next."""
    return not any(report.failed for report in runtestprotocol(item, log=False, nextitem=after))


def forked(work: Any) -> tuple[int, int]:
    """Do some work in a process of its own: its id, and where to read what the work wrote."""
    reads, writes = os.pipe()
    child = os.fork()
    if child:
        os.close(writes)
        return child, reads
    status = 1
    with contextlib.suppress(BaseException):
        os.close(reads)
        quiet = os.open(os.devnull, os.O_RDWR)
        for stream in range(3):
            os.dup2(quiet, stream)
        work(writes)
        status = 0
    os._exit(status)


def read_all(source: int) -> bytes:
    found = b""
    while more := os.read(source, 1 << 16):
        found += more
    os.close(source)
    return found


# --- the run ----------------------------------------------------------------------------------------------------------


class Run:
    """A plugin of pytest that tries mutants instead of running the tests."""

    def __init__(self, wish: argparse.Namespace) -> None:
        self.wish = wish
        home = ROOT / "src/gloam/games" / wish.game
        files = [path for folder in FOLDERS for path in sorted((home / folder).rglob("*.py"))]
        self.paths = {str(path): str(path.relative_to(ROOT)) for path in files}
        self.failed = False

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        others = {path.name for path in (ROOT / "src/gloam/games").iterdir()} - {self.wish.game}
        others |= {name.replace("_", "-") for name in others}
        items = [item for item in session.items if not any(other in item.nodeid for other in others)]
        reach = self._reach(session.config, items)
        for item in items:
            if not reach[item.nodeid].passes:
                print(f"fails without a change, and is left out: {item.nodeid}")
        items = [item for item in items if reach[item.nodeid].passes]
        items.sort(key=lambda item: reach[item.nodeid].seconds)
        self._try(items, reach)
        return True

    def _reach(self, config: pytest.Config, items: list[pytest.Item]) -> dict[str, Reach]:
        """What each test runs, as far as it is not known from earlier."""
        assert config.cache is not None
        sources = hashlib.sha256()
        package = ROOT / "src/gloam"
        folders = [package / "kernel", package / "show", package / "bots", package / "games" / self.wish.game]
        files = [path for folder in folders for path in folder.rglob("*") if path.suffix in (".py", ".toml")]
        for path in sorted([*files, *ROOT.glob("tests/**/conftest.py")]):
            sources.update(path.read_bytes())
        known: dict[str, dict[str, Any]] = config.cache.get(f"mutants/{self.wish.game}/lines", {})
        by_file: dict[Path, list[pytest.Item]] = {}
        for item in items:
            by_file.setdefault(item.path, []).append(item)
        kept: dict[str, dict[str, Any]] = {}
        missing: list[pytest.Item] = []
        for path, tests in by_file.items():
            digest = sources.copy()
            digest.update(path.read_bytes())
            name, mark = str(path.relative_to(ROOT)), digest.hexdigest()
            kept[name] = {"of": mark, "tests": {}}
            if known.get(name, {}).get("of") == mark and all(test.nodeid in known[name]["tests"] for test in tests):
                kept[name] = known[name]
            else:
                missing += tests
        if missing:
            print(f"finding out which lines {len(missing)} tests run ...", flush=True)
            half = len(missing) // PROCESSES + 1
            parts = [missing[i : i + half] for i in range(0, len(missing), half)]
            at_work = [forked(functools.partial(self._look, part)) for part in parts]
            for child, source in at_work:
                found = json.loads(read_all(source))
                os.waitpid(child, 0)
                for node, reach in found.items():
                    kept[node.partition("::")[0]]["tests"][node] = reach
            config.cache.set(f"mutants/{self.wish.game}/lines", kept)
        return {
            node: Reach(seconds, [(path, line) for path, line in lines], passes)
            for tests_of in kept.values()
            for node, (seconds, lines, passes) in tests_of["tests"].items()
        }

    def _look(self, items: list[pytest.Item], writes: int) -> None:
        """Each test in a process of its own: what an earlier one has computed and kept would not run again."""
        found = {}
        for item in items:
            child, source = forked(functools.partial(self._look_at, item))
            found[item.nodeid] = json.loads(read_all(source))
            os.waitpid(child, 0)
        with os.fdopen(writes, "w") as out:
            json.dump(found, out)

    def _look_at(self, item: pytest.Item, writes: int) -> None:
        with os.fdopen(writes, "w") as out:
            json.dump(reached(item, self.paths), out)

    def _try(self, items: list[pytest.Item], reach: dict[str, Reach]) -> None:
        reaching: dict[Line, list[pytest.Item]] = {}
        for item in items:
            for line in reach[item.nodeid].lines:
                reaching.setdefault(line, []).append(item)
        files = {path: Mutants(path, Path(file).read_text()) for file, path in self.paths.items()}
        every = [mutant for file in files.values() for mutant in file.found]
        every = [mutant for mutant in every if any((mutant.path, line) in reaching for line in mutant.lines)]
        every = [mutant for mutant in every if self.wish.only in f"{mutant.place}: {mutant.change}"]
        dice = random.Random(f"{self.wish.game} {self.wish.seed}")
        sample = dice.sample(every, min(self.wish.sample, len(every)))
        print(f"{len(every)} mutants in lines that {len(items)} tests run; {len(sample)} are tried.", flush=True)
        explained = {
            (known["game"], known["place"], known["change"]): known["why"]
            for known in tomllib.loads(EQUIVALENT.read_text()).get("mutant", [])
        }
        self.functions: dict[tuple[str, str, int], list[FunctionType]] = {}
        self.caches: list[Any] = []
        gc.unfreeze()
        for thing in gc.get_objects():
            if isinstance(thing, functools._lru_cache_wrapper):
                self.caches.append(thing)
            if isinstance(thing, FunctionType) and thing.__code__.co_filename in self.paths:
                code = thing.__code__
                self.functions.setdefault((code.co_filename, code.co_qualname, code.co_firstlineno), []).append(thing)
        gc.collect()
        gc.freeze()
        plain = {file: codes(compile(Path(file).read_text(), file, "exec", dont_inherit=True)) for file in self.paths}
        waiting = list(reversed(sample))
        at_work: dict[int, tuple[Mutant, int, float]] = {}
        outcome: Counter[str] = Counter()
        survivors: list[Mutant] = []
        while waiting or at_work:
            while waiting and len(at_work) < PROCESSES:
                mutant = waiting.pop()
                file = str(ROOT / mutant.path)
                try:
                    changed = codes(files[mutant.path].code(mutant))
                except SyntaxError:
                    outcome[IMPOSSIBLE] += 1
                    continue
                changed = {name: code for name, code in changed.items() if plain[file].get(name) != code}
                tests = dict.fromkeys(item for line in mutant.lines for item in reaching.get((mutant.path, line), []))
                ordered = sorted(tests, key=lambda item: reach[item.nodeid].seconds)
                child, source = forked(functools.partial(self._judge, file, changed, ordered, reach))
                at_work[child] = mutant, source, time.monotonic()
            ready, _, _ = select.select([source for _, source, _ in at_work.values()], [], [], 5)
            for child, (mutant, source, begun) in list(at_work.items()):
                late = source not in ready and time.monotonic() - begun > self.wish.longest
                if source not in ready and not late:
                    continue
                if late:
                    os.kill(child, signal.SIGKILL)
                told = read_all(source).decode()
                _, status = os.waitpid(child, 0)
                del at_work[child]
                by = told or ("no end" if status else "")
                if by == IMPOSSIBLE:
                    fate = by
                elif late:
                    fate = "unsettled"
                elif by:
                    fate = "killed"
                elif (self.wish.game, mutant.place, mutant.change) in explained:
                    fate = "explained"
                else:
                    fate = "survived"
                    survivors.append(mutant)
                outcome[fate] += 1
                if self.wish.verbose or fate in ("survived", "unsettled"):
                    print(f"{fate}  {mutant.place}:{mutant.lines.start}\n    {mutant.change}   {by}", flush=True)
        print(", ".join(f"{count} {what}" for what, count in outcome.most_common()))
        for mutant in survivors:
            print(f"\n[[mutant]]\ngame = {json.dumps(self.wish.game)}\nplace = {json.dumps(mutant.place)}")
            print(f'change = {json.dumps(mutant.change)}\nwhy = ""  # line {mutant.lines.start}')
        self.failed = bool(survivors)

    def _judge(
        self, file: str, changed: dict[tuple[str, int], CodeType], items: list[pytest.Item], reach: dict[str, Reach], writes: int
    ) -> None:
        """Put the changed code in place, and run the tests up to one that fails; its name is written."""
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        places = [
            (function, code) for (name, line), code in changed.items() for function in self.functions.get((file, name, line), [])
        ]
        try:
            for function, code in places:
                function.__code__ = code
        except ValueError:  # it uses other variables of the function around it
            places.clear()
        if not places:
            os.write(writes, IMPOSSIBLE.encode())
            return
        for cached in self.caches:
            cached.cache_clear()
        for item, after in zip(items, [*items[1:], None], strict=True):
            signal.setitimer(signal.ITIMER_PROF, LEAST + LONGER * reach[item.nodeid].seconds)
            if not run(item, after):
                os.write(writes, item.nodeid.encode())
                return
        signal.setitimer(signal.ITIMER_PROF, 0)


def main() -> int:
    games = sorted(path.name for path in (ROOT / "src/gloam/games").iterdir() if (path / "rules").is_dir())
    parser = argparse.ArgumentParser(description="Plant errors in a game's rules, and see whether a test fails.")
    parser.add_argument("game", choices=games)
    parser.add_argument("--sample", type=int, default=100, help="so many mutants (default 100)")
    parser.add_argument("--seed", type=int, default=1, help="which ones (default 1)")
    parser.add_argument("--only", default="", metavar="TEXT", help="only those whose place or change contains this")
    parser.add_argument("--lengthy", action="store_true", help="try the tests that compute long, too")
    parser.add_argument(
        "--longest", type=float, default=300, metavar="SECONDS", help="for one mutant, which is unsettled afterwards (default 300)"
    )
    parser.add_argument("--verbose", action="store_true", help="show which test kills each")
    wish = parser.parse_args()
    os.environ["GLOAM_PURE"] = "1"
    os.chdir(ROOT)
    what = Run(wish)
    tests = [f"tests/{wish.game}", "tests/properties", "tests/test_lines.py", "tests/test_playthroughs.py"]
    chosen = [] if wish.lengthy else ["-m", "not lengthy"]
    code = pytest.main(["-s", "--no-header", *chosen, *tests], plugins=[what])
    return int(what.failed) if code in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED) else int(code)


if __name__ == "__main__":
    sys.exit(main())
