// How much room the felt and the rack have.
import { type Signal, useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import type { Room } from './geometry.ts';

export interface Rooms {
  readonly felt: Room;
  /** How wide its stand is. */
  readonly rack: number;
}

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
        rack: stand?.clientWidth ?? 0,
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
