import type { Lit } from '../lit';
import type { Glossary, MatId } from '../view';

/** The mat on which something is to be chosen now: its scarabs, or the Item for its task. */
export function concerned(mats: MatId[], lit: Lit, words: Glossary): MatId | null {
  if (lit.scarabs.size && mats.includes('mummy')) return 'mummy';
  const question = [...lit.held.values()][0]?.[0]?.question;
  if (question?.kind !== 'advance' && question?.kind !== 'pay') return null;
  return mats.find((mat) => words.mats[mat]!.figures.some((figure) => question.prompt.includes(words.monsters[figure]!.name))) ?? null;
}
