// How a table is to be: what was asked for, with everything left unsaid filled in, and checked by the rules.

import { botsOf } from '@crescendo/bots';
import type { Clock, CreateTable } from '@crescendo/protocol';
import {
  type AnyGame,
  gameById,
  inSeries,
  type OptionValue,
  parseOptions,
  type SeriesOptions,
} from '@crescendo/rules';
import { RequestError } from '../request-error.ts';

export interface TableSettings {
  readonly game: string;
  /** The edition the options began with; empty: none. */
  readonly preset: string;
  readonly seats: number;
  readonly options: { readonly [option: string]: OptionValue };
  readonly series: SeriesOptions | null;
  readonly clock: Clock;
  readonly stopClock: boolean;
  readonly public: boolean;
  readonly spectators: boolean;
  readonly delay: number;
  readonly talk: boolean;
  readonly level: NonNullable<CreateTable['level']>;
  readonly absent: number;
  readonly start: 'full' | 'host';
  /** The deal of this day; `null`: a table like any other. */
  readonly daily: string | null;
}

const WORD = /^[A-Za-z0-9._-]{1,60}$/;

const readOptions = (game: AnyGame, { preset, options = {} }: CreateTable): TableSettings['options'] => {
  const words = [
    ...(preset === undefined ? [] : [`preset=${preset}`]),
    ...Object.entries(options).map(([key, value]) => `${key}=${value}`),
  ];
  const odd = words.find((word) => !word.split('=').every((part) => WORD.test(part)));
  if (odd !== undefined) throw new RequestError('bad-options', { code: 'unknown-option' });
  const parsed = parseOptions(game, words.join(' '));
  if ('fault' in parsed) throw new RequestError('bad-options', parsed.fault);
  return parsed.options as TableSettings['options'];
};

const readSeries = (game: AnyGame, { series = false, preset }: CreateTable): SeriesOptions | null => {
  if (series === false) return null;
  if (series !== true) return series;
  const usual = (preset !== undefined && game.presets[preset]?.series) || game.series;
  if (!usual) throw new RequestError('bad-options', { code: 'no-series' });
  return usual;
};

/** The clock an edition asks for stands among its options, where it has one. */
const readClock = (clock: CreateTable['clock'], options: TableSettings['options']): Clock => {
  if (clock !== 'game') return clock ?? { kind: 'none' };
  const number = (name: string): number => Number(options[name] ?? 0);
  if (number('bank') > 0) return { kind: 'bank', seconds: number('bank'), increment: number('increment') };
  return number('seconds') > 0 ? { kind: 'move', seconds: number('seconds') } : { kind: 'none' };
};

export const readSettings = (asked: CreateTable): TableSettings => {
  const game = gameById(asked.game);
  if (game === undefined) throw new RequestError('unknown-game');
  const options = readOptions(game, asked);
  const { min, max } = (asked.preset !== undefined && game.presets[asked.preset]?.seats) || game.seats;
  if (asked.seats < min || asked.seats > max)
    throw new RequestError('bad-seats', { code: 'bad-seats', ...{ min, max } });
  const level = asked.level ?? 'casual';
  if (!botsOf(game).includes(level)) throw new RequestError('unknown-bot');
  return {
    game: game.id,
    preset: asked.preset ?? '',
    seats: asked.seats,
    options,
    series: readSeries(game, asked),
    clock: readClock(asked.clock, options),
    stopClock: asked.stopClock ?? false,
    public: asked.public ?? false,
    spectators: asked.spectators ?? true,
    delay: asked.delay ?? 0,
    talk: asked.talk ?? true,
    level,
    absent: asked.absent ?? 120,
    start: asked.start ?? 'full',
    daily: null,
  };
};

/** TableSettings as they were written, also by an earlier version that knew less. */
export const parseStoredSettings = (text: string): TableSettings => ({
  preset: '',
  daily: null,
  ...JSON.parse(text),
});

export const gameOfSettings = ({ game, series }: TableSettings): AnyGame => {
  const base = gameById(game);
  if (base === undefined) throw new Error(`unknown game ${game}`);
  return series === null ? base : inSeries(base, series);
};
