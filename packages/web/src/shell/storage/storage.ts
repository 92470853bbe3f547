// The browser's storage. It may be full, forbidden or hold invalid data: nothing here ever throws.
import { signal } from '@preact/signals';
import * as v from 'valibot';

/** The reason why something could not be stored: shown once, in a notice. */
export const storageError = signal<'full' | 'forbidden' | undefined>(undefined);

const PREFIX = 'crescendo.';
const fallback = new Map<string, string>();

const storage = (): Storage | undefined => {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
};

export const readStored = (key: string): string | undefined => {
  const here = fallback.get(key);
  if (here !== undefined) return here;
  try {
    return storage()?.getItem(PREFIX + key) ?? undefined;
  } catch {
    return undefined;
  }
};

const write = (key: string, value: string): void => {
  const place = storage();
  if (place === undefined) throw new DOMException('no storage', 'SecurityError');
  place.setItem(PREFIX + key, value);
  fallback.delete(key);
};

/** Stores it, and answers whether the browser has done so. */
export const writeStoredIfPossible = (key: string, value: string): boolean => {
  try {
    write(key, value);
    return true;
  } catch {
    return false;
  }
};

/** Stores it; if the browser refuses, keeps it while the page is open, and sets `storageError`. */
export const writeStored = (key: string, value: string): boolean => {
  try {
    write(key, value);
    return true;
  } catch (error) {
    fallback.set(key, value);
    const full = error instanceof DOMException && error.name === 'QuotaExceededError';
    storageError.value ??= full ? 'full' : 'forbidden';
    return false;
  }
};

export const removeStored = (key: string): void => {
  fallback.delete(key);
  try {
    storage()?.removeItem(PREFIX + key);
  } catch {
    // Forbidden storage holds nothing of ours.
  }
};

/** The keys with this prefix. */
export const storedKeys = (start: string): readonly string[] => {
  const keys = new Set([...fallback.keys()].filter((key) => key.startsWith(start)));
  try {
    const place = storage();
    for (let i = 0; i < (place?.length ?? 0); i++) {
      const key = place?.key(i);
      if (key?.startsWith(PREFIX + start)) keys.add(key.slice(PREFIX.length));
    }
  } catch {
    // As above.
  }
  return [...keys].sort();
};

/** A value stored as JSON, as the schema reads it; `undefined` when there is none or it is no such value. */
export const readStoredJson = <S extends v.GenericSchema>(
  key: string,
  schema: S,
): v.InferOutput<S> | undefined => {
  const text = readStored(key);
  if (text === undefined) return undefined;
  try {
    const read = v.safeParse(schema, JSON.parse(text));
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
};
