// The games saved by this browser: unfinished ones to go on with, finished ones to look at.
import { computed, signal } from '@preact/signals';
import * as v from 'valibot';
import { Collection } from '../../shell/storage/collection.ts';
import { type Legacy, legacyValues } from '../../shell/storage/legacy.ts';
import { readStored, storedKeys } from '../../shell/storage/storage.ts';
import type { GameSetup } from '../setup/game-setup.ts';
import { GameSetupSchema } from '../setup/setup-schema.ts';

export interface SavedGame {
  readonly version: 1;
  readonly id: string;
  /** The finished game whose end was taken back; its result is the one that counts. */
  readonly from?: string;
  readonly setup: GameSetup;
  /** Every event so far, in the game's notation. */
  readonly record: string;
  /** The number of decisions made: with fewer than two, the game need not be saved. */
  readonly decisions: number;
  readonly over: boolean;
  readonly draft?: unknown;
  /** The number of hints asked for, if there were any. */
  readonly hints?: number;
  /** Milliseconds since 1970. */
  readonly updated: number;
}

const SavedGameSchema: v.GenericSchema<unknown, SavedGame> = v.object({
  version: v.literal(1),
  id: v.string(),
  from: v.exactOptional(v.string()),
  setup: GameSetupSchema,
  record: v.string(),
  decisions: v.optional(v.number(), 0),
  over: v.optional(v.boolean(), false),
  draft: v.exactOptional(v.unknown()),
  hints: v.exactOptional(v.number()),
  updated: v.optional(v.number(), 0),
});

const readGame = (value: unknown): SavedGame | undefined => {
  const read = v.safeParse(SavedGameSchema, value);
  return read.success ? read.output : undefined;
};

/** The prefix under which earlier versions kept games, in localStorage. */
const LEGACY = 'game.';
const LEGACY_UNREADABLE = 'aside.';

const legacyTexts = (prefix: string): readonly Legacy<string>[] =>
  storedKeys(prefix).map((key) => ({
    key,
    entries: [[key.slice(prefix.length), readStored(key) ?? ''] as const],
  }));

const games = new Collection<SavedGame>('games', {
  read: readGame,
  legacy: () => legacyGames().filter(({ unread }) => unread === undefined),
  isNewer: (legacy, here) => legacy.updated > here.updated,
});

const legacyGames = () =>
  legacyValues(LEGACY, (id, value) => {
    const game = readGame(value);
    return game && [id, game];
  });

/** Texts of games that cannot be read, unchanged. */
const unreadable = new Collection<string>('unreadable-games', {
  read: (value) => (typeof value === 'string' ? value : undefined),
  legacy: () => [
    ...legacyTexts(LEGACY_UNREADABLE),
    ...legacyGames().flatMap(({ key, unread }) =>
      unread === undefined ? [] : { key, entries: [[key.slice(LEGACY.length), unread] as const] },
    ),
  ],
});

/** The browser keeps this many finished games. */
const MAX_FINISHED = 20;

/** Grows when a game is saved or removed, so that lists can follow. */
export const savedChanges = games.changes;
/** Grows when a finished game is saved. */
export const finishedChanges = signal(0);

/** Resolves when the saved games can be asked for. */
export const loadSavedGames = async (): Promise<void> => {
  await Promise.all([games.load(), unreadable.load()]);
};

export const savedGamesAreLoaded = computed(() => games.isLoaded.value && unreadable.isLoaded.value);

/** The game that another tab has saved last. */
export const savedElsewhere = games.changedElsewhere;

/** Sets a game aside that cannot be read: its text stays unchanged, for the user to save. */
export const setAside = (id: string): void => {
  const game = games.get(id);
  if (!game) return;
  unreadable.put(id, JSON.stringify(game));
  games.remove(id);
};

export const isUnreadable = (id: string): boolean => unreadable.get(id) !== undefined;

export const unreadableGames = (): readonly { readonly id: string; readonly text: string }[] => {
  void unreadable.changes.value;
  return unreadable.pairs().map(([id, text]) => ({ id, text }));
};

export const removeUnreadable = (id: string): void => unreadable.remove(id);

export const restoreUnreadable = (id: string, text: string): void => unreadable.put(id, text);

export const savedGame = (id: string): SavedGame | undefined => games.get(id);

/** The latest first. */
export const savedGames = (): readonly SavedGame[] => games.all().toSorted((a, b) => b.updated - a.updated);

/** Of the finished games, only the latest stay. */
export const saveGame = (game: SavedGame): void => {
  games.put(game.id, game);
  if (!game.over) return;
  finishedChanges.value++;
  if (!games.isLoaded.peek()) return;
  const finished = savedGames().filter(({ over }) => over);
  for (const { id } of finished.slice(MAX_FINISHED)) games.remove(id);
};

export const removeGame = (id: string): void => games.remove(id);
