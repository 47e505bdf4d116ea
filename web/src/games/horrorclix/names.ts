/** All that has a name in HorrorClix, as its cards show it. */
import type { Named, NamedPile } from '../../lib/texts/named-things';
import { glyph, POWER, RING } from './looks';
import { h } from './texts';
import type { Clix, Glossary } from './view';

export function named(words: Glossary): Named[] {
  const power = (id: string) => words.powers[id]?.name ?? id;
  const list = (
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
  return [
    ...Object.entries(words.versions).map(([id, { name, rank, points, range, family, sides, classes, dial }]): Named => ({
      id: `version:${id}`,
      sort: h.sorts.version,
      name,
      text: h.facts.powers(
        sides.flatMap(({ powers, traits }) => [...Object.values(powers), ...traits].map(([each]) => power(each))),
      ),
      icon: glyph(family),
      colour: RING[rank],
      facts: [
        h.ranks[rank]!,
        h.points(points),
        h.facts.clicks(dial.length),
        ...(range ? [h.facts.range(range)] : []),
        ...classes.map((each) => words.classes[each]?.name ?? ''),
      ].filter(Boolean),
    })),
    ...Object.entries(words.powers).map(([id, { name, text, slot }]): Named => ({
      id: `power:${id}`,
      sort: h.sorts.power,
      name,
      text,
      icon: 'round-star',
      colour: POWER.purple,
      facts: h.slots[slot] ? [h.slots[slot]!] : [],
    })),
    ...Object.entries(words.twists).map(([id, { name, text, kind, when }]): Named => ({
      id: `twist:${id}`,
      sort: h.sorts.twist,
      name,
      text,
      icon: 'card-play',
      colour: '#e7d96b',
      facts: [h.twistKinds[kind] ?? kind, when].filter(Boolean),
    })),
    ...list(words.statuses, 'status', 'brain', '#f0978a'),
    ...list(words.objects, 'object', 'dead-wood', '#c08a55'),
    ...list(words.markers, 'marker', 'round-star', '#c3a8f4'),
    ...Object.entries(words.archetypes).map(([id, { name, speed }]): Named => ({
      id: `archetype:${id}`,
      sort: h.sorts.archetype,
      name,
      text: '',
      icon: 'person',
      colour: '#f0b79c',
      facts: [h.facts.speed(speed)],
    })),
    ...Object.entries(words.cabals).map(([id, { name, power: its }]): Named => ({
      id: `cabal:${id}`,
      sort: h.sorts.cabal,
      name,
      text: words.powers[its]?.text ?? '',
      icon: 'meeple-army',
      colour: '#bfc9e8',
      facts: [power(its)],
    })),
    ...list(words.phases, 'phase', 'hourglass', '#a9d8ee'),
    ...Object.entries(words.maps).map(([id, { name }]): Named => ({
      id: `map:${id}`,
      sort: h.sorts.map,
      name,
      text: '',
      icon: 'direction-sign',
      colour: '#9fb58a',
    })),
  ];
}

/** What lies open: twists that were played, and monsters that were killed. */
export function piles(clix: Clix): NamedPile[] {
  return [
    {
      name: h.piles.played,
      cards: clix.players.flatMap(({ played, removed }) => [...played, ...removed].map((card) => `twist:${card}`)),
    },
    {
      name: h.piles.killed,
      cards: clix.monsters.filter(({ state }) => state === 'killed').map(({ version }) => `version:${version}`),
    },
  ];
}
