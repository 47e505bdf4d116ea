/** When dice land: one after the other. What came of them is told when the last one lies still. */

/** The first lies still after so long, each further one so much later, in milliseconds at normal speed. */
const FIRST = 620;
const NEXT = 260;
/** So long after the last one lies still, what came of them is told. */
const TOLD = 160;
/** The dice lie there for at least so long before anything else happens. */
const SEEN = 650;

/** How long the die of this place among those that are thrown together tumbles. */
export const tumbling = (place: number): number => FIRST + NEXT * place;

/** How long it takes until it can be told what so many dice came to. */
export const landing = (dice: number): number => (dice > 0 ? tumbling(dice - 1) + TOLD : 0);

/** How long an event stays, with its dice. */
export const withDice = (stay: number, dice: number): number => (dice > 0 ? Math.max(stay, landing(dice) + SEEN) : stay);
