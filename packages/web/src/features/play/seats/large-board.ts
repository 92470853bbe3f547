// Chooses the board that a spectator sees large: the first one, until another is chosen; then that one stays.
import type { Seat } from '@crescendo/rules';
import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import * as v from 'valibot';
import type { PlayableTable } from '../../../session/table.ts';
import { readStoredJson, writeStored } from '../../../shell/storage/storage.ts';

/** Only for the table that was watched last. */
interface Chosen {
  readonly table: string;
  readonly seat: Seat;
}

const ChosenSchema: v.GenericSchema<unknown, Chosen> = v.object({
  table: v.string(),
  seat: v.pipe(v.number(), v.integer()),
});

export const useLargeBoard = ({ id, setup }: PlayableTable): Signal<Seat> => {
  const stored = readStoredJson('large', ChosenSchema);
  const isHere = stored?.table === id && setup.players[stored.seat] !== undefined;
  const large = useSignal(isHere ? stored.seat : 0);
  const chosen = large.value;
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isFirst.current) writeStored('large', JSON.stringify({ table: id, seat: chosen } satisfies Chosen));
    isFirst.current = false;
  }, [chosen]);
  return large;
};
