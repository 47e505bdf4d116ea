/** An army as it is built: read from its text, written as text, changed one piece at a time. The server judges it. */

export interface Army {
  name: string;
  total: number;
  monsters: string[];
  crypt: string[];
  victims: string[];
}

export const empty = (total = 200): Army => ({ name: '', total, monsters: [], crypt: [], victims: [] });

const listed = (text: string): string[] =>
  text.split(',').flatMap((entry) => {
    const found = /^\s*(?:(\d{1,2})\s+)?([a-z_]+)\s*$/i.exec(entry);
    return found ? Array<string>(Number(found[1] ?? 1)).fill(found[2]!.toLowerCase()) : [];
  });

/** The army a text tells; what cannot be read is left out. Null if it is no army's text at all. */
export function read(text: string): Army | null {
  const lines = new Map<string, string>();
  for (const line of text.split('\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) lines.set(line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim());
  }
  if (!lines.has('monsters')) return null;
  return {
    name: lines.get('name') ?? '',
    total: Number(lines.get('build total')) || 200,
    monsters: listed(lines.get('monsters') ?? ''),
    crypt: listed(lines.get('crypt') ?? ''),
    victims: listed(lines.get('victims') ?? ''),
  };
}

/** An army as text: "2 dog_soldier_r" for several of one kind. */
export function write({ name, total, monsters, crypt, victims }: Army, unnamed: string): string {
  const counts = new Map<string, number>();
  for (const monster of monsters) counts.set(monster, (counts.get(monster) ?? 0) + 1);
  const each = [...counts].map(([monster, count]) => (count > 1 ? `${count} ${monster}` : monster));
  const lines = [`name: ${name.replaceAll('\n', ' ').trim() || unnamed}`, `build total: ${total}`, `monsters: ${each.join(', ')}`];
  if (crypt.length) lines.push(`crypt: ${crypt.join(', ')}`);
  if (victims.length) lines.push(`victims: ${victims.join(', ')}`);
  return `${lines.join('\n')}\n`;
}

export const without = (list: string[], one: string): string[] => list.filter((_, i) => i !== list.lastIndexOf(one));
