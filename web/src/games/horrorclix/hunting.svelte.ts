/** Who can be picked to act, and who is: shared by the map, the armies beside it and the bar with actions. */
export class Hunting {
  able = $state.raw<Set<string>>(new Set());
  picked = $state<string | null>(null);
  /** The seat whose eyes see the table. */
  eyes = $state<number | null>(null);
  pick = (monster: string | null) => (this.picked = monster);
}
