/** How events of Horrified are shown: how long, under which heading, with which icon, and where on the map. */
import type { Seat } from '../../generated/messages';
import { seatName } from '../../lib/texts/seat-names';
import type { Celebration, HandedOver, KindLook } from '../../lib/game/props';
import ItemPicture from './hand/ItemPicture.svelte';
import { called, listed, type Name } from './called';
import { LOOKS as HEROES, SPECIALS } from './heroes/hero';
import { EVENTS, FIGURES, SIGNS } from './monsters/monster';
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
  said: 0,
};

/** Items that Heroes trade, or that a Perk card takes from one to another. */
export function changesHands({ parts }: Event, { heroes }: Village): HandedOver | null {
  if (parts.kind !== 'gave') return null;
  const seat = (hero: string) => heroes.find((each) => each.hero === hero)?.seat ?? -1;
  return { from: seat(parts.giver), to: seat(parts.taker) };
}

/** A Monster that falls and a Villager who is safe are worth a moment. */
export function celebrates({ parts }: Event, words: Glossary): Celebration | null {
  if (parts.kind === 'monster_defeated') {
    const look = FIGURES[words.mats[parts.mat]!.figures[0]!]!;
    return { title: h.joy.defeated(words.mats[parts.mat]!.name), icon: look.icon, colour: look.colour };
  }
  if (parts.kind === 'rescued')
    return { title: words.villagers[parts.villager]?.name ?? '', text: h.joy.safe, icon: 'candle-flame', colour: '#8fd8b0' };
  return null;
}

/** How long an event stays, in milliseconds. What changes the table always takes its moment. */
export const pace = (event: Event): number => PACE[event.parts.kind] ?? EVENTS[event.parts.kind]?.pace ?? 450;

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
  drew_perk: 'candle-flame',
  played_perk: 'candle-flame',
  event: 'scroll-unfurled',
  event_ignored: 'scroll-unfurled',
  frenzy: 'flame',
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
  if (figure in FIGURES) return FIGURES[figure]!.icon;
  if (told.kind === 'moved') return figure in HEROES ? 'boot-prints' : 'person';
  return LOG_ICONS[told.kind] ?? EVENTS[told.kind]?.icon ?? '';
}

/** The places a line of the log speaks of. */
export function placesOf(event: Event | null, village: Village, words: Glossary): string[] {
  if (!event) return [];
  const { parts: told } = event;
  const named = Object.values(told).filter((part) => typeof part === 'string');
  const found = named.filter((part) => part in words.spaces);
  if (!found.length) found.push(...named.map((figure) => whereIs(village, figure)));
  if ('mat' in told) found.push(...words.mats[told.mat]!.figures.map((figure) => whereIs(village, figure)));
  const own = EVENTS[told.kind];
  if (own?.atSign) found.push(SIGNS[own.mat]!.place);
  return [...new Set(found)].filter((space) => space !== OFF && space in words.spaces);
}

const foe: Name = ({ parts }, words) =>
  parts.kind === 'defeat' ? (words.monsters[words.mats[parts.mat]?.figures[0] ?? '']?.name ?? '') : '';
const belonging: Name = ({ parts }, words) => (parts.kind === 'hand_over' ? (words.items[parts.belonging]?.name ?? h.cure) : '');

/** The special actions of all Heroes. */
const SPECIAL_KINDS = Object.fromEntries(
  Object.entries(SPECIALS).map(([kind, { icon, note }]) => [kind, { label: h.kinds.special, icon, note }]),
);

/** The kinds of answers in the prompt bar, in the order of the badge. */
export const KINDS: Partial<Record<Answer['parts']['kind'] | 'special', KindLook<Glossary, Rules>>> = {
  move: { label: h.kinds.move, icon: 'boot-prints', note: listed(called('to', 'spaces')) },
  guide: { label: h.kinds.guide, icon: 'direction-sign', note: listed(called('villager', 'villagers')) },
  pick_up: { label: h.kinds.pick_up, icon: 'card-pickup', note: () => h.notes.pickUp },
  share: { label: h.kinds.share, icon: 'shaking-hands', note: () => h.notes.share },
  advance: { label: h.kinds.advance, icon: 'wooden-sign', note: listed(called('monster', 'monsters')) },
  defeat: { label: h.kinds.defeat, icon: 'crossed-swords', note: listed(foe) },
  ...SPECIAL_KINDS,
  special: { label: h.kinds.special, icon: 'round-star' },
  play: { label: h.kinds.play, icon: 'candle-flame', note: listed(called('perk', 'perks'), 1) },
  end: { label: h.kinds.end, icon: 'moon', ending: true, note: () => h.notes.end },
  take: { label: h.kinds.take, icon: 'card-pickup', apart: true, name: called('item', 'items'), Picture: ItemPicture },
  use: { label: h.kinds.use, icon: 'card-pickup', apart: true, name: called('item', 'items'), Picture: ItemPicture },
  discard: { label: h.kinds.discard, icon: 'card-pickup', apart: true, name: called('item', 'items'), Picture: ItemPicture },
  fall: { label: h.kinds.fall, icon: 'terror', dire: true, note: ([first]) => first?.note ?? '' },
  hand_over: {
    label: h.kinds.hand_over,
    icon: 'shaking-hands',
    name: belonging,
    note: listed(called('giver', 'heroes')),
    Picture: ItemPicture,
  },
  at: { label: h.kinds.at, icon: 'direction-sign', name: called('space', 'spaces') },
};
