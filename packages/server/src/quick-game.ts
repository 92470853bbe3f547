// Quick game: joins the public table that has waited longest, or creates one.
import type { CreateTable, QuickRequest } from '@crescendo/protocol';
import { gameById } from '@crescendo/rules';
import type { InferOutput } from 'valibot';
import { seatsIn } from './lists.ts';
import { orTryAgain, RequestError } from './request-error.ts';
import type { Services } from './services.ts';
import type { SummaryRow } from './storage/table-lists.ts';
import { SEEN_MS } from './table/scheduler.ts';
import {
  defaultPreset,
  parseStoredSettings,
  readTableSettings,
  type TableSettings,
} from './table/settings.ts';
import type { Table } from './table/table.ts';

type Request = InferOutput<typeof QuickRequest>;

const HOUR = 3_600_000;
const MAX_CANDIDATES = 500;
/** The host of a table created this recently counts as present, even before a socket is open. */
const ARRIVING_MS = 20_000;

/** The default settings of a game. */
const defaultsFor = ({ game, seats, entropy }: Request): CreateTable => {
  const found = gameById(game);
  if (found === undefined) throw new RequestError('unknown-game');
  const { preset = '' } = defaultPreset(found);
  const { min } = found.presets[preset]?.seats ?? found.seats;
  const asked = {
    game,
    ...defaultPreset(found),
    seats: seats ?? Math.max(2, min),
    clock: 'game',
    public: true,
  } as const;
  return { ...asked, ...(entropy !== undefined && { entropy }) };
};

const fits = (row: SummaryRow, wanted: TableSettings, seats: number | undefined): boolean => {
  const settings = parseStoredSettings(row.settings);
  return (
    settings.game === wanted.game &&
    settings.series === null &&
    settings.first === wanted.first &&
    settings.start === 'full' &&
    settings.clock.kind !== 'days' &&
    (seats === undefined || settings.seats === seats) &&
    JSON.stringify(settings.options) === JSON.stringify(wanted.options)
  );
};

/** Those of these tables where at least one player is present. */
const attended = async (services: Services, rows: readonly SummaryRow[]): Promise<readonly SummaryRow[]> => {
  const people = (row: SummaryRow): string[] =>
    seatsIn(row).filter((who) => who !== null && who[0] !== ':') as string[];
  const seen = await orTryAgain(services.store.people.seen([...new Set(rows.flatMap(people))]));
  const here = new Set(services.sockets.people);
  const now = services.now();
  const isHere = (person: string): boolean => here.has(person) || (seen.get(person) ?? 0) > now - SEEN_MS;
  return rows.filter((row) => people(row).some((person) => row.made > now - ARRIVING_MS || isHere(person)));
};

/** False: someone else was faster, or the table is gone. */
const sitAt = async (
  { tables }: Services,
  table: Table,
  person: string,
  entropy: string,
): Promise<boolean> => {
  try {
    await tables.sit(table, person, undefined, entropy);
    return true;
  } catch (error) {
    if (error instanceof RequestError && error.code !== 'try-again') return false;
    throw error;
  }
};

const find = async (
  services: Services,
  person: string,
  asked: Request,
  wanted: TableSettings,
): Promise<Table | undefined> => {
  const rows = await orTryAgain(services.store.tables.waiting(services.now() - HOUR, MAX_CANDIDATES));
  const fitting = rows.filter((row) => fits(row, wanted, asked.seats));
  const own = fitting.find((row) => seatsIn(row).includes(person));
  if (own !== undefined) return services.tables.fresh(own.id);
  const free = fitting.filter((row) => seatsIn(row).includes(null));
  for (const { id } of await attended(services, free)) {
    const table = await services.tables.fresh(id);
    if (await sitAt(services, table, person, asked.entropy ?? '')) return table;
  }
  return undefined;
};

const queues = new WeakMap<Services, Promise<unknown>>();

/** Requests run one after another, so that two players who ask at the same moment meet. `checkHost` may reject. */
export const quickTable = (
  services: Services,
  person: string,
  asked: Request,
  checkHost: () => Promise<void>,
): Promise<Table> => {
  const turn = (queues.get(services) ?? Promise.resolve()).then(async () => {
    const create = defaultsFor(asked);
    const found = await find(services, person, asked, readTableSettings(create));
    if (found !== undefined) return found;
    await checkHost();
    return services.tables.create(person, create);
  });
  queues.set(
    services,
    turn.catch(() => {}),
  );
  return turn;
};
