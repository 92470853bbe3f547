// A scene: a page to open, what the browser has stored, and the steps after each of which a picture is taken at every size.
import { gameById, itemAt, presetOptions } from '@crescendo/rules';
import type { BrowserContextOptions, Page } from 'playwright-core';
import type { savedGameFrom } from '../../test/play/prepared.ts';

export type SavedGame = ReturnType<typeof savedGameFrom>;

export interface Step {
  readonly name: string;
  /** Prepares the scene; the first step has one only if something has to be done before there is anything to see. */
  readonly act?: (page: Page) => Promise<unknown>;
}

export interface Scene {
  readonly name: string;
  readonly path: string;
  readonly games?: readonly SavedGame[];
  /** Anything else that is stored, without the prefix. */
  readonly stored?: { readonly [key: string]: string };
  /** Somebody whom the server knows. */
  readonly as?: BrowserContextOptions['storageState'];
  /** Shown before the first picture. */
  readonly ready?: string;
  /** The board lies in the window; a page is taken whole. */
  readonly isBoard?: boolean;
  readonly steps?: readonly Step[];
}

export const GAMES = ['5vor12', 'rummikub', 'finito', 'qwinto'] as const;

export const NOW = Date.UTC(2026, 2, 14, 19, 30);

/** Dates a saved game back, as if it had been left a while ago. */
export const at = (saved: SavedGame, minutesAgo: number): SavedGame => ({
  ...saved,
  updated: NOW - minutesAgo * 60_000,
});

export const firstPreset = (game: string): object => {
  const found = gameById(game);
  if (!found) throw new Error(`no game ${game}`);
  return presetOptions(found, itemAt(Object.keys(found.presets), 0));
};
