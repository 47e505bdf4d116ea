/** Armies that are kept in this browser, where a table is set up. */
import type { ChoiceInfo, OptionInfo } from '../../generated/messages';
import { read } from './builder/army';
import { saved } from './builder/saved.svelte';
import { b } from './builder/texts';

export function keptFor({ id }: OptionInfo): ChoiceInfo[] {
  if (!id.startsWith('army_')) return [];
  return saved.all.flatMap(({ name, text }) => {
    const army = read(text);
    return army ? [{ id: text, label: b.sampleOf(name, army.total), help: '' }] : [];
  });
}
