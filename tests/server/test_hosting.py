"""A host's life with the commands of docs/hosting.md: back up while people play, restore, upgrade, and go back."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import pytest
from sqlalchemy.engine.url import make_url

from gloam.store.schema import MIGRATIONS
from server import stored
from server.database import postgresql
from server.guests import PATIENCE, ChildServer, Guest, Live, fetch, until_ready
from server.proxies import DEPLOY, filled_in, free_port
from server.steady import Steady

pytestmark = pytest.mark.long

TESTS = Path(__file__).parents[1]
PAGE = TESTS.parent / "docs" / "hosting.md"
NEWER = {**os.environ, "GLOAM_PURE": "1", "PYTHONPATH": os.pathsep.join((str(TESTS), os.environ.get("PYTHONPATH", "")))}
"""The environment of a server whose database has one more migration."""


def commands(chapter: str, section: str = "") -> list[str]:
    """The lines of a shell that the page has in a section."""
    text = PAGE.read_text().partition(f"\n## {chapter}\n")[2].partition("\n## ")[0]
    if section:
        text = text.partition(f"\n### {section}\n")[2].partition("\n### ")[0]
    block = re.search(r"```sh\n(.*?)```", text, re.DOTALL)
    assert block, f"the page has no commands under {chapter} {section}"
    return block[1].splitlines()


class Host:
    """Someone who runs a server and types what the page says."""

    section = ""

    def __init__(self, folder: Path, database: str = "") -> None:
        self.folder = folder
        self.database = {"database": database} if database else {}
        self.data = folder / "data"
        self.backups = folder / "backups"
        self.backups.mkdir()
        self.server = ChildServer(self.data, **self.database)
        self.port = self.server.port

    def type(self, chapter: str) -> None:
        """Do what the page says of a database like this one."""
        places = {"/var/lib/gloam": str(self.data), "/var/backups": str(self.backups)}
        for line in commands(chapter, self.section):
            if line.startswith("systemctl stop"):
                self.server.stop()
            elif line.startswith("systemctl start"):
                self.start()
            else:
                for there, here in places.items():
                    line = line.replace(there, here)
                subprocess.run(["sh", "-ec", line], check=True, env={**os.environ, **self.environment()})

    def start(self, **more: object) -> None:
        self.server = ChildServer(self.data, self.port, **{**self.database, **more})

    def environment(self) -> dict[str, str]:
        return {}

    def ids(self) -> list[str]:
        """The ids of all answers that are stored."""
        return stored.requests(self.database.get("database", f"sqlite:///{self.data / 'gloam.sqlite'}"))


class OnSqlite(Host):
    section = "SQLite"


class OnPostgresql(Host):
    section = "PostgreSQL"

    def environment(self) -> dict[str, str]:
        url = make_url(self.database["database"])
        return {"PGHOST": str(url.host), "PGPORT": str(url.port), "PGUSER": str(url.username)}


@contextmanager
def hosting(kind: str, folder: Path) -> Iterator[Host]:
    """A host with a server that runs."""
    needed = ["sqlite3"] if kind == "sqlite" else ["psql", "createdb", "pg_dump", "pg_restore"]
    for name in needed:
        if shutil.which(name) is None:
            pytest.skip(f"{name} is not installed here (Debian: apt install sqlite3 postgresql-client)")
    if kind == "sqlite":
        host: Host = OnSqlite(folder)
        yield host
        host.server.stop()
    else:
        with postgresql() as url:
            host = OnPostgresql(folder, url)
            yield host
            host.server.stop()
    assert "Traceback" not in host.server.log.read_text()


@pytest.fixture(params=["sqlite", "postgresql"])
def host(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Host]:
    with hosting(request.param, tmp_path) as found:
        yield found


SEEDS = count()
"""Everyone answers in another way."""


@contextmanager
def people(url: str, many: int) -> Iterator[list[Steady]]:
    """Some who play, each at a table of their own, whatever happens to the server."""
    players = [Steady(Guest(url), next(SEEDS)) for _ in range(many)]
    try:
        yield players
    finally:
        for player in players:
            player.finish()
            player.guest.http.close()
    for player in players:
        if player.failure is not None:
            raise player.failure


def given(players: Sequence[Steady]) -> list[str]:
    return [id_ for player in players for id_ in player.acknowledged]


def play_on(players: Sequence[Steady], answers: int = 5) -> None:
    """Returns when everyone has so many more answers acknowledged."""
    wanted = [len(player.acknowledged) + answers for player in players]
    deadline = time.monotonic() + 60
    while any(len(player.acknowledged) < most for player, most in zip(players, wanted, strict=True)):
        assert time.monotonic() < deadline
        assert all(player.failure is None for player in players)
        time.sleep(0.02)


def answer(live: Live) -> None:
    """Answer what is asked first; a bot may have to play before."""
    asked = [question for question in live.update.get("questions", ()) if not question["interrupt"]]
    while not asked:
        asked = [question for question in live.wait_update()["questions"] if not question["interrupt"]]
    question = asked[0]
    assert live.give(question["seat"], question["answers"][0]["id"])["type"] == "update"


def test_a_backup_has_what_was_acknowledged_before_it(host: Host) -> None:
    """People play while it is made, and at the restored tables."""
    with people(host.server.url, 3) as players:
        play_on(players)
        before = given(players)
        host.type("Back up")
        play_on(players)
        guests = [player.guest for player in players]
    host.type("Restore")
    ids = host.ids()
    assert set(before) <= set(ids)
    assert len(ids) == len(set(ids))
    assert len(ids) < len(given(players)), "nothing was played after the backup"
    for guest in guests:
        with Guest(host.server.url, cookie=guest.cookie) as back:
            tables = [table for table in back.http.get("/api/tables").json() if table["status"] == "playing"]
            for table in tables[:1]:
                with back.live(table["code"]) as live:
                    answer(live)


def test_a_page_that_stayed_open_sees_the_restored_table(host: Host) -> None:
    """Not what it saw of a time that is no more: the update it saw last has a number that comes again otherwise."""

    with Guest(host.server.url) as alice:
        code = alice.make("horrified", "me", options={"preset": "first"})
        host.type("Back up")
        host.server.stop()
        host.start()
        with alice.live(code) as page:
            page.wait_update()
            answer(page)
            since, views = page.update["sequence"], page.views
        host.type("Restore")
        with alice.live(code) as other:
            assert other.wait_update()["moves"] < page.update["moves"]
            for _ in range(3):
                answer(other)
            with alice.live(code, since=since, views=views) as page:
                assert page.wait_update()["full"]
                assert page.views == other.views


def restarted(process: ChildServer, *, newer: bool, **options: object) -> ChildServer:
    """The same process again, of a newer version or of this one."""
    process.stop()
    if newer:
        return ChildServer(process.data_dir, process.port, module="server.newer", environment=NEWER, **options)
    return ChildServer(process.data_dir, process.port, **options)


def test_processes_are_upgraded_one_after_the_other_while_people_play(tmp_path: Path) -> None:
    """The older one goes on with the newer schema: people come, make tables and play there."""
    with postgresql() as url:
        processes = [ChildServer(tmp_path / name, database=url) for name in ("8000", "8001")]
        with people(processes[0].url, 2) as here, people(processes[1].url, 2) as there:
            play_on([*here, *there])
            for at, line in enumerate(commands("Upgrade")):
                assert line == f"systemctl restart gloam@{(8000, 8001)[at]}"
                processes[at] = restarted(processes[at], newer=True, database=url)
                with people(processes[1].url, 1) as newcomers:
                    play_on([*here, *there, *newcomers])
        for process in processes:
            process.stop()
            assert "Traceback" not in process.log.read_text()
        assert stored.rows(url, "SELECT max(version) FROM schema_version") == [(len(MIGRATIONS) + 1,)]
        ids = stored.requests(url)
        assert set(given([*here, *there])) <= set(ids)
        assert len(ids) == len(set(ids))


def test_an_older_version_leaves_a_newer_database_alone(tmp_path: Path) -> None:
    """It says so and ends. With the backup that was made before the upgrade it plays again."""
    with hosting("sqlite", tmp_path) as host:
        with people(host.server.url, 1) as players:
            play_on(players)
        host.type("Back up")
        before = host.ids()
        host.server = restarted(host.server, newer=True)
        with people(host.server.url, 1) as players:
            play_on(players)
        host.server.stop()
        touched = host.ids()
        refused = subprocess.run(
            [sys.executable, "-m", "gloam.server", "--data-dir", host.data, "--port", "0"], capture_output=True, text=True
        )
        assert refused.returncode == 1
        newest = len(MIGRATIONS)
        sentence = f"gloam: the database has schema {newest + 1}, but this Gloam knows only {newest}: install a newer one."
        assert sentence in refused.stderr
        assert re.sub(r"\d+", "8", sentence) in re.sub(r"\d+", "8", PAGE.read_text())
        assert host.ids() == touched
        host.start(module="server.newer", environment=NEWER)
        host.type("Restore")
        assert host.ids() == before
        with people(host.server.url, 1) as players:
            play_on(players)


def test_the_unit_of_systemd_starts_a_server(tmp_path: Path) -> None:
    """Its command and its settings, as they are in the file."""
    text = (DEPLOY / "gloam@.service").read_text()
    command = re.search(r"^ExecStart=/opt/gloam/bin/gloam (.*)$", text, re.MULTILINE)
    assert command
    settings = dict(re.findall(r"^#?Environment=(\w+)=(.*)$", text, re.MULTILINE))
    assert settings.pop("GLOAM_DATABASE").startswith("postgresql+psycopg://")
    assert settings.pop("GLOAM_DATA_DIR") == "/var/lib/gloam"
    port = str(free_port())
    server = subprocess.Popen(
        [sys.executable, "-m", "gloam", *command[1].replace("%i", port).split()],
        env={**os.environ, **settings, "GLOAM_DATA_DIR": str(tmp_path)},
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert server.stdout is not None
        assert server.stdout.readline() == f"Gloam is served at http://127.0.0.1:{port}\n"
        until_ready(f"http://127.0.0.1:{port}")
        named = {"Host": settings["GLOAM_HOSTS"], "X-Forwarded-For": "192.0.2.1", "X-Forwarded-Proto": "https"}
        welcome = fetch(f"http://127.0.0.1:{port}/api/me", headers=named)
        assert welcome.status_code == 200
        assert "secure" in welcome.headers["set-cookie"].lower(), "the proxy is not believed"
    finally:
        server.terminate()
        server.wait(PATIENCE)
        server.stdout.close()


def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    if shutil.which("systemd-analyze") is None:
        pytest.skip("systemd is not installed here")
    text = filled_in("gloam@.service", {"/opt/gloam/bin/gloam": sys.executable, "User=gloam": "User=root"})
    unit = tmp_path / "gloam@8000.service"
    unit.write_text(text)
    said = subprocess.run(["systemd-analyze", "verify", unit], capture_output=True, text=True)
    assert said.returncode == 0, said.stderr
    assert "gloam@8000" not in said.stderr
