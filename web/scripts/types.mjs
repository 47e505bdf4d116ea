// Makes src/generated from the server's messages and the games' views: PYTHON=../.venv/bin/python npm run types
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { compile } from 'json-schema-to-typescript';

const python = process.env.PYTHON ?? '../.venv/bin/python';
const text = execFileSync(python, ['scripts/schema.py'], { encoding: 'utf8', maxBuffer: 1 << 26 });
const { messages, ...games } = JSON.parse(text.replaceAll('#/$defs/', '#/definitions/'));

/** The types of all that is defined. A tuple says how long it is in the way the compiler of types understands. */
const typed = (definitions, all, from) =>
  compile(
    {
      title: all,
      type: 'object',
      definitions: asTuples(definitions),
      properties: Object.fromEntries(Object.keys(definitions).map((name) => [name, { $ref: `#/definitions/${name}` }])),
      additionalProperties: false,
    },
    all,
    {
      bannerComment: `/* Made from ${from} by \`npm run types\`: do not edit. */`,
      additionalProperties: false,
      style: { singleQuote: true, printWidth: 120 },
    },
  );

function asTuples(schema) {
  if (Array.isArray(schema)) return schema.map(asTuples);
  if (typeof schema !== 'object' || schema === null) return schema;
  if (schema.title === 'Sentence') return { tsType: 'Sentence' };
  const { prefixItems, ...rest } = schema;
  const members = Object.fromEntries(Object.entries(rest).map(([name, part]) => [name, asTuples(part)]));
  return prefixItems ? { ...members, items: asTuples(prefixItems), additionalItems: false } : members;
}

// What a game tells and asks is typed in the game's own file; here it has a kind, and parts of some sort.
messages.Event.properties.parts = { tsType: '{ kind: string }' };
messages.Told.properties.parts = { tsType: '{ kind: string }' };
messages.Answer.properties.parts = { tsType: '{ kind: string; [part: string]: string }' };
messages.Question.properties.parts = { tsType: 'object' };
messages.Update.properties.talk = { tsType: '{ seat: number; text: Sentence; number: number }[]' };

const tagged = (value) =>
  Object.entries(messages)
    .filter(([, d]) => d.properties?.type?.enum)
    .filter(([n]) => value.includes(n))
    .map(([n]) => n);
const fromServer = tagged([
  ...['Update', 'RefusedAnswer', 'UndoDeclined', 'RecoveryDeclined', 'DeviceConfirmed'],
  ...['Hint', 'Why', 'Said', 'Pointed', 'Watching', 'Closed'],
]);
const fromClient = tagged([
  'GiveAnswer',
  'Say',
  'Writing',
  'PointAt',
  'AskUndo',
  'AskRedo',
  'Consent',
  'Reply',
  'AskHint',
  'AskWhy',
]);
writeFileSync(
  'src/generated/messages.ts',
  `${await typed(messages, 'Messages', "the server's messages")}\n/** What a sentence names, "perk:brandish" or "seat:1", and its words there. */\nexport type Reference = [names: string, words: string];\n/** A sentence in pieces; one without references is a text. */\nexport type Sentence = string | (string | Reference)[];\nexport type FromServer = ${fromServer.join(' | ')};\nexport type FromClient = ${fromClient.join(' | ')};\n`,
);
for (const [game, { shown, kinds }] of Object.entries(games)) {
  const types = await typed(shown, 'All', "the game's view, glossary, events, answers and questions");
  writeFileSync(`src/generated/${game}.ts`, `${types.replace(/export interface All {[^}]*}\n/, '')}\n${kinds}\n`);
}
