/** Colours and icons of the pieces. */
import { seatColour } from '../../lib/texts/seat-names';
import { FIGURES, LOOKS, type MonsterLook } from './monsters/monster';
import type { Colour, MatId } from './view';

export const ITEM_FILL: Record<Colour, string> = { red: '#ee7e66', blue: '#74b1f4', yellow: '#efe27e' };

/** The looks of Monsters, by figure. */
export const MONSTER = FIGURES;

export const HERO_ICON: Record<string, string> = {
  archaeologist: 'spade',
  courier: 'envelope',
  explorer: 'compass',
  inspector: 'magnifying-glass',
  mayor: 'top-hat',
  professor: 'graduate-cap',
  scientist: 'erlenmeyer',
};

export const heroColour = seatColour;

/** How wide a flag is that says whose a Hero is. */
export const flagWidth = (text: string): number => Math.max(34, text.length * 6.4 + 14);

/** Where a task is advanced that has a place of its own, and the sign that stands there. */
export const SIGNS: Partial<Record<MatId, NonNullable<MonsterLook['sign']>>> = Object.fromEntries(
  Object.entries(LOOKS).flatMap(([mat, { sign }]) => (sign ? [[mat, sign]] : [])),
);

export const ITEM_ICON: Record<string, string> = {
  dart: 'dart',
  shovel: 'trench-spade',
  fire_poker: 'crowbar',
  knife: 'bowie-knife',
  bear_trap: 'wolf-trap',
  pitchfork: 'pitchfork',
  speargun: 'spearfishing',
  rapier: 'stiletto',
  torch: 'torch',
  pistol: 'pistol-gun',
  rifle: 'winchester-rifle',
  silver_cane: 'wizard-staff',
  anatomy_text: 'open-book',
  centrifuge: 'test-tube-rack',
  kite: 'kite',
  analysis: 'microscope',
  experiment: 'fizzing-flask',
  research: 'notebook',
  searchlight: 'light-projector',
  telescope: 'telescope',
  camera: 'photo-camera',
  cosmic_ray_diffuser: 'tesla-coil',
  fossil: 'fossil',
  monocane_mixture: 'round-bottom-flask',
  nebularium: 'ringed-planet',
  rotenone: 'poison-bottle',
  flower: 'flowers',
  garlic: 'garlic',
  wine: 'wine-bottle',
  canopic_jar: 'porcelain-vase',
  mirrored_box: 'mirror-mirror',
  stake: 'stake-hammer',
  tablet: 'stone-tablet',
  tarot_deck: 'card-random',
  violin: 'violin',
  charm: 'gem-pendant',
  crucifix: 'crucifix',
  scroll_of_thoth: 'tied-scroll',
  wolfsbane: 'herbs-bundle',
};
