/** What a player has set for this browser. Kept in local storage. */
import { tick } from 'svelte';

export type Speed = 'calm' | 'normal' | 'quick' | 'instant';

const KEY = 'gloam.settings';

const DEFAULTS = {
  speed: 'normal' as Speed,
  /** Questions with one answer are answered by themselves. */
  answerAlone: false,
  sounds: false,
  turnSound: false,
};

type Settings = typeof DEFAULTS;
/** A setting that is on or off. */
export type Switch = { [Name in keyof Settings]: Settings[Name] extends boolean ? Name : never }[keyof Settings];

export const SWITCHES = Object.keys(DEFAULTS).filter((name) => typeof DEFAULTS[name as keyof Settings] === 'boolean') as Switch[];

function kept(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>;
  } catch {
    return {}; // unreadable or forbidden storage: the defaults stand
  }
}

export const settings: Settings = $state({ ...DEFAULTS, ...kept() });

/** Keep the settings for the next visit. */
export function keepSettings() {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Without storage they hold for this visit.
  }
}

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
