import { describe, expect, it } from 'vitest';
import type { Seat } from '../../generated/messages';
import { event, seat } from '../testing';
import { departures, withDepartures } from './departures';

const mara = { id: '0', name: 'Mara' };
const log = [1, 2, 3, 4].map((move) => event(move, `${move}.`));
const told = (seats: Seat[]) => withDepartures(log, departures(seats)).map(({ sentence }) => sentence);

describe('the log with those who left', () => {
  it('tells who plays on for whom, who plays again and who stood up, after what had happened by then', () => {
    const earlier = [
      { until: 2, said: 0, person: mara },
      { until: 3, said: 0, bot: 'heuristic' },
      { until: 4, said: 0, person: mara },
    ];
    expect(told([seat(0, '', { kind: 'open', person: null, earlier })])).toEqual([
      ...['1.', '2.', 'Old Tom plays on for Mara.', '3.', 'Mara plays again.', '4.', 'Mara stood up.'],
    ]);
  });

  it('tells of someone who came back and stood up at once', () => {
    const bot = { until: 3, said: 0, bot: 'heuristic' };
    const open = { kind: 'open', person: null } as const;
    expect(told([seat(0, '', { ...open, earlier: [{ until: 1, said: 0, person: mara }, bot] })])).toContain('Mara stood up.');
    expect(told([seat(0, '', { ...open, earlier: [bot] })]).filter(Boolean)).toEqual(['1.', '2.', '3.', '4.']);
  });

  it('keeps the order in which people of several seats left, and knows someone who sits down again', () => {
    const sat = seat(0, '', { person: mara, earlier: [{ until: 3, said: 0, person: mara, sequence: 1 }] });
    const ben = { id: '1', name: 'Ben' };
    const earlier = [
      { until: 2, said: 0, person: ben },
      { until: 3, said: 0, bot: 'random' },
    ];
    const back = seat(1, '', { person: ben, earlier });
    expect(told([sat, back])).toEqual([
      ...['1.', '2.', 'Agatha plays on for Ben.', '3.', 'Ben plays again.', 'Mara plays again.', '4.'],
    ]);
  });

  it('tells who has recovered a seat, and nothing from before its first line', () => {
    const earlier = [
      { until: 0, said: 0, person: { id: '7', name: 'Teo' } },
      { until: 3, said: 0, person: mara },
    ];
    const recovered = seat(0, '', { person: { id: '8', name: 'Guest 1234' }, name: 'Mara', earlier });
    expect(told([recovered])).toEqual(['1.', '2.', '3.', 'Mara plays on, on a new device.', '4.']);
    expect(told([seat(0, 'Mara')])).toEqual(log.map(({ sentence }) => sentence));
  });
});
