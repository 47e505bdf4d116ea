import { describe, expect, it } from 'vitest';
import { conversation, renamed } from './talk';
import type { Said, Sentence } from '../../generated/messages';
import { said as plain, together } from '../texts/sentences';
import { event, seat } from '../testing';

const seats = [seat(0, 'Mara'), seat(1, '', { kind: 'bot', person: null }), seat(2, 'Teo')];
const said = (move: number, who: number, text: Sentence, number = move) =>
  event(move, together([[`seat:${who}`, `seat ${who + 1}`]], ': ', text), { kind: 'said', seat: who, text, number });
const aside = (told: { sentence: Sentence }) => (plain(told.sentence).startsWith('Round') ? plain(told.sentence) : '');
/** Chat after so many answers and remarks. */
const heard = (name: string, text: string, moves: number, remarks: number): Said => ({
  ...{ type: 'said', person: { id: name, name }, text, time: '', number: 0 },
  moves,
  said: remarks,
});
const shown = (lines: { who: unknown; text: string }[]) => lines.map(({ who, text }) => `${who ?? '-'}: ${text}`);

describe('a conversation', () => {
  it('has what happened between what was said, and joins what happened at once', () => {
    const log = [
      event(1, 'Round 1'),
      event(1, 'A card is drawn'),
      event(1, 'Round 1 goes on'),
      said(2, 0, 'Join me'),
      event(3, 'Round 2'),
    ];
    expect(shown(conversation([], log, [], seats, { aside }))).toEqual(['-: Round 1 Round 1 goes on', '0: Join me', '-: Round 2']);
  });

  it('begins a line with a round', () => {
    const log = [event(1, 'Round 1'), event(2, 'Round 2', { kind: 'round' }), event(3, 'Round 2 goes on')];
    const heading = (told: { parts: object }) => ('kind' in told.parts && told.parts.kind === 'round' ? 'A round' : '');
    expect(shown(conversation([], log, [], seats, { aside, heading }))).toEqual(['-: Round 1', '-: Round 2 Round 2 goes on']);
  });

  it('begins with what was said before the log', () => {
    expect(shown(conversation([{ seat: 2, text: 'Long ago', number: 1 }], [said(90, 2, 'Lately')], [], seats, { aside }))).toEqual([
      '2: Long ago',
      '2: Lately',
    ]);
  });

  it('names the people bots speak of, and leaves words of people alone', () => {
    const log = [said(1, 1, ['Nothing personal, ', ['seat:2', 'seat 3'], '.']), said(2, 2, ['I sit on ', ['seat:0', 'seat 1']])];
    expect(shown(conversation([], log, [], seats, { aside }))).toEqual(['1: Nothing personal, Teo.', '2: I sit on seat 1']);
  });

  it('names who said it then, though another plays the seat now', () => {
    const [mara, bot] = [
      { until: 4, said: 1, person: { id: '0', name: 'Mara' } },
      { until: 9, said: 2, bot: 'heuristic' },
    ];
    const changed = [seat(0, 'Jun', { person: { id: 'jun', name: 'Jun' }, earlier: [mara, bot] })];
    const log = [said(4, 0, 'I must go', 1), said(4, 0, [['seat:0', 'Seat 1'], ' plays'], 2), said(9, 0, 'Hello', 3)];
    expect(conversation([], log, [], changed, {}).map(({ name, person, text }) => [name, person, text])).toEqual([
      ['Mara', '0', 'I must go'],
      ['Old Tom', '', 'Old Tom plays'],
      ['Jun', 'jun', 'Hello'],
    ]);
  });

  it('has the words of those who watch, and those from before the game, where they were said', () => {
    const log = [event(0, 'Round 0'), said(1, 0, 'One', 2), event(3, 'Round 3'), said(3, 0, 'Two', 3)];
    const chat = [
      heard('Ida', 'Before', -1, 0),
      heard('Ida', 'Hello', 0, 1),
      heard('Ida', 'Well', 1, 2),
      heard('Ida', 'Bye', 3, 3),
    ];
    expect(shown(conversation([{ seat: 2, text: 'Long ago', number: 1 }], log, chat, seats, { aside }))).toEqual([
      ...['Ida: Before', '2: Long ago', '-: Round 0', 'Ida: Hello', '0: One', 'Ida: Well', '-: Round 3', '0: Two', 'Ida: Bye'],
    ]);
  });

  it('shows what people have said under their new names', () => {
    const chat = [heard('Guest 4833', 'Hello', -1, 0), heard('Ida', 'Hi', -1, 0)];
    const now = renamed(chat, [{ id: 'Guest 4833', name: 'Lin' }]);
    expect(shown(conversation([], [], now, seats, {}))).toEqual(['Lin: Hello', 'Ida: Hi']);
    expect(renamed(now, [{ id: 'Ida', name: 'Ida' }])).toBe(now);
  });

  it('knows whose words those are who watch, and those of players beside the game', () => {
    const left = { person: { id: 'Lin', name: 'Lin' }, until: 3, said: 0 };
    const sits = [seat(0, 'Mara', { person: { id: 'Mara', name: 'Mara' } }), seat(1, 'Agatha', { kind: 'bot', earlier: [left] })];
    expect(conversation([], [], [heard('Lin', 'My bot plays', -1, 0)], sits, {})).toMatchObject([{ watches: false }]);
    expect(conversation([], [], [heard('Ida', 'Hello', -1, 0), heard('Mara', 'Hi', -1, 0)], sits, {})).toEqual([
      { who: 'Ida', text: 'Hello', name: 'Ida', person: 'Ida', watches: true },
      { who: 'Mara', text: 'Hi', name: 'Mara', person: 'Mara', watches: false },
    ]);
  });
});
