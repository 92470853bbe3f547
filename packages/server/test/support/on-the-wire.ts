// For tests: two real servers, one with the twins of all games, say the same and log the same.

import { itemAt } from '@crescendo/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashOf } from '../../src/features/people/identity.ts';
import { type Moment, NOW, SEED, type World } from './indistinguishable.ts';
import { Player } from './player.ts';
import { type Case, lastTwins, matchIn, PEOPLE, triesOf } from './secret-games.ts';
import { startTestServer, type TestServer } from './test-server.ts';

const TOKENS = PEOPLE.map((_, n) => String(n).repeat(43));

/** Two servers with the same people; the one knows the true games, the other their twins. */
const compareServers = (cases: readonly Case[]): void => {
  let servers: readonly TestServer[];

  beforeAll(async () => {
    servers = [await startTestServer({}, () => NOW), await startTestServer({}, () => NOW)];
    for (const { services } of servers)
      for (const [n, id] of PEOPLE.entries())
        await services.store.people.add({ id, name: id, made: NOW }, hashOf(itemAt(TOKENS, n)));
  }, 60_000);

  afterAll(async () => {
    for (const server of servers) await server.end();
  });

  const write = async ({ services }: TestServer, { config, rows }: World): Promise<void> => {
    const { id, host, settings, made } = config;
    // The same seed, since its commitment is public; the dice of the twin come from its rows.
    const row = { id, host, settings: JSON.stringify(settings), seed: SEED, made };
    await services.store.tables.add({ ...row, listed: true, status: 'playing', seating: '[]' });
    await Promise.all(rows.map((event) => services.store.tables.append(id, event)));
  };

  /** Everything one server says to this viewer about this table, and writes into its log meanwhile. */
  const heard = async (
    server: TestServer,
    { truth, viewer }: Moment,
    tries: readonly string[],
  ): Promise<string> => {
    const { id } = truth.config;
    const { version } = truth.snapshot;
    const player = new Player(server.url, '');
    if (viewer !== null) player.token = itemAt(TOKENS, viewer);
    const said: unknown[] = [];
    const from = server.lines.length;
    const path = `/api/tables/${id}`;
    for (const end of [
      '',
      '/history',
      '/history?views=1',
      `/history?after=${version - 3}`,
      '/record',
      '/talk',
    ])
      said.push((await player.ask('GET', `${path}${end}`)).body);
    for (const list of ['/api/tables', '/api/tables/mine', '/api/tables/archive', '/api/me'])
      said.push((await player.ask('GET', list)).body);
    for (const [n, text] of tries.entries())
      said.push((await player.ask('POST', `${path}/moves`, { id: `try-${n}-http`, move: text })).body);
    const socket = player.socket();
    const answer = (type: string): Promise<void> =>
      new Promise((resolve) => {
        socket.once('message', (data) => {
          said.push(String(data));
          resolve(JSON.parse(String(data)).type === type ? undefined : answer(type));
        });
      });
    const asked = (message: object, type: string): Promise<void> => {
      socket.send(JSON.stringify(message));
      return answer(type);
    };
    await answer('welcome');
    await asked({ type: 'watch', table: id }, 'state');
    await asked({ type: 'watch', table: id, have: version - 2 }, 'state');
    for (const [n, text] of tries.entries())
      await asked({ type: 'move', table: id, id: `try-${n}-socket`, move: text }, 'error');
    socket.terminate();
    const log = server.lines.slice(from).map((line) => ({ ...JSON.parse(line), at: '', id: '', ms: 0 }));
    return JSON.stringify([said, log]);
  };

  const twinOf = ({ twin }: Moment): World => {
    if (twin === undefined) throw new Error('this viewer has no twin here');
    return twin;
  };

  const called = (moment: Moment, id: string): Moment => {
    const other = (world: World): World => ({ ...world, config: { ...world.config, id } });
    return { viewer: moment.viewer, truth: other(moment.truth), twin: other(twinOf(moment)) };
  };

  /** Only what will be refused: an accepted move would go on with other dice. */
  const refused = (moment: Moment): readonly string[] =>
    triesOf(moment.truth).filter((text) => {
      const { truth, viewer } = moment;
      const wanted = truth.config.game.notation.move.parse(text);
      if (viewer === null || wanted === undefined) return true;
      return matchIn(truth.snapshot).check(viewer, wanted) !== undefined;
    });

  /** Both servers have the table of this moment, each its own game: what each of them says about it. */
  const bothHeard = async (moment: Moment): Promise<readonly [string, string]> => {
    const [one, two] = [itemAt(servers, 0), itemAt(servers, 1)];
    await write(one, moment.truth);
    await write(two, twinOf(moment));
    const tries = refused(moment);
    return [await heard(one, moment, tries), await heard(two, moment, tries)];
  };

  test.each(cases)('%s: two real servers say the same', async (_title, asked) => {
    const last = lastTwins(asked);
    expect(last.length).toBe(asked.seats + 1);
    const name = hashOf(JSON.stringify(asked)).slice(0, 21);
    for (const moment of last.map((one) => called(one, `${name}${one.viewer ?? 'x'}`))) {
      const [truth, twin] = await bothHeard(moment);
      expect(truth).toContain(moment.truth.config.id);
      expect(truth).not.toContain(SEED);
      expect(twin).toBe(truth);
    }
  });

  test('no log holds a seed, a token, a name or a whole table id', async () => {
    const id = 'table-that-no-log-says';
    const [, asked] = itemAt(cases, 0);
    for (const moment of lastTwins(asked).slice(0, 1)) await bothHeard(called(moment, id));
    for (const { lines } of servers) {
      expect(lines.length).toBeGreaterThan(10);
      for (const secret of [SEED, ...TOKENS, ...PEOPLE, '"move"', id])
        expect(lines.join('')).not.toContain(secret);
    }
    const tables = await itemAt(servers, 0).services.store.engine.read({ sql: 'SELECT id FROM tables' });
    expect(tables.length).toBeGreaterThan(0);
    for (const table of tables) expect(itemAt(servers, 0).lines.join('')).not.toContain(String(table.id));
  });
};

export const onTheWire = (cases: readonly Case[]): void => {
  describe('on the wire', () => compareServers(cases));
};
