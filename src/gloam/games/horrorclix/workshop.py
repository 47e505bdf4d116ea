"""Where armies are made: the samples, the checks, random ones, and all that an army can be made of."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct, to_builtins

from gloam.games.horrorclix.armies import BARRED, ONCE, Army, ArmyError, broken_rules, cost, crypt_size, draw, read, write
from gloam.games.horrorclix.components import CRYPT, HUNDRED, MOST_IN_ARMY, MOST_VICTIMS, POWERS
from gloam.games.horrorclix.content import CONTENT, SLOTS, Monster, Side, click_values
from gloam.kernel.nature import Seeded
from gloam.kernel.workshop import Broken, Workshop

if TYPE_CHECKING:
    from rich.console import RenderableType

_MOST_TOTAL: Final = 1000
_MONSTERS: Final[dict[str, Monster]] = {monster.id: monster for monster in CONTENT.monsters}
_POWER_NAMES: Final[dict[str, str]] = {power.id: power.name for power in CONTENT.powers}
_CABAL_NAMES: Final[dict[str, str]] = {cabal.id: cabal.name for cabal in CONTENT.game.cabal}


# --- what an army is made of ------------------------------------------------------------------------------------------


class Value(Struct, frozen=True):
    """A number on a dial (None for an hourglass), the colour beside it and the power that the colour means on each side."""

    number: int | None
    colour: str = ""
    powers: tuple[str, ...] = ()


class Click(Struct, frozen=True):
    """One click of a dial; without values it shows skulls."""

    values: tuple[Value, ...] = ()


class MonsterPart(Struct, frozen=True):
    """A monster that an army can take."""

    id: str
    name: str
    rank: str
    set: str
    number: int
    points: int
    cabal: str | None
    leads: str | None
    """The cabal power of a leader."""
    classes: tuple[str, ...]
    speed: str
    range: int
    bolts: int
    card: str
    sides: tuple[str, ...]
    powers: tuple[str, ...]
    """Every power and trait that it can show, once each."""
    dial: tuple[Click, ...]
    green: int
    red: int | None
    once: bool
    """Whether an army may have only one."""
    playable: bool
    cards: int
    """How many more plot twists its owner begins with."""


class CardPart(Struct, frozen=True):
    """A plot twist that a crypt can take, if one of the monsters it needs is in the army."""

    id: str
    name: str
    kind: str
    text: str
    needs: tuple[str, ...]


class Word(Struct, frozen=True):
    """The name of something, and what it does if there is more to say."""

    id: str
    name: str
    text: str = ""


class ArmyParts(Struct, frozen=True):
    """All that an army can be made of, and the numbers that the rules of building name."""

    monsters: tuple[MonsterPart, ...]
    twists: tuple[CardPart, ...]
    victims: tuple[Word, ...]
    powers: tuple[Word, ...]
    cabals: tuple[Word, ...]
    classes: tuple[Word, ...]
    slots: tuple[str, ...]
    step: int
    most_total: int
    crypt: int
    most_monsters: int
    most_victims: int


def army_parts() -> ArmyParts:
    """All that an army can be made of. The ids are those of the army's text."""
    return ArmyParts(
        monsters=tuple([_monster_part(monster) for monster in CONTENT.monsters]),
        twists=tuple([CardPart(twist.id, twist.name, twist.kind, twist.text, twist.needs) for twist in CONTENT.twists]),
        victims=tuple([Word(victim.id, victim.name) for victim in CONTENT.victims]),
        powers=tuple([Word(power.id, power.name, power.text) for power in CONTENT.powers]),
        cabals=tuple([Word(cabal.id, cabal.name) for cabal in CONTENT.game.cabal]),
        classes=tuple([Word(entry.id, entry.name) for entry in CONTENT.game.classes]),
        slots=SLOTS,
        step=HUNDRED,
        most_total=_MOST_TOTAL,
        crypt=CRYPT,
        most_monsters=MOST_IN_ARMY,
        most_victims=MOST_VICTIMS,
    )


def _monster_part(monster: Monster) -> MonsterPart:
    return MonsterPart(
        id=monster.id,
        name=monster.name,
        rank=monster.rank,
        set=monster.set,
        number=monster.number,
        points=monster.points,
        cabal=monster.cabal or None,
        leads=monster.cabal_power or None,
        classes=tuple(dict.fromkeys([*monster.classes, *[one for side in monster.side for one in side.classes]])),
        speed=monster.speed,
        range=monster.range,
        bolts=monster.bolts,
        card=monster.card,
        sides=tuple([side.title for side in monster.side]),
        powers=powers_of(monster),
        dial=tuple([_click(monster.side, click) for click in monster.dial]),
        green=monster.green,
        red=monster.red or None,
        once=monster.rank in ONCE,
        playable=monster.rank != BARRED,
        cards=crypt_size((monster.id,)) - CRYPT,
    )


def _click(sides: tuple[Side, ...], click: str) -> Click:
    values: list[Value] = []
    for number, colour in click_values(click):
        powers = [side.powers[colour].partition(":")[0] if colour in side.powers else "" for side in sides]
        values.append(Value(number, colour, tuple(powers) if colour else ()))
    return Click(tuple(values))


def powers_of(monster: Monster) -> tuple[str, ...]:
    """Every power that a monster can show, its traits and what it leads with among them, in the order of the powers."""
    shown = {monster.cabal_power}
    for side in monster.side:
        shown |= set(side.traits)
        shown |= {power.partition(":")[0] for power in side.powers.values()}
    return tuple([power for power in POWERS if power in shown])


# --- the workshop -----------------------------------------------------------------------------------------------------


class Armoury(Workshop):
    """Makes and judges armies."""

    thing = "army"
    things = "armies"
    sizes = (200, 100, 300, 400)

    def samples(self) -> Mapping[str, str]:
        return CONTENT.armies

    def broken_rules(self, text: str, seats: int = 2) -> list[Broken]:
        try:
            return broken_rules(read(text), seats)
        except ArmyError as wrong:
            return [Broken(str(wrong))]

    def headline(self, text: str) -> str:
        army = read(text)
        count = len(army.monsters)
        return f"{army.name}: {cost(army)} of {army.build_total} points, {count} monster{'s' if count > 1 else ''}"

    def picture(self, text: str) -> RenderableType:
        return _picture(read(text))

    def draw(self, size: int, seed: int, seats: int = 2) -> str:
        if not HUNDRED <= size <= _MOST_TOTAL or size % HUNDRED:
            raise ValueError(f"a build total is {HUNDRED} to {_MOST_TOTAL}, in whole hundreds; not {size}")
        return write(draw(size, Seeded(seed), seats))

    def parts(self) -> dict[str, Any]:
        return _parts()


@cache
def _parts() -> dict[str, Any]:
    told: dict[str, Any] = to_builtins(army_parts())
    return told


def _picture(army: Army) -> RenderableType:
    """The army's monsters with points, starting values and powers; then its crypt and victims."""
    from rich.console import Group
    from rich.table import Table
    from rich.text import Text

    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for column in ("", "points", "rank", "cabal", "clicks", "speed", "attack", "defense", "damage", "powers"):
        table.add_column(column, no_wrap=column not in ("", "powers"), justify="right" if column == "points" else "left")
    for name, count in Counter(army.monsters).items():
        monster = _MONSTERS.get(name)
        if monster is None:
            table.add_row(f"{name}: there is no such monster")
            continue
        values = ["-" if number is None else str(number) for number, _ in click_values(monster.dial[monster.green - 1])]
        table.add_row(
            f"{count} {monster.name}" if count > 1 else monster.name,
            str(monster.points * count),
            monster.rank.replace("_", " "),
            _CABAL_NAMES.get(monster.cabal, ""),
            str(len([click for click in monster.dial if click_values(click)])),
            *values,
            ", ".join([_POWER_NAMES[power] for power in powers_of(monster)]),
        )
    lines: list[RenderableType] = [Text.assemble((army.name, "bold"), f", {cost(army)} of {army.build_total} points"), table]
    cards = {twist.id: twist.name for twist in CONTENT.twists}
    victims = {victim.id: victim.name for victim in CONTENT.victims}
    for title, ids, names in (("Crypt", army.crypt, cards), ("Victims", army.victims, victims)):
        if ids:
            lines.append(Text.assemble((f"{title}: ", "bold"), ", ".join([names.get(entry, entry) for entry in ids])))
    return Group(*lines)
