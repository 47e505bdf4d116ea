/** Where the places of the village stand in its drawing, and how the lanes between them bend. */
import places from '../../../../src/gloam/games/horrified/art/village.json';
import { type Along, curve } from '../../kit/lines';
import type { Box, Point } from '../../kit/room';

export const WIDTH = 836;
export const HEIGHT = 572;
export const WHOLE = { width: WIDTH, height: HEIGHT };

const at = (x: number, y: number): Point => ({ x, y });

/** By space: the middle of its place. */
export const PLACES: Record<string, Point> = places;

export const WATER = new Set(['lagoon', 'river', 'waterfront']);

const BENDS: Record<string, Point> = {
  'camp bridge_north': at(246, 150),
  'bridge_north fountain': at(340, 176),
  'bridge_north mansion': at(250, 250),
  'fountain precinct': at(352, 140),
  'fountain inn': at(430, 136),
  'fountain theatre': at(462, 182),
  'theatre barn': at(560, 150),
  'theatre tower': at(606, 192),
  'theatre bridge_south': at(540, 262),
  'tower dungeon': at(728, 168),
  'tower docks': at(728, 250),
  'bridge_south shop': at(524, 346),
  'shop lamppost': at(384, 352),
  'shop laboratory': at(522, 410),
  'laboratory institute': at(636, 472),
  'lamppost mansion': at(262, 344),
  'lamppost museum': at(250, 390),
  'lamppost church': at(338, 424),
  'church hospital': at(330, 480),
  'church graveyard': at(440, 496),
  'mansion abbey': at(160, 306),
  'abbey crypt': at(66, 396),
  'cave camp': at(134, 100),
};

/** A way from one place to another: along its lane if there is one, else straight. */
export interface Lane extends Along {
  d: string;
  bend: Point;
}

export function lane(from: string, to: string): Lane {
  const a = PLACES[from]!;
  const b = PLACES[to]!;
  const bend = BENDS[`${from} ${to}`] ?? BENDS[`${to} ${from}`] ?? at((a.x + b.x) / 2, (a.y + b.y) / 2);
  return { d: `M${a.x} ${a.y}Q${bend.x} ${bend.y} ${b.x} ${b.y}`, bend, at: (t) => curve(a, bend, b, t) };
}

/** How far below its place a name stands. */
export function labelDrop(space: string): number {
  return { lagoon: 34, river: 28, waterfront: 34 }[space] ?? (space.startsWith('bridge') ? 27 : 25);
}

/** What of these spaces must stay in sight: the ring of each, and its name below. */
export const inSight = (spaces: string[]): Box[] =>
  spaces.flatMap((space) =>
    space in PLACES ? [{ x: PLACES[space]!.x - 36, y: PLACES[space]!.y - 24, width: 72, height: 56 }] : [],
  );
