"""What environments of all kinds share: the spaces of a game, and what is seen as arrays."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from gloam.envs.match import DESCRIBED, LISTED, Answers, actions
from gloam.games import find
from gloam.kernel.observation import observer

BYTES = np.dtype(np.uint8)
SIGNED = np.dtype(np.int8)
"""The kinds of numbers in a vector and in a mask; known as what they are, arrays are made quicker."""
SVG = "svg"
ANSI = "ansi"
RENDER_MODES = [ANSI, SVG]


def vector_space(game: str) -> spaces.Box:
    """Of the vector that a seat observes."""
    watching = observer(game)
    return spaces.Box(np.zeros(watching.width, np.uint8), np.frombuffer(watching.highs, np.uint8), dtype=np.uint8)


def described_space(game: str) -> spaces.Box:
    """Of what each open answer is, where they are listed."""
    catalogue = find(game).catalogue
    words = [first + len(part) for kind in catalogue.kinds for first, part in zip(kind.firsts, kind.part_words, strict=True)]
    most = max(len(catalogue.kinds), *words)
    return spaces.Box(0, most, (LISTED, DESCRIBED), np.int16)


def mask_space(game: str, answers: Answers | None) -> spaces.Box:
    """Of the mask of open answers."""
    return spaces.Box(0, 1, (actions(game, answers).count,), np.int8)


def rendered(game: Any, mode: str | None, seat: int) -> str | None:
    """The table as a seat sees it: as text for a terminal, or as an SVG picture."""
    if mode is None:
        return None
    shown = game.setup.definition.shown
    if mode == SVG:
        return str(shown.svg(game, seat))
    from rich.console import Console

    console = Console(width=132, force_terminal=False, color_system=None)
    with console.capture() as captured:
        console.print(shown.picture(game, seat))
    return captured.get()


def checked_mode(mode: str | None) -> str | None:
    """A mode of rendering there is. Raises ValueError otherwise."""
    if mode not in (None, *RENDER_MODES):
        raise ValueError(f"tables are rendered as {' or '.join(RENDER_MODES)}, not as {mode!r}")
    return mode
