// Changes instead of states: who merges them sees exactly what others are sent whole.
import type { ServerMessage, TableState } from '@crescendo/protocol';
import { expect, test } from 'vitest';
import type { Player } from '../support/player.ts';
import { useTestServer } from '../support/use-test-server.ts';

const fixture = useTestServer();

/** A socket that keeps the texts it gets. */
const listen = async (player: Player, watch: object): Promise<{ texts: string[]; close: () => void }> => {
  const socket = player.socket();
  const texts: string[] = [];
  await new Promise((resolve) => {
    socket.on('message', (data) => {
      texts.push(String(data));
      if (texts.length === 2) resolve(undefined);
    });
    socket.on('open', () => socket.send(JSON.stringify({ type: 'watch', ...watch })));
  });
  return { texts, close: () => socket.terminate() };
};

const statesOf = (messages: readonly ServerMessage[]): Map<number, Omit<TableState, 'now' | 'news'>> =>
  new Map(
    messages.flatMap((message) => {
      if (message.type !== 'state') return [];
      const { now: _now, news: _news, ...state } = message;
      // Presence is announced when it suits, to some earlier than to others.
      const seating = state.table.seating.map((seatInfo) => ({ ...seatInfo, online: true }));
      const table = { ...state.table, seating, audience: 0, watching: [] };
      return [[state.version, { ...state, table }] as const];
    }),
  );
const toldIn = (messages: readonly ServerMessage[]): unknown[] =>
  messages.flatMap((message) => (message.type === 'state' ? message.news : []));

test.each([
  ['rummikub', { values: 6, handSize: 7 }, null],
  ['finito', { roundLimit: 10 }, { rounds: 2, target: 0, by: 'points' }],
  ['qwinto', {}, null],
  ['5vor12', {}, null],
])('%s: changes lead to the states that others are sent', async (game, options, series) => {
  const { ada, bob, id } = await fixture.pair({ game, options, ...(series && { series }) });
  const zoe = await fixture.newPlayer('Zoe');
  zoe.watch(id);
  await zoe.until(id, () => true);
  const whole = [await listen(ada, { table: id }), await listen(zoe, { table: id })];
  const changing = [
    await listen(zoe, { table: id, changes: true }),
    await listen(await fixture.newPlayer('Yan'), { table: id, changes: true }),
  ];
  const before = ada.messages.length;
  await Promise.all([ada.play(id), bob.play(id)]);
  const { version } = (await ada.ask('GET', `/api/tables/${id}`)).body as TableState;
  for (const [player, socket] of [
    [ada, whole[0]],
    [zoe, whole[1]],
  ] as const) {
    await player.until(id, (state) => state.version >= version);
    await expect.poll(() => socket?.texts.at(-1)).toContain(`"version":${version}`);
    const messages = socket?.texts.map((text): ServerMessage => JSON.parse(text)) ?? [];
    const [merged, sent] = [statesOf(player.messages), statesOf(messages)];
    for (const [at, state] of sent) if (merged.has(at)) expect(merged.get(at)).toEqual(state);
    expect(merged.get(version)).toEqual(sent.get(version));
    const since = player === ada ? player.messages.slice(before) : player.messages.slice(2);
    // The news of the first state, before anyone moved, is not part of it.
    expect(toldIn(since)).toEqual(toldIn(messages.slice(2)));
    socket?.close();
  }
  // All who only watch get the same text, wherever they keep up with each other.
  const [one, two] = changing.map(({ texts }) => texts.slice(2));
  const same = one?.filter((text) => two?.includes(text)).length ?? 0;
  expect(same).toBeGreaterThan((one?.length ?? 0) / 2);
  for (const { texts, close } of changing) {
    expect(texts.slice(2).every((text) => text.startsWith('{"type":"change"'))).toBe(true);
    close();
  }
});

test('a change is small, and carries the answer to the move', async () => {
  const { ada, bob, id } = await fixture.pair({ game: 'qwinto', options: { firstSeat: 'given' } });
  const { texts, close } = await listen(ada, { table: id, changes: true });
  const socket = ada.socket();
  const own: string[] = [];
  socket.on('message', (data) => own.push(String(data)));
  await new Promise((resolve) => socket.once('open', resolve));
  socket.send(JSON.stringify({ type: 'watch', table: id, changes: true }));
  await expect.poll(() => own.length).toBe(2);
  socket.send(JSON.stringify({ type: 'move', table: id, id: 'my-first-move', move: 'dice oy' }));
  await expect.poll(() => own.length).toBe(3);
  const { version } = await bob.until(id, ({ moment }) => moment > 1);
  expect(JSON.parse(own[2] ?? '')).toMatchObject({ type: 'change', done: { 'my-first-move': version } });
  await expect.poll(() => texts.at(-1)).toContain(`"version":[${version}]`);
  expect(texts.at(-1)).not.toContain('done');
  expect(texts.at(-1)?.length).toBeLessThan((texts[1]?.length ?? 0) / 3);
  // Not watching, or a second time: by itself.
  socket.send(JSON.stringify({ type: 'move', table: id, id: 'my-first-move', move: 'dice oy' }));
  await expect.poll(() => own.length).toBe(4);
  expect(JSON.parse(own[3] ?? '')).toEqual({ type: 'done', table: id, id: 'my-first-move', version });
  socket.terminate();
  close();
});
