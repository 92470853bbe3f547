// Lists of tables. An entry that cannot be read, of a later server or a faulty one, is left out; the rest is shown.
import { TableSummary } from '@crescendo/protocol';
import * as v from 'valibot';
import type { Reply } from './api.ts';

interface AnyTables {
  readonly tables: readonly unknown[];
}

export const AnyTables: Reply<AnyTables> = v.object({ tables: v.array(v.unknown()) });

const isSummary = (table: unknown): table is TableSummary => v.is(TableSummary, table);

export const readableTables = ({ tables }: AnyTables): readonly TableSummary[] => tables.filter(isSummary);
