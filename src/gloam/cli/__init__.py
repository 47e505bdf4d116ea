"""The command `gloam`: play in the browser or the terminal, read the rules, replay, simulate, measure."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

import gloam
from gloam.cli import bench as _bench
from gloam.cli import contests as _contests
from gloam.cli import games as _games
from gloam.cli import names as _names
from gloam.cli import play as _play
from gloam.cli import replay as _replay
from gloam.cli import reproduce as _reproduce
from gloam.cli import rule_reports as _rule_reports
from gloam.cli import rules as _rules
from gloam.cli import simulate as _simulate
from gloam.cli.screen import plainly, screen
from gloam.cli.serve import with_client
from gloam.cli.workshop import commands as _workshop
from gloam.kernel.definition import games as _installed
from gloam.server.command import serve as _serve

ABOUT = "Horror tabletop games. Alone, it opens the browser table on this machine; `gloam play` plays in this terminal."

app = typer.Typer(
    name="gloam",
    invoke_without_command=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _begun(begun: str) -> list[str]:
    """The games whose ids begin so, for the shell."""
    return [name for name in _installed() if name.startswith(begun)]


GameName = Annotated[str, typer.Argument(metavar="GAME", help="Which game; `gloam games` lists them.", autocompletion=_begun)]
Seats = Annotated[int, typer.Option("--seats", min=0, help="How many play, bots included.")]
Seed = Annotated[int | None, typer.Option("--seed", help="The same seed and the same answers give the same game.")]
Chosen = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="Set a game option (repeatable).")]
Jobs = Annotated[int, typer.Option("--jobs", min=0, help="Number of processes; one for each core by default.")]
Json = Annotated[bool, typer.Option("--json", help="Print the report as JSON.")]
Pairs = Annotated[int, typer.Option("--pairs", min=1, help="Pairs of games for two bots, at most.")]
SameSeed = Annotated[int, typer.Option("--seed", help="The same seed gives the same games.")]
Preset = Annotated[str, typer.Option("--preset", metavar="NAME", help="A named set of options; `gloam games` lists them.")]


def _version(wanted: bool) -> None:
    if wanted:
        screen().print(f"gloam {gloam.__version__}, {gloam.compiled.told()}", highlight=False)
        raise typer.Exit


@app.callback(help=ABOUT)
def _gloam(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", callback=_version, is_eager=True, help="Say the version.")] = False,
) -> None:
    if context.invoked_subcommand is None:
        app(["serve", "--browser"], prog_name="gloam")


app.command("serve")(plainly(with_client(_serve)))


@app.command()
@plainly
def games(game: Annotated[str, typer.Argument(metavar="[GAME]", help="One game, with all its options.")] = "") -> None:
    """List the games: how many play, what they are, what can be chosen."""
    _games.show(game)


@app.command()
@plainly
def rules(
    game: GameName = "horrified",
    rule: Annotated[str, typer.Argument(metavar="[ID]", help="One rule, or all of a chapter.")] = "",
    search: Annotated[str, typer.Option("--search", metavar="TEXT", help="The rules that mention all these words.")] = "",
    coverage: Annotated[bool, typer.Option("--coverage", help="Which rules have a test, and which have none.")] = False,
    tests: Annotated[Path | None, typer.Option("--tests", metavar="DIR", help="Where the tests are.")] = None,
) -> None:
    """Read a game's rules: all of them, one, or those that mention something."""
    _rules.show(game, rule, search, coverage, tests)


@app.command()
@plainly
def names(game: GameName = "horrified") -> None:
    """What everything is called in positions, answers, events and views, as a page of Markdown."""
    _names.show(game)


@app.command()
@plainly
def play(
    game: GameName = "horrified",
    seats: Seats = 0,
    me: Annotated[str, typer.Option("--me", metavar="SEATS", help="The seats of people, such as 1 or 1,3.")] = "",
    people: Annotated[int, typer.Option("--people", min=0, help="How many people share this keyboard.")] = 0,
    bot: Annotated[str, typer.Option("--bot", metavar="NAME", help="Who plays the other seats.")] = "heuristic",
    option: Chosen = None,
    preset: Preset = "",
    seed: Seed = None,
    load: Annotated[Path | None, typer.Option("--load", metavar="FILE", help="Go on with a saved game.")] = None,
    position: Annotated[Path | None, typer.Option("--position", metavar="FILE", help="Begin at a position.")] = None,
    ask_all: Annotated[bool, typer.Option("--ask-all", help="Ask even where there is only one answer.")] = False,
) -> None:
    """Play in this terminal: alone, with bots, or several people at one keyboard."""
    _play.start(game, seats, me, people, bot, option or [], preset, seed, load, position, ask_all)


@app.command()
@plainly
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record that was saved.")],
    until: Annotated[int | None, typer.Option("--until", min=0, metavar="N", help="Show the table after N answers.")] = None,
    verify: Annotated[bool, typer.Option("--verify", help="Replay everything and say whether it is in order.")] = False,
) -> None:
    """Show a recorded game step by step, up to some point, or check it."""
    _replay.show(file, until, verify)


@app.command()
@plainly
def verify(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The record of a game that is over.")],
    promise: Annotated[str, typer.Option("--promise", metavar="HASH", help="What the table showed while it was played.")] = "",
) -> None:
    """Check that every die and card of a record follows from the key that was promised when the game began."""
    _replay.check_promise(file, promise)


@app.command()
@plainly
def reproduce(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A report of a wrong rule, or another record.")],
    back: Annotated[int, typer.Option("--back", min=0, metavar="N", help="Begin before the last N answers of the reporter.")] = 1,
) -> None:
    """Print a test that leads to the point where a player reported a wrong rule."""
    _reproduce.show(file, back)


@app.command()
@plainly
def rule_reports(
    report: Annotated[str, typer.Argument(metavar="[REPORT]", help="One of the list, printed as a record.")] = "",
    database: Annotated[str, typer.Option(envvar="GLOAM_DATABASE", help="The server's database, as for `gloam serve`.")] = "",
    data_dir: Annotated[Path | None, typer.Option(envvar="GLOAM_DATA_DIR", help="Where the server keeps its data.")] = None,
) -> None:
    """List what players of a server reported of wrong rules, or print one report as a record."""
    _rule_reports.show(report, database, data_dir)


@app.command()
@plainly
def simulate(
    game: GameName = "horrified",
    games: Annotated[int, typer.Option("--games", min=1, help="Number of games, of each set-up in a sweep.")] = 100,
    bots: Annotated[str, typer.Option("--bots", metavar="NAMES", help="One for all seats, or one for each.")] = "heuristic",
    seats: Seats = 0,
    seed: SameSeed = 0,
    jobs: Jobs = 0,
    option: Chosen = None,
    preset: Preset = "",
    sweep: Annotated[
        list[str] | None,
        typer.Option("--sweep", metavar="NAME=A,B", help="Play each value of an option, or of seats or preset (repeatable)."),
    ] = None,
    out: Annotated[
        Path | None, typer.Option("--out", metavar="DIR", help="Keep each game in this directory; the same command resumes.")
    ] = None,
    share: Annotated[str, typer.Option("--share", metavar="PART/PARTS", help="With --out: play one part, such as 2/3.")] = "1/1",
    json: Json = False,
    json_lines: Annotated[bool, typer.Option("--json-lines", help="Print a line of JSON for each game and seat.")] = False,
) -> None:
    """Let bots play many games, and report how they end. Ctrl-C reports the games so far."""
    _simulate.run(game, games, bots, seats, seed, jobs, option or [], preset, json, json_lines, sweep or [], out, share)


@app.command()
@plainly
def results(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="A directory that `gloam simulate --out` wrote.")],
    add: Annotated[
        list[Path] | None, typer.Option("--add", metavar="OTHER", help="Add the games of another directory first (repeatable).")
    ] = None,
    json: Json = False,
) -> None:
    """Show results kept by `gloam simulate --out`, or merge those of several machines."""
    _simulate.results(folder, add or [], json)


@app.command()
@plainly
def tournament(
    game: Annotated[str, typer.Argument(metavar="GAME", help="Which game; `gloam games` lists them.", autocompletion=_begun)],
    bots: Annotated[list[str], typer.Argument(metavar="BOT...", help="Two bots or more.")],
    pairs: Pairs = 500,
    seats: Seats = 0,
    seed: SameSeed = 0,
    jobs: Jobs = 0,
    option: Chosen = None,
    preset: Preset = "",
    play_all: Annotated[bool, typer.Option("--all", help="Play all pairs, also when a difference is clear.")] = False,
    json: Json = False,
) -> None:
    """Let bots meet in pairs of games with the same chance, and say which is better."""
    _contests.run_tournament(game, bots, pairs, seats, seed, jobs, option or [], preset, not play_all, json)


@app.command()
@plainly
def ladder(
    bot: Annotated[str, typer.Argument(metavar="BOT", help="A bot with {budget} in its name, such as 'exec:./mine {budget}'.")],
    game: Annotated[str, typer.Option("--game", metavar="GAME", help="Which game.")] = "horrified",
    first: Annotated[int, typer.Option("--first", min=1, help="The lowest budget.")] = 1,
    doublings: Annotated[int, typer.Option("--doublings", min=1, help="How often it is doubled.")] = 4,
    pairs: Pairs = 100,
    seats: Seats = 0,
    seed: SameSeed = 0,
    jobs: Jobs = 0,
    option: Chosen = None,
    preset: Preset = "",
    svg: Annotated[Path | None, typer.Option("--svg", metavar="FILE", help="Draw the ladder into this file.")] = None,
    json: Json = False,
) -> None:
    """Show what a bot gains each time its budget is doubled."""
    _contests.run_ladder(game, bot, first, doublings, pairs, seats, seed, jobs, option or [], preset, svg, json)


@app.command()
@plainly
def bench(
    game: GameName = "horrified",
    seconds: Annotated[float, typer.Option("--seconds", min=0.05, help="How long to measure each figure.")] = 1.0,
) -> None:
    """Measure how fast a game runs on this machine."""
    _bench.run(game, seconds)


for _game in _installed().values():
    if _game.workshop is not None:
        app.add_typer(_workshop(_game, _game.workshop), name=_game.workshop.thing)


def main() -> None:
    """The entry point."""
    app()
