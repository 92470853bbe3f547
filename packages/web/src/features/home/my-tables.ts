// The player's tables on the server, if this browser has an identity there. The last answer is shown at once.
import type { TableSummary } from '@crescendo/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import * as v from 'valibot';
import { readStored, readStoredJson, removeStored, writeStored } from '../../shell/storage/storage.ts';

const KEY = 'mine';

/** An earlier version kept other summaries. */
const Known = v.object({ id: v.string(), players: v.array(v.unknown()) });

const SummarySchema = v.custom<TableSummary>((value) => v.is(Known, value));

const seenLast = (): readonly TableSummary[] =>
  (readStoredJson(KEY, v.array(v.unknown())) ?? []).filter((summary) => v.is(SummarySchema, summary));

/** First where it is the player's turn, then running games, then tables with free seats. */
export const sortTables = (summaries: readonly TableSummary[]): readonly TableSummary[] => {
  const rank = ({ waits, status }: TableSummary): number => (waits ? 0 : status === 'playing' ? 1 : 2);
  return summaries.toSorted((a, b) => rank(a) - rank(b) || b.changed - a.changed);
};

/** The wait after the first paint, before the server is asked. */
const REQUEST_DELAY_MS = 250;

export const useMyTables = (): readonly TableSummary[] => {
  const summaries = useSignal<readonly TableSummary[]>(readStored('known') === undefined ? [] : seenLast());
  useEffect(() => {
    if (readStored('known') === undefined) return;
    let left = false;
    const look = async (): Promise<void> => {
      if (document.hidden) return;
      try {
        const { requestMyTables } = await import('../../server/my-tables.ts');
        const tables = await requestMyTables();
        if (left) return;
        summaries.value = sortTables(tables);
        if (tables.length === 0) removeStored(KEY);
        else writeStored(KEY, JSON.stringify(summaries.value));
      } catch {
        // Without a server the games of this device are still here.
      }
    };
    const timer = setTimeout(() => void look(), REQUEST_DELAY_MS);
    const wake = (): void => void look();
    document.addEventListener('visibilitychange', wake);
    return () => {
      left = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', wake);
    };
  }, []);
  return summaries.value;
};
