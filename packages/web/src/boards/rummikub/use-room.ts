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

export const useRooms = (root: RefObject<HTMLElement | null>): Signal<Rooms | undefined> => {
  const rooms = useSignal<Rooms | undefined>(undefined);
  useLayoutEffect(() => {
    const board = root.current;
    const felt = board?.querySelector<HTMLElement>('.rk-felt');
    const rack = board?.querySelector<HTMLElement>('.rk-rack');
    const own = rack?.parentElement;
    if (!felt || !rack || !own) return;
    const read = (): void => {
      const style = getComputedStyle(rack);
      // Where there is room, the tools stand beside the rack.
      const aside = 12 + (own.clientWidth >= WIDE ? BESIDE : 0);
      const now: Rooms = {
        felt: roomIn({ width: felt.clientWidth, height: felt.clientHeight }),
        rack: {
          width:
            own.clientWidth -
            Number.parseFloat(style.paddingLeft) -
            Number.parseFloat(style.paddingRight) -
            aside,
          height: board!.clientHeight,
        },
      };
      if (JSON.stringify(now) !== JSON.stringify(rooms.peek())) rooms.value = now;
    };
    read();
    const observer = new ResizeObserver(read);
    observer.observe(felt);
    observer.observe(own);
    observer.observe(board!);
    return () => observer.disconnect();
  }, []);
  return rooms;
};
