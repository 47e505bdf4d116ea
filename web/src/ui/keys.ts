/** The keyboard at a table. */

/** Keys with a meaning of their own. */
export const KEYS = { hint: 'h', undo: 'u', redo: 'r', log: 'l', rules: '?', pass: 'p', menu: 'm', point: '.' } as const;

const RESERVED = new Set<string>(Object.values(KEYS));
const SHORTCUTS = [...'123456789abcdefghijklmnopqrstuvwxyz'].filter((key) => !RESERVED.has(key));

/** The key that takes the entry at an index, or "" if there are no more keys. */
export function shortcut(index: number): string {
  return SHORTCUTS[index] ?? '';
}

/** The index a key stands for, or -1. */
export function shortcutIndex(key: string): number {
  return SHORTCUTS.indexOf(key.toLowerCase());
}

/** Where an arrow key leads from an index in a row-wise grid of so many columns; null if the key is no arrow. */
export function arrowed(key: string, index: number, count: number, columns: number): number | null {
  if (!count) return null;
  const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns };
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = steps[key];
  if (step === undefined) return null;
  const next = index + step;
  if (Math.abs(step) === 1) return (next + count) % count;
  return next >= 0 && next < count ? next : index;
}

/** Whether a key belongs to what has the focus (a field, an open dialog) and not to the table. */
export function typing(target: EventTarget | null): boolean {
  const element = target as Element | null;
  return !!element?.closest?.('input, textarea, select, [contenteditable], dialog');
}

/** Whether someone who has the focus here writes text. */
export function inTextField(element: Element | null): boolean {
  return !!element?.matches('textarea, [contenteditable], input:not([type=checkbox], [type=radio], [type=range])');
}
