// Says what to look at before a move is told, and where that is on the board.
import type { Look } from '@crescendo/bots/finito';
import type { Finito } from '@crescendo/rules/finito';
import { sentenceFor } from '@crescendo/words';
import { WHOLE_MOVES } from '../../contract/defaults.ts';
import type { Hints } from '../../contract/hints.ts';
import { pieceOf, pieces } from '../model/places.ts';
import type { FinitoWords } from '../words.ts';

/** The squares to choose from are lit anyhow. */
const selectorFor = (look: Look): string | undefined => {
  switch (look.code) {
    case 'outside-sequence':
      return '.finito-own .finito-square:has(.finito-counter:not(.in-block))';
    case 'counter':
      return `[data-piece="${pieces.key(pieceOf(look.counter))}"]`;
    default:
      return undefined;
  }
};

export const hints: Hints<Finito, FinitoWords> = {
  ...WHOLE_MOVES,
  look: (look, { own }) => sentenceFor(own.looks, look as Look),
  area: (look, board) => {
    const selector = selectorFor(look as Look);
    return selector === undefined ? [] : [...board.querySelectorAll(selector)];
  },
};
