// Explains why the expert would make a move, in facts that can be seen on the board.
import type { Advice } from '@crescendo/bots';
import type { Because } from '@crescendo/bots/5vor12';
import { itemAt } from '@crescendo/rules';
import {
  bounds,
  type Move,
  SQUARES,
  type Square,
  type Tile,
  type View,
  type VorZwoelf,
  vorZwoelf,
} from '@crescendo/rules/5vor12';
import { boardAt, fitsOf, takeable, tileToLay } from '../model/gestures.ts';
import { DRAWN } from '../model/places.ts';
import { breaksOn } from '../model/view-model.ts';
import type { VorZwoelfTranslations } from '../types.ts';
import type { VorZwoelfWords } from '../words.ts';

/** For each free square how many numbers fit it. */
const roomOn = ({ options: { size, highest } }: View, board: readonly Tile[]): readonly number[] => {
  const { low, high } = bounds(size, board);
  return itemAt(SQUARES, size)
    .filter((at) => board[at] === 0)
    .map((at) => Math.max(0, Math.min(highest + 1, itemAt(high, at)) - itemAt(low, at) - 1));
};

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** Counts what the free squares of the board still take once the tile lies there. */
const roomReason = (
  view: View,
  tile: Tile,
  at: Square,
  { because: say }: VorZwoelfWords,
): string | undefined => {
  const board = boardAt(view, view.seat);
  const [before, after] = [roomOn(view, board), roomOn(view, board.with(at, tile))];
  const fewest = Math.min(...after);
  const freed = itemAt(board, at);
  if (freed > 0 && sum(after) > sum(before)) return say.more(sum(before), sum(after));
  if (freed > 0) return tile < freed ? say.lower : say.higher;
  return after.length > 0 && fewest > 0 ? say.tightest(fewest) : undefined;
};

/** At the start any dotted square is allowed: where the lower and the higher numbers still have room. */
export const startReason = (view: View, at: Square, { because: say }: VorZwoelfWords): string | undefined => {
  const tile = tileToLay(view);
  const fits = fitsOf(vorZwoelf, view, DRAWN);
  if (fits.size === 1) return say.lastDotted;
  return breaksOn(view, fits, tile).has(at) ? undefined : say.start(tile - 1, view.options.highest - tile);
};

const leaveReason = (view: View, { because: say }: VorZwoelfWords): string => {
  const fits = [...fitsOf(vorZwoelf, view, DRAWN)];
  if (fits.length === 0) return say.nowhere;
  const board = boardAt(view, view.seat);
  const room = sum(roomOn(view, board));
  const gains = fits.some(([at]) => sum(roomOn(view, board.with(at, view.drawn))) > room);
  return fits.every(([, fit]) => fit === 'swap') && !gains ? say.noGain : say.noRoom;
};

/** Facts that the move itself shows, beside what the expert says of it. */
const moveReason = (move: Move, view: View, own: VorZwoelfWords): string | undefined => {
  switch (move.type) {
    case 'draw':
      return sum(view.middle) > 0 && takeable(vorZwoelf, view).free.size === 0
        ? own.because.noneOpen
        : undefined;
    case 'leave':
      return leaveReason(view, own);
    case 'place':
      return view.phase === 'start'
        ? startReason(view, move.at, own)
        : roomReason(view, view.drawn, move.at, own);
    case 'take':
      return roomReason(view, move.tile, move.at, own);
    case 'arrange':
      return undefined;
  }
};

/** Facts that the expert gives. The page shows a chance to win anyway, and the room is counted above. */
const codeReason = (because: Because, { because: say }: VorZwoelfWords): string | undefined => {
  switch (because.code) {
    case 'wins':
      return say.wins;
    case 'fills-square':
      return say.fills(because.left);
    case 'draw-better-than-take':
      return say.drawBetter;
    default:
      return undefined;
  }
};

export const because = (
  codes: Advice<VorZwoelf>['because'],
  view: View,
  { own }: VorZwoelfTranslations,
  move: Move,
): readonly string[] => {
  const all = codes as readonly Because[];
  const said = all.map((code) => codeReason(code, own)).find((text) => text !== undefined);
  // A square more is reason enough; that no face-up tile fits one says more than that a new one promises more.
  const isFilled = all.some(({ code }) => code === 'wins' || code === 'fills-square');
  const why = (isFilled ? undefined : moveReason(move, view, own)) ?? said;
  const gift = all.find(({ code }) => code === 'frees-tile-for-next');
  return [why, gift?.code === 'frees-tile-for-next' ? own.because.forNext(gift.tile) : undefined].filter(
    (text) => text !== undefined,
  );
};
