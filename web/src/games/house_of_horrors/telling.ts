/** How the shell tells of this game: kinds of answers, headings and icons of the log, lines between the talk. */
import type { Seat } from '../../generated/messages';
import { seatName } from '../../lib/texts/seat-names';
import { said } from '../../lib/texts/sentences';
import type { Asked, GameOf, GameTab, HandedOver, KindLook } from '../../lib/game/props';
import { h } from './texts';
import { named } from './lit';
import { type Answer, type Event, type Glossary, type House, isItem, type Question, type Rules } from './view';

/** The card of the only answer of its kind; several are counted. */
const onlyName = ([only, ...more]: Answer[], words: Glossary): string => {
  return only && !more.length ? (words.cards[named(only.parts)]?.name ?? '') : '';
};

export const tabs: GameTab[] = [{ id: 'spoils', label: h.tabs.spoils, icon: 'hourglass' }];

export const kinds: Partial<Record<Answer['parts']['kind'], KindLook<Glossary, Rules>>> = {
  play: { label: h.kindsOfAnswers.play!, icon: 'card-pick', gathered: true, note: onlyName },
  add: { label: h.kindsOfAnswers.add!, icon: 'swap-bag', gathered: true, note: onlyName },
  discard: { label: h.kindsOfAnswers.discard!, icon: 'card-discard', ending: true, gathered: true, note: onlyName },
  declare: {
    label: h.kindsOfAnswers.declare!,
    name: ({ parts }, words) => (parts.kind === 'declare' ? words.battles[parts.battle].name : ''),
  },
  done: { label: h.kindsOfAnswers.done!, ending: true },
};

/** Who can bring nobody into the Room reads at once what is left, and why. */
export function asks({ kind, answers }: Question, { room, hand }: House, { glossary: { cards } }: GameOf<Glossary>): Asked {
  if (kind !== 'play' || answers.some(({ parts }) => parts.kind === 'play')) return {};
  return {
    title: h.onlyDiscard,
    text: hand.every((card) => isItem(cards[card])) ? h.noCharacters : h.noneMayEnter(cards[room ?? '']?.name ?? ''),
  };
}

export const phrases = (view: House, { phrases }: Glossary): string[] =>
  view.spoils?.length ? phrases.spoils : view.battle ? phrases.battle : phrases.round;

type Kind = Event['parts']['kind'];

export function heading({ parts: what }: Event, seats: Seat[]): string {
  return what.kind === 'round' ? h.round(what.number, seatName(seats.find((seat) => seat.number === what.butler))) : '';
}

export const opensTurn = ({ parts: what }: Event): { number: number; seat: number } | null =>
  what.kind === 'round' ? { number: what.number, seat: what.butler } : null;

const LOG_ICONS: Partial<Record<Kind, string>> = {
  butler: 'ringing-bell',
  declared: 'crossed-swords',
  discarded: 'card-discard',
  rolled: 'perspective-dice-six-faces-random',
  won_spoil: 'hourglass',
  claimed: 'grab',
};

export const logIcon = (event: Event): string => LOG_ICONS[event.parts.kind] ?? '';

/** What those who talk want to know of meanwhile. */
const ASIDES = new Set<Kind>(['room', 'declared', 'claimed', 'removed', 'totals', 'tied', 'given_up', 'won_spoil', 'ended']);

export const aside = (event: Event, seats: Seat[]): string => (ASIDES.has(event.parts.kind) ? said(event.sentence, seats) : '');

/** A character or an Item in play that is claimed, or that someone has discarded. */
export function changesHands({ parts }: Event): HandedOver | null {
  if (parts.kind === 'claimed') return { from: parts.owner, to: parts.seat };
  return parts.kind === 'removed' ? { from: parts.owner, to: null } : null;
}

/** Dice are thrown one by one. */
export const dice = ({ parts: { kind } }: Event): number => (kind === 'rolled' ? 1 : 0);

/** How long an event is shown, in milliseconds at normal speed. */
const STAY: Partial<Record<Kind, number>> = {
  round: 700,
  revealed: 650,
  room: 900,
  declared: 1300,
  played: 1000,
  added: 650,
  discarded: 800,
  claimed: 1100,
  removed: 1000,
  rolled: 1000,
  rerolled: 500,
  totals: 1200,
  won: 1700,
  tied: 1700,
  given_up: 1200,
  won_spoil: 900,
  reshuffled: 400,
};

export const pace = (event: Event): number => STAY[event.parts.kind] ?? 0;
