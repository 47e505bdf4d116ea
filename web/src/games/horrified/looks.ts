/** Colours and icons of the pieces. */
import { seatColour } from '../../lib/texts/seat-names';
import type { Colour, MatId } from './view';

export const ITEM_FILL: Record<Colour, string> = { red: '#ee7e66', blue: '#74b1f4', yellow: '#efe27e' };

export const MONSTER: Record<string, { icon: string; colour: string }> = {
  creature: { icon: 'fish-monster', colour: '#9fe0b0' },
  dracula: { icon: 'vampire-dracula', colour: '#e3d2f0' },
  frankenstein: { icon: 'frankenstein-creature', colour: '#c3db94' },
  bride: { icon: 'gl-bride', colour: '#f2c6d6' },
  invisible_man: { icon: 'gl-unseen', colour: '#bbd6e4' },
  mummy: { icon: 'mummy-head', colour: '#e4ddc6' },
  wolf_man: { icon: 'wolf-head', colour: '#ddbdaa' },
};

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
export const SIGNS: Partial<Record<MatId, { place: string; icon: string; figure: string }>> = {
  creature: { place: 'camp', icon: 'sailboat', figure: 'creature' },
  invisible_man: { place: 'precinct', icon: 'magnifying-glass', figure: 'invisible_man' },
  mummy: { place: 'museum', icon: 'scarab-beetle', figure: 'mummy' },
  wolf_man: { place: 'laboratory', icon: 'bubbling-flask', figure: 'wolf_man' },
};

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
