// Remembers the dice on this device: the commitments it was shown at tables, and its own shares. So nobody can replace
// them when the game is over.
import * as v from 'valibot';
import { readStoredJson, writeStored } from '../../shell/storage/storage.ts';

/** A share of the dice that this device has committed to. */
export interface OwnShare {
  readonly commitment: string;
  readonly entropy: string;
  /** The table where it was revealed, and what every seat had committed to by then (empty: nothing). */
  readonly revealed?: { readonly table: string; readonly commitments: readonly string[] };
}

interface RememberedDice {
  /** Table and commitment of the server, the latest last. */
  readonly seen: readonly (readonly [table: string, commitment: string])[];
  /** Shares that earlier versions gave without a commitment. */
  readonly given: readonly string[];
  readonly shares: readonly OwnShare[];
}

const KEY = 'witness';
const MAX_REMEMBERED = 200;

const OwnShareSchema: v.GenericSchema<unknown, OwnShare> = v.object({
  commitment: v.string(),
  entropy: v.string(),
  revealed: v.exactOptional(v.object({ table: v.string(), commitments: v.array(v.string()) })),
});

/** A part that cannot be read does not take the others with it. */
const RememberedSchema = v.object({
  seen: v.fallback(v.array(v.tuple([v.string(), v.string()])), []),
  given: v.fallback(v.array(v.string()), []),
  shares: v.fallback(v.array(OwnShareSchema), []),
});

const remembered = (): RememberedDice =>
  readStoredJson(KEY, RememberedSchema) ?? { seen: [], given: [], shares: [] };

const remember = (change: Partial<RememberedDice>): void => {
  writeStored(KEY, JSON.stringify({ ...remembered(), ...change }));
};

/** The commitment this table showed first. */
export const seenCommitment = (table: string): string | undefined =>
  remembered().seen.find(([id]) => id === table)?.[1];

/** The first one counts. */
export const rememberCommitment = (table: string, commitment: string): void => {
  const { seen } = remembered();
  if (seen.some(([id]) => id === table)) return;
  remember({ seen: [...seen, [table, commitment] as const].slice(-MAX_REMEMBERED) });
};

export const rememberShare = (share: OwnShare): void => {
  const others = remembered().shares.filter(({ commitment }) => commitment !== share.commitment);
  remember({ shares: [...others, share].slice(-MAX_REMEMBERED) });
};

export const shareCommittedTo = (commitment: string): OwnShare | undefined =>
  remembered().shares.find((share) => share.commitment === commitment);

/** The share that this device revealed last at this table. */
export const shareRevealedAt = (table: string): OwnShare | undefined =>
  remembered().shares.findLast(({ revealed }) => revealed?.table === table);

export const isOwnShare = (entropy: string): boolean => {
  const { given, shares } = remembered();
  return given.includes(entropy) || shares.some((share) => share.entropy === entropy);
};
