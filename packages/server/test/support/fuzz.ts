// For tests: things no client should ever say, made at random, over real sockets and real HTTP.
import { type Dice, pick } from '@crescendo/rules';
import type { WebSocket } from 'ws';
import type { Player } from './player.ts';

const VALUES: readonly unknown[] = [
  null,
  true,
  -1,
  1.5,
  1e308,
  Number.MAX_SAFE_INTEGER,
  '',
  'x',
  '\u0000',
  '🎲'.repeat(50),
  [],
  {},
  [[]],
  { a: 1 },
  '__proto__',
  'constructor',
  '../../..',
  "'; DROP TABLE events; --",
  'A a1',
  '* 13',
  'draw',
  'time-up',
  'play R1 R2 R3',
];

const value = (dice: Dice): unknown => pick(dice, VALUES);

const deep = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

const text = (dice: Dice, length: number): string =>
  Array.from({ length }, () => String.fromCharCode(Math.floor(dice() * 0xd7ff))).join('');

export interface Target {
  readonly table: string;
  /** Tables where the player does not sit. */
  readonly others: readonly string[];
}

/** One message: text, or bytes. */
export const fuzzMessage = (dice: Dice, { table, others }: Target): string | Buffer => {
  const tables = [table, ...others, 'x'.repeat(22), value(dice)];
  const about = (): object => ({
    table: pick(dice, tables),
    id: pick(dice, ['same-old-id', `id-${Math.floor(dice() * 1e9)}-x`, value(dice)]),
    move: pick(dice, ['a1', 'draw', 'dice oyp', 'keep', 'skip', 'pass', text(dice, 5), value(dice)]),
    have: pick(dice, [0, 1, 999_999_999, -5, 0.5, value(dice)]),
    text: pick(dice, ['hi', text(dice, 300), value(dice)]),
    reaction: value(dice),
  });
  return pick<() => string | Buffer>(dice, [
    () =>
      JSON.stringify({
        type: pick(dice, ['watch', 'move', 'say', 'ping', 'unwatch', value(dice)]),
        ...about(),
      }),
    () =>
      JSON.stringify({ type: 'move', table, id: `id-${Math.floor(dice() * 1e9)}-x`, move: text(dice, 8) }),
    () => JSON.stringify(value(dice)),
    () => deep(Math.floor(dice() * 8000)),
    () => `{"type":"watch","table":${deep(100)}}`,
    () => text(dice, Math.floor(dice() * 200)),
    () => Buffer.from(text(dice, 50)),
    () => '{"type":"move"',
    () => `{"__proto__":{"type":"ping"},"type":"${'watch'.repeat(Math.floor(dice() * 500))}"}`,
  ])();
};

/** Send random messages on one socket after another; each batch of a hundred is read before the next is sent. */
export const fuzzSocket = async (
  player: Player,
  target: Target,
  dice: Dice,
  count: number,
): Promise<{ readonly errors: number; readonly codes: ReadonlySet<string>; readonly closed: number }> => {
  const codes = new Set<string>();
  let [errors, closed] = [0, 0];
  let socket: WebSocket | undefined;
  const open = async (): Promise<WebSocket> => {
    if (socket !== undefined && socket.readyState === socket.OPEN) return socket;
    const fresh = player.socket();
    fresh.on('error', () => {});
    fresh.on('message', (data) => {
      const message = JSON.parse(String(data));
      if (message.type !== 'error') return;
      errors++;
      codes.add(message.code);
    });
    await new Promise((resolve) => fresh.once('open', resolve));
    socket = fresh;
    return fresh;
  };
  for (let sent = 0; sent < count; sent += 100) {
    const connected = await open();
    for (let n = 0; n < 100; n++) connected.send(fuzzMessage(dice, target));
    // Now and then far too much at once, which ends the line.
    if (dice() < 0.02) connected.send('x'.repeat(100_000));
    const ended = new Promise<boolean>((resolve) => connected.once('close', () => resolve(true)));
    const answered = new Promise<boolean>((resolve) => {
      const listen = (data: unknown): void => {
        if (!String(data).startsWith('{"type":"pong","now"')) return;
        connected.off('message', listen);
        resolve(false);
      };
      connected.on('message', listen);
      connected.send('{"type":"ping"}');
    });
    if (await Promise.race([ended, answered])) closed++;
    connected.removeAllListeners('close');
  }
  socket?.close();
  return { errors, codes, closed };
};

/** The same over HTTP: any path, any method, any body. */
export const fuzzHttp = async (
  player: Player,
  { table, others }: Target,
  dice: Dice,
  count: number,
): Promise<ReadonlySet<number>> => {
  const statuses = new Set<number>();
  for (let n = 0; n < count; n++) {
    const id = pick(dice, [table, ...others, 'x'.repeat(22), encodeURIComponent(String(value(dice))) || 'y']);
    const commands = [
      'sit',
      'bot',
      'host',
      'moves',
      'start',
      'rematch',
      'history?after=-1',
      'record',
      'talk',
      'x',
    ];
    const path = pick(dice, [
      '/api/me',
      '/api/me/join',
      '/api/me/push',
      '/api/tables',
      `/api/tables/${id}/${pick(dice, commands)}`,
    ]);
    const body = pick(dice, [
      () => JSON.stringify(value(dice)),
      () =>
        JSON.stringify({
          game: value(dice),
          seats: value(dice),
          options: value(dice),
          name: value(dice),
          level: 7,
        }),
      () => JSON.stringify({ game: 'qwinto', seats: 2, options: { [String(value(dice))]: value(dice) } }),
      () => deep(Math.floor(dice() * 5000)),
      () => text(dice, 100),
      () => 'x'.repeat(20_000),
    ])();
    const method = pick(dice, ['POST', 'POST', 'POST', 'PATCH', 'GET', 'PUT']);
    const { status } = await player.ask(method, path, method === 'GET' ? undefined : body);
    statuses.add(status);
  }
  return statuses;
};
