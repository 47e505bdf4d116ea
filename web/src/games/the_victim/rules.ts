/** Where the rulebook opens: by the kind of answers that is opened, or of the question that is asked. */
import type { Asked, Parts } from '../../generated/the_victim';
import { RULES } from './characters';

export const rules: Partial<Record<Asked['kind'] | Parts['kind'], string>> = {
  ...RULES,
  act: 'turn.main-action-list',
  run: 'run.roll',
  evil: 'evil.main-action-list',
  hunt: 'hunt.roll',
  turn: 'map.rotate-to-connect',
  lay: 'map.draw-place',
  search: 'search.where',
  decode: 'decode.roll',
  hide: 'hide.roll',
  heal: 'heal.target',
  use: 'skill.active-cost',
  give: 'give.in-reach',
  wear: 'equip.two-slots',
  play: 'play.unlimited',
  attack: 'attack.rolls',
  test: 'test.roll',
  reroll: 'items.manual',
  discard: 'play.hand-limit',
  upgrade: 'upgrade.cost',
  death: 'death.cost',
  choose: 'setup.choose-victim',
  look: 'items.flashlight',
  firework: 'items.firework',
  hammer: 'items.hammer',
  crawl: 'crawl.one-space',
  treat: 'heal.roll',
  take: 'search.three',
};
