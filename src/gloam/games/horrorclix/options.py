"""What can be chosen when a table of HorrorClix is set up.

A scenario is agreed on before armies are built. [scenarios.agreed-before-building]
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from gloam.games.horrorclix.armies import SAMPLES, Army, ArmyError, broken_rules, read, write
from gloam.games.horrorclix.components import HUNDRED, MAP_NAMES, MAPS, MOST_SEATS
from gloam.games.horrorclix.content import CONTENT, Scenario
from gloam.kernel.options import Choice, Option, OptionError, Options, Preset

RANDOM: Final = "random"
_MOST_TOTAL: Final = 1000
_SCENARIO_HELP: Final[dict[str, str]] = {
    "shroud_of_mist": "Mist lies on the mausoleum: nobody can shoot.",
    "creaking_floorboards": "In the haunted house a victim that a plot twist saves flees to any free victim space.",
}


@lru_cache(maxsize=256)
def _without_crypt(text: str) -> str:
    """An army's text as everyone may read it."""
    army = read(text)
    return write(army._replace(crypt=())) if army.crypt else text


@dataclass(frozen=True)
class ArmyOption(Option):
    """A named army, a random one, or an army's own text. The crypt in a text is its owner's secret. [plot-twists.kept-hidden]"""

    def read(self, value: Any, seats: int) -> Any:
        if isinstance(value, str) and ":" in value:
            try:
                read(value)
            except ArmyError as wrong:
                raise OptionError(f"{self.id}: {wrong}") from None
            return value
        return Option.read(self, value, seats)

    def seen_by(self, value: Any, seat: int) -> Any:
        if seat == self.owner or value == RANDOM or value in SAMPLES:
            return value
        return _without_crypt(value)


def army_of(options: dict[str, Any], seat: int) -> Army | None:
    """The army that a seat was given; None if it is to be drawn."""
    value: str = options[f"army_{seat + 1}"]
    if value == RANDOM:
        return None
    return SAMPLES[value] if value in SAMPLES else read(value)


def scenario_of(options: dict[str, Any]) -> Scenario | None:
    """The scenario that is played, if it is not the standard game."""
    for scenario in CONTENT.game.scenario:
        if scenario.id == options["scenario"]:
            return scenario
    return None


def _check(options: dict[str, Any], seats: int) -> str:
    """What is wrong with all choices together."""
    total = options["build_total"]
    if total % HUNDRED:
        return f"build_total: {total} is not a multiple of {HUNDRED} [army.total-in-hundreds]"
    scenario = scenario_of(options)
    if scenario is not None:
        if seats != 2 or options["teams"]:
            return f"scenario: {scenario.name} is a duel [scenarios.shared-starter-format]"
        if total != scenario.build_total:
            return f"scenario: {scenario.name} has a build total of {scenario.build_total} [scenarios.shared-starter-format]"
        if options["map"] not in ("first", scenario.map):
            return f"scenario: {scenario.name} has a map of its own"
    if options["teams"] and seats != 4:
        return "teams: two teams need four players"
    for seat in range(seats):
        army = army_of(options, seat)
        if army is None:
            continue
        name = f"army_{seat + 1}"
        if army.build_total > total:
            return f"{name}: {army.name} is built for {army.build_total} points, not {total} [army.points-within-total]"
        broken = broken_rules(army, seats)
        if broken:
            told = "; ".join([f"{problem} [{rule}]" if rule else problem for problem, rule in broken])
            return f"{name}: {told}"
    return ""


_ARMIES: Final = (
    Choice(RANDOM, "A random army", "Drawn by chance, as expensive as the build total allows."),
    *[Choice(name, f"{army.name} ({army.build_total})") for name, army in SAMPLES.items()],
)

_STARTER: Final[dict[str, Any]] = {"build_total": 100, "army_1": "starter_red", "army_2": "starter_black"}
_AT_ONCE: Final[dict[str, Any]] = {"set_up": "chance", "objects": False}

OPTIONS = Options(
    options=(
        Option(
            "build_total",
            "Points for each army",
            "number",
            200,
            least=HUNDRED,
            most=_MOST_TOTAL,
            step=HUNDRED,
            help="The build total, in whole hundreds. Each hundred gives one action a turn.",
        ),
        Option(
            "scenario",
            "Scenario",
            "one",
            "standard",
            (
                Choice("standard", "None", "Hunt, and count victory points."),
                *[Choice(entry.id, entry.name, _SCENARIO_HELP[entry.id]) for entry in CONTENT.game.scenario],
            ),
        ),
        *[
            ArmyOption(
                f"army_{n + 1}",
                f"Army of seat {n + 1}",
                "one",
                RANDOM,
                _ARMIES,
                help="A sample army, a random one, or the text of your own.",
                owner=n,
            )
            for n in range(MOST_SEATS)
        ],
        Option(
            "crypts",
            "Plot twists",
            "one",
            "army",
            (
                Choice(
                    "army",
                    "From the army",
                    "Dealt at random if the army has none. Sample crypts are public; your own is secret.",
                ),
                Choice("dealt", "Dealt", "Six cards by chance, known to their owner alone."),
                Choice("chosen", "Chosen in secret", "Each player picks six before the game."),
            ),
            help="The cards of your crypt.",
        ),
        Option(
            "map",
            "Map",
            "one",
            "first",
            (Choice("first", "The first player picks"), *[Choice(m, n) for m, n in zip(MAPS, MAP_NAMES, strict=True)]),
        ),
        Option(
            "set_up",
            "Victims and monsters",
            "one",
            "hand",
            (
                Choice("hand", "Are placed by the players", "One after the other, as in the printed game."),
                Choice("chance", "Are placed by chance", "The hunt begins at once."),
            ),
        ),
        Option("teams", "Two teams", "flag", False, help="Four players: seats 1 and 3 against seats 2 and 4."),
        Option("objects", "Portals, tombstones and trees", "flag", True, help="Each player may place up to two."),
        Option(
            "actions",
            "Fewest actions each turn",
            "number",
            1,
            least=1,
            most=5,
            help="The book gives one for each hundred points; more make small armies livelier.",
        ),
        Option("turns", "Turns for each player", "number", 20, least=1, most=60, help="Then victory points decide."),
        Option(
            "responses",
            "When a victim is about to be slain",
            "one",
            "first",
            (
                Choice("first", "One response", "The first opponent who plays something has had the only chance."),
                Choice("each", "One from each", "Opponents respond in turn until one of them saves the victim."),
            ),
        ),
        Option(
            "water",
            "Between water and hindering terrain",
            "one",
            "same",
            (
                Choice("same", "Nothing stops a walker", "To those who wade, water is one more kind of hindering terrain."),
                Choice("apart", "A walker stops", "Water and hindering terrain are two different kinds."),
            ),
        ),
        Option("disputes", "The die settles disputes", "flag", False, help="Whoever hunts may roll: 4 or more permits it."),
    ),
    presets=(
        Preset(
            "starter",
            "First duel",
            {**_STARTER, **_AT_ONCE, "map": "crumbling_mausoleum", "actions": 2},
            "Three monsters each, set up for you. Two actions a turn, where the book gives one.",
            seats=2,
        ),
        Preset(
            "quick",
            "Quick, 100 points",
            {**_AT_ONCE, "build_total": 100, "actions": 2},
            "Random armies. Two actions a turn, where the book gives one.",
        ),
        Preset(
            "standard",
            "Standard, 200 points",
            {"build_total": 200, "army_1": "wolf_brothers_200", "army_2": "the_order_200", "map": "crumbling_mausoleum"},
            "Wolf Brothers against The Order.",
            seats=2,
        ),
        Preset(
            "big",
            "Big, 300 points",
            {"build_total": 300, "army_1": "bloodcall_300", "army_2": "rlyeh_300", "map": "haunted_house", "turns": 25},
            "BloodCall against R'lyeh, for a long evening.",
            seats=2,
        ),
        Preset(
            "teams",
            "Two teams",
            {**_AT_ONCE, "build_total": 100, "teams": True, "actions": 2, "turns": 15},
            "Four players, 100 points each: seats 1 and 3 against seats 2 and 4. Two actions a turn, where the book gives one.",
            seats=4,
        ),
        *[
            Preset(entry.id, entry.name, {**_STARTER, "scenario": entry.id}, _SCENARIO_HELP[entry.id], seats=2)
            for entry in CONTENT.game.scenario
        ],
    ),
    check=_check,
)
