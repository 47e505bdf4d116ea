/** What the game's workshop tells of all that an army can be made of, as far as the builder needs it beside the glossary. */
export interface Parts {
  monsters: { id: string; once: boolean; playable: boolean; cards: number }[];
  /** Build totals go in such steps, up to the most. */
  step: number;
  most_total: number;
  /** Cards in a crypt, before those that monsters add. */
  crypt: number;
  most_victims: number;
}
