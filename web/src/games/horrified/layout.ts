/** Where everything stands on the map, so that crowded places stay legible. */
import { SIGNS } from './monsters/monster';
import { type Flagged, grounds, reaching, stand } from '../../kit/crowd';
import { type Box, Room, type Point } from '../../kit/room';
import { keysOf } from '../../kit/keys-of';
import { figuresBySpace, GROUND, type Standing } from './standing';
import { labelDrop, PLACES, WATER, WHOLE } from './village';
import { type Glossary, type MatId, sorted, type Village } from './view';

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

const labelWidth = (space: string, words: Glossary) => (words.spaces[space]?.name.length ?? 0) * (WATER.has(space) ? 8.2 : 7.1) + 4;

/** Where the name of a space stands. */
export function label(space: string, words: Glossary): Box {
  const { x, y } = PLACES[space]!;
  const width = labelWidth(space, words);
  return { x: x - width / 2, y: y + labelDrop(space) - 11, width, height: 15 };
}

/** A tag names one Villager in two lines, or several in a line each. */
export function tagSize(villagers: string[], words: Glossary): { width: number; height: number } {
  const infos = villagers.map((villager) => words.villagers[villager]!);
  const to = (safe: string) => words.spaces[safe]!.name.length + 3;
  const longest =
    villagers.length === 1
      ? Math.max(infos[0]!.name.length, to(infos[0]!.safe))
      : Math.max(...infos.map(({ name, safe }) => name.length + 1 + to(safe)));
  return { width: longest * 5.9 + 14, height: villagers.length === 1 ? 28 : 8 + 13 * villagers.length };
}

function tag(space: string, villagers: string[], words: Glossary, room: Room): Tag {
  const { x, y } = PLACES[space]!;
  const { width, height } = tagSize(villagers, words);
  const sides = [34, 60, 84].flatMap((away) => [away, -away - width]);
  const further = [-30, -56, 0, 28, -84, 52].flatMap((dy) => sides.map((dx) => ({ x: x + dx, y: y + dy })));
  const above = [-44, -62, -84].map((dy) => ({ x: x - width / 2, y: y + dy - height }));
  const below = { x: x - width / 2, y: y + 34 };
  return {
    ...room.place(width, height, [
      ...further.slice(0, sides.length),
      ...above.slice(0, 2),
      below,
      ...further.slice(sides.length),
      above[2]!,
    ]),
    space,
    villagers,
  };
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
  flag?: Flagged | null;
  captions?: Caption[];
  /** Villagers who have no tag, since a caption speaks of them. */
  untagged?: string[];
}

/** Where all pieces on the map are drawn. */
export function arrange(
  village: Village,
  words: Glossary,
  { reserved = [], flag = null, captions = [], untagged = [] }: Extras = {},
): Arrangement {
  const room = new Room(WHOLE);
  room.take(...reserved, ...Object.keys(PLACES).map((space) => label(space, words)));
  const standing = stand(GROUND, figuresBySpace(village), room, flag);
  room.take(...grounds(PLACES).values());
  const said = captions.map((caption) => placeCaption(caption, room));
  const lying = Object.entries(village.items).flatMap(([space, items]) => (items.length ? lie(space, items, words, room) : []));
  const signs = keysOf(SIGNS).flatMap((mat): Sign[] => {
    if (!village.mats[mat] || village.mats[mat].complete) return [];
    const space = SIGNS[mat]!.place;
    const { x, y } = PLACES[space]!;
    const corners = [-52, 30, -66, 44].flatMap((dx) => [-46, -28, -64].map((dy) => ({ x: x + dx, y: y + dy })));
    const box = room.place(24, 30, corners);
    return [{ mat, space, x: box.x + 12, y: box.y + 12 }];
  });
  const tags = [...figuresBySpace(village)].flatMap(([space, there]) => {
    const villagers = there
      .filter(({ figure, kind }) => kind === 'villager' && !untagged.includes(figure))
      .map(({ figure }) => figure);
    return villagers.length ? [tag(space, villagers, words, room)] : [];
  });
  const touched = [
    ...lying.map(({ x, y }) => ({ x: x - CHIP / 2, y: y - CHIP / 2, width: CHIP, height: CHIP })),
    ...signs.map(({ x, y }) => ({ x: x - 11, y: y - 11, width: 22, height: 21 })),
  ];
  return { figures: reaching(GROUND, standing, touched), lying, tags, signs, captions: said };
}
