import type { MonsterTexts } from '../monster';

export const pair = {
  of: (name: string, most: number) => `${name}, of ${most}`,
  teach: { frankenstein: 'yellow teaches him', bride: 'blue teaches her' } as Record<string, string>,
  exactly: ', and he walks just as far or not at all',
  apart: (steps: number) => (steps === 0 ? 'Together' : steps === 1 ? '1 space apart' : `${steps} spaces apart`),
  early: 'Meeting early: Terror +1',
  ready: 'Bring them together',
};

export const TEXTS: MonsterTexts = {
  title: 'Teach them to be human',
  short: 'Frankenstein, Bride',
  power: 'Here Comes the Bride',
  powerShort: 'she walks 1 to him',
  line: 'Teach both, yellow and blue, then let them meet.',
  progress: ({ frankenstein_bride }) => (frankenstein_bride?.complete ? pair.ready : ''),
  price: () => 'let the two meet',
  gone: (turn) => `Together since turn ${turn}, and at peace`,
};
