/** The parts of the house's table that have names. */
import { attributes, type PartOf, type SharedPart } from '../../lib/game/table-parts';

export const PARTS = [
  'card',
  'battlefield',
  'side',
  'score',
  'players',
  'play',
  'spoils',
  'recipients',
  'recipient',
  'give',
] as const;
export type TablePart = PartOf<(typeof PARTS)[number]> | SharedPart;

/** Attributes of an element that draws a part. */
export const draws = attributes<TablePart>;
