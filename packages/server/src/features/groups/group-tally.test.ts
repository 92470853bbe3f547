import { expect, test } from 'vitest';
import { eveningsOf, tallyOf } from './group-tally.ts';

const HOUR = 3_600_000;

test('an evening ends with a pause of six hours, not with midnight', () => {
  const times = [100, 99, 76, 75.5, 70, 70].map((hours) => hours * HOUR);
  expect(eveningsOf(times)).toEqual([2, 2, 1, 1, 1, 1]);
  expect(eveningsOf([7 * HOUR, 1 * HOUR])).toEqual([2, 1]);
  expect(eveningsOf([])).toEqual([]);
});

test('the tally counts games, evenings and wins of each member, shared wins for each, and no guests', () => {
  const person = (member: string | null) => ({ kind: 'person', name: '', level: null, member }) as const;
  const game = (id: string, evening: number, members: readonly (string | null)[], winners: number[]) => ({
    game: id,
    evening,
    players: members.map(person),
    winners,
  });
  const games = [
    game('qwinto', 1, ['ada', 'bob'], [0]),
    game('finito', 1, ['ada', 'bob', null], [2]),
    game('qwinto', 2, ['bob', 'ada'], [0, 1]),
  ];
  expect(tallyOf(['cleo', 'bob', 'ada'], games)).toEqual([
    ...['bob', 'ada']
      .map((member) => ({
        member,
        evenings: 2,
        games: 3,
        won: member === 'ada' ? 2 : 1,
        byGame: [
          { game: 'finito', games: 1, won: 0 },
          { game: 'qwinto', games: 2, won: member === 'ada' ? 2 : 1 },
        ],
      }))
      .toReversed(),
    { member: 'cleo', evenings: 0, games: 0, won: 0, byGame: [] },
  ]);
});
