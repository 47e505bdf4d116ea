/** The dialogs of a table, in the order of its menu. */
import type { Component } from 'svelte';
import type { TableCard } from '../../generated/messages';
import type { GameOf } from '../../lib/game/props';
import { SHELF } from '../../lib/game/registry';
import { t } from '../../lib/texts/texts';
import GoalDialog from '../learn/GoalDialog.svelte';
import DevicesDialog from '../person/DevicesDialog.svelte';
import { owned } from '../recovery/owned';
import RecoverDialog from '../recovery/RecoverDialog.svelte';
import SettingsDialog from '../settings/SettingsDialog.svelte';
import ShareDialog from '../sharing/ShareDialog.svelte';
import AboutTable from './AboutTable.svelte';
import PointDialog from './PointDialog.svelte';
import RecordDialog from './RecordDialog.svelte';
import ReportRuleDialog from './ReportRuleDialog.svelte';
import type { TableState } from './table-state.svelte';

export interface TableDialog {
  /** What the menu calls it. */
  label: string;
  Dialog: Component<{ card: TableCard; game: GameOf<unknown>; rule: string; close: () => void }>;
  /** Whether the menu has it now; without this it always has. */
  offered?(table: TableState, game: string): boolean;
}

export const GOAL: TableDialog = { label: t.goal.menu, Dialog: GoalDialog, offered: (_, game) => SHELF.has(game) };

export const REPORT: TableDialog = {
  label: t.wrongRule.menu,
  Dialog: ReportRuleDialog,
  offered: (table) => table.my.seats.length > 0,
};

export const RECOVER: TableDialog = {
  label: t.recovery.menu,
  Dialog: RecoverDialog,
  offered: (table) => !table.my.seats.length && !table.connection.update?.recovery && owned(table.seats).length > 0,
};

export const POINT: TableDialog = {
  label: t.table.point,
  Dialog: PointDialog,
  offered: (table) => table.pointing.seat !== null,
};

export const DIALOGS: TableDialog[] = [
  GOAL,
  POINT,
  { label: t.table.settings, Dialog: SettingsDialog },
  { label: t.table.share, Dialog: ShareDialog },
  RECOVER,
  { label: t.devices.add, Dialog: DevicesDialog },
  { label: t.table.about, Dialog: AboutTable },
  {
    label: t.table.record,
    Dialog: RecordDialog,
    offered: (table) => table.update?.status !== 'playing' || table.my.seats.length > 0,
  },
  REPORT,
];
