/** What a game's components share for as long as one table is shown, such as what is looked at. */
import { createContext } from 'svelte';

const [shared, share] = createContext<Map<unknown, unknown>>();

/** Everything below belongs to one table. */
export const beginTable = () => share(new Map());

/** The one object of a class that the components of this table share; made when it is first asked for, as a component begins. */
export function atTable<T>(Shared: new () => T): T {
  const all = shared();
  let found = all.get(Shared) as T | undefined;
  if (!found) all.set(Shared, (found = new Shared()));
  return found;
}
