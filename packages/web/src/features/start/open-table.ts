// Opens the table of a saved game.
import { parseRecord, takenBackIn } from '@crescendo/rules';
import type { AnyBoard } from '../../boards/boards.ts';
import { LocalTable } from '../../session/local/local-table.ts';
import { savedGame, setAside } from '../../session/saved/saved-games.ts';

/** The reason why a saved game cannot be opened. */
export type OpenError = 'unknown' | 'unreadable';

/** A game that cannot be read or breaks the rules is set aside. */
export const openTable = (
  id: string,
  board: Pick<AnyBoard, 'game' | 'drafts' | 'flow'>,
): LocalTable | OpenError => {
  const saved = savedGame(id);
  if (!saved) return 'unknown';
  const { game, drafts, flow } = board;
  const { setup, record, decisions, draft, from, hints } = saved;
  try {
    // Before the first decision there is nothing to read: chance decides again, with the same seed.
    const parsed = decisions === 0 ? undefined : parseRecord(record, () => game);
    if (parsed && 'error' in parsed) throw new Error(parsed.error.code);
    const events = parsed?.record.events ?? [];
    const takenBack = parsed ? takenBackIn(parsed.record) : [];
    const opened = { id, setup, game, events, draft, takenBack, from, hints };
    return new LocalTable({ ...opened, timeUp: drafts.timeUp, followTime: flow.followTime });
  } catch {
    setAside(id);
    return 'unreadable';
  }
};
