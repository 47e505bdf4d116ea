import { expect, it } from 'vitest';
import { seat } from '../../lib/testing';
import { nameWithSeats } from './owned';

it('calls someone without a name of their own as the owner of the seats that they recovered', () => {
  const me = { id: 'new', name: 'Guest 1234', given: true };
  const asked = { id: '1', person: me, owner: 'lin', seats: [0], agreed: [], needed: [], seconds: null };
  const had = [seat(0, '', { person: me, name: 'Lin', mine: true })];
  expect(nameWithSeats(asked as never, { seats: had }, me)).toBe('Lin');
  expect(nameWithSeats(asked as never, { seats: had }, { ...me, given: false })).toBe('');
  expect(nameWithSeats(asked as never, { seats: [seat(0, 'Lin')] }, me)).toBe('');
  expect(nameWithSeats(null, { seats: had }, me)).toBe('');
});
