// Sentences for people who do not see the board.
import { itemAt, range } from '@crescendo/rules';
import {
  freeSquares,
  type Square,
  type View,
  type VorZwoelf,
  vorZwoelf,
  WIDTH,
} from '@crescendo/rules/5vor12';
import { apart } from '@crescendo/words';
import { sayAsShown } from '../../contract/defaults.ts';
import type { Speech } from '../../contract/speech.ts';
import { boardAt, type Fit, fitsOf, tileToLay } from '../model/gestures.ts';
import { DRAWN } from '../model/places.ts';
import type { VorZwoelfTranslations } from '../types.ts';
import type { VorZwoelfWords } from '../words.ts';
import { prompt, texts } from './text.ts';

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

/** Then the end of the supply, and of the game, is near. */
const FEW_LEFT = 6;

export const speech: Speech<VorZwoelf, VorZwoelfWords> = {
  ...sayAsShown(texts),
  prompt: (view, translations) => {
    const { own } = translations;
    const asked = prompt(view, translations);
    if (view.phase === 'choose') {
      const supply = view.pool <= FEW_LEFT ? ` ${own.supplyOf(view.pool)}.` : '';
      return `${asked} ${own.spoken.openTiles(openTiles(view))}${supply}`;
    }
    const tile = tileToLay(view);
    const fits = tile > 0 ? [...fitsOf(vorZwoelf, view, DRAWN)] : [];
    const of = (kind: Fit): readonly Square[] => fits.flatMap(([at, fit]) => (fit === kind ? [at] : []));
    const [free, swaps] = [of('free'), of('swap')];
    if (view.phase === 'start' && free.length > 0)
      return own.spoken.start(tile, where(free, translations), free.length === 1);
    const board = boardAt(view, view.seat);
    const numbers = new Set(swaps.map((at) => itemAt(board, at)));
    return [
      asked,
      free.length > 0 && own.spoken.fits(where(free, translations)),
      numbers.size > 0 && own.spoken.swaps([...numbers].toSorted((a, b) => a - b)),
    ]
      .filter(Boolean)
      .join(' ');
  },
  standing: (view, seat, { own }, name) =>
    own.spoken.left(
      seat === name.you ? undefined : name(seat),
      freeSquares(view.options.size, boardAt(view, seat)),
    ),
  // A full board has been told already.
  outcome: (view, seat, { own }, name) => {
    const free = freeSquares(view.options.size, boardAt(view, seat));
    return free === 0 ? '' : own.spoken.left(seat === name.you ? undefined : name(seat), free);
  },
  board: (view, translations) => {
    const { own } = translations;
    return `${own.yourBoard}. ${rows(view, translations)} ${own.spoken.openTiles(openTiles(view))} ${own.supplyOf(view.pool)}.`;
  },
};
