declare module 'virtual:recordings' {
  import type { Frame } from '../generated/messages';
  import type { Changes, Views } from '../lib/playback/frames';

  /** A part of a game, with what its scene reads of the glossary. */
  export interface Recording {
    words: unknown;
    views: Views;
    steps: { moves: number; frames: Frame[]; changes: Changes }[];
  }

  /** By game. */
  const recordings: Record<string, Recording>;
  export default recordings;
}
