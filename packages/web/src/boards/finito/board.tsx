// Finito! on the table: the viewer's own board, the die and the open counters beside it, the others around.
import type { Seat } from '@crescendo/rules';
import { type Counter, points, type Square, sequence, stage, type View } from '@crescendo/rules/finito';
import { useRef } from 'preact/hooks';
import { explain } from '../../interaction/bubble.ts';
import { useFlip } from '../../interaction/motion.ts';
import { duration } from '../../shell/motion.ts';
import { useAnimation } from './view/animation.ts';
import './tokens.css';
import './board.css';
import './view/call.css';
import { useInput } from './input/input.ts';
import { useKeyboard } from './input/keyboard.ts';
import { Call } from './view/call.tsx';
import { useTumble } from './view/die.tsx';
import { Face } from './view/face.tsx';
import { Ladder } from './view/ladder.tsx';
import './view/offer.css';
import { Offer } from './view/offer.tsx';
import './view/others.css';
import { moodOf, Others, othersOf } from './view/others.tsx';
import { OwnBoard } from './view/own-board.tsx';
import './view/picture.css';
import './forced.css';
import { nameOrYou } from '../contract/seat-label.ts';
import { useSteps } from './model/steps.ts';
import {
  blockOf,
  boardAfter,
  ownChoice,
  seenBoard,
  seenOpen,
  squaresToChoose,
  wanted,
} from './model/view-model.ts';
import { dieText } from './speech/text.ts';
import type { FinitoProps } from './types.ts';

/** The board the line is drawn through while a counter is in hand: without it, or with it where it would go. */
const linedBoard = (view: View, seat: Seat, counter: Counter | undefined, over: Square | undefined) => {
  const board = seenBoard(view, seat);
  if (counter === undefined) return board;
  const lifted = board.map((other) => (other === counter ? 0 : other));
  return over === undefined ? lifted : boardAfter(lifted, { type: 'move', counter, at: over });
};

interface FootProps {
  readonly props: FinitoProps;
  readonly seat: Seat;
}

/** Below the own board: how long its longest block is, and which roll this is. */
const Foot = ({ props: { view, translations, deciding, label }, seat }: FootProps) => {
  const { own } = translations;
  const { roundLimit } = view.options;
  const board = seenBoard(view, seat);
  const counters = sequence(board);
  return (
    <>
      <p class="finito-foot row gap-6 soft nowrap">
        <Face seat={seat} mood={moodOf(view, deciding, seat)} />
        <span class="finito-name ellipsis">
          {view.seat === null && `${label(seat).text} · `}
          {own.longest(blockOf(board).length, wanted(view))}
        </span>
        <span>{roundLimit > 0 || view.rolls > 0 ? own.roll(view.rolls, roundLimit) : ''}</span>
      </p>
      <p class="unseen">{counters.length === 0 ? own.noCounters : own.orderOf(counters, blockOf(board))}</p>
    </>
  );
};

export const Board = (props: FinitoProps) => {
  const { game, view, news, moment, mode, translations, label, name, deciding, play } = props;
  const { own } = translations;
  const { options } = view;
  const seat = view.seat ?? props.large ?? 0;
  const root = useRef<HTMLDivElement>(null);
  const isPlaying = mode === 'play';
  const isStill = mode === 'still';
  const isPlacing = stage(view) === 'placing';
  const hint = isPlaying ? props.hint : undefined;
  const instead = isPlaying ? props.instead : undefined;
  const targets = isPlaying ? squaresToChoose(view) : [];
  const { picking, landed } = useInput(props, targets);
  const held = picking.held.value?.counter;
  const over = targets.find((at) => at === picking.over.value?.at);

  const { step, isNew } = useSteps(moment, isStill);
  useFlip(root, step);
  const hasRolled = isNew && news.some(({ type }) => type === 'rolled');
  const { host, rolling } = useTumble(view.rolls, hasRolled, view.rolled, options.numbers);
  useAnimation(root, view, news, { step, isNew });
  const keyboard = useKeyboard(picking, root, isPlaying ? view.rolls : 0);

  const board = seenBoard(view, seat);
  const others = othersOf(view, seat).length;
  const canPass = isPlaying && !isPlacing && game.check(view, { type: 'pass' }) === undefined;
  const states = [
    'finito grid relative on-felt',
    `seats-${Math.min(4, others)}`,
    isPlacing && 'is-placing',
    isPlaying && 'is-playing',
    isStill && 'is-still',
    held !== undefined && 'is-holding',
    picking.dragging.value && 'is-dragging',
    rolling.value && held === undefined && 'is-rolling',
    options.open > 4 && 'has-long-tray',
  ];
  return (
    <div
      {...picking.props}
      {...keyboard}
      ref={(element) => {
        picking.props.ref(element);
        root.current = element;
      }}
      class={states.filter(Boolean).join(' ')}
      style={`--time: ${duration(240)}ms; --rows: ${Math.ceil(board.length / 6)}; --others: ${others}`}
    >
      <Offer
        seat={seat}
        rolled={view.rolled}
        die={host}
        open={seenOpen(view, seat)}
        places={options.open}
        down={view.down[seat]?.length ?? 0}
        held={held}
        hint={hint}
        instead={instead}
        canChoose={isPlaying && isPlacing}
        isStill={isStill}
        onAsk={(at) => explain(dieText(view, translations), at)}
        pass={canPass ? () => play({ type: 'pass' }) : undefined}
        own={own}
      >
        <Ladder view={view} deciding={deciding} label={label} own={own} isStill={isStill} />
      </Offer>
      <section
        class={`finito-mine paper-ink seat-${seat}`}
        aria-label={view.seat === null ? own.boardOf(nameOrYou(name, seat)) : own.ownBoard}
      >
        <OwnBoard
          numbers={options.numbers}
          board={board}
          lined={linedBoard(view, seat, held, over)}
          targets={targets}
          chosen={ownChoice(view)}
          hint={hint}
          instead={instead}
          held={held}
          over={over}
          canTouch={isPlaying}
          canLift={isPlaying && !isPlacing}
          isStill={isStill}
          own={own}
          landed={landed.current ?? undefined}
        />
        {points(board) >= wanted(view) && <Call isNew={isNew} />}
        <Foot props={props} seat={seat} />
      </section>
      <Others view={view} large={seat} deciding={deciding} label={label} name={name} own={own} moving={isNew}>
        {others === 1 && (
          <Ladder view={view} deciding={deciding} label={label} own={own} isStill={isStill} isRace />
        )}
      </Others>
    </div>
  );
};
