// The facts about a table that never change.

import { commitmentOf } from '@crescendo/protocol';
import { type AnyGame, type AnyMatch, gameById, Match, type Seat } from '@crescendo/rules';
import type { TableRow } from './log/rows.ts';
import { parseStoredSettings, type TableSettings } from './settings.ts';

export interface TableConfig {
  readonly id: string;
  readonly host: string;
  readonly settings: TableSettings;
  /** The game itself, also where a series of it is played. */
  readonly game: AnyGame;
  /** The server's secret share of the dice. */
  readonly seed: string;
  readonly commitment: string;
  readonly made: number;
}

export const configOf = ({ id, host, seed, made, settings: stored }: TableRow): TableConfig => {
  const settings = parseStoredSettings(stored);
  const game = gameById(settings.game);
  if (game === undefined) throw new Error(`unknown game ${settings.game}`);
  return { id, host, seed, made, settings, game, commitment: commitmentOf(seed) };
};

/** The match before its first event. `drawn`: the seat that begins, where that was drawn. */
export const newMatch = ({ game, settings }: TableConfig, drawn?: Seat): AnyMatch => {
  const { seats, options, series, first = 0 } = settings;
  return Match.begin({ game, seats, options, series, first: drawn ?? (first === 'random' ? 0 : first) });
};
