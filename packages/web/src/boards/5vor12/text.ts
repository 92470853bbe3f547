// What there is to say about a view: what to do, how it stands, why a move is good.

import type { Advice } from '@crescendo/bots';
import type { Because } from '@crescendo/bots/5vor12';
import { itemAt } from '@crescendo/rules';
import {
  bounds,
  freeSquares,
  hasTwinAcross,
  type Move,
  type Reason,
  SQUARES,
  type Square,
  type View,
  type VorZwoelf,
  vorZwoelf,
  WIDTH,
} from '@crescendo/rules/5vor12';
import type { ResultLine } from '../board.ts';
import { boardAt, fitsOf, takeable, tileToLay } from './gestures.ts';
import { DRAWN } from './places.ts';
import { arranges } from './plan.ts';
import type { VorZwoelfTranslations } from './types.ts';
import type { VorZwoelfWords } from './words.ts';

const decides = (view: View): boolean => {
  const turn = vorZwoelf.turn(view);
  return view.seat !== null && turn.kind === 'players' && turn.seats.includes(view.seat);
};

export const prompt = (view: View, { own: { prompt } }: VorZwoelfTranslations): string => {
  if (!decides(view)) return '';
  const tile = tileToLay(view);
  if (view.phase === 'start') return arranges(view) ? prompt.arrange : prompt.start(tile);
  if (view.phase === 'choose') return view.middle.some((count) => count > 0) ? prompt.choose : prompt.draw;
  if (view.pool === 0) return prompt.last(tile);
  return fitsOf(vorZwoelf, view, DRAWN).size > 0 ? prompt.place(tile) : prompt.leave(tile);
};

const coachStart = (view: View, { own: { coach } }: VorZwoelfTranslations): string => {
  if (!decides(view)) return coach.startWait;
  if (arranges(view)) return coach.arrange;
  const tile = tileToLay(view);
  const part = tile / (view.options.highest + 1);
  return coach.start(tile, part < 0.34 ? 'low' : part > 0.66 ? 'high' : 'middle');
};

const coachLay = (view: View, { own: { coach } }: VorZwoelfTranslations): string => {
  const tile = view.drawn;
  const fits = [...fitsOf(vorZwoelf, view, DRAWN)];
  const free = fits.filter(([, fit]) => fit === 'free').length;
  if (fits.length === 0) return coach.leave(tile);
  const { size, bruno } = view.options;
  const board = boardAt(view, view.seat);
  const twin = bruno && fits.some(([at]) => hasTwinAcross(size, board.with(at, tile), at));
  return `${free > 0 ? coach.place(tile, free) : coach.swap(tile)}${twin ? ` ${coach.twin(tile)}` : ''}`;
};

const coachChoose = (view: View, { own: { coach } }: VorZwoelfTranslations): string => {
  if (!view.middle.some((count) => count > 0)) return coach.first;
  const { free } = takeable(vorZwoelf, view);
  const [tile] = free;
  return tile === undefined ? coach.draw : coach.take(tile);
};

/** The one free square left, and what may go there. */
const almost = (view: View, { own: { coach } }: VorZwoelfTranslations): string => {
  const { size, highest } = view.options;
  const board = boardAt(view, view.seat);
  if (freeSquares(size, board) !== 1) return '';
  const at = itemAt(SQUARES, size).find((square) => board[square] === 0) ?? 0;
  const { low, high } = bounds(size, board);
  return `${coach.almost(itemAt(low, at), Math.min(itemAt(high, at), highest + 1))} `;
};

export const coach = (view: View, translations: VorZwoelfTranslations): string => {
  const { coach } = translations.own;
  if (view.phase === 'over') return coach.over;
  if (view.phase === 'start') return coachStart(view, translations);
  if (!decides(view)) return coach.watch;
  return almost(view, translations) + (view.phase === 'placing' ? coachLay : coachChoose)(view, translations);
};

export const standing = (view: View, seat: number, { own }: VorZwoelfTranslations): string =>
  own.standing(freeSquares(view.options.size, itemAt(view.boards, seat)));

export const result = (
  view: View,
  seat: number,
  { own: { result } }: VorZwoelfTranslations,
): readonly ResultLine[] => {
  const turn = vorZwoelf.turn(view);
  if (turn.kind !== 'over') return [];
  const free = freeSquares(view.options.size, itemAt(view.boards, seat));
  const points = itemAt(turn.scores, seat);
  const won = turn.winners.includes(seat);
  const text = won ? (free === 0 ? result.full : result.fewest(free)) : result.free(free);
  return [
    { text, points },
    { text: result.score, points },
  ];
};

export const describe = (move: Move, view: View, { own: { describe } }: VorZwoelfTranslations): string => {
  const lay = (at: Square): readonly [row: number, column: number, freed: number] => [
    Math.floor(at / WIDTH) + 1,
    (at % WIDTH) + 1,
    view.seat === null ? 0 : (boardAt(view, view.seat)[at] ?? 0),
  ];
  switch (move.type) {
    case 'draw':
      return describe.draw;
    case 'leave':
      return describe.leave(view.drawn);
    case 'place':
      return describe.place(tileToLay(view), ...lay(move.at));
    case 'take':
      return describe.take(move.tile, ...lay(move.at));
    case 'arrange':
      return describe.arrange(move.tiles);
  }
};

/** With this many numbers for every free square there is plenty of room. */
const PLENTY = 4;

const sayBecause = (because: Because, free: number, { because: say }: VorZwoelfWords): string | undefined => {
  switch (because.code) {
    case 'wins':
      return say.wins;
    // The page shows it anyway.
    case 'win-chance':
      return undefined;
    case 'fills-square':
      return say.fills(because.left);
    case 'keeps-room':
      return because.room >= PLENTY * free ? say.room : undefined;
    case 'frees-tile-for-next':
      return say.forNext(because.tile);
    case 'draw-better-than-take':
      return say.drawBetter;
  }
};

export const because = (
  because: Advice<VorZwoelf>['because'],
  view: View,
  { own }: VorZwoelfTranslations,
): readonly string[] => {
  const free = view.seat === null ? 0 : freeSquares(view.options.size, itemAt(view.boards, view.seat));
  return (because as readonly Because[])
    .map((code) => sayBecause(code, free, own))
    .filter((text) => text !== undefined);
};

const RULES: { readonly [C in Reason['code']]: string } = {
  'not-your-turn': 'turn',
  'already-chosen': 'start',
  'not-now': 'turn',
  'off-board': 'have',
  'not-on-diagonal': 'start',
  'square-taken': 'start',
  'not-your-tiles': 'start',
  'not-in-middle': 'turn',
  'same-number': 'exchange',
  'not-rising': 'laying',
};

export const rulesSectionFor = ({ code }: Reason): string => RULES[code];
