/** Short sounds, made on the spot. Off unless the player turns them on. */
import { settings } from '../session/settings.svelte';

let context: AudioContext | null = null;

function tone(frequency: number, start: number, length: number, volume: number, type: OscillatorType = 'sine') {
  context ??= new AudioContext();
  const at = context.currentTime + start;
  const oscillator = context.createOscillator();
  const gain = context.createGain();
  oscillator.type = type;
  oscillator.frequency.value = frequency;
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(volume, at + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(at);
  oscillator.stop(at + length);
}

/** A small bell: it is your turn. */
export function bell() {
  if (!settings.turnSound) return;
  tone(659, 0, 1.1, 0.12);
  tone(988, 0.16, 1.3, 0.09);
}

/** A soft knock: something happened on the table. */
export function knock() {
  if (settings.sounds) tone(180, 0, 0.09, 0.1, 'triangle');
}

/** A low chord: the game is over. */
export function toll() {
  if (!settings.sounds) return;
  for (const [i, frequency] of [131, 196, 262].entries()) tone(frequency, i * 0.09, 2.4, 0.08);
}
