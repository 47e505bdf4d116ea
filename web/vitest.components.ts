import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { print, printed } from './scripts/printed.ts';
import config from './vite.config.ts';

/** Components in the browser that the tests of whole pages use too. */
export default defineConfig({
  ...config,
  plugins: [...config.plugins!, printed('conversations', '../tests/conversations.py')],
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
});
