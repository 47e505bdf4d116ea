import type { MummyView } from '../../../../generated/horrified';
import type { MonsterLook } from '../monster';

export const LOOK: MonsterLook = {
  figures: { mummy: { icon: 'mummy-head', colour: '#e4ddc6' } },
  sign: { place: 'museum', icon: 'scarab-beetle', figure: 'mummy' },
  height: { open: 446, folded: 90 },
  scales: true,
  hard: 2,
  progress: ({ mummy }) => ({ done: mummy && home(mummy), of: 6 }),
};

/** How many scarabs lie at home, face up. */
export const home = ({ scarabs, face_down }: MummyView): number =>
  scarabs.filter((scarab, spot) => scarab === spot + 1 && !face_down.includes(scarab)).length;
