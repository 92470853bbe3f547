// The games there are, known by their manifests: light enough for a home page, a service worker, a help text.
import { manifest as vorZwoelf } from './5vor12/manifest.ts';
import { manifest as finito } from './finito/manifest.ts';
import type { Manifest } from './manifest.ts';
import { manifest as qwinto } from './qwinto/manifest.ts';
import { manifest as rummikub } from './rummikub/manifest.ts';

/** The registry, in the order in which games are offered. A game's id is its key here. */
export const MANIFESTS = {
  '5vor12': vorZwoelf,
  rummikub,
  finito,
  qwinto,
} satisfies Record<string, Manifest>;

export type GameId = keyof typeof MANIFESTS;

export const GAME_IDS = Object.keys(MANIFESTS) as readonly GameId[];

/** Tells whether a text from outside is the id of a game. */
export const isGameId = (text: string): text is GameId => Object.hasOwn(MANIFESTS, text);

/** The title of a game, also of one that a newer program knew. */
export const titleOf = (id: string): string => (isGameId(id) ? MANIFESTS[id].title : id);

/** Tells whether a single game has points. True of a game that only a newer program knows. */
export const hasPoints = (id: string): boolean => !isGameId(id) || MANIFESTS[id].scoring === 'points';
