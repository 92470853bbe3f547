// The notes of this program about the dice of a table: a file for each table, for `verify --share`.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DiceMemory, readDiceMemory } from '@crescendo/protocol';
import { homeFolder } from './api-client.ts';

const folder = (): string => join(homeFolder(), 'dice');

export const memoryFile = (table: string): string => join(folder(), `${table}.json`);

export const savedMemory = (table: string): DiceMemory | undefined => {
  try {
    return readDiceMemory(readFileSync(memoryFile(table), 'utf8'));
  } catch {
    return undefined;
  }
};

/** Readable by this user only: before the game nobody else may know the number. */
export const saveMemory = (table: string, memory: DiceMemory): void => {
  mkdirSync(folder(), { recursive: true, mode: 0o700 });
  writeFileSync(memoryFile(table), `${JSON.stringify(memory, null, 2)}\n`, { mode: 0o600 });
};
