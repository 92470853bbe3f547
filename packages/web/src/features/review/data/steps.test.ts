import type { CurvePoint } from '@crescendo/bots/review';
import { type AnyMatch, Match, seeded } from '@crescendo/rules';
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

const curveOf = (match: AnyMatch): readonly CurvePoint[] => [
  { length: 0, chances: [0.5, 0.5], luck: null, others: [0, 0], decision: null },
  ...match.events.map((event, i): CurvePoint => {
    const length = i + 1;
    const chances = [length / 1000, 1 - length / 1000];
    return event.kind === 'chance'
      ? { length, chances, luck: [0.04, -0.04], others: [0, 0], decision: null }
      : {
          length,
          chances,
          luck: null,
          others: [0, 0],
          decision: { seat: event.seat, before: 0.5, loss: 0.01 },
        };
  }),
];

test('a step ends before a decision; the luck since the step before is added up', () => {
  const match = play(8);
  const steps = stepsOf(match, curveOf(match));
  expect(steps).toHaveLength(9);
  const before = match.events.findIndex(({ kind }) => kind === 'move');
  expect(steps[0]).toMatchObject({ number: 0, chances: [before / 1000, 1 - before / 1000] });
  expect(steps[0]?.decision).toBeUndefined();
  expect(steps[0]?.luck[0]).toBeCloseTo(before * 0.04);
  expect(steps.at(-1)?.chances[0]).toBe(match.length / 1000);
  const all = steps.reduce((sum, { luck }) => sum + luck[0]!, 0);
  expect(all).toBeCloseTo(match.events.filter(({ kind }) => kind === 'chance').length * 0.04);
  for (const { number, decision } of steps.slice(1)) {
    expect(decision?.loss).toBe(0.01);
    const event = match.events[match.events.findIndex((_, i) => momentAt(match, i) === number - 1)];
    expect(event).toBeDefined();
  }
});

test('the curve of a round has the steps of that round only; strong luck is marked', () => {
  const match = play(8);
  const curve = curveOf(match);
  const from = match.events.findIndex(({ kind }, i) => kind === 'move' && i > 9);
  const later = stepsOf(match, curve.slice(from));
  expect(later[0]?.number).toBe(momentAt(match, from));
  expect(later.at(-1)?.number).toBe(8);
  const steps = [0.01, -0.3, 0.07, 0.05].map((luck, number) => ({
    number,
    chances: [0.5, 0.5],
    luck: [luck, -luck],
    decision: undefined,
  }));
  expect(strongLuck(steps, 0)).toEqual([1, 2]);
});
