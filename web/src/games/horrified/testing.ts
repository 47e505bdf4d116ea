/** A small table and its words, for tests. */
import type { Answer, Event, Glossary, Question, Strike, Village } from './view';

const mat = (frenzy: number, ...figures: string[]) => ({ name: figures[0]!, frenzy, task: '', defeat: '', power: '', figures });
const space = (name: string) => ({ name, kind: 'location', x: 0, y: 0 });

const SOME: Partial<Glossary> = {
  spaces: {
    cave: space('Cave'),
    camp: space('Camp'),
    bridge_north: space('North Bridge'),
    mansion: space('Mansion'),
    barn: space('Barn'),
    theatre: space('Theatre'),
    lagoon: { ...space('Lagoon'), kind: 'water' },
  },
  lit: [
    ['cave', 'camp'],
    ['camp', 'bridge_north'],
    ['bridge_north', 'mansion'],
    ['barn', 'theatre'],
  ],
  water: [['cave', 'lagoon']],
  heroes: {
    mayor: { name: 'Mayor', actions: 5, start: 'theatre', text: '' },
    courier: { name: 'Courier', actions: 4, start: 'camp', text: '' },
  },
  villagers: { maria: { name: 'Maria', safe: 'camp' }, lucy: { name: 'Lucy', safe: 'mansion' } },
  monsters: {
    creature: { name: 'Creature', mat: 'creature', swims: true, proper: false },
    dracula: { name: 'Dracula', mat: 'dracula', swims: false, proper: true },
    mummy: { name: 'Mummy', mat: 'mummy', swims: false, proper: false },
    wolf_man: { name: 'Wolf Man', mat: 'wolf_man', swims: false, proper: false },
  },
  mats: { creature: mat(4, 'creature'), dracula: mat(1, 'dracula'), mummy: mat(2, 'mummy'), wolf_man: mat(5, 'wolf_man') },
  items: {
    dart: { name: 'Dart', colour: 'red', strength: 2, place: 'camp' },
    rifle: { name: 'Rifle', colour: 'red', strength: 6, place: 'barn' },
    kite: { name: 'Kite', colour: 'blue', strength: 1, place: 'camp' },
    charm: { name: 'Charm', colour: 'yellow', strength: 4, place: 'cave' },
  },
  cards: {
    thief: { name: 'Thief', text: '', items: 2, subject: 'villagers', strikes: ['mummy', 'creature', 'frenzy'], move: 1, dice: 3 },
  },
  perks: { rush: { name: 'Rush', text: '' } },
  lair_path: ['red', 'yellow', 'blue', 'red', 'blue'],
  coffin_red: 6,
  coffins: ['cave', 'camp', 'mansion', 'barn'],
  humanity: { frankenstein: 11, bride: 8 },
  evidence: ['camp', 'barn'],
  grooves: [[1, 6], [0, 6], [6], [6], [6], [6], [0, 1, 2, 3, 4, 5]],
  cure: [1, 1, 2],
  skull: 7,
};
/** As much of the glossary as tests read. */
export const WORDS = SOME as Glossary;

export function aVillage(told: Partial<Village> = {}): Village {
  return {
    turn: 0,
    turn_number: 3,
    phase: 'hero',
    actions: 4,
    monster_phase_skipped: false,
    terror: 0,
    skull: 7,
    frenzy: 'dracula',
    frenzied: 'dracula',
    card: null,
    strikers: [],
    dice: [],
    die: ['hit', 'hit', 'power', 'blank', 'blank', 'blank'],
    strikes: [],
    next_strike: null,
    threats: [],
    heroes: [
      { hero: 'mayor', seat: 0, at: 'camp', items: ['dart'], perks: ['rush'], signs: [] },
      { hero: 'courier', seat: 1, at: 'camp', items: ['kite', 'charm'], perks: [], signs: [] },
    ],
    villagers: { maria: 'camp', lucy: 'off' },
    monsters: { dracula: 'mansion', creature: 'lagoon' },
    items: { camp: ['rifle'], cave: ['kite', 'dart'] },
    mats: {
      dracula: { coffins: ['cave', 'barn'], complete: false },
      creature: { boat: 1, ahead: { yellow: 2, blue: 3, red: 4 }, complete: false },
    },
    terms: { dracula: { order: 1, price: { yellow: 6 } }, creature: { order: 4, price: { red: 1, blue: 1, yellow: 1 } } },
    defeated: {},
    item_bag: 40,
    item_discard: [],
    monster_deck: 30,
    monster_discard: [],
    perk_deck: 18,
    perk_discard: [],
    perk_played: null,
    ...told,
  };
}

/** A strike of Dracula that met nobody. */
export const aStrike = (told: Partial<Strike> = {}): Strike => ({
  symbol: 'dracula',
  monster: 'dracula',
  left: 'mansion',
  came: 'mansion',
  person: null,
  dice: [],
  powered: false,
  gave: [],
  fallen: [],
  steps: 0,
  ...told,
});

/** A question whose answers are told by their parts. */
export function aQuestion<Kind extends Question['kind']>(
  kind: Kind,
  answers: Answer['parts'][],
  parts: Extract<Question, { kind: Kind }>['parts'],
): Question {
  const options: Answer[] = answers.map((named, id) => ({
    id,
    text: Object.values(named).join(' '),
    label: Object.values(named).join(' '),
    parts: named,
  }));
  return { seat: 0, prompt: '', interrupt: false, greyed: [], answers: options, kind, parts } as Question;
}

/** An event by its parts. */
export const anEvent = (parts: Event['parts']): Event => ({ move: 1, sentence: '', parts });
