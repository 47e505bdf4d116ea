import { execFileSync } from 'node:child_process';
import type { Plugin } from 'vite';

/** What a script of Python prints. */
export const print = (script: string): string =>
  execFileSync(process.env.PYTHON ?? '../.venv/bin/python', [script], { encoding: 'utf8', maxBuffer: 1 << 26 });

/** `virtual:NAME`, for tests: the JSON that a script prints. */
export const printed = (name: string, script: string): Plugin => ({
  name: `gloam-${name}`,
  resolveId: (source) => (source === `virtual:${name}` ? `\0${source}` : undefined),
  load: (resolved) => (resolved === `\0virtual:${name}` ? `export default ${print(script)}` : undefined),
});
