// The form of a game's setup in storage. Fields that earlier versions did not write are filled in.
import type { SeatBot } from '@crescendo/bots';
import * as v from 'valibot';
import type { GameSetup } from './game-setup.ts';

/** A level that this version does not know is left to the bots, which say so. */
const LevelSchema = v.custom<SeatBot>((value) => typeof value === 'string');

export const PlayerSchema = v.variant('kind', [
  v.object({ kind: v.literal('human'), name: v.string(), standIn: v.exactOptional(v.string()) }),
  v.object({
    kind: v.literal('bot'),
    level: LevelSchema,
    name: v.optional(v.string(), ''),
    fixed: v.exactOptional(v.literal(true)),
    former: v.exactOptional(v.string()),
  }),
]);

export const OptionValuesSchema = v.record(v.string(), v.union([v.boolean(), v.number(), v.string()]));

export const SeriesSchema = v.object({
  rounds: v.number(),
  target: v.number(),
  by: v.picklist(['points', 'wins']),
});

export const GameSetupSchema: v.GenericSchema<unknown, GameSetup> = v.object({
  game: v.string(),
  preset: v.optional(v.string(), ''),
  options: v.optional(OptionValuesSchema, {}),
  series: v.optional(v.nullable(SeriesSchema), null),
  players: v.array(PlayerSchema),
  first: v.exactOptional(v.number()),
  clock: v.optional(v.number(), 0),
  seed: v.optional(v.string(), ''),
  draws: v.exactOptional(v.literal('stable')),
  challenge: v.exactOptional(v.string()),
  lesson: v.exactOptional(v.literal(true)),
});
