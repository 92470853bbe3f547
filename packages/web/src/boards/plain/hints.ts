// Says what to look at before a move is told: the moves of its kind.
import type { KindLook } from '@crescendo/bots';
import type { GameTypes } from '@crescendo/rules';
import { sentenceFor } from '@crescendo/words';
import { WHOLE_MOVES } from '../contract/defaults.ts';
import type { Hints } from '../contract/hints.ts';
import type { PlainWords } from './words.ts';

export const hints: Hints<GameTypes, PlainWords> = {
  ...WHOLE_MOVES,
  look: (look, { own }) => sentenceFor(own.looks, look as KindLook),
  area: (look, board) =>
    [...board.querySelectorAll('.plain-group')].filter(
      (group) => group.getAttribute('aria-label') === (look as KindLook).type,
    ),
};
