/** A table that is being set up: its seats, the game's options, and what goes to the server. */
import type { GameInfo, NewSeat, NewTable, OptionInfo, PresetInfo } from '../../generated/messages';
import type { KeptFor } from '../../lib/game/props';
import { botName, listed } from '../../lib/texts/seat-names';
import { t } from '../../lib/texts/texts';

export type Values = Record<string, unknown>;

/** A game with what this browser keeps among the choices of its options. */
export const withKept = (game: GameInfo, kept: KeptFor | null): GameInfo =>
  kept ? { ...game, options: game.options.map((option) => ({ ...option, choices: [...option.choices, ...kept(option)] })) } : game;

/** Every option's value: the default, or what a preset says. */
export function presetValues(game: GameInfo, preset: string): Values {
  const values: Values = Object.fromEntries(game.options.map((option) => [option.id, option.default]));
  return { ...values, ...game.presets.find((each) => each.id === preset)?.values };
}

/** The preset these values are, or "" if they are none. */
export function presetOf(game: GameInfo, values: Values): string {
  const same = (preset: string) => {
    const theirs = presetValues(game, preset);
    return game.options.every((option) => sameValue(theirs[option.id], values[option.id]));
  };
  return game.presets.find((preset) => same(preset.id))?.id ?? '';
}

/** The preset these values come from, and whether house options were changed since; who begins is no change. */
export function presetNear(game: GameInfo, values: Values): { preset: PresetInfo; changed: boolean } | undefined {
  return game.presets
    .map((preset) => {
      const theirs = presetValues(game, preset.id);
      const other = game.options.filter(({ id, kind }) => kind !== 'seat' && !sameValue(theirs[id], values[id]));
      return { preset, other };
    })
    .filter(({ other }) => other.every(folded))
    .sort((a, b) => a.other.length - b.other.length)
    .map(({ preset, other }) => ({ preset, changed: other.length > 0 }))[0];
}

/** What is wrong with these choices, as far as they show it themselves; "" if nothing is. */
export function doubt(game: GameInfo, seats: number, values: Values): string {
  const preset = game.presets.find(({ id }) => id === presetOf(game, values));
  if (preset?.seats && preset.seats !== seats) return t.new.isFor(preset.label, preset.seats);
  const short = game.options.find(({ id, kind, least, may_be_empty }) => {
    const chosen = kind === 'many' ? (values[id] as string[]).length : least;
    return chosen < least && !(may_be_empty && !chosen);
  });
  return short ? t.new.tooFew(short.label, short.least) : '';
}

/** Whether a game can surely be played with these choices: they are a preset's, or the usual ones. The server checks the others. */
export const certain = (game: GameInfo, values: Values): boolean =>
  !!presetOf(game, values) || !game.options.some((option) => changed(option, values));

function sameValue(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((each) => b.includes(each));
  return a === b;
}

/** Rulings and variants are folded away; what people really choose stands open. */
export function folded(option: OptionInfo): boolean {
  return option.kind === 'one' || option.kind === 'flag';
}

export function changed(option: OptionInfo, values: Values): boolean {
  return !sameValue(option.default, values[option.id]);
}

/** Whether nothing comes of an option, since something is chosen for another one. */
export const idle = ({ unless }: OptionInfo, values: Values): boolean => !!unless && !!(values[unless] as string[]).length;

/** Whether things are chosen for an option by their cards: some of them, or one for each seat. */
export const isCards = (option: OptionInfo): boolean => option.kind === 'many' || option.kind === 'each';

/** What each seat has chosen, with one more choice: a thing has one seat, and "" leaves it to chance. */
export function chosenFor(value: string[], seat: number, id: string): string[] {
  const next = Array.from({ length: Math.max(value.length, seat + 1) }, (_, i) => (value[i] === id ? '' : (value[i] ?? '')));
  next[seat] = value[seat] === id ? '' : id;
  while (next.length && !next.at(-1)) next.pop();
  return next;
}

/** The value of an option in words; `seats` are called so. */
export function inWords(option: OptionInfo, value: unknown, seats: string[]): string {
  const label = (id: unknown) => option.choices.find((choice) => choice.id === id)?.label ?? nameIn(String(id));
  if (isCards(option)) {
    const chosen = (value as string[]).flatMap((id, i) =>
      id ? [option.kind === 'each' ? t.wait.plays(label(id), seats[i] ?? '') : label(id)] : [],
    );
    return listed(chosen) || t.new.leftToChance;
  }
  if (option.kind === 'flag') return value ? t.new.yes : t.new.no;
  if (option.kind === 'seat') return seats[value as number] ?? t.new.randomSeat;
  return option.kind === 'number' ? String(value) : label(value);
}

/** What a text is called that someone has made. */
const nameIn = (text: string) => /^name: (.+)$/m.exec(text)?.[1] ?? text;

/** An option by its label, with the name of the player whom it is about. */
export function labelled(option: OptionInfo, seats: string[]): string {
  const player = seats[option.owner];
  return player && player !== t.seat(option.owner) ? `${option.label}, ${player}` : option.label;
}

/** The options that those at a table should know: what is chosen by cards or for a seat, and all that is not as usual. */
export const worthTelling = (game: GameInfo, values: Values, seats: string[]): OptionInfo[] =>
  game.options.filter((option) =>
    option.owner >= 0 ? option.owner < seats.length : isCards(option) || (changed(option, values) && !idle(option, values)),
  );

/** The options of which these two have different values. */
export const differences = (game: GameInfo, before: Values, now: Values): OptionInfo[] =>
  game.options.filter(({ id }) => JSON.stringify(before[id]) !== JSON.stringify(now[id]));

/** What goes to the server: only what differs from the defaults. */
export function newTable(game: GameInfo, name: string, seats: NewSeat[], values: Values, listed: boolean): NewTable {
  const options = Object.fromEntries(
    game.options.filter((option) => changed(option, values)).map((option) => [option.id, values[option.id]]),
  );
  return { game: game.id, name, seats, options, private: !listed };
}

/** What those at a new table will be called: `me`, those who share my screen, bots; an open seat has a number only. */
export function seatNames(seats: NewSeat[], me: string): string[] {
  const unnamed = seats.filter((seat) => seat.kind === 'me' && !seat.name).length;
  return seats.map((seat, i) => {
    if (seat.kind === 'bot') return botName(i);
    if (seat.kind === 'open') return t.seat(i);
    return seat.name || (unnamed > 1 ? `${me} (${i + 1})` : me);
  });
}

/** Which option an error of the server speaks of: it begins with the option's id. The rest is the sentence to show. */
export function blamed(game: GameInfo, problem: string): { option: string; sentence: string } {
  const [id, ...rest] = problem.split(': ');
  const option = game.options.find((each) => each.id === id);
  if (!option || !rest.length) return { option: '', sentence: problem };
  const sentence = rest.join(': ').replace(/ \[[\w.-]+\]$/, '');
  return { option: option.id, sentence: sentence.charAt(0).toUpperCase() + sentence.slice(1) };
}

/** As many seats as asked for, the new ones bots. A table keeps at least one seat of mine, if there was one. */
export function resized(seats: NewSeat[], count: number): NewSeat[] {
  return Array.from({ length: count }, (_, i) => seats[i] ?? { kind: 'bot', bot: 'heuristic' });
}
