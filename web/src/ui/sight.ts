/** What of the page is in sight: what scrolls may have the rest elsewhere. */

export interface Frame {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const holds = ({ left, top, right, bottom }: Frame, x: number, y: number) => x >= left && x <= right && y >= top && y <= bottom;

/** Whether an element has this point of the screen. */
export const covers = (element: Element, x: number, y: number): boolean => holds(element.getBoundingClientRect(), x, y);

/** The part of the screen in which an element can be seen: what scrolls around it hides the rest. */
export function frameOf(element: Element): Frame {
  let frame: Frame = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  for (let around = element.parentElement; around && around !== document.body; around = around.parentElement) {
    if (getComputedStyle(around).overflow === 'visible') continue;
    const { left, top, right, bottom } = around.getBoundingClientRect();
    frame = {
      left: Math.max(frame.left, left),
      top: Math.max(frame.top, top),
      right: Math.min(frame.right, right),
      bottom: Math.min(frame.bottom, bottom),
    };
  }
  return frame;
}

/** Whether this point of an element can be seen. */
export const inSight = (element: Element, x: number, y: number): boolean => holds(frameOf(element), x, y);
