"""Armies as a small text: read, checked against the rules of building, written, and drawn at random.

name: Wolf Brothers
build total: 200
monsters: dire_werewolf, dire_wolf_v, 2 dog_soldier_r
crypt: mesmerized, terror_sprint, bad_luck, cold_spot, bloody_feast, just_after_sunset, frozen_with_fear
victims: cheerleader, jock, nerd, cop, reporter, prom_queen
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from gloam.games.horrorclix.components import (
    CRYPT,
    HUNDRED,
    LEAST_SEATS,
    MOST_IN_ARMY,
    MOST_VICTIMS,
    POINTS,
    SUBPLOTS,
    TWISTS,
    VERSIONS,
    room_for_army,
    version,
)
from gloam.games.horrorclix.content import CONTENT, Monster, Twist
from gloam.kernel.nature import Nature
from gloam.kernel.workshop import Broken
from gloam.show.words import counted

ONCE: Final = ("unique", "limited")
BARRED: Final = "promotional"
MOST_LETTERS: Final = 4000  # of an army's text

_MONSTERS: Final[dict[str, Monster]] = {monster.id: monster for monster in CONTENT.monsters}
_TWISTS: Final[dict[str, Twist]] = {twist.id: twist for twist in CONTENT.twists}
_VICTIMS: Final[tuple[str, ...]] = tuple([victim.id for victim in CONTENT.victims])


class Army(NamedTuple):
    """What a player brings: monsters, a crypt of plot twists, and victims for the pool, all by id."""

    name: str
    build_total: int
    monsters: tuple[str, ...]
    crypt: tuple[str, ...] = ()
    victims: tuple[str, ...] = ()


class ArmyError(ValueError):
    """A text that is not an army."""


# ---------------------------------------------------------------- reading and writing


def read(text: str) -> Army:
    """The army that a text tells. Raises ArmyError with the line that cannot be read."""
    if len(text) > MOST_LETTERS:
        raise ArmyError(f"longer than {MOST_LETTERS} letters")
    fields: dict[str, str] = {}
    for line in text.strip().splitlines():
        key, colon, value = line.partition(":")
        key = key.strip().lower()
        if not colon or key not in ("name", "build total", "monsters", "crypt", "victims"):
            raise ArmyError(f"not a line of an army: {line.strip()!r}")
        if key in fields:
            raise ArmyError(f"{key}: is there twice")
        fields[key] = value.strip()
    for key in ("name", "build total", "monsters"):
        if not fields.get(key):
            raise ArmyError(f"{key}: missing")
    if not fields["build total"].isdecimal() or len(fields["build total"]) > 4:
        raise ArmyError(f"build total: not a number: {fields['build total']!r}")
    return Army(
        fields["name"],
        int(fields["build total"]),
        _listed(fields["monsters"]),
        _listed(fields.get("crypt", "")),
        _listed(fields.get("victims", "")),
    )


def _listed(text: str) -> tuple[str, ...]:
    """ "a, 2 b" is a, b, b."""
    members: list[str] = []
    for entry in text.split(","):
        words = entry.split()
        if not words:
            continue
        count = int(words.pop(0)) if words[0].isdecimal() and len(words) > 1 else 1
        if len(words) != 1 or not 1 <= count <= MOST_IN_ARMY:
            raise ArmyError(f"not a name: {entry.strip()!r}")
        members.extend([words[0].lower()] * count)
    return tuple(members)


def write(army: Army) -> str:
    """An army as text; reading it gives the same army."""
    counted = [f"{n} {name}" if n > 1 else name for name, n in Counter(army.monsters).items()]
    lines = [f"name: {army.name}", f"build total: {army.build_total}", f"monsters: {', '.join(counted)}"]
    if army.crypt:
        lines.append(f"crypt: {', '.join(army.crypt)}")
    if army.victims:
        lines.append(f"victims: {', '.join(army.victims)}")
    return "\n".join(lines) + "\n"


# ---------------------------------------------------------------- checking


def cost(army: Army, roster: Mapping[str, Monster] = _MONSTERS) -> int:
    """The points of an army's monsters."""
    return sum([roster[name].points for name in army.monsters if name in roster])


def crypt_size(monsters: tuple[str, ...], roster: Mapping[str, Monster] = _MONSTERS) -> int:
    """How many cards the crypt may hold: six, and one more for each monster that says so. [plot-twists.extra-from-monsters]"""
    return CRYPT + len(card_givers(monsters, roster))


def card_givers(monsters: tuple[str, ...], roster: Mapping[str, Monster] = _MONSTERS) -> list[str]:
    """The monsters that let their owner begin with one more card."""
    return [name for name in monsters if name in roster and "twist_plus" in roster[name].side[0].traits]


CARD_GIVERS: Final[frozenset[int]] = frozenset([n for n, monster in enumerate(CONTENT.monsters) if card_givers((monster.id,))])
"""Their versions."""


def broken_rules(
    army: Army, players: int = 2, roster: Mapping[str, Monster] = _MONSTERS, cards: Mapping[str, Twist] = _TWISTS
) -> list[Broken]:
    """Every rule of building that an army breaks; [] if it may be played. What is left out (crypt, victims) is not judged."""
    return [
        *_broken_totals(army, roster),
        *_broken_monsters(army, players, roster),
        *(_broken_crypt(army, roster, cards) if army.crypt else []),
        *(_broken_victims(army, players) if army.victims else []),
    ]


def _broken_totals(army: Army, roster: Mapping[str, Monster]) -> list[Broken]:
    found: list[Broken] = []
    if army.build_total < HUNDRED or army.build_total % HUNDRED:
        found.append(Broken(f"a build total of {army.build_total}", "army.total-in-hundreds"))
    if cost(army, roster) > army.build_total:
        found.append(Broken(f"too many points: {cost(army, roster)} of {army.build_total}", "army.points-within-total"))
    return found


def _broken_monsters(army: Army, players: int, roster: Mapping[str, Monster]) -> list[Broken]:
    found: list[Broken] = []
    if not army.monsters:
        found.append(Broken("no monsters"))
    room = room_for_army(players)
    if len(army.monsters) > room:
        found.append(Broken(f"{len(army.monsters)} monsters; a table of {players} has room for {room} each", "army.copies-allowed"))
    for name, count in Counter(army.monsters).items():
        if name not in roster:
            found.append(Broken(f"there is no monster {name!r}"))
        elif roster[name].rank == BARRED:
            found.append(Broken(f"{roster[name].name} is for demonstrations", "army.no-demo-monsters"))
        elif roster[name].rank in ONCE and count > 1:
            found.append(Broken(f"{count} of {roster[name].name}, which is {roster[name].rank}", "army.unique-and-limited-once"))
    return found


def _broken_crypt(army: Army, roster: Mapping[str, Monster], cards: Mapping[str, Twist]) -> list[Broken]:
    found: list[Broken] = []
    size = crypt_size(army.monsters, roster)
    if len(army.crypt) < CRYPT:
        found.append(Broken(f"{counted(len(army.crypt), 'card')} in the crypt instead of {CRYPT}", "plot-twists.crypt-of-six"))
    if len(army.crypt) > size:
        found.append(Broken(f"{len(army.crypt)} cards in the crypt, with room for {size}", "plot-twists.extra-from-monsters"))
    for name, count in Counter(army.crypt).items():
        if name not in cards:
            found.append(Broken(f"there is no plot twist {name!r}"))
            continue
        if count > 1:
            found.append(Broken(f"{count} of {cards[name].name}", "plot-twists.no-duplicates"))
        needs = cards[name].needs
        if needs and not any([need in army.monsters for need in needs]):
            needed = " or ".join([roster[need].name for need in needs])
            found.append(Broken(f"{cards[name].name} needs {needed}", "plot-twists.army-restricted-kinds"))
    subplots = [cards[name].name for name in army.crypt if name in cards and cards[name].kind == "subplot"]
    if len(subplots) > 1:
        found.append(Broken(f"{len(subplots)} subplots: {', '.join(subplots)}", "subplots.one-per-crypt"))
    return found


def victim_share(players: int) -> int:
    """How many victims each player brings: twelve in equal shares, as far as they go. [victims.equal-shares-of-twelve]"""
    return MOST_VICTIMS // players


def _broken_victims(army: Army, players: int) -> list[Broken]:
    """No fewer than its share, and no more than that of a duel: at larger tables the first of them come."""
    found = [Broken(f"there is no victim {name!r}") for name in army.victims if name not in _VICTIMS]
    most = victim_share(LEAST_SEATS)
    if not victim_share(players) <= len(army.victims) <= most:
        found.append(Broken(f"{len(army.victims)} victims instead of {victim_share(players)}", "victims.equal-shares-of-twelve"))
    return found


# ---------------------------------------------------------------- drawing

_ONCE: Final[frozenset[int]] = frozenset([n for n, monster in enumerate(CONTENT.monsters) if monster.rank in ONCE])
_PRICES: Final[list[tuple[int, int]]] = [
    (n, monster.points) for n, monster in enumerate(CONTENT.monsters) if monster.rank != BARRED
]
"""Whom an army may have, and for how many points."""
_WITHIN: Final[dict[int, bytes]] = {}
"""By points: whom an army may take for them."""
_SUBPLOTS: Final[frozenset[int]] = frozenset(SUBPLOTS)
_EVERY_CARD: Final[bytes] = bytes(range(len(TWISTS)))
_NEEDS: Final[list[tuple[int, tuple[int, ...]]]] = [
    (n, tuple([version(need) for need in twist.needs])) for n, twist in enumerate(CONTENT.twists) if twist.needs
]
"""The cards that need one of these monsters in the army."""


def affordable(points: int, monsters: list[int], room: int) -> bytes:
    """The monsters that an army with these may still take for so many points, by the rules of building; `room` is for how many."""
    if len(monsters) >= room:
        return b""
    within = _WITHIN.get(points)
    if within is None:
        within = _WITHIN[points] = bytes([n for n, price in _PRICES if price <= points])
    once = [kind for kind in monsters if kind in _ONCE]
    return within.translate(None, bytes(once)) if once else within


def concealable(crypt: tuple[int, ...], monsters: list[int]) -> bytes:
    """The cards that a crypt with these may still take, by the rules of building."""
    barred = list(crypt)
    if any(card in _SUBPLOTS for card in crypt):
        barred.extend(SUBPLOTS)
    for card, needs in _NEEDS:
        if not any(need in monsters for need in needs):
            barred.append(card)
    return _EVERY_CARD.translate(None, bytes(barred))


def draw(build_total: int, nature: Nature, players: int = 2) -> Army:
    """A random army for a build total, as NATURE draws it: monsters while one can be paid, then crypt and victims."""
    move = 0

    def one_of(numbers: Sequence[int]) -> int:
        nonlocal move
        move += 1
        return numbers[nature.choose(move, move, 0, tuple(range(len(numbers))), ())]

    monsters: list[int] = []
    points = build_total
    while kinds := affordable(points, monsters, room_for_army(players)):
        monsters.append(one_of(kinds))
        points -= POINTS[monsters[-1]]
    names = tuple([VERSIONS[kind] for kind in monsters])
    crypt: tuple[int, ...] = ()
    while len(crypt) < crypt_size(names):
        crypt += (one_of(concealable(crypt, monsters)),)
    victims = [one_of(range(len(_VICTIMS))) for _ in range(victim_share(players))]
    cards = tuple([TWISTS[card] for card in crypt])
    return Army("Drawn at random", build_total, names, cards, tuple([_VICTIMS[victim] for victim in victims]))


SAMPLES: Final[dict[str, Army]] = {name: read(text) for name, text in CONTENT.armies.items()}
"""The armies that come with the game, by id."""
