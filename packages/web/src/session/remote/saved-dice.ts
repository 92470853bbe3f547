// Saves dice on this device: the commitments it was shown at tables, its own shares, and what it wrote down before it
// revealed one. So nothing can be replaced when the game is over.
import type { DiceMemory } from '@crescendo/protocol/fair';
import * as v from 'valibot';
import { readStoredJson, writeStored } from '../../shell/storage/storage.ts';

/** A share that has left this device. */
interface Revealed {
  readonly table: string;
  /** The commitments of all seats by then; empty: none. */
  readonly commitments: readonly string[];
  /** The terms, of dice of version 2. */
  readonly terms?: string;
  /** The server said that it has the share. */
  readonly confirmed?: boolean;
}

/** A share of the dice that this device has committed to. */
export interface OwnShare {
  readonly commitment: string;
  readonly entropy: string;
  readonly revealed?: Revealed;
}

type Pairs<T> = readonly (readonly [table: string, value: T])[];

interface SavedDice {
  /** Table and commitment of the server, the latest last. */
  readonly seen: Pairs<string>;
  /** Shares that earlier versions gave without a commitment. */
  readonly given: readonly string[];
  readonly shares: readonly OwnShare[];
  /** Tables that replaced another one, where a share had been revealed. */
  readonly replaced: Pairs<string>;
  /** Tables where the player has agreed to new dice, and how often. */
  readonly agreed: Pairs<number>;
  /** Fingerprints of the deals of days to come: `2026-11-20 qwinto`. */
  readonly published: Pairs<string>;
}

const KEY = 'witness';
const MAX_SAVED = 200;

const OwnShareSchema: v.GenericSchema<unknown, OwnShare> = v.object({
  commitment: v.string(),
  entropy: v.string(),
  revealed: v.exactOptional(
    v.object({
      table: v.string(),
      commitments: v.array(v.string()),
      terms: v.exactOptional(v.string()),
      confirmed: v.exactOptional(v.boolean()),
    }),
  ),
});

const texts = v.fallback(v.array(v.tuple([v.string(), v.string()])), []);

/** A part that cannot be read does not take the others with it. */
const SavedDiceSchema = v.object({
  seen: texts,
  given: v.fallback(v.array(v.string()), []),
  shares: v.fallback(v.array(OwnShareSchema), []),
  replaced: texts,
  agreed: v.fallback(v.array(v.tuple([v.string(), v.number()])), []),
  published: texts,
});

const NOTHING: SavedDice = { seen: [], given: [], shares: [], replaced: [], agreed: [], published: [] };

const savedDice = (): SavedDice => readStoredJson(KEY, SavedDiceSchema) ?? NOTHING;

const saveDice = (change: Partial<SavedDice>): void => {
  writeStored(KEY, JSON.stringify({ ...savedDice(), ...change }));
};

const valueIn = <T>(pairs: Pairs<T>, key: string): T | undefined => pairs.find(([id]) => id === key)?.[1];

/** The commitment this table showed first. */
export const seenCommitment = (table: string): string | undefined => valueIn(savedDice().seen, table);

/** The first one counts. */
export const saveCommitment = (table: string, commitment: string): void => {
  const { seen } = savedDice();
  if (valueIn(seen, table) !== undefined) return;
  saveDice({ seen: [...seen, [table, commitment] as const].slice(-MAX_SAVED) });
};

export const publishedFor = (day: string, game: string): string | undefined =>
  valueIn(savedDice().published, `${day} ${game}`);

/** The fingerprint of a deal to come; the first one counts. */
export const savePublished = (day: string, game: string, fingerprint: string): void => {
  const { published } = savedDice();
  const key = `${day} ${game}`;
  if (valueIn(published, key) !== undefined) return;
  saveDice({ published: [...published, [key, fingerprint] as const].slice(-MAX_SAVED) });
};

export const saveShare = (share: OwnShare): void => {
  const others = savedDice().shares.filter(({ commitment }) => commitment !== share.commitment);
  saveDice({ shares: [...others, share].slice(-MAX_SAVED) });
};

export const shareCommittedTo = (commitment: string): OwnShare | undefined =>
  savedDice().shares.find((share) => share.commitment === commitment);

const sharesRevealedAt = (table: string): readonly OwnShare[] =>
  savedDice().shares.filter(({ revealed }) => revealed?.table === table);

/** The server has the share that was revealed at this table. */
export const confirmShare = (table: string, commitment: string | undefined): void => {
  for (const share of sharesRevealedAt(table))
    if (share.revealed && !share.revealed.confirmed && (commitment ?? share.commitment) === share.commitment)
      saveShare({ ...share, revealed: { ...share.revealed, confirmed: true } });
};

/** `next` takes the place of this table, before its game has begun. */
export const saveReplacement = (next: string, table: string): void => {
  const { replaced } = savedDice();
  if (valueIn(replaced, next) !== undefined || revealedFor(table) === 0) return;
  saveDice({ replaced: [...replaced, [next, table] as const].slice(-MAX_SAVED) });
};

/** The number of shares that this device has revealed for the game at this table, with those at the tables that it replaces. */
export const revealedFor = (table: string): number => {
  const { replaced } = savedDice();
  let count = 0;
  const known = new Set<string>();
  for (let id: string | undefined = table; id !== undefined && !known.has(id); id = valueIn(replaced, id)) {
    known.add(id);
    count += sharesRevealedAt(id).length;
  }
  return count;
};

/** The number of shares after which the player has agreed to new dice at this table. */
export const agreedAt = (table: string): number => valueIn(savedDice().agreed, table) ?? 0;

/** The player agrees to new dice, although this device has revealed a share before. */
export const agreeToNewDice = (table: string): void => {
  const others = savedDice().agreed.filter(([id]) => id !== table);
  saveDice({ agreed: [...others, [table, revealedFor(table)] as const].slice(-MAX_SAVED) });
};

/** Everything this device knows of the dice of a table. `deal`: the day and the game of a deal of the day. */
export const diceMemoryOf = (
  table: string,
  deal?: { readonly day: string; readonly game: string },
): DiceMemory => {
  const own = sharesRevealedAt(table).at(-1);
  return {
    server: seenCommitment(table),
    ...(deal && { published: publishedFor(deal.day, deal.game) }),
    ...(own?.revealed && {
      terms: own.revealed.terms,
      commitments: own.revealed.commitments,
      number: own.entropy,
      state: own.revealed.confirmed ? 'confirmed' : 'sent',
      earlier: revealedFor(table) - 1,
    }),
  };
};

export const isOwnShare = (entropy: string): boolean => {
  const { given, shares } = savedDice();
  return given.includes(entropy) || shares.some((share) => share.entropy === entropy);
};
