import { expect, test, vi } from 'vitest';
import type { OptionInfo } from '../../generated/messages';

const TEXT = 'name: Night Watch\nbuild total: 100\nmonsters: 2 zombie';

test('armies that this browser keeps can be chosen for a seat, and for nothing else', async () => {
  vi.stubGlobal('localStorage', {
    getItem: () =>
      JSON.stringify([
        { name: 'Night Watch', text: TEXT },
        { name: 'No army', text: 'nothing' },
      ]),
  });
  const { keptFor } = await import('./kept');
  const option = (id: string) => ({ id }) as OptionInfo;
  expect(keptFor(option('army_2'))).toEqual([{ id: TEXT, label: 'Night Watch (100)', help: '' }]);
  expect(keptFor(option('map'))).toEqual([]);
});
