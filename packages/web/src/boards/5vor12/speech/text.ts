// Sentences about a view: what to do, how it stands, what a move does.
import { itemAt } from '@crescendo/rules';
import {
  freeSquares,
  type Move,
  type Square,
  type View,
  type VorZwoelf,
  vorZwoelf,
  WIDTH,
} from '@crescendo/rules/5vor12';
import { type NameOf, newsText } from '@crescendo/words';
import { TEXT_DEFAULTS } from '../../contract/defaults.ts';
import type { ResultLine, Texts } from '../../contract/texts.ts';
import { boardAt, fitsOf, takeable, tileToLay } from '../model/gestures.ts';
import { DRAWN } from '../model/places.ts';
import { arranges } from '../model/plan.ts';
import type { VorZwoelfTranslations } from '../types.ts';
import type { VorZwoelfWords } from '../words.ts';
import { because } from './because.ts';

const decides = (view: View): boolean => {
  const turn = vorZwoelf.turn(view);
  return view.seat !== null && turn.kind === 'players' && turn.seats.includes(view.seat);
};

export const prompt = (view: View, { own: { prompt } }: VorZwoelfTranslations): string => {
  if (!decides(view)) return '';
  const tile = tileToLay(view);
  if (view.phase === 'start') return arranges(view) ? prompt.arrange : prompt.start(tile);
  if (view.phase === 'choose') return takeable(vorZwoelf, view).any.size > 0 ? prompt.choose : prompt.draw;
  if (view.pool === 0) return prompt.last(tile);
  return fitsOf(vorZwoelf, view, DRAWN).size > 0 ? prompt.place(tile) : prompt.leave(tile);
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

/** A single game has no points. */
export const outcome = (view: View, seat: number, { own: { outcome } }: VorZwoelfTranslations): string => {
  const free = freeSquares(view.options.size, itemAt(view.boards, seat));
  return free === 0 ? outcome.full : outcome.free(free);
};

/** Explains why a game is over in which no board is full. */
export const ending = (view: View, translations: VorZwoelfTranslations, name: NameOf): string | undefined => {
  const ended = view.news.find(({ type }) => type === 'ended');
  return ended && view.ending !== 'full' ? newsText(translations, ended, name) : undefined;
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

export const texts: Texts<VorZwoelf, VorZwoelfWords> = {
  ...TEXT_DEFAULTS,
  standing,
  prompt,
  result,
  outcome,
  ending,
  describe,
  because,
};
