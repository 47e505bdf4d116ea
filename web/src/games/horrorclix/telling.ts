/** How events and answers of HorrorClix are shown: how long, under which heading, with which icon, and where on the map. */
import type { Seat } from '../../generated/messages';
import { part } from '../../lib/game/kinds';
import { seatName } from '../../lib/texts/seat-names';
import type { Celebration, GameTab, KindLook, Moments } from '../../lib/game/props';
import { written } from './board/squares';
import { unstopped } from '../../lib/texts/sentences';
import { h } from './texts';
import { type Answer, type Clix, type Event, type Glossary, monsterOf, type Rules, victimOf } from './view';

export const TABS: GameTab[] = [
  { id: 'armies', label: h.tabs.armies, icon: 'meeple-army' },
  { id: 'crypt', label: h.tabs.crypt, icon: 'card-play' },
];

type Kind = Event['parts']['kind'];

const PACE: Partial<Record<Kind, number>> = {
  army: 500,
  crypt: 250,
  gives_card: 0,
  crossroads: 500,
  rolled_off: 900,
  first_player: 700,
  map: 800,
  edge: 500,
  victim_placed: 160,
  object_placed: 500,
  monster_placed: 220,
  subplot: 1200,
  named: 600,
  turn: 700,
  phase: 260,
  chose: 500,
  revealed: 600,
  victim_moved: 500,
  acts: 600,
  token: 0,
  cleared: 0,
  rolled: 800,
  moved: 170,
  attacks: 900,
  hit: 700,
  missed: 900,
  evaded: 800,
  damaged: 800,
  healed: 600,
  killed: 1700,
  transformed: 1200,
  played: 1500,
  clock: 1200,
  about_to_slay: 900,
  slain: 1100,
  rescued: 1100,
  saved: 1000,
  minion: 700,
  scored: 0,
  said: 0,
};

/** Dice are thrown one by one. */
export const dice = ({ parts: { kind } }: Event): number => (kind === 'rolled' || kind === 'rolled_off' ? 1 : 0);

/** How long an event stays, in milliseconds at normal speed. */
export const pace = (event: Event): number => PACE[event.parts.kind] ?? 450;

export function heading({ parts: what }: Event, seats: Seat[]): string {
  return what.kind === 'turn' ? h.turnOf(what.number, seatName(seats[what.seat], seats)) : '';
}

export const opensTurn = ({ parts: what }: Event): { number: number; seat: number } | null =>
  what.kind === 'turn' ? { number: what.number, seat: what.seat } : null;

const LOG_ICONS: Partial<Record<Kind, string>> = {
  moved: 'boot-prints',
  attacks: 'claws',
  attacks_freely: 'claws',
  hit: 'punch-blast',
  damaged: 'drop',
  healed: 'heart-drop',
  killed: 'death-skull',
  rolled: 'perspective-dice-six-faces-random',
  rolled_off: 'perspective-dice-six-faces-random',
  played: 'card-play',
  clock: 'clockwork',
  subplot: 'card-play',
  slain: 'death-skull',
  rescued: 'candle-flame',
  saved: 'candle-flame',
  revealed: 'person',
  chose: 'person',
  victim_moved: 'person',
  transformed: 'evil-moon',
  insane: 'brain',
  possessed: 'puppet',
  smashed: 'spiky-explosion',
  minion: 'raise-skeleton',
  token: 'hourglass',
  tree: 'dead-wood',
};
export const logIcon = (event: Event): string => LOG_ICONS[event.parts.kind] ?? '';

/** The squares a line of the log speaks of: where it happened, or where those are now that it names. */
export function placesOf(event: Event | null, clix: Clix): string[] {
  if (!event) return [];
  const spaces = ['at', 'to', 'left'].map((name) => part(event.parts, name)).filter(Boolean);
  const figures = ['monster', 'target', 'killer', 'victim', 'other']
    .map((name) => part(event.parts, name))
    .map((id) => monsterOf(clix, id)?.at ?? victimOf(clix, id)?.at ?? '');
  return [...new Set(spaces.length ? spaces : figures.filter(Boolean))];
}

export const pointsAt = (event: Event, clix: Clix): boolean => !!clix.players && placesOf(event, clix).length > 0;

const place = ({ parts }: Answer) => written(part(parts, 'to') || part(parts, 'at'));
const lit = (answers: Answer[]) => (answers.length > 1 ? h.notes.lit(answers.length) : '');

/** The kinds of answers in the prompt bar. */
export const KINDS: Partial<Record<Answer['parts']['kind'], KindLook<Glossary, Rules>>> = {
  act: { label: h.kinds.act!, icon: 'hunter-eyes', gathered: true },
  move: { label: h.kinds.move!, icon: 'boot-prints', name: place, note: lit },
  soar: { label: h.kinds.soar!, icon: 'fluffy-wing', name: place, note: lit },
  step: { label: h.kinds.step!, icon: 'footprint', gathered: true, name: place, note: lit },
  rise: { label: h.kinds.rise!, icon: 'fluffy-wing' },
  descend: { label: h.kinds.descend!, icon: 'fluffy-wing' },
  snatch: { label: h.kinds.snatch!, icon: 'grab' },
  place: { label: h.kinds.place!, icon: 'direction-sign', name: place, note: lit },
  aloft: { label: h.kinds.aloft!, icon: 'fluffy-wing', name: place, note: lit },
  target: { label: h.kinds.target!, icon: 'crosshair', apart: true },
  fight: { label: h.kinds.fight!, icon: 'claws', apart: true },
  smash: { label: h.kinds.smash!, icon: 'spiky-explosion', name: place },
  trip: { label: h.kinds.trip!, icon: 'footprint', name: place },
  victim: { label: h.kinds.victim!, icon: 'person', gathered: true },
  effect: { label: h.kinds.effect!, icon: 'clockwork', apart: true },
  emerge: { label: h.kinds.effect!, icon: 'clockwork', apart: true },
  take: { label: h.kinds.take!, icon: 'card-play' },
  play: {
    label: h.kinds.play!,
    icon: 'card-play',
    apart: true,
    name: ({ parts }, words: Glossary) => words.twists[part(parts, 'twist')]?.name ?? '',
    note: ([only], words: Glossary) => words.twists[part(only?.parts ?? {}, 'twist')]?.text ?? '',
  },
  card: { label: h.kinds.card!, apart: true },
  conceal: { label: h.kinds.conceal!, icon: 'card-play' },
  dispute: { label: h.kinds.dispute!, icon: 'perspective-dice-six-faces-random' },
  done: { label: h.kinds.done!, icon: 'moon', ending: true },
  pass: { label: h.kinds.pass!, ending: true },
};

/** Questions that are put to everyone who might hold a card for them. */
const ASKED_ANYWAY: readonly string[] = ['respond', 'slaying', 'slain', 'attack_roll', 'damage', 'tripwire'];

export const moments: Moments<Clix, Rules> = {
  ...h.moments,
  span: ({ turn }) => turn,
  passes: ({ kind, answers }) =>
    ASKED_ANYWAY.includes(kind)
      ? answers.find(({ parts }) => parts.kind === 'pass')
      : kind === 'preview' && answers.length === 1
        ? answers.find(({ parts }) => parts.kind === 'done')
        : undefined,
};

const JOYS: readonly string[] = ['killed', 'rescued'];

/** What is worth a moment, in the words of the log. */
export const celebrates = (event: Event): Celebration | null =>
  JOYS.includes(event.parts.kind) && event.sentence
    ? { title: unstopped(event.sentence), icon: logIcon(event) || 'lantern-flame', colour: '#f0b79c' }
    : null;
