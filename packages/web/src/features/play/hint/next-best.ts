// The move that is second best, in words. Nothing marks it on the board, so it is told with every piece, or not at all.
import type { Advice } from '@crescendo/bots';
import type { AnyView, GameTypes } from '@crescendo/rules';
import type { AnyBoard } from '../../../boards/contract/board.ts';
import type { AnyTranslations } from '../../../boards/contract/props.ts';

/** More letters than these are too many for a move that is only second best. */
const MAX_TO_READ = 100;
const MAX_TO_HEAR = 200;

interface Source {
  readonly board: AnyBoard;
  readonly translations: AnyTranslations;
}
type AnyAdvice = Pick<Advice<GameTypes>, 'move'>;

/** Returns the next move for the slip of paper; undefined where there is none that reads differently, or it takes too many words. */
export const nextShown = (
  { board, translations }: Source,
  view: AnyView,
  best: AnyAdvice,
  second: AnyAdvice | undefined,
): string | undefined => {
  if (!second) return undefined;
  const text = board.texts.describe(second.move, view, translations, 'all');
  const isOther = text !== board.texts.describe(best.move, view, translations, 'all');
  return isOther && text.length <= MAX_TO_READ ? text : undefined;
};

/** The same as it is announced: with its steps, or where these take too long with its pieces. */
export const nextHeard = (
  source: Source,
  view: AnyView,
  best: AnyAdvice,
  second: AnyAdvice | undefined,
): string | undefined => {
  if (!second) return undefined;
  const { board, translations } = source;
  const text = board.speech.describe(second.move, view, translations);
  if (text === board.speech.describe(best.move, view, translations)) return undefined;
  return text.length <= MAX_TO_HEAR ? text : nextShown(source, view, best, second);
};
