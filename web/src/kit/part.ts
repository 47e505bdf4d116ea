/** Parts of a table that everyone sees: players can point at them. What draws one says what it is called. */
import { covers, inSight } from '../ui/sight';

export interface Part {
  id: string;
  name: string;
}

export const partOf = (element: Element): Part => {
  const { part: id = '', partName: name = '' } = (element as HTMLElement | SVGElement).dataset;
  return { id, name };
};

const drawn = (): Element[] => [...document.querySelectorAll('#main [data-part-name]')];

/** All parts that are drawn, each once, by name. */
export function partsDrawn(): Part[] {
  const found = new Map(drawn().map((each) => [partOf(each).id, partOf(each)]));
  const title = ({ name }: Part) => name.replace(/^the /, '');
  return [...found.values()].sort((one, other) => title(one).localeCompare(title(other), 'en', { numeric: true }));
}

/** What controls a page besides its parts. */
const CONTROLS = 'button, a, input, select, textarea';

/** The part at a point of the screen, where `target` lies: of several the smallest, such as a figure in its place. */
export function partAt(target: Element, x: number, y: number): Part | null {
  if (!target.closest('[data-pointing]') || (target.closest(CONTROLS) && !target.closest('[data-part-name]'))) return null;
  const area = (each: Element) => {
    const { width, height } = each.getBoundingClientRect();
    return width * height;
  };
  const [least] = drawn()
    .filter((each) => covers(each, x, y) && inSight(each, x, y))
    .sort((one, other) => area(one) - area(other));
  return least ? partOf(least) : null;
}
