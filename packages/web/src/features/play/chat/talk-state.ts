// Stores which players are muted on this page while it is open, and which talk has been read.
import type { TalkEntry } from '@crescendo/protocol';
import type { Seat } from '@crescendo/rules';
import { signal } from '@preact/signals';
import * as v from 'valibot';
import { readStoredJson, writeStored } from '../../../shell/storage/storage.ts';

const muted = signal<ReadonlySet<string>>(new Set());

export const isMuted = (table: string, seat: Seat | null): boolean =>
  seat !== null && muted.value.has(`${table} ${seat}`);

export const setMuted = (table: string, seat: Seat, isNowMuted: boolean): void => {
  const next = new Set(muted.value);
  if (isNowMuted) next.add(`${table} ${seat}`);
  else next.delete(`${table} ${seat}`);
  muted.value = next;
};

const KEY = 'talk-read';
/** The most tables whose talk is remembered. */
const MAX_TABLES = 50;

/** The last line that was read at each table, the latest table last; it survives a reload. */
const read = signal<{ readonly [table: string]: number }>(
  readStoredJson(KEY, v.record(v.string(), v.number())) ?? {},
);

export const readUntil = (table: string): number => read.value[table] ?? 0;

export const markRead = (table: string, n: number): void => {
  if (n <= readUntil(table)) return;
  const { [table]: _, ...others } = read.value;
  const kept = Object.entries(others).slice(1 - MAX_TABLES);
  read.value = { ...Object.fromEntries(kept), [table]: n };
  writeStored(KEY, JSON.stringify(read.value));
};

/** Counts the unread lines; `own`: the seat whose lines need not be read. */
export const unreadAt = (table: string, lines: readonly TalkEntry[], own: Seat | null): number =>
  lines.filter(
    ({ n, seat }) => n > readUntil(table) && (seat === null || seat !== own) && !isMuted(table, seat),
  ).length;
