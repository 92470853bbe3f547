// The open tables, asked again every few seconds for as long as somebody looks.
import type { TableSummary } from '@crescendo/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { type ApiErrorCode, request } from '../../../server/api.ts';
import { errorCodeOf } from '../../../server/error-words.ts';
import { AnyTables, readableTables } from '../../../server/table-list.ts';

const POLL_MS = 4000;

interface LobbyTables {
  /** `undefined`: not known yet. What was known stays while the server does not answer. */
  readonly summaries: readonly TableSummary[] | undefined;
  readonly error: ApiErrorCode | undefined;
}

export const useLobbyTables = (): LobbyTables => {
  const tables = useSignal<LobbyTables>({ summaries: undefined, error: undefined });
  useEffect(() => {
    let left = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async (): Promise<void> => {
      clearTimeout(timer);
      try {
        const summaries = readableTables(await request('GET', '/api/tables', AnyTables));
        if (!left) tables.value = { summaries, error: undefined };
      } catch (error) {
        if (!left) tables.value = { ...tables.value, error: errorCodeOf(error) };
      }
      clearTimeout(timer);
      if (!left && !document.hidden) timer = setTimeout(() => void look(), POLL_MS);
    };
    const wake = (): void => {
      if (!document.hidden) void look();
    };
    void look();
    document.addEventListener('visibilitychange', wake);
    return () => {
      left = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', wake);
    };
  }, []);
  return tables.value;
};
