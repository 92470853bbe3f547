import { fairnessError } from '@crescendo/protocol';
import { gameById, parseRecord } from '@crescendo/rules';
import { expect, test } from 'vitest';
import { useTestServer } from '../support/use-test-server.ts';

const { pair, newPlayer } = useTestServer();

test('a player who leaves a game may take the seat back from the bot, and nobody else may', async () => {
  const [ada, bob, zoe] = [await newPlayer('Ada'), await newPlayer('Bob'), await newPlayer('Zoe')];
  const { id } = await ada.create({ game: '5vor12', seats: 2, spectators: false, level: 'random' });
  await bob.ask('POST', `/api/tables/${id}/sit`, { entropy: 'ab'.repeat(32) });
  await ada.ask('POST', `/api/tables/${id}/host`, { mute: { seat: 1, muted: true } });
  for (const player of [ada, bob]) player.watch(id);
  await ada.play(id, 1);
  expect((await bob.ask('POST', `/api/tables/${id}/leave`)).body).toMatchObject({
    seat: null,
    reclaimableSeat: 1,
  });
  const left = await ada.until(id, ({ table }) => table.seating[1]?.kind === 'bot');
  expect(left.table).toMatchObject({ reclaimableSeat: null, status: 'playing' });
  // The bot plays on.
  await ada.until(id, ({ moment }) => moment > left.moment);
  const { body: seen } = await bob.ask('GET', `/api/tables/${id}`);
  expect(seen).toMatchObject({
    seat: null,
    view: { seat: null },
    table: { reclaimableSeat: 1, seating: [{}, { name: '' }] },
  });
  expect((await bob.ask('GET', '/api/tables/mine')).body.tables).toEqual([]);
  expect((await zoe.ask('GET', `/api/tables/${id}`)).body.code).toBe('no-spectators');
  expect((await zoe.ask('POST', `/api/tables/${id}/sit`, { seat: 1 })).body.code).toBe('not-open');
  const back = await bob.ask('POST', `/api/tables/${id}/sit`, { entropy: 'cd'.repeat(32) });
  expect(back.body).toMatchObject({ seat: 1, reclaimableSeat: null });
  expect(back.body.seating[1]).toMatchObject({ kind: 'person', name: 'Bob', you: true, muted: true });
  expect((await bob.ask('GET', '/api/tables/mine')).body.tables).toHaveLength(1);
  await bob.until(id, ({ seat }) => seat === 1);
  await Promise.all([ada.play(id), bob.play(id)]);
  await ada.until(id, ({ table }) => table.status === 'over');
  // His share of the dice is still the one the game began with.
  const record = parseRecord((await ada.ask('GET', `/api/tables/${id}/record`)).body, gameById);
  if ('error' in record) throw new Error(JSON.stringify(record.error));
  expect(record.record.fairness['number-b']).toBe('ab'.repeat(32));
  expect(fairnessError(record.record, gameById)).toBeUndefined();
});

test('when the last one leaves, the table closes: nobody plays on for nobody', async () => {
  const { ada, bob, id } = await pair({ game: 'qwinto', level: 'random' });
  const zoe = await newPlayer('Zoe');
  zoe.watch(id);
  await zoe.until(id, () => true);
  await ada.ask('POST', `/api/tables/${id}/leave`);
  expect((await bob.ask('POST', `/api/tables/${id}/leave`)).body).toMatchObject({
    status: 'closed',
    reclaimableSeat: null,
  });
  const { version } = await zoe.until(id, ({ table }) => table.status === 'closed');
  expect((await ada.ask('POST', `/api/tables/${id}/sit`, {})).body.code).toBe('not-open');
  expect((await zoe.ask('GET', `/api/tables/${id}`)).body.version).toBe(version);
});

test('a host cannot end a game that others play, only leave it; alone with bots, the host may close it', async () => {
  const { ada, bob, id } = await pair({ game: 'qwinto', level: 'random' });
  expect((await ada.ask('POST', `/api/tables/${id}/close`)).body.code).toBe('others-playing');
  await ada.ask('POST', `/api/tables/${id}/leave`);
  // Not from outside either.
  expect((await ada.ask('POST', `/api/tables/${id}/close`)).body.code).toBe('others-playing');
  expect((await bob.ask('GET', `/api/tables/${id}`)).body.table).toMatchObject({
    status: 'playing',
    seat: 1,
  });
  await ada.ask('POST', `/api/tables/${id}/sit`, {});
  await bob.ask('POST', `/api/tables/${id}/leave`);
  expect((await ada.ask('POST', `/api/tables/${id}/close`)).body.status).toBe('closed');
});

test('a seat that was left before the game is nobody’s', async () => {
  const [ada, bob] = [await newPlayer('Ada'), await newPlayer('Bob')];
  const { id } = await ada.create({ game: 'qwinto', seats: 3 });
  await bob.ask('POST', `/api/tables/${id}/sit`, {});
  expect((await bob.ask('POST', `/api/tables/${id}/leave`)).body).toMatchObject({
    reclaimableSeat: null,
    seat: null,
  });
});
