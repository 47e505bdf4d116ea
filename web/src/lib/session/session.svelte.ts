/** Who I am, and the games that can be played. Loaded once. */
import type { GameInfo, Myself } from '../../generated/messages';
import { api } from '../connection/api';
import type { GameOf } from '../game/props';
import { t } from '../texts/texts';

class Session {
  me = $state.raw<Myself | null>(null);
  #games = $state.raw<GameInfo[] | null>(null);
  #glossaries = new Map<string, Promise<unknown>>();
  /** What went wrong, if the server did not answer. */
  problem = $state('');
  /** The first page needs no more. */
  greeted = $derived(this.me !== null);
  ready = $derived(this.greeted && this.#games !== null);
  games = $derived(this.#games ?? []);

  /** Get to know the server, and it me. */
  async begin() {
    this.problem = '';
    try {
      await Promise.all([api.me().then((me) => (this.me = me)), api.games().then((games) => (this.#games = games))]);
    } catch (error) {
      this.me = null;
      this.problem = (error as Error).message;
    }
  }

  game(id: string): GameInfo | undefined {
    return this.games.find((game) => game.id === id);
  }

  /** A game with its glossary, which is loaded when it is first needed. */
  async whole(id: string): Promise<GameOf<unknown>> {
    const game = this.game(id);
    if (!game) throw new Error(t.new.unknown);
    let glossary = this.#glossaries.get(id);
    if (!glossary) {
      glossary = api.glossary(id);
      this.#glossaries.set(id, glossary);
      glossary.catch(() => this.#glossaries.delete(id));
    }
    return { ...game, glossary: await glossary };
  }

  async rename(name: string) {
    this.me = await api.rename(name);
  }

  /** Sit down. Whoever has not chosen a name is called by another one if someone there is called like them. */
  async sit(code: string, seat: number) {
    await api.sit(code, seat);
    this.me = await api.me();
  }
}

export const session = new Session();
