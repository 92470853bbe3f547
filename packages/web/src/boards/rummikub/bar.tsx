// What can be done besides moving tiles: sort, undo, draw, done.
import { itemAt } from '@crescendo/rules';
import type { Move, Reason } from '@crescendo/rules/rummikub';
import { DrawIcon, OrderIcon, RedoIcon, ResetIcon, UndoIcon } from './icons.tsx';
import { laidFrom } from './model/edit.ts';
import { asTable } from './model/piece.ts';
import { isTouched } from './model/plan.ts';
import { ORDERS } from './model/rack.ts';
import { anchors } from './places.ts';
import type { RummikubProps } from './types.ts';
import { type Planning, setOrder } from './use-plan.ts';

interface BarProps {
  readonly props: RummikubProps;
  readonly planning: Planning;
  /** Why the felt cannot be left like this; undefined when it can. */
  readonly fault: Reason | undefined;
}

const IconButton = ({
  label,
  disabled = false,
  onClick,
  children,
}: {
  label: string;
  disabled?: boolean;
  onClick: () => void;
  children: preact.ComponentChildren;
}) => (
  <button
    type="button"
    class="button icon rk-icon rk-step"
    aria-label={label}
    title={label}
    disabled={disabled}
    onClick={onClick}
  >
    {children}
  </button>
);

const Sorting = ({ planning, props }: Omit<BarProps, 'fault'>) => {
  const { own } = props.translations;
  const { order } = planning;
  const next = itemAt(ORDERS, (ORDERS.indexOf(order.value) + 1) % ORDERS.length);
  return (
    <div class="rk-sorting">
      <fieldset class="rk-orders" aria-label={own.sorted('')}>
        {ORDERS.map((each) => (
          <button
            key={each}
            type="button"
            class="rk-order"
            aria-pressed={order.value === each}
            aria-label={own.sorted(own.order[each])}
            title={own.order[each]}
            onClick={() => setOrder(order, each)}
          >
            <OrderIcon order={each} />
          </button>
        ))}
      </fieldset>
      <button
        type="button"
        class="button icon rk-icon rk-next-order"
        aria-label={own.sorted(own.order[order.value])}
        title={own.order[order.value]}
        onClick={() => setOrder(order, next)}
      >
        <OrderIcon order={order.value} />
      </button>
    </div>
  );
};

export const Bar = ({ props, planning, fault }: BarProps) => {
  const { view, mode, translations, game, play, refuse } = props;
  const { own } = translations;
  const { plan, sets, ground } = planning;
  const touched = plan !== undefined && isTouched(plan);
  const laid = laidFrom(ground.rack, sets).length;
  const idle: Move = view.pool > 0 ? { type: 'draw' } : { type: 'pass' };
  const idleFault = mode === 'play' ? game.check(view, idle) : undefined;
  const missing = fault?.code === 'too-few-points' ? fault.needed - fault.points : 0;

  const done = (event: Event): void => {
    if (fault) refuse(fault, event.currentTarget as Element);
    else play({ type: 'play', table: asTable(sets) });
  };
  const rest = (event: Event): void => {
    if (idleFault) refuse(idleFault, event.currentTarget as Element);
    else play(idle);
  };
  return (
    <div class="rk-bar" data-touched={touched || (plan?.future.length ?? 0) > 0 ? '' : undefined}>
      <div class="rk-tools">
        <Sorting props={props} planning={planning} />
        <IconButton label={own.undo} disabled={!plan?.past.length} onClick={planning.undo}>
          <UndoIcon />
        </IconButton>
        <IconButton label={own.redo} disabled={!plan?.future.length} onClick={planning.redo}>
          <RedoIcon />
        </IconButton>
        <IconButton label={own.reset} disabled={!touched} onClick={planning.reset}>
          <ResetIcon />
        </IconButton>
      </div>
      <div class="rk-actions">
        {mode === 'play' && (
          <button
            type="button"
            class={`button rk-draw ${touched ? '' : 'main'}`}
            data-hint={props.hint?.type === idle.type ? '' : undefined}
            aria-disabled={idleFault ? true : undefined}
            onClick={rest}
          >
            {idle.type === 'draw' ? (
              <>
                <span class="rk-pool" data-anchor={anchors.key({ kind: 'pool' })}>
                  <DrawIcon />
                  <span class="number" aria-hidden="true">
                    {view.pool}
                  </span>
                </span>
                <span class="rk-word">{own.draw}</span>
                <span class="unseen">, {own.pool(view.pool)}</span>
              </>
            ) : (
              <span class="rk-word">{own.pass}</span>
            )}
          </button>
        )}
        {touched && (
          <button
            type="button"
            class={`button rk-done ${fault ? '' : 'main'}`}
            aria-disabled={fault ? true : undefined}
            onClick={done}
          >
            {own.done}
            {missing > 0 && laid > 0 && <small>{own.lacks(missing)}</small>}
          </button>
        )}
        {mode === 'watch' && !touched && (
          <span class="rk-quiet">
            <span>{own.planning}</span>
            <span
              class="rk-pool"
              data-anchor={anchors.key({ kind: 'pool' })}
              role="img"
              aria-label={own.pool(view.pool)}
            >
              <DrawIcon /> <span class="number">{view.pool}</span>
            </span>
          </span>
        )}
      </div>
    </div>
  );
};
