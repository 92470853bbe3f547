// Measures the room of the felt and the rack.
import { type Signal, useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import type { Room } from './geometry.ts';

export interface Rooms {
  readonly felt: Room;
  /** The size of its stand; below the felt the largest that it may have. */
  readonly rack: Room & { readonly isBeside: boolean };
}

const NO_RACK = { width: 0, height: 0, isBeside: false };

/** On a board that is lower than this, of a zoomed page that scrolls, tiles keep their size instead. */
const LOW = 400;

/** Below the felt it leaves half of the board's height to the felt. */
const rackRoom = (board: HTMLElement, felt: HTMLElement, stand: HTMLElement): Rooms['rack'] => {
  const rack = stand.parentElement ?? stand;
  const style = getComputedStyle(rack);
  const padding = Number.parseFloat(style.paddingTop) + Number.parseFloat(style.paddingBottom);
  const width = stand.clientWidth;
  if (rack.getBoundingClientRect().left >= felt.getBoundingClientRect().right - 1)
    return { width, height: rack.clientHeight - padding, isBeside: true };
  const bar = board.querySelector<HTMLElement>('.rk-bar')?.offsetHeight ?? 0;
  const around = padding + Number.parseFloat(style.marginTop) + Number.parseFloat(style.marginBottom) + bar;
  const half = board.clientHeight < LOW ? Infinity : Math.floor(board.clientHeight / 2);
  return { width, height: half - around, isBeside: false };
};

/** `hasRack`: a spectator has none. */
export const useRooms = (
  root: RefObject<HTMLElement | null>,
  hasRack: boolean,
): Signal<Rooms | undefined> => {
  const rooms = useSignal<Rooms | undefined>(undefined);
  useLayoutEffect(() => {
    const board = root.current;
    const felt = board?.querySelector<HTMLElement>('.rk-felt');
    if (!board || !felt) return;
    const stand = board.querySelector<HTMLElement>('.rk-stand');
    const read = (): void => {
      const now: Rooms = {
        felt: { width: felt.clientWidth, height: felt.clientHeight },
        rack: stand ? rackRoom(board, felt, stand) : NO_RACK,
      };
      if (JSON.stringify(now) !== JSON.stringify(rooms.peek())) rooms.value = now;
    };
    read();
    const observer = new ResizeObserver(read);
    observer.observe(felt);
    observer.observe(board);
    return () => observer.disconnect();
  }, [hasRack]);
  return rooms;
};
