import { expect, test } from 'vitest';
import type { Player } from '../support/player.ts';
import { useTestServer } from '../support/use-test-server.ts';

const { pair, newPlayer } = useTestServer();

const SMALL = { game: '5vor12', options: { size: 2, guard: 2 } };

const share = async (player: Player, id: string, isShared = true) =>
  (await player.ask('POST', `/api/tables/${id}/review`, { share: isShared })).body;

const sharing = ({ seating }: { readonly seating: readonly { sharesReview?: boolean }[] }) =>
  seating.map(({ sharesReview }) => sharesReview === true);

test('after a game each player says whether the others may see the review of their seat', async () => {
  const { ada, bob, id } = await pair(SMALL);
  const zoe = await newPlayer('Zoe');
  expect(await share(ada, id)).toMatchObject({ code: 'not-over' });
  await Promise.all([ada.play(id), bob.play(id)]);
  await ada.until(id, ({ table }) => table.status === 'over');
  expect(sharing(await share(ada, id))).toEqual([true, false]);
  // The other one's page is told.
  const told = await bob.until(id, ({ table }) => table.seating[0]?.sharesReview);
  expect(told.table.result).not.toBeNull();
  // The same answer again is no news.
  expect((await share(ada, id)).version).toBe(told.version);
  expect(sharing(await share(ada, id, false))).toEqual([false, false]);
  await share(ada, id);
  expect(sharing(await share(bob, id))).toEqual([true, true]);
  expect(await share(zoe, id)).toMatchObject({ code: 'not-seated' });
});

test('a seat that a person has handed over to a bot is known as such', async () => {
  const { ada, bob, id } = await pair({ ...SMALL, level: 'random' });
  await bob.ask('POST', `/api/tables/${id}/leave`);
  const left = await ada.until(id, ({ table }) => table.seating[1]?.kind === 'bot');
  expect(left.table.seating.map(({ former }) => former)).toEqual([undefined, 'Bob']);
  const back = await bob.ask('POST', `/api/tables/${id}/sit`, {});
  expect(back.body.seating[1].former).toBeUndefined();
});
