"""Plot twists in answer to a slaying, and those played after one."""

from __future__ import annotations

from typing import Final

from gloam.games.horrorclix.answers import SLAY, SPARE, TARGET, VICTIM
from gloam.games.horrorclix.components import ARCHETYPES, FEMALE, POWERS, VULNERABLE, twist
from gloam.games.horrorclix.rules.damage import PENETRATING, heal
from gloam.games.horrorclix.rules.dice import pips, roll
from gloam.games.horrorclix.rules.ground import distance
from gloam.games.horrorclix.rules.slaying import BESIDE, BESIDE_FRIEND, MARKED_FAR, MARKED_INDOORS, WITHIN_TWO, preventable
from gloam.games.horrorclix.rules.suspense import movable
from gloam.games.horrorclix.table import NOBODY, OFF, Clix, put, rule
from gloam.games.horrorclix.twists.cards import condition
from gloam.games.horrorclix.twists.victims import within
from gloam.kernel.facts import Seat
from gloam.kernel.game import Game

_RESCUER: Final[int] = POWERS.index("rescuer")
_SALT: Final = 3
_EXTERMINATOR: Final[int] = ARCHETYPES.index("exterminator")


def prey_space(t: Clix) -> int:
    return t.victim_at[t.prey]


def indoors(t: Clix) -> bool:
    return (t.ground.indoor >> prey_space(t)) & 1 == 1


def hurts(t: Clix, seat: int, amount: int, how: int = 0) -> tuple[tuple[str, int, int, int, int, int], tuple[str]]:
    """The steps by which a card hurts the slayer."""
    return ("harm", t.slayer, amount, how, NOBODY, seat), ("bury",)


# --- when they may be played ------------------------------------------------------------------------------------------


@condition("tricky_tricky_monster", "fire_axe")
def somewhere_to_go(t: Clix, seat: int) -> bool:
    return preventable(t, BESIDE, seat)


@condition("watch_out")
def someone_watches(t: Clix, seat: int) -> bool:
    return preventable(t, BESIDE, seat) and bool(within(t, t.prey, 4))


@condition("cry_for_help")
def someone_hears(t: Clix, seat: int) -> bool:
    rescuers = [m for m in t.in_play() if t.shows(m, _RESCUER) >= 0 and distance(t.at[m], prey_space(t)) <= 6]
    return preventable(t, BESIDE, seat) and bool(rescuers or within(t, t.prey, 6))


@condition("look_left_dodge_right")
def room_to_dodge(t: Clix, seat: int) -> bool:
    return preventable(t, WITHIN_TWO, seat)


@condition("silver_crucifix")
def slayer_shuns_silver(t: Clix, seat: int) -> bool:
    return preventable(t, BESIDE, seat) and t.is_a(t.slayer, "undead", "hellspawn")


@condition("hair_spray_blowtorch")
def prey_is_female(t: Clix, seat: int) -> bool:
    return preventable(t, BESIDE, seat) and FEMALE[t.face[t.prey]]


@condition("secret_passage")
def prey_is_indoors(t: Clix, seat: int) -> bool:
    return indoors(t) and preventable(t, MARKED_INDOORS, seat)


@condition("take_my_hand")
def a_hand_is_near(t: Clix, seat: int) -> bool:
    return preventable(t, BESIDE_FRIEND, seat)


def guardians(t: Clix, seat: int) -> list[int]:
    """A player's Guardians within 8 spaces of the prey."""
    return [m for m in t.monsters_of(seat) if t.is_a(m, "guardian") and distance(t.at[m], prey_space(t)) <= 8]


@condition("power_of_faith")
def a_guardian_is_near(t: Clix, seat: int) -> bool:
    return preventable(t, BESIDE, seat) and bool(guardians(t, seat))


def martyrs(t: Clix) -> list[int]:
    return [v for v in within(t, t.prey, 3) if movable(t, v)]


@condition("unlikely_martyr")
def a_martyr_is_near(t: Clix, seat: int) -> bool:
    return bool(martyrs(t)) and movable(t, t.prey)


def nice_guys(t: Clix) -> list[int]:
    return [v for v in within(t, t.prey, 4) if t.known(v) and not FEMALE[t.face[v]] and movable(t, v)]


@condition("nice_guys_finish_last")
def a_nice_guy_is_near(t: Clix, seat: int) -> bool:
    return FEMALE[t.face[t.prey]] and bool(nice_guys(t)) and movable(t, t.prey)


@condition("bug_spray")
def slayer_is_a_beast(t: Clix, seat: int) -> bool:
    return preventable(t, BESIDE, seat) and t.is_a(t.slayer, "beast")


@condition("rock_salt_shotgun")
def slayer_shuns_salt(t: Clix, seat: int) -> bool:
    return preventable(t, BESIDE, seat) and t.is_a(t.slayer, "spirit", "undead")


@condition("beg_for_mercy")
def mercy_is_possible(t: Clix, seat: int) -> bool:
    return preventable(t, BESIDE, seat)


@condition("wig_and_sunglasses")
def a_hiding_place_is_free(t: Clix, seat: int) -> bool:
    return preventable(t, MARKED_FAR, seat)


# --- what they do -----------------------------------------------------------------------------------------------------


@rule
def watch_out(g: Game, t: Clix, seat: Seat) -> None:
    """Another victim within 4 spaces warns it."""
    g.then(("prevent", seat, BESIDE, 1))


@rule
def cry_for_help(g: Game, t: Clix, seat: Seat) -> None:
    """A rescuer or victim within 6 spaces hears it; another victim may come up to 2 spaces."""
    g.then(("prevent", seat, BESIDE, 1), ("help_comes", seat))


@rule
def help_comes(g: Game, t: Clix, seat: Seat) -> None:
    helpers = [v for v in within(t, t.prey, 6) if movable(t, v)]
    if helpers:
        g.ask(seat, "help", (SPARE, *VICTIM.each(helpers)), ("helped", seat))


@rule
def helped(g: Game, t: Clix, seat: Seat, answer: int) -> None:
    if answer != SPARE:
        g.then(("move_other", seat, VICTIM.part(answer), 2))


@rule
def tricky_tricky_monster(g: Game, t: Clix, seat: Seat) -> None:
    """On 3 and more the slaying is prevented."""
    roll(g, ("tricked", seat))


@rule
def tricked(g: Game, t: Clix, seat: Seat, face: int) -> None:
    if pips(g, "Tricky, Tricky Monster", t.slayer, face) >= 3:
        g.then(("prevent", seat, BESIDE, 1))


@rule
def look_left_dodge_right(g: Game, t: Clix, seat: Seat) -> None:
    """Both roll a die; the card player's is as high: the victim goes up to 2 spaces away."""
    roll(g, ("looked_left", seat))


@rule
def looked_left(g: Game, t: Clix, seat: Seat, face: int) -> None:
    roll(g, ("dodged_right", seat, pips(g, "Dodge Right", NOBODY, face)))


@rule
def dodged_right(g: Game, t: Clix, seat: Seat, mine: int, face: int) -> None:
    if mine >= pips(g, "Look Left", t.slayer, face):
        g.then(("prevent", seat, WITHIN_TWO, 1))


@rule
def fire_axe(g: Game, t: Clix, seat: Seat) -> None:
    """The slayer is dealt 1 damage, indoors 2."""
    g.then(("prevent", seat, BESIDE, 1), *hurts(t, seat, 2 if indoors(t) else 1))


@rule
def silver_crucifix(g: Game, t: Clix, seat: Seat) -> None:
    """Undead and Hellspawn are dealt 1 penetrating damage."""
    g.then(("prevent", seat, BESIDE, 1), *hurts(t, seat, 1, PENETRATING))


@rule
def hair_spray_blowtorch(g: Game, t: Clix, seat: Seat) -> None:
    """On 4 and more the slayer burns: 1 damage, Undead 2."""
    g.then(("prevent", seat, BESIDE, 1), ("blowtorch", seat))


@rule
def blowtorch(g: Game, t: Clix, seat: Seat) -> None:
    roll(g, ("burned", seat))


@rule
def burned(g: Game, t: Clix, seat: Seat, face: int) -> None:
    if pips(g, "Hair Spray Blowtorch", t.slayer, face) >= 4:
        g.then(*hurts(t, seat, 2 if t.is_a(t.slayer, "undead") else 1))


@rule
def secret_passage(g: Game, t: Clix, seat: Seat) -> None:
    """Indoors the victim comes out at any free victim space indoors."""
    g.then(("prevent", seat, MARKED_INDOORS, 1))


@rule
def take_my_hand(g: Game, t: Clix, seat: Seat) -> None:
    """It is put beside one of the card player's monsters within 5 spaces."""
    g.then(("prevent", seat, BESIDE_FRIEND, 1))


@rule
def power_of_faith(g: Game, t: Clix, seat: Seat) -> None:
    """A Guardian within 8 spaces prevents it and heals 1; of several the card player names one."""
    g.then(("faith", seat), ("prevent", seat, BESIDE, 1))


@rule
def faith(g: Game, t: Clix, seat: Seat) -> None:
    near = TARGET.each(guardians(t, seat))
    if len(near) == 1:
        g.then(("kept_faith", near[0]))
    else:
        g.ask(seat, "faith", tuple(near), ("kept_faith",))


@rule
def kept_faith(g: Game, t: Clix, answer: int) -> None:
    heal(g, t, TARGET.part(answer), 1)


def exchange(g: Game, t: Clix, other: int) -> None:
    """Two victims change places; the monster slays the one that is now in its space."""
    v = t.prey
    t.victim_at[v], t.victim_at[other] = t.victim_at[other], t.victim_at[v]
    t.prey = other
    g.tell("exchanged", v, other)
    g.then(("reveal", other))


@rule
def unlikely_martyr(g: Game, t: Clix, seat: Seat) -> None:
    """Another victim within 3 spaces takes its place."""
    g.ask(seat, "martyr", tuple(VICTIM.each(martyrs(t))), ("exchanged",))


@rule
def nice_guys_finish_last(g: Game, t: Clix, seat: Seat) -> None:
    """A male victim within 4 spaces takes her place."""
    g.ask(seat, "martyr", tuple(VICTIM.each(nice_guys(t))), ("exchanged",))


@rule
def exchanged(g: Game, t: Clix, answer: int) -> None:
    exchange(g, t, VICTIM.part(answer))


@rule
def bug_spray(g: Game, t: Clix, seat: Seat) -> None:
    """Beasts are kept off; the Exterminator's spray deals 2 damage too."""
    burns = hurts(t, seat, 2) if t.face[t.prey] == _EXTERMINATOR else ()
    g.then(("prevent", seat, BESIDE, 1), *burns)


@rule
def rock_salt_shotgun(g: Game, t: Clix, seat: Seat) -> None:
    """Spirits and Undead are dealt 1 damage and driven up to 3 spaces straight away from the victim."""
    g.then(("prevent", seat, BESIDE, 1), *hurts(t, seat, 1), ("driven_off", seat))


@rule
def driven_off(g: Game, t: Clix, seat: Seat) -> None:
    """The card player chooses how far."""
    g.then(("drive", t.slayer, seat, prey_space(t), _SALT))


@rule
def beg_for_mercy(g: Game, t: Clix, seat: Seat) -> None:
    """The active player spares the victim, or slays it and is left vulnerable."""
    g.ask(t.controller(t.slayer), "mercy", (SPARE, SLAY), ("mercy_shown", seat))


@rule
def mercy_shown(g: Game, t: Clix, seat: Seat, answer: int) -> None:
    if answer == SPARE:
        g.then(("prevent", seat, BESIDE, 1))
    else:
        t.tokens = put(t.tokens, t.slayer, VULNERABLE)
        g.tell("token", t.slayer, VULNERABLE)


@rule
def wig_and_sunglasses(g: Game, t: Clix, seat: Seat) -> None:
    """It is put face down on a free victim space at least 4 spaces away."""
    g.then(("prevent", seat, MARKED_FAR, 1), ("disguise",))


@rule
def disguise(g: Game, t: Clix) -> None:
    t.face_down |= 1 << t.prey
    g.tell("disguised", t.prey)


# --- after a slaying --------------------------------------------------------------------------------------------------


@condition("cocoon")
def token_lies_on_card(t: Clix, seat: int) -> bool:
    return t.holder[t.prey] == t.slayer and t.victim_at[t.prey] != OFF


@rule
def cocoon(g: Game, t: Clix, seat: Seat) -> None:
    """The victim is out of the game; at the next turn's beginning the slayer heals 2."""
    t.victim_at[t.prey] = OFF
    t.spells += ((twist("cocoon"), t.slayer, seat),)
    g.tell("cocooned", t.slayer, t.prey)


@rule
def bloody_feast(g: Game, t: Clix, seat: Seat) -> None:
    """The slayer heals 2 and loses an action token."""
    heal(g, t, t.slayer, 2)
    t.tokens = put(t.tokens, t.slayer, max(0, t.tokens[t.slayer] - 1))
    g.tell("token", t.slayer, t.tokens[t.slayer])
