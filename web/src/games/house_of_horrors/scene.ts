/** What a die has not changed yet while it tumbles: the table as it was before what happens now. */
import type { Event, House } from './view';

export interface Scene {
  before: House;
}

export const begin = (house: House): Scene => ({ before: house });

export const follow = (_: Scene, __: Event | null, ___: House, before: House): Scene => ({ before });
