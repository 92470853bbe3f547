// Quick game: joins the public table that has waited longest, or creates one.

import type { Clock, CreateTable, QuickRequest } from '@crescendo/protocol';
import { defaultPreset, gameById, presetOptions } from '@crescendo/rules';
import type { InferOutput } from 'valibot';
import { SEEN_MS } from '../../hosting/presence.ts';
import type { Table } from '../../hosting/table.ts';
import { asRetryable } from '../../storage/retryable.ts';
import type { DiceShare } from '../../table/commands/seating.ts';
import { RequestError } from '../../table/request-error.ts';
import { quickKey, readTableSettings, type TableSettings } from '../../table/settings.ts';
import { seatsIn } from '../lists/lists.ts';
import type { SummaryRow } from '../lists/lists-store.ts';
import type { LobbyServices } from './lobby.ts';

type Request = InferOutput<typeof QuickRequest>;

const HOUR = 3_600_000;
const MAX_CANDIDATES = 200;
/** The host of a table created this recently counts as present, even before a socket is open. */
const ARRIVING_MS = 20_000;

/** Strangers have no other way to tell each other to go on. Editions with a clock of their own keep it. */
const GENTLE_CLOCK: Clock = { kind: 'move', seconds: 120 };

/** The default settings of a game. */
const defaultsFor = ({ game, seats, entropy, commitment }: Request): CreateTable => {
  const found = gameById(game);
  if (found === undefined) throw new RequestError('unknown-game');
  const { preset = '' } = defaultPreset(found);
  const own = found.clock?.read(presetOptions(found, preset));
  const { min } = found.presets[preset]?.seats ?? found.seats;
  const asked = {
    game,
    ...defaultPreset(found),
    seats: seats ?? Math.max(2, min),
    clock: own === undefined || own.kind === 'none' ? GENTLE_CLOCK : own,
    public: true,
  };
  return {
    ...asked,
    ...(entropy !== undefined && { entropy }),
    ...(commitment !== undefined && { commitment }),
  };
};

interface Candidate {
  readonly id: string;
  readonly made: number;
  readonly seats: readonly (string | null)[];
}

const candidateFrom = (row: SummaryRow): Candidate => ({ id: row.id, made: row.made, seats: seatsIn(row) });

/** Tables where a player has only just come back: the database does not know it yet. */
const watchedHere = (
  { tables, sockets }: LobbyServices,
  quick: string,
  since: number,
): readonly Candidate[] =>
  [...tables.loaded()]
    .filter(
      ({ config, snapshot, people }) =>
        snapshot.status === 'open' &&
        config.made > since &&
        people.some((person) => sockets.isConnected(person)) &&
        quickKey(config.settings) === quick,
    )
    .map(({ id, config, snapshot }) => ({
      id,
      made: config.made,
      seats: snapshot.seatStates.map(({ person, bot }) => person ?? (bot && `:${bot}`)),
    }));

/** The tables for this quick game where someone is present, the oldest first; and those where this person sits. */
const candidates = async (
  services: LobbyServices,
  person: string,
  quick: string,
): Promise<readonly Candidate[]> => {
  const { store, now } = services;
  const since = now() - HOUR;
  const attendance = { made: now() - ARRIVING_MS, seen: now() - SEEN_MS };
  const rows = await asRetryable(store.lists.quick(quick, person, since, attendance, MAX_CANDIDATES));
  const here = watchedHere(services, quick, since);
  const all = new Map([...rows.map(candidateFrom), ...here].map((one) => [one.id, one]));
  return [...all.values()].toSorted((a, b) => a.made - b.made);
};

/** False: someone else was faster, or the table is gone. */
const sitAt = async (
  { tables }: LobbyServices,
  table: Table,
  person: string,
  share: DiceShare,
): Promise<boolean> => {
  try {
    await tables.sit(table, person, undefined, share);
    return true;
  } catch (error) {
    if (error instanceof RequestError && error.code !== 'try-again') return false;
    throw error;
  }
};

const find = async (
  services: LobbyServices,
  person: string,
  asked: Request,
  wanted: TableSettings,
): Promise<Table | undefined> => {
  const quick = quickKey(wanted);
  if (quick === undefined) return undefined;
  const fitting = (await candidates(services, person, quick)).filter(
    ({ seats }) => asked.seats === undefined || seats.length === asked.seats,
  );
  const own = fitting.find(({ seats }) => seats.includes(person));
  if (own !== undefined) return services.tables.fresh(own.id);
  for (const { id } of fitting.filter(({ seats }) => seats.includes(null))) {
    const table = await services.tables.fresh(id);
    if (await sitAt(services, table, person, asked)) return table;
  }
  return undefined;
};

const queues = new WeakMap<LobbyServices, Promise<unknown>>();

/** Requests run one after another, so that two players who ask at the same moment meet. */
export const quickTable = (
  services: LobbyServices,
  person: string,
  asked: Request,
  create: (asked: CreateTable) => Promise<Table>,
): Promise<Table> => {
  const turn = (queues.get(services) ?? Promise.resolve()).then(async () => {
    const wanted = defaultsFor(asked);
    const found = await find(services, person, asked, readTableSettings(wanted));
    return found ?? create(wanted);
  });
  queues.set(
    services,
    turn.catch(() => {}),
  );
  return turn;
};
