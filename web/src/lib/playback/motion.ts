/** How long things take at the chosen speed: how long an event stays, and how long what moves with it moves. */
import { tick } from 'svelte';
import { settings, type Speed } from '../session/settings.svelte';
import { clock } from './clock.svelte';

const PACE: Record<Speed, number> = { calm: 1.6, normal: 1, quick: 0.5, instant: 0 };

/** How much longer or shorter than at normal speed everything takes, in a review at its speed; style sheets have it as `--pace`. */
export const pace = (): number => PACE[settings.speed] / clock.speed;

/** What moves, and for how many milliseconds at normal speed. */
const MOTIONS = {
  /** A piece goes to where it stands now. */
  piece: 260,
  /** A card flies from hand to hand, or away from the table. */
  card: 460,
  away: 644,
  dial: 260,
  /** A number counts up or down. */
  count: 500,
  celebration: 260,
};

/** How long such a motion takes; 0: it does not move. */
export const motion = (kind: keyof typeof MOTIONS): number => (reducedMotion() ? 0 : MOTIONS[kind] * pace());

let still = false;

/** Whether nothing is to move: so it is wished, or what happens now is shown at once. Time passes all the same. */
export function reducedMotion(): boolean {
  return still || matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Let something happen at once: nothing moves until the page shows it. */
export function atOnce(happen: () => void) {
  still = true;
  happen();
  void tick().then(() => (still = false));
}
