import { type Finito, finito, type Move, type View } from '@crescendo/rules/finito';
import { describe, expect, test } from 'vitest';
import type { Advice } from '../game-bots.ts';
import { type Reason, type Reasons, withReasons } from './neutral.ts';

const view: View = finito.view(finito.setup(2, finito.options), 0);
const [one, other]: readonly Move[] = [
  { type: 'place', counter: 3, at: 4 },
  { type: 'place', counter: 7, at: 4 },
];

type Figures = Pick<Advice<Finito>, 'winChance' | 'score'> & { readonly searched?: number };

const listOf = (...figures: readonly Figures[]): readonly Advice<Finito>[] =>
  figures.map((each, i) => ({ move: i === 0 ? one! : other!, margin: 0, because: [], ...each }));

/** Returns the reasons for the first move, with these facts of both. */
const said = (list: readonly Advice<Finito>[], facts: (move: Move) => readonly Reason[] = () => []) => {
  const reasons: Reasons<Finito> = (_view, move, beside) => (beside === undefined ? facts(move) : []);
  return withReasons(finito, reasons, view, list)[0]!.because;
};
const codes = (because: readonly Reason[]) => because.map(({ code }) => code);

describe('two moves are called as good', () => {
  test('where neither the chances nor the search nor the points tell them apart', () => {
    const list = listOf(
      { winChance: 0.5, searched: 0.5, score: 8 },
      { winChance: 0.5, searched: 0.5, score: 8 },
    );
    expect(codes(said(list))).toEqual(['as-good']);
  });

  test('not where the search sees a loss that the chances do not', () => {
    const list = listOf(
      { winChance: 0.5, searched: 0.6, score: 8 },
      { winChance: 0.5, searched: 0.5, score: 8 },
    );
    expect(codes(said(list))).toEqual(['seems-better']);
  });

  test('not where points are lost', () => {
    const list = listOf(
      { winChance: 0.02, searched: 0.02, score: 60 },
      { winChance: 0.02, searched: 0.02, score: 58.9 },
    );
    expect(codes(said(list))).toEqual(['seems-better']);
  });

  test('also where the second one has more points, or the search likes it better', () => {
    const list = listOf(
      { winChance: 0.5, searched: 0.4, score: 8 },
      { winChance: 0.5, searched: 0.5, score: 12 },
    );
    expect(codes(said(list))).toEqual(['as-good']);
  });
});

describe('a fact of the move is told', () => {
  const better = listOf(
    { winChance: 0.6, searched: 0.6, score: 8 },
    { winChance: 0.5, searched: 0.5, score: 8 },
  );
  const even = listOf(
    { winChance: 0.5, searched: 0.5, score: 8 },
    { winChance: 0.5, searched: 0.5, score: 8 },
  );

  test('where no comparison tells it from the next one, if it is not true of that', () => {
    const facts = (move: Move) => [{ code: 'both' }, ...(move === one ? [{ code: 'own' }] : [])];
    expect(codes(said(better, facts))).toEqual(['own', 'better-chance']);
    expect(codes(said(even, facts))).toEqual(['own', 'as-good']);
  });

  test('if it is true of the next one as well, only where both are as good', () => {
    const facts = () => [{ code: 'both' }];
    expect(codes(said(better, facts))).toEqual(['better-chance']);
    expect(codes(said(even, facts))).toEqual(['both', 'as-good']);
  });
});
