import type { MummyView } from '../../../../generated/horrified';
import type { MonsterLook } from '../monster';

export const LOOK: MonsterLook = {
  figures: { mummy: { icon: 'mummy-head', colour: '#e4ddc6' } },
  sign: { place: 'museum', icon: 'scarab-beetle', figure: 'mummy' },
  emblems: { soul: { icon: 'scarab-beetle', rule: 'mummy.soul.first-event' } },
  events: {
    slid: { icon: 'scarab-beetle', pace: 260, atSign: true },
    flipped: { icon: 'scarab-beetle', pace: 260, atSign: true },
    soul: { icon: 'scarab-beetle', turning: true },
  },
  rules: { scarabs: 'mummy.advance.slide' },
  lights: { slide: 'scarab', flip: 'scarab' },
  height: { open: 446, folded: 90 },
  scales: true,
  hard: 2,
  progress: ({ mummy }) => ({ done: mummy && home(mummy), of: 6 }),
};

/** How many scarabs lie at home, face up. */
export const home = ({ scarabs, face_down }: MummyView): number =>
  scarabs.filter((scarab, spot) => scarab === spot + 1 && !face_down.includes(scarab)).length;
