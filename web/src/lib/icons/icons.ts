/** Icons by name: of the game-icons set (credited on the credits page), and those that a game draws itself. */
import first from 'virtual:icons';

const bodies: Record<string, string> = { ...first };

/** Load the icons of the shell; the first page needs only a few of them to begin with. */
export async function shellIcons(): Promise<void> {
  Object.assign(bodies, (await import('virtual:icons/shell')).default);
}

/** Load the icons of the games: whatever shows them waits for this. */
export async function gameIcons(): Promise<void> {
  Object.assign(bodies, (await import('virtual:icons/games')).default);
}

/** Add drawings of our own, for a viewBox of 0 0 512 512. */
export const addDrawings = (drawings: Record<string, string>): void => void Object.assign(bodies, drawings);

/** The drawing of an icon, for a viewBox of 0 0 512 512. */
export function iconBody(name: string): string {
  const body = bodies[name];
  if (body === undefined) throw new Error(`there is no icon called ${name}; add it to icon-names.json`);
  return body;
}
