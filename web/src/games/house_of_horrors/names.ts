/** All that has a name in House of Horrors, as its cards show it. */
import type { Named, NamedPile } from '../../lib/texts/named-things';
import CardPicture from './cards/CardPicture.svelte';
import { BATTLE_GLYPHS } from './glyphs';
import { h } from './texts';
import type { Glossary, House } from './view';

export const named = (words: Glossary): Named[] => [
  ...Object.entries(words.cards)
    .sort(([, a], [, b]) => h.sortOrder.indexOf(a.kind) - h.sortOrder.indexOf(b.kind))
    .map(([id, { name, kind, text, traits = [] }]): Named => ({
      id,
      sort: h.sorts[kind],
      name,
      text: [text, ...traits].filter(Boolean).join(' '),
      Picture: CardPicture,
    })),
  ...Object.entries(words.battles).map(([id, { name }]): Named => ({
    id: `battle:${id}`,
    sort: h.sorts.battle,
    name,
    text: h.battleTexts[id]!,
    icon: BATTLE_GLYPHS[id],
    colour: '#e0b0a0',
  })),
  ...Object.entries(words.floors).map(([id, { name }]): Named => ({
    id: `floor:${id}`,
    sort: h.sorts.floor,
    name,
    text: h.floorText(name),
    icon: 'stairs',
    colour: '#c4b0f2',
  })),
];

/** What lies open: the newest card last. */
export const piles = (house: House): NamedPile[] => [
  { name: h.openPiles.discard, cards: house.discard },
  { name: h.openPiles.rejected, cards: house.rejected },
];
