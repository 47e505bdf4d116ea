/** How figures, ranks and powers look. */

/** The ring of a base, by rank. */
export const RING: Record<string, string> = {
  rookie: '#e7d96b',
  experienced: '#6fa4ec',
  veteran: '#e0606a',
  unique: '#d5dae2',
  limited: '#c08a55',
  super_rare: '#f3e3a8',
  promotional: '#b98ae0',
  minion: '#8b9377',
};

/** The letter of a rank, for those who do not see its colour. */
export const RANK_LETTER: Record<string, string> = {
  rookie: 'R',
  experienced: 'E',
  veteran: 'V',
  unique: 'U',
  limited: 'L',
  super_rare: 'S',
  promotional: 'P',
  minion: 'M',
};

/** The circles beside the values of a dial. */
export const POWER: Record<string, string> = {
  red: '#f0767a',
  orange: '#ee9560',
  yellow: '#efe27e',
  green: '#8fd08a',
  blue: '#7fb2f2',
  purple: '#c09bf0',
  black: '#23242c',
  white: '#f4ecdb',
  brown: '#be946c',
  pink: '#f3a6cc',
  gray: '#a9afb8',
  teal: '#6ccfc4',
};
/** What is written on such a circle. */
export const onPower = (colour: string): string => (colour === 'black' ? '#f4ecdb' : '#14120f');

const GLYPH: Record<string, string> = {
  avatar_of_cthulhu: 'octopus',
  bane_wolf: 'werewolf',
  bishop_luzifer: 'pope-crown',
  blood_demon: 'evil-bat',
  blood_vamp: 'female-vampire',
  brine_witch: 'witch-face',
  chainsaw: 'chainsaw',
  constrictor: 'snake',
  deep_one: 'fish-monster',
  devil_imp: 'imp-laugh',
  dire_werewolf: 'wolf-head',
  dire_wolf: 'direwolf',
  dog_soldier: 'machine-gun',
  dr_henry_jekyll: 'fizzing-flask',
  evil_leprechaun: 'shamrock',
  executed_convict: 'imprisoned',
  faith_priest: 'holy-symbol',
  field_agent: 'spy',
  ghost_finder: 'flashlight',
  headless_horseman: 'pumpkin-mask',
  hook: 'hook',
  jack_the_ripper: 'plain-dagger',
  jekyll_and_hyde: 'double-face-mask',
  jester: 'jester-hat',
  lynch_ghost: 'floating-ghost',
  matron_mother: 'nun-face',
  mr_fright: 'top-hat',
  nosferatu: 'bat',
  outpatient: 'cowled',
  rasputin: 'monk-face',
  razorvixen: 'claws',
  reaper_of_souls: 'scythe',
  rlyeh_guardian: 'kraken-tentacle',
  runaway: 'vampire-cape',
  scarecrow: 'scarecrow',
  shambling_zombie: 'shambling-zombie',
  skeletal_maiden: 'raise-skeleton',
  skeleton: 'skeleton',
  sorority_zombie: 'half-dead',
  stoker: 'vampire-dracula',
  terror_demon: 'daemon-skull',
  the_fiend: 'frankenstein-creature',
  the_mad_monk: 'candle-holder',
  the_widow: 'hanging-spider',
  tickler: 'feather',
  tomb_mummy: 'mummy-head',
  vampire_enforcer: 'fangs',
  vampire_hunter: 'crossbow',
  widow_octavia: 'spider-face',
  zombie_cop: 'police-officer-head',
  zombie_lawyer: 'briefcase',
  thrall: 'vampire-cape',
  husk: 'mummy-head',
  cultist: 'cultist',
  zombie_thrall: 'shambling-zombie',
  drowned: 'fish-monster',
  pup: 'wolf-head',
};
/** The glyph of a family of figures. */
export const glyph = (family: string): string => GLYPH[family] ?? 'hooded-figure';

export const CABAL_GLYPH: Record<string, string> = {
  the_order: 'holy-symbol',
  bloodcall: 'fangs',
  hellbound: 'daemon-skull',
  rlyeh: 'octopus',
  furies: 'claws',
  wolf_brothers: 'wolf-head',
};

export const SLOT_ICON: Record<string, string> = {
  speed: 'boot-prints',
  attack: 'claws',
  defense: 'shield',
  damage: 'spiky-explosion',
};
export const MODE_ICON: Record<string, string> = { walk: 'boot-prints', fly: 'fluffy-wing', swim: 'waves' };
export const PHASE_ICON: Record<string, string> = {
  preview: 'clockwork',
  suspense: 'person',
  hunting: 'hunter-eyes',
  hourglass: 'hourglass',
};
