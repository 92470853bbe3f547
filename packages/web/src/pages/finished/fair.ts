// Was it fair? What a record says about its dice, and the check of every throw, in the browser.
import type { FairFault } from '@crescendo/protocol/fair';
import type { AnyGame, GameRecord } from '@crescendo/rules';

export interface Fairness {
  /** The hash of the server's secret seed, shown before the first chance event. */
  readonly commitment: string | undefined;
  /** The seed itself, revealed when the game is over. */
  readonly seed: string | undefined;
  /** What each seat has added; empty: nothing. */
  readonly shares: readonly string[];
  /** How often chance has decided. */
  readonly throws: number;
}

export const fairnessIn = ({ fairness, seats, events }: GameRecord): Fairness => ({
  commitment: fairness.commitment,
  seed: fairness.seed,
  shares: Array.from(
    { length: seats },
    (_, seat) => fairness[`entropy-${String.fromCharCode(97 + seat)}`] ?? '',
  ),
  throws: events.filter(({ kind }) => kind === 'chance').length,
});

const nextPicture = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });

/** What is wrong with the dice: what the record shows, or what contradicts this device's memory. */
export type Fault = FairFault | { readonly code: 'other-commitment' };

/**
 * Computes every chance event again; `undefined`: all agree. `seen` is the commitment that this device was shown at the
 * table, if it was there. Waits for a paint first, so that the page can say that it checks.
 */
export const checkFairness = async (
  record: GameRecord,
  game: AnyGame,
  seen: string | undefined,
): Promise<Fault | undefined> => {
  const [{ fairFault }] = await Promise.all([import('@crescendo/protocol/fair'), nextPicture()]);
  if (seen !== undefined && seen !== record.fairness.commitment) return { code: 'other-commitment' };
  return fairFault(record, () => game);
};
