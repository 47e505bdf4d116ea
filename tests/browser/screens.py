"""Every screen of the client, by name: what a visitor does to see it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from playwright.sync_api import expect

import gloam
from browser.forests import NIGHT, TILES, laid_out
from browser.visitor import Visitor
from gloam.games.horrified import GAME
from gloam.kernel.fairness import promised
from gloam.kernel.game import Game, Setup
from gloam.kernel.nature import Keyed, Scripted
from gloam.kernel.play import begin
from gloam.kernel.position import read
from kernel.play import at_random

FIRST = {"monsters": ["dracula", "creature"], "heroes": ["archaeologist", "mayor"], "first_player": 0}
SHORT = {"preset": "starter", "turns": 2}
FOUR = {"victims": ["rolita", "diego", "vivian", "lucien"]}
FIVE = """
game = "horrified"
seats = 5
options = {monsters = ["mummy", "frankenstein_bride", "wolf_man", "invisible_man"], wolf_man_red = "9", frenzy_order = "example"}
turns = 14
terror = 3
villagers = {elizabeth = "abbey", renfield = "docks"}
monsters = {mummy = "graveyard", frankenstein = "mansion", bride = "tower", wolf_man = "shop", invisible_man = "inn"}
items.barn = ["torch", "pitchfork", "pistol"]
heroes.courier = {at = "docks", perks = ["hurry"], signs = ["hunted"]}
heroes.mayor = {at = "precinct", perks = ["overstock"]}
heroes.scientist = {at = "laboratory", perks = ["break_of_dawn"]}
heroes.explorer = {at = "hospital", perks = ["late_into_the_night"]}
"""
FEW = 'heroes.archaeologist = {at = "church", seat = 0, items = ["knife", "torch", "fossil", "charm"], perks = ["rush"]}\n'
THIEF = ("card thief", "item research", "item flower", "die hit", "die power", "die blank")
Screen = Callable[[Visitor], None]


def page(path: str) -> Screen:
    def show(mara: Visitor) -> None:
        mara.open(path)
        mara.page.get_by_role("heading", level=1).first.wait_for()

    return show


def home(mara: Visitor) -> None:
    """With a table that waits for me, and one that waits for friends."""
    mara.make("horrified", "me", "heuristic", options=FIRST, seed=7, name="The long night")
    mara.make("house_of_horrors", "me", "open", "heuristic", name="After supper")
    page("/")(mara)
    mara.page.get_by_text("After supper").first.wait_for()


def an_army(mara: Visitor) -> None:
    page("/make/horrorclix")(mara)
    expect(mara.page.get_by_role("article")).not_to_have_count(0)


def waiting_room(mara: Visitor) -> None:
    mara.open(f"/t/{mara.make('horrified', 'me', 'open', options=FIRST)}")
    mara.page.get_by_label("Link to this table").wait_for()


def horrified(mara: Visitor) -> None:
    mara.sit_at(mara.make("horrified", "me", "me", options=FIRST, seed=8))


def house_of_horrors(mara: Visitor) -> None:
    mara.sit_at(mara.make("house_of_horrors", "me", "heuristic", "heuristic", seed=11))
    mara.my_question()


def the_victim(mara: Visitor) -> None:
    """A Run in a forest that is half explored."""
    code = mara.lay_out(laid_out(NIGHT + TILES, "run", "pass", nature=("die 2", "die 3", "die 1", "die 2")))
    mara.stand_up(code, 1, 2, 3, 4)
    mara.sit_at(code)


def _row(version: str, owner: int, at: str, more: str = "") -> str:
    return f'{{version = "{version}", owner = {owner}, at = "{at}"{more and f", {more}"}}}'


ORDER = f"""
game = "horrorclix"
seats = 2
map = "crumbling_mausoleum"
turn = 6
active = 0
points = [47, 30]
edges = ["south", "north"]
monsters = [{
    ", ".join(
        [
            _row("bishop_luzifer", 0, "k15", "tokens = 1"),
            _row("vampire_hunter_v", 0, "m14", "click = 5"),
            _row("vampire_hunter_e", 0, "f10", "click = 2, tokens = 1"),
            _row("faith_priest_v", 0, "j11", "click = 4"),
            _row("ghost_finder_v", 0, "h13", "click = 7, blooded = true"),
            _row("stoker", 1, "q9", "click = 3, blooded = true"),
            _row("nosferatu_v", 1, "s13", "click = 4, tokens = 1, blooded = true"),
            _row("blood_vamp", 1, "l8", "click = 6, tokens = 2"),
            _row("devil_imp_r", 1, "d9", "click = 2, soaring = true"),
        ]
    )
}]
victims = [{", ".join([f'{{at = "{at}"}}' for at in ("g4", "m6", "f6", "q5")])}, {
    ", ".join([f'{{at = "{at}", archetype = "{who}"}}' for at, who in (("o9", "nerd"), ("k13", "cheerleader"), ("u9", "cop"))])
}]
objects = [{{kind = "tombstone", at = "g7"}}, {{kind = "tombstone", at = "u11"}}, {{kind = "tree", at = "s7"}}]
[cards]
crypts = [["power_of_faith", "silver_crucifix", "rock_salt_shotgun", "broad_daylight"], ["bad_luck", "cold_spot", "trip"]]
"""
"""The Order hunts vampires at the mausoleum: the first seat is to give actions."""


def horrorclix(mara: Visitor) -> None:
    code = mara.lay_out(gloam.position(ORDER))
    mara.stand_up(code, 1)
    mara.sit_at(code)


@cache
def played(game: str, seed: int = 1) -> Game:
    """A game that was played at random to its end."""
    options, seats = {"horrified": (FIRST, 2), "the_victim": (FOUR, 4), "horrorclix": (SHORT, 2)}.get(game, ({}, 3))
    over = gloam.new(game, seats, options, seed)
    for _ in at_random(over, seed):
        pass
    assert over.over
    return over


def promised_and_played(game: str, seed: int = 1) -> Game:
    """The same, with every die and card promised when it began."""
    setup, key = played(game, seed).setup, bytes(range(32))
    over = begin(Setup(setup.definition, setup.seats, setup.options, setup.seed, promise=promised(key)), Keyed(key))
    for _ in at_random(over, seed):
        pass
    assert over.over
    return over


def struck() -> Game:
    """A game in the middle of a Monster Phase: the Mummy hits the first seat."""
    game = read(FIVE + FEW, Scripted(GAME.catalogue.text, THIEF))
    game.answer("end")
    return game


def finished(mara: Visitor, game: str) -> str:
    """The code of a table whose game is over, with the visitor at it."""
    code = mara.lay_out(played(game))
    mara.open(f"/t/{code}")
    mara.update(lambda last: last["status"] == "finished")
    mara.page.get_by_role("dialog").wait_for()
    return code


def end(game: str) -> Screen:
    return lambda mara: finished(mara, game) and None


def review(game: str) -> Screen:
    def show(mara: Visitor) -> None:
        mara.open(f"/review/{mara.lay_out(played(game))}?at=20")
        mara.page.get_by_role("slider", name="Point of the game").wait_for()

    return show


def guide(game: str) -> Screen:
    def show(mara: Visitor) -> None:
        mara.open(f"/how/{game}")
        mara.page.get_by_role("button", name="Begin").click()
        mara.prompt.wait_for()
        mara.page.get_by_role("dialog").wait_for()

    return show


PAGES: dict[str, Screen] = {
    "home": home,
    "new horrified": page("/new/horrified"),
    "new house of horrors": page("/new/house_of_horrors"),
    "new the victim": page("/new/the_victim"),
    "new horrorclix": page("/new/horrorclix"),
    "an army": an_army,
    "learn": page("/how"),
    "how to play": page("/how/horrified"),
    "rules": page("/rules/house_of_horrors"),
    "credits": page("/credits"),
    "nothing": page("/nowhere"),
    "waiting room": waiting_room,
}
TABLES: dict[str, Screen] = {
    "horrified": horrified,
    "house of horrors": house_of_horrors,
    "the victim": the_victim,
    "horrorclix": horrorclix,
}
GAMES = ("horrified", "house_of_horrors", "the_victim", "horrorclix")
AFTERWARDS: dict[str, Screen] = {
    f"{name} of {game}": screen(game) for game in GAMES for name, screen in (("end", end), ("review", review))
}
GUIDES: dict[str, Screen] = {f"guide to {game}": guide(game) for game in GAMES}
ALL: dict[str, Screen] = {**PAGES, **TABLES, **AFTERWARDS, **GUIDES}
