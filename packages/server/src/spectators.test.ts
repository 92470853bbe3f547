import { expect, test } from 'vitest';
import { meet } from './testing/meeting.ts';

const meeting = meet();

test('a spectator sees what lies open, at once or as late as the host wants', async () => {
  const { ada, bob, id } = await meeting.pair({ game: 'qwinto', delay: 30 });
  const zoe = await meeting.somebody('Zoe');
  const mover = (ada.states.get(id)!.turn as { seats: number[] }).seats[0] === 0 ? ada : bob;
  meeting.pass(40_000);
  const version = await mover.line!.move(id, 'dice oyp');
  zoe.watch(id);
  const early = await zoe.until(id, () => true);
  expect(early.version).toBe(version - 1);
  expect(early.view).toMatchObject({ seat: null, colours: null });
  expect((await zoe.ask('GET', `/api/tables/${id}`)).body.version).toBe(version - 1);
  expect(JSON.stringify((await zoe.ask('GET', `/api/tables/${id}/history`)).body)).not.toContain('"dice"');
  meeting.pass(40_000);
  expect((await zoe.ask('GET', `/api/tables/${id}`)).body.version).toBe(version);
});
