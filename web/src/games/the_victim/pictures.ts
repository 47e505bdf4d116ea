import type { ChoicePicture } from '../../lib/game/props';
import { EVIL, VICTIM } from './looks';

const LINES: Record<string, string> = {
  rolita: 'Runs again for half.',
  diego: 'Turns Items into status.',
  vivian: 'Heals herself.',
  lucien: 'Gives the others an action more.',
  anya: 'Lets someone pass every test.',
  sean: 'Shoots an action off the Evil.',
  werewolf: 'Marks its prey, and slashes twice.',
  wendigo: 'Attacks all at once, and rushes through the woods.',
  witch: 'Strikes from afar, with corpses and lightning.',
  widow: 'Spins webs, and poisons.',
  doppelganger: 'Hunts with shadows, and swaps places.',
  ghost: 'Appears behind anyone.',
};

/** How Victims and Evils are drawn where a table is set up. */
export const PICTURES: Record<string, ChoicePicture> = Object.fromEntries([
  ...Object.entries(VICTIM).map(([id, look]) => [id, { ...look, shape: 'coin', line: LINES[id] } satisfies ChoicePicture]),
  ...Object.entries(EVIL).map(([id, look]) => [id, { ...look, shape: 'arch', line: LINES[id] } satisfies ChoicePicture]),
  ['random', { icon: 'pentacle', colour: '#c3a8f4', shape: 'arch', line: 'Nobody knows which.' } satisfies ChoicePicture],
]);
