// The place under a finger, by arithmetic. What has to be measured is measured once, when a drag begins.
import type { Options } from '@crescendo/rules/rummikub';
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Piece } from '../model/piece.ts';
import type { Place } from '../model/places.ts';
import { type FeltLayout, type RackGrid, setAt } from './geometry.ts';

const NOWHERE: Place = { kind: 'nowhere' };

export interface PlaceFinder {
  /** A hand may be going to move something: measure now, while nothing has changed and measuring costs nothing. */
  prepare(): void;
  /** The place at a point. */
  at(x: number, y: number, held: readonly Piece[]): Place;
  /** The place under a hand that drags: near an edge it makes the felt scroll. */
  under(x: number, y: number, held: readonly Piece[]): Place;
}

interface Measures {
  readonly felt: DOMRect;
  readonly rack: DOMRect;
  /** The place of the tiles on the rack. */
  readonly stand: DOMRect;
  readonly scroller: HTMLElement;
  /** The distance the felt had scrolled when it last reported it. */
  readonly scrolled: { top: number };
  /** The width of the felt without its scroll bar. */
  readonly width: number;
}

/** The facts the finder knows about the present arrangement. */
export interface Scene {
  layout?: FeltLayout;
  grid?: RackGrid;
  rackCount: number;
  fits(id: number, held: readonly Piece[]): boolean;
  options: Options;
  measures?: Measures | undefined;
}

/** A finger that waits so near to the felt's upper or lower edge makes it scroll, this many pixels a frame. */
const EDGE = 28;
const WAIT = 350;
const SPEED = 6;

export const usePlaceAt = (root: RefObject<HTMLElement | null>, scene: RefObject<Scene>): PlaceFinder => {
  const scrolling = useRef({ frame: 0, by: 0 });
  const scroll = (scroller: HTMLElement, by: number): void => {
    if (scrolling.current.by === by) return;
    cancelAnimationFrame(scrolling.current.frame);
    scrolling.current.by = by;
    if (by === 0) return;
    const start = performance.now();
    const go = (): void => {
      if (!scene.current?.measures) {
        scrolling.current.by = 0;
        return;
      }
      if (performance.now() - start > WAIT) scroller.scrollTop += by;
      scrolling.current.frame = requestAnimationFrame(go);
    };
    scrolling.current.frame = requestAnimationFrame(go);
  };

  const prepare = (): void => {
    if (scene.current && root.current) scene.current.measures = measure(root.current);
  };
  const measured = (): Measures | undefined => {
    if (!scene.current?.measures) prepare();
    return scene.current?.measures;
  };
  const at: PlaceFinder['at'] = (x, y, held) => {
    const now = scene.current;
    const measures = measured();
    if (!now?.layout || !now.grid || !measures) return NOWHERE;
    const { felt, stand, scrolled, width } = measures;
    if (isAtRack(measures, x, y)) return { kind: 'onRack', at: onRack(now.grid, now.rackCount, stand, x, y) };
    if (!isOnFelt(measures, x, y)) return NOWHERE;
    const left = felt.left + Math.max(0, (width - now.layout.width) / 2);
    const found = setAt(now.layout, x - left, y - felt.top + scrolled.top, now.options);
    if (!found || (!found.isInside && !now.fits(found.id, held))) return { kind: 'new' };
    return { kind: 'inSet', id: found.id, at: found.at };
  };
  const under: PlaceFinder['under'] = (x, y, held) => {
    const measures = measured();
    if (measures) {
      const { felt, scroller } = measures;
      const isOver = !isAtRack(measures, x, y) && isOnFelt(measures, x, y);
      scroll(scroller, !isOver ? 0 : y < felt.top + EDGE ? -SPEED : y > felt.bottom - EDGE ? SPEED : 0);
    }
    return at(x, y, held);
  };

  // To ask the felt how far it is scrolled would lay out the whole board at every step.
  useLayoutEffect(() => {
    const felt = root.current?.querySelector('.rk-felt');
    const follow = (): void => {
      const measures = scene.current?.measures;
      if (measures && felt) measures.scrolled.top = felt.scrollTop;
    };
    felt?.addEventListener('scroll', follow, { passive: true });
    return () => felt?.removeEventListener('scroll', follow);
  }, []);
  return { prepare, at, under };
};

const measure = (board: HTMLElement): Measures | undefined => {
  const scroller = board.querySelector<HTMLElement>('.rk-felt');
  const rack = board.querySelector('.rk-rack');
  const stand = board.querySelector('.rk-stand');
  if (!scroller || !rack || !stand) return undefined;
  return {
    scroller,
    scrolled: { top: scroller.scrollTop },
    width: scroller.clientWidth,
    felt: scroller.getBoundingClientRect(),
    rack: rack.getBoundingClientRect(),
    stand: stand.getBoundingClientRect(),
  };
};

/** Below the felt, or beside it. */
const isAtRack = ({ felt, rack }: Measures, x: number, y: number): boolean =>
  rack.left >= felt.right - 1 ? x >= rack.left : y >= rack.top - 6;

const isOnFelt = ({ felt }: Measures, x: number, y: number): boolean =>
  y >= felt.top && y <= felt.bottom && x >= felt.left && x <= felt.right;

const onRack = (
  { columns, rows, tile }: RackGrid,
  rackCount: number,
  stand: DOMRect,
  x: number,
  y: number,
): number => {
  const left = stand.left + (stand.width - columns * tile) / 2;
  const row = Math.max(0, Math.min(rows - 1, Math.floor(((y - stand.top) / stand.height) * rows)));
  const column = Math.max(0, Math.min(columns, Math.round((x - left) / tile)));
  return Math.min(rackCount, row * columns + column);
};
