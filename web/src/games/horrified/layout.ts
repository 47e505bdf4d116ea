/** Where everything stands on the map, so that crowded places stay legible. */
import { SIGNS } from './looks';
import { HEIGHT, labelDrop, NAMELESS, PLACES, type Point, WATER, WIDTH } from './village';
import { type Glossary, type MatId, OFF, sorted, type Village } from './view';

export interface Box extends Point {
  width: number;
  height: number;
}

/** Where there is room on the map: boxes are kept apart as far as possible. */
export class Room {
  #taken: Box[] = [];

  take(box: Box) {
    this.#taken.push(box);
  }

  /** The wanted corner where a box overlaps least with what is there, the first of equals; it is taken then. */
  place(width: number, height: number, wanted: Point[]): Box {
    let best: Box | null = null;
    let least = Infinity;
    for (const corner of wanted) {
      const box = inside({ ...corner, width, height });
      const overlap = Math.round(this.overlap(box));
      if (overlap < least) {
        best = box;
        least = overlap;
      }
      if (!least) break;
    }
    this.take(best!);
    return best!;
  }

  overlap(box: Box): number {
    return this.#taken.reduce((sum, other) => sum + common(box.x, box.width, other.x, other.width) * common(box.y, box.height, other.y, other.height), 0);
  }
}

const common = (a: number, aLength: number, b: number, bLength: number) => Math.max(0, Math.min(a + aLength, b + bLength) - Math.max(a, b));

const inside = (box: Box): Box => ({
  ...box,
  x: Math.max(4, Math.min(box.x, WIDTH - box.width - 4)),
  y: Math.max(4, Math.min(box.y, HEIGHT - box.height - 4)),
});

// --- figures ----------------------------------------------------------------------------------------------------------

export type FigureKind = 'monster' | 'hero' | 'villager' | 'coffin';

export interface Standing extends Point {
  figure: string;
  kind: FigureKind;
  space: string;
  scale: number;
}

const SIZE: Record<FigureKind, { width: number; lift: number; height: number }> = {
  monster: { width: 44, lift: 18, height: 50 },
  hero: { width: 35, lift: 12, height: 36 },
  villager: { width: 20, lift: 8, height: 28 },
  coffin: { width: 20, lift: 7, height: 28 },
};

const ROW_WIDTH = 112;
/** Room above a Hero for the flag that says whose it is. */
const FLAG = 22;

/** The figures of each space: Monsters, Heroes by seat, Villagers, and the Coffin. */
export function figuresBySpace(village: Village): Map<string, { figure: string; kind: FigureKind }[]> {
  const found = new Map<string, { figure: string; kind: FigureKind }[]>();
  const add = (figure: string, kind: FigureKind, space: string) => {
    if (space !== OFF) found.set(space, [...(found.get(space) ?? []), { figure, kind }]);
  };
  for (const [monster, space] of Object.entries(village.monsters)) add(monster, 'monster', space);
  for (const { hero, at } of village.heroes) add(hero, 'hero', at);
  for (const [villager, space] of Object.entries(village.villagers)) add(villager, 'villager', space);
  for (const space of village.mats.dracula?.coffins ?? []) add(`coffin ${space}`, 'coffin', space);
  return found;
}

/** Figures in as many rows as they need, from the place upwards; the more there are, the smaller. */
export function rows<F extends { kind: FigureKind }>(figures: F[]): { rows: F[][]; scale: number } {
  const total = figures.reduce((sum, { kind }) => sum + SIZE[kind].width, 0);
  const scale = total > 2 * ROW_WIDTH ? 0.8 : total > 1.5 * ROW_WIDTH ? 0.9 : 1;
  const found: F[][] = [[]];
  let width = 0;
  for (const figure of figures) {
    const own = SIZE[figure.kind].width * scale;
    if (width && width + own > ROW_WIDTH) {
      found.push([]);
      width = 0;
    }
    found.at(-1)!.push(figure);
    width += own;
  }
  return { rows: found, scale };
}

function stand(space: string, figures: { figure: string; kind: FigureKind }[], room: Room, flagged: string): Standing[] {
  const place = PLACES[space]!;
  const { rows: found, scale } = rows(figures);
  const standing: Standing[] = [];
  let base = place.y;
  for (const row of found) {
    const width = row.reduce((sum, { kind }) => sum + SIZE[kind].width * scale, 0);
    let x = Math.max(4, Math.min(place.x - width / 2, WIDTH - width - 4));
    for (const { figure, kind } of row) {
      const size = SIZE[kind];
      const own = size.width * scale;
      const y = base - size.lift * scale;
      const flag = figure === flagged ? FLAG : 0;
      room.take({ x, y: y - (size.height / 2) * scale - flag, width: own, height: size.height * scale + flag });
      standing.push({ figure, kind, space, x: x + own / 2, y, scale });
      x += own;
    }
    base = Math.max(base - Math.max(...row.map(({ kind }) => SIZE[kind].height)) * scale * 0.92, 50);
  }
  return standing.reverse(); // those behind are drawn first
}

// --- items ------------------------------------------------------------------------------------------------------------

/** Items that lie on each other: one alone, or all of a colour where many lie. */
export interface Stack {
  items: string[];
}

export interface Lying extends Point {
  space: string;
  items: string[];
}

/** Up to so many Items lie side by side; more are stacked by colour. */
export const SIDE_BY_SIDE = 6;
const CHIP = 22;

/** The Items of a space as they are stacked: strongest on top. */
export function stacks(items: string[], words: Glossary): Stack[] {
  const ordered = sorted(items, words);
  if (ordered.length <= SIDE_BY_SIDE) return ordered.map((item) => ({ items: [item] }));
  const found = new Map<string, string[]>();
  for (const item of ordered) {
    const { colour } = words.items[item]!;
    found.set(colour, [...(found.get(colour) ?? []), item]);
  }
  return [...found.values()].map((together) => ({ items: together }));
}

function lie(space: string, items: string[], words: Glossary, room: Room): Lying[] {
  const { x, y } = PLACES[space]!;
  const piles = stacks(items, words);
  const columns = piles.length > 3 ? Math.ceil(piles.length / 2) : piles.length;
  const width = columns * CHIP + (items.length > SIDE_BY_SIDE ? 8 : 0);
  const height = Math.ceil(piles.length / columns) * CHIP;
  const name = labelWidth(space, words) / 2 + 4;
  const middle = y + labelDrop(space) - 4 - CHIP / 2;
  const box = room.place(width, height, [
    { x: x + name, y: middle },
    { x: x - name - width, y: middle },
    { x: x + 30, y: y - 14 },
    { x: x - 30 - width, y: y - 14 },
    { x: x - width / 2, y: y + 33 },
    { x: x + 62, y: y - 34 },
    { x: x - 62 - width, y: y - 34 },
    { x: x + 62, y: y + 8 },
    { x: x - 62 - width, y: y + 8 },
  ]);
  return piles.map((pile, i) => ({
    space,
    items: pile.items,
    x: box.x + CHIP * ((i % columns) + 0.5),
    y: box.y + CHIP * (Math.floor(i / columns) + 0.5),
  }));
}

// --- names, tags and signs ---------------------------------------------------------------------------------------------

export interface Tag extends Box {
  space: string;
  villagers: string[];
}

export interface Sign extends Point {
  mat: MatId;
  space: string;
}

const labelWidth = (space: string, words: Glossary) => (words.spaces[space]?.name.length ?? 0) * 7.1 + 4;

/** A tag names one Villager in two lines, or several in a line each. */
export function tagSize(villagers: string[], words: Glossary): { width: number; height: number } {
  const infos = villagers.map((villager) => words.villagers[villager]!);
  const to = (safe: string) => words.spaces[safe]!.name.length + 3;
  const longest = villagers.length === 1 ? Math.max(infos[0]!.name.length, to(infos[0]!.safe)) : Math.max(...infos.map(({ name, safe }) => name.length + 1 + to(safe)));
  return { width: longest * 5.9 + 14, height: villagers.length === 1 ? 28 : 8 + 13 * villagers.length };
}

function tag(space: string, villagers: string[], words: Glossary, room: Room): Tag {
  const { x, y } = PLACES[space]!;
  const { width, height } = tagSize(villagers, words);
  const sides = [34, -34 - width, 60, -60 - width];
  const further = [-30, -56, 0, 28, -84, 52].flatMap((dy) => sides.map((dx) => ({ x: x + dx, y: y + dy })));
  const above = [-44, -62, -84].map((dy) => ({ x: x - width / 2, y: y + dy - height }));
  const below = { x: x - width / 2, y: y + 34 };
  return { ...room.place(width, height, [...further.slice(0, 4), ...above.slice(0, 2), below, ...further.slice(4), above[2]!]), space, villagers };
}

function placeCaption({ space, width, height }: Caption, room: Room): Box {
  const { x, y } = PLACES[space]!;
  const middle = x - width / 2;
  return room.place(width, height, [
    { x: middle, y: y + 32 },
    { x: middle, y: y - 78 },
    { x: x + 52, y: y - 30 },
    { x: x - 52 - width, y: y - 30 },
    { x: x + 52, y: y + 2 },
    { x: x - 52 - width, y: y + 2 },
    { x: middle, y: y - 120 },
    { x: middle, y: y + 58 },
  ]);
}

export interface Arrangement {
  figures: Standing[];
  lying: Lying[];
  tags: Tag[];
  signs: Sign[];
  /** Where the words stand, in the order of the captions. */
  captions: Box[];
}

/** Words at a place, and the room they take. */
export interface Caption {
  space: string;
  width: number;
  height: number;
}

export interface Extras {
  /** Parts of the map that something else covers. */
  reserved?: Box[];
  /** The Hero that has a flag above it. */
  flagged?: string;
  captions?: Caption[];
  /** Villagers who have no tag, since a caption speaks of them. */
  untagged?: string[];
}

/** Where all pieces on the map are drawn. */
export function arrange(village: Village, words: Glossary, { reserved = [], flagged = '', captions = [], untagged = [] }: Extras = {}): Arrangement {
  const room = new Room();
  for (const box of reserved) room.take(box);
  for (const [space, { x, y }] of Object.entries(PLACES)) {
    if (NAMELESS.has(space)) continue;
    const width = labelWidth(space, words);
    if (!WATER.has(space)) room.take({ x: x - width / 2, y: y + labelDrop(space) - 11, width, height: 15 });
  }
  const bySpace = figuresBySpace(village);
  const figures = [...bySpace].sort(([a], [b]) => PLACES[a]!.y - PLACES[b]!.y).flatMap(([space, there]) => stand(space, there, room, flagged));
  const said = captions.map((caption) => placeCaption(caption, room));
  const lying = Object.entries(village.items).flatMap(([space, items]) => (items.length ? lie(space, items, words, room) : []));
  const signs = (Object.keys(SIGNS) as MatId[]).flatMap((mat): Sign[] => {
    if (!village.mats[mat] || village.mats[mat].complete) return [];
    const space = SIGNS[mat]!.place;
    const { x, y } = PLACES[space]!;
    const corners = [-52, 30, -66, 44].flatMap((dx) => [-46, -28, -64].map((dy) => ({ x: x + dx, y: y + dy })));
    const box = room.place(24, 30, corners);
    return [{ mat, space, x: box.x + 12, y: box.y + 12 }];
  });
  const tags = [...bySpace].flatMap(([space, there]) => {
    const villagers = there.filter(({ figure, kind }) => kind === 'villager' && !untagged.includes(figure)).map(({ figure }) => figure);
    return villagers.length ? [tag(space, villagers, words, room)] : [];
  });
  return { figures, lying, tags, signs, captions: said };
}
