// The table as one seat sees it: the middle, the own board, the others.
import { freeSquares, SQUARES, type Square } from '@crescendo/rules/5vor12';
import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { useAnimation } from './animation.ts';
import { Arrange } from './arrange.tsx';
import { type Fit, fitsOf, squareIn, takeable, tileOf, tileToLay } from './gestures.ts';
import { Grid, type Marks } from './grid.tsx';
import { useInput } from './input.ts';
import { Open, Pile } from './middle.tsx';
import { Other } from './others.tsx';
import { planMove, planRefusal, readPlan } from './plan.ts';
import type { VorZwoelfProps } from './types.ts';
import { actionsOf, againOn, hintsOf, lastLaid, plannedOn, twinsOn, waitingOn } from './view-model.ts';

export const Board = (props: VorZwoelfProps) => {
  const { game, view, news, moment, mode, translations, name, deciding, play, hint, draft } = props;
  const words = translations.own;
  const { size } = view.options;
  const hero = view.seat ?? 0;
  const board = view.boards[hero]!;
  const still = mode === 'still';
  const starting = view.phase === 'start';
  const root = useRef<HTMLDivElement | null>(null);
  const pointed = useSignal<Square | undefined>(undefined);
  const actions = actionsOf(view, mode);
  const plan = readPlan(view, actions.arrange ? draft.value : undefined);
  const { hands, dropped, clash, nudged, handlers } = useInput(root, props, actions, plan);
  const waiting = waitingOn(view);
  const stepped = useAnimation(root, { view, news, moment, still, plan, waiting, dropped });

  const held = hands.held.value;
  const piece = held === 'supply' ? undefined : (held ?? (actions.lay ? 'drawn' : undefined));
  const fits = piece === undefined ? undefined : actions.arrange ? dotted() : fitsOf(game, view, piece);
  const at = hands.dragging.value ? squareIn(hands.over.value ?? '') : pointed.value;
  const inHand = piece === undefined ? 0 : tileOf(view, piece);
  const coming = at !== undefined && fits?.has(at) && !actions.arrange ? { at, tile: inHand } : undefined;
  const freed = coming && fits?.get(coming.at) === 'swap' ? board[coming.at]! : 0;
  const last = lastLaid(news);
  const { any } = takeable(game, view);
  const turn = game.turn(view);
  const winners = turn.kind === 'over' ? turn.winners : [];
  const others = Array.from({ length: view.seats - 1 }, (_, i) => (hero + 1 + i) % view.seats);

  function dotted(): ReadonlyMap<Square, Fit> {
    const free = SQUARES[size]!.filter((square) => planRefusal(game, view, square) === undefined);
    return new Map(free.map((square) => [square, 'free']));
  }

  // Others may choose at the same time: only what changes this seat's turn empties its hand.
  const turnKey = `${mode} ${view.phase} ${view.active} ${view.drawn} ${freeSquares(size, board)}`;
  useEffect(() => {
    hands.release();
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
    ...(view.options.bruno && fits && !starting && { again: againOn(view, fits, inHand) }),
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
      data-others={others.length}
      {...handlers}
      ref={(element) => {
        root.current = element;
        hands.props.ref(element);
      }}
    >
      <div class="v12-middle" data-nudged={nudged.value === 0 ? undefined : nudged.value % 2}>
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
          over={hands.over.value === 'middle'}
          useless={(tile) => !any.has(tile)}
          hinted={hint?.type === 'take' ? hint.tile : 0}
          hintLeave={hint?.type === 'leave'}
          coming={freed}
          still={still}
        >
          {starting && (
            <Arrange
              view={view}
              actions={actions}
              words={words}
              plan={plan}
              held={held}
              done={() => {
                const move = planMove(view, plan);
                if (move) play(move);
              }}
            />
          )}
        </Open>
      </div>
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
      <div class="v12-others">
        {others.map((seat) => (
          <Other
            key={seat}
            view={view}
            seat={seat}
            name={name(seat)}
            words={words}
            deciding={deciding.includes(seat)}
            won={winners.includes(seat)}
            last={last.get(seat)}
          />
        ))}
      </div>
    </div>
  );
};
