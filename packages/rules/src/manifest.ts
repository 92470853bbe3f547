import type { OptionValue } from './game.ts';

/** Public facts about a game, known before its rules are loaded. Small, and free of code. */
export interface Manifest {
  /** As its author named it; the same in every language. */
  readonly title: string;
  readonly authors: string;
  /** Publishers and years. */
  readonly publishers: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** A single game has points, or is only won or lost; its scores then count in a series alone. */
  readonly scoring: 'points' | 'win-or-lose';
  /**
   * The options a person may want to change, the most important first. The others shrink the game for tests or belong
   * to the clock. `values`: the numbers worth offering, where the whole range is too much.
   */
  readonly offered: readonly { readonly option: string; readonly values?: readonly OptionValue[] }[];
  /** The options that give one seat a head start: how much, and which seat, counted from 1. */
  readonly headStart?: { readonly amount: string; readonly seat: string; readonly most: number };
  /** Bots that are no level but opponents of their own kind, which only this game has. */
  readonly extraBots?: readonly string[];
}
