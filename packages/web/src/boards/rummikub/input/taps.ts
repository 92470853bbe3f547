// Taps beyond picking up and putting down.
import type { Options } from '@crescendo/rules/rummikub';
import { vibrate } from '../../../shell/sound.ts';
import { fitOf, turnJoker } from '../model/edit.ts';
import type { FeltSet, Piece } from '../model/piece.ts';
import type { Input } from './input.ts';
import { pieceAt } from './keyboard.ts';
import type { Planning } from './use-plan.ts';

/** Two taps on one tile within this many milliseconds are one gesture. */
const DOUBLE = 400;
/** A finger that rests on a tile for so long means the whole set. */
const LONG = 450;
/** A finger trembles less than this many pixels. */
const DRAG_THRESHOLD_PX = 7;

export interface Taps {
  /** Reads a tap before it means picking up or putting down: true when it meant something else. */
  tap(target: Element): boolean;
  /** A finger is down on something. */
  press(event: PointerEvent): void;
}

/** The only set to which this tile can be added. */
const onlyPlace = (piece: Piece, { sets, isFixed }: Planning, options: Options): FeltSet | undefined => {
  const fitting = sets.filter((set) => !isFixed(set.id) && fitOf(set, [piece], options) === 'yes');
  return fitting.length === 1 ? fitting[0] : undefined;
};

interface TapMemory {
  piece?: Piece | undefined;
  time: number;
  /** The tap that ends a long press means nothing more. */
  wasLong: boolean;
}

export const tapMemory = (): TapMemory => ({ time: 0, wasLong: false });

export const tapsAt = (memory: TapMemory, input: Input, planning: Planning, options: Options): Taps => {
  const { picking, selection, put, hold } = input;
  const { sets, rack } = planning;
  const holdSetOf = (piece: Piece): boolean => {
    const set = sets.find(({ pieces }) => pieces.includes(piece));
    if (!set || planning.whyFixed(set.pieces)) return false;
    hold(set.pieces);
    return true;
  };
  /** A second tap on a tile of the rack: it goes to the only place there is for it. */
  const layAtOnce = (piece: Piece, element: Element): boolean => {
    const isDouble = memory.piece === piece && performance.now() - memory.time < DOUBLE;
    memory.piece = isDouble ? undefined : piece;
    memory.time = performance.now();
    const set = isDouble && rack.includes(piece) ? onlyPlace(piece, planning, options) : undefined;
    if (!set) return false;
    picking.release();
    put([piece], { kind: 'inSet', id: set.id, at: Infinity }, element);
    return true;
  };
  /** One of several tiles in the hand is touched: it leaves them. */
  const leave = (piece: Piece): boolean => {
    const held = selection.pieces.peek();
    const first = picking.held.peek();
    if (first?.kind !== 'tile' || first.piece !== piece || held.length < 2) return false;
    hold(held.filter((each) => each !== piece));
    return true;
  };
  return {
    tap: (target) => {
      if (picking.dragging.peek()) return false;
      if (memory.wasLong) {
        memory.wasLong = false;
        return true;
      }
      const turned = target.closest<HTMLElement>('[data-turn]')?.dataset.turn;
      if (turned !== undefined) {
        planning.change({ sets: turnJoker(sets, Number(turned), options) });
        return true;
      }
      const [held] = selection.pieces.peek();
      if (target.closest('.rk-whole') && held !== undefined) return holdSetOf(held);
      const element = target.closest<HTMLElement>('[data-piece]');
      const piece = pieceAt(element);
      return element !== null && piece !== undefined && (layAtOnce(piece, element) || leave(piece));
    },
    press: (event) => {
      memory.wasLong = false;
      const target = event.target instanceof Element ? event.target : undefined;
      const piece = pieceAt(target?.closest<HTMLElement>('.rk-felt [data-piece]') ?? null);
      if (piece === undefined || event.pointerType !== 'touch') return;
      const stop = (): void => {
        clearTimeout(timer);
        removeEventListener('pointermove', move);
        removeEventListener('pointerup', stop);
        removeEventListener('pointercancel', stop);
      };
      const move = ({ clientX, clientY }: PointerEvent): void => {
        if (Math.hypot(clientX - event.clientX, clientY - event.clientY) >= DRAG_THRESHOLD_PX) stop();
      };
      const timer = setTimeout(() => {
        stop();
        memory.wasLong = holdSetOf(piece);
        if (memory.wasLong) vibrate(20);
      }, LONG);
      addEventListener('pointermove', move);
      addEventListener('pointerup', stop);
      addEventListener('pointercancel', stop);
    },
  };
};
