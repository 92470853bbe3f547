// Opens the table of a saved game.
import { helpIn, NO_HELP, takenBackIn } from '@crescendo/rules';
import type { AnyBoard } from '../../boards/boards.ts';
import { LocalTable } from '../../session/local/local-table.ts';
import { savedGame, setAside } from '../../session/saved/saved-games.ts';

/** The reason why a saved game cannot be opened. */
export type OpenError = 'unknown' | 'unreadable';

/** An error of the program or of the browser says nothing about the game. */
const isBuiltInError = (reason: unknown): boolean =>
  [TypeError, ReferenceError, RangeError, SyntaxError].some((kind) => reason instanceof kind);

/** A game that cannot be read or breaks the rules is set aside. */
export const openTable = async (
  id: string,
  board: Pick<AnyBoard, 'game' | 'drafts' | 'flow'>,
): Promise<LocalTable | OpenError> => {
  // Before the first decision there is nothing to read: chance decides again, with the same seed.
  const isNew = savedGame(id)?.decisions === 0;
  const read = isNew ? undefined : (await import('./opening/read-saved.ts')).readSaved;
  const saved = savedGame(id);
  if (!saved) return 'unknown';
  const { game, drafts, flow } = board;
  const { setup, record: text, draft, from, hints } = saved;
  try {
    const record = read?.(text, game);
    const events = record?.events ?? [];
    const takenBack = record ? takenBackIn(record) : [];
    const help = record ? helpIn(record) : NO_HELP;
    const opened = { id, setup, game, events, draft, takenBack, from, hints, help };
    return new LocalTable({
      ...opened,
      timeUp: drafts.timeUp,
      followTime: flow.followTime,
      onlyMove: flow.onlyMove,
    });
  } catch (reason) {
    if (isBuiltInError(reason)) throw reason;
    setAside(id);
    return 'unreadable';
  }
};
