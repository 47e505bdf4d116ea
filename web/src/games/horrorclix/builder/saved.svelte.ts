/** The armies that are kept in this browser, by name. */
const KEY = 'gloam.horrorclix.armies';

export interface Kept {
  name: string;
  text: string;
}

class Saved {
  all = $state.raw<Kept[]>([]);

  constructor() {
    try {
      const kept = JSON.parse(localStorage.getItem(KEY) ?? '[]') as Kept[];
      this.all = kept.filter((each) => typeof each?.name === 'string' && typeof each?.text === 'string');
    } catch {
      // Unreadable or forbidden storage: none are kept.
    }
  }

  /** Keep an army; one of the same name is replaced. */
  keep(name: string, text: string) {
    this.#set([{ name, text }, ...this.all.filter((each) => each.name !== name)]);
  }

  drop(name: string) {
    this.#set(this.all.filter((each) => each.name !== name));
  }

  #set(all: Kept[]) {
    this.all = all;
    try {
      localStorage.setItem(KEY, JSON.stringify(all));
    } catch {
      // Without storage they hold for this visit.
    }
  }
}

export const saved = new Saved();
