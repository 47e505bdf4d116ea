/**
 * The parts of a table by name: what guides light, and what players point at.
 *
 * A component says which part it draws by a name: as sentences refer to it ("space:tower", "perk:brandish"), or by its kind alone
 * where there is one of it ("terror"). What can be chosen now is lit.
 */

/** A part, "space:tower", or all parts of a kind, "space". */
export type PartOf<Kind extends string> = Kind | `${Kind}:${string}`;

/** Parts of every table: the prompt and its answers by their kind, "answer:end"; on a narrow screen the tabs; a hand of cards. */
export const SHARED = ['prompt', 'answers', 'answer', 'pass', 'tabs', 'tab', 'hand', 'held'] as const;
export type SharedPart = PartOf<(typeof SHARED)[number]>;

/** What is pointed at: a part, all parts of a kind, or only those of them that can be chosen now. */
export type Point<Part extends string = string> = Part | { lit: Part };

/** Parts that can be chosen now. */
export const lit = <Part extends string>(name: Part): { lit: Part } => ({ lit: name });

/** Attributes of an element that draws a part; `open` if it can be chosen now, `called` if players can point at it. */
export function attributes<Part extends string>(
  name: Part,
  open: unknown = false,
  called?: string,
): Record<string, string | undefined> {
  return { 'data-part': name, 'data-lit': open ? '' : undefined, 'data-part-name': called };
}

/** Attributes of an element that draws a part of every table. */
export const draws = attributes<SharedPart>;

/** The id of a part of this kind that an element draws; undefined if it draws none. */
export function idOf(element: Element, kind: string): string | undefined {
  const [of, id] = ((element as HTMLElement | SVGElement).dataset.part ?? '').split(':');
  return of === kind ? id : undefined;
}

/** The elements that draw these parts now, in the order of the page. */
export function elementsOf(points: Point[]): Element[] {
  const selectors = points.flatMap((point) => {
    const [name, state] = typeof point === 'string' ? [point, ''] : [point.lit, '[data-lit]'];
    return [`[data-part="${name}"]${state}`, `[data-part^="${name}:"]${state}`];
  });
  return selectors.length ? [...document.querySelectorAll(selectors.join(', '))] : [];
}
