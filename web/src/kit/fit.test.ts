import { describe, expect, it } from 'vitest';
import { fitted, GAP, roomy, TALL, WIDEST } from './fit';

describe('cards side by side', () => {
  it('are as large as the room allows', () => {
    expect(fitted({ wide: 401, high: 1000 }, 2)).toEqual({ width: 194, height: Math.floor(194 * TALL) });
    expect(fitted({ wide: 301, high: 1000 }, 2)!.width).toBe((300 - GAP) / 2);
    expect(fitted({ wide: 1000, high: 1000 }, 2)!.width).toBe(WIDEST);
  });
  it('fit into their row, even where its width was rounded up', () => {
    const across = 605.9;
    const { width } = fitted({ wide: Math.round(across), high: 1000 }, 3)!;
    expect(3 * width + 2 * GAP).toBeLessThanOrEqual(across);
  });
  it('get lower before they get narrower', () => {
    expect(fitted({ wide: 401, high: 180 }, 2)).toEqual({ width: 194, height: 180 });
    expect(fitted({ wide: 400, high: 100 }, 2)).toEqual({ width: 119, height: 100 });
  });
  it('lie in two rows where they can be larger so', () => {
    expect(fitted({ wide: 400, high: 300 }, 4, 20)).toEqual({ width: 147, height: 124 });
    expect(fitted({ wide: 400, high: 150 }, 4)).toBeNull();
  });
  it('grow where a screen is high', () => {
    expect([roomy(420), roomy(900)]).toEqual([WIDEST, 396]);
    expect(fitted({ wide: 1100, high: 880 }, 2, 0, roomy(880))!.width).toBe(387);
  });
  it('leave room for what stands beside each', () => {
    expect(fitted({ wide: 400, high: 240 }, 1, 40)).toEqual({ width: WIDEST, height: 200 });
  });
  it('do not lie there if they could not be read', () => {
    expect(fitted({ wide: 400, high: 60 }, 2)).toBeNull();
    expect(fitted({ wide: 400, high: 300 }, 9)).toBeNull();
  });
});
