// The goals of exercises of Qwinto, judged on the sheet that a move leaves.
import { itemAt, range, required } from '@crescendo/rules';
import {
  type Colours,
  choices,
  clash,
  FIELDS,
  isComplete,
  legalFields,
  type Move,
  type Sheet,
  score,
  sum,
  type View,
} from '@crescendo/rules/qwinto';
import { seatOf } from '../../../seat.ts';
import type { Why } from '../../codes.ts';
import type { PuzzleGoal } from '../index.ts';

const HIGHEST_SUM = 18;

const sheetAfter = (view: View, seat: number, move: Move): Sheet => {
  const sheet = itemAt(view.sheets, seat);
  if (move.type === 'write') return { ...sheet, numbers: sheet.numbers.with(move.field, sum(view.faces)) };
  return move.type === 'skip' && view.active === seat ? { ...sheet, misthrows: sheet.misthrows + 1 } : sheet;
};

/** The empty fields that no sum fits any more. */
export const lostFields = (sheet: Sheet): number =>
  FIELDS.filter(
    (field) =>
      sheet.numbers[field] === 0 && range(HIGHEST_SUM).every((i) => clash(sheet, field, i + 1) !== undefined),
  ).length;

/** The number of rolls of some dice that have each sum. */
const rollsOf = (dice: number, faces: number): readonly number[] =>
  range(dice).reduce<readonly number[]>(
    (rolls) =>
      range(rolls.length + faces).map((total) =>
        range(faces).reduce((count, face) => count + (rolls[total - face - 1] ?? 0), 0),
      ),
    [1],
  );

/** Out of 100 rolls of these dice, those whose sum fits nowhere on the sheet. */
export const missesOf = ({ options }: View, sheet: Sheet, colours: Colours): number => {
  const rolls = rollsOf(colours.length, options.faces);
  const all = rolls.reduce((count, more) => count + more, 0);
  const missed = rolls.reduce(
    (count, more, total) => (legalFields(sheet, colours, total, options).length === 0 ? count + more : count),
    0,
  );
  return Math.round((100 * missed) / all);
};

const completeRows = ({ options }: View, sheet: Sheet): number =>
  range(options.dice).filter((row) => isComplete(sheet, row, options.width)).length;

/** The most points that a seat can have after this roll. */
const most = (view: View, seat: number): number => {
  const { sheets, colours, faces, options } = view;
  const all = choices(itemAt(sheets, seat), required(colours), sum(faces), options);
  return Math.max(...all.map((move) => score(sheetAfter(view, seat, move), options).total));
};

/** Tells whether this ends the game, and nobody else can have as many points whatever they write. */
const winsNow = (view: View, sheet: Sheet): boolean => {
  const { options, seats } = view;
  const seat = seatOf(view);
  const isOver = completeRows(view, sheet) >= options.rowsToEnd || sheet.misthrows >= options.misthrowLimit;
  const own = score(sheet, options).total;
  return isOver && range(seats).every((other) => other === seat || most(view, other) < own);
};

/** The reason why this legal move misses the goal; `undefined` when it reaches it. */
export const goalError = (view: View, move: Move, goal: PuzzleGoal): Why | undefined => {
  const sheet = sheetAfter(view, seatOf(view), move);
  switch (goal.kind) {
    case 'points': {
      const { total } = score(sheet, view.options);
      return total < goal.points ? { code: 'fewer-points', points: total, wanted: goal.points } : undefined;
    }
    case 'keep-fields': {
      if (move.type !== 'write') return { code: 'write-instead' };
      const lost = lostFields(sheet);
      return lost > goal.lost ? { code: 'fields-lost', lost, wanted: goal.lost } : undefined;
    }
    case 'safe-dice': {
      if (move.type !== 'dice') return { code: 'other-dice' };
      const misses = missesOf(view, sheet, move.colours);
      return misses > goal.misses ? { code: 'more-misses', misses, wanted: goal.misses } : undefined;
    }
    default:
      return winsNow(view, sheet) ? undefined : { code: 'not-won' };
  }
};
