/** Which figure is looked at: in the army, on the map and in the panel with its dial. */
export class Looking {
  /** The figure that was asked for, by id; null: whoever the game is about. */
  at = $state<string | null>(null);
  /** The figure under the pointer. */
  over = $state<string | null>(null);
}
