import { randomBytes } from 'node:crypto';
import { commitmentOf, fairnessError, sharesIn, type TableInfo } from '@crescendo/protocol';
import { type GameRecord, gameById, parseRecord } from '@crescendo/rules';
import { expect, test } from 'vitest';
import type { Player } from '../support/player.ts';
import { useTestServer } from '../support/use-test-server.ts';

const fixture = useTestServer();

const newShare = () => {
  const entropy = randomBytes(32).toString('hex');
  return { entropy, commitment: commitmentOf(entropy) };
};

const sit = async (player: Player, id: string, body: object): Promise<TableInfo & { code?: string }> =>
  (await player.ask('POST', `/api/tables/${id}/sit`, body)).body;

const share = async (player: Player, id: string, body: object): Promise<TableInfo & { code?: string }> =>
  (await player.ask('POST', `/api/tables/${id}/dice`, body)).body;

const recordOf = async (players: readonly Player[], id: string): Promise<GameRecord> => {
  for (const player of players) player.watch(id);
  await Promise.all(players.map((player) => player.play(id)));
  await players[0]?.until(id, ({ table }) => table.status === 'over');
  const parsed = parseRecord((await players[0]?.ask('GET', `/api/tables/${id}/record`))?.body, gameById);
  if ('error' in parsed) throw new Error(JSON.stringify(parsed.error));
  return parsed.record;
};

const SHORT = { game: 'finito', seats: 2, options: { roundLimit: 2 } };

test('shares are committed to before any is revealed, and the game starts once all are', async () => {
  const [ada, bob] = [await fixture.newPlayer('Ada'), await fixture.newPlayer('Bob')];
  const [one, two] = [newShare(), newShare()];
  const { id } = await ada.create({ ...SHORT, commitment: one.commitment });
  const full = await sit(bob, id, { commitment: two.commitment });
  expect(full).toMatchObject({
    status: 'open',
    seating: [
      { commitment: one.commitment, revealed: false },
      { commitment: two.commitment, revealed: false },
    ],
  });
  expect(JSON.stringify(full)).not.toContain(one.entropy);
  // Another share than the one committed to is refused.
  expect((await share(bob, id, { entropy: newShare().entropy })).code).toBe('bad-message');
  const half = await share(ada, id, { entropy: one.entropy });
  expect(half).toMatchObject({ status: 'open', seating: [{ revealed: true }, { revealed: false }] });
  expect(JSON.stringify(half)).not.toContain(one.entropy);
  const started = await share(bob, id, { entropy: two.entropy });
  expect(started.status).toBe('playing');
  expect(started.seating[0]).not.toHaveProperty('commitment');
  const record = await recordOf([ada, bob], id);
  expect(sharesIn(record)).toEqual([one, two]);
  expect(fairnessError(record, gameById)).toBeUndefined();
  const fairness = { ...record.fairness, 'commitment-b': newShare().commitment };
  expect(fairnessError({ ...record, fairness }, gameById)).toEqual({ code: 'share-not-committed', seat: 1 });
});

test('a player who vanishes before revealing holds nobody up', async () => {
  const [ada, bob] = [await fixture.newPlayer('Ada'), await fixture.newPlayer('Bob')];
  const [one, two] = [newShare(), newShare()];
  const { id } = (await ada.ask('POST', '/api/tables/quick', { game: 'qwinto', commitment: one.commitment }))
    .body;
  const found = (await bob.ask('POST', '/api/tables/quick', { game: 'qwinto', commitment: two.commitment }))
    .body;
  expect(found).toMatchObject({ id, status: 'open', seat: 1 });
  await share(ada, id, { entropy: one.entropy });
  fixture.advance(6000);
  const { scheduler, tables } = fixture.server.services;
  await scheduler.tick(await tables.load(id));
  expect((await ada.ask('GET', `/api/tables/${id}`)).body.table.status).toBe('playing');
  const { seatStates } = (await tables.load(id)).snapshot;
  expect(seatStates.map(({ entropy, commitment }) => ({ entropy, commitment }))).toEqual([
    one,
    { ...two, entropy: '' },
  ]);
});

test('a player who has revealed starts anew when someone else sits down', async () => {
  const [ada, bob, cyd] = [
    await fixture.newPlayer('Ada'),
    await fixture.newPlayer('Bob'),
    await fixture.newPlayer('Cyd'),
  ];
  const [one, two, three, four] = [newShare(), newShare(), newShare(), newShare()];
  const { id } = await ada.create({ ...SHORT, start: 'host', commitment: one.commitment });
  await sit(bob, id, { commitment: two.commitment });
  await share(ada, id, { entropy: one.entropy });
  await bob.ask('POST', `/api/tables/${id}/leave`);
  const again = await sit(cyd, id, { commitment: three.commitment });
  expect(again.seating[0]).not.toHaveProperty('commitment');
  await share(ada, id, { commitment: four.commitment });
  await share(ada, id, { entropy: four.entropy });
  await share(cyd, id, { entropy: three.entropy });
  expect((await ada.ask('POST', `/api/tables/${id}/start`)).body.status).toBe('playing');
  expect(sharesIn(await recordOf([ada, cyd], id))).toEqual([four, three]);
});

test('a guest who was asked to leave does not sit down again by a share of the dice', async () => {
  const [ada, bob] = [await fixture.newPlayer('Ada'), await fixture.newPlayer('Bob')];
  const [one, two] = [newShare(), newShare()];
  const { id } = await ada.create({ ...SHORT, start: 'host', commitment: one.commitment });
  await sit(bob, id, { commitment: two.commitment });
  const removed = (await ada.ask('POST', `/api/tables/${id}/remove`, { seat: 1 })).body;
  expect(removed.seating[1].kind).toBe('free');
  for (const late of [{ entropy: two.entropy }, { commitment: newShare().commitment }])
    expect((await share(bob, id, late)).code).toBe('not-seated');
  expect((await ada.ask('GET', `/api/tables/${id}`)).body.table.seating[1].kind).toBe('free');
});
