// The open tables, asked again every few seconds for as long as somebody looks.
import type { TableSummary } from '@crescendo/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { ask, type Why } from '../../online/ask.ts';
import { whyIn } from '../../online/why.ts';

const BEAT = 4000;

export interface Tables {
  /** `undefined`: not known yet. What was known stays while the server does not answer. */
  readonly lines: readonly TableSummary[] | undefined;
  readonly why: Why | undefined;
}

export const useTables = (): Tables => {
  const tables = useSignal<Tables>({ lines: undefined, why: undefined });
  useEffect(() => {
    let left = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async (): Promise<void> => {
      clearTimeout(timer);
      try {
        const { tables: lines } = await ask<{ tables: readonly TableSummary[] }>('GET', '/api/tables');
        if (!left) tables.value = { lines, why: undefined };
      } catch (error) {
        if (!left) tables.value = { ...tables.value, why: whyIn(error) };
      }
      clearTimeout(timer);
      if (!left && !document.hidden) timer = setTimeout(() => void look(), BEAT);
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
