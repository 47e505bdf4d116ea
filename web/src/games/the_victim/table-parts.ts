/** The parts of the forest's table that have names. */
import { attributes, type PartOf, type SharedPart } from '../../lib/game/table-parts';

export const PARTS = [
  'tile',
  'pile',
  'edge',
  'victim',
  'evil',
  'board',
  'statuses',
  'plate',
  'gate',
  'darkness',
  'event',
  'roll',
  'drawn',
  'lay',
  'hunt',
  'attack',
] as const;
export type TablePart = PartOf<(typeof PARTS)[number]> | SharedPart;

/** Attributes of an element that draws a part. */
export const draws = attributes<TablePart>;
