/** All that has a name in Horrified, as its cards show it. */
import type { Named, NamedPile } from '../../lib/texts/named-things';
import { LOOKS as HEROES } from './heroes/hero';
import { ITEM_FILL, ITEM_ICON } from './looks';
import { EMBLEMS, FIGURES, SIGNS } from './monsters/monster';
import { nextLine, placeName } from './places';
import { h } from './texts';
import type { Glossary, Village } from './view';

export function named(words: Glossary): Named[] {
  const space = (id: string) => placeName(words, id);
  const mats = Object.entries(words.mats);
  return [
    ...Object.entries(words.heroes).map(([id, { name, text, actions, start }]): Named => ({
      id: `hero:${id}`,
      sort: h.sorts.hero,
      name,
      text,
      icon: HEROES[id]?.icon,
      colour: '#8fd8b0',
      facts: [h.facts.actions(actions), h.facts.starts(space(start))],
    })),
    ...mats.flatMap(([id, { figures, task, defeat, power }]) =>
      figures.map((monster): Named => ({
        id: `monster:${monster}`,
        sort: h.sorts.monster,
        name: words.monsters[monster]!.name,
        text: h.facts.mat(task, defeat, power),
        icon: FIGURES[monster]?.icon,
        colour: FIGURES[monster]?.colour,
        facts: SIGNS[id as keyof typeof SIGNS] ? [h.facts.taskAt(space(SIGNS[id as keyof typeof SIGNS]!.place))] : [],
      })),
    ),
    ...Object.entries(words.perks).map(([id, { name, text }]): Named => ({
      id: `perk:${id}`,
      sort: h.sorts.perk,
      name,
      text,
      icon: 'candle-flame',
      colour: '#e9c27e',
    })),
    ...Object.entries(words.cards).map(([id, { name, text, items, strikes, move, dice }]): Named => ({
      id: `card:${id}`,
      sort: h.sorts.card,
      name,
      text,
      icon: 'scroll-unfurled',
      colour: '#c9a5d8',
      facts: [
        h.card.items(items),
        `${strikes.map((symbol) => words.monsters[symbol]?.name ?? h.frenzied).join(', ')}: ${h.card.each(move, dice)}`,
      ],
    })),
    ...Object.entries(words.villagers).map(([id, { name, safe }]): Named => ({
      id: `villager:${id}`,
      sort: h.sorts.villager,
      name,
      text: h.facts.safe(name, space(safe)),
      icon: 'person',
      colour: '#f0b79c',
    })),
    ...Object.entries(words.items).map(([id, { name, colour, strength, place }]): Named => ({
      id: `item:${id}`,
      sort: h.sorts.item,
      name,
      text: h.facts.found(space(place)),
      icon: ITEM_ICON[id],
      colour: ITEM_FILL[colour],
      facts: [`${colour} ${strength}`],
    })),
    ...Object.entries(EMBLEMS).map(([id, { name, icon, rule }]): Named => ({
      id: `sign:${id}`,
      sort: h.sorts.sign,
      name,
      text: '',
      rule,
      icon,
      colour: '#f0978a',
    })),
    {
      id: 'sign:frenzy',
      sort: h.sorts.sign,
      name: h.facts.frenzy,
      text: '',
      rule: 'frenzy.always-one',
      icon: 'flame',
      colour: '#f0978a',
    },
    {
      id: 'sign:terror',
      sort: h.sorts.sign,
      name: h.facts.terror,
      text: '',
      rule: 'end.terror-loss',
      icon: 'terror',
      colour: '#f0978a',
    },
    ...Object.entries(words.spaces).map(([id, { name }]): Named => ({
      id: `space:${id}`,
      sort: h.sorts.space,
      name,
      text: nextLine(words, id),
      icon: 'direction-sign',
      colour: '#a9d8ee',
    })),
  ];
}

/** What lies open: the newest card last. */
export const piles = (village: Village): NamedPile[] => [
  { name: h.piles.monster, cards: village.monster_discard.map((card) => `card:${card}`) },
  { name: h.piles.perk, cards: village.perk_discard.map((perk) => `perk:${perk}`) },
  { name: h.piles.item, cards: village.item_discard.map((item) => `item:${item}`) },
];
