/** What is far from the screen need not be drawn: in long lists only what is near it is. */

/** How far beyond what is seen something is still near: it is drawn before it comes into sight. */
const MARGIN = 500;

function scrolls(element: Element): boolean {
  return ['auto', 'scroll'].includes(getComputedStyle(element).overflowY);
}

/** An element that learns, now and whenever it changes, whether it is near what is seen of the list it lies in. */
export function near(list: () => Element | null | undefined, tell: (near: boolean) => void): (element: Element) => () => void {
  return (element) => {
    const around = list();
    const watch = new IntersectionObserver((seen) => tell(seen.at(-1)!.isIntersecting), {
      root: around && scrolls(around) ? around : null,
      rootMargin: `${MARGIN}px`,
    });
    watch.observe(element);
    return () => watch.disconnect();
  };
}
