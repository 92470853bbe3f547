// Values that earlier versions kept in localStorage, before there was a database.
import * as v from 'valibot';
import { readStored, removeStored, storedKeys, writeStoredIfPossible } from './storage.ts';

export type Entries<T> = readonly (readonly [id: string, entry: T])[];

/** The value under one key. */
export interface Legacy<T> {
  readonly key: string;
  readonly entries: Entries<T>;
  /** The part that this version cannot read, as text. */
  readonly unread?: string;
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Values with a key each: `read` gets what follows the prefix in the key. */
export const legacyValues = <T>(
  prefix: string,
  read: (name: string, value: unknown) => Entries<T>[number] | undefined,
): readonly Legacy<T>[] =>
  storedKeys(prefix).map((key) => {
    const text = readStored(key) ?? '';
    const entry = read(key.slice(prefix.length), parsed(text));
    return entry ? { key, entries: [entry] } : { key, entries: [], unread: text };
  });

/** A list under a single key. */
export const legacyList = <T>(
  key: string,
  read: (item: unknown) => Entries<T>[number] | undefined,
): readonly Legacy<T>[] => {
  const text = readStored(key);
  if (text === undefined) return [];
  const list = v.safeParse(v.array(v.unknown()), parsed(text));
  if (!list.success) return [{ key, entries: [], unread: text }];
  const items = list.output.map((item) => ({ item, entry: read(item) }));
  const unread = items.filter(({ entry }) => !entry).map(({ item }) => item);
  return [
    {
      key,
      entries: items.flatMap(({ entry }) => (entry ? [entry] : [])),
      ...(unread.length > 0 && { unread: JSON.stringify(unread) }),
    },
  ];
};

/** Nothing with this prefix is read again: a later version may know how to. */
const UNREAD = 'unread.';

/** Copies a text that cannot be read, unless it is there already; answers whether there is such a copy now. */
const saveUnreadableCopy = (key: string, text: string): boolean => {
  for (let n = 1; ; n++) {
    const copy = `${UNREAD}${key}${n === 1 ? '' : ` (${n})`}`;
    const there = readStored(copy);
    if (there === text) return true;
    if (there === undefined) return writeStoredIfPossible(copy, text);
  }
};

/** Removes what the database has now. What cannot be read is moved to a key of its own; where there is no room, it stays. */
export const removeLegacy = (legacy: readonly Legacy<unknown>[]): void => {
  for (const { key, unread } of legacy)
    if (unread === undefined || saveUnreadableCopy(key, unread)) removeStored(key);
};
