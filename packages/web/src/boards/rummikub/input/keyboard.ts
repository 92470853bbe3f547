// Keys beyond arrows, Enter and Escape.

import { announce } from '../../../shell/announce.ts';
import type { Piece } from '../model/piece.ts';
import { handles } from '../model/places.ts';
import type { RummikubTranslations } from '../types.ts';
import type { Input } from './input.ts';
import type { Planning } from './use-plan.ts';

export const pieceAt = (element: HTMLElement | null): Piece | undefined => {
  const handle = handles.read(element?.dataset.piece);
  return handle?.kind === 'tile' ? handle.piece : undefined;
};

/** Steps from set to set, then to the place for a new one, and at the end back to the first. */
const stepSets = (from: HTMLElement, step: 1 | -1): boolean => {
  const sets = [...(from.closest('.rk')?.querySelectorAll<HTMLElement>('.rk-set, .rk-new') ?? [])];
  const at = sets.findIndex((set) => set.contains(from));
  const next = sets.at(at < 0 ? (step > 0 ? 0 : -1) : (at + step) % sets.length);
  (next?.querySelector<HTMLElement>('.rk-tile') ?? next)?.focus();
  return next !== undefined;
};

/** True when the key meant something here. */
export const handleKey = (
  event: KeyboardEvent,
  { put, selection }: Input,
  planning: Planning,
  isLive: boolean,
  { own }: RummikubTranslations,
): boolean => {
  if (!isLive) return false;
  const { target, key } = event;
  const command = event.ctrlKey || event.metaKey;
  const piece = target instanceof HTMLElement ? pieceAt(target) : undefined;
  const { rack, mine } = planning;
  const act = (): boolean => {
    if (command && key.toLowerCase() === 'z') {
      if (event.shiftKey) planning.redo();
      else planning.undo();
      announce(event.shiftKey ? own.spoken.redone : own.spoken.undone);
      return true;
    }
    if (command && key.toLowerCase() === 'y') {
      planning.redo();
      announce(own.spoken.redone);
      return true;
    }
    if (target instanceof HTMLElement && (key === 'PageDown' || key === 'PageUp'))
      return stepSets(target, key === 'PageDown' ? 1 : -1);
    if (piece === undefined) return false;
    if ((key === 'Delete' || key === 'Backspace') && !rack.includes(piece)) {
      const held = selection.pieces.peek();
      put(held.includes(piece) ? held : [piece], { kind: 'rack' }, target as Element);
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
