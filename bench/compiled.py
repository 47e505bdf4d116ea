"""The same modules compiled: a copy of the source tree in which mypyc has compiled what pyproject.toml names.

`./run bench --test` builds that tree and runs the tests of kernel and games against it.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).parents[1]


class BuildError(RuntimeError):
    """The tree could not be compiled; the message is the compiler's."""


def modules(source: Path, games: Sequence[str]) -> list[Path]:
    """The modules of the kernel and of these games that are to be compiled, relative to `source`."""
    named = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["gloam"]["compiled"]
    patterns = [f"gloam/kernel/{name}.py" for name in named["kernel"]]
    patterns += [f"gloam/games/{game}/{name}.py" for game in games for name in named.get(game, [])]
    found = [path for pattern in patterns for path in sorted(source.glob(pattern))]
    return [path.relative_to(source) for path in found if path.name != "__init__.py"]


@contextmanager
def tree(games: Sequence[str]) -> Iterator[Path]:
    """A temporary project with compiled modules; its `src` belongs at the head of PYTHONPATH. Raises BuildError."""
    with TemporaryDirectory(prefix="gloam-compiled-") as folder:
        project = Path(folder)
        source = project / "src"
        shutil.copytree(ROOT / "src", source, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
        shutil.copy(ROOT / "pyproject.toml", project)
        build(source, modules(source, games))
        yield project


def build(source: Path, names: list[Path]) -> None:
    """Compile these modules in place, beside their Python files."""
    mypyc = [sys.executable, "-m", "mypyc", *map(str, names)]
    done = subprocess.run(mypyc, cwd=source, capture_output=True, text=True, env={**os.environ, "MYPYC_OPT_LEVEL": "3"})
    lacking = [str(name) for name in names if not any((source / name).parent.glob(f"{name.stem}.*.so"))]
    if done.returncode or lacking:
        said = (done.stdout + done.stderr).strip().splitlines()[-30:]
        raise BuildError("\n".join(said) if done.returncode else f"not compiled: {', '.join(lacking)}")


def environment(project: Path) -> dict[str, str]:
    """The environment in which `gloam` is the one of that project."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(project / "src"), str(ROOT)]), "PYTHONDONTWRITEBYTECODE": "1"}


def test(project: Path, arguments: list[str]) -> int:
    """Run the tests of kernel and games against the compiled modules. Returns pytest's verdict."""
    shutil.copytree(ROOT / "tests", project / "tests", ignore=shutil.ignore_patterns("__pycache__"))
    played = [f"tests/{name}" for name in TESTED if (project / "tests" / name).exists()]
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", *(arguments or played)]
    return subprocess.run(command, cwd=project, env=environment(project)).returncode


TESTED = ("kernel", "horrified", "house_of_horrors", "properties", "test_playthroughs.py")
"""What is tested compiled, as far as it is there: the rest of the tests does not play by compiled modules alone."""
