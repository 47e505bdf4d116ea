"""What figures are called: every monster and victim on a table has a name of its own."""

from __future__ import annotations

from typing import Final

from gloam.games.horrorclix import components as c
from gloam.games.horrorclix.content import CONTENT
from gloam.games.horrorclix.table import Clix
from gloam.kernel.sentences import reference
from gloam.show.telling import references
from gloam.show.words import the

_TAKES: Final[tuple[str, ...]] = tuple([power.takes for power in CONTENT.powers])
_MAP_NAMES: Final[dict[str, str]] = {entry.id: entry.name for entry in CONTENT.maps}
_MINION_NAMES: Final[dict[str, str]] = {minion.id: minion.name for minion in CONTENT.minions}

# Names as references, for sentences.
MAP_REFS: Final = references("map", c.MAPS, c.MAP_NAMES)
OBJECT_REFS: Final = references("object", c.OBJECTS, c.OBJECT_NAMES)
POWER_REFS: Final = references("power", c.POWERS, c.POWER_NAMES)
TWIST_REFS: Final = references("twist", c.TWISTS, c.TWIST_NAMES)


def monster_ref(t: Clix, m: int) -> str:
    """A monster in a sentence, where its name refers to its version."""
    name = monster_name(t, m)
    return reference(f"version:{c.VERSIONS[t.kind[m]]}", name) if m < len(t.kind) else name


def monster_name(t: Clix, m: int) -> str:
    """A monster as players call it; the second of a name is "Dog Soldier 2". Names stay when others join or die."""
    if m >= len(t.kind):
        return c.MONSTERS[m]
    name = c.VERSION_NAMES[t.kind[m]]
    before = [n for n in range(m) if c.VERSION_NAMES[t.kind[n]] == name]
    return f"{name} {len(before) + 1}" if before else name


def victim_name(t: Clix, v: int) -> str:
    """A victim as players call it: "Jock"; one that nobody has seen is "Victim 4", one of two Jocks "Jock 4"."""
    number = c.VICTIMS[v][1:]
    if v >= len(t.face) or not t.known(v):
        return f"Victim {number}"
    name = c.ARCHETYPE_NAMES[t.face[v]]
    return name if t.face.count(t.face[v]) == 1 else f"{name} {number}"


def the_victim(t: Clix, v: int) -> str:
    """A victim in a sentence: "the Jock", where its name refers to its archetype, or "Victim 4"."""
    name = victim_name(t, v)
    return the(victim_ref(t, v)) if v < len(t.face) and t.known(v) else name


def victim_ref(t: Clix, v: int) -> str:
    """A victim's name, which refers to its archetype if that is known."""
    name = victim_name(t, v)
    return reference(f"archetype:{c.ARCHETYPES[t.face[v]]}", name) if v < len(t.face) and t.known(v) else name


def side_title(t: Clix, m: int, side: int) -> str:
    """What stands on one side of a monster's card; what it has no side for goes by its name."""
    kind = t.kind[m] if m < len(t.kind) else c.FIRST_MINION
    sides = CONTENT.monsters[kind].side if kind < c.FIRST_MINION else ()
    return reference(f"version:{c.VERSIONS[kind]}", sides[side].title) if side < len(sides) else monster_ref(t, m)


def map_name(t: Clix) -> str:
    """The map as players call it."""
    return _MAP_NAMES.get(t.ground.name, t.ground.name)


def space_name(space: int) -> str:
    """A space as players call it: "K8"."""
    return c.SPACES[space].upper()


def power_name(power: int, given: str = "") -> str:
    """A power with what stands behind its name: "Evade 6"."""
    return f"{c.POWER_NAMES[power]} {given}" if given else c.POWER_NAMES[power]


def written_power(text: str) -> tuple[int, str]:
    """A power as cards write it ("evade:6"): its number, and what stands behind its name in words."""
    name, _, given = text.partition(":")
    return c.POWERS.index(name), _MINION_NAMES.get(given, given)


def given_text(power: int, given: int) -> str:
    """What stands behind a power's name, in words: a number, a marker or a minion."""
    takes = _TAKES[power]
    if takes == "number":
        return str(given)
    if takes == "minion":
        return c.VERSION_NAMES[given]
    return c.MARKERS[given] if takes == "marker" else ""
