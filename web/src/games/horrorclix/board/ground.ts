/** The ground of a map as lines and shapes: grass, floors, brush, rubble, water, blocks and walls. */
import { one, seeded } from '../../../kit/drawing';
import type { MapInfo } from '../view';
import { CELL, COLUMNS, edgeLine, INSET, left, ROWS, spaceAt, upper } from './squares';

export interface Drawn {
  /** Runs of floor, and every other square of grass and floor. */
  floor: string;
  grassSquares: string;
  floorSquares: string;
  blades: string;
  cracks: string;
  /** Water as one mass, and its ripples. */
  water: string;
  ripples: string;
  brush: string;
  tufts: string;
  rubble: string;
  stones: string;
  /** What nobody passes: outdoors blocks, indoors columns. */
  blocks: { x: number; y: number; indoors: boolean }[];
  grid: string;
  walls: string;
}

const TUFTS = [
  [7, 14],
  [17, 11],
  [27, 15],
  [11, 27],
  [22, 29],
] as const;
const STONES = [
  [8, 10, 4],
  [20, 8, 3],
  [14, 20, 5],
  [26, 22, 4],
  [7, 26, 3],
] as const;

/** Drawn once, however often it is shown. */
const known = new WeakMap<MapInfo, Drawn>();
export function ground(map: MapInfo): Drawn {
  const found = known.get(map) ?? drawn(map);
  known.set(map, found);
  return found;
}

function drawn(map: MapInfo): Drawn {
  const random = seeded(11);
  const kind = (x: number, y: number) => map.terrain[y]?.[x] ?? 'blocking';
  const found: Drawn = {
    floor: '',
    grassSquares: '',
    floorSquares: '',
    blades: '',
    cracks: '',
    water: '',
    ripples: '',
    brush: '',
    tufts: '',
    rubble: '',
    stones: '',
    blocks: [],
    grid: '',
    walls: '',
  };
  for (let i = 0; i < 260; i++) {
    const x = Math.floor(random() * COLUMNS);
    const y = Math.floor(random() * ROWS);
    if (!map.indoors[y]?.[x])
      found.blades += `M${one(left(x) + random() * CELL)} ${one(upper(y) + 6 + random() * (CELL - 6))}q1 -4 3 -5`;
  }
  for (let y = 0; y < ROWS; y++)
    for (let x = 0; x < COLUMNS; x++) {
      const [X, Y] = [left(x), upper(y)];
      const indoors = map.indoors[y]?.[x] ?? false;
      const square = `M${X} ${Y}h${CELL}v${CELL}h-${CELL}Z`;
      if (indoors) found.floor += square;
      if ((x + y) % 2) found[indoors ? 'floorSquares' : 'grassSquares'] += square;
      if (indoors && random() < 0.2) found.cracks += `M${one(X + 4 + random() * 20)} ${one(Y + 4 + random() * 20)}l6 5l-2 6`;
      const terrain = kind(x, y);
      if (terrain === 'water') {
        found.water += `M${X + 4} ${Y + 4}h${(kind(x + 1, y) === 'water' ? CELL : 0) + CELL - 8}v${CELL - 8}H${X + 4}Z`;
        if (kind(x, y + 1) === 'water') found.water += `M${X + 4} ${Y + 4}h${CELL - 8}v${2 * CELL - 8}h-${CELL - 8}Z`;
        found.ripples += `M${X + 6} ${Y + 12}q4 -4 8 0t8 0M${X + 12} ${Y + 23}q4 -4 8 0t8 0`;
      } else if (terrain === 'hindering' && indoors) {
        found.rubble += square;
        for (const [a, b, r] of STONES)
          found.stones += `M${X + a - r} ${one(Y + b + r * 0.6)}l${one(r * 0.6)} ${one(-r * 1.3)}l${r} ${one(-r * 0.2)}l${one(r * 0.6)} ${r}l${one(-r * 0.5)} ${one(r * 0.6)}z`;
      } else if (terrain === 'hindering') {
        found.brush += square;
        for (const [a, b] of TUFTS)
          found.tufts += `M${X + a} ${Y + b}q-4 -6 -6 -7M${X + a} ${Y + b}q0 -7 0 -10M${X + a} ${Y + b}q4 -6 6 -7`;
      } else if (terrain === 'blocking') found.blocks.push({ x: X, y: Y, indoors });
    }
  for (let x = 1; x < COLUMNS; x++) found.grid += `M${left(x)} ${INSET}v${ROWS * CELL}`;
  for (let y = 1; y < ROWS; y++) found.grid += `M${INSET} ${upper(y)}h${COLUMNS * CELL}`;
  for (const [space, edge] of map.walls) {
    const { a, b } = edgeLine(space, edge);
    const rim =
      (edge === 'east' && space === spaceAt(COLUMNS - 1, Number(space.slice(1)) - 1)) ||
      (edge === 'south' && space.slice(1) === String(ROWS));
    if (!rim) found.walls += `M${a.x} ${a.y}L${b.x} ${b.y}`;
  }
  return found;
}
