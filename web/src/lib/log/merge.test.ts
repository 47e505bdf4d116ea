import { describe, expect, it } from 'vitest';
import { merged } from './merge';
import type { Sentence } from '../../generated/messages';
import { event } from '../testing';

const sentences = (events: { sentence: Sentence }[]) => events.map(({ sentence }) => sentence);

describe('the log', () => {
  const log = [event(1, 'one'), event(2, 'two'), event(3, 'three')];

  it('grows by what happened', () => {
    expect(sentences(merged(log, [event(4, 'four'), event(4, 'and more')], 4))).toEqual([
      'one',
      'two',
      'three',
      'four',
      'and more',
    ]);
  });

  it('stays when nothing happened', () => {
    expect(sentences(merged(log, [], 3))).toEqual(['one', 'two', 'three']);
  });

  it('loses what an undo took back', () => {
    expect(sentences(merged(log, [], 1))).toEqual(['one']);
  });

  it('keeps what was told before the step that was taken back, and what was said since', () => {
    const talk = event(3, 'Idris: no!', { kind: 'said', seat: 1, text: 'no!' });
    expect(sentences(merged([...log, talk], [event(1, 'Mara took it back', { kind: 'undone', seat: 0, to: 1 })], 1))).toEqual([
      'one',
      'Idris: no!',
      'Mara took it back',
    ]);
  });

  it('keeps what the last move brought, and what was said before, when someone speaks', () => {
    const said = (seat: number, text: string) => event(3, text, { kind: 'said', seat, text });
    const spoken = merged(log, [said(1, 'no!')], 3);
    expect(sentences(merged(spoken, [said(0, 'Yes.')], 3))).toEqual(['one', 'two', 'three', 'no!', 'Yes.']);
    expect(sentences(merged(spoken, [said(0, 'Yes.'), event(4, 'four')], 4))).toEqual([
      'one',
      'two',
      'three',
      'no!',
      'Yes.',
      'four',
    ]);
  });

  it('does not repeat what comes again after a lost connection', () => {
    expect(sentences(merged(log, [event(3, 'three'), event(4, 'four')], 4))).toEqual(['one', 'two', 'three', 'four']);
  });
});
