import { h } from '../../texts';
import type { MonsterTexts } from '../monster';
import { home } from './look';

export const TEXTS: MonsterTexts = {
  title: 'Break the curse',
  short: 'Mummy',
  power: 'Fortify the Curse',
  powerShort: 'the lowest scarab turns down',
  line: 'Slide 6 scarabs home with yellow. Then red 9.',
  progress: ({ mummy }) => (mummy ? h.tablet.home(home(mummy)) : ''),
  where: h.tablet.where,
  warning: ({ mummy }) =>
    mummy?.face_down.length ? { title: h.tablet.faceDown(mummy.face_down.length), text: h.tablet.faceDownNote } : null,
};
