/** Where the rulebook opens: by the kind of answers that is opened, or of the question that is asked. */
import type { Asked, Parts } from '../../generated/house_of_horrors';

export const rules: Partial<Record<Asked['kind'] | Parts['kind'], string>> = {
  play: 'play.one-character',
  add: 'play.items-any-number',
  equip: 'play.items-any-number',
  discard: 'play.discard-instead',
  declare: 'round.choose-combat-type',
  room: 'round.butler-picks-room',
  claim: 'claim.effect',
  remove: 'claim.effect',
  give: 'spoils.divider-chooses-cards',
  take: 'spoils.round-robin',
  question_mark: 'resolve.question-mark',
};
