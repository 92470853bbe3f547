// For tests: a server and its players, set up before and closed after the tests of one file.
import { required } from '@crescendo/rules';
import { afterAll, beforeAll } from 'vitest';
import type { Config } from '../../src/boot/config.ts';
import { Player } from './player.ts';
import { startTestServer, type TestServer } from './test-server.ts';

export interface ServerFixture {
  readonly server: TestServer;
  newPlayer(name: string): Promise<Player>;
  /** Two people at a table that has begun. */
  pair(asked: object): Promise<{ ada: Player; bob: Player; id: string }>;
  /** Move the clock of the server forward. */
  advance(ms: number): void;
}

/** `clock`: the time before any `advance`; by default it passes as usual. */
export const useTestServer = (changes: Partial<Config> = {}, clock = Date.now): ServerFixture => {
  let server: TestServer | undefined;
  let passed = 0;
  const players: Player[] = [];
  beforeAll(async () => {
    server = await startTestServer(changes, () => clock() + passed);
  }, 120_000);
  afterAll(async () => {
    for (const player of players) player.close();
    await server?.end().catch(() => {});
  }, 120_000);
  const newPlayer = async (name: string): Promise<Player> => {
    const player = await Player.at(required(server, 'server').url, name);
    players.push(player);
    return player;
  };
  return {
    get server() {
      return required(server, 'server');
    },
    newPlayer,
    pair: async (asked) => {
      const [ada, bob] = [await newPlayer('Ada'), await newPlayer('Bob')];
      const { id } = await ada.create({ seats: 2, ...asked });
      await bob.ask('POST', `/api/tables/${id}/sit`, {});
      ada.watch(id);
      bob.watch(id);
      await Promise.all([ada, bob].map((player) => player.until(id, ({ view }) => view !== null)));
      return { ada, bob, id };
    },
    advance: (ms) => {
      passed += ms;
    },
  };
};
