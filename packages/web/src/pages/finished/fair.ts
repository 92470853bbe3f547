// Was it fair? What a record says about its dice, and the check of every throw, here in the browser.
import type { FairFault } from '@crescendo/protocol/fair';
import type { AnyGame, GameRecord } from '@crescendo/rules';

export interface Fairness {
  /** The fingerprint of the server's secret number, shown before the first throw. */
  readonly commitment: string | undefined;
  /** The secret number itself, shown when nothing is left to hide. */
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

/** What is wrong with the dice; besides what a record alone can show, what this device remembers otherwise. */
export type Fault = FairFault | { readonly code: 'other-commitment' };

/**
 * Throw everything again; `undefined`: each fell as it had to. `seen` is the fingerprint that this device was shown at
 * the table, where it was there. The page may first say that it begins.
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
