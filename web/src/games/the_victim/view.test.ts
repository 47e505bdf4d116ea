import { expect, test } from 'vitest';
import { threatTo, type Attack, type Evil, type Forest } from './view';

test('what an attack may do is shown until its die has fallen, and to the others still', () => {
  const threat = { steps: 0, reach: 100, hit: 60, skills: [] };
  const forest = (outcome: Attack['outcome']) =>
    ({ evil: { threats: { anya: threat, rolita: threat } } as unknown as Evil, attack: { victim: 'rolita', outcome } }) as Forest;
  expect(threatTo(forest('under_way'), 'rolita')).toBeUndefined();
  expect(threatTo(forest('under_way'), 'anya')).toBe(threat);
  expect(threatTo(forest('defended'), 'rolita')).toBe(threat);
});
