import type { MonsterTexts } from '../monster';
import { home } from './look';

export const tablet = {
  home: (count: number) => `${count} of 6 home`,
  faceDown: (count: number) => `${count} face down`,
  faceDownNote: 'turn up before sliding',
  moves: (moves: number) => (moves === 1 ? '1 scarab move left' : `${moves} scarab moves left`),
  spot: (spot: number) => (spot === 7 ? 'the centre' : `spot ${spot}`),
  scarab: (scarab: number, spot: string, down: boolean, home: boolean) =>
    `Scarab ${scarab} at ${spot}${down ? ', face down' : ''}${home ? ', home' : ''}`,
};

export const TEXTS: MonsterTexts = {
  title: 'Break the curse',
  short: 'Mummy',
  power: 'Fortify the Curse',
  powerShort: 'the lowest scarab turns down',
  line: 'Slide 6 scarabs home with yellow. Then red 9.',
  progress: ({ mummy }) => (mummy ? tablet.home(home(mummy)) : ''),
  where: 'At the Museum: yellow, its strength in moves',
  emblems: { soul: 'Soul sign' },
  asks: { scarabs: ({ moves }) => ({ left: moves, of: moves, text: tablet.moves(moves) }) },
  warning: ({ mummy }) =>
    mummy?.face_down.length ? { title: tablet.faceDown(mummy.face_down.length), text: tablet.faceDownNote } : null,
};
