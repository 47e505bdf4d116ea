"""Makes docs/screenshots anew: every screen, wide and on a phone, from fixed seeds."""

from __future__ import annotations

import io
import re
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "tests"))

from PIL import Image  # noqa: E402
from playwright.sync_api import Browser, ViewportSize, sync_playwright  # noqa: E402

import gloam  # noqa: E402
from browser.chromium import launch  # noqa: E402
from browser.evenings import EVENINGS, Evening  # noqa: E402
from browser.forests import DAY, FALLING, NIGHT, TILES, WIDOW, laid_out  # noqa: E402
from browser.screens import ORDER  # noqa: E402
from browser.visitor import PHONE, WIDE, Visitor  # noqa: E402
from server.guests import ChildServer  # noqa: E402

FOLDER = ROOT / "docs" / "screenshots"
COLOURS = 256
HORRIFIED = {"monsters": ["dracula", "creature", "wolf_man"], "heroes": ["archaeologist", "mayor"], "first_player": 0}
EIGHT = ("die 2", "die 3", "die 1", "die 2")
Step = Callable[[Visitor], None]


def home(mara: Visitor) -> None:
    mara.make("horrified", "me", "heuristic", options=HORRIFIED, seed=7, name="The long night")
    mara.make("house_of_horrors", "me", "open", "heuristic", name="After supper")
    mara.open("/")
    mara.page.get_by_text("After supper").first.wait_for()


def page(path: str) -> Step:
    def show(mara: Visitor) -> None:
        mara.open(path)
        mara.page.get_by_role("heading", level=1).first.wait_for()
        if path.startswith("/new/"):
            mara.page.get_by_label("Table name").fill("The long night")

    return show


def waiting_room(mara: Visitor) -> None:
    mara.open(
        f"/t/{mara.make('horrified', 'me', 'open', 'heuristic', options={'monsters': ['dracula', 'creature']}, name='Lights out')}"
    )
    mara.page.get_by_label("Link to this table").wait_for()


def horrified(mara: Visitor) -> None:
    """A Hero Phase after some rounds."""
    mara.sit_at(mara.make("horrified", "me", "heuristic", options=HORRIFIED, seed=7, name="The long night"))
    while (question := mara.my_question()) is not None:
        if question["kind"] == "act" and mara.last()["view"]["turn_number"] >= 9:
            return
        mara.take_hint(question)


def horrified_moves(mara: Visitor) -> None:
    """Where a Hero may go, opened in the prompt bar."""
    horrified(mara)
    moves = mara.prompt.locator("[data-kind=move][aria-expanded]")
    while not moves.count() and (question := mara.my_question()) is not None:
        mara.take_hint(question)
    moves.click()
    mara.prompt.get_by_role("button", name="Back").wait_for()


def horrified_monsters(mara: Visitor) -> None:
    """A Monster hits a Hero."""
    mara.sit_at(mara.make("horrified", "me", "heuristic", options=HORRIFIED, seed=8, name="The long night"))
    while (question := mara.my_question()) is not None and question["kind"] != "hit":
        mara.take_hint(question)


def tab(before: Step, name: str) -> Step:
    def show(mara: Visitor) -> None:
        before(mara)
        mara.page.get_by_role("navigation").get_by_role("button", name=name, exact=True).click()

    return show


def house_of_horrors(*kinds: str, bots: int) -> Step:
    """The first question of these kinds, but for the first round."""

    def show(mara: Visitor) -> None:
        mara.sit_at(mara.make("house_of_horrors", "me", *["heuristic"] * bots, seed=11, name="After supper"))
        for given in range(80):
            question = mara.my_question()
            if question is None or (question["kind"] in kinds and given > 2):
                return
            mara.take_hint(question)

    return show


def the_victim(position: str, *answers: str, nature: tuple[str, ...] = ()) -> Step:
    """A table from a position, with me in the seat that is asked and bots in the others."""

    def show(mara: Visitor) -> None:
        game = laid_out(position + TILES, *answers, nature=nature)
        code = mara.lay_out(game)
        others = [seat for seat in range(game.seats) if seat != game.asked[0].seat]
        mara.stand_up(code, *others)
        mara.leave_to_bots(code, *others)
        mara.sit_at(code)
        mara.my_question()

    return show


def first(game: str, seats: int, preset: str, seed: int = 2) -> Step:
    """The first question of a game with this preset."""

    def show(mara: Visitor) -> None:
        mara.knows(game)
        mara.sit_at(
            mara.make(game, "me", *["heuristic"] * (seats - 1), options={"preset": preset}, seed=seed, name="The long night")
        )
        mara.my_question()

    return show


def horrorclix(mara: Visitor) -> None:
    """A figure is picked: where it can go, whom it can shoot, and what that needs."""
    code = mara.lay_out(gloam.position(ORDER))
    mara.leave_to_bots(code, 1)
    mara.sit_at(code)
    mara.page.locator("[data-part='actor:m2']").click()
    mara.page.mouse.move(5, 5)


def horrorclix_move(mara: Visitor) -> None:
    """Where it can go, and where it is in danger."""
    horrorclix(mara)
    mara.page.locator('[data-act="move plain"]').click()
    mara.page.locator(".threat").first.wait_for()


def army_builder(mara: Visitor) -> None:
    army = "name: Moon pack\nbuild total: 200\nmonsters: dire_werewolf, dire_wolf_v, dog_soldier_v\n"
    crypt = "crypt: mesmerized, terror_sprint, bad_luck, bloody_feast, just_after_sunset\n"
    mara.open(f"/make/horrorclix?{urlencode({'army': army + crypt})}")
    mara.page.locator("[data-version]").first.wait_for()


def guide(game: str) -> Step:
    """The first game with notes beside it, at its second note."""

    def show(mara: Visitor) -> None:
        mara.open(f"/how/{game}")
        mara.page.get_by_role("button", name="Begin").click()
        mara.prompt.wait_for()
        mara.page.get_by_role("dialog").get_by_role("button", name="Next").click()

    return show


def possession(mara: Visitor) -> None:
    """One of them is taken, while everyone watches."""
    mara.page.emulate_media(reduced_motion="no-preference")
    the_victim(DAY)(mara)
    mara.end_turn()
    while (passing := mara.prompt.locator("[data-kind=pass]")).count():
        passing.first.click()
    mara.board.locator("[data-curse]:not([data-curse=''])").filter(has_text="is gone").wait_for(timeout=60_000)
    mara.page.wait_for_timeout(2600)  # its lines rise one after the other


def rules(mara: Visitor) -> None:
    horrified(mara)
    mara.page.keyboard.press("?")
    mara.page.get_by_label("Search rules and cards").wait_for()


def finished(mara: Visitor, game: str = "horrified", seats: int = 2, options: Mapping[str, Any] = HORRIFIED) -> str:
    """A game that is over: bots play it alone, one of them for me."""
    code = mara.make(game, "me", *["heuristic"] * (seats - 1), options=dict(options), seed=1, name="Nobody sleeps")
    mara.context.request.post(f"{mara.url}/api/tables/{code}/bot/0")
    mara.open(f"/t/{code}")
    mara.update(lambda last: last["status"] == "finished", 180)
    mara.page.get_by_role("dialog").wait_for()
    return code


def end(*given: Any) -> Step:
    return lambda mara: (finished(mara, *given), None)[1]


def review(at: int, *given: Any) -> Step:
    """A game that is over, at a point in it."""

    def show(mara: Visitor) -> None:
        mara.open(f"/review/{finished(mara, *given)}?at={at}")
        mara.page.get_by_role("slider", name="Point of the game").wait_for()
        mara.page.wait_for_timeout(1500)

    return show


FOREST = ("the_victim", 4, {"preset": "any_night"})
DUEL = ("horrorclix", 2, {"preset": "starter"})

BOTH: dict[str, Step] = {
    "home": home,
    "new-horrified": page("/new/horrified"),
    "new-house-of-horrors": page("/new/house_of_horrors"),
    "waiting-room": waiting_room,
    "horrified": horrified,
    "horrified-moves": horrified_moves,
    "horrified-monsters": horrified_monsters,
    "house-of-horrors": house_of_horrors("play", bots=2),
    "house-of-horrors-spoils": house_of_horrors("give", "take", bots=4),
    "new-the-victim": page("/new/the_victim"),
    "the-victim": the_victim(NIGHT, "run", "pass", nature=EIGHT),
    "the-victim-turn": the_victim(NIGHT),
    "the-victim-tile": the_victim(NIGHT, "run", "pass", "draw left", "lay ne", nature=(*EIGHT, "tile path_7")),
    "the-victim-lay": the_victim(NIGHT, "run", "pass", "draw left", nature=(*EIGHT, "tile path_7")),
    "the-victim-possession": possession,
    "the-victim-evil": the_victim(FALLING),
    "the-victim-webs": the_victim(WIDOW),
    "the-victim-hunt": the_victim(FALLING, "hunt", "pass", nature=("evil_die 5",)),
    "the-victim-choose": first("the_victim", 4, "any_night"),
    "the-victim-guide": guide("the_victim"),
    "the-victim-rules": page("/rules/the_victim"),
    "the-victim-end": end(*FOREST),
    "the-victim-review": review(200, *FOREST),
    "horrorclix": horrorclix,
    "horrorclix-move": horrorclix_move,
    "new-horrorclix": page("/new/horrorclix"),
    "horrorclix-map": first("horrorclix", 2, "standard", seed=3),
    "horrorclix-placing": first("horrorclix", 2, "standard"),
    "horrorclix-guide": guide("horrorclix"),
    "horrorclix-rules": page("/rules/horrorclix"),
    "horrorclix-end": end(*DUEL),
    "horrorclix-review": review(120, *DUEL),
    "army-builder": army_builder,
    "guide": guide("horrified"),
    "rules": page("/rules/horrified"),
    "end": end(),
    "review": review(60),
    "credits": page("/credits"),
}
WIDE_ONLY: dict[str, Step] = {"rules-panel": rules}
PHONE_ONLY: dict[str, Step] = {
    "the-victim-boards": tab(the_victim(NIGHT), "Boards"),
    "the-victim-you": tab(the_victim(NIGHT), "You"),
    "the-victim-log": tab(the_victim(NIGHT, "run", "pass", nature=EIGHT), "Log"),
    "the-victim-players": tab(the_victim(NIGHT), "Players"),
    "horrorclix-armies": tab(horrorclix, "Armies"),
    "horrorclix-crypt": tab(horrorclix, "Crypt"),
    "mats": tab(horrified, "Mats"),
    "hand": tab(horrified, "Hand"),
    "log": tab(horrified, "Log"),
}


@contextmanager
def visitor(browser: Browser, url: str, screen: dict[str, int]) -> Iterator[Visitor]:
    """Someone who comes for the first time."""
    context = browser.new_context(
        viewport=ViewportSize(width=screen["width"], height=screen["height"]), reduced_motion="reduce", has_touch=screen is PHONE
    )
    try:
        yield Visitor(context, url, "Mara", drawn=True)
    finally:
        context.close()


def take(mara: Visitor, name: str) -> None:
    """A picture of what is on the screen."""
    size = mara.page.viewport_size
    assert size is not None
    mara.page.mouse.move(size["width"] - 2, size["height"] - 2)
    mara.page.wait_for_timeout(500)
    picture = Image.open(io.BytesIO(mara.page.screenshot()))
    small = picture.convert("RGB").quantize(COLOURS, method=Image.Quantize.MAXCOVERAGE, kmeans=2)
    small.save(FOLDER / f"{name}.png", optimize=True)


def shoot(browser: Browser, url: str, name: str, step: Step, screen: dict[str, int]) -> None:
    with visitor(browser, url, screen) as mara:
        step(mara)
        take(mara, name)


def spend(browser: Browser, url: str, name: str, evening: Evening) -> None:
    with visitor(browser, url, WIDE) as mara:
        for number, _ in enumerate(evening(mara), 1):
            take(mara, f"{name}-{number}")


LINK = """(lines) => {
  const poster = document.querySelector('svg:has(linearGradient)').cloneNode(true);
  document.body.innerHTML = '<div class="link"><div class="art"></div><h1></h1><p></p><b>Gloam</b></div>';
  const link = document.body.firstChild;
  link.querySelector('.art').append(poster);
  poster.setAttribute('viewBox', lines.part);
  link.querySelector('h1').textContent = lines.name;
  link.querySelector('p').textContent = lines.line;
  if (lines.name === 'Gloam') link.querySelector('b').remove();
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    .link { position: fixed; inset: 0; display: grid; grid: 1fr auto auto 1fr / 470px 1fr; background: ${lines.plate}; }
    .link > :not(.art) { grid-column: 2; padding: 0 56px; }
    .art { grid-row: 1 / -1; border-right: 4px solid ${lines.accent}; overflow: hidden; }
    .art svg { width: 100%; height: 630px; display: block; }
    .link h1 { grid-row: 2; font: 400 84px/1 var(--disp); letter-spacing: -0.01em; }
    .link p { grid-row: 3; padding-top: 22px !important; font: italic 400 35px/1.25 var(--read); color: ${lines.accent};
      text-wrap: balance; }
    .link b { grid-row: 4; align-self: end; padding-bottom: 44px !important; font: 400 34px/1 var(--disp); color: var(--bone-200); }
  `);
  document.adoptedStyleSheets = [sheet];
}"""


def links(browser: Browser, url: str) -> None:
    """The pictures that links show where they are shared: one for each game, and one for the first page."""
    folder = ROOT / "web" / "public" / "previews"
    folder.mkdir(exist_ok=True)
    shelves = {path.parent.name: path.read_text() for path in (ROOT / "web" / "src" / "games").glob("*/shelf.ts")}
    for game, shelf in {**shelves, "gloam": shelves["horrified"]}.items():
        told = {word: found[1] for word in ("name", "line", "accent", "plate") if (found := re.search(rf"  {word}: '(.*)'", shelf))}
        if game == "gloam":
            told |= {"name": "Gloam", "line": "Horror board games to play with friends and bots"}
        with visitor(browser, url, {"width": 1200, "height": 630}) as mara:
            mara.open(f"/new/{'horrified' if game == 'gloam' else game}")
            mara.page.locator("svg:has(linearGradient)").first.wait_for()
            mara.page.evaluate(LINK, {**told, "part": "0 72 240 322"})
            mara.page.evaluate("document.fonts.ready")
            picture = Image.open(io.BytesIO(mara.page.screenshot())).convert("RGB")
            picture.save(folder / f"{game}.jpg", quality=84, optimize=True, progressive=True)


def main() -> None:
    """`screenshots.py home review` makes only those."""
    wanted = set(sys.argv[1:])
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        server = ChildServer(Path(folder))
        try:
            with sync_playwright() as playwright:
                browser = launch(playwright)
                for kind, screen, steps in (("wide", WIDE, {**BOTH, **WIDE_ONLY}), ("phone", PHONE, {**BOTH, **PHONE_ONLY})):
                    for name, step in steps.items():
                        if not wanted or name in wanted:
                            shoot(browser, server.url, f"{name}-{kind}", step, screen)
                for name, evening in EVENINGS.items():
                    if not wanted or name in wanted:
                        spend(browser, server.url, name, evening)
                if not wanted or "links" in wanted:
                    links(browser, server.url)
                browser.close()
        finally:
            server.stop()
    size = sum(path.stat().st_size for path in FOLDER.glob("*.png"))
    sys.stdout.write(f"{len(list(FOLDER.glob('*.png')))} pictures in docs/screenshots, {size / 1e6:.1f} MB\n")


if __name__ == "__main__":
    main()
