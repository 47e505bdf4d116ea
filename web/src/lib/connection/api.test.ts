import { afterEach, expect, it, vi } from 'vitest';
import { api } from './api';

const JSON_ = { headers: { 'Content-Type': 'application/json' } };

/** Answers requests in order, and returns what was sent. */
function server(...answers: [number, object][]) {
  const sent: [string, object][] = [];
  vi.stubGlobal('fetch', (path: string, { body }: { body: string }) => {
    sent.push([path, JSON.parse(body)]);
    const [status, answer] = answers.shift()!;
    return Promise.resolve(new Response(JSON.stringify(answer), { status, ...JSON_ }));
  });
  return sent;
}

afterEach(() => vi.unstubAllGlobals());

it('sends a record once more if the server has forgotten it', async () => {
  const sent = server([404, { detail: 'gone' }], [200, { ticket: 'new' }], [201, { code: 'CODE' }]);
  expect((await api.openRecord('a game', 'old', [])).code).toBe('CODE');
  expect(sent).toEqual([
    ['/api/records', { ticket: 'old', seats: [] }],
    ['/api/records/look', { record: 'a game' }],
    ['/api/records', { ticket: 'new', seats: [] }],
  ]);
});

it('says so if a record cannot be opened, and tries no more', async () => {
  const sent = server([404, { detail: 'gone' }], [200, { ticket: 'new' }], [404, { detail: 'gone again' }]);
  await expect(api.openRecord('a game', 'old')).rejects.toThrow('gone again');
  expect(sent.length).toBe(3);
});
