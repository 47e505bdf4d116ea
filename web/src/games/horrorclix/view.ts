/** Reading what the server tells of a HorrorClix table. */
import type {
  AimView,
  ClixView,
  EntryInfo,
  Glossary,
  MonsterView,
  PowerRef,
  QuestionParts,
  Rules,
  SideInfo,
  Status,
  VersionInfo,
} from '../../generated/horrorclix';
import type { AnswerOf, EventOf, QuestionOf } from '../../lib/game/kinds';

export type {
  AimView as Aim,
  ArmyInfo,
  AttackView as Attack,
  ClixView as Clix,
  EntryInfo,
  Glossary,
  HuntParts as Hunt,
  MapInfo,
  MonsterView as Monster,
  MoveParts,
  ObjectView as Thing,
  PlayerView as Player,
  PowerRef,
  QuestionParts,
  ReasonView as Reason,
  Rules,
  SideInfo,
  TwistInfo,
  VersionInfo,
  VictimView as Victim,
} from '../../generated/horrorclix';

export type Event = EventOf<Rules>;
export type Answer = AnswerOf<Rules>;
export type Question = QuestionOf<Rules>;

export const SLOTS = ['speed', 'attack', 'defense', 'damage'] as const;
export type Slot = (typeof SLOTS)[number];
export const PHASES = ['preview', 'suspense', 'hunting', 'hourglass'] as const;

export const statusOf = (monster: MonsterView, status: Status): boolean => monster.statuses.includes(status);
export const monsterOf = (clix: ClixView, id: string | null | undefined): MonsterView | undefined =>
  clix.monsters.find((each) => each.id === id);
export const victimOf = (clix: ClixView, id: string | null | undefined) => clix.victims.find((each) => each.id === id);
export const infoOf = (words: Glossary, monster: MonsterView): VersionInfo => words.versions[monster.version]!;
export const onMap = (monster: MonsterView): boolean => monster.state === 'map';

/** A power's name with what stands behind it: "Evade 6". */
export const powerName = (words: Glossary, [power, given]: PowerRef): string =>
  `${words.powers[power]?.name ?? power}${given ? ` ${given}` : ''}`;

/** The side of a card that is up. */
export const sideOf = (info: VersionInfo, side: string): SideInfo | undefined => info.sides[side === 'b' ? 1 : 0];

/** Whether a click of a dial shows skulls. */
export const deadly = (click: EntryInfo[]): boolean => !click.length;

/** The powers whose circles show on a click, by the card's side: with their colours and the values they stand beside. */
export function shownPowers(info: VersionInfo, side: string, click: number): { slot: Slot; colour: string; ref: PowerRef }[] {
  const card = sideOf(info, side);
  return (info.dial[click - 1] ?? []).flatMap(([, colour], i) => {
    const ref = card?.powers[colour];
    return colour && ref ? [{ slot: SLOTS[i]!, colour, ref }] : [];
  });
}

/** What a question is about. */
export const about = (question: Question): QuestionParts => question.parts;

/** What needs no attack roll has no number. */
export const odds = (aim: AimView): string => (aim.needs === null ? '' : `${aim.needs}+`);
