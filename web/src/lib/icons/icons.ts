/** Icons by name: of the game-icons set (credited on the credits page), and a few of our own. */
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

const OWN: Record<string, string> = {
  'gl-bride':
    '<g fill="currentColor" fill-rule="evenodd"><path d="M256 16C150 16 108 100 116 200C122 270 128 320 104 404C132 424 164 428 188 420L196 404C170 380 158 340 160 296C164 240 206 226 256 226C306 226 348 240 352 296C354 340 342 380 316 404L324 420C348 428 380 424 408 404C384 320 390 270 396 200C404 100 362 16 256 16ZM172 96L214 132L184 158L216 196L196 214L148 160L178 134L154 112ZM340 96L298 132L328 158L296 196L316 214L364 160L334 134L358 112Z"/><path d="M178 302C178 264 210 246 256 246C302 246 334 264 334 302C334 364 304 410 256 424C208 410 178 364 178 302ZM200 304Q222 286 244 304Q222 320 200 304ZM268 304Q290 286 312 304Q290 320 268 304ZM228 372Q256 356 284 372Q256 394 228 372Z"/><path d="M140 500C150 454 196 442 224 438L256 456L288 438C316 442 362 454 372 500Z"/></g>',
  'gl-unseen':
    '<g fill="currentColor" fill-rule="evenodd"><path d="M148 146C158 62 200 30 256 46C312 30 354 62 364 146L370 170C424 176 462 192 462 208C462 236 368 250 256 250C144 250 50 236 50 208C50 192 88 176 142 170ZM150 156L146 178C206 200 306 200 366 178L362 156C300 178 212 178 150 156Z"/><path d="M110 292L142 296A54 54 0 0 1 244 300H268A54 54 0 0 1 370 296L402 292V310L372 316A54 54 0 0 1 265 322H247A54 54 0 0 1 140 316L110 310ZM172 292A30 30 0 0 0 168 320L200 288A30 30 0 0 0 172 292ZM300 292A30 30 0 0 0 296 320L328 288A30 30 0 0 0 300 292Z"/><path d="M92 500L136 392L244 462V500ZM420 500L376 392L268 462V500Z"/></g>',
};

/** The drawing of an icon, for a viewBox of 0 0 512 512. */
export function iconBody(name: string): string {
  const body = OWN[name] ?? bodies[name];
  if (body === undefined) throw new Error(`there is no icon called ${name}; add it to icon-names.json`);
  return body;
}
