import { expect, test } from 'vitest';
import { pick, seeded } from '../dice.ts';
import { Match } from '../match/match.ts';
import { qwinto } from './index.ts';
import { score } from './score.ts';

const playAll = (options: typeof qwinto.options, seed: string) => {
  const dice = seeded(seed);
  let match = Match.begin({ game: qwinto, seats: 3, options }).settle(dice);
  while (match.turn.kind === 'players') {
    const [seat = 0] = match.turn.seats;
    match = match.after({ kind: 'move', seat, move: pick(dice, [...match.moves(seat)]) }).settle(dice);
  }
  return match;
};

test('[Q-29] a head start is there from the first moment to the last, for one seat, and changes no move', () => {
  const options = { ...qwinto.options, headStart: 23, headStartSeat: 2 };
  expect(qwinto.setup(3, options).sheets.map((sheet) => score(sheet).total)).toEqual([0, 23, 0]);
  const [plain, ahead] = [playAll(qwinto.options, 'same dice'), playAll(options, 'same dice')];
  expect(ahead.events).toEqual(plain.events);
  if (plain.turn.kind !== 'over' || ahead.turn.kind !== 'over') throw new Error('it must end');
  const [one = 0, other = 0, third = 0] = plain.turn.scores;
  expect(ahead.turn.scores).toEqual([one, other + 23, third]);
  for (const viewer of [null, 0, 1, 2])
    expect(ahead.view(viewer).sheets.map(({ headStart }) => headStart)).toEqual([undefined, 23, undefined]);
});

test('[Q-29] a seat that is not at the table has no head start', () => {
  const options = { ...qwinto.options, headStart: 23, headStartSeat: 6 };
  expect(qwinto.setup(2, options).sheets.map((sheet) => score(sheet).total)).toEqual([0, 0]);
});
