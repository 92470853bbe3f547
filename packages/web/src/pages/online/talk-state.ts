// Which players are muted on this page, and which talk has been read, while the page is open.
import type { Seat } from '@crescendo/rules';
import { signal } from '@preact/signals';

const unheard = signal<ReadonlySet<string>>(new Set());

export const isHeard = (table: string, seat: Seat | null): boolean =>
  seat === null || !unheard.value.has(`${table} ${seat}`);

export const setHeard = (table: string, seat: Seat, heard: boolean): void => {
  const next = new Set(unheard.value);
  if (heard) next.delete(`${table} ${seat}`);
  else next.add(`${table} ${seat}`);
  unheard.value = next;
};

/** The last line that was read at each table. */
const read = signal<{ readonly [table: string]: number }>({});

export const readUntil = (table: string): number => read.value[table] ?? 0;

export const markRead = (table: string, n: number): void => {
  if (n > readUntil(table)) read.value = { ...read.value, [table]: n };
};
