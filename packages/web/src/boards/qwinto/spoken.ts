// What is said to people who do not see the board.
import { itemAt } from '@crescendo/rules';
import {
  legalFields,
  type Move,
  type Qwinto,
  ROW_OF,
  ROWS,
  score,
  sum,
  type View,
  WIDTH,
} from '@crescendo/rules/qwinto';
import type { Spoken } from '../board.ts';
import { sheetInWords } from './sheet-in-words.ts';
import { prompt } from './text.ts';
import type { QwintoTranslations } from './types.ts';
import { layoutOf } from './view-model.ts';
import type { QwintoWords } from './words.ts';

/** Where the sum could be written: "Orange row, field 2 or 4; Yellow row, field 1". */
const couldGo = (view: View, { own }: QwintoTranslations): string => {
  const { seat, colours, faces, phase, sheets, options, pending } = view;
  const isAsked = phase === 'keep' || (phase === 'write' && seat !== null && pending[seat] === null);
  if (seat === null || colours === null || !isAsked) return '';
  const fields = legalFields(itemAt(sheets, seat), colours, sum(faces), options);
  const places = ROWS.flatMap((row) => {
    const inRow = fields.filter((field) => ROW_OF[field] === row);
    return inRow.length === 0
      ? []
      : [`${own.rows[row]}, ${own.spoken.fields(inRow.map((field) => (field % WIDTH) + 1))}`];
  });
  return places.length === 0 ? '' : own.spoken.couldGo(sum(faces), places.join('; '));
};

/** `o 3`: the sum in the third field of the orange row, as it is announced. */
const typed = (text: string): Move | undefined => {
  const [, letter = '', place] = /^([oyp])[a-z]*\s+([1-9])$/i.exec(text.trim()) ?? [];
  return place === undefined
    ? undefined
    : { type: 'write', field: 'oyp'.indexOf(letter.toLowerCase()) * WIDTH + Number(place) - 1 };
};

export const spoken: Spoken<Qwinto, QwintoWords> = {
  prompt: (view, translations) =>
    [prompt(view, translations), couldGo(view, translations)].filter(Boolean).join(' '),
  points: ({ sheets, options }, seat) => score(itemAt(sheets, seat), options).total,
  typed,
  board: (view, { own }) => {
    const { seat, sheets, options } = view;
    return seat === null
      ? ''
      : `${own.yourSheet}. ${sheetInWords(own, layoutOf(options), itemAt(sheets, seat), options.misthrowLimit)}.`;
  },
};
