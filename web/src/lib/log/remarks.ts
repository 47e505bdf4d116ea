/** What was said a moment ago, to be seen where its speaker sits. */
import type { Line } from './talk';

export interface Remark {
  seat: number;
  name: string;
  text: string;
  /** Bots chatter: their remarks give way. */
  bot: boolean;
}

/** How long a remark is to be seen, in milliseconds: at least, for each character, and at most. */
const LEAST = 4000;
const EACH = 55;
const MOST = 9000;

export const staysFor = ({ text }: Remark): number => Math.min(LEAST + EACH * text.length, MOST);

export const remarkOf = ({ name = '', person, text }: Line, seat: number): Remark => ({ seat, name, text, bot: !person });

/** The remarks with one more: a player has the last of theirs, and the bots have one between them. */
export const withRemark = (shown: Remark[], next: Remark): Remark[] => [
  ...shown.filter(({ seat, bot }) => seat !== next.seat && !(bot && next.bot)),
  next,
];

/** The one remark there is room for, people's first; bots' only where talk is a part of the game. */
export const foremost = (shown: Remark[], talkative: boolean): Remark | undefined =>
  shown.findLast(({ bot }) => !bot) ?? (talkative ? shown.at(-1) : undefined);
