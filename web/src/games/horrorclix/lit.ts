/** What on the table answers the open questions: squares, figures, victims, edges and cards to be lit. */
import { add, type Choice, type Choices, each, type Planned } from '../../kit/choices';
import type { Given } from '../../lib/game/kinds';
import { written } from './board/squares';
import { h } from './texts';
import { about, type Answer, type Aim, type Clix, type Glossary, type Hunt, monsterOf, odds, type Question } from './view';

export interface Lit {
  spaces: Choices<Choice | Planned>;
  monsters: Choices<Choice | Planned>;
  victims: Choices;
  edges: Choices;
  cards: Choices;
}

export const none = (): Lit => ({ spaces: new Map(), monsters: new Map(), victims: new Map(), edges: new Map(), cards: new Map() });

/** Kinds of answers that are lit only when they are opened: a plain move to the same square says the same. */
const QUIET = new Set(['step']);
/** Figures are picked by these; what they do is chosen then. */
export const PICKS = 'act';

/** Everything that answers one of the questions; `kind` alone if it is opened in the prompt bar. */
export function light(questions: Question[], kind: string | null): Lit {
  const lit = none();
  for (const { question, answer, parts } of each(questions, kind)) {
    if (kind === null && QUIET.has(parts.kind)) continue;
    const choice = { question, answer };
    if ('to' in parts) add(lit.spaces, parts.to, choice);
    if ('at' in parts) add(lit.spaces, parts.at, choice);
    if ('monster' in parts) add(lit.monsters, parts.monster, choice);
    if ('victim' in parts) add(lit.victims, parts.victim, choice);
    if ('edge' in parts) add(lit.edges, parts.edge, choice);
    if ('twist' in parts) add(lit.cards, parts.twist, choice);
  }
  return lit;
}

/** The question which figure is given an action, if that is asked. */
export const huntOf = (questions: Question[]): Question | null =>
  questions.find((question) => question.kind === 'act' && about(question).hunts) ?? null;

/** What a figure can be given, with the answer that gives it. */
export interface Act {
  answer: Answer;
  action: string;
  power: string;
  aims: Aim[];
  smashes: string[];
}

export function actsOf(question: Question, monster: string): Act[] {
  const hunt: Hunt | undefined = about(question).hunts?.[monster];
  return question.answers.flatMap((answer) => {
    const { parts } = answer;
    if (parts.kind !== 'act' || parts.monster !== monster) return [];
    const open = hunt?.open.find(({ action, power }) => action === parts.action && power === parts.power);
    return [{ answer, action: parts.action, power: parts.power, aims: open?.aims ?? [], smashes: open?.smashes ?? [] }];
  });
}

/** What an act is called: "Shoot", "Use Exorcise". */
export const actName = (act: Pick<Act, 'action' | 'power'>, words: Glossary): string =>
  act.power === 'plain' ? h.hunt[act.action as 'move'] : (words.powers[act.power]?.name ?? act.power);

/** What an attack needs and does, in a line: "needs 8+ (42 %), 2 damage". */
export function aimLine(aim: Aim): string {
  const needs = aim.needs === null ? h.aim.sure : h.aim.needs(aim.needs, aim.chance ?? 0);
  return aim.clicks === null ? needs : `${needs}, ${h.aim.deals(aim.clicks, aim.deadly, aim.pierces)}`;
}

/** With a figure picked: where a press moves it at once, and whom it attacks. Each gives the figure's action, and what it acts on. */
export function plan(question: Question, monster: string, clix: Clix, words: Glossary): Lit {
  const lit = none();
  const hunt: Hunt | undefined = about(question).hunts?.[monster];
  const planned = (act: Act, last: Given, label: string, note = ''): Planned => ({
    question,
    series: [act.answer.id, last],
    label,
    note,
  });
  for (const act of actsOf(question, monster)) {
    if (act.action === 'move' && act.power === 'plain' && hunt && hunt.breaks_away === null) {
      for (const to of hunt.reach) {
        const victim = clix.victims.find(({ at }) => at === to);
        add(lit.spaces, to, planned(act, { kind: 'move', to }, `${h.hunt.move}: ${victim ? victim.name : written(to)}`));
      }
      for (const to of hunt.aloft) add(lit.spaces, to, planned(act, { kind: 'soar', to }, `${h.kinds.soar}: ${written(to)}`));
    }
    for (const aim of act.aims)
      add(
        lit.monsters,
        aim.target,
        planned(
          act,
          { kind: 'target', monster: aim.target },
          `${actName(act, words)}: ${monsterOf(clix, aim.target)?.name}`,
          aimLine(aim),
        ),
      );
    for (const at of act.smashes) add(lit.spaces, at, planned(act, { kind: 'smash', at }, `${h.kinds.smash}: ${written(at)}`));
  }
  return lit;
}

/** An attack that may be made: who, and what it needs. */
export interface Shot {
  from: string;
  aim: Aim;
  ranged: boolean;
}

const better = (a: Aim, b: Aim) => (b.chance ?? 101) - (a.chance ?? 101) || (b.clicks ?? 0) - (a.clicks ?? 0);

/** The attacks that can be seen before they are made: one for each target, the likeliest. */
export function shots(
  questions: Question[],
  picked: string | null,
  clix: Clix,
  over: { action: string; power: string } | null,
): Shot[] {
  const found = new Map<string, Shot>();
  const offer = (from: string, aim: Aim, ranged: boolean) => {
    const known = found.get(aim.target);
    if (!known || better(aim, known.aim) < 0) found.set(aim.target, { from, aim, ranged });
  };
  for (const question of questions) {
    const parts = about(question);
    if (question.kind === 'act' && picked)
      for (const act of actsOf(question, picked))
        if (!over || (over.action === act.action && over.power === act.power))
          for (const aim of act.aims) offer(picked, aim, act.action === 'ranged');
    const attacker =
      question.kind === 'target' ? clix.attack?.attacker : question.kind === 'free_attack' ? question.parts.m : undefined;
    if (attacker && parts.aims)
      for (const byPower of Object.values(parts.aims as Record<string, Record<string, Aim>>))
        for (const aim of Object.values(byPower))
          offer(attacker, aim, question.kind === 'target' && clix.attack?.kind === 'ranged');
  }
  return [...found.values()];
}

export { odds };
