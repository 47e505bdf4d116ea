import type { Shelf } from '../../lib/game/registry';

export const SHELF: Shelf = {
  place: 4,
  name: 'The Victim',
  line: 'One of you will not leave the forest',
  players: '2 to 6 players',
  minutes: 75,
  accent: '#93b6da',
  plate: '#0e1a2a',
  crop: '0 206 240 250',
  banner: '0 340 240 110',
  goal: 'Explore the forest together, find the Bunker and work out its password to escape. But a Curse will turn one of you against the others: then run, or hunt.',
  poster: () => import('./Poster.svelte'),
  play: { seats: 4, preset: 'first_game' },
};
