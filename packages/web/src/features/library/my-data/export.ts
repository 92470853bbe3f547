// Everything there is about me, in one file: what the server knows, and what this browser keeps.
import type { MyData } from '@crescendo/protocol';
import { databaseContents } from '../../../shell/storage/database.ts';
import { readStored, storedKeys } from '../../../shell/storage/storage.ts';

const parsed = (text: string | undefined): unknown => {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return text;
  }
};

const exportContents = async (server: MyData | undefined): Promise<object> => ({
  crescendo: 1,
  exported: new Date().toISOString(),
  server: server ?? null,
  browser: Object.fromEntries(storedKeys('').map((key) => [key, parsed(readStored(key))])),
  database: await databaseContents(),
});

export const exportAll = async (server: MyData | undefined): Promise<void> => {
  const file = new Blob([JSON.stringify(await exportContents(server), null, 2)], {
    type: 'application/json',
  });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `crescendo-${new Date().toISOString().slice(0, 10)}.json`;
  link.click();
  // The browser has taken what it needs by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
};
