// The felt and the rack as the player sees them: what the view says, and on top what was begun.
import type { Seat } from '@crescendo/rules';
import { isTableLocked, type Reason, type Tile, touchReason } from '@crescendo/rules/rummikub';
import { type Signal, useSignal } from '@preact/signals';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { showBubble } from '../../../interaction/bubble.ts';
import { readStored, writeStored } from '../../../shell/storage/storage.ts';
import { type Edit, firstTouched } from '../model/edit.ts';
import { follow, isGroundOf, NOTHING } from '../model/follow.ts';
import { asSet, type Ground, type Piece, piecesOn, type Sets, tileAt } from '../model/piece.ts';
import { begin, type Draft, type Plan, readDraft, rebase, redo, reset, step, undo } from '../model/plan.ts';
import { ORDERS, type Order, ordered, reordered } from '../model/rack.ts';
import type { RummikubProps } from '../types.ts';

export interface Planning {
  readonly ground: Ground;
  readonly plan: Plan | undefined;
  readonly sets: Sets;
  /** Pieces that came from the own rack, laid or not. */
  readonly mine: ReadonlySet<Piece>;
  /** The tile that was drawn last, until the rack changes again. */
  readonly drawn: Piece | undefined;
  /** The pieces left on the rack, in the order they are shown. */
  readonly rack: readonly Piece[];
  readonly order: Signal<Order>;
  /** Tells whether this set of the table must stay as it is until the seat has opened. */
  isFixed(id: number): boolean;
  /** Returns the reason why one of these pieces may not be touched; `undefined` where all may. */
  whyFixed(pieces: readonly Piece[]): Reason | undefined;
  /** Makes this the arrangement; what comes back is why not. */
  change(edit: Edit): Reason | undefined;
  undo(): void;
  redo(): void;
  reset(): void;
  moveOnRack(pieces: readonly Piece[], at: number): void;
}

/** The state at the last render. */
interface Memory {
  readonly seat: Seat | null;
  readonly ground: Ground;
  readonly shown: Ground;
  readonly drawn: Piece | undefined;
  /** Tells whether it was the past. Where nothing else is ever shown, each step follows the one before it. */
  readonly isPast: boolean;
}

/** The one tile that has come to a rack which was there before. */
const newOn = (rack: readonly Piece[], was: Memory | undefined): Piece | undefined => {
  if (!was || was.ground.rack.length === 0 || rack.length === was.ground.rack.length) return was?.drawn;
  const [piece, ...more] = rack.filter((each) => !was.ground.rack.includes(each));
  return more.length === 0 ? piece : undefined;
};

const savedOrder = (): Order => ORDERS.find((each) => each === readStored('rummikub-order')) ?? 'colour';

export const usePlan = ({ view, mode, moment, draft, translations }: RummikubProps): Planning => {
  const { seat, options } = view;
  const memory = useRef<Memory | undefined>(undefined);
  const orders = useRef<Draft['orders']>({});
  const order = useSignal<Order>(savedOrder());
  const written = draft.value;
  const read = useMemo(() => readDraft(written), [written]);
  orders.current = { ...orders.current, ...read.orders };
  const kept = mode !== 'still' && read.plan?.seat === seat ? read.plan : undefined;

  const ground = useMemo(() => {
    const was = memory.current;
    if (was && was.seat === seat && isGroundOf(was.ground, view)) return was.ground;
    if (kept && isGroundOf(kept.ground, view)) return kept.ground;
    const before = was ? (kept ? was.ground : was.shown) : NOTHING;
    return follow(was?.seat === seat ? before : { ...before, rack: [] }, view);
  }, [view]);

  const rebased = useMemo(
    () => (kept && !isGroundOf(kept.ground, view) ? rebase(kept, ground, options) : undefined),
    [kept, ground],
  );
  const plan = rebased?.plan ?? kept;
  const base = plan?.ground ?? ground;
  const sets = plan?.sets ?? ground.sets;
  const mine = useMemo(() => new Set(base.rack), [base]);
  const shownOrder = order.value;
  const ownOrder = seat === null ? undefined : orders.current[seat];
  const rack = useMemo(() => {
    const lying = piecesOn(sets);
    return ordered(
      base.rack.filter((piece) => !lying.has(piece)),
      shownOrder,
      ownOrder,
    );
  }, [base, sets, shownOrder, ownOrder]);
  const drawn = newOn(base.rack, memory.current?.seat === seat ? memory.current : undefined);
  // A look at the past changes nothing of the present.
  if (mode !== 'still' || memory.current?.isPast !== false)
    memory.current = { seat, ground: base, shown: { sets, rack }, drawn, isPast: moment < 0 };

  const write = (next: Plan | undefined): void => {
    const isIdle =
      !next || (next.past.length === 0 && next.future.length === 0 && next.sets === next.ground.sets);
    draft.value = { orders: orders.current, ...(!isIdle && { plan: next }) };
  };

  useLayoutEffect(() => {
    if (mode === 'still') return;
    if (rebased) {
      const isEmpty =
        firstTouched(ground.sets, rebased.plan.sets) === undefined &&
        rebased.plan.sets.length === ground.sets.length;
      write(isEmpty ? undefined : rebased.plan);
      const rack = document.querySelector('.rk-rack');
      if (rebased.lost && rack) showBubble(translations.own.planLost, rack);
    } else if (written === undefined && Object.keys(orders.current).length > 0) write(undefined);
  });

  const current = (): Plan => plan ?? begin(seat ?? 0, ground);

  return {
    ground: base,
    plan,
    sets,
    mine,
    drawn,
    rack,
    order,
    isFixed: (id) => isTableLocked(view) && base.sets.some((set) => set.id === id),
    whyFixed: (pieces) => {
      const fixed = pieces.find((piece) => !mine.has(piece));
      const set = fixed === undefined ? undefined : sets.find((each) => each.pieces.includes(fixed));
      return set && touchReason(view, asSet(set));
    },
    change: (edit) => {
      if ('reason' in edit) return edit.reason;
      const touched = firstTouched(base.sets, edit.sets);
      const reason = touched && touchReason(view, asSet(touched));
      if (reason) return reason;
      write(step(current(), edit.sets));
      return undefined;
    },
    undo: () => write(undo(current())),
    redo: () => write(redo(current())),
    reset: () => write(reset(current())),
    moveOnRack: (pieces, at) => {
      if (seat === null) return;
      const tiles: readonly Tile[] = reordered(rack, pieces, at).map(tileAt);
      orders.current = { ...orders.current, [seat]: tiles };
      setOrder(order, 'own');
      write(plan);
    },
  };
};

export const setOrder = (order: Signal<Order>, to: Order): void => {
  order.value = to;
  writeStored('rummikub-order', to);
};
