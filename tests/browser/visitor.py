"""Someone at a browser: what they see by role and name, and how they play. Nothing here reaches into the client."""

from __future__ import annotations

import json
import random
import re
import time
from contextlib import suppress
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Error, Locator, Page, Request
from playwright.sync_api import TimeoutError as TookTooLong

from gloam.kernel.game import Game
from gloam.kernel.sentences import text
from server.guests import crowded

PATIENCE = 30.0
READING = 120.0
"""Seconds that laying out a game may take on a busy machine: it is tried out first."""
WIDE = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}

ASKED_ANYWAY = ("respond", "slaying", "slain", "attack_roll", "damage", "tripwire", "preview", "test", "firework")
"""Questions of HorrorClix and The Victim that are put to everyone who might hold a card for them."""

# Keeps what arrives from the table, so that a test knows when the screen should have changed; and can cut the socket.
# `after` waits until there are more updates than that, or until it has waited so many milliseconds; it tells how many there are.
# `given` counts the answers that the page has sent.
WITNESS = """
(() => {
  const sockets = [];
  let arrived = () => {};
  let views = {};
  const make = (view, [path, ...now]) => {
    const inside = path.slice(0, -1).reduce((value, key) => value[key], view);
    if (now.length) inside[path.at(-1)] = now[0];
    else delete inside[path.at(-1)];
  };
  let last = {};
  window.witness = { updates: 0, given: 0, hint: null, cut: () => sockets.forEach((socket) => socket.close()) };
  window.witness.last = () => [window.witness.updates, JSON.stringify({ ...last, seen: views })];
  window.witness.after = (seen, patience) => new Promise((resolve) => {
    arrived = () => { if (window.witness.updates > seen) resolve(window.witness.updates); };
    arrived();
    setTimeout(() => resolve(window.witness.updates), patience);
  });
  window.witness.send = (text) => sockets.at(-1).send(text);
  window.witness.deliver = (text) => sockets.at(-1).dispatchEvent(new MessageEvent('message', { data: text }));
  window.witness.sent = (told) => { if (told.type === 'answer') window.witness.given += 1; };
  window.witness.received = (told) => {
    if (told.type === 'hint') window.witness.hint = told.answer;
    if (told.type !== 'update') return;
    window.witness.hint = null;
    const changes = [...told.frames.map((frame) => frame.changes), told.changes];
    for (const [eyes, made] of changes.flatMap(Object.entries)) made.forEach((change) => make(views[eyes], change));
    if (Object.keys(told.views).length) views = told.views;
    last = told;
    window.witness.updates += 1;
    setTimeout(arrived);
  };
  const Plain = window.WebSocket;
  window.WebSocket = class extends Plain {
    constructor(...given) {
      super(...given);
      sockets.push(this);
      this.addEventListener('message', (message) => window.witness.received(JSON.parse(message.data)));
    }
    send(text) {
      window.witness.sent(JSON.parse(text));
      super.send(text);
    }
  };
})();
"""

# Where nothing moves, nothing is to take its time either, unless a test chooses a speed.
HURRIED = """
(() => {
  if (location.protocol === 'about:') return;
  const [key, instant] = ['gloam.settings', '{"speed":"instant"}'];
  const kept = localStorage.getItem(key);
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (still && !kept) localStorage.setItem(key, instant);
  if (!still && kept === instant) localStorage.removeItem(key);
})();
"""

# Nobody looks: a page is laid out and answers to mouse and finger, but its pixels, which take longest, are not made.
UNDRAWN = """
(() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('html { opacity: 0; transition: none !important }');
  document.adoptedStyleSheets = [sheet];
})();
"""


class Visitor:
    """A browser of its own with one page, which keeps watch over errors and over where requests go.

    Its pixels are made only if it is `drawn`.
    """

    def __init__(self, context: BrowserContext, url: str, name: str, drawn: bool = False) -> None:
        self.context = context
        self.url = url
        self.name = name
        self.errors: list[str] = []
        self.foreign: list[str] = []
        self.patience = PATIENCE  # with others, until I am asked
        self.expected: list[str] = []  # errors that the test brings about itself
        self.looked = 0  # how often a test has examined the screen
        context.set_default_timeout(PATIENCE * 1000)
        self.altered = False  # the page is no longer one that someone else could begin with
        if context.pages:
            self.page: Page = context.pages[0]
        else:
            self.page = context.new_page()
            self.page.add_init_script(WITNESS + HURRIED + ("" if drawn else UNDRAWN))
        self.page.on("console", self._console)
        self.page.on("pageerror", self._page_error)
        self.page.on("request", self._request)
        self._introduce()

    def _introduce(self) -> None:
        """Become known by name."""
        assert self.context.request.get(f"{self.url}/api/me").ok
        assert self.context.request.put(f"{self.url}/api/me", data={"name": self.name}, headers={"Origin": self.url}).ok

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.errors.append(f"{message.type}: {message.text}")

    def _page_error(self, error: Error) -> None:
        self.errors.append(str(error))

    def _request(self, request: Request) -> None:
        if not request.url.startswith((self.url, "data:", "blob:")):
            self.foreign.append(request.url)

    def verify(self) -> None:
        """That nothing went wrong, and nothing was asked of anyone else."""
        unexpected = [error for error in self.errors if not any(text in error for text in self.expected)]
        assert not unexpected, unexpected
        assert not self.foreign, self.foreign

    def leave(self) -> None:
        """Forget everything, so that someone else can come to the same page. What the browser has fetched and compiled stays."""
        for page in self.context.pages[1:]:
            page.close()
        self.context.set_offline(False)
        # A request that is just being answered by a test ends with the page.
        self.page.unroute_all(behavior="ignoreErrors")
        if self.altered:
            self.page.close()
        else:
            self.page.remove_listener("console", self._console)
            self.page.remove_listener("pageerror", self._page_error)
            self.page.remove_listener("request", self._request)
            self.page.mouse.move(-1, -1)
            self._outside()
            self.page.evaluate("() => { localStorage.clear(); sessionStorage.clear(); }")
        self.context.clear_cookies()
        self.context.clear_permissions()

    def _outside(self) -> None:
        """Where nothing of the client runs, but what it keeps can be reached."""
        self.page.goto(f"{self.url}/health")

    def prepare(self, script: str) -> None:
        """Run this in the page before anything of its own, whenever it is loaded."""
        self.page.add_init_script(script)
        self.altered = True

    # --- tables -----------------------------------------------------------------------------------------------------------

    def make(self, game: str, *seats: str, **more: Any) -> str:
        """A new table of mine: seats are "me", "open" or the name of a bot. Returns its code."""
        filled = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat} for seat in seats]
        answer = self.context.request.post(f"{self.url}/api/tables", data={"game": game, "seats": filled, **more})
        assert answer.ok, answer.text()
        return str(answer.json()["code"])

    def lay_out(self, game: Game) -> str:
        """A table at which this game goes on; all seats are mine. Returns its code."""
        return self.open_record(game.record())

    def open_record(self, record: str) -> str:
        """A table at which the game of a record goes on; all seats are mine. Returns its code."""
        read = self.context.request.post(f"{self.url}/api/records/look", data={"record": record}, timeout=READING * 1000)
        assert read.ok, read.text()
        made = self.context.request.post(f"{self.url}/api/records", data={"ticket": read.json()["ticket"]})
        assert made.ok, made.text()
        return str(made.json()["code"])

    def card(self, code: str) -> dict[str, Any]:
        """What is told about a table to who does not open it."""
        return dict(self.context.request.get(f"{self.url}/api/tables/{code}").json())

    def stand_up(self, code: str, *seats: int) -> None:
        self._go(code, "stand", seats)

    def sit_down(self, code: str, *seats: int) -> None:
        self._go(code, "sit", seats)

    def leave_to_bots(self, code: str, *seats: int) -> None:
        self._go(code, "bot", seats)

    def _go(self, code: str, how: str, seats: tuple[int, ...]) -> None:
        for seat in seats:
            done = self.context.request.post(f"{self.url}/api/tables/{code}/{how}/{seat}", headers={"Origin": self.url})
            assert done.ok, done.text()

    def knows(self, game: str) -> None:
        """The goal of this game was read here before."""
        self._outside()
        self.page.evaluate("(game) => localStorage.setItem(`gloam-goal-${game}`, '1')", game)

    def chose(self, speed: str) -> None:
        """Here things happen at this speed: that was chosen before."""
        self._outside()
        self.page.evaluate("(speed) => localStorage.setItem('gloam.settings', JSON.stringify({ speed }))", speed)

    def was_here_an_hour_ago(self, code: str, moves: int) -> None:
        """The page of a table was left long before now, after so many answers of the game."""
        self._outside()
        kept = "JSON.stringify([[code, moves, Date.now() - 3_600_000]])"
        self.page.evaluate(f"([code, moves]) => localStorage.setItem('gloam.seen', {kept})", [code, moves])

    def open(self, path: str) -> None:
        self.page.goto(f"{self.url}{path}")
        self.page.locator("#main").wait_for()

    def sit_at(self, code: str) -> None:
        """Open a table and wait until it is drawn."""
        self.open(f"/t/{code}")
        self.update(lambda _: True)
        self.prompt.wait_for()

    def move(self, moving: bool) -> None:
        """From here on things move and take their time at this table, or neither."""
        self.page.emulate_media(reduced_motion="no-preference" if moving else "reduce")
        self.page.reload()
        self.update(lambda _: True)
        self.prompt.wait_for()

    @property
    def prompt(self) -> Locator:
        return self.page.get_by_role("region", name="What you are asked")

    @property
    def answers(self) -> Locator:
        """What can be answered, in the prompt bar."""
        return self.prompt.get_by_role("group").get_by_role("button").and_(self.page.locator(":not([aria-disabled=true])"))

    @property
    def board(self) -> Locator:
        return self.page.get_by_role("main", name="The table")

    def last(self) -> dict[str, Any]:
        """The newest update that has arrived, with the views that are had after it (`seen`, and the first of them, `view`)."""
        return self._newest()[1]

    def _newest(self) -> tuple[int, dict[str, Any]]:
        """How many updates have arrived, and the last of them."""
        seen, text = self.page.evaluate("window.witness.last()")
        last = json.loads(text)
        return int(seen), {**last, "view": next(iter(last["seen"].values()), None)} if seen else {}

    def seen(self) -> int:
        return int(self.page.evaluate("window.witness.updates"))

    def update(self, wanted: Any, patience: float = PATIENCE) -> dict[str, Any]:
        """Wait for an update that is the wanted one."""
        deadline = time.monotonic() + patience
        while True:
            seen, last = self._newest()
            if last and wanted(last):
                return last
            assert time.monotonic() < deadline, f"this did not come: {str(last)[:300]}"
            self.answered(seen, deadline - time.monotonic())

    def my_question(self) -> dict[str, Any] | None:
        """What I am asked and must answer; None when the game is over. Waits for others meanwhile; bots get what they ask."""
        last = self.update(lambda last: last["status"] == "finished" or asked(last) or _wished(last), self.patience)
        while _wished(last) and last["status"] != "finished":
            before = self.seen()
            self.prompt.get_by_role("button", name=re.compile("^(Give|Take|Agree)")).click()
            self.answered(before)
            last = self.update(lambda last: last["status"] == "finished" or asked(last) or _wished(last), self.patience)
        return None if last["status"] == "finished" else asked(last)

    # --- playing ----------------------------------------------------------------------------------------------------------

    def play(self, dice: random.Random, most: int = 10_000, hurry: float = 0.0) -> int:
        """Answer what I am asked by clicking: lit things on the table where there are some, else the prompt bar.

        `hurry` is how often the answer is taken that ends a turn. Returns how many answers were given.
        """
        given = 0
        while given < most and (question := self.my_question()) is not None:
            if question["kind"] == "act" and dice.random() < hurry and self.end_turn():
                pass
            elif question["kind"] == "share":
                self.trade(self.things.nth(dice.randrange(self.things.count())))
            elif not (dice.random() < 0.7 and self.click_lit(question, dice)):
                self.click_answer(dice)
            given += 1
        return given

    @property
    def things(self) -> Locator:
        """What can change hands in a trade."""
        return self.board.get_by_role("region", name="Trade").locator("[data-belonging]")

    def trade(self, thing: Locator) -> None:
        """Hand over one thing, and be done."""
        thing.click()
        assert self._take(self.board.get_by_role("region", name="Trade").get_by_role("button", name="Trade"))

    def let_be(self) -> None:
        """Pass on what I may do in someone else's turn."""
        while (passing := self.prompt.get_by_role("button", name="Pass for now")).count():
            with suppress(TookTooLong):  # the moment for it may pass before the press
                passing.first.click(timeout=2000)

    def end_turn(self) -> bool:
        ending = self.answers.filter(has_text=re.compile("^End"))
        return self._take(ending.first) if ending.count() else False

    def click_lit(self, question: dict[str, Any], dice: random.Random) -> bool:
        """Click something lit on the table that stands for one answer. False if there is nothing of that kind."""
        labels = {text(answer["label"]) for answer in question["answers"]}
        buttons = self.board.locator("[role=button], button:not(.tile)")
        names = buttons.evaluate_all("all => all.map((one) => one.getAttribute('aria-label') ?? one.textContent.trim())")
        lit = [index for index, name in enumerate(names) if name in labels]
        return self._take(buttons.nth(dice.choice(lit))) if lit else False

    def click_answer(self, dice: random.Random) -> None:
        """Take an answer from the prompt bar, opening a kind of answers if need be."""
        self.answers.first.wait_for()
        self._open_and_take(self.answers.nth(dice.randrange(self.answers.count())), dice)

    def take(self, kind: str, dice: random.Random) -> None:
        """Take an answer of a kind."""
        self._open_and_take(self.prompt.locator(f"[data-kind={kind}]:not([aria-disabled=true])").first, dice)

    def take_hint(self, question: dict[str, Any]) -> None:
        """Ask what the bot would do, and do it."""
        self.prompt.get_by_role("button", name="Hint").click()
        deadline = time.monotonic() + PATIENCE
        while (hint := self.page.evaluate("window.witness.hint")) is None:
            assert time.monotonic() < deadline, "there is no hint"
            self.page.wait_for_timeout(20)
        kind = hint["parts"]["kind"]
        if kind == "hand_over":
            self.trade(self.things.and_(self.page.locator("[data-hinted]")).first)
            return
        same = [answer["id"] for answer in question["answers"] if answer["parts"]["kind"] == kind]
        tiles = self.prompt.locator(f"[data-kind={kind}]:not([aria-disabled=true])")
        if tiles.first.get_attribute("aria-expanded") is not None:
            tiles.first.click()
            self.prompt.get_by_role("button", name="Back").wait_for()
        assert self._take(tiles.nth(same.index(hint["id"]))), "a hint was taken, and nothing happened"

    def _open_and_take(self, tile: Locator, dice: random.Random) -> None:
        if tile.get_attribute("aria-expanded") is not None:
            tile.click()
            self.prompt.get_by_role("button", name="Back").wait_for()
            tile = self.answers.nth(dice.randrange(self.answers.count()))
        assert self._take(tile), "an answer was clicked, and nothing happened"

    def _take(self, button: Locator) -> bool:
        """Click, and wait until the server has answered. False if it did not, or the click only picked something."""
        before, given = self.page.evaluate("[window.witness.updates, window.witness.given]")
        button.click()
        return self.page.evaluate("window.witness.given") > given and self.answered(before)

    def answered(self, before: int, patience: float | None = None) -> bool:
        """Whether more updates arrive than `before`, and the screen shows the newest; within so many seconds, or soon."""
        patience = 5 * crowded() if patience is None else patience
        return bool(self.page.evaluate("(given) => window.witness.after(...given)", [before, patience * 1000]) > before)


def asked(update: dict[str, Any]) -> dict[str, Any] | None:
    """The first question of an update that must be answered, by me."""
    return next((question for question in update["questions"] if not question["interrupt"] and not _let_be(update, question)), None)


def _let_be(update: dict[str, Any], question: dict[str, Any]) -> bool:
    """Whether nobody need answer this: all are asked, I hold nothing for it, and only bots are there to see how soon that shows."""
    others = [seat for seat in update["seats"] if not seat["mine"]]
    here = [seat for seat in update["seats"] if seat["mine"] and seat["kind"] == "person"]
    alone = len(here) == 1 and all(seat["kind"] == "bot" for seat in others)
    answers = [answer["parts"]["kind"] for answer in question["answers"]]
    return alone and question["kind"] in ASKED_ANYWAY and answers in (["pass"], ["done"])


def _wished(update: dict[str, Any]) -> bool:
    """Whether a bot asks me for something."""
    return bool(update["asking"] and update["asking"]["text"])
