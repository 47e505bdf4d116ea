/** What a player has set for this browser. Kept in local storage. */
import { tick } from 'svelte';

export type Speed = 'calm' | 'normal' | 'quick' | 'instant';

const KEY = 'gloam.settings';
const DEFAULTS = { speed: 'normal' as Speed, answerAlone: false, sounds: false, turnSound: false };

type Values = typeof DEFAULTS;

class Settings implements Values {
  speed = $state<Speed>(DEFAULTS.speed);
  /** Questions with one answer are answered by themselves. */
  answerAlone = $state(DEFAULTS.answerAlone);
  sounds = $state(DEFAULTS.sounds);
  turnSound = $state(DEFAULTS.turnSound);

  constructor() {
    try {
      const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Values>;
      Object.assign(this, { ...DEFAULTS, ...kept });
    } catch {
      // Unreadable or forbidden storage: the defaults stand.
    }
  }

  /** Keep the settings for the next visit. */
  keep() {
    const { speed, answerAlone, sounds, turnSound } = this;
    try {
      localStorage.setItem(KEY, JSON.stringify({ speed, answerAlone, sounds, turnSound }));
    } catch {
      // Without storage they hold for this visit.
    }
  }
}

export const settings = new Settings();

/** How much longer or shorter events are shown. Nothing is delayed when motion is to be reduced. */
export function pace(speed: Speed, reduced: boolean): number {
  if (reduced) return 0;
  return { calm: 1.6, normal: 1, quick: 0.5, instant: 0 }[speed];
}

let still = false;

/** Whether nothing is to move: so it is wished, or what happens now is shown at once. */
export function reducedMotion(): boolean {
  return still || matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Let something happen at once: nothing moves until the page shows it. */
export function atOnce(happen: () => void) {
  still = true;
  happen();
  void tick().then(() => (still = false));
}
