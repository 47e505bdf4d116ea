import { h } from '../../texts';
import type { MonsterTexts } from '../monster';

export const TEXTS: MonsterTexts = {
  title: 'Gather evidence',
  short: 'Invisible Man',
  power: 'Stalk Unseen',
  powerShort: 'he walks 2 to a villager',
  line: 'Bring evidence from 5 places. Then red 9.',
  progress: ({ invisible_man }, { evidence }) =>
    invisible_man ? h.evidence.count(invisible_man.evidence.length, evidence.length) : '',
  where: h.evidence.where,
};
