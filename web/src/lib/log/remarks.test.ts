import { describe, expect, it } from 'vitest';
import { foremost, type Remark, staysFor, withRemark } from './remarks';

const remark = (seat: number, text: string, bot = false): Remark => ({ seat, name: `${seat}`, text, bot });
const after = (...said: Remark[]) => said.reduce(withRemark, []).map(({ text }) => text);

describe('remarks', () => {
  it('are one for each person, and one for all bots', () => {
    expect(after(remark(0, 'a'), remark(1, 'b'), remark(0, 'c'))).toEqual(['b', 'c']);
    expect(after(remark(0, 'a'), remark(2, 'hiss', true), remark(3, 'boo', true))).toEqual(['a', 'boo']);
  });

  it('of people come before those of bots, which count only where talk is a part of the game', () => {
    const [ann, bot] = [remark(0, 'a'), remark(1, 'boo', true)];
    expect(foremost([ann, bot], true)).toBe(ann);
    expect(foremost([bot], true)).toBe(bot);
    expect(foremost([bot], false)).toBeUndefined();
  });

  it('stay longer the more there is to read', () => {
    expect(staysFor(remark(0, 'No.'))).toBeLessThan(staysFor(remark(0, 'Stay away from the barn tonight.')));
  });
});
