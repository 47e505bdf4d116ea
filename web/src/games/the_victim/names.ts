/** All that has a name in The Victim, as its cards show it. */
import type { Named, NamedPile } from '../../lib/texts/named-things';
import { EVIL, SKILL, VICTIM } from './characters';
import { DEBUFF, EVENT, GROUNDS, ITEM, STATUS } from './looks';
import { h } from './texts';
import type { Forest, Glossary } from './view';

export function named(words: Glossary): Named[] {
  const plain = (
    entries: Record<string, { name: string; text: string }>,
    kind: keyof typeof h.sorts,
    icon: string,
    colour: string,
  ): Named[] =>
    Object.entries(entries).map(([id, { name, text }]) => ({
      id: `${kind}:${id}`,
      sort: h.sorts[kind],
      name,
      text,
      icon,
      colour,
    }));
  const skill = (id: string, name: string, text: string, whose: string, facts: string[] = []): Named => ({
    id: `skill:${id}`,
    sort: h.sorts.skill,
    name,
    text,
    icon: SKILL[id],
    colour: '#c9e2a4',
    facts: [whose, ...facts],
  });
  return [
    ...Object.entries(words.victims).map(([id, { name, full_name, about, active, passive, item, start }]): Named => ({
      id: `victim:${id}`,
      sort: h.sorts.victim,
      name,
      text: `${full_name}. ${about}`,
      icon: VICTIM[id]?.icon,
      colour: VICTIM[id]?.colour,
      facts: [
        ...Object.entries(start).map(([status, value]) => `${STATUS[status]!.letters} ${value}`),
        active.name,
        passive.name,
        words.items[item]?.name ?? '',
      ].filter(Boolean),
    })),
    ...Object.entries(words.evils).map(([id, { name, curse, passive, first, second, death }]): Named => ({
      id: `evil:${id}`,
      sort: h.sorts.evil,
      name,
      text: [passive, first, second, death].map(({ name: of, text }) => `${of}: ${text}`).join(' '),
      icon: EVIL[id]?.icon,
      colour: EVIL[id]?.colour,
      facts: [h.facts.curse(STATUS[curse]!.letters)],
    })),
    ...Object.values(words.victims).flatMap(({ name: whose, active, passive }) => [
      skill(active.id, active.name, active.text, whose),
      skill(
        passive.id,
        passive.name,
        passive.text,
        whose,
        Object.entries(passive.needs).map(([status, value]) => h.facts.needs(STATUS[status]!.letters, value)),
      ),
    ]),
    ...Object.values(words.evils).flatMap(({ name: whose, passive, first, second, death }) => [
      skill(passive.id, passive.name, passive.text, whose),
      ...[first, second].map((each) =>
        skill(each.id, each.name, each.text, whose, [h.facts.power(each.power), h.facts.stamina(each.stamina)]),
      ),
      skill(death.id, death.name, death.text, whose),
    ]),
    ...Object.entries(words.items).map(([id, { name, text, cards }]): Named => ({
      id: `item:${id}`,
      sort: h.sorts.item,
      name,
      text,
      icon: ITEM[id],
      colour: '#e9ddbb',
      facts: [h.facts.cards(cards)],
    })),
    ...Object.entries(words.events).map(([id, { name, text, cards, lasts }]): Named => ({
      id: `event:${id}`,
      sort: h.sorts.event,
      name,
      text,
      icon: EVENT[id]?.icon,
      colour: EVENT[id]?.colour,
      facts: [h.facts.cards(cards), ...(lasts ? [h.facts.lasts] : [])],
    })),
    ...Object.entries(words.kinds).map(([id, { name, text, tiles }]): Named => ({
      id: `ground:${id}`,
      sort: h.sorts.ground,
      name,
      text,
      icon: GROUNDS[id]?.icon || 'hexes',
      colour: GROUNDS[id]?.colour,
      facts: [h.facts.tiles(tiles)],
    })),
    ...Object.entries(words.statuses).map(([id, { name, letters, text }]): Named => ({
      id: `status:${id}`,
      sort: h.sorts.status,
      name,
      text,
      icon: STATUS[id]!.icon,
      colour: STATUS[id]!.colour,
      facts: [letters],
    })),
    ...Object.entries(words.debuffs).map(([id, { name, text }]): Named => ({
      id: `debuff:${id}`,
      sort: h.sorts.debuff,
      name,
      text,
      ...DEBUFF[id],
    })),
    ...plain(words.hide, 'hide', 'semi-closed-eye', '#9bdca8'),
    ...plain(words.skill_tokens, 'token', 'round-star', '#c3a8f4'),
    ...plain(words.marks, 'mark', 'radio-tower', '#86d3ee'),
  ];
}

/** What lies open: the newest card last. */
export const piles = (forest: Forest): NamedPile[] => [
  { name: h.openPiles.event, cards: forest.event_discard.map((event) => `event:${event}`) },
  { name: h.openPiles.item, cards: forest.item_discard.map((item) => `item:${item}`) },
];
