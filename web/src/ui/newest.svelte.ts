/** A list that grows at its end: its newest line stays in sight, unless the reader has scrolled away from it. */

/** As near to the end as this, in pixels, the reader is at it. */
const NEAR = 24;

export class Newest {
  /** The reader has scrolled away. */
  away = $state(false);
  #list: HTMLElement | undefined;

  /** The list whose end is kept in sight. */
  readonly of = (list: HTMLElement) => {
    this.#list = list;
    const follow = () => {
      if (!this.away) this.show();
    };
    const look = () => (this.away = list.scrollHeight - list.clientHeight - list.scrollTop > NEAR);
    const grows = new MutationObserver(follow);
    const shrinks = new ResizeObserver(follow);
    grows.observe(list, { childList: true, subtree: true, characterData: true });
    shrinks.observe(list);
    list.addEventListener('scroll', look, { passive: true });
    follow();
    return () => {
      grows.disconnect();
      shrinks.disconnect();
      list.removeEventListener('scroll', look);
    };
  };

  /** Go to the end, and stay there. */
  readonly show = () => {
    this.away = false;
    this.#list?.scrollTo({ top: this.#list.scrollHeight });
  };
}
