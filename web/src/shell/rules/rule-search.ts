/** The rulebook as a panel shows it: what a search finds, and where a rule is printed. */
import type { ChapterInfo, RuleInfo } from '../../generated/messages';

/** The rules that have all the words sought, those with all of them in the title first. */
export function sought(book: ChapterInfo[], text: string): RuleInfo[] {
  const wanted = text.toLowerCase().split(/\s+/).filter(Boolean);
  const has = (where: string) => wanted.every((word) => where.toLowerCase().includes(word));
  const rules = book.flatMap((chapter) => chapter.rules);
  const named = rules.filter((rule) => has(rule.title));
  const told = rules.filter((rule) => !named.includes(rule) && has(`${rule.title} ${rule.id} ${rule.text} ${rule.note}`));
  return [...named, ...told];
}

/** The section of the printed rulebook that has a rule, of several the first; "" if it is not printed there. */
export function printed(source: string): string {
  return (
    source
      .split('; ')
      .find((part) => part.startsWith(RULEBOOK))
      ?.slice(RULEBOOK.length) ?? ''
  );
}

const RULEBOOK = 'rulebook § ';
