// What this device remembers of the dice: the fingerprints it was shown at tables, and the shares it has given. With
// them nobody can put others in their place when the game is over.
import { keep, readKeptJson } from '../app/kept.ts';

interface Witness {
  /** Table and fingerprint, the latest last. */
  readonly seen: readonly (readonly [table: string, commitment: string])[];
  readonly given: readonly string[];
}

const KEY = 'witness';
const MOST = 200;

const remembered = (): Witness => {
  const kept = readKeptJson<Partial<Witness>>(KEY);
  const list = <T>(value: readonly T[] | undefined): readonly T[] => (Array.isArray(value) ? value : []);
  return { seen: list(kept?.seen), given: list(kept?.given) };
};

/** The fingerprint this table showed when it was first looked at. */
export const commitmentSeen = (table: string): string | undefined =>
  remembered().seen.find(([id]) => id === table)?.[1];

/** What is seen first counts. */
export const noteCommitment = (table: string, commitment: string): void => {
  const { seen, given } = remembered();
  if (seen.some(([id]) => id === table)) return;
  keep(KEY, JSON.stringify({ seen: [...seen, [table, commitment]].slice(-MOST), given }));
};

export const hasGiven = (share: string): boolean => remembered().given.includes(share);

export const noteShare = (share: string): void => {
  const { seen, given } = remembered();
  keep(KEY, JSON.stringify({ seen, given: [...given, share].slice(-MOST) }));
};
