/** Dice as they land, and what happens to figures right now: made of the events that were seen, or recalled from the table. */
import { type Attack, type Clix, type Event, monsterOf } from './view';

export type Verdict = 'hit' | 'miss' | 'evaded' | 'held' | 'insane' | 'sane' | 'saved' | 'slain' | 'scared' | 'returned' | 'healed';

/** Dice that lie on the table: what they were rolled for, by whom, and what came of it. */
export interface Roll {
  why: string;
  /** The monster, or the seat before the game. */
  monster: string | null;
  seat: number | null;
  dice: number[];
  /** The attack they belong to, as it stood when it was rolled. */
  attack: Attack | null;
  verdict: Verdict | null;
}

export interface Scene {
  rolls: Roll[];
  hurt: string | null;
  fell: string | null;
}

export const quiet = (): Scene => ({ rolls: [], hurt: null, fell: null });

/** Events after which old dice are taken off the table. */
const CLEARS = new Set<Event['parts']['kind']>(['acts', 'turn', 'map', 'attacks_freely', 'victim_moved']);
const MOST = 2;
/** What dice come to, by the event that tells it: of an attack, and of any other roll. */
const ATTACKED: Partial<Record<Event['parts']['kind'], Verdict>> = { missed: 'miss', hit: 'hit' };
const BEFELL: Partial<Record<Event['parts']['kind'], Verdict>> = {
  evaded: 'evaded',
  held: 'held',
  insane: 'insane',
  keeps_mind: 'sane',
  saved: 'saved',
  slain: 'slain',
  scared: 'scared',
  returned: 'returned',
  healed: 'healed',
};

/** The scene with an event, or what lay there before a change without one. */
export const follow = (scene: Scene, event: Event | null, clix: Clix, before: Clix): Scene =>
  event ? played(scene, event, clix, before) : scene;

function played(scene: Scene, { parts: what }: Event, clix: Clix, before: Clix): Scene {
  const next: Scene = { rolls: CLEARS.has(what.kind) ? [] : scene.rolls, hurt: null, fell: null };
  const last = next.rolls.at(-1);
  const verdict = ATTACKED[what.kind] ?? BEFELL[what.kind];
  const judged = next.rolls.findLastIndex(({ why }) => (why === 'attack') === what.kind in ATTACKED);
  if (verdict) next.rolls = next.rolls.map((roll, i) => (i === judged && !roll.verdict ? { ...roll, verdict } : roll));
  switch (what.kind) {
    case 'rolled': {
      const { monster } = what;
      const goesOn = last && last.why === what.why && last.monster === monster && last.why === 'attack' && last.dice.length < 2;
      const roll: Roll = goesOn
        ? { ...last, dice: [...last.dice, what.pips], attack: clix.attack }
        : {
            why: what.why,
            monster,
            seat: null,
            dice: [what.pips],
            attack: what.why === 'attack' ? clix.attack : null,
            verdict: null,
          };
      next.rolls = [...(goesOn ? next.rolls.slice(0, -1) : next.rolls), roll].slice(-MOST);
      break;
    }
    case 'rolled_off':
      next.rolls = [
        ...next.rolls.filter(({ why, seat }) => why === 'first' && seat !== what.seat),
        { why: 'first', monster: null, seat: what.seat, dice: [what.pips], attack: null, verdict: null },
      ];
      break;
    case 'damaged':
      next.hurt = what.monster;
      break;
    case 'killed':
      next.fell = monsterOf(before, what.monster)?.at ?? null;
      break;
  }
  return next;
}

/** What lies there for those who did not see it happen. */
export function begin(clix: Clix): Scene {
  const { attack } = clix;
  return attack?.dice.length
    ? { ...quiet(), rolls: [{ why: 'attack', monster: attack.attacker, seat: null, dice: attack.dice, attack, verdict: null }] }
    : quiet();
}
