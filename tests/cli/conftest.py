"""Tests of the command: what a person types, and what the screen then shows."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from gloam.cli import app

Run = Callable[..., Any]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Run:
    """Run the command in an empty folder: `run("play", "--seed", "4", keys=["1", "quit", "no"])`; 100 columns wide."""
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.chdir(tmp_path)

    def command(*words: str, keys: list[str] | None = None, columns: int = 100) -> Any:
        monkeypatch.setenv("COLUMNS", str(columns))
        return CliRunner().invoke(app, list(words), input="".join(f"{key}\n" for key in keys or []))

    return command
