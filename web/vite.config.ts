import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

/**
 * Bundles only the icons that are named, out of the whole game-icons set: `virtual:icons` has those that the first page begins with,
 * `virtual:icons/shell` the others of the shell, `virtual:icons/games` all others, loaded with the first table. A `look.ts` of a game
 * needs no entry in the list: the icons that it names are bundled too.
 */
function icons(): Plugin {
  const listed = (file: string) => JSON.parse(readFileSync(new URL(`src/lib/icons/${file}`, import.meta.url), 'utf8')) as string[];
  const require = createRequire(import.meta.url);
  const set = JSON.parse(readFileSync(require.resolve('@iconify-json/game-icons/icons.json'), 'utf8'));
  const looks = globSync('src/games/**/look.ts', { cwd: import.meta.dirname }).map((file) =>
    readFileSync(new URL(file, import.meta.url), 'utf8'),
  );
  const quoted = looks.flatMap((text) => [...text.matchAll(/'([a-z0-9-]+)'/g)].map(([, name]) => name!));
  const first = listed('first-icons.json');
  const shell = listed('shell-icons.json');
  const games = new Set([...listed('icon-names.json'), ...quoted.filter((name) => name in set.icons)]);
  const bundles: Record<string, string[]> = {
    '\0virtual:icons': first,
    '\0virtual:icons/shell': shell,
    '\0virtual:icons/games': [...games].filter((name) => !first.includes(name) && !shell.includes(name)).sort(),
  };
  return {
    name: 'gloam-icons',
    resolveId: (source) => (`\0${source}` in bundles ? `\0${source}` : undefined),
    load(resolved) {
      const names = bundles[resolved];
      if (!names) return;
      const bodies: Record<string, string> = {};
      for (const name of names) {
        if (!set.icons[name]) throw new Error(`there is no icon called ${name}`);
        bodies[name] = set.icons[name].body;
      }
      return `export default ${JSON.stringify(bodies)}`;
    },
  };
}

/**
 * The client is served below any path: its scripts find each other from where they are. The page itself, which stands at the address
 * of each page of the client, names them from the root; a server below another path writes that in front.
 */
function fromTheRoot(): Plugin {
  return {
    name: 'gloam-from-the-root',
    apply: 'build',
    transformIndexHtml: { order: 'post', handler: (html) => html.replace(/(src|href)="\.\//g, '$1="/') },
  };
}

export default defineConfig({
  base: './',
  plugins: [icons(), svelte(), fromTheRoot()],
  build: { outDir: '../src/gloam/server/client', emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0 },
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } } },
});
