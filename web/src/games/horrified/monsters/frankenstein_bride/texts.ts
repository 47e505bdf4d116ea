import { h } from '../../texts';
import type { MonsterTexts } from '../monster';

export const TEXTS: MonsterTexts = {
  title: 'Teach them to be human',
  short: 'Frankenstein, Bride',
  power: 'Here Comes the Bride',
  powerShort: 'she walks 1 to him',
  line: 'Teach both, yellow and blue, then let them meet.',
  progress: ({ frankenstein_bride }) => (frankenstein_bride?.complete ? h.bride.ready : ''),
  price: () => 'let the two meet',
  gone: h.mat.met,
};
