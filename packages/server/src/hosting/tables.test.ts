import { itemAt } from '@crescendo/rules';
import { describe, expect, test } from 'vitest';
import type { Player } from '../../test/support/player.ts';
import { useTestServer } from '../../test/support/use-test-server.ts';
import { systemRuntime } from '../runtime/runtime.ts';
import { newId } from './tables.ts';

const fixture = useTestServer();
const { newPlayer, pair } = fixture;

test('an id has 22 characters and can be typed after a command', () => {
  for (const first of [0, 0x7f, 0x80, 0xf8, 0xff])
    expect(newId({ ...systemRuntime, randomBytes: (size) => Buffer.alloc(size, first) })).toMatch(
      /^[A-Za-f][\w-]{21}$/,
    );
});

describe('a table before the game', () => {
  test('is listed when public, filled by people and bots, and begins when full', async () => {
    const [ada, bob] = [await newPlayer('Ada'), await newPlayer('Bob')];
    const { id } = await ada.create({ game: 'finito', seats: 3, public: true, options: { roundLimit: 4 } });
    const hidden = await ada.create({ game: 'finito', seats: 2 });
    const lobby = (await bob.ask('GET', '/api/tables')).body.tables;
    expect(lobby.find((line: { id: string }) => line.id === id)).toMatchObject({
      game: 'finito',
      seats: 3,
      taken: 1,
      players: [{ kind: 'person', name: 'Ada' }, { kind: 'free' }, { kind: 'free' }],
      status: 'open',
    });
    expect(lobby.some((line: { id: string }) => line.id === hidden.id)).toBe(false);
    const bot = { seat: 1, level: 'beginner' };
    expect((await bob.ask('POST', `/api/tables/${id}/bot`, bot)).body.code).toBe('not-host');
    expect((await ada.ask('POST', `/api/tables/${id}/bot`, bot)).body.seating[1]).toMatchObject({
      kind: 'bot',
      level: 'beginner',
    });
    expect((await ada.ask('POST', `/api/tables/${id}/start`)).body.code).toBe('seats-empty');
    expect((await bob.ask('POST', `/api/tables/${id}/sit`, { seat: 1 })).body.code).toBe('seat-taken');
    expect((await bob.ask('POST', `/api/tables/${id}/sit`, { seat: 7 })).body.code).toBe('unknown-seat');
    expect((await bob.ask('POST', `/api/tables/${id}/sit`, { seat: 2 })).body).toMatchObject({
      status: 'playing',
    });
    expect((await bob.ask('GET', '/api/tables/mine')).body.tables).toHaveLength(1);
  });

  test('a seat can be left and taken by another; the host decides when it begins, if so agreed', async () => {
    const [ada, bob, cyd] = [await newPlayer('Ada'), await newPlayer('Bob'), await newPlayer('Cyd')];
    const { id } = await ada.create({ game: 'qwinto', seats: 2, start: 'host' });
    expect((await bob.ask('POST', `/api/tables/${id}/sit`, {})).body.seat).toBe(1);
    expect((await cyd.ask('POST', `/api/tables/${id}/sit`, {})).body.code).toBe('table-full');
    expect((await bob.ask('POST', `/api/tables/${id}/leave`)).body.seating[1].kind).toBe('free');
    expect((await cyd.ask('POST', `/api/tables/${id}/sit`, {})).body).toMatchObject({
      seat: 1,
      status: 'open',
    });
    expect((await cyd.ask('POST', `/api/tables/${id}/start`)).body.code).toBe('not-host');
    expect((await ada.ask('POST', `/api/tables/${id}/start`)).body.status).toBe('playing');
    expect((await bob.ask('POST', `/api/tables/${id}/sit`, {})).body.code).toBe('not-open');
  });

  test('a closed table lets nobody in any more', async () => {
    const [ada, bob] = [await newPlayer('Ada'), await newPlayer('Bob')];
    const { id } = await ada.create({ game: 'qwinto', seats: 2, public: true });
    expect((await bob.ask('POST', `/api/tables/${id}/close`)).body.code).toBe('not-host');
    expect((await ada.ask('POST', `/api/tables/${id}/close`)).body.status).toBe('closed');
    expect((await bob.ask('POST', `/api/tables/${id}/sit`, {})).body.code).toBe('not-open');
  });

  test('[V-24] the first edition is played unless another is named', async () => {
    const ada = await newPlayer('Ada');
    const optionsOf = async (asked: object) =>
      (await ada.ask('POST', '/api/tables', { game: '5vor12', seats: 2, ...asked })).body.options;
    expect(await optionsOf({})).toMatchObject({ guard: 0, start: 'one' });
    expect(await optionsOf({ options: { bruno: true } })).toMatchObject({ guard: 0, bruno: true });
    expect(await optionsOf({ preset: 'lucky-numbers' })).toMatchObject({ guard: 10, start: 'fourInOrder' });
  });

  test('[V-19] a series to a target that nobody may reach has a limit', async () => {
    const ada = await newPlayer('Ada');
    const series = { rounds: 0, target: 20, by: 'points' };
    const seriesOf = async (game: string) =>
      (await ada.ask('POST', '/api/tables', { game, seats: 2, series })).body.series;
    expect(await seriesOf('5vor12')).toEqual({ ...series, rounds: 50 });
    expect(await seriesOf('finito')).toEqual(series);
  });

  test.each([
    [{ game: 'chess', seats: 2 }, 'unknown-game'],
    [{ game: 'qwinto', seats: 9 }, 'bad-seats'],
    [{ game: 'qwinto', seats: 2, options: { faces: 'many' } }, 'bad-options'],
    [{ game: 'qwinto', seats: 2, options: { 'a b=c': 1 } }, 'bad-options'],
    [{ game: 'rummikub', seats: 2, preset: 'moon' }, 'bad-options'],
    [{ game: 'rummikub', seats: 4, preset: 'tournament-mso-2019' }, 'bad-seats'],
    [{ game: 'qwinto', seats: 2, series: true }, 'bad-options'],
    [{ game: 'qwinto', seats: 2, clock: { kind: 'move', seconds: 1 } }, 'bad-message'],
    [{ game: 'qwinto' }, 'bad-message'],
  ])('%j is refused', async (asked, code) => {
    const ada = await newPlayer('Ada');
    const { status, body } = await ada.ask('POST', '/api/tables', asked);
    expect({ status, code: body.code }).toEqual({ status: 400, code });
  });
});

describe('a move', () => {
  test('sent twice counts once; another move needs another id', async () => {
    const { ada, bob, id } = await pair({ game: '5vor12' });
    const state = ada.stateOf(id);
    const move = ada.anyMove(state);
    const once = await ada.ask('POST', `/api/tables/${id}/moves`, { id: 'same-move-id', move });
    const twice = await ada.ask('POST', `/api/tables/${id}/moves`, { id: 'same-move-id', move });
    expect(once.body).toEqual({ id: 'same-move-id', version: state.version + 1 });
    expect(twice.body).toEqual(once.body);
    expect((await ada.ask('POST', `/api/tables/${id}/moves`, { id: 'other-move-id', move })).body.code).toBe(
      'not-your-turn',
    );
    // The id is the seat's own: the same letters from another seat are another move.
    const his = await bob.ask('POST', `/api/tables/${id}/moves`, {
      id: 'same-move-id',
      move: bob.anyMove(bob.stateOf(id)),
    });
    expect(his.body.version).toBe(state.version + 2);
  });

  test('at the same moment from several seats: in either order the same game', async () => {
    const { ada, bob, id } = await pair({ game: 'finito' });
    const both = await Promise.all(
      [ada, bob].map((player) => player.connect().move(id, player.anyMove(player.stateOf(id)))),
    );
    expect(new Set(both).size).toBe(2);
    const state = await ada.until(id, ({ version }) => version === Math.max(...both));
    expect(state.turn).toMatchObject({ kind: 'players' });
    expect(state.news.length).toBeGreaterThan(0);
  });

  test.each([
    ['fuzzMessage', { code: 'bad-move' }],
    ['a2', { code: 'illegal-move', reason: { code: 'not-on-diagonal' } }],
  ])('%s is refused, and why', async (move, answer) => {
    const { ada, id } = await pair({ game: '5vor12' });
    const { body } = await ada.ask('POST', `/api/tables/${id}/moves`, { id: 'refused-move', move });
    expect(body).toMatchObject(answer);
  });

  test("the clock's own move is nobody else's", async () => {
    const { ada, bob, id } = await pair({ game: 'rummikub', preset: 'carlit-fr-2007' });
    const state = ada.stateOf(id);
    const player = state.turn?.kind === 'players' && state.turn.seats[0] === 0 ? ada : bob;
    for (const move of ['time-up', 'time-up disturbed']) {
      const { body } = await player.ask('POST', `/api/tables/${id}/moves`, { id: 'cheat-move', move });
      expect(body).toMatchObject({ code: 'illegal-move', reason: { code: 'clocks-own' } });
    }
  });
});

describe('after a break', () => {
  test('“I have version n” brings the view of now and what was told since', async () => {
    const { ada, bob, id } = await pair({ game: 'qwinto' });
    const before = ada.stateOf(id).version;
    ada.close();
    await bob.ask('GET', '/api/me');
    const mover = itemAt([ada, bob], itemAt((ada.stateOf(id).turn as { seats: number[] }).seats, 0));
    for (const move of ['dice oyp', 'keep'])
      await mover.ask('POST', `/api/tables/${id}/moves`, { id: `break-${move.replace(' ', '-')}`, move });
    const again = ada.socket();
    const messages: { type: string; news?: { type: string }[]; version?: number }[] = [];
    again.on('message', (data) => messages.push(JSON.parse(String(data))));
    await new Promise((resolve) => again.once('open', resolve));
    again.send(JSON.stringify({ type: 'watch', table: id, have: before }));
    while (messages.length < 2) await new Promise((resolve) => setTimeout(resolve, 5));
    expect(messages[0]).toMatchObject({ type: 'welcome', name: 'Ada' });
    expect(messages[1]).toMatchObject({ type: 'state', version: before + 2 });
    expect(itemAt(messages, 1).news?.map(({ type }) => type)).toEqual(['dice', 'rolled', 'kept']);
    again.close();
  });
});

describe('the end', () => {
  test('a record only then; a rematch with rotated seats, which begins when all have said yes', async () => {
    const { ada, bob, id } = await pair({ game: 'finito', options: { roundLimit: 3 } });
    expect((await ada.ask('GET', `/api/tables/${id}/record`)).body.code).toBe('not-over');
    expect((await ada.ask('POST', `/api/tables/${id}/rematch`)).body.code).toBe('not-over');
    await Promise.all([ada.play(id), bob.play(id)]);
    await ada.until(id, ({ table }) => table.status === 'over');
    const rematch = async (player: Player): Promise<string> =>
      (await player.ask('POST', `/api/tables/${id}/rematch`)).body.id;
    const [next, same] = await Promise.all([rematch(ada), rematch(bob)]);
    expect(next).toBe(same);
    expect((await bob.until(id, ({ table }) => table.next !== null)).table.next).toBe(next);
    await ada.ask('POST', `/api/tables/${next}/sit`, {});
    const begun = await bob.ask('POST', `/api/tables/${next}/sit`, { entropy: 'ef'.repeat(32) });
    const state = await bob.ask('GET', `/api/tables/${next}`);
    expect([begun.body.status ?? begun.body.code, state.body.table.status]).toContain('playing');
    expect(state.body.seat).toBe(0);
  });

  test('a rematch may be another game; a host who starts by hand need not', async () => {
    const { ada, bob, id } = await pair({ game: 'finito', options: { roundLimit: 3 }, spectators: false });
    await Promise.all([ada.play(id), bob.play(id)]);
    await ada.until(id, ({ table }) => table.status === 'over');
    const ask = (player: typeof ada, game: string) =>
      player.ask('POST', `/api/tables/${id}/rematch`, { game });
    expect((await ask(bob, 'chess')).body.code).toBe('unknown-game');
    const { body } = await ask(bob, 'qwinto');
    expect(body).toMatchObject({ game: 'qwinto', seats: 2, spectators: false, start: 'full', host: false });
    // A player who asks later agrees to the choice.
    expect((await ask(ada, '5vor12')).body).toMatchObject({ id: body.id, game: 'qwinto' });
    await bob.ask('POST', `/api/tables/${body.id}/sit`, {});
    expect((await ada.ask('POST', `/api/tables/${body.id}/sit`, {})).body.status).toBe('playing');
  });

  test('a player who leaves a game is replaced by a bot', async () => {
    const { ada, bob, id } = await pair({ game: '5vor12', level: 'random' });
    await bob.ask('POST', `/api/tables/${id}/leave`);
    await ada.play(id);
    const { table } = await ada.until(id, (state) => state.table.status === 'over');
    expect(table.seating[1]).toMatchObject({ kind: 'bot', level: 'random' });
  });
});

test('a series is played round by round', async () => {
  const { ada, bob, id } = await pair({ game: '5vor12', series: { rounds: 2, target: 0, by: 'points' } });
  await Promise.all([ada.play(id), bob.play(id)]);
  const { view } = await ada.until(id, ({ table }) => table.status === 'over');
  expect(view).toMatchObject({ rounds: [{}, {}] });
});

test('the collector takes a seat where its game is played, and stands in for nobody', async () => {
  const ada = await newPlayer('Ada');
  const seatCollector = async (game: string) => {
    const { id } = await ada.create({ game, seats: 3 });
    return (await ada.ask('POST', `/api/tables/${id}/bot`, { seat: 2, level: 'collector' })).body;
  };
  expect((await seatCollector('rummikub')).seating[2]).toMatchObject({ kind: 'bot', level: 'collector' });
  expect(await seatCollector('qwinto')).toMatchObject({ code: 'unknown-bot' });
  const asStandIn = { game: 'rummikub', seats: 2, level: 'collector' };
  expect((await ada.ask('POST', '/api/tables', asStandIn)).body).toMatchObject({ code: 'unknown-bot' });
});

test('a table of bots plays by itself, in threads', async () => {
  const ada = await newPlayer('Ada');
  const { id } = await ada.create({ game: 'qwinto', seats: 2, sit: false });
  for (const seat of [0, 1]) await ada.ask('POST', `/api/tables/${id}/bot`, { seat, level: 'casual' });
  ada.watch(id);
  const { table } = await ada.until(id, (state) => state.table.status === 'over');
  expect(table.result?.scores).toHaveLength(2);
});
