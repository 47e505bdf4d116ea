"""The forest as numbers, for machines that learn."""

from __future__ import annotations

from typing import Final, get_args

from gloam.games.the_victim.components import (
    EVENTS,
    EVILS,
    FIGURES,
    ITEMS,
    MOST_PLAYERS,
    PILES,
    ROW,
    SHADOWS,
    SKILLS,
    STATUSES,
    TILES,
    TOKENS,
    UPGRADES,
    VICTIM_TOKEN,
    VICTIMS,
)
from gloam.games.the_victim.map import CELLS
from gloam.games.the_victim.rules.actions import KINDS as VICTIM_KINDS
from gloam.games.the_victim.show import view as v
from gloam.games.the_victim.table import STATES
from gloam.kernel.boards.hexagons import EDGES
from gloam.kernel.observation import Flag, Index, Keyed, LeftOut, Maybe, Number, OneOf, Part, Parts, Row, Several

DERIVED: Final = "follows from the rest of the table"
FOR_PEOPLE: Final = "is told for people"


def _named(kind: object) -> tuple[str, ...]:
    """The words that a text of the view can be."""
    return tuple(get_args(kind)[1].extra_json_schema["enum"])


SEAT: Final = OneOf(range(MOST_PLAYERS))
VICTIM: Final = OneOf(VICTIMS)
FIGURE: Final = OneOf(FIGURES)
TILE: Final = OneOf(TILES)
SOME_TILES: Final = Several(TILES)
SOME_EDGES: Final = Several(EDGES)
SOME_ITEMS: Final = Several(ITEMS, 5)
SOME_TOKENS: Final = Several(TOKENS, 6)
TAKEN: Final = tuple(dict.fromkeys([*VICTIM_KINDS, *[kind for _, kind in v.EVIL_KINDS]]))
DIE: Final = Number(12)
DICE: Final = Row(DIE, 12)
SKILL: Final = Parts(v.SkillView, state=OneOf(_named(v.SkillState)), why=LeftOut(FOR_PEOPLE))
Q: Final = Number(max(CELLS.q), min(CELLS.q))
R: Final = Number(max(CELLS.r), min(CELLS.r))

TILE_LYING: Final = Maybe(
    Parts(
        v.TileView,
        q=Q,
        r=R,
        turned=Number(5),
        exits=SOME_EDGES,
        joined=SOME_EDGES,
        open=SOME_EDGES,
        marks=Several(_named(v.Mark), SHADOWS),
    )
)
VICTIM_BOARD: Final = Maybe(
    Parts(
        v.VictimView,
        seat=SEAT,
        state=OneOf(STATES),
        at=TILE,
        statuses=Keyed(STATUSES, Number(9)),
        wounds=Number(9),
        critical=Flag(),
        hide=OneOf(_named(v.Side)),
        debuffs=Several(_named(v.Debuff)),
        active=SKILL,
        passive=SKILL,
        cards=Number(20),
        hand=SOME_ITEMS,
        worn=SOME_ITEMS,
        tokens=Several([token for token in VICTIM_TOKEN if token]),
    )
)
EVIL_BOARD: Final = Maybe(
    Parts(
        v.EvilView,
        evil=OneOf(EVILS),
        seat=SEAT,
        host=VICTIM,
        at=TILE,
        shadows=Several(TILES, SHADOWS),
        rage=Number(9),
        stamina=Number(9),
        actions=Number(9),
        upgrades=Keyed(UPGRADES, Number(9)),
        passive=LeftOut(DERIVED),
        die=LeftOut(DERIVED),
        skills=Row(
            Parts(
                v.EvilSkillView,
                skill=OneOf(SKILLS),
                stamina=Number(9),
                power=Number(50),
                upgrades=Number(9),
                state=OneOf(_named(v.SkillState)),
                why=LeftOut(FOR_PEOPLE),
            ),
            2,
        ),
        death=LeftOut(DERIVED),
        rage_short=LeftOut(DERIVED),
        upgrade_short=LeftOut(DERIVED),
        prey=Several(VICTIMS),
        meat=Number(20),
        bullet=Flag(),
        threats=LeftOut(DERIVED),
    )
)
BUNKER_BOARD: Final = Parts(
    v.BunkerView,
    gate=Number(255),
    tokens=SOME_TOKENS,
    row=Row(OneOf(TOKENS), ROW),
    value=Maybe(Number(1000, -1000)),
    open=Flag(),
    missing=Maybe(Number(20)),
    nearest=LeftOut(DERIVED),
    changes=Maybe(Number(20)),
    chance=Number(100),
    numbers_left=Number(30),
    symbols_left=Number(30),
)
ROLL: Final = Maybe(
    Parts(
        v.RollView,
        figure=FIGURE,
        purpose=OneOf(_named(v.Purpose)),
        status=OneOf(STATUSES),
        die=OneOf(_named(v.Die)),
        dice=DICE,
        faces=LeftOut("follows from the die"),
        total=Number(99),
        mark=Maybe(Number(99)),
        passed=Flag(),
        reasons=LeftOut(FOR_PEOPLE),
        sentence=LeftOut(FOR_PEOPLE),
        open=Flag(),
        changed_by=LeftOut(DERIVED),
    )
)
ATTACK: Final = Maybe(
    Parts(
        v.AttackView,
        round=Number(255),
        attacker=FIGURE,
        victim=VICTIM,
        by=OneOf(_named(v.AttackKind)),
        power=Number(99),
        outcome=OneOf(_named(v.AttackOutcome)),
        defence=Number(99),
        dice=DICE,
    )
)

FOREST: Final[Part] = Parts(
    v.ForestView,
    round=Number(255),
    curse_after=Number(20),
    order=Row(VICTIM, len(VICTIMS)),
    acting=FIGURE,
    turn=LeftOut("follows from who acts"),
    points=Number(20),
    taken=Several(TAKEN),
    left=Number(60),
    crossed=SOME_TILES,
    tiles=Keyed(TILES, TILE_LYING),
    hammers=Row(Row(Index(TILES), 2), 6),
    drawn=Maybe(
        Parts(v.DrawnView, tile=TILE, victim=LeftOut("is who acts"), beside=LeftOut(DERIVED), ways=LeftOut("are the answers"))
    ),
    piles=Keyed(PILES, Parts(v.PileView, tiles=Number(len(TILES)), known=Row(Index(TILES), len(TILES)))),
    looked=Number(20),
    looking=SOME_TILES,
    victims=Keyed(VICTIMS, VICTIM_BOARD),
    omen=OneOf(EVILS),
    scores=Keyed(VICTIMS, Maybe(Number(99))),
    evil=EVIL_BOARD,
    bunker=BUNKER_BOARD,
    safe=Number(len(VICTIMS)),
    needed=Number(len(VICTIMS)),
    lost=Number(len(VICTIMS)),
    lost_at=Number(len(VICTIMS)),
    items=Number(99),
    item_discard=Several(ITEMS, 20),
    playing=OneOf(ITEMS),
    events=Number(99),
    event=OneOf(EVENTS),
    event_discard=Several(EVENTS, 20),
    lasting=Row(Parts(v.LastingView, event=OneOf(EVENTS), drawer=VICTIM, begun=Flag()), 6),
    roll=ROLL,
    attack=ATTACK,
    foresight=LeftOut(DERIVED),
)
"""The table as a seat sees it, as numbers."""
