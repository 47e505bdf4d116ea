/** The clock of a game with a time limit, as it runs on between two updates. */
import type { Clock } from '../../generated/messages';

/** So many seconds before the end they are counted one by one. */
const CLOSE = 300;

/** The seconds that are left so many seconds after an update showed the clock. */
export const left = ({ limit, played, runs_on }: Clock, since: number): number =>
  Math.max(0, limit - played - Math.min(since, runs_on));

/** "48 min", at the end "4:07". */
export function told(seconds: number): string {
  if (seconds > CLOSE) return `${Math.ceil(seconds / 60)} min`;
  const whole = Math.ceil(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
