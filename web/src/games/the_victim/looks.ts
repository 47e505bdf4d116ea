/** Colours and icons of tiles, cards and statuses. Those of Victims and Evils are in their folders. */
import type { Look } from './characters';

export interface Ground extends Look {
  /** The floor of a tile: its middle and its rim. */
  middle: string;
  rim: string;
  /** What it is called on the map. */
  label: string;
}

export const GROUNDS: Record<string, Ground> = {
  path: { middle: '#2b4160', rim: '#1c2f4c', colour: '#7d93b3', icon: '', label: '' },
  camp: { middle: '#3b4157', rim: '#262e47', colour: '#e9ddbb', icon: 'camping-tent', label: 'Rescue Camp' },
  bunker: { middle: '#3f4a58', rim: '#29333f', colour: '#dde3e8', icon: 'bunker', label: 'Bunker' },
  decoder: { middle: '#1d4358', rim: '#142f45', colour: '#86d3ee', icon: 'radio-tower', label: 'Decoder' },
  corpse: { middle: '#3a3c47', rim: '#262936', colour: '#d2cbbd', icon: 'hasty-grave', label: 'Corpse' },
  curse: { middle: '#382c62', rim: '#241d49', colour: '#c3a8f4', icon: 'pentacle', label: 'Curse' },
  herb: { middle: '#1f483f', rim: '#15332f', colour: '#9bdca8', icon: 'herbs-bundle', label: 'Herb' },
  plane: { middle: '#3a4250', rim: '#272e3b', colour: '#c3d0de', icon: 'commercial-airplane', label: 'Plane' },
  test: { middle: '#2a4562', rim: '#1b304a', colour: '#ffffff', icon: 'sprint', label: 'Test' },
};

/** Statuses: always an icon and letters, never a colour alone. */
export const STATUS: Record<string, Look & { letters: string }> = {
  agi: { colour: '#7fd6ca', icon: 'sprint', letters: 'AGI' },
  vit: { colour: '#f09a86', icon: 'muscle-up', letters: 'VIT' },
  int: { colour: '#94b8f5', icon: 'brain', letters: 'INT' },
  luk: { colour: '#e4e08c', icon: 'clover', letters: 'LUK' },
};
export const STATUSES = ['agi', 'vit', 'int', 'luk'] as const;

export const ITEM: Record<string, string> = {
  aid_box: 'first-aid-kit',
  firework: 'firework-rocket',
  flashlight: 'flashlight',
  manual: 'open-book',
  gun: 'pistol-gun',
  hammer: 'claw-hammer',
  amulet: 'gem-pendant',
  calculator: 'calculator',
  jacket: 'leather-vest',
  shoes: 'running-shoe',
};

export const EVENT: Record<string, Look & { brief?: string }> = {
  wild_animals: { icon: 'bear-head', colour: '#6a4a2c' },
  thunderclap: { icon: 'lightning-storm', colour: '#4a4f8c' },
  dark_curse: { icon: 'pentacle', colour: '#5d3f96' },
  insect_swarm: { icon: 'wasp-sting', colour: '#6d6420' },
  crows_cry: { icon: 'raven', colour: '#2c3350', brief: 'no skills' },
  hail: { icon: 'ice-cubes', colour: '#3f6b86' },
  snow: { icon: 'snowflake-2', colour: '#3c5f86', brief: 'runs are halved' },
  stress: { icon: 'worried-eyes', colour: '#8a3f4c' },
  darkness: { icon: 'eclipse', colour: '#1b1630' },
};

export const SYMBOL: Record<string, string> = { plus: '+', minus: '−', times: '×' };

/** What a Number or Symbol token shows: "number_4" or "4" is 4, "times" is ×. */
export const tokenFace = (token: string): string => SYMBOL[token.replace(/_\d+$/, '')] ?? token.replace(/^number_/, '');
export const isSymbol = (token: string): boolean => token.replace(/_\d+$/, '') in SYMBOL;

export const DEBUFF: Record<string, Look & { label: string }> = {
  targeted: { icon: 'crosshair', colour: '#efe27e', label: 'Target' },
  poisoned: { icon: 'poison', colour: '#b6e07c', label: 'Poisoned' },
  afraid: { icon: 'screaming', colour: '#cbb9f2', label: 'Afraid' },
};
