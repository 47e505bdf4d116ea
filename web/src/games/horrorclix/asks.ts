/** How a question reads above its answers. */
import type { Asked } from '../../lib/game/props';
import { together } from '../../lib/texts/sentences';
import { screen } from '../../ui/screen.svelte';
import { h } from './texts';
import { type Clix, monsterOf, type Question } from './view';

/** The heading below the table's name: "Turn 6 of 40, 200 points". */
export const subtitle = ({ turn, limit, build_total, players }: Clix): string =>
  players && turn ? h.subtitle(turn, limit, build_total) : '';

/** The actions that are left; in everyone's first turn also that the book gives fewer. */
function house({ actions, base_actions, build_total, scenario, turn, players }: Clix): string {
  const printed = Math.floor(build_total / 100);
  if (scenario !== 'standard' || base_actions <= printed || turn > players.length) return h.hunt.left(actions);
  return screen.narrow ? h.hunt.printed(actions, printed) : `${h.hunt.left(actions)}. ${h.hunt.house(printed)}`;
}

export function asks(question: Question, clix: Clix): Asked {
  if (!clix.players) return {};
  if (question.kind === 'act')
    return { title: h.hunt.title, left: clix.actions, of: Math.max(clix.base_actions, clix.actions), text: house(clix) };
  if (question.kind === 'move') {
    const mover = monsterOf(clix, clix.action?.monster ?? question.parts.m);
    return mover
      ? {
          title: h.moves(mover.name),
          text: question.parts.move?.threats.length ? together(question.prompt, ' ', h.threat.legend) : undefined,
        }
      : {};
  }
  const title = h.asks[question.kind];
  return title ? { title } : {};
}
