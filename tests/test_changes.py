"""What a contributor commits for something new: tests/changes is applied to a copy, and whole games are played there.

When a file moves, update the patches: apply them, repair what does not fit, and write `git diff` there.
"""

from __future__ import annotations

import json
import os
import random
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, ViewportSize, expect, sync_playwright

from browser.chromium import launch
from browser.forests import FALLING, TILES
from browser.visitor import PHONE, WIDE, Visitor
from gloam.server.building import build, npm
from server.guests import ChildServer

ROOT = Path(__file__).parents[1]
CHANGES = Path(__file__).parent / "changes"
pytestmark = pytest.mark.long


@dataclass(frozen=True)
class Drawn:
    """What the browser shows of something new."""

    table: str
    """A position in which it can do something."""
    icons: tuple[str, ...]
    """Of its own, on the table; the first of them also where a table is set up, if it is chosen there."""
    shown: tuple[str, ...]
    """What stands on the table."""
    pressed: tuple[str, ...]
    """The parts of the table that are pressed, one after the other, on a wide screen."""
    taken: tuple[str, ...]
    """The kinds of answers that are taken from the prompt bar on a phone."""
    tab: str
    """Where a phone shows it."""
    done: Callable[[Any], bool]
    """Whether the table shows what came of it."""
    chosen: bool = True
    """Whether it is among what the page of a new table offers at first sight."""


@dataclass(frozen=True)
class Change:
    """A patch, how many files it may touch, and the games that are played with what it brings."""

    name: str
    most_files: int
    """In Python and data; what is generated from them is not counted, nor what the browser draws."""
    game: str
    seats: int
    options: dict[str, object]
    given: tuple[str, ...]
    """How answers begin that belong to what it brings."""
    shown: str
    """What the terminal shows."""
    tests: tuple[str, ...]
    client_files: int
    """In the client: drawing and texts."""
    drawn: Drawn


VILLAGE = 'game = "horrified"\nseats = 2\nturns = 5\nheroes.mayor = {at = "theatre", seat = 1}\n'
EACH = (
    Change(
        "hero",
        6,
        "horrified",
        2,
        {"heroes": ["ferrywoman", "mayor"]},
        ("ferry",),
        "Ferrywoman",
        ("horrified/test_ferrywoman.py", "horrified/test_legality.py", "horrified/test_positions.py"),
        client_files=1,
        drawn=Drawn(
            VILLAGE + 'options = {monsters = ["dracula", "creature"]}\nheroes.ferrywoman = {at = "docks", seat = 0}\n',
            ("paddles",),
            ("Ferrywoman", "Cross the water next to your space."),
            ("[data-part='space:institute'][role=button]",),
            ("ferry",),
            "Hand",
            lambda view: view["heroes"][0]["at"] != "docks",
        ),
    ),
    Change(
        "evil",
        6,
        "the_victim",
        2,
        {"evil": "scarecrow"},
        ("use scythe", "use bad_seed", "death"),
        "Scarecrow",
        ("the_victim/evils/test_scarecrow.py", "the_victim/test_bot.py", "the_victim/test_texts.py"),
        client_files=2,
        drawn=Drawn(
            FALLING.replace("werewolf", "scarecrow").replace('at = "curse_2"', 'at = "curse_3"') + TILES,
            ("scarecrow", "scythe"),
            ("Scarecrow", "Scythe", "Harvest"),
            ("[data-skill=scythe] button.name",),
            ("use",),
            "Boards",
            lambda view: view["evil"]["stamina"] < 3,
            chosen=False,
        ),
    ),
    Change(
        "monster",
        10,
        "horrified",
        2,
        {"monsters": ["banshee", "mummy"]},
        ("advance banshee", "defeat banshee"),
        "Banshee",
        ("horrified/monsters/test_banshee.py", "horrified/test_legality.py", "horrified/test_view.py"),
        client_files=2,
        drawn=Drawn(
            VILLAGE
            + 'options = {monsters = ["banshee", "mummy"]}\nheroes.courier = {at = "church", seat = 0, items = ["charm"]}\n',
            ("screaming",),
            ("Banshee", "Silence the bells", "0 of 3 silent", "At a bell: any yellow item"),
            ("[data-part='mat:banshee'] .act", "[data-kind=use]"),
            ("advance", "use"),
            "Mats",
            lambda view: "church" not in view["mats"]["banshee"]["bells"],
        ),
    ),
)


def changed(name: str) -> list[str]:
    """The files that a change touches."""
    return re.findall(r"^\+\+\+ b/(.*)$", (CHANGES / f"{name}.patch").read_text(encoding="utf-8"), re.MULTILINE)


@pytest.fixture(scope="module", params=EACH, ids=[change.name for change in EACH])
def change(request: pytest.FixtureRequest) -> Change:
    this: Change = request.param
    return this


@pytest.fixture(scope="module")
def copy(change: Change, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package and of its tests, with a change."""
    folder = tmp_path_factory.mktemp(change.name)
    left_out = shutil.ignore_patterns("__pycache__", "cpython-*", "client")
    shutil.copytree(ROOT / "src" / "gloam", folder / "src" / "gloam", ignore=left_out)
    shutil.copytree(ROOT / "tests", folder / "tests", ignore=left_out)
    shutil.copy(ROOT / "pyproject.toml", folder)
    patch = CHANGES / f"{change.name}.patch"
    done = subprocess.run(["git", "apply", "--verbose", str(patch)], cwd=folder, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return folder


def environment(folder: Path) -> dict[str, str]:
    """What makes Python and npm use the copy's sources."""
    own = {"PYTHONPATH": str(folder / "src"), "GLOAM_PURE": "1", "PYTHON": sys.executable, "COLUMNS": "120"}
    return {**os.environ, **own}


@pytest.fixture(scope="module")
def web(copy: Path) -> Path:
    """The client of a copy, with types that are made of the copy's rules and texts."""
    web = copy / "web"
    left_out = shutil.ignore_patterns("node_modules", "dist", ".svelte-kit")
    shutil.copytree(ROOT / "web", web, ignore=left_out, dirs_exist_ok=True)
    shutil.copytree(ROOT / "web" / "node_modules", web / "node_modules", symlinks=True)
    with pytest.MonkeyPatch.context() as patched:
        for name, value in environment(copy).items():
            patched.setenv(name, value)
        npm(web, "run", "--silent", "types")
    return web


def run(folder: Path, *words: str, typed: str = "") -> str:
    """What Python prints, on the copy's sources."""
    done = subprocess.run(
        [sys.executable, *words], cwd=folder, env=environment(folder), input=typed, capture_output=True, text=True, timeout=300
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


PLAY = """
import json, random, sys
import gloam
folder, name, seats, options = sys.argv[1:]
assert gloam.__file__.startswith(folder), gloam.__file__
given = set()
for seed in range(10):
    game = gloam.new(name, int(seats), json.loads(options), seed)
    rng = random.Random(seed)
    while not game.over:
        question = game.asked[0]
        if seed < 8:
            answer = rng.choice(question.options)
        else:
            answer = game.setup.definition.advisor.advise(game, question).answer
        given.add(game.setup.definition.catalogue.text(answer))
        game.answer(answer, question.seat)
    assert gloam.load(game.save()).save() == game.save()
    assert gloam.replay(game.record()).save() == game.save()
    assert "<svg" in game._repr_svg_()
print("\\n".join(sorted(given)))
"""
"""Ten whole games, eight at random and two as the bot plays; prints every answer that was given."""

LAY_OUT = """
import json, sys
import gloam
game = gloam.position(sys.argv[1])
others = [seat for seat in range(game.seats) if seat != game.asked[0].seat]
print(json.dumps({"record": game.record(), "others": others}))
"""
"""A position as a record, and the seats that are not asked."""


def test_few_files_are_touched(change: Change) -> None:
    client = [file for file in changed(change.name) if file.startswith("web/")]
    touched = [file for file in changed(change.name) if file not in client]
    assert touched
    assert len(touched) <= change.most_files
    assert all(file.endswith((".py", ".toml")) for file in touched)
    assert len(client) == change.client_files


def test_the_client_knows_its_types(web: Path) -> None:
    """The types made of its rules and texts fit the drawings and texts that it brings to the client."""
    npm(web, "exec", "--offline", "--", "svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings")


@pytest.fixture(scope="module")
def url(copy: Path, web: Path, change: Change, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server on the copy's sources, with a client that is built from them."""
    build(web, copy / "src" / "gloam" / "server" / "client")
    server = ChildServer(tmp_path_factory.mktemp(f"{change.name}-house"), environment=environment(copy))
    yield server.url
    server.stop()
    assert "Traceback" not in server.log.read_text()


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


@pytest.mark.parametrize("screen", [WIDE, PHONE], ids=["wide", "phone"])
def test_it_is_drawn_and_used_in_a_browser(
    copy: Path, url: str, chromium: Browser, change: Change, screen: dict[str, int], tmp_path: Path
) -> None:
    """Pictures of the table before and after are left in the test's folder."""
    laid_out = json.loads(run(copy, "-c", LAY_OUT, change.drawn.table))
    context = chromium.new_context(viewport=ViewportSize(width=screen["width"], height=screen["height"]), reduced_motion="reduce")
    mara = Visitor(context, url, "Mara", drawn=True)
    mara.knows(change.game)
    mara.open(f"/new/{change.game}")
    if change.drawn.chosen:
        has_own_pictures(mara, change.drawn.icons[:1])
    code = mara.open_record(laid_out["record"])
    mara.stand_up(code, *laid_out["others"])
    mara.leave_to_bots(code, *laid_out["others"])
    mara.sit_at(code)
    has_own_pictures(mara, change.drawn.icons[:1])
    tabs = mara.page.get_by_role("navigation").get_by_role("button")
    if screen is PHONE:
        tabs.filter(has_text=change.drawn.tab).click()
    has_own_pictures(mara, change.drawn.icons)
    for text in change.drawn.shown:
        expect(mara.board.get_by_text(text).first).to_be_visible()
    mara.page.screenshot(path=tmp_path / "before.png")
    for part in change.drawn.pressed if screen is WIDE else ():
        before = mara.seen()
        mara.page.locator(part).first.click()
        assert mara.answered(before), part
    if screen is PHONE:
        tabs.first.click()
        for kind in change.drawn.taken:
            mara.take(kind, random.Random(1))
    assert change.drawn.done(mara.last()["view"])
    mara.page.screenshot(path=tmp_path / "after.png")
    mara.verify()
    context.close()


def has_own_pictures(mara: Visitor, icons: tuple[str, ...]) -> None:
    """That the page draws these icons of the set, and not what stands in for them."""
    drawings = json.loads((ROOT / "web/node_modules/@iconify-json/game-icons/icons.json").read_text())["icons"]
    for icon in icons:
        path = re.findall(r' d="([^"]*)"', drawings[icon]["body"])[0]
        expect(mara.page.locator(f'path[d="{path}"] >> visible=true').first).to_be_visible()


def test_whole_games_in_the_library(copy: Path, change: Change) -> None:
    given = run(copy, "-c", PLAY, str(copy / "src"), change.game, str(change.seats), json.dumps(change.options)).splitlines()
    assert [kind for kind in change.given if not any(text.startswith(kind) for text in given)] == []


def test_a_whole_game_in_the_terminal(copy: Path, change: Change) -> None:
    """Someone who always takes the first answer plays with bots."""
    options = ["--seats", str(change.seats), "--people", "1", "--seed", "0"]
    for option, value in change.options.items():
        options += ["--option", f"{option}={','.join(value) if isinstance(value, list) else value}"]
    said = run(copy, "-m", "gloam", "play", change.game, *options, typed="1\n" * 1000)
    assert change.shown in said
    assert re.search(r"\d+ answers were given", said)


def test_its_own_tests_and_those_that_hold_for_all(copy: Path, change: Change) -> None:
    run(copy, "-m", "pytest", "-q", "-p", "no:cacheprovider", *[f"tests/{file}" for file in change.tests])
