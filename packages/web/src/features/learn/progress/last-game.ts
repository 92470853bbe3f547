// The game whose puzzles were opened last on this device.
import { readStored, writeStored } from '../../../shell/storage/storage.ts';

const KEY = 'puzzles.last';

export const lastGame = (): string | undefined => readStored(KEY);

export const saveLastGame = (game: string): void => {
  writeStored(KEY, game);
};
