// All named kinds of mistakes, for those who need words for them or count them.
import { THEMES as VOR_ZWOELF } from '../../5vor12/advice/themes.ts';
import { THEMES as FINITO } from '../../finito/advice/themes.ts';
import { THEMES as QWINTO } from '../../qwinto/advice/themes.ts';
import { THEMES as RUMMIKUB } from '../../rummikub/advice/themes.ts';

export const THEMES = {
  '5vor12': VOR_ZWOELF,
  finito: FINITO,
  qwinto: QWINTO,
  rummikub: RUMMIKUB,
} as const;

export type ReviewedGameId = keyof typeof THEMES;
/** A kind of mistake in any of the games. */
export type Theme = (typeof THEMES)[ReviewedGameId][number];

/** The kinds of mistakes that can be told apart in this game. */
export const themesOf = (game: string): readonly Theme[] =>
  Object.hasOwn(THEMES, game) ? THEMES[game as ReviewedGameId] : [];
