// The hands at this table: what can be picked up, and what happens where it is put down.
import type { Reason, Square } from '@crescendo/rules/5vor12';
import { type Signal, useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { announce } from '../../app/announce.ts';
import { type Hands, useHands } from '../../pieces/hold.ts';
import { fitsOf, handIn, moveFor, openIn, squareIn, tileOf } from './gestures.ts';
import { type Plan, planned, planRefusal } from './plan.ts';
import { prompt } from './text.ts';
import type { VorZwoelfProps } from './types.ts';
import type { Actions } from './view-model.ts';

interface Held {
  readonly hands: Hands;
  /** Where a finger let go, until the tile has come to rest. */
  readonly dropped: RefObject<DOMRect | undefined>;
  /** The tile in the way of the one just refused. */
  readonly clash: Signal<Square | undefined>;
  /** Grows when somebody touches the board before there is anything to lay. */
  readonly nudged: Signal<number>;
  readonly handlers: Omit<Hands['props'], 'ref'>;
}

export const useInput = (
  root: RefObject<HTMLElement | null>,
  { game, view, mode, translations, play, refuse, draft }: VorZwoelfProps,
  actions: Actions,
  plan: Plan,
): Held => {
  const dropped = useRef<DOMRect | undefined>(undefined);
  const pressing = useRef(false);
  const clash = useSignal<Square | undefined>(undefined);
  const nudged = useSignal(0);

  const say = (reason: Reason, at: Element): void => {
    refuse(reason, at);
    clash.value = reason.code === 'not-rising' ? reason.otherAt : undefined;
  };

  const arrange = (index: number, place: string, element: Element): void => {
    const at = squareIn(place);
    const reason = at === undefined ? undefined : planRefusal(game, view, at);
    if (reason) say(reason, element);
    else draft.value = planned(view, plan, index, at);
  };

  const putDown = (piece: string, place: string, element: Element): void => {
    const index = handIn(piece);
    if (index !== undefined) {
      arrange(index, place, element);
      return;
    }
    const open = openIn(place);
    // The turned-up tile on an open one: there is no such move, and the game says what there is.
    const move =
      open === undefined ? moveFor(view, piece, place) : ({ type: 'take', tile: open, at: 0 } as const);
    if (!move) return;
    const reason = game.check(view, move);
    if (!reason) {
      play(move);
      return;
    }
    say(reason, element);
    // The tile stays in the hand: one look at the sentence, then the next try.
    if (openIn(piece) !== undefined) hands.held.value = piece;
  };

  const touch = (place: string, element: Element): void => {
    if (place === 'supply' && actions.draw) play({ type: 'draw' });
    else if (actions.lay && place !== 'middle' && place !== 'hand') putDown('drawn', place, element);
    else if (actions.draw && squareIn(place) !== undefined) {
      nudged.value++;
      announce(prompt(view, translations));
    }
  };

  const canHold = (piece: string): boolean => {
    // A tap on the supply turns a tile up at once; only a finger that pulls holds it.
    if (piece === 'supply') return actions.draw && pressing.current;
    if (piece === 'drawn') return actions.lay;
    return handIn(piece) === undefined ? actions.take : actions.arrange;
  };

  const sideOf = (selector: string): number =>
    root.current?.querySelector(selector)?.getBoundingClientRect().width ?? 0;

  const hands = useHands({
    enabled: mode === 'play',
    canHold,
    drop: putDown,
    touch,
    describe: (piece) =>
      piece === 'supply'
        ? undefined
        : translations.own.holding(
            tileOf(view, piece),
            actions.arrange ? undefined : fitsOf(game, view, piece).size,
          ),
    ghost: (piece, element) => {
      const ghost = document.createElement('div');
      const { width } = element.getBoundingClientRect();
      ghost.className = piece === 'supply' ? 'v12-back' : 'tile v12-tile';
      ghost.style.setProperty(
        '--size',
        `${Math.max(width, Math.min(width * 1.25, sideOf('.v12-square')))}px`,
      );
      if (piece !== 'supply') ghost.textContent = String(tileOf(view, piece));
      return ghost;
    },
    placeAt: (x, y) => {
      const side = sideOf('.v12-square');
      dropped.current = new DOMRect(x - side / 2, y - side / 2, side, side);
      const zone = actions.leave ? root.current?.querySelector('.v12-open-zone') : undefined;
      const box = zone?.getBoundingClientRect();
      const inside = box && x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
      return inside ? 'middle' : undefined;
    },
  });

  useEffect(() => {
    if (clash.value === undefined) return;
    const timer = setTimeout(() => {
      clash.value = undefined;
    }, 2600);
    return () => clearTimeout(timer);
  }, [clash.value]);

  const { onPointerDown, onClick, onKeyDown, onFocusIn } = hands.props;
  return {
    hands,
    dropped,
    clash,
    nudged,
    handlers: {
      onFocusIn,
      onPointerDown: (event) => {
        pressing.current = true;
        dropped.current = undefined;
        onPointerDown(event);
      },
      onClick: (event) => {
        pressing.current = false;
        onClick(event);
      },
      onKeyDown: (event) => {
        dropped.current = undefined;
        onKeyDown(event);
      },
    },
  };
};
