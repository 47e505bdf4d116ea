/** The pages of the client and their addresses. */

export type Page =
  | { page: 'home' }
  | { page: 'new'; game: string }
  | { page: 'table'; code: string }
  | { page: 'review'; code: string; at: number | null }
  | { page: 'rules'; game: string; rule: string }
  | { page: 'cards'; game: string }
  | { page: 'learn' }
  | { page: 'how'; game: string }
  | { page: 'make'; game: string }
  | { page: 'credits' }
  | { page: 'device' }
  | { page: 'missing' };

/** The page at an address. A table's code is in capitals, however it was typed: a proxy chooses the server's process by it. */
export function pageAt(path: string, search = ''): Page {
  const [first = '', second = '', ...rest] = path.split('/').filter(Boolean).map(decoded);
  if (rest.length) return { page: 'missing' };
  const asked = new URLSearchParams(search);
  if (!second) {
    if (!first) return { page: 'home' };
    if (first === 'how') return { page: 'learn' };
    if (first === 'device') return { page: 'device' };
    return first === 'credits' ? { page: 'credits' } : { page: 'missing' };
  }
  switch (first) {
    case 'new':
      return { page: 'new', game: second };
    case 't':
      return { page: 'table', code: second.toUpperCase() };
    case 'review':
      return { page: 'review', code: second.toUpperCase(), at: count(asked.get('at')) };
    case 'rules':
      return { page: 'rules', game: second, rule: asked.get('rule') ?? '' };
    case 'cards':
      return { page: 'cards', game: second };
    case 'how':
      return { page: 'how', game: second };
    case 'make':
      return { page: 'make', game: second };
    default:
      return { page: 'missing' };
  }
}

/** The code of a table in what someone pasted: a whole link, a path, or the code itself. Empty if there is none. */
export function codeIn(pasted: string): string {
  const text = pasted.trim();
  const link = /\/(?:t|review)\/([\w-]+)/.exec(text);
  if (link) return link[1]!;
  return /^[\w-]+$/.test(text) ? text : '';
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function count(text: string | null): number | null {
  return text !== null && /^\d+$/.test(text) ? Number(text) : null;
}
