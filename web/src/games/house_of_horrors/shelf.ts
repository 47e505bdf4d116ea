import type { Shelf } from '../../lib/games';
import Poster from './Poster.svelte';

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
  poster: Poster,
  play: { seats: 4, preset: 'printed', first: 'first_butler' },
};
