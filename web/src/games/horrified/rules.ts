/** Where the rulebook opens: by the kind of answers that is opened, or of the question that is asked. */
import type { Asked, Parts } from '../../generated/horrified';
import { SPECIALS } from './heroes/hero';
import { LOOKS } from './monsters/monster';

export const rules: Partial<Record<Asked['kind'] | Parts['kind'], string>> = {
  ...Object.fromEntries(Object.keys(SPECIALS).map((kind) => [kind, 'actions.special.badge'])),
  ...Object.assign({}, ...Object.values(LOOKS).map(({ rules: own }) => own)),
  act: 'actions.list',
  move: 'actions.move.adjacent-lit-path',
  guide: 'actions.guide.push',
  pick_up: 'actions.pick-up.any-number',
  share: 'actions.share.free-exchange',
  advance: 'actions.advance.general',
  defeat: 'actions.defeat.general',
  play: 'perks.any-player-any-turn',
  end: 'turn.two-phases',
  hit: 'hit.hero-discard',
  take: 'actions.pick-up.any-number',
  target: 'attack.tie-current-player',
  path: 'path.tie-current-player',
  closest: 'strike.other-ties',
  attack: 'attack.one-target',
  pay: 'items.sum-symbol',
  strength: 'items.sum-symbol',
  perk: 'perks.any-player-any-turn',
  where: 'hit.hero-return',
  receive: 'actions.share.free-exchange',
  deliver: 'actions.share.free-exchange',
};
