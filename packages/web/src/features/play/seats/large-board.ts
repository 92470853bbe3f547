// Whose board a spectator sees large: the first one, until another is chosen; then that one stays.
import type { Seat } from '@crescendo/rules';
import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { PlayableTable } from '../../../session/table.ts';
import { readStoredJson, writeStored } from '../../../shell/storage.ts';

/** Only for the table that was watched last. */
interface Chosen {
  readonly table: string;
  readonly seat: Seat;
}

export const useLargeBoard = ({ id, setup }: PlayableTable): Signal<Seat> => {
  const stored = readStoredJson<Chosen>('large');
  const isHere = stored?.table === id && Number.isInteger(stored.seat) && setup.players[stored.seat];
  const large = useSignal(isHere ? stored.seat : 0);
  const chosen = large.value;
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isFirst.current) writeStored('large', JSON.stringify({ table: id, seat: chosen } satisfies Chosen));
    isFirst.current = false;
  }, [chosen]);
  return large;
};
