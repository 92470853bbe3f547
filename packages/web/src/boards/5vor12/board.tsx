// The table as one seat sees it: the middle, the own board, the others.
import { freeSquares, type Square } from '@crescendo/rules/5vor12';
import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { nameOrYou } from '../contract/seat-label.ts';
import { aimOf, pointedAt } from './input/aim.ts';
import { useInput } from './input/input.ts';
import { boardAt } from './model/gestures.ts';
import { readPlan } from './model/plan.ts';
import { tileInHand } from './model/progress.ts';
import {
  actionsOf,
  againOn,
  brokenOrderSquares,
  hintsOf,
  lastLaid,
  plannedOn,
  twinsOn,
  waitingOn,
} from './model/view-model.ts';
import type { VorZwoelfProps } from './types.ts';
import { useAnimation } from './view/animation.ts';
import { Grid, type Marks } from './view/grid.tsx';
import { Others } from './view/others.tsx';
import { TableMiddle } from './view/table-middle.tsx';

export const Board = (props: VorZwoelfProps) => {
  const { game, view, news, moment, mode, translations, label, name, deciding, hint, draft } = props;
  const words = translations.own;
  const hero = view.seat ?? props.large ?? 0;
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
    const kept = actions.take ? tileInHand(view, draft.peek()) : undefined;
    if (kept !== undefined) picking.held.value = { kind: 'open', tile: kept };
  }, [turnKey]);

  // A tile in hand counts as a move begun, and the bar tells the next step.
  useEffect(() => {
    const piece = picking.held.peek();
    if (actions.take) draft.value = piece?.kind === 'open' ? piece.tile : undefined;
  }, [turnKey, held]);

  // The tile is turned up where the supply had the focus: it goes along.
  useLayoutEffect(() => {
    if (actions.lay && document.activeElement?.classList.contains('v12-pile'))
      root.current?.querySelector<HTMLElement>('.v12-drawn')?.focus({ preventScroll: true });
  }, [actions.lay]);

  const marks: Marks = {
    ...(fits && { fits }),
    ...(coming && { coming }),
    ...(starting && actions.lay && fits && { breaks: brokenOrderSquares(view, fits, tile) }),
    ...(bruno && fits && !starting && { again: againOn(view, fits, tile) }),
    hints: hintsOf(view, hint),
    instead: hintsOf(view, props.instead),
    clash: clash.value,
    last: last.get(hero),
    twins: twinsOn(view, news, hero),
    waiting,
    planned: plannedOn(view, plan),
  };

  return (
    <div
      class="v12 overlay grid justify-center clip on-felt"
      data-mode={mode}
      data-phase={view.phase}
      data-others={view.seats - 1}
      data-dragging={picking.dragging.value || undefined}
      {...handlers}
      ref={(element) => {
        root.current = element;
        picking.props.ref(element);
      }}
    >
      <TableMiddle
        props={props}
        actions={actions}
        plan={plan}
        held={held}
        over={picking.over.value}
        nudged={nudged.value}
        stepped={stepped}
        freed={freed}
      />
      <div class="v12-own center">
        {view.seat === null && <span class="v12-hero semibold text-14 pill">{label(hero).text}</span>}
        <Grid
          size={size}
          board={board}
          seat={hero}
          words={words}
          label={view.seat === null ? words.boardOf(nameOrYou(name, hero)) : words.yourBoard}
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
      <Others
        view={view}
        hero={hero}
        label={label}
        name={name}
        words={words}
        deciding={deciding}
        winners={winners}
        last={last}
      />
    </div>
  );
};
