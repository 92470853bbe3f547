// Writes the effects of a table event in the same transaction: list entries, seating, results, due times.
import type { Work } from '../../storage/engine.ts';
import type { Effects } from '../../table/log/rows.ts';

function* endWork(table: string, { result, at, lingers, daily }: NonNullable<Effects['end']>): Work<void> {
  yield { sql: 'UPDATE tables SET result = $1, ended = $2 WHERE id = $3', values: [result, at, table] };
  if (lingers !== undefined)
    yield { sql: 'UPDATE tables SET lingers = $1 WHERE id = $2', values: [lingers, table] };
  if (daily === undefined) return;
  const { day, game, person, score, won, moves, isRanked } = daily;
  yield {
    sql: `UPDATE daily SET score = $1, won = $2, moves = $3, ${isRanked ? 'ended' : 'afterwards'} = $4
      WHERE day = $5 AND game = $6 AND person = $7`,
    values: [score, won ? 1 : 0, moves, at, day, game, person],
  };
}

export function* effectsWork(table: string, effects: Effects): Work<void> {
  const { status, seating, seated, leaver, end, due } = effects;
  if (status !== undefined)
    yield {
      sql: `UPDATE tables SET status = $1${status === 'open' ? '' : ', origin = NULL'} WHERE id = $2`,
      values: [status, table],
    };
  if (seating !== undefined)
    yield { sql: 'UPDATE tables SET line = $1 WHERE id = $2', values: [seating, table] };
  if (leaver !== undefined)
    yield { sql: 'DELETE FROM sitters WHERE table_id = $1 AND person = $2', values: [table, leaver] };
  if (seated !== undefined)
    yield {
      sql: 'INSERT INTO sitters (table_id, person) VALUES ($1, $2) ON CONFLICT DO NOTHING',
      values: [table, seated],
    };
  if (end !== undefined) yield* endWork(table, end);
  if (due === null) yield { sql: 'DELETE FROM due WHERE table_id = $1', values: [table] };
  else if (due !== undefined)
    yield {
      sql: 'INSERT INTO due (table_id, at) VALUES ($1, $2) ON CONFLICT (table_id) DO UPDATE SET at = excluded.at',
      values: [table, due],
    };
}
