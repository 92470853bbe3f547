// Finito! on the table: one's own board, the die and the open counters beside it, the others around.
import type { Seat } from '@crescendo/rules';
import { type Counter, numberOn, type Square, sequence, stage, type View } from '@crescendo/rules/finito';
import { useEffect, useRef } from 'preact/hooks';
import { announce } from '../../app/announce.ts';
import { duration } from '../../app/motion.ts';
import { soundTap } from '../../app/sound.ts';
import { useHands } from '../../pieces/hold.ts';
import { useFlip } from '../../pieces/motion.ts';
import { useAnimation } from './animation.ts';
import { useTumble } from './die.tsx';
import { Face } from './face.tsx';
import './board.css';
import { liftable, whyNotTouch } from './gestures.ts';
import { ghostOf } from './ghost.ts';
import { Ladder } from './ladder.tsx';
import { Offer } from './offer.tsx';
import { moodOf, Others, othersOf } from './others.tsx';
import { numberIn, OwnBoard, pieceName } from './own-board.tsx';
import './others.css';
import './picture.css';
import { useKeyboard } from './keyboard.ts';
import { useSteps } from './steps.ts';
import type { FinitoProps } from './types.ts';
import {
  blockOf,
  boardAfter,
  moveTo,
  ownChoice,
  seenBoard,
  seenOpen,
  squaresToChoose,
  wanted,
} from './view-model.ts';

/** The board the line is drawn through while a counter is in hand: without it, or with it where it would go. */
const linedBoard = (view: View, seat: Seat, counter: Counter | undefined, over: Square | undefined) => {
  const board = seenBoard(view, seat);
  if (counter === undefined) return board;
  const lifted = board.map((other) => (other === counter ? 0 : other));
  return over === undefined ? lifted : boardAfter(lifted, { type: 'move', counter, at: over });
};

export const Board = (props: FinitoProps) => {
  const { game, view, news, moment, mode, translations, name, deciding, play, refuse, hint } = props;
  const { own } = translations;
  const { options } = view;
  const seat = view.seat ?? 0;
  const root = useRef<HTMLDivElement>(null);
  const landed = useRef<Counter | undefined>(undefined);
  const dragged = useRef(false);
  const isPlaying = mode === 'play';
  const isStill = mode === 'still';
  const placing = stage(view) === 'placing';
  const targets = isPlaying ? squaresToChoose(view) : [];

  const drop = (piece: string, place: string, element: Element): void => {
    const wasDragged = dragged.current;
    const [counter, at] = [numberIn(piece), numberIn(place)];
    const other = view.boards[seat]![at]!;
    // Touching another counter means that one instead: nothing can be put on it anyway.
    if (!placing && other !== 0 && !wasDragged) {
      hands.held.value = pieceName(other);
      soundTap();
      announce(inHand(pieceName(other)));
      return;
    }
    const move = moveTo(view, counter, at);
    const reason = game.check(view, move);
    if (reason) {
      refuse(reason, element);
      return;
    }
    landed.current = wasDragged ? counter : undefined;
    play(move);
  };

  const touch = (place: string, element: Element): void => {
    const reason = whyNotTouch(game, view, numberIn(place));
    if (reason) refuse(reason, element);
  };
  const canHold = (piece: string): boolean => liftable(view).includes(numberIn(piece));
  const inHand = (piece: string): string =>
    own.inHand(numberIn(piece), [...new Set(targets.map((at) => numberOn(at, options.numbers)))]);

  const hands = useHands({
    enabled: isPlaying,
    canHold,
    drop,
    touch,
    describe: (piece) => {
      dragged.current = false;
      return inHand(piece);
    },
    ghost: (_, element) => {
      dragged.current = true;
      return ghostOf(element);
    },
  });
  const held = hands.held.value === undefined ? undefined : numberIn(hands.held.value);
  const overPlace = hands.over.value === undefined ? undefined : numberIn(hands.over.value);
  const over = overPlace !== undefined && targets.includes(overPlace) ? overPlace : undefined;

  const { step, isNew } = useSteps(moment, isStill);
  useFlip(root, step);
  const hasRolled = isNew && news.some(({ type }) => type === 'rolled');
  const { host, rolling } = useTumble(view.rolls, hasRolled, view.rolled, options.numbers);

  useAnimation(root, view, news, { step, isNew });
  useEffect(() => {
    landed.current = undefined;
    // What is in hand may be gone: the time was up, or a move was taken back.
    const piece = hands.held.peek();
    if (piece !== undefined && !(isPlaying && canHold(piece))) hands.release();
  }, [moment, isPlaying]);

  const keyboard = useKeyboard(hands, root, isPlaying ? view.rolls : 0);

  const chosen = ownChoice(view);
  const board = seenBoard(view, seat);
  const counters = sequence(board);
  const canPass = isPlaying && !placing && game.check(view, { type: 'pass' }) === undefined;
  const states = [
    'finito',
    `seats-${Math.min(4, othersOf(view).length)}`,
    placing && 'is-placing',
    isPlaying && 'is-playing',
    isStill && 'is-still',
    held !== undefined && 'is-holding',
    hands.dragging.value && 'is-dragging',
    rolling.value && held === undefined && 'is-rolling',
    options.open > 4 && 'has-long-tray',
  ];
  return (
    <div
      {...hands.props}
      {...keyboard}
      ref={(element) => {
        hands.props.ref(element);
        root.current = element;
      }}
      class={states.filter(Boolean).join(' ')}
      style={`--time: ${duration(240)}ms; --rows: ${Math.ceil(board.length / 6)}; --others: ${othersOf(view).length}`}
    >
      <Offer
        rolled={view.rolled}
        die={host}
        open={seenOpen(view, seat)}
        places={options.open}
        down={view.down[seat]!.length}
        held={held}
        hint={isPlaying ? hint : undefined}
        canChoose={isPlaying && placing}
        isStill={isStill}
        pass={canPass ? () => play({ type: 'pass' }) : undefined}
        own={own}
      >
        <Ladder view={view} deciding={deciding} name={name} own={own} />
      </Offer>
      <section
        class={`finito-mine seat-${seat}`}
        aria-label={view.seat === null ? own.boardOf(name(seat)) : own.ownBoard}
      >
        <OwnBoard
          numbers={options.numbers}
          board={board}
          lined={linedBoard(view, seat, held, over)}
          targets={targets}
          chosen={chosen}
          hint={isPlaying ? hint : undefined}
          held={held}
          over={over}
          canTouch={isPlaying}
          canLift={isPlaying && !placing}
          isStill={isStill}
          own={own}
          landed={landed.current}
        />
        <p class="finito-foot">
          <Face seat={seat} mood={moodOf(view, deciding, seat)} />
          <span class="finito-name">{own.longest(blockOf(board).length, wanted(view))}</span>
          <span>
            {options.roundLimit > 0 || view.rolls > 0 ? own.roll(view.rolls, options.roundLimit) : ''}
          </span>
        </p>
        <p class="unseen">{counters.length === 0 ? own.noCounters : own.orderOf(counters, blockOf(board))}</p>
      </section>
      <Others view={view} deciding={deciding} name={name} own={own} moving={isNew} />
    </div>
  );
};
