// Says what to look at before a move is told, and where that is on the sheet.
import type { Because, Look } from '@crescendo/bots/qwinto';
import { type Qwinto, ROWS } from '@crescendo/rules/qwinto';
import { sentenceFor } from '@crescendo/words';
import { WHOLE_MOVES } from '../../contract/defaults.ts';
import type { Hints } from '../../contract/hints.ts';
import type { QwintoWords } from '../words.ts';

const selectorFor = (look: Look): string | undefined => {
  switch (look.code) {
    case 'two-dice':
      return `.qw-die[data-die="${ROWS.indexOf(look.row)}"]`;
    case 'row':
      return `.qw-mine .qw-band.qw-${look.row}`;
    default:
      return undefined;
  }
};

export const hints: Hints<Qwinto, QwintoWords> = {
  ...WHOLE_MOVES,
  whole: ({ move, because }) => {
    const fits = (because as readonly Because[]).find(({ code }) => code === 'fits');
    return move.type === 'keep' && fits?.code === 'fits' ? { type: 'write', field: fits.field } : move;
  },
  look: (look, { own }) => sentenceFor(own.looks, look as Look),
  area: (look, board) => {
    const selector = selectorFor(look as Look);
    return selector === undefined ? [] : [...board.querySelectorAll(selector)];
  },
};
