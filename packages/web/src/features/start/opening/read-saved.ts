// Reads the record of a saved game: its own module, because a new game has nothing to read.
import { type AnyGame, type GameRecord, parseRecord } from '@crescendo/rules';

/** Throws where the text is no record of this game. */
export const readSaved = (text: string, game: AnyGame): GameRecord => {
  const parsed = parseRecord(text, () => game);
  if ('error' in parsed) throw new Error(parsed.error.code);
  return parsed.record;
};
