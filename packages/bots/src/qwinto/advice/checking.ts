// Checks every reason of Qwinto against the position, counted afresh from the rules: field by field, roll by roll; for tests.
import { seeded } from '@crescendo/rules';
import { type Move, type Qwinto, qwinto, type View } from '@crescendo/rules/qwinto';
import { expect } from 'vitest';
import type { GameBots } from '../../game-bots.ts';
import { checkNeutralReasons, countReasons, isCompared, isNeutral } from '../../reasons/checking.ts';
import type { Because } from './because.ts';
import {
  after,
  best,
  bestOf,
  bonusOn,
  clean,
  columnFields,
  columnOf,
  deadInRow,
  deadOn,
  gain,
  isBetter,
  isColumnOpen,
  isOver,
  legal,
  mean,
  type Numbers,
  openColumns,
  own,
  PENTAGON_ROW,
  pointsOn,
  ROWS,
  rolledSum,
  roomOn,
  rowPoints,
  sums,
  top,
  total,
} from './recount.ts';

/** Many rolls have the same sum. */
const once = <T>(answer: (sum: number) => T): ((sum: number) => T) => {
  const known = new Map<number, T>();
  return (sum) => {
    const made = known.get(sum) ?? answer(sum);
    known.set(sum, made);
    return made;
  };
};

const diceFigures = (view: View, colours: string) => {
  const all = sums(view, colours);
  const fields = all.map(once((number) => legal(view, own(view), colours, number).length));
  const points = all.map(once((number) => Math.max(0, ...best(view, colours, number).map(([more]) => more))));
  return {
    rolls: all.length,
    fitting: fields.filter((count) => count > 0).length,
    clean: all.filter(once((number) => clean(view, colours, number))).length,
    points: Math.round(10 * mean(points)),
    fields: Math.round(10 * mean(fields)),
  };
};

const checkDice = (view: View, move: Move, other: Move, reason: Because): boolean => {
  if (move.type !== 'dice' || other.type !== 'dice') return false;
  const [mine, its] = [diceFigures(view, move.colours), diceFigures(view, other.colours)];
  switch (reason.code) {
    case 'dice-fit-instead':
    case 'dice-clean-instead': {
      const key = reason.code === 'dice-fit-instead' ? 'fitting' : 'clean';
      expect([reason.fitting, reason.rolls]).toEqual([mine[key], mine.rolls]);
      expect([reason.instead, reason.insteadRolls]).toEqual([its[key], its.rolls]);
      expect(mine[key] / mine.rolls).toBeGreaterThan(its[key] / its.rolls);
      return true;
    }
    case 'dice-points-instead':
    case 'dice-fields-instead': {
      const key = reason.code === 'dice-points-instead' ? 'points' : 'fields';
      expect([reason.tenths, reason.instead]).toEqual([mine[key], its[key]]);
      expect(reason.tenths).toBeGreaterThan(reason.instead);
      return true;
    }
    default:
      return false;
  }
};

const checkKeep = (view: View, move: Move, reason: Because): boolean => {
  const colours = view.colours ?? '';
  const number = rolledSum(view);
  const all = sums(view, colours);
  const fits = (sum: number): boolean => legal(view, own(view), colours, sum).length > 0;
  const isKept = move.type === 'keep';
  switch (reason.code) {
    case 'fits-nowhere':
      expect([isKept, fits(number), reason.number]).toEqual([false, false, number]);
      return true;
    case 'kills-field':
      expect([isKept, clean(view, colours, number), reason.number]).toEqual([false, false, number]);
      return true;
    case 'again-fits':
      expect(fits(number)).toBe(isKept);
      expect([reason.fitting, reason.rolls]).toEqual([all.filter(once(fits)).length, all.length]);
      return true;
    case 'again-clean':
      expect(clean(view, colours, number)).toBe(isKept);
      expect(reason.fitting).toBe(all.filter(once((sum) => clean(view, colours, sum))).length);
      expect(reason.rolls).toBe(all.length);
      return true;
    case 'again-better': {
      const now = bestOf(view, colours, number);
      const better = all.filter(once((sum) => isBetter(bestOf(view, colours, sum), now))).length;
      expect([reason.better, reason.rolls]).toEqual([better, all.length]);
      expect(isKept ? better < all.length / 2 : better > all.length / 2).toBe(true);
      return true;
    }
    case 'fits':
      expect(isKept).toBe(true);
      expect(legal(view, own(view), colours, number)).toContain(reason.field);
      return true;
    default:
      return false;
  }
};

/** The gaps of free fields that end at this one: numbers between their ends, for so many fields. */
const gapsBeside = (view: View, numbers: Numbers, field: number) => {
  const start = 9 * Math.floor(field / 9);
  const row = [0, ...numbers.slice(start, start + view.options.width), top(view) + 1];
  const written = row.flatMap((number, at) => (number > 0 || at === 0 ? [at] : []));
  return written
    .slice(1)
    .map((to, i) => ({ from: written[i]!, to }))
    .filter(({ from, to }) => from === field - start + 1 || to === field - start + 1)
    .map(({ from, to }) => ({ numbers: row[to]! - row[from]! - 1, fields: to - from - 1 }))
    .filter(({ fields }) => fields > 0);
};

const compared = (mine: number, its: number, said: readonly [number, number], isMore: boolean): void => {
  expect(said).toEqual([mine, its]);
  expect(isMore ? mine > its : mine < its).toBe(true);
};

const completedRow = (view: View, move: Move): number => {
  const row = move.type === 'write' ? Math.floor(move.field / 9) : 0;
  const numbers = after(view, move);
  const { width } = view.options;
  const isNew = move.type === 'write' && numbers.slice(9 * row, 9 * row + width).every((each) => each > 0);
  return isNew ? rowPoints(view, numbers, row) - width : 0;
};

const completedBonus = (view: View, move: Move): number =>
  move.type === 'write' && PENTAGON_ROW.has(columnOf(move.field))
    ? bonusOn(after(view, move), columnOf(move.field))
    : 0;

const freeBeside = (view: View, move: Move): number =>
  move.type === 'write'
    ? after(view, move)
        .slice(9 * Math.floor(move.field / 9))
        .slice(0, view.options.width)
        .filter((number) => number === 0).length
    : NaN;

const checkHigh = (view: View, move: Move, other: Move | undefined, reason: Because): void => {
  if (move.type !== 'write') throw new Error(reason.code);
  const isPentagon = (field: number): boolean => PENTAGON_ROW.get(columnOf(field)) === Math.floor(field / 9);
  const isLast = (field: number): boolean => field % 9 === view.options.width - 1;
  const wanted = reason.code === 'on-bonus-field' ? isPentagon : isLast;
  expect(wanted(move.field)).toBe(true);
  if (other?.type === 'write') expect(wanted(other.field) && other.field === move.field).toBe(false);
  const row = Math.floor(move.field / 9);
  if (reason.code === 'on-bonus-field')
    expect(isColumnOpen(view, after(view, move), columnOf(move.field))).toBe(true);
  else expect(deadInRow(view, after(view, move), row)).toBe(0);
};

/** Of a number written, or of none, alone or beside another choice. */
const checkWrite = (view: View, move: Move, other: Move | undefined, reason: Because): void => {
  const mine = after(view, move);
  const its = other ? after(view, other) : mine;
  switch (reason.code) {
    case 'ends-ahead': {
      expect(isOver(view, move)).toBe(true);
      expect(reason.score).toBe(total(view, move));
      const others = view.sheets.filter((_, seat) => seat !== view.seat);
      for (const { numbers, misthrows } of others)
        expect(pointsOn(view, numbers, misthrows)).toBeLessThanOrEqual(reason.score);
      if (other && isOver(view, other)) expect(total(view, other)).toBeLessThan(reason.score);
      break;
    }
    case 'row-complete':
      expect(reason.row).toBe(move.type === 'write' && ROWS[Math.floor(move.field / 9)]);
      expect(reason.points).toBe(completedRow(view, move));
      expect(reason.points).toBeGreaterThan(other ? completedRow(view, other) : 0);
      break;
    case 'bonus-complete':
      expect(reason.points).toBe(completedBonus(view, move));
      expect(reason.points).toBeGreaterThan(other ? completedBonus(view, other) : 0);
      break;
    case 'points-instead':
      compared(gain(view, move), gain(view, other!), [reason.points, reason.instead], true);
      break;
    case 'no-misthrow':
      expect([move.type, other!.type, view.seat]).toEqual(['write', 'skip', view.active]);
      expect(gain(view, other!)).toBe(-reason.points);
      break;
    case 'dead-instead':
      compared(deadOn(view, mine), deadOn(view, its), [reason.dead, reason.instead], false);
      break;
    case 'bonuses-instead':
      compared(openColumns(view, mine), openColumns(view, its), [reason.columns, reason.instead], true);
      break;
    case 'fitting-instead': {
      const colours = 'oyp'.slice(0, view.options.dice);
      const fitting = (numbers: Numbers): number =>
        sums(view, colours).filter(once((sum) => legal(view, numbers, colours, sum).length > 0)).length;
      expect(reason.rolls).toBe(view.options.faces ** view.options.dice);
      compared(fitting(mine), fitting(its), [reason.fitting, reason.instead], true);
      break;
    }
    case 'gap-instead': {
      const [gap, instead] = [move, other!].map((each) =>
        gapsBeside(view, after(view, each), each.type === 'write' ? each.field : -1),
      );
      expect(gap).toContainEqual({ numbers: reason.numbers, fields: reason.fields });
      expect(instead).toContainEqual({ numbers: reason.instead, fields: reason.insteadFields });
      const tightest = (gaps: typeof gap) =>
        Math.min(...gaps!.map(({ numbers, fields }) => numbers / fields));
      expect(reason.numbers / reason.fields).toBe(tightest(gap));
      expect(reason.instead / reason.insteadFields).toBe(tightest(instead));
      expect(tightest(gap)).toBeGreaterThan(tightest(instead));
      break;
    }
    case 'rare-instead': {
      const number = rolledSum(view);
      const all = sums(view, 'oyp'.slice(0, view.options.dice));
      const free = (each: Move): number => {
        const field = each.type === 'write' ? each.field : NaN;
        const [row, at] = [Math.floor(field / 9), field % 9];
        const line = after(view, each).slice(9 * row, 9 * row + view.options.width);
        const beyond = reason.isAbove ? line.slice(at + 1) : line.slice(0, at);
        expect(beyond.every((there) => there === 0)).toBe(true);
        return beyond.length;
      };
      expect([reason.number, reason.rolls]).toEqual([number, all.length]);
      expect(reason.count).toBe(
        all.filter((each) => (reason.isAbove ? each > number : each < number)).length,
      );
      expect(reason.count).toBeLessThanOrEqual(all.length / 4);
      compared(free(move), free(other!), [reason.fields, reason.instead], false);
      break;
    }
    case 'beside': {
      // Read off the row: what is free between the number and the next ones, and what rises there.
      const field = move.type === 'write' ? move.field : -1;
      const [row, at] = [Math.floor(field / 9), field % 9];
      const line = mine.slice(9 * row, 9 * row + view.options.width);
      const lower = line.slice(0, at).filter((each) => each > 0);
      const higher = line.slice(at + 1).filter((each) => each > 0);
      const free = (from: number, to: number) => line.slice(from, to).filter((each) => each === 0).length;
      const start = line.findLastIndex((each, i) => i < at && each > 0) + 1;
      const next = line.findIndex((each, i) => i > at && each > 0);
      const low = Math.max(0, ...lower) + 1;
      const high = Math.min(top(view) + 1, ...higher) - 1;
      const sides = [
        [reason.before, free(start, at), low, line[at]! - 1],
        [reason.after, free(at + 1, next < 0 ? line.length : next), line[at]! + 1, high],
      ] as const;
      for (const [side, fields, from, to] of sides) {
        expect(side).toEqual(fields === 0 ? undefined : { fields, low: from, high: to });
        expect(to - from + 1).toBeGreaterThanOrEqual(fields);
      }
      break;
    }
    case 'room-instead':
      compared(roomOn(view, mine), roomOn(view, its), [reason.room, reason.instead], true);
      break;
    case 'bonus-left': {
      const left = (each: Move): number => {
        const column = each.type === 'write' ? columnOf(each.field) : -1;
        const numbers = after(view, each);
        if (!PENTAGON_ROW.has(column) || !isColumnOpen(view, numbers, column)) return Infinity;
        return columnFields(column).filter((field) => numbers[field] === 0).length;
      };
      expect(left(move)).toBe(reason.left);
      expect(reason.left).toBeGreaterThan(0);
      expect(left(other!)).toBeGreaterThan(reason.left);
      break;
    }
    case 'row-left-instead':
      expect(reason.row).toBe(move.type === 'write' && ROWS[Math.floor(move.field / 9)]);
      compared(freeBeside(view, move), freeBeside(view, other!), [reason.left, reason.instead], false);
      expect(deadInRow(view, mine, ROWS.indexOf(reason.row))).toBe(0);
      break;
    case 'on-bonus-field':
    case 'on-last-field':
      expect(reason.number).toBe(rolledSum(view));
      expect(reason.number).toBeGreaterThan(11);
      checkHigh(view, move, other, reason);
      break;
    default:
      expect(reason.code, 'is not of this decision').toBe('');
  }
};

export const checkAll = (view: View, move: Move, other: Move | undefined, list: readonly Because[]): void => {
  for (const reason of list) {
    if ((reason.code === 'dice-fit' || reason.code === 'dice-always-fit') && move.type === 'dice') {
      const { fitting, rolls } = diceFigures(view, move.colours);
      const said = reason.code === 'dice-fit' ? [reason.fitting, reason.rolls] : [rolls, rolls];
      expect([...said, other]).toEqual([fitting, rolls, undefined]);
      continue;
    }
    if (other && checkDice(view, move, other, reason)) continue;
    if (!checkKeep(view, move, reason)) checkWrite(view, move, other, reason);
  }
};

/** Checks the advice in each of these positions; returns how many of them have each code. */
export const checkAdvice = (
  { advise }: Pick<GameBots<Qwinto>, 'advise'>,
  views: readonly View[],
): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const view of views) {
    const list = advise(view, seeded('reasons'), 1);
    checkNeutralReasons(qwinto, view, list);
    const [first, second] = list;
    const told = (first!.because as readonly Because[]).filter((reason) => !isNeutral(reason));
    checkAll(view, first!.move, isCompared(first!.because) ? second?.move : undefined, told);
    countReasons(counts, first!.because);
  }
  return counts;
};

type Reasons = (view: View, move: Move, other?: Move) => readonly Because[];

/** Checks what is said of any move beside any other. */
export const checkAnyMoves = (reasons: Reasons, views: readonly View[]): void => {
  for (const [i, view] of views.entries()) {
    const moves = [...qwinto.moves(view)];
    const [one, other] = [moves[i % moves.length]!, moves[(7 * i + 3) % moves.length]!];
    checkAll(view, one, undefined, reasons(view, one));
    if (one !== other) checkAll(view, one, other, reasons(view, one, other));
  }
};
