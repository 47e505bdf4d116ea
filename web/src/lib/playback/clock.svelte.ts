/** The clock of all motion: how much faster than a table's a playback runs. */
export const clock = $state({ speed: 1 });

/** Let everything run so much faster. Returns how to end that. */
export function runAt(speed: number): () => void {
  clock.speed = speed;
  return () => (clock.speed = 1);
}
