/** The browser's tab tells whether it is my turn: by its title and its icon. */
import { link } from '../lib/router/links';

let icon: HTMLLinkElement | null = null;

/** Set the tab's title; with `turn`, mark it. */
export function tabTitle(title: string, turn = false) {
  document.title = turn ? `● ${title}` : title;
  icon ??= document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const wanted = link(turn ? '/lantern-lit.svg' : '/lantern.svg');
  if (icon && icon.getAttribute('href') !== wanted) icon.setAttribute('href', wanted);
}
