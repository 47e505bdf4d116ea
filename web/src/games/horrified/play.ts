/** The table while events are played: each event is applied to what was seen before it. */
import type { Event } from '../../generated/messages';
import { OFF, type Face, type Glossary, type HeroState, type Sign, type Village } from './view';

export interface Parts {
  kind: string;
  [name: string]: any;
}

export const parts = (event: Event): Parts => event.parts as Parts;

/** The table after an event. Events that change nothing to be seen give the same table. */
export function after(village: Village, event: Event, words: Glossary): Village {
  const told = parts(event);
  return EFFECTS[told.kind]?.(village, told, words) ?? village;
}

type Effect = (village: Village, told: Parts, words: Glossary) => Village;

const without = <T>(things: T[], thing: T): T[] => {
  const at = things.indexOf(thing);
  return at < 0 ? things : [...things.slice(0, at), ...things.slice(at + 1)];
};

const withHero = (village: Village, hero: string, change: (state: HeroState) => Partial<HeroState>): Village => ({
  ...village,
  heroes: village.heroes.map((state) => (state.hero === hero ? { ...state, ...change(state) } : state)),
});

const put = (village: Village, figure: string, space: string): Village => {
  if (figure in village.monsters) return { ...village, monsters: { ...village.monsters, [figure]: space } };
  if (figure in village.villagers) return { ...village, villagers: { ...village.villagers, [figure]: space } };
  return withHero(village, figure, () => ({ at: space }));
};

const lose: Effect = (village, { hero, item }) => withHero(village, hero, ({ items }) => ({ items: without(items, item) }));

const sign =
  (name: Sign): Effect =>
  (village, { hero }) => ({
    ...village,
    heroes: village.heroes.map((state) => ({ ...state, signs: [...without(state.signs, name), ...(state.hero === hero ? [name] : [])] })),
  });

const EFFECTS: Record<string, Effect> = {
  turn: (village, { seat, number }) => ({ ...village, turn: seat, turn_number: number, phase: 'hero', card: null, dice: [] }),
  moved: (village, { figure, to }) => put(village, figure, to),
  placed: (village, { item, at }) => ({
    ...village,
    item_bag: Math.max(0, village.item_bag - 1),
    items: { ...village.items, [at]: [...(village.items[at] ?? []), item] },
  }),
  took: (village, { hero, item, at }) => ({
    ...withHero(village, hero, ({ items }) => ({ items: [...items, item] })),
    items: { ...village.items, [at]: without(village.items[at] ?? [], item) },
  }),
  gave: (village, { giver, belonging, taker }) => {
    if (belonging === 'cure') return sign('cure')(village, { kind: 'cure', hero: taker }, {} as Glossary);
    const given = withHero(village, giver, ({ items }) => ({ items: without(items, belonging) }));
    return withHero(given, taker, ({ items }) => ({ items: [...items, belonging] }));
  },
  used: lose,
  ingredient: lose,
  evidence: (village, told, words) => {
    const mat = village.mats.invisible_man;
    const lost = lose(village, told, words);
    return mat ? { ...lost, mats: { ...village.mats, invisible_man: { ...mat, evidence: [...mat.evidence, told.item] } } } : lost;
  },
  boat: (village, { at }) => (village.mats.creature ? { ...village, mats: { ...village.mats, creature: { ...village.mats.creature, boat: at } } } : village),
  coffin: (village, { at }) => {
    const mat = village.mats.dracula;
    return mat ? { ...village, mats: { ...village.mats, dracula: { ...mat, coffins: without(mat.coffins, at) } } } : village;
  },
  humanity: (village, { monster, score }) => {
    const mat = village.mats.frankenstein_bride;
    return mat ? { ...village, mats: { ...village.mats, frankenstein_bride: { ...mat, [monster]: score } } } : village;
  },
  slid: (village, { scarab, spot }) => {
    const mat = village.mats.mummy;
    if (!mat) return village;
    const scarabs = mat.scarabs.map((there, i) => (i === spot - 1 ? scarab : there === scarab ? 0 : there));
    return { ...village, mats: { ...village.mats, mummy: { ...mat, scarabs } } };
  },
  flipped: (village, { scarab, side }) => {
    const mat = village.mats.mummy;
    if (!mat) return village;
    const others = mat.face_down.filter((other) => other !== scarab);
    return { ...village, mats: { ...village.mats, mummy: { ...mat, face_down: side === 'down' ? [...others, scarab] : others } } };
  },
  cure: sign('cure'),
  soul: sign('soul'),
  hunted: sign('hunted'),
  drew_perk: (village, { hero, perk }) => withHero(village, hero, ({ perks }) => ({ perks: [...perks, perk] })),
  played_perk: (village, { hero, perk }) => ({
    ...withHero(village, hero, ({ perks }) => ({ perks: without(perks, perk) })),
    perk_played: perk,
  }),
  drew_card: (village, { card }) => ({ ...village, phase: 'monster', card, dice: [], strikes: [], next_strike: null, monster_deck: Math.max(0, village.monster_deck - 1) }),
  frenzy: (village, { mat }) => ({ ...village, frenzy: mat }),
  raided: (village, { at }) => ({ ...village, items: { ...village.items, [at]: [] } }),
  attacks: (village) => ({ ...village, dice: [] }),
  rolled: (village, { hits, powers, blanks }) => ({ ...village, dice: faces(hits, powers, blanks) }),
  defeated: (village, { person }) => put(village, person, OFF),
  rescued: (village, { villager }) => put(village, villager, OFF),
  terror: (village, { level }) => ({ ...village, terror: level }),
  monster_defeated: (village, { mat }, words) => {
    const gone = new Set(words.mats[mat]?.figures);
    const mats = Object.fromEntries(Object.entries(village.mats).filter(([id]) => id !== mat));
    const by = village.phase === 'hero' ? { turn: village.turn_number, seat: village.turn } : { turn: village.turn_number };
    return { ...village, mats, defeated: { ...village.defeated, [mat]: by }, monsters: Object.fromEntries(Object.entries(village.monsters).filter(([id]) => !gone.has(id))) };
  },
};

function faces(hits: number, powers: number, blanks: number): Face[] {
  const times = (face: Face, count: number) => Array.from({ length: count }, () => face);
  return [...times('hit', hits), ...times('power', powers), ...times('blank', blanks)];
}
