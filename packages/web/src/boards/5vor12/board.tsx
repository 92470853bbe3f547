// The table as one seat sees it: the middle, the own board, the others.

import type { VorZwoelf } from '@crescendo/rules/5vor12';
import { hasTwinAcross, type Reason, SQUARES, type Square, type Tile } from '@crescendo/rules/5vor12';
import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { announce } from '../../app/announce.ts';
import { useHands } from '../../pieces/hold.ts';
import type { BoardProps } from '../board.ts';
import { Arrange } from './arrange.tsx';
import { useFlights } from './flights.ts';
import { fitsOf, handIn, moveFor, openIn, squareIn, takeable, tileOf, tileToLay } from './gestures.ts';
import { Grid } from './grid.tsx';
import { doingOf, hintsOf, lastLaid, plannedOn, waitingOn } from './look.ts';
import { Open, Pile } from './middle.tsx';
import { Other } from './others.tsx';
import { arranges, planMove, planned, planRefusal, readPlan } from './plan.ts';
import { promptOf } from './speak.ts';
import type { Words } from './words.ts';

export const Board = (props: BoardProps<VorZwoelf, Words>) => {
  const { game, view, news, moment, mode, speech, name, deciding, play, refuse, hint, draft } = props;
  const words = speech.own;
  const { size } = view.options;
  const hero = view.seat ?? 0;
  const board = view.boards[hero]!;
  const still = mode === 'still';
  const root = useRef<HTMLDivElement | null>(null);
  const dropped = useRef<DOMRect | undefined>(undefined);
  const pressing = useRef(false);
  const pointed = useSignal<Square | undefined>(undefined);
  const clash = useSignal<Square | undefined>(undefined);
  const nudged = useSignal(0);
  const doing = doingOf(view, mode);
  const arranging = arranges(view) && mode === 'play';
  const plan = readPlan(view, arranging ? draft.value : undefined);

  const say = (reason: Reason, at: Element): void => {
    refuse(reason, at);
    clash.value = reason.code === 'not-rising' ? reason.otherAt : undefined;
  };

  const putDown = (piece: string, place: string, element: Element): void => {
    const index = handIn(piece);
    if (arranging && index !== undefined) {
      const at = squareIn(place);
      const reason = at === undefined ? undefined : planRefusal(game, view, at);
      if (reason) say(reason, element);
      else draft.value = planned(view, plan, index, at);
      return;
    }
    const openThere = openIn(place);
    const move = openThere === undefined ? moveFor(view, piece, place) : undefined;
    const reason = game.check(view, move ?? { type: 'take', tile: openThere ?? 0, at: 0 });
    if (!move && openThere === undefined) return;
    if (!reason && move) play(move);
    else if (reason) {
      say(reason, element);
      // The tile stays in the hand: one look at the sentence, then the next try.
      if (openIn(piece) !== undefined) hands.held.value = piece;
    }
  };

  const touch = (place: string, element: Element): void => {
    if (place === 'supply' && doing.draw) play({ type: 'draw' });
    else if (doing.lay && place !== 'middle' && place !== 'hand') putDown('drawn', place, element);
    else if (doing.draw && squareIn(place) !== undefined) {
      nudged.value++;
      announce(promptOf(view, speech));
    }
  };

  const hands = useHands({
    enabled: mode === 'play',
    // A tap on the supply turns a tile up at once; only a finger that pulls holds it.
    canHold: (piece) =>
      piece === 'supply'
        ? doing.draw && pressing.current
        : piece === 'drawn'
          ? doing.lay
          : handIn(piece) === undefined
            ? doing.take
            : arranging,
    drop: putDown,
    touch,
    describe: (piece) => {
      if (piece === 'supply') return undefined;
      const tile = tileOf(view, piece);
      return words.holding(tile, fitsOf(game, view, piece).size);
    },
    ghost: (piece, element) => {
      const ghost = document.createElement('div');
      const { width } = element.getBoundingClientRect();
      const square = root.current?.querySelector('.v12-square')?.getBoundingClientRect();
      ghost.className = piece === 'supply' ? 'v12-back' : 'tile v12-tile';
      ghost.style.setProperty('--size', `${Math.max(width, Math.min(width * 1.2, square?.width ?? 0))}px`);
      if (piece !== 'supply') ghost.textContent = String(tileOf(view, piece));
      return ghost;
    },
    placeAt: (x, y) => {
      const tile = root.current?.querySelector('.v12-square .v12-tile, .v12-square')?.getBoundingClientRect();
      const side = tile?.width ?? 48;
      dropped.current = new DOMRect(x - side / 2, y - side / 2, side, side);
      const zone = doing.leave ? root.current?.querySelector('.v12-open-zone') : undefined;
      const box = zone?.getBoundingClientRect();
      const inside = box && x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
      return inside ? 'middle' : undefined;
    },
  });

  const stepped = useFlights(root, { news, moment, viewer: view.seat, still, dropped });

  const held = hands.held.value;
  const piece = held === 'supply' ? undefined : (held ?? (doing.lay ? 'drawn' : undefined));
  const fits = piece === undefined ? undefined : arranging ? planFits() : fitsOf(game, view, piece);
  const over = hands.over.value;
  const at = hands.dragging.value ? squareIn(over ?? '') : pointed.value;
  const inHand = piece === undefined ? 0 : tileOf(view, piece);
  const coming = at !== undefined && fits?.has(at) && !arranging ? { at, tile: inHand } : undefined;
  const freed = coming && fits?.get(coming.at) === 'swap' ? board[coming.at]! : 0;
  const others = Array.from({ length: view.seats - 1 }, (_, i) => (hero + 1 + i) % view.seats);
  const { any } = takeable(game, view);
  const last = lastLaid(news);

  function planFits(): Map<Square, 'free' | 'swap'> {
    const free = SQUARES[size]!.filter((square) => planRefusal(game, view, square) === undefined);
    return new Map(free.map((square) => [square, 'free']));
  }

  // Nothing in the hand any more: a tile that was in the way is just a tile again.
  useEffect(() => {
    if (clash.value === undefined) return;
    const timer = setTimeout(() => {
      clash.value = undefined;
    }, 2600);
    return () => clearTimeout(timer);
  }, [clash.value]);

  useEffect(() => {
    hands.release();
    pointed.value = undefined;
    clash.value = undefined;
  }, [moment, mode]);

  // The tile is turned up where the supply had the focus: it goes along.
  useLayoutEffect(() => {
    if (doing.lay && document.activeElement?.classList.contains('v12-pile'))
      root.current?.querySelector<HTMLElement>('.v12-drawn')?.focus({ preventScroll: true });
  }, [doing.lay]);

  const drawn: Tile = view.phase === 'start' && !doing.lay ? 0 : tileToLay(view);
  const twins = news.some(({ type }) => type === 'again') ? twinsOn() : undefined;

  function twinsOn(): Set<Square> {
    const laid = last.get(hero);
    const found = new Set<Square>();
    for (const square of laid ?? [])
      if (hasTwinAcross(size, board, square)) {
        found.add(square);
        for (const other of SQUARES[size]!)
          if (board[other] === board[square] && isCorner(other, square)) found.add(other);
      }
    return found;
  }

  return (
    <div
      class="v12"
      data-mode={mode}
      data-phase={view.phase}
      data-others={others.length}
      {...hands.props}
      ref={(element) => {
        root.current = element;
        hands.props.ref(element);
      }}
      onPointerDown={(event) => {
        pressing.current = true;
        dropped.current = undefined;
        hands.props.onPointerDown(event);
      }}
      onClick={(event) => {
        pressing.current = false;
        hands.props.onClick(event);
      }}
    >
      <div class="v12-middle" data-nudged={nudged.value > 0 ? nudged.value % 2 : undefined}>
        <Pile
          pool={view.pool}
          doing={doing}
          drawn={drawn}
          whose={view.active === view.seat || view.phase === 'start' ? undefined : name(view.active)}
          words={words}
          held={held}
          hinted={hint?.type === 'draw'}
          turning={stepped && (view.phase === 'start' || news.some(({ type }) => type === 'turned-up'))}
          still={still}
          key={`${view.phase === 'start' ? moment : ''}`}
        />
        {doing.take && any.size > 0 && (
          <span class="v12-or" aria-hidden="true">
            {words.or}
          </span>
        )}
        <Open
          view={view}
          doing={doing}
          words={words}
          held={held}
          over={over === 'middle'}
          useless={(tile) => !any.has(tile)}
          hinted={hint?.type === 'take' ? hint.tile : 0}
          hintLeave={hint?.type === 'leave'}
          coming={freed}
          still={still}
        >
          {view.phase === 'start' && (
            <Arrange
              view={view}
              mode={mode}
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
        <Grid
          size={size}
          board={board}
          seat={hero}
          words={words}
          label={view.seat === null ? words.boardOf(name(hero)) : words.yourBoard}
          starting={view.phase === 'start'}
          touchable={mode === 'play'}
          still={still}
          held={held}
          onPoint={(square) => {
            pointed.value = square;
          }}
          marks={{
            ...(fits && { fits }),
            ...(coming && { coming }),
            hints: hintsOf(view, hint),
            clash: clash.value,
            ...(last.has(hero) && { last: last.get(hero)! }),
            ...(twins && { twins }),
            waiting: waitingOn(view),
            planned: arranging ? plannedOn(view, plan) : new Map(),
          }}
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
            last={last.get(seat)}
          />
        ))}
      </div>
    </div>
  );
};

const isCorner = (a: Square, b: Square): boolean =>
  Math.abs((a % 4) - (b % 4)) === 1 && Math.abs(Math.floor(a / 4) - Math.floor(b / 4)) === 1;
