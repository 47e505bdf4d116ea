/** The table while events are played: each event is applied to what was seen before it. */
import type { EntryView as Entry } from '../../generated/house_of_horrors';
import type { Event } from '../../generated/messages';
import { worth } from './totals';
import { order, sideOf, type Battle, type Floor, type Fought, type Glossary, type House, type Player, type Side } from './view';

export interface Told {
  kind: string;
  [name: string]: any;
}

export const told = (event: Event): Told => event.parts as Told;

type Effect = (house: House, told: Told, words: Glossary, eyes: number | null) => House;

const without = (cards: string[], card: string): string[] => {
  const at = cards.indexOf(card);
  return at < 0 ? cards : cards.toSpliced(at, 1);
};

const withPlayer = (house: House, seat: number, change: (player: Player) => Partial<Player>): House => ({
  ...house,
  players: house.players.map((player) => (player.seat === seat ? { ...player, ...change(player) } : player)),
});

/** A card leaves a player's hand, which only its owner sees. */
const fromHand = (house: House, seat: number, card: string, eyes: number | null): House => ({
  ...withPlayer(house, seat, ({ cards }) => ({ cards: cards - 1 })),
  hand: seat === eyes ? without(house.hand, card) : house.hand,
});

const withEntry = (house: House, matches: (entry: Entry) => boolean, change: (entry: Entry) => Entry): House => {
  const at = house.field.findLastIndex(matches);
  return at < 0 ? house : { ...house, field: house.field.with(at, change(house.field[at]!)) };
};

const collect = (house: House, seat: number, card: string, words: Glossary): House =>
  withPlayer(house, seat, ({ spoils, hourglasses, light_bulbs }) => ({
    spoils: [...spoils, card],
    hourglasses: hourglasses + (words.cards[card]?.hourglasses ?? 0),
    light_bulbs: light_bulbs + (words.cards[card]?.light_bulbs ?? 0),
  }));

/** Take an Item off whatever carries it. Nothing is left of an entry without character and Items. */
const detach = (house: House, item: string): House => ({
  ...house,
  field: house.field
    .map((entry) => (entry.items.includes(item) ? { ...entry, items: without(entry.items, item) } : entry))
    .filter((entry) => entry.character !== null || entry.items.length),
});

const EFFECTS: Record<string, Effect> = {
  butler: (house, { seat }) => ({ ...house, butler: seat }),
  round: (house, { number, butler }) => ({
    ...house,
    round: number,
    butler,
    turn: null,
    room: null,
    floor: null,
    rooms: [],
    battle: null,
    field: [],
    ties: 0,
    under: { explorers: [], monsters: [] },
    displayed: [],
    spoils: [],
    divider: null,
    sharing: [],
    served: [],
    midnight: house.midnight === 'now' ? 'past' : house.midnight,
    players: house.players.map((player) => ({ ...player, sides: [], discarded: false })),
  }),
  revealed: (house, { card }, words) => {
    const left = house.house_deck.with(0, Math.max(0, (house.house_deck[0] ?? 0) - 1)).filter((count) => count > 0);
    const turned = { ...house, house_deck: left };
    switch (words.cards[card]?.kind) {
      case 'midnight':
        return { ...turned, midnight: 'now' };
      case 'dawn':
        return { ...turned, dawn: 'now' };
      case 'room':
        return { ...turned, rooms: [...house.rooms, card] };
      default:
        return { ...turned, room_items: [...house.room_items, card] };
    }
  },
  room: (house, { room }, words) => ({ ...house, rooms: [], room, floor: words.cards[room]?.floor ?? (null as Floor | null) }),
  declared: (house, { battle, butler }) => ({
    ...house,
    battle: battle as Battle,
    turn: butler,
    field: [],
    players: house.players.map((player) => ({ ...player, sides: [], discarded: false })),
  }),
  played: (house, { seat, card }, words, eyes) => {
    const side: Side = sideOf(words.cards[card]!);
    const left = withPlayer(fromHand(house, seat, card, eyes), seat, ({ sides }) => ({ sides: [...new Set([...sides, side])] }));
    return { ...left, turn: seat, field: [...house.field, { seat, side, character: card, items: [], value: 0, dice: 0, rolled: [] }] };
  },
  added: (house, { seat, item }, _words, eyes) => {
    const joined = withEntry(house, (entry) => entry.seat === seat, (entry) => ({ ...entry, items: [...entry.items, item] }));
    return house.room_items.includes(item) ? { ...joined, room_items: without(house.room_items, item) } : fromHand(joined, seat, item, eyes);
  },
  discarded: (house, { seat, card }, _words, eyes) => {
    const left = withPlayer(fromHand(house, seat, card, eyes), seat, () => ({ discarded: true }));
    return { ...left, turn: seat, discard: [...house.discard, card] };
  },
  claimed: (house, { seat, card }, words) => {
    const taken = collect(house, seat, card, words);
    if (words.cards[card]?.carried_by) return detach(taken, card);
    const gone = withEntry(taken, (entry) => entry.character === card, (entry) => ({ ...entry, character: null }));
    return { ...gone, field: gone.field.filter((entry) => entry.character !== null || entry.items.length) };
  },
  removed: (house, { item }) => detach(house, item),
  rolled: (house, { card, pips }) => ({
    ...withEntry(house, (entry) => entry.character === card, (entry) => ({ ...entry, rolled: [...entry.rolled, pips] })),
    turn: null,
  }),
  rerolled: (house, { card }) => withEntry(house, (entry) => entry.character === card, (entry) => ({ ...entry, rolled: [] })),
  totals: (house, { explorers, monsters }) => ({ ...house, turn: null, fought: resolved(house, { explorers, monsters }) ?? house.fought }),
  won: (house, { side }, words) => {
    if (!house.field.length || !house.battle) return house;
    const losers: Side = side === 'explorers' ? 'monsters' : 'explorers';
    const lost = [...house.under[losers], ...cardsOf(house, losers)].filter((card) => words.cards[card]?.hourglasses);
    const brought = (seat: number) =>
      house.field
        .filter((entry) => entry.seat === seat && entry.side === side)
        .reduce((sum, entry) => sum + worth(entry, house.field, house.battle!, words).value, 0);
    const sharing = order(house).filter((seat) => brought(seat) > 0);
    const divider = sharing.toSorted((a, b) => brought(b) - brought(a))[0] ?? null;
    const spoils = [...(house.room ? [house.room] : []), ...house.room_items, ...lost];
    return { ...house, displayed: spoils, spoils, sharing: divider === null ? [] : [divider, ...sharing.filter((seat) => seat !== divider)], divider, served: [] };
  },
  tied: (house) => ({
    ...house,
    ties: house.ties + 1,
    battle: null,
    field: [],
    under: { explorers: [...house.under.explorers, ...cardsOf(house, 'explorers')], monsters: [...house.under.monsters, ...cardsOf(house, 'monsters')] },
  }),
  won_spoil: (house, { seat, card }, words) => ({
    ...collect(house, seat, card, words),
    field: [],
    room: null,
    room_items: [],
    spoils: without(house.spoils, card),
    served: house.served.length + 1 >= house.sharing.length ? [] : [...house.served, seat],
  }),
  drew: (house, { seat, card }, words, eyes) => ({
    ...withPlayer(house, seat, ({ cards }) => ({ cards: cards + 1 })),
    horror_deck: Math.max(0, house.horror_deck - 1),
    hand: seat === eyes && words.cards[card] ? [...house.hand, card] : house.hand,
  }),
};

/** The battle on the table as it will be remembered. */
function resolved({ room, battle, field }: House, totals: Record<Side, number>): Fought | null {
  if (!room || !battle) return null;
  const winner = totals.explorers === totals.monsters ? null : totals.explorers > totals.monsters ? 'explorers' : 'monsters';
  return { room, battle, field, totals, winner };
}

/** All cards a side has in play, Items with their characters. */
export const cardsOf = (house: House, side: Side): string[] =>
  house.field.filter((entry) => entry.side === side).flatMap((entry) => [...(entry.character ? [entry.character] : []), ...entry.items]);

/** The table after an event. Events that change nothing to be seen give the same table. */
export function after(house: House, event: Event, words: Glossary, eyes: number | null): House {
  const what = told(event);
  return EFFECTS[what.kind]?.(house, what, words, eyes) ?? house;
}

/** How long an event is shown, in milliseconds at normal speed. */
const STAY: Record<string, number> = {
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

export const stay = (event: Event): number => STAY[told(event).kind] ?? 0;
