// What the table page keeps in mind: where one looks, what is laid over the table, what the expert said.
import type { Advice } from '@crescendo/bots';
import type { AnyTypes, Seat } from '@crescendo/rules';
import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { readStored } from '../../app/storage.ts';
import { requestAdvice } from '../../table/bot-client.ts';
import type { GameTable, Moment } from '../../table/game-table.ts';

export type Overlay = 'log' | 'result' | 'share' | 'talk' | 'menu';

export interface Advised {
  /** For this decision of the viewer only. */
  readonly decided: number;
  readonly advice: Advice<AnyTypes> | 'thinking' | 'none';
}

export interface TablePageState {
  /** The present, or the moment one has stepped back to. */
  readonly number: number;
  readonly moment: Moment;
  readonly isNow: boolean;
  readonly deciding: readonly Seat[];
  /** May the viewer decide now? */
  readonly isMyTurn: boolean;
  readonly shownMoment: Signal<number | undefined>;
  readonly overlay: Signal<Overlay | undefined>;
  readonly advised: Signal<Advised | undefined>;
  /** A move that waits for the player's yes. */
  readonly pending: Signal<AnyTypes | undefined>;
  /** The decision whose slip of paper was put away. */
  readonly hidden: Signal<number | undefined>;
  /** Does the coach speak? */
  readonly coached: Signal<boolean>;
  readonly askForAdvice: () => Promise<void>;
}

export const useTablePage = (table: GameTable): TablePageState => {
  const shownMoment = useSignal<number | undefined>(undefined);
  const overlay = useSignal<Overlay | undefined>(undefined);
  const advised = useSignal<Advised | undefined>(undefined);
  const pending = useSignal<AnyTypes | undefined>(undefined);
  const hidden = useSignal<number | undefined>(undefined);
  const coached = useSignal(table.setup.coach && readStored(`coached.${table.base.id}`) === undefined);
  const last = table.length.value - 1;
  const number = Math.min(shownMoment.value ?? last, last);
  const moment = table.moment(number);
  const { turn, view } = moment;
  const isNow = shownMoment.value === undefined || shownMoment.value >= last;
  const deciding = turn.kind === 'players' ? turn.seats : [];
  const { online } = table;
  const busy = online && (online.sentMove.value !== undefined || online.info.value.held);
  const waits = busy || table.roundOver.value !== undefined || table.cover.value !== undefined;
  const isMyTurn = isNow && !waits && view.seat !== null && deciding.includes(view.seat);

  // What was asked or half decided belongs to its decision; that others decide meanwhile changes nothing.
  const { decided } = moment;
  useEffect(() => {
    pending.value = undefined;
    if (advised.value && advised.value.decided !== decided) advised.value = undefined;
  }, [decided]);

  const askForAdvice = async (): Promise<void> => {
    if (!isMyTurn) return;
    hidden.value = undefined;
    advised.value = { decided, advice: 'thinking' };
    const best = await requestAdvice(table.base.id, view, `${table.setup.seed}:hint:${number}`).then(
      (list) => list[0] ?? ('none' as const),
      () => 'none' as const,
    );
    if (advised.value?.decided === decided) advised.value = { decided, advice: best };
  };

  return {
    number,
    moment,
    isNow,
    deciding,
    isMyTurn,
    shownMoment,
    overlay,
    advised,
    pending,
    hidden,
    coached,
    askForAdvice,
  };
};
