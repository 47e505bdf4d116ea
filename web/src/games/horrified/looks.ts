/** Colours and icons of Items, and of what belongs to players. Those of Heroes and Monsters are in their folders. */
import { seatColour } from '../../lib/texts/seat-names';
import type { Colour } from './view';

export const ITEM_FILL: Record<Colour, string> = { red: '#ee7e66', blue: '#74b1f4', yellow: '#efe27e' };

export const heroColour = seatColour;

/** How wide a flag is that says whose a Hero is. */
export const flagWidth = (text: string): number => Math.max(34, text.length * 6.4 + 14);

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
