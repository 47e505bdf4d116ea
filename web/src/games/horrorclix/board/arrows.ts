/** Arrow keys go from one lit thing to the nearest in that direction. */

const WAY: Record<string, { x: number; y: number }> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

interface Spot {
  x: number;
  y: number;
}

/** How far a spot lies in a direction, sidewards steps counting double; null if it lies elsewhere. */
export function farIn(from: Spot, to: Spot, key: string): number | null {
  const way = WAY[key];
  if (!way) return null;
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const ahead = dx * way.x + dy * way.y;
  const aside = Math.abs(dx * way.y) + Math.abs(dy * way.x);
  return ahead > 1 && aside <= 2 * ahead ? ahead + 2 * aside : null;
}

export function nextInDirection(board: Element, from: Element, key: string): SVGElement | null {
  if (!(key in WAY)) return null;
  const spot = (element: Element): Spot => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  };
  const here = spot(from);
  let best: SVGElement | null = null;
  let least = Infinity;
  for (const each of board.querySelectorAll<SVGElement>('[role=button][tabindex="0"]')) {
    const far = each === from ? null : farIn(here, spot(each), key);
    if (far !== null && far < least) {
      least = far;
      best = each;
    }
  }
  return best;
}
