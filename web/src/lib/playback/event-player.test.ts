import { beforeEach, describe, expect, it } from 'vitest';
import { EventPlayer, sceneOf, type Clock, type Shown } from './event-player';
import { event, update } from '../testing';
import { said } from '../texts/sentences';

/** A clock that is moved by hand. */
class HandClock implements Clock {
  now = 0;
  #timers = new Map<number, { at: number; then: () => void }>();
  #next = 1;

  after = (milliseconds: number, then: () => void) => {
    this.#timers.set(this.#next, { at: this.now + milliseconds, then });
    return this.#next++;
  };

  cancel = (timer: number) => void this.#timers.delete(timer);

  pass(milliseconds: number) {
    const end = this.now + milliseconds;
    for (;;) {
      const due = [...this.#timers].filter(([, { at }]) => at <= end).sort(([, a], [, b]) => a.at - b.at)[0];
      if (!due) break;
      this.#timers.delete(due[0]);
      this.now = due[1].at;
      due[1].then();
    }
    this.now = end;
  }
}

describe('the event player', () => {
  let clock: HandClock;
  let shown: Shown[];
  let player: EventPlayer;
  let told: string[];
  const now = () => {
    const { update, event, playing } = shown.at(-1)!;
    return { moves: update.moves, event: event?.sentence ?? '', playing, pending: player.pending };
  };

  beforeEach(() => {
    clock = new HandClock();
    shown = [];
    player = new EventPlayer(
      (frame) => shown.push(frame),
      ({ sentence }) => (sentence === 'quietly' ? 0 : sentence === 'possessed' ? 5000 : 100),
      ({ sentence }) => (sentence === 'dice' ? 60 : 0),
      clock,
    );
    told = [];
    player.ontold = ({ sentence }) => told.push(said(sentence));
    player.push(update(1, [event(1, 'before I came')]));
  });

  it('shows a table that was not known before at once', () => {
    expect(now()).toEqual({ moves: 1, event: '', playing: false, pending: 0 });
    expect(shown).toHaveLength(1);
  });

  it('shows events one after the other, and the new table with the last', () => {
    player.push(update(2, [event(2, 'a'), event(2, 'b'), event(2, 'c')]));
    expect(now()).toEqual({ moves: 1, event: 'a', playing: true, pending: 2 });
    clock.pass(100);
    expect(now()).toEqual({ moves: 1, event: 'b', playing: true, pending: 1 });
    clock.pass(100);
    expect(now()).toEqual({ moves: 2, event: 'c', playing: false, pending: 0 });
    clock.pass(100);
    expect(now()).toEqual({ moves: 2, event: '', playing: false, pending: 0 });
  });

  it('shows what takes no time, too, and goes on at once', () => {
    player.push(update(2, [event(2, 'quietly'), event(2, 'a'), event(2, 'quietly')]));
    expect(shown.slice(1).map((frame) => [frame.update.moves, frame.event?.sentence])).toEqual([
      [1, 'quietly'],
      [1, 'a'],
    ]);
    clock.pass(100);
    expect(now()).toEqual({ moves: 2, event: 'quietly', playing: false, pending: 0 });
  });

  it('tells of dice when they lie still: until then nothing is asked, and the log ends before them', () => {
    player.push(update(2, [event(2, 'a'), event(2, 'dice'), event(2, 'hit')]));
    clock.pass(100);
    expect([now(), shown.at(-1)!.tumbling]).toEqual([{ moves: 1, event: 'dice', playing: true, pending: 2 }, true]);
    clock.pass(60);
    expect([now(), shown.at(-1)!.tumbling]).toEqual([{ moves: 1, event: 'dice', playing: true, pending: 1 }, false]);
    expect(told).toEqual(['a', 'dice']);
    clock.pass(40);
    expect(now()).toEqual({ moves: 2, event: 'hit', playing: false, pending: 0 });
    clock.pass(100);
    player.push(update(3, [event(3, 'dice')]));
    expect(now()).toEqual({ moves: 3, event: 'dice', playing: true, pending: 1 });
    clock.pass(60);
    expect(now()).toEqual({ moves: 3, event: 'dice', playing: false, pending: 0 });
  });

  it('waits at what is held, however long', () => {
    player.holds = ({ sentence }) => sentence === 'look';
    player.push(update(2, [event(2, 'look'), event(2, 'b')]));
    player.push(update(3, [event(3, 'c')]));
    clock.pass(5000);
    expect([now(), shown.at(-1)!.held]).toEqual([{ moves: 1, event: 'look', playing: true, pending: 2 }, true]);
    player.goOn();
    expect([now().event, shown.at(-1)!.held]).toEqual(['b', false]);
    clock.pass(200);
    player.push(update(4, [event(4, 'look')]));
    player.skip();
    expect(now()).toEqual({ moves: 4, event: '', playing: false, pending: 0 });
  });

  it('delays nothing when nothing takes time', () => {
    player.push(update(2, [event(2, 'quietly'), event(2, 'quietly')]));
    expect(now()).toEqual({ moves: 2, event: 'quietly', playing: false, pending: 0 });
    player.push(update(3));
    expect(now()).toEqual({ moves: 3, event: '', playing: false, pending: 0 });
  });

  it('plays updates in their order', () => {
    player.push(update(2, [event(2, 'a')]));
    player.push(update(3, [event(3, 'b'), event(3, 'c')]));
    expect(now()).toEqual({ moves: 2, event: 'a', playing: false, pending: 2 });
    clock.pass(100);
    expect(now()).toEqual({ moves: 2, event: 'b', playing: true, pending: 1 });
    clock.pass(100);
    expect(now()).toMatchObject({ moves: 3, event: 'c' });
  });

  it('does not let my own answer wait for what was shown last', () => {
    player.push(update(2, [event(2, 'a')]));
    player.push(update(3, [event(3, 'mine')], { answered: 'x' }));
    expect(now()).toMatchObject({ moves: 3, event: 'mine' });
  });

  it('can be skipped', () => {
    player.push(update(2, [event(2, 'a'), event(2, 'b')]));
    player.push(update(3, [event(3, 'c')]));
    player.skip();
    expect(now()).toEqual({ moves: 3, event: '', playing: false, pending: 0 });
    expect(shown.slice(1).map(({ event }) => event?.sentence ?? '')).toEqual(['a', '']);
    expect(told).toEqual(['a', 'b', 'c']);
    const before = shown.length;
    clock.pass(1000);
    expect(shown).toHaveLength(before);
  });

  it('tells of dice that are skipped while they tumble, once', () => {
    player.push(update(2, [event(2, 'dice'), event(2, 'hit')]));
    expect(told).toEqual([]);
    player.skip();
    expect(told).toEqual(['dice', 'hit']);
  });

  it('follows the scenes of all who look, from the table at which it began', () => {
    player.follow(
      {
        begin: (view) => [(view as { at: number }).at],
        follow: (scene, event, view) => [...(scene as unknown[]), event?.sentence ?? (view as { at: number }).at],
      },
      {},
    );
    const views = (at: number) => ({ '0': { at }, '1': { at } });
    player.push(update(2, [], { views: views(5) }));
    const frame = (sentence: string, at: number) => ({ event: event(3, sentence), changes: { '0': [[['at'], at]] } });
    player.push(update(3, [], { frames: [frame('a', 6), frame('b', 7)], views: {}, changes: {} }));
    expect(sceneOf(shown.at(-1)!, 0)).toEqual([5, 'a']);
    player.skip();
    expect([sceneOf(shown.at(-1)!, 0), sceneOf(shown.at(-1)!, 1)]).toEqual([
      [5, 'a', 'b'],
      [5, 'a', 'b'],
    ]);
    player.push(update(4, [], { views: { '0': { at: 8 }, '1': shown.at(-1)!.views['1']! } }));
    expect([sceneOf(shown.at(-1)!, 0), sceneOf(shown.at(-1)!, 1)]).toEqual([
      [5, 'a', 'b', 8],
      [5, 'a', 'b'],
    ]);
    player.push(update(3, [], { views: views(9) }));
    expect(sceneOf(shown.at(-1)!, 1)).toEqual([9]);
  });

  it('shows a game that has just begun at once', () => {
    player.push(update(2, [], { status: 'waiting' }), true);
    player.push(update(3, [event(3, 'laid out'), event(3, 'dealt')]));
    expect(now()).toEqual({ moves: 3, event: '', playing: false, pending: 0 });
  });

  it('goes back at once when answers are taken back', () => {
    player.push(update(2, [event(2, 'a'), event(2, 'b')]));
    player.push(update(1, []));
    expect(now()).toEqual({ moves: 1, event: '', playing: false, pending: 0 });
  });

  it('hurries when much is waiting', () => {
    player.push(
      update(
        2,
        Array.from({ length: 30 }, (_, i) => event(2, `event ${i}`)),
      ),
    );
    clock.pass(100);
    expect(now().event).toBe('event 2');
  });

  it('gives a moment that stays long all its time, however much is waiting', () => {
    player.push(update(2, [event(2, 'possessed'), ...Array.from({ length: 30 }, (_, i) => event(2, `event ${i}`))]));
    clock.pass(4900);
    expect(now().event).toBe('possessed');
    clock.pass(100);
    expect(now().event).toBe('event 0');
  });
});
