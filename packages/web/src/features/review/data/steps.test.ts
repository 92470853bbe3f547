import type { SeatPoint } from '@crescendo/bots/review';
import { type AnyMatch, itemAt, Match, seeded } from '@crescendo/rules';
import { finito } from '@crescendo/rules/finito';
import { expect, test } from 'vitest';
import { momentAt, stepsOf, strongLuck } from './steps.ts';

const dice = seeded('steps');

/** Finito! for two, so many decisions long. */
const play = (decisions: number): AnyMatch => {
  let match: AnyMatch = Match.begin({ game: finito, seats: 2, options: finito.options }).settle(dice);
  for (let i = 0; i < decisions && match.turn.kind === 'players'; i++) {
    const seat = match.turn.seats[0]!;
    const [move] = match.moves(seat);
    match = match.after({ kind: 'move', seat, move: move! }).settle(dice);
  }
  return match;
};

/** The curve of the first seat. */
const curveOf = (match: AnyMatch): readonly SeatPoint[] => [
  { length: 0, chances: [0, 1], luck: 0, others: 0, decision: null },
  ...match.events.map((event, i): SeatPoint => {
    const length = i + 1;
    const chances = [length / 1000, 1 - length / 1000];
    const luck = event.kind === 'chance' ? 0.04 : 0;
    return { length, chances, luck, others: 0, decision: null };
  }),
];

test('a step ends before a decision; the luck since the step before is added up', () => {
  const match = play(8);
  const steps = stepsOf(match, curveOf(match));
  expect(steps).toHaveLength(9);
  const before = match.events.findIndex(({ kind }) => kind === 'move');
  expect(steps[0]).toMatchObject({ number: 0, chances: [before / 1000, 1 - before / 1000] });
  expect(steps[0]?.luck).toBeCloseTo(before * 0.04);
  expect(steps.at(-1)?.chances[0]).toBe(match.length / 1000);
  const all = steps.reduce((sum, { luck }) => sum + luck, 0);
  expect(all).toBeCloseTo(match.events.filter(({ kind }) => kind === 'chance').length * 0.04);
  for (const { number } of steps.slice(1))
    expect(match.events.some((_, i) => momentAt(match, i) === number - 1)).toBe(true);
});

test('a step has the number of the roll that the board shows', () => {
  const match = play(8);
  const steps = stepsOf(match, curveOf(match));
  expect(steps.at(-1)?.turn).toBeUndefined();
  const decisions = match.events.flatMap(({ kind }, at) => (kind === 'move' ? [at] : []));
  for (const [i, at] of decisions.entries()) {
    const { rolls } = match.at(at).state as unknown as { readonly rolls: number };
    expect(itemAt(steps, i).turn).toEqual({ unit: 'roll', number: rolls });
  }
});

test('the curve of a round has the steps of that round only; strong luck is marked', () => {
  const match = play(8);
  const curve = curveOf(match);
  const from = match.events.findIndex(({ kind }, i) => kind === 'move' && i > 9);
  const later = stepsOf(match, curve.slice(from));
  expect(later[0]?.number).toBe(momentAt(match, from));
  expect(later.at(-1)?.number).toBe(8);
  expect(later[0]?.turn?.number).toBeLessThan(2);
  const steps = [0.01, -0.3, 0.07, 0.05].map((luck, number) => ({
    number,
    turn: undefined,
    chances: [0.5, 0.5],
    luck,
  }));
  expect(strongLuck(steps)).toEqual([1, 2]);
});
