// No seat changes hands in silence: everyone is told, and history and record keep it.
import { gameById, moveSourcesOf, parseRecord, seatEventsIn } from '@crescendo/rules';
import { expect, test } from 'vitest';
import { useTestServer } from '../support/use-test-server.ts';

const fixture = useTestServer();
const { newPlayer, advance } = fixture;

test('who leaves and comes back is told to all, and what the bot did meanwhile stays the bot’s', async () => {
  const [ada, bob] = [await newPlayer('Ada'), await newPlayer('Bob')];
  const { id } = await ada.create({ game: '5vor12', seats: 3, level: 'casual' });
  await ada.ask('POST', `/api/tables/${id}/bot`, { seat: 2, level: 'casual' });
  await bob.ask('POST', `/api/tables/${id}/sit`, {});
  for (const player of [ada, bob]) player.watch(id);
  await Promise.all([ada.play(id, 2), bob.play(id, 1)]);
  await bob.ask('POST', `/api/tables/${id}/leave`);
  const left = await ada.until(id, ({ table }) => table.seating[1]?.kind === 'bot');
  expect(left.table.seating[1]).toMatchObject({ name: '', former: 'Bob', level: 'casual' });
  expect(left.seatEvents).toMatchObject([{ seat: 1, change: 'left' }]);
  // The bot may have moved already with the news that it sits there, and then waits for Ada.
  const playing = ada.play(id, 3);
  await ada.until(id, ({ lastMove }) => lastMove?.seat === 1 && lastMove.by === 'bot');
  await bob.ask('POST', `/api/tables/${id}/sit`, {});
  const back = await ada.until(id, ({ table }) => table.seating[1]?.kind === 'person');
  expect(back.seatEvents).toMatchObject([{ change: 'left' }, { seat: 1, change: 'back' }]);
  expect(back.table.seating[1]).not.toHaveProperty('former');
  bob.play(id, 3).catch(() => {});
  await playing;

  // A server that knows nothing but the log tells the same.
  fixture.server.services.tables.unload(id);
  const later = (await ada.ask('GET', `/api/tables/${id}`)).body;
  expect(later.seatEvents).toEqual(back.seatEvents);
  const history = (await ada.ask('GET', `/api/tables/${id}/history?views=1`)).body;
  expect(history.seatEvents).toEqual(back.seatEvents);
  const [gone, returned] = history.seatEvents;
  const moves = history.steps.filter(({ by }: { by: number | null }) => by !== null);
  for (const [n, { by, source }] of moves.entries())
    if (by === 1) expect([n, source]).toEqual([n, n >= gone.moves && n < returned.moves ? 'bot' : 'person']);
  expect(moves.slice(gone.moves, returned.moves).map(({ by }: { by: number }) => by)).toContain(1);
});

test('a record names bots as people saw them, and says who played and for whom the clock decided', async () => {
  const [ada, bob] = [await newPlayer('Ada'), await newPlayer('Bob')];
  const clock = { kind: 'move', seconds: 3600 };
  const { id } = await ada.create({ game: 'qwinto', seats: 3, level: 'random', clock, absent: 0 });
  await ada.ask('POST', `/api/tables/${id}/bot`, { seat: 2, level: 'beginner' });
  await bob.ask('POST', `/api/tables/${id}/sit`, {});
  for (const player of [ada, bob]) player.watch(id);
  await ada.until(id, ({ table }) => table.status === 'playing');
  const { turn } = ada.stateOf(id);
  const first = turn?.kind === 'players' ? turn.seats : [];
  // The person to move is too slow.
  if (!first.some((seat) => seat < 2))
    await ada.until(id, (state) => state.turn?.kind === 'players' && state.turn.seats.some((s) => s < 2));
  advance(3_601_000);
  await ada.until(id, ({ timeUp }) => typeof timeUp === 'number');
  await bob.ask('POST', `/api/tables/${id}/leave`);
  await ada.play(id);
  await ada.until(id, ({ table }) => table.status === 'over');
  const text = (await ada.ask('GET', `/api/tables/${id}/record`)).body;
  const parsed = parseRecord(text, gameById);
  if ('error' in parsed) throw new Error(text);
  const { record } = parsed;
  expect(record.names).toEqual(['Ada', 'Bob', 'Adagio']);
  const events = seatEventsIn(record);
  expect(events[0]).toEqual({
    moves: 0,
    seat: 2,
    change: 'bot',
    bot: { level: 'beginner', name: 'Adagio' },
  });
  expect(events.filter(({ change }) => change === 'clock').length).toBeGreaterThan(0);
  expect(events.find(({ change }) => change === 'left')).toMatchObject({
    seat: 1,
    bot: { level: 'random', name: 'Lento' },
  });
  const { steps } = (await ada.ask('GET', `/api/tables/${id}/history?views=1`)).body;
  const made = steps.flatMap((step: { by: number | null; source: string }) =>
    step.by === null ? [] : [step],
  );
  const sources = moveSourcesOf(
    events,
    made.map(({ by }: { by: number }) => by),
  );
  expect(sources).toEqual(made.map(({ source }: { source: string }) => source));
  expect(new Set(sources)).toEqual(new Set(['person', 'bot', 'clock']));
});

test('the others are told by whose agreement a bot plays', async () => {
  const { ada, bob, id } = await fixture.pair({ game: '5vor12', absent: 0, level: 'random' });
  bob.close();
  advance(61_000);
  await ada.until(id, ({ table }) => table.seating[1]?.online === false);
  const choose = async () =>
    (await ada.ask('POST', `/api/tables/${id}/absence`, { seat: 1, choice: 'bot' })).status;
  await expect.poll(choose, { timeout: 20_000 }).toBe(200);
  const gone = await ada.until(id, ({ table }) => table.seating[1]?.away);
  expect(gone.seatEvents).toMatchObject([{ seat: 1, change: 'stand-in', by: [0] }]);
});
