// The one verdict about the dice of a record: what is proven, given what a device wrote down while it played.
import type { GameRecord, Lookup, Seat } from '@crescendo/rules';
import { sharesIn } from './dice.ts';
import { readTerms } from './terms.ts';
import { checkDice, type FairnessError, numbersIn } from './verify.ts';

export { fairnessError } from './verify.ts';

/** The notes of a device about the dice of a table. */
export interface DiceMemory {
  /** The fingerprint of the server's number, as it was first shown. */
  readonly server?: string | undefined;
  /** The fingerprint that was published for the deal of a day before that day began. */
  readonly published?: string | undefined;
  /** The terms, written down before this device's number left it. */
  readonly terms?: string | undefined;
  /** The commitments of all seats at that moment; of tables of version 1, which have no terms. */
  readonly commitments?: readonly string[] | undefined;
  /** This device's number. */
  readonly number?: string | undefined;
  /** `confirmed`: the server said that it has the number. */
  readonly state?: 'committed' | 'sent' | 'confirmed' | undefined;
  /** The number of shares that this device had revealed before, also at tables that this one replaces. */
  readonly earlier?: number | undefined;
}

const STATES = ['committed', 'sent', 'confirmed'] as const;

/** The same from the text of a file; `undefined`: it is something else. */
export const readDiceMemory = (text: string): DiceMemory | undefined => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  const { server, terms, number, published, commitments, state, earlier } = value as Record<string, unknown>;
  const isText = (part: unknown): part is string | undefined =>
    part === undefined || typeof part === 'string';
  if (!isText(server) || !isText(terms) || !isText(number) || !isText(published)) return undefined;
  if (server === undefined && terms === undefined && number === undefined) return undefined;
  return {
    server,
    terms,
    number,
    published,
    commitments: Array.isArray(commitments) ? commitments.map(String) : undefined,
    state: STATES.find((known) => known === state),
    earlier: typeof earlier === 'number' ? earlier : undefined,
  };
};

/** A contradiction: within the record, or to what this device remembers. */
export type DiceError =
  | FairnessError
  | { readonly code: 'wrong-result' }
  /** The record says nothing about its dice, but this device remembers them. */
  | { readonly code: 'lines-removed' }
  | { readonly code: 'other-commitment' }
  | { readonly code: 'changed-terms' }
  | { readonly code: 'own-share-missing' }
  | { readonly code: 'share-exchanged'; readonly seat: Seat };

/** The reason why not everything is proven, although nothing is wrong. */
export type WhyUnproven =
  | 'no-lines'
  | 'cut-off'
  /** This device's number is not among them, and the server never confirmed it. */
  | 'late'
  /** A table of an earlier version, which bound less. */
  | 'old-version'
  /** A deal of the day: only the server has a number. */
  | 'server-alone'
  /** The same, and this device had seen its fingerprint the day before. */
  | 'server-beforehand'
  /** No device that played was asked. */
  | 'no-memory';

export type Verdict =
  | { readonly grade: 'proven' }
  /** Proven, unless these seats worked together with the server, who could then choose among so many outcomes. */
  | { readonly grade: 'unless'; readonly seats: readonly Seat[]; readonly outcomes: number }
  | { readonly grade: 'unproven'; readonly why: WhyUnproven }
  /** The same, because the player of this device has agreed to new dice so many times. */
  | { readonly grade: 'unproven'; readonly why: 'agreed-anew'; readonly times: number }
  | { readonly grade: 'broken'; readonly error: DiceError };

interface RecordedDice {
  readonly server: string | undefined;
  readonly terms: string | undefined;
  readonly commitments: readonly string[];
  readonly numbers: readonly string[];
}

export const diceOf = (record: GameRecord): RecordedDice => {
  const { terms, commitment } = record.fairness;
  const read = terms === undefined ? undefined : readTerms(terms);
  if (read !== undefined)
    return { server: read.server, terms, commitments: read.commitments, numbers: numbersIn(record) };
  const shares = sharesIn(record);
  return {
    server: commitment,
    terms: undefined,
    commitments: shares.map((share) => share.commitment),
    numbers: shares.map((share) => share.entropy),
  };
};

/** The first contradiction between the record and what this device remembers. */
const contradiction = (dice: RecordedDice, memory: DiceMemory): DiceError | undefined => {
  const { server, published, terms, commitments, number, state } = memory;
  if (dice.server === undefined)
    return server !== undefined || terms !== undefined || published !== undefined
      ? { code: 'lines-removed' }
      : undefined;
  if (server !== undefined && server !== dice.server) return { code: 'other-commitment' };
  if (published !== undefined && published !== dice.server) return { code: 'other-commitment' };
  const then = terms === undefined ? commitments : readTerms(terms)?.commitments;
  const exchanged = then?.findIndex((commitment, seat) => commitment !== dice.commitments[seat]) ?? -1;
  if (exchanged >= 0) return { code: 'share-exchanged', seat: exchanged };
  if (terms !== undefined && terms !== dice.terms) return { code: 'changed-terms' };
  if (number !== undefined && state === 'confirmed' && !dice.numbers.includes(number))
    return { code: 'own-share-missing' };
  return undefined;
};

/** Names the part of a proof that is missing where nothing is wrong. */
const missing = (dice: RecordedDice, { number, terms, published }: DiceMemory): WhyUnproven | undefined => {
  if (dice.terms === undefined) return 'old-version';
  if (number !== undefined && !dice.numbers.includes(number)) return 'late';
  if (dice.commitments.every((commitment) => commitment === ''))
    return published === undefined ? 'server-alone' : 'server-beforehand';
  return number === undefined || terms === undefined ? 'no-memory' : undefined;
};

export const verdictOn = (record: GameRecord, lookup: Lookup, memory: DiceMemory = {}): Verdict => {
  const dice = diceOf(record);
  const error = contradiction(dice, memory);
  if (error !== undefined) return { grade: 'broken', error };
  const { error: found, replay } = checkDice(record, lookup);
  if (found?.code === 'no-fair-lines' && dice.server === undefined && record.fairness.terms === undefined)
    return { grade: 'unproven', why: 'no-lines' };
  if (found !== undefined) return { grade: 'broken', error: found };
  if (replay?.error?.code === 'wrong-result') return { grade: 'broken', error: { code: 'wrong-result' } };
  if (replay?.match.turn.kind !== 'over') return { grade: 'unproven', why: 'cut-off' };
  const why = missing(dice, memory);
  if (why !== undefined) return { grade: 'unproven', why };
  const { earlier = 0 } = memory;
  if (earlier > 0) return { grade: 'unproven', why: 'agreed-anew', times: earlier };
  const seats = dice.commitments.flatMap((commitment, seat) =>
    commitment !== '' && dice.numbers[seat] === '' ? [seat] : [],
  );
  return seats.length === 0 ? { grade: 'proven' } : { grade: 'unless', seats, outcomes: 2 ** seats.length };
};
