"""What the bot weighs things with, all in victory points of a monster or victim."""

from __future__ import annotations

from typing import Final

from gloam.games.horrorclix.components import TWISTS

# Fighting
WOUND: Final = 0.6  # of a monster's points, if its dial is turned all the way but for the last click
MINION: Final = 4.0  # a minion, which scores nothing
OUT_OF_MIND: Final = 0.35  # of the points of one that scores nothing because it is insane or a puppet
LEADER: Final = 1.6  # how much more a cabal leader is worth to its friends
RETURNS: Final = 0.6  # of a kill, if the dead may come back
PUPPET: Final = 0.22  # of the points of a monster that is possessed for a turn
RAMPAGE: Final = 2.0  # another attack after a kill
NUMBED: Final = 1.2  # an action token on an opponent
PUSHED: Final = 0.5  # an opponent moved where it is not wanted
BEHEADED: Final = 1 / 3  # how often a vulnerable target is killed outright
A_CLICK_HEALED: Final = 0.5  # of what that click was worth to whoever took it
SMASH: Final = 0.1

# Moving
SOON: Final = 0.55  # of what is worth something, for each turn that it is farther away
PREPARED: Final = 0.55  # of an attack that can be made next turn from where a monster stands
APPROACH: Final = 0.4  # of an attack that cannot be made yet, before the way
DANGER: Final = 0.35  # of what opponents are expected to do to a monster where it stands
DARING: Final = 0.3  # the same for a side that is not ahead
OPEN_WAR: Final = 0.05  # the same for everyone once no victims are left: only kills count then
TIRED: Final = 0.3  # of an attack by someone who must rest first
FRENZIED: Final = 0.5  # of an attack by someone who has to run here first
RIVAL: Final = 0.45  # of a victim that a friend reaches as soon
ROUGH: Final = 0.3  # to stand where the next move is halved
ALOFT: Final = 0.6  # to soar, where nothing can be slain
BREAKS: Final = 0.5  # how often a monster breaks away
FEW: Final = 14  # places that are all judged
GOALS: Final = 4  # victims and opponents that are gone for
TIES: Final = 3  # places that are looked at for each of them
SHORTLIST: Final = 6  # places that are looked at for lines of fire

# Victims
BLOODED: Final = 2.0  # to be able to frenzy from now on
NEXT_FORM: Final = 4.0  # to be a step nearer to a transformation
FEAST: Final = 2.0  # clicks that a feast heals
PREVENTED: Final = 0.2  # how often a slaying comes to nothing while opponents hold cards
NOBODY_OUT: Final = 10.0  # for each hundred, what a rescue costs who wants nobody to get out
THEIRS: Final = 0.8  # what opponents could take, against what we could

# Actions
PUSH: Final = 1.0  # to be vulnerable, and have to rest next turn
HUNTED: Final = 2.0  # that times as much while someone near preys on the vulnerable
ENOUGH: Final = 0.15  # less is not worth an action
ANYTHING: Final = 0.01  # the same once no victims are left
COVER: Final = 0.4  # a screen before someone who is aimed at

# Quick play-outs of the fight
TAKES: Final = 0.35  # how often an action takes a victim while there are any
FIERCE: Final = 1.3  # attacks with each other action, of the side that fights most fiercely; the tamest make none
PROPOSED: Final = 3  # a lost game is given up every so many turns, not to ask too often

# Plot twists
SPENT: Final = 1.5  # what a card must bring at least while there will be other occasions
LAST_TURNS: Final = 4  # so many turns before the end cards are played for anything
KEPT: Final = 1.0  # what a card is worth in the crypt

PREVENTION: Final[dict[str, float]] = {
    "fire_axe": 1.15,
    "silver_crucifix": 1.15,
    "rock_salt_shotgun": 1.15,
    "hair_spray_blowtorch": 1.1,
    "power_of_faith": 1.1,
    "wig_and_sunglasses": 1.05,
    "secret_passage": 1.05,
    "take_my_hand": 1.1,
    "bug_spray": 1.0,
    "watch_out": 1.0,
    "cry_for_help": 1.0,
    "tricky_tricky_monster": 0.66,
    "look_left_dodge_right": 0.58,
    "beg_for_mercy": 0.3,
    "unlikely_martyr": 0.0,
    "nice_guys_finish_last": 0.0,
}
"""Of a victim's worth, what each card saves that answers a slaying; who is hurt by it adds to that."""

CRYPT_WORTH: Final[tuple[float, ...]] = tuple(
    [
        {
            **PREVENTION,
            "bad_luck": 1.2,
            "severed_limb": 1.0,
            "tripwire": 1.1,
            "frozen_with_fear": 0.9,
            "im_not_going_anywhere": 0.9,
            "fearsome_growl": 0.9,
            "terror_sprint": 0.9,
            "mesmerized": 0.85,
            "cell_phone": 1.0,
            "bloody_feast": 0.8,
            "nobody_gets_out_alive": 1.3,
            "bring_them_to_master": 1.25,
            "bitter_hatred": 0.9,
            "trip": 0.7,
            "stuck_door": 0.6,
            "cocoon": 0.6,
        }.get(name, 0.3)
        for name in TWISTS
    ]
)
"""By plot twist: how gladly it is laid down in a crypt."""
