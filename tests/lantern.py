"""Lantern, the game of docs/add-a-game.md, installed as the package of its own that the page describes."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

PAGE = Path(__file__).parents[1] / "docs" / "add-a-game.md"


def blocks(language: str) -> list[str]:
    """What stands on the page, in that language."""
    return re.findall(rf"^```{language}\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)


def install(folder: Path) -> Path:
    """Write the package into a folder, let pip install it from there, and return where it is installed."""
    source, target = folder / "source", folder / "installed"
    source.mkdir()
    (source / "lantern.py").write_text(blocks("python")[0], encoding="utf-8")
    (source / "pyproject.toml").write_text(blocks("toml")[0], encoding="utf-8")
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-index", "--no-deps"]
    done = subprocess.run(
        [*pip, "--no-build-isolation", "--target", str(target), str(source)], capture_output=True, text=True, timeout=120
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return target


def environment(installed: Path) -> dict[str, str]:
    """An environment in which what is installed there is found."""
    return {**os.environ, "PYTHONPATH": str(installed)}
