// Reads and checks the arguments of a command; anything invalid throws a CliError.
import { type ParseArgsConfig, parseArgs } from 'node:util';
import {
  type AnyGame,
  defaultPreset,
  formatSeat,
  GAMES,
  gameById,
  type OptionError,
  type OptionValues,
  parseOptions,
  parseSeat,
  range,
  type Seat,
  type SeriesOptions,
  titleOf,
} from '@crescendo/rules';
import { CliError } from './cli-error.ts';
import type { ErrorWords } from './words.ts';

type Flags = NonNullable<ParseArgsConfig['options']>;
/** Every command speaks the language asked for. */
const LANG = { lang: { type: 'string' } } as const;
type Config<F extends Flags> = {
  args: string[];
  options: F & typeof LANG;
  allowPositionals: true;
  strict: true;
};

/** Translates the parser's errors, which it has in English only. */
const flagText = (error: Error & { readonly code?: string }, words: ErrorWords): string => {
  const flag = /'(?:-\w, )?(-[^' ]*)/.exec(error.message)?.[1] ?? '';
  if (error.code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return words.unknownFlag(flag);
  return error.message.includes('does not take') ? words.flagTakesNoValue(flag) : words.flagNeedsValue(flag);
};

export const readArguments = <F extends Flags>(
  args: readonly string[],
  options: F,
  maxPositionals: number,
): ReturnType<typeof parseArgs<Config<F>>> => {
  try {
    const parsed = parseArgs<Config<F>>({
      args: [...args],
      options: { ...options, ...LANG },
      allowPositionals: true,
      strict: true,
    });
    const extra = (parsed.positionals as readonly string[])[maxPositionals];
    if (extra !== undefined) throw new CliError((words) => words.unexpected(extra));
    return parsed;
  } catch (error) {
    if (error instanceof CliError) throw error;
    throw new CliError((words) => flagText(error as Error, words));
  }
};

export const readGame = (id: string | undefined): AnyGame => {
  const known = GAMES.map((game) => game.id);
  if (id === undefined) throw new CliError((words) => words.whichGame(known));
  const game = gameById(id.toLowerCase());
  if (game === undefined) throw new CliError((words) => words.noGame(id, known));
  return game;
};

export const readInteger = (name: string, text: string, min: number, max = 1_000_000_000): number => {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= min && value <= max) return value;
  throw new CliError((words) => words.takesNumber(`--${name}`, min, max, text));
};

/** The preset that `--options` names, if it names one the game has. */
const presetIn = (game: AnyGame, optionsText: string): AnyGame['presets'][string] | undefined => {
  const preset = /(?:^|[\s,])preset=([^\s,]+)/.exec(optionsText)?.[1];
  return preset === undefined ? undefined : game.presets[preset];
};

/** The possible numbers of seats: those of the preset if one was chosen, otherwise of the game. */
export const seatRange = (game: AnyGame, optionsText: string): AnyGame['seats'] =>
  presetIn(game, optionsText)?.seats ?? game.seats;

/** The counting of several rounds: that of the preset if one was chosen, otherwise of the game. */
export const seriesByTheBook = (game: AnyGame, optionsText: string): SeriesOptions | undefined =>
  presetIn(game, optionsText)?.series ?? game.series;

export const readSeries = (game: AnyGame, optionsText: string): SeriesOptions => {
  const series = seriesByTheBook(game, optionsText);
  if (series === undefined) throw new CliError((words) => words.noSeries(titleOf(game.id)));
  return series;
};

export const checkSeats = (game: AnyGame, count: number, optionsText: string): number => {
  const { min, max } = seatRange(game, optionsText);
  if (count >= min && count <= max) return count;
  throw new CliError((words) => words.seatCount(titleOf(game.id), min, max, count));
};

/** The seat that begins, where the rules leave that free. */
export const readFirst = (game: AnyGame, options: OptionValues, seats: number, text: string): Seat => {
  if (!game.choosesFirst(options)) throw new CliError((words) => words.firstByRules(titleOf(game.id)));
  const seat = parseSeat(text.toUpperCase(), seats);
  if (seat !== undefined) return seat;
  throw new CliError((words) => words.firstTakesSeat(range(seats).map(formatSeat), text));
};

// These name the game: the catalogues' sentences are for forms that already show it.
const optionErrorText = (game: AnyGame, error: OptionError, words: ErrorWords): string => {
  if (error.code === 'unknown-option') return words.noOption(titleOf(game.id), error.option, error.known);
  if (error.code === 'unknown-preset') return words.noPreset(titleOf(game.id), error.preset, error.known);
  return words.optionTakes(titleOf(game.id), error.option, error.kind, error.value);
};

/** Those of a game that people play: of the first edition unless another is named. */
export const readPlayOptions = (game: AnyGame, text: string): OptionValues => {
  const { preset } = /(?:^|[\s,])preset=/.test(text) ? {} : defaultPreset(game);
  return readOptions(game, preset === undefined ? text : `preset=${preset} ${text}`);
};

export const readOptions = (game: AnyGame, text: string): OptionValues => {
  const parsed = parseOptions(game, text);
  if ('error' in parsed) throw new CliError((words) => optionErrorText(game, parsed.error, words));
  return parsed.options;
};
