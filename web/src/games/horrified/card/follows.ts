/** What of a Monster card is still to come, in order. */
import { capital } from '../../../kit/words';
import { said } from '../../../lib/texts/sentences';
import { FIGURES, TEXTS } from '../monsters/monster';
import type { Scene } from '../scene';
import { h } from '../texts';
import { figureName, type Glossary, type Question, type Village } from '../view';

export interface Following {
  icon: string;
  /** The Monster it is about, for its colour. */
  monster: string | null;
  text: string;
}

/** What follows from here on: the question, the Power that waits behind it, the strikes left, and whose turn is next. */
export function follows(scene: Scene, village: Village, words: Glossary, questions: Question[], nextPlayer: string): Following[] {
  const card = words.cards[scene.card ?? ''];
  if (!card || village.terror >= village.skull) return [];
  const found: Following[] = [];
  const asked = questions.find(({ interrupt }) => !interrupt);
  const hit = asked?.kind === 'hit' || asked?.kind === 'cover' ? asked.parts : null;
  if (hit) found.push({ icon: 'terror', monster: null, text: h.card.answerHit(hit.hits) });
  else if (asked) found.push({ icon: 'direction-sign', monster: null, text: said(asked.prompt) });
  const mat = words.monsters[scene.striker ?? '']?.mat;
  const powers = scene.dice.filter((face) => face === 'power').length;
  const powered = village.strikes.at(-1)?.powered ?? false;
  if (mat && powers && hit && !powered)
    found.push({
      icon: 'round-star',
      monster: scene.striker,
      text: h.card.power(TEXTS[mat]?.power ?? '', words.mats[mat]!.power, powers),
    });
  else if (scene.striker && !scene.dice.length && asked && asked.kind !== 'target')
    found.push({
      icon: FIGURES[scene.striker]!.icon,
      monster: scene.striker,
      text: h.card.thenAttacks(capital(figureName(words, scene.striker)), card.dice),
    });
  village.strikers.forEach((monster, i) => {
    if (i <= scene.symbol) return;
    if (monster)
      found.push({
        icon: FIGURES[monster]!.icon,
        monster,
        text: h.card.striker(capital(figureName(words, monster)), card.move, card.dice),
      });
  });
  found.push({ icon: 'moon', monster: null, text: h.card.nextTurn(nextPlayer) });
  return found;
}
