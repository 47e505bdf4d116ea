/** How figures stand: side by side and row behind row, so that nobody covers anybody and each can be touched. */
import { type Box, EDGE, type Room, type Point } from '../../kit/room';
import { HEIGHT, PLACES, WIDTH } from './village';
import { OFF, type Village } from './view';

export type FigureKind = 'monster' | 'hero' | 'villager' | 'coffin';

export interface Figure {
  figure: string;
  kind: FigureKind;
}

export interface Standing extends Point, Figure {
  space: string;
  scale: number;
  /** The part of the map where a touch means this figure, round its middle. */
  reach: { width: number; height: number };
}

/** The Hero with a flag above it, and how wide that is. */
export interface Flagged {
  hero: string;
  width: number;
}

/** How large figures are, and how far above its place the middle of one stands. */
export const SIZE: Record<FigureKind, { width: number; lift: number; height: number }> = {
  monster: { width: 44, lift: 18, height: 50 },
  hero: { width: 35, lift: 12, height: 36 },
  villager: { width: 20, lift: 8, height: 28 },
  coffin: { width: 20, lift: 7, height: 28 },
};

/** Room above a Hero for the flag. */
const FLAG = 22;
/** The larger the better; then as near the place as possible. */
const SCALES = [1, 0.9, 0.8, 0.7, 0.6, 0.5];
const ROW_WIDTHS = [112, 150];
const SHIFTS = [0, -16, 16, -32, 32];
/** What is above the map. */
const SKY: Box = { x: 0, y: EDGE - HEIGHT, width: WIDTH, height: HEIGHT };
/** What a finger needs. */
const FINGER = 44;
/** From left to right, and from the front to the back. */
const ORDER: FigureKind[] = ['monster', 'villager', 'coffin', 'hero'];

/** The figures of each space: Monsters, Heroes by seat, Villagers, and the Coffin. */
export function figuresBySpace(village: Village): Map<string, Figure[]> {
  const found = new Map<string, Figure[]>();
  const add = (figure: string, kind: FigureKind, space: string) => {
    if (space !== OFF) found.set(space, [...(found.get(space) ?? []), { figure, kind }]);
  };
  for (const [monster, space] of Object.entries(village.monsters)) add(monster, 'monster', space);
  for (const { hero, at } of village.heroes) add(hero, 'hero', at);
  for (const [villager, space] of Object.entries(village.villagers)) add(villager, 'villager', space);
  for (const space of village.mats.dracula?.coffins ?? []) add(`coffin ${space}`, 'coffin', space);
  return found;
}

/** Figures in as many rows as they need. */
export function rows<F extends { kind: FigureKind }>(figures: F[], scale: number, width: number): F[][] {
  const found: F[][] = [[]];
  let taken = 0;
  for (const figure of figures) {
    const own = SIZE[figure.kind].width * scale;
    if (taken && taken + own > width) {
      found.push([]);
      taken = 0;
    }
    found.at(-1)!.push(figure);
    taken += own;
  }
  return found;
}

/** The part of the map a figure covers. */
export const body = ({ x, y, kind, scale }: Pick<Standing, 'x' | 'y' | 'kind' | 'scale'>): Box => around({ x, y }, SIZE[kind].width * scale, SIZE[kind].height * scale);

const around = ({ x, y }: Point, width: number, height: number): Box => ({ x: x - width / 2, y: y - height / 2, width, height });

/** The ground of each space, where one is lit and nothing of another space should stand. */
export const GROUNDS = new Map(Object.entries(PLACES).map(([space, place]) => [space, around(place, 48, 24)]));

/** One way for the figures of a space to stand: what they cover, the flag among it. */
type Block = Box[] & { standing: Omit<Standing, 'reach'>[] };

function block(space: string, figures: Figure[], scale: number, width: number, shift: number, flag: Flagged | null): Block {
  const place = PLACES[space]!;
  const standing: Omit<Standing, 'reach'>[] = [];
  const flags: Box[] = [];
  let base = place.y;
  for (const row of rows(figures, scale, width)) {
    let x = place.x + shift - row.reduce((sum, { kind }) => sum + SIZE[kind].width * scale, 0) / 2;
    for (const { figure, kind } of row) {
      const own = SIZE[kind].width * scale;
      const at = { x: x + own / 2, y: base - SIZE[kind].lift * scale };
      standing.push({ figure, kind, space, scale, ...at });
      if (figure === flag?.hero) flags.push({ x: at.x - flag.width / 2, y: at.y - (SIZE.hero.height / 2) * scale - FLAG, width: flag.width, height: FLAG });
      x += own;
    }
    base -= Math.max(...row.map(({ kind }) => SIZE[kind].height)) * scale;
  }
  const boxes = [...standing.map(body), ...flags];
  const into = Math.max(0, EDGE - Math.min(...boxes.map(({ x }) => x))) - Math.max(0, Math.max(...boxes.map((box) => box.x + box.width)) - WIDTH + EDGE);
  for (const each of [...standing, ...boxes]) each.x += into;
  return Object.assign(boxes, { standing });
}

/** Every way for the figures of a space to stand, the best first. Who has the flag stands behind, where it hides nobody. */
function* blocks(space: string, figures: Figure[], flag: Flagged | null): Generator<Block> {
  const rank = ({ figure, kind }: Figure) => (figure === flag?.hero ? ORDER.length : ORDER.indexOf(kind));
  const ordered = [...figures].sort((a, b) => rank(a) - rank(b));
  for (const scale of SCALES) for (const width of ROW_WIDTHS) for (const shift of SHIFTS) yield block(space, ordered, scale, width, shift, flag);
}

/** Where everyone stands. A space with few figures is filled first: a crowd gives way. Those behind are drawn first. */
export function stand(village: Village, room: Room, flag: Flagged | null): Omit<Standing, 'reach'>[] {
  return [...figuresBySpace(village)]
    .sort(([, a], [, b]) => a.length - b.length)
    .flatMap(([space, figures]) => {
      const elsewhere = [...GROUNDS].flatMap(([other, ground]) => (other === space ? [] : [ground]));
      return room.best(blocks(space, figures, flag), [...elsewhere, SKY]).standing;
    })
    .sort((a, b) => a.y - b.y);
}

/** How far each figure can be touched: as far as a finger needs, but not where something else stands, nor in the foreground of a place. */
export function reaching(standing: Omit<Standing, 'reach'>[], lying: Box[]): Standing[] {
  const bodies = standing.map(body);
  const others = [...lying, ...Object.values(PLACES).map(({ x, y }) => ({ x: x - 42, y: y + 10, width: 84, height: 30 }))];
  return standing.map((one, i) => {
    const own = bodies[i]!;
    const reach = { width: Math.max(FINGER, own.width), height: Math.max(FINGER, own.height) };
    for (const other of [...bodies.filter((_, j) => j !== i), ...others]) {
      const apart = { width: Math.abs(other.x + other.width / 2 - one.x) - other.width / 2, height: Math.abs(other.y + other.height / 2 - one.y) - other.height / 2 };
      if (2 * apart.width >= reach.width || 2 * apart.height >= reach.height) continue;
      const side = apart.width - own.width / 2 >= apart.height - own.height / 2 ? 'width' : 'height';
      reach[side] = Math.max(own[side] * 0.8, 2 * apart[side]);
    }
    return { ...one, reach };
  });
}
