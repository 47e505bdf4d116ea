/** Colours and icons of tiles, people, Evils, cards and statuses. */

export interface Look {
  icon: string;
  colour: string;
}

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

export const VICTIM: Record<string, Look> = {
  rolita: { icon: 'acrobatic', colour: '#8fd8b0' },
  diego: { icon: 'auto-repair', colour: '#f0b79c' },
  vivian: { icon: 'stethoscope', colour: '#a9d8ee' },
  lucien: { icon: 'laptop', colour: '#e7dfc8' },
  anya: { icon: 'photo-camera', colour: '#c4b0f2' },
  sean: { icon: 'brodie-helmet', colour: '#e9a6cf' },
};

export const EVIL: Record<string, Look> = {
  werewolf: { icon: 'wolf-head', colour: '#dce6f4' },
  wendigo: { icon: 'stag-head', colour: '#e6d6c2' },
  witch: { icon: 'witch-face', colour: '#c9e2a4' },
  widow: { icon: 'masked-spider', colour: '#e2c4ea' },
  doppelganger: { icon: 'two-shadows', colour: '#bfc9e8' },
  ghost: { icon: 'floating-ghost', colour: '#d3eef0' },
};

export const SKILL: Record<string, string> = {
  flexible: 'acrobatic',
  cheer_up: 'party-popper',
  tools_master: 'toolbox',
  lucky: 'clover',
  self_heal: 'syringe',
  adrenaline_rush: 'heart-beats',
  smart_link: 'microchip',
  perfect_code: 'laptop',
  ground_analyze: 'treasure-map',
  photo_flash: 'photo-camera',
  shooting: 'bullseye',
  brave: 'shield',
  blood_smell: 'nose-side',
  target: 'crosshair',
  double_slash: 'claw-slashes',
  wolf_bite: 'neck-bite',
  frenzy: 'fangs',
  ambush: 'hunter-eyes',
  madness_crash: 'charging-bull',
  fresh_meat: 'meat',
  voodoo_doll: 'voodoo-doll',
  corpse_explosion: 'explosion-rays',
  thunder_call: 'lightning-trio',
  blood_curse: 'bleeding-heart',
  venom_claw: 'bird-claw',
  spider_web: 'spider-web',
  poison_mist: 'poison-cloud',
  toxic_scar: 'poison',
  shadow_rush: 'shadow-follower',
  dark_thorn: 'thorny-vine',
  swap_dimension: 'body-swapping',
  mimic_body: 'shadow-grasp',
  shock: 'screaming',
  terrifying_dance: 'ghost-ally',
  behind_you: 'surprised',
  haunt_humming: 'haunting',
};

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
