/** Who I am, and the games the server has. Loaded once. */
import type { GameInfo, Person } from '../../generated/messages';
import { api } from '../connection/api';

class Session {
  me = $state.raw<Person | null>(null);
  games = $state.raw<GameInfo[]>([]);
  /** What went wrong, if the server did not answer. */
  problem = $state('');
  ready = $derived(this.me !== null);

  /** Get to know the server, and it me. */
  async begin() {
    this.problem = '';
    try {
      [this.me, this.games] = await Promise.all([api.me(), api.games()]);
    } catch (error) {
      this.me = null;
      this.problem = (error as Error).message;
    }
  }

  game(id: string): GameInfo | undefined {
    return this.games.find((game) => game.id === id);
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
