import type { TalkEntry } from '@crescendo/protocol';
import type { Table } from '../../hosting/table.ts';
import { asRetryable } from '../../storage/retryable.ts';
import { seatOf } from '../../table/seats.ts';
import { gamesBefore, type SessionServices } from '../rematch/rematch-session.ts';
import { entryFor, MAX_ENTRIES } from './chat.ts';
import type { ChatStore } from './chat-store.ts';

export interface EarlierChatServices extends SessionServices {
  readonly store: SessionServices['store'] & { readonly chat: Pick<ChatStore, 'last'> };
}

/** The last of what was said at the tables before, where this person sat; who spoke sits where they sit now. */
export const earlierChat = async (
  services: EarlierChatServices,
  table: Table,
  person: string | null,
): Promise<readonly TalkEntry[]> => {
  if (person === null || table.config.settings.after === undefined) return [];
  const entries: TalkEntry[] = [];
  for (const { id, seating } of await gamesBefore(services, table)) {
    if (!seating.includes(person)) continue;
    const rows = await asRetryable(services.store.chat.last(id, MAX_ENTRIES - entries.length));
    await table.attendance.learnNamesOf(rows.map((row) => row.person));
    entries.unshift(
      ...rows.map((row) => ({ ...entryFor(table, row), seat: seatOf(table.snapshot, row.person) })),
    );
    if (entries.length >= MAX_ENTRIES) break;
  }
  return entries;
};
