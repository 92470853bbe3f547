// Says what to look at before a move is told, and where that is on the board.
import type { Look } from '@crescendo/bots/5vor12';
import { range } from '@crescendo/rules';
import { type VorZwoelf, WIDTH } from '@crescendo/rules/5vor12';
import { sentenceFor } from '@crescendo/words';
import { WHOLE_MOVES } from '../../contract/defaults.ts';
import type { Hints } from '../../contract/hints.ts';
import { anchors, places } from '../model/places.ts';
import type { VorZwoelfWords } from '../words.ts';

const selectorFor = (look: Look): string | undefined => {
  switch (look.code) {
    case 'open-first':
    case 'open-tile':
    case 'open-exchange':
      return '.v12-open-zone';
    case 'middle-tile':
      return `.v12-open[data-anchor="${anchors.key({ kind: 'open', tile: look.tile })}"]`;
    case 'row':
      return range(WIDTH)
        .map((column) => places.key({ kind: 'square', at: (look.row - 1) * WIDTH + column }))
        .map((key) => `.v12-own [data-place="${key}"]`)
        .join(', ');
    default:
      return undefined;
  }
};

export const hints: Hints<VorZwoelf, VorZwoelfWords> = {
  ...WHOLE_MOVES,
  look: (look, { own }) => sentenceFor(own.looks, look as Look),
  area: (look, board) => {
    const selector = selectorFor(look as Look);
    return selector === undefined ? [] : [...board.querySelectorAll(selector)];
  },
};
