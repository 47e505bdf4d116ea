/** How events of The Victim are shown: how long, under which heading, with which icon, and where on the map. */
import type { Seat, Sentence } from '../../generated/messages';
import { part } from '../../lib/game/kinds';
import { noted } from '../../kit/prompt';
import type { Celebration, HandedOver, KindLook, Moments } from '../../lib/game/props';
import { EVENTS, EVIL, SKILL, TEXTS, VICTIM } from './characters';
import { EVENT, ITEM, STATUS } from './looks';
import { said, together, unstopped } from '../../lib/texts/sentences';
import { h } from './texts';
import ChoicePicture from './ChoicePicture.svelte';
import TurnPicture from './TurnPicture.svelte';
import type { Answer, Event, Forest, Glossary, Rules } from './view';
import { whereIs } from './view';

type Kind = Event['parts']['kind'];

const PACE: Partial<Record<Kind, number>> = {
  rolled_for_order: 500,
  order: 600,
  round: 500,
  turn: 450,
  action: 200,
  used: 350,
  rolled: 1200,
  runs: 250,
  moved: 320,
  prowled: 320,
  drew_tile: 500,
  laid: 450,
  event: 1500,
  curse: 2200,
  possessed: 5600,
  handed_on: 900,
  given_up: 900,
  evil_turn: 600,
  evil_action: 250,
  evil_used: 500,
  evil_rolled: 1200,
  rage: 300,
  stamina: 150,
  attacks: 700,
  defended: 900,
  repelled: 500,
  wounded: 800,
  critical: 1000,
  gate: 1900,
  safe: 1900,
  eliminated: 1600,
  said: 0,
};

/** How many dice an event throws. */
export function dice({ parts: told }: Event): number {
  if (told.kind === 'rolled') return told.dice.split(' ').filter(Boolean).length;
  return told.kind === 'evil_rolled' ? 1 : 0;
}

/** The turn that an event opens: the round, and whose it is. */
export const opensTurn = ({ parts: what }: Event): { number: number; seat: number } | null =>
  what.kind === 'turn' || what.kind === 'evil_turn' ? { number: what.round, seat: what.seat } : null;

/** How long an event stays, in milliseconds. */
export const pace = (event: Event): number => PACE[event.parts.kind] ?? EVENTS[event.parts.kind]?.pace ?? 400;

/** A round and each turn in it open a part of the log. */
export function heading({ parts: told }: Event, _: Seat[], words: Glossary): string {
  if (told.kind === 'round') return h.key.roundOf(told.round);
  if (told.kind === 'turn') return words.victims[told.victim]?.name ?? '';
  return told.kind === 'evil_turn' ? h.evil.plate : '';
}

const LOG_ICONS: Partial<Record<Kind, string>> = {
  moved: 'boot-prints',
  runs: 'sprint',
  drew_tile: 'hexes',
  laid: 'hexes',
  closed: 'hexes',
  gate: 'bunker',
  decoded: 'radio-tower',
  repaired: 'radio-tower',
  gained: 'keyboard',
  placed: 'keyboard',
  removed: 'keyboard',
  safe: 'bunker',
  hid: 'semi-closed-eye',
  drew: 'swap-bag',
  gave: 'shaking-hands',
  gave_item: 'shaking-hands',
  picked_up: 'card-pickup',
  looked: 'flashlight',
  saw: 'flashlight',
  hammered: 'claw-hammer',
  shot: 'bullets',
  wounded: 'bleeding-heart',
  critical: 'bleeding-heart',
  healed: 'healing',
  cured: 'healing',
  possessed: 'pentacle',
  handed_on: 'shaking-hands',
  rage: 'flame',
  stamina: 'heart-beats',
  upgraded: 'round-star',
  prowled: 'hunter-eyes',
  attacks: 'claw-slashes',
  defended: 'shield',
  repelled: 'shield',
  eliminated: 'hasty-grave',
};

export function logIcon({ parts: told }: Event): string {
  if (told.kind === 'event' || told.kind === 'event_over') return EVENT[told.event]?.icon ?? '';
  if (told.kind === 'curse') return EVIL[told.evil]?.icon ?? '';
  const named = STATUS[part(told, 'status')]?.icon ?? SKILL[part(told, 'skill')];
  const kind = LOG_ICONS[told.kind] ?? EVENTS[told.kind]?.icon;
  return named ?? kind ?? ITEM[part(told, 'item')] ?? VICTIM[part(told, 'victim')]?.icon ?? '';
}

/** The tiles a line of the log speaks of. */
export function tilesOf(event: Event | null, forest: Forest): string[] {
  if (!event) return [];
  const named = ['tile', 'from', 'to', 'beside'].map((name) => part(event.parts, name)).filter((tile) => tile in forest.tiles);
  if (named.length) return named;
  return ['victim', 'other', 'figure'].flatMap((name) => whereIs(forest, part(event.parts, name)) ?? []);
}

// --- answers ----------------------------------------------------------------------------------------------------------

type Name = (answer: Answer, words: Glossary) => string;

const called =
  (name: string, among: 'tiles' | 'victims' | 'items'): Name =>
  ({ parts, label }, words) =>
    words[among][part(parts, name)]?.name ?? said(label);
const pile: Name = ({ parts }) => h.pile[part(parts, 'pile')] ?? part(parts, 'pile');
const status: Name = ({ parts }) => STATUS[part(parts, 'status')]?.letters ?? part(parts, 'status');
const skill: Name = ({ parts, label }, words) => {
  const id = part(parts, 'skill');
  const skills = [
    ...Object.values(words.victims).flatMap(({ active }) => active),
    ...Object.values(words.evils).flatMap(({ first, second }) => [first, second]),
  ];
  return skills.find((each) => each.id === id)?.name ?? said(label);
};

/** What answers would do: up to so many names, or how many there are; of one alone, what the server says of it, unless its card does. */
const named =
  (name: Name, cards = false, most = 2) =>
  (answers: Answer[], words: Glossary): Sentence => {
    if (answers.length === 1 && answers[0]!.note && !cards) return together(name(answers[0]!, words), ': ', noted(answers[0]!));
    const names = [...new Set(answers.map((answer) => name(answer, words)))];
    return names.length > most ? h.several(names.length) : names.join(', ');
  };
/** What a Victim is good at. */
const good = ([first]: Answer[]): string => TEXTS[part(first?.parts ?? {}, 'victim')]?.line ?? '';
const note = ([first]: Answer[]): Sentence => first?.note ?? '';

/** The kinds of answers in the prompt bar, in the order in which they stand there. */
export const KINDS: Partial<Record<Answer['parts']['kind'], KindLook<Glossary, Rules>>> = {
  choose: { label: h.kinds.choose!, apart: true, Picture: ChoicePicture, name: called('victim', 'victims'), note: good },
  run: { label: h.kinds.run!, icon: 'sprint', note },
  crawl: { label: h.kinds.crawl!, icon: 'half-body-crawling', name: called('to', 'tiles') },
  step: { label: h.kinds.step!, icon: 'boot-prints', name: called('to', 'tiles'), apart: true },
  draw: { label: h.kinds.draw!, icon: 'hexes', name: pile, apart: true },
  lay: { label: h.kinds.lay!, icon: 'hexes', apart: true },
  turn: {
    label: h.kinds.turn!,
    icon: 'clockwise-rotation',
    apart: true,
    Picture: TurnPicture,
    name: ({ parts }) => h.turn.by(Number(part(parts, 'sixths'))),
  },
  decode: { label: h.kinds.decode!, icon: 'radio-tower', note },
  heal: { label: h.kinds.heal!, icon: 'healing', name: called('victim', 'victims'), note: named(called('victim', 'victims')) },
  search: { label: h.kinds.search!, icon: 'hasty-grave', note },
  hide: { label: h.kinds.hide!, icon: 'semi-closed-eye', note },
  use: { label: h.kinds.use!, icon: 'round-star', name: skill, note: named(skill), terse: true },
  place: { label: h.kinds.place!, icon: 'keyboard' },
  remove: { label: h.kinds.remove!, icon: 'keyboard' },
  hunt: { label: h.kinds.hunt!, icon: 'hunter-eyes', note },
  prowl: { label: h.kinds.prowl!, icon: 'hunter-eyes', name: called('to', 'tiles') },
  attack: { label: h.kinds.attack!, icon: 'claw-slashes', note: named(called('victim', 'victims')) },
  attack_all: { label: h.kinds.attack_all!, icon: 'claw-slashes', note },
  death: { label: h.kinds.death!, icon: 'hasty-grave', dire: true, note: named(called('victim', 'victims')) },
  upgrade: { label: h.kinds.upgrade!, icon: 'upgrade', gathered: true },
  again: { label: h.kinds.again!, icon: 'perspective-dice-six-faces-random', note },
  give: { label: h.kinds.give!, icon: 'shaking-hands', note: named(called('victim', 'victims')) },
  play: { label: h.kinds.play!, icon: 'card-pickup', note: named(called('item', 'items'), true), terse: true },
  wear: { label: h.kinds.wear!, icon: 't-shirt', note: named(called('item', 'items')) },
  take_off: { label: h.kinds.take_off!, icon: 't-shirt', note: named(called('item', 'items')) },
  pick_up: { label: h.kinds.pick_up!, icon: 'card-pickup', note },
  take: { label: h.kinds.take!, icon: 'card-pickup', note },
  hand: { label: h.kinds.hand!, icon: 'swap-bag', apart: true, name: called('item', 'items') },
  discard: { label: h.kinds.discard!, icon: 'card-discard', apart: true, name: called('item', 'items') },
  on: { label: h.kinds.on!, apart: true, name: called('victim', 'victims') },
  at: { label: h.kinds.at!, name: called('tile', 'tiles') },
  look: { label: h.kinds.look!, icon: 'flashlight', apart: true, name: pile },
  raise: { label: h.kinds.raise!, apart: true, name: status },
  lower: { label: h.kinds.lower!, apart: true, name: status },
  stop: { label: h.kinds.stop!, icon: 'halt', ending: true, note },
  done: { label: h.kinds.done!, icon: 'halt', ending: true, note },
  pass: { label: h.kinds.pass!, icon: 'halt', ending: true, name: ({ label }) => label },
  end: { label: h.kinds.end!, icon: 'moon', ending: true, note },
};

/** Questions that are put to whoever holds Items, since nobody is to learn which. */
const ASKED_ANYWAY: readonly string[] = ['test', 'firework'];

export const moments: Moments<Forest, Rules> = {
  ...h.moments,
  span: ({ round, acting }) => `${round} ${acting}`,
  passes: ({ kind, answers }) => (ASKED_ANYWAY.includes(kind) ? answers.find(({ parts }) => parts.kind === 'pass') : undefined),
};

const JOYS: readonly string[] = ['gate', 'safe'];

/** An Item that a Victim hands to another one; only the two know which. */
export const changesHands = ({ parts }: Event, { victims }: Forest): HandedOver | null =>
  parts.kind === 'gave_item' ? { from: victims[parts.victim]?.seat ?? -1, to: victims[parts.other]?.seat ?? -1 } : null;

/** What is worth a moment, in the words of the log. */
export const celebrates = (event: Event): Celebration | null =>
  JOYS.includes(event.parts.kind) && event.sentence
    ? { title: unstopped(event.sentence), icon: logIcon(event) || 'lantern-flame', colour: '#a9d8ee' }
    : null;
