import { randomBytes } from 'node:crypto';
import {
  commitmentOf,
  fairnessError,
  numbersIn,
  sharesIn,
  type TableInfo,
  termsText,
  verdictOn,
} from '@crescendo/protocol';
import { type GameRecord, gameById, parseRecord, seatEventsIn } from '@crescendo/rules';
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

/** The notes of an honest device before it reveals its number, from the table as it is shown. */
const writtenDown = ({ game, seats, options, series, first = 0, commitment, seating }: TableInfo): string =>
  termsText({
    game,
    seats,
    options,
    series,
    first: first === 'random' ? 'drawn' : first,
    server: commitment,
    commitments: seating.map((seat) => seat.commitment ?? ''),
  });

test('shares are committed to before any is revealed, and the game starts once all are', async () => {
  const [ada, bob] = [await fixture.newPlayer('Ada'), await fixture.newPlayer('Bob')];
  const [one, two] = [newShare(), newShare()];
  const { id } = await ada.create({ ...SHORT, commitment: one.commitment });
  const full = await sit(bob, id, { commitment: two.commitment });
  expect(full).toMatchObject({
    status: 'open',
    dice: 2,
    fixed: true,
    seating: [
      { commitment: one.commitment, revealed: false },
      { commitment: two.commitment, revealed: false },
    ],
  });
  expect(JSON.stringify(full)).not.toContain(one.entropy);
  // Another share than the one committed to is refused, and so is a new commitment.
  expect((await share(bob, id, { entropy: newShare().entropy })).code).toBe('bad-message');
  expect((await share(bob, id, { commitment: newShare().commitment })).code).toBe('not-open');
  const half = await share(ada, id, { entropy: one.entropy });
  expect(half).toMatchObject({ status: 'open', seating: [{ revealed: true }, { revealed: false }] });
  expect(JSON.stringify(half)).not.toContain(one.entropy);
  const started = await share(bob, id, { entropy: two.entropy });
  expect(started.status).toBe('playing');
  expect(started.seating).toMatchObject([{ revealed: true }, { revealed: true }]);
  const record = await recordOf([ada, bob], id);
  expect(numbersIn(record)).toEqual([one.entropy, two.entropy]);
  const memory = {
    server: full.commitment,
    terms: writtenDown(full),
    number: one.entropy,
    state: 'confirmed',
  } as const;
  expect(verdictOn(record, gameById, memory)).toEqual({ grade: 'proven' });
  // A file alone proves less.
  expect(verdictOn(record, gameById)).toEqual({ grade: 'unproven', why: 'no-memory' });
  const other = { ...record.fairness, 'number-b': newShare().entropy };
  expect(verdictOn({ ...record, fairness: other }, gameById, memory)).toEqual({
    grade: 'broken',
    error: { code: 'share-not-committed', seat: 1 },
  });
});

test('a player who vanishes before revealing holds nobody up, and the verdict names the seat', async () => {
  const [ada, bob] = [await fixture.newPlayer('Ada'), await fixture.newPlayer('Bob')];
  const [one, two] = [newShare(), newShare()];
  const { id } = (await ada.ask('POST', '/api/tables/quick', { game: 'qwinto', commitment: one.commitment }))
    .body;
  const found = (await bob.ask('POST', '/api/tables/quick', { game: 'qwinto', commitment: two.commitment }))
    .body;
  expect(found).toMatchObject({ id, status: 'open', seat: 1 });
  await share(ada, id, { entropy: one.entropy });
  fixture.advance(11_000);
  const { scheduler, tables } = fixture.server.services;
  await scheduler.tick(await tables.load(id));
  const { table } = (await ada.ask('GET', `/api/tables/${id}`)).body;
  expect(table).toMatchObject({ status: 'playing', seating: [{ revealed: true }, { revealed: false }] });
  // Anything later is too late: the dice are thrown.
  expect((await share(bob, id, { entropy: two.entropy })).code).toBe('not-open');
  const record = await recordOf([ada, bob], id);
  const memory = { terms: writtenDown(found), number: one.entropy, state: 'confirmed' } as const;
  expect(verdictOn(record, gameById, memory)).toEqual({ grade: 'unless', seats: [1], outcomes: 2 });
  // On the device that was too late: nothing is broken, and nothing is proven.
  const late = { terms: writtenDown(found), number: two.entropy, state: 'sent' } as const;
  expect(verdictOn(record, gameById, late)).toEqual({ grade: 'unproven', why: 'late' });
  // Unless the server had said that it has the number.
  expect(verdictOn(record, gameById, { ...late, state: 'confirmed' })).toEqual({
    grade: 'broken',
    error: { code: 'own-share-missing' },
  });
});

test('nobody gets new dice by leaving before revealing: the shares belong to the table', async () => {
  const [ada, bob, cyd] = [
    await fixture.newPlayer('Ada'),
    await fixture.newPlayer('Bob'),
    await fixture.newPlayer('Cyd'),
  ];
  const [one, two] = [newShare(), newShare()];
  const { id } = await ada.create({ ...SHORT, start: 'host', commitment: one.commitment });
  await sit(bob, id, { commitment: two.commitment });
  // Until the host starts the game, seats may change hands: nothing is revealed before.
  expect((await share(ada, id, { entropy: one.entropy })).code).toBe('not-open');
  const fixed = (await ada.ask('POST', `/api/tables/${id}/start`)).body;
  expect(fixed).toMatchObject({ status: 'open', fixed: true });
  await share(ada, id, { entropy: one.entropy });
  // The server, which knows all numbers but Bob's own choice, does not like the dice: he goes, and comes back.
  const { body: left } = await bob.ask('POST', `/api/tables/${id}/leave`);
  expect(left.seating[1]).toMatchObject({ kind: 'bot', former: 'Bob' });
  const early = { commitment: newShare().commitment };
  expect((await sit(cyd, id, early)).code).toBeDefined();
  ada.watch(id);
  const { table } = await ada.until(id, ({ table: now }) => now.status === 'playing');
  expect(table.seating[0]).toMatchObject({ revealed: true });
  // He may have his seat back, with the dice as they are.
  expect((await sit(bob, id, early)).seating[1]).toMatchObject({ kind: 'person', revealed: false });
  const record = await recordOf([ada, bob], id);
  expect(seatEventsIn(record)[0]).toMatchObject({ moves: 0, seat: 1, change: 'left' });
  expect(numbersIn(record)).toEqual([one.entropy, '']);
  const memory = { terms: writtenDown(fixed), number: one.entropy, state: 'confirmed' } as const;
  expect(verdictOn(record, gameById, memory)).toEqual({ grade: 'unless', seats: [1], outcomes: 2 });
});

test('once shares are fixed the host can neither close the table, nor replace it, nor seat somebody else', async () => {
  const [ada, bob] = [await fixture.newPlayer('Ada'), await fixture.newPlayer('Bob')];
  const { id } = await ada.create({ ...SHORT, commitment: newShare().commitment });
  await sit(bob, id, { commitment: newShare().commitment });
  const asked = async (what: string, body: object) =>
    (await ada.ask('POST', `/api/tables/${id}/${what}`, body)).body.code;
  expect(await asked('close', {})).toBe('others-playing');
  expect(await asked('remove', { seat: 1 })).toBe('not-open');
  expect(await asked('bot', { seat: 1, level: 'casual' })).toBe('not-open');
  const instead = { ...SHORT, instead: id };
  expect((await ada.ask('POST', '/api/tables', instead)).body.code).toBe('not-open');
});

test('a share in the clear is fixed with the others, and none is added afterwards', async () => {
  const [ada, bob] = [await fixture.newPlayer('Ada'), await fixture.newPlayer('Bob')];
  const [one, two] = [newShare(), newShare()];
  const { id } = await ada.create({ ...SHORT, commitment: one.commitment });
  const full = await sit(bob, id, { entropy: two.entropy });
  expect(full).toMatchObject({ fixed: true, seating: [{}, { commitment: two.commitment, revealed: true }] });
  await share(ada, id, { entropy: one.entropy });
  const record = await recordOf([ada, bob], id);
  const memory = { terms: writtenDown(full), number: one.entropy, state: 'confirmed' } as const;
  expect(verdictOn(record, gameById, memory)).toEqual({ grade: 'proven' });
});

test('a program that adds no share still plays, and the others prove theirs', async () => {
  const [ada, bob] = [await fixture.newPlayer('Ada'), await fixture.newPlayer('Bob')];
  const one = newShare();
  const { id } = await ada.create({ ...SHORT, commitment: one.commitment });
  const full = await sit(bob, id, {});
  expect((await share(bob, id, { entropy: newShare().entropy })).code).toBe('not-open');
  await share(ada, id, { entropy: one.entropy });
  const record = await recordOf([ada, bob], id);
  const memory = { terms: writtenDown(full), number: one.entropy, state: 'confirmed' } as const;
  expect(verdictOn(record, gameById, memory)).toEqual({ grade: 'proven' });
});

test('whoever begins and how tiles are drawn cannot be changed after the shares are revealed', async () => {
  const [ada, bob] = [await fixture.newPlayer('Ada'), await fixture.newPlayer('Bob')];
  const [one, two] = [newShare(), newShare()];
  const settings = { game: '5vor12', seats: 2, options: { start: 'one' }, first: 'random' };
  const { id } = await ada.create({ ...settings, commitment: one.commitment });
  const full = await sit(bob, id, { commitment: two.commitment });
  await share(ada, id, { entropy: one.entropy });
  await share(bob, id, { entropy: two.entropy });
  const record = await recordOf([ada, bob], id);
  const memory = { terms: writtenDown(full), number: one.entropy, state: 'confirmed' } as const;
  expect(verdictOn(record, gameById, memory)).toEqual({ grade: 'proven' });
  // The operator changes them in the database, and writes terms that agree.
  const { first: _, ...rest } = record;
  const terms = termsText({
    ...full,
    first: 0,
    server: full.commitment,
    commitments: [one.commitment, two.commitment],
  });
  const changed = { ...rest, fairness: { ...record.fairness, terms } };
  expect(verdictOn(changed, gameById, memory)).toEqual({
    grade: 'broken',
    error: { code: 'changed-terms' },
  });
  // Nor can what the record itself says be left out or changed.
  const { terms: __, ...without } = record.fairness;
  expect(verdictOn({ ...record, fairness: without }, gameById, memory)).toEqual({
    grade: 'broken',
    error: { code: 'lines-removed' },
  });
  const other = { ...record, first: record.first === 1 ? 0 : 1, events: [], result: null };
  expect(verdictOn(other, gameById, memory)).toMatchObject({ grade: 'broken', error: { event: 0 } });
  const cut = { ...record, events: record.events.slice(0, -1), result: null };
  expect(verdictOn(cut, gameById, memory)).toEqual({ grade: 'unproven', why: 'cut-off' });
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

test('a table of an earlier version is still played, with the dice of that version', async () => {
  const [ada, bob] = [await fixture.newPlayer('Ada'), await fixture.newPlayer('Bob')];
  const [one, two] = [newShare(), newShare()];
  const { tables, store } = fixture.server.services;
  const { id: like } = await ada.create(SHORT);
  const { config } = await tables.load(like);
  const { dice: _, ...settings } = config.settings;
  const id = `old${like.slice(3)}`;
  const row = {
    id,
    host: config.host,
    settings: JSON.stringify(settings),
    seed: config.seed,
    made: config.made,
  };
  await store.tables.add({ ...row, listed: false, status: 'open', seating: '[null,null]' });
  await sit(ada, id, { commitment: one.commitment });
  const full = await sit(bob, id, { commitment: two.commitment });
  expect(full).not.toHaveProperty('dice');
  expect(full).not.toHaveProperty('fixed');
  await share(ada, id, { entropy: one.entropy });
  expect((await share(bob, id, { entropy: two.entropy })).status).toBe('playing');
  const record = await recordOf([ada, bob], id);
  expect(sharesIn(record)).toEqual([one, two]);
  expect(fairnessError(record, gameById)).toBeUndefined();
  const memory = { server: full.commitment, number: one.entropy, state: 'confirmed' } as const;
  expect(verdictOn(record, gameById, memory)).toEqual({ grade: 'unproven', why: 'old-version' });
});
