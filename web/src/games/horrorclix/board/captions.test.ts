import { expect, test } from 'vitest';
import { captions, clearIn } from './captions';
import { boxOf } from './squares';

const nerd = { id: 'v1', name: 'Nerd', at: 'e5' };

test('a name stands below its pawn, and above where someone stands below', () => {
  expect(captions([nerd], []).get('v1')!.y).toBeGreaterThan(0);
  expect(captions([nerd], ['e6']).get('v1')!.y).toBeLessThan(0);
  expect(captions([{ ...nerd, name: 'Girlfriend' }], ['d5', 'd6']).get('v1')!.y).toBeLessThan(0);
});

test('names side by side do not run into each other', () => {
  const found = captions(
    [
      { ...nerd, name: 'Girlfriend' },
      { id: 'v2', name: 'Boyfriend', at: 'f5' },
    ],
    [],
  );
  expect(found.get('v1')!.y).not.toBe(found.get('v2')!.y);
});

test('a long name at the edge of the map stays on it', () => {
  const { x } = captions([{ id: 'v1', name: 'Cheerleader', at: 'a4' }], []).get('v1')!;
  expect(x).toBeGreaterThan(0);
});

test('words find the room that is free and nearest to the middle, or none', () => {
  const box = { ...boxOf('e5'), width: 34 * 4, height: 34 };
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  expect(clearIn(box, 60, 14, [])!.x).toBeCloseTo(middle.x, -1);
  expect(clearIn(box, 60, 14, ['g5'])!.x).toBeLessThan(middle.x);
  expect(clearIn(box, 60, 14, ['e5', 'f5', 'g5', 'h5'])).toBeNull();
});

test('words keep clear of what hangs over the square of a figure', () => {
  const box = { ...boxOf('e5'), width: 34 * 4, height: 34 * 2 };
  const row = ['e5', 'f5', 'g5', 'h5'];
  const { y } = clearIn(box, 60, 18, row)!;
  expect(y - 9).toBeGreaterThanOrEqual(boxOf('e6').y + 5);
});
