// The deals of the day: which table belongs to whom, and the results. A result is written with the event that ends the game.

import type { Status } from '@crescendo/protocol';
import type { GameId } from '@crescendo/rules';
import { addWork } from '../../hosting/store/tables-store.ts';
import type { Engine, Work } from '../../storage/engine.ts';
import type { PreparedTable } from '../../table/log/rows.ts';

export interface DailyKey {
  readonly day: string;
  readonly game: GameId;
  readonly person: string;
}

/** A person's place in the ranking. Equal results share a place. */
export interface Standing {
  readonly person: string;
  readonly score: number;
  readonly won: number;
  readonly moves: number;
  /** 1: somebody else had begun the deal from the same network. */
  readonly later: number | null;
  readonly place: number;
}

export interface OwnDaily {
  readonly game: string;
  readonly table: string;
  readonly status: Status;
}

/** One game of one day of a person; `ended` and `won` are `null` until it is over. */
export interface OwnDay {
  readonly day: string;
  readonly game: string;
  /** In time or afterwards. */
  readonly ended: number | null;
  readonly won: number | null;
}

type Result = Omit<Standing, 'place'>;

/** A result that does not count, and the place it would have had. */
export type Afterwards = Pick<Standing, 'score' | 'won' | 'moves' | 'place'>;

const isEqual = (one: Result, other: Result): boolean =>
  one.won === other.won && one.score === other.score && one.moves === other.moves;

/** Results, best first, with the place of each. */
const placed = (rows: readonly Result[]): Standing[] => {
  const standings: Standing[] = [];
  for (const [i, row] of rows.entries()) {
    const above = standings[i - 1];
    standings.push({ ...row, place: above !== undefined && isEqual(above, row) ? above.place : i + 1 });
  }
  return standings;
};

/** Won, then points, then moves; of equal results the earlier is listed first. An index supports this order. */
const BEST = `SELECT person, score, won, moves, later FROM daily WHERE day = $1 AND game = $2 AND ended IS NOT NULL
  ORDER BY won DESC, score DESC, moves, ended, person LIMIT $3`;

const BEST_OF_GROUP = `SELECT d.person, d.score, d.won, d.moves, d.later FROM group_members m
  JOIN daily d ON d.person = m.person WHERE m.group_id = $1 AND d.day = $2 AND d.game = $3 AND d.ended IS NOT NULL
  ORDER BY d.won DESC, d.score DESC, d.moves, d.ended, d.person`;

const PLACED = `SELECT m.person, m.score, m.won, m.moves, m.later, 1 + (SELECT COUNT(*) FROM daily b
    WHERE b.day = m.day AND b.game = m.game AND b.ended IS NOT NULL AND (b.won > m.won OR (b.won = m.won AND
      (b.score > m.score OR (b.score = m.score AND b.moves < m.moves))))) AS place
  FROM daily m WHERE m.day = $1 AND m.game = $2 AND m.person = $3`;
const OWN = `${PLACED} AND m.ended IS NOT NULL`;
const AFTERWARDS = `${PLACED} AND m.afterwards IS NOT NULL`;

const BEHIND = `SELECT COUNT(*) AS count FROM daily m JOIN daily b ON b.day = m.day AND b.game = m.game
  AND b.ended IS NOT NULL AND (b.won < m.won OR (b.won = m.won AND
    (b.score < m.score OR (b.score = m.score AND b.moves > m.moves))))
  WHERE m.day = $1 AND m.game = $2 AND m.person = $3 AND m.ended IS NOT NULL`;

export const dailyStore = (engine: Engine) => ({
  find: async ({ day, game, person }: DailyKey): Promise<string | undefined> => {
    const [row] = await engine.read({
      sql: 'SELECT table_id FROM daily WHERE day = $1 AND game = $2 AND person = $3',
      values: [day, game, person],
    });
    return row && String(row.table_id);
  },

  /** False: this person already has a table for this deal, and nothing was written. */
  /** `network`: the mark of whoever begins; `null`: the day is over, and nothing is ranked. */
  add: ({ day, game, person }: DailyKey, table: PreparedTable, network: string | null): Promise<boolean> =>
    engine.write(function* (): Work<boolean> {
      const added = yield {
        sql: `INSERT INTO daily (day, game, person, table_id) VALUES ($1, $2, $3, $4)
          ON CONFLICT DO NOTHING RETURNING table_id`,
        values: [day, game, person, table.row.id],
      };
      if (added.length === 0) return false;
      yield* addWork(table);
      if (network === null) return true;
      const first = yield {
        sql: `INSERT INTO daily_networks (day, game, network) VALUES ($1, $2, $3)
          ON CONFLICT DO NOTHING RETURNING network`,
        values: [day, game, network],
      };
      if (first.length === 0)
        yield {
          sql: 'UPDATE daily SET later = 1 WHERE day = $1 AND game = $2 AND person = $3',
          values: [day, game, person],
        };
      return true;
    }),

  /** Forgets the networks of earlier days: nobody can begin their deals any more. */
  forgetNetworks: async (today: string): Promise<void> => {
    await engine.one({ sql: 'DELETE FROM daily_networks WHERE day < $1', values: [today] });
  },

  /** The best results, and in addition this person's own. */
  ranking: async (
    { day, game, person }: Omit<DailyKey, 'person'> & { readonly person: string | null },
    limit: number,
  ): Promise<readonly Standing[]> => {
    const best = placed(await engine.read<Result>({ sql: BEST, values: [day, game, limit] }));
    if (person === null || best.some((standing) => standing.person === person)) return best;
    const own = await engine.read<Standing>({ sql: OWN, values: [day, game, person] });
    return [...best, ...own];
  },

  /** This person's result of a game that ended when its day was over. */
  afterwards: async ({
    day,
    game,
    person,
  }: Omit<DailyKey, 'game'> & { readonly game: string }): Promise<Afterwards | undefined> => {
    const [row] = await engine.read<Standing>({ sql: AFTERWARDS, values: [day, game, person] });
    return row && { score: row.score, won: row.won, moves: row.moves, place: Number(row.place) };
  },

  /** The results of the members of a group. */
  rankingOfGroup: async (day: string, game: string, group: string): Promise<readonly Standing[]> =>
    placed(await engine.read<Result>({ sql: BEST_OF_GROUP, values: [group, day, game] })),

  /** Counts the people who have finished this deal. */
  played: async (day: string, game: string): Promise<number> => {
    const [row] = await engine.read<{ count: number }>({
      sql: 'SELECT COUNT(*) AS count FROM daily WHERE day = $1 AND game = $2 AND ended IS NOT NULL',
      values: [day, game],
    });
    return Number(row?.count ?? 0);
  },

  /** Counts the people whose result is worse than this person's. */
  behind: async ({
    day,
    game,
    person,
  }: Omit<DailyKey, 'game'> & { readonly game: string }): Promise<number> => {
    const [row] = await engine.read<{ count: number }>({ sql: BEHIND, values: [day, game, person] });
    return Number(row?.count ?? 0);
  },

  /** This person's games of these days, and the number of days with a game finished in time. */
  days: async (
    person: string,
    since: string,
    until: string,
  ): Promise<{ games: readonly OwnDay[]; total: number }> => {
    const games = await engine.read<OwnDay>({
      sql: `SELECT day, game, COALESCE(ended, afterwards) AS ended, won FROM daily
        WHERE person = $1 AND day >= $2 AND day <= $3 ORDER BY day, game`,
      values: [person, since, until],
    });
    const [row] = await engine.read<{ count: number }>({
      sql: 'SELECT COUNT(DISTINCT day) AS count FROM daily WHERE person = $1 AND ended IS NOT NULL',
      values: [person],
    });
    return { games, total: Number(row?.count ?? 0) };
  },

  /** The games of all days that this person has begun. */
  begun: (person: string): Promise<readonly Pick<OwnDay, 'day' | 'game'>[]> =>
    engine.read<Pick<OwnDay, 'day' | 'game'>>({
      sql: 'SELECT day, game FROM daily WHERE person = $1',
      values: [person],
    }),

  /** This person's tables of this day. */
  own: async (day: string, person: string): Promise<readonly OwnDaily[]> =>
    engine.read<OwnDaily>({
      sql: `SELECT d.game, d.table_id AS "table", t.status FROM daily d JOIN tables t ON t.id = d.table_id
        WHERE d.day = $1 AND d.person = $2`,
      values: [day, person],
    }),
});

export type DailyStore = ReturnType<typeof dailyStore>;
