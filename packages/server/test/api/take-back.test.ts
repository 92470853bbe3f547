// A player asks to take the last move back: the others agree or decline, and luck already seen comes again.
import { fairnessError, type TableState } from '@crescendo/protocol';
import { gameById, parseRecord, replayRecord, seatEventsIn, takenBackIn } from '@crescendo/rules';
import { expect, test } from 'vitest';
import { Player } from '../support/player.ts';
import { startTestServer } from '../support/test-server.ts';
import { useTestServer } from '../support/use-test-server.ts';

const { newPlayer, pair } = useTestServer();

/** Lucky Numbers: everything is laid out at the start, and the first seat draws a tile or takes one. */
const ASKED = { game: '5vor12', options: { start: 'fourInOrder', highest: 9, size: 3 }, absent: 0 };

const answer = (player: Player, id: string, said: string) =>
  player.ask('POST', `/api/tables/${id}/take-back`, { answer: said });

/** The move, and the state after it. */
const move = async (player: Player, id: string, text: string): Promise<TableState> => {
  const version = await player.connect().move(id, text);
  return player.until(id, (state) => state.version >= version);
};

const drawnIn = ({ view }: TableState): unknown => (view as { drawn?: number } | null)?.drawn;

test('it takes everybody; the same draw comes again, and the record verifies and tells of it', async () => {
  const { ada, bob, id } = await pair(ASKED);
  expect(ada.stateOf(id).table).toMatchObject({ mayTakeBack: false, takeBack: null });
  const before = ada.stateOf(id);
  const first = await move(ada, id, 'draw');
  expect(drawnIn(first)).toBeGreaterThan(0);
  expect(first.table.mayTakeBack).toBe(true);
  expect((await answer(bob, id, 'ask')).body.code).toBe('too-late');

  expect((await answer(ada, id, 'ask')).body.takeBack).toEqual({ seat: 0, agreed: [], luck: true });
  await bob.until(id, ({ table }) => table.takeBack?.seat === 0);
  expect((await answer(ada, id, 'agree')).body.code).toBe('too-late');
  expect((await answer(bob, id, 'agree')).body).toMatchObject({ takeBack: null, mayTakeBack: false });
  const back = await ada.until(id, ({ moment }) => moment === before.moment);
  expect(back.view).toEqual(before.view);
  expect(back.decided).toBe(before.decided);
  expect(back.seatEvents?.at(-1)).toMatchObject({ seat: 0, change: 'took-back', by: [1], moves: 0 });

  // Moves that were taken back are no longer news, not even for those who come late.
  const { steps, seatEvents } = (await bob.ask('GET', `/api/tables/${id}/history?views=1`)).body;
  expect(steps).toHaveLength(1);
  expect(seatEvents).toMatchObject([{ change: 'took-back' }]);
  const again = await move(ada, id, 'draw');
  expect(drawnIn(again)).toBe(drawnIn(first));

  await Promise.all([ada.play(id), bob.play(id)]);
  await ada.until(id, ({ table }) => table.status === 'over');
  const text = (await ada.ask('GET', `/api/tables/${id}/record`)).body;
  const parsed = parseRecord(text, gameById);
  if ('error' in parsed) throw new Error(parsed.error.code);
  expect(replayRecord(parsed.record, gameById).error).toBeUndefined();
  expect(fairnessError(parsed.record, gameById)).toBeUndefined();
  expect(takenBackIn(parsed.record)).toHaveLength(1);
  expect(seatEventsIn(parsed.record)).toMatchObject([{ moves: 0, seat: 0, change: 'took-back', by: [1] }]);
});

test('a request survives a restart of the server', async () => {
  const first = await startTestServer();
  const [ada, bob] = [await Player.at(first.url, 'Ada'), await Player.at(first.url, 'Bob')];
  const { id } = await ada.create({ ...ASKED, seats: 2 });
  await bob.ask('POST', `/api/tables/${id}/sit`, {});
  ada.watch(id);
  const before = await ada.until(id, ({ table }) => table.status === 'playing');
  await move(ada, id, 'draw');
  await answer(ada, id, 'ask');
  ada.close();
  await first.stop();
  const second = await startTestServer({ data: first.config.data });
  const later = new Player(second.url, 'Bob');
  later.token = bob.token;
  const { body } = await later.ask('GET', `/api/tables/${id}`);
  expect(body.table.takeBack).toEqual({ seat: 0, agreed: [], luck: true });
  await answer(later, id, 'agree');
  expect((await later.ask('GET', `/api/tables/${id}`)).body.moment).toBe(before.moment);
  await second.end();
});

test('one who declines is enough, and the move stands; a request can be withdrawn, and a move ends it', async () => {
  const { ada, bob, id } = await pair(ASKED);
  const first = await move(ada, id, 'draw');
  await answer(ada, id, 'ask');
  expect((await answer(bob, id, 'decline')).body.takeBack).toBeNull();
  const after = await ada.until(id, ({ seatEvents }) => seatEvents?.at(-1)?.change === 'declined');
  expect(after.view).toEqual(first.view);
  expect(after.seatEvents?.at(-1)).toMatchObject({ seat: 0, by: [1] });
  await answer(ada, id, 'ask');
  expect((await answer(ada, id, 'decline')).body).toMatchObject({ takeBack: null, mayTakeBack: true });
  expect((await answer(bob, id, 'agree')).body.code).toBe('too-late');
  await answer(ada, id, 'ask');
  const left = await move(ada, id, 'leave');
  expect(left.table.takeBack).toBeNull();
  // Nobody takes back what another person has already answered.
  await bob.until(id, ({ version }) => version >= left.version);
  const answered = await move(bob, id, 'draw');
  await ada.until(id, ({ version }) => version >= answered.version);
  expect(ada.stateOf(id).table.mayTakeBack).toBe(false);
  expect((await answer(ada, id, 'ask')).body.code).toBe('too-late');
});

test('bots agree, and what they answered is taken back with it', async () => {
  const ada = await newPlayer('Ada');
  const { id } = await ada.create({ ...ASKED, seats: 2, level: 'random', start: 'host' });
  await ada.ask('POST', `/api/tables/${id}/bot`, { seat: 1, level: 'random' });
  await ada.ask('POST', `/api/tables/${id}/start`, {});
  ada.watch(id);
  const before = await ada.until(id, ({ view, turn }) => view !== null && turn?.kind === 'players');
  await move(ada, id, 'draw');
  await move(ada, id, 'leave');
  await ada.until(id, ({ turn, moment }) => moment > 3 && turn?.kind === 'players' && turn.seats.includes(0));
  const { body } = await answer(ada, id, 'ask');
  expect(body).toMatchObject({ takeBack: null, mayTakeBack: true });
  const back = await ada.until(id, ({ moment }) => moment === 2);
  expect(back.decided).toBe(1);
  await answer(ada, id, 'ask');
  const start = await ada.until(id, ({ moment }) => moment === 1);
  expect(start.view).toEqual(before.view);
});

test('not with strangers, not in the deal of the day, and not from outside', async () => {
  const { ada, id } = await pair({ ...ASKED, public: true });
  await move(ada, id, 'draw');
  expect(ada.stateOf(id).table.mayTakeBack).toBe(false);
  expect((await answer(ada, id, 'ask')).body.code).toBe('too-late');
  const daily = (await ada.ask('POST', '/api/daily/finito')).body;
  ada.watch(daily.id);
  const begun = await ada.until(daily.id, ({ turn }) => turn?.kind === 'players' && turn.seats.includes(0));
  await ada.connect().move(daily.id, ada.anyMove(begun));
  expect((await answer(ada, daily.id, 'ask')).body.code).toBe('too-late');
  const private_ = await pair(ASKED);
  const zoe = await newPlayer('Zoe');
  expect((await answer(zoe, private_.id, 'ask')).body.code).toBe('not-seated');
  expect((await answer(private_.ada, private_.id, 'nonsense')).body.code).toBe('bad-message');
});
