import type { Shelf } from '../../lib/game/registry';

export const SHELF: Shelf = {
  place: 2,
  name: 'HorrorClix',
  line: 'Miniature monsters on the hunt',
  players: '2 to 4 players',
  minutes: 50,
  accent: '#b9ce62',
  plate: '#1a1f10',
  crop: '0 226 240 250',
  banner: '0 300 240 110',
  goal: 'Lead your army of monsters. Slay victims and destroy the monsters of the others: both score points, and whoever has the most when it ends wins.',
  others: 'rivals',
  poster: () => import('./Poster.svelte'),
  play: { seats: 2, preset: 'starter' },
};
