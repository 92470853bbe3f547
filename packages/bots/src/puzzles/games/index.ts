// The games that have puzzles.
import type { GameTypes } from '@crescendo/rules';
import type { PuzzleGame } from '../themes/index.ts';
import { puzzled as vorZwoelf } from './5vor12.ts';
import { puzzled as finito } from './finito.ts';
import type { PuzzledGame } from './puzzled-game.ts';
import { puzzled as qwinto } from './qwinto.ts';
import { puzzled as rummikub } from './rummikub.ts';

export const PUZZLED: { readonly [id in PuzzleGame]: PuzzledGame<GameTypes> } = {
  '5vor12': vorZwoelf,
  rummikub,
  finito,
  qwinto,
};
