// Everything that decides how the numbers become dice, as one text. Each device writes it down before it reveals its number,
// and the dice are computed from it, so that nothing of it can be changed afterwards. docs/fair-dice.md describes every byte.
import type { GameRecord, OptionValues, Seat, SeriesOptions } from '@crescendo/rules';

/** The version of the procedure; tables of earlier versions have none, see dice.ts. */
export const DICE_VERSION = 2;

export interface DiceTerms {
  readonly game: string;
  readonly seats: number;
  readonly options: OptionValues;
  readonly series: SeriesOptions | null;
  /** The seat that begins where the rules leave it open; `drawn`: by these dice. */
  readonly first: Seat | 'drawn';
  /** The fingerprint of the server's number. */
  readonly server: string;
  /** The fingerprint of each seat's number; empty: the seat has none. */
  readonly commitments: readonly string[];
}

const letterOf = (seat: Seat): string => String.fromCharCode(65 + seat);

const optionLines = (options: OptionValues): readonly string[] =>
  Object.keys(options)
    .toSorted((a, b) => (a < b ? -1 : 1))
    .map((name) => `option ${name} ${options[name]}`);

const seriesText = (series: SeriesOptions | null): string =>
  series === null ? 'none' : `rounds=${series.rounds} target=${series.target} by=${series.by}`;

export const termsText = ({ game, seats, options, series, first, server, commitments }: DiceTerms): string =>
  [
    `crescendo dice ${DICE_VERSION}`,
    `game ${game}`,
    `seats ${seats}`,
    ...optionLines(options),
    `series ${seriesText(series)}`,
    `first ${first === 'drawn' ? 'drawn' : letterOf(first)}`,
    'draws stable',
    `server ${server}`,
    ...commitments.map((commitment, seat) => `seat ${letterOf(seat)} ${commitment || 'none'}`),
    '',
  ].join('\n');

const HEX = /^[0-9a-f]{64}$/;

/** The lines that a record does not say elsewhere; `undefined`: this is not the text of such terms. */
export interface ReadTerms {
  readonly first: Seat | 'drawn';
  readonly server: string;
  readonly commitments: readonly string[];
  /** The options by name, as text. */
  readonly options: ReadonlyMap<string, string>;
}

export const readTerms = (text: string): ReadTerms | undefined => {
  const lines = text.split('\n').map((line) => line.split(' '));
  const rests = (word: string): readonly string[] =>
    lines.filter(([found]) => found === word).map((line) => line.slice(1).join(' '));
  const [[first = ''], [server = '']] = [rests('first'), rests('server')];
  const commitments = rests('seat').map((rest) => rest.slice(2));
  if (!/^(drawn|[A-P])$/.test(first) || !HEX.test(server)) return undefined;
  if (!commitments.every((one) => one === 'none' || HEX.test(one))) return undefined;
  return {
    first: first === 'drawn' ? 'drawn' : first.charCodeAt(0) - 65,
    server,
    commitments: commitments.map((one) => (one === 'none' ? '' : one)),
    options: new Map(
      rests('option').map((rest) => {
        const cut = rest.indexOf(' ');
        return [rest.slice(0, cut), rest.slice(cut + 1)];
      }),
    ),
  };
};

/** Tells whether these are the terms of this record, to the byte. Options that were added to the game since have their defaults. */
export const areTermsOf = (text: string, record: GameRecord, defaults: OptionValues): boolean => {
  const read = readTerms(text);
  if (read === undefined) return false;
  const known = Object.keys(record.options).filter((name) => read.options.has(name));
  const isDefault = (name: string): boolean => record.options[name] === defaults[name];
  if (!Object.keys(record.options).every((name) => known.includes(name) || isDefault(name))) return false;
  const options = Object.fromEntries(known.map((name) => [name, record.options[name] ?? false]));
  const { game, seats, series } = record;
  const first = read.first === 'drawn' ? 'drawn' : (record.first ?? 0);
  return text === termsText({ ...read, game, seats, series, options, first });
};

/** The facts that the terms depend on, as a table shows them. */
export interface ShownTable {
  readonly game: string;
  readonly seats: number;
  readonly options: OptionValues;
  readonly series: SeriesOptions | null;
  readonly first?: Seat | 'random' | undefined;
  readonly commitment: string;
  readonly seating: readonly { readonly commitment?: string | undefined }[];
}

/** The terms of a table whose shares are fixed, as each device computes them for itself. */
export const termsAt = ({ first = 0, commitment, seating, ...table }: ShownTable): string =>
  termsText({
    ...table,
    first: first === 'random' ? 'drawn' : first,
    server: commitment,
    commitments: seating.map((seat) => seat.commitment ?? ''),
  });
