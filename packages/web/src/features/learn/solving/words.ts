// The texts around the puzzles. Those of a game's themes, lessons and answers are in `game-words.ts`.
import type { Catalogue } from '@crescendo/words';
import { catalogue } from '../../../shell/catalogue.ts';

export type PuzzleWords = Catalogue<'learn/puzzles'>;

export const puzzleWords = catalogue('learn/puzzles');
