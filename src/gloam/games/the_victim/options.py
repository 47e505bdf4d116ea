"""What can be chosen when a table of The Victim is set up. Where the printed rules can be read in two ways, a table may choose."""

from __future__ import annotations

from typing import Any

from gloam.games.the_victim.components import (
    EVEN,
    EVEN_DIE,
    EVIL_DICE,
    EVIL_NAMES,
    EVILS,
    FIRST_GAME,
    MODES,
    VICTIM_DICE,
    VICTIM_NAMES,
    VICTIMS,
)
from gloam.games.the_victim.content import CONTENT
from gloam.kernel.options import Choice, Option, Options, Preset
from gloam.show.words import listed

_VICTIMS = tuple(
    Choice(VICTIMS[v], VICTIM_NAMES[v], f"{victim.about} {victim.active.name}: {victim.active.text}")
    for v, victim in enumerate(CONTENT.victims)
)
_EVILS = (
    Choice("random", "A random one", "Nobody knows before the Curse Phase."),
    *[Choice(EVILS[e], EVIL_NAMES[e], f"{evil.passive.name}: {evil.passive.text}") for e, evil in enumerate(CONTENT.evils)],
)
KIND_DIE = "0-1-1-1-2-2"
_AS_PRINTED = "Order of phases and the Evil's Actions are as printed; the faces of the dice are not printed, they are ours."


def _help(die: str) -> str:
    """How hard the game is with these Victim dice."""
    players = [str(number) for number, fitting in EVEN_DIE.items() if fitting == die]
    return f"With {listed(players, 'or')} players either side may win." if players else _HARDNESS[die]


_HARDNESS = {
    KIND_DIE: "Kind to the Victims: they escape from most Evils that play as well as they do.",
    "0-0-1-1-2-2": "Hard for the Victims.",
    "0-1-1-2-2-3": "Very kind to the Victims: they nearly always escape.",
    "0-1-2-2-3-3": "There is hardly any danger.",
}


def _check(values: dict[str, Any], seats: int) -> str:
    victims = values["victims"]
    wanted = seats * MODES[seats][0]
    if victims and len(victims) != wanted:
        return f"victims: {seats} players need {wanted} Victims, not {len(victims)}; leave the list empty to choose at the table"
    return ""


def _one(id_: str, label: str, *choices: tuple[str, str], about: str = "") -> Option:
    """Two readings of a rule, the usual one first."""
    return Option(id_, label, "one", choices[0][0], tuple([Choice(choice, text) for choice, text in choices]), help=about)


OPTIONS = Options(
    options=(
        Option(
            "victims",
            "Victims",
            "many",
            [],
            _VICTIMS,
            4,
            6,
            True,
            help="In the order of seats, two after the other for each of 2 or 3 players; none to choose at the table.",
        ),
        Option("evil", "The Evil", "one", "random", _EVILS, help="Which one will come when one of you is possessed."),
        Option(
            "victim_die",
            "Victim dice",
            "one",
            EVEN,
            (
                Choice(EVEN, "An even match", "The dice with which either side may win; they depend on the number of players."),
                *[Choice(name, name.replace("-", ", "), _help(name)) for name, _ in VICTIM_DICE],
            ),
            help="The six faces of each die. They are not printed in the rules, but ours: this is how hard the game is.",
        ),
        _one(
            "evil_dice",
            "Evil dice",
            (EVIL_DICE[0][0], "Rage and 1 to 5, Rage and 1 to 9"),
            (EVIL_DICE[1][0], "Lower numbers, kinder to the Victims"),
        ),
        _one(
            "evil_actions",
            "The Evil's Actions",
            ("printed", "Two Actions, three with six players"),
            ("more", "One more"),
            about="The first is printed. With one more the Evil wins more often.",
        ),
        _one(
            "run_cost",
            "A tile that is drawn",
            ("each", "Costs a step to draw and another to enter"),
            ("together", "Is drawn and entered for one step"),
            about="How fast the forest is explored.",
        ),
        _one(
            "test_tile",
            "A Test tile is passed with",
            ("status", "As many dice as the status, 3 or more"),
            ("one_die", "One die, 3 or more"),
            ("one_die_status", "One die, the status or more"),
        ),
        _one(
            "evil_turn",
            "The Evil acts",
            ("last", "Last in the round, after the Event"),
            ("seat", "In the possessed Victim's place in the order"),
            about="The phases are printed in this order: Victims, Event, Curse, Evil.",
        ),
        _one(
            "evil_first_turn",
            "The Evil's first turn",
            ("at_once", "Is taken at once, when it has come"),
            ("next_round", "Is taken in the next round"),
        ),
        _one("enslaved_turn", "An enslaved Victim acts", ("own", "In its own place"), ("after_evil", "After the Evil")),
        _one(
            "rage_symbol",
            "The Rage symbol on an Attack",
            ("one", "Gives 1 Rage in all"),
            ("stacks", "Gives 1 Rage, and another if the attack fails"),
        ),
        _one(
            "password",
            "Enter Password",
            ("once", "Once a turn"),
            ("each_point", "Once for each Action"),
        ),
        _one("equation", "The equation", ("any", "Has any number of tokens"), ("three", "Has up to three numbers")),
        _one(
            "event_ends",
            "A lasting Event ends",
            ("end", "With the end of its drawer's next turn"),
            ("start", "When its drawer's next turn begins"),
        ),
        _one("dark_thorn", "An upgraded Dark Thorn allows", ("attack", "Another Attack"), ("hunt", "Another Hunt")),
        _one("swap_stamina", "Swap Dimension costs", ("1", "1 Stamina"), ("2", "2 Stamina")),
        _one("self_heal", "Self Heal", ("every_turn", "Can be used every turn"), ("recharge", "Recharges for a turn")),
        _one(
            "gun_token",
            "A Gun's Bullet token leaves",
            ("own_turn", "When the shooter's next turn begins"),
            ("evil_turn", "When the Evil's turn ends"),
        ),
    ),
    presets=(
        Preset(
            "first_game",
            "A first game",
            {"victims": [VICTIMS[v] for v in FIRST_GAME]},
            f"Rolita, Diego, Vivian and Lucien, for two or four players. {_AS_PRINTED}",
        ),
        Preset("any_night", "Any night", {"victims": []}, f"Everyone chooses a Victim. {_AS_PRINTED}"),
        Preset(
            "kind_night",
            "A kind night",
            {"victims": [], "victim_die": KIND_DIE},
            "As Any night, with kinder dice, which are ours too: the Victims escape in most games.",
        ),
        Preset(
            "long_night",
            "A long night",
            {"victims": [], "evil_actions": "more"},
            "As Any night, with one more Action for the Evil, which is ours: it wins most games.",
        ),
    ),
    check=_check,
)
