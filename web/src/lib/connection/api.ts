/** The API of the tables. Every failure is an ApiError whose message can be shown. */
import type {
  ChapterInfo,
  Checked,
  Device,
  DeviceLink,
  DrawnDraft,
  GameInfo,
  History,
  HostOptions,
  NewSeat,
  NewSetup,
  NewTable,
  Myself,
  Reach,
  RecordCopy,
  RecordInfo,
  ReportedRule,
  Review,
  RuleReported,
  TableCard,
  Verified,
  Watcher,
  WorkshopInfo,
} from '../../generated/messages';
import { t } from '../texts/texts';
import { transport, type Reply } from './transport';

export class ApiError extends Error {
  constructor(
    public status: number,
    message: string,
  ) {
    super(message);
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let reply: Reply;
  try {
    reply = await transport.request(method, path, body);
  } catch {
    throw new ApiError(0, t.error.unreachable);
  }
  const { status, data } = reply;
  if (status >= 400) throw new ApiError(status, (data as { detail?: string } | null)?.detail ?? t.error.status(status));
  return data as T;
}

export const api = {
  me: () => call<Myself>('GET', '/me'),
  rename: (name: string) => call<Myself>('PUT', '/me', { name }),
  devices: () => call<Device[]>('GET', '/me/devices'),
  linkDevice: () => call<DeviceLink>('POST', '/me/devices'),
  claimDevice: (secret: string) => call<Myself>('POST', '/me/devices/claim', { secret }),
  forgetDevice: (device: string) => call<void>('DELETE', `/me/devices/${device}`),
  reach: () => call<Reach>('GET', '/reach'),
  games: () => call<GameInfo[]>('GET', '/games'),
  glossary: (game: string) => call<unknown>('GET', `/games/${game}/glossary`),
  rules: (game: string) => call<ChapterInfo[]>('GET', `/games/${game}/rules`),
  workshop: (game: string) => call<WorkshopInfo>('GET', `/games/${game}/workshop`),
  workshopParts: <Parts>(game: string) => call<Parts>('GET', `/games/${game}/workshop/parts`),
  check: (game: string, text: string) => call<Checked>('POST', `/games/${game}/workshop/check`, { text }),
  draw: (game: string, size: number) => call<DrawnDraft>('POST', `/games/${game}/workshop/draw`, { size }),
  tables: () => call<TableCard[]>('GET', '/tables'),
  table: (code: string) => call<TableCard>('GET', `/tables/${code}`),
  create: (table: NewTable) => call<TableCard>('POST', '/tables', table),
  sit: (code: string, seat: number) => call<TableCard>('POST', `/tables/${code}/sit/${seat}`),
  stand: (code: string, seat: number) => call<TableCard>('POST', `/tables/${code}/stand/${seat}`),
  bot: (code: string, seat: number) => call<TableCard>('POST', `/tables/${code}/bot/${seat}`),
  /** Say that I am the person who has a seat; agree that somebody is, refuse it, or withdraw what I said. */
  recover: (code: string, seat: number) => call<void>('POST', `/tables/${code}/recover/${seat}`),
  agreeToRecovery: (code: string, id: string) => call<void>('POST', `/tables/${code}/recovery/${id}/agree`),
  refuseRecovery: (code: string, id: string) => call<void>('POST', `/tables/${code}/recovery/${id}/refuse`),
  people: (code: string) => call<Watcher[]>('GET', `/tables/${code}/people`),
  decide: (code: string, options: HostOptions) => call<TableCard>('PUT', `/tables/${code}/options`, options),
  /** Change what a table plays before its game begins; begin it. */
  setUp: (code: string, setup: NewSetup) => call<TableCard>('PATCH', `/tables/${code}/setup`, setup),
  begin: (code: string) => call<TableCard>('POST', `/tables/${code}/begin`),
  mute: (code: string, person: string, muted: boolean) =>
    call<void>(muted ? 'PUT' : 'DELETE', `/tables/${code}/people/${person}/muted`),
  remove: (code: string, person: string) => call<void>('PUT', `/tables/${code}/people/${person}/removed`),
  report: (code: string, person: string) => call<void>('POST', `/tables/${code}/report`, { about: person }),
  reportRule: (code: string, seat: number, sentence: string, rule: string) =>
    call<RuleReported>('POST', `/tables/${code}/rule-reports`, { seat, sentence, rule }),
  /** The reports of wrong rules that I may have, and the text of one. */
  reportedRules: (code: string) => call<ReportedRule[]>('GET', `/tables/${code}/rule-reports`),
  ruleReport: (code: string, number: number) => call<string>('GET', `/tables/${code}/rule-reports/${number}`),
  awayTables: () => call<TableCard[]>('GET', '/tables/put-away'),
  putAway: (code: string) => call<void>('POST', `/tables/${code}/put-away`),
  rematch: (code: string) => call<TableCard>('POST', `/tables/${code}/rematch`),
  /** Play on from a point of a table; `seats` says who plays those that are mine. */
  branch: (code: string, moves: number, seats: NewSeat[] = []) =>
    call<TableCard>('POST', `/tables/${code}/branch`, { moves, seats }),
  history: (code: string) => call<History>('GET', `/tables/${code}/history`),
  at: (code: string, moves: number) => call<Review>('GET', `/tables/${code}/at/${moves}`),
  verify: (code: string) => call<Verified>('GET', `/tables/${code}/verify`),
  /** The text of a table's record; during play, a seat's copy. */
  record: (code: string, seat: number | null) =>
    call<string>('GET', `/tables/${code}/record${seat === null ? '' : `?seat=${seat}`}`),
  /** Reads a record; its ticket opens it. */
  look: (record: string) => call<RecordInfo>('POST', '/records/look', { record }),
  /** Opens a record that was read. If the server has forgotten it, the text is sent once more. */
  async openRecord(record: string, ticket: string, seats: NewSeat[] = []): Promise<TableCard> {
    const open = (good: string) => call<TableCard>('POST', '/records', { ticket: good, seats });
    try {
      return await open(ticket);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 404) throw error;
      return open((await api.look(record)).ticket!);
    }
  },
  copy: (code: string) => call<RecordCopy>('GET', `/tables/${code}/record/copy`),
};
