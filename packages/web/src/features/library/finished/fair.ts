// Reads from a record what it says about its dice, and checks every throw in the browser.
import type { DiceMemory, Verdict } from '@crescendo/protocol/fair';
import { readTerms } from '@crescendo/protocol/terms';
import type { AnyGame, GameRecord, Seat } from '@crescendo/rules';

export interface Fairness {
  /** The hash of the server's secret number, shown before the first chance event. */
  readonly commitment: string | undefined;
  /** The number itself, revealed when the game is over. */
  readonly seed: string | undefined;
  /** The number that each seat has added; empty: nothing. */
  readonly shares: readonly string[];
  /** The commitment that each seat had made before; empty: nothing. */
  readonly commitments: readonly string[];
  /** Everything that decides how the numbers become dice; tables of earlier versions have none. */
  readonly terms: string | undefined;
  /** The number of times that chance has decided. */
  readonly throws: number;
}

const letterOf = (seat: Seat): string => String.fromCharCode(97 + seat);

export const fairnessIn = ({ fairness, seats, events }: GameRecord): Fairness => {
  const ofSeats = (name: string): readonly string[] =>
    Array.from({ length: seats }, (_, seat) => fairness[`${name}-${letterOf(seat)}`] ?? '');
  const { terms } = fairness;
  const read = terms === undefined ? undefined : readTerms(terms);
  const throws = events.filter(({ kind }) => kind === 'chance').length;
  if (terms !== undefined)
    return {
      commitment: read?.server,
      seed: fairness.secret,
      shares: ofSeats('number'),
      commitments: read?.commitments ?? [],
      terms,
      throws,
    };
  return {
    commitment: fairness.commitment,
    seed: fairness.seed,
    shares: ofSeats('entropy'),
    commitments: ofSeats('commitment'),
    terms,
    throws,
  };
};

const nextPicture = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });

/** Computes every chance event again, and compares all with this device's memory. Waits for a paint first, so that the page can say that it checks. */
export const checkFairness = async (
  record: GameRecord,
  game: AnyGame,
  memory: DiceMemory,
): Promise<Verdict> => {
  const [{ verdictOn }] = await Promise.all([import('@crescendo/protocol/fair'), nextPicture()]);
  return verdictOn(record, () => game, memory);
};
