import { describe, expect, it } from 'vitest';
import { Room } from './room';

const WHOLE = { width: 836, height: 572 };

describe('room on a board', () => {
  it('takes the first free corner', () => {
    const room = new Room(WHOLE);
    room.take({ x: 100, y: 100, width: 50, height: 20 });
    expect(
      room.place(40, 20, [
        { x: 110, y: 105 },
        { x: 160, y: 100 },
      ]),
    ).toEqual({ x: 160, y: 100, width: 40, height: 20 });
  });

  it('stays inside the drawing', () =>
    expect(new Room(WHOLE).place(40, 20, [{ x: 830, y: -9 }])).toEqual({ x: 792, y: 4, width: 40, height: 20 }));

  it('overlaps least when nothing is free', () => {
    const room = new Room(WHOLE);
    room.take({ x: 0, y: 0, width: 836, height: 300 });
    room.take({ x: 100, y: 300, width: 10, height: 10 });
    expect(
      room.place(40, 20, [
        { x: 50, y: 100 },
        { x: 80, y: 300 },
      ]).y,
    ).toBe(300);
  });
});
