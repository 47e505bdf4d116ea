import { describe, expect, it } from 'vitest';
import type { Event, Question } from '../generated/messages';
import {
  answers,
  aside,
  asked,
  due,
  happened,
  isOver,
  isThrough,
  offered,
  place,
  restored,
  stressed,
  through,
  told,
  union,
  type Box,
  type Placed,
} from './guide';
import type { Guide, GuideState } from '../lib/game/props';

const screen = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
const mark = { width: 342, height: 200 };
const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, width, height });
const covers = ({ left, top }: Placed, { left: x, top: y, width, height }: Box) =>
  left < x + width && x < left + mark.width && top < y + height && y < top + mark.height;

describe('where a coach mark stands', () => {
  it('is to the left of its target if there is room', () => {
    expect(place([box(900, 300, 80, 60)], mark, screen)).toEqual({ left: 900 - 22 - 342, top: 230, arrow: 'right', at: 100 });
  });

  it('is to the right, above or below otherwise', () => {
    expect(place([box(20, 300, 80, 60)], mark, screen).arrow).toBe('left');
    expect(place([box(20, 700, 1400, 100)], mark, screen).arrow).toBe('bottom');
    expect(place([box(20, 20, 1400, 100)], mark, screen).arrow).toBe('top');
  });

  it('is above what lies low, where the answers are', () => {
    expect(place([box(900, 600, 80, 60)], mark, screen)).toEqual({ left: 769, top: 378, arrow: 'bottom', at: 171 });
  });

  it('points at the middle of its target even from the edge of the screen', () => {
    expect(place([box(14, 540, 116, 70)], mark, phone)).toEqual({ left: 10, top: 318, arrow: 'bottom', at: 62 });
  });

  it('is on the screen', () => {
    expect(place([box(900, 0, 80, 20)], mark, screen).top).toBe(10);
  });

  it('is the middle when it points at nothing', () => {
    expect(place([], mark, screen)).toEqual({ left: (1440 - 342) / 2, top: 216, arrow: '', at: 0 });
  });

  it('covers none of several targets, nor what is kept free', () => {
    const cards = [box(60, 480, 120, 180), box(220, 480, 120, 180), box(620, 480, 120, 180)];
    const prompt = box(10, 390, 1100, 60);
    const placed = place(cards, mark, screen, [prompt]);
    for (const each of [...cards, prompt]) expect(covers(placed, each)).toBe(false);
  });

  it('rather covers what should be free than a target', () => {
    const target = box(0, 0, 390, 500);
    const placed = place([target], mark, phone, [box(0, 500, 390, 344)]);
    expect(covers(placed, target)).toBe(false);
  });

  it('gathers boxes in one', () => {
    expect(union([box(10, 20, 30, 40), box(100, 0, 10, 10)])).toEqual(box(10, 0, 100, 60));
    expect(union([])).toBeNull();
  });
});

describe('a line that tells what goes on', () => {
  const line = { width: 300, height: 40 };

  it('stands low in an empty prompt bar', () => {
    expect(aside(box(300, 600, 800, 138), 646, line, 900)).toEqual({ left: 310, top: 688 });
  });

  it('stands below a full bar, and above it where the tabs are near', () => {
    expect(aside(box(0, 500, 800, 60), 555, line, 720).top).toBe(570);
    expect(aside(box(0, 740, 390, 60), 790, line, 800).top).toBe(690);
  });
});

const question = (kind: string, kinds: string[] = [], interrupt = false) =>
  ({
    kind,
    interrupt,
    seat: 0,
    answers: kinds.map((each) => ({ id: each, label: each, parts: { kind: each } })),
    greyed: [],
    parts: {},
    prompt: '',
  }) as unknown as Question;
const event = (parts: Record<string, unknown>) => ({ parts, sentence: '' }) as unknown as Event;
const state = (
  questions: Question[],
  events: Event[] = [],
  view: Record<string, string> = {},
): GuideState<Record<string, string>> => ({ view, questions, events });

describe('what a guide looks at', () => {
  it('is what I must answer, not what I may', () => {
    const acting = state([question('act', ['move']), question('perk', ['play'], true)]);
    expect(asked('act')(acting)).toBe(true);
    expect(asked('perk')(acting)).toBe(false);
    expect(offered('move')(acting)).toBe(true);
    expect(offered('play')(acting)).toBe(false);
  });

  it('is what happened, with its parts', () => {
    const moved = state([], [event({ kind: 'moved', figure: 'mayor' })]);
    expect(happened('moved')(moved)).toBe(true);
    expect(happened('moved', { figure: 'mayor' })(moved)).toBe(true);
    expect(happened('moved', { figure: 'dracula' })(moved)).toBe(false);
  });

  it('names answers that can be taken', () => {
    expect(answers('take', 'end')).toEqual([{ lit: 'answer:take' }, { lit: 'answer:end' }]);
  });
});

describe('which note is due', () => {
  const walk = { title: 'Walk', text: 'Go', when: asked('act'), done: happened('moved'), still: offered('move') };
  const hit = { title: 'Hit', text: 'Ouch', when: asked('hit') };
  const guide: Guide = { options: {}, seats: [], seed: 1, name: '', steps: [walk], moments: [hit], meanwhile: () => null };
  const acting = state([question('act', ['move', 'end'])]);
  const struck = state([question('hit', ['discard'])]);
  const first = { at: 0, seen: [] };

  it('is the step while its time is', () => {
    expect(due(guide, first, acting, acting)).toBe(walk);
  });

  it('is a moment when it comes between, once', () => {
    expect(due(guide, first, struck, struck)).toBe(hit);
    expect(due(guide, { at: 0, seen: ['Hit'] }, struck, struck)).toBeNull();
  });

  it('is a step again for who goes back to it', () => {
    expect(due(guide, first, struck, struck, true)).toBe(walk);
  });

  it('is none behind the last step, until something new comes up', () => {
    expect(due(guide, { at: 1, seen: [] }, acting, acting)).toBeNull();
    expect(due(guide, { at: 1, seen: [] }, struck, struck)).toBe(hit);
  });

  it('is the next one when the step is done, or can no longer be', () => {
    expect(isOver(walk, acting)).toBe(false);
    expect(isOver(walk, state([question('act', ['move'])], [event({ kind: 'moved' })]))).toBe(true);
    expect(isOver(walk, state([question('act', ['end'])]))).toBe(true);
  });

  it('waits while nothing is asked', () => {
    expect(isOver(walk, state([]))).toBe(false);
  });

  it('is none when all is told', () => {
    expect(isThrough(guide, { at: 1, seen: [] })).toBe(false);
    expect(isThrough(guide, { at: 1, seen: ['Hit'] })).toBe(true);
    expect(isThrough(guide, through(guide))).toBe(true);
  });
});

describe('a guide', () => {
  it('goes on where it was, else begins at the beginning', () => {
    expect(restored('{"at":3,"seen":["Hit"]}')).toEqual({ at: 3, seen: ['Hit'] });
    expect(restored(null)).toEqual({ at: 0, seen: [] });
  });

  it('tells what is fixed, and what follows from the table', () => {
    expect(told('Go', state([]))).toBe('Go');
    expect(told(({ view }) => `Go to the ${view.place}`, state([], [], { place: 'Barn' }))).toBe('Go to the Barn');
  });

  it('stresses what stands between stars', () => {
    expect(stressed('Go **there** now')).toEqual([
      { text: 'Go ', strong: false },
      { text: 'there', strong: true },
      { text: ' now', strong: false },
    ]);
  });
});
