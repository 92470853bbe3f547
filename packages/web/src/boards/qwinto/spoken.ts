// What is said to people who do not see the board.
import { itemAt } from '@crescendo/rules';
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
import type { Spoken } from '../board.ts';
import { sheetInWords } from './sheet-in-words.ts';
import { prompt } from './text.ts';
import type { QwintoTranslations } from './types.ts';
import { layoutOf } from './view-model.ts';
import type { QwintoWords } from './words.ts';

/** Where the sum could be written: "Orange row, column 3 or 5; Yellow row, column 2". */
const couldGo = (view: View, { own, language }: QwintoTranslations): string => {
  const { seat, colours, faces, phase, sheets, options, pending } = view;
  const isAsked = phase === 'keep' || (phase === 'write' && seat !== null && pending[seat] === null);
  if (seat === null || colours === null || !isAsked) return '';
  const fields = legalFields(itemAt(sheets, seat), colours, sum(faces), options);
  const places = ROWS.flatMap((row) => {
    const inRow = fields.filter((field) => ROW_OF[field] === row);
    return inRow.length === 0 ? [] : [`${own.rows[row]}, ${own.spoken.columns(inRow.map(columnNumber))}`];
  });
  return places.length === 0 ? '' : own.spoken.couldGo(sum(faces), apart(language, places));
};

export const spoken: Spoken<Qwinto, QwintoWords> = {
  prompt: (view, translations) =>
    [prompt(view, translations), couldGo(view, translations)].filter(Boolean).join(' '),
  points: ({ sheets, options }, seat) => score(itemAt(sheets, seat), options).total,
  board: (view, { own }) => {
    const { seat, sheets, options } = view;
    return seat === null
      ? ''
      : `${own.yourSheet}. ${sheetInWords(own, layoutOf(options), itemAt(sheets, seat), options.misthrowLimit)}.`;
  },
};
