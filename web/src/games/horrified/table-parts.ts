/** The parts of the village's table that have names. */
import { attributes, type PartOf, type SharedPart } from '../../lib/game/table-parts';

export const PARTS = [
  'space',
  'hero',
  'monster',
  'villager',
  'token',
  'task',
  'items',
  'mat',
  'perk',
  'terror',
  'card',
  'dice',
] as const;
export type TablePart = PartOf<(typeof PARTS)[number]> | SharedPart;

/** Attributes of an element that draws a part. */
export const draws = attributes<TablePart>;
