// Who did what is told to have happened: the player, the bot that held the player's seat, or the clock.
import type { Maker, Seat } from '@crescendo/rules';
import type { NameOf } from './game-words.ts';

/** News that tell of a move itself, in any of the games; what follows from a move concerns its seat, no matter who made it. */
const MOVES: readonly string[] = [
  'started',
  'turned-up',
  'left',
  'placed',
  'moved',
  'passed',
  'dice',
  'rolled',
  'kept',
  'wrote',
  'skipped',
  'misthrow',
  'played',
  'drew',
];

interface SeatNewsItem {
  readonly type: string;
  readonly seat?: unknown;
}

/** Is this the news of a move that the clock made? Rules that say themselves what happens when time is up need no more words. */
export const isClocksMove = (
  news: readonly SeatNewsItem[],
  { type, seat }: SeatNewsItem,
  makerOf: (seat: Seat) => Maker,
): boolean =>
  MOVES.includes(type) &&
  typeof seat === 'number' &&
  makerOf(seat) === 'clock' &&
  !news.some((item) => item.type === 'time-up');

/** The same names, but this seat is called otherwise, and is not the reader. */
export const withOtherName = (who: NameOf, seat: Seat, name: string): NameOf =>
  Object.assign(
    (one: Seat): string => (one === seat ? name : who(one)),
    who.you === undefined || who.you === seat ? {} : { you: who.you },
  );
