// Saves dice on this device: the commitments it was shown at tables, and its own shares. So nobody can replace
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

interface SavedDice {
  /** Table and commitment of the server, the latest last. */
  readonly seen: readonly (readonly [table: string, commitment: string])[];
  /** Shares that earlier versions gave without a commitment. */
  readonly given: readonly string[];
  readonly shares: readonly OwnShare[];
}

const KEY = 'witness';
const MAX_SAVED = 200;

const OwnShareSchema: v.GenericSchema<unknown, OwnShare> = v.object({
  commitment: v.string(),
  entropy: v.string(),
  revealed: v.exactOptional(v.object({ table: v.string(), commitments: v.array(v.string()) })),
});

/** A part that cannot be read does not take the others with it. */
const SavedDiceSchema = v.object({
  seen: v.fallback(v.array(v.tuple([v.string(), v.string()])), []),
  given: v.fallback(v.array(v.string()), []),
  shares: v.fallback(v.array(OwnShareSchema), []),
});

const savedDice = (): SavedDice =>
  readStoredJson(KEY, SavedDiceSchema) ?? { seen: [], given: [], shares: [] };

const saveDice = (change: Partial<SavedDice>): void => {
  writeStored(KEY, JSON.stringify({ ...savedDice(), ...change }));
};

/** The commitment this table showed first. */
export const seenCommitment = (table: string): string | undefined =>
  savedDice().seen.find(([id]) => id === table)?.[1];

/** The first one counts. */
export const saveCommitment = (table: string, commitment: string): void => {
  const { seen } = savedDice();
  if (seen.some(([id]) => id === table)) return;
  saveDice({ seen: [...seen, [table, commitment] as const].slice(-MAX_SAVED) });
};

export const saveShare = (share: OwnShare): void => {
  const others = savedDice().shares.filter(({ commitment }) => commitment !== share.commitment);
  saveDice({ shares: [...others, share].slice(-MAX_SAVED) });
};

export const shareCommittedTo = (commitment: string): OwnShare | undefined =>
  savedDice().shares.find((share) => share.commitment === commitment);

/** The share that this device revealed last at this table. */
export const shareRevealedAt = (table: string): OwnShare | undefined =>
  savedDice().shares.findLast(({ revealed }) => revealed?.table === table);

export const isOwnShare = (entropy: string): boolean => {
  const { given, shares } = savedDice();
  return given.includes(entropy) || shares.some((share) => share.entropy === entropy);
};
