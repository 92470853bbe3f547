// What the table page keeps in mind: where one looks, what is laid over the table, what the expert said.
import type { Advice } from '@crescendo/bots';
import type { AnyTypes, Seat } from '@crescendo/rules';
import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { readKept } from '../../app/kept.ts';
import type { Moment, Table } from '../../table/table.ts';
import { thinkOfAdvice } from '../../table/think.ts';

export type Over = 'log' | 'result' | 'share' | 'talk' | 'menu';

export interface Advised {
  /** For this decision of the viewer only. */
  readonly decided: number;
  readonly advice: Advice<AnyTypes> | 'thinking' | 'none';
}

export interface Look {
  /** The present, or the moment one has stepped back to. */
  readonly number: number;
  readonly moment: Moment;
  readonly isNow: boolean;
  readonly deciding: readonly Seat[];
  /** May the viewer decide now? */
  readonly mine: boolean;
  readonly at: Signal<number | undefined>;
  readonly over: Signal<Over | undefined>;
  readonly advised: Signal<Advised | undefined>;
  /** A move that waits for the player's yes. */
  readonly pending: Signal<AnyTypes | undefined>;
  /** The decision whose slip of paper was put away. */
  readonly hidden: Signal<number | undefined>;
  /** Does the coach speak? */
  readonly coached: Signal<boolean>;
  readonly askForAdvice: () => Promise<void>;
}

export const useTable = (table: Table): Look => {
  const at = useSignal<number | undefined>(undefined);
  const over = useSignal<Over | undefined>(undefined);
  const advised = useSignal<Advised | undefined>(undefined);
  const pending = useSignal<AnyTypes | undefined>(undefined);
  const hidden = useSignal<number | undefined>(undefined);
  const coached = useSignal(table.setup.coach && readKept(`coached.${table.base.id}`) === undefined);
  const last = table.length.value - 1;
  const number = Math.min(at.value ?? last, last);
  const moment = table.moment(number);
  const { turn, view } = moment;
  const isNow = at.value === undefined || at.value >= last;
  const deciding = turn.kind === 'players' ? turn.seats : [];
  const { company } = table;
  const busy = company && (company.sent.value !== undefined || company.info.value.held);
  const waits = busy || table.roundOver.value !== undefined || table.cover.value !== undefined;
  const mine = isNow && !waits && view.seat !== null && deciding.includes(view.seat);

  // What was asked or half decided belongs to its decision; that others decide meanwhile changes nothing.
  const { decided } = moment;
  useEffect(() => {
    pending.value = undefined;
    if (advised.value && advised.value.decided !== decided) advised.value = undefined;
  }, [decided]);

  const askForAdvice = async (): Promise<void> => {
    if (!mine) return;
    hidden.value = undefined;
    advised.value = { decided, advice: 'thinking' };
    const best = await thinkOfAdvice(table.base.id, view, `${table.setup.seed}:hint:${number}`).then(
      (list) => list[0] ?? ('none' as const),
      () => 'none' as const,
    );
    if (advised.value?.decided === decided) advised.value = { decided, advice: best };
  };

  return { number, moment, isNow, deciding, mine, at, over, advised, pending, hidden, coached, askForAdvice };
};
