// The replies that every page with a server asks for, apart from those of single pages: this much is loaded with the connection.
import * as v from 'valibot';
import { Time } from '../basics.ts';
import { TableSummary } from '../table.ts';

export const Me = v.object({
  name: v.string(),
  createdAt: Time,
  token: v.optional(
    v.pipe(
      v.string(),
      v.description('only when the player is created: programs send it as `Authorization: Bearer …`'),
    ),
  ),
});
export type Me = v.InferOutput<typeof Me>;

export const TableList = v.object({ tables: v.array(TableSummary) });
export type TableList = v.InferOutput<typeof TableList>;
