/** How events of Horrified are shown: how long, under which heading, with which icon, and where on the map. */
import type { Seat } from '../../generated/messages';
import { seatName } from '../../lib/texts/seat-names';
import { part } from '../../lib/game/kinds';
import type { Celebration, KindLook } from '../../lib/game/props';
import ItemPicture from './hand/ItemPicture.svelte';
import { HERO_ICON, MONSTER, SIGNS } from './looks';
import { said } from '../../lib/texts/sentences';
import { h } from './texts';
import { type Answer, type Event, type Glossary, OFF, type Rules, type Village, whereIs } from './view';

type Kind = Event['parts']['kind'];

const PACE: Partial<Record<Kind, number>> = {
  turn: 550,
  moved: 380,
  placed: 330,
  refilled: 300,
  took: 200,
  gave: 300,
  used: 250,
  drew_card: 1300,
  event: 1500,
  event_ignored: 900,
  frenzy: 700,
  raided: 900,
  strikes: 650,
  attacks: 750,
  rolled: 1700,
  hit: 800,
  power: 900,
  defeated: 1000,
  rescued: 1900,
  rage: 1000,
  terror: 900,
  monster_defeated: 2600,
  slid: 260,
  flipped: 260,
  said: 0,
};

/** A Monster that falls and a Villager who is safe are worth a moment. */
export function celebrates({ parts }: Event, words: Glossary): Celebration | null {
  if (parts.kind === 'monster_defeated') {
    const look = MONSTER[words.mats[parts.mat]!.figures[0]!]!;
    return { title: h.joy.defeated(words.mats[parts.mat]!.name), icon: look.icon, colour: look.colour };
  }
  if (parts.kind === 'rescued')
    return { title: words.villagers[parts.villager]?.name ?? '', text: h.joy.safe, icon: 'candle-flame', colour: '#8fd8b0' };
  return null;
}

/** How long an event stays, in milliseconds. What changes the table always takes its moment. */
export const pace = (event: Event): number => PACE[event.parts.kind] ?? 450;

/** How many dice an event throws. */
export const dice = ({ parts: told }: Event): number => (told.kind === 'rolled' ? told.hits + told.powers + told.blanks : 0);

export function heading({ parts: told }: Event, seats: Seat[], words: Glossary): string {
  if (told.kind === 'turn') return h.turnOf(told.number, seatName(seats[told.seat], seats));
  return told.kind === 'drew_card' ? h.cardOf(told.turn, words.cards[told.card]?.name ?? '') : '';
}

export const opensTurn = ({ parts: told }: Event): { number: number; seat: number } | null =>
  told.kind === 'turn' ? { number: told.number, seat: told.seat } : null;

const LOG_ICONS: Partial<Record<Kind, string>> = {
  placed: 'swap-bag',
  refilled: 'swap-bag',
  took: 'card-pickup',
  gave: 'shaking-hands',
  used: 'card-pickup',
  boat: 'sailboat',
  coffin: 'coffin',
  evidence: 'magnifying-glass',
  ingredient: 'bubbling-flask',
  cure: 'bubbling-flask',
  slid: 'scarab-beetle',
  flipped: 'scarab-beetle',
  soul: 'scarab-beetle',
  hunted: 'wolf-head',
  drew_perk: 'candle-flame',
  played_perk: 'candle-flame',
  event: 'scroll-unfurled',
  event_ignored: 'scroll-unfurled',
  frenzy: 'flame',
  raided: 'gl-unseen',
  hit: 'terror',
  defeated: 'terror',
  terror: 'terror',
  rescued: 'candle-flame',
  rage: 'linked-rings',
  skipped: 'sunrise',
  monster_defeated: 'crossed-swords',
};

export function logIcon({ parts: told }: Event): string {
  const figure = 'monster' in told ? told.monster : told.kind === 'moved' ? told.figure : '';
  if (figure in MONSTER) return MONSTER[figure]!.icon;
  if (told.kind === 'moved') return HERO_ICON[figure] ? 'boot-prints' : 'person';
  return LOG_ICONS[told.kind] ?? '';
}

/** The places a line of the log speaks of. */
export function placesOf(event: Event | null, village: Village, words: Glossary): string[] {
  if (!event) return [];
  const { parts: told } = event;
  const named = Object.values(told).filter((part) => typeof part === 'string');
  const found = named.filter((part) => part in words.spaces);
  if (!found.length) found.push(...named.map((figure) => whereIs(village, figure)));
  if ('mat' in told) found.push(...words.mats[told.mat]!.figures.map((figure) => whereIs(village, figure)));
  const sign = told.kind === 'boat' ? SIGNS.creature : told.kind === 'slid' || told.kind === 'flipped' ? SIGNS.mummy : undefined;
  if (sign) found.push(sign.place);
  return [...new Set(found)].filter((space) => space !== OFF && space in words.spaces);
}

type Name = (answer: Answer, words: Glossary) => string;

/** What a part of an answer is called. */
const called =
  (name: string, among: 'spaces' | 'heroes' | 'villagers' | 'monsters' | 'items' | 'perks'): Name =>
  ({ parts, label }, words) =>
    words[among][part(parts, name)]?.name ?? said(label);

const foe: Name = ({ parts }, words) =>
  parts.kind === 'defeat' ? (words.monsters[words.mats[parts.mat]?.figures[0] ?? '']?.name ?? '') : '';
const belonging: Name = ({ parts }, words) => (parts.kind === 'hand_over' ? (words.items[parts.belonging]?.name ?? h.cure) : '');

/** What answers would do: up to so many names, or how many there are. */
const named =
  (name: Name, most = 2) =>
  (answers: Answer[], words: Glossary): string => {
    const names = [...new Set(answers.map((answer) => name(answer, words)))];
    return names.length > most ? h.several(names.length) : names.join(h.or);
  };

/** The kinds of answers in the prompt bar, in the order of the badge. */
export const KINDS: Partial<Record<Answer['parts']['kind'] | 'special', KindLook<Glossary, Rules>>> = {
  move: { label: h.kinds.move, icon: 'boot-prints', note: named(called('to', 'spaces')) },
  guide: { label: h.kinds.guide, icon: 'direction-sign', note: named(called('villager', 'villagers')) },
  pick_up: { label: h.kinds.pick_up, icon: 'card-pickup', note: () => h.notes.pickUp },
  share: { label: h.kinds.share, icon: 'shaking-hands', note: () => h.notes.share },
  advance: { label: h.kinds.advance, icon: 'wooden-sign', note: named(called('monster', 'monsters')) },
  defeat: { label: h.kinds.defeat, icon: 'crossed-swords', note: named(foe) },
  reach: { label: h.kinds.special, icon: 'spade', note: named(called('into', 'spaces')) },
  jump: { label: h.kinds.special, icon: 'compass', note: named(called('to', 'spaces')) },
  lead: {
    label: h.kinds.special,
    icon: 'graduate-cap',
    note: named((answer, words) => h.notes.lead(called('hero', 'heroes')(answer, words)), 1),
  },
  special: { label: h.kinds.special, icon: 'round-star' },
  play: { label: h.kinds.play, icon: 'candle-flame', note: named(called('perk', 'perks'), 1) },
  end: { label: h.kinds.end, icon: 'moon', ending: true, note: () => h.notes.end },
  take: { label: h.kinds.take, icon: 'card-pickup', apart: true, name: called('item', 'items'), Picture: ItemPicture },
  use: { label: h.kinds.use, icon: 'card-pickup', apart: true, name: called('item', 'items'), Picture: ItemPicture },
  discard: { label: h.kinds.discard, icon: 'card-pickup', apart: true, name: called('item', 'items'), Picture: ItemPicture },
  fall: { label: h.kinds.fall, icon: 'terror', dire: true, note: ([first]) => first?.note ?? '' },
  hand_over: {
    label: h.kinds.hand_over,
    icon: 'shaking-hands',
    name: belonging,
    note: named(called('giver', 'heroes')),
    Picture: ItemPicture,
  },
  at: { label: h.kinds.at, icon: 'direction-sign', name: called('space', 'spaces') },
};
