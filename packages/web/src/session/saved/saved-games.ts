// The games saved by this browser: unfinished ones to go on with, finished ones to look at.
import { signal } from '@preact/signals';
import { readStored, removeStored, storedKeys, writeStored } from '../../shell/storage.ts';
import type { GameSetup } from '../setup/game-setup.ts';

export interface SavedGame {
  readonly version: 1;
  readonly id: string;
  /** The finished game whose end was taken back; its result is the one that counts. */
  readonly from?: string;
  readonly setup: GameSetup;
  /** Every event so far, in the game's notation. */
  readonly record: string;
  /** How many decisions have been made: with fewer than two, the game need not be kept. */
  readonly decisions: number;
  readonly over: boolean;
  readonly draft?: unknown;
  /** Milliseconds since 1970. */
  readonly updated: number;
}

const KEY = 'game.';
const ASIDE = 'aside.';
/** The browser keeps this many finished games. */
const MAX_FINISHED = 20;

/** Grows when a game is saved or removed, so that lists can follow. */
export const savedChanges = signal(0);
/** Grows when a finished game is saved. */
export const finishedChanges = signal(0);

const isSaved = (value: unknown): value is SavedGame => {
  const game = value as Partial<SavedGame> | null;
  return (
    typeof game === 'object' &&
    game?.version === 1 &&
    typeof game.id === 'string' &&
    typeof game.record === 'string' &&
    typeof game.setup === 'object' &&
    typeof game.setup?.game === 'string' &&
    Array.isArray(game.setup.players)
  );
};

/** Sets a game aside that cannot be read: its text stays unchanged, for the user to save. */
export const setAside = (id: string): void => {
  const text = readStored(KEY + id);
  if (text === undefined) return;
  writeStored(ASIDE + id, text);
  removeStored(KEY + id);
  savedChanges.value++;
};

export const unreadableGames = (): readonly { readonly id: string; readonly text: string }[] =>
  storedKeys(ASIDE).map((key) => ({ id: key.slice(ASIDE.length), text: readStored(key) ?? '' }));

export const removeUnreadable = (id: string): void => {
  removeStored(ASIDE + id);
  savedChanges.value++;
};

export const savedGame = (id: string): SavedGame | undefined => {
  const text = readStored(KEY + id);
  if (text === undefined) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    if (isSaved(value)) return value;
  } catch {
    // Set aside below.
  }
  setAside(id);
  return undefined;
};

/** All that can be read, the latest first. */
export const savedGames = (): readonly SavedGame[] =>
  storedKeys(KEY)
    .flatMap((key) => savedGame(key.slice(KEY.length)) ?? [])
    .sort((a, b) => b.updated - a.updated);

/** Stores a game that is JSON already; of the finished ones, only the latest stay. */
export const writeGame = (id: string, json: string, isOver: boolean): void => {
  writeStored(KEY + id, json);
  if (isOver) {
    const finished = savedGames().filter(({ over }) => over);
    for (const game of finished.slice(MAX_FINISHED)) removeStored(KEY + game.id);
    finishedChanges.value++;
  }
  savedChanges.value++;
};

export const saveGame = (game: SavedGame): void => writeGame(game.id, JSON.stringify(game), game.over);

export const removeGame = (id: string): void => {
  removeStored(KEY + id);
  savedChanges.value++;
};
