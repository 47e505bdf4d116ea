/** When I was last here, and what has happened since. */
import { api } from '../../lib/connection/api';
import { keyMomentsOf } from '../../lib/game/registry';
import { recapOf, type Recap } from '../../lib/log/recap';
import { KeptByTable } from '../../lib/session/kept-by-table';
import type { TableState } from './table-state.svelte';

/** Who is away for less than this, in milliseconds, has been here all the time: a page that is loaded again. */
const AWAY = 60_000;
/** A log of fewer events than this goes back to the beginning, as the server sends it. */
const LATEST = 100;

const kept = new KeptByTable('gloam.seen');

/** After how many answers of the game I left, and when. */
interface Left {
  moves: number;
  time: number;
}

export class Absence {
  /** Where the part of the log begins that is new to me: after so many answers; null if I was here all the time. */
  since = $state.raw<Left | null>(null);
  /** What has happened since, until I have read it. */
  recap = $state.raw<Recap | null>(null);
  #table: TableState;
  #left: Left | null;

  constructor(table: TableState) {
    this.#table = table;
    const [moves, time] = kept.of(table.code);
    this.#left = moves === undefined || time === undefined ? null : { moves, time };
    document.addEventListener('visibilitychange', this.#look);
  }

  /** The page is hidden or left, or the connection is lost. */
  leave() {
    const shown = this.#table.update;
    if (this.#left || !shown) return;
    this.#left = { moves: shown.moves, time: Date.now() };
    kept.keep(this.#table.code, shown.moves, this.#left.time);
  }

  /** The game has come to so many answers, and I can see it. Returns whether I was away meanwhile. */
  back(moves: number): boolean {
    const left = this.#left;
    if (!left || document.visibilityState === 'hidden') return false;
    this.#left = null;
    if (moves <= left.moves || Date.now() - left.time < AWAY) return false;
    this.since = left;
    return true;
  }

  /** Tell of it, now that the game and its log are there. */
  async tell(game: string) {
    const { log, seats, heading, module } = this.#table;
    const since = this.since!.moves;
    const { kinds: key, tell } = await keyMomentsOf(game);
    const whole = log.length < LATEST || log[0]!.move <= since;
    const history = whole ? null : await api.history(this.#table.code).catch(() => null); // else the log has the latest
    const recap = recapOf(history?.turns.flatMap((turn) => turn.events) ?? log, since, seats, {
      heading,
      opensTurn: module.opensTurn,
      key,
      tell,
      words: this.#table.words,
    });
    this.recap = recap.passages.length ? recap : null;
  }

  /** It has been read. */
  close() {
    this.recap = null;
  }

  #look = () => {
    const { update } = this.#table.connection;
    if (document.visibilityState === 'hidden') this.leave();
    else if (this.#table.connection.connected && update) this.back(update.moves);
  };

  end() {
    this.leave();
    document.removeEventListener('visibilitychange', this.#look);
  }
}
