/** Numbers that this browser keeps of the last tables it was at. */

const MOST = 200; // tables

export class KeptByTable {
  #key: string;

  constructor(key: string) {
    this.#key = key;
  }

  /** What was kept of a table; [] if nothing was. */
  of(code: string): number[] {
    const [, ...kept] = this.#all().find(([of]) => of === code) ?? [];
    return kept;
  }

  /** Keep this of a table. Without storage it is forgotten with the page. */
  keep(code: string, ...kept: number[]) {
    const others = this.#all().filter(([of]) => of !== code);
    try {
      localStorage.setItem(this.#key, JSON.stringify([...others, [code, ...kept]].slice(-MOST)));
    } catch {
      // The storage is full or forbidden.
    }
  }

  #all(): [code: string, ...kept: number[]][] {
    try {
      return JSON.parse(localStorage.getItem(this.#key) ?? '[]') as [string, ...number[]][];
    } catch {
      return []; // The storage is unreadable or forbidden.
    }
  }
}
