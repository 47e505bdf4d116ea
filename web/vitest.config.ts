import { defineConfig } from 'vitest/config';
import { printed } from './scripts/printed.ts';
import config from './vite.config.ts';

export default defineConfig({
  ...config,
  plugins: [...config.plugins!, printed('recordings', '../tests/recordings.py')],
  // No test leaves anything behind, so all of them may share what they import: a process for each file would take four times as long.
  test: { environment: 'node', include: ['src/**/*.test.ts'], exclude: ['**/*.component.test.ts'], isolate: false },
});
