// The deal of the day: a table for each player with the same draws, and the ranking.

import { commitmentOf, type Daily, type DailyGame, dailyNumber, FIRST_DAILY } from '@crescendo/protocol';
import { defaultPreset, GAME_IDS, GAMES_BY_ID, type GameId, isGameId } from '@crescendo/rules';
import type { NamesStore } from '../../hosting/attendance/names.ts';
import type { Scheduler } from '../../hosting/scheduler.ts';
import type { Table } from '../../hosting/table.ts';
import type { Tables } from '../../hosting/tables.ts';
import { newId } from '../../hosting/tables.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import { asRetryable } from '../../storage/retryable.ts';
import { fix, start } from '../../table/commands/game.ts';
import { dailySeed, dayAt, endOfDay, isSealed, networkMark } from '../../table/daily.ts';
import { prepareTable } from '../../table/log/prepared-table.ts';
import type { PreparedTable } from '../../table/log/rows.ts';
import { RequestError } from '../../table/request-error.ts';
import { readTableSettings, type TableSettings } from '../../table/settings.ts';
import { type MemberServices, requireMember } from '../groups/groups.ts';
import type { PushStore } from '../push/push-store.ts';
import type { DailyKey, DailyStore, OwnDaily } from './daily-store.ts';

export interface DailyServices extends MemberServices {
  readonly store: MemberServices['store'] & {
    readonly daily: DailyStore;
    readonly people: NamesStore;
    readonly push: Pick<PushStore, 'secret'>;
  };
  readonly tables: Tables;
  readonly scheduler: Pick<Scheduler, 'schedule'>;
  readonly runtime: Runtime;
  readonly now: () => number;
}

const SEATS = 2;
const LEVEL = 'strong';
const MAX_RESULTS = 100;

const settingsOf = ({ day, game }: DailyKey): TableSettings => {
  const asked = {
    game,
    ...defaultPreset(GAMES_BY_ID[game]),
    seats: SEATS,
    level: LEVEL,
    absent: 0,
    spectators: false,
    talk: false,
  } as const;
  return { ...readTableSettings(asked), daily: day };
};

/** The table with the person, a bot and the first draws, written at once. */
const prepareDeal = (key: DailyKey, secret: string, runtime: Runtime): PreparedTable => {
  const { day, game, person } = key;
  const settings = JSON.stringify(settingsOf(key));
  const seed = dailySeed(secret, day, game);
  // There is no host: there is nothing to decide.
  const row = {
    id: newId(runtime),
    host: '',
    settings,
    seed,
    listed: false,
    status: 'open',
    seating: '[]',
    made: runtime.now(),
  } as const;
  return prepareTable(row, [
    () => ({ kind: 'sit', seat: 0, person, entropy: '', ready: true }),
    () => ({ kind: 'bot', seat: 1, level: LEVEL }),
    fix(null),
    start(null),
  ]);
};

/** Tells whether the deals of this day can be played outside the ranking: everybody may know their dice by then. */
export const isInArchive = (day: string, now: number): boolean => day >= FIRST_DAILY && !isSealed(day, now);

interface Begun {
  readonly game: string;
  /** `undefined`: today. */
  readonly day: string | undefined;
}

/** This person's table for a day: the existing one, or a new one. */
export const dailyTable = async (
  services: DailyServices,
  { person, address }: { readonly person: string; readonly address: string },
  { game, day: asked }: Begun,
  /** Called before a new one is created; may reject. */
  checkNew: () => void,
): Promise<Table> => {
  const { store, tables, scheduler, now, runtime } = services;
  if (!isGameId(game)) throw new RequestError('unknown-game');
  const today = dayAt(now());
  const day = asked ?? today;
  const isToday = day === today;
  if (!isDay(day) || !(isToday || isInArchive(day, now())))
    throw new RequestError('bad-message', { code: 'bad-day' });
  const key = { day, game, person };
  const known = await asRetryable(store.daily.find(key));
  if (known !== undefined) return tables.fresh(known);
  checkNew();
  const secret = await secretOf(services);
  const ready = prepareDeal(key, secret, runtime);
  const network = isToday ? networkMark(secret, day, address) : null;
  const isNew = await asRetryable(store.daily.add(key, ready, network));
  // Another request may have been faster: then its table is the one.
  const earlier = isNew ? undefined : await asRetryable(store.daily.find(key));
  const table = await tables.load(earlier ?? ready.row.id);
  scheduler.schedule(table);
  return table;
};

interface Asked {
  readonly day: string;
  readonly person: string | null;
  /** Only its members. */
  readonly group: string | undefined;
}

const gameOf = async (
  { store }: DailyServices,
  { day, person, group }: Asked,
  game: GameId,
  own: OwnDaily | undefined,
  fingerprints: Pick<DailyGame, 'fingerprint' | 'tomorrow'>,
): Promise<DailyGame> => {
  const standings = await (group === undefined
    ? store.daily.ranking({ day, game, person }, MAX_RESULTS)
    : store.daily.rankingOfGroup(day, game, group));
  const names = await store.people.names(standings.map((one) => one.person));
  const results = standings.map(({ place, person: who, score, won, moves, later }) => ({
    place,
    name: names.get(who) ?? '',
    you: who === person,
    score,
    won: won === 1,
    moves,
    ...(later === 1 && { later: true }),
  }));
  const played = standings.length < MAX_RESULTS ? standings.length : await store.daily.played(day, game);
  const [table, status] = [own?.table ?? null, own?.status ?? null];
  const mine = results.find(({ you }) => you);
  const behind = await (group !== undefined || person === null
    ? results.filter(({ place }) => mine !== undefined && place > mine.place).length
    : store.daily.behind({ day, game, person }));
  const ranked = mine === undefined ? {} : { behind };
  const seeks = mine === undefined && status === 'over' && person !== null;
  const late = seeks ? await store.daily.afterwards({ day, game, person }) : undefined;
  return {
    ...{ game, level: LEVEL, seats: SEATS, ...fingerprints, table, status, played, ...ranked, results },
    ...(late && { afterwards: { ...late, won: late.won === 1 } }),
  };
};

/** The fingerprints of a deal and, today, of the next one: so everybody can see that nobody's was chosen for them. */
const fingerprintsOf = (
  secret: string,
  { day, today }: { readonly day: string; readonly today: string },
  game: GameId,
): Pick<DailyGame, 'fingerprint' | 'tomorrow'> => {
  const fingerprint = (of: string): string => commitmentOf(dailySeed(secret, of, game));
  return {
    fingerprint: fingerprint(day),
    ...(day === today && { tomorrow: fingerprint(dayAt(endOfDay(today))) }),
  };
};

const secretOf = ({ store, runtime }: DailyServices): Promise<string> =>
  asRetryable(store.push.secret('daily', runtime.randomBytes(32).toString('hex')));

/** The deals and rankings of a day, as seen by this person. */
export const dailyOf = async (
  services: DailyServices,
  asked: { readonly day: string | undefined; readonly group: string | undefined },
  person: string | null,
): Promise<Daily> => {
  const { store, now } = services;
  const today = dayAt(now());
  const { day = today, group } = asked;
  if (!isDay(day) || day > today) throw new RequestError('bad-message', { code: 'bad-day' });
  if (group !== undefined) await requireMember(services, group, person);
  const secret = await secretOf(services);
  const own = person === null ? [] : await asRetryable(store.daily.own(day, person));
  const games = GAME_IDS.map((game) =>
    gameOf(
      services,
      { day, person, group },
      game,
      own.find((one) => one.game === game),
      fingerprintsOf(secret, { day, today }, game),
    ),
  );
  return {
    day,
    today,
    until: endOfDay(today),
    ...(day >= FIRST_DAILY && { number: dailyNumber(day) }),
    ...(isInArchive(day, now()) && { open: true }),
    ...(group !== undefined && { group }),
    games: await asRetryable(Promise.all(games)),
  };
};

/** Not every text of this form is a valid date. */
export const isDay = (text: string): boolean => {
  const end = /^\d{4}-\d{2}-\d{2}$/.test(text) ? endOfDay(text) : Number.NaN;
  return Number.isFinite(end) && dayAt(end - 1) === text;
};
