import { describe, expect, it } from 'vitest';
import { HEIGHT, inSight, PLACES, WHOLE, WIDTH } from '../games/horrified/village';
import { freeCorner, scrolled } from './corners';

const MINI = { width: 98, height: 67 };
const PHONE = { width: 390, height: 390, scale: 0.98 };
const fitted = (space: string) => ({ ...PHONE, ...scrolled(PLACES[space]!, PHONE, WHOLE) });

describe('the small map', () => {
  it('lies at the bottom right', () => expect(freeCorner(MINI, fitted('shop'), inSight(['shop']))).toBe('right bottom'));

  it('gives way to a space that is lit', () => {
    const frame = { ...PHONE, x: PLACES.bridge_south!.x * 0.98 - 340, y: PLACES.bridge_south!.y * 0.98 - 350 };
    expect(freeCorner(MINI, frame, inSight(['bridge_south']))).toBe('left bottom');
  });

  it('leaves a corner that is taken', () =>
    expect(freeCorner({ width: 44, height: 44 }, fitted('shop'), [], ['right bottom', 'left bottom'])).toBe('right top'));

  it('has no corner where every one is lit', () => {
    const frame = { ...PHONE, x: 0, y: 0, width: WIDTH * 0.98, height: HEIGHT * 0.98 };
    expect(freeCorner({ width: 400, height: 270 }, frame, inSight(['institute', 'crypt', 'dungeon', 'cave']))).toBeNull();
  });
});

describe('a part of the map', () => {
  it('has what is looked at in its middle', () =>
    expect(scrolled({ x: 400, y: 300 }, { width: 200, height: 100, scale: 2 }, WHOLE)).toEqual({ x: 700, y: 550 }));

  it('never leaves the map', () => expect(scrolled(PLACES.cave!, PHONE, WHOLE)).toEqual({ x: 0, y: 0 }));
});
