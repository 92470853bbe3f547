// Everything this browser keeps, as one file.
import * as v from 'valibot';
import { databaseContents } from '../../../shell/storage/database.ts';
import { readStored, storedKeys } from '../../../shell/storage/storage.ts';

const parsed = (text: string | undefined): unknown => {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return text;
  }
};

export const progressContents = async () => ({
  crescendo: 1,
  exported: new Date().toISOString(),
  browser: Object.fromEntries(storedKeys('').map((key) => [key, parsed(readStored(key))])),
  database: await databaseContents(),
});

/** The name of the file, once the browser has been given it. */
export const saveAsFile = (contents: object): string => {
  const file = new Blob([JSON.stringify(contents, null, 2)], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `crescendo-${new Date().toISOString().slice(0, 10)}.json`;
  link.click();
  // The browser has taken what it needs by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  return link.download;
};

const StoreSchema = v.record(v.string(), v.unknown());

const ProgressSchema = v.object({
  crescendo: v.literal(1),
  exported: v.pipe(v.string(), v.isoTimestamp()),
  browser: StoreSchema,
  database: v.record(v.string(), StoreSchema),
});

export type Progress = v.InferOutput<typeof ProgressSchema>;

/** Reads the text of such a file; `undefined` where it is another one. */
export const readProgress = (text: string): Progress | undefined => {
  const read = v.safeParse(ProgressSchema, parsed(text));
  return read.success ? read.output : undefined;
};

const countOf = ({ database }: Progress, store: string): number => Object.keys(database[store] ?? {}).length;

export const gamesIn = (progress: Progress): number =>
  new Set([
    ...Object.keys(progress.database.games ?? {}),
    ...Object.keys(progress.database['finished-games'] ?? {}),
  ]).size;

export const exercisesIn = (progress: Progress): number => countOf(progress, 'exercises');
