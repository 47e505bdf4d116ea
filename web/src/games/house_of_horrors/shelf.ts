import type { Shelf } from '../../lib/game/registry';

export const SHELF: Shelf = {
  place: 3,
  name: 'House of Horrors',
  line: 'Pick a side before the clock strikes',
  players: '3 to 6 players',
  minutes: 40,
  accent: '#bba2ec',
  plate: '#1b1236',
  crop: '0 134 240 258',
  banner: '0 172 240 140',
  goal: 'Collect hourglasses. Each round everyone joins one side of a battle in a Room, and the side that is stronger shares out the spoils. When Dawn breaks, whoever has the most hourglasses wins.',
  poster: () => import('./Poster.svelte'),
  play: { seats: 4, preset: 'printed', first: 'first_butler' },
};
