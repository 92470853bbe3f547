// Measures the room of the felt and the rack.
import { type Signal, useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import type { Room } from './geometry.ts';

export interface Rooms {
  readonly felt: Room;
  /** The width of its stand, and its largest height where it is beside the felt. */
  readonly rack: { readonly width: number; readonly height: number | undefined };
}

/** Below the felt it is as high as it needs. */
const heightBeside = (felt: HTMLElement, stand: HTMLElement): number | undefined => {
  const rack = stand.parentElement;
  if (!rack || rack.getBoundingClientRect().left < felt.getBoundingClientRect().right - 1) return undefined;
  const { paddingTop, paddingBottom } = getComputedStyle(rack);
  return rack.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom);
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
        rack: { width: stand?.clientWidth ?? 0, height: stand ? heightBeside(felt, stand) : undefined },
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
