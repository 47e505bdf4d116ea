/** Where in the client we are, and going elsewhere without a reload. */
import { BASE, link, pathIn } from './links';
import { pageAt } from './pages';

class Route {
  path = $state(pathIn(location.pathname));
  search = $state(location.search);
  page = $derived(pageAt(this.path, this.search));

  constructor() {
    addEventListener('popstate', () => this.#read());
  }

  #read() {
    this.path = pathIn(location.pathname);
    this.search = location.search;
  }

  /** What follows `#` in the address. */
  get hash(): string {
    return location.hash.slice(1);
  }

  /** Go to another page of the client. */
  go(to: string) {
    history.pushState(null, '', link(to));
    this.#read();
    scrollTo(0, 0);
  }

  /** Go to where a page has moved: it is left out of the history. */
  follow(to: string) {
    this.mark(to);
    this.#read();
    scrollTo(0, 0);
  }

  /** Show in the address where on this page one is: the page stays as it is. */
  mark(to: string) {
    history.replaceState(null, '', link(to));
  }

  /** Load the page again from the server. */
  reload() {
    location.reload();
  }
}

export const route = new Route();

/** Lets links within the client be followed without a reload: use on an ancestor's onclick. */
export function followLinks(event: MouseEvent) {
  const followed = (event.target as Element).closest('a');
  if (!followed || followed.origin !== location.origin || followed.target || followed.download) return;
  if (!followed.pathname.startsWith(BASE) || followed.pathname.startsWith(link('/api'))) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
  if (followed.getAttribute('href')?.startsWith('#')) return;
  event.preventDefault();
  route.go(pathIn(followed.pathname) + followed.search);
}
