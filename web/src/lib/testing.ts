/** Messages for tests, with everything that does not matter filled in. */
import type { Answer, Event, Greyed, Question, Seat, Sentence, Update } from '../generated/messages';

export function event(move: number, sentence: Sentence, parts: Record<string, unknown> = {}): Event {
  return { move, sentence, parts: { kind: 'happened', ...parts } };
}

export function update(moves: number, events: Event[] = [], more: Partial<Update> = {}): Update {
  return {
    type: 'update',
    sequence: moves,
    moves,
    status: 'playing',
    seats: [],
    views: { all: { moves } },
    waiting_for: [],
    waiting_since: '',
    deciding: '',
    questions: [],
    frames: events.map((event) => ({ event, changes: {} })),
    changes: {},
    undo: [],
    redo: [],
    undo_request: null,
    result: null,
    talk: [],
    answered: '',
    ...more,
  };
}

let answers = 0;

export function answer(kind: string, label: string, parts: Record<string, string> = {}): Answer {
  answers += 1;
  return { id: answers, text: [kind, ...Object.values(parts)].join(' '), label, parts: { kind, ...parts } };
}

export function question(answers: Answer[], more: Partial<Question> = {}): Question {
  return { seat: 0, kind: 'act', prompt: 'What do you do?', parts: {}, interrupt: false, answers, greyed: [] as Greyed[], ...more };
}

export function seat(number: number, name: string, more: Partial<Seat> = {}): Seat {
  return { number, kind: 'person', person: { id: String(number), name }, ...more };
}
