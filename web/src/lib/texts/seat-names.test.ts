import { describe, expect, it } from 'vitest';
import { named, spoken } from './seat-names';
import { answer, question, seat, update } from '../testing';

const seats = [seat(0, 'Mara'), seat(1, 'Teo')];

describe('sentences of the server', () => {
  it('speak of people instead of seats', () => {
    expect(named('Seat 1 claims the Ghost of seat 2.', seats)).toBe('Mara claims the Ghost of Teo.');
    expect(named('There is no seat 9.', seats)).toBe('There is no seat 9.');
  });

  it('do so in questions, hints, refusals and reasons', () => {
    const give = answer('give', 'Give the Attic to seat 2', { seat: '1' });
    const asked = question([give], {
      prompt: 'Seat 2 waits.',
      greyed: [{ kind: 'take', reason: 'seat 2 has it', rule: '', rule_title: '', missing: 'seat 2 must give it' }],
    });
    const told = spoken(update(1, [], { questions: [asked] }), seats).questions[0]!;
    expect([told.prompt, told.answers[0]!.label, told.greyed[0]!.reason, told.greyed[0]!.missing]).toEqual([
      'Teo waits.',
      'Give the Attic to Teo',
      'Teo has it',
      'Teo must give it',
    ]);
    expect(told.answers[0]).toMatchObject({ id: give.id, parts: give.parts });
    const hint = spoken({ type: 'hint', seat: 0, answer: give, why: 'seat 2 is not ahead' }, seats);
    expect([hint.answer?.label, hint.why]).toEqual(['Give the Attic to Teo', 'Teo is not ahead']);
    expect(spoken({ type: 'refused', reason: 'seat 2 is asked', rule: '' }, seats).reason).toBe('Teo is asked');
  });
});
