import type { Table } from './table.ts';

const resyncing = new WeakMap<Table, 'once' | 'again'>();

/** Read what other processes wrote, and publish it. A call during a resync makes it read once more. */
export const resync = async (table: Table): Promise<void> => {
  if (resyncing.has(table)) {
    resyncing.set(table, 'again');
    return;
  }
  try {
    do {
      resyncing.set(table, 'once');
      await table.catchUp();
    } while (resyncing.get(table) === 'again');
  } catch {
    // The next hint or sweep tries again.
  } finally {
    resyncing.delete(table);
  }
};
