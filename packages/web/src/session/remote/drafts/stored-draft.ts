// What the player has begun at a server's table and not yet played: the server does not know it, this browser stores it.
import { readStoredJson, removeStored, writeStored } from '../../../shell/storage.ts';

interface StoredDraft {
  /** The decision it belongs to. */
  readonly decided: number;
  readonly draft: unknown;
}

export const readDraft = (table: string, decided: number): unknown => {
  const stored = readStoredJson<StoredDraft>(`draft.${table}`);
  return stored?.decided === decided ? stored.draft : undefined;
};

export const storeDraft = (table: string, decided: number, draft: unknown): void => {
  if (draft === undefined) removeStored(`draft.${table}`);
  else writeStored(`draft.${table}`, JSON.stringify({ decided, draft } satisfies StoredDraft));
};
