// Push subscriptions, and the server's secrets.
import type { Engine, Work } from '../../storage/engine.ts';

/** Only the newest devices of a person are notified. */
const MAX_TARGETS = 20;

export interface PushRow {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly made: number;
}

export const pushStore = (engine: Engine) => ({
  add: (person: string, { endpoint, p256dh, auth, made }: PushRow): Promise<void> =>
    engine.write(function* (): Work<void> {
      yield {
        sql: `INSERT INTO push (endpoint, person, p256dh, auth, made) VALUES ($1, $2, $3, $4, $5)
          ON CONFLICT (endpoint) DO UPDATE SET person = excluded.person, p256dh = excluded.p256dh, auth = excluded.auth`,
        values: [endpoint, person, p256dh, auth, made],
      };
      yield {
        sql: `DELETE FROM push WHERE person = $1 AND endpoint NOT IN
          (SELECT endpoint FROM push WHERE person = $2 ORDER BY made DESC LIMIT $3)`,
        values: [person, person, MAX_TARGETS],
      };
    }),

  of: (person: string): Promise<readonly PushRow[]> =>
    engine.read({
      sql: 'SELECT endpoint, p256dh, auth, made FROM push WHERE person = $1 ORDER BY made',
      values: [person],
    }),

  remove: async (endpoint: string): Promise<void> => {
    await engine.one({ sql: 'DELETE FROM push WHERE endpoint = $1', values: [endpoint] });
  },

  /** The secret of this name; `fresh` is stored if there is none yet. */
  secret: async (name: string, fresh: string): Promise<string> => {
    await engine.one({
      sql: 'INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING',
      values: [name, fresh],
    });
    const [row] = await engine.read({ sql: 'SELECT value FROM secrets WHERE name = $1', values: [name] });
    return String(row?.value ?? fresh);
  },
});

export type PushStore = ReturnType<typeof pushStore>;
