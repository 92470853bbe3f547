// What is said to people who do not see the board.
import { range } from '@crescendo/rules';
import {
  freeSquares,
  type Square,
  type View,
  type VorZwoelf,
  vorZwoelf,
  WIDTH,
} from '@crescendo/rules/5vor12';
import { apart, labelled } from '@crescendo/words';
import type { Spoken } from '../board.ts';
import { boardAt, type Fit, fitsOf, tileToLay } from './gestures.ts';
import { DRAWN } from './places.ts';
import { prompt } from './text.ts';
import type { VorZwoelfTranslations } from './types.ts';
import type { VorZwoelfWords } from './words.ts';

/** Squares by their rows: "row 1, column 2 or 3; row 4, column 1". */
const where = (squares: readonly Square[], { own, language }: VorZwoelfTranslations): string =>
  apart(
    language,
    range(WIDTH)
      .map((row) => [row, squares.filter((at) => Math.floor(at / WIDTH) === row)] as const)
      .filter(([, inRow]) => inRow.length > 0)
      .map(([row, inRow]) =>
        own.spoken.squares(
          row + 1,
          inRow.map((at) => (at % WIDTH) + 1),
        ),
      ),
  );

const rows = (view: View, { own }: VorZwoelfTranslations): string => {
  const { size } = view.options;
  const board = boardAt(view, view.seat);
  return range(size)
    .map((row) =>
      own.rowOf(
        row + 1,
        range(size)
          .map((column) => board[row * WIDTH + column] || own.free)
          .join(', '),
      ),
    )
    .join(' ');
};

const openTiles = (view: View): readonly number[] =>
  view.middle.flatMap((count, tile) => Array.from({ length: count }, () => tile));

export const spoken: Spoken<VorZwoelf, VorZwoelfWords> = {
  prompt: (view, translations) => {
    const { own } = translations;
    const asked = prompt(view, translations);
    if (view.phase === 'choose') return `${asked} ${own.spoken.openTiles(openTiles(view))}`;
    const fits = tileToLay(view) > 0 ? [...fitsOf(vorZwoelf, view, DRAWN)] : [];
    const of = (kind: Fit): readonly Square[] => fits.flatMap(([at, fit]) => (fit === kind ? [at] : []));
    return [
      asked,
      of('free').length > 0 && own.spoken.fits(where(of('free'), translations)),
      of('swap').length > 0 && own.spoken.swaps(where(of('swap'), translations)),
    ]
      .filter(Boolean)
      .join(' ');
  },
  standing: (view, seat, { own, language }, name) => {
    const free = freeSquares(view.options.size, boardAt(view, seat));
    return `${labelled(language, seat === name.you ? own.yourBoard : name(seat), own.outcome.free(free))}.`;
  },
  board: (view, translations) => {
    const { own } = translations;
    return `${own.yourBoard}. ${rows(view, translations)} ${own.spoken.openTiles(openTiles(view))} ${own.supplyOf(view.pool)}.`;
  },
};
