import { describe, expect, it } from 'vitest';
import { atLocalhost } from './localhost';

describe('an address that is of no use to others', () => {
  it.each(['localhost', 'gloam.localhost', '127.0.0.1', '127.1.2.3', '[::1]'])('%s', (name) =>
    expect(atLocalhost(name)).toBe(true),
  );

  it.each(['192.168.1.7', 'gloam.example', 'localhost.example', '127.example', '[fe80::1]'])('is not %s', (name) =>
    expect(atLocalhost(name)).toBe(false),
  );
});
