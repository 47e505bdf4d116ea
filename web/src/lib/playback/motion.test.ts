import { afterEach, expect, it, vi } from 'vitest';
import { settings } from '../session/settings.svelte';
import { runAt } from './clock.svelte';
import { motion, pace } from './motion';

afterEach(() => vi.unstubAllGlobals());

const wish = (still: boolean) => vi.stubGlobal('matchMedia', () => ({ matches: still }));

it('motions last as long as the chosen speed says, and keep step with events', () => {
  wish(false);
  for (const speed of ['calm', 'normal', 'quick', 'instant'] as const) {
    settings.speed = speed;
    expect(motion('card')).toBe(460 * pace());
  }
  expect(motion('card')).toBe(0);
});

it('what is not to move still takes its time', () => {
  wish(true);
  settings.speed = 'calm';
  expect([motion('piece'), pace()]).toEqual([0, 1.6]);
});

it('motions hurry with a review that plays faster, until it ends', () => {
  wish(false);
  settings.speed = 'normal';
  const end = runAt(4);
  expect([motion('card'), pace()]).toEqual([115, 0.25]);
  end();
  expect([motion('card'), pace()]).toEqual([460, 1]);
});
