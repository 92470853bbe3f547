// The table as one seat sees it: the middle, the own board, the others.
import { freeSquares, type Square, type Tile } from '@crescendo/rules/5vor12';
import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { useAnimation } from './animation.ts';
import { Arrange } from './arrange.tsx';
import { boardAt, type Fit, fitsOf, takeable, tileOf, tileToLay } from './gestures.ts';
import { Grid, type Marks } from './grid.tsx';
import { useInput } from './input.ts';
import { Open, Pile } from './middle.tsx';
import { Others } from './others.tsx';
import { DRAWN, type Piece, type Place } from './places.ts';
import { type Plan, planMove, readPlan, startFits } from './plan.ts';
import type { VorZwoelfProps } from './types.ts';
import {
  type Actions,
  actionsOf,
  againOn,
  hintsOf,
  lastLaid,
  plannedOn,
  twinsOn,
  waitingOn,
} from './view-model.ts';

/** What is held or to be laid, where it may go, and where it points to. */
interface Aim {
  readonly tile: Tile;
  readonly fits: ReadonlyMap<Square, Fit> | undefined;
  /** Let go now, the tile would come here. */
  readonly coming: { readonly at: Square; readonly tile: Tile } | undefined;
  /** The tile that an exchange would free. */
  readonly freed: Tile;
}

const aimOf = (
  { game, view }: VorZwoelfProps,
  actions: Actions,
  held: Piece | undefined,
  at: Square | undefined,
): Aim => {
  const piece = held?.kind === 'supply' ? undefined : (held ?? (actions.lay ? DRAWN : undefined));
  if (piece === undefined) return { tile: 0, fits: undefined, coming: undefined, freed: 0 };
  const tile = tileOf(view, piece);
  const fits = actions.arrange ? startFits(game, view) : fitsOf(game, view, piece);
  const coming = at !== undefined && fits.has(at) && !actions.arrange ? { at, tile } : undefined;
  const freed = coming && fits.get(coming.at) === 'swap' ? (boardAt(view, view.seat)[coming.at] ?? 0) : 0;
  return { tile, fits, coming, freed };
};

/** The square that is pointed at: under the dragged tile, or under mouse, finger or focus. */
const pointedAt = (
  dragging: boolean,
  over: Place | undefined,
  pointed: Signal<Square | undefined>,
): Square | undefined => {
  if (!dragging) return pointed.value;
  return over?.kind === 'square' ? over.at : undefined;
};

interface MiddleProps {
  readonly props: VorZwoelfProps;
  readonly actions: Actions;
  readonly plan: Plan;
  readonly held: Piece | undefined;
  readonly over: Place | undefined;
  readonly nudged: number;
  readonly stepped: boolean;
  readonly freed: Tile;
}

const Middle = ({ props, actions, plan, held, over, nudged, stepped, freed }: MiddleProps) => {
  const { game, view, news, mode, translations, name, play, hint } = props;
  const words = translations.own;
  const still = mode === 'still';
  const starting = view.phase === 'start';
  const { any } = takeable(game, view);
  const arranged = (): void => {
    const move = planMove(view, plan);
    if (move) play(move);
  };
  return (
    <div class="v12-middle" data-nudged={nudged === 0 ? undefined : nudged % 2}>
      <Pile
        pool={view.pool}
        actions={actions}
        drawn={starting && !actions.lay ? 0 : tileToLay(view)}
        whose={view.active === view.seat || starting ? undefined : name(view.active)}
        words={words}
        held={held}
        hinted={hint?.type === 'draw'}
        turning={stepped && news.some(({ type }) => type === 'started' || type === 'turned-up')}
        still={still}
      />
      {actions.take && any.size > 0 && (
        <span class="v12-or" aria-hidden="true">
          {words.or}
        </span>
      )}
      <Open
        view={view}
        actions={actions}
        words={words}
        held={held}
        over={over?.kind === 'middle'}
        useless={(tile) => !any.has(tile)}
        hinted={hint?.type === 'take' ? hint.tile : 0}
        hintLeave={hint?.type === 'leave'}
        coming={freed}
        still={still}
      >
        {starting && (
          <Arrange view={view} actions={actions} words={words} plan={plan} held={held} done={arranged} />
        )}
      </Open>
    </div>
  );
};

export const Board = (props: VorZwoelfProps) => {
  const { game, view, news, moment, mode, translations, name, deciding, hint, draft } = props;
  const words = translations.own;
  const hero = view.seat ?? 0;
  const board = boardAt(view, hero);
  const { size, bruno } = view.options;
  const still = mode === 'still';
  const starting = view.phase === 'start';
  const root = useRef<HTMLDivElement | null>(null);
  const pointed = useSignal<Square | undefined>(undefined);
  const actions = actionsOf(view, mode);
  const plan = readPlan(view, actions.arrange ? draft.value : undefined);
  const { picking, dropped, clash, nudged, handlers } = useInput(root, props, actions, plan);
  const waiting = waitingOn(view);
  const stepped = useAnimation(root, { view, news, moment, still, plan, waiting, dropped });

  const held = picking.held.value;
  const at = pointedAt(picking.dragging.value, picking.over.value, pointed);
  const { tile, fits, coming, freed } = aimOf(props, actions, held, at);
  const last = lastLaid(news);
  const turn = game.turn(view);
  const winners = turn.kind === 'over' ? turn.winners : [];

  // Others may choose at the same time: only what changes this seat's turn empties its hand.
  const turnKey = `${mode} ${view.phase} ${view.active} ${view.drawn} ${freeSquares(size, board)}`;
  useEffect(() => {
    picking.release();
    pointed.value = undefined;
    clash.value = undefined;
  }, [turnKey]);

  // The tile is turned up where the supply had the focus: it goes along.
  useLayoutEffect(() => {
    if (actions.lay && document.activeElement?.classList.contains('v12-pile'))
      root.current?.querySelector<HTMLElement>('.v12-drawn')?.focus({ preventScroll: true });
  }, [actions.lay]);

  const marks: Marks = {
    ...(fits && { fits }),
    ...(coming && { coming }),
    ...(bruno && fits && !starting && { again: againOn(view, fits, tile) }),
    hints: hintsOf(view, hint),
    clash: clash.value,
    last: last.get(hero),
    twins: twinsOn(view, news, hero),
    waiting,
    planned: plannedOn(view, plan),
  };

  return (
    <div
      class="v12"
      data-mode={mode}
      data-phase={view.phase}
      data-others={view.seats - 1}
      {...handlers}
      ref={(element) => {
        root.current = element;
        picking.props.ref(element);
      }}
    >
      <Middle
        props={props}
        actions={actions}
        plan={plan}
        held={held}
        over={picking.over.value}
        nudged={nudged.value}
        stepped={stepped}
        freed={freed}
      />
      <div class="v12-own">
        {view.seat === null && <span class="v12-hero">{name(hero)}</span>}
        <Grid
          size={size}
          board={board}
          seat={hero}
          words={words}
          label={view.seat === null ? words.boardOf(name(hero)) : words.yourBoard}
          starting={starting}
          touchable={mode === 'play'}
          still={still}
          held={held}
          won={winners.includes(hero)}
          stepped={stepped}
          onPoint={(square, left) => {
            if (square !== undefined || pointed.peek() === left) pointed.value = square;
          }}
          marks={marks}
        />
      </div>
      <Others view={view} name={name} words={words} deciding={deciding} winners={winners} last={last} />
    </div>
  );
};
