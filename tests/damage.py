"""Content with something wrong in it, for the tests that every game has of its own."""

from __future__ import annotations

import re
from pathlib import Path
from shutil import copytree
from typing import Any

import pytest

from gloam.kernel.content import ContentError, content_folder


def copied(game: str, tmp_path: Path) -> Path:
    """A copy of a game's content, to be damaged."""
    return copytree(Path(str(content_folder(f"gloam.games.{game}"))), tmp_path / "content")


def damage(folder: Path, file: str, good: str, bad: str, entry: str = "") -> None:
    """Replace `good` by `bad` in one entry of one file, where it stands once; without an entry, the first that is found."""
    path = folder / file
    text = path.read_text(encoding="utf-8")
    start = text.index(entry or good)
    end = text.find("\n[", start + 1) if entry else start + len(good)
    end = len(text) if end < 0 else end
    assert text[start:end].count(good) == 1, f"{good} in {text[start:end]}"
    path.write_text(text[:start] + text[start:end].replace(good, bad) + text[end:], encoding="utf-8")


def again(folder: Path, file: str, kind: str, entry: str) -> None:
    """Put a second entry like `entry` at the end of its file, with an id and a name of its own."""
    path = folder / file
    text = path.read_text(encoding="utf-8")
    written = next(one for one in re.split(rf"^(?=\[\[{kind}\]\])", text, flags=re.MULTILINE) if f'id = "{entry}"' in one)
    written = re.sub(r'^(id = "\w+)"', r'\1_again"', written, count=1, flags=re.MULTILINE)
    written = re.sub(r'^(name = ".*)"', r'\1, Again"', written, count=1, flags=re.MULTILINE)
    path.write_text(f"{text}\n{written}", encoding="utf-8")


def refusal(load_content: Any, folder: Path) -> str:
    """What is said of content that cannot be loaded."""
    with pytest.raises(ContentError) as error:
        load_content(folder)
    return str(error.value)
