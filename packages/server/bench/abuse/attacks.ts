// Attacks within everything the server allows, each from one address. An attack prepares itself, waits for
// the start, and then goes on until it is ended.
import type { WebSocket } from 'ws';
import { type Attack, repeat, say, sockets } from './attack.ts';
import { STORED_ATTACKS } from './stored-attacks.ts';
import { frame, sleep, type Wire } from './wire.ts';

/** Frames as fast as the connection takes them; a new connection whenever one is closed. */
const flood =
  (chunk: Buffer, reads: boolean): Attack =>
  async (wire, signal) => {
    await signal.started;
    const one = async (): Promise<void> => {
      while (signal.isOn()) {
        const socket = await wire.raw();
        if (reads) socket.resume();
        else socket.pause();
        while (signal.isOn() && !socket.destroyed) {
          if (socket.writableLength < 1e6) socket.write(chunk);
          await sleep(5);
        }
        socket.destroy();
        await sleep(100);
      }
    };
    await Promise.all(Array.from({ length: 4 }, one));
  };

const many = (count: number, frame: Buffer): Buffer =>
  Buffer.concat(Array.from({ length: count }, () => frame));
const PINGS = many(500, frame(9, Buffer.alloc(125)));
const SMALL_PINGS = many(5000, frame(9, Buffer.alloc(0)));
const EMPTY_PARTS = Buffer.concat([
  frame(1, Buffer.alloc(0), false),
  many(5000, frame(0, Buffer.alloc(0), false)),
]);

/** A Rummikub table in which every refusal needs the exact search, and moves of the clock. */
const refusedMoves: Attack = async (wire, signal) => {
  const [ada, bob] = [await wire.person(), await wire.person()];
  const options = { startDraw: 'none', handSize: 20, openMin: 0, jokers: 4 };
  const id = await wire.table(ada, {
    game: 'rummikub',
    preset: 'carlit-fr-2007',
    seats: 2,
    absent: 0,
    options,
  });
  await wire.ask('POST', `/api/tables/${id}/sit`, bob, {});
  const all = [...(await sockets(wire, 5, ada)), ...(await sockets(wire, 5, bob))];
  await signal.started;
  const moves = ['draw', 'pass', 'time-up', 'time-up disturbed', 'play K1 K2 K3'];
  await repeat(signal, 18 * all.length, (n) => {
    const move = `${moves[n % moves.length]}${' '.repeat(n % 40)}`;
    say(all[n % all.length], { type: 'move', table: id, id: `mallory${n}`, move });
  });
};

/** As many tables of four experts as can be had, all watched. */
const botTables: Attack = async (wire, signal) => {
  const hosts = await Promise.all(Array.from({ length: 10 }, () => wire.person()));
  await signal.started;
  const watchers = await sockets(wire, 10);
  await repeat(signal, 30, async (n) => {
    const token = hosts[n % hosts.length] ?? '';
    const series = { rounds: 100, target: 0, by: 'points' };
    const id = await wire.table(token, { game: 'rummikub', seats: 4, sit: false, series });
    if (id === '') return;
    for (const seat of [0, 1, 2, 3])
      await wire.ask('POST', `/api/tables/${id}/bot`, token, { seat, level: 'expert' });
    say(watchers[n % watchers.length], { type: 'watch', table: id });
  });
};

/** A person at 20 tables, each watched by many. */
const crowd = async (
  wire: Wire,
): Promise<{ token: string; ids: readonly string[]; all: readonly WebSocket[] }> => {
  const token = await wire.person();
  const ids: string[] = [];
  for (let n = 0; n < 20; n++) ids.push(await wire.table(token, { game: 'qwinto', seats: 2, absent: 0 }));
  const bob = await wire.person();
  for (const id of ids) await wire.ask('POST', `/api/tables/${id}/sit`, bob, {});
  const all = await sockets(wire, 80);
  // Slowly enough that everyone is let in.
  for (const socket of all) {
    for (const id of ids.slice(0, 12)) say(socket, { type: 'watch', table: id });
    await sleep(60);
  }
  return { token, ids, all };
};

const renames: Attack = async (wire, signal) => {
  const { token } = await crowd(wire);
  await signal.started;
  await repeat(signal, 36, (n) => wire.ask('PATCH', '/api/me', token, { name: `Mallory ${n}` }));
};

const watching: Attack = async (wire, signal) => {
  const { token, ids } = await crowd(wire);
  const own = await sockets(wire, 15, token);
  await signal.started;
  await repeat(signal, 18 * own.length, (n) =>
    say(own[n % own.length], { type: n % 2 === 0 ? 'watch' : 'unwatch', table: ids[n % 12] }),
  );
};

const toggling: Attack = async (wire, signal) => {
  const { token, ids } = await crowd(wire);
  await signal.started;
  await repeat(signal, 40, (n) =>
    wire.ask('POST', `/api/tables/${ids[n % 12]}/host`, token, { talk: n % 24 < 12 }),
  );
};

/** Upgrades that are refused, their connections never closed from here. */
const upgrades: Attack = async (wire, signal) => {
  await signal.started;
  await repeat(signal, 300, () => wire.raw('Origin: https://evil.example\r\n'));
};

const lobby: Attack = async (wire, signal) => {
  const hosts = await Promise.all(Array.from({ length: 10 }, () => wire.person()));
  await signal.started;
  await repeat(signal, 60, (n) =>
    n % 2 === 0
      ? wire.table(hosts[n % 10] ?? '', { game: 'qwinto', seats: 2, public: true })
      : wire.ask('GET', '/api/tables'),
  );
};

/** Tables with a long past, made long by what costs nothing. */
const longTable = async (wire: Wire, events: number): Promise<{ token: string; id: string }> => {
  const token = await wire.person();
  const id = await wire.table(token, { game: 'qwinto', seats: 2, absent: 0 });
  await wire.ask('POST', `/api/tables/${id}/bot`, token, { seat: 1, level: 'random' });
  for (let n = 0; n < events; n++) {
    await wire.ask('POST', `/api/tables/${id}/host`, token, { talk: n % 2 === 0 });
    await sleep(26);
  }
  return { token, id };
};

const reading =
  (path: (id: string) => string): Attack =>
  async (wire, signal) => {
    const { token, id } = await longTable(wire, 150);
    await signal.started;
    await repeat(signal, 100, () => wire.ask('GET', path(id), token));
  };

const asking =
  (perSecond: number, method: string, path: string, body?: object): Attack =>
  async (wire, signal) => {
    await signal.started;
    await repeat(signal, perSecond, () => wire.ask(method, path, '', body));
  };

const junk: Attack = async (wire, signal) => {
  const all = await sockets(wire, 20, await wire.person());
  await signal.started;
  const texts = ['{', '[]', `"${'x'.repeat(16_000)}"`, '{"type":"watch"}', '9'.repeat(16_000)];
  await repeat(signal, 400, (n) => {
    const socket = all[n % all.length];
    if (socket?.readyState === socket?.OPEN) socket?.send(texts[n % texts.length] ?? '');
  });
};

const talking: Attack = async (wire, signal) => {
  const { token, ids } = await crowd(wire);
  const own = await sockets(wire, 5, token);
  await signal.started;
  await repeat(signal, 90, (n) =>
    say(own[n % own.length], { type: 'say', table: ids[n % 12], text: 'x'.repeat(200) }),
  );
};

/** Half a request on every connection, a byte at a time. */
const halfRequests: Attack = async (wire, signal) => {
  await signal.started;
  const open = await Promise.all(Array.from({ length: 90 }, () => wire.raw()));
  await repeat(signal, 500, (n) => open[n % open.length]?.write(Buffer.from([0])));
};

export const ATTACKS: { readonly [name: string]: Attack } = {
  ...STORED_ATTACKS,
  'pings, never reading': flood(PINGS, false),
  'pings, reading': flood(SMALL_PINGS, true),
  'empty parts of a message': flood(EMPTY_PARTS, true),
  'refused moves': refusedMoves,
  'tables of bots': botTables,
  renames,
  'watch and unwatch': watching,
  'talk switched on and off': toggling,
  talk: talking,
  'refused upgrades': upgrades,
  'lobby flood': lobby,
  'my tables, long logs': reading(() => '/api/tables/mine'),
  'history, long logs': reading((id) => `/api/tables/${id}/history?views=1`),
  'files of the page': asking(200, 'GET', '/big.js'),
  'new people': asking(100, 'POST', '/api/me', { name: 'Mallory' }),
  'junk messages': junk,
  'bytes one by one': halfRequests,
};
