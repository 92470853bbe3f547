// The clock of a real machine is set while people play.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Player } from '../support/player.ts';
import { spawnServer } from '../support/server-process.ts';

/** Each signal sets the clock of the process forward by an hour. */
const SET_FORWARD =
  'let d=0;const now=Date.now;Date.now=()=>now()+d;process.on("SIGUSR2",()=>{d+=3600000;process.stderr.write("set")})';

test.skipIf(process.platform === 'win32')(
  'nobody loses time when the clock of the machine is set',
  async () => {
    const data = mkdtempSync(join(tmpdir(), 'crescendo-clock-'));
    const server = await spawnServer({
      CRESCENDO_DATA: data,
      PORT: '0',
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(SET_FORWARD)}`,
    });
    const [ada, bob] = [await Player.at(server.url, 'Ada'), await Player.at(server.url, 'Bob')];
    const clock = { kind: 'move', seconds: 600 };
    const { id } = await ada.create({ game: 'qwinto', seats: 2, clock, absent: 0 });
    await bob.ask('POST', `/api/tables/${id}/sit`, {});
    for (const player of [ada, bob]) player.watch(id);
    const before = await ada.until(id, ({ view }) => view !== null);
    const isSet = new Promise((resolve) => server.child.stderr?.once('data', resolve));
    server.child.kill('SIGUSR2');
    await isSet;
    const { body } = await ada.ask('GET', `/api/tables/${id}`);
    expect(body.version).toBe(before.version);
    const running = body.clocks.filter((one: { running: boolean }) => one.running);
    expect(running).toHaveLength(1);
    expect(running[0].left).toBeGreaterThan(300_000);
    const mover = (body.turn as { seats: number[] }).seats[0] === 0 ? ada : bob;
    await mover.connect().move(id, mover.anyMove(mover.stateOf(id)));
    const { body: after } = await ada.ask('GET', `/api/tables/${id}`);
    expect(after.lastMove.by).toBe('person');
    for (const { left } of after.clocks) expect(left).toBeGreaterThan(300_000);
    for (const player of [ada, bob]) player.close();
    await server.kill();
    rmSync(data, { recursive: true });
  },
);
