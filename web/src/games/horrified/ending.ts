/** How the village fared. */
import { keysOf } from '../../kit/keys-of';
import type { Ended, Ending } from '../../lib/game/props';
import { progress } from './charts';
import { taskTitle } from './monsters/monster';
import { h } from './texts';
import type { Glossary, MatId, Rules, Village } from './view';

type Told = Ended<Village, Glossary, Rules>;

export function ending({ events, view, words, winners }: Told): Ending {
  const count = (kind: string) => events.filter(({ parts }) => parts.kind === kind).length;
  const fallen = events.filter(({ parts }) => parts.kind === 'defeated' && parts.person in words.villagers).length;
  const left = keysOf(view.mats).filter((mat) => view.mats[mat]) as MatId[];
  const beaten = count('monster_defeated');
  return {
    facts: [
      { label: h.ending.turns, value: String(view.turn_number) },
      { label: h.ending.monsters, value: h.ending.of(beaten, beaten + left.length) },
      { label: h.ending.rescued, value: h.ending.fates(count('rescued'), fallen) },
      {
        label: h.ending.close,
        value: winners.length
          ? `${h.terrorOf(view.terror, view.skull)}, ${h.cardsLeft(view.monster_deck)}`
          : missing(left, view, words),
      },
    ],
    turning: winners.length ? lastStand(events, words) : darkest(events),
  };
}

/** How little was missing for the task that had come furthest. */
function missing(left: MatId[], view: Village, words: Glossary): string {
  const [best] = left.map((mat) => ({ mat, ...progress(view, mat, words) })).sort((a, b) => b.done / b.of - a.done / a.of);
  return best ? `${taskTitle(best.mat, words)} ${h.terrorShort(best.done, best.of)}` : '';
}

/** The turn in which the last Monster but one fell, or the only one. */
function lastStand(events: Told['events'], words: Glossary): string | undefined {
  let turn = 0;
  const falls: { turn: number; name: string }[] = [];
  for (const { parts } of events) {
    if (parts.kind === 'turn') turn = parts.number;
    if (parts.kind === 'monster_defeated') falls.push({ turn, name: words.mats[parts.mat]!.name.replace(/^The /, 'the ') });
  }
  const fall = falls.at(-2) ?? falls.at(-1);
  return fall && h.ending.fell(fall.turn, fall.name, falls.length > 1);
}

/** The turn in which Terror rose the most. */
function darkest(events: Told['events']): string | undefined {
  let [turn, worst, most, level] = [0, 0, 0, 0];
  const rises = new Map<number, number>();
  for (const { parts } of events) {
    if (parts.kind === 'turn') turn = parts.number;
    if (parts.kind !== 'terror') continue;
    rises.set(turn, (rises.get(turn) ?? 0) + 1);
    if (rises.get(turn)! >= most) [worst, most, level] = [turn, rises.get(turn)!, parts.level];
  }
  return most ? h.ending.rose(worst, level) : undefined;
}
