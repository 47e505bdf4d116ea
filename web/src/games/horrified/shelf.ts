import type { Shelf } from '../../lib/game/registry';

export const SHELF: Shelf = {
  place: 1,
  name: 'Horrified',
  line: 'A whole village stands against its monsters',
  players: '1 to 5 players',
  minutes: 60,
  accent: '#6cc5ae',
  plate: '#0b2327',
  crop: '0 104 240 250',
  banner: '0 100 240 120',
  goal: "Work together. Collect Items, finish the task on each Monster's mat and defeat them all, before Terror fills its track or the last Monster card is drawn. Bring Villagers to safety on the way.",
  others: 'allies',
  poster: () => import('./Poster.svelte'),
  play: { seats: 2, preset: 'first', first: 'first_player' },
};
