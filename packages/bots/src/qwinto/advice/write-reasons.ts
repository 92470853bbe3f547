// Reasons for a field, or for writing nothing: what the sheet is worth and still takes after it.
import { itemAt } from '@crescendo/rules';
import {
  BONUSES,
  type Field,
  isComplete,
  isLastMisthrow,
  legalFields,
  type Move,
  ROW_OF,
  type Sheet,
  score,
  sum,
  type View,
  WIDTH,
} from '@crescendo/rules/qwinto';
import { seatOf } from '../../seat.ts';
import type { Because } from './codes.ts';
import {
  allDice,
  type Bonus,
  countRolls,
  deadFields,
  freeInRow,
  isBonusOpen,
  isRowOpen,
  openBonuses,
  roomOn,
  sidesOf,
  tightestBeside,
  withNumber,
} from './sheet-facts.ts';

const MISTHROW = 5;
/** Numbers from here on are high: the middle of three dice is 10.5. */
const HIGH = 12;
/** A smaller difference among many tells nothing. */
const MORE = 1.1;

const sheetOf = (view: View): Sheet => itemAt(view.sheets, seatOf(view));
const isActive = (view: View): boolean => view.seat === view.active;
const totalOf = (sheet: Sheet, view: View): number => score(sheet, view.options).total;

const sheetAfter = (view: View, move: Move): Sheet => {
  const sheet = sheetOf(view);
  if (move.type === 'write') return withNumber(sheet, move.field, sum(view.faces));
  return move.type === 'skip' && isActive(view) ? { ...sheet, misthrows: sheet.misthrows + 1 } : sheet;
};

const rowOf = (field: Field): number => Math.floor(field / WIDTH);

/** */
const isEnding = (sheet: Sheet, { options }: View): boolean => {
  let complete = 0;
  for (let row = 0; row < options.dice; row++) if (isComplete(sheet, row, options.width)) complete++;
  return (
    complete >= Math.min(options.rowsToEnd, options.dice) ||
    isLastMisthrow({ ...sheet, misthrows: sheet.misthrows - 1 }, options.misthrowLimit)
  );
};

export const endsAhead = (view: View, move: Move): readonly Because[] => {
  const after = sheetAfter(view, move);
  if (view.seats < 2 || !isEnding(after, view)) return [];
  const own = totalOf(after, view);
  const others = view.sheets.filter((_, seat) => seat !== view.seat);
  return others.every((sheet) => totalOf(sheet, view) <= own) ? [{ code: 'ends-ahead', score: own }] : [];
};

const rowGain = (view: View, move: Move): Extract<Because, { code: 'row-complete' }> | undefined => {
  if (move.type !== 'write') return undefined;
  const row = rowOf(move.field);
  const after = sheetAfter(view, move);
  if (!isComplete(after, row, view.options.width)) return undefined;
  const last = itemAt(after.numbers, row * WIDTH + view.options.width - 1);
  return { code: 'row-complete', row: itemAt(ROW_OF, move.field), points: last - view.options.width };
};

const bonusGain = (view: View, move: Move): Extract<Because, { code: 'bonus-complete' }> | undefined => {
  if (move.type !== 'write') return undefined;
  const after = sheetAfter(view, move);
  const bonus = BONUSES.find(({ fields }) => fields.includes(move.field));
  if (bonus === undefined || bonus.fields.some((field) => after.numbers[field] === 0)) return undefined;
  return { code: 'bonus-complete', points: itemAt(after.numbers, bonus.pentagon) };
};

const gainOf = (view: View, move: Move): number =>
  totalOf(sheetAfter(view, move), view) - totalOf(sheetOf(view), view);

/** The facts of a move that completes something now. */
export const completions = (view: View, move: Move): readonly Because[] => {
  const [row, bonus] = [rowGain(view, move), bonusGain(view, move)];
  return [...(row && row.points > 0 ? [row] : []), ...(bonus ? [bonus] : [])];
};

const compareGains = (view: View, move: Move, other: Move): readonly Because[] => {
  const list: Because[] = [];
  const [row, bonus] = [rowGain(view, move), bonusGain(view, move)];
  if (row && row.points > (rowGain(view, other)?.points ?? 0)) list.push(row);
  if (bonus && bonus.points > (bonusGain(view, other)?.points ?? 0)) list.push(bonus);
  if (other.type === 'skip' && isActive(view)) return [...list, { code: 'no-misthrow', points: MISTHROW }];
  const [points, instead] = [gainOf(view, move), gainOf(view, other)];
  if (list.length === 0 && points > instead) list.push({ code: 'points-instead', points, instead });
  return list;
};

const compareRoom = (view: View, own: Sheet, its: Sheet): readonly Because[] => {
  const { options } = view;
  const list: Because[] = [];
  const [dead, otherDead] = [deadFields(own, options), deadFields(its, options)];
  if (dead < otherDead) list.push({ code: 'dead-instead', dead, instead: otherDead });
  const [columns, otherColumns] = [openBonuses(own, options), openBonuses(its, options)];
  if (columns > otherColumns) list.push({ code: 'bonuses-instead', columns, instead: otherColumns });
  const colours = allDice(options);
  const fitting = (sheet: Sheet) =>
    countRolls(colours, options, (number) => legalFields(sheet, colours, number, options).length > 0);
  const [{ count, rolls }, instead] = [fitting(own), fitting(its)];
  if (count > instead.count)
    list.push({ code: 'fitting-instead', fitting: count, rolls, instead: instead.count });
  return list;
};

/** Compares possibilities, which are hard to see: where nothing else is to be said, or where the difference is large. */
const comparePossibilities = (view: View, own: Sheet, its: Sheet, isAlone: boolean): readonly Because[] => {
  const [room, instead] = [roomOn(own, view.options), roomOn(its, view.options)];
  const isMore = room > MORE * instead || (isAlone && room > instead);
  return isMore ? [{ code: 'room-instead', room, instead }] : [];
};

const bonusOf = (move: Move): Bonus | undefined =>
  move.type === 'write' ? BONUSES.find(({ fields }) => fields.includes(move.field)) : undefined;

/** A high number where it will count by itself, on a field that the other move leaves free. */
const highNumber = (view: View, move: Move): readonly Because[] => {
  const number = sum(view.faces);
  if (move.type !== 'write' || number < HIGH) return [];
  const after = sheetAfter(view, move);
  const bonus = bonusOf(move);
  if (bonus?.pentagon === move.field && isBonusOpen(after, bonus, view.options))
    return [{ code: 'on-bonus-field', number }];
  const isLast = move.field % WIDTH === view.options.width - 1;
  return isLast && isRowOpen(after, rowOf(move.field), view.options)
    ? [{ code: 'on-last-field', number }]
    : [];
};

/** The room on either side of the number, where all of it can be filled: why it stands well there. */
export const besideFacts = (view: View, move: Move): readonly Because[] => {
  if (move.type !== 'write') return [];
  const sides = sidesOf(sheetAfter(view, move), move.field, view.options);
  if (sides.some(({ fields, low, high }) => high - low + 1 < fields)) return [];
  const [before, after] = sides.map((side) => (side.fields > 0 ? side : undefined));
  return before || after ? [{ code: 'beside', ...(before && { before }), ...(after && { after }) }] : [];
};

/** The gaps beside the number: how many numbers there are for how many fields. */
const compareGaps = (view: View, move: Move, other: Move): readonly Because[] => {
  if (move.type !== 'write' || other.type !== 'write') return [];
  const [gap, its] = [move, other].map((each) =>
    tightestBeside(sheetAfter(view, each), each.field, view.options),
  );
  if (gap === undefined || its === undefined || gap.numbers * its.fields <= its.numbers * gap.fields)
    return [];
  return [{ code: 'gap-instead', ...gap, instead: its.numbers, insteadFields: its.fields }];
};

/** Of the rolls of all dice: fields that wait for fewer are hard to fill. */
const RARE = 1 / 4;

/** The fields that wait for the few rolls beyond a high or a low number: fewer than with the other move. */
const compareRare = (view: View, move: Move, other: Move): readonly Because[] => {
  if (move.type !== 'write' || other.type !== 'write') return [];
  const { options } = view;
  const [mine, its] = [move, other].map((each) => sidesOf(sheetAfter(view, each), each.field, options));
  const number = sum(view.faces);
  const top = options.dice * options.faces;
  return [false, true].flatMap((isAbove): readonly Because[] => {
    const [side, instead] = [mine?.[Number(isAbove)], its?.[Number(isAbove)]];
    // Only as far as the end of the row: in between other numbers count.
    const isEnd = [side, instead].every((each) => (isAbove ? each?.high === top : each?.low === 1));
    if (!side || !instead || !isEnd || side.fields === 0 || side.fields >= instead.fields) return [];
    const isBeyond = (each: number): boolean => (isAbove ? each > number : each < number);
    const { count, rolls } = countRolls(allDice(options), options, isBeyond);
    if (count === 0 || count > RARE * rolls) return [];
    const { fields } = side;
    return [{ code: 'rare-instead', number, isAbove, count, rolls, fields, instead: instead.fields }];
  });
};

/** Free fields of the bonus column that the move works at, if it can be completed. */
const leftInBonus = (view: View, move: Move): number => {
  const bonus = bonusOf(move);
  const after = sheetAfter(view, move);
  if (bonus === undefined || !isBonusOpen(after, bonus, view.options)) return Infinity;
  return bonus.fields.filter((field) => after.numbers[field] === 0).length;
};

/** The aims of the move: a bonus column, a row that is nearly complete. */
const compareProgress = (view: View, move: Move, other: Move): readonly Because[] => {
  if (move.type !== 'write') return [];
  const list: Because[] = [];
  const bonus = bonusOf(move);
  const left = leftInBonus(view, move);
  if (bonus && left > 0 && left < leftInBonus(view, other)) list.push({ code: 'bonus-left', left });
  if (other.type !== 'write') return list;
  const [free, instead] = [move, other].map((each) =>
    freeInRow(sheetAfter(view, each), rowOf(each.field), view.options),
  ) as [number, number];
  const isOpen = isRowOpen(sheetAfter(view, move), rowOf(move.field), view.options);
  if (isOpen && free > 0 && free < instead)
    list.push({ code: 'row-left-instead', row: itemAt(ROW_OF, move.field), left: free, instead });
  return list;
};

export const compareWrites = (view: View, move: Move, other: Move): readonly Because[] => {
  const [ending, its] = [endsAhead(view, move), endsAhead(view, other)];
  const [own, instead] = [sheetAfter(view, move), sheetAfter(view, other)];
  const seen = [
    ...(its.length === 0 ? ending : []),
    ...(move.type === 'write' ? compareGains(view, move, other) : []),
    ...compareRoom(view, own, instead),
    ...compareGaps(view, move, other),
    ...compareRare(view, move, other),
    ...compareProgress(view, move, other),
    ...(highNumber(view, other).length === 0 ? highNumber(view, move) : []),
  ];
  return [...seen, ...comparePossibilities(view, own, instead, seen.length === 0)];
};
