// Chooses the moment of a game that is shown: the present, or one the viewer has stepped back to.
import type { Seat } from '@crescendo/rules';
import { type Signal, useSignal } from '@preact/signals';
import type { Moment, TableReader } from '../../../session/table.ts';

export interface ShownMoment {
  readonly number: number;
  readonly moment: Moment;
  readonly isNow: boolean;
  readonly deciding: readonly Seat[];
  /** The moment stepped back to; `undefined`: the present. */
  readonly shownMoment: Signal<number | undefined>;
}

/** `start`: the moment shown first, where it is not the present. */
export const useShownMoment = (table: TableReader, start?: number): ShownMoment => {
  const shownMoment = useSignal<number | undefined>(start);
  const last = table.length.value - 1;
  const number = Math.min(shownMoment.value ?? last, last);
  const moment = table.moment(number);
  const { turn } = moment;
  return {
    number,
    moment,
    isNow: shownMoment.value === undefined || shownMoment.value >= last,
    deciding: turn.kind === 'players' ? turn.seats : [],
    shownMoment,
  };
};
