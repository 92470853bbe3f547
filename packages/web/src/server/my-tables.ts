// Its own module, so that the home page loads no schema before it asks.
import type { TableSummary } from '@crescendo/protocol';
import { requestAsMe } from './identity.ts';
import { AnyTables, readableTables } from './table-list.ts';

/** The icon of an installed page counts the games that wait for this player. */
const showCount = (count: number): void => {
  const shown = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
  shown?.catch(() => {
    // Not installed, or not allowed.
  });
};

export const requestMyTables = async (): Promise<readonly TableSummary[]> => {
  const tables = readableTables(await requestAsMe('GET', '/api/tables/mine', AnyTables));
  showCount(tables.filter(({ waits }) => waits).length);
  return tables;
};
