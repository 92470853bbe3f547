import { signal } from '@preact/signals';
import { beforeEach, expect, test } from 'vitest';
import type { GameSetup, Player } from '../../../session/setup/game-setup.ts';
import { removeStored } from '../../../shell/storage/storage.ts';
import { eveningAt, noteGame } from './evening.ts';

const me: Player = { kind: 'human', name: '' };
const bot: Player = { kind: 'bot', level: 'casual', name: '' };
const strong: Player = { kind: 'bot', level: 'strong', name: '' };
const person = (name: string): Player => ({ kind: 'human', name });

const tableOf = (id: string, players: readonly Player[], own: readonly number[] = [0]) => ({
  id,
  game: { id: 'qwinto' } as never,
  setup: { players } as GameSetup,
  ownSeats: signal(own),
});

beforeEach(() => removeStored('evening'));

test('the tally of two players goes on from game to game, and each game counts once', () => {
  noteGame(tableOf('a', [me, bot]), [0], 1000);
  noteGame(tableOf('a', [me, bot]), [1], 1500);
  noteGame(tableOf('b', [me, bot]), [1], 2000);
  noteGame(tableOf('c', [me, bot]), [0, 1], 3000);
  expect(eveningAt(tableOf('c', [me, bot]), 3000)).toMatchObject({ games: 3, wins: [2, 2] });
  expect(eveningAt(tableOf('c', [me, strong]), 3000)).toMatchObject({ games: 0, wins: [0, 0] });
});

test('a game with a chosen deal is in no tally', () => {
  const { setup, ...table } = tableOf('a', [me, bot]);
  noteGame({ ...table, setup: { ...setup, lesson: true } }, [0], 1000);
  expect(eveningAt(tableOf('a', [me, bot]), 1000)).toMatchObject({ games: 0 });
});

test('who changes places takes the wins along; people without names have none to take', () => {
  noteGame(tableOf('a', [person('Ada'), person('Ben')], [0, 1]), [0], 1000);
  expect(eveningAt(tableOf('b', [person('Ben'), person('Ada')], [0, 1]), 1000)?.wins).toEqual([0, 1]);
  expect(eveningAt(tableOf('b', [me, me], [0, 1]), 1000)).toBeUndefined();
});

test('two bots of one level are two players', () => {
  noteGame(tableOf('a', [me, bot, bot]), [2], 1000);
  expect(eveningAt(tableOf('b', [me, bot, bot]), 1000)?.wins).toEqual([0, 0, 1]);
});

test('after a long pause another evening begins', () => {
  noteGame(tableOf('a', [me, bot]), [0], 0);
  noteGame(tableOf('b', [me, bot]), [0], 6 * 3600_000);
  expect(eveningAt(tableOf('b', [me, bot]), 6 * 3600_000)).toMatchObject({ games: 1, wins: [1, 0] });
  expect(eveningAt(tableOf('b', [me, bot]), 12 * 3600_000)).toMatchObject({ games: 0 });
});

test('a streak says how it is going', () => {
  for (const [i, winner] of [1, 0, 0].entries()) noteGame(tableOf(String(i), [me, bot]), [winner], i);
  const evening = eveningAt(tableOf('x', [me, bot]), 5);
  expect([evening?.streak(0), evening?.streak(1)]).toEqual([2, -2]);
});
