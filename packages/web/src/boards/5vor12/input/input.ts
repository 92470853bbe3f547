// Input at this table: what can be picked up, and what happens where it is put down.
import type { Reason, Square } from '@crescendo/rules/5vor12';
import { type Signal, useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { showBubble } from '../../../interaction/bubble.ts';
import { type PickAndPlace, usePickAndPlace } from '../../../interaction/pick-and-place.ts';
import { announce } from '../../../shell/announce.ts';
import { fitsOf, moveFor, tileOf } from '../model/gestures.ts';
import { DRAWN, type Piece, type Place, pieces, places } from '../model/places.ts';
import { type Plan, planned, planRefusal } from '../model/plan.ts';
import { fitsNowhereText } from '../model/progress.ts';
import type { Actions } from '../model/view-model.ts';
import { prompt } from '../speech/text.ts';
import type { VorZwoelfProps } from '../types.ts';

interface Input {
  readonly picking: PickAndPlace<Piece, Place>;
  /** The place where a finger let go, until the tile has come to rest. */
  readonly dropped: RefObject<DOMRect | undefined>;
  /** The tile in the way of the one just refused. */
  readonly clash: Signal<Square | undefined>;
  /** Grows when the user touches the board before there is anything to lay. */
  readonly nudged: Signal<number>;
  readonly handlers: Omit<PickAndPlace<Piece, Place>['props'], 'ref'>;
}

/** A refusal marks the tile in the way, for a moment. */
const CLASH_TIME = 2600;

const useClash = (): Signal<Square | undefined> => {
  const clash = useSignal<Square | undefined>(undefined);
  useEffect(() => {
    if (clash.value === undefined) return;
    const timer = setTimeout(() => {
      clash.value = undefined;
    }, CLASH_TIME);
    return () => clearTimeout(timer);
  }, [clash.value]);
  return clash;
};

const ghostOf = (tile: number | undefined, element: HTMLElement, side: number): HTMLElement => {
  const ghost = document.createElement('div');
  const { width } = element.getBoundingClientRect();
  ghost.className = tile === undefined ? 'v12-back center' : 'tile v12-tile';
  ghost.style.setProperty('--size', `${Math.max(width, Math.min(width * 1.25, side))}px`);
  if (tile !== undefined) ghost.textContent = String(tile);
  return ghost;
};

const isInside = ({ left, right, top, bottom }: DOMRect, x: number, y: number): boolean =>
  x >= left && x <= right && y >= top && y <= bottom;

/** Plays the move of a piece that is put down, and of a touch while nothing is held. */
const movesFor = (
  { game, view, translations, play, draft }: VorZwoelfProps,
  actions: Actions,
  plan: Plan,
  explain: (reason: Reason, at: Element) => void,
  nudge: () => void,
) => {
  const arrange = (index: number, place: Place, element: Element): void => {
    const at = place.kind === 'square' ? place.at : undefined;
    const reason = at === undefined ? undefined : planRefusal(game, view, at);
    if (reason) explain(reason, element);
    else draft.value = planned(view, plan, index, at);
  };

  /** True when it is refused. */
  const putDown = (piece: Piece, place: Place, element: Element): boolean => {
    if (piece.kind === 'hand') {
      arrange(piece.index, place, element);
      return false;
    }
    // The turned-up tile on an open one: there is no such move, and the game says what there is.
    const move =
      place.kind === 'open'
        ? ({ type: 'take', tile: place.tile, at: 0 } as const)
        : moveFor(view, piece, place);
    const reason = move && game.check(view, move);
    if (reason) explain(reason, element);
    else if (move) play(move);
    return reason !== undefined;
  };

  const touch = (place: Place, element: Element): void => {
    if (place.kind === 'supply' && actions.draw) play({ type: 'draw' });
    else if (actions.lay && place.kind !== 'middle' && place.kind !== 'hand') putDown(DRAWN, place, element);
    else if (actions.draw && place.kind === 'square') {
      nudge();
      announce(prompt(view, translations));
    }
  };
  return { putDown, touch };
};

/** `isPressed`: with finger or mouse. */
const canPick = (piece: Piece, actions: Actions, isPressed: boolean): boolean => {
  switch (piece.kind) {
    // A tap on the supply turns a tile up at once; only a finger that pulls holds it.
    case 'supply':
      return actions.draw && isPressed;
    case 'drawn':
      return actions.lay;
    case 'hand':
      return actions.arrange;
    case 'open':
      return actions.take;
  }
};

/** A face-up tile that fits nowhere says why, where it lies. */
const useFitsNowhere = (
  root: RefObject<HTMLElement | null>,
  { view, translations }: VorZwoelfProps,
  { held, dragging }: PickAndPlace<Piece, Place>,
): void => {
  useEffect(() => {
    const piece = held.peek();
    if (piece?.kind !== 'open' || dragging.peek()) return;
    const text = fitsNowhereText(view, piece.tile, translations);
    const element = root.current?.querySelector(`[data-piece="${pieces.key(piece)}"]`);
    if (text !== undefined && element) showBubble(text, element);
  }, [held.value]);
};

export const useInput = (
  root: RefObject<HTMLElement | null>,
  props: VorZwoelfProps,
  actions: Actions,
  plan: Plan,
): Input => {
  const { game, view, mode, translations, refuse } = props;
  const dropped = useRef<DOMRect | undefined>(undefined);
  const isPressed = useRef(false);
  const nudged = useSignal(0);
  const clash = useClash();
  const explain = (reason: Reason, at: Element): void => {
    refuse(reason, at);
    clash.value = reason.code === 'not-rising' ? reason.otherAt : undefined;
  };
  const nudge = (): void => {
    nudged.value++;
  };
  const { putDown, touch } = movesFor(props, actions, plan, explain, nudge);
  const squareSide = (): number =>
    root.current?.querySelector('.v12-square')?.getBoundingClientRect().width ?? 0;

  const picking = usePickAndPlace<Piece, Place>({
    pieces,
    places,
    enabled: mode === 'play',
    canPick: (piece) => canPick(piece, actions, isPressed.current),
    drop: (piece, place, element) => {
      // With a face-up tile in hand a touch on the supply means the supply; nothing is dragged there.
      if (piece.kind === 'open' && place.kind === 'supply' && !dropped.current) return touch(place, element);
      const isRefused = putDown(piece, place, element);
      // The tile stays in the hand: one look at the sentence, then the next try.
      if (isRefused && piece.kind === 'open') picking.held.value = piece;
    },
    touch,
    describe: (piece) =>
      piece.kind === 'supply'
        ? undefined
        : translations.own.holding(
            tileOf(view, piece),
            actions.arrange ? undefined : fitsOf(game, view, piece).size,
          ),
    ghost: (piece, element) =>
      ghostOf(piece.kind === 'supply' ? undefined : tileOf(view, piece), element, squareSide()),
    placeAt: (x, y) => {
      const side = squareSide();
      dropped.current = new DOMRect(x - side / 2, y - side / 2, side, side);
      const zone = actions.leave ? root.current?.querySelector('.v12-open-zone') : undefined;
      return zone && isInside(zone.getBoundingClientRect(), x, y) ? { kind: 'middle' } : undefined;
    },
  });

  useFitsNowhere(root, props, picking);

  const { onPointerDown, onClick, onKeyDown } = picking.props;
  const handlers: Input['handlers'] = {
    onPointerDown: (event) => {
      isPressed.current = true;
      dropped.current = undefined;
      onPointerDown(event);
    },
    onClick: (event) => {
      isPressed.current = false;
      onClick(event);
    },
    onKeyDown: (event) => {
      dropped.current = undefined;
      onKeyDown(event);
    },
  };
  return { picking, dropped, clash, nudged, handlers };
};
