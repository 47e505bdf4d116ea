/** A small deck and tables for tests. */
import type { EntryView, PlayParts } from '../../generated/house_of_horrors';
import type { TurnQuestion } from './series';
import type { Answer, CardInfo, Glossary, House, Question, Worth } from './view';
import { sum } from './worth';

const worth = (values: string[]): Worth => ({
  value: values.reduce((sum, each) => sum + (Number(each) || 0), 0),
  dice: values.join('').split('?').length - 1,
});

/** What a card with these three values shows in each kind of battle. */
const worths = ([strength, terror, psychic]: [string, string, string]) => ({
  strength: worth([strength]),
  terror: worth([terror]),
  psychic: worth([psychic]),
  bloodbath: worth([strength, terror, psychic]),
});

const fighting = (
  kind: CardInfo['kind'],
  name: string,
  values: [string, string, string],
  more: Partial<CardInfo> = {},
): CardInfo => ({
  name,
  kind,
  text: '',
  official: [],
  hourglasses: 0,
  light_bulbs: 0,
  strength: values[0],
  terror: values[1],
  psychic: values[2],
  traits: [],
  worth: worths(values),
  ...more,
});

const character = (
  kind: 'explorer' | 'monster',
  name: string,
  values: [string, string, string],
  more: Partial<CardInfo> = {},
): CardInfo => fighting(kind, name, values, { hourglasses: 1, floors: ['ground', 'upper'], ...more });

export const WORDS: Glossary = {
  cards: {
    banshee: character('monster', 'Banshee', ['0', '5', '1'], { hourglasses: 3 }),
    necromancer: character('monster', 'Necromancer', ['1', '?', '3'], { floors: ['basement', 'attic'] }),
    vampire: character('monster', 'Vampire', ['??', '3', '2']),
    zombie: character('monster', 'Zombie', ['2', '1', '0']),
    zombie_2: character('monster', 'Zombie', ['2', '1', '0']),
    skeleton: character('monster', 'Skeleton', ['2', '2', '0']),
    imp: character('monster', 'Imp', ['1', '1', '2']),
    gargoyle: character('monster', 'Gargoyle', ['4', '3', '0']),
    bartender: character('explorer', 'Bartender', ['2', '3', '0'], { hourglasses: 2 }),
    reporter: character('explorer', 'Cub Reporter', ['1', '1', '2']),
    hunter: character('explorer', 'Vampire Hunter', ['2', '2', '2']),
    dark_moon: fighting('item', 'Dark Moon', ['0', '1', '1']),
    flashlight: fighting('item', 'Flashlight', ['0', '1', '0']),
    clock: fighting('room_item', 'Grandfather Clock', ['0', '2', '0']),
    library: { name: 'Library', kind: 'room', text: '', hourglasses: 2, light_bulbs: 1, official: [], floor: 'ground' },
  },
  floors: {
    basement: { name: 'Basement' },
    ground: { name: 'Ground Floor' },
    upper: { name: 'Upper Floor' },
    attic: { name: 'Attic' },
  },
  battles: {
    strength: { name: 'Strength', values: ['strength'] },
    terror: { name: 'Terror', values: ['terror'] },
    psychic: { name: 'Psychic', values: ['psychic'] },
    bloodbath: { name: 'Bloodbath', values: ['strength', 'terror', 'psychic'] },
  },
  sides: { explorers: { name: 'Explorers' }, monsters: { name: 'Monsters' } },
  best_seats: [],
  bulbs_per_card: 3,
  most_cards: 10,
  die: 6,
  phrases: { round: [], battle: [], spoils: [] },
};

export const entry = (
  seat: number,
  card: string | null,
  items: string[] = [],
  rolled: number[] = [],
  side = WORDS.cards[card ?? '']?.kind === 'explorer' ? ('explorers' as const) : ('monsters' as const),
): EntryView => ({
  seat,
  side,
  character: card,
  items,
  value: 0,
  dice: 0,
  rolled,
  worth: sum([
    ...(card ? [card, ...items] : []).map((each) => WORDS.cards[each]!.worth!.terror),
    { value: rolled.reduce((all, die) => all + die, 0), dice: -rolled.length },
  ]),
});

const NOTHING = { explorers: { value: 0, dice: 0 }, monsters: { value: 0, dice: 0 } };

/** A battle of Terror in the Library, with four players; seat 0 is the Butler and has the turn. */
export function aHouse(more: Partial<House> = {}): House {
  const players = [0, 1, 2, 3].map((seat) => ({
    seat,
    cards: 6,
    hand_size: 6,
    hourglasses: 0,
    light_bulbs: 0,
    spoils: [],
    sides: [],
    discarded: false,
    place: 1,
  }));
  return {
    round: 1,
    stakes: null,
    butler: 0,
    turn: 0,
    rooms: [],
    room: 'library',
    floor: 'ground',
    room_items: [],
    battle: 'terror',
    midnight: 'to come',
    dawn: 'to come',
    field: [],
    under: { explorers: [], monsters: [] },
    totals: { strength: NOTHING, terror: NOTHING, psychic: NOTHING, bloodbath: NOTHING },
    ties: 0,
    fought: null,
    displayed: [],
    spoils: [],
    divider: null,
    sharing: [],
    served: [],
    players,
    order: [0, 1, 2, 3],
    to_come: [],
    hand: [],
    entering: {},
    horror_deck: 50,
    house_deck: [10, 14, 15],
    discard: [],
    out: [],
    rejected: [],
    ...more,
  };
}

/** Answers by their parts, numbered from 100. The small deck has cards of its own. */
const options = (parts: { kind: Answer['parts']['kind']; [part: string]: string }[]) =>
  parts.map((named, i) => ({
    id: 100 + i,
    text: Object.values(named).join(' '),
    label: Object.values(named).join(' '),
    parts: named as Answer['parts'],
  }));

/** A question that is about nothing in particular. */
export const aQuestion = (
  kind: 'give' | 'take' | 'room' | 'declare',
  answers: Parameters<typeof options>[0],
  seat = 0,
): Question => ({ seat, prompt: '', interrupt: false, greyed: [], answers: options(answers), kind, parts: {} });

/** The question of a turn: what can be played, the Items that can be added, the cards that can be discarded, and the rules that forbid the rest. */
export function aTurn(
  plays: Record<string, Partial<PlayParts>>,
  adds: string[] = [],
  closed: Record<string, string> = {},
  discards: string[] = [],
): TurnQuestion {
  const usual: PlayParts = {
    side: 'monsters',
    worth: sum([]),
    total: sum([]),
    shares: true,
    items: [],
    claims: [],
    pauses: false,
    last: true,
  };
  const answers = options([
    ...Object.keys(plays).map((character) => ({ kind: 'play' as const, character })),
    ...adds.map((item) => ({ kind: 'add' as const, item })),
    ...discards.map((card) => ({ kind: 'discard' as const, card })),
  ]);
  const parts = {
    seat: 0,
    plays: Object.fromEntries(Object.entries(plays).map(([card, more]) => [card, { ...usual, ...more }])),
    closed,
  };
  return { seat: 0, prompt: '', interrupt: false, greyed: [], answers, kind: adds.length ? 'equip' : 'play', parts };
}
