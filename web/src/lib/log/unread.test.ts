import { describe, expect, it } from 'vitest';
import type { Said } from '../../generated/messages';
import { unread } from './unread';

const me = 'ann';
const said = (number: number, id: string): Said => ({ type: 'said', person: { id, name: id }, text: '', time: '', number });

describe('unread', () => {
  it('counts what others have said since it was read', () => {
    const speech = [true, false, true];
    expect(unread({ said: 0, chat: 0 }, speech, 3, [], me)).toBe(2);
    expect(unread({ said: 2, chat: 0 }, speech, 3, [], me)).toBe(1);
    expect(unread({ said: 3, chat: 0 }, speech, 3, [], me)).toBe(0);
  });

  it('counts from the end where the beginning is not sent any more', () => {
    expect(unread({ said: 499, chat: 0 }, [true, true], 500, [], me)).toBe(1);
  });

  it('knows the chat by its numbers, and my own lines there', () => {
    const chat = [said(7, 'bob'), said(8, 'ann'), said(9, 'bob')];
    expect(unread({ said: 0, chat: 8 }, [], 0, chat, me)).toBe(1);
    expect(unread({ said: 0, chat: 0 }, [], 0, chat, me)).toBe(2);
  });
});
