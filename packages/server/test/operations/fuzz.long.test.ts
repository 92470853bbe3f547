import { seeded } from '@crescendo/rules';
import { expect, test } from 'vitest';
import { fuzzHttp, fuzzSocket } from '../support/fuzz.ts';
import { useTestServer } from '../support/use-test-server.ts';

const fixture = useTestServer();

// The full hundred thousand are `npm run fuzz -w packages/server`.
test('nonsense is answered with clear errors, and nothing else suffers', async () => {
  const { ada, bob, id } = await fixture.pair({ game: '5vor12' });
  const other = await fixture.pair({ game: 'qwinto', spectators: false });
  const eve = await fixture.newPlayer('Eve');
  const target = { table: id, others: [other.id] };
  const [said, statuses] = await Promise.all([
    fuzzSocket(eve, target, seeded('fuzzSocket'), 3000),
    fuzzHttp(eve, target, seeded('fuzzHttp'), 400),
    fuzzSocket(bob, target, seeded('bob'), 1000),
  ]);
  expect(said.errors).toBeGreaterThan(2000);
  for (const code of ['bad-message', 'unknown-table', 'not-seated', 'no-spectators'])
    expect(said.codes).toContain(code);
  expect(said.codes).not.toContain('try-again');
  expect([...statuses].every((status) => status < 500)).toBe(true);
  const broken = fixture.server.lines.filter((line) => line.includes('"level":"error"'));
  expect(broken).toEqual([]);
  // The game goes on as if nothing had happened.
  const state = (await ada.ask('GET', `/api/tables/${id}`)).body;
  const mover = state.turn.seats.includes(0) ? ada : bob;
  const mine = (await mover.ask('GET', `/api/tables/${id}`)).body;
  const { body } = await mover.ask('POST', `/api/tables/${id}/moves`, {
    id: 'after-all',
    move: mover.anyMove(mine),
  });
  expect(body.version).toBe(state.version + 1);
});
