import type { MonsterTexts } from '../monster';

export const TEXTS: MonsterTexts = {
  title: 'Gather evidence',
  short: 'Invisible Man',
  power: 'Stalk Unseen',
  powerShort: 'he walks 2 to a villager',
  line: 'Bring evidence from 5 places. Then red 9.',
  progress: ({ invisible_man }, { evidence }) =>
    invisible_man ? `Evidence ${invisible_man.evidence.length} of ${evidence.length}` : '',
  where: 'At the Precinct: an item from an empty spot',
  wanted: (place) => `Evidence from the ${place}`,
};
