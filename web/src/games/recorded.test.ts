import recordings from 'virtual:recordings';
import { describe, expect, it } from 'vitest';
import type { Event } from '../generated/messages';
import { EventPlayer, type Clock, type Point, type Shown } from '../lib/playback/event-player';
import { changed, type Views } from '../lib/playback/frames';
import type { TableModule } from '../lib/game/props';

type Scenes = Required<Pick<TableModule, 'begin' | 'follow'>>;

const scenes = import.meta.glob<Scenes>('./*/scene.ts', { eager: true });

/** Events after which it no longer matters what was seen before them. */
const OPENS: Record<string, string[]> = {
  horrified: ['drew_card'],
  horrorclix: ['acts', 'turn', 'map', 'attacks_freely', 'victim_moved'],
  the_victim: ['possessed'],
};

/** Time passes when someone says so. */
class HandClock implements Clock {
  #waiting: (() => void)[] = [];
  after = (_: number, then: () => void) => this.#waiting.push(then);
  cancel = (timer: number) => void (this.#waiting[timer - 1] = () => {});
  pass() {
    for (let then = this.#waiting.shift(); then; then = this.#waiting.shift()) then();
  }
}

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(frozen);
  }
  return value;
}

describe.each(Object.entries(recordings))('a recorded game of %s', (game, { words, views, steps }) => {
  const { begin, follow } = scenes[`./${game}/scene.ts`]!;
  const module: Partial<TableModule> = {
    begin: (view) => frozen(begin(frozen(view), words)),
    follow: (scene, event, view, before) => frozen(follow(scene, event, frozen(view), before, words)),
  };

  /** The points, the first of them that with these views. */
  const points: Point[] = [{ moves: 0, frames: [], views }, ...steps.map((step) => ({ ...step, views: {} }))];
  const standing = points.reduce<Views[]>((all, { frames, views: whole, changes }) => {
    const after = frames.reduce((each, frame) => changed(each, frame.changes), all.at(-1) ?? whole);
    return [...all, changed(after, changes)];
  }, []);

  /** The scene after each point from this one on. */
  function play(from: number, how: (player: EventPlayer<Point>, clock: HandClock) => void): unknown[] {
    const clock = new HandClock();
    let shown!: Shown<Point>;
    const player = new EventPlayer<Point>(
      (next) => (shown = next),
      () => 100,
      ({ parts }) => (parts.kind === 'rolled' ? 50 : 0),
      clock,
    );
    player.follow(module, words);
    return points.slice(from).map((point, i) => {
      player.push(i ? point : { ...point, frames: [], views: standing[from]!, changes: {} });
      how(player, clock);
      return Object.values(shown.scenes);
    });
  }
  const watched = play(0, (_, clock) => clock.pass());

  it('comes to the same scenes watched and skipped', () => {
    expect(new Set(watched.map((each) => JSON.stringify(each))).size).toBeGreaterThan(1);
    expect(play(0, (player) => player.skip())).toEqual(watched);
  });

  it('comes to the same scenes when the screen falls behind and all is skipped at the end', () => {
    let last = 0;
    const all = play(0, (player) => ++last === points.length && player.skip());
    expect(all.at(-1)).toEqual(watched.at(-1));
  });

  it('comes to the same scenes from any point, once a scene begins', () => {
    const opens = (event: Event) => !OPENS[game] || OPENS[game].includes(event.parts.kind);
    let recovered = 0;
    for (let from = 1; from < points.length; from += 1) {
      const seen = play(from, (_, clock) => clock.pass());
      let same = JSON.stringify(seen[0]) === JSON.stringify(watched[from]);
      seen.forEach((scene, i) => {
        const opened = i > 0 && points[from + i]!.frames.some(({ event }) => opens(event));
        if (opened && !same) recovered += 1;
        same ||= opened;
        if (same) expect(scene, `step ${from + i}, seen from ${from} on`).toEqual(watched[from + i]);
      });
    }
    expect(recovered).toBeGreaterThan(game === 'the_victim' ? -1 : 0);
  });
});
