/** The rulebook as a panel shows it: chapters, and what a search finds. */
import type { RuleInfo } from '../generated/messages';
import { words } from './prompt';

export interface Chapter {
  id: string;
  name: string;
  rules: RuleInfo[];
}

/** Rules by chapter (what stands before the point of their ids), in the rulebook's order. */
export function chapters(rules: RuleInfo[]): Chapter[] {
  const found = new Map<string, Chapter>();
  for (const rule of rules) {
    const id = chapterOf(rule.id);
    if (!found.has(id)) found.set(id, { id, name: words(id), rules: [] });
    found.get(id)!.rules.push(rule);
  }
  return [...found.values()];
}

export function chapterOf(rule: string): string {
  return rule.split('.')[0] ?? rule;
}

/** What a rule is called: its id without the chapter, in words. */
export function ruleName(id: string): string {
  return words(id.split('.').slice(1).join(' ') || id);
}

/** The rules that have all the words sought, those named by them first. */
export function sought(rules: RuleInfo[], text: string): RuleInfo[] {
  const wanted = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (!wanted.length) return rules;
  const has = (where: string) => wanted.every((word) => where.toLowerCase().includes(word));
  const named = rules.filter((rule) => has(words(rule.id.replaceAll('.', ' '))));
  const told = rules.filter((rule) => !named.includes(rule) && has(`${rule.id} ${rule.text} ${rule.note}`));
  return [...named, ...told];
}
