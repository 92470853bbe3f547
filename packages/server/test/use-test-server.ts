// For tests: a server and people who useTestServer there, all sent home at the end.
import { afterAll, beforeAll } from 'vitest';
import type { Config } from '../src/config.ts';
import { Player } from './player.ts';
import { serve, type TestServer } from './test-server.ts';

export interface ServerFixture {
  readonly serving: TestServer;
  somebody(name: string): Promise<Player>;
  /** Two people at a table that has begun. */
  pair(asked: object): Promise<{ ada: Player; bob: Player; id: string }>;
  /** Let the server believe that so much time has passed. */
  pass(ms: number): void;
}

export const useTestServer = (changes: Partial<Config> = {}): ServerFixture => {
  let serving: TestServer | undefined;
  let passed = 0;
  const players: Player[] = [];
  beforeAll(async () => {
    serving = await serve(changes, () => Date.now() + passed);
  }, 120_000);
  afterAll(async () => {
    for (const player of players) player.close();
    await serving?.end().catch(() => {});
  }, 120_000);
  const somebody = async (name: string): Promise<Player> => {
    const player = await Player.at(serving!.url, name);
    players.push(player);
    return player;
  };
  return {
    get serving() {
      return serving!;
    },
    somebody,
    pair: async (asked) => {
      const [ada, bob] = [await somebody('Ada'), await somebody('Bob')];
      const { id } = await ada.create({ seats: 2, ...asked });
      await bob.ask('POST', `/api/tables/${id}/sit`, {});
      ada.watch(id);
      bob.watch(id);
      await Promise.all([ada, bob].map((player) => player.until(id, ({ view }) => view !== null)));
      return { ada, bob, id };
    },
    pass: (ms) => {
      passed += ms;
    },
  };
};
