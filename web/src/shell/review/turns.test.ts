import { describe, expect, it } from 'vitest';
import type { Turn } from '../../generated/messages';
import { indexAt, keyMoments, reviewTurns, spread, told, turnAt, untold } from './turns';
import { event } from '../../lib/testing';

const answers: Turn[] = [-1, 0, 0, 1, 0].map((seat, i) => ({ seat, moves: i * 3, answer: '', events: [] }));

describe('the review', () => {
  it('gathers answers of a seat into turns', () => {
    expect(reviewTurns(answers)).toEqual([
      { number: 0, seat: -1, from: 0, to: 0 },
      { number: 1, seat: 0, from: 1, to: 2 },
      { number: 2, seat: 1, from: 3, to: 3 },
      { number: 3, seat: 0, from: 4, to: 4 },
    ]);
  });

  it('counts the turns of a game that tells when one begins, whoever answers in it', () => {
    const begin = (index: number, number: number, seat: number) => ({
      ...answers[index]!,
      events: [event(index, '', { kind: 'turn', number, seat })],
    });
    const opens = ({ parts }: { parts: Record<string, unknown> }) =>
      parts.kind === 'turn' ? { number: Number(parts.number), seat: Number(parts.seat) } : null;
    expect(reviewTurns([answers[0]!, begin(1, 1, 1), answers[2]!, begin(3, 2, 0), answers[4]!], opens)).toEqual([
      { number: 0, seat: -1, from: 0, to: 1 },
      { number: 1, seat: 1, from: 2, to: 3 },
      { number: 2, seat: 0, from: 4, to: 4 },
    ]);
  });

  it('tells what dice came to when they lie still, and what follows when it happens', () => {
    const [roll, runs, moved] = [
      event(1, 'Rolita rolls 3 and 2: 5.', { kind: 'rolled' }),
      event(2, 'Rolita can take 5 steps.', { kind: 'runs' }),
      event(3, 'Rolita comes to the Camp.', { kind: 'moved' }),
    ];
    const again = { ...roll };
    expect(untold([roll, runs, moved], again, true)).toEqual([roll, runs, moved]);
    expect(untold([roll, runs, moved], again, false)).toEqual([runs, moved]);
    expect(untold([roll, runs, moved], moved, false)).toEqual([]);
  });

  it('finds the turn of an answer', () => {
    expect(turnAt(reviewTurns(answers), 2)?.number).toBe(1);
    expect(turnAt(reviewTurns(answers), 9)).toBeUndefined();
  });

  it('finds the answer a point of the game belongs to', () => {
    expect([0, 2, 3, 11, 99].map((moves) => indexAt(answers, moves))).toEqual([0, 0, 1, 3, 4]);
  });

  it('tells what has words, and no talk', () => {
    const answer = {
      ...answers[1]!,
      events: [event(1, 'A bat.'), event(1, '', { kind: 'quiet' }), event(1, 'Hello.', { kind: 'said' })],
    };
    expect(told(answer).map(({ sentence }) => sentence)).toEqual(['A bat.']);
  });

  it('finds the turning points and where they are', () => {
    const fell = event(7, 'The tower fell.', { kind: 'fell' });
    const played = answers.map((answer, i) => (i === 3 ? { ...answer, events: [event(7, 'A bat.'), fell] } : answer));
    expect(keyMoments(played, new Set(['fell']))).toEqual([{ event: fell, index: 3 }]);
  });

  it('spreads what is too much evenly', () => {
    expect(spread([1, 2, 3], 5)).toEqual([1, 2, 3]);
    expect(spread([0, 1, 2, 3, 4, 5, 6, 7, 8], 3)).toEqual([0, 4, 8]);
  });
});
