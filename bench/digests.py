"""Compare random games with those of another commit: a change that alters no rule plays every one of them alike.

python bench/digests.py              the working tree beside the last commit
python bench/digests.py main         beside another commit
python bench/digests.py --games 50 --only horrified

Every game is played at random with each way of setting it up that the properties know (tests/properties/setups.py). A digest covers
each question with its answers, the answers given, the events that players saw, and the table at the end. For each game that
differs, the first difference of one playthrough is shown.
"""

from __future__ import annotations

import argparse
import os
import random
import subprocess
import sys
from collections.abc import Iterator
from difflib import unified_diff
from hashlib import blake2b
from pathlib import Path
from tempfile import TemporaryDirectory

PROJECT = Path(__file__).parent.parent
SHOWN = 12
"""Lines of a first difference."""


# --- in a process of its own, on either sources -----------------------------------------------------------------------


def told(game: str, seed: int) -> Iterator[str]:
    """One playthrough, a line each: questions, answers offered and given, events that players saw, and the table at the end."""
    from properties.setups import EVERY

    tables = EVERY[game]
    playing = tables[seed % len(tables)].begin(seed)
    definition = playing.setup.definition
    text = definition.catalogue.text
    playing.watch = []
    dice = random.Random(seed)
    yield str(tables[seed % len(tables)])
    while not playing.over:
        for question in playing.asked:
            yield f"{question.seat} {question.prompt}: {' '.join([text(option) for option in question.options])}"
        question = playing.asked[0] if dice.random() < 0.9 else dice.choice(playing.asked)
        answer = dice.choice(question.options)
        yield f"> {text(answer)}"
        playing.answer(answer, question.seat)
        yield from [f"  {definition.events.parts(happening.event)}" for happening in playing.watch]
        playing.watch.clear()
    yield str(playing.result)
    yield str(playing)


def lines(game: str, seed: int) -> Iterator[str]:
    """One playthrough, and why it could not go on if it could not."""
    try:
        yield from told(game, seed)
    except Exception as wrong:
        yield f"{type(wrong).__name__}: {wrong}"


def digest(game: str, seed: int) -> str:
    """The digest of one playthrough."""
    hashed = blake2b(digest_size=8)
    for line in lines(game, seed):
        hashed.update(line.encode())
    return hashed.hexdigest()


# --- two of them beside each other ------------------------------------------------------------------------------------


def beside(sources: Path, *wish: str) -> subprocess.Popen[str]:
    """A process that answers a wish on these sources."""
    path = os.pathsep.join([str(sources / "src"), str(PROJECT / "tests")])
    command = [sys.executable, __file__, "--wish", *wish]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={**os.environ, "PYTHONPATH": path})


def both(before: Path, *wish: str) -> list[list[str]]:
    """What both answer, line by line: the other commit first."""
    processes = [beside(sources, *wish) for sources in (before, PROJECT)]
    answers = [process.communicate()[0].splitlines() for process in processes]
    if any(process.returncode for process in processes):
        raise SystemExit("digests: a process failed; see above")
    return answers


def compare(before: Path, game: str, games: int) -> bool:
    """Whether these games are alike on both; tells of those that differ."""
    pairs = list(zip(*both(before, "digests", game, str(games)), strict=True))
    differing = [seed for seed, (old, new) in enumerate(pairs) if old != new]
    print(f"{game}: {len(pairs)} games, {f'{len(differing)} differ' if differing else 'all alike'}", flush=True)
    if differing:
        old, new = both(before, "lines", game, str(differing[0]))
        print(f"  seed {differing[0]}, {new[0]}:")
        changes = [line for line in unified_diff(old, new, lineterm="", n=2) if not line.startswith(("---", "+++"))]
        print(*[f"  {line}" for line in changes[:SHOWN]], sep="\n", flush=True)
    return not differing


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("commit", nargs="?", default="HEAD", help="the commit to compare with")
    parser.add_argument("--games", type=int, default=600, help="so many of each game")
    parser.add_argument("--only", nargs="*", help="these games")
    parser.add_argument("--wish", nargs="*", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.wish:
        what, game, number = given.wish
        print(*([digest(game, seed) for seed in range(int(number))] if what == "digests" else lines(game, int(number))), sep="\n")
        return
    from gloam import all_games

    with TemporaryDirectory() as folder:
        archive = subprocess.run(["git", "archive", given.commit, "src"], cwd=PROJECT, stdout=subprocess.PIPE, check=True).stdout
        subprocess.run(["tar", "-x", "-C", folder], input=archive, check=True)
        if not all([compare(Path(folder), game, given.games) for game in given.only or all_games()]):
            raise SystemExit(1)


if __name__ == "__main__":
    main()
