/** How figures stand at the places of a board: side by side and row behind row, so that nobody covers anybody and each can be touched. */
import { type Box, EDGE, type Point, type Room, type Size } from './room';

/** How large a figure is, and how far above its place its middle stands. */
export interface Stature extends Size {
  lift: number;
}

/** A board with places to stand at, and the kinds of figures that stand there, from left to right and from the front to the back. */
export interface Ground<Kind extends string> {
  whole: Size;
  places: Record<string, Point>;
  statures: Record<Kind, Stature>;
  order: Kind[];
}

export interface Figure<Kind extends string> {
  figure: string;
  kind: Kind;
}

export interface Placed<Kind extends string> extends Point, Figure<Kind> {
  space: string;
  scale: number;
}

export interface Standing<Kind extends string> extends Placed<Kind> {
  /** The part of the board where a touch means this figure, round its middle. */
  reach: Size;
}

/** The figure with a flag above it, and how wide that is. */
export interface Flagged {
  figure: string;
  width: number;
}

/** Room above a figure for the flag. */
const FLAG = 22;
/** The larger the better; then as near the place as possible. */
const SCALES = [1, 0.9, 0.8, 0.7, 0.6, 0.5];
const ROW_WIDTHS = [112, 150];
const SHIFTS = [0, -16, 16, -32, 32];
/** What a finger needs. */
const FINGER = 44;

/** Figures in as many rows as they need. */
export function rows<Kind extends string, F extends { kind: Kind }>(
  figures: F[],
  statures: Record<Kind, Stature>,
  scale: number,
  width: number,
): F[][] {
  const found: F[][] = [[]];
  let taken = 0;
  for (const figure of figures) {
    const own = statures[figure.kind].width * scale;
    if (taken && taken + own > width) {
      found.push([]);
      taken = 0;
    }
    found.at(-1)!.push(figure);
    taken += own;
  }
  return found;
}

export const around = ({ x, y }: Point, width: number, height: number): Box => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
});

/** The part of the board a figure covers. */
export const body = <Kind extends string>(
  { x, y, kind, scale }: Pick<Placed<Kind>, 'x' | 'y' | 'kind' | 'scale'>,
  { statures }: Ground<Kind>,
): Box => around({ x, y }, statures[kind].width * scale, statures[kind].height * scale);

/** The ground of each place, where one is lit and nothing of another place should stand. */
export const grounds = (places: Record<string, Point>): Map<string, Box> =>
  new Map(Object.entries(places).map(([space, place]) => [space, around(place, 48, 24)]));

/** One way for the figures of a place to stand: what they cover, the flag among it. */
type Block<Kind extends string> = Box[] & { standing: Placed<Kind>[] };

function block<Kind extends string>(
  ground: Ground<Kind>,
  space: string,
  figures: Figure<Kind>[],
  scale: number,
  width: number,
  shift: number,
  flag: Flagged | null,
): Block<Kind> {
  const { places, statures, whole } = ground;
  const place = places[space]!;
  const standing: Placed<Kind>[] = [];
  const flags: Box[] = [];
  let base = place.y;
  for (const row of rows(figures, statures, scale, width)) {
    let x = place.x + shift - row.reduce((sum, { kind }) => sum + statures[kind].width * scale, 0) / 2;
    for (const { figure, kind } of row) {
      const own = statures[kind].width * scale;
      const at = { x: x + own / 2, y: base - statures[kind].lift * scale };
      standing.push({ figure, kind, space, scale, ...at });
      if (figure === flag?.figure)
        flags.push({
          x: at.x - flag.width / 2,
          y: at.y - (statures[kind].height / 2) * scale - FLAG,
          width: flag.width,
          height: FLAG,
        });
      x += own;
    }
    base -= Math.max(...row.map(({ kind }) => statures[kind].height)) * scale;
  }
  const boxes = [...standing.map((one) => body(one, ground)), ...flags];
  const into =
    Math.max(0, EDGE - Math.min(...boxes.map(({ x }) => x))) -
    Math.max(0, Math.max(...boxes.map((box) => box.x + box.width)) - whole.width + EDGE);
  for (const each of [...standing, ...boxes]) each.x += into;
  return Object.assign(boxes, { standing });
}

/** Every way for the figures of a place to stand, the best first. Who has the flag stands behind, where it hides nobody. */
function* blocks<Kind extends string>(
  ground: Ground<Kind>,
  space: string,
  figures: Figure<Kind>[],
  flag: Flagged | null,
): Generator<Block<Kind>> {
  const rank = ({ figure, kind }: Figure<Kind>) => (figure === flag?.figure ? ground.order.length : ground.order.indexOf(kind));
  const ordered = [...figures].sort((a, b) => rank(a) - rank(b));
  for (const scale of SCALES)
    for (const width of ROW_WIDTHS) for (const shift of SHIFTS) yield block(ground, space, ordered, scale, width, shift, flag);
}

/** Where everyone stands. A place with few figures is filled first: a crowd gives way. Those behind are drawn first. */
export function stand<Kind extends string>(
  ground: Ground<Kind>,
  figures: Map<string, Figure<Kind>[]>,
  room: Room,
  flag: Flagged | null = null,
): Placed<Kind>[] {
  const { width, height } = ground.whole;
  const sky: Box = { x: 0, y: EDGE - height, width, height };
  const floors = [...grounds(ground.places)];
  return [...figures]
    .sort(([, a], [, b]) => a.length - b.length)
    .flatMap(([space, there]) => {
      const elsewhere = floors.flatMap(([other, floor]) => (other === space ? [] : [floor]));
      return room.best(blocks(ground, space, there, flag), [...elsewhere, sky]).standing;
    })
    .sort((a, b) => a.y - b.y);
}

/** How far each figure can be touched: as far as a finger needs, but not where something else stands, nor in the foreground of a place. */
export function reaching<Kind extends string>(ground: Ground<Kind>, standing: Placed<Kind>[], lying: Box[]): Standing<Kind>[] {
  const bodies = standing.map((one) => body(one, ground));
  const others = [...lying, ...Object.values(ground.places).map(({ x, y }) => ({ x: x - 42, y: y + 10, width: 84, height: 30 }))];
  return standing.map((one, i) => {
    const own = bodies[i]!;
    const reach = { width: Math.max(FINGER, own.width), height: Math.max(FINGER, own.height) };
    for (const other of [...bodies.filter((_, j) => j !== i), ...others]) {
      const apart = {
        width: Math.abs(other.x + other.width / 2 - one.x) - other.width / 2,
        height: Math.abs(other.y + other.height / 2 - one.y) - other.height / 2,
      };
      if (2 * apart.width >= reach.width || 2 * apart.height >= reach.height) continue;
      const side = apart.width - own.width / 2 >= apart.height - own.height / 2 ? 'width' : 'height';
      reach[side] = Math.max(own[side] * 0.8, 2 * apart[side]);
    }
    return { ...one, reach };
  });
}
