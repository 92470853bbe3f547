// The Qwinto bots: one way to decide, and for each level how it evaluates fields and what it overlooks.
import type { Bot, Dice } from '@crescendo/rules';
import { type Move, type Qwinto, qwinto, sum, type View } from '@crescendo/rules/qwinto';
import type { GameBots, Level, Style } from '../game-bots.ts';
import { chancesBy, type WinChances, weightsOf } from '../win-chances/chances.ts';
import { withChances } from '../win-chances/judge.ts';
import { adviser, fieldBy } from './advice/advise.ts';
import { reasonsWith } from './advice/because.ts';
import { looks } from './advice/looks.ts';
import { withoutFalseTie } from './advice/ties.ts';
import { chooseSimply } from './levels/fallback.ts';
import { eager, greedy, type Heuristic, slack } from './levels/heuristics.ts';
import { preferredDice, preferredField, TASTES, type Taste } from './levels/styles.ts';
import { CELLS, ROW, TOP } from './model/board.ts';
import { coloursOf, isPrinted, rowsOf, situationOf } from './model/from-view.ts';
import { outcomes } from './model/outcomes.ts';
import { bytesOf, checkWeights, makeNetwork } from './network/network.ts';
import { makeWasmNetwork } from './network/wasm-network.ts';
import { DEEP, makeLookahead } from './search/look-ahead.ts';
import { type Foresight, makeForesight } from './search/replies.ts';
import { answerOne, makePlan, planTurn, SETS } from './search/turn-plan.ts';
import type { Evaluator, Head } from './value/evaluator.ts';
import { POINTS, UTILITY } from './value/evaluator.ts';
import { fill, makeValues, type Situation } from './value/field-values.ts';
import { qwintoFeatures } from './value/win-features.ts';

/**
 * A way to evaluate: fills the table for these rows and numbers, and returns the value of writing nothing. If it can look
 * a turn ahead, it does so for the best `ahead` fields of each row.
 */
type Valuation = (
  values: Float64Array,
  situation: Situation,
  rows: number,
  least: number,
  most: number,
  ahead: number,
) => number;

interface Oversights {
  readonly row: number;
  readonly field: number;
}

interface LevelSettings {
  readonly evaluate: Valuation;
  /** Minds what the others make of the dice that it rolls. */
  readonly foresight?: Foresight;
  /** By how much it may misjudge dice, whether to keep, and each field: in points, the network's in twenties. */
  readonly blur: { readonly dice: number; readonly keep: number; readonly field: number };
  /** The chance to overlook a whole row when writing, and a single field. */
  readonly overlooks: Oversights;
  /** The chance to throw all the dice without a look at the sheet, and to keep whatever can be written. */
  readonly habits: { readonly throwsAll: number; readonly keepsAny: number };
  /** The number of fields of each row for which it thinks a turn ahead, when choosing dice and when writing. */
  readonly ahead: { readonly dice: number; readonly field: number };
  /** The preferences among choices that are nearly as good; missing: none. */
  readonly taste?: Taste;
  /** The points it gives away on a sheet that is not the printed one. */
  readonly care: number;
}

const SHARP = { dice: 0, keep: 0, field: 0 };
const SEES_ALL = { row: 0, field: 0 };
const THINKS = { throwsAll: 0, keepsAny: 0 };
const SHALLOW = { dice: 0, field: 0 };
const scratch = makeValues();

const byHeuristic =
  (heuristic: Heuristic): Valuation =>
  (values, { board, isActive }, rows, least, most) =>
    heuristic(values, board, isActive, rows, least, most);

/** By one head of the network; in a game for one it is always the points. */
const byNetwork = (net: Evaluator, head: Head, foresight?: Foresight): Valuation => {
  const lookahead = makeLookahead(net);
  return (values, situation, rows, least, most, ahead) => {
    fill(scratch, net, situation, rows, least, most);
    const asked = situation.seats === 1 ? POINTS : head;
    if (ahead > 0) lookahead.deepen(scratch, situation, asked, rows, least, most, ahead);
    if (least === most) foresight?.end(scratch, situation, rows, least);
    values.set(scratch.heads[asked]);
    return scratch.pass[asked]!;
  };
};

const plan = makePlan();
const values = new Float64Array(TOP * CELLS);

const blurred = (value: number, blur: number, dice: Dice): number =>
  blur === 0 ? value : value + blur * (dice() - 0.5);

const planWith = (
  { evaluate, foresight, ahead }: LevelSettings,
  situation: Situation,
  rows: number,
): void => {
  const pass = evaluate(values, situation, rows, 1, TOP - 1, ahead.dice);
  if (foresight) foresight.plan(plan, values, pass, situation);
  else planTurn(plan, values, pass);
};

/** Throws dice only for those who have the habit, so that the others' dice stay the same. */
const isHabit = (chance: number, dice: Dice): boolean => chance > 0 && dice() < chance;

const chooseDice = (manner: LevelSettings, situation: Situation, dice: Dice): Move => {
  if (isHabit(manner.habits.throwsAll, dice)) return { type: 'dice', colours: coloursOf(7) };
  planWith(manner, situation, 7);
  const worths = SETS.map((rows) => blurred(plan.twice[rows]!, manner.blur.dice, dice));
  return { type: 'dice', colours: coloursOf(SETS[preferredDice(worths, manner.taste)]!) };
};

const chooseKeep = (
  manner: LevelSettings,
  situation: Situation,
  rows: number,
  total: number,
  dice: Dice,
): Move => {
  planWith(manner, situation, rows);
  if (isHabit(manner.habits.keepsAny, dice) && plan.answer[rows * TOP + total]! >= 0) return { type: 'keep' };
  const kept = blurred(plan.worth[rows * TOP + total]!, manner.blur.keep, dice);
  return { type: kept + (manner.taste?.keep ?? 0) > plan.once[rows]! ? 'keep' : 'reroll' };
};

const chooseField = (
  manner: LevelSettings,
  situation: Situation,
  rows: number,
  total: number,
  dice: Dice,
): Move => {
  const { evaluate, blur, overlooks, ahead } = manner;
  const pass = evaluate(values, situation, rows, total, total, ahead.field);
  const exact = answerOne(plan, values, pass, rows, total);
  if (blur.field > 0 || overlooks.field > 0 || overlooks.row > 0)
    for (let row = 0; row < 3; row++) {
      const isOverlooked = isHabit(overlooks.row, dice);
      const from = total * CELLS + row * ROW;
      for (let at = from; at < from + ROW; at++)
        if (values[at]! > -Infinity)
          values[at] =
            isOverlooked || isHabit(overlooks.field, dice)
              ? -Infinity
              : blurred(values[at]!, blur.field, dice);
    }
  const seen = answerOne(plan, values, pass, rows, total);
  // Before a misthrow everybody looks twice.
  const field = seen < 0 && situation.isActive ? exact : seen;
  if (field < 0) return { type: 'skip' };
  if (seen < 0 || !manner.taste) return { type: 'write', field };
  const offered = values.subarray(total * CELLS, (total + 1) * CELLS);
  return { type: 'write', field: preferredField(offered, manner.taste, situation.board) };
};

const botOf = (id: string, own: LevelSettings): Bot<Qwinto> => ({
  id,
  choose: (view: View, dice: Dice, budget = Infinity): Move => {
    if (!isPrinted(view.options)) return chooseSimply(view, dice, own.care);
    const manner = budget < DEEP ? { ...own, ahead: SHALLOW } : own;
    const situation = situationOf(view, view.seat!);
    if (view.phase === 'dice') return chooseDice(manner, situation, dice);
    const rows = rowsOf(view.colours!);
    const total = sum(view.faces);
    return view.phase === 'keep'
      ? chooseKeep(manner, situation, rows, total, dice)
      : chooseField(manner, situation, rows, total, dice);
  },
});

/** A bot that always does what a heuristic likes best: to measure others by. */
export const baselineBot = (id: string, heuristic: Heuristic): Bot<Qwinto> =>
  botOf(id, {
    evaluate: byHeuristic(heuristic),
    blur: SHARP,
    overlooks: SEES_ALL,
    habits: THINKS,
    ahead: SHALLOW,
    care: 0,
  });

const levelsFrom = (net: Evaluator, foresight: Foresight): { readonly [level in Level]: LevelSettings } => ({
  /** Takes the points and the columns that it sees and forgets to leave room; looks past whole rows, and keeps what fits somewhere. */
  beginner: {
    evaluate: byHeuristic(eager),
    blur: { dice: 1, keep: 1, field: 0.5 },
    overlooks: { row: 0.3, field: 0.1 },
    habits: { throwsAll: 0, keepsAny: 0.6 },
    ahead: SHALLOW,
    care: 3,
  },
  /** Keeps room and pays attention to the columns, by feel; looks past fields, and does not think about every roll. */
  casual: {
    evaluate: byHeuristic(slack),
    blur: { dice: 2, keep: 1, field: 2 },
    overlooks: { row: 0.1, field: 0.25 },
    habits: { throwsAll: 0.3, keepsAny: 0.6 },
    ahead: SHALLOW,
    care: 1.5,
  },
  /** Counts well, but only on its own sheet: it plays for points and forgets that others may end the game. */
  strong: {
    evaluate: byNetwork(net, POINTS),
    blur: { dice: 0.2, keep: 0.2, field: 0.47 },
    overlooks: SEES_ALL,
    habits: THINKS,
    ahead: SHALLOW,
    care: 0,
  },
  /** Plays to win, watches what the others make of its dice, and thinks a turn ahead. */
  expert: {
    evaluate: byNetwork(net, UTILITY, foresight),
    foresight,
    blur: SHARP,
    overlooks: SEES_ALL,
    habits: THINKS,
    ahead: { dice: 1, field: 9 },
    care: 0,
  },
});

/** Overlooks even more than a beginner: a part of opponents that are just right for those who play by feeling. */
const noviceFrom = ({ beginner }: { readonly [level in Level]: LevelSettings }): Bot<Qwinto> =>
  botOf('novice', {
    ...beginner,
    blur: { ...beginner.blur, field: 2 },
    overlooks: { row: 0.5, field: 0.35 },
    habits: { throwsAll: 0.2, keepsAny: 0.85 },
  });

const levelBots = (
  levels: { readonly [level in Level]: LevelSettings },
  style?: Style,
): { readonly [level in Level]: Bot<Qwinto> } => {
  const bot = (level: Level): Bot<Qwinto> =>
    botOf(level, style ? { ...levels[level], taste: TASTES[style][level] } : levels[level]);
  return { beginner: bot('beginner'), casual: bot('casual'), strong: bot('strong'), expert: bot('expert') };
};

/** Loads the network that judges sheets, from the shipped weights. */
export const loadNetwork = async (): Promise<Evaluator> => {
  const { header, weights } = await import('./weights/qwinto.ts');
  const bytes = bytesOf(weights);
  checkWeights(header, bytes);
  return (await makeWasmNetwork(header, bytes)) ?? makeNetwork(header, bytes);
};

/** Below this chance a game is lost, and what the network thinks of the moves says nothing any more. */
const LOST = 0.01;

/** The same advice, but who has lost plays for points. */
const forPointsWhereLost =
  (advise: GameBots<Qwinto>['advise'], winChances: (view: View) => WinChances): GameBots<Qwinto>['advise'] =>
  (view, dice, budget) => {
    const list = advise(view, dice, budget);
    if (list.length === 0 || (winChances(view).chances[view.seat!] ?? 1) > LOST) return list;
    return list.toSorted((a, b) => b.score - a.score);
  };

/** Qwinto's bots; the first call loads their weights. */
export const loadBots = async (): Promise<GameBots<Qwinto>> => {
  const [net, chances] = await Promise.all([loadNetwork(), import('./weights/win-chances.ts')]);
  const foresight = makeForesight(net);
  const winChances = chancesBy(qwinto, chances.HEADER, weightsOf(chances.WEIGHTS), qwintoFeatures(net));
  const levels = levelsFrom(net, foresight);
  const bots = { greedy: baselineBot('greedy', greedy), ...levelBots(levels) };
  const styles = { bold: levelBots(levels, 'bold'), careful: levelBots(levels, 'careful') };
  const advise = forPointsWhereLost(adviser(net, foresight), winChances);
  const made = withChances(
    qwinto,
    {
      bots,
      others: { novice: noviceFrom(levels) },
      styles,
      advise,
      reasons: reasonsWith(fieldBy(advise, () => 0)),
      looks: (view, { move, because }) => looks(view, move, because),
    },
    winChances,
    outcomes,
  );
  return { ...made, advise: (view, dice, budget) => withoutFalseTie(made.advise(view, dice, budget)) };
};
