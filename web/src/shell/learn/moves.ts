/** When parts of the page may have come, gone or moved. */

/** While things move, this many milliseconds lie between two looks. */
const BETWEEN = 100;
const EVENTS = ['scroll', 'resize', 'load', 'transitionrun', 'animationstart'];

const moving = () =>
  document
    .getAnimations()
    .some(({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);

/** Call `look` soon after anything on the page may have moved, and again until nothing moves. Return a function that ends this. */
export function whenMoved(look: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      look();
      if (moving()) soon();
    }, BETWEEN);
  };
  const changes = new MutationObserver(soon);
  changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  for (const event of EVENTS) addEventListener(event, soon, { capture: true, passive: true });
  document.fonts.addEventListener('loadingdone', soon);
  soon();
  return () => {
    clearTimeout(timer);
    changes.disconnect();
    for (const event of EVENTS) removeEventListener(event, soon, { capture: true });
    document.fonts.removeEventListener('loadingdone', soon);
  };
}
