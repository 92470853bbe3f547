// Reads and checks the arguments of a command; anything invalid throws a CliError.
import { type ParseArgsConfig, parseArgs } from 'node:util';
import {
  type AnyGame,
  formatSeat,
  GAMES,
  gameById,
  type OptionFault,
  type OptionKind,
  type OptionValues,
  parseOptions,
  parseSeat,
  range,
  type Seat,
  type SeriesOptions,
} from '@crescendo/rules';
import { LANGUAGES, type Language, list } from '@crescendo/words';
import { CliError } from './cli-error.ts';

type Flags = NonNullable<ParseArgsConfig['options']>;
type Config<F extends Flags> = { args: string[]; options: F; allowPositionals: true; strict: true };

export const readArguments = <F extends Flags>(
  args: readonly string[],
  options: F,
  maxPositionals: number,
): ReturnType<typeof parseArgs<Config<F>>> => {
  try {
    const parsed = parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
    const extra = parsed.positionals[maxPositionals];
    if (extra !== undefined) throw new CliError(`Unexpected argument “${extra}”.`);
    return parsed;
  } catch (error) {
    if (error instanceof CliError) throw error;
    // The parser gives several sentences of explanation; the first one is enough.
    throw new CliError(`${(error as Error).message.replace(/\. .*$|\.$/s, '')}.`);
  }
};

/** `a, b or c`, in the language of the command line's own messages. */
export const listed = (items: readonly (string | number)[], type: 'and' | 'or' = 'or'): string =>
  list('en', items, type);

export const readGame = (id: string | undefined): AnyGame => {
  const known = listed(GAMES.map((game) => game.id));
  if (id === undefined) throw new CliError(`Which game? Choose ${known}.`);
  const game = gameById(id.toLowerCase());
  if (game === undefined) throw new CliError(`There is no game “${id}”: choose ${known}.`);
  return game;
};

export const readInteger = (name: string, text: string, min: number, max = 1_000_000_000): number => {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= min && value <= max) return value;
  throw new CliError(`--${name} takes a whole number from ${min} to ${max}, not “${text}”.`);
};

/** The preset that `--options` names, if it names one the game has. */
const presetIn = (game: AnyGame, optionsText: string): AnyGame['presets'][string] | undefined => {
  const preset = /(?:^|[\s,])preset=([^\s,]+)/.exec(optionsText)?.[1];
  return preset === undefined ? undefined : game.presets[preset];
};

/** How many can play: the preset decides if one was chosen, otherwise the game. */
export const seatRange = (game: AnyGame, optionsText: string): AnyGame['seats'] =>
  presetIn(game, optionsText)?.seats ?? game.seats;

/** How several rounds are counted: by the preset if one was chosen, otherwise by the game. */
export const readSeries = (game: AnyGame, optionsText: string): SeriesOptions => {
  const series = presetIn(game, optionsText)?.series ?? game.series;
  if (series === undefined) throw new CliError(`${game.id} is not played in a series.`);
  return series;
};

export const checkSeats = (game: AnyGame, count: number, optionsText: string): number => {
  const { min, max } = seatRange(game, optionsText);
  if (count >= min && count <= max) return count;
  throw new CliError(`${game.id} has ${min} to ${max} seats, not ${count}.`);
};

/** The seat that begins, where the rules leave that free. */
export const readFirst = (game: AnyGame, options: OptionValues, seats: number, text: string): Seat => {
  if (!game.choosesFirst(options))
    throw new CliError(`--first is not for this game: the rules of ${game.id} decide who begins.`);
  const seat = parseSeat(text.toUpperCase(), seats);
  if (seat !== undefined) return seat;
  const letters = listed(range(seats).map(formatSeat));
  throw new CliError(`--first takes a seat, ${letters}, not “${text}”.`);
};

const valuesOf = (kind: OptionKind): string => {
  if (kind.kind === 'flag') return 'true or false';
  return kind.kind === 'choice' ? listed(kind.of) : `a whole number from ${kind.min} to ${kind.max}`;
};

// One sentence each, naming the game: the catalogues' sentences are for forms that already show it.
const faultText = (game: AnyGame, fault: OptionFault): string => {
  if (fault.code === 'unknown-option')
    return `${game.id} has no option “${fault.option}”: it has ${listed(fault.known, 'and')}.`;
  if (fault.code === 'unknown-preset')
    return `${game.id} has no preset “${fault.preset}”: it has ${listed(fault.known, 'and')}.`;
  return `The option ${fault.option} of ${game.id} takes ${valuesOf(fault.kind)}, not “${fault.value}”.`;
};

export const readOptions = (game: AnyGame, text: string): OptionValues => {
  const parsed = parseOptions(game, text);
  if ('fault' in parsed) throw new CliError(faultText(game, parsed.fault));
  return parsed.options;
};

const isLanguage = (text: string): text is Language => (LANGUAGES as readonly string[]).includes(text);

/** The language asked for, or the system's, or English. */
export const readLanguage = (asked: string | undefined, env: NodeJS.ProcessEnv): Language => {
  if (asked !== undefined) {
    const language = asked.slice(0, 2).toLowerCase();
    if (isLanguage(language)) return language;
    throw new CliError(`--lang takes ${listed(LANGUAGES)}, not “${asked}”.`);
  }
  const system = (env.LC_ALL || env.LC_MESSAGES || env.LANG || '').slice(0, 2).toLowerCase();
  return isLanguage(system) ? system : 'en';
};
