import { describe, expect, it } from 'vitest';
import { qr, qrPath } from './qr';

/** What readers of QR codes read as "a". */
const LETTER = `
#######..#.##.#######
#.....#.#.##..#.....#
#.###.#.##.#..#.###.#
#.###.#.#.##..#.###.#
#.###.#..#..#.#.###.#
#.....#...##..#.....#
#######.#.#.#.#######
........##...........
#.....#.#.##.##..###.
#..##......###.###..#
..#.###..##.#.##.....
.#.#.#.##..#####.#.#.
##.#..####.##########
........##..#.....#.#
#######..###.#..####.
#.....#...#...#...###
#.###.#..###.#..###..
#.###.#..#.#####.#...
#.###.#..#.###.###.##
#.....#...######.#...
#######.#.#.#..#..##.`.trim();

describe('a QR code', () => {
  it('is drawn as readers expect it', () =>
    expect(
      qr('a')
        .map((row) => row.map((dark) => (dark ? '#' : '.')).join(''))
        .join('\n'),
    ).toBe(LETTER));

  it.each([
    [14, 21],
    [15, 25],
    [55, 33],
    [120, 45],
    [213, 57],
  ])('of %i letters has %i rows', (letters, rows) => expect(qr('z'.repeat(letters))).toHaveLength(rows));

  it('has an end', () => expect(() => qr('z'.repeat(214))).toThrow(RangeError));

  it('is one path', () =>
    expect(
      qrPath([
        [true, false],
        [false, true],
      ]),
    ).toBe('M0 0h1v1h-1zM1 1h1v1h-1z'));
});
