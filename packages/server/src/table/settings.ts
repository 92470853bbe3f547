// The settings of a table: what was requested, completed with defaults and checked by the rules.
import { createHash } from 'node:crypto';
import { isBotId } from '@crescendo/bots';
import type { Clock, CreateTable, First } from '@crescendo/protocol';
import {
  type AnyGame,
  defaultPreset,
  GAMES_BY_ID,
  type GameId,
  isGameId,
  limitedSeries,
  type OptionValues,
  readOptions,
  type SeriesOptions,
} from '@crescendo/rules';
import { RequestError } from './request-error.ts';

export interface TableSettings {
  readonly game: GameId;
  /** The edition that was asked for; empty: none, and the options started from the first one. */
  readonly preset: string;
  readonly seats: number;
  readonly options: OptionValues;
  readonly series: SeriesOptions | null;
  /** The seat that was said to begin; `random`: drawn when the game starts. Without it, the first seat or as the rules say. */
  readonly first?: First;
  readonly clock: Clock;
  readonly stopClock: boolean;
  readonly public: boolean;
  readonly spectators: boolean;
  readonly delay: number;
  readonly talk: boolean;
  /** True if spectators may react, as long as the host does not change it. Missing at tables of earlier versions: false. */
  readonly reactions?: boolean;
  /** True if the others see the table while a player rearranges it. */
  readonly drafts?: boolean;
  readonly level: NonNullable<CreateTable['level']>;
  readonly absent: number;
  readonly start: 'full' | 'host';
  /** Each seat draws the same whatever was chosen before; tables of earlier versions lack it. */
  readonly draws?: 'stable';
  /** The version of the fair dice; tables of earlier versions lack it. */
  readonly dice?: 2;
  /** The day whose deal is played; `null`: an ordinary table. */
  readonly daily: string | null;
  /** A rematch: the table before it. Only those who sat there are told of it. */
  readonly after?: string;
  /** The first table of this evening, whose link leads to all the others. Missing at the first one. */
  readonly evening?: string;
}

const optionsFor = (game: AnyGame, { preset, options = {} }: CreateTable): OptionValues => {
  const edition = preset === undefined ? defaultPreset(game) : { preset };
  const read = readOptions(game, { options, ...edition });
  if ('error' in read) throw new RequestError('bad-options', read.error);
  return read.options;
};

/** Longer than any evening. A state names every round so far, and bots would play on forever. */
export const MAX_ROUNDS = 100;
/** Reached by the points of a few hundred rounds, in every game. */
const MAX_TARGET = 1000;

const seriesFor = (game: AnyGame, { series = false, preset }: CreateTable): SeriesOptions | null => {
  if (series === false) return null;
  if (series !== true) {
    if (series.rounds > MAX_ROUNDS)
      throw new RequestError('bad-options', { code: 'too-many-rounds', ...{ max: MAX_ROUNDS } });
    if (series.target > MAX_TARGET)
      throw new RequestError('bad-options', { code: 'target-too-high', ...{ max: MAX_TARGET } });
    return limitedSeries(game, series);
  }
  const byTheBook = (preset !== undefined && game.presets[preset]?.series) || game.series;
  if (!byTheBook) throw new RequestError('bad-options', { code: 'no-series' });
  return byTheBook;
};

const firstFor = (
  game: AnyGame,
  { first, seats }: CreateTable,
  options: OptionValues,
): { readonly first?: First } => {
  if (first === undefined) return {};
  if (!game.choosesFirst(options)) throw new RequestError('bad-options', { code: 'no-first' });
  if (first !== 'random' && first >= seats) throw new RequestError('bad-options', { code: 'bad-first' });
  return first === 0 ? {} : { first };
};

const clockFor = (game: AnyGame, clock: CreateTable['clock'], options: OptionValues): Clock => {
  if (clock !== 'game') return clock ?? { kind: 'none' };
  return game.clock?.read(options) ?? { kind: 'none' };
};

export const readTableSettings = (requested: CreateTable): TableSettings => {
  if (!isGameId(requested.game)) throw new RequestError('unknown-game');
  const game = GAMES_BY_ID[requested.game];
  const options = optionsFor(game, requested);
  const { preset = '', seats } = requested;
  const { min, max } = game.presets[preset]?.seats ?? game.seats;
  if (seats < min || seats > max) throw new RequestError('bad-seats', { code: 'bad-seats', ...{ min, max } });
  const level = requested.level ?? 'casual';
  // A stand-in plays for somebody else: an opponent of its own kind is chosen for a seat, never for that.
  if (!isBotId(level)) throw new RequestError('unknown-bot');
  return {
    game: requested.game,
    preset,
    seats,
    options,
    series: seriesFor(game, requested),
    ...firstFor(game, requested, options),
    clock: clockFor(game, requested.clock, options),
    stopClock: requested.stopClock ?? false,
    public: requested.public ?? false,
    spectators: requested.spectators ?? true,
    delay: requested.delay ?? 0,
    talk: requested.talk ?? true,
    reactions: requested.reactions ?? !(requested.public ?? false),
    ...(requested.drafts === true && game.drafts !== undefined && { drafts: true }),
    level,
    absent: requested.absent ?? 120,
    start: requested.start ?? 'full',
    draws: 'stable',
    dice: 2,
    daily: null,
  };
};

/** The next game of the same people: as before, or another game in its usual edition. It starts when all have agreed. */
export const rematchSettings = (
  settings: TableSettings,
  after: string,
  game: GameId = settings.game,
): TableSettings => {
  const evening = settings.evening ?? after;
  if (game === settings.game) return { ...settings, start: 'full', draws: 'stable', dice: 2, after, evening };
  const { seats, clock, stopClock, public: isPublic, spectators, delay, talk, level, absent } = settings;
  const asked = readTableSettings({
    game,
    ...defaultPreset(GAMES_BY_ID[game]),
    seats,
    clock,
    stopClock,
    public: isPublic,
    spectators,
    delay,
    talk,
    reactions: settings.reactions ?? false,
    level,
    absent,
    start: 'full',
  });
  return { ...asked, after, evening };
};

/** Tables with the same key offer the same quick game, whatever their size; `undefined`: none. */
export const quickKey = ({
  game,
  options,
  first,
  series,
  clock,
  start,
  public: isPublic,
}: TableSettings): string | undefined => {
  if (!isPublic || start !== 'full' || series !== null || clock.kind === 'days') return undefined;
  const kind = JSON.stringify([game, options, first ?? null]);
  return createHash('sha256').update(kind).digest('base64url').slice(0, 22);
};

/** Settings as they were stored, perhaps by an earlier version that knew fewer of them. */
export const parseStoredSettings = (text: string): TableSettings => ({
  preset: '',
  daily: null,
  ...JSON.parse(text),
});
