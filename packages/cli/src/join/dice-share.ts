// This player's share of the dice: committed to when sitting down, revealed once everyone's share is fixed, and only once at
// each table: whoever knows it could want other dice.
import { randomBytes } from 'node:crypto';
import { commitmentOf, type TableInfo, termsAt } from '@crescendo/protocol';
import type { ApiClient } from './api-client.ts';
import { savedMemory, saveMemory } from './dice-memory.ts';

/** The shares that this process has committed to. */
const shares = new Map<string, string>();
/** A server that knows nothing of commitments is not asked again and again. */
const MAX_SHARES = 50;

/** A new share; returns what we commit to. */
export const newShare = (): string => {
  const entropy = randomBytes(32).toString('hex');
  const commitment = commitmentOf(entropy);
  shares.set(commitment, entropy);
  return commitment;
};

const isFixed = ({ dice, fixed, seating }: TableInfo): boolean =>
  dice === undefined ? seating.every(({ kind, ready }) => kind !== 'free' && ready) : fixed === true;

/** Writes down what decides the dice, and returns the share to reveal; `undefined`: it was revealed for something else. */
const revealed = (table: TableInfo, entropy: string): object | undefined => {
  const terms = table.dice === undefined ? undefined : termsAt(table);
  const commitments = table.seating.map(({ commitment = '' }) => commitment);
  const before = savedMemory(table.id);
  const { terms: oldTerms, commitments: old = commitments } = before ?? {};
  if (
    before !== undefined &&
    (before.number !== entropy || oldTerms !== terms || old.join() !== commitments.join())
  )
    return undefined;
  if (before === undefined)
    saveMemory(table.id, { server: table.commitment, terms, commitments, number: entropy, state: 'sent' });
  return { entropy };
};

const nextShare = (table: TableInfo): object | undefined => {
  const { id, seat, seating } = table;
  const own = seat === null ? undefined : seating[seat];
  if (!own?.ready || own.revealed) return undefined;
  if (own.commitment === undefined) {
    const mayCommit = !table.fixed && savedMemory(id) === undefined && shares.size < MAX_SHARES;
    return mayCommit ? { commitment: newShare() } : undefined;
  }
  const entropy = shares.get(own.commitment);
  return isFixed(table) && entropy !== undefined ? revealed(table, entropy) : undefined;
};

/** The server has the share that was revealed. */
const confirm = ({ id, seat, seating }: TableInfo): void => {
  const memory = savedMemory(id);
  if (seat !== null && seating[seat]?.revealed && memory?.state === 'sent')
    saveMemory(id, { ...memory, state: 'confirmed' });
};

/** Adds our share to the dice of a table that has not started, as far as it is time to. */
export const shareDice = async (client: ApiClient, table: TableInfo): Promise<void> => {
  confirm(table);
  const share = table.status === 'open' ? nextShare(table) : undefined;
  if (share === undefined) return;
  // The game may have started in the meantime.
  const after = await client
    .ask<TableInfo>('POST', `/api/tables/${table.id}/dice`, share)
    .catch(() => undefined);
  if (after !== undefined) confirm(after);
};
