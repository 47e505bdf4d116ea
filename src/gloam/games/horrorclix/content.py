"""The content of HorrorClix: what its files hold, and that it fits together.

`load_content` reads the files of a folder into structures and checks every reference between them. `CONTENT` is the game's own
content, loaded once. Rules do not read it: they use the int tables of `components`.
"""

from __future__ import annotations

from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Annotated, Final, Literal

from msgspec import Meta

from gloam.kernel.content import ContentError, Count, Entry, Id, Text, check_one_of, content_folder, entry_name, load, named_entries

Number = Annotated[int, Meta(ge=0)]
Rank = Literal["rookie", "experienced", "veteran", "unique", "limited", "super_rare", "promotional"]
Speed = Literal["walk", "fly", "swim"]
Symbol = Literal["none", "move", "close", "ranged", "combat"]
Slot = Literal["speed", "attack", "defense", "damage", "card"]

SKULLS: Final = "skulls"
HOURGLASS: Final = "hg"
SLOTS: Final = ("speed", "attack", "defense", "damage")
RINGS: Final[dict[str, str]] = {
    "yellow": "rookie",
    "blue": "experienced",
    "red": "veteran",
    "silver": "unique",
    "bronze": "limited",
    "gold": "super_rare",
    "purple": "promotional",
}
"""What the colour of a base's ring tells. [monsters.rank-colours]"""


class Side(Entry):
    """One side of a monster card: what each colour means, the traits, and classes if they are the side's own."""

    title: Text
    powers: dict[str, str]
    traits: tuple[str, ...] = ()
    classes: tuple[str, ...] = ()


class Transforms(Entry):
    """When a transforming card is flipped: after so many victims slain, or so many monsters killed.

    `turns_dial` is whether the dial is then turned to the red line.
    """

    slays: Number = 0
    kills: Number = 0
    turns_dial: bool = True


class Monster(Entry):
    """One version of a monster: base, dial and card. `green` and `red` are the clicks of its lines; it `starts` on one of them."""

    id: Id
    name: Text
    family: Id
    rank: Rank
    set: Id
    number: Count
    points: Count
    classes: Annotated[tuple[str, ...], Meta(min_length=1)]
    speed: Speed
    range: Number
    bolts: Count
    green: Count
    dial: tuple[Text, ...]
    card: Literal["single", "transforming", "crossroads"]
    side: tuple[Side, ...]
    red: Number = 0
    starts: Literal["green", "red"] = "green"
    cabal: str = ""
    cabal_power: str = ""
    transforms: Transforms | None = None
    official: tuple[str, ...] = ()


class Monsters(Entry):
    monster: tuple[Monster, ...]


class Minion(Entry):
    id: Id
    name: Text
    values: tuple[int, int, int, int]
    speed: Speed
    classes: tuple[str, ...]


class Minions(Entry):
    minion: tuple[Minion, ...]


class Power(Entry):
    """A power: the slot it stands in, the action it needs if it is dependant, and what stands behind its name on cards.

    `may_target` is whom an attack with it may name besides opponents.
    """

    id: Id
    name: Text
    kind: Literal["static", "dependant", "cabal", "trait"]
    slot: Slot
    text: Text
    symbol: Symbol = "none"
    takes: Literal["", "number", "marker", "minion"] = ""
    may_target: tuple[Literal["friends", "victims"], ...] = ()


class Powers(Entry):
    power: tuple[Power, ...]


class Twist(Entry):
    """A plot twist. `needs` names the monsters of which one must be in the army, if the card is of a special kind."""

    id: Id
    name: Text
    kind: Literal["twist", "subplot", "clock"]
    set: Literal["starter", "booster", "promo"]
    when: Literal["suspense", "own_suspense", "slaying", "attack_roll", "damage", "slain", "hunting", "move", "preview", "setup"]
    text: Text
    needs: tuple[str, ...] = ()


class Twists(Entry):
    twist: tuple[Twist, ...]


class Victim(Entry):
    id: Id
    name: Text
    sex: Literal["female", "male"]
    speed: Count
    limited: bool = False


class Victims(Entry):
    victim: tuple[Victim, ...]


class Map(Entry):
    id: Id
    name: Text
    kind: Literal["outdoor", "indoor", "indoor_outdoor"]
    ground: str
    indoors: str
    marks: str


class Maps(Entry):
    map: tuple[Map, ...]


class Class(Entry):
    id: Id
    name: Text
    major: bool = False


class Cabal(Entry):
    id: Id
    name: Text


class Scenario(Entry):
    id: Id
    name: Text
    map: str
    build_total: Count
    actions: Count
    victims: Count
    minutes: Count
    text: Text


class Starter(Entry):
    """What is in the starter set. No action tokens: players supply them. [components.aids-not-supplied]"""

    monsters: tuple[str, ...]
    twists: tuple[str, ...]
    victims: Count
    trees: Count
    tombstones: Count
    sides: Count
    dice: Count
    rings: Count


class Constants(Entry):
    cabal: tuple[Cabal, ...]
    scenario: tuple[Scenario, ...]
    starter: Starter
    classes: tuple[Class, ...]


class Content(Entry):
    """All content of the game, each part in the order of its file. Every reference in it has been checked."""

    monsters: tuple[Monster, ...]
    minions: tuple[Minion, ...]
    powers: tuple[Power, ...]
    twists: tuple[Twist, ...]
    victims: tuple[Victim, ...]
    maps: tuple[Map, ...]
    game: Constants
    armies: dict[str, str]


def load_content(folder: Path | Traversable) -> Content:
    """Read and check the content files of a folder. Raises `ContentError` for what is wrong."""
    armies = sorted(folder.joinpath("armies").iterdir(), key=lambda file: file.name)
    content = Content(
        monsters=load(folder.joinpath("monsters.toml"), Monsters).monster,
        minions=load(folder.joinpath("minions.toml"), Minions).minion,
        powers=load(folder.joinpath("powers.toml"), Powers).power,
        twists=load(folder.joinpath("twists.toml"), Twists).twist,
        victims=load(folder.joinpath("victims.toml"), Victims).victim,
        maps=load(folder.joinpath("maps.toml"), Maps).map,
        game=load(folder.joinpath("game.toml"), Constants),
        armies={file.name.removesuffix(".txt"): file.read_text(encoding="utf-8") for file in armies},
    )
    _check_monsters(content)
    _check_small_parts(content)
    _check_maps(content)
    return content


# ---------------------------------------------------------------- a dial


def click_values(click: str) -> tuple[tuple[int | None, str], ...]:
    """The four entries of a click, each a number (None for an hourglass) and the colour beside it; () for skulls."""
    if click == SKULLS:
        return ()
    entries: list[tuple[int | None, str]] = []
    for entry in click.split():
        value, _, colour = entry.partition(":")
        entries.append((None if value == HOURGLASS else int(value), colour))
    return tuple(entries)


# ---------------------------------------------------------------- checks


def _check_monsters(content: Content) -> None:
    file = "monsters.toml"
    ids: set[str] = set()
    bases: set[tuple[str, int]] = set()
    for monster in content.monsters:
        where = entry_name("monster", monster)
        if monster.id in ids:
            raise ContentError.at(file, where, "id", "used twice")
        if (monster.set, monster.number) in bases:
            raise ContentError.at(file, where, "number", "another monster of the set has it")
        ids.add(monster.id)
        bases.add((monster.set, monster.number))
        _check_dial(content, file, where, monster)
        _check_card(content, file, where, monster)


def _check_dial(content: Content, file: str, where: str, monster: Monster) -> None:
    clicks = []
    for number, click in enumerate(monster.dial):
        try:
            clicks.append(click_values(click))
        except ValueError:
            raise ContentError.at(file, where, f"dial[{number}]", f"not a click: {click!r}") from None
        if clicks[-1] and len(clicks[-1]) != len(SLOTS):
            raise ContentError.at(file, where, f"dial[{number}]", "a click has four entries")
    if not clicks or clicks[-1]:
        raise ContentError.at(file, where, "dial", "does not end with skulls")
    for name, line in (("green", monster.green), ("red", monster.red or monster.green)):
        if line > len(clicks) or not clicks[line - 1]:
            raise ContentError.at(file, where, name, f"no values on click {line}")
    inner = [n for n, click in enumerate(clicks[:-1], 1) if not click]
    if inner and (len(inner) > 1 or not monster.green < inner[0] < monster.red):
        raise ContentError.at(file, where, "dial", "skulls inside a dial stand once, between the starting lines")
    slots = {power.id: power.slot for power in content.powers}
    for number, entries in enumerate(clicks):
        for slot, (_, colour) in zip(SLOTS, entries, strict=False):
            meant = [side.powers[colour] for side in monster.side if colour in side.powers]
            if colour and not meant:
                raise ContentError.at(file, where, f"dial[{number}]", f"no side of the card has a {colour} power")
            for power in meant:
                name = power.partition(":")[0]
                if slots.get(name) != slot:
                    raise ContentError.at(file, where, f"dial[{number}]", f"{name} does not belong beside {slot}")


def _check_card(content: Content, file: str, where: str, monster: Monster) -> None:
    powers = {power.id: power for power in content.powers}
    for number, side in enumerate(monster.side):
        for colour, power in side.powers.items():
            name, _, given = power.partition(":")
            field = f"side[{number}].powers.{colour}"
            check_one_of(file, where, field, "power", name, powers)
            takes = powers[name].takes
            if bool(takes) != bool(given) or (takes == "number" and not given.isdecimal()):
                raise ContentError.at(file, where, field, f"{name} takes {f'a {takes}' if takes else 'nothing'}")
            if takes == "minion":
                check_one_of(file, where, field, "minion", given, [minion.id for minion in content.minions])
        for trait in side.traits:
            check_one_of(file, where, f"side[{number}].traits", "trait", trait, powers)
        for one in side.classes or monster.classes:
            check_one_of(file, where, "classes", "class", one, [entry.id for entry in content.game.classes])
    if len(monster.side) != (1 if monster.card == "single" else 2):
        raise ContentError.at(file, where, "side", "a single card has one side, any other two")
    if (monster.card == "transforming") != (monster.transforms is not None):
        raise ContentError.at(file, where, "transforms", "needed exactly if the card is a transforming one")
    turned = monster.transforms is not None and monster.transforms.turns_dial
    if (turned or monster.starts == "red") != (monster.red > 0):
        raise ContentError.at(file, where, "red", "needed exactly if the dial is ever set to it")
    if monster.cabal:
        check_one_of(file, where, "cabal", "cabal", monster.cabal, [cabal.id for cabal in content.game.cabal])
    if monster.cabal_power:
        check_one_of(file, where, "cabal_power", "power", monster.cabal_power, powers)


def _check_small_parts(content: Content) -> None:
    for file, kind, entries in (
        ("powers.toml", "power", content.powers),
        ("twists.toml", "twist", content.twists),
        ("victims.toml", "victim", content.victims),
        ("minions.toml", "minion", content.minions),
    ):
        list(named_entries(file, kind, entries))
    for power in content.powers:
        if power.may_target and power.symbol not in ("close", "ranged", "combat"):
            raise ContentError.at("powers.toml", entry_name("power", power), "may_target", "only of a power to attack with")
        if (power.kind == "dependant") != (power.symbol != "none"):
            raise ContentError.at("powers.toml", entry_name("power", power), "symbol", "needed exactly if it is dependant")
    ids = [monster.id for monster in content.monsters]
    for twist in content.twists:
        for need in twist.needs:
            check_one_of("twists.toml", entry_name("twist", twist), "needs", "monster", need, ids)
    for monster in content.game.starter.monsters:
        check_one_of("game.toml", "starter", "monsters", "monster", monster, ids)
    for card in content.game.starter.twists:
        check_one_of("game.toml", "starter", "twists", "plot twist", card, [twist.id for twist in content.twists])
    for scenario in content.game.scenario:
        check_one_of("game.toml", entry_name("scenario", scenario), "map", "map", scenario.map, [m.id for m in content.maps])


def _check_maps(content: Content) -> None:
    for where, ground in named_entries("maps.toml", "map", content.maps):
        rows = ground.marks.strip().split("\n")
        if len({len(row) for row in rows}) != 1:
            raise ContentError.at("maps.toml", where, "marks", "rows of different lengths")
        if len(ground.ground.strip("\n").split("\n")) != 2 * len(rows) + 1:
            raise ContentError.at("maps.toml", where, "ground", f"expected {2 * len(rows) + 1} lines")


CONTENT: Final = load_content(content_folder("gloam.games.horrorclix"))
