// A player who is there, but does not decide: first asked, then left to a bot by those who wait.
import { expect, test } from 'vitest';
import type { Player } from '../support/player.ts';
import { useTestServer } from '../support/use-test-server.ts';

const fixture = useTestServer();
const { newPlayer, advance, pair } = fixture;

const post = async (player: Player, id: string, what: string, body: object = {}) =>
  (await player.ask('POST', `/api/tables/${id}/${what}`, body)).body;

/** It is the turn of the first one, who watches and does nothing. */
const waiting = async (settings: object = {}) => {
  const { ada, bob, id } = await pair({ game: 'rummikub', absent: 0, level: 'random', ...settings });
  const { turn } = ada.stateOf(id);
  const seat = turn?.kind === 'players' ? (turn.seats[0] ?? 0) : 0;
  const [slow, other] = seat === 0 ? [ada, bob] : [bob, ada];
  return { slow, other, id, seat };
};

test('asked, given a minute, and then a bot plays until the player says to be back', async () => {
  const { slow, other, id, seat } = await waiting();
  expect((await post(other, id, 'nudge', { seat })).code).toBe('player-present');
  advance(31_000);
  expect((await post(slow, id, 'nudge', { seat })).code).toBe('player-present');
  const asked = await post(other, id, 'nudge', { seat });
  expect(asked.seating[seat].nudgedAt).toBeGreaterThan(0);
  await slow.until(id, ({ table }) => table.seating[seat]?.nudgedAt !== undefined);
  expect((await post(other, id, 'nudge', { seat })).code).toBe('player-present');
  expect((await post(other, id, 'absence', { seat, choice: 'bot' })).code).toBe('player-present');
  advance(61_000);
  expect((await post(other, id, 'absence', { seat, choice: 'bot' })).seating[seat]).toMatchObject({
    away: true,
  });
  // The bot moves, though the player looks on.
  const { seatEvents } = await slow.until(id, ({ lastMove }) => lastMove?.by === 'bot');
  expect(seatEvents).toMatchObject([{ seat, change: 'stand-in' }]);
  expect((await post(slow, id, 'back')).seating[seat]).toMatchObject({ away: false });
  expect((await post(slow, id, 'back')).seating[seat].nudgedAt).toBeUndefined();
});

test('a decision in time ends it, and the next one has its own time', async () => {
  const { slow, other, id, seat } = await waiting();
  advance(31_000);
  await post(other, id, 'nudge', { seat });
  await slow.connect().move(id, slow.anyMove(slow.stateOf(id)));
  const { table } = await other.until(id, ({ moment }) => moment === 2);
  expect(table.seating[seat]?.nudgedAt).toBeUndefined();
  advance(61_000);
  expect((await post(other, id, 'absence', { seat, choice: 'bot' })).code).toBe('player-present');
});

test('not from outside, and not where a clock runs', async () => {
  const { slow, id, seat } = await waiting({ clock: { kind: 'move', seconds: 120 } });
  const other = await newPlayer('Zoe');
  advance(31_000);
  expect((await post(other, id, 'nudge', { seat })).code).toBe('not-seated');
  expect((await post(slow, id, 'nudge', { seat: 1 - seat })).code).toBe('player-present');
});
