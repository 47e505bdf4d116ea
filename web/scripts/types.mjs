// Makes src/generated/messages.ts from the server's messages: PYTHON=../.venv/bin/python npm run types
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { compile } from 'json-schema-to-typescript';

const python = process.env.PYTHON ?? '../.venv/bin/python';
const text = execFileSync(python, ['scripts/schema.py'], { encoding: 'utf8' });
const { $defs } = JSON.parse(text.replaceAll('#/$defs/', '#/definitions/'));
const schema = {
  title: 'Messages',
  type: 'object',
  definitions: $defs,
  properties: Object.fromEntries(Object.keys($defs).map((name) => [name, { $ref: `#/definitions/${name}` }])),
  additionalProperties: false,
};
const types = await compile(schema, 'Messages', {
  bannerComment: '/* Made from the server\'s messages by `npm run types`: do not edit. */',
  additionalProperties: false,
  style: { singleQuote: true, printWidth: 120 },
});
const tagged = (value) => Object.entries($defs).filter(([, d]) => d.properties?.type?.enum).filter(([n]) => value.includes(n)).map(([n]) => n);
const fromServer = tagged(['Update', 'RefusedAnswer', 'Hint', 'Why', 'Said', 'Closed']);
const fromClient = tagged(['GiveAnswer', 'Say', 'AskUndo', 'Consent', 'AskHint', 'AskWhy']);
writeFileSync(
  'src/generated/messages.ts',
  `${types}\nexport type FromServer = ${fromServer.join(' | ')};\nexport type FromClient = ${fromClient.join(' | ')};\n`,
);
