import { diceOf, fairnessError, History, ServerMessage, TableState } from '@crescendo/protocol';
import { GAMES, gameById, parseRecord, replayRecord } from '@crescendo/rules';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Player } from '../support/player.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

/** Small enough that random players come to an end. */
const SHORT: { readonly [game: string]: object } = {
  finito: { roundLimit: 12 },
  rummikub: { values: 6, handSize: 7 },
};

let server: TestServer;
const players: Player[] = [];

const newPlayer = async (name: string): Promise<Player> => {
  const player = await Player.at(server.url, name);
  players.push(player);
  return player;
};

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(async () => {
  for (const player of players) player.close();
  await server.end();
});

describe.each(GAMES.map(({ id }) => id))('%s', (game) => {
  test('two people play to the end, and the record is right and fair', async () => {
    const [ada, bob] = [await newPlayer('Ada'), await newPlayer('Bob')];
    const table = await ada.create({ game, seats: 2, options: SHORT[game], entropy: 'ab'.repeat(32) });
    expect(table).toMatchObject({ status: 'open', seat: 0, host: true, version: 1 });
    const sat = await bob.ask('POST', `/api/tables/${table.id}/sit`, { entropy: 'cd'.repeat(32) });
    expect(sat.body).toMatchObject({ status: 'playing', seat: 1, host: false });
    ada.watch(table.id);
    bob.watch(table.id);
    await Promise.all([ada.play(table.id), bob.play(table.id)]);
    const { table: info } = await ada.until(table.id, (state) => state.table.status === 'over');
    const { body: text } = await bob.ask('GET', `/api/tables/${table.id}/record`);
    const parsed = parseRecord(text, gameById);
    if ('error' in parsed) throw new Error(JSON.stringify(parsed.error));
    const { record } = parsed;
    expect(record.names).toEqual(['Ada', 'Bob']);
    expect(record.result).toEqual(info.result);
    expect(diceOf(record).server).toBe(table.commitment);
    expect(replayRecord(record, gameById).error).toBeUndefined();
    expect(fairnessError(record, gameById)).toBeUndefined();
    const archive = await ada.ask('GET', '/api/tables/archive');
    expect(archive.body.tables.map(({ id }: { id: string }) => id)).toContain(table.id);
    for (const message of [...ada.messages, ...bob.messages]) expect(v.is(ServerMessage, message)).toBe(true);
    expect(v.is(TableState, (await bob.ask('GET', `/api/tables/${table.id}`)).body)).toBe(true);
    const history = await ada.ask('GET', `/api/tables/${table.id}/history`);
    expect(history.body.steps.length).toBeGreaterThan(3);
    expect(v.is(History, history.body)).toBe(true);
  });
});
