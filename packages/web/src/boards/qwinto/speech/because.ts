// Explains why the expert would make a move: its own codes, and what the sheet itself shows.
import type { Because } from '@crescendo/bots/qwinto';
import { itemAt } from '@crescendo/rules';
import {
  type Colours,
  columnNumber,
  type Field,
  legalFields,
  type Move,
  ROW_OF,
  type Sheet,
  sum,
  type View,
  WIDTH,
} from '@crescendo/rules/qwinto';
import type { QwintoTranslations } from '../types.ts';

const sentence = (fact: Because, { own, language }: QwintoTranslations): string | undefined => {
  const { because } = own;
  const percent = (chance: number): string =>
    new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(chance);
  switch (fact.code) {
    case 'expected-points':
      return because.expected(Math.round(fact.points));
    case 'points-now':
      return because.now(fact.points);
    case 'completes-row':
      return because.row(fact.row, fact.points);
    case 'completes-column':
      return because.column(fact.points);
    case 'ends-game':
      return because.ends(fact.score);
    case 'keeps-room':
      return because.room(fact.fields, fact.numbers);
    case 'blocks-fields':
      return because.blocks(fact.fields);
    case 'misthrow-risk':
      return because.risk(percent(fact.chance));
    case 'misthrow':
      return because.misthrow;
    case 'waits':
      return because.waits;
    case 'fits':
      return because.fits(itemAt(ROW_OF, fact.field), columnNumber(fact.field));
    case 'second-roll':
      return because.second(percent(fact.chance));
    default:
      // A code of every game, or of an earlier version.
      return undefined;
  }
};

/** Counts how often each sum comes up among all rolls of so many dice. */
const sumsOf = (dice: number, faces: number): ReadonlyMap<number, number> => {
  let sums = new Map([[0, 1]]);
  for (let die = 0; die < dice; die++) {
    const next = new Map<number, number>();
    for (const [before, times] of sums)
      for (let face = 1; face <= faces; face++)
        next.set(before + face, (next.get(before + face) ?? 0) + times);
    sums = next;
  }
  return sums;
};

const rollsReason = (view: View, sheet: Sheet, colours: Colours, { own }: QwintoTranslations): string => {
  const sums = [...sumsOf(colours.length, view.options.faces)].map(([number, times]) => ({
    times,
    fields: legalFields(sheet, colours, number, view.options).length,
  }));
  const count = (all: typeof sums): number => all.reduce((total, { times }) => total + times, 0);
  const fitting = sums.filter(({ fields }) => fields > 0);
  const places = fitting.reduce((total, { times, fields }) => total + times * fields, 0);
  return own.because.rolls(
    count(fitting),
    count(sums),
    Math.max(1, Math.round(places / Math.max(1, count(fitting)))),
  );
};

/** Tells whether this number would leave a field beside it that no number fits any more. */
const blocks = (
  { numbers }: Sheet,
  field: Field,
  number: number,
  { width, dice, faces }: View['options'],
): boolean => {
  const place = field % WIDTH;
  const row = numbers.slice(field - place, field - place + width);
  const before = row.findLastIndex((other, i) => i < place && other > 0);
  const after = row.findIndex((other, i) => i > place && other > 0);
  const lowest = before < 0 ? 0 : itemAt(row, before);
  const highest = after < 0 ? dice * faces + 1 : itemAt(row, after);
  const [left, right] = [place - before - 1, (after < 0 ? width : after) - place - 1];
  return left > number - lowest - 1 || right > highest - number - 1;
};

const rerollReason = (view: View, sheet: Sheet, colours: Colours, said: QwintoTranslations): string => {
  const number = sum(view.faces);
  const fields = legalFields(sheet, colours, number, view.options);
  const { because } = said.own;
  if (fields.length === 0) return because.nowhere(number);
  return fields.every((field) => blocks(sheet, field, number, view.options))
    ? because.blocksAll(number)
    : rollsReason(view, sheet, colours, said);
};

const moveReason = (view: View, move: Move, said: QwintoTranslations): readonly string[] => {
  const sheet = itemAt(view.sheets, view.seat ?? 0);
  if (move.type === 'dice') return [rollsReason(view, sheet, move.colours, said)];
  return move.type === 'reroll' && view.colours !== null
    ? [rerollReason(view, sheet, view.colours, said)]
    : [];
};

export const because = (
  facts: readonly { readonly code: string }[],
  view: View,
  translations: QwintoTranslations,
  move: Move,
): readonly string[] => [
  ...(facts as readonly Because[]).flatMap((fact) => sentence(fact, translations) ?? []),
  ...moveReason(view, move, translations),
];
