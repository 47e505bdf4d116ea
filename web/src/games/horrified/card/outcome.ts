/** What a strike did, in a few words. */
import { capital } from '../../../kit/words';
import { h } from '../texts';
import { figureName, type Glossary, OFF, type Strike, type Village } from '../view';

/** "The Mummy hit you once. You gave up Flower." */
export function outcome(strike: Strike, words: Glossary, you: string | null): string {
  const monster = capital(figureName(words, strike.monster));
  const name = (figure: string) => (figure === you ? h.you : figureName(words, figure));
  if (!strike.person) return strike.came === OFF ? h.struck.gone(monster) : h.struck.nobody(monster, strike.steps);
  const hits = strike.dice.filter((face) => face === 'hit').length;
  const said = [hits ? h.struck.hit(monster, name(strike.person), hits) : h.struck.missed(monster, name(strike.person))];
  const givers = [...new Set(strike.gave.map(([hero]) => hero))];
  for (const giver of givers)
    said.push(
      h.struck.gave(
        capital(name(giver)),
        strike.gave.filter(([hero]) => hero === giver).map(([, item]) => words.items[item]!.name),
      ),
    );
  for (const fallen of strike.fallen) said.push(h.struck.fell(capital(name(fallen)), fallen === you));
  if (strike.powered) said.push(h.struck.power);
  return said.join(' ');
}

/** The strike to be remembered while Heroes act: the last one that met someone, else the last. */
export function lastStrike({ strikes }: Village): Strike | null {
  return strikes.findLast(({ person }) => person) ?? strikes.at(-1) ?? null;
}
