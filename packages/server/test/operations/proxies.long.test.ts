// The lines for nginx and Caddy in docs/hosting.md, with these programs: they must be installed, else there is nothing to test.
import { Connection, type ConnectionListeners } from '@crescendo/protocol';
import { itemAt, range } from '@crescendo/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSocket } from '../../src/socket/open-socket.ts';
import { Player } from '../support/player.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { isInstalled, startProxy, type TestProxy } from '../support/proxy.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

const NO_LISTENERS: ConnectionListeners = { onMessage: () => {} };

describe.each(['nginx', 'caddy'] as const)('%s', (name) => {
  const isMissing = !isInstalled(name);
  if (isMissing) console.warn(`skipped: ${name} is not installed`);
  let postgres: TestPostgres;
  let nodes: TestServer[];
  let proxy: TestProxy;

  beforeAll(async () => {
    if (isMissing) return;
    postgres = await startPostgres();
    const databaseUrl = await postgres.database();
    nodes = [];
    for (const _ of range(2)) nodes.push(await startTestServer({ databaseUrl, trustProxy: true }));
    proxy = await startProxy(
      name,
      nodes.map(({ port }) => port),
    );
  }, 120_000);

  afterAll(async () => {
    if (isMissing) return;
    await proxy.stop();
    for (const node of nodes) await node.end();
    await postgres.stop();
  }, 120_000);

  /** The nodes of a table's players, by number. */
  const whereabouts = (id: string): readonly number[] =>
    nodes.flatMap(({ services }, n) => [...(services.tables.known(id)?.watchers ?? [])].map(() => n));

  test('brings all players of a table to one node, and uses both nodes', async (context) => {
    context.skip(isMissing, `${name} is not installed`);
    const used = new Set<number>();
    // By chance they could all be at one node, but not for long.
    for (let n = 0; n < 4 || used.size < nodes.length; n++) {
      const [ada, bob] = [await Player.at(proxy.url, `a${n}`), await Player.at(proxy.url, `b${n}`)];
      const { id } = await ada.create({ game: '5vor12', seats: 2 });
      await bob.ask('POST', `/api/tables/${id}/sit`, {});
      const connections = [ada, bob].map(({ token }) => {
        const connection = new Connection((table) => openSocket(proxy.url, token, table), NO_LISTENERS);
        connection.watch(id);
        return connection;
      });
      while (whereabouts(id).length < 2) await new Promise((resolve) => setTimeout(resolve, 10));
      expect(new Set(whereabouts(id)).size).toBe(1);
      used.add(itemAt(whereabouts(id), 0));
      for (const connection of connections) connection.close();
    }
  });

  test('goes on at the other node when one is gone', async (context) => {
    context.skip(isMissing, `${name} is not installed`);
    const [ada, bob] = [await Player.at(proxy.url, 'Ada'), await Player.at(proxy.url, 'Bob')];
    const { id } = await ada.create({ game: '5vor12', seats: 2 });
    await bob.ask('POST', `/api/tables/${id}/sit`, {});
    for (const player of [ada, bob]) player.watch(id);
    await Promise.all([ada.play(id, 1), bob.play(id, 1)]);
    const [last] = whereabouts(id);
    await itemAt(nodes, last ?? 0).end();
    nodes = nodes.filter((_, n) => n !== last);
    await Promise.all([ada.play(id), bob.play(id)]);
    expect((await ada.until(id, ({ table }) => table.status === 'over')).table.result).not.toBeNull();
    for (const player of [ada, bob]) player.close();
  });
});
