// Keys beyond arrows, Enter and Escape; taps beyond picking up and putting down.

import type { Input } from './input.ts';
import type { Planning } from './use-plan.ts';
import { pieceIn } from './use-selection.ts';

/** True when the key meant something here. */
export const handleKey = (
  event: KeyboardEvent,
  { put, selection }: Input,
  planning: Planning,
  isLive: boolean,
): boolean => {
  if (!isLive) return false;
  const { target, key } = event;
  const command = event.ctrlKey || event.metaKey;
  const name = target instanceof HTMLElement ? (target.dataset.piece ?? '') : '';
  const piece = pieceIn(name);
  const { rack, mine } = planning;
  const act = (): boolean => {
    if (command && key.toLowerCase() === 'z') {
      if (event.shiftKey) planning.redo();
      else planning.undo();
      return true;
    }
    if (command && key.toLowerCase() === 'y') {
      planning.redo();
      return true;
    }
    if (piece === undefined) return false;
    if ((key === 'Delete' || key === 'Backspace') && !rack.includes(piece)) {
      const held = selection.pieces.peek();
      put(held.includes(piece) ? held : [piece], 'rack', target as Element);
      return true;
    }
    const step = key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : 0;
    if (step !== 0 && (event.altKey || event.shiftKey) && rack.includes(piece) && mine.has(piece)) {
      const at = rack.indexOf(piece);
      planning.moveOnRack([piece], Math.max(0, at + (step > 0 ? 2 : -1)));
      return true;
    }
    return false;
  };
  if (!act()) return false;
  event.preventDefault();
  event.stopPropagation();
  return true;
};

/** Before a tap means holding: turn a joker, or take one of several tiles out of the hand. True when it did. */
export const handleTap = (
  target: Element,
  { hands, selection }: Input,
  turn: (id: number) => void,
): boolean => {
  const turned = target.closest<HTMLElement>('[data-turn]')?.dataset.turn;
  if (turned !== undefined) {
    turn(Number(turned));
    return true;
  }
  const held = selection.pieces.peek();
  const name = target.closest<HTMLElement>('[data-piece]')?.dataset.piece;
  const piece = name === hands.held.peek() ? pieceIn(name ?? '') : undefined;
  if (piece === undefined || held.length < 2) return false;
  selection.hold(held.filter((each) => each !== piece));
  return true;
};
