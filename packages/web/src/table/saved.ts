// Games this browser keeps: unfinished ones to go on with, finished ones to look at.
import { signal } from '@preact/signals';
import { forget, keep, keptKeys, readKept } from '../app/kept.ts';
import type { Setup } from './setup.ts';

export interface SavedGame {
  readonly version: 1;
  readonly id: string;
  readonly setup: Setup;
  /** Every event so far, in the game's notation. */
  readonly record: string;
  /** How many decisions have been made: fewer than two, and nobody misses the game. */
  readonly decisions: number;
  readonly over: boolean;
  readonly draft?: unknown;
  /** Milliseconds since 1970. */
  readonly updated: number;
}

const KEY = 'game.';
const ASIDE = 'aside.';
/** So many finished games are kept. */
const FINISHED = 20;

/** Grows when a game is saved or forgotten, so that lists can follow. */
export const savedChanges = signal(0);

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

/** A game that cannot be read is put aside, word for word, and never touched again. */
export const putAside = (id: string): void => {
  const text = readKept(KEY + id);
  if (text === undefined) return;
  keep(ASIDE + id, text);
  forget(KEY + id);
  savedChanges.value++;
};

export const asideGames = (): readonly { readonly id: string; readonly text: string }[] =>
  keptKeys(ASIDE).map((key) => ({ id: key.slice(ASIDE.length), text: readKept(key) ?? '' }));

export const forgetAside = (id: string): void => {
  forget(ASIDE + id);
  savedChanges.value++;
};

export const savedGame = (id: string): SavedGame | undefined => {
  const text = readKept(KEY + id);
  if (text === undefined) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    if (isSaved(value)) return value;
  } catch {
    // Put aside below.
  }
  putAside(id);
  return undefined;
};

/** All that can be read, the latest first. */
export const savedGames = (): readonly SavedGame[] =>
  keptKeys(KEY)
    .flatMap((key) => savedGame(key.slice(KEY.length)) ?? [])
    .sort((a, b) => b.updated - a.updated);

export const saveGame = (game: SavedGame): void => {
  keep(KEY + game.id, JSON.stringify(game));
  if (game.over) {
    const finished = savedGames().filter(({ over }) => over);
    for (const { id } of finished.slice(FINISHED)) forget(KEY + id);
  }
  savedChanges.value++;
};

export const forgetGame = (id: string): void => {
  forget(KEY + id);
  savedChanges.value++;
};
