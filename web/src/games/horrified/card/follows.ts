/** What of a Monster card is still to come, in order. */
import type { Question } from '../../../generated/messages';
import { type Scene, strikerOf } from '../scene';
import { h } from '../texts';
import { figureName, type Glossary, type MatId, type Village } from '../view';

export interface Following {
  icon: string;
  /** The Monster it is about, for its colour. */
  monster: string | null;
  text: string;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export function follows(scene: Scene, village: Village, words: Glossary, questions: Question[], icons: Record<string, { icon: string }>): Following[] {
  const card = words.cards[scene.card ?? ''];
  if (!card) return [];
  const found: Following[] = [];
  const hit = questions.some(({ kind }) => kind === 'hit' || kind === 'cover');
  if (hit || scene.hit) found.push({ icon: 'terror', monster: null, text: h.card.answerHit(hit, scene.hit ? capital(figureName(words, scene.hit.person)) : '') });
  const mat = scene.striker ? (words.monsters[scene.striker]?.mat as MatId | undefined) : undefined;
  if (mat && scene.dice.includes('power') && found.length) found.push({ icon: 'round-star', monster: scene.striker, text: h.card.power(h.mat.powerName[mat], words.mats[mat]!.power) });
  card.strikes.forEach((symbol, i) => {
    const monster = i > scene.symbol ? strikerOf(symbol, village, words) : null;
    if (monster) found.push({ icon: icons[monster]!.icon, monster, text: h.card.striker(capital(figureName(words, monster)), card.move, card.dice) });
  });
  return found;
}
