// Every move of a view, judged by the expert's evaluation, best first: what hints and reviews are made of.
import type { Dice } from '@crescendo/rules';
import { type Move, type Qwinto, qwinto, sum, type View } from '@crescendo/rules/qwinto';
import type { Advice } from '../../game-bots.ts';
import { simpleWorth } from '../levels/fallback.ts';
import { CELLS, ROW, TOP } from '../model/board.ts';
import { coloursOf, isPrinted, rowsOf, situationOf } from '../model/from-view.ts';
import { DEEP, type Lookahead, makeLookahead } from '../search/look-ahead.ts';
import type { Foresight } from '../search/replies.ts';
import { chancesOf, follow, makePlan, SETS } from '../search/turn-plan.ts';
import { type Evaluator, type Head, POINTS, POINTS_UNIT, UTILITY, WIN } from '../value/evaluator.ts';
import { fill, makeValues } from '../value/field-values.ts';
import type { FieldFor } from './because.ts';

type Heads = readonly [utility: number, points: number, win: number];

interface Judged {
  readonly move: Move;
  readonly worth: number;
  /** One for each head. */
  readonly heads: Heads;
}

const values = makeValues();
const plan = makePlan();

const clamp = (value: number): number => Math.max(0, Math.min(1, value));
const heads = (make: (head: Head) => number): Heads => [make(UTILITY), make(POINTS), make(WIN)];
const judgeDice = (): readonly Judged[] =>
  SETS.map((rows) => {
    const all = heads((head) => follow(plan, values.heads[head], values.pass[head]!, rows));
    return {
      move: { type: 'dice', colours: coloursOf(rows) },
      worth: plan.twice[rows]!,
      heads: all,
    };
  });

/** The prediction of a head for a sum, answered as planned. */
const answered = (rows: number, total: number, head: Head): number => {
  const field = plan.answer[rows * TOP + total]!;
  return field < 0 ? values.pass[head]! : values.heads[head][total * CELLS + field]!;
};

const judgeKeep = (rows: number, total: number): readonly Judged[] => {
  const chances = chancesOf(rows);
  const again = heads((head) => {
    let mean = 0;
    for (let other = 1; other < TOP; other++) mean += chances[other]! * answered(rows, other, head);
    return mean;
  });
  const kept = heads((head) => answered(rows, total, head));
  return [
    {
      move: { type: 'keep' },
      worth: plan.worth[rows * TOP + total]!,
      heads: kept,
    },
    {
      move: { type: 'reroll' },
      worth: plan.once[rows]!,
      heads: again,
    },
  ];
};

const judgeWrite = (moves: Iterable<Move>, total: number, asked: Head): readonly Judged[] =>
  [...moves].map((move) => {
    const isSkip = move.type !== 'write';
    const at = isSkip ? 0 : total * CELLS + move.field;
    const all = heads((head) => (isSkip ? values.pass[head]! : values.heads[head][at]!));
    return { move, worth: all[asked], heads: all };
  });

const judge = (
  net: Evaluator,
  foresight: Foresight,
  ahead: Lookahead | undefined,
  view: View,
): readonly Judged[] => {
  const situation = situationOf(view, view.seat!);
  const asked = view.seats === 1 ? POINTS : UTILITY;
  const rows = view.colours === null ? 7 : rowsOf(view.colours);
  const total = sum(view.faces);
  if (view.phase === 'write') {
    fill(values, net, situation, rows, total, total, false);
    ahead?.deepen(values, situation, asked, rows, total, total, ROW);
    foresight.end(values, situation, rows, total);
    return judgeWrite(qwinto.moves(view), total, asked);
  }
  fill(values, net, situation, rows, 1, TOP - 1);
  ahead?.deepen(values, situation, asked, rows, 1, TOP - 1, 1);
  foresight.plan(plan, values.heads[asked], values.pass[asked]!, situation);
  return view.phase === 'dice' ? judgeDice() : judgeKeep(rows, total);
};

const adviseBySimpleWorth = (view: View): readonly Judged[] =>
  [...qwinto.moves(view)].map((move) => {
    const worth = simpleWorth(view, view.seat!, move);
    return { move, worth, heads: [worth, worth / POINTS_UNIT, 1 / view.seats] };
  });

export const adviser = (net: Evaluator, foresight: Foresight) => {
  const lookahead = makeLookahead(net);
  return (view: View, _dice: Dice, budget = Infinity): readonly Advice<Qwinto>[] => {
    if (view.seat === null || [...qwinto.moves(view)].length === 0) return [];
    const ahead = budget < DEEP ? undefined : lookahead;
    const judged = isPrinted(view.options) ? judge(net, foresight, ahead, view) : adviseBySimpleWorth(view);
    return judged
      .toSorted((a, b) => b.worth - a.worth)
      .map(({ move, heads: all }) => ({
        move,
        winChance: view.seats === 1 ? 1 : clamp(all[WIN]),
        score: all[POINTS] * POINTS_UNIT,
        because: [],
      }));
  };
};

/** The field that this adviser would choose for the sum that may be kept, at a glance: without looking a turn ahead. */
export const fieldBy =
  (advise: ReturnType<typeof adviser>, dice: Dice): FieldFor =>
  (view) => {
    if (view.phase !== 'keep') return undefined;
    const writing: View = { ...view, phase: 'write', pending: view.sheets.map(() => null) };
    const move = advise(writing, dice, 0)[0]?.move;
    return move?.type === 'write' ? move.field : undefined;
  };
