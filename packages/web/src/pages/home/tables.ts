// The tables of the server where I sit, for whoever has been known to one before. What was seen last is shown at once.
import type { TableSummary } from '@crescendo/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { forget, keep, readKept, readKeptJson } from '../../app/kept.ts';

const KEY = 'mine';

const seenLast = (): readonly TableSummary[] => {
  const lines = readKeptJson<readonly TableSummary[]>(KEY);
  return Array.isArray(lines) ? lines.filter((line) => typeof line?.id === 'string') : [];
};

/** Whoever waits for me first, then games that go on, then tables that fill. */
export const inOrder = (lines: readonly TableSummary[]): readonly TableSummary[] => {
  const rank = ({ waits, status }: TableSummary): number => (waits ? 0 : status === 'playing' ? 1 : 2);
  return lines.toSorted((a, b) => rank(a) - rank(b) || b.changed - a.changed);
};

/** After the first paint there is time to ask. */
const PATIENCE = 250;

export const useServerTables = (): readonly TableSummary[] => {
  const lines = useSignal<readonly TableSummary[]>(readKept('known') === undefined ? [] : seenLast());
  useEffect(() => {
    if (readKept('known') === undefined) return;
    let left = false;
    const look = async (): Promise<void> => {
      if (document.hidden) return;
      try {
        const { askAsMe } = await import('../../online/me.ts');
        const { tables } = await askAsMe<{ tables: readonly TableSummary[] }>('GET', '/api/tables/mine');
        if (left) return;
        lines.value = inOrder(tables);
        if (tables.length === 0) forget(KEY);
        else keep(KEY, JSON.stringify(lines.value));
      } catch {
        // Without a server the games of this device are still here.
      }
    };
    const timer = setTimeout(() => void look(), PATIENCE);
    const wake = (): void => void look();
    document.addEventListener('visibilitychange', wake);
    return () => {
      left = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', wake);
    };
  }, []);
  return lines.value;
};
