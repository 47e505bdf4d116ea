/**
 * A text as a QR code: rows of dark and light, without the light border around it.
 *
 * What is needed of ISO/IEC 18004 for a link: bytes, error correction of level M, versions 1 to 10 (up to 213 bytes).
 */

/** Of each version: codewords for correction in a block, and the number of blocks. */
const BLOCKS = [
  [10, 1],
  [16, 1],
  [26, 1],
  [18, 2],
  [24, 2],
  [16, 4],
  [18, 4],
  [22, 4],
  [22, 5],
  [26, 5],
] as const;
/** Of each version from 2 on: where the middles of its small squares are. */
const ALIGNED = [
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
];
const LEVEL_M = 0;
/** Which places a mask turns over. */
const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

type Rows = boolean[][];

export function qr(text: string): Rows {
  const bytes = [...new TextEncoder().encode(text)];
  const version = BLOCKS.findIndex((_, i) => bytes.length <= room(i + 1)) + 1;
  if (!version) throw new RangeError('this is too long for a QR code');
  const codewords = corrected(packed(bytes, version), version);
  const candidates = MASKS.map((_, mask) => drawn(codewords, version, mask));
  return candidates.reduce((best, next) => (penalty(next) < penalty(best) ? next : best));
}

/** All codewords of a version: what is left of its square. */
function capacity(version: number): number {
  let modules = (16 * version + 128) * version + 64;
  if (version >= 2) {
    const squares = Math.floor(version / 7) + 2;
    modules -= (25 * squares - 10) * squares - 55;
    if (version >= 7) modules -= 36;
  }
  return Math.floor(modules / 8);
}

const dataCodewords = (version: number) => capacity(version) - BLOCKS[version - 1]![0] * BLOCKS[version - 1]![1];
const lengthBits = (version: number) => (version < 10 ? 8 : 16);
const room = (version: number) => Math.floor((8 * dataCodewords(version) - 4 - lengthBits(version)) / 8);

/** The mode, the length and the bytes, filled up to what the version holds. */
function packed(bytes: number[], version: number): number[] {
  const bits: number[] = [];
  const put = (value: number, count: number) => {
    for (let i = count - 1; i >= 0; i--) bits.push((value >> i) & 1);
  };
  put(0b0100, 4);
  put(bytes.length, lengthBits(version));
  for (const byte of bytes) put(byte, 8);
  const whole = 8 * dataCodewords(version);
  put(0, Math.min(4, whole - bits.length));
  put(0, (8 - (bits.length % 8)) % 8);
  for (let pad = 0xec; bits.length < whole; pad ^= 0xec ^ 0x11) put(pad, 8);
  return Array.from({ length: bits.length / 8 }, (_, i) =>
    bits.slice(8 * i, 8 * i + 8).reduce((byte, bit) => (byte << 1) | bit, 0),
  );
}

/** A product in the field of 256 elements. */
function times(a: number, b: number): number {
  let product = 0;
  for (let i = 7; i >= 0; i--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((b >> i) & 1) * a;
  }
  return product;
}

/** What is left of some codewords after division: their correction. */
function remainder(codewords: number[], count: number): number[] {
  const divisor: number[] = Array(count).fill(0);
  divisor[count - 1] = 1;
  for (let i = 0, root = 1; i < count; i++, root = times(root, 2))
    for (let j = 0; j < count; j++) divisor[j] = times(divisor[j]!, root) ^ (divisor[j + 1] ?? 0);
  let left: number[] = Array(count).fill(0);
  for (const codeword of codewords) {
    const factor = codeword ^ left[0]!;
    left = [...left.slice(1), 0].map((each, i) => each ^ times(divisor[i]!, factor));
  }
  return left;
}

/** The data in blocks, each with its correction, taken in turns. */
function corrected(data: number[], version: number): number[] {
  const [correction, blocks] = BLOCKS[version - 1]!;
  const short = Math.floor(data.length / blocks);
  const long = data.length % blocks;
  const parts: number[][] = [];
  for (let i = 0, at = 0; i < blocks; i++) {
    const length = short + (i >= blocks - long ? 1 : 0);
    parts.push(data.slice(at, at + length));
    at += length;
  }
  const checks = parts.map((part) => remainder(part, correction));
  const turns = (columns: number[][]) =>
    Array.from({ length: Math.max(...columns.map((each) => each.length)) }, (_, i) =>
      columns.flatMap((each) => (i < each.length ? [each[i]!] : [])),
    ).flat();
  return [...turns(parts), ...turns(checks)];
}

function drawn(codewords: number[], version: number, mask: number): Rows {
  const size = 4 * version + 17;
  const dark: Rows = Array.from({ length: size }, () => Array(size).fill(false));
  const fixed: Rows = Array.from({ length: size }, () => Array(size).fill(false));
  const set = (x: number, y: number, value: boolean) => {
    if (x < 0 || y < 0 || x >= size || y >= size) return;
    dark[y]![x] = value;
    fixed[y]![x] = true;
  };

  for (let i = 0; i < size; i++) {
    set(6, i, i % 2 === 0);
    set(i, 6, i % 2 === 0);
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    for (let dy = -4; dy <= 4; dy++)
      for (let dx = -4; dx <= 4; dx++) {
        const ring = Math.max(Math.abs(dx), Math.abs(dy));
        set(x + dx, y + dy, ring !== 2 && ring !== 4);
      }
  const aligned = ALIGNED[version - 2] ?? [];
  const far = aligned.at(-1);
  for (const x of aligned)
    for (const y of aligned)
      if (!((x === 6 && y === 6) || (x === 6 && y === far) || (x === far && y === 6)))
        for (let dy = -2; dy <= 2; dy++)
          for (let dx = -2; dx <= 2; dx++) set(x + dx, y + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1);

  drawFormat(set, size, mask);
  if (version >= 7) drawVersion(set, size, version);

  let bit = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let i = 0; i < size; i++)
      for (const x of [right, right - 1]) {
        const upwards = ((right + 1) & 2) === 0;
        const y = upwards ? size - 1 - i : i;
        if (fixed[y]![x]) continue;
        const value = bit < 8 * codewords.length && ((codewords[bit >> 3]! >> (7 - (bit & 7))) & 1) === 1;
        bit++;
        dark[y]![x] = value !== MASKS[mask]!(x, y);
      }
  }
  return dark;
}

type Set = (x: number, y: number, value: boolean) => void;

/** Which correction and which mask, twice. */
function drawFormat(set: Set, size: number, mask: number) {
  const data = (LEVEL_M << 3) | mask;
  let check = data;
  for (let i = 0; i < 10; i++) check = (check << 1) ^ ((check >> 9) * 0x537);
  const bits = ((data << 10) | check) ^ 0x5412;
  const at = (i: number) => ((bits >> i) & 1) === 1;
  for (let i = 0; i <= 5; i++) set(8, i, at(i));
  set(8, 7, at(6));
  set(8, 8, at(7));
  set(7, 8, at(8));
  for (let i = 9; i < 15; i++) set(14 - i, 8, at(i));
  for (let i = 0; i < 8; i++) set(size - 1 - i, 8, at(i));
  for (let i = 8; i < 15; i++) set(8, size - 15 + i, at(i));
  set(8, size - 8, true);
}

/** Which version, twice. */
function drawVersion(set: Set, size: number, version: number) {
  let check = version;
  for (let i = 0; i < 12; i++) check = (check << 1) ^ ((check >> 11) * 0x1f25);
  const bits = (version << 12) | check;
  for (let i = 0; i < 18; i++) {
    const value = ((bits >> i) & 1) === 1;
    const [near, far] = [Math.floor(i / 3), size - 11 + (i % 3)];
    set(far, near, value);
    set(near, far, value);
  }
}

/** How hard it is to read: long runs, squares, what looks like a corner, and too much of one kind. */
function penalty(rows: Rows): number {
  const size = rows.length;
  const columns = rows.map((_, x) => rows.map((row) => row[x]!));
  let points = 0;
  for (const line of [...rows, ...columns]) {
    const text = line.map((dark) => (dark ? '1' : '0')).join('');
    for (const run of text.match(/0{5,}|1{5,}/g) ?? []) points += run.length - 2;
    for (const sign of ['10111010000', '00001011101'])
      for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + 1)) points += 40;
  }
  for (let y = 0; y < size - 1; y++)
    for (let x = 0; x < size - 1; x++) {
      const first = rows[y]![x];
      if (first === rows[y]![x + 1] && first === rows[y + 1]![x] && first === rows[y + 1]![x + 1]) points += 3;
    }
  const dark = rows.flat().filter(Boolean).length;
  return points + 10 * Math.floor(Math.abs((dark * 20) / (size * size) - 10));
}

/** The dark places as one path of an SVG, a unit for each. */
export const qrPath = (rows: Rows): string =>
  rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
