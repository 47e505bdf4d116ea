import { describe, expect, it } from 'vitest';
import { event, seat, update } from '../../lib/testing';
import { Notices } from './notices.svelte';

const why = { type: 'why', text: 'Play', reason: 'no', rule: 'play', rule_title: 'Playing', rule_text: '' } as const;
const seats = [seat(0, 'Mara', { mine: true }), seat(1, 'Teo')];

describe('notices', () => {
  it('tell why something is not possible until something else is answered', () => {
    const notices = new Notices();
    notices.received(why);
    notices.updated(update(8));
    expect(notices.shown).toMatchObject({ kind: 'why', text: 'no', rule: 'play', title: 'Playing' });
    notices.updated(update(9, [], { answered: 'mine' }));
    expect(notices.shown).toBeNull();
  });

  it('tell what others took back until the game goes on, and not what I did', () => {
    const notices = new Notices();
    const back = (seat: number) => [event(3, 'A step was taken back.', { kind: 'undone', seat, to: 2 })];
    notices.updated(update(3, [], { seats }));
    notices.updated(update(2, back(0), { seats }));
    expect(notices.shown).toBeNull();
    notices.updated(update(2, back(1), { seats, answered: 'mine' }));
    expect(notices.shown).toMatchObject({ kind: 'undone', text: 'A step was taken back.' });
    notices.updated(update(3, [], { seats }));
    expect(notices.shown).toBeNull();
  });

  it('tell who stood up and who put the table away', () => {
    const notices = new Notices();
    notices.updated(update(3, [], { seats, full: true }));
    notices.updated(update(3, [], { seats: [seats[0]!, { ...seats[1]!, put_away: true }] }));
    expect(notices.shown).toMatchObject({ kind: 'left', heading: 'Teo put this table away' });
    notices.updated(update(3, [], { seats: [seats[0]!, seat(1, '', { kind: 'open', person: null })] }));
    expect(notices.shown).toMatchObject({ kind: 'left', heading: 'Teo stood up' });
    notices.updated(update(4, [], { seats: [seats[0]!, seat(1, '', { kind: 'open', person: null })] }));
    expect(notices.shown).toBeNull();
  });

  it('tell who sat down on a seat that was left open, unless it is me', () => {
    const left = seat(1, '', { kind: 'open', person: null, earlier: [{ person: { id: '1', name: 'Teo' }, until: 3, said: 0 }] });
    const told = (more: Partial<typeof left>) => {
      const notices = new Notices();
      notices.updated(update(3, [], { seats: [seats[0]!, left] }));
      notices.updated(update(3, [], { seats: [seats[0]!, { ...left, kind: 'person', ...more }] }));
      return notices.shown?.heading;
    };
    const guest = { id: '7', name: 'Guest 2096' };
    expect(told({ person: guest })).toBe('Guest 2096 plays on for Teo.');
    expect(told({ person: { id: '1', name: 'Teo' } })).toBe('Teo plays again.');
    expect(told({ person: guest, mine: true })).toBeUndefined();
  });

  it('tell who has recovered a seat, and nothing of a request that came to nothing', () => {
    const guest = { id: '7', name: 'Guest 1234' };
    const asks = (of: number) => ({ id: 'a', person: guest, owner: seats[of]!.person!, seats: [of], agreed: [], waiting: [] });
    const told = (of: number, after: typeof seats) => {
      const notices = new Notices();
      notices.updated(update(3, [], { seats, recovery: asks(of) }));
      notices.updated(update(3, [], { seats: after }));
      return notices.shown?.heading;
    };
    expect(told(1, seats)).toBeUndefined();
    const refused = (by: number) => {
      const notices = new Notices();
      notices.updated(update(3, [], { seats, recovery: asks(1) }));
      notices.updated(update(3, [], { seats }));
      notices.received({ type: 'recovery_declined', by: seats[by]!.person! });
      return notices.shown?.heading;
    };
    expect(refused(0)).toBe('Mara refused your request.');
    expect(refused(1)).toBe("The request was refused on Teo's other device.");
    expect(told(1, [seats[0]!, seat(1, '', { person: guest, name: 'Teo' })])).toBe('Teo plays on, on a new device');
    expect(told(0, [seat(0, '', { person: guest, name: 'Mara' }), seats[1]!])).toBe('Your seat is played on another device now');
    expect(told(1, [seats[0]!, seat(1, '', { person: guest, mine: true })])).toBe('Your seat is yours again');
  });

  it('list what goes to the same person together', () => {
    const notices = new Notices();
    notices.handedOver('Teo has it now', 'The Knife.');
    notices.handedOver('Teo has it now', ['The ', ['item:dart', 'Dart'], '.']);
    expect(notices.shown).toMatchObject({
      kind: 'handed',
      heading: 'Teo has it now',
      text: ['The Knife.', '\n', 'The ', ['item:dart', 'Dart'], '.'],
    });
    notices.handedOver('Uma has it now', 'The Kite.');
    expect(notices.shown).toMatchObject({ text: 'The Kite.' });
  });

  it('show the problem of a request that failed', async () => {
    const notices = new Notices();
    await notices.attempt(() => Promise.reject(new Error('the table is full')));
    expect(notices.shown).toMatchObject({ kind: 'refused', text: 'the table is full' });
  });

  it('keep a hint until the next update', () => {
    const notices = new Notices();
    notices.received({ type: 'hint', answer: null, why: 'so' } as never);
    expect(notices.hint?.why).toBe('so');
    notices.updated(update(4));
    expect(notices.hint).toBeNull();
  });
});
