"""Results on disk: a directory with a manifest, and Parquet files with a row for each game.

    manifest.json        what is played: version, game, rules, seed, options, bots, command
    games/*.parquet      a row for each game; which file holds it says nothing
    lock                 held by the process that plays

A file appears whole or not at all, so a process can be killed at any moment; games in no file are played again. Rows can be
added from other directories of the same plan, and a game that is in both is taken once.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType
from typing import Any, Final, final, get_args, get_origin
from uuid import uuid4

import gloam
from gloam.games import find
from gloam.lab.extras import need
from gloam.lab.plan import SEATS, Plan
from gloam.lab.series import Outcome
from gloam.lab.simulate import Report, Tally
from gloam.lab.statistics import Rate
from gloam.show.measures import kind_of

MANIFEST: Final = "manifest.json"
UNFINISHED: Final = "manifest.tmp"
FORMAT: Final = 1
TIMES: Final = ("seconds", "thought")
"""The columns that hold times: they differ when the same games are played again."""


class ResultsError(ValueError):
    """A directory of results that cannot be used so: says what to do instead."""


@final
class Results:
    """A directory of results. `plan` is what it holds, or will hold."""

    def __init__(self, folder: Path | str) -> None:
        self.folder = Path(folder)
        manifest = self._manifest()
        self.plan = Plan.of(manifest["plan"])
        self.version: str = manifest["gloam"]
        self._polars: ModuleType = need("polars", "reading and writing results")
        self._measures = find(self.plan.game).shown.measures
        self._series = self.plan.series(measured=True)
        self._parts = self.folder / "games"

    @staticmethod
    def create(folder: Path | str, plan: Plan, command: str = "") -> Results:
        """The results of a plan in this directory: new ones, or those that are there, to go on with.

        More games of the same plan may be asked for. Raises ResultsError if something else is there.
        """
        folder = Path(folder)
        rules = find(plan.game).version
        made = {"format": FORMAT, "gloam": gloam.__version__, "rules": rules, "command": command, "plan": plan.data()}
        if (folder / MANIFEST).exists():
            there = Results(folder)
            there._check(made)
            if plan.games > there.plan.games:
                _write_whole(folder / MANIFEST, {**there._manifest(), "plan": plan.data()})
        else:
            if folder.exists() and any([path.name != UNFINISHED for path in folder.iterdir()]):
                raise ResultsError(f"{folder} is not empty and holds no results: name a new directory")
            folder.mkdir(parents=True, exist_ok=True)
            _write_whole(folder / MANIFEST, made)
        return Results(folder)

    def _manifest(self) -> dict[str, Any]:
        try:
            manifest: dict[str, Any] = json.loads((self.folder / MANIFEST).read_text(encoding="utf-8"))
        except FileNotFoundError:
            raise ResultsError(f"{self.folder} holds no results: there is no {MANIFEST}") from None
        except ValueError:
            raise ResultsError(f"{self.folder / MANIFEST} is damaged") from None
        if manifest.get("format") != FORMAT:
            raise ResultsError(f"{self.folder} was written in another format: use the version of Gloam that made it")
        return manifest

    def _check(self, other: Mapping[str, Any]) -> None:
        """Raises ResultsError if the games of the other manifest are not those that are here."""
        mine = self._manifest()
        for what in ("gloam", "rules"):
            if mine[what] != other[what]:
                raise ResultsError(f"{self.folder} was made with {what} {mine[what]}, not {other[what]}: name another directory")
        for name, value in mine["plan"].items():
            if name != "games" and value != other["plan"][name]:
                wanted = _shown(other["plan"][name])
                raise ResultsError(f"{self.folder} holds games with {name} {_shown(value)}, not {wanted}: name another directory")

    # --- writing -----------------------------------------------------------------------------------------------------

    @contextmanager
    def alone(self) -> Iterator[None]:
        """Keep other processes from writing here. Raises ResultsError if one does."""
        with (self.folder / "lock").open("w") as file:
            try:
                import fcntl

                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except ImportError:  # Windows
                pass
            except OSError:
                raise ResultsError(f"another process writes to {self.folder}") from None
            self._parts.mkdir(exist_ok=True)
            for left in self._parts.glob("*.tmp"):
                left.unlink()
            yield

    def write(self, outcomes: Sequence[tuple[int, Outcome]]) -> None:
        """Add games, each with the place of its set-up."""
        if outcomes:
            setups = self.plan.setups()
            rows = [self._row(place, setups[place], outcome) for place, outcome in outcomes]
            self._add(self._polars.DataFrame(rows, schema=self._schema(), orient="row"))

    def _add(self, frame: Any) -> None:
        """Write a file of rows. It is renamed when it is complete."""
        name = uuid4().hex
        unfinished = self._parts / f"{name}.tmp"
        frame.write_parquet(unfinished)
        _settle(unfinished)
        unfinished.replace(self._parts / f"{name}.parquet")

    def merge(self, other: Path | str) -> int:
        """Add the games of another directory of the same plan that are not here; returns how many."""
        theirs = Results(other)
        self._check(theirs._manifest())
        games = max(self.plan.games, theirs.plan.games)
        with self.alone():
            if games > self.plan.games:
                self.plan = theirs.plan
                _write_whole(self.folder / MANIFEST, {**self._manifest(), "plan": theirs.plan.data()})
            done = self.done()
            added = 0
            for frame in theirs._frames():
                new = [not done[place][number] for place, number in frame.select("setup", "game").iter_rows()]
                fresh = frame.filter(self._polars.Series(new, dtype=self._polars.Boolean))
                for place, number in fresh.select("setup", "game").iter_rows():
                    done[place][number] = 1
                if len(fresh):
                    self._add(fresh)
                    added += len(fresh)
            return added

    def _row(self, place: int, swept: Mapping[str, Any], outcome: Outcome) -> list[Any]:
        o, series = outcome, self._series[place]
        values = [_cell(value) for name, value in swept.items() if name != SEATS]
        return [
            place, o.number, series.game_seed(o.number), len(series.bots), *values, o.reason, list(o.winners), list(o.points),
            o.decisions, o.moves, *o.measured, list(o.failures), list(o.asked), list(o.thought), o.seconds,
        ]  # fmt: skip

    def _schema(self) -> dict[str, Any]:
        """The columns and their types."""
        pl = self._polars
        whole, text = pl.Int64, pl.String
        swept = {f"option_{name}": self._type(type(_cell(self.plan.sweep[name][0]))) for name in self._swept()}
        return {
            "setup": whole, "game": whole, "seed": whole, "seats": whole, **swept, "reason": text, "winners": pl.List(whole),
            "points": pl.List(whole), "decisions": whole, "moves": whole,
            **{measure.__name__: self._type(kind_of(measure)) for measure in self._measures},
            "failures": pl.List(text), "asked": pl.List(whole), "thought": pl.List(pl.Float64), "seconds": pl.Float64,
        }  # fmt: skip

    def _swept(self) -> list[str]:
        """The options that are swept. The number of seats has a column of its own."""
        return [name for name in self.plan.sweep if name != SEATS]

    def _type(self, kind: Any) -> Any:
        pl = self._polars
        if get_origin(kind) is list:
            return pl.List(self._type(get_args(kind)[0]))
        return {bool: pl.Boolean, int: pl.Int64, float: pl.Float64, str: pl.String}[kind]

    # --- reading -----------------------------------------------------------------------------------------------------

    def done(self) -> list[bytearray]:
        """For each set-up which games are here: a 1 for each that is."""
        done = [bytearray(self.plan.games) for _ in self.plan.setups()]
        for frame in self._frames(["setup", "game"]):
            for place, number in frame.iter_rows():
                done[place][number] = 1
        return done

    def count(self, tallies: Sequence[Tally]) -> None:
        """Add the games that are here to the tally of their set-up. They are read file by file."""
        names = ["reason", "winners", "decisions", "moves", "points", "failures"]
        for frame in self._frames(["setup", "game", *names]):
            for place, number, reason, winners, decisions, moves, points, failures in frame.iter_rows():
                tallies[place].add(Outcome(number, reason, tuple(winners), decisions, moves, tuple(points), tuple(failures)))

    def reports(self) -> list[Report]:
        """A report on each set-up that has games."""
        tallies = [Tally(series) for series in self._series]
        self.count(tallies)
        return [tally.report(0.0, tally.games) for tally in tallies if tally.games]

    def _frames(self, columns: list[str] | None = None) -> Iterator[Any]:
        for file in sorted(self._parts.glob("*.parquet")):
            yield self._polars.read_parquet(file, columns=columns)

    def scan(self) -> Any:
        """The games as a lazy polars frame, so that there may be more than fit into memory."""
        if not any(self._parts.glob("*.parquet")):
            return self._polars.LazyFrame(schema=self._schema())
        return self._polars.scan_parquet(self._parts / "*.parquet")

    def games(self) -> Any:
        """The games as a polars frame, sorted by set-up and number."""
        return self.scan().sort("setup", "game").collect()

    def summary(self) -> Any:
        """A row for each set-up: games, how many anyone won with a 95 % interval, and the mean of each number that was counted."""
        pl = self._polars
        schema = self._schema()
        counted = ["decisions", "moves", *[measure.__name__ for measure in self._measures if schema[measure.__name__].is_numeric()]]
        swept = [f"option_{name}" for name in self._swept()]
        frame = (
            self.scan()
            .group_by("setup", "seats", *swept)
            .agg(pl.len().alias("games"), (pl.col("winners").list.len() > 0).sum().alias("wins"), pl.col(counted).mean())
            .sort("setup")
            .collect()
        )
        rates = [Rate.out_of(wins, games) for wins, games in frame.select("wins", "games").iter_rows()]
        told = [pl.Series(name, [getattr(rate, name) for rate in rates], dtype=pl.Float64) for name in ("rate", "low", "high")]
        return frame.with_columns(told).select("setup", "seats", *swept, "games", "wins", "rate", "low", "high", *counted)


def _cell(value: Any) -> Any:
    """An option's value as a column holds it: a list is written like "dracula+mummy"."""
    return "+".join(map(str, value)) if isinstance(value, list) else value


def _shown(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value)


def _write_whole(path: Path, data: Mapping[str, Any]) -> None:
    """Write a JSON file that is there whole or not at all."""
    unfinished = path.with_name(UNFINISHED)
    unfinished.write_text(json.dumps(data, indent=2) + "\n", encoding="utf-8")
    _settle(unfinished)
    unfinished.replace(path)


def _settle(path: Path) -> None:
    """Wait until a file is on the disk."""
    with path.open("rb+") as file:
        os.fsync(file.fileno())


def merge(into: Path | str, others: Iterable[Path | str]) -> Results:
    """Add the games of other directories to one, and return it."""
    results = Results(into)
    for other in others:
        results.merge(other)
    return results
