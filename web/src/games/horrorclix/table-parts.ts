/** The parts of a hunt's table that have names. */
import { attributes, type PartOf, type SharedPart } from '../../lib/game/table-parts';

export const PARTS = ['space', 'edge', 'monster', 'victim', 'actor', 'act', 'panel', 'dial', 'twist', 'line', 'aim'] as const;
export type TablePart = PartOf<(typeof PARTS)[number]> | SharedPart;

/** Attributes of an element that draws a part. */
export const draws = attributes<TablePart>;
