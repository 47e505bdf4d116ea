/** Words on the map during a strike: what happens, and who is in danger. */
import { capital } from '../../../kit/words';
import type { Caption } from '../layout';
import type { Scene } from '../scene';
import { h } from '../texts';
import { figureName, type Foreseen, type Glossary, OFF, type Village, whereIs } from '../view';

export interface Said extends Caption {
  lines: string[];
}

const LETTER = 6.6;
const said = (space: string, lines: string[]): Said => ({
  space,
  lines,
  width: Math.max(...lines.map(({ length }) => length)) * LETTER + 20,
  height: 10 + 14 * lines.length,
});

/** Who attacks whom, or how far someone came, beside the striker. */
export function sceneCaption(text: string, scene: Scene | null, village: Village): Said[] {
  return text && scene?.striker ? [said(whereIs(village, scene.striker), [text])] : [];
}

/** Who may be attacked next, and by whom: one tag for everyone in a space. */
export function dangerCaptions(foreseen: Foreseen | null, village: Village, words: Glossary, you: string | null): Said[] {
  if (!foreseen) return [];
  const bySpace = new Map<string, string[]>();
  for (const person of foreseen.people) {
    const space = whereIs(village, person);
    if (space !== OFF) bySpace.set(space, [...(bySpace.get(space) ?? []), person]);
  }
  const next = h.isNext(capital(figureName(words, foreseen.monster)));
  const danger = (people: string[]) =>
    people.length === 1 && people[0] === you
      ? h.yourDanger
      : h.danger(people.map((person) => capital(figureName(words, person))).join(h.or));
  return [...bySpace].map(([space, people]) => said(space, [danger(people), next]));
}
