// Sentences for people who do not see the board.
import { itemAt, lastOf } from '@crescendo/rules';
import {
  columnNumber,
  legalFields,
  type Qwinto,
  ROW_OF,
  ROWS,
  score,
  sum,
  type View,
} from '@crescendo/rules/qwinto';
import { apart } from '@crescendo/words';
import { sayAsShown } from '../../contract/defaults.ts';
import type { Speech } from '../../contract/speech.ts';
import { layoutOf } from '../model/view-model.ts';
import type { QwintoTranslations } from '../types.ts';
import type { QwintoWords } from '../words.ts';
import { sheetInWords } from './sheet-text.ts';
import { prompt, texts } from './text.ts';

/** Three or more in a row are quicker to hear as a range. */
const inRanges = (columns: readonly number[], { own }: QwintoTranslations): readonly (number | string)[] => {
  const ranges: number[][] = [];
  for (const column of columns) {
    const last = ranges.at(-1);
    if (last?.at(-1) === column - 1) last.push(column);
    else ranges.push([column]);
  }
  return ranges.flatMap<number | string>((range) =>
    range.length < 3 ? range : [own.spoken.range(itemAt(range, 0), lastOf(range))],
  );
};

/** Lists the fields where the sum could be written: "Orange row, column 3 or 5; Yellow row, column 2". */
const legalFieldsText = (view: View, translations: QwintoTranslations): string => {
  const { own, language } = translations;
  const { seat, colours, faces, phase, sheets, options, pending } = view;
  const isAsked = phase === 'keep' || (phase === 'write' && seat !== null && pending[seat] === null);
  if (seat === null || colours === null || !isAsked) return '';
  const fields = legalFields(itemAt(sheets, seat), colours, sum(faces), options);
  const places = ROWS.flatMap((row) => {
    const inRow = fields.filter((field) => ROW_OF[field] === row);
    if (inRow.length === 0) return [];
    const columns = inRanges(inRow.map(columnNumber), translations);
    const isRange = columns.some((each) => typeof each === 'string');
    return [`${own.rows[row]}, ${own.spoken.columns(columns, isRange)}`];
  });
  return places.length === 0 ? '' : own.spoken.couldGo(sum(faces), apart(language, places));
};

/** Tells whether this seat has rolled a sum that fits nowhere, and may not roll again. */
const isMisthrow = ({ phase, seat, active, pending }: View): boolean =>
  phase === 'write' && seat === active && pending[seat] === null;

export const speech: Speech<Qwinto, QwintoWords> = {
  ...sayAsShown(texts),
  prompt: (view, translations, announced) => {
    const asked = prompt(view, translations);
    // The fields that take the sum were told before it was kept.
    if (
      announced?.phase === 'keep' &&
      view.phase === 'write' &&
      view.seat === view.active &&
      view.rolls === announced.rolls
    )
      return asked;
    const where = legalFieldsText(view, translations);
    const otherwise = isMisthrow(view) ? translations.own.describe.skip(true) : '';
    return [asked, where || otherwise].filter(Boolean).join(' ');
  },
  points: ({ sheets, options }, seat) => score(itemAt(sheets, seat), options).total,
  board: (view, { own }) => {
    const { seat, sheets, options } = view;
    return seat === null
      ? ''
      : `${own.sheetOf(undefined)}. ${sheetInWords(own, layoutOf(options), itemAt(sheets, seat), options.misthrowLimit)}.`;
  },
};
