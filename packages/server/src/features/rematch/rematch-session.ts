// Games that follow one another by rematches: an evening. Talk and tally go on from one table to the next.

import type { Evening } from '@crescendo/protocol';
import type { PlayedRow, TablesStore } from '../../hosting/store/tables-store.ts';
import type { Table } from '../../hosting/table.ts';
import type { Tables } from '../../hosting/tables.ts';
import type { Charge } from '../../limits/replay-cost.ts';
import { asRetryable } from '../../storage/retryable.ts';
import type { GameResult } from '../../table/log/effects.ts';
import { parseStoredSettings } from '../../table/settings.ts';

/** An evening is not longer: nobody waits for the whole of it to be read. */
const MAX_GAMES = 40;

export interface SessionServices {
  readonly store: { readonly tables: Pick<TablesStore, 'played'> };
}

interface Played {
  readonly id: string;
  readonly game: string;
  /** The seating at the end: for each seat a person, a bot's level after a colon, or nobody. */
  readonly seating: readonly (string | null)[];
  readonly winners: readonly number[];
  readonly ended: number;
}

const playedFrom = ({ id, settings, seating, result, ended }: PlayedRow): Played => ({
  id,
  game: parseStoredSettings(settings).game,
  seating: JSON.parse(seating),
  winners: result === null ? [] : (JSON.parse(result) as GameResult).winners,
  ended: Number(ended ?? 0),
});

/** The games before this one, the latest first. Old tables are removed one day: then the evening begins later. */
export const gamesBefore = async ({ store }: SessionServices, table: Table): Promise<readonly Played[]> => {
  const games: Played[] = [];
  let id = table.config.settings.after;
  while (id !== undefined && games.length < MAX_GAMES) {
    const row = await asRetryable(store.tables.played(id));
    if (row === undefined) break;
    if (row.result !== null) games.push(playedFrom(row));
    id = parseStoredSettings(row.settings).after;
  }
  return games;
};

/** Longer than any evening, tables that were replaced included. */
const MAX_TABLES = 100;

/** The table of the moment: the newest after this one that this person may know of and look at. */
export const tableNow = async (
  tables: Pick<Tables, 'load'>,
  table: Table,
  person: string | null,
  charge: Charge,
): Promise<Table> => {
  let [newest, shown] = [table, table];
  for (let n = 0; n < MAX_TABLES; n++) {
    const { status, next } = await newest.views.infoFor(person);
    if (next === null || (status !== 'over' && status !== 'closed')) break;
    newest = await tables.load(next, charge);
    if (newest.views.mayWatch(person)) shown = newest;
  }
  return shown;
};

const seatingOf = ({ snapshot }: Table): readonly (string | null)[] =>
  snapshot.seatStates.map(({ person, bot }) => person ?? (bot === null ? null : `:${bot}`));

/** The tally as this person may know it. */
export const eveningFor = async (
  services: SessionServices & { readonly now: () => number },
  table: Table,
  person: string | null,
): Promise<Evening> => {
  const { delay } = table.config.settings;
  const info = await table.views.infoFor(person);
  // A delayed spectator has not seen the end of the game before, either.
  const isKnown = ({ seating, ended }: Played): boolean =>
    (person !== null && seating.includes(person)) || ended + delay * 1000 <= services.now();
  const before = (await gamesBefore(services, table)).filter(isKnown).toReversed();
  const seating = seatingOf(table);
  const now: readonly Played[] =
    info.status === 'over' && info.result !== null
      ? [{ id: table.id, game: info.game, seating, winners: info.result.winners, ended: info.changed }]
      : [];
  const games = [...before, ...now];
  const winsOf = (who: string | null): number | null => {
    // Of two bots that are alike nobody can tell which has won.
    if (who === null || seating.filter((other) => other === who).length > 1) return null;
    return games.filter((one) => one.winners.some((seat) => one.seating[seat] === who)).length;
  };
  return { games: games.map(({ game, ended }) => ({ game, at: ended })), wins: seating.map(winsOf) };
};
