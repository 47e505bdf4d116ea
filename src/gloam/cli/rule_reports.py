"""`gloam rule-reports`: what players reported of rules, from the database of a server."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

from rich.table import Table
from rich.text import Text

from gloam.cli.screen import Problem, screen
from gloam.server.settings import Settings, data_directory


def show(report: str, database: str, data_dir: Path | None) -> None:
    """List all reports, or print one as a record."""
    if find_spec("sqlalchemy") is None:
        raise Problem("the database needs the server: pip install 'gloam[server]'")
    from gloam.store.rule_reports import listed

    settings = Settings(database=database, data_dir=data_dir or data_directory())
    if "://" not in settings.database and not (file := Path(settings.database_url().removeprefix("sqlite:///"))).is_file():
        raise Problem(f"{file}: there is no such database; name the server's with --database or --data-dir")
    reports = listed(settings.database_url())
    if report:
        code, _, number = report.upper().partition("-")
        found = [each for each, _ in reports if each.code == code and str(each.number) == number]
        if not found:
            raise Problem(f"there is no report {report}; gloam rule-reports lists them")
        screen().print(found[0].record, markup=False, soft_wrap=True, end="")
        return
    if not reports:
        screen().print("Nobody has reported a wrong rule.")
        return

    table = Table(box=None, padding=(0, 2, 0, 0))
    for column in ("report", "when", "game", "who", "what is wrong"):
        table.add_column(column, overflow="fold")
    for told, name in reports:
        game = told.record.split("\n", 2)[1].split()[1]
        who = f"{name}, seat {told.seat + 1}"
        table.add_row(f"{told.code}-{told.number}", told.time[:16].replace("T", " "), game, who, Text(told.sentence))
    screen().print(table)
    screen().print("\nOne as a file, and that as a test: gloam rule-reports REPORT > report.gloam; gloam reproduce report.gloam")
