// Reads from a record the proof of its dice, and checks every throw in the browser.
import type { FairnessError } from '@crescendo/protocol/fair';
import type { AnyGame, GameRecord, Seat } from '@crescendo/rules';
import type { OwnShare } from '../../../session/remote/saved-dice.ts';

export interface Fairness {
  /** The hash of the server's secret seed, shown before the first chance event. */
  readonly commitment: string | undefined;
  /** The seed itself, revealed when the game is over. */
  readonly seed: string | undefined;
  /** The share that each seat has added; empty: nothing. */
  readonly shares: readonly string[];
  /** The commitment that each seat had made before; empty: nothing. */
  readonly commitments: readonly string[];
  /** The number of times that chance has decided. */
  readonly throws: number;
}

const letterOf = (seat: Seat): string => String.fromCharCode(97 + seat);

export const fairnessIn = ({ fairness, seats, events }: GameRecord): Fairness => {
  const ofSeats = (name: string): readonly string[] =>
    Array.from({ length: seats }, (_, seat) => fairness[`${name}-${letterOf(seat)}`] ?? '');
  return {
    commitment: fairness.commitment,
    seed: fairness.seed,
    shares: ofSeats('entropy'),
    commitments: ofSeats('commitment'),
    throws: events.filter(({ kind }) => kind === 'chance').length,
  };
};

const nextPicture = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });

/** The dice of a table as this device remembers them. */
export interface SavedFacts {
  /** The server's commitment, as it was shown at the table. */
  readonly seen: string | undefined;
  /** The share that this device revealed there. */
  readonly own: OwnShare | undefined;
  /** Tells whether this is a share of this device, perhaps one that was given without a commitment. */
  readonly isOwn: (share: string) => boolean;
}

/** The errors of the dice: those in the record, or contradictions to this device's memory. */
export type DiceError =
  | FairnessError
  | { readonly code: 'other-commitment' }
  | { readonly code: 'own-share-missing' }
  | { readonly code: 'share-exchanged'; readonly seat: Seat };

/** Finds a contradiction to this device's memory. */
export const savedDiceError = (
  { commitment, shares, commitments }: Fairness,
  { seen, own }: SavedFacts,
): DiceError | undefined => {
  if (seen !== undefined && seen !== commitment) return { code: 'other-commitment' };
  if (own?.revealed === undefined) return undefined;
  if (!shares.includes(own.entropy)) return { code: 'own-share-missing' };
  const exchanged = own.revealed.commitments.findIndex((then, seat) => then !== (commitments[seat] ?? ''));
  return exchanged < 0 ? undefined : { code: 'share-exchanged', seat: exchanged };
};

/**
 * The proof where nothing is wrong. `fixed`: this device has a share, and every other was fixed before this one was
 * revealed. `own`: it has a share, but another may have been chosen after it. `follows`: it has none, so only that the dice
 * follow from the shares.
 */
export type Proof = 'fixed' | 'own' | 'follows';

export const proofFor = ({ shares, commitments }: Fairness, { own, isOwn }: SavedFacts): Proof => {
  if (!shares.some((share) => share !== '' && isOwn(share))) return 'follows';
  const isFixed = shares.every((share, seat) => share === '' || commitments[seat] !== '');
  return own?.revealed !== undefined && isFixed ? 'fixed' : 'own';
};

/** Computes every chance event again; `undefined`: all agree. Waits for a paint first, so that the page can say that it checks. */
export const checkFairness = async (
  record: GameRecord,
  game: AnyGame,
  memory: SavedFacts,
): Promise<DiceError | undefined> => {
  const [{ fairnessError }] = await Promise.all([import('@crescendo/protocol/fair'), nextPicture()]);
  return savedDiceError(fairnessIn(record), memory) ?? fairnessError(record, () => game);
};
