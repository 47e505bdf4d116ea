import { describe, expect, it } from 'vitest';
import { atLocalhost, link, pathIn } from './links';

describe('an address that is of no use to others', () => {
  it.each(['localhost', 'gloam.localhost', '127.0.0.1', '127.1.2.3', '[::1]'])('%s', (name) =>
    expect(atLocalhost(name)).toBe(true),
  );

  it.each(['192.168.1.7', 'gloam.example', 'localhost.example', '127.example', '[fe80::1]'])('is not %s', (name) =>
    expect(atLocalhost(name)).toBe(false),
  );
});

describe('an address', () => {
  it('is made of a page and leads back to it', () => {
    expect(link('/t/ABCD')).toBe('/t/ABCD');
    expect(pathIn(link('/t/ABCD'))).toBe('/t/ABCD');
  });
});
