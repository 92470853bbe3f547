// The last choice for each game, stored for the next time.
import * as v from 'valibot';
import { readStoredJson, writeStored } from '../../shell/storage/storage.ts';
import type { SetupChoice } from './setup-choice.ts';
import { OptionValuesSchema, PlayerSchema, SeriesSchema } from './setup-schema.ts';

const SetupChoiceSchema: v.GenericSchema<unknown, SetupChoice> = v.object({
  game: v.string(),
  preset: v.string(),
  options: OptionValuesSchema,
  series: v.optional(v.nullable(SeriesSchema), null),
  players: v.array(PlayerSchema),
  first: v.exactOptional(v.union([v.literal('random'), v.number()])),
  clock: v.optional(v.number(), 0),
});

export const saveLastSetup = (choice: SetupChoice): void => {
  writeStored(`setup.${choice.game}`, JSON.stringify(choice));
};

export const lastSetup = (game: string): SetupChoice | undefined => {
  const last = readStoredJson(`setup.${game}`, SetupChoiceSchema);
  return last?.game === game ? last : undefined;
};
