// Checks at the end, after all disturbances and some time: everybody agrees, and the log proves it.
import { diceOf, fairnessError } from '@crescendo/protocol';
import { gameById, parseRecord } from '@crescendo/rules';
import { parseStoredEvent } from '../../src/table/log/table-event.ts';
import { seatLeftBy, seatOf } from '../../src/table/seats.ts';
import type { Client } from '../clients/client.ts';
import type { Database } from '../world/database.ts';
import type { Fail } from './check.ts';
import type { Checks } from './checks.ts';
import { type ModelTable, newest } from './log-model.ts';
import { isDelayed } from './view-checks.ts';

/** A version takes so long to reach everybody, at worst: hints may be lost, but not the sweep. */
const ON_ITS_WAY_MS = 6000;

/** Every client sees the newest version of what it watches. */
export const checkConverged = (
  { log, fail }: Checks,
  clients: readonly Client[],
  database: Database,
  now: number,
): void => {
  const names = new Map(
    database.read({ sql: 'SELECT id, name FROM people' }).map(({ id, name }) => [id, name]),
  );
  for (const client of clients) {
    if (!client.isOnline) fail('converge', `client ${client.index} is not connected`);
    for (const id of client.mover.unanswered)
      fail('converge', `${id} of client ${client.index} was never answered`);
    for (const [id, { version, table: info }] of client.states) {
      const table = log.tables.get(id);
      if (table === undefined || !client.isWatching(id) || !mayWatch(table, client.person)) continue;
      const delay = isDelayed(table, client.person) ? table.config.settings.delay * 1000 : 0;
      const expected = table.committed.findLastIndex((at) => at <= now - delay - ON_ITS_WAY_MS);
      for (const [seat, { person, former }] of newest(table).seatStates.entries()) {
        const seatInfo = info.seating[seat];
        const isOld = person !== null && seatInfo?.name !== names.get(person);
        const isOldFormer =
          former !== null && seatInfo?.former !== undefined && seatInfo.former !== (names.get(former) ?? '');
        if (isOld || isOldFormer)
          fail('converge', `client ${client.index} sees the old name of seat ${seat}`);
      }
      if (version < expected)
        fail('converge', `client ${client.index} sees version ${version} of ${expected} (${info.status})`);
    }
  }
};

const mayWatch = (table: ModelTable, person: string | null): boolean =>
  table.config.settings.spectators ||
  table.config.host === person ||
  seatOf(newest(table), person) !== null ||
  seatLeftBy(newest(table), person) !== null;

/** The tables of the database agree with its log. */
export const checkStored = ({ log, commands, fail }: Checks, database: Database): void => {
  for (const [id, table] of log.tables) {
    const rows = database.read({
      sql: 'SELECT n, at, body FROM events WHERE table_id = $1 ORDER BY n',
      values: [id],
    });
    if (JSON.stringify(rows) !== JSON.stringify(table.rows.map(({ n, at, body }) => ({ n, at, body }))))
      fail('no-gaps', 'the log is not what was committed');
    checkLists(fail, database, table);
  }
  commands.checkKept((id, version) => {
    const row = log.tables.get(id)?.rows[version - 1];
    const event = row && parseStoredEvent(row.body);
    return event?.kind === 'move' ? event.id : undefined;
  });
};

const checkLists = (fail: Fail, database: Database, table: ModelTable): void => {
  const { id } = table.config;
  const { status, seatStates, match } = newest(table);
  const [row] = database.read({ sql: 'SELECT status, line, result FROM tables WHERE id = $1', values: [id] });
  const seating = JSON.stringify(
    seatStates.map(({ person, bot }) => person ?? (bot === null ? null : `:${bot}`)),
  );
  if (row?.status !== status) fail('lists', `a table that is ${status} is listed as ${row?.status}`);
  if (row?.line !== seating) fail('lists', `${seating} is listed as ${row?.line}`);
  const turn = match?.turn;
  const result =
    row?.result === null || row?.result === undefined ? undefined : JSON.parse(String(row.result));
  const scores = turn?.kind === 'over' && status === 'over' ? JSON.stringify(turn.scores) : undefined;
  if (JSON.stringify(result?.scores) !== scores)
    fail('lists', `the scores ${scores} are stored as ${row?.result}`);
  const sitters = database.read({ sql: 'SELECT person FROM sitters WHERE table_id = $1', values: [id] });
  const seated = seatStates.flatMap(({ person }) => (person === null ? [] : [person]));
  const listed = sitters.map(({ person }) => String(person));
  if (JSON.stringify(seated.toSorted()) !== JSON.stringify(listed.toSorted()))
    fail('lists', `seated are ${seated}, listed are ${listed}`);
  const due = database.read({ sql: 'SELECT at FROM due WHERE table_id = $1', values: [id] });
  if ((status === 'over' || status === 'closed') && due.length > 0)
    fail('lists', `a table that is ${status} is due`);
};

/** The record of a finished game, as a server writes it, proves its dice. */
export const checkRecord = (fail: Fail, { config }: ModelTable, text: string): void => {
  const parsed = parseRecord(text, gameById);
  if ('error' in parsed) {
    fail('dice', `the record cannot be read: ${parsed.error.code}`);
    return;
  }
  const error = fairnessError(parsed.record, gameById);
  if (error !== undefined) fail('dice', `the record does not prove its dice: ${JSON.stringify(error)}`);
  if (diceOf(parsed.record).server !== config.commitment)
    fail('dice', 'the record has another commitment than the table');
};
