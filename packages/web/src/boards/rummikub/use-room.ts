// How much room the felt and the rack have.
import { type Signal, useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { type Room, roomIn } from './geometry.ts';

/** As in rack.css: from this width on the tools stand beside the rack, and take this much. */
const WIDE = 1000;
const BESIDE = 670;

export interface Rooms {
  readonly felt: Room;
  readonly rack: Room;
}

const paddingOf = (element: Element): number => {
  const { paddingLeft, paddingRight } = getComputedStyle(element);
  return Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight);
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
    const rack = board.querySelector<HTMLElement>('.rk-rack');
    const read = (): void => {
      const across = board.clientWidth;
      const aside = 12 + (across >= WIDE ? BESIDE : 0) + (rack ? paddingOf(rack) : 0);
      const now: Rooms = {
        felt: roomIn({ width: felt.clientWidth, height: felt.clientHeight }),
        rack: { width: across - aside, height: board.clientHeight },
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
