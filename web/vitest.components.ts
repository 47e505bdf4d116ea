import { execFileSync } from 'node:child_process';
import { playwright } from '@vitest/browser-playwright';
import type { Plugin, UserConfig } from 'vite';
import config from './vite.config.ts';

const python = process.env.PYTHON ?? '../.venv/bin/python';
const print = (script: string) => execFileSync(python, [script], { encoding: 'utf8', maxBuffer: 1 << 26 });

/** Records conversations of pages with tables, as the rules and messages are now: `virtual:conversations`. */
function conversations(): Plugin {
  return {
    name: 'gloam-conversations',
    resolveId: (source) => (source === 'virtual:conversations' ? '\0virtual:conversations' : undefined),
    load: (resolved) =>
      resolved === '\0virtual:conversations' ? `export default ${print('../tests/conversations.py')}` : undefined,
  };
}

/** Components in the browser that the tests of whole pages use too. */
export default {
  ...config,
  plugins: [...(config.plugins ?? []), conversations()],
  test: {
    include: ['src/**/*.component.test.ts'],
    testTimeout: 120_000, // on a busy machine
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1440, height: 900 },
      provider: playwright({
        launchOptions: {
          executablePath: process.env.CHROMIUM ?? print('../tests/browser/chromium.py'),
          args: ['--disable-gpu', '--disable-dev-shm-usage'],
        },
        contextOptions: { reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
} as UserConfig;
