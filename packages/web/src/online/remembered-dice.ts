// What this device remembers of the dice: the commitments it was shown at tables, and the shares it has given. So nobody
// can replace them when the game is over.
import { readStoredJson, writeStored } from '../app/storage.ts';

interface RememberedDice {
  /** Table and commitment, the latest last. */
  readonly seen: readonly (readonly [table: string, commitment: string])[];
  readonly given: readonly string[];
}

const KEY = 'witness';
const MAX_REMEMBERED = 200;

const remembered = (): RememberedDice => {
  const kept = readStoredJson<Partial<RememberedDice>>(KEY);
  const list = <T>(value: readonly T[] | undefined): readonly T[] => (Array.isArray(value) ? value : []);
  return { seen: list(kept?.seen), given: list(kept?.given) };
};

/** The commitment this table showed first. */
export const seenCommitment = (table: string): string | undefined =>
  remembered().seen.find(([id]) => id === table)?.[1];

/** The first one counts. */
export const rememberCommitment = (table: string, commitment: string): void => {
  const { seen, given } = remembered();
  if (seen.some(([id]) => id === table)) return;
  writeStored(KEY, JSON.stringify({ seen: [...seen, [table, commitment]].slice(-MAX_REMEMBERED), given }));
};

export const isOwnShare = (share: string): boolean => remembered().given.includes(share);

export const rememberShare = (share: string): void => {
  const { seen, given } = remembered();
  writeStored(KEY, JSON.stringify({ seen, given: [...given, share].slice(-MAX_REMEMBERED) }));
};
