// The replies about the server itself, and its notices for devices whose page is closed.
import * as v from 'valibot';
import { TableId } from '../basics.ts';
import { Series } from '../table-settings.ts';

/** The notice that a push service brings to a device whose page is closed. */
export const PushNotice = v.object({
  what: v.picklist(['your-turn', 'group-table']),
  table: TableId,
  game: v.string(),
  group: v.optional(v.pipe(v.string(), v.description('its name, where a table was started for it'))),
});
export type PushNotice = v.InferOutput<typeof PushNotice>;

const GameInfo = v.object({
  id: v.string(),
  seats: v.object({ min: v.number(), max: v.number() }),
  options: v.record(v.string(), v.unknown()),
  optionKinds: v.record(v.string(), v.unknown()),
  presets: v.record(v.string(), v.unknown()),
  series: v.nullable(Series),
  bots: v.array(v.string()),
});
export const GameList = v.object({ games: v.array(GameInfo) });

export const ServerInfo = v.object({
  name: v.literal('crescendo'),
  protocol: v.number(),
  pushKey: v.nullable(v.string()),
  addresses: v.optional(
    v.pipe(
      v.array(v.string()),
      v.description('only for a page on the same machine: where other devices reach this server'),
    ),
  ),
});
