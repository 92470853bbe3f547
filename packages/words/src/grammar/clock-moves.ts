// Moves that the clock made, and the names that sentences about them use.
import type { AnyGame, AnyNews, MoveSource, Seat } from '@crescendo/rules';
import type { NameOf } from '../game-words.ts';

/** A game's news, or those of a series of it. */
export type NewsKinds = AnyGame['newsKinds'];

/** Tells whether the rules themselves tell in this news that time was up. */
export const tellsTimeUp = (kinds: NewsKinds, news: readonly AnyNews[]): boolean =>
  news.some(({ type }) => kinds[type] === 'time-up');

/** Tells whether this is the news of a clock's move. Rules that tell themselves that time was up need no more words. */
export const isClockMove = (
  kinds: NewsKinds,
  news: readonly AnyNews[],
  item: AnyNews & { readonly seat?: unknown },
  sourceOf: (seat: Seat) => MoveSource,
): boolean =>
  kinds[item.type] === 'move' &&
  typeof item.seat === 'number' &&
  sourceOf(item.seat) === 'clock' &&
  !tellsTimeUp(kinds, news);

/** The same names, but this seat is called otherwise, and is not the reader. */
export const withOtherName = (who: NameOf, seat: Seat, name: string): NameOf =>
  Object.assign(
    (one: Seat): string => (one === seat ? name : who(one)),
    who.you === undefined || who.you === seat ? {} : { you: who.you },
  );
