/** How a question reads above its answers. */
import type { Asked } from '../../lib/props';
import { h } from './texts';
import { type Clix, monsterOf, type Question } from './view';

/** The heading below the table's name: "Turn 6 of 40, 200 points". */
export const subtitle = ({ turn, limit, build_total, players }: Clix): string => (players && turn ? h.subtitle(turn, limit, build_total) : '');

export function asks(question: Question, clix: Clix): Asked {
  if (!clix.players) return {};
  if (question.kind === 'act') return { title: h.hunt.title, left: clix.actions, of: Math.max(clix.base_actions, clix.actions), text: h.hunt.left(clix.actions) };
  if (question.kind === 'move') {
    const mover = monsterOf(clix, clix.action?.monster ?? question.parts.m);
    return mover ? { title: h.moves(mover.name), text: question.parts.move?.threats.length ? `${question.prompt} ${h.threat.legend}` : undefined } : {};
  }
  const title = h.asks[question.kind];
  return title ? { title } : {};
}
