/** The table whose page this is, for everything on the page. Games know no table: they get what they draw as props. */
import { createContext } from 'svelte';
import type { TableState } from './table-state.svelte';

export const [getTable, setTable] = createContext<TableState>();
