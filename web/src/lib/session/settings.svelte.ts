/** What a player has set for this browser. Kept in local storage. */

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
