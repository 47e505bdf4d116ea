/** Links as QR codes. */
import { encode } from 'uqr';

/** A text as a QR code: rows of dark and light, without the light border around it. */
export const qr = (text: string): boolean[][] => encode(text, { ecc: 'M', border: 0, boostEcc: false }).data;

/** The dark places as one path of an SVG, a unit for each. */
export const qrPath = (rows: boolean[][]): string =>
  rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
