/** A small deck and tables for tests. */
import type { Answer, Event, Question } from '../../generated/messages';
import type { EntryView } from '../../generated/house_of_horrors';
import type { CardInfo, Glossary, House } from './view';

const NO_RALLY = { by: [], most: 0, strength: 0, terror: 0, psychic: 0 };

const character = (kind: 'explorer' | 'monster', name: string, values: [string, string, string], more: Partial<CardInfo> = {}): CardInfo => ({
  name,
  kind,
  text: '',
  hourglasses: 1,
  light_bulbs: 0,
  official: [],
  strength: values[0],
  terror: values[1],
  psychic: values[2],
  floors: ['ground', 'upper'],
  traits: [],
  claims: [],
  rally: NO_RALLY,
  draws: 0,
  removes_item: false,
  ...more,
});

const item = (name: string, values: [string, string, string], carried_by: string[], kind: 'item' | 'room_item' = 'item'): CardInfo => ({
  name,
  kind,
  text: '',
  hourglasses: 0,
  light_bulbs: 0,
  official: [],
  strength: values[0],
  terror: values[1],
  psychic: values[2],
  carried_by,
});

export const WORDS: Glossary = {
  cards: {
    banshee: character('monster', 'Banshee', ['0', '5', '1'], { hourglasses: 3 }),
    necromancer: character('monster', 'Necromancer', ['1', '?', '3'], { floors: ['basement', 'attic'] }),
    vampire: character('monster', 'Vampire', ['??', '3', '2']),
    zombie: character('monster', 'Zombie', ['2', '1', '0'], { rally: { ...NO_RALLY, by: ['zombie', 'zombie_2', 'skeleton'], most: 1, strength: 1 } }),
    zombie_2: character('monster', 'Zombie', ['2', '1', '0'], { rally: { ...NO_RALLY, by: ['zombie', 'zombie_2', 'skeleton'], most: 1, strength: 1 } }),
    skeleton: character('monster', 'Skeleton', ['2', '2', '0']),
    imp: character('monster', 'Imp', ['1', '1', '2'], { removes_item: true }),
    gargoyle: character('monster', 'Gargoyle', ['4', '3', '0']),
    bartender: character('explorer', 'Bartender', ['2', '3', '0'], { hourglasses: 2 }),
    reporter: character('explorer', 'Cub Reporter', ['1', '1', '2'], { draws: 1 }),
    hunter: character('explorer', 'Vampire Hunter', ['2', '2', '2'], { claims: ['vampire'] }),
    dark_moon: item('Dark Moon', ['0', '1', '1'], ['banshee', 'necromancer', 'vampire', 'zombie', 'imp']),
    flashlight: item('Flashlight', ['0', '1', '0'], ['bartender', 'reporter', 'hunter']),
    clock: item('Grandfather Clock', ['0', '2', '0'], ['banshee', 'bartender', 'reporter', 'hunter', 'imp'], 'room_item'),
    library: { name: 'Library', kind: 'room', text: '', hourglasses: 2, light_bulbs: 1, official: [], floor: 'ground' },
  },
  floors: { basement: { name: 'Basement' }, ground: { name: 'Ground Floor' }, upper: { name: 'Upper Floor' }, attic: { name: 'Attic' } },
  battles: { strength: { name: 'Strength' }, terror: { name: 'Terror' }, psychic: { name: 'Psychic' }, bloodbath: { name: 'Bloodbath' } },
  sides: { explorers: { name: 'Explorers' }, monsters: { name: 'Monsters' } },
  best_seats: [],
  bulbs_per_card: 3,
  most_cards: 10,
};

export const entry = (seat: number, card: string | null, items: string[] = [], rolled: number[] = [], side = WORDS.cards[card ?? '']?.kind === 'explorer' ? ('explorers' as const) : ('monsters' as const)): EntryView => ({
  seat,
  side,
  character: card,
  items,
  value: 0,
  dice: 0,
  rolled,
});

const NOTHING = { explorers: { value: 0, dice: 0 }, monsters: { value: 0, dice: 0 } };

/** A battle of Terror in the Library, with four players; seat 0 is the Butler and has the turn. */
export function aHouse(more: Partial<House> = {}): House {
  const players = [0, 1, 2, 3].map((seat) => ({ seat, cards: 6, hand_size: 6, hourglasses: 0, light_bulbs: 0, spoils: [], sides: [], discarded: false }));
  return {
    round: 1,
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
    hand: [],
    horror_deck: 50,
    house_deck: [10, 14, 15],
    discard: [],
    out: [],
    ...more,
  };
}

/** A question with answers given as parts; their numbers count from 100. */
export function aQuestion(kind: string, answers: Record<string, string>[], seat = 0): Question {
  const listed: Answer[] = answers.map((parts, i) => ({ id: 100 + i, label: Object.values(parts).join(' '), parts }));
  return { seat, kind, prompt: '', parts: {}, interrupt: false, greyed: [], answers: listed };
}

export const anEvent = (kind: string, parts: Record<string, unknown> = {}): Event => ({ move: 1, sentence: kind, parts: { kind, ...parts } });
