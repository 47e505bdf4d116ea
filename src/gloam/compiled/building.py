"""Compiles the modules that pyproject.toml names, with mypyc and a C compiler.

What is made lies in a folder beside this file, one for each kind of Python, and is made once for the same sources. Where it cannot
be made, one line says why, and the same modules run in pure Python. A package that is installed only reads what was made.
"""

from __future__ import annotations

import json
import os
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from hashlib import sha256
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any, Final

PACKAGE: Final = Path(__file__).parents[1]
PROJECT: Final = PACKAGE.parents[1]
SUFFIX: Final = EXTENSION_SUFFIXES[0]  # .cpython-311-x86_64-linux-gnu.so
TAG: Final = SUFFIX.split(".")[1]
MADE: Final = Path(__file__).parent / TAG
WORK: Final = PROJECT / "build" / "compiled" / TAG  # kept, so that what has not changed is not compiled again
FAILED: Final = WORK / "failed"
PROGRESS: Final = WORK / "progress"
ABOUT: Final = "made-from.json"
WHY_PURE: Final = Path(__file__).with_name("why-pure.txt")  # in a wheel without compiled modules
EFFORT: Final = "1"  # of the C compiler: more of it takes twice as long to compile
MORE_EFFORT: Final = dict.fromkeys(("kernel", "horrified", "horrorclix"), "2")  # where it is worth that: measured
CALLED_DIRECTLY: Final = ["-fvisibility=hidden", "-fno-plt"]  # a library's own functions, which nobody else knows, and Python's
UNWARNED: Final = "-Wno-all"  # nobody reads warnings about generated C, and looking for them takes a third of the time
SHARE_OF_MYPYC: Final = 0.15  # of the time it takes


class CannotCompile(Exception):
    """Why there are no compiled modules, in a line."""


# --- what is compiled, and from what ----------------------------------------------------------------------------------


def folder(group: str) -> Path:
    """Where the modules of a group are: those of the kernel, or of a game."""
    return PACKAGE / group if group == "kernel" else PACKAGE / "games" / group


def digest(group: str) -> str:
    """Stands for all sources that a group is made from, as they are now.

    Sources that are not compiled are among them, since compiled modules hold constants of theirs.
    """
    folders = [PACKAGE / "kernel", PACKAGE / "show"] if group == "kernel" else [folder(group)]
    found = sha256()
    for path in [path for each in folders for path in sorted(each.rglob("*.py"))]:
        found.update(f"{path.relative_to(PACKAGE).as_posix()}\0{sha256(path.read_bytes()).hexdigest()}\n".encode())
    return found.hexdigest()


def in_checkout() -> bool:
    """Whether the project is here, and not the package alone."""
    return (PROJECT / "pyproject.toml").is_file() and PROJECT / "src" / "gloam" == PACKAGE


def modules() -> dict[str, list[str]]:
    """The modules that are to be compiled, by group, the kernel's first. Others build upon the kernel, not on each other."""
    import tomllib

    named = tomllib.loads((PROJECT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["gloam"]["compiled"]
    found: dict[str, list[str]] = {}
    for group, patterns in named.items():
        paths = [path for pattern in patterns for path in sorted(folder(group).glob(f"{pattern}.py")) if path.stem != "__init__"]
        found[group] = [".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts) for path in paths]
    return found


def library(group: str) -> str:
    """The extension module that holds all code of a group; the others only lead to it."""
    return f"gloam_{group}__mypyc"


def file_of(module: str, made: Path = MADE) -> Path:
    """Where a compiled module is."""
    return made / (module.replace(".", "/") + SUFFIX)


def about(made: Path = MADE) -> dict[str, Any]:
    """What is known of the compiled modules: what they were made with, and of each group its modules and sources."""
    try:
        return dict(json.loads((made / ABOUT).read_bytes()))
    except (OSError, ValueError):
        return {}


def why_pure() -> str:
    """Why nothing was compiled when this was built or last tried, or "" if that is not known."""
    with suppress(OSError):
        return WHY_PURE.read_text(encoding="utf-8").strip()
    return str(about(FAILED).get("why", "")) if in_checkout() else ""


def wanted() -> dict[str, Any]:
    """What `about` tells of the groups once all are compiled from the sources as they are now."""
    return {group: {"modules": names, "digest": digest(group)} for group, names in modules().items()}


def is_built() -> bool:
    """Whether everything is compiled from the sources as they are now."""
    return about().get("groups") == wanted()


# --- compiling --------------------------------------------------------------------------------------------------------


def c_compiler() -> str:
    """The command of a C compiler that can compile for this Python. Raises CannotCompile."""
    import shlex
    import shutil
    import subprocess
    import sysconfig

    if sys.platform == "win32":
        return ""  # found by setuptools
    named = (os.environ.get("CC"), sysconfig.get_config_var("CC"), "cc", "gcc", "clang")
    found = next((command for command in named if command and shutil.which(shlex.split(command)[0])), None)
    if found is None:
        raise CannotCompile("no C compiler was found")
    include = sysconfig.get_path("include")
    trial = [*shlex.split(found), f"-I{include}", "-fsyntax-only", "-x", "c", "-"]
    done = subprocess.run(trial, input="#include <Python.h>\n", capture_output=True, text=True)
    if done.returncode:
        said = (done.stderr.strip().splitlines() or ["it failed"])[0]
        raise CannotCompile(f"the C compiler {found} does not compile for this Python: {said}")
    return found


def build() -> None:
    """Compile what is not compiled yet. What was compiled before stays until all is complete. Raises CannotCompile."""
    compiler = c_compiler()
    with alone():
        recipe, groups = _recipe(), wanted()
        if about() == {"recipe": recipe, "groups": groups}:
            return
        if compiler:
            os.environ["CC"] = compiler
        ready = WORK / recipe
        compile_into(ready)
        if wanted() != groups:
            raise CannotCompile("a source changed meanwhile")
        _put_in_place(ready, {"recipe": recipe, "groups": groups})


def _recipe() -> str:
    from importlib.metadata import PackageNotFoundError, version

    try:
        efforts = "".join([EFFORT, *MORE_EFFORT.values()])
        return f"mypyc-{version('mypy')}-O{efforts}{''.join(CALLED_DIRECTLY)}"
    except PackageNotFoundError:
        raise CannotCompile("mypy is not installed") from None


def compile_into(ready: Path) -> None:
    """All modules, compiled. What is there and has not changed is left as it is."""
    from contextlib import redirect_stderr, redirect_stdout
    from importlib import import_module
    from io import StringIO

    progress = Progress()
    groups = modules()
    paths = {group: [name.replace(".", "/") + ".py" for name in names] for group, names in groups.items()}
    settings = ["--config-file=", "--ignore-missing-imports", f"--cache-dir={WORK / 'cache'}"]
    os.chdir(PACKAGE.parent)
    said = StringIO()
    try:
        with redirect_stdout(said), redirect_stderr(said):
            extensions: list[Any] = import_module("mypyc.build").mypycify(
                settings + [path for each in paths.values() for path in each],
                separate=[(each, library(group).removesuffix("__mypyc")) for group, each in paths.items()],
                target_dir=str(ready / "c"),
                opt_level=EFFORT,
                debug_level="0",
            )
    except (SystemExit, ImportError) as problem:
        raise CannotCompile(_reason(f"{problem}\n{said.getvalue()}")) from None
    known = docstrings([name for names in groups.values() for name in names])
    for extension in extensions:
        extension.sources = [keep_docstrings(source, ready / "documented", known) for source in extension.sources]
    if sys.platform != "win32":
        harder = {library(group): f"-O{effort}" for group, effort in MORE_EFFORT.items()}
        for extension in extensions:
            effort = harder.get(extension.name, f"-O{EFFORT}")
            # theirs is one list for all
            extension.extra_compile_args = [*extension.extra_compile_args, *CALLED_DIRECTLY, UNWARNED, effort]
    weights = {extension.name: sum(Path(source).stat().st_size for source in extension.sources) for extension in extensions}
    whole = sum(weights.values())
    progress.show(SHARE_OF_MYPYC)

    class Builder(import_module("setuptools.command.build_ext").build_ext):  # type: ignore[misc]
        """Compiles several extensions at once, the largest first, and tells how far it is."""

        def build_extension(self, extension: Any) -> None:
            super().build_extension(extension)
            progress.more((1 - SHARE_OF_MYPYC) * weights[extension.name] / whole)

    extensions.sort(key=lambda extension: -weights[extension.name])
    builder = Builder(import_module("setuptools").Distribution({"name": "gloam", "ext_modules": extensions}))
    builder.build_lib, builder.build_temp = str(ready), str(ready / "o")
    builder.parallel = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    builder.ensure_finalized()
    try:
        builder.run()
    except Exception as problem:  # of many classes, by platform and version of setuptools
        raise CannotCompile(_reason(str(problem))) from None


# --- docstrings, which mypyc drops ------------------------------------------------------------------------------------

_FUNCTION: Final = re.compile(r'(\(PyCFunction\)CPyPy_(\w+),\s*[A-Z_ |]+, PyDoc_STR\("(?:[^"\\]|\\.)*)(")')
_CLASS: Final = re.compile(
    r'(CPyType_(\w+)_template_ = \{(?:(?!_template_ = ).)*?\.tp_doc = PyDoc_STR\("(?:[^"\\]|\\.)*)(")', re.DOTALL
)


def docstrings(names: list[str]) -> dict[str, str]:
    """The docstrings of modules' functions, classes and methods, by the names that mypyc gives them in C."""
    import ast

    found = {}
    for name in names:
        tree = ast.parse(Path(PACKAGE.parent, name.replace(".", "/") + ".py").read_text(encoding="utf-8"))
        scopes: list[tuple[str, ast.Module | ast.ClassDef]] = [(name.replace(".", "___"), tree)]
        for prefix, scope in scopes:  # grows while it is read: the classes
            for node in scope.body:
                if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
                    called = f"{prefix}___{node.name}"
                    if told := ast.get_docstring(node):
                        found[called] = told
                    if isinstance(node, ast.ClassDef):
                        scopes.append((called, node))
    return found


def keep_docstrings(source: Path | str, folder: Path, known: dict[str, str]) -> str:
    """Write a library's C file with the docstrings that mypyc leaves out into a folder, and return its path."""
    if not Path(source).name.startswith("__native_"):
        return str(source)

    def told(found: re.Match[str]) -> str:
        text = known.get(found[2], "")
        return found[1] + "".join(_in_c(byte) for byte in text.encode()) + found[3]

    text = Path(source).read_text(encoding="utf-8")
    text = _CLASS.sub(told, _FUNCTION.sub(told, text))
    copy = folder / Path(source).name
    if not copy.exists() or copy.read_text(encoding="utf-8") != text:
        folder.mkdir(parents=True, exist_ok=True)
        copy.write_text(text, encoding="utf-8")
    return str(copy)


def _in_c(byte: int) -> str:
    """A byte in a text of C."""
    if byte in b'"\\?' or not 32 <= byte < 127:
        return f"\\{byte:03o}"
    return chr(byte)


def _reason(text: str) -> str:
    """The line that tells most: the first error, or else the last line."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    return next((line for line in lines if "error:" in line), lines[-1] if lines else "it failed without a word")


def _put_in_place(ready: Path, told: dict[str, Any]) -> None:
    import shutil

    making, old = (MADE.with_name(f".{word}-{TAG}-{os.getpid()}") for word in ("making", "old"))
    try:
        for group, parts in told["groups"].items():
            for name in (library(group), *parts["modules"]):
                file_of(name, making).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(file_of(name, ready), file_of(name, making))
        (making / ABOUT).write_text(json.dumps(told, indent=1), encoding="utf-8")
        if MADE.exists():
            MADE.rename(old)
        making.rename(MADE)
    finally:
        for leftover in (making, old):
            shutil.rmtree(leftover, ignore_errors=True)


# --- one at a time, and how far it is ---------------------------------------------------------------------------------


class Progress:
    """How far it is: on a terminal in one line that changes, elsewhere in a line for every quarter."""

    def __init__(self) -> None:
        from threading import Lock

        self.lock = Lock()
        self.done = 0.0
        self.told = -1
        self.show(0.0)

    def more(self, share: float) -> None:
        with self.lock:
            self.show(self.done + share)

    def show(self, done: float) -> None:
        self.done = done
        percent = round(100 * done)
        if percent != self.told:
            PROGRESS.write_text(str(percent), encoding="utf-8")
            tell(percent, self.told)
            self.told = percent


def tell(percent: int, before: int) -> None:
    """Say how far it is, if it was not said before."""
    line = f"Compiling the rules: {percent:3} %"
    if sys.stderr.isatty():
        sys.stderr.write(f"\r{line}{os.linesep * (percent == 100)}")
        sys.stderr.flush()
    elif percent // 25 != before // 25:
        sys.stderr.write(f"{line}\n")


@contextmanager
def alone() -> Iterator[None]:
    """One at a time. Who comes second waits, sees how far the first is, and finds what that has made."""
    from time import sleep

    WORK.mkdir(parents=True, exist_ok=True)
    try:
        import fcntl
    except ImportError:
        yield
        return
    with (WORK / "lock").open("w") as lock:
        percent = before = -1
        while True:
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
                break
            except OSError:
                sleep(0.2)
            with suppress(OSError, ValueError):
                percent = int(PROGRESS.read_text(encoding="utf-8"))
            if percent != before:
                tell(percent, before)
                before = percent
        yield


# --- the command ------------------------------------------------------------------------------------------------------


def lacking() -> bool:
    """Whether something should be compiled here: it is not, it can be, and it has not failed before with the same sources."""
    if os.environ.get("GLOAM_PURE") == "1" or not in_checkout() or is_built():
        return False
    try:
        c_compiler()
    except CannotCompile as problem:
        if about(FAILED).get("why") != str(problem):
            give_up(problem, {})
        return False
    return about(FAILED).get("groups") != wanted()


def give_up(problem: CannotCompile, groups: dict[str, Any]) -> None:
    """Say that it stays pure Python, and remember why: it is not tried again unasked with the same groups."""
    FAILED.mkdir(parents=True, exist_ok=True)
    (FAILED / ABOUT).write_text(json.dumps({"why": str(problem), "groups": groups}), encoding="utf-8")
    sys.stderr.write(f"Gloam plays in pure Python: {problem}.\n")


NO_COMPILER: Final = 3


def main(wish: list[str]) -> int:
    """`python building.py` compiles. If it cannot, a line says why, and nothing else changes. `lacking` asks whether it should."""
    if wish == ["lacking"]:
        return 0 if lacking() else 1
    try:
        c_compiler()
    except CannotCompile as problem:
        give_up(problem, {})
        return NO_COMPILER
    tried = wanted()
    try:
        build()
    except CannotCompile as problem:
        give_up(problem, tried)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
