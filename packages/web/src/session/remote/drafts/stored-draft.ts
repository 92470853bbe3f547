// Stores a move begun at a server's table and not yet played: the server does not know it, this browser stores it.
import * as v from 'valibot';
import { readStoredJson, removeStored, writeStored } from '../../../shell/storage/storage.ts';

const StoredDraft = v.object({
  /** The decision it belongs to. */
  decided: v.number(),
  draft: v.unknown(),
});

export const readDraft = (table: string, decided: number): unknown => {
  const stored = readStoredJson(`draft.${table}`, StoredDraft);
  return stored?.decided === decided ? stored.draft : undefined;
};

export const storeDraft = (table: string, decided: number, draft: unknown): void => {
  if (draft === undefined) removeStored(`draft.${table}`);
  else
    writeStored(
      `draft.${table}`,
      JSON.stringify({ decided, draft } satisfies v.InferOutput<typeof StoredDraft>),
    );
};
