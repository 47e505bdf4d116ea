/** A dial as a table of four rows, drawn with few strokes: a hundred of them lie in the army builder. */
import { onPower } from '../looks';
import type { VersionInfo } from '../view';

export const FIRST = 18;
export const ROW = 15.5;
const PLAIN = '#ede6d6';
/** How far the two digits of a number stand apart. */
const DIGIT = 6.2;

interface Place {
  x: number;
  y: number;
}
/** Digits of one ink, each with its place. */
export interface Written {
  digits: string;
  x: number[];
  y: number[];
}
export interface Unrolled {
  /** By colour: a path whose dots are the circles. */
  circles: Record<string, string>;
  /** By ink. */
  numbers: Record<string, Written>;
  hourglasses: (Place & { ink: string })[];
  skulls: Place[];
}

/** Where everything on a dial lies, in columns of this width. */
export function unrolled(dial: VersionInfo['dial'], column: number): Unrolled {
  const drawn: Unrolled = { circles: {}, numbers: {}, hourglasses: [], skulls: [] };
  dial.forEach((entries, click) => {
    const x = FIRST + (click + 0.5) * column;
    if (!entries.length) drawn.skulls.push({ x, y: ROW * 2 });
    entries.forEach(([value, colour], row) => {
      const y = row * ROW + 8;
      const ink = colour ? onPower(colour) : PLAIN;
      if (colour) drawn.circles[colour] = `${drawn.circles[colour] ?? ''}M${round(x)} ${y}h0`;
      if (value === null) drawn.hourglasses.push({ x, y, ink });
      else write((drawn.numbers[ink] ??= { digits: '', x: [], y: [] }), String(value), x, y + 4);
    });
  });
  return drawn;
}

function write(line: Written, number: string, middle: number, y: number) {
  [...number].forEach((digit, i) => {
    line.digits += digit;
    line.x.push(round(middle + (i - (number.length - 1) / 2) * DIGIT));
    line.y.push(y);
  });
}

const round = (value: number) => Math.round(value * 10) / 10;
