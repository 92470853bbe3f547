// The actions besides moving tiles: sort, undo, draw, done.
import { itemAt } from '@crescendo/rules';
import type { Move, Reason } from '@crescendo/rules/rummikub';
import { announce } from '../../../shell/announce.ts';
import { type Zoom, ZoomButtons } from '../felt/zoom.tsx';
import { openingOf } from '../input/progress.ts';
import { type Planning, setOrder } from '../input/use-plan.ts';
import { laidFrom } from '../model/edit.ts';
import type { Hint } from '../model/hint.ts';
import { asTable } from '../model/piece.ts';
import { anchors, places } from '../model/places.ts';
import { isTouched } from '../model/plan.ts';
import { ORDERS } from '../model/rack.ts';
import type { RummikubProps } from '../types.ts';
import { DrawIcon, NewIcon, OrderIcon, RedoIcon, ResetIcon, UndoIcon, WholeIcon } from './icons.tsx';

interface BarProps {
  readonly props: RummikubProps;
  readonly planning: Planning;
  /** The reason why the felt cannot be left like this; `undefined` when it can. */
  readonly reason: Reason | undefined;
  /** The advised play, while the user asks for it. */
  readonly hint: Hint | undefined;
  readonly zoom: Zoom;
  /** Tells whether the felt scrolls. */
  readonly scrolls: boolean;
}

const IconButton = ({
  label,
  word = label,
  disabled = false,
  onClick,
  children,
}: {
  label: string;
  /** Below the drawing, where there is room. */
  word?: string;
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
    <span class="rk-label nowrap" aria-hidden="true">
      {word}
    </span>
  </button>
);

const Sorting = ({ planning, props }: Pick<BarProps, 'planning' | 'props'>) => {
  const { own } = props.translations;
  const { order } = planning;
  const next = itemAt(ORDERS, (ORDERS.indexOf(order.value) + 1) % ORDERS.length);
  return (
    <div class="rk-sorting">
      <fieldset class="rk-orders" aria-label={own.sort}>
        {ORDERS.map((each) => (
          <button
            key={each}
            type="button"
            class="rk-order"
            aria-pressed={order.value === each}
            aria-label={own.sorted(own.order[each])}
            title={own.sorted(own.order[each])}
            onClick={() => setOrder(order, each)}
          >
            <OrderIcon order={each} />
            <span class="rk-label nowrap" aria-hidden="true">
              {own.order[each]}
            </span>
          </button>
        ))}
      </fieldset>
      <button
        type="button"
        class="button icon rk-icon rk-next-order"
        aria-label={own.sorted(own.order[order.value])}
        title={own.sorted(own.order[order.value])}
        onClick={() => setOrder(order, next)}
      >
        <OrderIcon order={order.value} />
      </button>
    </div>
  );
};

/** The actions for the tiles in the hand, where the felt has no room for them: shown while some are held. */
const Hand = ({ props: { translations } }: Pick<BarProps, 'props'>) => {
  const { own } = translations;
  return (
    <div class="rk-hand">
      <button
        type="button"
        class="button rk-icon rk-to-new"
        data-place={places.key({ kind: 'new' })}
        aria-label={own.newSet}
        title={own.newSet}
      >
        <NewIcon />
        <span class="rk-word">{own.newSet}</span>
      </button>
      <button type="button" class="button icon rk-icon rk-whole" aria-label={own.holdSet} title={own.holdSet}>
        <WholeIcon />
      </button>
    </div>
  );
};

/** The label of the button tells the number; here it is drawn and no text, which would stand before the word. */
const Pool = ({ count }: { readonly count: number }) => (
  <span class="rk-pool items-center inline-flex" data-anchor={anchors.key({ kind: 'pool' })}>
    <DrawIcon />
    <span class="number rk-count" data-count={count} />
  </span>
);

/** The move of a seat that lays nothing. */
const idleMove = ({ view }: RummikubProps): Move => (view.pool > 0 ? { type: 'draw' } : { type: 'pass' });

const DrawLabel = ({ props }: Pick<BarProps, 'props'>) => {
  const { view, translations } = props;
  const { own } = translations;
  if (idleMove(props).type === 'pass') return <span>{own.pass}</span>;
  return (
    <>
      <Pool count={view.pool} />
      <span class="rk-word">{own.draw}</span>
    </>
  );
};

/** Draw a tile, or pass: a turn in which nothing is laid. */
const DrawButton = ({ props, isMain }: Pick<BarProps, 'props'> & { readonly isMain: boolean }) => {
  const { view, game, play, refuse, hint } = props;
  const { own } = props.translations;
  const idle = idleMove(props);
  const reason = game.check(view, idle);
  return (
    <button
      type="button"
      class={`button rk-draw ${isMain ? 'main' : ''}`}
      data-hint={hint?.type === idle.type ? '' : undefined}
      aria-disabled={reason ? true : undefined}
      aria-label={idle.type === 'draw' ? `${own.draw}, ${own.pool(view.pool)}` : undefined}
      onClick={(event) => (reason ? refuse(reason, event.currentTarget) : play(idle))}
    >
      <DrawLabel props={props} />
    </button>
  );
};

/** A bar without buttons: empty, unless the advice is to lay nothing. */
const StillBar = ({ props }: Pick<BarProps, 'props'>) => (
  <div class="rk-bar row">
    {[props.hint, props.instead].some((move) => move?.type === idleMove(props).type) && (
      <div class="rk-actions">
        <span
          class="button rk-draw main"
          data-hint={props.hint?.type === idleMove(props).type ? '' : undefined}
          data-instead={props.instead?.type === idleMove(props).type || undefined}
        >
          <DrawLabel props={props} />
        </span>
      </div>
    )}
  </div>
);

const Done = ({ props, planning, reason }: Pick<BarProps, 'props' | 'planning' | 'reason'>) => {
  const { own } = props.translations;
  const { sets, ground } = planning;
  const opening = laidFrom(ground.rack, sets).length > 0 ? openingOf(props.view, ground, sets) : undefined;
  return (
    <button
      type="button"
      class={`button rk-done ${reason ? '' : 'main'}`}
      aria-disabled={reason ? true : undefined}
      onClick={(event) =>
        reason
          ? props.refuse(reason, event.currentTarget)
          : props.play({ type: 'play', table: asTable(sets) })
      }
    >
      {own.done}
      {opening && (
        <small>
          {opening.points < opening.needed
            ? own.points(opening.points, opening.needed)
            : own.worth(opening.points)}
        </small>
      )}
    </button>
  );
};

/** Does this, and says that it is done. */
const announced = (act: () => void, text: string) => (): void => {
  act();
  announce(text);
};

/** Always there and always as high, so that nothing around it moves when its buttons come and go. */
export const Bar = ({ props, planning, reason, hint, zoom, scrolls }: BarProps) => {
  const { view, mode, translations, asksForGoal = false } = props;
  const { own } = translations;
  const { plan } = planning;
  if (view.phase !== 'turn' || mode === 'still') return <StillBar props={props} />;
  const touched = plan !== undefined && isTouched(plan);
  const isHinted = hint !== undefined && mode === 'play' && !touched;
  const hasSteps = touched || (plan?.future.length ?? 0) > 0;
  return (
    <div class="rk-bar row" data-touched={hasSteps ? '' : undefined}>
      <div class="rk-tools">
        <Sorting props={props} planning={planning} />
        {(scrolls || zoom.factor.value !== 1) && <ZoomButtons zoom={zoom} translations={translations} />}
        <div class="rk-steps" data-some={hasSteps ? '' : undefined}>
          <IconButton
            label={own.undo}
            disabled={!plan?.past.length}
            onClick={announced(planning.undo, own.spoken.undone)}
          >
            <UndoIcon />
          </IconButton>
          <IconButton
            label={own.redo}
            disabled={!plan?.future.length}
            onClick={announced(planning.redo, own.spoken.redone)}
          >
            <RedoIcon />
          </IconButton>
          <IconButton
            label={own.reset}
            word={own.label.reset}
            disabled={!touched}
            onClick={announced(planning.reset, own.spoken.reset)}
          >
            <ResetIcon />
          </IconButton>
        </div>
      </div>
      <Hand props={props} />
      <div class="rk-actions">
        {mode === 'play' && !asksForGoal && <DrawButton props={props} isMain={!touched && !isHinted} />}
        {(touched || asksForGoal) && <Done props={props} planning={planning} reason={reason} />}
        {mode === 'watch' && !touched && (
          <span class="rk-quiet items-center gap-6 soft text-14 inline-flex">
            <span>{own.planning}</span>
            <span role="img" aria-label={own.pool(view.pool)}>
              <Pool count={view.pool} />
            </span>
          </span>
        )}
      </div>
    </div>
  );
};
