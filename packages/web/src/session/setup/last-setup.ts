// The last choice for each game, stored for the next time.
import { readStoredJson, writeStored } from '../../shell/storage.ts';
import type { SetupChoice } from './setup-choice.ts';

export const saveLastSetup = (choice: SetupChoice): void => {
  writeStored(`setup.${choice.game}`, JSON.stringify(choice));
};

export const lastSetup = (game: string): SetupChoice | undefined => {
  const last = readStoredJson<SetupChoice | null>(`setup.${game}`);
  return last?.game === game && Array.isArray(last.players) ? last : undefined;
};
