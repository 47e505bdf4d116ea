import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

/** What lies below knows nothing of what lies above. */
const layers = ['lib', 'ui', 'kit', 'games', 'shell'];
const layering = layers.map((layer, i) => {
  const above = layer === 'shell' ? ['games'] : layers.slice(i + 1);
  const pattern = { regex: `^(\\.\\./)+(${above.join('|')})/`, message: `\`${layer}\` does not know \`${above.join('`, `')}\`.` };
  return {
    files: [`src/${layer}/**`],
    ignores: ['**/*.test.ts'],
    rules: { 'no-restricted-imports': ['error', { patterns: [pattern] }] },
  };
});

/** What a message means is in its parts and references: its words are for people, and may change. */
const sentences = '/^(sentence|label|note|more|prompt|missing|summary)$/';
const searches = '/^(match|matchAll|replace|replaceAll|search|split|startsWith|endsWith|includes|indexOf)$/';
const searched = [
  `CallExpression[callee.property.name=${searches}][callee.object.property.name=${sentences}]`,
  `CallExpression[callee.property.name=${searches}][callee.object.callee.name="said"]`,
  `CallExpression[callee.property.name=/^(test|exec)$/][arguments.0.property.name=${sentences}]`,
  'CallExpression[callee.property.name=/^(test|exec)$/][arguments.0.callee.name="said"]',
  `BinaryExpression[operator=/^[!=]==$/][left.property.name=${sentences}][right.type="Literal"][right.value!=""]`,
  'BinaryExpression[operator=/^[!=]==$/][left.callee.name="said"][right.type="Literal"][right.value!=""]',
].map((selector) => ({ selector, message: 'Look at parts and references, not at the words of a sentence.' }));

/** Printed as it is, a sentence is a list with its commas. These are found by their names: to know types takes more time than all else here. */
const speakers = '/^(answer|entry|event|greyed|hint|line|main|question|redo|undo)$/';
const places =
  ':matches(SvelteMustacheTag:not(SvelteAttribute > *), SvelteAttribute > SvelteLiteral ~ SvelteMustacheTag, TemplateLiteral)';
const printed = ['object.name', 'object.property.name'].map((of) => ({
  selector:
    `:matches(${places}, ${places} > ChainExpression, ${places} > LogicalExpression) > ` +
    `[${of}=${speakers}][property.name=/^(sentence|label|note|more|prompt|missing|reason|step|why)$/]`,
  message: 'Draw a sentence with `Linked`, or make it a text with `said`.',
}));

/** Requests and addresses have one place each. */
const oneWay = {
  files: ['src/**'],
  ignores: ['src/lib/connection/server-transport.ts', 'src/lib/router/*', '**/*.test.ts'],
  rules: {
    'no-restricted-globals': [
      'error',
      ...['fetch', 'WebSocket'].map((name) => ({ name, message: 'Use the transport of `lib/connection`.' })),
      ...['location', 'history'].map((name) => ({ name, message: 'Use `route` or `link` of `lib/router`.' })),
    ],
    'no-restricted-syntax': [
      'error',
      { selector: 'SvelteAttribute[key.name="href"] SvelteLiteral[value=/^\\u002F/]', message: 'Use `link` of `lib/router`.' },
      ...searched,
      ...printed,
    ],
  },
};

/** Without type information, which would cost far more time: svelte-check checks the types. */
export default defineConfig(
  globalIgnores(['.svelte-check/', 'src/generated/']),
  js.configs.recommended,
  ts.configs.recommended,
  ts.configs.stylistic,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    languageOptions: { globals: globals.browser },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      // `_` is what a list has to name and nobody reads.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_$', varsIgnorePattern: '^_$' }],
      // A callback may do nothing.
      '@typescript-eslint/no-empty-function': 'off',
    },
  },
  { files: ['*.js', '*.ts', 'scripts/**'], languageOptions: { globals: globals.node } },
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } } },
  {
    files: ['**/*.svelte'],
    rules: {
      // It takes `export { imported }` of a module script for an assignment; svelte-check finds real ones.
      'no-import-assign': 'off',
      // Most lists are drawings of fixed parts. Where entries come and go, they have keys.
      'svelte/require-each-key': 'off',
      // `{' '}` keeps the space at the edge of a block.
      'svelte/no-useless-mustaches': 'off',
    },
  },
  // Maps and sets are replaced, or nothing on the screen depends on them; `SvelteMap` is for the others.
  { files: ['**/*.svelte', '**/*.svelte.ts'], rules: { 'svelte/prefer-svelte-reactivity': 'off' } },
  // Drawings that are bundled with the client. What comes from the server is never written as HTML.
  {
    files: ['src/games/**', 'src/ui/Icon.svelte', 'src/shell/new-table/ChoiceToken.svelte'],
    rules: { 'svelte/no-at-html-tags': 'off' },
  },
  ...layering,
  oneWay,
);
