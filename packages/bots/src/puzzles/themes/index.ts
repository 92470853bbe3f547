// The themes of the puzzles of each game, easiest first; every theme is also a lesson.
import { THEME_FOR as FOR_VOR_ZWOELF, THEMES as VOR_ZWOELF } from './5vor12.ts';
import { THEMES as FINITO, THEME_FOR as FOR_FINITO } from './finito.ts';
import { THEME_FOR as FOR_QWINTO, THEMES as QWINTO } from './qwinto.ts';
import { THEME_FOR as FOR_RUMMIKUB, THEMES as RUMMIKUB } from './rummikub.ts';

export const PUZZLE_THEMES = {
  '5vor12': VOR_ZWOELF,
  rummikub: RUMMIKUB,
  finito: FINITO,
  qwinto: QWINTO,
} as const;

/** The games that have puzzles; a new one need not. */
export type PuzzleGame = keyof typeof PUZZLE_THEMES;

export const PUZZLE_GAMES = Object.keys(PUZZLE_THEMES) as readonly PuzzleGame[];

export const hasPuzzles = (game: string): game is PuzzleGame => Object.hasOwn(PUZZLE_THEMES, game);

export type PuzzleTheme = (typeof PUZZLE_THEMES)[PuzzleGame][number];

const THEMES_FOR: { readonly [G in PuzzleGame]: { readonly [mistake: string]: PuzzleTheme } } = {
  '5vor12': FOR_VOR_ZWOELF,
  rummikub: FOR_RUMMIKUB,
  finito: FOR_FINITO,
  qwinto: FOR_QWINTO,
};

/** The theme that helps against a kind of mistake that reviews name; `undefined` where there is none. */
export const themeFor = (game: string, mistake: string): PuzzleTheme | undefined => {
  if (!hasPuzzles(game)) return undefined;
  const themes = THEMES_FOR[game];
  return Object.hasOwn(themes, mistake) ? themes[mistake] : undefined;
};
