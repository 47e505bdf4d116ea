/** Where in the client we are, and going elsewhere without a reload. */
import { pageAt } from './pages';

class Route {
  path = $state(location.pathname);
  search = $state(location.search);
  page = $derived(pageAt(this.path, this.search));

  constructor() {
    addEventListener('popstate', () => this.#read());
  }

  #read() {
    this.path = location.pathname;
    this.search = location.search;
  }

  /** Go to another page of the client. */
  go(to: string) {
    history.pushState(null, '', to);
    this.#read();
    scrollTo(0, 0);
  }

  /** Let the address tell where on this page one is: the page stays as it is. */
  mark(to: string) {
    history.replaceState(null, '', to);
  }
}

export const route = new Route();

/** Lets links within the client be followed without a reload: use on an ancestor's onclick. */
export function followLinks(event: MouseEvent) {
  const link = (event.target as Element).closest('a');
  if (!link || link.origin !== location.origin || link.pathname.startsWith('/api') || link.target || link.download) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0 || link.getAttribute('href')?.startsWith('#')) return;
  event.preventDefault();
  route.go(link.pathname + link.search);
}
