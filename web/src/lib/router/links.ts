/** Addresses of the client's pages and files. The client works below any path. */

/** The path below which the client is served, with a slash at its end: where the folder of its built scripts is. */
export const BASE: string = import.meta.env.PROD ? new URL(import.meta.url).pathname.replace(/[^/]*\/[^/]*$/, '') : '/';

/** The address of a page or a file of the client: `link('/t/ABCD')`. */
export const link = (path: string): string => BASE + path.slice(1);

/** The same with its origin, for others to follow. */
export const fullLink = (path: string, origin: string = location.origin): string => origin + link(path);

/** The page's own path in an address, which `link` makes that address of. */
export const pathIn = (pathname: string): string => (pathname.startsWith(BASE) ? pathname.slice(BASE.length - 1) : '/');

/** Whether an address means the machine itself to whoever uses it, so that nobody else can follow it. */
export const atLocalhost = (hostname: string = location.hostname): boolean =>
  /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
