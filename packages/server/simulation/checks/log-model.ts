// The log of every table, followed row by row as it is committed, and replayed: what all that is shown must agree with.

import { type AnyEvent, type AnyMatch, formatEvent, lastOf } from '@crescendo/rules';
import { timeLeft } from '../../src/table/clock.ts';
import type { EventRow, TableRow } from '../../src/table/log/rows.ts';
import { parseTableEvent, type TableEvent } from '../../src/table/log/table-event.ts';
import { luckOf, nextSnapshot } from '../../src/table/next-snapshot.ts';
import { seatStateAt } from '../../src/table/seats.ts';
import { drawnFirst, emptySnapshot, type TableSnapshot } from '../../src/table/snapshot.ts';
import { configOf, newMatch, type TableConfig } from '../../src/table/table-config.ts';
import type { Database, LogChange } from '../world/database.ts';
import type { Fail } from './check.ts';
import type { Commands } from './commands.ts';
import type { EventChecks } from './event-checks.ts';

type MoveEvent = Extract<TableEvent, { kind: 'move' }>;

export interface ModelTable {
  readonly config: TableConfig;
  readonly rows: EventRow[];
  /** After each version; the first is the empty table. */
  readonly snapshots: TableSnapshot[];
  /** The time at which each version was committed. */
  readonly committed: number[];
}

export const newest = ({ snapshots }: ModelTable): TableSnapshot => lastOf(snapshots);

export class LogModel {
  readonly tables = new Map<string, ModelTable>();
  readonly #fail: Fail;
  readonly #commands: Commands;
  readonly #events: EventChecks;
  readonly #now: () => number;

  constructor(fail: Fail, commands: Commands, events: EventChecks, now: () => number) {
    this.#fail = fail;
    this.#commands = commands;
    this.#events = events;
    this.#now = now;
  }

  onChange(database: Database, { kind, table: id, ...row }: LogChange): void {
    const table = this.tables.get(id) ?? this.#found(database, id);
    if (kind === 'update') this.#fail('no-gaps', `version ${row.n} was overwritten`);
    else if (kind === 'delete') this.#removed(id);
    else if (table === undefined) this.#fail('no-gaps', 'an event of a table that does not exist');
    else if (row.n !== newest(table).version + 1)
      this.#fail('no-gaps', `version ${row.n} was stored after ${newest(table).version}`);
    else this.#append(table, row);
  }

  #append(table: ModelTable, row: EventRow): void {
    const before = newest(table);
    if (row.at < before.at || row.at > this.#now())
      this.#fail('legal', `version ${row.n} is dated ${row.at - this.#now()} ms from now`);
    const event = parseTableEvent(table.config, before.match, row.body);
    this.#check(table.config, before, event, row);
    this.#events.check(table.config, before, event);
    table.rows.push(row);
    table.snapshots.push(nextSnapshot(table.config, before, event, row.at));
    table.committed.push(this.#now());
  }

  #found(database: Database, id: string): ModelTable | undefined {
    const [row] = database.read({
      sql: 'SELECT id, host, settings, seed, made FROM tables WHERE id = $1',
      values: [id],
    });
    if (row === undefined) return undefined;
    const config = configOf(row as unknown as TableRow);
    const table = { config, rows: [], snapshots: [emptySnapshot(config)], committed: [this.#now()] };
    this.tables.set(id, table);
    return table;
  }

  /** Only a table that was created in vain is removed: a rematch that another player had created first. */
  #removed(id: string): void {
    const table = this.tables.get(id);
    if (table === undefined) return;
    if (newest(table).match !== null) this.#fail('no-gaps', 'the log of a game was removed');
    this.tables.delete(id);
  }

  #check(config: TableConfig, before: TableSnapshot, event: TableEvent, row: EventRow): void {
    if (event.kind === 'move') this.#checkMove(config, before, event, row);
    if (event.kind !== 'move' && event.kind !== 'start') return;
    const fresh = event.match.eventsSince(before.match?.length ?? 0);
    const begun = event.kind === 'start' ? newMatch(config, drawnFirst(config, before)) : before.match;
    const [first, ...rest] = fresh;
    const moved = event.kind === 'start' ? begun : begun && first && played(begun, first);
    if (moved === null || moved === undefined) {
      this.#fail('legal', `version ${row.n} is an illegal move: ${row.body}`);
      return;
    }
    const thrown = moved.settle(luckOf(config, before));
    const text = (events: readonly AnyEvent[]): string =>
      events.map((one) => formatEvent(config.game, one)).join('; ');
    const drawn = event.kind === 'start' ? fresh : rest;
    const expected = text(thrown.eventsSince(moved.length));
    if (text(drawn) !== expected)
      this.#fail('dice', `version ${row.n}: ${text(drawn)} instead of ${expected}`);
  }

  #checkMove(config: TableConfig, before: TableSnapshot, { seat, by, id }: MoveEvent, row: EventRow): void {
    const seatState = seatStateAt(before.seatStates, seat);
    if (by === 'clock') {
      const left = timeLeft(config.settings.clock, before.clock, seat, row.at);
      if (left === null || left > 0)
        this.#fail('clock', `version ${row.n}: seat ${seat} had ${left} ms left`);
    }
    if (by === 'bot' && seatState.bot === null && !seatState.away)
      this.#fail('legal', `version ${row.n}: a bot moved for a player who is present`);
    if (by === 'person')
      this.#commands.stored(config.id, seatState.person, {
        id,
        version: row.n,
        body: row.body,
        decided: before.moves[seat] ?? 0,
      });
  }
}

const played = (match: AnyMatch, event: AnyEvent): AnyMatch | undefined => {
  const result = match.play(event);
  return 'match' in result ? result.match : undefined;
};
