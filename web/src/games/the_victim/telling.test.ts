import { expect, test } from 'vitest';
import { celebrates } from './telling';
import type { Event } from './view';

test('the gate of the Bunker and every escape are shown large, in the words of the log', () => {
  const told = (kind: string, sentence: string) => celebrates({ parts: { kind }, sentence } as unknown as Event)?.title;
  expect(told('gate', 'The Gate of the Bunker asks for 15.')).toBe('The Gate of the Bunker asks for 15');
  expect(told('safe', 'Anya is safe in the Bunker.')).toBe('Anya is safe in the Bunker');
  expect(told('moved', 'Anya comes to the Bunker.')).toBeUndefined();
});
