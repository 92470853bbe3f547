// A finished game as one of the two sides of a challenge.
import { parseRecord, replayRecord, takenBackIn } from '@crescendo/rules';
import type { AnyBoard } from '../../../../boards/boards.ts';
import type { Challenge } from '../../../../session/challenge.ts';
import type { SavedGame } from '../../../../session/saved/saved-games.ts';

/** The part of a game that is compared. */
export type Played = Pick<Challenge, 'match' | 'takenBack' | 'hints'>;

/** `undefined` when it cannot be read, or goes on. */
export const playedIn = ({ record: text, hints = 0 }: SavedGame, { game }: AnyBoard): Played | undefined => {
  const parsed = parseRecord(text, () => game);
  if ('error' in parsed) return undefined;
  const { match, error } = replayRecord(parsed.record, () => game);
  if (error || match.turn.kind !== 'over') return undefined;
  return { match, takenBack: takenBackIn(parsed.record).length, hints };
};
